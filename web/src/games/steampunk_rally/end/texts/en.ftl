# The page at the end of a race, and the moments worth watching again.

steampunk_rally-end-inventor = Inventor
steampunk_rally-end-spaces = Line
steampunk_rally-end-parts = Parts
steampunk_rally-end-built = Built
steampunk_rally-end-lost = Lost
steampunk_rally-end-damage = Damage
steampunk_rally-end-note = Line: spaces beyond it, or still to it. Whoever is farthest beyond wins; of those who are level, the larger machine.
steampunk_rally-end-exploded = exploded
steampunk_rally-end-start = start
steampunk_rally-end-chart-label = The order of { $racers } inventors over { $rounds } rounds
steampunk_rally-end-moment-crosses =
    { $you ->
        [true] You are the first across the line: the round is the last.
       *[other] { $name } is the first across the line: the round is the last.
    }
steampunk_rally-end-moment-explodes =
    { $you ->
        [true] Your machine explodes.
       *[other] The machine of { $name } explodes.
    }
steampunk_rally-end-moment-leap =
    { $you ->
        [true] { $card } carries you { $count } spaces.
       *[other] { $card } carries { $name } { $count } spaces.
    }
steampunk_rally-end-moment-breaks =
    { $you ->
        [true] You lose { $count } parts at once.
       *[other] { $name } loses { $count } parts at once.
    }
steampunk_rally-end-moment-strikes =
    { $you ->
        [true] You play { $card } on { $whom }.
       *[other] { $whose ->
            [you] { $name } plays { $card } on you.
           *[other] { $name } plays { $card } on { $whom }.
        }
    }
