# Heat: Pedal to the Metal, the base race.
# $name is a driver, $corner a letter, $card and $cards are names of cards, $order names drivers.

heat-name = Heat: Pedal to the Metal
heat-about = A Grand Prix of the sixties: gears, cards and an engine that runs hot.

## Cards

heat-card-0 = 0
heat-card-1 = 1
heat-card-2 = 2
heat-card-3 = 3
heat-card-4 = 4
heat-card-5 = 5
heat-card-stress = stress
heat-card-heat = heat

## Setup

heat-option-name-circuit = Circuit
heat-option-help-circuit = Where the race is run.
heat-choice-circuit-usa = USA
heat-choice-circuit-great_britain = Great Britain
heat-choice-circuit-italy = Italy
heat-choice-circuit-france = France
heat-option-name-laps = Laps
heat-option-help-laps = How long the race is.
heat-choice-laps-printed = as printed on the board
heat-choice-laps-1 = 1 lap
heat-choice-laps-2 = 2 laps
heat-choice-laps-3 = 3 laps
heat-choice-laps-4 = 4 laps

## Questions

heat-question-shift-gear =
    You are in gear { $gear } with { $heat ->
        [0] no heat
       *[other] { $heat } heat
    } in the engine. Which gear now?
heat-question-play-card =
    Gear { $gear }: { $left ->
        [one] choose 1 card
       *[other] choose { $left } cards
    }.
heat-question-cluttered-hand = There is too much heat in your hand for any gear: your car will not move in this round. Which gear do you put cards down for?
heat-question-react =
    Speed { $speed }, { $heat ->
        [0] no heat
       *[other] { $heat } heat
    } in the engine. How do you react?
heat-question-slipstream = You are in a slipstream. Do you go along?
heat-question-discard = Do you discard any cards?

## Options

heat-option-gear =
    { $gear ->
        [1] 1st gear
        [2] 2nd gear
        [3] 3rd gear
       *[other] { $gear }th gear
    }{ $heat ->
        [0] { "" }
       *[other] , pays { $heat } heat
    }
heat-option-card = { $card }
heat-option-cluttered =
    Gear { $gear }: { $down } heat leaves your hand{ $heat ->
        [0] { "" }
       *[other] , pays { $heat } heat
    }
heat-option-done = Done
heat-option-cool-down = Cool down { $amount }
heat-option-boost = Boost for { $heat } heat
heat-option-adrenaline-speed = Adrenaline: 1 space more
heat-option-adrenaline-cool-down = Adrenaline: cool down { $amount }
heat-option-slipstream = Slipstream { $spaces } spaces
heat-option-stay = Stay here
heat-option-discard = Discard { $card }

# What follows for certain, behind an option.
heat-preview-corners =
    corner { $corner }: { $heat ->
        [0] free
       *[other] { $heat } heat
    }{ $spins ->
        [1] , spin-out
       *[other] {""}
    }

heat-hint-shift-gear = Type the gear, or the gear and as many cards at once: { $example }
heat-hint-play-card = Type them in any order, all at once or one by one.
heat-hint-discard = Type all that you discard at once, in any order, or d.

# What is typed in the terminal; $card is an id here, not a name.
heat-key-done = d
heat-key-stay = d
heat-key-slipstream = s
heat-key-boost = b
heat-key-cool-down = c{ $amount }
heat-key-adrenaline-speed = a
heat-key-adrenaline-cool-down = ac
heat-key-gear = g{ $gear }
heat-key-cluttered = g{ $gear }
heat-key-card =
    { $card ->
        [stress] s
        [heat] h
       *[other] { $card }
    }
heat-key-discard =
    { $card ->
        [stress] s
        [heat] h
       *[other] { $card }
    }

## Events

heat-event-grid =
    { $circuit }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }. The grid: { $order }.
heat-event-round-began = Round { $round }
heat-event-shifted =
    { $name } drives in gear { $gear }{ $heat ->
        [0] .
       *[other] { "" } and pays { $heat } heat.
    }
heat-event-revealed = { $name } shows { $cards }.
heat-event-flipped =
    { $name } flips a { $card }{ $count ->
        [0] .
        [one] { "" } after 1 other card.
       *[other] { "" } after { $count } other cards.
    }
