# What the table of Steampunk Rally says.

steampunk_rally-ui-round =
    Round { $round }{ $last ->
        [true] {" "}· the last
       *[other] { "" }
    }
steampunk_rally-ui-over = Race over
steampunk_rally-ui-choosing = Inventors
steampunk_rally-ui-phase-set_up = Setup
steampunk_rally-ui-phase-draft = Draft
steampunk_rally-ui-phase-vent = Vent
steampunk_rally-ui-phase-race = Race
steampunk_rally-ui-phase-damage = Damage
steampunk_rally-ui-ready = { $ready } of { $racers } done
steampunk_rally-ui-your-choice =
    { $phase ->
        [draft] Draft: your choice
        [vent] Vent: your choice
        [race] Race: your choice
        [damage] Damage: your choice
       *[other] Your choice
    }
steampunk_rally-ui-waiting =
    { $phase ->
        [draft] Draft: { $note }
        [vent] Vent: { $note }
        [race] Race: { $note }
        [damage] Damage: { $note }
       *[other] { $note }
    }
steampunk_rally-ui-order = Running order
steampunk_rally-ui-to-line = to the line
steampunk_rally-ui-state-busy-set_up = choosing
steampunk_rally-ui-state-busy-draft = choosing
steampunk_rally-ui-state-busy-vent = venting
steampunk_rally-ui-state-busy-race = racing
steampunk_rally-ui-state-busy-damage = losing parts
steampunk_rally-ui-state-busy-end = storing dice
steampunk_rally-ui-state-done = done
steampunk_rally-ui-state-home = finished
steampunk_rally-ui-row =
    { $name }: { $state }. { $beyond ->
        [true] { $spaces } beyond the line
       *[other] { $spaces } to the line
    }, gauge { $gauge }, parts: { $parts }, cogs: { $cogs }, dice: { $dice }, boosts: { $boosts }
steampunk_rally-ui-show-machine = The machine of { $name }
steampunk_rally-ui-gain-motion =
    { $count ->
        [one] 1 motion
       *[other] { $count } motion
    }
steampunk_rally-ui-gain-smooth =
    { $count ->
        [one] 1 smooth motion
       *[other] { $count } smooth motion
    }
steampunk_rally-ui-gain-cog =
    { $count ->
        [one] 1 cog
       *[other] { $count } cogs
    }
steampunk_rally-ui-gain-reinforce =
    { $count ->
        [one] reinforce 1 time
       *[other] reinforce { $count } times
    }
steampunk_rally-ui-gain-damage = { $count } damage
steampunk_rally-ui-gain-die-heat =
    { $count ->
        [one] 1 heat die
       *[other] { $count } heat dice
    }
steampunk_rally-ui-gain-die-steam =
    { $count ->
        [one] 1 steam die
       *[other] { $count } steam dice
    }
steampunk_rally-ui-gain-die-electric =
    { $count ->
        [one] 1 electric die
       *[other] { $count } electric dice
    }
steampunk_rally-ui-gain-out-heat =
    { $count ->
        [one] clear 1 heat die
       *[other] clear { $count } heat dice
    }
steampunk_rally-ui-gain-out-steam =
    { $count ->
        [one] clear 1 steam die
       *[other] clear { $count } steam dice
    }
steampunk_rally-ui-gain-out-electric =
    { $count ->
        [one] clear 1 electric die
       *[other] clear { $count } electric dice
    }
steampunk_rally-ui-gain-out-any =
    { $count ->
        [one] clear 1 die
       *[other] clear { $count } dice
    }
steampunk_rally-ui-gauge-title = Damage
steampunk_rally-ui-gauge =
    { $parts ->
        [0] no part is at risk
        [one] 1 part breaks off at the end of the round
       *[other] { $parts } parts break off at the end of the round
    }
steampunk_rally-ui-gauge-end = the next damage breaks a part at once
steampunk_rally-ui-gauge-explodes = the machine explodes at the end of the round
steampunk_rally-ui-bulb =
    { $on ->
        [true] Bulb on
       *[other] Bulb off
    }
steampunk_rally-ui-cogs =
    { $count ->
        [one] cog
       *[other] cogs
    }
steampunk_rally-ui-do = Do it
steampunk_rally-ui-awaited =
    { $count ->
        [0] On it goes
        [one] Waiting for 1 player
       *[other] Waiting for { $count } players
    }
