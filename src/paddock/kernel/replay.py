"""Game files: setup, seed and answers, which rebuild the whole game; and their verification."""

from typing import Any

from paddock.kernel.answers import give_answers, read_answers
from paddock.kernel.errors import BadFile, BadSetup, NoLog
from paddock.kernel.files import fault_in_short, opened_text, read_seed, sealed_text
from paddock.kernel.game import Game, commitment
from paddock.kernel.table import Table

__all__ = ["GameFile", "game_file", "load_by_log", "read_game_file"]


class GameFile:
    """A game as it was played: everything that is needed to play it again."""

    def __init__(self, data: dict[str, Any]) -> None:
        try:
            self.game = str(data["game"])
            self.rules = int(data["rules"])
            self.seats = int(data["seats"])
            self.options: dict[str, Any] = dict(data["options"])
            self.seed = read_seed(data["seed"])
            self.commitment = str(data["commitment"])
            self.answers = read_answers(data["answers"])
            self.outcome = data["outcome"]
            self.position = str(data["position"])
            self.names = read_words(data.get("names", []), self.seats)
            self.bots = read_words(data.get("bots", []), self.seats)
        except (KeyError, TypeError, ValueError, OverflowError) as fault:
            raise BadFile("broken", cause=fault_in_short(fault)) from fault
        self.data = data

    def start(self, game: Game) -> Table:
        """The table before the first answer."""
        game.check_version(self.data)
        if commitment(self.seed) != self.commitment:
            raise BadFile("wrong-seed")
        try:
            return game.new(self.seats, self.options, self.seed, rules=self.rules)
        except BadSetup as refusal:
            raise BadFile("broken", cause=str(refusal)) from refusal

    def replay(self, game: Game, upto: int | None = None) -> Table:
        """The table after the first ``upto`` answers, or after all of them."""
        table = self.start(game)
        give_answers(table, self.answers if upto is None else self.answers[:upto])
        return table

    def verify(self, game: Game) -> Table:
        """Replay all of it and check the seed, every answer, the outcome and the last position."""
        table = self.replay(game)
        outcome = table.outcome()
        if (None if outcome is None else outcome.as_data()) != self.outcome:
            raise BadFile("wrong-outcome")
        if table.notation() != self.position:
            raise BadFile("wrong-position")
        return table


def read_words(words: Any, seats: int) -> list[str]:
    """One for each seat, or none at all."""
    if not isinstance(words, list) or len(words) not in (0, seats):
        raise ValueError("names and bots are lists, one for each seat")
    for word in words:
        if not isinstance(word, str):
            raise TypeError("a name is a text")
    return list(words)


def load_by_log(game: Game, text: str) -> Table:
    """A saved table, rebuilt from its setup, seed and answers; BadFile if what else it holds does not follow from them.

    ``game.load`` is quicker and takes a save at its word: this is for saves from anywhere.
    """
    found = game.load(text)
    if found.quiet:
        raise NoLog("quiet-table")
    data = opened_text("paddock-save", text)
    if not game.is_saved_as_now(data):
        return found  # such a save has been rebuilt already
    table = game.new(found.seats, found.setup, found.seed, rules=found.rules)
    try:
        give_answers(table, read_answers(found.log))
    except (TypeError, ValueError, OverflowError) as fault:
        raise BadFile("broken", cause=fault_in_short(fault)) from fault
    if opened_text("paddock-save", table.save()) != data:
        raise BadFile("wrong-position")
    return table


def game_file(table: Table, names: list[str] | None = None, bots: list[str] | None = None) -> str:
    """The game file of a table, for download, replay and ``paddock verify``.

    A name or a bot for each seat: "" is a seat without a name of its own, and a seat at which a person sat.
    """
    if table.quiet:
        raise NoLog("quiet-table")
    if names and len(names) != table.seats:
        raise BadSetup("names-do-not-fit", given=len(names), seats=table.seats)
    if bots and len(bots) != table.seats:
        raise BadSetup("bots-do-not-fit", given=len(bots), seats=table.seats)
    outcome = table.outcome()
    data: dict[str, Any] = {
        "game": table.game.name,
        "rules": table.rules,
        "seats": table.seats,
        "names": names or [],
        "options": table.setup,
        "seed": str(table.seed),
        "commitment": commitment(table.seed),
        "answers": [[seat, kind, choice] for seat, kind, choice in table.log],
        "outcome": None if outcome is None else outcome.as_data(),
        "position": table.notation(),
    }
    return sealed_text("paddock-game", {**data, "bots": bots} if bots else data)


def read_game_file(text: str) -> GameFile:
    """A game file from its text; BadFile if it is something else, broken or edited."""
    return GameFile(opened_text("paddock-game", text))
