"""How hypothesis runs, and which games there are: ours and one of another package, installed for the tests.

Few examples and always the same ones, so that a test that passed passes again; ``pytest --hypothesis-profile=thorough``
searches longer and elsewhere every time, and makes what fails as small as it can: for whole games that takes minutes.
"""

import os
import shutil
import sys
import tempfile

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.little_race.install import install

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "quick",
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "thorough", max_examples=300, deadline=None, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("quick")

FOLDER = "PADDOCK_LITTLE_RACE"  # where it is installed, for the processes that share the tests and those they start


def pytest_configure(config: pytest.Config) -> None:
    """Once, before anything is collected."""
    if not hasattr(config, "workerinput"):
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="paddock-little-race-")
        install(os.environ[FOLDER])
        known = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = f"{known}{os.pathsep}{os.environ[FOLDER]}" if known else os.environ[FOLDER]
    sys.path.append(os.environ[FOLDER])


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
