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
roborally-ui-state-ended = in the race at the end
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

roborally-ui-figure-player = Player
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
roborally-ui-merit-finished = all flags in turn { $turn }
roborally-ui-merit-out =
    out in turn { $turn }, { $flags ->
        [0] no flags
        [one] { $flags } flag
       *[other] { $flags } flags
    }
roborally-ui-merit =
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
roborally-ui-merit-won =
    Team { $team }: { $won ->
        [team-flags] all flags
        [captured] the rivals’ flag is home
        [control] all flags under control
       *[last-team] the last team in the race
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
roborally-ui-merit-note =
    { $flags ->
        [touched] Without all flags: by flags, then by lives left, then by least damage.
        [taken] Taken: how often somebody took a flag. Without the win: by lives left, then by least damage.
       *[none] Without the win: by lives left, then by least damage.
    }
roborally-ui-figure-flags = Flags
roborally-ui-figure-taken = Taken
roborally-ui-figure-hits = Hits
roborally-ui-figure-pushes = Pushes
roborally-ui-figure-destroyed = Destroyed
roborally-ui-chart-places = Race, turn by turn
roborally-ui-chart-places-help = place after each turn; a cross: destroyed
roborally-ui-chart-label = Places of { $robots } robots after each of { $turns } turns
roborally-ui-chart-start = start
roborally-ui-chart-touched = flag { $flag }
roborally-ui-chart = Flags by turn
roborally-ui-chart-help =
    a cross: the robot was destroyed{ $goal ->
        [capture] ; a tick: the flag is home
       *[other] { "" }
    }
roborally-ui-chart-home = the flag is home
roborally-ui-chart-flag =
    { $flag ->
        [0] no flag
        [one] 1 flag
       *[other] { $flag } flags
    }
roborally-ui-chart-turns = turn
roborally-ui-chart-destroyed = destroyed
roborally-ui-moment-flag =
    { $you ->
        [yes] You touch flag { $flag }
       *[no] { $name } touches flag { $flag }
    }
roborally-ui-moment-leads =
    { $you ->
        [yes] You take the lead with flag { $flag }
       *[no] { $name } takes the lead with flag { $flag }
    }
roborally-ui-moment-taken =
    { $you ->
        [yes] You pick up the flag of team { $team }
       *[no] { $name } picks up the flag of team { $team }
    }
roborally-ui-moment-returned =
    { $you ->
        [yes] You bring the flag of team { $team } back
       *[no] { $name } brings the flag of team { $team } back
    }
roborally-ui-moment-brought =
    { $you ->
        [yes] You bring the flag of team { $team } home
       *[no] { $name } brings the flag of team { $team } home
    }
roborally-ui-moment-caught =
    { $you ->
        [yes] You catch { $whom }
       *[no] { $name } catches { $whose ->
            [you] you
           *[other] { $whom }
        }
    }
roborally-ui-moment-toggled =
    { $you ->
        [yes] You take control of flag { $flag } for team { $team }
       *[no] { $name } takes control of flag { $flag } for team { $team }
    }
roborally-ui-moment-control =
    { $you ->
        [yes] With flag { $flag } you take control of all for team { $team }
       *[no] With flag { $flag } { $name } takes control of all for team { $team }
    }
roborally-ui-moment-fall =
    { $you ->
        [yes] You fall
       *[no] { $name } falls
    } { $how ->
        [pit] into a pit
       *[edge] off the edge
    } in register { $register }
roborally-ui-moment-shot-down =
    { $you ->
        [yes] You break down
       *[no] { $name } breaks down
    } in register { $register }
roborally-ui-moment-pushed-out =
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
roborally-ui-moment-chain =
    { $you ->
        [yes] You push a whole row
       *[no] { $name } pushes a whole row
    }
roborally-ui-moment-out =
    { $you ->
        [yes] You are out of the race
       *[no] { $name } is out of the race
    }
roborally-ui-moment-wins =
    { $you ->
        [yes] You touch the last flag
       *[no] { $name } touches the last flag
    }

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
roborally-ui-help-ablative_coat = The next 3 damage go onto this card instead of the robot; then it is gone. The 2 damage of a return are not among them.
roborally-ui-help-abort_switch = Once a turn, when your card is shown: it and all later ones are replaced by the top cards of the deck. Cards that a lock has kept from earlier turns stay.
roborally-ui-help-brakes = A move 1 may be no move at all, unless another card shares its register.
roborally-ui-help-circuit_breaker = With 3 damage or more at the end of a turn, after repairs, the next one begins powered down: you are not asked.
roborally-ui-help-conditional_program = One card that is left over lies here for this turn. Before a register is shown it may take the place of the programmed card, once, and not in a locked register.
roborally-ui-help-crab_legs = A move 1 with a turn left or right in one register is a step to that side, without turning, at the priority of the move. Enough cards must be left for the other registers.
roborally-ui-help-double_barreled_laser = The main laser fires twice: 2 damage. A laser that fires backwards does not.
roborally-ui-help-dual_processor = A move and a turn may share a register: one cell less, then the turn, at the priority of the move. A U-turn takes two cells. Enough cards must be left for the other registers.
roborally-ui-help-extra_memory = One more card is dealt, in every turn in which the robot gets cards.
roborally-ui-help-fire_control = A hit of the main laser may lock a register of your choice, which counts as damage, or destroy an option of the victim, which can give up nothing for it. Damage that a card keeps off does not count.
roborally-ui-help-flywheel = Store one card that is left over, one at a time: next turn it joins your hand, and you may store one again.
roborally-ui-help-fourth_gear = A move 3 may be a move 4, unless another card shares its register.
roborally-ui-help-gyroscopic_stabilizer = Said before register 1, for the whole turn: gears and curves do not turn the robot. Belts still carry it.
roborally-ui-help-high_power_laser = The main laser may pass through one wall or one robot, not both. A robot that is shot through is hit as well. You may decline.
roborally-ui-help-mechanical_arm = Flags and repair sites one cell away, diagonally too, count as reached if no wall is between. The archive marker stays.
roborally-ui-help-mini_howitzer = Five times instead of the main laser, if that would hit: the target is pushed one cell away and takes 1 damage, also if a wall stops the push.
roborally-ui-help-power_down_shield = While powered down, 1 damage from each of the four sides is kept off in every register.
roborally-ui-help-pressor_beam = Instead of the main laser, if that would hit: the target is pushed one cell away, without damage. Walls stop it.
roborally-ui-help-radio_control = Instead of the main laser, if that would hit: the target carries out your program for the rest of the turn, without damage. In register 5 nothing is left, and a robot that is powered down does nothing.
roborally-ui-help-ramming_gear = Whoever this robot pushes or bumps into by its own card takes 1 damage at each step, also if a wall stops the push. Those behind take none.
roborally-ui-help-rear_firing_laser = A second laser fires backwards: 1 damage. What changes or replaces the main laser does not change it.
roborally-ui-help-recompile = Once a turn, after the deal: a whole new hand for 1 damage.
roborally-ui-help-reverse_gear = A back up may be two cells, unless another card shares its register.
roborally-ui-help-scrambler = Instead of the main laser, if that would hit: the target's next card is replaced by the top card of the deck, also in a locked register. Not in register 5.
roborally-ui-help-superior_archive = The robot returns without the 2 damage; what it took while powered down stays. No help if it is the option that is lost with the robot.
roborally-ui-help-tractor_beam = Instead of the main laser, if that would hit: the target is pulled one cell closer, without damage. Not from the next cell.

## What lies on the floor, told at a tap

roborally-ui-tile-belt = Belt
roborally-ui-tile-help-belt = Carries a robot that stands on it one cell, with all other belts. It pushes nobody: who finds the way taken stays.
roborally-ui-tile-express = Express belt
roborally-ui-tile-help-express = Runs twice: first with the express belts alone, then with all belts. Up to two cells.
roborally-ui-tile-curve = Curve of a belt
roborally-ui-tile-help-curve = A robot that a belt carries here is turned along with it; one that drives here is not.
roborally-ui-tile-pusher = Pusher { $registers }
roborally-ui-tile-help-pusher = Pushes whoever stands before it one cell away from its wall, only in registers { $registers }.
roborally-ui-tile-pit = Pit
roborally-ui-tile-help-pit = Whoever comes here, even in passing, is destroyed and loses a life.
roborally-ui-tile-dock = Dock
roborally-ui-tile-help-dock = Here a robot stands at the start.
roborally-ui-tile-wall = Wall
roborally-ui-tile-help-wall = Stops moves, pushes, belts and beams, from both sides.
roborally-ui-tile-laser = Laser
roborally-ui-tile-help-laser = At the end of every register it hits the first robot in its beam: one damage for each beam.
roborally-ui-tile-wrench = Repair site
roborally-ui-tile-help-wrench = A robot that stands here at the end of the turn loses 1 damage. In every register its archive marker moves here.
roborally-ui-tile-hammer = Repair and option
roborally-ui-tile-help-hammer = As a wrench: 1 damage less, and an option card at the end of the turn.
roborally-ui-tile-flag = Flag { $flag }
roborally-ui-tile-help-flag = To be touched in order, at the end of a register. It repairs like a wrench, and the archive marker moves here.
roborally-ui-tile-archive = Archive marker: { $name }
roborally-ui-tile-help-archive = If that robot is destroyed, it returns here.
roborally-ui-tile-gear-right = Green gear
roborally-ui-tile-help-gear-right = Turns a robot that stands on it a quarter to the right.
roborally-ui-tile-gear-left = Red gear
roborally-ui-tile-help-gear-left = Turns a robot that stands on it a quarter to the left.
roborally-ui-tile-help-robot =
    Damage { $damage }, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }{ $options ->
        [0] {""}
        [one] , 1 option
       *[other] , { $options } options
    }. Its row beside the board tells all.

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

