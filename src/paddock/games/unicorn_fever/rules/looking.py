"""A contract that lets its owner look at the cards under a unicorn."""

from paddock.games.unicorn_fever.abilities import LOOK_UNDER
from paddock.games.unicorn_fever.events import tell_looked
from paddock.games.unicorn_fever.laid import unicorn_of, with_viewer
from paddock.games.unicorn_fever.rules.gains import use_up
from paddock.games.unicorn_fever.state import Stable

__all__ = ["look_under"]


def look_under(g: Stable, seat: int, unicorn: int) -> None:
    """Only this seat learns what lies there, and remembers it until the race."""
    use_up(g, seat, LOOK_UNDER)
    g.laid = [with_viewer(card, seat) if unicorn_of(card) == unicorn else card for card in g.laid]
    g.show(seat)
    tell_looked(g, seat, unicorn)
