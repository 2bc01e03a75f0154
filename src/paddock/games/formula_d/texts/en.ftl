# Formula D.
# $name is a driver, $corner a letter, $part and $parts are names of parts, $to is a space such as 2005.

formula_d-name = Formula D
formula_d-about = A die for each gear, and wear that has to last the race.

## Setup

formula_d-option-name-circuit = Circuit
formula_d-option-help-circuit = Where the race is run.
formula_d-choice-circuit-monaco = Monaco
formula_d-choice-circuit-sebring = Sebring
formula_d-choice-circuit-hockenheim = Hockenheim
formula_d-choice-circuit-valencia = Valencia
formula_d-choice-circuit-singapore = Singapore
formula_d-choice-circuit-buddh = Buddh
formula_d-choice-circuit-new_jersey = New Jersey
formula_d-choice-circuit-sotchi = Sochi
formula_d-choice-circuit-austin = Austin
formula_d-choice-circuit-zandvoort = Zandvoort
formula_d-choice-circuit-spa = Spa
formula_d-choice-circuit-magny_cours = Magny-Cours
formula_d-choice-circuit-monza = Monza
formula_d-choice-circuit-hockenheim_old = Hockenheim, old
formula_d-choice-circuit-estoril = Estoril
formula_d-choice-circuit-silverstone = Silverstone
formula_d-choice-circuit-barcelona = Barcelona
formula_d-choice-circuit-montreal = Montreal
formula_d-choice-circuit-interlagos = Interlagos
formula_d-choice-circuit-suzuka = Suzuka
formula_d-choice-circuit-imola = Imola
formula_d-choice-circuit-zeltweg = Zeltweg
formula_d-choice-circuit-budapest = Budapest
formula_d-choice-circuit-nurburgring = Nürburgring
formula_d-choice-circuit-melbourne = Melbourne
formula_d-choice-circuit-sepang = Sepang
formula_d-choice-circuit-pine_harbour = Pine Harbour
formula_d-option-name-laps = Laps
formula_d-option-help-laps = Two as a rule, one for beginners.
formula_d-choice-laps-usual = As usual
formula_d-choice-laps-1 = 1 lap
formula_d-choice-laps-2 = 2 laps
formula_d-choice-laps-3 = 3 laps
formula_d-option-name-rules = Rules
formula_d-option-help-rules = Six parts that wear, pits and slipstream; or one pool of points and a short race for beginners.
formula_d-choice-rules-advanced = Advanced
formula_d-choice-rules-beginner = Beginners
formula_d-option-name-race = Race
formula_d-option-help-race = A usual race; or a street race: one of ten drivers for each, nitro, no pits, and on Pine Harbour zones.
formula_d-choice-race-usual = Usual race
formula_d-choice-race-street = Street race
formula_d-option-name-grid = Grid
formula_d-option-help-grid = The black die says who starts where, or a lap for each alone on the track.
formula_d-choice-grid-dice = Black die
formula_d-choice-grid-qualifying = Qualifying
formula_d-option-name-cars = Cars
formula_d-option-help-cars = Everybody has the same car, or shares out twenty points over its parts.
formula_d-choice-cars-ready = All the same
formula_d-choice-cars-built = Built by their drivers
formula_d-option-name-weather = Weather
formula_d-option-help-weather = Dry, wet or changeable; rain makes checks harder.
formula_d-option-name-tyre_types = Types of tyres
formula_d-option-help-tyre_types = Hard, soft and rain tyres: some carry on, some slide, some wear faster.
formula_d-option-name-technical_stops = Technical stops
formula_d-option-help-technical_stops = Up to two points of other parts may be repaired in the pits.
formula_d-option-name-teams = Teams
formula_d-option-help-teams = Two cars drive for each team, which wins by points. Of an odd number one drives alone.
formula_d-option-name-tyre_floor = One tyre too few
formula_d-option-help-tyre_floor = What becomes of a car that needs one tyre more than it has to pay for an overshoot.
formula_d-choice-tyre_floor-rulebook = It spins
formula_d-choice-tyre_floor-official = It is out
formula_d-option-name-slow_stop = After a slow stop
formula_d-option-help-slow_stop = The gear in which a car leaves its box in the round after.
formula_d-choice-slow_stop-fourth = In fourth gear
formula_d-choice-slow_stop-any = In any gear up to fourth

## Words

