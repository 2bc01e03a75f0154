"""``paddock simulate`` and ``paddock bench``."""

from paddock.cli.json_keys import BENCH
from paddock.kernel.face import FORMAT
from tests.cli.conftest import Paddock

SHORT = ("simulate", "heat", "--games", "6", "--seats", "3", "-o", "laps=1", "--seed", "2")
TIMES = ("seconds", "decisions_per_second")


def test_json_has_every_field(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--json")
    result = run.json()

    assert run.code == 0
    assert run.err == ""
    assert {key: result[key] for key in ("game", "seats", "games", "seed", "errors")} == {
        "game": "heat",
        "seats": 3,
        "games": 6,
        "seed": 2,
        "errors": 0,
    }
    assert {"circuit": "usa", "laps": "1"}.items() <= result["options"].items()
    assert result["bots"] == ["random"] * 3
    assert sum(result["wins_by_seat"]) == 6
    assert result["places_by_bot"] == {"random": [6, 6, 6]}
    assert result["outcomes"] == {"all-finished": 6}
    assert result["decisions"] > 0
    assert result["decisions_per_second"] > 0
    assert result["rounds_mean"] > 5


IDLE = "paddock: pro_legends changes nothing here; it counts only with legends=1|2|3|4|5|6|7\n"


def test_an_option_that_changes_nothing_here_is_told_of_beside_the_json(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--json", "-o", "pro_legends=2")

    assert (run.code, run.err) == (0, IDLE)
    assert run.json()["options"]["pro_legends"] == 2


def test_an_option_that_counts_is_not_told_of(paddock: Paddock) -> None:
    assert paddock(*SHORT, "--json", "-o", "pro_legends=2", "-o", "legends=2").err == ""


def test_workers_change_nothing_but_the_time(paddock: Paddock) -> None:
    alone, together = paddock(*SHORT, "--json").json(), paddock(*SHORT, "--json", "--workers", "2").json()
    for result in (alone, together):
        for key in TIMES:
            del result[key]

    assert together == alone


def test_people_get_a_table(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--games", "2", "--bots", "greedy,random,random", "--stats", "--lang", "ru")

    assert run.code == 0
    assert "2 партии, 3 места" in run.out
    assert "greedy" in run.out
    assert "spun-out" in run.out


def test_where_every_game_fails_only_the_fault_is_told(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--bots", "tests.arena.careful:Cheat")

    assert run.code == 1
    assert run.out.splitlines()[0] == "6 games went wrong:"
    assert "tests.arena.careful:Cheat: IllegalChoice" in run.out
    assert "on average" not in run.out


def test_several_bots_say_how_many_seats_there_are(paddock: Paddock) -> None:
    result = paddock("simulate", "heat", "--games", "1", "-o", "laps=1", "--bots", "random,random", "--json").json()

    assert result["seats"] == 2


def test_bench_prints_rows_in_a_format_that_is_declared(paddock: Paddock) -> None:
    told = paddock("bench", "heat", "--seconds", "1", "--seats", "6", "--json").json()

    assert BENCH.misfit(told) == ""
    assert told["format"] == FORMAT
    rows = told["rows"]
    assert rows[0]["seats"] == 6
    assert rows[0]["decisions_per_second"] > 1000


def test_bench_tells_people_whether_the_engine_is_compiled(paddock: Paddock) -> None:
    run = paddock("bench", "heat", "--seconds", "1", "--seats", "1")

    assert "decisions" in run.out
    assert "playouts/s" in run.out
    assert "compiled" in run.out