steampunk_rally-ui-beyond =
    { $beyond ->
        [true] { $spaces } beyond the line
       *[other] { $spaces } to the line
    }
steampunk_rally-ui-shared = A shared victory
steampunk_rally-ui-you-win = You win!
steampunk_rally-ui-wins = { $name } wins
steampunk_rally-ui-race-over =
    The race is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }

## The race

steampunk_rally-ui-die =
    { $die ->
        [heat] heat die
        [steam] steam die
       *[electric] electric die
    }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-ui-dice = Dice
steampunk_rally-ui-no-dice = no dice
steampunk_rally-ui-race-prompt = Pick dice, or tap a glowing part
steampunk_rally-ui-race-part = Now tap a glowing part
steampunk_rally-ui-race-nothing = No part can be activated with these dice
steampunk_rally-ui-race-left =
    { $count ->
        [0] The light bulb can still be used
        [one] 1 part can still be activated
       *[other] { $count } parts can still be activated
    }
steampunk_rally-ui-sum =
    { $card }: { $power } ÷ { $each }{ $lost ->
        [0] { "" }
        [one] , 1 pip is lost
       *[other] , { $lost } pips are lost
    }
steampunk_rally-ui-sum-star = { $card }: one die of any value, once a race phase
steampunk_rally-ui-damage = { $range } damage
steampunk_rally-ui-terrain-ignored = terrain ignored
steampunk_rally-ui-finish = End my turn
steampunk_rally-ui-finish-again =
    { $count ->
        [one] Leave 1 thing unused?
       *[other] Leave { $count } things unused?
    }
steampunk_rally-ui-activate = Activate
steampunk_rally-ui-pick-die = Pick a die
steampunk_rally-ui-light = Use the light bulb
steampunk_rally-ui-play-boost = Play { $card }
steampunk_rally-ui-do-reroll =
    Re-roll the { $die ->
        [heat] heat
        [steam] steam
       *[electric] electric
    } { $value }
steampunk_rally-ui-do-raise =
    Raise the { $die ->
        [heat] heat
        [steam] steam
       *[electric] electric
    } { $value } by 1
steampunk_rally-ui-card-gives = { $card }: { $gain }.
steampunk_rally-ui-reroll-help = One cog. The new roll stands, and cannot be taken back.
steampunk_rally-ui-cancel = Cancel
steampunk_rally-ui-why-no-cogs = You have no cogs.
steampunk_rally-ui-why-pick-one = Pick a die first.
steampunk_rally-ui-why-six = A die goes up to 6.
steampunk_rally-ui-use-reroll = Re-roll
steampunk_rally-ui-use-raise = Add 1
steampunk_rally-ui-boosts = Boosts
steampunk_rally-ui-change = Rearrange
steampunk_rally-ui-boost-when =
    { $when ->
        [draft] Only in the draft.
        [vent] Only in the vent phase.
       *[race] Only in the race phase.
    }
steampunk_rally-ui-boost-not-now = It would do nothing now.
steampunk_rally-ui-bulb-lights =
    { $count ->
        [one] lights 1 part
       *[other] lights { $count } parts
    }
steampunk_rally-ui-boosts-held =
    { $count ->
        [one] boost
       *[other] boosts
    }

## Why not

steampunk_rally-refusal-too-few-pips = These dice are too few or too low for this part.
steampunk_rally-refusal-six = A die goes up to 6.
steampunk_rally-refusal-pick-one = Pick the die that the cog is to change.
steampunk_rally-refusal-no-cogs = You have no cogs.
steampunk_rally-refusal-boost-waits =
    { $when ->
        [draft] This boost is played in the draft.
        [vent] This boost is played in the vent phase.
        [race] This boost is played in the race phase.
       *[any] This boost would do nothing now.
    }
steampunk_rally-refusal-chip-build = A boost is no part: it cannot be built.
steampunk_rally-refusal-chip-power = The corner of this card shows no dice.
steampunk_rally-refusal-chip-cogs = The corner of this card shows no cogs.
steampunk_rally-refusal-chip-keep = Only boosts can be kept.

## The draft

