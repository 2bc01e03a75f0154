"""Tiny races made by hand.

``rally(racer("ember-trotter", pool="H5 H4"), racer())`` is a race in its race phase with nothing on the agenda: Ana's
machine has a cockpit and that part, and two heat dice wait. Dice are written H S E with what they show, ``?`` is not
rolled yet. ``on={"ember-trotter": "5."}`` lays dice on a part: a dot is a free slot, a letter a die in storage.
"""

from typing import Any

from paddock.games.steampunk_rally import GAME
from paddock.games.steampunk_rally.arrange import arrangement
from paddock.games.steampunk_rally.boosts import BOOSTS
from paddock.games.steampunk_rally.choices import PART
from paddock.games.steampunk_rally.dice import number_of_dice, one_die, stored_in, with_die, with_stored
from paddock.games.steampunk_rally.geometry import loose_cards
from paddock.games.steampunk_rally.parts import INVENTORS, part_number
from paddock.games.steampunk_rally.rules.draft import ActWithCards
from paddock.games.steampunk_rally.rules.lanes import RACING, open_lane
from paddock.games.steampunk_rally.rules.setup import new_rally, shuffle_decks
from paddock.games.steampunk_rally.state import DAMAGE, DRAFT, END, RACE, VENT, Racer, Rally
from paddock.games.steampunk_rally.tables import BOOST_CARD, DECK_OF, SLOT_COUNT, STORAGE, VALVES, card_id
from paddock.games.steampunk_rally.tracks import TOKEN_NAMES, track_of
from paddock.kernel.files import opened_text
from paddock.kernel.options import checked
from tests.games.scene import answer as answer
from tests.games.scene import asked as asked
from tests.games.scene import kinds as kinds
from tests.games.scene import labels as labels
from tests.games.scene import run as run

ANA, BEN, CLEO, DAN = range(4)
MANNERS = ["straight", "cloned", "saved"]
LETTERS = "HSE"
PHASE_WORDS = {"draft": DRAFT, "vent": VENT, "race": RACE, "damage": DAMAGE, "end": END}
BOOST_NAMES = [boost.name for boost in BOOSTS]


class Scene:
    """A race made by hand, which is swapped for a copy or a reloaded save before each step and each answer."""

    manner = "straight"

    def __init__(self, g: Rally) -> None:
        self.g = g

    def hand_on(self) -> None:
        """Swap the race, as the test's manner says."""
        if self.manner == "cloned":
            self.g = self.g.clone()
        elif self.manner == "saved":
            self.g = reloaded(self.g)


def reloaded(g: Rally) -> Rally:
    """The race from its own save, with the dice that a test has loaded: those are no part of a save."""
    copy = Rally()
    copy.prepare(GAME, g.seats, g.setup, g.seed, g.quiet, g.rules)
    copy.load(opened_text("paddock-save", g.save()))
    for stream, loaded in zip([copy.chance, *copy.seat_chances], [g.chance, *g.seat_chances], strict=True):
        stream.load(loaded.loaded)
    return copy


class Made:
    """What a test says of one racer."""

    def __init__(self, parts: str, more: dict[str, Any]) -> None:
        self.parts = parts
        self.more = more


def racer(parts: str = "", **more: Any) -> Made:
    """A racer: its parts beside the cockpit; inventor, at, gauge, cogs, pool, on, hand, stash, bulb."""
    return Made(parts, more)


def rally(
    *racers: Made, phase: str = "race", tiles: str = "123", tokens: str = "", rules: int | None = None, **setup: Any
) -> Scene:
    """A race with nothing on the agenda. ``tokens="coal-cart@2"`` lays a loose challenge; ``rules`` is a version."""
    g = Rally()
    g.prepare(GAME, len(racers), checked(GAME.options, {"tiles": tiles, **setup}), 1, False, rules)
    new_rally(g)
    shuffle_decks(g)
    g.tiles = [int(number) - 1 for number in tiles]
    g.tokens = [[TOKEN_NAMES.index(word.split("@")[0]), int(word.split("@")[1])] for word in tokens.split()]
    g.track = track_of(str(g.setup["track"]), g.tiles, g.tokens)
    g.round = 1
    g.phase = PHASE_WORDS[phase]
    for seat, made in enumerate(racers):
        put(g, g.racers[seat], made)
    return Scene(g)


def put(g: Rally, one: Racer, made: Made) -> None:
    more = made.more
    names = [inventor.name for inventor in INVENTORS]
    one.inventor = names.index(more["inventor"]) if "inventor" in more else one.seat
    one.parts = [part_number(INVENTORS[one.inventor].cockpit.name)] + [taken(g, name) for name in made.parts.split()]
    one.cells = arrangement([VALVES[part] for part in one.parts])
    assert one.cells, "this machine cannot be built"
    one.slots = [0] * len(one.parts)
    one.at = more.get("at", 0)
    one.gauge = more.get("gauge", 0)
    one.cogs = more.get("cogs", 0)
    one.bulb = more.get("bulb", True)
    for word in more.get("pool", "").split():
        one.pool[LETTERS.index(word[0])] += one_die(0 if word[1] == "?" else int(word[1]))
    for name, dice in more.get("on", {}).items():
        lay(one, [card_id(part) for part in one.parts].index(name), dice)
    one.hand = sorted(taken(g, name) for name in more.get("hand", "").split())
    one.stash = sorted(taken(g, name) for name in more.get("stash", "").split())
    count_dice(g)


