# The end of a race, and the moments of a race that its page and the replay name.

roborally-end-figure-player = Player

roborally-end-merit-finished = all flags in turn { $turn }

roborally-end-merit-out =
    out in turn { $turn }, { $flags ->
        [0] no flags
        [one] { $flags } flag
       *[other] { $flags } flags
    }

roborally-end-merit =
    { $team ->
        [none] { "" }
       *[other] Team { $team } together:{ " " }
    }{ $counted ->
        [no] { "" }
       *[yes]
            { $flags ->
                [0] no flags
                [one] { $flags } flag
               *[other] { $flags } flags
            },{ " " }
    }{ $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }, damage { $damage }

roborally-end-merit-won =
    Team { $team }: { $won ->
        [team-flags] all flags
        [captured] the rivals’ flag is home
        [control] all flags under control
       *[last-team] the last team in the race
    }

roborally-end-merit-note =
    { $flags ->
        [touched] Without all flags: by flags, then by lives left, then by least damage.
        [taken] Taken: how often somebody took a flag. Without the win: by lives left, then by least damage.
       *[none] Without the win: by lives left, then by least damage.
    }

roborally-end-figure-flags = Flags

roborally-end-figure-taken = Taken

roborally-end-figure-hits = Hits

roborally-end-figure-pushes = Pushes

roborally-end-figure-destroyed = Destroyed

roborally-end-chart-places = Race, turn by turn

roborally-end-chart-places-help = place after each turn; a cross: destroyed

roborally-end-chart-label = Places of { $robots } robots after each of { $turns } turns

roborally-end-chart-start = start

roborally-end-chart-touched = flag { $flag }

roborally-end-chart = Flags by turn

roborally-end-chart-help =
    a cross: the robot was destroyed{ $goal ->
        [capture] ; a tick: the flag is home
       *[other] { "" }
    }

roborally-end-chart-home = the flag is home

roborally-end-chart-flag =
    { $flag ->
        [0] no flag
        [one] 1 flag
       *[other] { $flag } flags
    }

roborally-end-chart-turns = turn

roborally-end-chart-destroyed = destroyed

roborally-end-moment-flag =
    { $you ->
        [yes] You touch flag { $flag }
       *[no] { $name } touches flag { $flag }
    }

roborally-end-moment-leads =
    { $you ->
        [yes] You take the lead with flag { $flag }
       *[no] { $name } takes the lead with flag { $flag }
    }

roborally-end-moment-taken =
    { $you ->
        [yes] You pick up the flag of team { $team }
       *[no] { $name } picks up the flag of team { $team }
    }

roborally-end-moment-returned =
    { $you ->
        [yes] You bring the flag of team { $team } back
       *[no] { $name } brings the flag of team { $team } back
    }

roborally-end-moment-brought =
    { $you ->
        [yes] You bring the flag of team { $team } home
       *[no] { $name } brings the flag of team { $team } home
    }

roborally-end-moment-caught =
    { $you ->
        [yes] You catch { $whom }
       *[no] { $name } catches { $whose ->
            [you] you
           *[other] { $whom }
        }
    }

roborally-end-moment-toggled =
    { $you ->
        [yes] You take control of flag { $flag } for team { $team }
       *[no] { $name } takes control of flag { $flag } for team { $team }
    }

roborally-end-moment-control =
    { $you ->
        [yes] With flag { $flag } you take control of all for team { $team }
       *[no] With flag { $flag } { $name } takes control of all for team { $team }
    }

roborally-end-moment-fall =
    { $you ->
        [yes] You fall
       *[no] { $name } falls
    } { $how ->
        [pit] into a pit
       *[edge] off the edge
    } in register { $register }

roborally-end-moment-shot-down =
    { $you ->
        [yes] You break down
       *[no] { $name } breaks down
    } in register { $register }

roborally-end-moment-pushed-out =
    { $you ->
        [yes] You push { $whom }
       *[no] { $name } pushes { $whose ->
            [you] you
           *[other] { $whom }
        }
    } { $how ->
        [pit] into a pit
        [edge] off the edge
       *[damage] to destruction
    }

roborally-end-moment-chain =
    { $you ->
        [yes] You push a whole row
       *[no] { $name } pushes a whole row
    }

roborally-end-moment-out =
    { $you ->
        [yes] You are out of the race
       *[no] { $name } is out of the race
    }

roborally-end-moment-wins =
    { $you ->
        [yes] You touch the last flag
       *[no] { $name } touches the last flag
    }
