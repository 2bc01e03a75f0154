"""The state of a race: the cars with their cards, and where everybody is."""

from typing import Any, Final

from paddock.games.heat.cards import card_ids
from paddock.games.heat.circuits import Circuit, circuit
from paddock.games.heat.conditions import Conditions, road_id, weather_token
from paddock.games.heat.legend_cards import helmet_of
from paddock.games.heat.racers import Legend, Racer
from paddock.games.heat.season import Season, loaded_season
from paddock.kernel.progress import Progress
from paddock.kernel.table import TOO_LONG, Outcome, Table

__all__ = ["COOLING_COUNTS", "DRAFT", "DRIVE", "HAND_SIZE", "NONE", "NOT_TOWED", "OVER", "PLAN", "Car", "Race"]

PLAN: Final = 0
DRIVE: Final = 1
OVER: Final = 2
DRAFT: Final = 3
PHASES: Final = ("plan", "drive", "over", "draft")
HAND_SIZE: Final = 7
COOLING_COUNTS: Final = 4  # from these rules on, Heat that cooldowns can fetch counts when cards are to be paid for
SPOTS: Final = 2  # on each space
MOST_CARS: Final = 16  # more than a race ever has
FAR: Final = 1 << 15  # further than any race goes
NOT_TOWED: Final = 1_000_000

NONE: Final[list[int]] = []  # stands in lists that are never changed in place, so that copies share them


