"""Records Formula D's games of this folder anew: ``python -m tests.recorded.record_formula_d [name …]``.

A recording is found by trying seed after seed until the race shows the moment that it is named for. The cars are
driven by bots, so another bot gives other recordings: a recording is kept as it is as long as the rules are the same.
"""

import sys
from collections.abc import Callable

from paddock.bots import make_bot
from paddock.games.formula_d import GAME
from paddock.games.formula_d.state import Race
from paddock.kernel.options import Value
from paddock.kernel.replay import game_file, read_game_file
from tests.recorded.chain import FOLDER, digest_text, digests

MOST_SEEDS = 400


def ends_with(reason: str) -> Callable[[Race], bool]:
    """Whether the race ended like that."""

    def shows(g: Race) -> bool:
        outcome = g.outcome()
        return outcome is not None and outcome.reason == reason

    return shows


def tells(*kinds: str) -> Callable[[Race], bool]:
    """Whether all these things happened."""

    def shows(g: Race) -> bool:
        return {*kinds} <= {event["kind"] for event in g.events()}

    return shows


def out_by(*causes: str) -> Callable[[Race], bool]:
    """Whether cars went out for these reasons."""

    def shows(g: Race) -> bool:
        return {*causes} <= {event["args"]["cause"] for event in g.events() if event["kind"] == "eliminated"}

    return shows


def drives(how: str) -> Callable[[Race], bool]:
    """Whether a car moved like that."""

    def shows(g: Race) -> bool:
        return any(event["kind"] == "moved" and event["args"]["how"] == how for event in g.events())

    return shows


def slides_for_the_grid(g: Race) -> bool:
    """Whether a car slid before the race had begun."""
    kinds = [event["kind"] for event in g.events()]
    before = g.events()[: kinds.index("grid")]
    return any(event["kind"] == "moved" and event["args"]["how"] == "slide" for event in before)


class Recording:
    """What to look for, with which bots, where."""

    def __init__(self, shows: Callable[[Race], bool], bots: str, circuit: str, **options: Value) -> None:
        self.shows = shows
        self.bots = bots.split()
        self.options: dict[str, Value] = {"circuit": circuit, **options}

    def play(self, seed: int) -> Race:
        """The race with this seed."""
        g = GAME.new(len(self.bots), self.options, seed=seed)
        assert isinstance(g, Race)
        bots = [make_bot(name, seed, seat) for seat, name in enumerate(self.bots)]
        while g.outcome() is None:
            seat = g.open_seats()[0]
            g.answer(seat, bots[seat].choose(g, seat))
        return g

    def find(self) -> Race:
        """The race with the first seed that shows it."""
        for seed in range(1, MOST_SEEDS):
            race = self.play(seed)
            if self.shows(race):
                return race
        raise SystemExit(f"not found with {MOST_SEEDS} seeds")


RECORDINGS = {
    "all_home": Recording(ends_with("all-home"), "greedy greedy greedy", "monaco", laps="1"),
    "nobody_finished": Recording(ends_with("nobody-finished"), "random random", "monaco"),
    "team_race": Recording(
        ends_with("teams-ranked"),
        "greedy random greedy random greedy random",
        "zandvoort",
        laps="1",
        teams=True,
        technical_stops=True,
    ),
    "slipstream": Recording(drives("slipstream"), "greedy greedy greedy greedy", "monza", laps="1"),
    "spun": Recording(tells("spun"), "greedy random random", "suzuka", laps="1"),
    "pit_stop": Recording(tells("fresh-tyres", "pit-roll"), "random random greedy", "zandvoort", laps="3"),
    "out_by_stops_and_tyres": Recording(out_by("stops", "tyres"), "random random random", "silverstone"),
    "blocked": Recording(out_by("blocked"), "random random random random random random", "montreal"),
    "ten_cars": Recording(tells("debris", "check"), " ".join(["random"] * 10), "sebring", laps="1"),
    "qualifying": Recording(tells("lap-driven"), "random greedy", "zandvoort", laps="1", grid="qualifying"),
    "qualifying_in_the_rain": Recording(
        slides_for_the_grid, "random greedy", "zandvoort", laps="1", grid="qualifying", weather=True, tyre_types=True
    ),
    "official_readings": Recording(
        tells("pit-roll", "spun"), "random random greedy", "zandvoort", laps="2", tyre_floor="official", slow_stop="any"
    ),
    "built_cars": Recording(tells("built"), "greedy random", "zeltweg", laps="1", cars="built"),
    "rain": Recording(drives("slide"), "greedy random greedy", "spa", laps="1", weather=True, tyre_types=True),
    "soft_tyres": Recording(drives("bonus"), "random random", "monza", laps="1", tyre_types=True),
    "beginners": Recording(ends_with("all-home"), "greedy greedy random", "pine_harbour", rules="beginner"),
}


def record(name: str) -> None:
    race = RECORDINGS[name].find()
    text = game_file(race)
    chain = digests(GAME, read_game_file(text))
    (FOLDER / "formula_d" / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    (FOLDER / "formula_d" / f"{name}.digests").write_text(digest_text(chain), encoding="utf-8")
    print(f"{name}: seed {race.seed}, {race.position} answers, {race.round} rounds")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or RECORDINGS:
        record(chosen)
