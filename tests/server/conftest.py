"""One site for all tests of a file; tables know nothing of each other. And the servers that some tests need."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import LocalSite
from tests.server.servers import PostgreSQL, Redis, missing_servers


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalSite]:
    with LocalSite(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """For tests that start a site of their own."""
    return tmp_path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    skip_without_servers()
    server = PostgreSQL()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    skip_without_servers()
    server = Redis()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """An empty database of either kind: whoever asks for it is run with both."""
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'test.sqlite3'}"
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    with server.database() as name:
        yield server.url(name)


def skip_without_servers() -> None:
    reason = missing_servers()
    if reason:
        pytest.skip(reason)
