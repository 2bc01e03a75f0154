# Unicorn Fever. A card has its name, and one sentence that says what it does or what is going on.

unicorn_fever-name = Unicorn Fever
unicorn_fever-about = Bets, contracts and a little magic around a race of unicorns over the rainbow.

## Race cards

unicorn_fever-card-nose-in-the-air = Nose in the Air
unicorn_fever-card-help-nose-in-the-air = The favourite flies, the last one chews a daisy.
unicorn_fever-card-crown-gallop = Crown Gallop
unicorn_fever-card-help-crown-gallop = The top row bolts, all others jog politely.
unicorn_fever-card-third-wheel = Third Wheel
unicorn_fever-card-help-third-wheel = ×4 trips over its own mane.
unicorn_fever-card-nap-at-the-back = Nap at the Back
unicorn_fever-card-help-nap-at-the-back = Everybody hurries, the slowest one snores.
unicorn_fever-card-seesaw = Seesaw
unicorn_fever-card-help-seesaw = Both ends rise, ×5 is sat upon.
unicorn_fever-card-lost-horseshoe = Lost Horseshoe
unicorn_fever-card-help-lost-horseshoe = ×6 trots back for a horseshoe.
unicorn_fever-card-brisk-morning = Brisk Morning
unicorn_fever-card-help-brisk-morning = Good legs at ×2 and at ×6.
unicorn_fever-card-gravel-bit = Gravel Bit
unicorn_fever-card-help-gravel-bit = ×5 counts every pebble.
unicorn_fever-card-second-thoughts = Second Thoughts
unicorn_fever-card-help-second-thoughts = ×3 wonders if racing is right at all.
unicorn_fever-card-tail-wind = Tail Wind
unicorn_fever-card-help-tail-wind = It blows from behind; the slowest one sails.
unicorn_fever-card-runner-ups-rage = Runner-up's Rage
unicorn_fever-card-help-runner-ups-rage = ×3 has had enough of being second.
unicorn_fever-card-silver-bullet = Silver Bullet
unicorn_fever-card-help-silver-bullet = ×3 shoots off, ×6 looks for the path.
unicorn_fever-card-middle-riot = Middle Riot
unicorn_fever-card-help-middle-riot = ×4 revolts, ×5 lies down in protest.
unicorn_fever-card-upside-down = Upside Down
unicorn_fever-card-help-upside-down = The slowest gallops, ×6 stares at it.
unicorn_fever-card-family-photo = Family Photo
unicorn_fever-card-help-family-photo = Everybody keeps pace and smiles.
unicorn_fever-card-party-crasher = Party Crasher
unicorn_fever-card-help-party-crasher = ×5 jumps the queue, nobody knows how.
unicorn_fever-card-elbow-room = Elbow Room
unicorn_fever-card-help-elbow-room = ×4 is squeezed between two big bottoms.
unicorn_fever-card-sleepy-meadow = Sleepy Meadow
unicorn_fever-card-help-sleepy-meadow = A fair pace, but ×7 is picking flowers.
unicorn_fever-card-fifth-gear = Fifth Gear
unicorn_fever-card-help-fifth-gear = ×5 finds a gear nobody had ordered.
unicorn_fever-card-dark-horse = Dark Horse
unicorn_fever-card-help-dark-horse = ×6 comes out of nowhere, with sparkles.
unicorn_fever-card-after-you = After You
unicorn_fever-card-help-after-you = ×6 flies, ×7 says: after you.
unicorn_fever-card-banana-peel = Banana Peel
unicorn_fever-card-help-banana-peel = The favourite slips, ×4 laughs and runs.
unicorn_fever-card-stage-cough = Stage Cough
unicorn_fever-card-help-stage-cough = The favourite clears its throat, ×7 sings.

## Magic cards

