"""Starting: what cannot be used is said plainly, before anything is served."""

import os
import socket
import stat
from pathlib import Path

import pytest

from paddock.server.addresses import is_local, site_addresses
from paddock.server.errors import CannotServe
from paddock.server.folders import default_data_folder, secret_key
from paddock.server.run import serve
from paddock.server.settings import Settings
from paddock.server.store.hold import InUse, hold


def refused(settings: Settings) -> tuple[str, str]:
    with pytest.raises(CannotServe) as refusal:
        serve(settings)
    cause = str(refusal.value.details["cause"])
    assert "\n" not in cause
    return refusal.value.reason, str(refusal.value)


def test_a_folder_that_is_a_file_cannot_be_used(folder: Path) -> None:
    (folder / "file").write_text("")

    assert refused(Settings(data=folder / "file", port=0))[0] == "bad-data-folder"


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all.sqlite3", "postgresql://u:secret@127.0.0.1:1/d"])
def test_a_database_that_cannot_be_opened_is_named_without_its_password(folder: Path, url: str) -> None:
    reason, told = refused(Settings(data=folder, database=url, port=0))

    assert reason == "bad-database"
    assert "secret" not in told
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("kind", ["oracledb+x", "mysql", "postgresql+asyncpg"])
def test_a_database_of_another_kind_is_not_known(folder: Path, kind: str) -> None:
    with pytest.raises(CannotServe) as refusal:
        serve(Settings(data=folder / "data", database=f"{kind}://u:secret@h/d", port=0))

    assert (refusal.value.reason, refusal.value.details) == ("unknown-database", {"kind": kind})
    assert list(folder.iterdir()) == []


def test_what_is_refused_says_which_option_helps(folder: Path) -> None:
    (folder / "file").write_text("no database" * 100)
    own = folder / "paddock.sqlite3"

    for database, option in ((None, "--data"), (f"sqlite:///{folder / 'file'}", "--database")):
        settings = Settings(data=folder, database=database, port=0)
        with hold(own if database is None else folder / "file"), pytest.raises(CannotServe) as refusal:
            serve(settings)
        assert (refusal.value.reason, refusal.value.details["option"]) == ("database-in-use", option)
    with pytest.raises(CannotServe) as refusal:
        serve(settings)
    assert (refusal.value.reason, refusal.value.details["option"]) == ("bad-database", "--database")


@pytest.mark.parametrize(
    ("typed", "shown"), [("nonsense", "nonsense"), ("postgresql//me:secret@there/tables", "…@there/tables")]
)
def test_what_is_no_address_of_a_database_is_told_back_without_a_password(folder: Path, typed: str, shown: str) -> None:
    with pytest.raises(CannotServe) as refusal:
        serve(Settings(data=folder, database=typed, port=0))

    assert (refusal.value.reason, refusal.value.details) == ("no-database-address", {"database": shown})


def test_a_file_that_is_no_database_is_refused_and_left_alone(folder: Path) -> None:
    file = folder / "paddock.sqlite3"
    file.write_text("something else entirely, and long enough to have a header" * 10)
    before = file.read_bytes()

    assert refused(Settings(data=folder, port=0))[0] == "bad-database"
    assert file.read_bytes() == before


def test_a_pipe_or_a_device_is_no_database_and_stays_as_it_was(folder: Path) -> None:
    pipe = folder / "pipe"
    os.mkfifo(pipe, 0o666)
    pipe.chmod(0o666)

    with pytest.raises(CannotServe) as refusal:
        serve(Settings(data=folder, database=f"sqlite:///{pipe}", port=0))

    assert refusal.value.reason == "no-database-address"
    assert stat.filemode(pipe.stat().st_mode) == "prw-rw-rw-"


def test_a_database_that_another_site_uses_is_refused(folder: Path) -> None:
    with hold(folder / "paddock.sqlite3"), pytest.raises(CannotServe) as refusal:
        serve(Settings(data=folder, port=0))

    assert refusal.value.reason == "database-in-use"
    assert not (folder / "paddock.sqlite3").exists()


def test_a_database_is_free_again_when_its_site_has_ended(folder: Path) -> None:
    with hold(folder / "paddock.sqlite3"):
        pass

    with hold(folder / "paddock.sqlite3"), pytest.raises(InUse):
        hold(folder / "paddock.sqlite3")


def test_an_address_in_use_is_refused(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert refused(Settings(data=folder, port=port))[0] == "bad-address"
    assert refused(Settings(data=folder, host="256.1.1.1", port=0))[0] == "bad-address"
    assert refused(Settings(data=folder, port=99999))[0] == "bad-address"


def test_the_address_of_a_site_is_one_that_people_can_open() -> None:
    assert site_addresses("127.0.0.1", 8000) == ["http://localhost:8000"]
    assert site_addresses("::1", 8000) == ["http://localhost:8000"]
    assert site_addresses("paddock.example", 80) == ["http://paddock.example:80"]
    assert site_addresses("fd00::5", 80) == ["http://[fd00::5]:80"]


def test_a_site_that_listens_everywhere_knows_its_addresses_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.addresses.way_out", lambda: ["192.168.1.5"])
    monkeypatch.setattr("paddock.server.addresses.named_addresses", lambda: ["127.0.1.1", "192.168.1.5", "10.0.0.7"])

    found = site_addresses("0.0.0.0", 8000)

    assert found == ["http://localhost:8000", "http://192.168.1.5:8000", "http://10.0.0.7:8000"]
    assert [is_local(address) for address in found] == [True, False, False]


def test_the_key_is_made_once(folder: Path) -> None:
    assert secret_key(folder) == secret_key(folder)


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))

    assert default_data_folder() == folder / "paddock"
