"""The keys of what a simulation adds up to: of ``Simulation.as_data()`` and of ``paddock simulate --json``."""

from typing import Final

from paddock.kernel.face import DECIMAL, NUMBER, TEXT, VALUE, by_name, list_of, row

__all__ = ["RESULT"]

SPREAD: Final = row("Spread", mean=DECIMAL, min=NUMBER, max=NUMBER)
FAILURE: Final = row(
    "Failure", game=NUMBER.note("which of the games, from 0"), seed=TEXT.note("makes it go wrong again"), message=TEXT
)

RESULT: Final = row(
    "Simulation",
    format=NUMBER.note("of these keys"),
    game=TEXT,
    seats=NUMBER,
    games=NUMBER,
    seed=NUMBER,
    options=by_name(VALUE).note("of the setup"),
    bots=list_of(TEXT),
    decisions=NUMBER,
    seconds=DECIMAL,
    decisions_per_second=NUMBER,
    errors=NUMBER.note("games that went wrong"),
    failures=list_of(FAILURE),
    rounds_mean=DECIMAL,
    rounds_min=NUMBER,
    rounds_max=NUMBER,
    wins_by_seat=list_of(NUMBER),
    places_by_bot=by_name(list_of(NUMBER)).note("how often each bot was first, second …"),
    mean_place_by_bot=by_name(DECIMAL),
    statistics=by_name(SPREAD).note("the game's own numbers"),
    outcomes=by_name(NUMBER).note("how often games ended in each way"),
    events=by_name(NUMBER).note("how often each kind was told; with --stats").sometimes(),
)