steampunk_rally-ui-pick = Pick { $number } of { $of }
steampunk_rally-ui-use = What becomes of { $card }?
steampunk_rally-ui-hands-pass = hands pass
steampunk_rally-ui-hand = Your hand
steampunk_rally-ui-chips = { $card }: what to do with it
steampunk_rally-ui-draft-help = Tap a card to see what it can become. All choose at once and in secret.
steampunk_rally-ui-choose-card = Choose a card
steampunk_rally-ui-keep-card = Take { $card }
steampunk_rally-ui-choose-chip = Choose what to do
steampunk_rally-ui-give-up = Choose a card
steampunk_rally-ui-chip-build = Build
steampunk_rally-ui-chip-build-socket =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
steampunk_rally-ui-chip-build-room = rearranges the machine
steampunk_rally-ui-chip-build-loss = costs another part
steampunk_rally-ui-chip-build-never = no part
steampunk_rally-ui-chip-no-part = a boost is no part
steampunk_rally-ui-chip-dice =
    { $count ->
        [0] Dice
        [one] 1 die
       *[other] { $count } dice
    }
steampunk_rally-ui-chip-of-heat = heat
steampunk_rally-ui-chip-of-steam = steam
steampunk_rally-ui-chip-of-electric = electric
steampunk_rally-ui-chip-no-dice = none on this card
steampunk_rally-ui-chip-cogs =
    { $count ->
        [0] Cogs
        [one] 1 cog
       *[other] { $count } cogs
    }
steampunk_rally-ui-chip-now = now
steampunk_rally-ui-chip-no-cogs = none on this card
steampunk_rally-ui-chip-keep = Keep
steampunk_rally-ui-chip-for-later = for later
steampunk_rally-ui-chip-only-boosts = boosts only
steampunk_rally-ui-deed-build = Build { $card }
steampunk_rally-ui-deed-power =
    Take { $die ->
        [heat] { $count ->
            [one] 1 heat die
           *[other] { $count } heat dice
        }
        [steam] { $count ->
            [one] 1 steam die
           *[other] { $count } steam dice
        }
       *[electric] { $count ->
            [one] 1 electric die
           *[other] { $count } electric dice
        }
    }
steampunk_rally-ui-deed-cogs =
    { $count ->
        [one] Take 1 cog
       *[other] Take { $count } cogs
    }
steampunk_rally-ui-deed-keep = Keep { $card }
steampunk_rally-ui-choose-inventor-help = Tap an inventor on the board.
steampunk_rally-ui-inventor-help = The light bulb works the cockpit; dice drive the other card.
steampunk_rally-ui-inventor-go = Race as { $name }

## The vent phase

steampunk_rally-ui-vent = Vent
steampunk_rally-ui-vent-prompt =
    { $pips ->
        [0] A tap on a die takes a pip away. A cog pays for two pips.
        [one] 1 more pip is paid for: tap a die.
       *[other] { $pips } more pips are paid for: tap a die.
    }
steampunk_rally-ui-vent-nothing =
    { $dice ->
        [0] No dice lie in your slots.
       *[other] Without cogs no pip can be taken away.
    }
steampunk_rally-ui-vent-die =
    { $die ->
        [heat] Heat die
        [steam] Steam die
       *[electric] Electric die
    } { $value }: { $left ->
        [0] it leaves its slot
       *[other] { $left } will be left
    }
steampunk_rally-ui-vent-help = A die without pips leaves its slot, and the slot is free again.
steampunk_rally-ui-vent-left =
    { $count ->
        [one] pip at most
       *[other] pips at most
    }
steampunk_rally-ui-vent-done = Done venting
steampunk_rally-ui-vent-lost =
    { $count ->
        [one] Let 1 paid pip lapse?
       *[other] Let { $count } paid pips lapse?
    }

## Other questions

steampunk_rally-ui-choose = Choose
steampunk_rally-ui-now-motion = Motion
steampunk_rally-ui-now-smooth = Smooth motion
steampunk_rally-ui-now-cog = Take a cog
steampunk_rally-ui-now-reinforce = Reinforce
steampunk_rally-ui-now-damage = Take damage
steampunk_rally-ui-now-die-heat = Gain a heat die
steampunk_rally-ui-now-die-steam = Gain a steam die
steampunk_rally-ui-now-die-electric = Gain an electric die
steampunk_rally-ui-now-out-heat = Clear a heat die
steampunk_rally-ui-now-out-steam = Clear a steam die
steampunk_rally-ui-now-out-electric = Clear an electric die
steampunk_rally-ui-now-out-any = Clear any die
steampunk_rally-ui-one-of = 1 of { $count }
steampunk_rally-ui-left =
    { $spaces ->
        [0] at the line
        [one] 1 space to the line
       *[other] { $spaces } to the line
    }
