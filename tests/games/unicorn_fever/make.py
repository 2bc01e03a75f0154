"""Tiny championships made by hand.

``stable(4, rows="red 4, blue 5", gold=12, …)`` is a table in the middle of planning with nothing on the agenda. Cards
are written by letter and sign: ``A+`` is Hot Hooves, ``A-`` Toffee Puddle; bets like ``winner red``.
"""

from typing import Any

from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.abilities import mask_of
from paddock.games.unicorn_fever.actions import PRINTED, TOKENS
from paddock.games.unicorn_fever.bets import BET_NAMES, UNICORNS_RACING
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.laid import laid_card
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, one, pile_of
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS, ORIGINAL
from paddock.games.unicorn_fever.rules.bets import place_bet
from paddock.games.unicorn_fever.rules.race import RaceTurn
from paddock.games.unicorn_fever.rules.setup import empty_stable
from paddock.games.unicorn_fever.state import RACE, Stable
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.files import opened_text
from tests.games.scene import answer as answer
from tests.games.scene import asked as asked
from tests.games.scene import kinds as kinds
from tests.games.scene import labels as labels
from tests.games.scene import run as run

ANA, BEN, CLEO, DAN, EVA, FAY = range(6)
RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET = range(6)
MANNERS = ["straight", "cloned", "saved"]
DEFAULTS: dict[str, Any] = {"clans": "random", "rounds": "4", "race_deck": "original"}
CODES = [f"{kind.letter}{'+' if kind.is_white else '-'}" for kind in MAGIC]
MARKS = {card.mark: number for number, card in enumerate(CONTRACTS)}
ACTION_NUMBERS = {action.name: number for number, action in enumerate(TOKENS + PRINTED)}


class Scene:
    """A table made by hand, which is swapped for a copy or a reloaded save before each step and each answer."""

    manner = "straight"

    def __init__(self, g: Stable) -> None:
        self.g = g

    def hand_on(self) -> None:
        """Swap the table, as the test's manner says."""
        if self.manner == "cloned":
            self.g = self.g.clone()
        elif self.manner == "saved":
            self.g = reloaded(self.g)


def reloaded(g: Stable) -> Stable:
    """The table from its own save, with the loaded dice, which are no part of it."""
    copy = Stable()
    copy.prepare(GAME, g.seats, g.setup, g.seed, g.quiet, g.rules)
    copy.load(opened_text("paddock-save", g.save()))
    for stream, loaded in zip([copy.chance, *copy.seat_chances], [g.chance, *g.seat_chances], strict=True):
        stream.load(loaded.loaded)
    return copy


def stable(seats: int = 4, rows: str = "", hot: str = "", round: int = 1, **setup: Any) -> Scene:  # noqa: A002
    """Ana is the first player; red stands on the first row, violet on the last, and each seat owns the next colour."""
    g = Stable()
    g.prepare(GAME, seats, {**DEFAULTS, **setup}, 1, False)
    empty_stable(g)
    g.round = round
    g.owned = list(range(seats))
    g.clans = [0, 1]
    g.on_show = [MARKS["G4"], MARKS["L1"], MARKS["L8"]]
    g.contract_deck = 0xFFFF & ~mask_of(g.on_show)
    for told in rows.split(","):
        if told.strip():
            colour, multiplier = told.split()
            g.rows[colour_of(colour)] = MULTIPLIERS.index(int(multiplier))
    for colour in hot.split() if hot else []:
        g.hot |= 1 << colour_of(colour)
    if not hot:
        g.hot = 1 << g.rows.index(max(g.rows))
    return Scene(g)


def colour_of(name: str) -> int:
    return COLOURS.index(name)


def card_of(code: str) -> int:
    return CODES.index(code)


def token_of(name: str) -> int:
    """``winner red`` is the red winner bet token."""
    bet, colour = name.split()
    return BET_NAMES.index(bet) * UNICORNS_RACING + colour_of(colour)


def give(scene: Scene, seat: int, hand: str | None = None, contracts: str = "", **purse: int) -> None:
    """A hand, contracts by their marks, and gold, fame or loans."""
    g = scene.g
    if hand is not None:
        g.deck += g.hands[seat]
        pile = pile_of([card_of(code) for code in hand.split()])
        g.hands = [pile if other == seat else held for other, held in enumerate(g.hands)]
        g.deck -= pile
    for mark in contracts.split():
        g.contracts = [held | 1 << MARKS[mark] if other == seat else held for other, held in enumerate(g.contracts)]
    for name, amount in purse.items():
        setattr(g, name, [amount if other == seat else had for other, had in enumerate(getattr(g, name))])


def lay(scene: Scene, seat: int, unicorn: int, cards: str) -> None:
    """Cards of the deck face down under a unicorn."""
    g = scene.g
    for code in cards.split():
        g.deck -= one(card_of(code))
        g.laid = [*g.laid, laid_card(card_of(code), seat, unicorn)]


def bet(scene: Scene, seat: int, name: str, stake: int, fame: int = 0) -> None:
    """A bet that has been placed; the stake is paid."""
    place_bet(scene.g, seat, token_of(name), stake, fame)


def racing(scene: Scene, at: str = "", turn: int = 1, **charms: str) -> None:
    """In the race after so many turns; ``red="A+ F-"`` is magic that works."""
    g = scene.g
    g.phase = RACE
    g.race_deck = (1 << len(ORIGINAL)) - 1
    g.race_turn = turn
    g.at = [int(space) for space in at.split()] if at else [0] * UNICORNS_RACING
    piles = [NONE] * UNICORNS_RACING
    for colour, cards in charms.items():
        piles[colour_of(colour)] = pile_of([card_of(code) for code in cards.split()])
    g.charms = piles


def load(scene: Scene, card: int, *dice: int) -> None:
    """The next race card, by its number in a full deck, and the dice, by colours."""
    scene.g.chance.load([card, *dice])


def turn(scene: Scene, moves: list[int], *dice: int) -> None:
    """One turn of the race with the card that has these numbers."""
    left = [number for number in range(len(ORIGINAL)) if scene.g.race_deck >> number & 1]
    number = next(number for number in left if ORIGINAL[number].moves == moves)
    scene.g.chance.load([left.index(number), *dice])
    step = RaceTurn()
    scene.hand_on()
    scene.g.then(step)
    scene.g.here = scene.g.seats
    lane = scene.g.lanes[scene.g.seats]
    lane.pop().run(scene.g)
    lane.pop()  # the finish is looked at by tests of the finish


def places(scene: Scene, order: str) -> None:
    """All unicorns are in, in this order."""
    for place, colour in enumerate(order.split(), start=1):
        scene.g.place = [place if n == colour_of(colour) else had for n, had in enumerate(scene.g.place)]


def told(scene: Scene, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [event.args for event in scene.g.told if event.kind == kind]
