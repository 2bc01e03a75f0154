"""The action tokens in their stacks and the symbols printed on the board, read from ``data/actions.toml``."""

from typing import Any, Final

from paddock.games.unicorn_fever.reading import BadSet, Row, read, rows_of
from paddock.games.unicorn_fever.unicorns import COLOURS

__all__ = [
    "ANY",
    "PRINTED",
    "STACKS",
    "TOKENS",
    "WINNER",
    "Action",
    "printed_symbols",
    "stack_tokens",
    "stacks",
    "tokens",
]

STACK_IDS: Final = ["magic", "any-bet", "winner-bet", "contract", "gold"]
STACK_LETTERS: Final = {"magic": "AB", "any-bet": "AB", "winner-bet": "AB", "contract": "ABC", "gold": "AB"}
PRINTED_IN: Final = ["any-bet", "gold"]
ANY: Final = "any"
WINNER: Final = "winner"
NO_CONTRACT: Final = -1
MOST_MAGIC: Final = 5
MOST_GOLD: Final = 20


class Action:
    """What an action token or a printed symbol lets a player do."""

    def __init__(self, row: Row, letters: list[str]) -> None:
        self.name = row.word("id", [])
        self.stack = row.word("stack", STACK_IDS)
        self.letter = row.word("letter", letters) if letters else ""  # a printed symbol has none
        self.bet = row.word_or_none("bet", [ANY, WINNER])
        self.magic = row.whole_or_zero("magic", 1, MOST_MAGIC)
        self.fame = row.whole_or_zero("fame", 1, MOST_GOLD)  # laid on the bet
        self.price = row.whole("contract", 0, MOST_GOLD) if row.has("contract") else NO_CONTRACT
        self.gold = row.whole_or_zero("gold", 1, MOST_GOLD)
        self.first_player = row.flag("first_player")
        row.done()
        if main_effects(self) != [self.stack]:
            raise BadSet(f"{self.name}: what it lets a player do does not fit the stack {self.stack}.")

    def strength(self) -> int:
        """Within its stack, the higher the better; a contract is better the less it costs."""
        if self.stack == "contract":
            return -self.price
        return self.fame if self.stack == "winner-bet" else self.magic + self.gold


def main_effects(action: Action) -> list[str]:
    """The stacks to which it could belong by what it does: one, if all is well."""
    found = []
    if action.magic and not action.bet:
        found.append("magic")
    if action.bet == ANY and not action.fame:
        found.append("any-bet")
    if action.bet == WINNER and action.fame and not action.magic:
        found.append("winner-bet")
    if action.price != NO_CONTRACT:
        found.append("contract")
    if action.gold:
        found.append("gold")
    return found


def stacks(data: dict[str, Any]) -> dict[str, str]:
    """The stacks with their colours, checked."""
    found: dict[str, str] = {}
    for row in rows_of(data, "stack"):
        found[row.word("id", STACK_IDS)] = row.word("colour", COLOURS)
        row.done()
    if list(found) != STACK_IDS:
        raise BadSet(f"There must be five stacks in this order: {', '.join(STACK_IDS)}.")
    if len(set(found.values())) != len(found):
        raise BadSet("Every stack must have a colour of its own.")
    if found["contract"] != "green" or found["gold"] != "yellow":
        raise BadSet("The contract stack must be green and the gold stack yellow.")
    return found


def tokens(data: dict[str, Any]) -> list[Action]:
    """The eleven tokens, checked: stack by stack, the top one first and best."""
    found = [Action(row, ["A", "B", "C"]) for row in rows_of(data, "token")]
    order = [(stack, letter) for stack in STACK_IDS for letter in STACK_LETTERS[stack]]
    if [(token.stack, token.letter) for token in found] != order:
        raise BadSet("The stacks must hold the tokens A and B, the contract stack C as well, the top one first.")
    for above, below in zip(found, found[1:]):
        if above.stack == below.stack and above.strength() <= below.strength():
            raise BadSet(f"{above.name} must be better than {below.name}, which lies under it.")
    if [token.name for token in found if token.first_player] != ["gold-a"]:
        raise BadSet("Only gold-a makes its player the first player.")
    return found


def printed_symbols(data: dict[str, Any]) -> list[Action]:
    """The two symbols that are never used up, checked."""
    found = [Action(row, []) for row in rows_of(data, "printed")]
    if [symbol.stack for symbol in found] != PRINTED_IN:
        raise BadSet("The board must show two symbols: one for any bet and one for gold.")
    if [symbol.name for symbol in found if symbol.first_player]:
        raise BadSet("A printed symbol makes nobody the first player.")
    for symbol in found:
        for token in tokens(data):
            if token.stack == symbol.stack and token.strength() <= symbol.strength():
                raise BadSet(f"{symbol.name} must be weaker than {token.name}.")
    return found


STACKS: Final = stacks(read("actions"))
TOKENS: Final = tokens(read("actions"))
PRINTED: Final = printed_symbols(read("actions"))


def stack_tokens(stack: str, players: int) -> list[int]:
    """The tokens of a stack by their numbers, the top one first: two players play without those marked B."""
    return [
        number for number, token in enumerate(TOKENS) if token.stack == stack and (players > 2 or token.letter != "B")
    ]