## The guided race

roborally-guide-fill-register-title = Program five registers
roborally-guide-fill-register = { tap-first } a card and it goes to the next register; { tap } it again to take it back. With the first card a pale path appears on the floor: it shows where your robot will end up, as long as nobody pushes it. Reach flag 1 first.
roborally-guide-announce-power-down-title = Power down?
roborally-guide-announce-power-down = Your robot would stand still for the whole next turn and lose all its damage. Belts, robots and lasers go on around it.
roborally-guide-stay-down-title = Up again?
roborally-guide-stay-down = While it stood still your robot may have been hit. Power up and keep that damage, or stay down another turn to be rid of it.
roborally-guide-choose-cell-title = A place to return
roborally-guide-choose-cell = Somebody stands on your archive marker. { tap-first } one of the marked cells, then confirm.
roborally-guide-face-title = Which way?
roborally-guide-face = Your robot returns with 2 damage where it was archived last. { tap-first } an arrow: that way it will face.
roborally-guide-choose-weapon-title = Another weapon
roborally-guide-choose-weapon = A rival stands in your line of fire. You may use your option instead of the laser.
roborally-guide-give-up-option-title = Damage or option?
roborally-guide-give-up-option = One option card may be given up for each point of damage. From 5 points on, registers lock.
roborally-guide-priority-title = Who moves first?
roborally-guide-priority = In every register the highest number moves first, one robot after another: the numbers stand on the cards. A low turn comes late, so somebody fast may push you before it.
roborally-guide-belts-title = Then the floor moves
roborally-guide-belts = After the cards of each register express belts carry one cell, then all belts one cell. A belt that carries you into a curve turns you along with it. The pale path counts all this.
roborally-guide-lasers-title = Damage
roborally-guide-lasers = At the end of each register lasers fire: the red beams, and every robot straight ahead. One damage is one card less in your hand. Repair on a wrench or a flag, or power down.
roborally-guide-shots-title = Damage
roborally-guide-shots = At the end of each register every robot fires its laser straight ahead. One damage is one card less in your hand. Repair on a wrench or a flag, or power down.
roborally-guide-locked-title = A locked register
roborally-guide-locked = From 5 damage on registers lock, the fifth one first. Its card stays and is carried out again every turn until you repair or power down.
