"""How good each option of a question looks."""

from typing import Any, Final

from paddock.games.steampunk_rally.boosts import (
    ALL_AHEAD,
    BLOCK,
    BOOSTS,
    CLEAR,
    FLOOR,
    GROUP,
    LEVY,
    PIPS,
    RELIGHT,
    SALVAGE,
    SHIELD,
    Boost,
)
from paddock.games.steampunk_rally.bot.laying import group_worth, laying_worth
from paddock.games.steampunk_rally.bot.worths import Worths
from paddock.games.steampunk_rally.choices import (
    BOOST,
    BULB_ON,
    CARD,
    COGS,
    CONSTRUCT,
    DIE,
    DONE,
    EFFECT,
    MACHINE,
    PART,
    PILE,
    PLACE,
    RAISE,
    REROLL,
    SITE,
    SLOT,
    STASH,
    TARGET,
    TYPE,
    WAY,
    alternative_of,
    die_of,
    slot_of,
)
from paddock.games.steampunk_rally.choices import GROUP as ALTERNATIVE
from paddock.games.steampunk_rally.dice import ACTION_BITS, VALUES, count_of, die_in, number_of_dice
from paddock.games.steampunk_rally.effects import COG, DAMAGE, DISCARD_ANY, DISCARD_DIE, MOTION, REINFORCE, TYPES
from paddock.games.steampunk_rally.part import BULB
from paddock.games.steampunk_rally.rules.boosting import ChoosePart, ChoosePile, ChooseTarget
from paddock.games.steampunk_rally.rules.building import AttachPart, ChangeMachine, MoveCard
from paddock.games.steampunk_rally.rules.damage import LandBehind, LosePart, TopPart
from paddock.games.steampunk_rally.rules.decks import GiveUpCard
from paddock.games.steampunk_rally.rules.draft import PickCard, UseCard
from paddock.games.steampunk_rally.rules.ending import DamageMenu, StoreAt, StoreDie
from paddock.games.steampunk_rally.rules.groups import ChooseEffect, DiscardDie
from paddock.games.steampunk_rally.rules.lanes import PayLevy
from paddock.games.steampunk_rally.rules.menu import LastCall
from paddock.games.steampunk_rally.rules.movement import ChooseWay, PayGlacier
from paddock.games.steampunk_rally.rules.racing import NextDie, RaceMenu
from paddock.games.steampunk_rally.rules.sites import PayAtSite
from paddock.games.steampunk_rally.rules.venting import VentDice
from paddock.games.steampunk_rally.state import HIGHEST, RACE, VENT, Racer, Rally
from paddock.games.steampunk_rally.tables import BLACK, BOOST_CARD, DIVISOR, GROUPS, SALES, SLOT_COUNT, SLOTS
from paddock.games.steampunk_rally.tiles import COAL_MINE, RAILS
from paddock.kernel.agenda import Question

__all__ = ["best_of", "card_use", "scores_of"]

NEVER: Final = -50.0


def scores_of(g: Rally, question: Question[Any], options: list[int]) -> list[float]:
    """By the kind of question."""
    racer = g.racers[question.seat]
    worths = Worths(g, racer)
    return [score(g, racer, worths, question, choice) for choice in options]


def best_of(g: Rally, question: Question[Any], options: list[int]) -> int:
    """The option that looks best, the first among equals: for playing on quickly."""
    racer = g.racers[question.seat]
    worths = Worths(g, racer)
    best = options[0]
    most = score(g, racer, worths, question, best)
    for choice in options[1:]:
        value = score(g, racer, worths, question, choice)
        if value > most:
            most = value
            best = choice
    return best


def score(g: Rally, racer: Racer, worths: Worths, question: Question[Any], choice: int) -> float:
    if isinstance(question, RaceMenu):
        return race_score(g, racer, worths, choice)
    if isinstance(question, UseCard):
        return use_score(g, racer, worths, choice)
    if isinstance(question, PickCard):
        if choice == SITE or choice >= BOOST:
            return NEVER  # there is time for it as soon as the cards lie open
        return card_use(g, racer, worths, choice - CARD)
    if isinstance(question, VentDice):
        return vent_score(g, racer, worths, choice)
    if isinstance(question, NextDie):
        return 1.0 if choice == laying_worth(worths, question.n, question.m)[1] else 0.0
    if isinstance(question, ChooseEffect):
        return effect_score(g, racer, worths, choice)
    if isinstance(question, LosePart | GiveUpCard):
        return -worths.part_value(choice - PLACE) if choice >= PLACE else 0.0
    return rare_score(g, racer, worths, question, choice)