unicorn_fever-card-hot-hooves = Hot Hooves
unicorn_fever-card-help-hot-hooves = First race card: +1 space. Ow, ow, ow!
unicorn_fever-card-toffee-puddle = Toffee Puddle
unicorn_fever-card-help-toffee-puddle = First race card: −1 space, not below 0. Sticky!
unicorn_fever-card-fizzy-mane = Fizzy Mane
unicorn_fever-card-help-fizzy-mane = Its colour on the dice: 2 spaces, not 1. Burp!
unicorn_fever-card-lead-horseshoes = Lead Horseshoes
unicorn_fever-card-help-lead-horseshoes = Its colour on the dice: it stays put. Clank.
unicorn_fever-card-long-tongue = Long Tongue
unicorn_fever-card-help-long-tongue = Wins ties. By a tongue.
unicorn_fever-card-crooked-horn = Crooked Horn
unicorn_fever-card-help-crooked-horn = Loses ties. The horn points sideways.
unicorn_fever-card-flattering-gossip = Flattering Gossip
unicorn_fever-card-help-flattering-gossip = At the reveal: odds two rows up. Such a talent!
unicorn_fever-card-nasty-rumour = Nasty Rumour
unicorn_fever-card-help-nasty-rumour = At the reveal: odds two rows down. It limps, I hear.
unicorn_fever-card-hurt-pride = Hurt Pride
unicorn_fever-card-help-hurt-pride = Last or tied for last: +1 space (not on card 1).
unicorn_fever-card-stage-fright = Stage Fright
unicorn_fever-card-help-stage-fright = First or tied for first: −1 space (not on card 1).
unicorn_fever-card-rainbow-slide = Rainbow Slide
unicorn_fever-card-help-rainbow-slide = A race card takes it to the line: +1 space. Whee!
unicorn_fever-card-selfie-stop = Selfie Stop
unicorn_fever-card-help-selfie-stop = A race card takes it over: it stops on the line. Smile!
unicorn_fever-card-second-wind = Second Wind
unicorn_fever-card-help-second-wind = A race card takes it to space 6 or past: +1 space.
unicorn_fever-card-snack-cart = Snack Cart
unicorn_fever-card-help-snack-cart = A race card takes it past space 6: it stops there.

## Clans

unicorn_fever-card-gnomes = Gnomes
unicorn_fever-card-help-gnomes = Tokens, gadgets, paperwork.
unicorn_fever-card-leprechauns = Leprechauns
unicorn_fever-card-help-leprechauns = Gold, and a safe place for it.
unicorn_fever-card-goblins = Goblins
unicorn_fever-card-help-goblins = Underdogs and other people's bad luck.
unicorn_fever-card-fairies = Fairies
unicorn_fever-card-help-fairies = White magic, luck and fever.
unicorn_fever-card-witches = Witches
unicorn_fever-card-help-witches = Black magic, secrets, spite.

## Contracts

