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
heat-ui-your-choice = Your choice, { $note }
heat-ui-your-plan = Your plan, { $note }

heat-ui-running-order = Running order
heat-ui-championship = Championship
heat-ui-points = { $points ->
    [one] point
   *[other] points
}
heat-ui-points-brief = { $points } { $points ->
    [one] pt
   *[other] pts
}
heat-ui-points-so-far = { $points ->
    [one] { $points }{ "\u00A0" }point
   *[other] { $points }{ "\u00A0" }points
} in the championship
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
heat-ui-state-acts = { $you ->
    [true] your move
   *[other] moves
}
heat-ui-state-moved = moved
heat-ui-state-spun = spun out
heat-ui-state-next = next
heat-ui-state-waits = waiting
heat-ui-state-out = out of the race
heat-ui-out = out
heat-ui-state-finished = finished

heat-ui-card-kind-speed = SPEED
heat-ui-card-kind-upgrade = UPGRADE
heat-ui-card-kind-stress = STRESS
heat-ui-card-kind-heat = HEAT

heat-ui-hand = Hand
heat-ui-played = Played
heat-ui-rules-speed = speed
heat-ui-engine = Engine
heat-ui-engine-heat = { $heat } heat in the engine
heat-ui-engine-elsewhere = { $hand ->
    [0] no heat in hand
   *[other] { $hand } in hand
}
heat-ui-draw-pile = Draw
heat-ui-discard-pile = Discard
heat-ui-sponsors = Sponsors in hand
heat-ui-sponsors-in-hand = sponsors in hand: { $count }
heat-ui-speed = speed
heat-ui-gear-price = { $heat ->
    [0] Gear { $gear }
   *[other] Gear { $gear }, costs { $heat } heat
}

