"""What would a Champion do? At the terminal: in words, with what to type, and everybody hears that it was asked."""

import re
from pathlib import Path

import pytest

from paddock.bots import levels
from tests.cli.conftest import Paddock

SHORT = ("play", "heat", "-o", "laps=1", "--seed", "3", "--bots", "random", "--seats", "3")
HEAD = "What would a Champion do?"


def advised(out: str) -> list[str]:
    """The lines of the advice that begin a turn."""
    return re.findall(r"^ [123]\. .*$", out, re.MULTILINE)


def keys_in(line: str) -> list[str]:
    """What is to be typed, without what it is worth."""
    return line[4:].strip().partition("   ")[0].split()


def worth_in(line: str) -> str:
    return line.strip().rpartition("   ")[2]


@pytest.mark.parametrize("word", ["?!", "advice"])
def test_alone_one_is_told_the_best_turns_and_what_to_type(paddock: Paddock, word: str) -> None:
    run = paddock(*SHORT, typed=f"{word}\nq\ny\n")

    assert HEAD in run.out
    lines = advised(run.out)
    assert 2 <= len(lines) <= 3
    typed = keys_in(lines[0])
    assert typed[0] in ("g1", "g2", "g3")
    assert len(typed) == 1 + int(typed[0][1:])


def test_what_is_advised_can_be_typed(paddock: Paddock) -> None:
    first = paddock(*SHORT, typed="?!\nq\ny\n")
    typed = " ".join(keys_in(advised(first.out)[0]))

    run = paddock(*SHORT, "--save", "race.save", typed=f"{typed}\nq\ny\n")

    assert HEAD not in run.out
    assert "You do not have" not in run.out
    assert "shift-gear" in Path("race.save").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [SHORT, ("play", "roborally", "--seats", "3", "--seed", "5", "--bots", "random")])
def test_the_champions_own_turn_comes_first_and_no_other_looks_better(paddock: Paddock, words: tuple[str, ...]) -> None:
    """Others that did better by chance are said to be as good; a figure beside the first's is a lower one."""
    told = [worth_in(line) for line in advised(paddock(*words, typed="?!\nq\ny\n").out)]

    assert told[0].endswith("its choice")
    figures = [float(found) for worth in told for found in re.findall(r"wins (\d+) %", worth)]
    assert bool(figures) == ("roborally" in words)
    assert figures == sorted(figures, reverse=True)
    assert all("as good" not in later or "as good" in earlier for earlier, later in zip(told[1:], told[2:]))


def test_what_is_typed_has_a_column_of_its_own_in_every_game(paddock: Paddock) -> None:
    """A rank beside a key that is a number, too, would read as one of them."""
    out = paddock("play", "little_race", "--seats", "3", "--seed", "3", "--bots", "random", typed="?!\nq\ny\n").out

    assert re.search(r"^ no\. +type +turn +worth *$", out, re.MULTILINE)
    assert all(re.fullmatch(r"\d", keys_in(line)[0]) for line in advised(out))
    assert all("below the first" in line or "as good" in line for line in advised(out)[1:])


def test_it_speaks_russian_and_about_robots(paddock: Paddock) -> None:
    run = paddock("play", "roborally", "--seats", "3", "--seed", "3", "--lang", "ru", typed="совет\nв\nд\n")

    assert "Как пошёл бы чемпион?" in run.out
    assert re.search(r"победа \d+ %", run.out)


def test_those_who_share_a_keyboard_may_not_ask_unless_all_agreed(paddock: Paddock) -> None:
    refused = paddock(*SHORT, "--people", "2", typed="\n?!\nq\ny\n")
    assert "with --advice all may ask a Champion" in refused.out
    assert HEAD not in refused.out

    allowed = paddock(*SHORT, "--people", "2", "--advice", "--names", "Ana,Ben", typed="\n?!\n1 1\n1 2\n1 0\n\nq\ny\n")
    assert HEAD in allowed.out


def test_the_end_tells_who_asked_and_how_often(paddock: Paddock) -> None:
    any_answer = "1\n2\n3\n4\n5\n0\ns\nd\n\n"
    run = paddock(*SHORT, typed="?!\n?!\n" + any_answer * 200)

    assert run.code == 0
    assert "asked a Champion 2 times." in run.out


@pytest.fixture(autouse=True)
def hasty_champion(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few playouts, so that it is quick on plain Python too; a compiled one is quick anyway."""
    monkeypatch.setattr(levels, "CHAMPION_PLAYOUTS", 28)