unicorn_fever-card-padlocked-drawer = Padlocked Drawer
unicorn_fever-card-help-padlocked-drawer = Round start: lock up one bet token for yourself.
unicorn_fever-card-numbered-ticket = Numbered Ticket
unicorn_fever-card-help-numbered-ticket = Round start: keep one top token (not gold A).
unicorn_fever-card-pocket-wand = Pocket Wand
unicorn_fever-card-help-pocket-wand = With a printed symbol: play up to 1 magic card.
unicorn_fever-card-deposit-bottles = Deposit Bottles
unicorn_fever-card-help-deposit-bottles = Each action token you take: +1 gold.
unicorn_fever-card-bulk-discount = Bulk Discount
unicorn_fever-card-help-bulk-discount = Your contracts cost 3 less.
unicorn_fever-card-signing-bonus = Signing Bonus
unicorn_fever-card-help-signing-bonus = Each contract you sign, this one too: +3 gold.
unicorn_fever-card-overtime-slip = Overtime Slip
unicorn_fever-card-help-overtime-slip = Once a game: a 4th action with a printed symbol.
unicorn_fever-card-filing-cabinet = Filing Cabinet
unicorn_fever-card-help-filing-cabinet = Game end: +1 fame per other contract, up to 4.
unicorn_fever-card-refund-desk = Refund Desk
unicorn_fever-card-help-refund-desk = Failed bet: half the stake comes home.
unicorn_fever-card-gilded-podium = Gilded Podium
unicorn_fever-card-help-gilded-podium = Leader bet succeeds: stake once more, up to 8.
unicorn_fever-card-stable-shares = Stable Shares
unicorn_fever-card-help-stable-shares = Your owner's reward once more.
unicorn_fever-card-creative-clerk = Creative Clerk
unicorn_fever-card-help-creative-clerk = Your fame tax is 4 lower.
unicorn_fever-card-exchange-booth = Exchange Booth
unicorn_fever-card-help-exchange-booth = Game end: 12 gold make 1 fame, not 20.
unicorn_fever-card-family-rate = Family Rate
unicorn_fever-card-help-family-rate = You repay 20 per loan, not 25.
unicorn_fever-card-high-roller = High Roller
unicorn_fever-card-help-high-roller = You may stake up to 30.
unicorn_fever-card-daily-rainbow = Daily Rainbow
unicorn_fever-card-help-daily-rainbow = Round start: +4 gold.
unicorn_fever-card-underdog-scarf = Underdog Scarf
unicorn_fever-card-help-underdog-scarf = Your bet on ×5–×7 succeeds: +1 fame.
unicorn_fever-card-consolation-pie = Consolation Pie
unicorn_fever-card-help-consolation-pie = Your unicorn comes 4th–6th: +6 gold.
unicorn_fever-card-nearly-there = Nearly There
unicorn_fever-card-help-nearly-there = Winner bet comes second: stake back, 2 fame.
unicorn_fever-card-fan-merchandise = Fan Merchandise
unicorn_fever-card-help-fan-merchandise = Rival's bet on your unicorn succeeds: +5 gold.
unicorn_fever-card-lost-and-found = Lost and Found
unicorn_fever-card-help-lost-and-found = Rival's winner bet fails: +2 gold, up to 8.
unicorn_fever-card-smudged-odds = Smudged Odds
unicorn_fever-card-help-smudged-odds = Your winner bets pay at multiplier +1.
unicorn_fever-card-generous-cousin = Generous Cousin
unicorn_fever-card-help-generous-cousin = First loan of each round gives 26 gold.
unicorn_fever-card-upset-party = Upset Party
unicorn_fever-card-help-upset-party = Winner of the race on ×4–×7: +1 fame, +3 gold.
unicorn_fever-card-spare-wand = Spare Wand
unicorn_fever-card-help-spare-wand = When you play magic: 1 more white card.
unicorn_fever-card-stardust-insurance = Stardust Insurance
unicorn_fever-card-help-stardust-insurance = Rival's card cancels your white one: +6 gold.
unicorn_fever-card-fever-fan-club = Fever Fan Club
unicorn_fever-card-help-fever-fan-club = Your bet on a unicorn in form succeeds: +2 fame.
unicorn_fever-card-lucky-ribbon = Lucky Ribbon
unicorn_fever-card-help-lucky-ribbon = Your first leader bet to succeed a round: +1 fame.
unicorn_fever-card-blessed-horn = Blessed Horn
unicorn_fever-card-help-blessed-horn = Your unicorn wins ties.
unicorn_fever-card-glass-umbrella = Glass Umbrella
unicorn_fever-card-help-glass-umbrella = Reveal: 2 black cards slide off your unicorn.
unicorn_fever-card-double-rainbow = Double Rainbow
unicorn_fever-card-help-double-rainbow = Two of your bets succeed in a race: +2 fame.
unicorn_fever-card-bottomless-pouch = Bottomless Pouch
unicorn_fever-card-help-bottomless-pouch = Hand limit +1; draw at once.
unicorn_fever-card-crystal-monocle = Crystal Monocle
unicorn_fever-card-help-crystal-monocle = Once a round: peek under one unicorn.
unicorn_fever-card-spare-cauldron = Spare Cauldron
unicorn_fever-card-help-spare-cauldron = When you play magic: 1 more black card.
unicorn_fever-card-hex-royalties = Hex Royalties
unicorn_fever-card-help-hex-royalties = Each 4th–6th with your live black card: +5 gold.
unicorn_fever-card-stirring-spoon = Stirring Spoon
unicorn_fever-card-help-stirring-spoon = Once a round, before magic: swap up to 3 cards.
unicorn_fever-card-fallen-favourite = Fallen Favourite
unicorn_fever-card-help-fallen-favourite = The whole top row comes 4th–6th: +2 fame.
unicorn_fever-card-paid-by-the-curse = Paid by the Curse
unicorn_fever-card-help-paid-by-the-curse = Each play-magic token you take: +4 gold.
unicorn_fever-card-forged-receipt = Forged Receipt
unicorn_fever-card-help-forged-receipt = One unpaid loan is not counted.
unicorn_fever-card-matching-bottles = Matching Bottles
unicorn_fever-card-help-matching-bottles = Game end: +1 fame per letter pair in hand, up to 2.

