"""The format of patches: docs/architecture.md, "The film"."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.server.patches import patch_of, patched

Data = dict[str, Any]

OLD: Data = {
    "round": 1,
    "cars": [{"gear": 1}, {"gear": 2}],
    "order": [0, 1],
    "plan": {"gear": 2},
    "weather": {"sky": "rain"},
}

CHANGES: dict[str, tuple[Data, Data]] = {
    "a value is set": ({**OLD, "round": 2}, {"round": [2]}),
    "a new key is set": ({**OLD, "hand": [1]}, {"hand": [[1]]}),
    "a key is set to null": ({**OLD, "weather": None}, {"weather": [None]}),
    "a key is deleted": ({key: value for key, value in OLD.items() if key != "plan"}, {"plan": None}),
    "an object goes on inside": ({**OLD, "plan": {"gear": 3}}, {"plan": {"gear": [3]}}),
    "an object becomes empty": ({**OLD, "plan": {}}, {"plan": {"gear": None}}),
    "an object becomes something else": ({**OLD, "plan": [1]}, {"plan": [[1]]}),
    "objects in a list have an index": ({**OLD, "cars": [{"gear": 1}, {"gear": 3}]}, {"cars": {"1": {"gear": [3]}}}),
    "a longer list is set": ({**OLD, "cars": [*OLD["cars"], {}]}, {"cars": [[*OLD["cars"], {}]]}),
    "a shorter list is set": ({**OLD, "cars": []}, {"cars": [[]]}),
    "a list of values is set": ({**OLD, "order": [1, 0]}, {"order": [[1, 0]]}),
    "true is not one": ({**OLD, "round": True}, {"round": [True]}),
    "true is not one in a list": ({**OLD, "order": [0, True]}, {"order": [[0, True]]}),
    "one key goes and another comes": (
        {**{k: v for k, v in OLD.items() if k != "plan"}, "hand": 1},
        {"hand": [1], "plan": None},
    ),
}


@pytest.mark.parametrize("name", list(CHANGES))
def test_a_patch_holds_what_has_changed(name: str) -> None:
    new, patch = CHANGES[name]

    assert json.dumps(patch_of(OLD, new), sort_keys=True) == json.dumps(patch, sort_keys=True)
    assert patched(OLD, patch) == new


def test_what_has_not_changed_is_shared() -> None:
    new = patched(OLD, {"cars": {"1": {"gear": [3]}}})

    assert new["cars"][0] is OLD["cars"][0]
    assert new["plan"] is OLD["plan"]
    assert OLD["cars"][1] == {"gear": 2}


def test_there_is_no_patch_where_nothing_changes() -> None:
    assert patch_of(OLD, json.loads(json.dumps(OLD))) == {}


leaves = st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a"]) | st.floats(0, 1)
keys = st.sampled_from(["a", "b", "c", "0", "1"])
values = st.recursive(leaves, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(keys, inside, max_size=3))


@given(old=st.dictionaries(keys, values), new=st.dictionaries(keys, values))
def test_patches_lead_from_any_data_to_any_other(old: Data, new: Data) -> None:
    """To the last byte: as JSON, where true and 1 differ."""
    patch = json.loads(json.dumps(patch_of(old, new)))

    assert json.dumps(patched(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert (patch == {}) == (json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True))
