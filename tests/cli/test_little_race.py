"""A game of another package is played, simulated and recorded like our own; nothing here knows it."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Paddock

RACE = ("play", "little_race", "--seed", "4", "--seats", "3")


@pytest.mark.parametrize(
    ("language", "asked", "rolled", "ended"),
    [
        ("en", "How many dice do you roll?", "rolls", "The finish was crossed in round"),
        ("ru", "Сколько кубиков бросаете?", "выпало", "Финиш пересечён в раунде"),
    ],
)
def test_it_is_played_in_the_terminal(paddock: Paddock, language: str, asked: str, rolled: str, ended: str) -> None:
    run = paddock(*RACE, "--lang", language, "--record", "race.json", typed="?\n4\n1\n2\n3\n" * 20)

    assert (run.code, run.err) == (0, "")
    assert all(words in run.out for words in (asked, rolled, ended))
    assert paddock("verify", "race.json").code == 0
    assert rolled in paddock("replay", "race.json", "--lang", language).out


def test_its_dice_are_told_as_numbers(paddock: Paddock) -> None:
    run = paddock(*RACE, "--people", "0", "--names", "Ana,Ben,Cleo")

    assert re.search(r"Ana rolls \d(, \d)* and is at space \d+", run.out)


def test_it_is_simulated(paddock: Paddock) -> None:
    result = paddock("simulate", "little_race", "--games", "40", "--bots", "greedy,random", "--json").json()

    assert (result["errors"], result["seats"]) == (0, 2)
    assert result["outcomes"] == {"crossed": 40}
    assert "Little race" in paddock("simulate", "little_race", "--games", "2").out


def test_it_is_listed_with_its_options(paddock: Paddock) -> None:
    assert "Little race. A straight road" in " ".join(paddock("games").out.split())
    assert "-o spaces=…  Length." in paddock("games", "little_race").out


def test_its_save_goes_on(paddock: Paddock) -> None:
    paddock(*RACE, "--save", "race.save", typed="1\n2\nq\ny\n")
    run = paddock("play", "--load", "race.save", typed="3\n1\n2\n" * 20)

    assert Path("race.save").exists()
    assert "The finish was crossed in round" in run.out
