"""Using boosts: when they can be played, on whom, and what they do."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.boosts import (
    ALL_AHEAD,
    ANY_PHASE,
    BLOCK,
    BOOSTS,
    BULB_OFF,
    CLEAR,
    FLOOR,
    GROUP,
    IN_LAST_PLACE,
    INSTANT,
    LEVY,
    ONE_AHEAD,
    PART_DISCARDED,
    PART_OF_ONE_AHEAD,
    PIPS,
    RELIGHT,
    SALVAGE,
    SHIELD,
    THE_PHASE,
    Boost,
)
from paddock.games.steampunk_rally.card_data import card_data
from paddock.games.steampunk_rally.choices import DONE, PILE, PLACE, TARGET
from paddock.games.steampunk_rally.dice import ACTION_BITS, BLOCKED, count_of, one_die
from paddock.games.steampunk_rally.effects import DISCARD_ANY, TYPES
from paddock.games.steampunk_rally.events import DECK_WORDS
from paddock.games.steampunk_rally.rules.building import build
from paddock.games.steampunk_rally.rules.groups import dice_in_slots, receive
from paddock.games.steampunk_rally.rules.lanes import strike
from paddock.games.steampunk_rally.state import AT_ANY_TIME, NO_CARD, Racer, Rally, lasting_boost, lasting_parts
from paddock.games.steampunk_rally.tables import BLACK, BOOST_CARD, SLOT_COUNT, card_id
from paddock.kernel.agenda import Question

__all__ = ["ChoosePart", "ChoosePile", "ChooseTarget", "expire", "is_playable", "play_boost", "targets_of"]

NOBODY: Final = -1


def is_playable(g: Rally, racer: Racer, number: int) -> bool:
    """Whether this boost's time has come, its condition holds, and it can do something."""
    boost = BOOSTS[number]
    if boost.phase not in (ANY_PHASE, g.phase):
        return False
    if boost.target != 0:
        return len(targets_of(g, racer.seat, boost)) > 0
    if boost.only_if == IN_LAST_PLACE:
        return g.is_last(racer.seat)
    if boost.only_if == BULB_OFF:
        return not racer.bulb
    if boost.only_if == PART_DISCARDED:
        return len(g.discards[0]) + len(g.discards[1]) + len(g.discards[2]) > 0
    if boost.does in (PIPS, CLEAR):
        return len(parts_with_dice(racer)) > 0
    if boost.does == GROUP and boost.effects[0] == DISCARD_ANY:
        return len(dice_in_slots(racer, TYPES)) > 0
    if boost.does == SHIELD:
        return not racer.shield or g.rules >= AT_ANY_TIME  # a second umbrella protects no better
    return True


def targets_of(g: Rally, seat: int, boost: Boost) -> list[int]:
    """The rivals ahead whom nothing shields; for a block, those with a part that takes dice."""
    own = g.to_go(seat)
    found = [racer.seat for racer in g.racers if g.to_go(racer.seat) < own and not racer.shield]
    if boost.target == PART_OF_ONE_AHEAD:
        return [other for other in found if open_parts(g.racers[other])]
    return found


def open_parts(racer: Racer) -> list[int]:
    """The places of parts on which dice may be placed."""
    parts = racer.parts
    return [p for p in range(1, len(parts)) if SLOT_COUNT[parts[p]] and not racer.slots[p] & BLOCKED]


def parts_with_dice(racer: Racer) -> list[int]:
    """The places of parts with dice in action slots."""
    return [place for place in range(1, len(racer.parts)) if racer.slots[place] & ACTION_BITS]


def play_boost(g: Rally, racer: Racer, number: int) -> None:
    """A boost from the stash: its target or part is chosen first."""
    boost = BOOSTS[number]
    if boost.target == ONE_AHEAD or boost.target == PART_OF_ONE_AHEAD:
        targets = targets_of(g, racer.seat, boost)
        if len(targets) == 1:
            aim(g, racer, number, targets[0])
        else:
            show(g, racer, number)
            g.then(ChooseTarget(racer.seat, number))
    elif boost.does == CLEAR:
        show(g, racer, number)
        g.then(ChoosePart(racer.seat, number, racer.seat))
    elif boost.does == SALVAGE:
        show(g, racer, number)
        g.then(ChoosePile(racer.seat, number))
    else:
        take_effect(g, racer, number, NOBODY, 0)


def show(g: Rally, racer: Racer, number: int) -> None:
    """The boost is shown, and may still be kept."""
    if racer.playing == NO_CARD:
        stash = racer.stash[:]
        stash.remove(BOOST_CARD + number)
        racer.stash = stash
        racer.playing = BOOST_CARD + number
        events.tell_boost_shown(g, racer.seat, racer.playing)


def keep(g: Rally, racer: Racer) -> None:
    """The boost goes back under the gauge."""
    racer.stash = sorted(racer.stash + [racer.playing])
    racer.playing = NO_CARD
    events.tell_boost_kept(g, racer.seat)


def aim(g: Rally, racer: Racer, number: int, target: int) -> None:
    if BOOSTS[number].does == BLOCK:
        show(g, racer, number)
        g.then(ChoosePart(racer.seat, number, target))
    else:
        take_effect(g, racer, number, target, 0)


class ChooseTarget(Question[Rally]):
    """On which rival is the boost (n) played? It may be kept after all: others move meanwhile."""

    def options(self, g: Rally) -> list[int]:
        return [DONE] + [TARGET + seat for seat in targets_of(g, self.seat, BOOSTS[self.n])]

    def answer(self, g: Rally, choice: int) -> None:
        if choice == DONE:
            keep(g, g.racers[self.seat])
        else:
            aim(g, g.racers[self.seat], self.n, choice - TARGET)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"card": card_id(BOOST_CARD + self.n)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        return {"kind": "keep-boost"} if choice == DONE else {"kind": "target", "target": choice - TARGET}


