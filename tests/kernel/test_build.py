"""Whether the tests really run on the build that they are meant for."""

import os
from importlib import import_module

import pytest

EXPECTED = os.environ.get("PADDOCK_EXPECT")


@pytest.mark.skipif(not EXPECTED, reason="PADDOCK_EXPECT says which build is meant, and it is not set")
@pytest.mark.parametrize("module", ["kernel.table", "kernel.chance", "games.heat.rules.turn", "bots.greedy"])
def test_the_modules_are_compiled_or_interpreted_as_expected(module: str) -> None:
    assert EXPECTED in ("compiled", "interpreted")
    file = str(import_module(f"paddock.{module}").__file__)

    assert file.endswith(".py") == (EXPECTED == "interpreted"), file
