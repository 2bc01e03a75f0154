# RoboRally's screen.

roborally-ui-turn = Turn { $turn }
roborally-ui-turn-of = Turn { $turn } of { $turns }
roborally-ui-over = Race over
roborally-ui-registers = Registers
roborally-ui-register = Register
roborally-ui-ready-count = { $ready } of { $robots } ready
roborally-ui-your-program = Your program, { $note }
roborally-ui-phase-set-up = Set-up
roborally-ui-placing = Placing
roborally-ui-phase-program = Program
roborally-ui-phase-run = Registers
roborally-ui-phase-clean-up = End of turn
roborally-ui-phase-over = Race over

## The board and what stands beside it

roborally-ui-board = Factory floor: { $course }
roborally-ui-board-with =
    Factory floor: { $course }. { $name }: column { $column }, row { $row }, facing { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
roborally-ui-flags =
    { $flags ->
        [one] 1{ "\u00A0" }flag
       *[other] { $flags }{ "\u00A0" }flags
    }
roborally-ui-forecast = If nobody interferes
roborally-ui-forecast-show = Show where my program leads
roborally-ui-forecast-note = Rivals are not counted.
roborally-ui-about-course = About this course
roborally-ui-about-course-news = About this course: it has rules of its own
roborally-ui-whole-course = Whole course
roborally-ui-flag-away =
    { $cells ->
        [one] Show flag { $flag }, 1 cell away
       *[other] Show flag { $flag }, { $cells } cells away
    }
roborally-ui-cells =
    { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
roborally-ui-home-away =
    { $cells ->
        [one] Show the way home, 1 cell
       *[other] Show the way home, { $cells } cells
    }
roborally-ui-empty = empty
roborally-ui-not-reached = not reached
roborally-ui-cast-drive =
    { $stopped ->
        [yes]
            { $cells ->
                [0] held by a wall
               *[other] { $cells } { $drives ->
                    [back] back
                    [aside] aside
                   *[ahead] ahead
                } to a wall
            }
       *[no] { $cells } { $drives ->
            [back] back
            [aside] aside
           *[ahead] ahead
        }
    }
roborally-ui-cast-turned =
    { $turned ->
        [left] turn left
        [right] turn right
       *[about] U-turn
    }
roborally-ui-cast-belt =
    belt carries { $cells }{ $back ->
        [yes] {" "}back
       *[no] {""}
    }{ $curved ->
        [left] , turned left
        [right] , turned right
        [about] , turned about
       *[no] {""}
    }
roborally-ui-cast-pusher = pusher shoves { $cells }
roborally-ui-cast-gear =
    gear turns { $geared ->
        [left] left
       *[right] right
    }
roborally-ui-cast-again = back where it began
roborally-ui-cast-damage = in the beam: { $damage } damage
roborally-ui-cast-flag = touches flag { $flag }
roborally-ui-cast-lost =
    { $how ->
        [pit]
            { $by ->
                [belt] the belt drops it into a pit
                [pusher] a pusher shoves it into a pit
               *[card] falls into a pit
            }
        [edge]
            { $by ->
                [belt] the belt carries it off the floor
                [pusher] a pusher shoves it off the floor
               *[card] leaves the floor
            }
       *[damage] shot to pieces
    }
roborally-ui-fatal =
    Register { $register }: your robot { $how ->
        [pit] falls into a pit.
        [edge] leaves the floor.
       *[damage] is shot to pieces.
    }
roborally-ui-step-reveal = Cards are shown
roborally-ui-step-robots = Cards
roborally-ui-step-express = Express belts
roborally-ui-step-belts = Belts
roborally-ui-step-pushers = Pushers
roborally-ui-step-gears = Gears
roborally-ui-step-lasers = Lasers
roborally-ui-step-flags = Flags
roborally-ui-did-pushed =
    { $you ->
        [yes] you push { $whom }
       *[no] { $name } pushes { $whom }
    }
roborally-ui-did-turned = turning: { $whom }
roborally-ui-did-shot = { $name } → { $whom }
roborally-ui-did-weapon = { $name } → { $whom }
roborally-ui-did-archived = archive marker: { $whom }
roborally-ui-did-beam =
    { $you ->
        [yes] a beam hits you
       *[no] a beam hits { $name }
    }
roborally-ui-did-flag-touched =
    { $you ->
        [yes] you touch flag { $flag }
       *[no] { $name } touches flag { $flag }
    }
roborally-ui-did-destroyed =
    { $you ->
        [yes] your robot is destroyed
       *[no] { $name } is destroyed
    }

## Courses with rules of their own

roborally-ui-goal-pairs = Partners share flags: what one touches counts for both.
roborally-ui-goal-teams = One robot of your team has to touch all flags.
roborally-ui-goal-capture = Stand on the other team's flag, carry it to your home board and hold it there at the end of a turn. Whoever is pushed or destroyed on the way drops it.
roborally-ui-goal-toggle = Whoever touches a flag controls it. Control all of them. A destroyed robot sits out a turn.
roborally-ui-goal-survival = Outlive the other team.
roborally-ui-goal-superbot = Only the SuperBot touches flags. Its lasers do double damage, and at the end of every turn it discards all of its own. When it is destroyed, whoever shot or pushed it last takes its place.
roborally-ui-goal-blockers = Everybody has a racer and a blocker. Blockers touch no flags. You win with all flags, or when all rival racers are out.
roborally-ui-team = Team { $team }: { $names }
roborally-ui-team-own = Your team { $team }: { $names }
roborally-ui-team-of = Team { $team }
roborally-ui-team-rules = How teams play
roborally-ui-home =
    { $who ->
        [nobody] Your home is { $board }, your flag is { $team }
       *[other]
            { $at ->
                [home] { $name } is home with your flag { $team }: stop it before the turn ends!
                [captured] Your flag { $team } is in their home.
               *[way] { $name } carries your flag { $team } away!
            }
    }
roborally-ui-fetch =
    { $who ->
        [nobody] Fetch their flag { $team }
        [you]
            { $at ->
                [home] You are home with flag { $team }: hold it to the end of the turn
                [captured] You have brought flag { $team } home: your team wins!
               *[way] You have their flag { $team }: carry it home!
            }
       *[other]
            { $at ->
                [home] { $name } is home with flag { $team } and holds it to the end of the turn
                [captured] Flag { $team } is home: your team wins!
               *[way] { $name } carries their flag { $team } home
            }
    }
roborally-ui-home-sign =
    { $whose ->
        [own] { $team } · Your home
        [other] { $team } · Their home
       *[any] { $team } · Home
    }
roborally-ui-caught = caught
roborally-ui-brought = flag { $team } captured
roborally-ui-home-open = Home boards are being chosen.
roborally-ui-rule-option_draft = Everybody starts with one of three option cards.
roborally-ui-rule-moving_flags = Belts carry the flags along.
roborally-ui-rule-double_lasers = Robot lasers do double damage.
roborally-ui-rule-damaged_start = Robots start with 2 damage.
roborally-ui-rule-no_power_down = Nobody may power down.
roborally-ui-rule-options_for_repairs = Repair sites give option cards, no repair.
roborally-ui-rule-half_minute = Half a minute for every program.
roborally-ui-rule-one_minute = One minute for every program.
roborally-ui-rule-start_option = Everybody starts with an option card.
roborally-ui-rule-turning_boards = Touching a flag may turn a board.

## The console

roborally-ui-program = Program
roborally-ui-program-racer = Program of the racer
roborally-ui-program-blocker = Program of the blocker
roborally-ui-robot-of =
    { $you ->
        [yes] Your robot
       *[no] Robot of { $name }
    }
roborally-ui-program-of =
    { $you ->
        [yes] Your program
       *[no] Program of { $name }
    }
roborally-ui-program-hint =
    { $register ->
        [0] { tap } a register to take its card back
       *[other] { tap } a card: it goes into register { $register }
    }
roborally-ui-hand = Hand
roborally-ui-hand-hint =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $damage ->
        [0] {""}
       *[other] : 9 less { $damage } damage
    }
roborally-ui-word-move = move
roborally-ui-word-back_up = back
roborally-ui-word-rotate_left = left
roborally-ui-word-rotate_right = right
roborally-ui-word-u_turn = U-turn
roborally-ui-next = next
roborally-ui-register-label =
    Register { $register }, { $state ->
        [locked] locked: { $card } · { $priority }
        [card] { $card } · { $priority }
        [down] face down
       *[empty] empty
    }. Locks at { $lock } damage.
roborally-ui-card-label =
    { $card }, priority { $priority }{ $register ->
        [0] {""}
       *[other] , in register { $register }
    }
roborally-ui-lives = Lives
roborally-ui-damage = Damage
roborally-ui-of = of { $most }
roborally-ui-power-down = Power down next turn
roborally-ui-power-down-clears = clears your { $damage } damage
roborally-ui-power-down-none = only with damage
roborally-ui-power-down-barred = not on this course
roborally-ui-to-go =
    { $cards ->
        [one] 1 card to go
       *[other] { $cards } cards to go
    }
roborally-ui-program-laid = Your program is laid.
roborally-ui-ready = { $warned ->
    [true] Ready anyway
   *[other] Ready
}
roborally-ui-take-all-back = Take all back
roborally-ui-change = Change the program
roborally-ui-one-by-one = Each card counts at once; undo takes it back.
roborally-ui-share =
    { $ways ->
        [side] { tap } a lit card for a side step
        [then] { tap } a lit card: the robot turns after the move
       *[both] { tap } a lit card
    }
roborally-ui-choose = Choose one, then confirm.
roborally-ui-confirm = Confirm
roborally-ui-only-place-at-home = Only in the half of your home board that is farther from the rivals’ board, and not in a pit.
roborally-ui-tap-cell = { tap-first } a highlighted cell.
roborally-ui-cell-list = List of all { $cells } cells
roborally-ui-letters = ABCDEFGH
roborally-ui-cell = Cell { $letter }
roborally-ui-last = You are the last: at most { $seconds } seconds, then empty registers are filled at random.
roborally-ui-time-up = { $registers ->
    [one] Time is up: 1 register was filled at random.
   *[other] Time is up: { $registers } registers were filled at random.
}
roborally-ui-brings-power-down = All damage is repaired; you do not program.
roborally-ui-brings-keep-running = Damage stays, you program as usual.
roborally-ui-brings-stay-down = { $damage ->
    [0] One more turn without a program.
   *[other] All damage is repaired, one more turn without a program.
}
roborally-ui-brings-wake-up = { $damage ->
    [0] You program again.
   *[other] Damage stays, you program again.
}
roborally-ui-brings-give-up = One damage less, the card is discarded.
roborally-ui-brings-take-damage = You keep your options.
roborally-ui-brings-keep-hand = No damage.
roborally-ui-brings-keep-program = Your cards stay as they lie.
roborally-ui-brings-swap = The stored card is carried out.
roborally-ui-brings-main-laser = An ordinary hit.
roborally-ui-brings-gyroscope-off = Gears and curves turn the robot.
roborally-ui-do-place =
    { $letter ->
        [none] Place on column { $column }, row { $row }
       *[other] Place on cell { $letter }
    }
roborally-ui-do-aim = Target { $whom }
roborally-ui-do-home = Take { $card } as home
roborally-ui-do-keep-option = Keep { $card }
roborally-ui-do-power-down = Power down next turn
roborally-ui-do-keep-running = Keep running next turn
roborally-ui-do-stay-down = Stay down next turn
roborally-ui-do-wake-up = Power up next turn
roborally-ui-do-gyroscope-on = Gyroscope on for this turn
roborally-ui-do-gyroscope-off = Gyroscope off for this turn
roborally-ui-do-give-up = Give it up
roborally-ui-do-abort = Abort the program
roborally-ui-do-recompile = New hand for 1 damage
roborally-ui-do-main-laser = Fire the main laser
roborally-ui-do-weapon = Use { $card }
roborally-ui-do-face =
    { $side ->
        [up] Face up
        [right] Face right
        [down] Face down
       *[left] Face left
    }
roborally-ui-do-cells =
    { $steps ->
        [0] Stay where you are
        [one] Move 1 cell
       *[other] Move { $steps } cells
    }
roborally-ui-way-up = Up
roborally-ui-way-right = To the right
roborally-ui-way-down = Down
roborally-ui-way-left = To the left
roborally-ui-way-closed = not allowed
roborally-ui-way-why = Never towards a robot in sight within three cells.
roborally-ui-return = Back on the board
roborally-ui-return-cell = Cell
roborally-ui-return-cells =
    { $cells ->
        [one] 1 free cell
       *[other] { $cells } free cells
    }
roborally-ui-return-where =
    { $where ->
        [archive] on its archive marker
       *[beside] beside its archive marker
    }
roborally-ui-return-way = Facing
roborally-ui-return-open = to be chosen
roborally-ui-return-locks =
    { $locks ->
        [one] 1 is locked
       *[other] { $locks } are locked
    }
roborally-ui-turn-before = Turn before
roborally-ui-turn-after = Next turn
roborally-ui-where = register { $register }, step { $step } of { $steps }
roborally-ui-to-register = Go to register { $register }
roborally-ui-skip = To the end
roborally-ui-to-hand = To my cards
roborally-ui-lost-in = Destroyed in register { $register }
roborally-ui-lost-short = lost in register { $register }
roborally-ui-lost-note =
    { $lives ->
        [0] No lives are left: the robot is out of the race.
       *[other] It returns at the end of the turn.
    }
roborally-ui-down = Powered down for this turn
roborally-ui-down-repaired =
    { $damage ->
        [0] All damage is repaired. No cards, no shots; belts and lasers go on.
       *[other] What it had was repaired. It has taken { $damage } damage since.
    }
roborally-ui-wait-ready = Your program is in.
roborally-ui-wait-unplaced = Your robot is not on the board yet.
roborally-ui-wait-caught = Your robot was caught. It returns at the end of the turn.
roborally-ui-wait-destroyed =
    { $goal ->
        [toggle] Your robot is destroyed. On this course it sits out one whole turn.
       *[other] Your robot is destroyed. It returns at the end of the turn.
    }
roborally-ui-wait-out = Your robot is out of the race.
roborally-ui-wait-watch = Programs are being made.
roborally-ui-decides =
    { $names } { $matter ->
        [other]
            { $count ->
                [one] has to decide
               *[other] have to decide
            }
       *[known]
            { $count ->
                [one] decides
               *[other] decide
            }
    }{ $matter ->
        [home] {" "}which board is home
        [place] {" "}where to start at home
        [option] {" "}which option to keep
        [start] {" "}before register 1
        [register] {" "}in register { $register }
        [stay] {" "}whether to stay powered down
        [where] {" "}where to come back
        [how] {" "}how to come back
       *[other] {""}
    }.
roborally-ui-awaited =
    Waiting for { $names }{ $time ->
        [none] .
       *[other] {" "}since { $time }.
    }
roborally-ui-you-win = You win the race!
roborally-ui-wins =
    { $count ->
        [one] { $names } wins the race
       *[other] { $names } win the race
    }
roborally-ui-touched = { $flags } of { $of } flags
roborally-ui-race-over =
    { $turns ->
        [one] Decided in 1 turn
       *[other] Decided in { $turns } turns
    }

## The rail

roborally-ui-standing = Standing
roborally-ui-blocker = blocker
roborally-ui-blocker-brief = blocker
roborally-ui-racer = racer
roborally-ui-superbot = SuperBot
roborally-ui-state-finished = finished
roborally-ui-state-out = out
roborally-ui-state-destroyed = destroyed
roborally-ui-state-caught = caught, back at the end of the turn
roborally-ui-state-unplaced = not placed yet
roborally-ui-state-placed = placed
roborally-ui-state-down = powered down
roborally-ui-state-announced = down next turn
roborally-ui-state-ready = ready
roborally-ui-state-programming = choosing
roborally-ui-state-runs = running
roborally-ui-state-ran = standing
roborally-ui-state-ended = still in
roborally-ui-state-waits = waiting
roborally-ui-state-decides = deciding
roborally-ui-your-choice = your choice
roborally-ui-row =
    { $name }: { $team ->
        [none] {""}
       *[other] team { $team },{ " " }
    }{ $state }, damage { $damage }, lives { $lives }, locked registers { $locks }{ $flag ->
        [none] {""}
       *[other] , next flag { $flag }
    }{ $carries ->
        [none] {""}
       *[other] , carries flag { $carries }
    }{ $options ->
        [0] {""}
        [one] , 1 option
       *[other] , { $options } options
    }
roborally-ui-goal = Goal
roborally-ui-next-flag = flag { $flag }
roborally-ui-carries = carries flag { $team } home
roborally-ui-locked =
    { $count ->
        [one] register { $registers } is locked
       *[other] registers { $registers } are locked
    }
roborally-ui-options = Options
roborally-ui-no-options = No option cards.
roborally-ui-watch = Watch this robot

## The log: what follows the name of a robot's player

roborally-ui-you = you
roborally-log-blocker = (blocker) { $words }
roborally-log-effect =
    { $words }: +{ $damage } damage{ $locks ->
        [0] {""}
        [one] , register { $registers } locks
       *[other] , registers { $registers } lock
    }
roborally-log-acts =
    { $you ->
        [yes]
            { $play ->
                [back_up]
                    back up{ $steps ->
                        [2] {" "}2
                       *[other] {""}
                    }
                [rotate_left] turn left
                [rotate_right] turn right
                [u_turn] make a U-turn
               *[other]
                    { $steps ->
                        [0] stay put
                       *[other] move { $steps }
                    }
            }
       *[no]
            { $play ->
                [back_up]
                    backs up{ $steps ->
                        [2] {" "}2
                       *[other] {""}
                    }
                [rotate_left] turns left
                [rotate_right] turns right
                [u_turn] makes a U-turn
               *[other]
                    { $steps ->
                        [0] stays put
                       *[other] moves { $steps }
                    }
            }
    }{ $shares ->
        [no] {""}
       *[other] {" "}+ { $with }
    } · { $priority }
roborally-log-moved =
    { $you ->
        [yes] move
       *[no] moves
    } { $steps ->
        [one] 1 cell
       *[other] { $steps } cells
    }
roborally-log-stopped =
    { $you ->
        [yes] are stopped
       *[no] is stopped
    }
roborally-log-pushed =
    { $how ->
        [robot]
            { $you ->
                [yes] push { $whom }
               *[no] pushes { $whom }
            }
       *[other]
            { $you ->
                [yes] are moved by
               *[no] is moved by
            } { $how ->
                [pusher] a pusher
               *[beam] a beam
            }{ $count ->
                [0] {""}
               *[other] , pushing { $whom }
            }
    }
roborally-log-rammed =
    { $you ->
        [yes] ram { $whom }
       *[no] rams { $whom }
    }
roborally-log-carried =
    { $belts ->
        [express] Express belts carry { $whom }
       *[all] Belts carry { $whom }
    }
roborally-log-held = In each other's way on the belts: { $whom }
roborally-log-gears = Gears turn { $whom }
roborally-log-powered-down =
    { $you ->
        [yes] are powered down
       *[no] is powered down
    }{ $damage ->
        [0] {""}
       *[other] : { $damage } damage cleared
    }
roborally-log-time-up =
    { $you ->
        [yes] are out of time
       *[no] is out of time
    }{ $count ->
        [0] {""}
        [one] , 1 register filled blindly
       *[other] , { $count } registers filled blindly
    }
roborally-log-announced =
    { $you ->
        [yes] power down next turn
       *[no] powers down next turn
    }
roborally-log-stays-down =
    { $stays ->
        [1]
            { $you ->
                [yes] stay powered down
               *[no] stays powered down
            }
       *[other]
            { $you ->
                [yes] power up again
               *[no] powers up again
            }
    }
roborally-log-random-card =
    { $you ->
        [yes] have
       *[no] has
    } a random card locked in register { $register }: { $card } · { $priority }
roborally-log-beam =
    { $you ->
        [yes] stand in
       *[no] stands in
    } { $tokens ->
        [one] a laser beam
       *[other] { $tokens } laser beams
    }
roborally-log-shot =
    { $you ->
        [yes] hit
       *[no] hits
    } { $whom }{ $rear ->
        [1] {" "}with the rear laser
       *[other] {""}
    }
roborally-log-weapon =
    { $you ->
        [yes] use { $card } on { $whom }
       *[no] uses { $card } on { $whom }
    }
roborally-log-scrambled =
    { $you ->
        [yes] get
       *[no] gets
    } another card in register { $register }
roborally-log-damaged =
    { $you ->
        [yes] take 1 damage
       *[no] takes 1 damage
    } (now { $damage }){ $locked ->
        [0] {""}
       *[other] , register { $locked } locks
    }
roborally-log-option-worked =
    { $you ->
        [yes] are protected by { $card }
       *[no] is protected by { $card }
    }
roborally-log-option-fired =
    { $you ->
        [yes] have
       *[no] has
    } { $left } { $left ->
        [one] shot
       *[other] shots
    } of { $card } left
roborally-log-destroyed =
    { $how ->
        [pit]
            { $you ->
                [yes] fall into a pit
               *[no] falls into a pit
            }
        [edge]
            { $you ->
                [yes] leave the floor
               *[no] leaves the floor
            }
       *[damage]
            { $you ->
                [yes] break down: too much damage
               *[no] breaks down: too much damage
            }
    }, { $lives ->
        [0] no lives left
        [one] 1 life left
       *[other] { $lives } lives left
    }
roborally-log-eliminated =
    { $you ->
        [yes] are out of the race
       *[no] is out of the race
    }
roborally-log-repaired =
    { $you ->
        [yes] are repaired
       *[no] is repaired
    }, { $damage ->
        [0] no damage left
       *[other] { $damage } damage left
    }{ $freed ->
        [0] {""}
       *[other] , register { $freed } is free
    }
roborally-log-option-drawn =
    { $you ->
        [yes] get { $card }
       *[no] gets { $card }
    }
roborally-log-no-option =
    { $you ->
        [yes] get
       *[no] gets
    } no option: there are none left
roborally-log-option-used =
    { $you ->
        [yes] use { $card }
       *[no] uses { $card }
    }
roborally-log-option-given-up =
    { $you ->
        [yes] give up { $card }
       *[no] gives up { $card }
    } instead of 1 damage
roborally-log-option-lost =
    { $you ->
        [yes] lose { $card }
       *[no] loses { $card }
    }
roborally-log-option-worn-out =
    { $you ->
        [yes] have used up { $card }
       *[no] has used up { $card }
    }
roborally-log-flag-touched =
    { $you ->
        [yes] touch
       *[no] touches
    } flag { $flag } of { $flags }!
roborally-log-re-entered =
    { $you ->
        [yes] return
       *[no] returns
    } with { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
roborally-log-tossed =
    { $you ->
        [yes] flip a coin
       *[no] flips a coin
    }: { $heads ->
        [1] { $card } turns clockwise
       *[other] { $card } stays as it is
    }
roborally-log-superbot =
    { $you ->
        [yes] are the SuperBot now
       *[no] is the SuperBot now
    }
roborally-log-flag-toggled =
    { $you ->
        [yes] take control of flag { $flag } for team { $team }
       *[no] takes control of flag { $flag } for team { $team }
    }
roborally-log-home-chosen =
    { $you ->
        [yes] choose { $card } as home of team { $team }
       *[no] chooses { $card } as home of team { $team }
    }
roborally-log-placed =
    { $you ->
        [yes] enter the board
       *[no] enters the board
    }
roborally-log-caught =
    { $you ->
        [yes] catch { $whom }
       *[no] catches { $whom }
    }
roborally-log-flag-taken =
    { $you ->
        [yes] pick up the flag of team { $team }
       *[no] picks up the flag of team { $team }
    }
roborally-log-flag-dropped =
    { $you ->
        [yes] drop the flag of team { $team }
       *[no] drops the flag of team { $team }
    }
roborally-log-flag-brought =
    { $you ->
        [yes] bring the flag of team { $team } home: your team wins!
       *[no] brings the flag of team { $team } home and wins!
    }
roborally-log-flag-returned =
    { $you ->
        [yes] bring the flag of team { $team } back
       *[no] brings the flag of team { $team } back
    }
roborally-log-finished =
    { $you ->
        [yes] have touched all flags
       *[no] has touched all flags
    }: place { $place }

## The end of a race

roborally-ui-why =
    { $others ->
        [none]
            { $you ->
                [yes] Only you
               *[no] Only { $name }
            } touched { $flags ->
                [one] a flag
               *[other] flags
            }
       *[some]
            { $you ->
                [yes] You
               *[no] { $name }
            } touched the most flags: { $flags }
    }
roborally-ui-team-place =
    { $place ->
        [1] Your team wins
        [2] Your team comes second
        [3] Your team comes third
       *[other] Your team comes { $place }th
    }
roborally-ui-team-wins = Team { $team } wins
roborally-ui-teams-draw = A draw: both teams at once

## Courses to choose from

roborally-ui-kind-beginner = Beginners' courses
roborally-ui-kind-expert = Expert courses
roborally-ui-kind-team = Team courses
roborally-ui-level-easy = easy
roborally-ui-level-mid = medium
roborally-ui-level-hard = hard
roborally-ui-level-expert = expert
roborally-ui-level-team = team
roborally-ui-courses-easy = Easy
roborally-ui-courses-mid = Medium
roborally-ui-courses-hard = Hard
roborally-ui-courses-expert = Expert
roborally-ui-courses-team = Team
roborally-ui-length-short = short
roborally-ui-length-medium = one to two hours
roborally-ui-length-long = long
roborally-ui-players = { $players } players

## Option cards as they lie before their owner

roborally-ui-options-hint = { tap } a card to read it in full
roborally-ui-option-left = { $count } left
roborally-ui-option-stored = { $count } stored
roborally-ui-option-ready = ready
roborally-ui-option-always = always
roborally-ui-option-used = used
roborally-ui-or-give-up = or give up
roborally-ui-take = Take the damage
roborally-ui-take-damage = damage { $before } → { $after }
roborally-ui-take-lost = Ten damage: your robot is destroyed.
roborally-ui-take-locks = Register { $register } locks with its card.
roborally-ui-take-cards =
    { $cards ->
        [0] No cards next turn.
        [one] 1 card next turn.
       *[other] { $cards } cards next turn.
    }
roborally-ui-goes-instead = { $card } goes instead
roborally-ui-brief-ablative_coat = takes 3 damage for you
roborally-ui-brief-abort_switch = new cards from here on
roborally-ui-brief-brakes = a move 1 may be no move
roborally-ui-brief-circuit_breaker = from 3 damage it powers down
roborally-ui-brief-conditional_program = a card to swap in
roborally-ui-brief-crab_legs = move 1 and turn: a side step
roborally-ui-brief-double_barreled_laser = the laser does 2 damage
roborally-ui-brief-dual_processor = move and turn in one register
roborally-ui-brief-extra_memory = one card more is dealt
roborally-ui-brief-fire_control = a hit locks or destroys an option
roborally-ui-brief-flywheel = keeps a card for next turn
roborally-ui-brief-fourth_gear = a move 3 may be a 4
roborally-ui-brief-gyroscopic_stabilizer = nothing turns the robot
roborally-ui-brief-high_power_laser = through one wall or robot
roborally-ui-brief-mechanical_arm = reaches flags one cell away
roborally-ui-brief-mini_howitzer = pushes the target, 1 damage
roborally-ui-brief-power_down_shield = shields a robot that rests
roborally-ui-brief-pressor_beam = pushes the target away
roborally-ui-brief-radio_control = the target runs your program
roborally-ui-brief-ramming_gear = a push does 1 damage
roborally-ui-brief-rear_firing_laser = a second laser, backwards
roborally-ui-brief-recompile = a new hand for 1 damage
roborally-ui-brief-reverse_gear = a back up may be a 2
roborally-ui-brief-scrambler = swaps the target’s next card
roborally-ui-brief-superior_archive = returns without damage
roborally-ui-brief-tractor_beam = pulls the target closer
roborally-ui-short-ablative_coat = Coat
roborally-ui-short-abort_switch = Abort
roborally-ui-short-brakes = Brakes
roborally-ui-short-circuit_breaker = Breaker
roborally-ui-short-conditional_program = Spare
roborally-ui-short-crab_legs = Crab
roborally-ui-short-double_barreled_laser = Double
roborally-ui-short-dual_processor = Dual
roborally-ui-short-extra_memory = Memory
roborally-ui-short-fire_control = Aim
roborally-ui-short-flywheel = Flywheel
roborally-ui-short-fourth_gear = Fourth
roborally-ui-short-gyroscopic_stabilizer = Gyro
roborally-ui-short-high_power_laser = Power
roborally-ui-short-mechanical_arm = Arm
roborally-ui-short-mini_howitzer = Howitzer
roborally-ui-short-power_down_shield = Shield
roborally-ui-short-pressor_beam = Pressor
roborally-ui-short-radio_control = Radio
roborally-ui-short-ramming_gear = Ram
roborally-ui-short-rear_firing_laser = Rear
roborally-ui-short-recompile = Recompile
roborally-ui-short-reverse_gear = Reverse
roborally-ui-short-scrambler = Scrambler
roborally-ui-short-superior_archive = Archive
roborally-ui-short-tractor_beam = Tractor

## Option cards in a sentence

roborally-ui-option-cards = The 26 option cards

## What lies on the floor, told at a tap

roborally-ui-tile-belt = Belt
roborally-ui-tile-express = Express belt
roborally-ui-tile-curve = Curve of a belt
roborally-ui-tile-pusher = Pusher { $registers }
roborally-ui-tile-pit = Pit
roborally-ui-tile-dock = Dock
roborally-ui-tile-wall = Wall
roborally-ui-tile-laser = Laser
roborally-ui-tile-wrench = Repair site
roborally-ui-tile-hammer = Repair and option
roborally-ui-tile-flag = Flag { $flag }
roborally-ui-tile-archive = Archive marker: { $name }
roborally-ui-tile-gear-right = Green gear
roborally-ui-tile-gear-left = Red gear

## Why not, and where it stands in the rules

roborally-refusal-register-locked = This register is locked: its card stays until you repair or power down.
roborally-rule-of-register-locked = locked
roborally-rule-of-not-in-hand = programming
roborally-rule-of-does-not-share = options
roborally-rule-of-not-your-option = options
roborally-rule-of-not-its-option = options
roborally-rule-of-locked-already = locked
roborally-rule-of-weapon-does-not-work = options
roborally-rule-of-faces-a-robot = re-entry
