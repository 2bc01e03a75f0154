# What ? tells in the terminal: the signs of the map, and the rule of the question.

roborally-map-key =
    Robots are numbers with an arrow for where they face; ┃ and ━━ are walls, D1
    to D8 docks. The other signs stand below the map (m shows all of it).
    Where it is small, a robot is told in short: 2^6,16 F1 ■ 3 is robot 2, facing
    up in column 6, row 16, next flag 1, one damage, three lives.
roborally-rule-fill-register =
    Five registers are carried out one after another; in each, the robot with
    the highest priority moves first.
    Then belts, pushers and gears move what stands on them, lasers fire, and
    flags are touched.
roborally-rule-announce-power-down =
    A robot that is powered down loses all its damage, but does nothing for a
    whole turn.
roborally-rule-stay-down =
    Powered down again, it loses the damage it took meanwhile, and does nothing
    for another turn.
roborally-rule-enter-down =
    A robot that comes back has 2 damage. Powered down it loses them, but does
    nothing for a turn.
roborally-rule-give-up-option = One option card for one damage; it goes to the discarded ones.
roborally-rule-choose-weapon =
    In each register phase a robot uses one weapon: its laser or that of an
    option.
roborally-rule-aim-weapon =
    Where a High-Power Laser would hit two robots, its owner's weapon is aimed
    at either of them.
roborally-rule-choose-cell =
    The robot comes back on a neighbouring space where nobody stands and no pit
    is.
roborally-rule-face =
    It comes back facing where you like, but not at a robot up to three spaces
    away, if it stands beside its marker.
roborally-rule-recompile = You discard the whole hand, draw as many again, and take 1 damage.
roborally-rule-keep-option =
    You see three option cards and keep one from the start; the other two go to
    the bottom of the deck.
roborally-rule-choose-home =
    Your team starts on its home board and has to carry the enemy's flag there.
roborally-rule-place-at-home =
    Robots stand in the six rows of their home board that are farthest from the
    other board, not in a pit.
roborally-rule-face-at-home =
    It may face where you like, but not at a robot up to three spaces away.
roborally-rule-add-card =
    Dual Processor: a move is one space shorter and then turns; with a U-turn it
    is two spaces shorter. Crab Legs: a move 1 with a turn is a step to that
    side.
roborally-rule-store-card =
    One card that is left over may lie face down on the option: Conditional
    Program may use it in a register of this turn, Flywheel gives it back to
    your hand in a later one.
roborally-rule-set-gyroscope =
    While it is on, gears and turning belts do not turn the robot. The choice
    holds for the whole turn.
roborally-rule-swap-program =
    The stored card takes the place of the programmed one in this register; the
    programmed one is discarded.
roborally-rule-abort-program =
    The shown card and all later ones are replaced by the top cards of the deck,
    one in each register. Once a turn.
roborally-rule-change-gear =
    An option lets you take this card for another distance. You decide when the
    robot moves.
roborally-rule-high-power =
    The High-Power Laser goes through one wall or one robot, not both. A robot
    that is shot through is hit as well. You may as well fire an ordinary shot.
roborally-rule-fire-control =
    Instead of dealing ordinary damage, a hit of the main laser may lock a
    register of your choice or destroy an option card.
roborally-rule-lose-option =
    A destroyed robot loses one option card of your choice; it goes to the
    discarded ones.
