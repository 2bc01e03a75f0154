# Heat, the base race.
# $name is a driver, $corner a letter, $card and $cards are names of cards, $order names drivers.

heat-name = Heat
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
heat-option-help-laps = The number on the board, or your own; in a championship an event may add one or take one away.
heat-choice-laps-printed = As printed
heat-choice-laps-1 = 1 lap
heat-choice-laps-2 = 2 laps
heat-choice-laps-3 = 3 laps
heat-choice-laps-4 = 4 laps

heat-option-name-legends = Legends
heat-option-help-legends = Cars that the game drives. The grid has room for eight in all.
heat-option-name-pro_legends = Professional legends
heat-option-help-pro_legends = Added to the top speed of every legend.

heat-option-name-weather = Weather and road
heat-option-help-weather = Weather for the race, and a surprise at every corner or in the sector behind it.

# The cars beyond the seats: $number counts the legends of the race.
heat-driver = Legend{ "\u00A0" }{ $number }

## Questions

heat-question-shift-gear =
    You are in gear { $gear } with { $heat ->
        [0] no heat
       *[other] { $heat } heat
    } in the engine. Which gear now?
heat-question-play-card =
    Gear { $gear }: { $left ->
        [one] choose 1 card
       *[other] choose { $left } cards in the order of your hand
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
heat-option-boost =
    { $heat ->
        [0] Boost for nothing
       *[other] Boost for { $heat } heat
    }
heat-option-adrenaline-speed = Adrenaline: 1 space more
heat-option-adrenaline-cool-down = Adrenaline: cool down { $amount }
heat-option-weather-cool-down = Weather: cool down { $amount }
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

heat-hint-shift-gear = Type the gear, or add its cards at once, as many as the gear: { $example }
heat-hint-many-play-card = Type them in any order, all at once or one by one.
heat-hint-many-discard = Type all the cards to discard at once, in any order; d keeps them all.

# What is typed in the terminal; $card is an id here, not a name.
heat-key-done = d
heat-key-stay = d
heat-key-slipstream =
    { $spaces ->
        [2] s
       *[other] s{ $spaces }
    }
heat-key-boost = b
heat-key-cool-down = c{ $amount }
heat-key-adrenaline-speed = a
heat-key-adrenaline-cool-down = ac
heat-key-weather-cool-down = wc
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
heat-event-weather =
    { $token ->
        [clouds] Clouds: one stress less in every deck. Where the weather applies, nobody can cool down.
        [fog] Fog: one heat more in every engine. Where the weather applies, no slipstream may start.
        [storm] Storm: one stress more in every deck. Where the weather applies, a slipstream may be 2 spaces longer.
        [snow] Snow: one heat less in every engine. Where the weather applies, one heat more can be cooled down.
        [rain] Rain: 3 heat of every engine go into the deck. Where the weather applies, one heat more can be cooled down.
       *[sun] Sun: 3 heat of every engine go to the discard pile. Where the weather applies, a slipstream may be 2 spaces longer.
    }
heat-event-road-token =
    { $token ->
        [limit-plus] Corner { $corner }: the limit is 1 higher.
        [limit-minus] Corner { $corner }: the limit is 1 lower.
        [overheat] Corner { $corner }: above the limit one heat more is paid.
        [slipstream] After corner { $corner } a slipstream may be 1 space longer.
        [heat-control] After corner { $corner } a boost costs nothing.
       *[weather] After corner { $corner } the weather applies.
    }
heat-event-legend-card = A card is turned over for the legends.
heat-event-legend-moved =
    { $name } { $how ->
        [corner] drives at the corner
        [second-corner] stops before a second corner
        [line] brakes before the corner
       *[top-speed] drives at top speed
    }: { $went ->
        [one] 1 space
       *[other] { $went } spaces
    }.
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
        [accelerate]
            { $went ->
                [0] { $name } accelerates but gains no space, speed { $speed }.
                [one] { $name } accelerates and gains 1 space, speed { $speed }.
               *[other] { $name } accelerates and gains { $went } spaces, speed { $speed }.
            }
        [again]
            { $went ->
                [0] { $name } stays put this time, speed { $speed }.
                [one] { $name } now moves 1 space, speed { $speed }.
               *[other] { $name } now moves { $went } spaces, speed { $speed }.
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
heat-event-boosted =
    { $heat ->
        [0] { $name } boosts for nothing.
       *[other] { $name } boosts for { $heat } heat.
    }
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
heat-refusal-no-cooling-here = In this sector the weather lets nobody cool down.
heat-refusal-no-discard = Heat and stress cannot be discarded.

## The race as text

heat-picture-title =
    { $circuit }{ $round ->
        [0] {""}
       *[other] {" "}· round { $round }
    } · { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }
heat-picture-distance = to the line
heat-picture-more = and { $spaces } more
heat-picture-limit =
    { $corner } limit { $limit }{ $token ->
        [limit-plus] { "" } ({ $printed }+1)
        [limit-minus] { "" } ({ $printed }−1)
        [overheat] { "" } (hot)
       *[none] {""}
    }
heat-picture-sector =
    { $token ->
        [slipstream] slipstream +1
        [heat-control] free boost
        [no-cooldown] no cooling
        [no-slipstream] no slipstream
        [cooldown] cooling +1
       *[weather-slipstream] slipstream +2
    }
heat-picture-weather =
    { $token ->
        [clouds] clouds
        [fog] fog
        [storm] storm
        [snow] snow
        [rain] rain
       *[sun] sun
    }
heat-picture-car = car
heat-picture-lap = lap
heat-picture-gear = gear
heat-picture-engine = engine
heat-picture-cards = hand/deck/pile
heat-picture-next = next corner
heat-picture-next-corner = { $corner } ({ $limit }) after { $distance }
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

## The garage: names of cards

heat-card-u1 = Drive shaft
heat-card-u2 = Three differentials
heat-card-u3 = Cooled differential
heat-card-u4 = Padded seat
heat-card-u5 = Light frame
heat-card-u6 = Roomy cockpit
heat-card-u7 = Racing brakes
heat-card-u8 = Drum brakes
heat-card-u9 = Disc brakes
heat-card-u10 = Hard brakes
heat-card-u11 = Oil cooler
heat-card-u12 = Big radiator
heat-card-u13 = Water pump
heat-card-u14 = Light flywheel
heat-card-u15 = Steel crankshaft
heat-card-u16 = Racing camshaft
heat-card-u17 = Spare heat
heat-card-u18 = Streamlined body
heat-card-u19 = Vented body
heat-card-u20 = Low nose
heat-card-u21 = Water injection
heat-card-u22 = Reserve tank
heat-card-u23 = Methanol blend
heat-card-u24 = Light pedal
heat-card-u25 = Short pedal
heat-card-u26 = Heavy pedal
heat-card-u27 = Full throttle
heat-card-u28 = Floored pedal
heat-card-u29 = High revs
heat-card-u30 = Red line
heat-card-u31 = Twin camshafts
heat-card-u32 = Soft springs
heat-card-u33 = Oil dampers
heat-card-u34 = Stiff springs
heat-card-u35 = Wishbones
heat-card-u36 = Narrow tyres
heat-card-u37 = Grooved tyres
heat-card-u38 = Soft tyres
heat-card-u39 = Hard tyres
heat-card-u40 = Radial tyres
heat-card-u41 = Wide tyres
heat-card-u42 = Cooled turbo
heat-card-u43 = Big turbo
heat-card-u44 = Rear wing
heat-card-u45 = Front wing
heat-card-u46 = High wing
heat-card-u47 = Locked differential
heat-card-u48 = Extra heat
heat-card-p1 = Sponsor's brakes
heat-card-p2 = Sponsor's radiator
heat-card-p3 = Sponsor's camshaft
heat-card-p4 = Sponsor's turbo
heat-card-p5 = Sponsor's wing

# The part of the car that a card belongs to.

heat-part-extra-heat = Extra heat
heat-part-four-wheel-drive = Four-wheel drive
heat-part-brakes = Brakes
heat-part-cooling-system = Cooling
heat-part-body = Body
heat-part-rpm = Revs
heat-part-tires = Tyres
heat-part-wings = Wings
heat-part-turbocharger = Turbocharger
heat-part-fuel = Fuel
heat-part-gas-pedal = Pedal
heat-part-suspension = Suspension

# Symbols, in a word and in a sentence. An exclamation mark: the symbol is compulsory.

heat-symbol-heat = heat { $amount }!
heat-symbol-scrap = scrap { $amount }!
heat-symbol-adjust-limit =
    { $amount ->
        [-1] limit −1!
       *[other] limit +{ $amount }!
    }
heat-symbol-single-use = single use!
heat-symbol-cool-down = cool down { $amount }
heat-symbol-slipstream = slipstream +{ $amount }
heat-symbol-reduce-stress = stress −{ $amount }
heat-symbol-refresh = refresh
heat-symbol-salvage = salvage { $amount }
heat-symbol-direct-play = direct play
heat-symbol-accelerate = accelerate
heat-symbol-plus =
    { $amount ->
        [1] plus!
       *[other] { $amount } pluses!
    }
heat-symbol-help-heat = Pay { $amount } heat from the engine; a card that you cannot pay for is replaced by a random speed card.
heat-symbol-help-scrap =
    Discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from the top of your deck.
heat-symbol-help-adjust-limit =
    { $amount ->
        [-1] The speed limit of every corner that you cross in this turn is 1 lower, for you alone.
       *[other] The speed limit of every corner that you cross in this turn is { $amount } higher, for you alone.
    }
heat-symbol-help-single-use = If you play the card, it leaves the game at the end of your turn.
heat-symbol-help-cool-down =
    { $amount ->
        [1] Move 1 heat from your hand to the engine.
       *[other] Move up to { $amount } heat from your hand to the engine.
    }
heat-symbol-help-slipstream =
    If you slipstream, you may go { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } further.
heat-symbol-help-reduce-stress =
    { $amount ->
        [1] Discard 1 stress card from your hand without playing it.
       *[other] Discard up to { $amount } stress cards from your hand without playing them.
    }
heat-symbol-help-refresh = At the end of your turn you may put the card on top of your deck instead of discarding it.
heat-symbol-help-salvage =
    { $amount ->
        [1] Shuffle 1 card of your discard pile into your deck.
       *[other] Shuffle up to { $amount } cards of your discard pile into your deck.
    }
heat-symbol-help-direct-play = You may play the card from your hand while you react, on top of the cards of your gear.
heat-symbol-help-accelerate = Raise your speed by 1 for every plus that you used in this turn.
heat-symbol-help-plus =
    { $amount ->
        [1] Flip cards from your deck until a speed card appears: it adds to your speed.
        [2] Twice, flip cards from your deck until a speed card appears: each adds to your speed.
       *[other] Three times, flip cards from your deck until a speed card appears: each adds to your speed.
    }

## The garage: setup

heat-option-name-upgrades = Upgrades
heat-option-help-upgrades = Every car gets three upgrades in place of the starting ones. Begin with the basic ones.
heat-choice-upgrades-none = None
heat-choice-upgrades-basic = Basic
heat-choice-upgrades-advanced = Advanced
heat-choice-upgrades-both = Both
heat-option-name-garage = Building cars
heat-option-help-garage = Chosen in three rounds, or three at random for a quick start, where the rules deal basic ones.
heat-choice-garage-draft = Draft
heat-choice-garage-random = Random
heat-option-name-tournament = Tournament mode
heat-option-help-tournament = Gears stay secret until the cards are revealed: the number of cards is the gear.

## The garage: questions and options

heat-question-take-upgrade = Round { $round } of { $of }: which upgrade do you take?
heat-question-choose-speed = { $card }: at which speed? So far you drive { $speed }.
heat-question-salvage =
    Which cards do you shuffle back into your deck? { $left ->
        [one] 1 card
       *[other] Up to { $left } cards
    } may go.
heat-question-refresh = Which card do you put back on top of your deck?
heat-option-upgrade = { $card }
heat-option-speed = Speed { $speed }
heat-option-pay-heat = { $card }: pay { $amount } heat
heat-option-scrap =
    { $card }: scrap { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
heat-option-card-cool-down = { $card }: cool down { $amount }
heat-option-reduce-stress = { $card }: discard { $amount } stress
heat-option-salvage = { $card }: salvage up to { $amount }
heat-option-accelerate = { $card }: accelerate by { $amount }
heat-option-direct-play = Play { $card } now: speed +{ $amount }
heat-option-give-up = Give up { $cards } and drive again with random cards
heat-option-give-up-faster = Give up { $cards }, the faster one, and drive again with a random card
heat-option-salvage-card = Salvage { $card }
heat-option-refresh = Refresh { $card }

heat-key-upgrade = { $card }
heat-key-speed = { $speed }
heat-key-refresh = { $card }
heat-key-salvage-card =
    { $card ->
        [stress] s
        [heat] h
       *[other] { $card }
    }

## The garage: events

heat-event-market-opened = Round { $round } in the garage. On offer: { $cards }.
heat-event-market-closed = The garage closes.
heat-event-upgrade-taken = { $name } takes { $card }.
heat-event-upgrades-dealt = { $name } gets { $cards }.
heat-event-speed-chosen = { $name } plays { $card } for { $speed }.
heat-event-heat-paid = { $name } pays { $heat } heat for { $card }.
heat-event-scrapped = { $name } scraps { $cards }.
heat-event-stress-reduced = { $name } discards { $amount } stress.
heat-event-salvaged = { $name } salvages { $card }.
heat-event-played-directly = { $name } plays { $card } directly.
heat-event-given-up = { $name } cannot pay for { $cards }: random cards take over, and the turn is driven again.
heat-event-sponsor-gained =
    { $why ->
        [press] { $name } impresses the press and wins a sponsor.
       *[other] { $name } wins a sponsor.
    }
heat-event-sponsor-card = New in hand: { $card }.
heat-event-used-up = { $card } of { $name } is used up.
heat-event-refreshed = { $name } puts { $card } back on top of the deck.

## The garage: refusals

heat-refusal-not-on-offer = That card is not on offer.
heat-refusal-no-such-speed = The card has no such speed.
heat-refusal-not-in-discard = There is no such card in your discard pile.
heat-refusal-cannot-pay-card = Your engine does not hold the heat that the card costs.
heat-refusal-cool-first = The heat that is due is to come from cooldowns: use them in full, then pay.
heat-refusal-heat-first = First the heat of your cards has to be paid for.
heat-refusal-no-stress-in-hand = You do not have that much stress in your hand.
heat-refusal-symbol-without-effect = That would do nothing now.
heat-refusal-symbols-to-use = There are compulsory symbols left to use: heat or scrap.

## The garage as text

heat-picture-garage = Garage, round { $round } of 3. On offer:
heat-picture-upgrades = Upgrades
heat-picture-symbols = Symbols to use
heat-picture-speeds = speed { $speeds }

## Tournament mode

heat-option-mistake =
    { $up ->
        [1] Gear { $gear } without heat to pay: one of the cards, at random, will be discarded
       *[other] Gear { $gear } without heat to pay: a random speed card will be added
    }
heat-key-mistake = { $gear }
heat-event-shifted-too-far =
    { $count ->
        [0] { $name } shifts down by two gears without heat to pay: a speed card from the deck is added.
       *[other] { $name } shifts up by two gears without heat to pay: { $cards } is discarded.
    }

## The championship: setup

heat-option-name-season = Championship
heat-option-help-season = Several races in a row, with sponsors, press, weather and events.
heat-choice-season-none = Single race
heat-choice-season-1961 = 1961, three races
heat-choice-season-1962 = 1962, three races
heat-choice-season-1963 = 1963, four races
heat-choice-season-trilogy = 1961 to 1963, ten races
heat-choice-season-custom = Your own, four races

# Event cards: a title, and the rule in a sentence.

heat-news-grandstand = The main stand opens
heat-news-speed-record = Hunt for the record
heat-news-strike = Drivers on strike
heat-news-free-engines = Engines unleashed
heat-news-crowds = Packed to the last seat
heat-news-committee = A friend on the committee
heat-news-patron = A generous patron
heat-news-television = Live on television
heat-news-safety = Safety first
heat-news-patron-leaves = The patron leaves
heat-news-help-grandstand = The first three cars to complete lap 1 win a sponsor.
heat-news-help-speed-record = Whoever drives a turn at speed 15 or more wins a sponsor.
heat-news-help-strike = The race is one lap shorter than usual, though never less than one lap, and the winner scores 2 points more.
heat-news-help-free-engines = One heat more in every engine.
heat-news-help-crowds = The race is one lap longer than usual, and hands are of eight cards.
heat-news-help-committee = The first three score 1 point more each.
heat-news-help-patron = Three sponsors for everybody before the race.
heat-news-help-television = Whoever passes three cars in one turn wins a sponsor.
heat-news-help-safety = Two heat less in every engine, one stress less in every deck, and hands are of six cards.
heat-news-help-patron-leaves = No sponsors before the race and one stress more in every deck; whoever spins out is out of the race and scores nothing.

## The championship: questions and options

heat-question-improve-car = Before race { $race } of { $of }: which upgrade do you take?
heat-question-swap-upgrade = You are last on the grid. Do you swap one of your upgrades for one that is left over?
heat-question-swap-for = What do you take for { $card }?
heat-question-keep-upgrade = Which upgrade do you keep for the next season?
heat-option-swap-out = Give { $card }
heat-option-swap-in = Take { $card }
heat-option-keep = Keep { $card }
heat-key-swap-out = { $card }
heat-key-swap-in = { $card }
heat-key-keep = { $card }
heat-refusal-not-your-upgrade = You do not have that upgrade.

## The championship: events

heat-event-season-began = The championship begins: { $season }.
heat-event-race-ahead =
    Race { $race } of { $of }: { $circuit }. { $event ->
        [grandstand] { heat-news-grandstand }. { heat-news-help-grandstand }
        [speed-record] { heat-news-speed-record }. { heat-news-help-speed-record }
        [strike] { heat-news-strike }. { heat-news-help-strike }
        [free-engines] { heat-news-free-engines }. { heat-news-help-free-engines }
        [crowds] { heat-news-crowds }. { heat-news-help-crowds }
        [committee] { heat-news-committee }. { heat-news-help-committee }
        [patron] { heat-news-patron }. { heat-news-help-patron }
        [television] { heat-news-television }. { heat-news-help-television }
        [safety] { heat-news-safety }. { heat-news-help-safety }
       *[patron-leaves] { heat-news-patron-leaves }. { heat-news-help-patron-leaves }
    }
heat-event-season-market = In the garage. On offer: { $cards }.
heat-event-swapped = { $name } gives { $cards } for { $card }.
heat-event-press = The press waits at corner { $corner }.
heat-event-sponsors-dealt =
    { $name } gets { $count ->
        [one] 1 sponsor
       *[other] { $count } sponsors
    }.
heat-event-eliminated = { $name } is out of the race.
heat-event-scored =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, { $total } in all.
heat-event-season-won = { $name } wins the season of { NUMBER($year, useGrouping: 0) } with { $points } points.
heat-event-upgrade-kept = { $name } keeps { $card } for the next season.
heat-event-season-over = { $name } is the champion after { $races } races.

heat-outcome-season-over = The championship is decided after { $rounds } rounds.
heat-outcome-too-long = The race was stopped after { $rounds } rounds, for it had become too long.
heat-statistic-races = Races
heat-statistic-champion-points = Points of the champion

## The championship as text

heat-picture-market = In the garage. On offer:
heat-picture-season = Championship: { $season }. Race { $race } of { $of }.
heat-picture-points = points
heat-picture-press = press
heat-picture-sponsors =
    { $count ->
        [one] 1 sponsor
       *[other] { $count } sponsors
    }
heat-picture-out = out of the race