class Car(Racer):
    """One driver's car, cards and gear. The last card of ``deck`` and ``discard`` lies on top; ``hand`` is sorted."""

    seat: int
    gear: int
    heat: int  # Heat cards in the engine
    hand: list[int]
    known: list[int]  # cards that everybody knows to be in the hand or face down; never changed in place
    deck: list[int]
    discard: list[int]
    played: list[int]  # the play area; while planning, the cards chosen so far, which still lie in the hand
    upgrades: list[int]  # the upgrades of this car, wherever they lie now; never changed in place
    on_top: int  # how many cards on top of the draw deck everybody knows: refreshed ones
    face_up: bool
    next_gear: int  # the gear chosen while planning, 0 before
    ready: bool
    cluttered: bool
    # of this turn
    speed: int
    chosen: list[int]  # the speeds chosen for cards that have several: card * SPEEDS + speed; never changed in place
    pluses: int  # how many plus symbols were used
    symbols: list[int]  # the symbols of cards in play that may still be used, as marks; never changed in place
    cooldown: int  # what the gear's cooldown symbol may still move
    cooled_sectors: int  # a bit for every sector whose weather has cooled the car in this turn
    can_boost: bool
    counts_on_cooling: (
        bool  # a direct play or a boost leaves Heat to cooldowns: they pay for cards before any is given up
    )
    adrenaline: bool
    adrenaline_speed: bool
    adrenaline_cooldown: bool
    spun_out: bool

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.gear = 1
        self.heat = 0
        self.known = NONE
        self.upgrades = NONE
        self.on_top = 0
        self.face_up = False
        self.next_gear = 0
        self.ready = False
        self.cluttered = False
        self.speed = 0
        self.chosen = NONE
        self.pluses = 0
        self.symbols = NONE
        self.cooldown = 0
        self.cooled_sectors = 0
        self.can_boost = False
        self.counts_on_cooling = False
        self.adrenaline = False
        self.adrenaline_speed = False
        self.adrenaline_cooldown = False
        self.spun_out = False

    def clone(self) -> "Car":
        copy = Car(self.seat)
        copy.at = self.at
        copy.spot = self.spot
        copy.gear = self.gear
        copy.heat = self.heat
        copy.hand = self.hand[:]
        copy.known = self.known
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.played = self.played[:]
        copy.upgrades = self.upgrades
        copy.on_top = self.on_top
        copy.face_up = self.face_up
        copy.next_gear = self.next_gear
        copy.ready = self.ready
        copy.cluttered = self.cluttered
        copy.began_at = self.began_at
        copy.began_spot = self.began_spot
        copy.speed = self.speed
        copy.chosen = self.chosen
        copy.pluses = self.pluses
        copy.symbols = self.symbols
        copy.cooldown = self.cooldown
        copy.cooled_sectors = self.cooled_sectors
        copy.can_boost = self.can_boost
        copy.counts_on_cooling = self.counts_on_cooling
        copy.adrenaline = self.adrenaline
        copy.adrenaline_speed = self.adrenaline_speed
        copy.adrenaline_cooldown = self.adrenaline_cooldown
        copy.spun_out = self.spun_out
        copy.finished_in = self.finished_in
        copy.place = self.place
        return copy

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in CAR_FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        for name in CAR_FIELDS:
            setattr(self, name, state[name])

    def notation(self) -> str:
        """For example ``2@14.0 g3 h4 | 1 2 heat | 3 4 | stress | 1`` with hand, deck, discard and play area."""
        piles = " | ".join(
            " ".join(card_ids(pile)) or "-" for pile in (self.hand, self.deck, self.discard, self.played)
        )
        marks = [
            f"known {' '.join(card_ids(self.known))}" if self.known else "",
            f"gear->{self.next_gear}" if self.next_gear else "",
            "up" if self.face_up else "",
            "ready" if self.ready else "",
            "cluttered" if self.cluttered else "",
            f"from {self.began_at} speed {self.speed} cool {self.cooldown}",
            f"weather {self.cooled_sectors}" if self.cooled_sectors else "",
            "boost" if self.can_boost else "",
            f"adrenaline {self.adrenaline_speed:d}{self.adrenaline_cooldown:d}" if self.adrenaline else "",
            self.garage_notation(),
            "spun" if self.spun_out else "",
            f"done r{self.finished_in}" if self.finished_in else "",
            f"place {self.place}" if self.place else "",
        ]
        told = " ".join(mark for mark in marks if mark)
        return f"{self.seat}@{self.at}.{self.spot} g{self.gear} h{self.heat} | {piles} | {told}"

    def garage_notation(self) -> str:
        """For example ``upgrades u7 u9 top 1 chosen 67 plus 2 symbols 144``; nothing in a base race."""
        marks = [
            f"upgrades {' '.join(card_ids(self.upgrades))}" if self.upgrades else "",
            f"top {self.on_top}" if self.on_top else "",
            f"chosen {' '.join(str(chosen) for chosen in self.chosen)}" if self.chosen else "",
            f"plus {self.pluses} from {self.began_spot}" if self.upgrades else "",
            f"symbols {' '.join(str(mark) for mark in self.symbols)}" if self.symbols else "",
            "counts on cooling" if self.counts_on_cooling else "",
        ]
        return " ".join(mark for mark in marks if mark)


CAR_FIELDS: Final = [
    "at",
    "spot",
    "gear",
    "heat",
    "hand",
    "known",
    "deck",
    "discard",
    "played",
    "upgrades",
    "on_top",
    "face_up",
    "next_gear",
    "ready",
    "cluttered",
    "began_at",
    "began_spot",
    "speed",
    "chosen",
    "pluses",
    "symbols",
    "cooldown",
    "cooled_sectors",
    "can_boost",
    "counts_on_cooling",
    "adrenaline",
    "adrenaline_speed",
    "adrenaline_cooldown",
    "spun_out",
    "finished_in",
    "place",
]


