"""The damage phase, the end of a round, and the last round."""

from typing import Any

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import DONE, TYPE, slot_choice, slot_of
from paddock.games.steampunk_rally.dice import VALUES, count_of, number_of_dice, one_die, stored_in, with_stored
from paddock.games.steampunk_rally.effects import DICE, TYPES
from paddock.games.steampunk_rally.events import LOSSES
from paddock.games.steampunk_rally.rules.boosting import expire
from paddock.games.steampunk_rally.rules.damage import explode, landing_spaces, lose_all, lose_one, pile_questions
from paddock.games.steampunk_rally.rules.lanes import DAMAGED, MENUS, RESTS, open_lane
from paddock.games.steampunk_rally.rules.menu import Menu, may_act
from paddock.games.steampunk_rally.state import AT_ANY_TIME, DAMAGE, END, NO_CARD, OVER, Racer, Rally
from paddock.games.steampunk_rally.tables import SLOT_COUNT, STORAGE, card_id
from paddock.kernel.agenda import Question, Step

__all__ = [
    "Damage",
    "DamageMenu",
    "EndOfRound",
    "Explosions",
    "ResetGauge",
    "ReturnDice",
    "StoreAt",
    "StoreDice",
    "StoreDie",
    "TakeLosses",
]


class Damage(Step[Rally]):
    """Everybody whose gauge is below 0 loses parts, all at the same time; the others may play boosts meanwhile."""

    def run(self, g: Rally) -> None:
        g.phase = DAMAGE
        events.tell_phase(g)
        for racer in g.racers:
            racer.done = False
            racer.missed = False
            if racer.gauge < 0:
                g.aside(racer.seat, TakeLosses(racer.seat), RESTS[racer.seat])
            elif g.rules >= AT_ANY_TIME and racer.stash:
                open_lane(g, racer.seat, DAMAGED)


class TakeLosses(Step[Rally]):
    """First a boost or a site, where there may be one; then the losses."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        if racer.gauge >= 0 or racer.doomed:
            return
        if may_act(g, racer):
            g.then(MENUS[DAMAGED][self.seat])
        else:
            take_losses(g, racer)


def take_losses(g: Rally, racer: Racer) -> None:
    """As many parts as the gauge is below 0, in one act. Who has fewer is marked and explodes with the others."""
    losses = -racer.gauge
    if losses >= len(racer.parts):
        racer.doomed = True
        return
    g.then(ResetGauge(racer.seat))
    if losses == len(racer.parts) - 1:
        lose_all(g, racer)
        return
    racer.losses = losses
    lose_one(g, racer, LOSSES, NO_CARD)


class ResetGauge(Step[Rally]):
    """The losses are taken: the gauge is at 0 again."""

    def run(self, g: Rally) -> None:
        g.racers[self.seat].gauge = 0
        g.racers[self.seat].done = True
        events.tell_repaired(g, self.seat)


class DamageMenu(Menu):
    """Take the losses now, or do something first?"""

    def number(self) -> int:
        return DAMAGED

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        found = [DONE]
        self.add_free_acts(g, racer, found)
        return found

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if choice != DONE:
            self.act_freely(g, choice)
            return
        racer.missed = False
        if racer.gauge < 0:
            take_losses(g, racer)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"left": max(0, -g.racers[self.seat].gauge)}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        if choice == DONE:
            left = max(0, -g.racers[self.seat].gauge)
            return {"kind": "take-losses", "left": left} if left else {"kind": "done"}
        return self.free_label(g, choice)


class Explosions(Step[Rally]):
    """All marked machines explode together: behind the last of those who do not, or of all if all do.

    First their piles are ordered (n).
    """

    def run(self, g: Rally) -> None:
        doomed = [racer.seat for racer in g.racers if racer.doomed]
        if not doomed:
            return
        if self.n == 0:
            questions: list[Step[Rally]] = []
            for seat in doomed:
                questions += pile_questions(g, g.racers[seat])
            if questions:
                g.then_all([*questions, Explosions(n=1)])
                return
        rest = [seat for seat in range(g.seats) if seat not in doomed]
        # Everybody's space is found before anybody's pawn moves.
        spaces = [landing_spaces(g, seat, rest or doomed) for seat in doomed]
        for number, seat in enumerate(doomed):
            explode(g, seat, spaces[number])


# ---- the end of a round ----------------------------------------------------------------------------------------------


class EndOfRound(Step[Rally]):
    """What lasted for the round ends, bulbs go on, unused dice are stored for the next one as far as there is room."""

    def run(self, g: Rally) -> None:
        g.phase = END
        for racer in g.racers:
            racer.done = False
            racer.bulb = True
        events.tell_phase(g)
        expire(g, True)
        g.then(ReturnDice())
        if is_last_round(g):
            return
        for racer in g.racers:
            if g.rules >= AT_ANY_TIME:
                if free_storage(racer) and types_in_pool(racer):
                    g.aside(racer.seat, StoreDice(racer.seat))
                continue
            store_dice(g, racer)
            if asks_what_to_store(racer):
                g.aside(racer.seat, StoreDie(racer.seat))


def is_last_round(g: Rally) -> bool:
    return 0 < g.final_round <= g.round


def free_storage(racer: Racer) -> int:
    """How many storage slots are free."""
    found = 0
    for place, part in enumerate(racer.parts):
        for slot in range(STORAGE[part]):
            if stored_in(racer.slots[place], slot) < 0:
                found += 1
    return found


def types_in_pool(racer: Racer) -> list[int]:
    return [kind for kind in range(TYPES) if racer.pool[kind]]


def asks_what_to_store(racer: Racer) -> bool:
    """Whether there are dice of several types, and too little room."""
    return free_storage(racer) > 0 and len(types_in_pool(racer)) > 1


def store_dice(g: Rally, racer: Racer) -> None:
    """All unused dice if there is room for them, or if they are all of one type as many as there is room for."""
    room = free_storage(racer)
    unused = sum([number_of_dice(dice) for dice in racer.pool])
    if not room or not unused or (unused > room and len(types_in_pool(racer)) > 1):
        return
    for kind in types_in_pool(racer):
        for _ in range(min(number_of_dice(racer.pool[kind]), free_storage(racer))):
            store(racer, kind)
    events.tell_stored(g, racer.seat)


def leave_pool(racer: Racer, kind: int) -> None:
    """A die leaves the pool for a storage slot; what it shows is not kept."""
    for value in range(VALUES):
        if count_of(racer.pool[kind], value):
            racer.pool[kind] -= one_die(value)
            return


def store(racer: Racer, kind: int) -> None:
    """A die of the pool into the first free storage slot."""
    leave_pool(racer, kind)
    for place, part in enumerate(racer.parts):
        for slot in range(STORAGE[part]):
            if stored_in(racer.slots[place], slot) < 0:
                racer.set_slots(place, with_stored(racer.slots[place], slot, kind))
                return


def storage_slots(racer: Racer) -> list[int]:
    """Choices: of each part with free storage slots the first one."""
    found: list[int] = []
    for place, part in enumerate(racer.parts):
        for slot in range(STORAGE[part]):
            if stored_in(racer.slots[place], slot) < 0:
                found.append(slot_choice(place, SLOT_COUNT[part] + slot))
                break
    return found


class StoreDice(Step[Rally]):
    """One unused die after another is stored. Its type is asked for where not all fit, its part where it can matter."""

    def run(self, g: Rally) -> None:
        racer = g.racers[self.seat]
        room = free_storage(racer)
        kinds = types_in_pool(racer)
        if not room or not kinds:
            return
        unused = sum([number_of_dice(dice) for dice in racer.pool])
        if len(kinds) > 1 and unused > room:
            g.then(StoreDie(self.seat))
        elif len(kinds) == 1 and (unused >= room or len(storage_slots(racer)) == 1):
            while free_storage(racer) and racer.pool[kinds[0]]:
                store(racer, kinds[0])
            events.tell_stored(g, self.seat)
        else:
            g.then(self)
            store_somewhere(g, racer, kinds[0])


def store_somewhere(g: Rally, racer: Racer, kind: int) -> None:
    """A die of this type: on a part of its owner's choice, for a part may be lost with what lies on it."""
    if len(storage_slots(racer)) > 1:
        g.then(StoreAt(racer.seat, kind))
    else:
        store(racer, kind)
        events.tell_stored(g, racer.seat)


