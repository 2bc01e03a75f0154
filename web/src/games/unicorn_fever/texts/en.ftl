# The table of Unicorn Fever: console, rail, bar.

unicorn_fever-ui-race-of = Race { $race } of { $races }
unicorn_fever-ui-over = The championship is over
unicorn_fever-ui-plan = Plan
unicorn_fever-ui-race = Race
unicorn_fever-ui-payout = Payout
unicorn_fever-ui-action-of = action { $action } of { $actions }
unicorn_fever-ui-turn = turn { $turn }

unicorn_fever-ui-players = Players
unicorn_fever-ui-gold-head = Gold
unicorn_fever-ui-fame-head = Fame
unicorn_fever-ui-first = first player
unicorn_fever-ui-state-chooses = { $you ->
    [true] choose
   *[other] chooses
}
unicorn_fever-ui-state-waits = { $you ->
    [true] wait
   *[other] waits
}
unicorn_fever-ui-state-watches = { $you ->
    [true] watch
   *[other] watches
}
unicorn_fever-ui-state-done = at the end
unicorn_fever-ui-no-bets-yet = no bets yet
unicorn_fever-ui-kept = kept
unicorn_fever-ui-own = Owns { $unicorn }
unicorn_fever-ui-loans = { $loans ->
    [0] no loans
    [one] { $loans } loan
   *[other] { $loans } loans
}
unicorn_fever-ui-contracts = { $count ->
    [0] No contracts
    [one] { $count } contract
   *[other] { $count } contracts
}
unicorn_fever-ui-used = { $help } Used up.

unicorn_fever-ui-purse = Purse
unicorn_fever-ui-gold = gold
unicorn_fever-ui-fame = fame
unicorn_fever-ui-tax-now = fame tax now: { $gold }
unicorn_fever-ui-loan = Take a loan
unicorn_fever-ui-loan-sure = Really borrow?
unicorn_fever-ui-loan-terms = +{ $gold } now, { $back } back

unicorn_fever-ui-hand = Your magic cards
unicorn_fever-ui-no-hand = You hold no magic cards
unicorn_fever-ui-hand-of = { $name }: { $cards ->
    [one] { $cards } magic card
   *[other] { $cards } magic cards
}
unicorn_fever-ui-magic-hot-hooves = first race card +1
unicorn_fever-ui-magic-toffee-puddle = first race card −1
unicorn_fever-ui-magic-fizzy-mane = on the dice: 2 spaces
unicorn_fever-ui-magic-lead-horseshoes = on the dice: stays put
unicorn_fever-ui-magic-long-tongue = wins ties
unicorn_fever-ui-magic-crooked-horn = loses ties
unicorn_fever-ui-magic-flattering-gossip = odds two rows up
unicorn_fever-ui-magic-nasty-rumour = odds two rows down
unicorn_fever-ui-magic-hurt-pride = if last: +1 space
unicorn_fever-ui-magic-stage-fright = if first: −1 space
unicorn_fever-ui-magic-rainbow-slide = at the finish: +1 space
unicorn_fever-ui-magic-selfie-stop = stops on the finish
unicorn_fever-ui-magic-second-wind = half-way: +1 space
unicorn_fever-ui-magic-snack-cart = stops half-way

unicorn_fever-ui-bets = Your bets
unicorn_fever-ui-bets-of = Bets
unicorn_fever-ui-no-bets = No bets in this race yet.
unicorn_fever-ui-stake = Stake
unicorn_fever-ui-stake-of = { $stake } of { $most }
unicorn_fever-ui-most = max { $most }
unicorn_fever-ui-if = If it comes true you get
unicorn_fever-ui-wins = wins
unicorn_fever-ui-loses = loses
unicorn_fever-ui-fame-tax = Fame tax
unicorn_fever-ui-gold-left = Gold left
unicorn_fever-ui-tax-brief = tax { $tax }, { $left } gold left
unicorn_fever-ui-tax-and-loans = Fame tax now { $tax }, { $loans ->
    [0] no loans
    [one] { $loans } loan
   *[other] { $loans } loans
}
unicorn_fever-ui-must-borrow = There is not enough gold: you will have to borrow.
unicorn_fever-ui-put-back = Put back

