# RoboRally (2005).
# $name is a player, $whom names players, $card and $with are names of cards, $way is a direction.

roborally-name = RoboRally
roborally-about = Robots race through a factory: everybody programs at once, then the floor has its say.

# A robot is called by its player; on one course everybody has two.
roborally-who =
    { $name }{ $blocker ->
        [1] {" "}(blocker)
       *[other] {""}
    }
roborally-mine =
    { $blocker ->
        [1] Blocker:{" "}
       *[other] {""}
    }

## Cards

roborally-card-u_turn = U-turn
roborally-card-rotate_left = turn left
roborally-card-rotate_right = turn right
roborally-card-back_up = back up
roborally-card-move_1 = move 1
roborally-card-move_2 = move 2
roborally-card-move_3 = move 3
roborally-card-ablative_coat = Ablative Coat
roborally-card-abort_switch = Abort Switch
roborally-card-brakes = Brakes
roborally-card-circuit_breaker = Circuit Breaker
roborally-card-conditional_program = Conditional Program
roborally-card-crab_legs = Crab Legs
roborally-card-double_barreled_laser = Double-Barreled Laser
roborally-card-dual_processor = Dual Processor
roborally-card-extra_memory = Extra Memory
roborally-card-fire_control = Fire Control
roborally-card-flywheel = Flywheel
roborally-card-fourth_gear = Fourth Gear
roborally-card-gyroscopic_stabilizer = Gyroscopic Stabilizer
roborally-card-high_power_laser = High-Power Laser
roborally-card-mechanical_arm = Mechanical Arm
roborally-card-mini_howitzer = Mini Howitzer
roborally-card-power_down_shield = Power-Down Shield
roborally-card-pressor_beam = Pressor Beam
roborally-card-radio_control = Radio Control
roborally-card-ramming_gear = Ramming Gear
roborally-card-rear_firing_laser = Rear-Firing Laser
roborally-card-recompile = Recompile
roborally-card-reverse_gear = Reverse Gear
roborally-card-scrambler = Scrambler
roborally-card-superior_archive = Superior Archive
roborally-card-tractor_beam = Tractor Beam

# Boards that are named in play.
roborally-card-exchange = Exchange
roborally-card-vault = Vault
roborally-card-chess = Chess
roborally-card-cross = Cross
roborally-card-spin_zone = Spin Zone
roborally-card-maelstrom = Maelstrom
roborally-card-island = Island
roborally-card-chop_shop = Chop Shop
roborally-card-dock_plain = Docking Bay
roborally-card-dock_belts = Docking Bay with belts

## Setup

roborally-option-name-course = Course
roborally-option-help-course = Where the robots race. Some courses have rules of their own.
roborally-choice-course-risky_exchange = Risky Exchange
roborally-choice-course-checkmate = Checkmate
roborally-choice-course-dizzy_dash = Dizzy Dash
roborally-choice-course-island_hop = Island Hop
roborally-choice-course-chop_shop_challenge = Chop Shop Challenge
roborally-choice-course-twister = Twister
roborally-choice-course-bloodbath_chess = Bloodbath Chess
roborally-choice-course-around_the_world = Around the World
roborally-choice-course-death_trap = Death Trap
roborally-choice-course-pilgrimage = Pilgrimage
roborally-choice-course-vault_assault = Vault Assault
roborally-choice-course-whirlwind_tour = Whirlwind Tour
roborally-choice-course-lost_bearings = Lost Bearings
roborally-choice-course-robot_stew = Robot Stew
roborally-choice-course-oddest_sea = Oddest Sea
roborally-choice-course-against_the_grain = Against the Grain
roborally-choice-course-island_king = Island King
roborally-choice-course-tricksy = Tricksy
roborally-choice-course-moving_targets = Moving Targets
roborally-choice-course-set_to_kill = Set to Kill
roborally-choice-course-factory_rejects = Factory Rejects
roborally-choice-course-option_world = Option World
roborally-choice-course-ball_lightning = Ball Lightning
roborally-choice-course-tight_collar = Tight Collar
roborally-choice-course-day_of_the_superbot = Day of the SuperBot
roborally-choice-course-interference = Interference
roborally-choice-course-flag_fry = Flag Fry
roborally-choice-course-frenetic_factory = Frenetic Factory
roborally-choice-course-marathon_madness = Marathon Madness
roborally-choice-course-tandem_carnage = Tandem Carnage
roborally-choice-course-all_for_one_or_one_for_all = All for One or One for All?
roborally-choice-course-capture_the_flag = Capture the Flag
roborally-choice-course-toggle_boggle = Toggle Boggle
roborally-choice-course-war_zone = War Zone
roborally-option-name-lives = Lives
roborally-option-help-lives = With many players a fourth life may be agreed.
roborally-choice-lives-3 = 3 lives
roborally-choice-lives-4_from_6 = 4 lives with more than five players
roborally-choice-lives-4_from_5 = 4 lives with five players or more
roborally-option-name-timer = Timer
roborally-option-help-timer = Whose programming is timed. When the timer ends, empty registers are filled at random; whoever it does not hurry has the table's time, then a bot steps in. With only one person at the table no time runs.
roborally-choice-timer-none = nobody's
roborally-choice-timer-last = the last player's, half a minute
roborally-choice-timer-all = everybody's, half a minute
roborally-option-name-power_down = Power down
roborally-option-help-power_down = When power downs are announced.
roborally-choice-power_down-in_order = in dock order, after programming
roborally-choice-power_down-with_program = together with the program
roborally-option-name-play_on = Play on
roborally-option-help-play_on = Race on for the other places when the first robot has finished. On courses for teams this changes nothing.
roborally-option-name-turn_limit = Turn limit
roborally-choice-turn_limit-0 = none
roborally-option-help-turn_limit = After so many turns the race is over.

