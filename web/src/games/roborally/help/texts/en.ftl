# What option cards and what lies on the floor do, in a sentence.

roborally-help-ablative_coat = The next 3 damage go onto this card instead of the robot; then it is gone. The 2 damage of a return are not among them.
roborally-help-abort_switch = Once a turn, when your card is shown: it and all later ones are replaced by the top cards of the deck. Cards that a lock has kept from earlier turns stay.
roborally-help-brakes = A move 1 may be no move at all, unless another card shares its register.
roborally-help-circuit_breaker = With 3 damage or more at the end of a turn, after repairs, the next one begins powered down: you are not asked.
roborally-help-conditional_program = One card that is left over lies here for this turn. Before a register is shown it may take the place of the programmed card, once, and not in a locked register.
roborally-help-crab_legs = A move 1 with a turn left or right in one register is a step to that side, without turning, at the priority of the move. Enough cards must be left for the other registers.
roborally-help-double_barreled_laser = The main laser fires twice: 2 damage. A laser that fires backwards does not.
roborally-help-dual_processor = A move and a turn may share a register: one cell less, then the turn, at the priority of the move. A U-turn takes two cells. Enough cards must be left for the other registers.
roborally-help-extra_memory = One more card is dealt, in every turn in which the robot gets cards.
roborally-help-fire_control = A hit of the main laser may lock a register of your choice, which counts as damage, or destroy an option of the victim, which can give up nothing for it. Damage that a card keeps off does not count.
roborally-help-flywheel = Store one card that is left over, one at a time: next turn it joins your hand, and you may store one again.
roborally-help-fourth_gear = A move 3 may be a move 4, unless another card shares its register.
roborally-help-gyroscopic_stabilizer = Said before register 1, for the whole turn: gears and curves do not turn the robot. Belts still carry it.
roborally-help-high_power_laser = The main laser may pass through one wall or one robot, not both. A robot that is shot through is hit as well. You may decline.
roborally-help-mechanical_arm = Flags and repair sites one cell away, diagonally too, count as reached if no wall is between. The archive marker stays.
roborally-help-mini_howitzer = Five times instead of the main laser, if that would hit: the target is pushed one cell away and takes 1 damage, also if a wall stops the push.
roborally-help-power_down_shield = While powered down, 1 damage from each of the four sides is kept off in every register.
roborally-help-pressor_beam = Instead of the main laser, if that would hit: the target is pushed one cell away, without damage. Walls stop it.
roborally-help-radio_control = Instead of the main laser, if that would hit: the target carries out your program for the rest of the turn, without damage. In register 5 nothing is left, and a robot that is powered down does nothing.
roborally-help-ramming_gear = Whoever this robot pushes or bumps into by its own card takes 1 damage at each step, also if a wall stops the push. Those behind take none.
roborally-help-rear_firing_laser = A second laser fires backwards: 1 damage. What changes or replaces the main laser does not change it.
roborally-help-recompile = Once a turn, after the deal: a whole new hand for 1 damage.
roborally-help-reverse_gear = A back up may be two cells, unless another card shares its register.
roborally-help-scrambler = Instead of the main laser, if that would hit: the target's next card is replaced by the top card of the deck, also in a locked register. Not in register 5.
roborally-help-superior_archive = The robot returns without the 2 damage; what it took while powered down stays. No help if it is the option that is lost with the robot.
roborally-help-tractor_beam = Instead of the main laser, if that would hit: the target is pulled one cell closer, without damage. Not from the next cell.
roborally-tile-help-belt = Carries a robot that stands on it one cell, with all other belts. It pushes nobody: who finds the way taken stays.
roborally-tile-help-express = Runs twice: first with the express belts alone, then with all belts. Up to two cells.
roborally-tile-help-curve = A robot that a belt carries here is turned along with it; one that drives here is not.
roborally-tile-help-pusher = Pushes whoever stands before it one cell away from its wall, only in registers { $registers }.
roborally-tile-help-pit = Whoever comes here, even in passing, is destroyed and loses a life.
roborally-tile-help-dock = Here a robot stands at the start.
roborally-tile-help-wall = Stops moves, pushes, belts and beams, from both sides.
roborally-tile-help-laser = At the end of every register it hits the first robot in its beam: one damage for each beam.
roborally-tile-help-wrench = A robot that stands here at the end of the turn loses 1 damage. In every register its archive marker moves here.
roborally-tile-help-hammer = As a wrench: 1 damage less, and an option card at the end of the turn.
roborally-tile-help-flag = To be touched in order, at the end of a register. It repairs like a wrench, and the archive marker moves here.
roborally-tile-help-archive = If that robot is destroyed, it returns here.
roborally-tile-help-gear-right = Turns a robot that stands on it a quarter to the right.
roborally-tile-help-gear-left = Turns a robot that stands on it a quarter to the left.
roborally-tile-help-robot =
    Damage { $damage }, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }{ $options ->
        [0] {""}
        [one] , 1 option
       *[other] , { $options } options
    }. Its row beside the board tells all.