unicorn_fever-ui-prompt-take-action = Take the top token of a stack, or a printed symbol.
unicorn_fever-ui-prompt-place-bet = { tap-first } a token on a lane: on whom, and on what?
unicorn_fever-ui-prompt-stake-gold = Your magic cards
unicorn_fever-ui-prompt-play-magic = { $left ->
    [one] 1 card may be played
   *[other] Up to { $left } cards may be played
}: a card first, then a unicorn.
unicorn_fever-ui-prompt-lay-under = Under whom? { tap-first } a lane.
unicorn_fever-ui-prompt-sign-contract = Choose one of the contracts on show.
unicorn_fever-ui-prompt-swap-card = { $left ->
    [one] 1 card may be swapped
   *[other] Up to { $left } cards may be swapped
} before your magic.

unicorn_fever-ui-now-take-action = Choose an action
unicorn_fever-ui-now-place-bet = Choose a bet
unicorn_fever-ui-now-stake-gold = How much?
unicorn_fever-ui-now-play-magic = Play magic
unicorn_fever-ui-now-lay-under = Under whom?
unicorn_fever-ui-now-sign-contract = Choose a contract
unicorn_fever-ui-now-swap-card = Swap cards
unicorn_fever-ui-now-reserve-bet = A bet for yourself
unicorn_fever-ui-now-reserve-token = A token for yourself
unicorn_fever-ui-now-choose-first-effect = Bet or magic first?
unicorn_fever-ui-now-act-again = Overtime
unicorn_fever-ui-now-choose-place = A tie

unicorn_fever-ui-choose-take-action = Choose a stack
unicorn_fever-ui-choose-place-bet = Choose a bet token
unicorn_fever-ui-choose-stake-gold = Choose a stake
unicorn_fever-ui-choose-play-magic = Choose a card
unicorn_fever-ui-choose-lay-under = Choose a unicorn
unicorn_fever-ui-choose-sign-contract = Choose a contract
unicorn_fever-ui-choose-swap-card = Choose a card
unicorn_fever-ui-choose-reserve-bet = Choose a bet token
unicorn_fever-ui-choose-reserve-token = Choose a token
unicorn_fever-ui-choose-choose-first-effect = Choose one
unicorn_fever-ui-choose-act-again = Choose one
unicorn_fever-ui-choose-choose-place = Choose a unicorn

unicorn_fever-ui-leave-play-magic = No more magic
unicorn_fever-ui-leave-swap-card = No more swaps
unicorn_fever-ui-leave-reserve-bet = Keep nothing
unicorn_fever-ui-leave-reserve-token = Keep nothing
unicorn_fever-ui-leave-act-again = Not now

unicorn_fever-ui-go-take = Take it
unicorn_fever-ui-go-stake = Bet { $stake } gold
unicorn_fever-ui-go-sign = Sign
unicorn_fever-ui-go-under = Lay under { $unicorn }
unicorn_fever-ui-go-look = Look under { $unicorn }
unicorn_fever-ui-go-keep = Keep it

unicorn_fever-ui-dice = Sprint dice
unicorn_fever-ui-no-dice = After each race card two dice say who sprints.
unicorn_fever-ui-sprint = { $spaces ->
    [0] { $home ->
        [true] is home already
       *[other] stays put
    }
    [one] +{ $spaces } space
   *[other] +{ $spaces } spaces
}
unicorn_fever-ui-finish = Finish
unicorn_fever-ui-payouts = Payouts
unicorn_fever-ui-no-payouts = What is won and lost is told here after the race.
unicorn_fever-ui-owner = owner, place { $place }
unicorn_fever-ui-lost = lost { $gold }