class StoreAt(Question[Rally]):
    """On which part is a die of this type (n) stored?"""

    def options(self, g: Rally) -> list[int]:
        return storage_slots(g.racers[self.seat])

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        leave_pool(racer, self.n)
        place, slot = slot_of(choice)
        free = slot - SLOT_COUNT[racer.parts[place]]
        racer.set_slots(place, with_stored(racer.slots[place], free, self.n))
        events.tell_stored(g, self.seat)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"die": DICE[self.n]}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        place, slot = slot_of(choice)
        card = card_id(g.racers[self.seat].parts[place])
        return {"kind": "store-at", "card": card, "place": place, "slot": slot}


class StoreDie(Question[Rally]):
    """Of which type is the next die that is stored?"""

    def options(self, g: Rally) -> list[int]:
        return [TYPE + kind for kind in types_in_pool(g.racers[self.seat])]

    def answer(self, g: Rally, choice: int) -> None:
        racer = g.racers[self.seat]
        if g.rules >= AT_ANY_TIME:
            g.then(StoreDice(self.seat))
            store_somewhere(g, racer, choice - TYPE)
            return
        store(racer, choice - TYPE)
        events.tell_stored(g, self.seat)
        store_dice(g, racer)
        if asks_what_to_store(racer):
            g.then(self)

    def details(self, g: Rally) -> dict[str, Any]:
        return {"left": free_storage(g.racers[self.seat])}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        kind = choice - TYPE
        return {"kind": "store", "die": DICE[kind], "count": number_of_dice(g.racers[self.seat].pool[kind])}


class ReturnDice(Step[Rally]):
    """Unused dice go back, the token is flipped; after the last round the race is over."""

    def run(self, g: Rally) -> None:
        for racer in g.racers:
            unused = [number_of_dice(dice) for dice in racer.pool]
            if sum(unused):
                racer.pool = [0] * TYPES
                for kind in range(TYPES):
                    g.loose[kind] -= unused[kind]
                events.tell_returned(g, racer.seat, sum(unused))
        g.settle()
        if is_last_round(g):
            end_race(g)
            g.end_lane()
            return
        g.direction = -g.direction
        events.tell_token_flipped(g)


def end_race(g: Rally) -> None:
    """Whoever is farthest wins; also where the race is stopped before anybody crosses the line."""
    g.phase = OVER
    events.tell_race_over(g)


MENUS[DAMAGED] = [DamageMenu(seat) for seat in range(8)]
