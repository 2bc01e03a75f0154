"""How a bot drives Heat.

``pace`` knows how many turns a place on the circuit is from home with ``ordinary_hands``; ``plans`` looks through gears
and cards, ``upgrade_plans`` through those of the garage; ``lookahead`` and ``kept_cards`` count what stays in hand,
``card_odds`` what may be drawn, ``tows`` the slipstreams, ``stakes`` what a championship adds. ``whole_turns`` come of
it all, and ``driver`` answers.
"""
