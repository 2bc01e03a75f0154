"""The state of a race: the cars, the markers on the track, and what belongs to the move that is being made."""

from typing import TYPE_CHECKING, Any, Final

from paddock.games.formula_d.circuits import Circuit, circuit
from paddock.games.formula_d.offer import Offer
from paddock.kernel.progress import Progress
from paddock.kernel.table import TOO_LONG, Outcome, Table

if TYPE_CHECKING:
    from paddock.games.formula_d.rules.variant import Variant

__all__ = [
    "BODY",
    "BOX",
    "BRAKES",
    "CAUSES",
    "CHANGEABLE",
    "ENGINE",
    "ENTERING",
    "GEARBOX",
    "GOOD",
    "HARD",
    "LEAVING",
    "NOWHERE",
    "ON_TRACK",
    "OVER",
    "IN_PAIRS",
    "PARTS",
    "PHASES",
    "POOL",
    "QUALIFY",
    "RACE",
    "RAIN",
    "REPAIR_POINTS",
    "RAIN_CHANGEABLE",
    "RAIN_TYRES",
    "SET_UP",
    "SOFT",
    "STATES",
    "SUSPENSION",
    "TEAMS",
    "TYRES",
    "TYRE_TYPES",
    "VARIANTS",
    "WEATHERS",
    "Car",
    "Race",
]

# The parts of a car, in the order in which its wear is kept.
TYRES: Final = 0
BRAKES: Final = 1
GEARBOX: Final = 2
BODY: Final = 3
ENGINE: Final = 4
SUSPENSION: Final = 5
PARTS: Final = ["tyres", "brakes", "gearbox", "body", "engine", "suspension"]
POOL: Final = 0  # in the beginners' game the points of the whole car stand here
DEFAULT_WEAR: Final = [6, 3, 3, 3, 3, 2]
BEGINNERS_WEAR: Final = [18, 0, 0, 0, 0, 0]

# Where a car stands.
ON_TRACK: Final = 0
ENTERING: Final = 1  # in the pit lane, its box still ahead
BOX: Final = 2
LEAVING: Final = 3  # in the pit lane, its box behind it
STATES: Final = ["track", "entering", "box", "leaving"]

SET_UP: Final = 0
QUALIFY: Final = 1
RACE: Final = 2
OVER: Final = 3
PHASES: Final = ["set-up", "qualifying", "race", "over"]

CAUSES: Final = ["", "tyres", "stops", "blocked", "collision", "debris", "engine", "points", "ambush", "harm"]
WEATHERS: Final = ["good", "changeable", "rain-changeable", "rain"]
GOOD: Final = 0
CHANGEABLE: Final = 1
RAIN_CHANGEABLE: Final = 2
RAIN: Final = 3
TYRE_TYPES: Final = ["hard", "soft", "rain"]
HARD: Final = 0
SOFT: Final = 1
RAIN_TYRES: Final = 2

TEAMS: Final = 5
IN_PAIRS: Final = 2  # since this version of the rules cars race for teams in pairs; before, only the sixth had a mate
REPAIR_POINTS: Final = 2
NOWHERE: Final = -1
NONE: Final[list[int]] = []  # shared and never changed
NO_OFFERS: Final[list[Offer]] = []
VARIANTS: "Final[dict[str, Variant]]" = {}  # the kinds of race, which the rules know and set: see rules/variants.py
FIRST: Final = 255  # above every gear
MANY: Final = 16  # more than there are seats, or levels of anything in a key of the order of play


