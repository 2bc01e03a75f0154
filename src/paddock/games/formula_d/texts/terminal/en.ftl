# What ? tells in the terminal: the signs of the map, and the rule of the question.

formula_d-map-key =
    Map: three lanes, driving to the right. · is a space, ∘ one of a corner,
    × one with debris, ▒ the line; B×2 is corner B, which asks for two stops.
    A space has the number of its lane and its place: 2005 is the fifth of the
    middle lane, which the ruler counts; 9001 is the first of the pit lane. In a
    street race ◇ is an ambush, ▷ the first space behind the speed trap.
formula_d-rule-build-car = Twenty points for six parts, at least one for each, tyres 14 at most, others 7.
formula_d-rule-choose-tyres =
    Hard tyres never surprise. Soft ones carry a space further in their first
    lap and wear twice as fast. In the rain all slide, rain tyres least.
formula_d-rule-gear =
    One gear up or down is free; skipping gears on the way down costs wear.
    In a corner you must end as many moves as it asks for before you leave it.
formula_d-rule-move =
    On a straight you take the shortest way, in a corner you follow the arrows.
    A space left undriven costs a point of the brakes, a space too far beyond a
    corner one of the tyres.
formula_d-rule-slipstream =
    Three spaces more, for a point of the brakes if that ends in a corner. After
    braking there is none.
formula_d-rule-bonus = One space more in the first lap of soft tyres on a dry road, as you like.
formula_d-rule-technical-stop =
    Repair one or two points of parts other than the tyres and leave next round,
    or roll the black die.
formula_d-rule-nitro =
    Once a lap as many spaces more as the gear has; nobody brakes by choice
    in that move, and the speed trap does not count them.
formula_d-rule-adjust = Who starts in a corner may drive a space more or less for a point of the tyres.
formula_d-rule-regain = Behind the line all tyres are new, and two points of other parts come back.
formula_d-rule-drop-debris = Once a lap a marker may lie on the space that was left.
formula_d-rule-harm =
    Once in a race a car ahead, beside or behind loses a point; the black die
    says of which part.
formula_d-rule-repeat-weather = The second roll counts.