class ChoosePart(Question[Rally]):
    """For which part is the boost (n) played, of one's own machine or of a rival's (m)?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE] + [PLACE + place for place in self.places(g)]

    def places(self, g: Rally) -> list[int]:
        target = g.racers[self.m]
        if self.m == self.seat:
            return parts_with_dice(target)
        return open_parts(target) if self.m in targets_of(g, self.seat, BOOSTS[self.n]) else []

    def answer(self, g: Rally, choice: int) -> None:
        if choice == DONE:
            keep(g, g.racers[self.seat])
        else:
            take_effect(g, g.racers[self.seat], self.n, self.m, choice - PLACE)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"card": card_id(BOOST_CARD + self.n), "target": self.m}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "keep-boost"}
        place = choice - PLACE
        return {"kind": "on-part", "card": card_id(g.racers[self.m].parts[place]), "place": place}


class ChoosePile(Question[Rally]):
    """From which discard pile is the top part taken for the boost (n)?"""

    def options(self, g: Rally) -> list[int]:
        return [DONE] + [PILE + deck for deck in range(BLACK) if g.discards[deck]]

    def answer(self, g: Rally, choice: int) -> None:
        if choice == DONE:
            keep(g, g.racers[self.seat])
        else:
            take_effect(g, g.racers[self.seat], self.n, NOBODY, choice - PILE)

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "keep-boost"}
        top = g.top_of(choice - PILE)
        return {"kind": "pile", "deck": DECK_WORDS[choice - PILE], "card": card_id(top), "face": card_data(top)}


def take_effect(g: Rally, racer: Racer, number: int, target: int, place: int) -> None:
    """The boost leaves the stash and does at once what it says."""
    boost = BOOSTS[number]
    leads = boost.leading and g.leads(racer.seat)
    if boost.does == SHIELD:
        racer.shield = True
    elif boost.does == PIPS:
        racer.pips += boost.amount
    lay_open(g, racer, number, target)
    if boost.does == GROUP and boost.target == ONE_AHEAD:
        strike(g, target, len(boost.effects), 0)
    elif boost.does == GROUP:
        receive(g, racer, (boost.leading if leads else boost.effects)[:])
    elif boost.does == CLEAR:
        racer.set_slots(place, racer.slots[place] & ~ACTION_BITS)
        events.tell_emptied(g, racer.seat, racer.parts[place])
    elif boost.does == BLOCK:
        rival = g.racers[target]
        rival.set_slots(place, rival.slots[place] | BLOCKED)
        events.tell_blocked(g, target, rival.parts[place])
    elif boost.does == LEVY:
        for seat in levied(g, racer.seat, boost):
            strike(g, seat, 0, 1)
    elif boost.does == RELIGHT:
        racer.bulb = True
        events.tell_bulb_on(g, racer.seat)
    elif boost.does == FLOOR:
        raise_floor(g, racer, boost.amount)
    elif boost.does == SALVAGE:
        salvage(g, racer, place)


def levied(g: Rally, seat: int, boost: Boost) -> list[int]:
    """All who are hit, in token order."""
    ahead = targets_of(g, seat, boost) if boost.target == ALL_AHEAD else []
    return [other for other in g.token_order() if other in ahead]


def lay_open(g: Rally, racer: Racer, number: int, target: int) -> None:
    """Out of the stash: onto the discard pile, or beside the track as long as it lasts."""
    boost = BOOSTS[number]
    if racer.playing == NO_CARD:
        stash = racer.stash[:]
        stash.remove(BOOST_CARD + number)
        racer.stash = stash
    racer.playing = NO_CARD
    if boost.lasts == INSTANT:
        g.discard(BOOST_CARD + number)
    else:
        g.lasting = g.lasting + [lasting_boost(number, racer.seat, target, boost.lasts)]
    events.tell_boost(g, racer.seat, BOOST_CARD + number, target)


def raise_floor(g: Rally, racer: Racer, floor: int) -> None:
    """Lower dice of the pool become this value, now and after each later roll."""
    racer.floor = floor
    for kind in range(TYPES):
        for value in range(1, floor):
            count = count_of(racer.pool[kind], value)
            racer.pool[kind] += count * (one_die(floor) - one_die(value))
    events.tell_rolled(g, racer.seat)


def salvage(g: Rally, racer: Racer, deck: int) -> None:
    """The top card of a discard pile is built as in the draft."""
    pile = g.discards[deck]
    piles = g.discards[:]
    piles[deck] = pile[:-1]
    g.discards = piles
    racer.building = pile[-1]
    events.tell_salvaged(g, racer.seat, pile[-1], deck)
    build(g, racer, pile[-1])


def expire(g: Rally, until_round: bool) -> None:
    """What lasted for a phase, or for the round, goes to the discard pile."""
    ended = [packed for packed in g.lasting if until_round or lasting_parts(packed)[3] == THE_PHASE]
    for racer in g.racers:
        racer.pips = 0
        racer.floor = 0
        if until_round:
            racer.shield = False
            racer.slots = [slots & ~BLOCKED for slots in racer.slots]
    for packed in ended:
        number, owner, _, _ = lasting_parts(packed)
        left = g.lasting[:]
        left.remove(packed)
        g.lasting = left
        g.discard(BOOST_CARD + number)
        events.tell_expired(g, owner, BOOST_CARD + number)
