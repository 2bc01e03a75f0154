# The page at the end of a championship, and the moments worth watching again.

unicorn_fever-end-summary = { $races ->
    [one] { $races } race
   *[other] { $races } races
} with { $clans }
unicorn_fever-end-player = Player
unicorn_fever-end-race = Race { $race }
unicorn_fever-end-column-bets = From bets
unicorn_fever-end-column-contracts = Contracts
unicorn_fever-end-column-gold = From gold
unicorn_fever-end-column-fame = Fame
unicorn_fever-end-note = Fewer unpaid loans go first, then more fame, then more gold. Loans are repaid before gold becomes fame: a clover for each 20 gold.
unicorn_fever-end-why-bets = { $bets ->
    [0] no bets
   *[other] { $won } of { $bets ->
        [one] { $bets } bet
       *[other] { $bets } bets
    } won
}
unicorn_fever-end-why-loans = { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
} settled
unicorn_fever-end-why-unpaid = { $unpaid ->
    [one] { $unpaid } loan
   *[other] { $unpaid } loans
} unpaid
unicorn_fever-end-chart = Fame, race by race
unicorn_fever-end-chart-help = the fame of each player after every race; at the end with contracts and gold
unicorn_fever-end-chart-label = Everybody's fame after each of { $races } races
unicorn_fever-end-chart-end = End
unicorn_fever-end-next = A table with friends
unicorn_fever-end-next-help = That was a championship of three with everything explained. With more players there are late bets, more rivals and more magic; other clans bring other contracts. Friends join by a link.

unicorn_fever-end-moment-won = { $you ->
    [true] You win
   *[other] { $name } wins
} { $gold } gold and { $fame } fame: { $unicorn } { $bet }{ $photo ->
    [true] , by a photo finish
   *[other] { "" }
}
unicorn_fever-end-moment-lost = { $you ->
    [true] You lose
   *[other] { $name } loses
} { $gold } gold: { $unicorn } { $bet }{ $photo ->
    [true] , by a photo finish
   *[other] { "" }
}
unicorn_fever-end-moment-forced = { $you ->
    [true] You have to borrow
   *[other] { $name } has to borrow
} { $gold } gold
unicorn_fever-end-moment-leads = { $you ->
    [true] You take
   *[other] { $name } takes
} the lead with { $fame } fame
unicorn_fever-end-moment-horn = { $you ->
    [true] The Big Horn is yours
   *[other] The Big Horn goes to { $name }
}, with { $fame } fame