formula_d-part-tyres = tyres
formula_d-part-brakes = brakes
formula_d-part-gearbox = gearbox
formula_d-part-body = body
formula_d-part-engine = engine
formula_d-part-suspension = suspension
formula_d-weather-good = fine
formula_d-weather-changeable = changeable, dry so far
formula_d-weather-rain-changeable = changeable, wet now
formula_d-weather-rain = rain
formula_d-tyres-hard = hard
formula_d-tyres-soft = soft
formula_d-tyres-rain = rain

## Drivers of street races

formula_d-driver-iris = Iris Vann
formula_d-driver-rufus = Rufus Bell
formula_d-driver-oksana = Oksana Grit
formula_d-driver-pavel = Pavel Orlik
formula_d-driver-celine = Celine Marsh
formula_d-driver-tuck = Tuck Malone
formula_d-driver-odo = Big Odo
formula_d-driver-farrow = Lady Farrow
formula_d-driver-kai = Kai Mahoe
formula_d-driver-nadia = Nadia Flint
formula_d-ability-iris = whoever else crosses the line moves a space less
formula_d-ability-rufus = from a corner a space more or less, for a tyre
formula_d-ability-oksana = once in a race a car close by loses a point
formula_d-ability-pavel = his engine fails less often
formula_d-ability-celine = has the weather rolled again, and hardly slides
formula_d-ability-tuck = four points back at the line
formula_d-ability-odo = whoever collides with him rolls twice
formula_d-ability-farrow = first of level cars, on the grid and on the track
formula_d-ability-kai = drops debris once a lap and fears it less
formula_d-ability-nadia = three spaces more with nitro

## Questions

formula_d-question-build-car = How many points for this part: { $part }? { $left } are left for all.
formula_d-question-choose-tyres = Weather: { $weather }. Which tyres?
formula_d-question-gear =
    You are in gear { $gear }. { $far ->
        [0] Corner { $corner } asks for { $stops ->
            [one] 1 stop
           *[other] { $stops } stops
        }, you have made { $made }.
        [one] Corner { $corner } is 1 space ahead and asks for { $stops ->
            [one] 1 stop
           *[other] { $stops } stops
        }.
       *[other] Corner { $corner } is { $far } spaces ahead and asks for { $stops ->
            [one] 1 stop
           *[other] { $stops } stops
        }.
    } Which gear now?
formula_d-question-move =
    { $how ->
        [slide] Your car slides { $number ->
            [one] 1 space further
           *[other] { $number } spaces further
        }. Where to?
        [pit-exit] Out of the pits with { $number ->
            [one] 1 space
           *[other] { $number } spaces
        }. Where to?
       *[other] { $number ->
            [one] 1 space
           *[other] { $number } spaces
        } in gear { $gear }. Where to?
    }
formula_d-question-slipstream = You are right behind a car. Three spaces more in its slipstream?
formula_d-question-bonus = Your soft tyres carry a space further. Where to?
formula_d-question-technical-stop =
    A technical stop? Your team can repair { $points ->
        [one] 1 point
       *[other] { $points } points
    } in this race.

formula_d-question-nitro =
    { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } in gear { $gear }. Nitro? It is used up until the next lap, and you cannot brake by choice.
formula_d-question-adjust =
    { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } out of the corner. One more or one less for a tyre?
formula_d-question-regain = The line gives you two points back. Which?
formula_d-question-drop-debris = Drop debris on { NUMBER($space, useGrouping: 0) }, where you came from? Once a lap.
formula_d-question-harm = A car is close. Harm it? Once in the race.
formula_d-question-repeat-weather = Weather: { $weather }. Have it rolled again?

## Options

formula_d-option-points = { $points }
formula_d-option-tyres = { $type } tyres
formula_d-option-gear =
    Gear { $gear }: { $low }–{ $high }{ $gearbox ->
        [0] {""}
       *[other] , gearbox −{ $gearbox }
    }{ $brakes ->
        [0] {""}
       *[other] , brakes −{ $brakes }
    }{ $engine ->
        [0] {""}
       *[other] , engine −{ $engine }
    }{ $stop ->
        [0] {""}
       *[other] ; stop { $stop }%
    }{ $brake ->
        [0] {""}
       *[other] ; braking { $brake }%
    }{ $over ->
        [0] {""}
       *[other] ; too far { $over }%
    }{ $out ->
        [0] {""}
       *[other] ; out { $out }%
    }
formula_d-option-move =
    { $ends ->
        [box] Into your box
        [wait] Wait at { NUMBER($to, useGrouping: 0) }
        [finish] Over the finish line
       *[drive] To { NUMBER($to, useGrouping: 0) }
    }{ $stop ->
        [1] , a stop in { $corner }
       *[other] {""}
    }{ $brakes ->
        [0] {""}
       *[other] , brakes −{ $brakes }
    }{ $tyres ->
        [0] {""}
       *[other] , tyres −{ $tyres } for braking
    }{ $price ->
        [0] {""}
       *[other] , tyres −{ $price } for { $over } too far
    }{ $spins ->
        [1] , you spin
       *[other] {""}
    }{ $marked ->
        [0] {""}
        [one] , over debris
       *[other] , over debris { $marked } times
    }
