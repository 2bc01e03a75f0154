# The end of a race, and the moments of a race that its page and the replay name.

formula_d-end-summary = { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}{ $rules ->
    [beginner] {" "}by the beginners' rules
   *[advanced] {""}
}. { $rounds } rounds{ $out ->
    [0] , everybody came home.
    [one] , 1 car out.
   *[other] , { $out } cars out.
}
formula_d-end-won-by = { $rounds ->
    [0] Won in the same round.
    [one] Won by a whole round.
   *[other] Won by { $rounds } rounds.
}
formula_d-end-alone = The only car that came home.
formula_d-end-points = Points
formula_d-end-laps = Laps
formula_d-end-wear = Wear left
formula_d-end-wear-of = { $left } of { $full }
formula_d-end-longest = Longest turn
formula_d-end-spins = Spins
formula_d-end-note = Wear left: the points of all parts together.{ $teams ->
    [true] {" "}Points: those of both cars of the team.
   *[other] {" "}Longest turn: the spaces of one turn, slipstream included.
}
formula_d-end-home = { $team ->
    [none] home in round { $round }
   *[other] team { $team }, car in place { $place }
}
formula_d-end-out = { $team ->
    [none] {""}
   *[other] team { $team },{" "}
}out in round { $round }: { $cause ->
    [tyres] too few tyres
    [stops] two stops missed
    [blocked] could not brake in time
    [collision] body wrecked
    [debris] suspension broken
    [engine] engine blown
    [ambush] ambush
    [harm] harmed by others
   *[points] no points left
}
formula_d-end-mark-out = out
formula_d-end-own-team = { $place ->
    [1] Your team { $team } wins
   *[other] Your team { $team } comes in at place { $place }
}

formula_d-end-moment-great = { $you ->
    [true] You make a great start: 4 spaces at once
   *[other] { $driver } makes a great start: 4 spaces at once
}
formula_d-end-moment-leads = { $you ->
    [true] You take the lead
   *[other] { $driver } takes the lead
}{ $cars ->
    [1] {""}
   *[other] {" "}from place { $from }
}
formula_d-end-moment-passes = { $you ->
    [true] You win
   *[other] { $driver } wins
} { $cars } places in one round, now place { $place }
formula_d-end-moment-slip = { $you ->
    [true] You are drawn along in a slipstream
   *[other] { $driver } is drawn along in a slipstream
}{ $times ->
    [1] {""}
    [2] {" "}twice in one turn
   *[other] {" "}{ $times } times in one turn
}
formula_d-end-moment-over = { $you ->
    [true] You go { $spaces } spaces too far
   *[other] { $driver } goes { $spaces } spaces too far
}: { $tyres ->
    [0] no tyres lost
    [one] 1 tyre
   *[other] { $tyres } tyres
}
formula_d-end-moment-spin = { $you ->
    [true] You spin
   *[other] { $driver } spins
}: on in first gear
formula_d-end-moment-quick-stop = { $you ->
    [true] Your pit stop is quick
   *[other] { $driver } has a quick pit stop
}: out at once, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on
formula_d-end-moment-out = { $you ->
    [true] You are out
   *[other] { $driver } is out
}: { $cause ->
    [tyres] too few tyres
    [stops] two stops missed
    [blocked] could not brake in time
    [collision] body wrecked
    [debris] suspension broken
    [engine] engine blown
    [ambush] ambush
    [harm] harmed by others
   *[points] no points left
}
formula_d-end-moment-last-out = { $you ->
    [true] You go out last and win: nobody came home
   *[other] { $driver } goes out last and wins: nobody came home
}
formula_d-end-moment-wins = { $you ->
    [true] You cross the line first and win
   *[other] { $driver } crosses the line first and wins
}
