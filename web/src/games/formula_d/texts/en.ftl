# Formula D at the table.
# Gears are told as "4th gear", spaces as lanes and places; $part is the name of a part.

formula_d-ui-round = Round { $round }
formula_d-ui-over = Race over
formula_d-ui-set-up = Before the race
formula_d-ui-qualifying = Qualifying
formula_d-ui-step-grid = Starting grid
formula_d-ui-step-build = Build your car
formula_d-ui-step-tyres = Choose tyres
formula_d-ui-step-gear = Choose a gear
formula_d-ui-step-drive = Drive

formula_d-ui-running-order = Running order
formula_d-ui-gear = Gear
formula_d-ui-gap = Gap
formula_d-ui-state-acts = { $you ->
    [true] your turn
   *[other] driving
}
formula_d-ui-state-moved = moved
formula_d-ui-state-spun = spun
formula_d-ui-state-next = next
formula_d-ui-state-waits = waiting
formula_d-ui-state-box = in the box
formula_d-ui-state-out = out of the race
formula_d-ui-state-finished = finished

# On the board.
formula_d-board-label = { $circuit }, the circuit with all cars
formula_d-board-ending = Space { $letter }: { $points ->
    [0] free
    [one] 1 point
   *[other] { $points } points
}
formula_d-board-next = Next corner
formula_d-board-stops = { $made } of { $stops } { $stops ->
    [one] stop
   *[other] stops
} made
