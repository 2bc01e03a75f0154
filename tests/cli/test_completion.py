"""``paddock completion``: every word that a shell offers is one that the parser takes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import paddock as paddock_package
from paddock.cli.command import command_line
from paddock.cli.completion import FILES, SHELLS, commands_of, takes_value
from paddock.texts import Texts
from tests.cli.conftest import Paddock

# Numbers and names of one's own: nothing can be offered for these.
COMMANDS = ["serve", "games", "play", "simulate", "bench", "replay", "verify"]
COMMANDS += ["migrate", "backup", "restore", "doctor", "completion"]
FREE = {"people", "names", "seed", "games", "workers", "seconds", "step", "seat"}
FREE |= {"host", "port", "database", "crowd", "name", "redis", "link", "proxy", "origin"}  # of a site
OFFERED = {*FILES, "game", "bots", "options", "lang", "shell", "seats"}


def offers(paddock: Paddock, line: str) -> list[str]:
    run = paddock("completion", "--line", line)
    assert (run.code, run.err) == (0, "")
    return [offer.partition("\t")[0] for offer in run.out.splitlines()]


def test_every_command_is_offered_and_what_it_does(paddock: Paddock) -> None:
    said = paddock("completion", "--line", "paddock ").out.splitlines()

    assert [line.partition("\t")[0] for line in said] == list(commands_of(command_line(Texts("en"))))
    assert "verify\tCheck a recorded game: the seed, every answer, the outcome." in said


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("paddock", COMMANDS),
        ("paddock s", ["serve", "simulate"]),
        ("paddock help ve", ["verify"]),
        ("paddock --l", ["--lang"]),
        ("paddock --lang ", ["en", "ru"]),
        ("paddock --lang ru pl", ["play"]),
        ("paddock play r", ["roborally"]),
        ("paddock play --seats 3 h", ["heat"]),
        ("paddock play heat --se", ["--seats", "--seed"]),
        ("paddock play heat --seats ", ["1", "2", "3", "4", "5", "6"]),
        ("paddock play heat --seed ", []),
        ("paddock play heat --bots greedy,r", ["greedy,random", "greedy,rookie"]),
        ("paddock play heat -o t", ["tournament="]),
        ("paddock play heat -o circuit=", ["circuit=usa", "circuit=great_britain", "circuit=italy", "circuit=france"]),
        ("paddock play heat -o tournament=o", ["tournament=on", "tournament=off"]),
        ("paddock play chess -o ", []),
        ("paddock play -o ", []),
        ("paddock play --load ", ["/"]),
        ("paddock verify ra", ["/"]),
        ("paddock verify race.json ", ["-h", "--help", "--lang", "--json"]),
        ("paddock completion f", ["fish"]),
        ("paddock fly ", COMMANDS),
    ],
)
def test_what_can_be_typed_next(paddock: Paddock, line: str, expected: list[str]) -> None:
    assert offers(paddock, line) == expected


def test_meanings_are_told_in_the_language_of_the_line(paddock: Paddock) -> None:
    assert "Проверить" in paddock("completion", "--line", "paddock --lang ru ver", "--lang", "ru").out


def test_for_every_argument_it_is_known_whether_something_can_be_offered() -> None:
    parser = command_line(Texts("en"))
    arguments = [action for command in commands_of(parser).values() for action in command._actions]
    wanted = {action.dest for action in arguments if takes_value(action)}

    assert wanted == OFFERED | FREE | {"line"}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(paddock: Paddock, shell: str) -> None:
    run = paddock("completion", shell)

    assert (run.code, run.err) == (0, "")
    assert "completion --line" in run.out


@pytest.mark.parametrize("words", [(), ("cmd",)])
def test_another_shell_is_refused(paddock: Paddock, words: tuple[str, ...]) -> None:
    run = paddock("completion", *words)

    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "Known: bash, zsh, fish." in run.err


# How each shell is asked what it would offer, without anybody at the keyboard.
ASKED = {
    "bash": 'source "$1"; COMP_LINE=$2; COMP_POINT=${#2}; _paddock paddock; printf "%s\\n" "${COMPREPLY[@]}"',
    "zsh": (
        'compdef() { }; _files() { print -l $PREFIX* }; _describe() { print -l ${${(P)2}%%:*} }; source "$1"; '
        'words=("${(@s: :)2}"); CURRENT=$#words; PREFIX=$words[-1]; _paddock'
    ),
    "fish": 'source "$argv[1]"; complete -C "$argv[2]" | string replace -r "\\t.*" ""',
}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("paddock s", {"serve", "simulate"}),
        ("paddock play heat -o circuit=i", {"circuit=italy"}),
        ("paddock play heat -o t", {"tournament="}),
        ("paddock verify ra", {"race.json", "race.save"}),
        ("paddock play heat --seed ", set()),
    ],
)
def test_a_real_shell_offers_the_same(tmp_path: Path, shell: str, line: str, expected: set[str]) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here")
    for name in ("race.json", "race.save", "other"):
        (tmp_path / name).touch()
    command = tmp_path / "bin" / "paddock"
    command.parent.mkdir()
    ours = Path(paddock_package.__file__).parents[1]
    run = f'PYTHONPATH="{ours}" exec "{sys.executable}" -m paddock.cli "$@"'
    command.write_text(f"#!/bin/sh\n{run}\n", encoding="utf-8")
    command.chmod(0o755)
    script = tmp_path / "bin" / "script"
    made = subprocess.run([command, "completion", shell], capture_output=True, text=True, check=True)
    script.write_text(made.stdout, encoding="utf-8")
    zeroth = [] if shell == "fish" else ["sh"]

    done = subprocess.run(
        [program, "-c", ASKED[shell], *zeroth, script, line],
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": f"{command.parent}:{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
            "HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )

    behind_equals = {word.partition("=")[2] or word for word in expected}  # bash begins a new word there
    assert set(done.stdout.split()) == (behind_equals if shell == "bash" else expected), done.stderr
