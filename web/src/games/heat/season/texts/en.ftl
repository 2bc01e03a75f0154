## The page of a championship, and the sheet between two races

heat-season-kind = Championship
heat-season-name = { $season ->
    [custom] Our season
    [trilogy] 1961–63
   *[other] { $season }
}
heat-season-aim = { $races ->
    [one] { $races } race
   *[other] { $races } races
}, and whoever has most points is the champion
heat-season-leader = { $you ->
    [true] You lead
   *[other] { $name } leads
} with { $points }{ "\u00A0" }points after { $race } of { $races } races
heat-season-done = run
heat-season-now = now
heat-season-ahead = to come
heat-season-next = Next: race { $race } of { $races }
heat-season-on-track = On the track: race { $race } of { $races }, round { $round }
heat-season-press = { $count ->
    [one] Press at corner { $corners }
   *[other] Press at corners { $corners }
}
heat-season-press-help = A slipstream over its line, or 2 above its limit, wins a sponsor.
heat-season-weather = Weather
heat-season-weather-later = Drawn once the cars are built.
heat-season-stakes = Points for the places
heat-season-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
heat-season-pole = Pole position
heat-season-leads = Leads now
heat-season-grid = Starting grid
heat-season-grid-help = { $anew ->
    [true] A new season: the grid is drawn by lot again, the next ones go by its points.
   *[other] The first grid is drawn by lot, the next ones go by points.
} Upgrades are chosen from the back of the grid.
heat-season-champion = { $season ->
    [custom] Champion
    [trilogy] Champion of 1961–1963
   *[other] Champion of { $season }
}
heat-season-champion-how = { $points }{ "\u00A0" }points · { $wins ->
    [0] no race won
    [one] { $wins } race won
   *[other] { $wins } races won
}{ $ahead ->
    [alone] { "" }
    [0] { " " }· level with second place, ahead by the grid of the last race
   *[other] { " " }· { $ahead } ahead of second place
}
heat-season-tie-places = Equal points: the better place in the last race decides.
heat-season-tie-grid = Equal points: the better place on the grid of the last race decides.
heat-season-key = places won or lost with the last race
heat-season-key-champion = champion of the season
heat-season-key-won = winner of the race
heat-season-you-won = You won the race
heat-season-you-came = You finished { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
heat-season-you-out = You were out of the race
heat-season-they-won = { $name } won the race
heat-season-you-stand = Now { $rank ->
    [1] you lead
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $total ->
    [one] { $total }{ "\u00A0" }point
   *[other] { $total }{ "\u00A0" }points
}
heat-season-keep-why = A new season begins with fresh cars. Everybody takes one upgrade of the old car along: choose yours next.

## The calendar and the standings

heat-season-title = { $season ->
    [custom] Championship: a season of our own
    [trilogy] Championship: 1961 to 1963
   *[other] Championship { $season }
}
heat-season-ended = { $season ->
    [trilogy] The three seasons are over
   *[other] The season is over
}: { $you ->
    [true] you are the champion
   *[other] { $name } is the champion
}
heat-season-to-race = To the race
heat-season-your-turn = Your turn
heat-season-last-race = Last race and rematch
heat-season-standings = Standings
heat-season-standings-of = Standings of { $year }
heat-season-all = Standings of all three seasons
heat-season-total = In all
heat-season-in-year = season { $year }, race { $race } of { $races }
heat-season-made-of = { $base } for { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place, { $extra } for the event “{ $event }”
heat-season-after = after race { $race } of { $races }
heat-season-calendar = Calendar
heat-season-year = Season { $year }
heat-season-race = Race { $race }
heat-season-up = { $places } up
heat-season-down = { $places } down
heat-season-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}{ $usual ->
    [same] {""}
   *[other] {" "}instead of { $usual }
}
heat-season-event-later = The event is drawn just before the race.
heat-season-best = The first three
heat-season-watch = Watch the race
heat-season-over = Race { $race } of { $races } is over
heat-season-go-on = Go on
heat-season-to-pick = To your pick
heat-season-current = Current race
heat-season-press-in = { $count ->
    [one] press in corner { $corners }
   *[other] press in corners { $corners }
}
heat-season-then = Next: { $circuit }
heat-season-is-champion = { $name } is the champion
heat-season-races = { $races ->
    [one] { $races } race
   *[other] { $races } races
}
heat-season-margin = { $points }{ "\u00A0" }points for the champion{ $ahead ->
    [alone] { "" }
    [0] , as many as second place: the grid of the last race decides
   *[other] , { $ahead } more than second place
}
heat-season-own-last = Last race, { $circuit }: { $place ->
    [out] you were out
    [1] you won
    [2] you came 2nd
    [3] you came 3rd
   *[other] you came { $place }th
}, { $points ->
    [0] no points
    [one] { $points }{ "\u00A0" }point
   *[other] { $points }{ "\u00A0" }points
}
heat-season-you-finish = You finish { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}
heat-season-extra = Race { $race }, { $event }: { $points ->
    [one] { $points }{ "\u00A0" }point
   *[other] { $points }{ "\u00A0" }points
} more for { $places ->
    [one] 1st place
   *[other] each of the first { $places } places
}.
heat-season-moments = { $season ->
    [trilogy] Key moments of the three seasons
   *[other] Key moments of the season
}
heat-season-wins = Wins
heat-season-by-race = By race
heat-season-lead = The order after each race
heat-season-points = Points
heat-season-page = Championship
