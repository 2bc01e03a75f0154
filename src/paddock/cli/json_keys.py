"""The keys of what ``games``, ``bench``, ``replay`` and ``verify`` print with ``--json``; all carry the format."""

from typing import Final

from paddock.kernel.common_keys import EVENT, OUTCOME, PROGRESS
from paddock.kernel.face import ANY, DECIMAL, NUMBER, SEAT, TEXT, VALUE, YES_OR_NO, by_name, list_of, row, word

__all__ = ["BENCH", "GAME", "GAMES", "REPLAY", "VERIFIED"]

FORMAT_KEY: Final = NUMBER.note("of these keys")
SETUP_OPTION: Final = row(
    "SetupOption",
    key=TEXT,
    kind=word("choice", "int", "flag"),
    choices=list_of(TEXT).note("of a choice").sometimes(),
    min=NUMBER.note("of an int").sometimes(),
    max=NUMBER.note("of an int").sometimes(),
    default=VALUE,
    only_if=by_name(list_of(VALUE)).note("counts only beside one of these values of other options").sometimes(),
)
ABOUT_GAME: Final = {
    "id": TEXT,
    "rules": NUMBER.note("the version of its rules"),
    "seats": list_of(NUMBER).note("the fewest and the most"),
    "options": list_of(SETUP_OPTION),
}
GAME: Final = row("GameInfo", format=FORMAT_KEY, **ABOUT_GAME)
GAMES: Final = row("Games", format=FORMAT_KEY, games=list_of(row("GameRow", **ABOUT_GAME)))

SPEED: Final = row(
    "Speed",
    game=TEXT,
    seats=NUMBER,
    compiled=YES_OR_NO,
    decisions_per_second=NUMBER.note("of random play"),
    driven_per_second=NUMBER.note("decisions that plain Python asks for and answers"),
    games_per_second=DECIMAL,
    clone_us=DECIMAL.note("microseconds of a copy"),
    playouts_per_second=NUMBER.note("in a search; 0 if the game has nothing to search with"),
)
BENCH: Final = row("Bench", format=FORMAT_KEY, rows=list_of(SPEED).note("the fullest table of a game first"))

VERIFIED: Final = row(
    "Verified",
    format=FORMAT_KEY,
    verified=YES_OR_NO.note("a file that is not what it says is refused with a message instead"),
    game=TEXT,
    rules=NUMBER,
    seats=NUMBER,
    seed=TEXT,
    commitment=TEXT.note("the SHA-256 that was shown before the game"),
    answers=NUMBER,
    outcome=OUTCOME.or_none().note("none: the game goes on"),
)

REPLAY: Final = row(
    "Replay",
    format=FORMAT_KEY,
    game=TEXT,
    rules=NUMBER,
    seats=NUMBER,
    names=list_of(TEXT),
    options=by_name(VALUE).note("of the setup"),
    answers=NUMBER.note("in the file"),
    step=NUMBER.note("after how many of them"),
    seat=SEAT.or_none().note("who looks; none: a spectator"),
    events=list_of(EVENT),
    view=ANY.note("as the game declares it"),
    progress=PROGRESS,
    outcome=OUTCOME.or_none(),
)