def lay(one: Racer, place: int, dice: str) -> None:
    """Dice on one card."""
    part = one.parts[place]
    for slot, sign in enumerate(dice.ljust(SLOT_COUNT[part], ".")):
        if slot < SLOT_COUNT[part]:
            one.set_slots(place, with_die(one.slots[place], slot, 0 if sign == "." else int(sign)))
        else:
            kind = LETTERS.find(sign)
            one.set_slots(place, with_stored(one.slots[place], slot - SLOT_COUNT[part], kind))


def count_dice(g: Rally) -> None:
    """The dice in pools and storage slots."""
    g.loose = [sum(number_of_dice(one.pool[kind]) for one in g.racers) for kind in range(3)]
    for one in g.racers:
        for place, part in enumerate(one.parts):
            for slot in range(STORAGE[part]):
                kind = stored_in(one.slots[place], slot)
                if kind >= 0:
                    g.loose[kind] += 1


def card(name: str) -> int:
    """A card by its name."""
    return BOOST_CARD + BOOST_NAMES.index(name) if name in BOOST_NAMES else part_number(name)


def taken(g: Rally, name: str) -> int:
    """A card by its name, out of its deck."""
    number = card(name)
    if DECK_OF[number] < len(g.decks):
        decks = [deck[:] for deck in g.decks]
        piles = [pile[:] for pile in g.discards]
        (decks if number in decks[DECK_OF[number]] else piles)[DECK_OF[number]].remove(number)
        g.decks = decks
        g.discards = piles
    return number


def roll(g: Scene, seat: int, *values: int) -> None:
    """The next dice of a seat show this."""
    g.g.seat_chances[seat].load([value - 1 for value in values])


def at_the_table(g: Scene) -> None:
    """What is put on the agenda next belongs to the table, whoever was the last to answer."""
    g.g.here = g.g.seats


def race(g: Scene, *seats: int) -> None:
    """These seats are at their race menus."""
    for seat in seats or range(g.g.seats):
        open_lane(g.g, seat, RACING)
    g.g.advance()


def menu(g: Scene, seat: int, number: int) -> None:
    """A seat is at one of its menus."""
    open_lane(g.g, seat, number)
    g.g.advance()


def pool(g: Scene, seat: int) -> str:
    """The dice of a pool as they are written here."""
    letters = {"heat": "H", "steam": "S", "electric": "E"}
    view = g.g.view(None)["racers"][seat]
    return " ".join(f"{letters[die['die']]}{die['value'] or '?'}" for die in view["pool"])


def machine(g: Scene, seat: int) -> list[str]:
    """The parts beside the cockpit."""
    return [card_id(part) for part in g.g.racers[seat].parts[1:]]


def dice_on(g: Scene, seat: int, name: str) -> str:
    """The dice in the action slots of a part."""
    row = next(row for row in g.g.view(None)["racers"][seat]["machine"] if row["card"] == name)
    return "".join(str(die) if die else "." for die in row["dice"])


def told(g: Scene, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, of one seat or of all."""
    return [event["args"] for event in g.g.events() if event["kind"] == kind and seat in (None, event["seat"])]


def happened(g: Scene) -> list[str]:
    """The kinds of all events, in order."""
    return [event["kind"] for event in g.g.events()]


def space(g: Scene, challenge: str) -> int:
    """The first space with this challenge."""
    spaces = g.g.view(None)["track"]["spaces"]
    return next(number for number, row in enumerate(spaces) if row["challenge"] == challenge)


def open_parts(g: Scene, seat: int) -> list[str]:
    """The parts that the race menu offers."""
    parts = g.g.racers[seat].parts
    return [card_id(parts[choice - PART]) for choice in g.g.options(seat) if PART <= choice < PART + 128]


def acting(*racers: Made, picks: str, rules: int | None = None) -> Scene:
    """A race in the draft: all cards lie face down, one a seat."""
    g = rally(*racers, phase="draft", rules=rules)
    for seat, name in enumerate(picks.split()):
        g.g.racers[seat].pick = taken(g.g, name)
    run(g, ActWithCards())
    return g


def is_one_machine(g: Scene, seat: int) -> bool:
    """Whether a chain of whole valves joins every part to the cockpit, as they lie."""
    one = g.g.racers[seat]
    return not loose_cards(one.cells, [VALVES[part] for part in one.parts])
