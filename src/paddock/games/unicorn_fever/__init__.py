"""Unicorn Fever: bets on a race of unicorns over the rainbow, and magic to help them come true."""
