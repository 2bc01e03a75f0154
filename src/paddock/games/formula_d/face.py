"""What a race tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.formula_d.offer import KINDS
from paddock.games.formula_d.printed import PRINTED
from paddock.games.formula_d.spaces import SPACES
from paddock.games.formula_d.state import PARTS, STATES
from paddock.games.formula_d.view_keys import (
    ABILITY,
    CAUSE,
    CIRCUIT,
    CORNER_OR_NONE,
    DRIVER,
    PART,
    SPACE,
    TEAM,
    TYRE_TYPE,
    VIEW,
    WEATHER,
)
from paddock.kernel.face import CORNER, NUMBER, SEAT, SEATS, YES, Args, Face, Shape, list_of, row, word

__all__ = ["FACE"]

HOW: Final = word("drive", "slide", "bonus", "slipstream", "pit-exit")
PERCENT: Final = NUMBER.note("of 100")

EVENTS: Final[dict[str, Args]] = {
    # before the race
    "team": Args(team=TEAM, drivers=SEATS, alone=YES),
    "built": Args(points=list_of(NUMBER).note(f"of {', '.join(PARTS)}")),
    "grid-roll": Args(roll=NUMBER),
    "lap-driven": Args(score=NUMBER, rolls=NUMBER.note("of a die; 0: under older rules"), void=YES),
    "weather": Args(roll=NUMBER, weather=WEATHER),
    "tyres": Args(type=TYRE_TYPE),
    "grid": Args(circuit=CIRCUIT, laps=NUMBER, order=SEATS),
    # a turn
    "round-began": Args(round=NUMBER, order=SEATS),
    "start-roll": Args(roll=NUMBER, how=word("stalled", "started", "great")),
    "shifted": Args(**{"from": NUMBER}, gear=NUMBER, gearbox=NUMBER, brakes=NUMBER, engine=NUMBER),
    "rolled": Args(gear=NUMBER, roll=NUMBER),
    "moved": Args(**{"from": SPACE}, path=list_of(SPACE), to=SPACE, spaces=NUMBER, how=HOW),
    "crossed-line": Args(lap=NUMBER, laps=NUMBER),
    "braked": Args(
        braked=NUMBER.note("spaces, by choice"), blocked=NUMBER.note("spaces, by cars"), brakes=NUMBER, tyres=NUMBER
    ),
    "stop": Args(corner=CORNER, made=NUMBER, of=NUMBER),
    "overshot": Args(spaces=NUMBER, tyres=NUMBER),
    "spun": Args(space=SPACE),
    # checks
    "check": Args(part=PART, roll=NUMBER, fails=NUMBER.note("up to this number"), lost=YES, space=SPACE),
    "debris": Args(space=SPACE),
    # the pits
    "pit": Args(where=word(*STATES)),
    "waits": Args(),
    "fresh-tyres": Args(points=NUMBER),
    "pit-roll": Args(roll=NUMBER, spaces=NUMBER.note("0: it stays until the next round")),
    "repaired": Args(parts=list_of(PART)),
    # street races
    "driver": Args(driver=DRIVER, ability=ABILITY, points=list_of(NUMBER).note(f"of {', '.join(PARTS)}")),
    "nitro": Args(spaces=NUMBER, number=NUMBER.note("of spaces in all")),
    "toll": Args(number=NUMBER.note("of spaces that are left")),
    "adjusted": Args(number=NUMBER),
    "harmed": Args(rival=SEAT, part=PART, roll=NUMBER, lost=YES),
    "ambush": Args(roll=NUMBER, part=PART, lost=YES),
    "trapped": Args(speed=NUMBER),
    "trap-won": Args(lap=NUMBER),
    "regained": Args(parts=list_of(PART)),
    # the end
    "finished": Args(place=NUMBER, round=NUMBER),
    "eliminated": Args(cause=CAUSE, space=SPACE, place=NUMBER),
    "race-over": Args(rounds=NUMBER, order=SEATS),
}

AHEAD: Final[dict[str, Shape]] = {
    "corner": CORNER.note("where the car stands, or the next one"),
    "stops": NUMBER.note("that it asks for"),
    "made": NUMBER,
    "far": NUMBER.note("spaces to it in this lane; 0: in it"),
}
MOVE: Final[dict[str, Shape]] = {
    "number": NUMBER.note("of spaces"),
    "how": HOW,
    "gear": NUMBER,
    **AHEAD,
    "debris": PERCENT.note("that a marked space costs a point"),
    "crash": PERCENT.note("that a car beside the end costs a point"),
}

QUESTIONS: Final[dict[str, Args]] = {
    "build-car": Args(part=PART, left=NUMBER, most=list_of(NUMBER).note(f"of {', '.join(PARTS)}")),
    "choose-tyres": Args(wet=YES, weather=WEATHER),
    "gear": Args(gear=NUMBER, **AHEAD),
    "move": Args(**MOVE),
    "slipstream": Args(**MOVE),
    "bonus": Args(**MOVE),
    "technical-stop": Args(points=NUMBER),
    "nitro": Args(number=NUMBER, gear=NUMBER, **AHEAD),
    "adjust": Args(number=NUMBER, **AHEAD),
    "regain": Args(),
    "drop-debris": Args(space=SPACE),
    "harm": Args(),
    "repeat-weather": Args(weather=WEATHER),
}

ZONE: Final = row(
    "Landing",
    space=SPACE,
    chance=PERCENT.note("that the car may end here without braking, of 100"),
    price=NUMBER.note("the tyres that it costs at least"),
    stop=YES.note("it makes a stop that is owed"),
    rolls=list_of(NUMBER).note("the numbers of the die that may end here"),
)
LABELS: Final[dict[str, Args]] = {
    "points": Args(part=PART, points=NUMBER),
    "tyres": Args(type=TYRE_TYPE),
    "gear": Args(
        gear=NUMBER,
        low=NUMBER,
        high=NUMBER,
        gearbox=NUMBER,
        brakes=NUMBER,
        engine=NUMBER,
        on=PERCENT.note("each number at its cheapest: on without a stop"),
        stop=PERCENT.note("to a stop that is owed"),
        brake=PERCENT.note("only by braking"),
        over=PERCENT.note("beyond a corner"),
        out=PERCENT.note("out of the race"),
        worst=NUMBER.note("points that the dearest number costs; 99: the car"),
        zone=list_of(ZONE),
    ),
    "move": Args(
        number=NUMBER.note("from 1, the cheapest first"),
        to=SPACE,
        path=list_of(SPACE).note("the spaces entered, in order"),
        ends=word(*KINDS),
        spaces=NUMBER,
        braked=NUMBER.note("spaces left undriven by choice"),
        blocked=NUMBER.note("spaces left undriven because of cars"),
        brakes=NUMBER.note("points"),
        tyres=NUMBER.note("points, by emergency braking"),
        over=NUMBER.note("spaces beyond corners"),
        price=NUMBER.note("points of tyres for them"),
        total=NUMBER.note("points of all parts"),
        spins=YES,
        corner=CORNER_OR_NONE.note("where it ends; -1: on a straight"),
        stop=YES.note("it makes a stop that is owed"),
        owed=NUMBER.note("stops owed then in that corner"),
        markers=list_of(SPACE).note("entered: a check for each"),
        marked=NUMBER.note("how many they are"),
        beside=SEATS.note("with whom a collision is checked"),
    ),
    "stay": Args(),
    "pit-roll": Args(),
    "repair": Args(parts=list_of(PART)),
    "keep": Args(),
    "nitro": Args(spaces=NUMBER, number=NUMBER.note("of spaces in all")),
    "adjust": Args(number=NUMBER),
    "drop": Args(space=SPACE),
    "harm": Args(rival=SEAT),
    "repeat": Args(),
}

FACE: Final = Face(EVENTS, QUESTIONS, LABELS, VIEW, SPACES, PRINTED)
