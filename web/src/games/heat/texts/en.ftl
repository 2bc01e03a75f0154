heat-ui-poster-usa = USA
heat-ui-poster-great_britain =
    GREAT
    BRITAIN
heat-ui-poster-italy = ITALY
heat-ui-poster-france = FRANCE
heat-ui-poster-sub = GRAND PRIX  ·  { $laps ->
    [one] { $laps } LAP
   *[other] { $laps } LAPS
}
heat-ui-board = { $circuit }, the circuit with all cars

heat-ui-round = Round { $round }
heat-ui-over = Race over
heat-ui-planning = Gears and cards
heat-ui-ready = { $ready } of { $cars } ready
heat-ui-cars-move = Cars move, leader first
heat-ui-your-move = Your move

heat-ui-running-order = Running order
heat-ui-gear = Gear
heat-ui-heat = Heat in the engine
heat-ui-gap = Gap
heat-ui-leads = leads
heat-ui-to-go = { $spaces } to go
heat-ui-lap = { $lap ->
    [0] grid
   *[other] lap { $lap }
}
heat-ui-state-choosing = choosing
heat-ui-state-ready = ready
heat-ui-state-acts = moves
heat-ui-state-moved = moved
heat-ui-state-spun = spun out
heat-ui-state-next = next
heat-ui-state-waits = waits
heat-ui-state-finished = finished

heat-ui-card-kind-speed = SPEED
heat-ui-card-kind-upgrade = UPGRADE
heat-ui-card-kind-stress = STRESS
heat-ui-card-kind-heat = HEAT

heat-ui-hand = Hand
heat-ui-played = Played
heat-ui-engine = Engine
heat-ui-engine-heat = { $heat } heat in the engine
heat-ui-engine-elsewhere = { $hand ->
    [0] no heat in hand
   *[other] { $hand } in hand
}
heat-ui-draw-pile = Draw
heat-ui-discard-pile = Discard
heat-ui-speed = speed
heat-ui-gear-price = { $heat ->
    [0] Gear { $gear }
   *[other] Gear { $gear }, costs { $heat } heat
}

heat-ui-lift-cards = Lift as many cards as the gear you want.
heat-ui-in-gear = You are in gear { $gear }
heat-ui-shift = { $change ->
    [0] { $to ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $to }th
    } gear, no shift
   *[other] { $heat ->
        [0] Gear { $from } → { $to }
       *[other] Gear { $from } → { $to }, { $heat } heat
    }
}
heat-ui-due = { $range } heat
heat-ui-due-now = { $heat } heat due
heat-ui-of = of { $heat }
heat-ui-engine-left = engine { $heat }
heat-ui-corner-ahead = { $left ->
    [0] Corner { $corner } is next, limit { $limit }
   *[other] Corner { $corner } in { $left }, limit { $limit }
}
heat-ui-corner-comes = Corner { $corner } ahead, limit { $limit }
heat-ui-corner-passed = Corner { $corner } passed, limit { $limit }
heat-ui-next-corner = { $left ->
    [0] Corner { $corner } is next
   *[other] Corner { $corner } in { $left }
}
heat-ui-limit = limit { $limit }
heat-ui-pad-spin = spin
heat-ui-play = { $count ->
    [one] Play { $count } card
   *[other] Play { $count } cards
}
heat-ui-lift-some = { $count ->
    [one] Lift { $range } card
   *[other] Lift { $range } cards
}
heat-ui-swap-brief = Tap the cards you want instead.
heat-ui-put-back = Put back

heat-ui-cluttered-why = Too much heat in hand: the car stalls, gear 1
heat-ui-cluttered-brief = Choose how many cards to put down.
heat-ui-cluttered-go = { $count ->
    [one] Put down 1 card
   *[other] Put down { $count } cards
}

