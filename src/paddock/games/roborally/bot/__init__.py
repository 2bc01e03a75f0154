"""How a bot plays RoboRally.

``ways`` knows where a card leads a robot that is alone on the floor, ``plans`` looks through the programs of a hand,
``programs`` lists the best of them, ``capture`` knows the aims of Capture the Flag. ``pace`` says how many turns the
flags are away (``pace_making`` works it out), ``standing`` what that means for winning. ``answers`` has the scores of
single answers, ``quick`` plays on in imagination, and ``navigator`` is the judge.
"""
