# The board of Unicorn Fever.

unicorn_fever-board-label = The rainbow with its six lanes
unicorn_fever-board-race = Race { $race }
unicorn_fever-board-of = { $races ->
        [3] of three
       *[4] of four
    }
unicorn_fever-board-odds = Odds
unicorn_fever-board-fastest = fastest first
unicorn_fever-board-card = Race card
unicorn_fever-board-form = in form
unicorn_fever-board-finish = finish
unicorn_fever-board-went-up = The odds went up after the last race.
unicorn_fever-board-went-down = The odds went down after the last race.

unicorn_fever-board-head-winner = To win
unicorn_fever-board-head-early = Top 3, early
unicorn_fever-board-head-late = Top 3, late
unicorn_fever-board-short-winner = To win
unicorn_fever-board-short-early = Top 3, early
unicorn_fever-board-short-late = Top 3, late
unicorn_fever-board-times-odds = × odds

unicorn_fever-board-bet-open = { $unicorn } { $bet }: ×{ $times }, { $fame } fame
unicorn_fever-board-bet-taken = { $unicorn } { $bet }: { $you ->
    [true] you staked
   *[other] { $name } staked
} { $stake }, would win { $wins } gold and { $fame } fame
unicorn_fever-board-bet-blocked = { $unicorn } { $bet }: out of this race
unicorn_fever-board-bet-kept = { $unicorn } { $bet }: { $you ->
    [true] kept for you
   *[other] kept by { $name }
}
unicorn_fever-board-bet-draft = { $unicorn } { $bet }: { $stake } would become { $wins }
unicorn_fever-board-lane = { $unicorn }, { $name }
unicorn_fever-board-lane-cards = { $count ->
        [one] 1 magic card lies face down
       *[other] { $count } magic cards lie face down
    }

unicorn_fever-board-actions = Actions
unicorn_fever-board-action = Your action { $action }
unicorn_fever-board-pick = take a stack's top token, or what is printed under it
unicorn_fever-board-others = { $name } chooses
unicorn_fever-board-always = always
unicorn_fever-board-empty = empty until the next race
unicorn_fever-board-kept = kept by { $name }
unicorn_fever-board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
unicorn_fever-board-pay = pay { $price }
unicorn_fever-board-free = free
unicorn_fever-board-bet-only = bet only
unicorn_fever-board-bet-and = bet + { $count }
unicorn_fever-board-leads = and you lead
unicorn_fever-board-stack-magic = Magic
unicorn_fever-board-stack-any-bet = Any bet
unicorn_fever-board-stack-winner-bet = Winner bet
unicorn_fever-board-stack-contract = Contract
unicorn_fever-board-stack-gold = Gold
unicorn_fever-board-small-magic = Magic
unicorn_fever-board-small-any-bet = Bet
unicorn_fever-board-small-winner-bet = Win
unicorn_fever-board-small-contract = Contract
unicorn_fever-board-small-gold = Gold

unicorn_fever-board-contracts = Contracts
unicorn_fever-board-contracts-left = { $count } in the deck
unicorn_fever-board-signed = signed by { $name }
unicorn_fever-board-signed-you = signed by you

unicorn_fever-board-part-magic = Magic
unicorn_fever-board-part-card = Race card
unicorn_fever-board-part-dice = Sprint dice
unicorn_fever-board-part-photo = Photo finish
unicorn_fever-board-part-pay = Payout
unicorn_fever-board-photo-magic = Level. Magic settles it.
unicorn_fever-board-photo-odds = Level. ×{ $first } goes before ×{ $second }.
unicorn_fever-board-photo-first-player = Level in all. The first player decides.

unicorn_fever-board-tip-odds = The odds are ×{ $multiplier } now: so often a winner bet pays its stake.
unicorn_fever-board-tip-owner = { $you ->
    [true] It is yours: you are paid
   *[other] It belongs to { $name }, who is paid
} when it comes first, second or third.
unicorn_fever-board-tip-immune = In form: black { $letter } does nothing to it.
unicorn_fever-board-tip-white = white { $letter }
unicorn_fever-board-tip-black = black { $letter }
unicorn_fever-board-tip-pairs = A white and a black { $letter } under one unicorn cancel each other.
unicorn_fever-board-tip-winner = It has to come first. The stake is paid as often as its odds say after the magic.
unicorn_fever-board-tip-early = It has to come first, second or third. Pays twice the stake.
unicorn_fever-board-tip-late = It has to come first, second or third. Pays twice the stake, with less fame.

unicorn_fever-board-news-sprinted = { $unicorn } { $spaces ->
    [0] stays put
    [one] sprints { $spaces } space
   *[other] sprints { $spaces } spaces
}
unicorn_fever-board-so-far = You so far
unicorn_fever-board-so-far-of = { $name } so far
unicorn_fever-board-to-payout = Skip to the payout
unicorn_fever-board-payout = To payout
unicorn_fever-board-to-plan = To the next plan
unicorn_fever-board-turn-again = Replay turn { $turn }

unicorn_fever-board-tip-calm = Not in form: after a race whoever stands on the lowest row that is taken comes into form.
unicorn_fever-board-tip-cancelled = Cancelled by a card of the same letter.
unicorn_fever-board-tip-shed = It slid off: a contract of the owner.
unicorn_fever-board-tip-immune-card = It does nothing: the unicorn is in form.
unicorn_fever-board-tip-row = The row ×{ $multiplier }
unicorn_fever-board-tip-row-pays = A bet on the winner brings { $multiplier } times its stake, at the odds after the magic.
unicorn_fever-board-tip-row-card = Number { $row } of each race card says how far the unicorns of this row run.
unicorn_fever-board-tip-row-moves = After a race whoever came in better than its row goes up one row, whoever came in worse goes down one.
unicorn_fever-board-tip-brings = Now: ×{ $times } of the stake, which is part of it, and { $fame } fame.
