"""What is to be simulated."""

from dataclasses import dataclass

import paddock
from paddock.bots import make_bot
from paddock.kernel.arguments import check_is_number
from paddock.kernel.errors import BadSetup
from paddock.kernel.options import Value

__all__ = ["Spec", "line_up", "make_spec"]


@dataclass(frozen=True)
class Spec:
    """A number of games of the same kind. With ``stats`` the tables tell what happens, which is counted by kind."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, Value]
    bots: list[str]
    stats: bool = False

    def bots_in_game(self, number: int) -> list[str]:
        """The bots by seat: they move on by one seat from game to game, so that none has the better seats."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


def make_spec(
    game: str,
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Value] | None = None,
    bots: list[str] | None = None,
    stats: bool = False,
) -> Spec:
    """A spec that can be played; BadSetup if it cannot."""
    check_is_number(games, "the number of games")
    if games < 1:
        raise BadSetup("no-games", games=games)
    setup = paddock.game(game).new(seats, options, seed=0, quiet=True).setup
    return Spec(game, seats, games, seed, setup, line_up(["random"] if bots is None else bots, seats), stats)


def line_up(bots: list[str], seats: int) -> list[str]:
    """A bot for every seat: one name stands for all."""
    for name in bots:
        make_bot(name, seed=0, seat=0)
    named = bots * seats if len(bots) == 1 else bots
    if len(named) != seats:
        raise BadSetup("bots-do-not-fit", given=len(bots), seats=seats)
    return named
