"""Whatever schemathesis makes of the description, the site answers as it is described, and never with a fault.

It asks every operation with all that is allowed at its bounds, with what is not, by chance, and one after another as
their replies lead on. Most cases are then given true tables, seats and choices of a guest, so that they come past the
first check. ``make fuzz CASES=10000 SEED=7`` asks so many and more; here a few by chance are asked.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from http.cookies import SimpleCookie
from random import Random
from typing import Any

import pytest
import schemathesis
from schemathesis import BaseSchema, Case, HookContext, Response
from schemathesis.engine import Status, events, from_schema
from schemathesis.hooks import unregister

from tests.patience import PATIENCE
from tests.server.harness import Person
from tests.server.house import CASES, SEED, House, check_quiet, open_house

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]
ANEW = 50  # cases, then the tables are others
SHARES = (0.5, 1.0, 1.0)  # of parts that are true, such as a table, a seat or a choice
ANSWERS = "POST /api/tables/{table_id}/answers"
FEW_BOTS = 0.9  # of the tables have none: those that race among themselves would let nobody else think
MAKE = "POST /api/tables"
UNDO = "POST /api/tables/{table_id}/undo"
IMPORT = "POST /api/import"
SESSIONS = "DELETE /api/me/sessions"


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

    def before_call(self, case: Case[Any]) -> None:
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
        if case.operation.label == MAKE and isinstance(case.body, dict) and self.dice.random() < FEW_BOTS:
            case.body = {**case.body, "seats": without_bots(case.body.get("seats"))}
        table = case.path_parameters.get("table_id")
        is_theirs = self.dice.random() < (0.5 if table == self.house.finished else 0.05)
        self.person = self.house.veteran if is_theirs else self.house.ana
        if case.operation.label == UNDO and table == self.house.table:
            self.house.answer(self.dice)
        case.cookies = {"paddock": self.person.cookie}

    def make_true(self, parts: dict[str, Any], share: float) -> None:
        for name in sorted(parts.keys() & self.house.names.keys()):
            if self.dice.random() < share:
                parts[name] = self.dice.choice(self.house.names[name])

    def most_of(self, file: dict[str, Any]) -> dict[str, Any]:
        """All of a game file, or all but one part."""
        gone = self.dice.choice(["", *file])
        return {key: part for key, part in file.items() if key != gone}

    def after_call(self, case: Case[Any], response: Response) -> None:
        label = case.operation.label
        self.said[label, response.status_code] += 1
        if label == SESSIONS and response.status_code == 200:
            self.person.take_cookie(SimpleCookie(response.headers["set-cookie"][0])["paddock"].value)
        if label == ANSWERS and response.status_code == 200:
            self.house.follow(self.dice)

    def told(self, labels: list[str]) -> Iterator[str]:
        """A line an operation, and one of all."""
        for label in labels:
            replies = sorted((status, number) for (asked, status), number in self.said.items() if asked == label)
            cases = sum(number for _, number in replies)
            yield f"{cases:6} {label}: " + ", ".join(f"{number} of {status}" for status, number in replies)
        yield f"{self.asked:6} in all"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("schema")) as house:
        yield house


@pytest.fixture(autouse=True)
def quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield from check_quiet(house, caplog)


def without_bots(seats: Any) -> Any:
    """Plans for seats, if they are that, with people in place of bots."""
    if not isinstance(seats, list):
        return seats
    return [
        {**seat, "kind": "open"} if isinstance(seat, dict) and seat.get("kind") == "bot" else seat for seat in seats
    ]


def described(house: House, examples: int, document: dict[str, Any] | None = None) -> BaseSchema:
    schema = schemathesis.openapi.from_dict(document or house.document, config=schemathesis.Config(seed=SEED))
    config = schema.config
    config.update(base_url=f"http://{house.site.host}", continue_on_failure=True, request_timeout=PATIENCE)
    config.generation.update(max_examples=examples, deterministic=True, database="none", no_shrink=True)
    config.phases.coverage.unexpected_methods = set()
    config.checks.update(included_check_names=CHECKS)
    return schema


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    """Whose requests are those that schemathesis makes."""
    guest = Guest(house)

    @schemathesis.hook
    def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:
        guest.before_call(case)

    @schemathesis.hook
    def after_call(context: HookContext, case: Case[Any], response: Response) -> None:
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


def labels_of(document: dict[str, Any]) -> list[str]:
    return [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]


def test_everything_is_answered_as_it_is_described(house: House, guest: Guest) -> None:
    labels = labels_of(house.document)
    engine = from_schema(described(house, CASES * 4 // 3 // len(labels)))

    faults = [fault for event in engine.execute() for fault in faults_in(event)]

    print(*guest.told(labels), sep="\n")
    assert not faults, "\n\n".join(faults[:5])
    assert guest.asked > CASES
    assert {label for label, status in guest.said if status < 400 or CASES < 1000} == set(labels)
    house.is_well()


def test_what_is_not_as_it_is_described_is_noticed(house: House) -> None:
    document = deepcopy(house.document)
    document["components"]["schemas"]["GameInfo"]["properties"]["levels"] = {"type": "integer"}
    del document["paths"]["/api/tables/{table_id}/start"]["post"]["responses"]["404"]
    for path in ("/api/games", "/api/tables/{table_id}/start"):
        engine = from_schema(described(house, 3, document).include(path=path))

        assert [fault for event in engine.execute() for fault in faults_in(event)] != []