formula_d-option-stay = Stay here
formula_d-option-pit-roll = No repairs, roll the black die
formula_d-option-repair = Repair { $parts }

formula_d-option-keep = No
formula_d-option-nitro =
    { $spaces } more with nitro: { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
formula_d-option-adjust =
    { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }, tyres −1
formula_d-option-drop = Debris on { NUMBER($space, useGrouping: 0) }
formula_d-option-harm = { $rival }
formula_d-option-repeat = Roll again

formula_d-hint-gear = Type the gear, for example { $example }. The per cent are chances of the die.

# What is typed in the terminal.
formula_d-key-gear = g{ $gear }
formula_d-key-points = { $points }
formula_d-key-stay = s

## Events

formula_d-event-team =
    Team { $team ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[other] E
    }: { $drivers }{ $alone ->
        [1] , alone
       *[other] {""}
    }.
formula_d-event-built = { $name } has built a car: { $points } points.
formula_d-event-grid-roll = { $name } rolls { $roll } for the grid.
formula_d-event-lap-driven =
    { $void ->
        [1] { $name } makes no stop in a long corner: the lap is void.
       *[other] { $name } drives a lap of { $score ->
            [one] 1 point
           *[other] { $score } points
        }{ $rolls ->
            [0] {""}
            [one] , 1 roll
           *[other] , { $rolls } rolls
        }.
    }
formula_d-event-weather = The black die shows { $roll }. Weather: { $weather }.
formula_d-event-tyres = { $name } takes { $type } tyres.
formula_d-event-grid =
    { $circuit }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }. On the grid: { $order }.
formula_d-event-round-began = Round { $round }
formula_d-event-start-roll =
    { $how ->
        [stalled] { $name } rolls { $roll } and stalls.
        [great] { $name } rolls { $roll }: a great start.
       *[started] { $name } rolls { $roll } and starts.
    }
formula_d-event-shifted =
    { $name } drives in gear { $gear }{ $gearbox ->
        [0] {""}
       *[other] , gearbox −{ $gearbox }
    }{ $brakes ->
        [0] {""}
       *[other] , brakes −{ $brakes }
    }{ $engine ->
        [0] {""}
       *[other] , engine −{ $engine }
    }.
formula_d-event-rolled = { $name } rolls { $roll } in gear { $gear }.
formula_d-event-moved =
    { $how ->
        [slide] { $name } slides on to { NUMBER($to, useGrouping: 0) }.
        [bonus] { $name } is carried on to { NUMBER($to, useGrouping: 0) }.
        [slipstream] { $name } is towed to { NUMBER($to, useGrouping: 0) }.
        [pit-exit] { $name } is quick in the pits and drives to { NUMBER($to, useGrouping: 0) }.
       *[drive] { $spaces ->
            [0] { $name } stays at { NUMBER($to, useGrouping: 0) }.
            [one] { $name } drives 1 space to { NUMBER($to, useGrouping: 0) }.
           *[other] { $name } drives { $spaces } spaces to { NUMBER($to, useGrouping: 0) }.
        }
    }
formula_d-event-crossed-line = { $name } crosses the line: lap { $lap } of { $laps }.
formula_d-event-braked =
    { $blocked ->
        [0] { $name } brakes by { $braked }
       *[other] { $name } is blocked with { $blocked } to go
    }{ $brakes ->
        [0] {""}
       *[other] , brakes −{ $brakes }
    }{ $tyres ->
        [0] {""}
       *[other] , tyres −{ $tyres }
    }.
formula_d-event-stop = { $name } stops in corner { $corner }: { $made } of { $of }.
formula_d-event-overshot =
    { $name } goes { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } too far{ $tyres ->
        [0] {""}
       *[other] , tyres −{ $tyres }
    }.
formula_d-event-spun = { $name } spins.
formula_d-event-check =
    { $lost ->
        [1] { $name } checks the { $part }: { $roll }, a point is lost.
       *[other] { $name } checks the { $part }: { $roll }, no harm.
    }
formula_d-event-debris = Debris lies on { NUMBER($space, useGrouping: 0) }.
formula_d-event-pit =
    { $where ->
        [entering] { $name } is in the pit lane.
        [box] { $name } is in the box.
        [leaving] { $name } is out of the box.
       *[track] { $name } is back on the track.
    }
