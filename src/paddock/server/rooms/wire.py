"""What browsers and the site say to each other, as msgspec types: checked when it comes in, quick to write."""

import re
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from paddock.server.refusals import Refusal
from paddock.server.rooms.pace import Live, Pace

__all__ = [
    "AdviceMessage",
    "Answer",
    "AnswerMessage",
    "AskAdvice",
    "ChatMessage",
    "FromBrowser",
    "Name",
    "NewTable",
    "Said",
    "SeatPlan",
    "SitDown",
    "Token",
    "Undo",
    "UndoMessage",
    "decode",
    "decode_message",
    "encode",
]

MOST_SEATS = 16
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
LevelName = Annotated[str, Meta(max_length=16)]
Line = Annotated[str, Meta(max_length=2000)]  # the limits for people are shorter and say so

encode = msgspec.json.Encoder().encode


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit here: a person by link, whoever comes, or a bot."""

    kind: Literal["human", "bot", "open"]
    level: LevelName | None = None
    name: Line | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], str | int | bool] = {}
    private: bool = False
    pace: Pace = Live()
    hot_seat: bool = False
    guided: bool = False
    advice: bool = False


class SitDown(Struct, forbid_unknown_fields=True):
    """Nothing: sit down oneself. Kind "bot": the host seats a bot."""

    kind: Literal["human", "bot"] = "human"
    level: LevelName | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """One or more choices of a seat: all are carried out, or none."""

    seat: SeatNumber
    expected: Annotated[int, Meta(ge=0, le=10_000_000)]
    key: Key
    choices: Annotated[list[ChoiceNumber], Meta(min_length=1, max_length=64)]


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the list of choices that this seat sent last."""

    seat: SeatNumber
    key: Key


class AskAdvice(Struct, forbid_unknown_fields=True):
    """What would a Champion do in my seat now?"""

    seat: SeatNumber
    expected: Annotated[int, Meta(ge=0, le=10_000_000)]
    key: Key


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Line


class Name(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Line


class Token(Struct, forbid_unknown_fields=True):
    """What stands at the end of a recovery link."""

    token: Annotated[str, Meta(max_length=400)]


class AnswerMessage(Answer, tag_field="type", tag="answer"):
    """``Answer`` through the socket."""


class UndoMessage(Undo, tag_field="type", tag="undo"):
    """``Undo`` through the socket."""


class AdviceMessage(AskAdvice, tag_field="type", tag="advice"):
    """``AskAdvice`` through the socket: the advice comes back with the same key."""


class ChatMessage(Said, tag_field="type", tag="chat"):
    """``Said`` through the socket."""

    key: Key = "chat"


FromBrowser = AnswerMessage | UndoMessage | AdviceMessage | ChatMessage
FIELD_NAMED = re.compile(r"(?:missing required|contains unknown) field `([^`]*)`")
message_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)

S = TypeVar("S", bound=Struct)


def decode(body: bytes, kind: type[S]) -> S:
    """A request's body; Refusal that names the field if it is not what it should be."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", 422, field=field_of(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("not-json", 400) from error


def decode_message(text: str) -> FromBrowser:
    """A message from the socket."""
    try:
        return message_decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", 422, field=field_of(str(error))) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not-json", 400) from error


def field_of(message: str) -> str:
    """The path in msgspec's message: Expected `int`, got `str` - at `$.seats[...].level`.

    A field that is missing, or that nobody knows, is named before the path to where it should be.
    """
    said, found, path = message.rpartition(" - at `$")
    steps = [path.rstrip("`").removeprefix(".")] if found else []
    named = FIELD_NAMED.search(said if found else message)
    return ".".join([*filter(None, steps), *(named.groups() if named else ())])
