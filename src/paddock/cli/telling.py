"""Events in words: what one seat did in a row is told in one breath."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from paddock.texts import Speaker

__all__ = ["Paragraph", "paragraphs"]

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Paragraph:
    """A line of the story: one seat with all its doings, or several seats that did the same; seat -1 is a heading."""

    seats: list[int]
    words: list[str]


def paragraphs(events: Iterable[Event], speaker: Speaker) -> list[Paragraph]:
    """The story so far, without what is silent."""
    told: list[Paragraph] = []
    heard = [event for event in events if speaker.is_told(event)]
    common = ""  # the kind of event of which the last paragraph tells, seat after seat
    for seat, group in groupby(heard, key=lambda event: int(event["seat"])):
        doings = list(group)
        if seat < 0:
            told.extend(Paragraph([-1], [speaker.event(event)]) for event in doings)
            common = ""
        elif len(doings) == 1 and doings[0]["kind"] == common:
            told[-1] = Paragraph([*told[-1].seats, seat], [*told[-1].words, breath(doings, speaker)])
        else:
            told.append(Paragraph([seat], [breath(doings, speaker)]))
            common = str(doings[0]["kind"]) if len(doings) == 1 else ""
    return told


def breath(doings: list[Event], speaker: Speaker) -> str:
    """ "Ana shows 1, 4; moves 5 spaces; discards 2, 3.": the name once, and the same deed once for all its objects."""
    name = speaker.name(doings[0]["seat"])
    clauses: list[str] = []
    before = ("", "")
    for event in doings:
        sentence = speaker.event(event).strip().rstrip(".")
        clause = after_name(sentence, name) if clauses else sentence
        deed, _, what = after_name(sentence, name).rpartition(" ")
        if (event["kind"], deed) == before and " " not in deed:
            clauses[-1] += f", {what}"
        else:
            clauses.append(clause)
        before = (event["kind"], deed)
    return f"{'; '.join(clauses)}."


def after_name(sentence: str, name: str) -> str:
    """A sentence as it goes on after the name of its driver, which may stand before a colon."""
    rest = sentence.removeprefix(name)
    rest = rest.removeprefix(":").removeprefix(" ") if rest[:1] in (":", " ") else sentence
    return rest[:1].lower() + rest[1:]