class Car:
    """A car: where it is, its gear, its wear, and what it has to remember."""

    seat: int
    team: int  # for which it drives; the pits have two spaces for each
    at: int  # a space; NOWHERE when it is off the track
    lines: int  # how often it has crossed the line; from 1 on the lap that it is in
    gear: int  # as the lever stands; 0 before the start
    wear: list[int]  # the points left of each part; never changed in place
    full: list[int]  # the points of each part at first
    stops: int  # made in the corner where it stands
    spun: bool
    stalled: bool
    pit: int
    restart: int  # the gear in which it leaves its box, 0 where the driver has a choice
    tyres: int  # the type of the set
    fitted: int  # the lap for which it was fitted
    repairs: int  # points of technical stops left to the team
    score: int  # the points of its lap in qualifying; lower is better
    rolls: int  # of a die in that lap
    void: bool  # its lap in qualifying does not count
    place: int
    out: int  # why it is out, 0 while it is not
    ended: int  # the round in which it finished or went out
    # in street races
    driver: int  # -1: nobody in particular
    first: bool  # whoever drives it goes first of level cars
    speed: int  # what the die of the gear showed last
    nitro: int  # the lap in which nitro was used last
    dropped: int  # the lap in which debris was dropped last
    harmed: bool  # another car was harmed, once in a race

    def __init__(self, seat: int, team: int) -> None:
        self.seat = seat
        self.team = team
        self.at = NOWHERE
        self.lines = 0
        self.gear = 0
        self.wear = DEFAULT_WEAR
        self.full = DEFAULT_WEAR
        self.stops = 0
        self.spun = False
        self.stalled = False
        self.pit = ON_TRACK
        self.restart = 0
        self.tyres = HARD
        self.fitted = 1
        self.repairs = 0
        self.score = 0
        self.rolls = 0
        self.void = False
        self.place = 0
        self.out = 0
        self.ended = 0
        self.driver = -1
        self.first = False
        self.speed = 0
        self.nitro = 0
        self.dropped = 0
        self.harmed = False

    def clone(self) -> "Car":
        copy = Car(self.seat, self.team)
        copy.at = self.at
        copy.lines = self.lines
        copy.gear = self.gear
        copy.wear = self.wear
        copy.full = self.full
        copy.stops = self.stops
        copy.spun = self.spun
        copy.stalled = self.stalled
        copy.pit = self.pit
        copy.restart = self.restart
        copy.tyres = self.tyres
        copy.fitted = self.fitted
        copy.repairs = self.repairs
        copy.score = self.score
        copy.rolls = self.rolls
        copy.void = self.void
        copy.place = self.place
        copy.out = self.out
        copy.ended = self.ended
        copy.driver = self.driver
        copy.first = self.first
        copy.speed = self.speed
        copy.nitro = self.nitro
        copy.dropped = self.dropped
        copy.harmed = self.harmed
        return copy

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in CAR_FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        for name in CAR_FIELDS:
            setattr(self, name, state[name])

    def notation(self, where: int) -> str:
        """For example ``0@2005 l1 g3 wear 6/6 3/3 … stops 1``."""
        wear = " ".join(f"{left}/{full}" for left, full in zip(self.wear, self.full, strict=True))
        marks = [
            f"stops {self.stops}" if self.stops else "",
            "spun" if self.spun else "",
            "stalled" if self.stalled else "",
            STATES[self.pit] if self.pit else "",
            f"restart {self.restart}" if self.restart else "",
            f"{TYRE_TYPES[self.tyres]} of lap {self.fitted}" if self.tyres or self.fitted > 1 else "",
            f"repairs {self.repairs}" if self.repairs else "",
            f"score {self.score}{' void' if self.void else ''}" if self.score or self.void else "",
            f"rolls {self.rolls}" if self.rolls else "",
            f"out {CAUSES[self.out]}" if self.out else "",
            f"place {self.place} r{self.ended}" if self.place or self.ended else "",
            f"driver {self.driver} speed {self.speed} used {self.nitro} {self.dropped} {int(self.harmed)}"
            if self.driver >= 0
            else "",
        ]
        told = " ".join(["", *[mark for mark in marks if mark]])
        return f"{self.seat}@{where} l{self.lines} g{self.gear} wear {wear}{told}"


CAR_FIELDS: Final = [
    "at",
    "lines",
    "gear",
    "wear",
    "full",
    "stops",
    "spun",
    "stalled",
    "pit",
    "restart",
    "tyres",
    "fitted",
    "repairs",
    "score",
    "rolls",
    "void",
    "place",
    "out",
    "ended",
    "driver",
    "first",
    "speed",
    "nitro",
    "dropped",
    "harmed",
]


