"""How a bot drives Formula D.

``pace`` knows how many turns a place is from home, ``standing`` adds what the wear that is left is worth, ``judgement``
scores gears and moves by both, ``quick`` drives on by them in playouts, and ``driver`` answers.
"""
