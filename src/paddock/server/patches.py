"""Patches: what must change in data of the kind that JSON knows, so that it becomes other data.

``[v]`` sets a key, an object goes on inside, None deletes a key: docs/architecture.md, "The film", has the format.
"""

from operator import is_
from typing import Any, Final

__all__ = ["ABSENT", "SAME", "Patch", "change_of", "is_same", "patch_of", "patched"]

Data = dict[str, Any]
Patch = dict[str, Any]

SAME: Final = object()  # no change
ABSENT: Final = object()  # there is no such key


def patch_of(old: Data, new: Data) -> Patch:
    """For every key that differs its change; empty if nothing does."""
    patch: Patch = {}
    added = 0
    for key, value in new.items():
        was = old.get(key, ABSENT)
        if was is value:  # most are: numbers, words and what games share
            continue
        if was is ABSENT:
            added += 1
        change = change_of(was, value)
        if change is not SAME:
            patch[key] = change
    if len(old) + added != len(new):
        patch.update((key, None) for key in old if key not in new)
    return patch


def change_of(old: Any, new: Any) -> Any:
    """What becomes of one key: ``[new]``, a patch of what is inside, None if it is deleted, or SAME."""
    if old is new:
        return SAME
    kind = type(new)
    if type(old) is not kind:
        return None if new is ABSENT else [new]
    if kind is dict:
        return patch_of(old, new) or SAME
    if kind is list and are_objects(old, new):
        return list_patch(old, new) or SAME
    return SAME if is_same(old, new) else [new]


def are_objects(old: list[Any], new: list[Any]) -> bool:
    """Whether both are lists of objects, and equally long: then the index says which is which."""
    begins = len(old) == len(new) > 0 and type(new[0]) is dict  # most lists do not, and that is seen at once
    return begins and {*map(type, old), *map(type, new)} == {dict}


def list_patch(old: list[Data], new: list[Data]) -> Patch:
    patch: Patch = {}
    for n, value in enumerate(new):
        if old[n] is not value and (inside := patch_of(old[n], value)):
            patch[str(n)] = inside
    return patch


def is_same(old: Any, new: Any) -> bool:
    """Equal, and of the same types throughout: True is not 1."""
    if old != new or type(old) is not type(new):
        return False
    if type(new) is list:
        return all(map(is_, old, new)) or all(map(is_same, old, new))
    if type(new) is dict:
        return all(is_same(old[key], value) for key, value in new.items())
    return True


def patched(old: Any, patch: Patch) -> Any:
    """The new data; what has not changed is shared with the old."""
    copy: Any = old[:] if type(old) is list else {**old}
    for key, change in patch.items():
        place = int(key) if type(old) is list else key
        if change is None:
            del copy[place]
        else:
            copy[place] = change[0] if type(change) is list else patched(copy[place], change)
    return copy
