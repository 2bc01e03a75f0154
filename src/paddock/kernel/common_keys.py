"""The keys of what all games tell in the same way: events, questions, progress and outcome."""

from typing import Final

from paddock.kernel.face import ANY, NUMBER, SEAT, TEXT, by_name, list_of, row

__all__ = ["EVENT", "OUTCOME", "PROGRESS", "QUESTION"]

EVENT: Final = row(
    "GameEvent",
    n=NUMBER.note("its number at this table"),
    kind=TEXT,
    seat=SEAT.note("to whom it happened; -1: to nobody in particular"),
    args=by_name(ANY).note("as the game declares them"),
    to=SEAT.or_none().note("who alone may know of it; none: everybody may"),
)
LABEL: Final = by_name(ANY).note("its kind, and the arguments that the game declares")
OPTION: Final = row("Option", choice=NUMBER, label=LABEL)
QUESTION: Final = row("Question", kind=TEXT, seat=SEAT, args=by_name(ANY), options=list_of(OPTION))
PROGRESS: Final = row(
    "Progress",
    round=NUMBER.sometimes(),
    phase=TEXT.sometimes(),
    lap=NUMBER.sometimes(),
    laps=NUMBER.sometimes(),
    race=NUMBER.sometimes(),
    races=NUMBER.sometimes(),
)
OUTCOME: Final = row(
    "Outcome",
    reason=TEXT.note("the end of a text's key"),
    places=list_of(NUMBER).note("of each seat; 1 is the winner, ties share a place"),
    rounds=NUMBER,
)