steampunk_rally-ui-space = Space { $space }
steampunk_rally-ui-takes-along = hanging on it: { $cards }
steampunk_rally-ui-takes-nothing = nothing hangs on it
steampunk_rally-ui-of-so-many = of { $count }
steampunk_rally-ui-pay-die = Pay { $die }
steampunk_rally-ui-gauge-falls = the gauge falls
steampunk_rally-ui-scrap-note = brings nothing
steampunk_rally-ui-socket =
    { $side ->
        [left] Left of { $card }
        [right] Right of { $card }
        [above] Above { $card }
       *[below] Below { $card }
    }
steampunk_rally-ui-go-socket = Put it here
steampunk_rally-ui-go-lose = Give this part up
steampunk_rally-ui-go-way = Go this way
steampunk_rally-ui-go-land = Go on from here
steampunk_rally-ui-go-slot = Clear this die
steampunk_rally-ui-go-store = Store this die
steampunk_rally-ui-go-store-at = Store it here
steampunk_rally-ui-go-on-top = Lay it on top
steampunk_rally-ui-help-choose-effect =
    { $slash ->
        [true] Of a card with a slash you get one side. You decide on the order.
       *[other] All of it happens; you decide on the order.
    }
steampunk_rally-ui-help-choose-way = The arms meet again. The short one is rougher.
steampunk_rally-ui-help-lose-part = You choose the part. Dice on it go to the supply.
steampunk_rally-ui-help-attach-part = Tap a marked place of your machine.
steampunk_rally-ui-help-move-card = Tap a marked place of your machine.
steampunk_rally-ui-help-change-machine = Tap a card of your machine. Moving is free; a discarded part brings nothing.
steampunk_rally-ui-help-discard-die = The slot is free again.
steampunk_rally-ui-help-damage-menu = As many parts are lost as the gauge is below 0. Boosts can still help.
steampunk_rally-ui-help-choose-target = Only rivals ahead of you.
steampunk_rally-ui-help-store-die = A stored die is rolled again in the next race phase; the others go back.
steampunk_rally-ui-help-last-call = Nobody is asked again unless somebody acts. In the race a boost takes your pass back.
steampunk_rally-ui-help-store-at = A stored die is lost with its part.
steampunk_rally-ui-help-top-part = A boost may build the top card of a discard pile in the next draft.
steampunk_rally-ui-help-land-behind = You go on right behind the last machine.
steampunk_rally-ui-help-pay-levy = One cog, or the gauge falls by 1.
steampunk_rally-ui-help-choose-pile = The part is built at once.
steampunk_rally-ui-wait =
    { $phase ->
        [draft] You have chosen
        [vent] You have vented
        [race] Your turn is over
       *[other] The others are deciding
    }

## The log: behind the name of whom it is about

steampunk_rally-log-with = { $said }: { $gains }
steampunk_rally-log-goes-on =
    { $you ->
        [true] go on
       *[other] goes on
    }
steampunk_rally-log-vented-card = { $card } ({ $left })
steampunk_rally-log-rearranged =
    { $you ->
        [true] rearrange the machine
       *[other] rearranges the machine
    }
steampunk_rally-log-card = { $card }
steampunk_rally-log-inventor =
    { $you ->
        [true] are { $inventor }
       *[other] is { $inventor }
    }
steampunk_rally-log-built =
    { $you ->
        [true] build { $card }
       *[other] builds { $card }
    }
steampunk_rally-log-part-lost =
    { $how ->
        [break] { $you ->
            [true] lose { $card }, the gauge is at its end
           *[other] loses { $card }, the gauge is at its end
        }
        [damage] { $you ->
            [true] lose { $card } to the damage
           *[other] loses { $card } to the damage
        }
        [fit] { $you ->
            [true] give up { $card }, which no longer fits
           *[other] gives up { $card }, which no longer fits
        }
        [room] { $you ->
            [true] give up { $card } for a new part
           *[other] gives up { $card } for a new part
        }
        [scrap] { $you ->
            [true] discard { $card }
           *[other] discards { $card }
        }
        [explosion] { $you ->
            [true] lose { $card } in the explosion
           *[other] loses { $card } in the explosion
        }
       *[deck] { $you ->
            [true] give { $card } back
           *[other] gives { $card } back
        }
    }
