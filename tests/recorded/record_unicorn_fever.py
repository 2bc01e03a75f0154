"""Records Unicorn Fever's games of this folder anew: ``python -m tests.recorded.record_unicorn_fever [name …]``.

A recording is found by trying seed after seed until the game shows what it is named for. It is kept as it is as long as
the rules are the same, whatever bots would play today.
"""

import sys
from collections.abc import Callable

from paddock.bots import make_bot
from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.options import Value
from paddock.kernel.replay import game_file, read_game_file
from tests.recorded.chain import FOLDER, digest_text, digests

MOST_SEEDS = 2000


def ends_with(reason: str) -> Callable[[Stable], bool]:
    """Whether the game ended like that."""

    def shows(g: Stable) -> bool:
        outcome = g.outcome()
        return outcome is not None and outcome.reason == reason

    return shows


def tells(*kinds: str) -> Callable[[Stable], bool]:
    """Whether all these things happened."""

    def shows(g: Stable) -> bool:
        return {*kinds} <= {event["kind"] for event in g.events()}

    return shows


class Recording:
    """What to look for, with which bots and options."""

    def __init__(self, shows: Callable[[Stable], bool], bots: str, **options: Value) -> None:
        self.shows = shows
        self.bots = bots.split()
        self.options: dict[str, Value] = options

    def play(self, seed: int) -> Stable:
        table = GAME.new(len(self.bots), {**self.options}, seed)
        assert isinstance(table, Stable)
        players = [make_bot(bot, seed, seat) for seat, bot in enumerate(self.bots)]
        while table.outcome() is None:
            seat = table.open_seats()[0]
            table.answer(seat, players[seat].choose(table, seat))
        return table

    def find(self) -> Stable:
        """The game with the first seed that shows it."""
        for seed in range(1, MOST_SEEDS):
            table = self.play(seed)
            if self.shows(table):
                return table
        raise SystemExit(f"not found with {MOST_SEEDS} seeds")


RECORDINGS = {
    "greatest_fame": Recording(ends_with("fame"), "greedy greedy greedy greedy"),
    "unpaid_loans": Recording(ends_with("debts"), "greedy random random"),
    "shared_horn": Recording(ends_with("shared"), "random random"),
    "two_players": Recording(tells("blocked", "photo-finish", "cancelled"), "greedy greedy"),
    "six_short": Recording(tells("immune", "odds-moved"), "greedy random random random random random", rounds="3"),
    "old_deck": Recording(tells("loan", "repaid"), "greedy greedy random", race_deck="classic"),
    "gnomes_and_witches": Recording(
        tells("reserved-bet", "reserved-token", "looked", "swaps"), "random random random", clans="gnomes-witches"
    ),
    "fairies": Recording(tells("shed", "contract-paid"), "random random random", clans="leprechauns-fairies"),
}


def record(name: str) -> None:
    table = RECORDINGS[name].find()
    text = game_file(table)
    chain = digests(GAME, read_game_file(text))
    (FOLDER / "unicorn_fever").mkdir(exist_ok=True)
    (FOLDER / "unicorn_fever" / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    (FOLDER / "unicorn_fever" / f"{name}.digests").write_text(digest_text(chain), encoding="utf-8")
    print(f"{name}: seed {table.seed}, {table.position} answers", flush=True)


if __name__ == "__main__":
    for chosen in sys.argv[1:] or RECORDINGS:
        record(chosen)