heat-ui-react-prompt = React in any order, then finish.
heat-ui-no-adrenaline = { $two ->
    [true] Adrenaline is for the last two cars.
   *[other] Adrenaline is for the last car.
}
heat-ui-nothing-to-use = Nothing to use this turn.
heat-ui-done = Done
heat-ui-stay = Stay
heat-ui-tile-cool-down-name = Cooldown
heat-ui-tile-cool-down-unit = heat
heat-ui-tile-cool-down-sentence = From your hand back into the engine
heat-ui-tile-cool-down-go = Cool { $amount }
heat-ui-tile-boost-name = Boost
heat-ui-tile-boost-sentence = Flip a card and add it to your speed of { $speed }
heat-ui-tile-boost-go = { $heat ->
    [0] Boost for nothing
   *[other] Boost for 1 heat
}
heat-ui-tile-adrenaline-speed-name = Adrenaline
heat-ui-tile-adrenaline-speed-unit = speed
heat-ui-tile-adrenaline-speed-sentence = One space more; speed becomes { $faster }
heat-ui-tile-adrenaline-speed-go = Adrenaline +1
heat-ui-tile-adrenaline-cool-down-name = Adrenaline
heat-ui-tile-adrenaline-cool-down-unit = heat
heat-ui-tile-adrenaline-cool-down-sentence = From your hand back into the engine
heat-ui-tile-adrenaline-cool-down-go = Cool 1
heat-ui-tile-weather-cool-down-name = Weather
heat-ui-tile-weather-cool-down-unit = heat
heat-ui-tile-weather-cool-down-sentence = From your hand back into the engine
heat-ui-tile-weather-cool-down-go = Cool 1
heat-ui-tile-slipstream-name = Slipstream
heat-ui-tile-slipstream-unit = spaces
heat-ui-tile-slipstream-sentence = { $known ->
    [no] A car is right beside you. Speed stays { $speed }
   *[other] { $front } is right by you. Speed stays { $speed }
}
heat-ui-tile-slipstream-go = Slipstream +{ $spaces }
heat-ui-tile-engine = Engine { $from } → { $to }
heat-ui-tile-corner = { $heat ->
    [0] Corner { $corner }: no heat
   *[other] Corner { $corner }: { $heat } heat
}
heat-ui-tile-corner-range = Corner { $corner }: { $range } heat
heat-ui-tile-may-spin = Corner { $corner }: may spin
heat-ui-tile-no-corner = No corner crossed

heat-ui-discard-prompt = Tap the cards you do not want to keep.
heat-ui-deed-spun = Spin-out in corner { $corner }: { $speed } against { $limit }
heat-ui-deed-spun-price = { $heat } heat, { $stress } stress, 1st gear
heat-ui-deed-spun-brief = Spin-out: { $heat } heat, { $stress } stress, 1st gear
heat-ui-deed-paid = Corner { $corner } at { $speed }, limit { $limit }
heat-ui-deed-paid-price = { $heat } heat paid
heat-ui-deed-paid-brief = Corner { $corner } at { $speed }, limit { $limit }: { $heat } heat paid
heat-ui-deed-slipped = Slipstream taken
heat-ui-deed-slipped-price = { $went ->
    [one] { $went } space on
   *[other] { $went } spaces on
}
heat-ui-deed-slipped-brief = Slipstream: { $went ->
    [one] { $went } space on
   *[other] { $went } spaces on
}
heat-ui-spun-chip = Spin-out in corner { $corner }
heat-ui-spun-chip-speed = at speed { $speed }
heat-ui-discard-then = Then you draw up to seven
heat-ui-draw-after = { $count ->
    [one] card to draw
   *[other] cards to draw
}
heat-ui-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
heat-ui-keep-all = Keep all

heat-ui-plan-sent = Your cards lie face down.
heat-ui-you-move = Your car moves
heat-ui-your-hand = Your hand
heat-ui-move-of = { $name }: { $cards }
heat-ui-cards-shown = Gears are shown

heat-ui-you-win = You win
heat-ui-wins = { $name } wins
heat-ui-finished-in = round { $round }
heat-ui-race-over = { $rounds ->
    [one] Finished after { $rounds } round
   *[other] Finished after { $rounds } rounds
}