steampunk_rally-log-sold-for-dice =
    { $you ->
        [true] sell { $card }
       *[other] sells { $card }
    }
steampunk_rally-log-sold-for-cogs =
    { $you ->
        [true] sell { $card }
       *[other] sells { $card }
    }
steampunk_rally-log-stashed =
    { $you ->
        [true] keep a boost
       *[other] keeps a boost
    }
steampunk_rally-log-boost-given-up =
    { $you ->
        [true] give up { $card }
       *[other] gives up { $card }
    }
steampunk_rally-log-vented =
    { $you ->
        [true] vent { $card }
       *[other] vents { $card }
    }
steampunk_rally-log-vented-to =
    { $die ->
        [heat] heat
        [steam] steam
       *[electric] electric
    } { $value ->
        [0] die gone
       *[other] { $value }
    }
steampunk_rally-log-rerolled =
    { $you ->
        [true] re-roll { $die } { $before }: { $value }
       *[other] re-rolls { $die } { $before }: { $value }
    }
steampunk_rally-log-raised =
    { $you ->
        [true] raise a die to { $die } { $value }
       *[other] raises a die to { $die } { $value }
    }
steampunk_rally-log-activated =
    { $you ->
        [true] activate { $card } ×{ $times }
       *[other] activates { $card } ×{ $times }
    }
steampunk_rally-log-bulb-off =
    { $you ->
        [true] use the light bulb
       *[other] uses the light bulb
    }
steampunk_rally-log-bulb-on =
    { $you ->
        [true] have light again
       *[other] has light again
    }
steampunk_rally-log-no-die =
    { $you ->
        [true] find no { $die } die in the supply
       *[other] finds no { $die } die in the supply
    }
steampunk_rally-log-emptied =
    { $you ->
        [true] empty { $card }
       *[other] empties { $card }
    }
steampunk_rally-log-damaged =
    { $you ->
        [true] take { $damage } damage: the gauge shows { $gauge }
       *[other] takes { $damage } damage: the gauge shows { $gauge }
    }
steampunk_rally-log-exploded =
    { $you ->
        [true] explode and fall behind the last machine
       *[other] explodes and falls behind the last machine
    }
steampunk_rally-log-crossed-line =
    { $you ->
        [true] cross the line: round { $round } is the last
       *[other] crosses the line: round { $round } is the last
    }
steampunk_rally-log-fell-back =
    { $you ->
        [true] fall back to space { $to }
       *[other] falls back to space { $to }
    }
steampunk_rally-log-crowd =
    { $you ->
        [true] lose { $cogs ->
            [one] 1 cog
           *[other] { $cogs } cogs
        } to the crowd
       *[other] loses { $cogs ->
            [one] 1 cog
           *[other] { $cogs } cogs
        } to the crowd
    }
steampunk_rally-log-die-paid =
    { $you ->
        [true] pay a die ({ $site })
       *[other] pays a die ({ $site })
    }
steampunk_rally-log-cog-paid =
    { $you ->
        [true] pay a cog ({ $site })
       *[other] pays a cog ({ $site })
    }
steampunk_rally-log-boost-played =
    { $you ->
        [true] play { $card }
       *[other] plays { $card }
    }{ $aimed ->
        [true] {" "}on { $target }
       *[other] { "" }
    }
steampunk_rally-log-part-blocked =
    { $you ->
        [true] cannot use { $card } in this round
       *[other] cannot use { $card } in this round
    }

## Board

steampunk_rally-board-gain-motion =
    { $count ->
        [one] 1 motion
       *[other] { $count } motion
    }
steampunk_rally-board-gain-smooth =
    { $count ->
        [one] 1 smooth motion
       *[other] { $count } smooth motion
    }
steampunk_rally-board-gain-cog =
    { $count ->
        [one] 1 cog
       *[other] { $count } cogs
    }
steampunk_rally-board-gain-reinforce = gauge +{ $count }
steampunk_rally-board-gain-damage = { $count } damage
steampunk_rally-board-gain-die-heat =
    { $count ->
        [one] 1 heat die
       *[other] { $count } heat dice
    }
