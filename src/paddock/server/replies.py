"""What the site says, for its description: programs may rely on it, and a test asks the site whether it is true.

The site writes its replies where they are made; here stands what is in them. What a game puts into a view, a question
or an event is told by the game itself: its face, ``/api/games/{game}/face``, and ``docs/data``.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from paddock.server.rooms.pace import Pace

__all__ = [
    "Acknowledged",
    "AdvisedTurns",
    "Done",
    "FilmSoFar",
    "Forecast",
    "Frame",
    "GameFace",
    "GameFile",
    "GameInfo",
    "GameTexts",
    "Link",
    "MadeTable",
    "Me",
    "Picture",
    "Reason",
    "Refused",
    "Seated",
    "Started",
    "TableLine",
    "TableState",
]

Data = dict[str, Any]
Value = str | int | bool
GivenAnswer = Annotated[list[int | str], Meta(min_length=3, max_length=3)]


class Refused(Struct):
    """Nothing was done. The reason is the end of a text key, ``field`` the part of the request at fault."""

    reason: str
    field: str | UnsetType = UNSET
    details: Data | UnsetType = UNSET


# ---- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a game's setup; ``only_if``: it counts while each of those options has one of these values."""

    key: str
    kind: Literal["choice", "int", "flag"]
    default: Value
    choices: list[str] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    only_if: dict[str, list[Value]] | UnsetType = UNSET


class GameInfo(Struct):
    """A game: the version of its rules, how few and how many may play, its options and the levels of its bots."""

    id: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    levels: list[str]
    ready: bool


class GameTexts(Struct):
    """A Fluent file."""

    texts: str


class GameFace(Struct):
    """What the arguments of events, questions and labels mean, by their kind."""

    events: dict[str, Data]
    questions: dict[str, Data]
    labels: dict[str, Data]


class GameFile(Struct):
    """A finished game: whoever plays its answers (seat, question, choice) from its seed comes to its outcome."""

    format: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    names: list[str]
    seed: str
    answers: list[GivenAnswer]
    outcome: Data
    digest: str


# ---- tables ----------------------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat and who sits there; ``number`` says which of the bots' names is this bot's."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    level: str | None
    connected: bool
    away: bool
    missed: int
    missed_rounds: int
    number: int
    free: bool
    kept: bool


class Outcome(Struct):
    """How a game ended: the place of every seat."""

    reason: str
    places: list[int]
    rounds: int


class Bound(Struct):
    """A very long game: stopped after ``most`` answers, and played on by bots alone from ``bots_from`` on."""

    most: int
    bots_from: int
    left_to_bots: bool


class TableInfo(Struct):
    """A table as whoever asks may know it; ``mine``: they are its host. The seed is shown at the end."""

    id: str
    game: str
    rules: int
    status: Literal["lobby", "playing", "over"]
    options: dict[str, Value]
    seats: list[SeatInfo]
    pace: Pace
    commitment: str
    seed: str | None
    private: bool
    guided: bool
    hot_seat: bool
    advice: bool
    advised: list[tuple[int, int]]
    imported: bool
    lasted: int | None
    host: int | None
    bound: Bound | None
    outcome: Outcome | None
    rematch: str | None
    deadline: str | None
    my_seats: list[int]
    kept_seat: int | None
    removed: bool
    mine: bool


class TableLine(TableInfo):
    """A table in a list: for whom it waits, since when, and how far the race is."""

    your_turn: bool
    progress: dict[str, str | int] | None
    waiting_for: list[int]
    since: str
    places: list[int]
    finished_at: str | None


class Me(Struct):
    """My name, if I have one, and my tables."""

    name: str | None
    tables: list[TableLine]


class Link(Struct):
    """An address within this site."""

    url: str


class MadeTable(Struct):
    """A table and its address within this site."""

    id: str
    url: str


class Seated(Struct):
    """The seat that has changed."""

    seat: int


class Started(Struct):
    """The table that has begun."""

    id: str


class Done(Struct):
    """It is done, and there is nothing to tell."""


# ---- play ------------------------------------------------------------------------------------------------------------


class OptionOffered(Struct):
    """What may be answered, and what it means."""

    choice: int
    label: Data


class Question(Struct):
    """What a seat is asked."""

    kind: str
    seat: int
    args: Data
    options: list[OptionOffered]


class GameEvent(Struct):
    """What has happened; ``to`` is the one seat that is told, null: all are."""

    n: int
    kind: str
    seat: int
    args: Data
    to: int | None


class ChatLine(Struct):
    """A line of chat: from a seat, or from a guest who watches."""

    seat: int | None
    guest: int | None
    name: str | None
    text: str
    at: str


class TableState(Struct, tag_field="type", tag="state"):
    """All that whoever asks may know of a table now. ``expected`` is to be sent along with the next answer."""

    number: int
    table: TableInfo
    seat: int | None
    open_seats: list[int]
    expected: int
    can_undo: bool
    question: Question | None
    view: Data | None
    events: list[GameEvent]
    chat: list[ChatLine]


class Acknowledged(Struct, tag_field="type", tag="ack"):
    """Done: whoever follows the table sees it in the message of that number."""

    key: str
    number: int


class AdvisedTurn(Struct):
    """Answers and what they mean; how much they are worth, how far that is behind the first turn, and the doubt."""

    answers: list[int]
    labels: list[Data]
    worth: float
    behind: float
    error: float
    as_good: bool


class AdvisedTurns(Struct, tag_field="type", tag="advice"):
    """What a Champion would do: up to three turns, what their worth counts, and how often it was tried."""

    key: str
    counts: str
    turns: list[AdvisedTurn]
    playouts: int


class Reason(Struct):
    """Why something may not be chosen; null: it may."""

    reason: str | None


class Forecast(Struct):
    """What choices would lead to, as far as the seat can know; empty where the game does not say."""

    forecast: list[Data]


# ---- looking back ----------------------------------------------------------------------------------------------------


class AnswerGiven(Struct):
    """One answer of a finished game, and how many events had been told after it."""

    seat: int
    question: str
    choice: int
    told: int


class FilmSoFar(Struct):
    """The view at the start, the events before it, and each later event with what it changes in the view."""

    table: TableInfo
    seat: int | None
    start: Data
    before: list[GameEvent]
    film: list[Data]
    answers: list[AnswerGiven] | None


class Frame(Struct):
    """A finished game after so many answers, of so many, as a seat saw it."""

    at: int
    of: int
    seat: int | None
    view: Data
    open_seats: list[int]
    question: Question | None
    events: list[GameEvent]


class Picture(Struct):
    """The table, drawn in letters."""

    picture: str