heat-ui-lift-cards = Lift as many cards as the gear you want.
heat-ui-in-gear = You are in { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear
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
heat-ui-finish-ahead = Finish in { $left }
heat-ui-corner-comes = Corner { $corner } ahead, limit { $limit }
heat-ui-corner-passed = Corner { $corner } passed, limit { $limit }
heat-ui-next-corner = { $left ->
    [0] Corner { $corner } is next
   *[other] Corner { $corner } in { $left }
}
heat-ui-limit = limit { $limit }
heat-ui-pad-spin = spin
heat-ui-play-sure = { $spin ->
    [true] Spin out? { tap-first } again
   *[other] Pay { $heat } heat? { tap-first } again
}
heat-ui-play = { $count ->
    [one] Play { $count } card
   *[other] Play { $count } cards
}
heat-ui-choose-cards = Gear { $gear }: choose { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
heat-ui-lift-some = { $count ->
    [one] Lift { $range } card
   *[other] Lift { $range } cards
}
heat-ui-swap-brief = { tap-first } the cards you want instead.
heat-ui-put-back = Put back

heat-ui-cluttered-why = Too much heat in hand: the car stalls, gear 1
heat-ui-cluttered-brief = Choose how many cards to put down.
heat-ui-cluttered-go = { $count ->
    [one] Put down 1 card
   *[other] Put down { $count } cards
}

heat-ui-react-prompt = React in any order, then finish.
heat-ui-engine-empty = Boost: the engine is empty.
heat-ui-no-adrenaline = { $two ->
    [true] Adrenaline: last two cars only.
   *[other] Adrenaline: last car only.
}
heat-ui-nothing-to-use = Nothing to use this turn.
heat-ui-done = Done
heat-ui-stay = Stay
heat-ui-tile-cool-down-name = { $several ->
    [true] Cooldown: gear { $gear }
   *[other] Cooldown
}
heat-ui-tile-cool-down-unit = heat
heat-ui-tile-cool-down-brief = hand → engine
heat-ui-tile-cool-down-sentence = From your hand back into the engine
heat-ui-tile-cool-down-go = Cool { $amount }
heat-ui-tile-boost-name = Boost
heat-ui-tile-boost-sentence = Flip a card and add it to your speed of{ "\u00A0" }{ $speed }
heat-ui-tile-boost-brief = from the deck
heat-ui-tile-boost-go = { $heat ->
    [0] Boost for nothing
   *[other] Boost for 1 heat
}
heat-ui-tile-adrenaline-speed-name = Adrenaline
heat-ui-tile-adrenaline-speed-unit = speed
heat-ui-tile-adrenaline-speed-sentence = One space more; speed becomes{ "\u00A0" }{ $faster }
heat-ui-tile-adrenaline-speed-go = Adrenaline +1
heat-ui-tile-adrenaline-cool-down-name = Adrenaline
heat-ui-tile-adrenaline-cool-down-unit = heat
heat-ui-tile-adrenaline-cool-down-sentence = From your hand back into the engine
heat-ui-tile-adrenaline-cool-down-go = Cool 1
heat-ui-tile-weather-cool-down-name = Cooldown: { $weather }
heat-ui-tile-weather-cool-down-unit = heat
heat-ui-tile-weather-cool-down-sentence = Cooldown in its sectors: from your hand back into the engine
heat-ui-tile-weather-cool-down-go = Cool 1
heat-ui-tile-slipstream-name = Slipstream
heat-ui-tile-slipstream-unit = spaces
heat-ui-tile-slipstream-sentence = { $known ->
    [no] A car is right beside you. Speed stays{ "\u00A0" }{ $speed }
   *[other] { $front } is right by you. Speed stays{ "\u00A0" }{ $speed }
}
heat-ui-tile-slipstream-go = { $stake ->
    [price] Slipstream: pay { $heat }
    [mishap] Slipstream: spin out
   *[other] Slipstream +{ $spaces }
}
heat-ui-tile-slipstream-lost = Back before the corner: 1st gear, stress, empty engine.
heat-ui-tile-stay-name = Stay
heat-ui-tile-stay-unit = spaces
heat-ui-tile-stay-sentence = You stop here.
heat-ui-tile-stay-go = Stay
heat-ui-tile-pays = Corner { $corner }: engine { $from } → { $to }
heat-ui-tile-needs = Corner { $corner } needs { $heat }, engine { $from }
heat-ui-again = { $spin ->
    [true] Tap again: spin out
   *[other] Tap again: pay { $heat }
}
heat-ui-done-without = Leave unused: { $deeds }? Tap again
heat-ui-finish-for-me = Finish for me
heat-ui-to-slipstream = To slipstream
heat-ui-if-slipstream = If you slipstream
heat-ui-if-stay = If you stay
heat-ui-step-react = React
heat-ui-step-past = done
heat-ui-step-now = your choice
heat-ui-step-corners = Corners
heat-ui-step-corner = { $spin ->
    [true] { $corner }: spin-out
   *[other] { $heat ->
        [0] { $corner }: no heat
       *[other] { $corner }: { $heat } heat
    }
}
heat-ui-step-no-corner = none
heat-ui-step-discard = Discard
heat-ui-step-draw = draw to 7
heat-ui-tile-engine = Engine { $from } → { $to }
heat-ui-tile-corner = { $heat ->
    [0] Corner { $corner }: no heat
   *[other] Corner { $corner }: { $heat } heat
}
heat-ui-tile-corner-range = Corner { $corner }: { $range } heat
heat-ui-tile-may-spin = Corner { $corner }: may spin
heat-ui-tile-no-corner = No corner crossed

heat-ui-discard-prompt = { tap-first } the cards you do not want to keep.
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

heat-ui-plan-sent = Your plan is in. You can change it until everybody is ready.
heat-ui-plan-bot = The bot has planned for you.
heat-ui-you-move = Your car moves
heat-ui-your-hand = Your hand
heat-ui-move-of = { $name }: speed{ "\u00A0" }{ $speed }
heat-ui-move-at = speed { $speed }
heat-ui-stops = { $left ->
    [0] at the line of corner { $corner }
    [one] { $left } space before corner { $corner }
   *[other] { $left } spaces before corner { $corner }
}
heat-ui-spent = { $heat } heat paid
heat-ui-hand-of = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
heat-ui-then = { $first ->
    [true] First: { $name }
   *[other] Next: { $name }
}
heat-ui-cards-shown = Gears are shown

heat-ui-you-win = You win
heat-ui-wins = { $name } wins
heat-ui-champion = { $you ->
    [true] You are the champion
   *[other] { $name } is the champion
}
heat-ui-finished-in = round { $round }
heat-ui-race-over = { $rounds ->
    [one] Race over after { $rounds }{ "\u00A0" }round
   *[other] Race over after { $rounds }{ "\u00A0" }rounds
}

heat-log-move = { $gear ->
    [0] played { $cards }
   *[other] { $heat ->
        [0] drove in gear { $gear }: { $cards }
       *[other] paid { $heat } heat for gear { $gear }: { $cards }
    }
}{ $known ->
    [no] { "" }
   *[yes] , speed{ "\u00A0" }{ $speed }
}{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost in traffic
}
heat-log-boost = { $heat ->
    [0] boosted for nothing
   *[other] boosted for 1 heat
}{ $speed ->
    [0] { "" }
   *[other] : +{ $card }, speed{ "\u00A0" }{ $speed }
}
heat-log-adrenaline = went one space on by adrenaline, speed{ "\u00A0" }{ $speed }
heat-log-slipstream = went { $went ->
    [one] { $went } space
   *[other] { $went } spaces
} on in a slipstream
heat-log-cooled = cooled { $amount } heat
heat-log-corner-passed = paid { $heat } heat in corner { $corner }: speed { $speed }, limit { $limit }
heat-log-spun-out = spun out in corner { $corner }: speed { $speed }, limit { $limit }; { $heat } heat, { $stress } stress
heat-log-crossed-line = finished lap { $lap } of { $laps }
heat-log-cluttered = stood still with a cluttered hand
heat-log-flipped-nothing = found no speed card to flip
heat-log-finished = crossed the finish line
heat-log-placed = came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

heat-refusal-gear-reach = From gear { $gear } you reach gears { $from } to { $to } now.

heat-rule-of-heat-cannot-be-played = step-2
heat-rule-of-no-such-gear = step-1
heat-rule-of-not-in-hand = step-2
heat-rule-of-wrong-order = step-2
heat-rule-of-too-few-cards-left = step-2
heat-rule-of-gear-reach = step-1
heat-rule-of-gear-too-far = step-1
heat-rule-of-no-heat-to-shift = step-1
heat-rule-of-too-few-cards = step-2
heat-rule-of-no-discard = step-8
heat-rule-of-no-heat-to-boost = step-5
heat-rule-of-no-adrenaline = step-4

heat-ui-face-down = { $count } cards face down

## The garage

heat-ui-garage = Garage
heat-ui-garage-chapter = Upgrades, round { $round }
heat-ui-garage-round = Upgrades, round { $round } of { $of }
heat-ui-garage-dealt = Quick start: three upgrades were dealt to every car.
heat-ui-garage-built = What every car is built with.
heat-ui-pick = Pick { $round } of { $of }
heat-ui-pick-order = The order of choosing
heat-ui-chooses = { $you ->
    [true] you choose
   *[other] chooses
}
heat-ui-show-circuit = Show the circuit
heat-ui-circuit = Circuit
heat-ui-garages = Garages
heat-ui-close-garage = To the circuit
heat-ui-market = Upgrades on offer
heat-ui-draft-prompt = Your pick: { tap } a card, then take it.
heat-ui-draft-of = { $you ->
    [true] You choose.
   *[other] { $name } chooses.
}
heat-ui-draft-hint = The upgrade goes into your deck for the whole { $season ->
    [true] season
   *[other] race
}.
heat-ui-draft-wait = What is left over goes away after the round.
heat-ui-your-pick = Your pick
heat-ui-take-some = Choose a card
heat-ui-state-chosen = has chosen
heat-ui-state-legend = legend
heat-ui-level-basic = basic
heat-ui-level-advanced = advanced
heat-ui-level-sponsor = sponsor
heat-ui-card-speed = speed { $speeds }
heat-ui-several-speeds = You choose one of these speeds after showing your cards.
heat-ui-extra-heat = Heat like any other, but it starts in your deck instead of the engine.

heat-ui-choose-speed = { $card }: choose one of its speeds.
heat-ui-choose-speed-go = Choose a speed
heat-ui-speed-so-far = Speed so far
heat-ui-react-must = Before you finish: { $deeds }
heat-ui-must-pay-heat = pay { $amount }{ "\u00A0" }heat
heat-ui-must-scrap = scrap { $amount ->
    [one] { $amount }{ "\u00A0" }card
   *[other] { $amount }{ "\u00A0" }cards
}
heat-ui-must-give-up = give up { $amount ->
    [one] { $amount }{ "\u00A0" }card
   *[other] { $amount }{ "\u00A0" }cards
}
heat-ui-closed = { $symbol } of { $card }: not possible now
heat-ui-closed-no-heat-in-hand = Nothing to cool: no heat in your hand.
heat-ui-closed-no-cooling-here = No cooldown in this sector.
heat-ui-closed-cannot-pay-card = { $card }: too little heat to pay for it.
heat-ui-closed-heat-first = { $card }: pay the heat first.
heat-ui-closed-no-stress-in-hand = Nothing to drop: no stress in your hand.
heat-ui-closed-symbol-without-effect = { $card }: its symbol would do nothing now.
heat-ui-tile-speed-name = { $amount }
heat-ui-tile-speed-unit = speed
heat-ui-tile-speed-sentence = Speed { $total }
heat-ui-tile-speed-go = Take { $amount }: speed { $total }
heat-ui-tile-pay-heat-name = Heat
heat-ui-tile-pay-heat-unit = heat
heat-ui-tile-pay-heat-sentence = The price of { $card }
heat-ui-tile-pay-heat-go = Pay { $amount } heat
heat-ui-tile-give-up-name = Give up
heat-ui-tile-give-up-unit = { $amount ->
    [one] card
   *[other] cards
}
heat-ui-tile-give-up-sentence = { $cards }: the engine cannot pay, random speed cards take over
heat-ui-tile-give-up-go = { $amount ->
    [one] Give up the card
   *[other] Give up { $amount } cards
}
heat-ui-tile-again = The turn is driven again
heat-ui-tile-scrap-name = Scrap
heat-ui-tile-scrap-unit = { $amount ->
    [one] card
   *[other] cards
}
heat-ui-tile-scrap-sentence = { $card }: from your deck to the discard pile
heat-ui-tile-scrap-go = Scrap { $amount }
heat-ui-tile-deck = Deck { $from } → { $to }
heat-ui-tile-card-cool-down-name = { $several ->
    [true] { $printed }
   *[other] Cooldown
}
heat-ui-tile-card-cool-down-unit = heat
heat-ui-tile-card-cool-down-sentence = { $card }: from your hand back into the engine
heat-ui-tile-card-cool-down-go = Cool { $amount }
heat-ui-tile-reduce-stress-name = Less stress
heat-ui-tile-reduce-stress-unit = stress
heat-ui-tile-reduce-stress-sentence = { $card }: from your hand to the discard pile
heat-ui-tile-reduce-stress-go = Discard { $amount } stress
heat-ui-tile-stress-left = { $left ->
    [0] No stress left in hand
   *[other] { $left } stress left in hand
}
heat-ui-tile-salvage-name = Salvage
heat-ui-tile-salvage-unit = { $amount ->
    [one] card
   *[other] cards
}
heat-ui-tile-salvage-sentence = { $card }: from your discard pile back into the deck
heat-ui-tile-salvage-go = Salvage
heat-ui-tile-pile = { $count } in the discard pile
heat-ui-tile-accelerate-name = Accelerate
heat-ui-tile-accelerate-unit = speed
heat-ui-tile-accelerate-sentence = { $card }: 1 for every plus of this turn
heat-ui-tile-accelerate-go = Accelerate +{ $amount }
heat-ui-tile-direct-play-name = { $printed }
heat-ui-tile-direct-play-unit = speed
heat-ui-tile-direct-play-sentence = Direct play: from your hand, on top of your gear
heat-ui-tile-direct-play-go = Play { $card }
heat-ui-tile-boost-unit = speed
heat-ui-tile-spins = Corner { $corner }: spin-out

heat-ui-salvage-prompt = { $count ->
    [one] { $card }: { tap } one card of your discard pile; it goes back into the deck.
   *[other] { $card }: { tap } up to { $count } cards of your discard pile; they go back into the deck.
}
heat-ui-salvage-above = { $card }: your discard pile
heat-ui-salvage-brief = { $count ->
    [one] { tap-first } one card that goes back into the deck.
   *[other] { tap-first } up to { $count } cards that go back into the deck.
}
heat-ui-salvage-card = { $card }, { $taken } of { $there } chosen
heat-ui-salvage-then = Your deck is shuffled with them
heat-ui-salvage-of = of { $most }
heat-ui-salvage-go = { $count ->
    [one] Salvage { $count } card
   *[other] Salvage { $count } cards
}
heat-ui-salvage-none = Leave them
heat-refusal-salvage-full = { $count ->
    [one] Only one card may go.
   *[other] No more than { $count } cards may go.
}
heat-ui-refresh-prompt = You may put the card back on top of your deck.
heat-ui-refresh-brief = { $card ->
    [none] Put a card back on top of your deck?
   *[other] Put { $card } back on top of your deck?
}
heat-ui-refresh-then = You would draw it again at once
heat-ui-refresh-go = On top of the deck
heat-ui-refresh-none = Discard

heat-ui-unpayable = The engine cannot pay for these cards: without cooling, random ones will replace them.
heat-ui-unpayable-brief = The engine cannot pay for these cards.
heat-ui-mistake = { $way ->
    [up] Two gears cost 1 heat you do not have: a card is lost.
   *[down] Two gears cost 1 heat you do not have: a card is added.
}
heat-ui-gear-mistake = Gear { $gear }, a mistake: no heat to pay
heat-ui-deed-shifted-up = Shifted up too far
heat-ui-deed-shifted-up-price = { $card } is lost
heat-ui-deed-shifted-up-brief = Shifted up too far: { $card } is lost
heat-ui-deed-shifted-down = Shifted down too far
heat-ui-deed-shifted-down-price = a random speed card is added
heat-ui-deed-shifted-down-brief = Shifted down too far: a random speed card is added
heat-ui-deed-given-up = Could not be paid for: { $cards }
heat-ui-deed-given-up-price = random speed cards drive the turn again
heat-ui-deed-given-up-brief = Not paid for: { $cards }

## Weather and road

heat-ui-token = { $token }, corner { $corner }
heat-ui-token-limit = Corner { $corner }: printed { $printed }, { $change } from this token. The limit is { $limit }, as the sign shows.
heat-ui-token-limit-plus = Higher limit
heat-ui-token-limit-minus = Lower limit
heat-ui-token-overheat = Overheating
heat-ui-token-slipstream = Slipstream +1
heat-ui-token-heat-control = Free boost
heat-ui-token-weather = Weather
heat-ui-weather-clouds = Clouds
heat-ui-weather-fog = Fog
heat-ui-weather-storm = Storm
heat-ui-weather-snow = Snow
heat-ui-weather-rain = Rain
heat-ui-weather-sun = Sun
heat-ui-weather-before-clouds = −1 stress in every deck.
heat-ui-weather-before-fog = +1 heat in every engine.
heat-ui-weather-before-storm = +1 stress in every deck.
heat-ui-weather-before-snow = −1 heat in every engine.
heat-ui-weather-before-rain = 3 heat of every engine into the deck.
heat-ui-weather-before-sun = 3 heat of every engine discarded.
heat-ui-weather-sector-slipstream = Slipstream +2 in its sectors.
heat-ui-weather-sector-no-slipstream = No slipstream from its sectors.
heat-ui-weather-sector-cooldown = Cooldown +1 in its sectors.
heat-ui-weather-sector-no-cooldown = No cooldown in its sectors.

## Legends

heat-ui-legends = Legends
heat-driver-brief = L{ $number }
heat-ui-legend-card = The legends' card
heat-ui-legend-does = { $how ->
    [corner] speed { $speed } through corner { $corner }
    [short] speed { $speed } towards corner { $corner }
    [second-corner] stops before corner { $corner }
    [line] stops { $diamond } before corner { $corner }
   *[top-speed] top speed { $speed }
}
heat-ui-legend-brief = { $how ->
    [corner] { $speed } through { $corner }
    [short] { $speed } towards { $corner }
    [second-corner] before { $corner }
    [line] { $diamond } before { $corner }
   *[top-speed] speed { $speed }
}
heat-ui-legend-a = Behind the legend line
heat-ui-legend-a-help = The corner's limit and the diamond together, but never over a second corner line.
heat-ui-legend-b = Before the legend line
heat-ui-legend-b-help = The top speed. If that would cross the corner line, the legend stops so many spaces short of it as the diamond says.

heat-log-legend-moved = { $how ->
    [corner] took the corner at its own speed
    [second-corner] stopped before a second corner
    [line] braked before the corner
   *[top-speed] drove at top speed
}: +{ $went }
heat-log-accelerate = accelerated by { $went }, speed{ "\u00A0" }{ $speed }
heat-log-direct = went { $went } on, speed{ "\u00A0" }{ $speed }
heat-log-again = drove again: +{ $went }, speed{ "\u00A0" }{ $speed }
heat-log-upgrade-taken = picked { $card }
heat-log-upgrades-dealt = got { $cards }
heat-log-heat-paid = paid { $heat } heat for { $card }
heat-log-scrapped = scrapped { $cards }
heat-log-stress-reduced = discarded { $amount } stress
heat-log-salvaged = salvaged { $card }
heat-log-played-directly = played { $card } directly
heat-log-given-up = could not pay for { $cards }: random cards took over
heat-log-refreshed = put { $card } back on top of the deck
heat-log-used-up = { $card } has had its one use and leaves the game
heat-log-one-use = one use
heat-log-sponsor-gained = won a sponsor
heat-log-shifted-too-far = { $count ->
    [0] two gears down without heat: a random speed card is added
   *[other] two gears up without heat: { $cards } is lost
}

heat-rule-of-not-on-offer = draft
heat-rule-of-not-your-upgrade = upgrades
heat-rule-of-no-such-speed = upgrades
heat-rule-of-not-in-discard = symbols
heat-rule-of-salvage-full = symbols
heat-rule-of-cannot-pay-card = unpaid-heat
heat-rule-of-cool-first = unpaid-heat
heat-rule-of-heat-first = unpaid-heat
heat-rule-of-no-stress-in-hand = symbols
heat-rule-of-symbol-without-effect = symbols
heat-rule-of-symbols-to-use = symbols
heat-rule-of-no-cooling-here = sectors
heat-rule-of-no-heat-in-hand = cooldown
heat-rule-of-no-cooldown-left = cooldown
heat-rule-of-symbol-used = react
heat-rule-of-boosted-already = boost

heat-ui-season-round = { $year ->
    [none] Race
   *[other] { $year }, race
} { $race }/{ $races }, round { $round }
heat-log-season-won = won the season of { NUMBER($year, useGrouping: 0) } with { $points }{ "\u00A0" }points
heat-log-season-over = became the champion after { $races } races
heat-log-scored = { $place ->
    [1] won the race: { $points }{ "\u00A0" }points, { $total } in all
   *[other] place { $place }: { $points ->
        [one] { $points }{ "\u00A0" }point
       *[other] { $points }{ "\u00A0" }points
    }, { $total } in all
}

## The garage of a season, and the press

heat-ui-garage-after = After the season
heat-ui-garage-race = Upgrade before race { $race } of { $of }
heat-ui-garage-brief = Before race { $race } of { $of }
heat-ui-own-upgrades = Your upgrades
heat-ui-swap-back = Give another card
heat-ui-keep-after = { $you ->
    [true] You are the champion of { $year }
   *[other] { $name } is the champion of { $year }
}
heat-ui-champion-points = { $points ->
    [one] { $points }{ "\u00A0" }point
   *[other] { $points }{ "\u00A0" }points
}
heat-ui-keep-why = One upgrade comes with you into the next season; the others go back.
heat-ui-swap-upgrade = Do you swap one of your upgrades?
heat-ui-swap-why = You are last on the grid.
heat-ui-swap-hint = { tap-first } the card you would give; then choose one from the market.
heat-ui-draft-tap = { tap-first } a card to read it.
heat-ui-take-card = Take { $card }
heat-ui-swap-out-card = Give { $card }
heat-ui-swap-in-card = Swap for { $card }
heat-ui-keep-card = Keep { $card }
heat-ui-no-swap = No swap
heat-ui-won-sponsor = New card: { $card }
heat-ui-won-over = Press, corner { $corner }: { $over } over the limit
heat-ui-won-towed = Press, corner { $corner }: over its line in a slipstream
heat-ui-won-where = { $kept ->
    [true] Kept for the next race, to be played once.
   *[other] In your hand, to be played once.
}
heat-ui-won-close = Close
heat-ui-token-press = Press
heat-ui-press-help = Slipstream over the line of corner { $corner }, or drive through it 2 or more above its limit, and you win a sponsor.
heat-ui-news-one-lap = { $last ->
    [true] No effect in a last race of one lap.
   *[other] In a race of one lap that is the finish: the card is for the next race.
}
heat-log-sponsors-dealt = for this race: { $count ->
    [one] { $count } sponsor
   *[other] { $count } sponsors
}
heat-log-swapped = swapped { $cards } for { $card }
heat-log-upgrade-kept = kept { $card }
