"""A magic card under a unicorn, as one number: its kind, who laid it, under which unicorn, and who has seen it.

Beside that the magic effect with which it came: the action, and how many white and black cards it allowed. Everybody
knows that, and it rules some cards out.
"""

__all__ = [
    "effect_of",
    "kind_of",
    "laid_card",
    "layer_of",
    "limits_of",
    "magic_effect",
    "seen_by",
    "unicorn_of",
    "with_kind",
    "with_viewer",
]

NO_EFFECT = 0  # of cards from saves that are older than this: nothing is ruled out


def laid_card(kind: int, seat: int, unicorn: int, effect: int = NO_EFFECT) -> int:
    """A card as it is laid: whoever lays it knows it."""
    return kind | seat << 4 | unicorn << 7 | 1 << 10 + seat | effect << 16


def magic_effect(action: int, whites: int, blacks: int) -> int:
    """The magic effect of an action, with the most white and black cards that it allows."""
    return action | whites << 3 | blacks << 6


def kind_of(card: int) -> int:
    return card & 15


def layer_of(card: int) -> int:
    """Whose card it is."""
    return card >> 4 & 7


def unicorn_of(card: int) -> int:
    return card >> 7 & 7


def effect_of(card: int) -> int:
    """The magic effect with which it was laid; two of one seat differ within a round."""
    return card >> 16


def limits_of(effect: int) -> tuple[int, int]:
    """How many white and black cards an effect allows."""
    return effect >> 3 & 7, effect >> 6 & 7


def seen_by(card: int, seat: int) -> bool:
    """Whether a seat knows it though it lies face down; a spectator knows none."""
    return seat >= 0 and (card >> 10 + seat & 1) != 0


def with_viewer(card: int, seat: int) -> int:
    """The same card, which this seat has looked at now."""
    return card | 1 << 10 + seat


def with_kind(card: int, kind: int) -> int:
    """Another card in its place."""
    return card & ~15 | kind
