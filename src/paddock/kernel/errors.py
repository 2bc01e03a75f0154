"""What can go wrong, as classes.

PaddockError                 everything below; carries a reason and its details
├── BadSetup                 a game, a seat count or an option that does not exist or does not fit
├── IllegalChoice            an answer that the rules refuse; nothing has changed
│   └── NotYourTurn          the seat has no open question
├── NoSuchSeat               a seat that the table does not have
├── NothingToUndo            chance was drawn, something was shown, or another seat has answered since
├── BadFile                  a save or a game file that is broken, edited or of another version
├── NoLog                    a quiet table, of which nothing is written down
└── RuleFailed               a rule went wrong: carries the notation, the agenda and the log position
"""

__all__ = [
    "BadFile",
    "BadSetup",
    "IllegalChoice",
    "NoLog",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
    "PaddockError",
    "RuleFailed",
]


class PaddockError(Exception):
    """A reason (the end of a text key) and the details that its sentence names."""

    def __init__(self, reason: str, **details: object) -> None:
        self.reason = reason
        self.details = details
        super().__init__(reason)

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.reason} ({told})" if told else self.reason


class BadSetup(PaddockError):
    """The table cannot be made like that."""


class IllegalChoice(PaddockError):
    """The rules do not allow this answer."""


class NotYourTurn(IllegalChoice):
    """This seat is not asked anything now."""


class NoSuchSeat(PaddockError):
    """The table has no seat of that number."""


class NoLog(PaddockError):
    """A quiet table keeps no log, so there is no game to write down."""


class NothingToUndo(PaddockError):
    """The last answer stands."""


class BadFile(PaddockError):
    """A file that cannot be used."""


class RuleFailed(PaddockError):
    """A fault in the rules themselves, with all that is needed to find it."""

    def __init__(self, cause: str, notation: str, agenda: str, position: int) -> None:
        super().__init__("rule-failed", cause=cause, notation=notation, agenda=agenda, position=position)
