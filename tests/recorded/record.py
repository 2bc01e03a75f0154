"""Records the games of this folder anew: ``python -m tests.recorded.record [name …]``.

A recording is found by trying seed after seed until the race shows the moment that it is named for. The drivers are the
small scripts below and nothing else, so the same rules give the same recordings. Record anew only when rules change on
purpose, and say why in the commit.
"""

import sys
from collections.abc import Callable

from paddock.games.heat import GAME
from paddock.games.heat.state import Race
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Value
from paddock.kernel.replay import game_file, read_game_file
from paddock.kernel.table import Table
from tests.recorded import heat_moments as moments
from tests.recorded.chain import FOLDER, digest_text, digests

MOST_SEEDS = 5000

Driver = Callable[[Table, int, Chance], int]


def steady(table: Table, seat: int, chance: Chance) -> int:
    """Mostly second and third gear, cools down as much as it can, takes every slipstream, rarely boosts or discards."""
    options = table.options(seat)
    kinds = [option["label"]["kind"] for option in table.question(seat)["options"]]
    if "gear" in kinds:
        return max(options, key=lambda gear: (gear in (2, 3), chance.below(100)))
    if "slipstream" in kinds:
        return options[kinds.index("slipstream")]
    if "weather-cool-down" in kinds:
        return options[kinds.index("weather-cool-down")]
    if "cool-down" in kinds:
        return options[len(kinds) - 1 - kinds[::-1].index("cool-down")]
    if "done" in kinds and chance.below(8):
        return options[kinds.index("done")]
    return options[chance.below(len(options))]


def bold(table: Table, seat: int, chance: Chance) -> int:
    """The highest gear and the highest cards, and a boost on top, whatever comes."""
    options = table.options(seat)
    kinds = [option["label"]["kind"] for option in table.question(seat)["options"]]
    for wanted in ("slipstream", "boost", "adrenaline-speed"):
        if wanted in kinds:
            return options[kinds.index(wanted)]
    return options[0] if kinds[0] == "done" else options[-1]


def anyhow(table: Table, seat: int, chance: Chance) -> int:
    """Any option."""
    options = table.options(seat)
    return options[chance.below(len(options))]


class Recording:
    """What to look for, with how many drivers of which kind, where."""

    def __init__(
        self,
        shows: Callable[[Race], bool],
        seats: int,
        drivers: list[Driver],
        circuit: str,
        laps: str = "1",
        **options: Value,
    ) -> None:
        self.shows = shows
        self.seats = seats
        self.drivers = drivers
        self.options: dict[str, Value] = {"circuit": circuit, "laps": laps, **options}

    def play(self, seed: int) -> Race:
        """The race with this seed; the drivers take turns at the seats."""
        table = GAME.new(self.seats, {**self.options}, seed)
        assert isinstance(table, Race)
        chances = [Chance(stream_key(seed, f"driver {seat}")) for seat in range(self.seats)]
        while table.outcome() is None:
            for seat in table.open_seats():
                driver = self.drivers[seat % len(self.drivers)]
                if seat in table.open_seats():
                    table.answer(seat, driver(table, seat, chances[seat]))
        return table

    def find(self) -> Race:
        """The race with the first seed that shows it."""
        for seed in range(1, MOST_SEEDS):
            race = self.play(seed)
            if self.shows(race):
                return race
        raise SystemExit(f"not found with {MOST_SEEDS} seeds")


RECORDINGS = {
    "all_finished_six_seats": Recording(moments.has_finished, 6, [steady], "usa"),
    "against_the_clock": Recording(moments.has_finished, 1, [steady], "great_britain"),
    "spin_out": Recording(moments.has_spin_out, 2, [bold, steady], "france"),
    "cluttered_hand": Recording(moments.has_cluttered_hand, 2, [anyhow], "italy"),
    "full_space": Recording(moments.has_full_space, 6, [steady], "italy"),
    "slipstream_over_a_corner": Recording(moments.has_slipstream_over_a_corner, 3, [steady], "great_britain"),
    "lap_taken_back_by_a_spin_out": Recording(moments.has_lap_taken_back, 2, [bold], "usa"),
    "finish_tie_on_a_space": Recording(moments.has_tie_on_a_space, 5, [steady], "france"),
    "usa_printed_laps": Recording(moments.has_printed_laps, 2, [steady], "usa", "printed"),
    "great_britain_two_drivers": Recording(moments.has_finished, 2, [steady], "great_britain"),
    "italy_two_laps_chosen": Recording(moments.has_chosen_laps, 2, [steady], "italy", "2"),
    "france_three_drivers": Recording(moments.has_finished, 3, [steady], "france"),
    "legends_alone": Recording(moments.has_beaten_a_legend, 1, [steady], "italy", legends=3),
    "weather_and_road": Recording(moments.has_weather_at_work, 3, [steady], "france", weather=True),
    "everything_at_once": Recording(
        moments.has_everything, 3, [steady], "great_britain", weather=True, legends=2, upgrades="both", garage="random"
    ),
    "legends_among_drivers": Recording(
        moments.has_every_legend_move, 3, [steady, bold], "great_britain", "2", legends=5, pro_legends=2
    ),
    "garage_every_symbol": Recording(moments.has_every_symbol, 4, [anyhow], "france", upgrades="both"),
    "garage_cards_given_up": Recording(moments.has_cards_given_up, 2, [anyhow], "usa", upgrades="basic"),
    "tournament_both_mistakes": Recording(
        moments.has_both_mistakes, 3, [anyhow], "italy", upgrades="advanced", garage="random", tournament=True
    ),
    "season_1961": Recording(moments.has_won_sponsors, 3, [steady, anyhow], "usa", season="1961"),
    "season_1963_elimination": Recording(moments.has_elimination, 2, [anyhow, steady], "usa", season="1963"),
    "season_of_ones_own_with_legends": Recording(
        moments.has_legend_between_drivers, 2, [steady], "usa", season="custom", upgrades="both", legends=1
    ),
    "season_trilogy": Recording(
        moments.has_three_seasons, 1, [steady], "usa", season="trilogy", legends=1, tournament=True
    ),
}


def record(name: str) -> None:
    race = RECORDINGS[name].find()
    text = game_file(race)
    chain = digests(GAME, read_game_file(text))
    (FOLDER / "heat" / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    (FOLDER / "heat" / f"{name}.digests").write_text(digest_text(chain), encoding="utf-8")
    print(f"{name}: seed {race.seed}, {race.position} answers, {race.round} rounds")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or RECORDINGS:
        record(chosen)
