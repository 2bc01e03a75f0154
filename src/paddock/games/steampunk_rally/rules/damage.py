"""Damage: the gauge, parts that break off, and explosions."""

from typing import Any

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import PLACE, WAY
from paddock.games.steampunk_rally.events import BREAK, DECK_WORDS, EXPLOSION, FIT, LOSS_WORDS, LOSSES, ROOM
from paddock.games.steampunk_rally.geometry import cells_data
from paddock.games.steampunk_rally.rules.machine import (
    attach,
    drop_part,
    give_up_all_parts,
    is_whole_machine,
    laid_without,
    lay_anew,
    loose_without,
    mended,
    room_for,
)
from paddock.games.steampunk_rally.state import AT_ANY_TIME, HIGHEST, LOWEST, NO_CARD, Racer, Rally
from paddock.games.steampunk_rally.tables import BLACK, DECK_OF, card_id
from paddock.games.steampunk_rally.tiles import JUMP
from paddock.kernel.agenda import Question, Step

__all__ = [
    "Explode",
    "LandBehind",
    "LoseAll",
    "LosePart",
    "Mend",
    "Suffer",
    "TopPart",
    "explode",
    "fall_back",
    "landing_spaces",
    "lose_all",
    "lose_one",
    "loss_data",
    "pile_questions",
    "reinforce",
    "spaces_behind",
    "suffer",
]


def reinforce(g: Rally, racer: Racer) -> None:
    """The gauge rises by 1; at its end the racer has a cog instead."""
    if racer.gauge < HIGHEST:
        racer.gauge += 1
        events.tell_reinforced(g, racer.seat)
    else:
        racer.cogs += 1
        events.tell_gained_cogs(g, racer.seat, 1)


def suffer(g: Rally, racer: Racer, damage: int) -> None:
    """The gauge falls by 1 for each point; past its end a part breaks off for each further point."""
    taken = min(damage, racer.gauge - LOWEST)
    if taken > 0:
        racer.gauge -= taken
        events.tell_damaged(g, racer.seat, taken)
    left = damage - taken
    if left > 0:
        if left > 1:
            g.then(Suffer(racer.seat, left - 1))
        break_off(g, racer)


class Suffer(Step[Rally]):
    """So many points (n) of damage that are left of a blow."""

    def run(self, g: Rally) -> None:
        suffer(g, g.racers[self.seat], self.n)


def break_off(g: Rally, racer: Racer) -> None:
    """A part is given up at once and the gauge stays where it is; a bare cockpit explodes."""
    if len(racer.parts) == 1:
        g.then(Explode(racer.seat))
    else:
        lose_one(g, racer, BREAK, NO_CARD)


def lose_one(g: Rally, racer: Racer, why: int, card: int) -> None:
    """One part of the owner's choice; the last one is not asked for."""
    if len(racer.parts) == 2:
        give_up(g, racer, 1, why, card)
    else:
        g.then(LosePart(racer.seat, why, card + 1))


def give_up(g: Rally, racer: Racer, place: int, why: int, card: int) -> None:
    """The part goes; what comes next depends on why."""
    drop_part(g, racer, place, why)
    if why == ROOM:
        cells = room_for(g, racer, card)
        if cells:
            lay_anew(g, racer, cells[:-1])
            attach(g, racer, card, cells[-1])
        else:
            lose_one(g, racer, ROOM, card)
    elif why == LOSSES and racer.losses > 1:
        racer.losses -= 1
        lose_one(g, racer, LOSSES, NO_CARD)
    else:
        racer.losses = 0
        g.then(Mend(racer.seat))


class LosePart(Question[Rally]):
    """Which part is given up, and why (n); for a new card the card and 1 (m)?"""

    def options(self, g: Rally) -> list[int]:
        return [PLACE + place for place in range(1, len(g.racers[self.seat].parts))]

    def answer(self, g: Rally, choice: int) -> None:
        give_up(g, g.racers[self.seat], choice - PLACE, self.n, self.m - 1)

    def details(self, g: Rally) -> dict[str, Any]:
        left = g.racers[self.seat].losses if self.n == LOSSES else 1
        return {"how": LOSS_WORDS[self.n], "left": left}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        racer = g.racers[self.seat]
        place = choice - PLACE
        return {"kind": "lose", "card": card_id(racer.parts[place]), "place": place, **loss_data(g, racer, place)}


def loss_data(g: Rally, racer: Racer, place: int) -> dict[str, Any]:
    """What a loss does to the rest: parts that hang on nothing else, and where all would lie then."""
    return {"loose": loose_without(racer, place), "laid": cells_data(laid_without(g, racer, place))}


