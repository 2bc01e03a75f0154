"""Whatever schemathesis makes of the description, the site answers as it is described, and never with a fault.

It asks every operation, as a guest who sits at tables, with what is allowed and with what is not. Three of four cases
are given true tables, seats and choices, so that they come past the first check. ``make fuzz CASES=10000 SEED=7`` asks
so many in all; here a few of each kind are asked.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import ANEW, CASES, SEED, House, check_quiet, open_house

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Asked:
    """How often every operation was asked, and what it said."""

    def __init__(self) -> None:
        self.cases: Counter[str] = Counter()
        self.statuses: dict[str, Counter[int]] = {}

    def note(self, label: str, status: int) -> None:
        self.cases[label] += 1
        self.statuses.setdefault(label, Counter())[status] += 1


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("schema")) as house:
        yield house


@pytest.fixture(scope="module")
def asked() -> Asked:
    return Asked()


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield from check_quiet(house, caplog)


@pytest.fixture(scope="module")
def description(house: House) -> Any:
    config = schemathesis.Config(seed=SEED)
    schema = schemathesis.openapi.from_dict(house.document, config=config)
    schema.config.update(base_url=f"http://{house.site.host}")
    schema.config.generation.update(max_examples=CASES // 30, deterministic=True, database="none")
    return schema


described = schemathesis.pytest.from_fixture("description")


@described.parametrize()
def test_everything_is_answered_as_it_is_described(case: schemathesis.Case, house: House, asked: Asked) -> None:
    number = asked.cases.total()
    if number % ANEW == 0:
        house.begin_anew(Random(number))
    house.pause()
    r = case.call_and_validate(cookies={"paddock": house.ana.cookie}, checks=CHECKS)
    asked.note(case.operation.label, r.status_code)

def test_x(asked):
    for k, v in asked.statuses.items(): print(k, asked.cases[k], dict(v))
    print(asked.cases.total())
