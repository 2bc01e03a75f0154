"""Bad input anywhere: one clear line, exit code 2, nothing written."""

import json
import os
from pathlib import Path

import pytest

from paddock.cli.game_files import SavedGame, sealed_save
from tests.cli.conftest import Paddock
from tests.cli.run import played_table, write_changed, write_game_file

BAD_COMMANDS = [
    ("fly", 'no command "fly"'),
    ("games mars", 'no game called "mars"'),
    ("play mars", 'no game called "mars"'),
    ("play", "Which game"),
    ("play heat --seats 9", "1 to 6 seats, not 9"),
    ("play heat --seats 0", "1 to 6 seats, not 0"),
    ("play heat --seats -3", "1 to 6 seats, not -3"),
    ("play heat --seats four", 'whole number, not "four"'),
    ("play heat --seats 2.5", 'whole number, not "2.5"'),
    ("play heat --seats ٣", "whole number"),
    ("play heat --seats", "--seats needs a value"),
    ("play heat --force=yes", "--force takes no value"),
    ("play heat -o", "-o needs a value"),
    ("play heat --save=", "--save needs a value"),
    ("play --load=", "--load needs a value"),
    ("play heat --names ana,Ana", "every name must be different"),
    ("play heat --names Maximilian-Alexander", "1 to 12 letters"),
    ("play heat --bots nowhere:make", "nowhere:make"),
    ("play heat --bots json:loads", "json:loads"),
    ("play heat --save same --record same", "cannot both be same"),
    ("play heat --save race.save", "race.save exists already"),
    ("play heat --record race.json", "race.json exists already"),
    ("play --load race.save --record race.json", "race.json exists already"),
    ("play --load play.save --record play.save", "cannot both be play.save"),
    ("simulate heat --bots nowhere:make", "could not be made"),
    ("play heat --people 5", "no room for 5 people at 4 seats"),
    ("play heat --people -1", "--people must be 0 or more"),
    ("play heat --bots wizard", 'no bot called "wizard"'),
    ("play heat --bots greedy,random", "3 seats are for bots, but 2 bots"),
    ("play heat --bots ,", "no bot called"),
    ("play heat --names a,b,c,d,e", "4 seats, but 5 names"),
    ("play heat --names Ana,", "will not do as a name"),
    ("play heat --seed -1", "--seed must be from 0 to 340282366920938463463374607431768211455, not -1"),
    (f"play heat --seed {10**100}", "--seed must be from 0 to 340282366920938463463374607431768211455, not 1000"),
    ("simulate heat --seed 340282366920938463463374607431768211456", "--seed must be from 0 to 3402823"),
    ("play heat --seed 0x10", "whole number"),
    ("play heat -o foo=1", 'no option called "foo"'),
    ("play heat -o circuit=mars", '"circuit" cannot be "mars"'),
    ("play heat -o circuit", "-o key=value"),
    ("play heat -o =", "no option called"),
    ("play heat --fast", "not understood here: --fast (see: paddock play --help)"),
    ("play heat extra", "not understood here: extra"),
    ("play heat --lang tlh", 'no language "tlh"'),
    ("play heat --save missing/race.save", "no folder missing"),
    ("play heat --save folder", "folder is a folder"),
    ("play heat --record missing/race.json", "no folder missing"),
    ("play heat --record folder", "folder is a folder"),
    ("play heat --load nowhere.save", "no file nowhere.save"),
    ("play heat --load folder", "folder is a folder"),
    ("play heat --load binary", "not a text file"),
    ("play heat --load broken", "not a file of Paddock"),
    ("play --load race.json", "another kind of file"),
    ("play heat --load race.save --seats 3", "leave --seats, -o and --seed out"),
    ("play mars --load race.save", 'no game called "mars"'),
    ("simulate", "Which game"),
    ("simulate mars", 'no game called "mars"'),
    ("simulate heat --games 0", "--games must be from 1"),
    ("simulate heat --games -5", "--games must be from 1"),
    ("simulate heat --games many", "whole number"),
    ("simulate heat --games 99999999999999999999999999999999999999999999", "whole number"),
    ("simulate heat --workers 0", "--workers must be from 1"),
    ("simulate heat --workers -2", "--workers must be from 1"),
    ("simulate heat --seats 9 --json", "1 to 6 seats, not 9"),
    ("simulate heat --seats 4 --bots greedy,random", "4 seats are for bots, but 2 bots"),
    ("simulate heat --bots wizard", 'no bot called "wizard"'),
    ("simulate heat -o circuit=mars", '"circuit" cannot be "mars"'),
    ("simulate heat -o foo=1", 'no option called "foo"'),
    ("simulate heat -o laps=1 -o laps=2", "The option laps is given twice"),
    ("simulate heat --seed x", "whole number"),
    ("bench mars", 'no game called "mars"'),
    ("bench heat --seats 9", "1 to 6 seats, not 9"),
    ("bench heat --seconds 0", "--seconds must be from 1"),
    ("replay", "Which file"),
    ("replay nowhere.json", "no file nowhere.json"),
    ("replay folder", "folder is a folder"),
    ("replay binary", "not a text file"),
    ("replay broken", "not a file of Paddock"),
    ("replay list", "another kind of file"),
    ("replay race.save", "another kind of file"),
    ("replay race.json --step -1", "--step must be 0 or more"),
    ("replay race.json --step 99999", "--step must be from 0 to"),
    ("replay race.json --seat 0", "--seat must be 1 or more"),
    ("replay race.json --seat 4", "--seat must be from 1 to 3"),
    ("replay race.json --json --seat x", "whole number"),
    ("verify", "Which file"),
    ("verify nowhere.json", "no file nowhere.json"),
    ("verify folder", "folder is a folder"),
    ("verify binary", "not a text file"),
    ("verify broken", "not a file of Paddock"),
    ("verify race.save --json", "another kind of file"),
    ("verify edited", "changed or damaged"),
    ("--lang tlh games", 'no language "tlh"'),
]