heat-ui-moment-leads = { $you ->
    [yes] You take the lead
   *[no] { $driver } takes the lead
}
heat-ui-moment-spin = { $you ->
    [yes] You spin out at corner { $corner }
   *[no] { $driver } spins out at corner { $corner }
}
heat-ui-moment-fast = { $you ->
    [yes] You take corner { $corner } at { $speed }, limit { $limit }
   *[no] { $driver } takes corner { $corner } at { $speed }, limit { $limit }
}
heat-ui-moment-slip = { $you ->
    [yes] You slip past { $name }
   *[no] { $whom ->
        [you] { $driver } slips past you
       *[other] { $driver } slips past { $name }
    }
}
heat-ui-moment-finish = { $you ->
    [yes] You cross the line first and win
   *[no] { $driver } crosses the line first and wins
}
heat-ui-moment-farther = { $you ->
    [yes] You win: farther past the line than { $name }, who crossed it first
   *[no] { $whom ->
        [you] { $driver } wins: farther past the line than you, who crossed it first
       *[other] { $driver } wins: farther past the line than { $name }, who crossed it first
    }
}
heat-ui-moment-note-heat = { $heat } heat
heat-ui-moment-note-speed = speed { $speed }
heat-ui-moment-note-stress = { $stress } stress

heat-log-move = { $gear ->
    [0] { $cards }
   *[other] { $heat ->
        [0] gear { $gear }: { $cards }
       *[other] gear { $gear } for { $heat } heat: { $cards }
    }
}, speed { $speed }{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost in traffic
}
heat-log-boost = boost for 1 heat: +{ $card }, speed { $speed }
heat-log-adrenaline = adrenaline: +1, speed { $speed }
heat-log-slipstream = slipstream: +{ $went }
heat-log-cooled = cooldown { $amount }
heat-log-corner-passed = corner { $corner } at { $speed }, limit { $limit }: { $heat } heat
heat-log-spun-out = spin-out in corner { $corner } at { $speed }, limit { $limit }: { $heat } heat, { $stress } stress
heat-log-crossed-line = lap { $lap } of { $laps } done
heat-log-cluttered = cluttered hand: the car stands still
heat-log-flipped-nothing = no speed card to flip
heat-log-finished = over the finish line
heat-log-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place

heat-refusal-gear-reach = From gear { $gear } you reach gears { $from } to { $to } now.

heat-rule-of-heat-cannot-be-played = step-2
heat-rule-of-gear-reach = step-1
heat-rule-of-gear-too-far = step-1
heat-rule-of-no-heat-to-shift = step-1
heat-rule-of-too-few-cards = step-2
heat-rule-of-no-discard = step-8
heat-rule-of-no-heat-to-boost = step-5
heat-rule-of-no-adrenaline = step-4

heat-guide-shift-gear-title = Gear and cards
heat-guide-shift-gear = Lift as many cards as the gear you want. One gear up or down is free, two cost a heat. The pads on the road show where you may stop and what the corner will cost.
heat-guide-cluttered-hand-title = A cluttered hand
heat-guide-cluttered-hand = Heat cannot be played. With too few other cards you stand still this round, but the heat leaves your hand.
heat-guide-react-title = React
heat-guide-react = Low gears cool heat from your hand back into the engine. A boost costs a heat and adds a card from the deck. Take what you want, then finish.
heat-guide-slipstream-title = Slipstream
heat-guide-slipstream = Beside or right behind a car you may be carried two spaces on. Your speed stays the same, also for the corner.
heat-guide-discard-title = Discard
heat-guide-discard = Tap cards that do not suit the next corner. You then draw up to seven. Heat and stress stay.
heat-ui-face-down = { $count } cards face down

heat-ui-summary = { $circuit }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}, { $rounds } rounds.
heat-ui-top-speed = Top speed
heat-ui-heat-paid = Heat paid
heat-ui-spins = Spins
