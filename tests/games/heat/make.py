"""Tiny races made by hand.

``race("oval", car(at=10, gear=2, hand="1 2 s h"), car(at=12))`` puts two cars on a small circuit. Cards are written as
0 1 2 3 4 5, s (Stress), h (Heat), and by the ids of upgrades and sponsors; the last card of a deck or of a discard pile
lies on top.
"""

from collections.abc import Sequence
from typing import Any

from paddock.games.heat import GAME
from paddock.games.heat.cards import HEAT, STRESS, card_id
from paddock.games.heat.circuits import LOADED, Circuit, make_circuit
from paddock.games.heat.conditions import (
    NO_TOKEN,
    ROAD_TOKENS,
    WEATHER_TOKENS,
    Conditions,
    road_id,
    weather_token,
)
from paddock.games.heat.legend_cards import HELMETS
from paddock.games.heat.racers import Legend
from paddock.games.heat.state import DRIVE, Car, Race
from paddock.games.heat.upgrades import ADVANCED, BASIC, is_upgrade, sponsor_cards, upgrade_cards
from paddock.kernel.chance import Chance
from paddock.kernel.files import opened_text
from paddock.kernel.options import Value, checked
from tests.games.scene import answer as answer
from tests.games.scene import asked as asked
from tests.games.scene import kinds as kinds
from tests.games.scene import labels as labels
from tests.games.scene import run as run

ANA, BEN, CLEO, DAN, EVA, FAY = range(6)
RACE_LINE, OTHER_SPOT = 0, 1
MANNERS = ["straight", "cloned", "saved"]
LETTERS = {**{str(number): number for number in range(6)}, "s": STRESS, "h": HEAT}
LETTERS |= {card_id(card): card for card in [*upgrade_cards([BASIC, ADVANCED]), *sponsor_cards()]}


def small_circuit(
    name: str, spaces: int, *corners: tuple[int, int], lanes: str = "", legend_lines: Sequence[int] = ()
) -> None:
    """A circuit by its corners: (the space behind the line, the limit); ``lanes``: the race line's lane behind each."""
    brakes = legend_lines or [line - 1 for line, _ in corners]
    rows = [
        {"line_before": line, "limit": limit, "legend_line_before": brake, "race_line_lane": int(lane)}
        for (line, limit), lane, brake in zip(corners, lanes or "1" * len(corners), brakes, strict=True)
    ]
    LOADED[name] = make_circuit(name, {"laps": 2, "spaces": spaces, "heat": 6, "stress": 3, "corners": rows})


small_circuit("oval", 40, (12, 3), (31, 5), lanes="12")
small_circuit("ring", 60, (50, 20))  # a corner that costs nobody anything
small_circuit("chicane", 30, (5, 2), (8, 1), (20, 4))


class Scene:
    """A race made by hand, which is swapped for a copy or a reloaded save before each step and each answer."""

    manner = "straight"

    def __init__(self, g: Race) -> None:
        self.g = g

    @property
    def cars(self) -> list[Car]:
        return self.g.cars

    def hand_on(self) -> None:
        """Swap the race, as the test's manner says."""
        if self.manner == "cloned":
            self.g = self.g.clone()
        elif self.manner == "saved":
            self.g = reloaded(self.g)


def reloaded(g: Race) -> Race:
    """The race from its own save. The circuits of these tests are no setup options, so the kernel is asked directly."""
    copy = Race()
    copy.prepare(GAME, g.seats, g.setup, g.seed, g.quiet, g.rules)
    copy.load(opened_text("paddock-save", g.save()))
    for stream, loaded in zip([copy.chance, *copy.seat_chances], [g.chance, *g.seat_chances], strict=True):
        stream.load(loaded.loaded)  # loaded dice are for tests: they are no part of a save
    return copy