class Race(Table):
    """A race on a circuit."""

    circuit: Circuit
    laps: int
    beginner: bool
    tyre_types: bool
    strict_tyres: bool  # one tyre too few is the end
    variant: "Variant"  # the kind of race
    apart: bool  # only imagined: the dice of gears fall for each driver by themselves, whoever drives first
    cars: list[Car]
    round: int
    phase: int
    order: list[int]  # the seats in this round's order of play; never changed in place
    acting: int  # whose turn it is, -1 for nobody
    debris: list[int]  # the marked spaces, in the order in which they were marked; never changed in place
    weather: int
    # of the move that is being made
    number: int  # the spaces to drive, as rolled
    began: int  # the space where the move began
    over: int  # the spaces driven beyond corners so far, each counted for every corner that was missed
    missed: int  # how many corners were left without their stops
    braked: bool  # by choice or because cars were in the way
    bent: bool  # a space of a corner was entered
    slid: bool  # the tyres have had their effect
    stays: bool  # a slipstream was declined
    blew: bool  # the number that heats engines was rolled
    owes_marker: bool  # three gears were skipped
    nitro: bool  # nitro is used
    trail: list[int]  # the marked spaces entered, in order; never changed in place
    straight: int  # the space from which changes of lane are counted
    along: int  # the spaces driven from there on the same straight
    trapped: list[int]  # who passed the speed trap: lap, seat and speed in turn; never changed in place
    trap_laps: int  # the laps for which the speed trap has been won
    offers: list[Offer]  # the ways to move that are open; none while nothing is to be driven

    def clone(self) -> "Race":
        copy = Race()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Race)
        self.copy_kernel_into(other)
        other.circuit = self.circuit
        other.laps = self.laps
        other.beginner = self.beginner
        other.tyre_types = self.tyre_types
        other.strict_tyres = self.strict_tyres
        other.variant = self.variant
        other.apart = self.apart
        other.cars = [car.clone() for car in self.cars]
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.acting = self.acting
        other.debris = self.debris
        other.weather = self.weather
        other.number = self.number
        other.began = self.began
        other.over = self.over
        other.missed = self.missed
        other.braked = self.braked
        other.bent = self.bent
        other.slid = self.slid
        other.stays = self.stays
        other.blew = self.blew
        other.owes_marker = self.owes_marker
        other.nitro = self.nitro
        other.trail = self.trail
        other.trapped = self.trapped
        other.trap_laps = self.trap_laps
        other.straight = self.straight
        other.along = self.along
        other.offers = self.offers

    def state(self) -> dict[str, Any]:
        return {
            "cars": [car.state() for car in self.cars],
            "offers": [offer.row() for offer in self.offers],
            **{name: getattr(self, name) for name in RACE_FIELDS},
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.read_setup()
        self.cars = self.new_cars()
        for car, saved in zip(self.cars, state["cars"], strict=True):
            car.restore(saved)
        self.offers = [Offer(*row) for row in state["offers"]]
        for name in RACE_FIELDS:
            setattr(self, name, state[name])

    def read_setup(self) -> None:
        """The circuit, the number of laps and which rules hold, as the setup options say; nothing has happened yet."""
        self.circuit = circuit(str(self.setup["circuit"]))
        self.beginner = self.setup["rules"] == "beginner"
        self.tyre_types = self.has("tyre_types") and self.setup["race"] == "usual"
        self.strict_tyres = self.setup["tyre_floor"] == "official"
        self.apart = False
        self.variant = VARIANTS["usual" if self.beginner else str(self.setup["race"])]
        laps = str(self.setup["laps"])
        self.laps = int(laps) if laps != "usual" else 1 if self.beginner else 2
        self.cars = []
        self.round = 0
        self.phase = SET_UP
        self.order = NONE
        self.debris = NONE
        self.weather = GOOD
        self.trapped = NONE
        self.trap_laps = 0
        self.offers = NO_OFFERS
        self.begin_move(-1, NOWHERE)

    def new_cars(self) -> list[Car]:
        """One for each seat. In a race of teams two drive for each, as far as they come out even."""
        teams = TEAMS
        if self.has("teams") and self.rules >= IN_PAIRS:
            teams = max(2, (self.seats + 1) // 2)
        return [Car(seat, seat % teams) for seat in range(self.seats)]

    def begin_move(self, seat: int, at: int) -> None:
        """What belongs to one move begins anew."""
        self.acting = seat
        self.number = 0
        self.began = at
        self.over = 0
        self.missed = 0
        self.braked = False
        self.bent = False
        self.slid = False
        self.stays = False
        self.blew = False
        self.owes_marker = False
        self.nitro = False
        self.trail = NONE
        self.count_lanes_from(at)

    def count_lanes_from(self, space: int) -> None:
        """Changes of lane are counted anew from here."""
        self.straight = space
        self.along = 0

    def roll_gear(self, seat: int, faces: int) -> int:
        """The die of a driver's gear."""
        return self.roll_for(seat, faces) if self.apart else self.roll(faces)

    # ---- what the setup says ---------------------------------------------------------------------------------------

    def first_wear(self) -> list[int]:
        return BEGINNERS_WEAR if self.beginner else DEFAULT_WEAR

    def has(self, option: str) -> bool:
        """Whether an optional rule is in play; beginners play without any."""
        return not self.beginner and self.setup[option] is True

    def chosen(self, option: str, value: str) -> bool:
        return not self.beginner and self.setup[option] == value

    def is_wet(self) -> bool:
        return self.weather >= RAIN_CHANGEABLE

    def has_crossed(self, car: Car, began: int) -> bool:
        """Whether a car has come over the line since it stood on a space; from the pit lane that is the step out."""
        if began < 0 or car.pit != ON_TRACK:
            return False
        return began >= self.circuit.track or self.circuit.order[car.at] < self.circuit.order[began]

    # ---- who is where ----------------------------------------------------------------------------------------------

    def in_race(self, car: Car) -> bool:
        """On the track, in the pit lane or in its box."""
        return car.at >= 0

    def car_at(self, space: int) -> Car | None:
        """The car on a space of the track or of the pit lane; cars in their boxes stand beside it."""
        for car in self.cars:
            if car.at == space and car.pit != BOX:
                return car
        return None

    def order_key(self, car: Car) -> int:
        """Whoever is further ahead has the larger key: laps and place, then the gear, then who is nearer the inside."""
        board = self.circuit
        if car.pit == ON_TRACK:
            ahead = 2 * (car.lines * board.lap + board.order[car.at]) * 2 * MANY * 2
            level = FIRST if car.first else car.gear * 4 + board.inner[car.at]
        else:
            # In the pits a car counts as standing half a space past the last way in; there the front one is ahead, and
            # a car in a box is just behind one on the front of its two spaces.
            entry = board.order[board.pit_enter[-1]]
            line = 2 * (car.lines * board.lap + entry) + 1
            ahead = line * 2 * MANY * 2 + 2 * (car.at - board.track) + (0 if car.pit == BOX else 1)
            level = car.gear * 4
        return (ahead * MANY * MANY + level) * MANY + MANY - 1 - car.seat

    def running_order(self) -> list[int]:
        """All seats from first to last: those that have finished, those in the race, those that are out."""
        keys: list[tuple[int, int, int]] = []
        for car in self.cars:
            if car.out:
                keys.append((2, car.place, car.seat))
            elif car.at < 0:
                keys.append((0, car.place, car.seat))
            else:
                keys.append((1, -self.order_key(car), car.seat))
        keys.sort()
        return [seat for _, _, seat in keys]

    # ---- the face --------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.stopped:
            return Outcome(TOO_LONG, self.team_places() if self.has("teams") else self.places(), self.round)
        if self.has("teams"):
            return Outcome("teams-ranked", self.team_places(), self.round)
        if all(car.out for car in self.cars):
            return Outcome("nobody-finished", [car.place for car in self.cars], self.round)
        return Outcome("all-home", [car.place for car in self.cars], self.round)

    def places(self) -> list[int]:
        """Of every car; in a race that was stopped, those on the track come between those at home and those out."""
        order = self.running_order()
        return [order.index(seat) + 1 for seat in range(self.seats)]

    def points(self, car: Car) -> int:
        """What a car has won for its team; only cars that finished win any."""
        return 0 if car.out or not car.place else POINTS[car.place - 1]

    def team_points(self, team: int) -> int:
        return sum(self.points(car) for car in self.cars if car.team == team)

    def team_places(self) -> list[int]:
        """The place of every driver's team: by points, then by its best car; those of a team share it."""
        places = self.places()
        best: list[tuple[int, int]] = []
        for team in self.teams():
            best.append((-self.team_points(team), min(places[seat] for seat in self.team_seats(team))))
        return [
            1 + sum(len(self.team_seats(n)) for n, key in enumerate(best) if key < best[car.team]) for car in self.cars
        ]

    def teams(self) -> list[int]:
        """Every team for which a car drives."""
        return list(range(1 + max(car.team for car in self.cars)))

    def team_seats(self, team: int) -> list[int]:
        return [car.seat for car in self.cars if car.team == team]

    def progress(self) -> Progress:
        """The lap of whoever is ahead; on the grid it is the first."""
        lap = max(1, min(self.laps, max((car.lines for car in self.cars), default=1)))
        return Progress(self.round, PHASES[self.phase], lap, self.laps)

    def statistics(self) -> dict[str, int]:
        """How long the winner drove, and how many went out, by cause."""
        home = [car.ended for car in self.cars if not car.out]
        counted = {
            "out-tyres": self.out_by("tyres"),
            "out-stops": self.out_by("stops"),
            "out-blocked": self.out_by("blocked"),
            "out-collision": self.out_by("collision"),
            "out-debris": self.out_by("debris"),
            "out-engine": self.out_by("engine"),
            "out-points": self.out_by("points"),
            **(
                {"out-ambush": self.out_by("ambush"), "out-harm": self.out_by("harm")}
                if self.variant.is_street()
                else {}
            ),
            "markers": len(self.debris),
        }
        return {"winner-rounds": min(home), **counted} if home else counted

    def out_by(self, cause: str) -> int:
        """How many cars went out for this reason."""
        return sum(1 for car in self.cars if CAUSES[car.out] == cause)

    def notation(self) -> str:
        head = f"formula_d {self.circuit.name} {self.laps} laps {PHASES[self.phase]} r{self.round} acting {self.acting}"
        head += f" order {' '.join(map(str, self.order)) or '-'}"
        if self.weather:
            head += f" {WEATHERS[self.weather]}"
        if self.debris:
            head += f" debris {' '.join(str(self.circuit.name_of(space)) for space in self.debris)}"
        if self.number or self.offers:
            flags = [self.braked, self.bent, self.slid, self.stays, self.blew, self.owes_marker]
            head += f" move {self.number} from {self.name_of(self.began)} over {self.over} missed {self.missed}"
            head += f" {''.join(str(int(flag)) for flag in flags)}{' nitro' if self.nitro else ''}"
            head += f" trail {self.trail} offers {len(self.offers)}"
            if self.along:
                head += f" along {self.along} from {self.name_of(self.straight)}"
        if self.trapped:
            head += f" trap {self.trapped} won {self.trap_laps}"
        return " || ".join([head, *[car.notation(self.name_of(car.at)) for car in self.cars]])

    def name_of(self, space: int) -> int:
        """A space as people name it, or NOWHERE."""
        return self.circuit.name_of(space) if space >= 0 else NOWHERE


POINTS: Final = [10, 8, 6, 5, 4, 3, 2, 1, 0, 0]
RACE_FIELDS: Final = [
    "round",
    "phase",
    "order",
    "acting",
    "debris",
    "weather",
    "number",
    "began",
    "over",
    "missed",
    "braked",
    "bent",
    "slid",
    "stays",
    "blew",
    "owes_marker",
    "nitro",
    "trail",
    "straight",
    "along",
    "trapped",
    "trap_laps",
]