unicorn_fever-ui-final-brief = { $fame } fame
unicorn_fever-ui-final = { $fame } fame, { $unpaid ->
    [0] { $gold } gold
   *[other] { $unpaid } unpaid
}

## The log: the name stands before the sentence

unicorn_fever-log-round-began = Race { $round } of { $rounds }: the plan
unicorn_fever-log-race-began = Race { $round }
unicorn_fever-log-race-card = Turn { $turn }: { $card }
unicorn_fever-log-leads = { $you ->
    [true] are
   *[other] is
} the first player
unicorn_fever-log-owns = { $you ->
    [true] own
   *[other] owns
} { $unicorn } (×{ $multiplier })
unicorn_fever-log-reserved-bet = { $you ->
    [true] lock
   *[other] locks
} up a bet: { $unicorn } { $bet }
unicorn_fever-log-reserved-token = { $you ->
    [true] keep
   *[other] keeps
} { $token }
unicorn_fever-log-took = { $you ->
    [true] take
   *[other] takes
} { $token }
unicorn_fever-log-announced = { $you ->
    [true] use
   *[other] uses
} { $token }
unicorn_fever-log-acts-again = { $you ->
    [true] act
   *[other] acts
} again ({ $card })
unicorn_fever-log-gold = { $you ->
    [true] take
   *[other] takes
} { $gold } gold
unicorn_fever-log-loan = { $you ->
    [true] { $forced ->
        [1] have to borrow
       *[other] borrow
    }
   *[other] { $forced ->
        [1] has to borrow
       *[other] borrows
    }
} { $gold } gold
unicorn_fever-log-bet-placed = { $you ->
    [true] bet
   *[other] bets
} { $stake } gold: { $unicorn } { $bet }{ $fame ->
    [0] { "" }
   *[other] , { $fame } fame on it
}
unicorn_fever-log-signed = { $you ->
    [true] sign
   *[other] signs
} { $card } { $price ->
    [0] for free
   *[other] for { $price } gold
}
unicorn_fever-log-contract-paid = { $card }: +{ $gold ->
    [0] { $fame } fame
   *[other] { $gold } gold{ $fame ->
        [0] { "" }
       *[other] , +{ $fame } fame
    }
}
unicorn_fever-log-laid = { $you ->
    [true] lay
   *[other] lays
} { $count ->
    [one] a magic card
   *[other] { $count } magic cards
}: { $unicorns }
unicorn_fever-log-swaps = { $you ->
    [true] swap
   *[other] swaps
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
unicorn_fever-log-looked = { $you ->
    [true] look
   *[other] looks
} under { $unicorn }
unicorn_fever-log-saw = { $you ->
    [true] see
   *[other] sees
} { $cards }
unicorn_fever-log-shed = { $you ->
    [true] keep
   *[other] keeps
} { $unicorn } dry ({ $card }): { $cards }
unicorn_fever-log-rolled = { $you ->
    [true] roll
   *[other] rolls
} { $dice }
unicorn_fever-log-bet-won = { $you ->
    [true] win
   *[other] wins
} { $gold } gold and { $fame } fame: { $unicorn } { $bet }
unicorn_fever-log-bet-lost = { $you ->
    [true] lose
   *[other] loses
} { $stake } gold: { $unicorn } { $bet }
unicorn_fever-log-owner-paid = { $you ->
    [true] get
   *[other] gets
} { $gold } gold as the owner, place { $place }
unicorn_fever-log-tax = { $you ->
    [true] pay
   *[other] pays
} { $gold } gold of fame tax
unicorn_fever-log-repaid = { $you ->
    [true] repay
   *[other] repays
} { $loans ->
    [0] nothing
    [one] 1 loan
   *[other] { $loans } loans
}{ $unpaid ->
    [0] { "" }
   *[other] , unpaid: { $unpaid }
}
unicorn_fever-log-converted = { $you ->
    [true] turn
   *[other] turns
} { $gold } gold into { $fame } fame
unicorn_fever-log-final = { $you ->
    [true] have
   *[other] has
} { $fame } fame in all, { $gold } gold left