class Race(Table):
    """A race on a circuit."""

    circuit: Circuit
    conditions: Conditions  # the circuit with the tokens of weather and road
    laps: int
    finish: int  # the progress at which the last lap is complete
    cars: list[Car]
    legends: list[Legend]
    field: list[Racer]  # all of them: the cars by seat, then the Legends; a car's number is its place here
    legend_deck: list[int]  # the last card lies on top; never changed in place
    legend_card: int  # the card that drives the Legends, -1 before the first one
    round: int
    phase: int
    order: list[int]  # the numbers of the cars in this round's order, the leader first
    acting: int  # the seat whose turn it is, -1 while all plan
    stress_left: int  # Stress cards beside the board
    tournament: bool  # gears are shifted only when cards are revealed
    hand_size: int
    season: Season | None  # the championship that this race is part of
    towed_from: int  # where the slipstream of this turn began
    # these are never changed in place
    market: list[int]  # the upgrades on offer in the garage
    upgrade_deck: list[int]
    sponsor_deck: list[int]
    sponsors_used: list[int]  # sponsor cards played since the start of the race

    def clone(self) -> "Race":
        copy = Race()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Race)
        self.copy_kernel_into(other)
        other.circuit = self.circuit
        other.conditions = self.conditions
        other.laps = self.laps
        other.finish = self.finish
        other.cars = [car.clone() for car in self.cars]
        other.legends = [legend.clone() for legend in self.legends] if self.legends else self.legends
        other.field = [*other.cars, *other.legends]
        other.legend_deck = self.legend_deck
        other.legend_card = self.legend_card
        other.round = self.round
        other.phase = self.phase
        other.order = self.order  # never changed in place: every round makes its own
        other.acting = self.acting
        other.stress_left = self.stress_left
        other.tournament = self.tournament
        other.hand_size = self.hand_size
        other.season = self.season
        other.towed_from = self.towed_from
        other.market = self.market
        other.upgrade_deck = self.upgrade_deck
        other.sponsor_deck = self.sponsor_deck
        other.sponsors_used = self.sponsors_used

    def state(self) -> dict[str, Any]:
        return {
            "cars": [car.state() for car in self.cars],
            "legends": [legend.state() for legend in self.legends],
            "legend_deck": self.legend_deck,
            "legend_card": self.legend_card,
            "weather": self.conditions.weather,
            "road": self.conditions.road,
            "round": self.round,
            "phase": self.phase,
            "order": self.order,
            "acting": self.acting,
            "stress_left": self.stress_left,
            "market": self.market,
            "upgrade_deck": self.upgrade_deck,
            "sponsor_deck": self.sponsor_deck,
            "sponsors_used": self.sponsors_used,
            "season": None if self.season is None else self.season.state(),
            "towed_from": self.towed_from,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.read_setup()
        if state.get("season") is not None:
            self.season = loaded_season(state["season"])
            self.enter_race(self.season)
        self.cars = [Car(seat) for seat in range(self.seats)]
        for car, saved in zip(self.cars, state["cars"], strict=True):
            car.restore(saved)
        self.legends = [Legend(self.seats + n, helmet_of(n)) for n in range(len(state["legends"]))]
        for legend, saved in zip(self.legends, state["legends"], strict=True):
            legend.restore(saved)
        self.field = [*self.cars, *self.legends]
        self.legend_deck = list(state["legend_deck"])
        self.legend_card = state["legend_card"]
        self.conditions = Conditions(self.circuit, state["weather"], list(state["road"]))
        self.round = state["round"]
        self.phase = state["phase"]
        self.order = list(state["order"])
        self.acting = state["acting"]
        self.stress_left = state["stress_left"]
        self.market = list(state["market"])
        self.upgrade_deck = list(state["upgrade_deck"])
        self.sponsor_deck = list(state["sponsor_deck"])
        self.sponsors_used = list(state["sponsors_used"])
        self.towed_from = state.get("towed_from", NOT_TOWED)

    def read_setup(self) -> None:
        """The circuit, the number of laps and the modules, as the setup options say."""
        self.season = None
        self.towed_from = NOT_TOWED
        self.hand_size = HAND_SIZE
        self.drive_on(str(self.setup["circuit"]), 0)
        self.tournament = bool(self.setup["tournament"])
        self.market = NONE
        self.upgrade_deck = NONE
        self.sponsor_deck = NONE
        self.sponsors_used = NONE

    def drive_on(self, name: str, more_laps: int) -> None:
        """The circuit, and how far it is to the last line."""
        self.circuit = circuit(name)
        self.laps = self.laps_on(self.circuit, more_laps)
        self.finish = self.laps * self.circuit.spaces

    def laps_on(self, where: Circuit, more_laps: int) -> int:
        """As printed or as chosen, and what an event adds or takes away; never without a lap."""
        laps = str(self.setup["laps"])
        return max(1, (where.laps if laps == "printed" else int(laps)) + more_laps)

    def enter_race(self, season: Season) -> None:
        """The present race of a championship: its circuit, its laps and the size of a hand."""
        event = season.event()
        self.drive_on(season.circuits[season.race], event.laps)
        self.hand_size = event.hand or HAND_SIZE

    def running_order(self) -> list[int]:
        """The numbers of all cars from first to last: places taken, the cars on the track, those that are out."""
        last = len(self.field) + 1
        keys: list[int] = []
        for number, car in enumerate(self.field):
            rank = last + car.place if car.finished_in == 0 else car.place or last
            # All that counts in one number, the first thing first: tuples would be slower to make and to sort.
            keys.append(((rank * FAR - car.at) * SPOTS + car.spot) * MOST_CARS + number)
        keys.sort()
        return [key % MOST_CARS for key in keys]

    def drivers(self) -> list[int]:
        """The seats in this round's order, without the Legends."""
        return [number for number in self.order if number < self.seats] if self.legends else self.order

    def outcome(self) -> Outcome | None:
        if self.stopped:
            return self.stopped_outcome()
        if self.phase != OVER or (self.season is not None and not self.season.is_over()):
            return None
        if self.season is not None:
            ranking = self.season.ranking()
            return Outcome(
                "season-over", [ranking.index(seat) + 1 for seat in range(self.seats)], sum(self.season.rounds)
            )
        reason = "all-finished" if len(self.field) > 1 else "against-the-clock"
        return Outcome(reason, [car.place for car in self.cars], self.round)

    def stopped_outcome(self) -> Outcome:
        """Places as the cars stand; in a championship by what the races driven so far have brought."""
        order = self.running_order() if self.season is None else self.season.ranking()
        rounds = self.round if self.season is None else sum(self.season.rounds)
        return Outcome(TOO_LONG, [order.index(seat) + 1 for seat in range(self.seats)], rounds)

    def progress(self) -> Progress:
        """The lap of the driver who is ahead; on the grid it is the first, behind the finish the last."""
        lap = max(1, min(max(car.at for car in self.cars) // self.circuit.spaces + 1, self.laps))
        race, races = (0, 0) if self.season is None else (self.season.race + 1, self.season.races())
        return Progress(self.round, PHASES[self.phase], lap, self.laps, race, races)

    def statistics(self) -> dict[str, int]:
        """How long the winner drove; of a season, how many races there were and what it took to win it."""
        if self.season is not None:
            champion = self.season.total(self.season.ranking()[0], 0, self.season.race)
            return {"races": len(self.season.places), "champion-points": champion}
        if self.stopped:
            return {}
        return {"winner-rounds": min(car.finished_in for car in self.field)}

    def notation(self) -> str:
        phase = PHASES[self.phase]
        order = "".join(str(seat) for seat in self.order)
        head = f"heat {self.circuit.name} {self.laps} laps r{self.round} {phase} {self.acting} order {order}"
        head += f" stress {self.stress_left}{self.supplies_notation()}"
        if self.legends:
            head += f" legend card {self.legend_card} deck {self.legend_deck}"
        if self.conditions.road:
            road = " ".join([road_id(kind) for kind in self.conditions.road])
            head += f" {weather_token(self.conditions.weather).name} road {road}"
        if self.season is not None:
            head += f" {self.season.notation()} towed {self.towed_from}"
        rows = [car.notation() for car in self.cars] + [legend.notation() for legend in self.legends]
        return " || ".join([head, *rows])

    def supplies_notation(self) -> str:
        """The market and the decks beside the board; nothing in a base race."""
        piles = {
            "market": self.market,
            "upgrades": self.upgrade_deck,
            "sponsors": self.sponsor_deck,
            "used": self.sponsors_used,
        }
        return "".join(f" {name} {' '.join(card_ids(cards))}" for name, cards in piles.items() if cards)
