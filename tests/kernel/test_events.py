"""What happened, and who may know it."""

from paddock.kernel.events import EVERYBODY, NOBODY, Event
from tests.kernel.toy import TOY, play


def test_an_event_has_an_audience() -> None:
    public, private = Event("moved", 0, {}, EVERYBODY), Event("drew", 1, {}, 1)

    assert [public.is_for(seat) for seat in (0, 1, NOBODY)] == [True, True, True]
    assert [private.is_for(seat) for seat in (0, 1, NOBODY)] == [False, True, False]


def test_events_are_numbered_data() -> None:
    g = play("whispers")

    assert g.events() == [
        {"n": 0, "kind": "secret", "seat": 0, "args": {"n": 5}, "to": 0},
        {"n": 1, "kind": "public", "seat": 0, "args": {}, "to": None},
        {"n": 2, "kind": "secret", "seat": 1, "args": {"n": 6}, "to": 1},
        {"n": 3, "kind": "public", "seat": 1, "args": {}, "to": None},
    ]
    assert [event["n"] for event in g.events(since=2)] == [2, 3]


def test_a_seat_is_told_what_it_may_know() -> None:
    g = play("whispers")

    assert [event["n"] for event in g.events_for(0)] == [0, 1, 3]
    assert [event["n"] for event in g.events_for(1)] == [1, 2, 3]
    assert [event["n"] for event in g.events_for(None)] == [1, 3]
    assert [event["n"] for event in g.events_for(1, since=2)] == [2, 3]


def test_events_survive_a_save() -> None:
    g = play("whispers")

    assert TOY.load(g.save()).events() == g.events()
