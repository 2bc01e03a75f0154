"""How a bot plays RoboRally.

``ways`` knows where a card leads a robot that is alone on the floor, ``plans`` looks through the programs of a hand,
``capture`` knows the aims of Capture the Flag. ``navigator`` answers.
"""
