# The end of a race, and the moments of a race that its page and the replay name.

heat-end-moment-leads = { $you ->
    [yes] You take the lead
   *[no] { $driver } takes the lead
}
heat-end-moment-spin = { $you ->
    [yes] You spin out at corner { $corner }
   *[no] { $driver } spins out at corner { $corner }
}
heat-end-moment-fast = { $you ->
    [yes] You take corner { $corner } at { $speed }, limit { $limit }
   *[no] { $driver } takes corner { $corner } at { $speed }, limit { $limit }
}
heat-end-moment-slip = { $you ->
    [yes] You slip past { $name }
   *[no] { $whom ->
        [you] { $driver } slips past you
       *[other] { $driver } slips past { $name }
    }
}
heat-end-moment-out = { $you ->
    [yes] You are out of the race
   *[no] { $driver } is out of the race
}
heat-end-moment-finish = { $you ->
    [yes] You cross the line first and win
   *[no] { $driver } crosses the line first and wins
}
heat-end-moment-farther = { $you ->
    [yes] You win: farther past the line than { $name }, who crossed it first
   *[no] { $whom ->
        [you] { $driver } wins: farther past the line than you, who crossed it first
       *[other] { $driver } wins: farther past the line than { $name }, who crossed it first
    }
}
heat-end-moment-note-heat = { $heat } heat
heat-end-moment-note-speed = speed { $speed }
heat-end-moment-note-stress = { $stress } stress

heat-end-summary = { $circuit }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}{ $modules }. { $rounds } rounds.
heat-end-with = with { $modules }
heat-end-with-garage = garage
heat-end-with-weather = weather
heat-end-with-legends = legends
heat-end-with-tournament = tournament mode
heat-end-won-by-rounds =
    { $rounds ->
        [one] Won by a whole round.
       *[other] Won by { $rounds } rounds.
    }
heat-end-won-by-spaces =
    { $spaces ->
        [0] Won side by side, on the race line.
        [one] Won by { $spaces } space.
       *[other] Won by { $spaces } spaces.
    }
heat-end-top-speed = Top speed
heat-end-heat-paid = Heat paid
heat-end-spins = Spins
heat-end-season-moment = Race { $race }, round { $round }