formula_d-event-waits = { $name } has to wait in the pits.
formula_d-event-fresh-tyres = { $name } has fresh tyres: { $points }.
formula_d-event-pit-roll =
    { $spaces ->
        [0] { $name } rolls { $roll } in the pits: a slow stop.
       *[other] { $name } rolls { $roll } in the pits and drives { $spaces } at once.
    }
formula_d-event-repaired = { $name } repairs { $parts }.
formula_d-event-driver = { $name } drives as { $driver }: { $ability }.
formula_d-event-nitro = { $name } uses nitro: { $spaces } more, { $number } spaces.
formula_d-event-toll =
    The line is watched: { $name } drives { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } only.
formula_d-event-adjusted =
    { $name } gives a tyre and drives { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }.
formula_d-event-harmed =
    { $lost ->
        [1] { $name } harms { $rival }: { $roll }, a point of the { $part } is lost.
       *[other] { $name } harms { $rival }: { $roll }, but there is nothing left of the { $part } to lose.
    }
formula_d-event-ambush =
    { $lost ->
        [1] { $name } stops in the ambush: { $roll }, a point of the { $part } is lost.
       *[other] { $name } stops in the ambush: { $roll }, no harm.
    }
formula_d-event-trapped = The speed trap shows { $speed } km/h: { $name }.
formula_d-event-trap-won = { $name } was the fastest through the speed trap in lap { $lap } and wins two points.
formula_d-event-regained = { $name } has points back: { $parts }.
formula_d-event-finished = { $name } finishes in place { $place }.
formula_d-event-eliminated =
    { $cause ->
        [tyres] { $name } has too few tyres and is out.
        [stops] { $name } has missed two stops and is out.
        [blocked] { $name } cannot brake in time and is out.
        [collision] { $name } has wrecked the body and is out.
        [debris] { $name } has broken the suspension and is out.
        [engine] { $name } has blown the engine and is out.
        [ambush] { $name } does not get out of the ambush and is out.
        [harm] { $name } has been harmed once too often and is out.
       *[points] { $name } has no points left and is out.
    }
formula_d-event-race-over =
    The race is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: { $order }.

formula_d-outcome-all-home = The race is over after { $rounds } rounds.
formula_d-outcome-nobody-finished = Nobody finished; the last car went out in round { $rounds }.
formula_d-outcome-teams-ranked = The teams are ranked after { $rounds } rounds.
formula_d-outcome-too-long = The race was stopped after { $rounds } rounds, for it had become too long.

formula_d-statistic-winner-rounds = Rounds until the winner finished
formula_d-statistic-out-tyres = Out: tyres
formula_d-statistic-out-stops = Out: missed stops
formula_d-statistic-out-blocked = Out: blocked
formula_d-statistic-out-collision = Out: collisions
formula_d-statistic-out-debris = Out: debris
formula_d-statistic-out-engine = Out: engines
formula_d-statistic-out-points = Out: no points left
formula_d-statistic-out-ambush = Out: ambush
formula_d-statistic-out-harm = Out: harmed by others
formula_d-statistic-markers = Debris on the track

## Refusals

formula_d-refusal-no-such-gear = There are only six gears.
formula_d-refusal-gear-too-high = You can shift up by one gear only.
formula_d-refusal-gear-too-low = You can skip three gears at most.
formula_d-refusal-cannot-pay-shift = Your car cannot pay for skipping so many gears.
formula_d-refusal-no-such-move = Your move cannot end in so many ways.
formula_d-refusal-no-such-tyres = There are three types of tyres.
formula_d-refusal-not-so-many-points = That part cannot have so many points.
formula_d-refusal-nothing-to-repair = There is nothing of that kind to repair.

formula_d-refusal-no-such-nitro = There is no more nitro than that.

## The picture

formula_d-picture-title = { $circuit }, lap { $lap } of { $laps }, round { $round }
formula_d-picture-lanes = lmr
formula_d-picture-head = gear lap tyr brk box bod eng sus
formula_d-picture-pool = gear lap points
formula_d-picture-corner = { $corner }×{ $stops }
formula_d-picture-made = stops { $made }
formula_d-picture-spun = spun
formula_d-picture-stalled = stalled
formula_d-picture-pit =
    { $where ->
        [entering] pits, in
        [box] in the box
       *[leaving] pits, out
    }
formula_d-picture-home = home in round { $round }
formula_d-picture-out = out in round { $round }
formula_d-picture-grid = waits
formula_d-picture-nitro = nitro