@pytest.fixture
def files(tmp_path: Path) -> None:
    """Good and bad files to name."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\x00\xff\xfe\x80")
    (tmp_path / "broken").write_text('{"format": "paddock-ga', encoding="utf-8")
    (tmp_path / "list").write_text("[1, 2]", encoding="utf-8")
    (tmp_path / "race.save").write_text(played_table(20).save(), encoding="utf-8")
    game = SavedGame(played_table(20), ["", "", ""], ["", "random", "random"])
    (tmp_path / "play.save").write_text(sealed_save(game), encoding="utf-8")
    write_game_file(tmp_path / "race.json")
    edited = json.loads((tmp_path / "race.json").read_text(encoding="utf-8"))
    edited["seed"] = "5"
    (tmp_path / "edited").write_text(json.dumps(edited), encoding="utf-8")


def assert_refused(paddock: Paddock, words: list[str], why: str) -> None:
    before = sorted((path, path.is_file() and path.read_bytes()) for path in Path.cwd().rglob("*"))

    run = paddock(*words)

    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("paddock: ")
    assert run.err.count("\n") == 1
    assert run.err.endswith("\n")
    assert why in run.err
    assert sorted((path, path.is_file() and path.read_bytes()) for path in Path.cwd().rglob("*")) == before


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("command", "why"), BAD_COMMANDS)
def test_a_bad_command_is_refused_in_one_line(paddock: Paddock, command: str, why: str) -> None:
    assert_refused(paddock, command.split(), why)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("command", [command for command, _ in BAD_COMMANDS if "--lang" not in command])
def test_it_is_refused_in_russian_too(paddock: Paddock, command: str) -> None:
    run = paddock(*command.split(), "--lang", "ru")

    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert any("а" <= letter <= "я" for letter in run.err)


CHEATS: dict[str, tuple[dict[str, object], str]] = {
    "other rules": ({"rules": 99}, "version 99 of the rules"),
    "another game": ({"game": "chess"}, 'no game called "chess"'),
    "another seed": ({"seed": "5"}, "seed does not match"),
    "no seats": ({"seats": None}, "broken"),
    "endless seats": ({"seats": float("inf")}, "broken"),
    "too many seats": ({"seats": 99}, "broken"),
    "unknown circuit": ({"options": {"circuit": "mars", "laps": "1"}}, "broken"),
    "a list for a circuit": ({"options": {"circuit": [], "laps": "1"}}, "broken"),
    "other question": ({"answers": [[0, "react", 0]]}, "Answer 1 does not belong"),
    "illegal answer": ({"answers": [[0, "shift-gear", 4]]}, "Answer 1 is against the rules"),
    "unknown seat": ({"answers": [[7, "shift-gear", 1]]}, "Answer 1 is against the rules"),
    "enormous choice": ({"answers": [[0, "shift-gear", 10**30]]}, "Answer 1 is against the rules"),
    "words for answers": ({"answers": ["first", "second"]}, "broken"),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("cheat", CHEATS)
def test_a_game_file_that_is_not_a_game_is_refused(paddock: Paddock, command: str, cheat: str) -> None:
    changes, why = CHEATS[cheat]
    write_game_file(Path("race.json"))
    write_changed(Path("cheat.json"), "paddock-game", Path("race.json").read_text(encoding="utf-8"), **changes)

    assert_refused(paddock, [command, "cheat.json"], why)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"outcome": {"reason": "all-finished", "places": [1, 2, 3], "rounds": 1}}, "cheat.json: The answers lead to"),
        ({"outcome": None}, "another outcome"),
        ({"outcome": {"places": "first"}}, "another outcome"),
        ({"outcome": [1]}, "another outcome"),
        ({"position": "heat usa"}, "another position"),
        ({"names": 5}, "broken"),
        ({"bots": 5}, "broken"),
    ],
    ids=str,
)
def test_an_outcome_that_was_not_played_is_refused(
    paddock: Paddock, command: str, changes: dict[str, object], why: str
) -> None:
    write_game_file(Path("race.json"))
    write_changed(Path("cheat.json"), "paddock-game", Path("race.json").read_text(encoding="utf-8"), **changes)

    assert_refused(paddock, [command, "cheat.json"], why)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": 99}, "version 99 of the rules"),
        ({"game": "chess"}, 'no game called "chess"'),
        ({"agenda": [[["Fly", 0, 0]], [], [], []]}, "This file is broken"),
        ({"state": {}}, "broken"),
        ({"options": {"circuit": "mars", "laps": "1"}}, "broken"),
        ({"quiet": True}, "made by a simulation"),
        ({"log": []}, "broken"),
        ({"log": [[0, "shift-gear", 4]] * 20}, "Answer 1 is against the rules"),
        ({"events": []}, "another position"),
        ({"events": [["moved", 0, {}, -1]]}, "another position"),
        ({"floors": [0, 0, 0]}, "another position"),
    ],
    ids=str,
)
def test_a_save_that_does_not_fit_is_refused(paddock: Paddock, changes: dict[str, object], why: str) -> None:
    write_changed(Path("cheat.save"), "paddock-save", played_table(20).save(), **changes)

    assert_refused(paddock, ["play", "--load", "cheat.save"], why)


@pytest.mark.parametrize(
    "change",
    [
        {"hand": [99]},
        {"hand": ["x"]},
        {"heat": -5},
        {"gear": 9},
        {"at": 10**9},
        {"deck": []},
        {"played": [{}]},
    ],
    ids=str,
)
def test_a_save_whose_state_was_not_played_is_refused(paddock: Paddock, change: dict[str, object]) -> None:
    state = json.loads(played_table(20).save())["state"]
    state["cars"][0] = {**state["cars"][0], **change}
    write_changed(Path("cheat.save"), "paddock-save", played_table(20).save(), state=state)

    assert_refused(paddock, ["play", "--load", "cheat.save"], "cheat.save: ")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"table": "{}"}, "another kind of file"),
        ({"table": 7}, "cheat.save: "),
        ({"names": ["Ana"]}, "broken"),
        ({"names": ["Ana", 7, ""]}, "broken"),
        ({"names": ["\x1b[2J", "", ""]}, "broken"),
        ({"names": "Ana"}, "broken"),
        ({"names": ["Ana", "ana", ""]}, "every name must be different"),
        ({"bots": ["", "wizard", "random"]}, 'no bot called "wizard"'),
        ({"bots": None}, "broken"),
    ],
    ids=str,
)
def test_a_save_with_impossible_seats_is_refused(paddock: Paddock, changes: dict[str, object], why: str) -> None:
    text = sealed_save(SavedGame(played_table(20), ["Ana", "", ""], ["", "random", "random"]))
    write_changed(Path("cheat.save"), "paddock-play", text, **changes)

    assert_refused(paddock, ["play", "--load", "cheat.save"], why)


def test_a_save_of_another_game_is_refused(paddock: Paddock) -> None:
    write_changed(Path("cheat.save"), "paddock-save", played_table(20).save(), game="chess")

    assert_refused(paddock, ["play", "heat", "--load", "cheat.save"], "a game of chess, not of heat")


def test_a_file_of_another_format_is_refused(paddock: Paddock) -> None:
    Path("future.json").write_text('{"format": "paddock-game/7"}', encoding="utf-8")

    assert_refused(paddock, ["verify", "future.json"], "another version of Paddock")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder here that nobody can write to")
@pytest.mark.parametrize("option", ["--save", "--record"])
def test_a_folder_that_may_not_be_written_to_is_refused(paddock: Paddock, option: str) -> None:
    assert_refused(paddock, ["play", "heat", option, "/proc/race.save"], "/proc/race.save cannot be written: ")


@pytest.mark.parametrize("option", ["--save", "--record"])
def test_a_file_that_may_not_be_written_to_is_refused(
    paddock: Paddock, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    Path("race.save").touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)

    assert_refused(paddock, ["play", "heat", option, "race.save"], "race.save cannot be written: permission denied.")


@pytest.mark.parametrize("words", [("verify",), ("replay",), ("play", "--load"), ("play", "heat", "--save")])
@pytest.mark.parametrize("length", [300, 5000])
def test_a_name_that_is_too_long_is_told_without_its_middle(
    paddock: Paddock, words: tuple[str, ...], length: int
) -> None:
    assert_refused(paddock, [*words, "x" * length], f"{'x' * 59}…{'x' * 59}")


@pytest.mark.parametrize("words", [("verify",), ("replay",), ("play", "--load")])
def test_a_device_or_a_pipe_is_not_read(paddock: Paddock, words: tuple[str, ...]) -> None:
    os.mkfifo("pipe")

    for name in ("/dev/zero", "pipe"):
        run = paddock(*words, name)
        assert (run.code, run.err) == (2, f"paddock: {name} is not an ordinary file.\n")


def test_a_file_that_is_too_large_is_not_read_to_its_end(paddock: Paddock) -> None:
    with Path("large").open("wb") as file:
        file.truncate(1 << 40)

    run = paddock("verify", "large")

    assert (run.code, run.err) == (2, "paddock: large is too large to be a file of Paddock.\n")


def test_a_strange_file_name_is_told_in_one_printable_line(paddock: Paddock) -> None:
    run = paddock("verify", "a\nb\x1b[31m")

    assert run.code == 2
    assert run.err == "paddock: There is no file a b?[31m.\n"
