"""The state of a race: the racers with their machines, the decks, and where everybody is."""

from typing import Any, Final

from paddock.games.steampunk_rally.dice import die_in, one_die
from paddock.games.steampunk_rally.effects import TYPES
from paddock.games.steampunk_rally.parts import INVENTORS
from paddock.games.steampunk_rally.tables import BOX, DECK_OF, SLOTS
from paddock.games.steampunk_rally.tracks import Track, track_of
from paddock.kernel.progress import Progress
from paddock.kernel.table import TOO_LONG, Outcome, Table

__all__ = [
    "AT_ANY_TIME",
    "DAMAGE",
    "DICE_OF_A_TYPE",
    "DRAFT",
    "END",
    "HIGHEST",
    "LOWEST",
    "NONE",
    "NO_CARD",
    "NO_INVENTOR",
    "OVER",
    "PHASES",
    "RACE",
    "SET_UP",
    "VENT",
    "Racer",
    "Rally",
    "changed",
    "lasting_boost",
    "lasting_parts",
]

SET_UP: Final = 0
DRAFT: Final = 1
VENT: Final = 2
RACE: Final = 3
DAMAGE: Final = 4
END: Final = 5
OVER: Final = 6
PHASES: Final = ["set_up", "draft", "vent", "race", "damage", "end", "over"]

AT_ANY_TIME: Final = 2  # since these rules boosts are open in the secret choice, after the pass and to the unharmed

LOWEST: Final = -7  # of the gauge; one point more breaks a part off
HIGHEST: Final = 3  # a reinforcement more is a cog instead
DICE_OF_A_TYPE: Final = 36

NO_CARD: Final = -1
NO_INVENTOR: Final = -1
NONE: Final[list[int]] = []  # stands in lists that are never changed in place, so that copies share them


class Racer:
    """One player's machine, pawn, gauge and stores. The cockpit is the first card; lists but ``pool`` are replaced,
    never changed in place, so that copies share them."""

    seat: int
    inventor: int
    at: int  # the space of the pawn
    gauge: int
    bulb: bool
    cogs: int
    pool: list[int]  # for each type, the dice by value
    hand: list[int]  # cards to draft from
    pick: int  # the card that lies face down, or is being used
    stash: list[int]  # boosts under the gauge, sorted
    parts: list[int]  # the cards of the machine, the cockpit first
    cells: list[int]  # where each lies
    slots: list[int]  # the dice on each, and marks
    ponies: int  # a bit for every space whose pony has been used
    pips: int  # that may still be vented without a cog
    done: bool  # with this phase
    missed: bool  # somebody has acted since its owner was done
    bag: list[int]  # effects that are still to be resolved in this group, as listed
    moved: bool  # the pawn has moved in this group
    hits: int  # damage from rivals' boosts that waits until an act is over
    levies: int
    losses: int  # parts still to be given up in this act
    building: int  # a card that is shown and not attached yet
    playing: int  # a boost that is shown, until its target or part is chosen
    doomed: bool  # explodes at the end of the damage phase
    shield: bool
    floor: int  # lower dice of the pool become this value, 0: none

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.inventor = NO_INVENTOR
        self.at = 0
        self.gauge = 0
        self.bulb = True
        self.cogs = 0
        self.pool = [0] * TYPES
        self.hand = NONE
        self.pick = NO_CARD
        self.stash = NONE
        self.parts = NONE
        self.cells = NONE
        self.slots = NONE
        self.ponies = 0
        self.pips = 0
        self.done = False
        self.missed = False
        self.bag = NONE
        self.moved = False
        self.hits = 0
        self.levies = 0
        self.losses = 0
        self.building = NO_CARD
        self.playing = NO_CARD
        self.doomed = False
        self.shield = False
        self.floor = 0

    def clone(self) -> "Racer":
        copy = Racer(self.seat)
        copy.inventor = self.inventor
        copy.at = self.at
        copy.gauge = self.gauge
        copy.bulb = self.bulb
        copy.cogs = self.cogs
        copy.pool = self.pool[:]
        copy.hand = self.hand
        copy.pick = self.pick
        copy.stash = self.stash
        copy.parts = self.parts
        copy.cells = self.cells
        copy.slots = self.slots
        copy.ponies = self.ponies
        copy.pips = self.pips
        copy.done = self.done
        copy.missed = self.missed
        copy.bag = self.bag
        copy.moved = self.moved
        copy.hits = self.hits
        copy.levies = self.levies
        copy.losses = self.losses
        copy.building = self.building
        copy.playing = self.playing
        copy.doomed = self.doomed
        copy.shield = self.shield
        copy.floor = self.floor
        return copy

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in RACER_FIELDS}

    def restore(self, state: dict[str, Any]) -> None:
        for name in RACER_FIELDS:
            setattr(self, name, state[name])

    def name(self) -> str:
        """The inventor's name in data and texts."""
        return "" if self.inventor == NO_INVENTOR else INVENTORS[self.inventor].name

    def set_slots(self, place: int, slots: int) -> None:
        """Other dice or marks on one card of the machine."""
        self.slots = changed(self.slots, place, slots)

    def notation(self) -> str:
        """For example ``0@4 g-2 c3 bulb pool 65 0 1 hand 1 2 …``: every field that is not as at first."""
        told = [f"{self.seat}@{self.at} g{self.gauge} c{self.cogs} {'bulb' if self.bulb else 'dark'} {self.name()}"]
        for name in NOTED_FIELDS:
            value = getattr(self, name)
            if isinstance(value, list):
                if value:
                    told.append(f"{name} {' '.join(map(str, value))}")
            elif value not in (0, NO_CARD):
                told.append(f"{name} {int(value)}")
        return " ".join(told)


