"""``paddock serve``: what it refuses before anything is started. The site itself is tested in tests/server."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from paddock.cli.screen import Screen
from paddock.cli.serve import announce
from paddock.server.settings import Limits, Settings
from paddock.texts import Texts
from tests.cli.run import run_here
from tests.patience import PATIENCE, wait_for


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    done = run_here(["serve", *words, "--lang", "en"], capsys)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def test_an_address_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        assert f"Port {port} is in use already" in refusal(capsys, "--port", port, "--data", str(tmp_path / "data"))

    assert not (tmp_path / "data").exists()


def test_for_a_port_in_use_both_commands_for_a_free_one_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        told = refusal(capsys, "--host", "0.0.0.0", "--port", str(taken.getsockname()[1]))
        ports = re.search(
            r"make play HOST=0\.0\.0\.0 PORT=(\d+), or paddock serve --host 0\.0\.0\.0 --port (\d+)\n", told
        )

        assert ports is not None
        assert ports[1] == ports[2]
        with socket.create_server(("0.0.0.0", int(ports[1]))):
            pass  # it is free


def test_an_address_of_another_computer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "192.0.2.1, port 8000: this machine has no such address.\n" in refusal(capsys, "--host", "192.0.2.1")


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])

    told = refusal(capsys, "--port", port, "--data", str(tmp_path / "file" / "data"))

    assert "cannot be used: a part of the path is not a folder. Choose another with --data.\n" in told


def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port" in refusal(capsys, "--port", "70000")


@pytest.mark.parametrize("words", [[], ["--lang", "ru"]])
def test_without_a_command_the_site_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("paddock.server.run.serve", lambda settings, announce: served.append(settings))
    monkeypatch.setattr("paddock.server.folders.default_data_folder", lambda: tmp_path)
    monkeypatch.setattr("paddock.cli.serve.check_address", lambda host, port: None)

    done = run_here(words, capsys)

    assert (done.code, done.out, done.err) == (0, "", "")
    assert [(settings.open, settings.port) for settings in served] == [(True, 8000)]


def test_a_crowd_behind_one_address_may_do_so_many_times_as_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("paddock.server.run.serve", lambda settings, announce: served.append(settings))
    monkeypatch.setattr("paddock.cli.serve.check_address", lambda host, port: None)

    run_here(["serve", "--data", str(tmp_path)], capsys)
    run_here(["serve", "--data", str(tmp_path), "--crowd", "8"], capsys)

    usual, wide = (settings.limits for settings in served)
    assert usual == Limits()
    assert (wide.requests.a_second, wide.requests.at_once) == (8 * usual.requests.a_second, 8 * usual.requests.at_once)
    assert wide.sockets_by_address == 8 * usual.sockets_by_address
    assert (wide.answers, wide.chats, wide.tables) == (usual.answers, usual.chats, usual.tables)


@pytest.mark.parametrize("number", ["0", "1001", "many"])
def test_a_crowd_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], number: str) -> None:
    assert "--crowd" in refusal(capsys, "--crowd", number)


def announced(capsys: pytest.CaptureFixture[str], *addresses: str, port: int = 8000) -> list[str]:
    announce(list(addresses), port, Path("data"), Screen(Texts("en", more=["paddock.cli"])))
    return capsys.readouterr().out.splitlines()


def test_a_site_for_this_computer_only_says_how_to_let_others_in(capsys: pytest.CaptureFixture[str]) -> None:
    at, *alone = announced(capsys, "http://localhost:8000")

    assert at.startswith("Paddock is at http://localhost:8000 ")
    assert alone[1:] == ["  make play HOST=0.0.0.0", "  paddock serve --host 0.0.0.0"]


def test_how_to_let_others_in_is_told_for_the_port_that_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    told = announced(capsys, "http://localhost:8080", port=8080)[2:]

    assert told == ["  make play HOST=0.0.0.0 PORT=8080", "  paddock serve --host 0.0.0.0 --port 8080"]


def test_a_site_for_everybody_tells_its_address_in_the_network(capsys: pytest.CaptureFixture[str]) -> None:
    lines = announced(capsys, "http://localhost:8000", "http://192.168.1.5:8000")

    assert lines[1:] == ["For others in your network: http://192.168.1.5:8000"]


@pytest.mark.parametrize("built", [True, False])
def test_a_site_without_pages_says_how_they_are_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], built: bool
) -> None:
    monkeypatch.setattr("paddock.server.pages.are_built", lambda: built)
    monkeypatch.setattr("paddock.server.run.serve", lambda settings, ready: ready(["http://localhost:8000"]))
    monkeypatch.setattr("paddock.cli.serve.check_address", lambda host, port: None)

    told = run_here(["serve", "--data", str(tmp_path), "--lang", "en"], capsys).out

    assert ("Its pages have not been built" in told) is not built


def test_an_interrupted_site_has_ended_well(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [sys.executable, "-m", "paddock.cli", "serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]
    site = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert site.stdout is not None
    assert "Paddock is at" in site.stdout.readline()

    site.send_signal(signal.SIGINT)

    assert site.communicate(timeout=PATIENCE)[1] == ""
    assert site.returncode == 0


def test_a_site_goes_on_though_nobody_reads_where_it_is(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "paddock.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    site = subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    try:
        assert status_of(f"http://127.0.0.1:{port}/api/games") == 200
    finally:
        site.send_signal(signal.SIGINT)
        complaint = site.communicate(timeout=PATIENCE)[1]

    assert complaint == ""


def status_of(address: str) -> int:
    """What a page answers, as soon as its site is there."""

    def asked() -> int:
        with suppress(urllib.error.URLError), urllib.request.urlopen(address, timeout=PATIENCE) as page:
            return int(page.status)
        return 0

    return int(wait_for(asked))


def test_words_that_are_not_understood_do_not_open_the_site(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(["--fast", "--lang", "en"], capsys)

    assert (done.code, done.err) == (2, "paddock: This is not understood here: --fast (see: paddock --help)\n")


def test_a_database_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = ["--port", port, "--data", str(tmp_path / "data"), "--database", "nothing://like/it"]

    assert 'in sqlite:///FILE or in postgresql://…, not in "nothing".' in refusal(capsys, *words)
    assert not (tmp_path / "data").exists()


def test_what_the_system_says_is_told_in_russian_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = ["serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path), "--lang", "ru"]

        assert "уже занят" in run_here(words, capsys).err
