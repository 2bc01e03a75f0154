"""The magic cards, read from ``data/magic_cards.toml``: a card is the number of its kind, white and black by turns."""

from typing import Any, Final

from paddock.games.unicorn_fever.reading import BadSet, Row, read, rows_of

__all__ = ["BLACK", "LETTERS", "MAGIC", "MAGIC_CARDS", "SIGNS", "WHITE", "MagicCard", "magic_cards", "magic_deck"]

WHITE: Final = "white"
BLACK: Final = "black"
SIGNS: Final = [WHITE, BLACK]
LETTERS: Final = ["A", "B", "C", "D", "E", "F", "G"]
MAGIC_CARDS: Final = 44
MOST_COPIES: Final = 6
MOST_AMOUNT: Final = 3
# What may happen at each moment of the race, in the order of the moments.
EFFECTS: Final = {
    "reveal": ["move-odds"],
    "first-card": ["add-spaces"],
    "each-later-card": ["add-spaces-if-first", "add-spaces-if-last"],
    "reach-mark": ["add-spaces", "stop-there"],
    "reach-finish": ["add-spaces", "stop-there"],
    "sprint": ["add-spaces", "stand-still"],
    "tie": ["settle-ties"],
}
WITHOUT_AMOUNT: Final = ["stop-there", "stand-still"]


class MagicCard:
    """A kind of magic card: what it does to the unicorn under whose card it lies, and when."""

    def __init__(self, row: Row) -> None:
        self.name = row.word("id", [])
        self.letter = row.word("letter", LETTERS)
        self.is_white = row.word("sign", SIGNS) == WHITE
        self.copies = row.whole("copies", 1, MOST_COPIES)
        self.when = row.word("when", list(EFFECTS))
        self.does = row.word("does", EFFECTS[self.when])
        self.amount = 0
        if self.does not in WITHOUT_AMOUNT:
            self.amount = row.whole("amount", -MOST_AMOUNT, MOST_AMOUNT)
        self.adds_up = row.flag("adds_up")  # otherwise several cards of the kind count as one
        row.done()


def magic_cards(data: dict[str, Any]) -> list[MagicCard]:
    """All kinds, checked: a white and a black one for each letter, letter by letter."""
    cards = [MagicCard(row) for row in rows_of(data, "magic")]
    order = [(letter, sign == WHITE) for letter in LETTERS for sign in SIGNS]
    if [(card.letter, card.is_white) for card in cards] != order:
        raise BadSet("Every letter must have one white kind and one black kind, in the order of the letters.")
    for white, black in zip(cards[::2], cards[1::2]):
        check_pair(white, black)
    total = sum([card.copies for card in cards])
    if total != MAGIC_CARDS:
        raise BadSet(f"The magic deck has {MAGIC_CARDS} cards, not {total}.")
    return cards


def check_pair(white: MagicCard, black: MagicCard) -> None:
    """The two kinds of a letter are each other's match."""
    if white.copies != black.copies:
        raise BadSet(f"{white.name} and {black.name} cancel each other, so there must be as many of both.")
    if white.when != black.when:
        raise BadSet(f"{white.name} and {black.name} cancel each other, so they must act at the same moment.")
    if not helps(white) or helps(black):
        raise BadSet(f"{white.name} must help a unicorn, and {black.name} must harm it.")
    if black.does not in WITHOUT_AMOUNT and white.amount != -black.amount:
        raise BadSet(f"{white.name} and {black.name} must have opposite amounts.")


def helps(card: MagicCard) -> bool:
    """Rows are counted down the odds table, so fewer of them is better."""
    return card.amount < 0 if card.does == "move-odds" else card.amount > 0


MAGIC: Final = magic_cards(read("magic_cards"))


def magic_deck() -> list[int]:
    """All cards of the deck by their kinds, not shuffled yet."""
    return [kind for kind in range(len(MAGIC)) for _ in range(MAGIC[kind].copies)]