## Unicorns

unicorn_fever-card-red = Rosalind Rocketbum
unicorn_fever-card-help-red = In form: winner bets on her +1 fame.
unicorn_fever-card-orange = Sir Clops-a-Lot
unicorn_fever-card-help-orange = In form: leader bets on him +4 gold.
unicorn_fever-card-yellow = Buttercup Blunder
unicorn_fever-card-help-yellow = In form: her owner's reward once more.
unicorn_fever-card-green = Mossy Meadowsnack
unicorn_fever-card-help-green = In form: winner bets on him +8 gold.
unicorn_fever-card-blue = Blueberry Thunder
unicorn_fever-card-help-blue = In form: leader bets on him +1 fame.
unicorn_fever-card-violet = Dame Glitterhoof
unicorn_fever-card-help-violet = In form: any bet on her +3 gold.

## Actions

unicorn_fever-card-magic = Play magic
unicorn_fever-card-help-magic = Cards face down under unicorns.
unicorn_fever-card-any-bet = Any bet
unicorn_fever-card-help-any-bet = Winner, early or late leader.
unicorn_fever-card-winner-bet = Winner bet
unicorn_fever-card-help-winner-bet = First place or nothing.
unicorn_fever-card-contract = Contract
unicorn_fever-card-help-contract = Sign one of the three on show.
unicorn_fever-card-gold = Gold
unicorn_fever-card-help-gold = Straight from the pot.
unicorn_fever-card-magic-a = Big Spell Night
unicorn_fever-card-help-magic-a = Play up to 4 magic cards.
unicorn_fever-card-magic-b = Small Spell Night
unicorn_fever-card-help-magic-b = Play up to 3 magic cards.
unicorn_fever-card-any-bet-a = Bet and Meddle
unicorn_fever-card-help-any-bet-a = Any bet, and up to 2 magic cards.
unicorn_fever-card-any-bet-b = Bet and Nudge
unicorn_fever-card-help-any-bet-b = Any bet, and up to 1 magic card.
unicorn_fever-card-winner-bet-a = Loud Promise
unicorn_fever-card-help-winner-bet-a = Winner bet with 2 fame on it.
unicorn_fever-card-winner-bet-b = Quiet Promise
unicorn_fever-card-help-winner-bet-b = Winner bet with 1 fame on it.
unicorn_fever-card-contract-a = Free Ink
unicorn_fever-card-help-contract-a = Sign a contract, free of charge.
unicorn_fever-card-contract-b = Cheap Ink
unicorn_fever-card-help-contract-b = Sign a contract, pay 3 gold.
unicorn_fever-card-contract-c = Dear Ink
unicorn_fever-card-help-contract-c = Sign a contract, pay 6 gold.
unicorn_fever-card-gold-a = Full Pot
unicorn_fever-card-help-gold-a = +10 gold; you lead from the race on.
unicorn_fever-card-gold-b = Half Pot
unicorn_fever-card-help-gold-b = +8 gold.
unicorn_fever-card-any-bet-printed = Plain Bet
unicorn_fever-card-help-any-bet-printed = Any bet, no tricks.
unicorn_fever-card-gold-printed = Pocket Change
unicorn_fever-card-help-gold-printed = +5 gold from under the sofa.

unicorn_fever-card-old-deck = Old Deck
unicorn_fever-card-help-old-deck = From the races of long ago: the favourite likes it.