def race(
    circuit: str,
    *cars: Car,
    laps: int = 2,
    in_round: int = 1,
    stress_left: int = 20,
    legends: Sequence[Legend] = (),
    weather: str = "",
    road: str = "",
    rules: int | None = None,
    **options: Value,
) -> Scene:
    """A race in its driving phase, with nothing on the agenda; cars without a spot fill the race line first."""
    g = Race()
    setup = {**checked(GAME.options, {}), "circuit": circuit, "laps": str(laps), **options}
    g.prepare(GAME, len(cars), setup, 1, False, rules)
    g.read_setup()
    g.conditions = conditions(g.circuit, weather, road)
    g.cars = list(cars)
    g.legends = list(legends)
    g.field = [*g.cars, *g.legends]
    g.legend_deck = []
    g.legend_card = -1
    g.round = in_round
    g.phase = DRIVE
    g.acting = -1
    g.stress_left = stress_left
    for seat, driver in enumerate(g.cars):
        driver.seat = seat
    for number, one_of_them in enumerate(g.legends, start=len(cars)):
        one_of_them.number = number
    for number, one in enumerate(g.field):
        if one.spot < 0:
            beside = [other.spot for other in g.field[:number] if other.at == one.at]
            one.spot = OTHER_SPOT if RACE_LINE in beside else RACE_LINE
    g.order = g.running_order()
    return Scene(g)


def car(
    at: int = 0,
    *,
    spot: int = -1,
    gear: int = 1,
    heat: int = 6,
    hand: str = "",
    deck: str = "",
    discard: str = "",
    played: str = "",
    upgrades: str | None = None,
    began_at: int | None = None,
    speed: int = 0,
    adrenaline: bool = False,
    finished_in: int = 0,
    place: int = 0,
) -> Car:
    """A car with its cards; ``played`` lies face down until the turn begins. Its upgrades are those among its cards."""
    made = Car(0)
    made.at = at
    made.spot = spot
    made.gear = gear
    made.heat = heat
    made.hand = sorted(cards(hand))
    made.deck = cards(deck)
    made.discard = cards(discard)
    made.played = cards(played)
    everything = f"{hand} {deck} {discard} {played}" if upgrades is None else upgrades
    made.upgrades = sorted(card for card in cards(everything) if is_upgrade(card))
    made.began_at = at if began_at is None else began_at
    made.speed = speed
    made.adrenaline = adrenaline
    made.finished_in = finished_in
    made.place = place
    return made


def conditions(on: Circuit, weather: str, road: str) -> Conditions:
    """Weather by its name, and the names of a road token for every corner."""
    kinds = [next(kind for kind in ROAD_TOKENS if road_id(kind) == name) for name in road.split()]
    number = next((n for n in range(WEATHER_TOKENS) if weather_token(n).name == weather), 0 if road else NO_TOKEN)
    return Conditions(on, number, kinds)


def legend(colour: str, at: int, *, spot: int = -1, finished_in: int = 0, place: int = 0) -> Legend:
    """A Legend by the colour of its helmet; its number is given by the race."""
    made = Legend(0, HELMETS.index(colour))
    made.at = at
    made.spot = spot
    made.began_at = at
    made.finished_in = finished_in
    made.place = place
    return made


def cards(text: str) -> list[int]:
    """``"1 2 s h"`` as cards."""
    return [LETTERS[letter] for letter in text.split()]


def load_shuffle(chance: Chance, count: int) -> None:
    """The next shuffle of so many cards puts the first one at the end and leaves the others in their order."""
    chance.load([0] * (count - 1))


def plan(g: Scene, seat: int, hand: str) -> None:
    """Shift to the gear with as many cards as these, and put them face down."""
    chosen = sorted(cards(hand))
    answer(g, seat, gear=len(chosen))
    for card in chosen:
        answer(g, seat, "card", card=card_id(card))


def pass_turn(g: Scene, seat: int) -> None:
    """Do nothing that need not be done until the turn is over."""
    while g.g.acting == seat and seat in g.g.open_seats():
        kind = "stay" if g.g.open_question(seat).kind() == "slipstream" else "done"
        answer(g, seat, kind)


def told(g: Scene, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, of one seat or of all."""
    events = g.g.events()
    return [event["args"] for event in events if event["kind"] == kind and seat in (None, event["seat"])]


def happened(g: Scene) -> list[str]:
    """The kinds of all events, in order."""
    return [event["kind"] for event in g.g.events()]


def where(g: Scene, seat: int) -> tuple[int, int]:
    """The space and the spot of a car."""
    return g.cars[seat].at, g.cars[seat].spot