def rare_score(g: Rally, racer: Racer, worths: Worths, question: Question[Any], choice: int) -> float:
    """Questions that are seldom asked."""
    if isinstance(question, DamageMenu | LastCall):
        return 0.0 if choice == DONE else free_score(g, racer, worths, choice)
    if isinstance(question, DiscardDie):
        return 0.0 if choice == DONE else die_out_score(racer, worths, choice)
    if isinstance(question, ChooseWay):
        return way_score(g, worths, racer, choice - WAY)
    if isinstance(question, PayGlacier):
        return glacier_score(g, racer, worths, choice)
    if isinstance(question, PayAtSite):
        return -float(die_of(choice, DIE)[1])
    if isinstance(question, PayLevy):
        return worths.damage(1) - worths.unit[COG] if choice == COGS else 0.0
    if isinstance(question, ChangeMachine | MoveCard):
        return 1.0 if choice == DONE else 0.0
    if isinstance(question, AttachPart):
        return 0.0
    if isinstance(question, StoreDie):
        return worths.die[choice - TYPE]
    if isinstance(question, StoreAt):
        return worths.part_value((choice - SLOT) // 8)
    if isinstance(question, TopPart):
        return -worths.part_value(choice - PLACE)  # somebody may take it
    if isinstance(question, ChooseTarget):
        return -float(g.to_go(choice - TARGET)) if choice != DONE else -100.0
    if isinstance(question, ChoosePart):
        return part_choice_score(g, question, choice)
    if isinstance(question, ChoosePile):
        return worths.card_value(g.top_of(choice - PILE)) if choice != DONE else 0.0
    if isinstance(question, LandBehind):
        return 0.0
    return 0.0


# ---- the draft -------------------------------------------------------------------------------------------------------


def card_use(g: Rally, racer: Racer, worths: Worths, card: int) -> float:
    """The best that can be done with a card."""
    best = boost_value(g, racer, worths, card) if card >= BOOST_CARD else build_value(g, racer, worths, card)
    sale = SALES[card]
    for kind in range(TYPES):
        if sale.dice[kind]:
            best = max(best, dice_value(racer, worths, kind, sale.dice[kind]))
    if sale.cogs:
        best = max(best, cogs_value(racer, worths, sale.cogs))
    return best


def use_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    card = racer.pick
    if choice == CONSTRUCT:
        return build_value(g, racer, worths, card)
    if choice == STASH:
        return boost_value(g, racer, worths, card)
    if choice == COGS:
        return cogs_value(racer, worths, SALES[card].cogs)
    if TYPE <= choice < TYPE + TYPES:
        return dice_value(racer, worths, choice - TYPE, SALES[card].dice[choice - TYPE])
    return free_score(g, racer, worths, choice)


def build_value(g: Rally, racer: Racer, worths: Worths, part: int) -> float:
    """A part is worth what it does, less where there are too few dice for all slots."""
    value = worths.card_value(part)
    if DIVISOR[part] == BULB:
        return value
    free = 0
    dice: int = 0
    kinds = SLOTS[part]
    for place in range(1, len(racer.parts)):
        if DIVISOR[racer.parts[place]] != BULB:
            free += worths.free_slots(place)
    for kind in range(TYPES):
        dice += number_of_dice(racer.pool[kind])
    own: int = number_of_dice(racer.pool[kinds[0]])
    to_come = len(racer.hand) * 1.0 + 1.0
    wanted: float = free + len(kinds) - dice - to_come
    idle = max(0.0, wanted)
    return value * (0.85 + 0.05 * min(own, 3)) - 0.25 * idle * (0.5 if worths.left > 1.5 else 1.0)


def dice_value(racer: Racer, worths: Worths, kind: int, count: int) -> float:
    """So many dice of a type for the slots that are free."""
    room: int = -number_of_dice(racer.pool[kind])
    best = 0.0
    for place in range(1, len(racer.parts)):
        part = racer.parts[place]
        if DIVISOR[part] != BULB and kind in SLOTS[part]:
            free = worths.free_slots(place)
            if free:
                room += free
                best = max(best, worths.slot_worth(part))
    useful: int = max(0, min(count, room))
    return useful * best * 0.95 + (count - useful) * (0.12 + 0.1 * len(racer.hand))


def cogs_value(racer: Racer, worths: Worths, cogs: int) -> float:
    """Cogs empty slots: about two of them for a die."""
    filled = 0
    worth = 0.0
    for place in range(1, len(racer.parts)):
        part = racer.parts[place]
        if racer.slots[place] & ACTION_BITS:
            for slot in range(SLOT_COUNT[part]):
                if die_in(racer.slots[place], slot):
                    filled += 1
            worth = max(worth, worths.slot_worth(part))
    useful = max(0, min(cogs, filled * 2 - racer.cogs))
    spare = 0.1 if worths.last else 0.22
    return useful * max(spare, 0.3 * worth + 0.08) + (cogs - useful) * spare


# ---- boosts, sites ---------------------------------------------------------------------------------------------------


def boost_value(g: Rally, racer: Racer, worths: Worths, card: int) -> float:
    """What a boost will bring when its time comes."""
    boost = BOOSTS[card - BOOST_CARD]
    if boost.does == GROUP and boost.target == 0:
        if boost.effects[0] == DISCARD_ANY:
            return 0.9
        if boost.effects[0] == REINFORCE:
            return 3 * (worths.unit[COG] if racer.gauge >= HIGHEST else 0.55)
        return max(0.0, worths.group(boost.effects))
    if boost.does == PIPS:
        return min(2.2, 0.25 * pips_in_slots(racer) + 0.2)
    if boost.does == CLEAR:
        return 1.3
    if boost.does == RELIGHT:
        return bulb_worth(racer, worths)
    if boost.does == FLOOR:
        return 1.2
    if boost.does == SALVAGE:
        return 1.6
    if boost.target != 0 and g.leads(racer.seat):
        return 0.4
    return 0.7


def free_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    """What may be done at any time; nothing is 0."""
    if choice == MACHINE:
        return NEVER
    if choice == SITE:
        return site_score(g, racer, worths)
    return boost_score(g, racer, worths, BOOSTS[choice - BOOST])


def boost_score(g: Rally, racer: Racer, worths: Worths, boost: Boost) -> float:
    """Whether it is time for a boost: more than 0, and it is."""
    if boost.does == GROUP and boost.target == 0:
        return group_boost_score(g, racer, worths, boost)
    if boost.does == PIPS:
        return 3.0 if pips_in_slots(racer) >= 6 or worths.left < 1.5 else -1.0
    if boost.does == CLEAR:
        return 3.0 if most_pips(racer) >= 7 or worths.left < 1.5 else -1.0
    if boost.does == FLOOR:
        return 4.0 * low_dice(racer) - 7.0
    if boost.does == RELIGHT:
        return 2.0
    if boost.does == SALVAGE:
        best = max([worths.card_value(g.top_of(deck)) for deck in range(BLACK) if g.discards[deck]])
        return best - 1.0
    if boost.does == SHIELD:
        return 0.5 if g.phase == VENT and not racer.shield and not g.is_last(racer.seat) else -1.0
    if boost.does == BLOCK or boost.does == LEVY or boost.target == ALL_AHEAD:
        return 1.0
    return 1.0


def group_boost_score(g: Rally, racer: Racer, worths: Worths, boost: Boost) -> float:
    effects = boost.leading if boost.leading and g.leads(racer.seat) else boost.effects
    first = effects[0]
    if first == COG:
        return 3.0
    if first == DISCARD_ANY:
        return 2.0 if pips_in_slots(racer) >= 8 and g.phase in (VENT, RACE) else -1.0
    if first == REINFORCE:
        return 2.0 if racer.gauge <= 0 and (racer.gauge < 0 or worths.last or g.phase == RACE) else -1.0
    if g.phase != RACE:
        return -1.0
    if boost.leading and effects == boost.leading and not worths.last:
        return -1.0
    if first == MOTION or first == MOTION + 1:
        return group_worth(worths, effects, 1) - 0.3
    return worths.group(effects) if worths.last else worths.group(effects) - 0.8


def site_score(g: Rally, racer: Racer, worths: Worths) -> float:
    """The station, rails or pony here."""
    space = g.track.spaces[racer.at]
    die = worths.die[space.die]
    if space.challenge <= COAL_MINE:
        return die - worths.unit[COG] - 0.1 if g.phase == RACE else -1.0
    if space.challenge == RAILS:
        return group_worth(worths, [space.gives] * space.amount, 1) - die
    return space.amount * worths.unit[COG] - die + 0.3


def pips_in_slots(racer: Racer) -> int:
    """The pips of all dice in action slots."""
    total = 0
    for place in range(1, len(racer.parts)):
        if racer.slots[place] & ACTION_BITS:
            total += pips_on(racer, place)
    return total


def pips_on(racer: Racer, place: int) -> int:
    total = 0
    for slot in range(SLOT_COUNT[racer.parts[place]]):
        total += die_in(racer.slots[place], slot)
    return total


def most_pips(racer: Racer) -> int:
    best = 0
    for place in range(1, len(racer.parts)):
        best = max(best, pips_on(racer, place))
    return best


def low_dice(racer: Racer) -> int:
    """Dice of the pool that show 1 or 2."""
    found = 0
    for dice in racer.pool:
        found += count_of(dice, 1) + count_of(dice, 2)
    return found


# ---- vent and race ---------------------------------------------------------------------------------------------------


def vent_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    """The slot that brings most for its pips; dice that cannot be finished are left alone."""
    if choice == DONE:
        return 0.0
    if choice < SLOT:
        return free_score(g, racer, worths, choice)
    place, slot = slot_of(choice)
    value: int = die_in(racer.slots[place], slot)
    if value > racer.pips + 2 * racer.cogs:
        return -1.0
    part = racer.parts[place]
    dice = number_of_dice(racer.pool[SLOTS[part][slot]])
    worth = worths.slot_worth(part) * (0.75 if dice == 0 else 1.0)
    cost = max(0, value - racer.pips) * (0.02 if worths.last else 0.1)
    return (worth - cost) / value if worth > cost else -1.0


def race_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    if choice == DONE:
        return 0.0
    if PART <= choice < PLACE:
        return laying_worth(worths, choice - PART, 0)[0]
    if choice == BULB_ON:
        return bulb_score(racer, worths)
    if REROLL <= choice < RAISE:
        kind, value = die_of(choice, REROLL)
        return (3.5 - value) * worths.pip[kind] * 0.7 - cog_price(worths)
    if RAISE <= choice < RAISE + TYPES * VALUES:
        return worths.pip[die_of(choice, RAISE)[0]] * 0.6 - cog_price(worths)
    return free_score(g, racer, worths, choice)


def cog_price(worths: Worths) -> float:
    return 0.03 if worths.last else 0.45


def bulb_worth(racer: Racer, worths: Worths) -> float:
    """What all parts with a bulb give together."""
    total = 0.0
    for part in racer.parts:
        if DIVISOR[part] == BULB:
            total += worths.activation(part)
    return total


def bulb_score(racer: Racer, worths: Worths) -> float:
    """Early, for dice; only the last resort if it does harm."""
    worth = bulb_worth(racer, worths)
    return worth + 3.0 if worth > 0.0 else -0.1


def effect_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    """Dice first, then reinforcements before damage; slashes by what they give."""
    if choice == SITE:
        return 6.0 if site_score(g, racer, worths) > 0.0 else -1.0
    if choice >= ALTERNATIVE:
        part, number = alternative_of(choice)
        group = GROUPS[part][number]
        if DISCARD_DIE <= group[0] <= DISCARD_ANY and not pips_in_slots(racer):
            return 0.1
        return 2.0 + group_worth(worths, group, 1)
    unit = choice - EFFECT
    if unit == REINFORCE:
        return 4.0 if racer.gauge < HIGHEST else 0.2
    if unit == DAMAGE:
        return 0.5
    if unit <= MOTION + 1:
        return 1.0 if unit == MOTION else 0.9
    return 5.0


def die_out_score(racer: Racer, worths: Worths, choice: int) -> float:
    """The slot that is worth most, and of its dice the highest."""
    place, slot = slot_of(choice)
    part = racer.parts[place]
    if slot >= SLOT_COUNT[part]:
        return -0.5
    value: int = die_in(racer.slots[place], slot)
    return worths.slot_worth(part) + 0.05 * value


def way_score(g: Rally, worths: Worths, racer: Racer, number: int) -> float:
    """The shorter arm for less terrain than it saves."""
    track = g.track
    at = track.ways[racer.at][number]
    rough = 0
    steps = 0
    while len(track.back[at]) < 2:
        rough += track.spaces[at].terrain
        steps += 1
        at = track.ways[at][0]
    return -steps * 0.9 - worths.damage(rough)


def glacier_score(g: Rally, racer: Racer, worths: Worths, choice: int) -> float:
    space = g.track.spaces[racer.at]
    if choice == DONE:
        return -worths.damage(space.terrain)
    return -worths.die[space.die] - 0.02 * die_of(choice, DIE)[1]


def part_choice_score(g: Rally, question: ChoosePart, choice: int) -> float:
    """Of one's own parts the one with most pips, of a rival's the one that is worth most."""
    if choice == DONE:
        return -100.0
    target = g.racers[question.m]
    if question.m == question.seat:
        return float(pips_on(target, choice - PLACE))
    return Worths(g, target).part_value(choice - PLACE)