## Colours and bets

unicorn_fever-colour-red = Red
unicorn_fever-colour-orange = Orange
unicorn_fever-colour-yellow = Yellow
unicorn_fever-colour-green = Green
unicorn_fever-colour-blue = Blue
unicorn_fever-colour-violet = Violet
unicorn_fever-bet-winner = to win
unicorn_fever-bet-early = top 3, early
unicorn_fever-bet-late = top 3, late

## Setup

unicorn_fever-option-name-clans = Clans
unicorn_fever-option-help-clans = Whose contracts are in the game: two of the five clans.
unicorn_fever-choice-clans-random = By lot
unicorn_fever-choice-clans-gnomes-leprechauns = Gnomes and Leprechauns
unicorn_fever-choice-clans-gnomes-goblins = Gnomes and Goblins
unicorn_fever-choice-clans-gnomes-fairies = Gnomes and Fairies
unicorn_fever-choice-clans-gnomes-witches = Gnomes and Witches
unicorn_fever-choice-clans-leprechauns-goblins = Leprechauns and Goblins
unicorn_fever-choice-clans-leprechauns-fairies = Leprechauns and Fairies
unicorn_fever-choice-clans-leprechauns-witches = Leprechauns and Witches
unicorn_fever-choice-clans-goblins-fairies = Goblins and Fairies
unicorn_fever-choice-clans-goblins-witches = Goblins and Witches
unicorn_fever-choice-clans-fairies-witches = Fairies and Witches
unicorn_fever-option-name-rounds = Races
unicorn_fever-option-help-rounds = Four; three make a shorter evening for six players.
unicorn_fever-choice-rounds-4 = 4 races
unicorn_fever-choice-rounds-3 = 3 races, six players
unicorn_fever-option-name-race_deck = Race cards
unicorn_fever-option-help-race_deck = Our own deck gives every row a chance; the old one favours the favourite.
unicorn_fever-choice-race_deck-original = Our own
unicorn_fever-choice-race_deck-classic = The old deck

## Questions

unicorn_fever-question-take-action = Action { $action }. You have { $gold } gold and { $fame } fame{ $loans ->
        [0] { "" }
        [one] , and owe 1 loan
       *[other] , and owe { $loans } loans
    }. What do you do?
unicorn_fever-question-choose-first-effect = What first, the bet or the magic?
unicorn_fever-question-place-bet = You have { $gold } gold{ $fame ->
        [0] { "" }
       *[other] , and { $fame } fame will lie on the bet
    }. On whom do you bet?
unicorn_fever-question-stake-gold = { $unicorn }, { $bet }: { $fame } fame if it comes true. How much do you stake, up to { $most }?
unicorn_fever-question-sign-contract = Which contract do you sign for { $price } gold?
unicorn_fever-question-play-magic = You may play { $left ->
        [one] 1 more magic card
       *[other] { $left } more magic cards
    }. Which one?
unicorn_fever-question-lay-under = Under whom do you lay { $card }?
unicorn_fever-question-swap-card = Before your magic you may swap { $left ->
        [one] 1 card
       *[other] { $left } cards
    }. Which one goes?
unicorn_fever-question-reserve-bet = Which bet token do you lock up for yourself?
unicorn_fever-question-reserve-token = Which action token do you keep for yourself?
unicorn_fever-question-act-again = Do you work overtime: one more action, with a printed symbol?
unicorn_fever-question-choose-place = Level to the last hair. Who gets place { $place }?

## Options

unicorn_fever-option-take-magic = { $token }: up to { $magic } magic cards{ $kept ->
        [1] { " " }(kept for you)
       *[other] { "" }
    }
unicorn_fever-option-take-any-bet = { $token }: any bet{ $magic ->
        [0] { "" }
        [one] , and 1 magic card
       *[other] , and up to { $magic } magic cards
    }{ $kept ->
        [1] { " " }(kept for you)
       *[other] { "" }
    }
unicorn_fever-option-take-winner-bet = { $token }: a winner bet with { $fame } fame on it{ $kept ->
        [1] { " " }(kept for you)
       *[other] { "" }
    }
