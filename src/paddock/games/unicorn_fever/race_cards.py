"""The track and the race cards, read from ``data/race_cards.toml``: the spaces for each row of the odds table."""

from typing import Any, Final

from paddock.games.unicorn_fever.reading import BadSet, Row, differ, read, rows_of, table_of

__all__ = ["CLASSIC", "MULTIPLIERS", "ORIGINAL", "RACE_CARDS", "TRACK", "RaceCard", "Track", "race_cards", "track"]

MULTIPLIERS: Final = [2, 3, 4, 5, 6, 7]  # of the rows of the odds table, the fastest first
RACE_CARDS: Final = 23
MOST_SPACES: Final = 4
LEAST_SUM: Final = 13
MOST_SUM: Final = 14
EXAMPLE: Final = [2, 3, 2, 2, 2, 3]  # the card that the rulebook shows


class Track:
    """The rainbow: unicorns start at space 0, and the space behind the finish line has no end."""

    def __init__(self, mark: int, finish: int) -> None:
        self.mark = mark  # the half-way space
        self.finish = finish


class RaceCard:
    """A race card: the spaces for each row, from x2 to x7."""

    def __init__(self, name: str, moves: list[int]) -> None:
        self.name = name
        self.moves = moves


def track(data: dict[str, Any]) -> Track:
    """The track, checked."""
    row = table_of(data, "track", "track")
    finish = row.whole("finish", 2, 30)
    mark = row.whole("mark", 1, finish - 1)
    row.done()
    return Track(mark, finish)


def race_cards(data: dict[str, Any]) -> list[RaceCard]:
    """Our own deck, checked."""
    cards = [race_card(row) for row in rows_of(data, "card")]
    check_deck(cards)
    differ("race cards", [str(card.moves) for card in cards])
    for card in cards:
        if not LEAST_SUM <= sum(card.moves) <= MOST_SUM:
            raise BadSet(f"{card.name}: all moves together must make {LEAST_SUM} or {MOST_SUM} spaces.")
        if card.moves.count(0) > 1:
            raise BadSet(f"{card.name}: only one row may stand still.")
    return cards


def classic_cards(data: dict[str, Any]) -> list[RaceCard]:
    """The deck of the predecessor, checked; two of its cards may be alike, and all share a name."""
    table = table_of(data, "classic", "classic")
    lists = table.need("moves")
    if not isinstance(lists, list):
        raise BadSet("classic: moves must be a list.")
    name = table.word("id", [])
    table.done()
    cards = [race_card(Row(f"classic {number + 1}", {"id": name, "moves": m})) for number, m in enumerate(lists)]
    check_deck(cards)
    return cards


def race_card(row: Row) -> RaceCard:
    moves = row.wholes("moves", 0, MOST_SPACES)
    if len(moves) != len(MULTIPLIERS):
        raise BadSet(f"{row.where}: there must be a move for each of the {len(MULTIPLIERS)} rows.")
    name = str(row.need("id"))
    row.done()
    return RaceCard(name, moves)


def check_deck(cards: list[RaceCard]) -> None:
    """What holds for any deck: its size, the rulebook's card, and that a better row is faster on the whole."""
    if len(cards) != RACE_CARDS:
        raise BadSet(f"A race deck has {RACE_CARDS} cards, not {len(cards)}.")
    if EXAMPLE not in [card.moves for card in cards]:
        raise BadSet("The race card of the rulebook's example is missing.")
    sums = [sum([card.moves[row] for card in cards]) for row in range(len(MULTIPLIERS))]
    for row in range(1, len(MULTIPLIERS)):
        if sums[row] >= sums[row - 1]:
            raise BadSet(f"Row x{MULTIPLIERS[row]} must be slower than the row above it over the whole deck.")


TRACK: Final = track(read("race_cards"))
ORIGINAL: Final = race_cards(read("race_cards"))
CLASSIC: Final = classic_cards(read("race_cards"))