steampunk_rally-board-gain-die-steam =
    { $count ->
        [one] 1 steam die
       *[other] { $count } steam dice
    }
steampunk_rally-board-gain-die-electric =
    { $count ->
        [one] 1 electric die
       *[other] { $count } electric dice
    }
steampunk_rally-board-gain-out-heat =
    { $count ->
        [one] clear 1 heat die
       *[other] clear { $count } heat dice
    }
steampunk_rally-board-gain-out-steam =
    { $count ->
        [one] clear 1 steam die
       *[other] clear { $count } steam dice
    }
steampunk_rally-board-gain-out-electric =
    { $count ->
        [one] clear 1 electric die
       *[other] clear { $count } electric dice
    }
steampunk_rally-board-gain-out-any =
    { $count ->
        [one] clear any die
       *[other] clear any { $count } dice
    }
steampunk_rally-board-machine = Machine of { $name }
steampunk_rally-board-mine = Back to mine
steampunk_rally-board-carry = Where to with { $card }?
steampunk_rally-board-leave = Leave it
steampunk_rally-board-explodes = the machine explodes
steampunk_rally-board-room = No place is open for it: to make room, the machine is laid anew like this.
steampunk_rally-board-costs = It fits nowhere: you give up another part for it, which you choose next.
steampunk_rally-board-loose =
    { $how ->
        [elsewhere] { $count ->
            [one] { $cards } hangs on it, and is laid elsewhere.
           *[other] { $cards } hang on it, and are laid elsewhere.
        }
        [hang] { $count ->
            [one] { $cards } hangs on it alone.
           *[other] { $cards } hang on it alone.
        }
       *[nowhere] The rest no longer fits together: another part would have to go, too.
    }
steampunk_rally-board-card =
    { $times ->
        [0] { $card }
       *[other] { $card }, ×{ $times }: { $brings }
    }