unicorn_fever-option-take-contract = { $token }: sign a contract { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }{ $kept ->
        [1] { " " }(kept for you)
       *[other] { "" }
    }
unicorn_fever-option-take-gold = { $token }: +{ $gold } gold{ $leads ->
        [1] , and you lead from the race on
       *[other] { "" }
    }{ $magic ->
        [0] { "" }
       *[other] , and 1 magic card
    }
unicorn_fever-option-loan = A loan: { $gold } gold now, { $back } back
unicorn_fever-option-look-under = Look under { $unicorn } ({ $count })
unicorn_fever-option-bet-first = The bet first
unicorn_fever-option-magic-first = The magic first
unicorn_fever-option-bet = { $unicorn } { $bet } (×{ $times }, { $wins } fame)
unicorn_fever-option-stake = { $stake } → { $wins }
unicorn_fever-option-sign = { $card }{ $fame ->
        [0] { "" }
       *[other] { " " }({ $fame } fame)
    }: { $about }
unicorn_fever-option-done = Done
unicorn_fever-option-play = { $card }
unicorn_fever-option-swap = { $card }
unicorn_fever-option-under = { $unicorn }
unicorn_fever-option-place = { $unicorn }
unicorn_fever-option-act-again = Work overtime
unicorn_fever-option-not-now = Not now
unicorn_fever-option-keep-nothing = Nothing
unicorn_fever-option-keep-bet = { $unicorn } { $bet }
unicorn_fever-option-keep-token = { $token }

# What is typed in the terminal; arguments are ids here, not names.
unicorn_fever-key-take-magic = { $kept ->
        [1] sk
       *[other] s
    }
unicorn_fever-key-take-any-bet = { $kept ->
        [1] bk
       *[other] { $printed ->
            [1] b0
           *[other] b
        }
    }
unicorn_fever-key-take-winner-bet = { $kept ->
        [1] wk
       *[other] w
    }
unicorn_fever-key-take-contract = { $kept ->
        [1] ck
       *[other] c
    }
unicorn_fever-key-take-gold = { $printed ->
        [1] g0
       *[other] { $kept ->
            [1] gk
           *[other] g
        }
    }
unicorn_fever-key-loan = l
unicorn_fever-key-look-under = { $unicorn ->
        [red] or
        [orange] oo
        [yellow] oy
        [green] og
        [blue] ob
       *[other] ov
    }
unicorn_fever-key-bet-first = b
unicorn_fever-key-magic-first = s
unicorn_fever-key-bet = { $bet ->
        [winner] w
        [early] e
       *[other] l
    }{ $unicorn ->
        [red] r
        [orange] o
        [yellow] y
        [green] g
        [blue] b
       *[other] v
    }
unicorn_fever-key-keep-bet = { $bet ->
        [winner] w
        [early] e
       *[other] l
    }{ $unicorn ->
        [red] r
        [orange] o
        [yellow] y
        [green] g
        [blue] b
       *[other] v
    }
unicorn_fever-key-stake = { $stake }
unicorn_fever-key-done = d
unicorn_fever-key-keep-nothing = d
unicorn_fever-key-act-again = y
unicorn_fever-key-not-now = n
unicorn_fever-key-under = { $unicorn ->
        [red] r
        [orange] o
        [yellow] y
        [green] g
        [blue] b
       *[other] v
    }
unicorn_fever-key-place = { $unicorn ->
        [red] r
        [orange] o
        [yellow] y
        [green] g
        [blue] b
       *[other] v
    }
unicorn_fever-key-play = { $card ->
        [hot-hooves] a+
        [toffee-puddle] a-
        [fizzy-mane] b+
        [lead-horseshoes] b-
        [long-tongue] c+
        [crooked-horn] c-
        [flattering-gossip] d+
        [nasty-rumour] d-
        [hurt-pride] e+
        [stage-fright] e-
        [rainbow-slide] f+
        [selfie-stop] f-
        [second-wind] g+
       *[other] g-
    }
