# What ? tells in the terminal: the signs of the picture, and the rule of each question.

unicorn_fever-map-key =
    Rows stand in the order of the odds; ★ is a unicorn in form, "own" its owner.
    A bet reads ②5→10: seat 2 has staked 5 and would get 10. · is open, – is out,
    k is kept for somebody. A+ is a white card of letter A, A- a black one.
    On the track ● is the unicorn, ┃ the finish line at space 11.
    Behind a stack stand the letters of the tokens that are left; + is a symbol
    that is never used up.
unicorn_fever-rule-take-action =
    Take the top token of a stack, or use a symbol of the board. Loans may be
    taken first: 20 gold now, 25 back at the end. Unpaid loans count before fame.
    At the end of each race you pay 1 gold for each fame that you have.
unicorn_fever-rule-choose-first-effect = The effects of a token may be used in either order.
unicorn_fever-rule-place-bet =
    A winner bet pays the stake times the odds and 5 fame if it comes first.
    A leader bet pays twice the stake if it comes in the first three: early 3
    fame, late 2.
unicorn_fever-rule-stake-gold =
    At least 1 gold and at most 20. The odds that count are those after the
    magic of the race.
unicorn_fever-rule-sign-contract = It works from now to the end; its printed fame counts then and is never taxed.
unicorn_fever-rule-play-magic =
    Cards lie face down under unicorns until the race. Then a white and a black
    card of one letter cancel each other. Afterwards your hand is filled up.
unicorn_fever-rule-lay-under = All see where you lay a card, and nobody sees which one it is.
unicorn_fever-rule-swap-card = Up to three cards go away face down, and you draw as many.
unicorn_fever-rule-reserve-bet = Only you can place this bet in this round.
unicorn_fever-rule-reserve-token = Only you can take this token in this round, for one of your actions.
unicorn_fever-rule-act-again = Once a game, right after your third action.
unicorn_fever-rule-choose-place = As far, equal in magic and on the same row: the first player decides.
