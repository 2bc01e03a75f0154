"""A request that is refused: always with a reason (the end of a text key), never with more than its sender may know."""

from typing import Any

from paddock.kernel.errors import PaddockError
from paddock.server.store.limits import DoesNotFit

__all__ = ["TOO_OFTEN", "UNAVAILABLE", "Refusal", "refusal_of", "refusal_of_unfit"]

TOO_OFTEN = 429
AGAIN_SECONDS = 5

UNAVAILABLE = 503  # the same may be done a little later


class Refusal(Exception):
    """The reason, the HTTP status, and what the sentence names."""

    def __init__(self, reason: str, status: int = 409, field: str | None = None, **details: object) -> None:
        self.reason = reason
        self.status = status
        self.field = field
        self.details = details
        super().__init__(reason)

    def headers(self) -> dict[str, str]:
        """When to ask again, for whoever asks too often."""
        return {"Retry-After": str(AGAIN_SECONDS)} if self.status == TOO_OFTEN else {}

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"reason": self.reason}
        if self.field is not None:
            data["field"] = self.field
        if self.details:
            data["details"] = self.details
        return data


def refusal_of(error: PaddockError, status: int, field: str | None = None) -> Refusal:
    """The game's own refusal, passed on."""
    return Refusal(error.reason, status, field, **error.details)


def refusal_of_unfit(unfit: DoesNotFit) -> Refusal:
    """What the database has no room for, whichever it is: nothing was changed."""
    return Refusal("does-not-fit", 422, place=unfit.place)
