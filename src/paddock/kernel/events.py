"""What happened, as data. Sentences are made from texts elsewhere."""

from typing import Any, Final

__all__ = ["EVERYBODY", "NOBODY", "Event"]

EVERYBODY: Final = -1
NOBODY: Final = -1


class Event:
    """One thing that happened to a seat (or to nobody in particular), and who may know it."""

    def __init__(self, kind: str, seat: int, args: dict[str, Any], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience

    def is_for(self, seat: int) -> bool:
        """Whether this seat (or the spectator, NOBODY) may know of it."""
        return self.audience in (EVERYBODY, seat)

    def as_data(self, number: int) -> dict[str, Any]:
        """A copy of its own, so that nobody can change what happened."""
        to = None if self.audience == EVERYBODY else self.audience
        args = {key: list(value) if isinstance(value, list) else value for key, value in self.args.items()}
        return {"n": number, "kind": self.kind, "seat": self.seat, "args": args, "to": to}