steampunk_rally-board-die = { $card }: the die showing { $value }
steampunk_rally-board-socket = Socket in column { $column }, row { $row }; the cockpit is 0, 0
steampunk_rally-board-track = Track: { $track }
steampunk_rally-board-whole = The whole track
steampunk_rally-board-whole-title = { $track }: the whole track
steampunk_rally-board-whole-help = Tap a space to learn what it is.
steampunk_rally-board-space =
    { $left } to the line, { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
steampunk_rally-board-left =
    { $past ->
        [true] { $beyond } beyond the line
       *[other] { $left } to the line
    }
steampunk_rally-board-pawn = { $name }: { $left } to the line.

## What things mean

steampunk_rally-tip-deck =
    { $deck ->
        [gold] gold: motion
        [silver] silver: makes dice
        [copper] copper: many valves
        [cockpit] cockpit
        [own] the inventor’s own part
       *[black] boost
    }
steampunk_rally-tip-slots =
    { $die ->
        [heat] { $count ->
            [one] 1 heat slot
           *[other] { $count } heat slots
        }
        [steam] { $count ->
            [one] 1 steam slot
           *[other] { $count } steam slots
        }
       *[electric] { $count ->
            [one] 1 electric slot
           *[other] { $count } electric slots
        }
    }
steampunk_rally-tip-slots-help =
    { $die ->
        [heat] Red dice go here.
        [steam] Blue dice go here.
       *[electric] Yellow dice go here.
    } A die stays in its slot until it is vented or cleared.
steampunk_rally-tip-store =
    { $count ->
        [one] 1 storage slot
       *[other] { $count } storage slots
    }
steampunk_rally-tip-store-help = At the end of the round any unused die may be kept here. It is rolled in the next race.
steampunk_rally-tip-divisor = Divided by { $number }
steampunk_rally-tip-divisor-help = Add up the dice that you lay at once: for each full { $number } the part works one time. The rest is lost.
steampunk_rally-tip-star = Once a race phase
steampunk_rally-tip-star-help = One die of any value makes it work one time.
steampunk_rally-tip-bulb = Light bulb
steampunk_rally-tip-bulb-help = It needs no dice: when you use your light bulb, all parts with a bulb work one time.
steampunk_rally-tip-effect-motion = One space ahead. The ground there does its damage.
steampunk_rally-tip-effect-smooth = One space ahead. The ground there does no damage.
steampunk_rally-tip-effect-cog = One cog from the supply.
steampunk_rally-tip-effect-reinforce = The gauge rises by 1. At +3 you take a cog instead.
steampunk_rally-tip-effect-damage = The gauge falls by 1. You cannot leave it out.
steampunk_rally-tip-effect-die =
    { $die ->
        [heat] A red die
        [steam] A blue die
       *[electric] A yellow die
    } for your pool. In the race it is rolled at once.
steampunk_rally-tip-effect-out =
    { $die ->
        [heat] A red die
        [steam] A blue die
        [electric] A yellow die
       *[any] A die of your choice
    } of any value leaves its slot, which is free again.
steampunk_rally-tip-slash = One of them
steampunk_rally-tip-slash-help = Each time it works you choose one of the groups, and get all of it.
steampunk_rally-tip-sale = In the draft worth
steampunk_rally-tip-or = or
steampunk_rally-tip-worth =
    { $die ->
        [cog] { $count ->
            [one] 1 cog
           *[other] { $count } cogs
        }
        [any] { $count ->
            [one] 1 die of any type
           *[other] { $count } dice of any type
        }
        [heat] { $count ->
            [one] 1 heat die
           *[other] { $count } heat dice
        }
        [steam] { $count ->
            [one] 1 steam die
           *[other] { $count } steam dice
        }
       *[electric] { $count ->
            [one] 1 electric die
           *[other] { $count } electric dice
        }
    }
steampunk_rally-tip-used = It has worked in this race phase.
steampunk_rally-tip-blocked = A rival’s boost: it takes no dice until the end of the round.
steampunk_rally-tip-space = Space
steampunk_rally-tip-rough = Rough ground
steampunk_rally-tip-plain = Smooth ground: nothing happens here.
steampunk_rally-tip-terrain = { $terrain } damage
steampunk_rally-tip-terrain-help = Whoever comes or passes here takes it, except in smooth motion.
steampunk_rally-tip-site-station = As long as you stand here: give up a cog, gain an electric die. As often as you can pay.
steampunk_rally-tip-site-engine = As long as you stand here: give up a cog, gain a steam die. As often as you can pay.
steampunk_rally-tip-site-mine = As long as you stand here: give up a cog, gain a heat die. As often as you can pay.
steampunk_rally-tip-site-rails =
    As long as you stand here: give up { $die ->
        [heat] a heat die
        [steam] a steam die
       *[electric] an electric die
    } of your pool and gain { $amount } { $gives ->
        [smooth] smooth motion
       *[other] motion
    }.
steampunk_rally-tip-site-pony =
    Once in a game: give up { $die ->
        [heat] a heat die
        [steam] a steam die
       *[electric] an electric die
    } of your pool and take { $amount } cogs.
steampunk_rally-tip-site-glacier =
    Give up { $die ->
        [heat] a heat die
        [steam] a steam die
       *[electric] an electric die
    } of your pool, and the ground does nothing.
steampunk_rally-tip-site-jump = Nobody ends the race phase here: who does falls back to the first space that is no jump.
steampunk_rally-tip-site-crowd = Coming here costs 5 cogs, less one for each open valve half of your machine.
steampunk_rally-tip-die-title =
    { $die ->
        [heat] Heat die
        [steam] Steam die
       *[electric] Electric die
    }
steampunk_rally-tip-die-help =
    { $die ->
        [heat] It goes into red slots with a flame.
        [steam] It goes into blue slots with steam.
       *[electric] It goes into yellow slots with a bolt.
    } In the race a cog rolls it again or raises it by 1.
steampunk_rally-tip-cog-title = Cogs
steampunk_rally-tip-cog-help = Vent: one cog takes 2 pips off dice in slots. Race: one cog rolls a die again or raises it by 1. You keep them from round to round.
steampunk_rally-tip-gauge-title = Damage gauge
steampunk_rally-tip-gauge-help = Damage moves it left, reinforcing right. Below 0 at the end of the round you lose so many parts, and it goes back to 0. At −7 each further damage breaks a part at once.
steampunk_rally-tip-lamp-title = Light bulb
steampunk_rally-tip-lamp-help = Once a race phase it makes the cockpit and all parts with a bulb work, in any order.
steampunk_rally-tip-boosts-title = Boosts
steampunk_rally-tip-boosts-help = Nobody sees them. Most are played at any time, some only in the phase that they name.
