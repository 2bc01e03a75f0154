"""The unicorns with their hot sides and the sprint dice, read from ``data/unicorns.toml``."""

from typing import Any, Final

from paddock.games.unicorn_fever.magic_cards import LETTERS
from paddock.games.unicorn_fever.reading import BadSet, Row, read, rows_of, table_of

__all__ = ["COLOURS", "SPRINT", "UNICORNS", "SprintDice", "Unicorn", "sprint_dice", "unicorns"]

COLOURS: Final = ["red", "orange", "yellow", "green", "blue", "violet"]
NEVER_IMMUNE: Final = "C"  # six unicorns, seven letters
OWNER: Final = "owner-reward"
BONUSES: Final = ["winner-bet", "leader-bet", "any-bet", OWNER]
MOST_BONUS: Final = 20


class Unicorn:
    """A unicorn: its colour, and what the hot side of its card says."""

    def __init__(self, row: Row) -> None:
        self.name = row.word("id", COLOURS)
        self.immune_to = row.word("immune_to", LETTERS)
        self.bonus_for = row.word("bonus_for", BONUSES)
        self.gold = row.whole_or_zero("gold", 1, MOST_BONUS)
        self.fame = row.whole_or_zero("fame", 1, MOST_BONUS)
        self.rewards = row.whole_or_zero("rewards", 1, MOST_BONUS)
        row.done()
        if (self.gold > 0) + (self.fame > 0) + (self.rewards > 0) != 1:
            raise BadSet(f"{self.name}: the hot side must bring gold, fame or rewards, and only one of them.")
        if (self.rewards > 0) != (self.bonus_for == OWNER):
            raise BadSet(f"{self.name}: rewards are what the owner gets, and nobody else.")


class SprintDice:
    """The dice that are thrown after each race card: whose colour is rolled moves on."""

    def __init__(self, row: Row) -> None:
        self.dice = row.whole("dice", 1, len(COLOURS))
        self.faces = row.words("faces", COLOURS)
        self.spaces = row.whole("spaces", 1, 4)
        row.done()
        if self.faces != COLOURS:
            raise BadSet("A sprint die must have one face of each colour, in the order of the unicorns.")


def unicorns(data: dict[str, Any]) -> list[Unicorn]:
    """All six, checked: every letter but one protects one of them."""
    found = [Unicorn(row) for row in rows_of(data, "unicorn")]
    if [unicorn.name for unicorn in found] != COLOURS:
        raise BadSet(f"There must be six unicorns in this order: {', '.join(COLOURS)}.")
    if sorted([unicorn.immune_to for unicorn in found]) != [letter for letter in LETTERS if letter != NEVER_IMMUNE]:
        raise BadSet(f"Every letter but {NEVER_IMMUNE} must stand on one unicorn.")
    return found


def sprint_dice(data: dict[str, Any]) -> SprintDice:
    return SprintDice(table_of(data, "sprint", "sprint"))


UNICORNS: Final = unicorns(read("unicorns"))
SPRINT: Final = sprint_dice(read("unicorns"))
