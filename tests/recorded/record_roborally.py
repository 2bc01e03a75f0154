"""Records RoboRally's games of this folder anew: ``python -m tests.recorded.record_roborally [name …]``.

A recording is found by trying seed after seed until the race shows the moment that it is named for. The robots are
steered by bots, so another bot gives other recordings: a recording is kept as it is as long as the rules are the same.
"""

import sys
from collections.abc import Callable

from paddock.bots import make_bot
from paddock.games.roborally import GAME
from paddock.games.roborally.state import Factory
from paddock.kernel.options import Value
from paddock.kernel.replay import game_file, read_game_file
from paddock.kernel.table import TIME_IS_UP
from tests.recorded.chain import FOLDER, digest_text, digests

MOST_SEEDS = 400
MOST_ANSWERS = 700


def ends_with(reason: str) -> Callable[[Factory], bool]:
    """Whether the race ended like that."""

    def shows(g: Factory) -> bool:
        outcome = g.outcome()
        return outcome is not None and outcome.reason == reason

    return shows


def tells(*kinds: str) -> Callable[[Factory], bool]:
    """Whether all these things happened."""

    def shows(g: Factory) -> bool:
        return {*kinds} <= {event["kind"] for event in g.events()}

    return shows


def uses(card: str) -> Callable[[Factory], bool]:
    """Whether somebody used this option."""

    def shows(g: Factory) -> bool:
        return any(event["kind"] == "option-used" and event["args"]["card"] == card for event in g.events())

    return shows


class Recording:
    """What to look for, with which bots, on which course."""

    def __init__(self, shows: Callable[[Factory], bool], bots: str, course: str, **options: Value) -> None:
        self.shows = shows
        self.bots = bots.split()
        self.options: dict[str, Value] = {"course": course, **options}
        self.late = options.get("timer") == "all"

    def play(self, seed: int) -> Factory:
        """The race with this seed; where everybody is timed, seat 0 is always late."""
        table = GAME.new(len(self.bots), {**self.options}, seed)
        assert isinstance(table, Factory)
        players = [make_bot(bot, seed, seat) for seat, bot in enumerate(self.bots)]
        while table.outcome() is None and table.position < MOST_ANSWERS:
            seat = table.open_seats()[0]
            is_late = self.late and seat == 0 and table.seconds(seat) > 0
            table.answer(seat, TIME_IS_UP if is_late else players[seat].choose(table, seat))
        return table

    def find(self) -> Factory:
        """The race with the first seed that shows it."""
        for seed in range(1, MOST_SEEDS):
            race = self.play(seed)
            if race.outcome() is not None and self.shows(race):
                return race
        raise SystemExit(f"not found with {MOST_SEEDS} seeds")


RECORDINGS = {
    "first_to_all_flags": Recording(ends_with("flags"), "greedy greedy greedy greedy", "risky_exchange"),
    "last_robot": Recording(ends_with("last-robot"), "random random random", "island_hop"),
    "against_the_clock": Recording(ends_with("flags"), "greedy", "checkmate"),
    "nobody_left": Recording(ends_with("all-out"), "random", "death_trap"),
    "turn_limit": Recording(ends_with("turn-limit"), "greedy random", "pilgrimage", turn_limit=3),
    "played_on": Recording(ends_with("flags"), "greedy greedy greedy", "dizzy_dash", play_on=True),
    "power_down": Recording(
        tells("announced", "powered-down", "stays-down"),
        "greedy greedy random",
        "set_to_kill",
        power_down="with_program",
    ),
    "eight_robots": Recording(tells("re-entered", "pushed", "carried", "gears"), " ".join(["random"] * 8), "twister"),
    "displaced_re_entry": Recording(
        tells("re-entered", "repaired", "flag-touched"), "greedy random greedy", "vault_assault"
    ),
    "late_player": Recording(tells("time-up"), "random greedy", "ball_lightning", timer="all"),
    "options_drafted": Recording(tells("drafted", "option-lost"), "random random greedy", "tricksy"),
    "options_galore": Recording(
        tells("option-drawn", "option-used", "option-given-up"), "greedy greedy random", "option_world"
    ),
    "weapons": Recording(tells("weapon", "option-worked"), "greedy greedy greedy random", "option_world"),
    "high_power_laser": Recording(uses("high_power_laser"), "greedy greedy random random", "option_world"),
    "moving_flags": Recording(tells("flag-moved", "flag-touched"), "greedy random", "moving_targets"),
    "damaged_start": Recording(tells("destroyed"), "greedy random random random random", "factory_rejects"),
    "superbot": Recording(tells("superbot", "flag-touched"), "greedy greedy random", "day_of_the_superbot"),
    "racers_and_blockers": Recording(tells("flag-touched"), "greedy random", "interference"),
    "turning_boards": Recording(tells("tossed"), "greedy greedy", "frenetic_factory"),
    "partners": Recording(ends_with("team-flags"), "greedy random greedy random", "tandem_carnage"),
    "one_for_all": Recording(tells("flag-touched"), "greedy random greedy random", "all_for_one_or_one_for_all"),
    "captured_flag": Recording(ends_with("captured"), "greedy random greedy random", "capture_the_flag"),
    "caught_robot": Recording(tells("caught", "placed"), "greedy greedy greedy greedy", "capture_the_flag"),
    "controlled_flags": Recording(ends_with("control"), "greedy random greedy random", "toggle_boggle"),
    "last_team": Recording(ends_with("last-team"), "random random random random", "war_zone"),
}


def record(name: str) -> None:
    race = RECORDINGS[name].find()
    text = game_file(race)
    chain = digests(GAME, read_game_file(text))
    (FOLDER / "roborally" / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    (FOLDER / "roborally" / f"{name}.digests").write_text(digest_text(chain), encoding="utf-8")
    print(f"{name}: seed {race.seed}, {race.position} answers, {race.turn} turns")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or RECORDINGS:
        record(chosen)
