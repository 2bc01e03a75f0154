"""Every test of a rule runs three times: straight, and with the table swapped for a copy or a reloaded save."""

from collections.abc import Iterator

import pytest

from tests.games.unicorn_fever.make import MANNERS, Scene


@pytest.fixture(params=MANNERS)
def manner(request: pytest.FixtureRequest) -> Iterator[str]:
    """How a table is handed on before each step and each answer."""
    Scene.manner = request.param
    yield request.param
    Scene.manner = "straight"
