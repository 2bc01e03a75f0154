"""Every test of a rule runs three times: straight, and with the race swapped for a copy or a reloaded save."""

from collections.abc import Iterator

import pytest

from tests.games.steampunk_rally.make import MANNERS, Scene


@pytest.fixture(params=MANNERS)
def manner(request: pytest.FixtureRequest) -> Iterator[str]:
    """How a race is handed on before each step and each answer."""
    Scene.manner = request.param
    yield request.param
    Scene.manner = "straight"
