# Formula D at the table.
# Gears are told as "4th gear", spaces as lanes and places; $part is the name of a part.

formula_d-ui-round = Round { $round }
formula_d-ui-over = Race over
formula_d-ui-set-up = Before the race
formula_d-ui-qualifying = Qualifying
formula_d-ui-step-grid = Starting grid
formula_d-ui-step-build = Build your car
formula_d-ui-step-tyres = Choose tyres
formula_d-ui-step-gear = Choose a gear
formula_d-ui-step-drive = Drive

formula_d-ui-running-order = Running order
formula_d-ui-gear = Gear
formula_d-ui-gap = Gap
formula_d-ui-ambush = Ambush: whoever ends a move here rolls the black die
formula_d-ui-trap = Behind the speed trap
formula_d-ui-score = Points
formula_d-ui-void = void
formula_d-ui-qualifying-prompt = A lap for the grid, { $score ->
    [one] 1 point
   *[other] { $score } points
} so far: every roll and every space too far counts. Fewer start in front.
formula_d-ui-state-acts = { $you ->
    [true] your turn
   *[other] driving
}
formula_d-ui-state-moved = moved
formula_d-ui-state-spun = spun
formula_d-ui-state-next = next
formula_d-ui-state-waits = waiting
formula_d-ui-state-box = in the box
formula_d-ui-state-out = out of the race
formula_d-ui-state-finished = finished

# On the board.
formula_d-board-label = { $circuit }, the circuit with all cars
formula_d-board-ending = Space { $letter }: { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
}
formula_d-board-next = Next corner
formula_d-board-here = In the corner
formula_d-board-corner = Corner { $number }
formula_d-board-stops-brief = { $made } of { $stops }
formula_d-board-odds-on = drives on
formula_d-board-odds-stop = stops in the corner
formula_d-board-odds-brake = stops only by braking
formula_d-board-odds-over = too far: { $span } { $most ->
    [0] tyres
    [one] tyre
   *[other] tyres
}
formula_d-board-odds-out = out of the race
formula_d-board-risk-debris = { $count ->
    [one] debris costs suspension
   *[other] debris costs suspension, { $count } times
}
formula_d-board-risk-crash = { $count ->
    [one] a car beside costs body
   *[other] cars beside cost body, { $count } times
}
formula_d-board-set = { $type ->
    [soft] Soft
    [rain] Rain tyres
   *[hard] Hard
}, { $lap ->
    [0] new
   *[other] lap { $lap }
}
formula_d-board-stops = { $made } of { $stops } { $stops ->
    [one] stop
   *[other] stops
} made

# The console.
formula_d-ui-part-tyres = Tyres
formula_d-ui-part-brakes = Brakes
formula_d-ui-part-gearbox = Gearbox
formula_d-ui-part-body = Body
formula_d-ui-part-engine = Engine
formula_d-ui-part-suspension = Suspension
formula_d-ui-part-points = Points
formula_d-ui-wear-row = { $part }: { $left } of { $full } left{ $due ->
    [0] { "" }
   *[other] , { $due } to be paid
}{ $risk ->
    [0] { "" }
   *[other] , up to { $risk } at stake
}
formula_d-ui-points-of = { $part }: { $points }
formula_d-ui-points-unit = { $points ->
    [one] point
   *[other] points
}
formula_d-ui-price-part = { $more ->
    [one] { $part ->
        [tyres] { $points ->
            [one] tyre
           *[other] tyres
        }
        [brakes] { $points ->
            [one] brake
           *[other] brakes
        }
        [points] { $points ->
            [one] point
           *[other] points
        }
        [engine] engine
       *[other] gearbox
    }
   *[other] { "" }
}
formula_d-ui-free = free
formula_d-ui-now = now
formula_d-ui-not-now = not now
formula_d-ui-spaces = spaces
formula_d-ui-gear-brief = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
}
formula_d-ui-gear-prompt = { $gear ->
    [0] Choose a gear: the board shows where it leads.
   *[other] You are in { $gear ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $gear }th
    } gear. { tap-first } a gear: the board shows where it leads.
}
formula_d-ui-shift = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear{ $way ->
    [start] { "" }
    [stay] , as now
    [up] , one up
   *[down] , { $by } down
}
formula_d-ui-ahead =
    { $corner } { $inside ->
        [true] (you are in it)
       *[other] in { $from ->
            [one] { $from } space
           *[other] { $from } spaces
        }
    }, { $owed ->
        [0] no stop needed
        [one] { $owed } stop needed
       *[other] { $owed } stops needed
    }; { $to ->
        [0] you stand on its last space
       *[other] straight on, rolls of { $from }–{ $to } end there
    }