RACER_FIELDS: Final = [
    "inventor",
    "at",
    "gauge",
    "bulb",
    "cogs",
    "pool",
    "hand",
    "pick",
    "stash",
    "parts",
    "cells",
    "slots",
    "ponies",
    "pips",
    "done",
    "missed",
    "bag",
    "moved",
    "hits",
    "levies",
    "losses",
    "building",
    "playing",
    "doomed",
    "shield",
    "floor",
]
NOTED_FIELDS: Final = [name for name in RACER_FIELDS if name not in ("inventor", "at", "gauge", "bulb", "cogs")]


class Rally(Table):
    """A race on a track. The last card of a pile lies on top."""

    track: Track
    racers: list[Racer]
    round: int
    phase: int
    acting: bool  # in the draft: cards lie face down and are used
    direction: int  # 1: to the next seat, -1: to the one before
    gap: int  # the token lies between this seat and the next one
    final_round: int  # 0 while nobody has crossed the line
    loose: list[int]  # for each type, the dice in pools and storage slots of all
    tiles: list[int]  # never changed in place, like all that follow
    tokens: list[list[int]]
    decks: list[list[int]]  # gold, silver, copper, black
    discards: list[list[int]]
    box: list[int]  # parts of inventors that were lost
    lasting: list[int]  # boosts that lie open, as ``lasting_boost`` packs them

    def clone(self) -> "Rally":
        copy = Rally()
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Table) -> None:
        assert isinstance(other, Rally)
        self.copy_kernel_into(other)
        other.track = self.track
        other.racers = [racer.clone() for racer in self.racers]
        other.round = self.round
        other.phase = self.phase
        other.acting = self.acting
        other.direction = self.direction
        other.gap = self.gap
        other.final_round = self.final_round
        other.loose = self.loose[:]
        other.tiles = self.tiles
        other.tokens = self.tokens
        other.decks = self.decks
        other.discards = self.discards
        other.box = self.box
        other.lasting = self.lasting

    def state(self) -> dict[str, Any]:
        return {
            "racers": [racer.state() for racer in self.racers],
            "round": self.round,
            "phase": self.phase,
            "acting": self.acting,
            "direction": self.direction,
            "gap": self.gap,
            "final_round": self.final_round,
            "loose": self.loose,
            "tiles": self.tiles,
            "tokens": self.tokens,
            "decks": self.decks,
            "discards": self.discards,
            "box": self.box,
            "lasting": self.lasting,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.racers = [Racer(seat) for seat in range(self.seats)]
        for racer, saved in zip(self.racers, state["racers"], strict=True):
            racer.restore(saved)
        self.round = state["round"]
        self.phase = state["phase"]
        self.acting = state["acting"]
        self.direction = state["direction"]
        self.gap = state["gap"]
        self.final_round = state["final_round"]
        self.loose = list(state["loose"])
        self.tiles = list(state["tiles"])
        self.tokens = [list(token) for token in state["tokens"]]
        self.decks = [list(deck) for deck in state["decks"]]
        self.discards = [list(pile) for pile in state["discards"]]
        self.box = list(state["box"])
        self.lasting = list(state["lasting"])
        self.track = track_of(str(self.setup["track"]), self.tiles, self.tokens)

    # ---- who is where ----------------------------------------------------------------------------------------------

    def to_go(self, seat: int) -> int:
        """How many spaces it is to the line on the shortest way: fewer is farther ahead."""
        return self.track.to_line[self.racers[seat].at]

    def token_order(self) -> list[int]:
        """All seats, from the one nearest to the token in the direction of its arrow."""
        first = self.gap + 1 if self.direction > 0 else self.gap
        return [(first + n * self.direction) % self.seats for n in range(self.seats)]

    def leads(self, seat: int) -> bool:
        """Whether nobody is ahead of this seat."""
        own = self.to_go(seat)
        for racer in self.racers:
            if self.track.to_line[racer.at] < own:
                return False
        return True

    def is_last(self, seat: int) -> bool:
        """Whether nobody is behind this seat."""
        own = self.to_go(seat)
        for racer in self.racers:
            if self.track.to_line[racer.at] > own:
                return False
        return True

    def ranks(self) -> list[int]:
        """The place of every seat: the farthest first, then the machine with more parts."""
        keys = [self.to_go(racer.seat) * 256 - len(racer.parts) for racer in self.racers]
        return [1 + sum([1 for other in keys if other < key]) for key in keys]

    def stir(self, seat: int) -> None:
        """This seat has done something that a boost can answer: whoever is done already has missed it."""
        if self.rules >= AT_ANY_TIME:
            for racer in self.racers:
                if racer.seat != seat:
                    racer.missed = True

    # ---- cards and dice --------------------------------------------------------------------------------------------

    def discard(self, card: int) -> None:
        """Lay a card on the pile of its deck; an inventor's own part goes to the box."""
        deck = DECK_OF[card]
        if deck == BOX:
            self.box = self.box + [card]
        else:
            piles = self.discards[:]
            piles[deck] = piles[deck] + [card]
            self.discards = piles

    def top_of(self, deck: int) -> int:
        """The top card of a discard pile, or NO_CARD."""
        pile = self.discards[deck]
        return pile[-1] if pile else NO_CARD

    def spend(self, racer: Racer, kind: int, value: int) -> None:
        """A die of the pool goes back to the supply or into an action slot."""
        racer.pool[kind] -= one_die(value)
        self.loose[kind] -= 1

    def supply(self) -> list[int]:
        """The dice left of each type; a negative number counts the substitutes that lie in action slots."""
        left = [DICE_OF_A_TYPE - loose for loose in self.loose]
        for racer in self.racers:
            for kind, number in enumerate(racer_action_dice(racer)):
                left[kind] -= number
        return left

    # ---- how it ends -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        places = self.ranks()
        if self.stopped:
            return Outcome(TOO_LONG, places, self.round)
        farthest = min([self.to_go(seat) for seat in range(self.seats)])
        level = len([seat for seat in range(self.seats) if self.to_go(seat) == farthest])
        if places.count(1) > 1:
            reason = "shared"
        elif level > 1:
            reason = "most-parts"
        else:
            reason = "farthest"
        return Outcome(reason, places, self.round)

    def progress(self) -> Progress:
        return Progress(self.round, PHASES[self.phase])

    def statistics(self) -> dict[str, int]:
        """How far the winner came behind the line, and how many parts all machines have at the end."""
        beyond = -min([self.to_go(seat) for seat in range(self.seats)])
        return {"beyond-line": beyond, "parts-left": sum([len(racer.parts) - 1 for racer in self.racers])}

    def notation(self) -> str:
        token = f"token {self.gap}{'+' if self.direction > 0 else '-'}"
        side = self.setup["track"]
        head = f"steampunk_rally {side} {self.tiles} {self.tokens} r{self.round} {PHASES[self.phase]}"
        head += f"{' acting' if self.acting else ''} {token} final {self.final_round} loose {self.loose}"
        piles = f"decks {self.decks} discards {self.discards} box {self.box} lasting {self.lasting}"
        return " || ".join([head, piles, *[racer.notation() for racer in self.racers]])


def racer_action_dice(racer: Racer) -> list[int]:
    """For each type, how many dice lie in the action slots of a machine."""
    found = [0] * TYPES
    for place in range(len(racer.parts)):
        for slot, kind in enumerate(SLOTS[racer.parts[place]]):
            if die_in(racer.slots[place], slot):
                found[kind] += 1
    return found


def lasting_boost(number: int, owner: int, target: int, lasts: int) -> int:
    """A boost that lies open, its owner, the seat on which it is played (-1: none) and how long it lasts, in one."""
    return ((number * 16 + owner) * 16 + target + 1) * 4 + lasts


def lasting_parts(packed: int) -> list[int]:
    """The boost, its owner, the seat on which it is played, how long it lasts."""
    return [packed // 1024, packed // 64 % 16, packed // 4 % 16 - 1, packed % 4]


def changed(items: list[int], place: int, value: int) -> list[int]:
    """The same list with another value in one place."""
    copy = items[:]
    copy[place] = value
    return copy