## Questions

roborally-question-keep-option = Which option card do you keep?
roborally-question-choose-home = Which board is your team's home?
roborally-question-place-at-home = Where does your robot stand?
roborally-question-face-at-home = Which way does your robot face?
roborally-question-recompile =
    { roborally-mine }Do you discard your whole hand for { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    } and 1 damage?
roborally-question-fill-register = { roborally-mine }Which card goes into register { $register }?
roborally-question-add-card = { roborally-mine }Does a second card share register { $register }?
roborally-question-store-card = { roborally-mine }Do you store a card on { $card }?
roborally-question-announce-power-down =
    { roborally-mine }Your robot has { $damage } damage. Do you power it down in the next turn?
roborally-question-set-gyroscope = { roborally-mine }Is the Gyroscopic Stabilizer on in this turn?
roborally-question-swap-program =
    { roborally-mine }Does your stored card, { $card } · { $priority }, replace the programmed one in register { $register }?
roborally-question-abort-program = { roborally-mine }Register { $register } shows { $card } · { $priority }. Do you abort the program?
roborally-question-change-gear =
    { roborally-mine }How far does your robot move: { $steps } as the card says, or { $other }?
roborally-question-choose-weapon = { roborally-mine }You have { $whom } in your sights. What do you fire?
roborally-question-aim-weapon = { roborally-mine }Two are in your line of fire: { $whom }. Whom do you target with { $card }?
roborally-question-high-power = { roborally-mine }Your laser can go through and hit { $whom }. Does it?
roborally-question-fire-control = { roborally-mine }You hit { $whom }. What does the shot do?
roborally-question-give-up-option =
    { roborally-mine }Your robot { $damage ->
        [0] is about to take { $tokens } damage
       *[other] has { $damage } damage and is about to take { $tokens } more
    }. Do you give up an option instead of 1 damage?
roborally-question-lose-option = { roborally-mine }Your robot is destroyed. Which option is lost with it?
roborally-question-stay-down = { roborally-mine }Your robot has { $damage } damage. Does it stay powered down in the next turn?
roborally-fate =
    { $how ->
        [pit] Your robot fell into a pit.
        [edge] Your robot left the floor.
        [damage] Your robot took too much damage.
       *[other] Your robot was destroyed.
    }
roborally-question-choose-cell = { roborally-mine }{ roborally-fate } The archive cell is taken. Where does it return?
roborally-question-face = { roborally-mine }{ roborally-fate } Which way will it face?
roborally-question-enter-down = { roborally-mine }Your robot returns with { $damage } damage. Is it powered down in the next turn?

## Options