unicorn_fever-key-swap = { $card ->
        [hot-hooves] a+
        [toffee-puddle] a-
        [fizzy-mane] b+
        [lead-horseshoes] b-
        [long-tongue] c+
        [crooked-horn] c-
        [flattering-gossip] d+
        [nasty-rumour] d-
        [hurt-pride] e+
        [stage-fright] e-
        [rainbow-slide] f+
        [selfie-stop] f-
        [second-wind] g+
       *[other] g-
    }
unicorn_fever-hint-stake-gold = The number is the stake; the arrow shows what comes back if the bet comes true.

## Events

unicorn_fever-event-clans = The clans of this game: { $clans }.
unicorn_fever-event-leads = { $name } is the first player.
unicorn_fever-event-odds = The odds, the fastest first: { $order }.
unicorn_fever-event-owns = { $name } owns { $unicorn } (×{ $multiplier }).
unicorn_fever-event-round-began = Race { $round } of { $rounds }: time to plan.
unicorn_fever-event-on-show = Contracts on show: { $cards }.
unicorn_fever-event-blocked = No bet this time: { $unicorn } { $bet }.
unicorn_fever-event-reserved-bet = { $name } locks up a bet: { $unicorn } { $bet }.
unicorn_fever-event-reserved-token = { $name } keeps an action token: { $token }.
unicorn_fever-event-took = { $name } takes { $token }.
unicorn_fever-event-announced = { $name } uses { $token }.
unicorn_fever-event-gold = { $name } gains { $gold } gold.
unicorn_fever-event-acts-again = { $name } acts again: { $card }.
unicorn_fever-event-loan = { $name } { $forced ->
        [1] has to borrow { $gold } gold
       *[other] borrows { $gold } gold
    } ({ $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }).
unicorn_fever-event-bet-placed = { $name } bets { $stake } gold: { $unicorn } { $bet }{ $fame ->
        [0] { "" }
       *[other] , with { $fame } fame on it
    }.
unicorn_fever-event-signed = { $name } signs { $card } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }.
unicorn_fever-event-contract-paid = { $name } gains by { $card }: { $gold ->
        [0] { $fame } fame
       *[other] { $gold } gold{ $fame ->
            [0] { "" }
           *[other] { " " }and { $fame } fame
        }
    }.
unicorn_fever-event-laid = { $name } lays a card under { $unicorn }.
unicorn_fever-event-drew = { $name } draws { $count ->
        [0] nothing: there are no cards left
        [one] 1 card
       *[other] { $count } cards
    }.