class Mend(Step[Rally]):
    """What is left stays where it lies if it can, is laid anew if not; if no arrangement exists, more is given up."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if is_whole_machine(racer):
            return
        cells = mended(g, racer)
        if cells:
            lay_anew(g, racer, cells)
        else:
            lose_one(g, racer, FIT, NO_CARD)


# ---- all parts at once -----------------------------------------------------------------------------------------------


def pile_questions(g: Rally, racer: Racer) -> list[Step[Rally]]:
    """For each pile that gets several different parts: which lies on top? Somebody may build it in the next draft."""
    if g.rules < AT_ANY_TIME or 0 < g.final_round <= g.round:
        return []
    return [TopPart(racer.seat, deck) for deck in range(BLACK) if len(set(parts_of_deck(racer, deck))) > 1]


def parts_of_deck(racer: Racer, deck: int) -> list[int]:
    return [part for part in racer.parts[1:] if DECK_OF[part] == deck]


class TopPart(Question[Rally]):
    """All parts are lost: which of those of a deck (n) lies on top of its discard pile?"""

    def options(self, g: Rally) -> list[int]:
        parts = g.racers[self.seat].parts
        return [PLACE + place for place in range(1, len(parts)) if DECK_OF[parts[place]] == self.n]

    def answer(self, g: Rally, choice: int) -> None:
        """Parts go from the last to the first: it becomes the first."""
        racer = g.racers[self.seat]
        place = choice - PLACE
        racer.parts = moved_up(racer.parts, place)
        racer.cells = moved_up(racer.cells, place)
        racer.slots = moved_up(racer.slots, place)
        events.tell_top_chosen(g, self.seat, racer.parts[1])

    def details(self, g: Rally) -> dict[str, Any]:
        return {"deck": DECK_WORDS[self.n]}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        place = choice - PLACE
        return {"kind": "on-top", "card": card_id(g.racers[self.seat].parts[place]), "place": place}


def moved_up(items: list[int], place: int) -> list[int]:
    """The same list with one entry right behind the cockpit's."""
    return items[:1] + [items[place]] + items[1:place] + items[place + 1 :]


class LoseAll(Step[Rally]):
    """The losses take everything but the cockpit."""

    def run(self, g: Rally) -> None:
        give_up_all_parts(g, g.racers[self.seat], LOSSES)


def lose_all(g: Rally, racer: Racer) -> None:
    g.then_all([*pile_questions(g, racer), LoseAll(racer.seat)])


# ---- explosion -------------------------------------------------------------------------------------------------------


class Explode(Step[Rally]):
    """The machine explodes: behind the last player, without parts, the gauge at 0. First its piles are ordered (n)."""

    def run(self, g: Rally) -> None:
        questions = pile_questions(g, g.racers[self.seat]) if self.n == 0 else []
        if questions:
            g.then_all([*questions, Explode(self.seat, 1)])
            return
        others = [seat for seat in range(g.seats) if seat != self.seat]
        explode(g, self.seat, landing_spaces(g, self.seat, others))


def explode(g: Rally, seat: int, spaces: list[int]) -> None:
    """Everything but the cockpit is lost; the pawn goes to one of these spaces."""
    racer = g.racers[seat]
    give_up_all_parts(g, racer, EXPLOSION)
    racer.doomed = False
    if len(spaces) == 1:
        land(g, racer, spaces[0])
    else:
        g.then(LandBehind(seat, spaces[0], spaces[1], spaces[2] if len(spaces) > 2 else spaces[1]))


def land(g: Rally, racer: Racer, at: int) -> None:
    before = racer.at
    racer.at = at
    racer.gauge = 0
    events.tell_exploded(g, racer.seat, before)


def landing_spaces(g: Rally, seat: int, others: list[int]) -> list[int]:
    """Directly behind the last of these others; whoever is level with them or behind them steps back one space."""
    last = max([g.to_go(other) for other in others])
    if g.to_go(seat) >= last:
        return spaces_behind(g, [g.racers[seat].at])
    return spaces_behind(g, [g.racers[other].at for other in others if g.to_go(other) == last])


def spaces_behind(g: Rally, spaces: list[int]) -> list[int]:
    """The spaces one step behind any of these; over jumps farther back, never behind the start."""
    found: set[int] = set()
    for space in spaces:
        if space == 0:
            found.add(0)
        for before in g.track.back[space]:
            if g.track.spaces[before].challenge == JUMP:
                found |= set(spaces_behind(g, [before]))
            else:
                found.add(before)
    return sorted(found)


class LandBehind(Question[Rally]):
    """On which of these spaces (n, m, k) the pawn of an exploded machine is put."""

    def options(self, g: Rally) -> list[int]:
        return [WAY, WAY + 1] if self.k == self.m else [WAY, WAY + 1, WAY + 2]

    def answer(self, g: Rally, choice: int) -> None:
        land(g, g.racers[self.seat], self.space(choice))

    def space(self, choice: int) -> int:
        return [self.n, self.m, self.k][choice - WAY]

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return {"kind": "land", "space": self.space(choice)}


def fall_back(g: Rally, racer: Racer, at: int) -> None:
    """The pawn is moved back to a space; no terrain hurts on the way back."""
    before = racer.at
    racer.at = at
    events.tell_fell_back(g, racer.seat, before)
