# The first race with hints.

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
