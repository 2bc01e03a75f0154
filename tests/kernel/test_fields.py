"""The fields of every table: which of them copies and saves carry."""

from typing import Any

from paddock.kernel.chance import Chance
from paddock.kernel.events import Event
from paddock.kernel.files import opened_text
from paddock.kernel.table import Table
from tests.every_game.test_fields import fields
from tests.kernel.toy import TOY, Pick, Say, Toy, play, toy_game

# For each field a value that no new table has. A field that is missing here is a new one: say below where it goes.
OTHERS: dict[str, Any] = {
    "busy": 1,
    "chance": Chance(b"table", 3),
    "checkpoint": play("alone"),
    "floors": [1, 0],
    "frames": [],
    "game": toy_game(),
    "here": 1,
    "lanes": [[], [Pick(1, 4, 5, 6)], [Say(n=9)]],
    "log": [(0, "pick", 1)],
    "most_answers": 9,
    "offered": [3],
    "offered_to": 1,
    "position": 1,
    "quiet": True,
    "rules": 7,
    "seat_chances": [Chance(b"own", 5), Chance(b"other", 0)],
    "seats": 3,
    "seed": 77,
    "setup": {"play": "dice"},
    "stirred": True,
    "stopped": True,
    "told": [Event("shout", 1, {"n": 2}, 0)],
    "unsettled": True,
}
NOT_COPIED = {"frames", "offered", "offered_to", "stirred"}
# What a table is prepared with comes before its load; undo without a checkpoint begins at the start.
PREPARED = {"game", "most_answers", "quiet", "rules", "seats", "seed", "setup"}
NOT_SAVED = NOT_COPIED | {"checkpoint", "here", "unsettled"}


def plain(value: Any) -> Any:
    """What can be compared."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, Chance):
        return value.key, value.drawn
    if isinstance(value, Event):
        return value.as_data(0)
    return repr(value) if isinstance(value, Say | Pick) else value


def changed(name: str) -> Toy:
    g = play("at_once")
    setattr(g, name, OTHERS[name])
    return g


def test_every_field_of_a_table_is_known_here() -> None:
    assert set(OTHERS) == fields(Table())


def test_a_copy_has_every_field() -> None:
    for name, value in OTHERS.items():
        copy = changed(name).clone()
        assert (plain(getattr(copy, name)) == plain(value)) is (name not in NOT_COPIED), name


def test_a_save_has_every_field_that_plays_on() -> None:
    for name in OTHERS.keys() - NOT_SAVED - PREPARED:
        g = changed(name)
        if name == "log":
            g.position = 1
        elif name == "position":
            g.log = OTHERS["log"]
        elif name == "busy":
            g.lanes = [[], [Pick(1)], []]
        loaded = Toy()
        loaded.prepare(TOY, g.seats, g.setup, g.seed, g.quiet)
        loaded.load(opened_text("paddock-save", g.save()))
        assert plain(getattr(loaded, name)) == plain(OTHERS[name]), name
