"""A magic card under a unicorn, as one number: its kind, who laid it, under which unicorn, and who has seen it."""

__all__ = ["kind_of", "laid_card", "layer_of", "seen_by", "unicorn_of", "with_kind", "with_viewer"]


def laid_card(kind: int, seat: int, unicorn: int) -> int:
    """A card as it is laid: whoever lays it knows it."""
    return kind | seat << 4 | unicorn << 7 | 1 << 10 + seat


def kind_of(card: int) -> int:
    return card & 15


def layer_of(card: int) -> int:
    """Whose card it is."""
    return card >> 4 & 7


def unicorn_of(card: int) -> int:
    return card >> 7 & 7


def seen_by(card: int, seat: int) -> bool:
    """Whether a seat knows it though it lies face down; a spectator knows none."""
    return seat >= 0 and (card >> 10 + seat & 1) != 0


def with_viewer(card: int, seat: int) -> int:
    """The same card, which this seat has looked at now."""
    return card | 1 << 10 + seat


def with_kind(card: int, kind: int) -> int:
    """Another card in its place."""
    return card & ~15 | kind
