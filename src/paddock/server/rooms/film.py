"""The film: what has happened at a table, each event with what it changes in a viewer's own view.

What everybody sees is looked at, compared and written as JSON once for all who look on. A viewer adds the own part: the
keys in which a seat's view differs from a spectator's. A game that gives them (``own_view``) saves the making of views.
"""

from collections.abc import Iterable
from typing import Any

from paddock.kernel.events import NOBODY, Event
from paddock.kernel.table import Table, View
from paddock.server.patches import ABSENT, is_same, patch_of
from paddock.server.rooms.wire import encode

__all__ = ["Film", "own_part"]

Fields = dict[str, bytes]  # the keys of a patch: each as it is written, with its change
BEFORE = -1  # the moment at which a film begins; event number n of it is moment n


def own_part(table: Table, seat: int | None, public: View) -> View:
    """The keys in which this seat's view differs from the public one; ABSENT where it lacks one."""
    if seat is None:
        return {}
    if table.game.own_view is not None:
        return table.game.own_view(table, seat)
    view = table.view(seat)
    own = {key: value for key, value in view.items() if not is_same(public.get(key, ABSENT), value)}
    own.update((key, ABSENT) for key in public if key not in view)
    return own


class Film:
    """The events from number ``first`` on, the table at each of them (``frames``), and the table ``now``, after them.

    ``before`` is what a spectator saw when it begins, ``after`` what one sees now: the same object if nothing changed.
    """

    def __init__(
        self, before: View, after: View, first: int, events: list[Event], frames: list[Table], now: Table
    ) -> None:
        self.first = first
        self.events = events
        self.tables = [*frames, now]
        self.views = {BEFORE: before, len(events): after}
        self.is_still = after is before
        self.heads: dict[int, bytes] = {}
        self.fields: dict[tuple[int, int], Fields] = {}

    def steps(self, seat: int | None, own: View) -> tuple[list[bytes], View]:
        """The steps for a seat, as JSON, and its own part after them; ``own`` is its own part before."""
        if self.is_still:
            return [], own
        viewer = NOBODY if seat is None else seat
        steps: list[bytes] = []
        at = BEFORE
        for n, event in enumerate(self.events):
            if event.is_for(viewer):
                patch, own = self.patch(seat, at, own, n)
                steps.append(self.head(n) + (b',"patch":{%s}}' % patch if patch else b"}"))
                at = n
        patch, own = self.patch(seat, at, own, len(self.events))
        if patch:
            steps.append(b'{"patch":{%s}}' % patch)
        return steps, own

    def patch(self, seat: int | None, at: int, own: View, to: int) -> tuple[bytes, View]:
        """What changes for a seat from one moment to another, without its braces, and the own part then."""
        old, new = self.public(at), self.public(to)
        fields = self.public_fields(at, to)
        if seat is None:
            return b",".join(fields.values()), own
        after = own_part(self.tables[to], seat, new)
        written = [field for key, field in fields.items() if key not in own and key not in after]
        if own.keys() == after.keys():
            changes = patch_of(own, after)
        else:  # a key that the seat sees like everybody before or afterwards
            keys = {**own, **after}
            changes = patch_of(seen(old, own, keys), seen(new, after, keys))
        return b",".join(written + [field_of(*change) for change in changes.items()]), after

    def public(self, moment: int) -> View:
        """What a spectator sees at a moment."""
        if moment not in self.views:
            self.views[moment] = self.tables[moment].view(None)
        return self.views[moment]

    def public_fields(self, at: int, to: int) -> Fields:
        """What changes for a spectator from one moment to another."""
        if (at, to) not in self.fields:
            self.fields[at, to] = self.only_change(at, to) if to - at > 1 else self.change(at, to)
        return self.fields[at, to]

    def only_change(self, at: int, to: int) -> Fields:
        """The same over events that were for somebody else: in public, one step at most is mostly more than nothing."""
        changes = [fields for n in range(at, to) if (fields := self.public_fields(n, n + 1))]
        return self.change(at, to) if len(changes) > 1 else changes[0] if changes else {}

    def change(self, at: int, to: int) -> Fields:
        patch = patch_of(self.public(at), self.public(to))
        return {key: field_of(key, change) for key, change in patch.items()}

    def head(self, n: int) -> bytes:
        """An event as it is written, but for the closing brace."""
        if n not in self.heads:
            self.heads[n] = encode(self.events[n].as_data(self.first + n))[:-1]
        return self.heads[n]


def seen(public: View, own: View, keys: Iterable[str]) -> View:
    """These keys as a seat sees them; ABSENT where it does not."""
    return {key: own[key] if key in own else public.get(key, ABSENT) for key in keys}


def field_of(key: str, change: Any) -> bytes:
    return encode(key) + b":" + encode(change)