roborally-option-keep-option = { $card }
roborally-option-home = { $card }
roborally-option-place = Column { $column }, row { $row }
roborally-option-face =
    { $way ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
roborally-option-recompile = Recompile
roborally-option-keep-hand = Keep the hand
roborally-option-card = { $card } · { $priority }
roborally-option-one-card = Only this card
roborally-option-second-card = Then { $card } · { $priority }
roborally-option-side-step =
    Side step with { $card } · { $priority }
roborally-option-store-nothing = Store nothing
roborally-option-store = Store { $card } · { $priority }
roborally-option-power-down = Power down
roborally-option-keep-running = Keep running
roborally-option-gyroscope-on = On
roborally-option-gyroscope-off = Off
roborally-option-swap = Swap the cards
roborally-option-keep-program = Keep the program
roborally-option-abort = Abort
roborally-option-cells =
    { $steps ->
        [0] Stay
        [one] 1 cell
       *[other] { $steps } cells
    }
roborally-option-main-laser = Main laser
roborally-option-weapon = { $card }
roborally-option-aim = { $whom }
roborally-option-shoot-through = Shoot through
roborally-option-ordinary-shot = An ordinary shot
roborally-option-plain-hit = An ordinary hit
roborally-option-destroy-option = Destroy { $card }
roborally-option-lock = Lock register { $register }
roborally-option-take-damage = Take the damage
roborally-option-give-up = Give up { $card }
roborally-option-lose = Lose { $card }
roborally-option-stay-down = Stay down
roborally-option-wake-up = Power up

roborally-hint-fill-register = Several priorities at once fill the registers in this order: { $example }
roborally-key-card = { $priority }

## Events

roborally-event-course = “{ $course }”. On the docks, from 1: { $order }.
roborally-event-course-without-docks = “{ $course }”. Order: { $order }.
roborally-event-turn-began = Turn { $turn }
roborally-event-powered-down =
    { roborally-who } is powered down and discards { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }.
roborally-event-dealt =
    { roborally-who } gets { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }.
roborally-event-dealt-cards =
    { $blocker ->
        [1] Blocker's hand
       *[other] Hand
    }: { $cards }.
roborally-event-time-up =
    { $count ->
        [0] Time is up: the registers of { $name } are full, nothing more is decided.
        [one] Time is up: 1 register of { $name } is filled blindly.
       *[other] Time is up: { $count } registers of { $name } are filled blindly.
    }
roborally-event-programmed = All robots are programmed.
roborally-event-announced = { roborally-who } will be powered down in the next turn.
roborally-event-stays-down =
    { roborally-who } { $stays ->
        [1] stays powered down.
       *[other] powers up again.
    }
roborally-event-register-began = Register { $register }
roborally-event-clean-up-began = End of turn
roborally-event-revealed =
    { roborally-who } shows { $card } · { $priority }{ $shares ->
        [side] {" "}with { $with } for a side step.
        [turn] {" "}with { $with }.
       *[no] .
    }
roborally-event-acts = { roborally-who }: { $card } · { $priority }.
roborally-event-random-card = A random card is locked in register { $register } of { roborally-who }: { $card } · { $priority }.
roborally-event-turned =
    { roborally-who } turns to the { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }.
roborally-event-moved =
    { roborally-who } moves { $steps ->
        [one] 1 cell
       *[other] { $steps } cells
    } { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }.
roborally-event-stopped = { roborally-who } is stopped.
roborally-event-pushed =
    { $how ->
        [robot] { roborally-who } pushes { $whom }.
        [pusher]
            { $count ->
                [0] A pusher moves { roborally-who }.
               *[other] A pusher moves { roborally-who }, who pushes { $whom }.
            }
       *[beam]
            { $count ->
                [0] { roborally-who } is moved by a beam.
               *[other] { roborally-who } is moved by a beam and pushes { $whom }.
            }
    }
roborally-event-rammed = { roborally-who } rams { $whom }.
roborally-event-carried =
    { $belts ->
        [express] Express belts carry { $whom }.
       *[all] Belts carry { $whom }.
    }
roborally-event-held = In each other's way on the belts: { $whom }.
roborally-event-gears = Gears turn { $whom }.
roborally-event-beam =
    { roborally-who } stands in { $tokens ->
        [one] a laser beam.
       *[other] { $tokens } laser beams.
    }
roborally-event-shot =
    { roborally-who } shoots { $rear ->
        [1] backwards at
       *[other] at
    } { $whom }{ $tokens ->
        [one] .
       *[other] {" "}({ $tokens } shots).
    }
roborally-event-weapon = { roborally-who } uses { $card } on { $whom }.
roborally-event-scrambled = Register { $register } of { roborally-who } is scrambled.
roborally-event-damaged =
    { roborally-who } has { $damage } damage{ $locked ->
        [0] .
       *[other] : register { $locked } is locked.
    }
roborally-event-option-worked = { $card } protects { roborally-who }.
roborally-event-option-fired =
    { $card } of { roborally-who } has { $left } { $left ->
        [one] shot
       *[other] shots
    } left.
roborally-event-destroyed =
    { $how ->
        [pit] { roborally-who } falls into a pit
        [edge] { roborally-who } leaves the floor
       *[damage] { roborally-who } breaks down: too much damage
    } ({ $lives ->
        [0] no lives
        [one] 1 life
       *[other] { $lives } lives
    } left).
roborally-event-eliminated = { roborally-who } is out of the race.
roborally-event-repaired =
    { roborally-who } is repaired and has { $damage } damage{ $freed ->
        [0] .
       *[other] : register { $freed } is free.
    }
roborally-event-option-drawn = { roborally-who } gets { $card }.
roborally-event-no-option = There is no option card left for { roborally-who }.
roborally-event-drafted = To choose from: { $cards }.
roborally-event-option-used = { roborally-who } uses { $card }.
roborally-event-option-given-up = { roborally-who } gives up { $card } instead of 1 damage.
roborally-event-option-lost = { roborally-who } loses { $card }.
roborally-event-option-worn-out = { roborally-who } has used up { $card }.
roborally-event-flag-touched = { roborally-who } touches flag { $flag } of { $flags }.
roborally-event-archived = { roborally-who } leaves the archive marker here.
roborally-event-re-entered = { roborally-who } returns with { $damage } damage.
roborally-event-flag-moved =
    Flag { $flag } { $gone ->
        [1] falls off the floor.
       *[other] is carried on.
    }
roborally-event-tossed =
    { roborally-who } flips a coin: { $heads ->
        [1] { $card } turns clockwise.
       *[other] { $card } stays as it is.
    }
roborally-event-superbot = { roborally-who } is the SuperBot now.
roborally-event-flag-toggled = { roborally-who } takes control of flag { $flag } for team { $team }.
roborally-event-home-chosen = { $name } chooses { $card } as home of team { $team }.
roborally-event-placed = { roborally-who } enters the board.
roborally-event-caught = { roborally-who } catches { $whom }.
roborally-event-flag-taken = { roborally-who } takes up the flag of team { $team }.
roborally-event-flag-dropped = { roborally-who } drops the flag of team { $team }.
roborally-event-flag-brought = { roborally-who } brings the flag of team { $team } home and wins.
roborally-event-flag-returned = { roborally-who } brings the flag of team { $team } back.
roborally-event-finished =
    { roborally-who } has touched all flags and is { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }.
roborally-event-race-over =
    The race is over after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.

roborally-outcome-flags =
    All flags are touched, in { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-team-flags =
    A team has touched all flags, in { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-last-robot =
    Only one robot is left, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-last-team =
    Only one team is left, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-all-out =
    No robot is left, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-captured =
    The enemy's flag is home, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-control =
    One team controls all flags, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-turn-limit =
    The turn limit is reached, after { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }.
roborally-outcome-too-long = The race was stopped after { $rounds } turns, for it had become too long.

## Refusals

roborally-refusal-not-in-hand = You do not have that card, or it is laid already.
roborally-refusal-not-your-option = You do not have that option.
roborally-refusal-not-its-option = That robot has no such option.
roborally-refusal-does-not-share = That card cannot share the register.
roborally-refusal-locked-already = That register is locked already.
roborally-refusal-weapon-does-not-work = That weapon does not work on this robot now.
roborally-refusal-faces-a-robot = Your robot may not face another one at most three cells away.

## The race as text

roborally-picture-title = { $course } · turn { $turn }
roborally-picture-register = { $course } · turn { $turn } · register { $register }
roborally-picture-robot = robot
roborally-picture-flag = flag
roborally-picture-damage = damage
roborally-picture-lives = lives
roborally-picture-registers = registers
roborally-picture-options = options
roborally-picture-down = powered down
roborally-picture-announced = powers down next
roborally-picture-ready = ready
roborally-picture-programming = programming
roborally-picture-destroyed = destroyed
roborally-picture-out = out
roborally-picture-superbot = SuperBot
roborally-picture-blocker = blocker
roborally-picture-team = team { $team }
roborally-picture-home = Team { $team }: home { $board }, flag F{ $team }
roborally-picture-home-board = { $board }: home of team { $team }
roborally-picture-carrier = carried by { $robot }
roborally-picture-hand = Hand
roborally-picture-program = Program
roborally-picture-signs = Signs: > belt, >> express belt, ## pit, R L gears, w wrench, w+ wrench and hammer, P> pusher, { $flag } flag, :: beam
