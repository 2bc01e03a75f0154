"""Whatever schemathesis makes of the description, the site answers as it is described, and never with a fault.

It asks every operation with all that is allowed at its bounds, with what is not, by chance, and one after another as
their replies lead on. Most cases are then given true tables, seats and choices of a guest, so that they come past the
first check. ``make fuzz CASES=10000 SEED=7`` asks so many and more; here a few by chance are asked.
"""

from collections import Counter
from collections.abc import Iterator
from http.cookies import SimpleCookie
from random import Random
from typing import Any

import pytest
import schemathesis
from schemathesis import BaseSchema, Case, HookContext, Response
from schemathesis.engine import Status, events, from_schema
from schemathesis.hooks import unregister

from tests.server.harness import Person
from tests.server.house import CASES, SEED, House, check_quiet, open_house

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]
ANEW = 25  # cases, then the tables are others
SHARES = (0.5, 1.0, 1.0)  # of parts that are true, such as a table, a seat or a choice
ANSWERS = "POST /api/tables/{table_id}/answers"
IMPORT = "POST /api/import"


class Guest:
    """Who asks: somebody who sits at the tables of the house. Counts what was asked, and what was said."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.dice = Random(SEED)
        self.person: Person = house.ana
        self.asked = 0
        self.said: Counter[tuple[str, int]] = Counter()
        self.begin_anew()

    def begin_anew(self) -> None:
        self.house.begin_anew(self.dice, advice=True)
        link = self.house.ana.post("/api/me/recovery")["url"]
        self.house.names["token"] = [link.removeprefix("/recover#")]

    def before_call(self, case: Case) -> None:
        self.dice = Random(f"{SEED} {self.asked}")
        self.asked += 1
        if self.asked % ANEW == 0:
            self.begin_anew()
        self.house.pause()
        share = self.dice.choice(SHARES)
        for parts in (case.path_parameters, case.query, case.body):
            if isinstance(parts, dict):
                self.make_true(parts, share)
        if case.operation.label == IMPORT and isinstance(case.body, dict) and self.dice.random() < share:
            case.body = {**case.body, **self.most_of(self.house.file)}
        self.person = self.house.veteran if self.dice.random() < 0.1 else self.house.ana
        case.cookies = {"paddock": self.person.cookie}

    def make_true(self, parts: dict[str, Any], share: float) -> None:
        for name in sorted(parts.keys() & self.house.names.keys()):
            if self.dice.random() < share:
                parts[name] = self.dice.choice(self.house.names[name])

    def most_of(self, file: dict[str, Any]) -> dict[str, Any]:
        """All of a game file, or all but one part."""
        gone = self.dice.choice(["", *file])
        return {key: part for key, part in file.items() if key != gone}

    def after_call(self, case: Case, response: Response) -> None:
        label = case.operation.label
        self.said[label, response.status_code] += 1
        for given in response.headers.get("set-cookie", []):
            self.person.take_cookie(SimpleCookie(given)["paddock"].value)
        if label == ANSWERS and response.status_code == 200:
            self.house.follow(self.dice)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("schema")) as house:
        yield house


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield from check_quiet(house, caplog)


def described(house: House, examples: int) -> BaseSchema:
    schema = schemathesis.openapi.from_dict(house.document, config=schemathesis.Config(seed=SEED))
    config = schema.config
    config.update(base_url=f"http://{house.site.host}", continue_on_failure=True)
    config.generation.update(max_examples=examples, deterministic=True, database="none", no_shrink=True)
    config.checks.update(included_check_names=CHECKS)
    return schema


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    """Whose requests are those that schemathesis makes."""
    guest = Guest(house)

    @schemathesis.hook
    def before_call(context: HookContext, case: Case, kwargs: dict[str, Any]) -> None:
        guest.before_call(case)

    @schemathesis.hook
    def after_call(context: HookContext, case: Case, response: Response) -> None:
        guest.after_call(case, response)

    yield guest
    unregister(before_call)
    unregister(after_call)


def faults_in(event: events.EngineEvent) -> Iterator[str]:
    """Where the site does otherwise than it is described."""
    if isinstance(event, (events.NonFatalError, events.FatalError)):
        yield str(event)
    if isinstance(event, events.ScenarioFinished):
        for case, checks in event.recorder.checks.items():
            for check in checks:
                if check.status != Status.SUCCESS and check.failure_info is not None:
                    yield f"{event.recorder.cases[case].value.as_curl_command()}\n{check.failure_info.failure}"


def test_everything_is_answered_as_it_is_described(house: House, guest: Guest) -> None:
    operations = sum(len(methods) for methods in house.document["paths"].values())
    engine = from_schema(described(house, 2 * CASES // operations))

    faults = [fault for event in engine.execute() for fault in faults_in(event)]

    for (label, status), number in sorted(guest.said.items()):
        print(f"{label} {status} {number}")
    print(guest.asked)
    assert not faults, "\n\n".join(faults[:5])
    assert guest.asked > CASES
    house.is_well()