formula_d-ui-ahead-title = Your next turn.
formula_d-ui-ahead-gears = Your next turn: what each gear would do, straight on in your lane
formula_d-ui-order = Order of this round: { $names }
formula_d-ui-rolls-on = drives on
formula_d-ui-rolls-stop =
    { $all ->
        [true] sure to stop
       *[other] stops on { $from }–{ $to }
    }
formula_d-ui-rolls-over =
    { $all ->
        [true] always too far
       *[other] too far from { $from }
    }
formula_d-ui-none-chosen = No gear chosen yet
formula_d-ui-choose-gear = Choose a gear
formula_d-ui-roll = Roll { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear
formula_d-ui-roll-sure = Roll it? { tap-first } again
formula_d-ui-odds-on = { $chance ->
    [100] just drives on
   *[other] { $chance }% drives on
}
formula_d-ui-odds-stop = { $chance ->
    [100] always a stop
   *[other] { $chance }% stop
}
formula_d-ui-odds-brake = { $chance }% brake
formula_d-ui-odds-over = { $chance ->
    [100] always too far
   *[other] { $chance }% too far
}
formula_d-ui-odds-out = { $chance ->
    [100] always out
   *[other] { $chance }% out
}
formula_d-ui-legend-on = drives on
formula_d-ui-legend-stop = stops
formula_d-ui-legend-brake = must brake
formula_d-ui-legend-over = too far
formula_d-ui-legend-out = out
formula_d-ui-brake-note = { $chance }% of the rolls need brakes

formula_d-ui-places = Where the move may end
formula_d-ui-lane-left = Left
formula_d-ui-lane-middle = Middle
formula_d-ui-lane-right = Right
formula_d-ui-lane-pit = Pit lane
formula_d-ui-end-drive = On
formula_d-ui-end-box = Own box
formula_d-ui-end-wait = Wait in the pits
formula_d-ui-end-finish = Finish
formula_d-ui-place-spin = you spin
formula_d-ui-place-over = { $over } past it
formula_d-ui-place-stop = { $owed ->
    [0] in corner
   *[other] in corner, { $owed } to go
}
formula_d-ui-place-corner = in corner
formula_d-ui-place-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
formula_d-ui-told = { $letter }: { $where }, { $place }
formula_d-ui-how-drive = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear
formula_d-ui-how-slide = slides on
formula_d-ui-how-bonus = soft tyres
formula_d-ui-how-pit-exit = out of the box
formula_d-ui-how-slipstream = slipstream
formula_d-ui-slip = slipstream, +3
formula_d-ui-spins = spin
formula_d-ui-no-checks = Nobody beside you, no debris: nothing is checked.
formula_d-ui-no-checks-brief = clear
formula_d-ui-check-debris = Debris: { $chance }% to lose suspension{ $count ->
    [one] { "" }
   *[other] , { $count } times
}.
formula_d-ui-check-crash = Beside { $names }: { $chance }% to lose body.
formula_d-ui-choose-place = Choose a place
formula_d-ui-drive-to = { $ends ->
    [box] Into the box
    [wait] Wait at { $letter }
    [finish] Finish by { $letter }
   *[drive] Drive to { $letter }
}
formula_d-ui-slip-to = Slipstream to { $letter }
formula_d-ui-drive-sure = { $spin ->
    [1] Spin? { tap-first } again
   *[other] Pay? { tap-first } again
}

formula_d-ui-choose = Choose
formula_d-ui-stop-prompt = The tyres are new. Repair up to { $points ->
    [1] one point
   *[other] two points
} of other parts and be off in the next round, or roll the black die to be off at once.
formula_d-ui-stop-none = Nothing to repair chosen
formula_d-ui-stop-more = +{ $more }, then { $now }
formula_d-ui-stop-left = { $left } of { $full }
formula_d-ui-stop-whole = nothing lost
formula_d-ui-stop-slow = slow stop
formula_d-ui-stop-roll-note = 1 to 10: off at once, half as many spaces in 4th gear. 11 to 20: in the next round.
formula_d-ui-repair-go = Repair
formula_d-ui-pit-roll = Roll the black die
formula_d-ui-pit-roll-brief = Black die
formula_d-ui-tyres-prompt = { $weather ->
    [none] Which tyres?
   *[other] The weather: { $weather }. Which tyres?
}
formula_d-ui-tyres-none = No tyres chosen yet
formula_d-ui-tyres-slide = { $wet ->
    [1] { $type ->
        [rain] slide 1 space after corners
       *[other] slide 3 spaces after corners
    }
   *[other] dry road: no sliding
}
formula_d-ui-tyres-bonus = { $type ->
    [soft] { $wet ->
        [1] no extra space in the wet
       *[other] +1 space a move on lap one
    }
   *[other] no extra space
}
formula_d-ui-tyres-far = { $type ->
    [hard] a space too far: 1 tyre
    [rain] a space too far: { $wet ->
        [1] 1 tyre
       *[other] 2 tyres, later 3
    }
   *[other] a space too far: 2 tyres, later 3
}
formula_d-ui-tyres-hard = Hard tyres
formula_d-ui-tyres-hard-help = Last the race: a space too far costs 1 tyre. In rain they slide 3 spaces after a corner.
formula_d-ui-tyres-hard-go = Take hard tyres
formula_d-ui-tyres-soft = Soft tyres
formula_d-ui-tyres-soft-help = A space more after each dry move of their first lap, but a space too far costs 2 tyres, from the third lap on 3.
formula_d-ui-tyres-soft-go = Take soft tyres
formula_d-ui-tyres-rain = Rain tyres
formula_d-ui-tyres-rain-help = In rain they slide 1 space only. On a dry road a space too far costs 2 tyres, from the third lap on 3.
formula_d-ui-tyres-rain-go = Take rain tyres

formula_d-ui-own-home = You are home in place { $place }; the others race on.
formula_d-ui-own-out = You are out since round { $round }; the others race on.
formula_d-ui-you-drive = Your car drives

# The log: what a driver did; the name stands before it.
formula_d-log-team = Team { $team }: { $drivers }{ $alone ->
    [1] , alone
   *[other] { "" }
}
formula_d-log-built = built a car
formula_d-log-grid-roll = rolled { $roll } for the grid
formula_d-log-lap-driven = { $void ->
    [1] the lap is void: no stop in a long corner
   *[other] drove a lap of { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
formula_d-log-weather = Weather: { $weather }
formula_d-log-tyres = took { $type } tyres
formula_d-log-grid = On the grid: { $order }
formula_d-log-start-roll = { $how ->
    [stalled] stalled at the start ({ $roll })
    [great] made a great start ({ $roll })
   *[started] started ({ $roll })
}
formula_d-log-rolled = rolled { $roll } in { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear{ $gearbox ->
    [0] { "" }
   *[other] , gearbox −{ $gearbox }
}{ $brakes ->
    [0] { "" }
   *[other] , brakes −{ $brakes }
}{ $engine ->
    [0] { "" }
   *[other] , engine −{ $engine }
}
formula_d-log-moved = { $how ->
    [slide] slid on by { $spaces }
    [bonus] was carried on by { $spaces }
    [slipstream] went { $spaces } on in a slipstream
   *[pit-exit] left the box at once: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
}
formula_d-log-crossed-line = began lap { $lap } of { $laps }
formula_d-log-braked = { $blocked ->
    [0] braked by { $braked }
   *[other] was blocked with { $blocked } to go
}{ $brakes ->
    [0] { "" }
   *[other] , brakes −{ $brakes }
}{ $tyres ->
    [0] { "" }
   *[other] , tyres −{ $tyres }
}
formula_d-log-stop = stopped in { $corner }: { $made } of { $of }
formula_d-log-overshot = went { $spaces } too far{ $tyres ->
    [0] { "" }
   *[other] : tyres −{ $tyres }
}
formula_d-log-spun = spun
formula_d-log-check = { $part ->
    [body] close to a car
    [suspension] crossed debris
   *[engine] engine hot
}: { $lost ->
    [1] rolled { $roll }, lost a point ({ $lose })
   *[other] rolled { $roll }, no harm
}
formula_d-log-pit = { $where ->
    [entering] drove into the pit lane
    [box] stopped in the box
   *[leaving] left the box
}
formula_d-log-waits = had to wait in the pit lane
formula_d-log-fresh-tyres = got fresh tyres: { $points }
formula_d-log-pit-roll = { $spaces ->
    [0] rolled { $roll } in the box: a slow stop
   *[other] rolled { $roll } in the box: on at once
}
formula_d-log-repaired = repaired { $parts }
formula_d-log-finished = finished in place { $place }
formula_d-log-eliminated = is out: { $cause ->
    [tyres] too few tyres
    [stops] two stops missed
    [blocked] could not brake in time
    [collision] the body is wrecked
    [debris] the suspension is broken
    [engine] the engine is blown
    [ambush] no way out of the ambush
    [harm] harmed by others
   *[points] no points left
}
formula_d-log-race-over = The race is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

# Street races.
formula_d-log-driver = drives as { $driver }: { $ability }
formula_d-log-nitro = used nitro: { $spaces } more, { $number } in all
formula_d-log-toll = drove a space less over the watched line: { $number }
formula_d-log-adjusted = gave a tyre to drive { $number }
formula_d-log-harmed = harmed { $rival }: rolled { $roll }, { $lost ->
    [1] lost a point ({ $lose })
   *[other] nothing left to lose ({ $lose })
}
formula_d-log-ambush = stopped in the ambush: rolled { $roll }, { $lost ->
    [1] lost a point ({ $lose })
   *[other] no harm
}
formula_d-log-trapped = went through the speed trap at { $speed } km/h
formula_d-log-trap-won = was the fastest at the speed trap in lap { $lap }: two points back
formula_d-log-regained = got points back: { $parts }

formula_d-ui-home-in = round { $round }
formula_d-ui-out-in = out in round { $round }
formula_d-ui-team-wins = Team { $team } wins
formula_d-ui-nobody-home = Nobody finished
formula_d-ui-wins = { $you ->
    [true] You win
   *[other] { $name } wins
}

# The rail.
formula_d-ui-wear = Wear
formula_d-ui-gear-title = { $gear ->
    [0] no gear yet
   *[other] gear { $gear }
}
formula_d-ui-alone = the only car of this team
formula_d-ui-leads = leads
formula_d-ui-gap-out = out, round { $round }
formula_d-ui-gap-home = home, round { $round }
formula_d-ui-state-choosing = choosing

formula_d-ui-place = { $lap ->
    [0] { $circuit }
   *[other] { $circuit }, lap { $lap } of { $laps }
}
formula_d-ui-risk-debris = debris { $chance }%
formula_d-ui-risk-crash = car beside { $chance }%
formula_d-ui-risk-none = no checks
formula_d-ui-cost-unit = { $part ->
    [tyres] { $points ->
        [one] tyre
       *[other] tyres
    }
    [brakes] { $points ->
        [one] brake
       *[other] brakes
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
}{ $from ->
    [0] { "" }
   *[other] , { $from } → { $to }
}

# Building a car.
formula_d-build-title = Your own car
formula_d-build-prompt = Share { $total } points over the six parts. Left to give:
formula_d-build-of = of { $total } points given
formula_d-build-spend = { $left ->
    [one] 1 point to give
   *[other] { $left } points to give
}
formula_d-build-go = Build this car
formula_d-build-note = At most 14 for the tyres and 7 for any other part; at least 1 each.
formula_d-build-help-tyres = a space beyond a corner costs one
formula_d-build-help-brakes = each shortens a move by a space
formula_d-build-help-gearbox = pays for skipped gears
formula_d-build-help-body = for cars that come too close
formula_d-build-help-engine = for top gears and hard downshifts
formula_d-build-help-suspension = for debris on the road

# Tips: what stands at a place of the board.
formula_d-tip-stops = { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}
formula_d-tip-sign = { $stops ->
    [one] End a move in this corner once before you leave it.
   *[other] End { $stops } moves in this corner before you leave it.
}
formula_d-tip-missed = { $stops ->
    [one] Without it, every space beyond the corner costs a tyre.
   *[other] One stop too few: every space beyond the corner costs a tyre. Two too few: out of the race.
}
formula_d-tip-gear = { $gear ->
    [0] no gear yet
    [1] 1st gear: { $low }–{ $high }
    [2] 2nd gear: { $low }–{ $high }
    [3] 3rd gear: { $low }–{ $high }
   *[other] { $gear }th gear: { $low }–{ $high }
}
formula_d-tip-left = { $part } { $left }/{ $full }
formula_d-tip-of = { $left } of { $full } left
formula_d-tip-made = { $corner }: { $made } of { $stops } stops made.
formula_d-tip-spun = It has spun and starts again in 1st gear.
formula_d-tip-stalled = It has stalled and starts in the next round.
formula_d-tip-chance = { $chance }% of the rolls may end here ({ $rolls }){ $price ->
    [0] .
    [one] , for 1 tyre at least.
   *[other] , for { $price } tyres at least.
}
formula_d-tip-debris = Debris
formula_d-tip-debris-help = Whoever drives onto it rolls the black die: 1 to 4, in rain 1 to 5, cost a point of suspension.
formula_d-tip-straight = straight
formula_d-tip-straight-help = On a straight a move takes the shortest way. It changes two lanes at most, and comes back only behind a car that it passes.
formula_d-tip-corner-help = A move that ends here is a stop in this corner.
formula_d-tip-arrows = In a corner lanes change only along the arrows.
formula_d-tip-grid = Starting place { $place }.
formula_d-tip-box = Box of: { $names }.
formula_d-tip-pit-help = At the end of any lap but the last. In the box all tyres come back; the black die then says whether you drive on at once.
formula_d-tip-lane-left = Left lane
formula_d-tip-lane-middle = Middle lane
formula_d-tip-lane-right = Right lane
formula_d-tip-lane-pit = Pit lane
formula_d-tip-part-points = One pool pays for everything: spaces beyond a corner, braking, skipped gears, checks. At 0 the car is out.
formula_d-tip-part-tyres = A space beyond a corner costs one. Whoever loses the last one spins; new ones wait in the pits.
formula_d-tip-part-brakes = Each leaves one space of the roll undriven. Whoever is blocked by cars must brake; from the fourth space on tyres pay then.
formula_d-tip-part-gearbox = Skipping a gear on the way down costs one.
formula_d-tip-part-body = Ending a move beside or behind another car is checked: on a 1, in rain also on a 2, both may lose one. At 0 the car is out.
formula_d-tip-part-engine = After a 20 in 5th or a 30 in 6th every car in these gears is checked: 1 to 4, in rain 1 to 3, cost one. At 0 the car is out.
formula_d-tip-part-suspension = Driving onto debris is checked: 1 to 4, in rain 1 to 5, cost one. At 0 the car is out.

# Corners that have names.
formula_d-corner-monaco-1 = Sainte Devote
formula_d-corner-monaco-2 = Casino 1
formula_d-corner-monaco-3 = Casino 2
formula_d-corner-monaco-4 = Mirabeau
formula_d-corner-monaco-5 = Loews
formula_d-corner-monaco-6 = Chicane
formula_d-corner-monaco-7 = Bureau de Tabac
formula_d-corner-monaco-8 = S de la Piscine
formula_d-corner-monaco-9 = La Rascasse
formula_d-corner-monaco-10 = Anthony Noghes
formula_d-corner-pine_harbour-1 = Lighthouse
formula_d-corner-pine_harbour-2 = Net Loft
formula_d-corner-pine_harbour-3 = Cannery
formula_d-corner-pine_harbour-4 = Long Pier
formula_d-corner-pine_harbour-5 = Rope Walk
formula_d-corner-pine_harbour-6 = Customs House
