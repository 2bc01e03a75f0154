"""``paddock serve``: what it refuses before anything is started. The site itself is tested in tests/server."""

import socket
from pathlib import Path

import pytest

from paddock.server.settings import Settings
from tests.cli.run import run_here


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

        assert "cannot be opened at 127.0.0.1" in refusal(capsys, "--port", port, "--data", str(tmp_path / "data"))

    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])

    assert "cannot be written" in refusal(capsys, "--port", port, "--data", str(tmp_path / "file" / "data"))


def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port" in refusal(capsys, "--port", "70000")


@pytest.mark.parametrize("words", [[], ["--lang", "ru"]])
def test_without_a_command_the_site_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("paddock.server.run.serve", served.append)
    monkeypatch.setattr("paddock.server.folders.default_data_folder", lambda: tmp_path)
    monkeypatch.setattr("paddock.cli.serve.check_address", lambda host, port: None)

    done = run_here(words, capsys)

    assert (done.code, done.out, done.err) == (0, "", "")
    assert [(settings.open, settings.port) for settings in served] == [(True, 8000)]


def test_words_that_are_not_understood_do_not_open_the_site(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(["--fast", "--lang", "en"], capsys)

    assert (done.code, done.err) == (2, "paddock: This is not understood here: --fast (see: paddock --help)\n")