heat-event-flipped-nothing = { $name } finds no speed card to flip: the plus gives nothing.
heat-event-moved =
    { $how ->
        [boost]
            { $went ->
                [0] { $name } gains no space, speed { $speed }.
                [one] { $name } gains 1 space, speed { $speed }.
               *[other] { $name } gains { $went } spaces, speed { $speed }.
            }
        [adrenaline]
            { $went ->
                [0] { $name } gains no space on adrenaline, speed { $speed }.
               *[other] { $name } gains 1 space on adrenaline, speed { $speed }.
            }
        [slipstream]
            { $went ->
                [one] { $name } slipstreams 1 space.
               *[other] { $name } slipstreams { $went } spaces.
            }
       *[cards]
            { $went ->
                [0] { $name } stays put, speed { $speed }.
                [one] { $name } moves 1 space, speed { $speed }.
               *[other] { $name } moves { $went } spaces, speed { $speed }.
            }
    }
heat-event-blocked =
    { $name } is held up by traffic and loses { $lost ->
        [one] 1 space
       *[other] { $lost } spaces
    }.
heat-event-crossed-line =
    { $lap ->
        [0] { $name } crosses the start line.
       *[other] { $name } completes lap { $lap } of { $laps }.
    }
heat-event-adrenaline = { $name } feels the adrenaline.
heat-event-cooled = { $name } cools down { $amount }.
heat-event-boosted = { $name } boosts for 1 heat.
heat-event-corner-passed =
    { $name } takes corner { $corner } (limit { $limit }) at { $speed }{ $heat ->
        [0] .
       *[other] { "" } and pays { $heat } heat.
    }
heat-event-spun-out =
    { $name } spins out in corner { $corner } (limit { $limit }) at { $speed }: { $heat ->
        [0] { "" }
       *[other] { $heat } heat gone,{ " " }
    }{ $stress ->
        [0] { "" }
       *[other] { $stress } stress in hand,{ " " }
    }back to gear 1.
heat-event-cluttered = { $name } has a cluttered hand: the car does not move and drops to gear 1.
heat-event-discarded = { $name } discards { $card }.
heat-event-drew =
    { $name } draws { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
heat-event-drew-cards = New in hand: { $cards }.
heat-event-reshuffled = { $name } shuffles the discard pile into a new deck.
heat-event-finished = { $name } crosses the finish line.
heat-event-placed =
    { $name } is { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }.
heat-event-race-over =
    The race is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.

heat-outcome-all-finished =
    All cars finished, in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
heat-outcome-against-the-clock =
    Finished in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.

heat-statistic-winner-rounds = Rounds until the winner finished

## Refusals

heat-refusal-no-such-gear = There are only four gears.
heat-refusal-gear-too-far = You can shift by two gears at most.
heat-refusal-no-heat-to-shift = Shifting by two gears costs 1 heat, and your engine has none.
heat-refusal-too-few-cards = You have too few cards that can be played for that gear.
heat-refusal-heat-cannot-be-played = Heat cannot be played.
heat-refusal-not-in-hand = You do not have that card.
heat-refusal-wrong-order = That card cannot be chosen any more: only higher ones are left.
heat-refusal-too-few-cards-left = Too few cards would be left for your gear.
heat-refusal-no-heat-to-boost = Boosting costs 1 heat, and your engine has none.
heat-refusal-boosted-already = You have boosted in this turn already.
heat-refusal-no-adrenaline = Only the last cars have adrenaline, and you are not among them.
heat-refusal-symbol-used = You have used that in this turn already.
heat-refusal-no-heat-in-hand = You do not have that much heat in your hand.
heat-refusal-no-cooldown-left = You cannot cool down that much in this turn.
heat-refusal-no-discard = Heat and stress cannot be discarded.

## The race as text

heat-picture-title =
    { $circuit } · round { $round } · { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }
heat-picture-distance = to the line
heat-picture-more = and { $spaces } more
heat-picture-limit = { $corner } limit { $limit }
heat-picture-car = car
heat-picture-lap = lap
heat-picture-gear = gear
heat-picture-engine = engine
heat-picture-cards = hand/deck/pile
heat-picture-next = next corner
heat-picture-next-corner = { $corner } ({ $limit }) in { $distance }
heat-picture-next-finish = finish in { $distance }
heat-picture-ready = ready
heat-picture-thinking = choosing
heat-picture-speed = speed { $speed }
heat-picture-spun-out = spun out
heat-picture-cluttered = cluttered hand
heat-picture-adrenaline = adrenaline
heat-picture-finished = finished
heat-picture-hand = Hand
heat-picture-piles = deck { $deck }, pile { $discard }
heat-picture-plan = Plan