unicorn_fever-event-drew-cards = { $name } now also holds { $cards }.
unicorn_fever-event-swaps = { $name } swaps { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
unicorn_fever-event-looked = { $name } looks under { $unicorn }.
unicorn_fever-event-saw = { $name } has seen under { $unicorn }: { $cards }.
unicorn_fever-event-race-began = Race { $round } begins!
unicorn_fever-event-magic-revealed = { $count ->
        [0] There is no magic in this race.
        [one] One magic card comes to light.
       *[other] { $count } magic cards come to light.
    }
unicorn_fever-event-lay-under = Under { $unicorn }: { $cards }.
unicorn_fever-event-shed = { $name } keeps { $unicorn } dry with { $card }: away with { $cards }.
unicorn_fever-event-cancelled = { $unicorn }: { $white } and { $black } cancel each other.
unicorn_fever-event-immune = { $unicorn } is in form and does not care about { $cards }.
unicorn_fever-event-odds-moved = { $unicorn } goes from ×{ $before } to ×{ $after }: { $cards }.
unicorn_fever-event-race-card = Turn { $turn }, { $card }: { $moves }.
unicorn_fever-event-magic-worked = { $unicorn }: { $cards }!
unicorn_fever-event-in-front = In front at space { $at }: { $unicorns }.
unicorn_fever-event-rolled = { $name } rolls { $dice }.
unicorn_fever-event-photo-finish = Photo finish of { $unicorns }: { $by ->
        [magic] magic settles it
        [odds] the better odds go first
       *[other] the first player decides
    }.
unicorn_fever-event-finished = { $unicorn } comes in: place { $place }.
unicorn_fever-event-race-over = The race is over: { $order }.
unicorn_fever-event-bet-won = { $name } wins { $gold } gold and { $fame } fame: { $unicorn } { $bet }, stake { $stake }.
unicorn_fever-event-bet-lost = { $name } loses { $stake } gold: { $unicorn } { $bet }.
unicorn_fever-event-owner-paid = { $name } gets { $gold } gold as the owner of { $unicorn }, place { $place }.
unicorn_fever-event-tax = { $name } pays { $gold } gold of fame tax.
unicorn_fever-event-odds-updated = The odds move. Up: { $up }. Down: { $down }.
unicorn_fever-event-in-form = In form now: { $unicorns }.
unicorn_fever-event-repaid = { $name } repays { $loans ->
        [0] nothing
        [one] 1 loan
       *[other] { $loans } loans
    } with { $gold } gold{ $unpaid ->
        [0] { "" }
       *[other] ; unpaid: { $unpaid }
    }.
unicorn_fever-event-converted = { $name } turns { $gold } gold into { $fame } fame.
unicorn_fever-event-final = { $name }: { $fame } fame in all ({ $tokens } won, { $converted } for gold, { $contracts } by contracts), { $gold } gold left.
unicorn_fever-event-game-over = The championship is over.

## The end

unicorn_fever-outcome-fame = The Big Horn goes to the greatest fame after { $rounds } races.
unicorn_fever-outcome-debts = Fame was not all: after { $rounds } races it is unpaid loans that decide.
unicorn_fever-outcome-shared = After { $rounds } races the Big Horn is shared.
unicorn_fever-outcome-too-long = The game was stopped in race { $rounds }, for it had become too long.
unicorn_fever-statistic-final-fame = Final fame of all
unicorn_fever-statistic-loans = Loans taken
unicorn_fever-statistic-unpaid = Players with unpaid loans
unicorn_fever-statistic-contracts = Contracts signed
unicorn_fever-statistic-ties = Ties settled by the first player

## Why not

unicorn_fever-refusal-stack-empty = No token of that stack is left in this round.
unicorn_fever-refusal-only-symbols = This extra action is for printed symbols only.
unicorn_fever-refusal-no-contract-left = All three contracts have been signed.
unicorn_fever-refusal-no-bet-left = There is no bet token left for that.
unicorn_fever-refusal-bet-taken = That bet token has been taken.
unicorn_fever-refusal-bet-blocked = Nobody can place that bet in this round.
unicorn_fever-refusal-winner-bets-only = This token is for winner bets only.
unicorn_fever-refusal-not-enough-gold = You do not have that much gold.
unicorn_fever-refusal-above-the-limit = That is above your stake limit.
unicorn_fever-refusal-not-in-hand = You do not hold that card.
unicorn_fever-refusal-one-more-of-other-colour = Only a card of the other colour may still be added.
unicorn_fever-refusal-signed-already = Somebody has signed that contract already.
unicorn_fever-refusal-bet-not-on-board = That bet token is not on the board.
unicorn_fever-refusal-token-not-for-keeping = That token cannot be kept.

## The picture

unicorn_fever-picture-title = Race { $round } of { $rounds }, { $phase }. First player: { $first }
unicorn_fever-phase-plan = planning
unicorn_fever-phase-race = the race
unicorn_fever-phase-results = payout
unicorn_fever-phase-over = the end
unicorn_fever-picture-owner = own
unicorn_fever-picture-magic = magic
unicorn_fever-picture-winner = winner
unicorn_fever-picture-early = early
unicorn_fever-picture-late = late
unicorn_fever-picture-track = track
unicorn_fever-picture-purse = { $gold } gold, { $fame } fame{ $loans ->
        [0] { "" }
        [one] , 1 loan
       *[other] , { $loans } loans
    }
unicorn_fever-picture-hand = Hand:
unicorn_fever-picture-tokens = Tokens:
unicorn_fever-picture-contracts = Contracts:
unicorn_fever-picture-turn = Turn { $turn }: { $moves }
