"""One site for all tests of a file; tables know nothing of each other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import LocalSite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalSite]:
    with LocalSite(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """For tests that start a site of their own."""
    return tmp_path
