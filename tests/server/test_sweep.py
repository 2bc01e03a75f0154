"""Every route and every field with everything that could stand there: always a refusal with a reason, never a fault."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.harness import LocalSite, Person
from tests.server.players import full_table

Json = Any
anything: st.SearchStrategy[Json] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
    | st.sampled_from(["human", "bot", "open", "heat", "live", "days", "", "\x00", "\ud83d"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)

GOOD: dict[str, dict[str, Json]] = {
    "/api/tables": {
        "game": "heat",
        "options": {"laps": "1"},
        "seats": [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": "club"}],
        "private": True,
        "pace": {"kind": "live", "seconds": 90},
        "hot_seat": False,
        "guided": False,
    },
    "/api/me": {"name": "Ana"},
    "/api/recover": {"token": "abc"},
    "/api/recover/check": {"token": "abc"},
    "/api/import": {"format": "paddock-game/1", "game": "heat", "seed": "7", "answers": [], "digest": "x"},
    "/api/tables/{table}/seats/0": {"kind": "human", "level": "club"},
    "/api/tables/{table}/answers": {"seat": 0, "expected": 0, "key": "k", "choices": [1]},
    "/api/tables/{table}/undo": {"seat": 0, "key": "k"},
    "/api/tables/{table}/chat": {"text": "hello"},
}


@pytest.fixture(scope="module")
def seated(site: LocalSite) -> tuple[str, Person]:
    table, people = full_table(site, 2)
    return table, people[0]


def spoiled(body: Json, path: tuple[Any, ...], value: Json) -> Json:
    """The body with one field replaced, however deep it lies."""
    if not path:
        return value
    copy = list(body) if isinstance(body, list) else dict(body)
    copy[path[0]] = spoiled(copy[path[0]], path[1:], value)
    return copy


def fields(body: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every field of a body, and to the body itself."""
    inner = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else []
    return [path, *[deeper for key, value in inner for deeper in fields(value, (*path, key))]]


def check(person: Person, method: str, path: str, body: Json) -> None:
    response = person.request(method, path, body)
    assert response.status_code < 500, (method, path, body, response.text)
    if response.status_code >= 400:
        assert isinstance(response.json()["reason"], str)


@pytest.mark.parametrize("route", list(GOOD))
@settings(max_examples=40)
@given(data=st.data())
def test_any_value_in_any_field_is_done_or_refused(
    site: LocalSite, seated: tuple[str, Person], route: str, data: st.DataObject
) -> None:
    table, person = seated
    where = data.draw(st.sampled_from(fields(GOOD[route])))

    check(person, "POST", route.format(table=table), spoiled(GOOD[route], where, data.draw(anything)))


@settings(max_examples=60)
@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"]),
    parts=st.lists(
        st.sampled_from(
            [
                "api",
                "tables",
                "me",
                "seats",
                "0",
                "-1",
                "99999999999999999999",
                "log",
                "export",
                "replay",
                "why-not",
                "..",
                "%2e",
                "live",
            ]
        ),
        max_size=5,
    ),
    query=st.sampled_from(
        ["", "?seat=0", "?seat=x", "?at=-5", "?seat=&at=", "?since=1", "?seat=1e9", "?at=99999999999999999999"]
    ),
    is_table=st.booleans(),
)
def test_any_address_and_method_is_served_or_refused(
    site: LocalSite, seated: tuple[str, Person], method: str, parts: list[str], query: str, is_table: bool
) -> None:
    table, person = seated
    start = f"/api/tables/{table}/" if is_table else "/"

    response = person.request(method, start + "/".join(parts) + query)

    assert response.status_code < 500 or response.status_code == 503, response.text  # 503: no pages are built here


@settings(max_examples=60)
@given(message=anything, kind=st.sampled_from(["answer", "undo", "chat", None]))
def test_any_message_through_the_socket_is_done_or_refused(
    site: LocalSite, seated: tuple[str, Person], message: Json, kind: str | None
) -> None:
    table, person = seated
    good = {"type": kind, "seat": 0, "expected": 0, "key": "k", "choices": [1], "text": "x"}
    socket = person.live(table)
    socket.next()

    socket.send({**good, "key": message} if kind else message if not isinstance(message, str) else [message])

    answered = socket.until(lambda told: told["type"] in ("refused", "ack"))
    assert answered["type"] == "ack" or answered["reason"]
    socket.connection.close()
