"""A race that a seat cannot tell from the real one: what it does not know is dealt anew."""

from paddock.games.roborally.cards import (
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    KIND,
    MOVE_1,
    NO_CARD,
    SIDEWAYS,
    U_TURN,
    is_move,
    is_rotation,
    pair_card,
)
from paddock.games.roborally.rules.deck import bits_of
from paddock.games.roborally.rules.program import ProgramRobot, is_programming
from paddock.games.roborally.state import PROGRAM, REGISTERS, Factory, changed
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Factory, seat: int, chance: Chance) -> Factory:
    """Other hands, face-down cards and programs of the others, other decks, other chance.

    Own cards that were laid unseen are dealt anew as well. Cards in the open discard pile stay: everybody saw them.
    """
    race = g.clone()
    race.quiet = True
    race.rekey(chance)
    others = [robot for robot in range(g.robots) if g.seat_of[robot] != seat]
    deal_options_anew(race, others, chance)
    simultaneous = g.phase == PROGRAM and g.busy > 0
    if simultaneous:
        take_programs_back(race, others)
    for robot in range(g.robots):
        if g.blind[robot] and robot not in others:
            lay_blindly(race, robot, chance)
    deal_anew(race, others, chance)
    if simultaneous:
        program_anew(race, seat, g.ready, chance)
    return race


def deal_options_anew(g: Factory, others: list[int], chance: Chance) -> None:
    """The option deck in another order, and other cards to choose from before the first turn."""
    hidden = g.option_deck[:]
    if g.draft:
        for robot in others:
            hidden = hidden + g.draft[robot]
    hidden = shuffled(hidden, chance)
    if g.draft:
        for robot in others:
            count = len(g.draft[robot])
            g.draft[robot] = hidden[:count]
            hidden = hidden[count:]
    g.option_deck = hidden


def take_programs_back(g: Factory, others: list[int]) -> None:
    """What the others have chosen so far goes back to their hands."""
    for robot in others:
        if not is_programming(g, robot):
            continue
        hand = g.hands[robot]
        for place in range(robot * REGISTERS, (robot + 1) * REGISTERS):
            if g.registers[place] != NO_CARD and not g.shown[robot] >> place % REGISTERS & 1:
                hand.append(g.registers[place])
                g.registers[place] = NO_CARD
            if g.pairs[place] != NO_CARD and not g.shown[robot] >> place % REGISTERS & 1:
                hand.append(pair_card(g.pairs[place]))
                g.pairs[place] = NO_CARD
        if g.option_of[CONDITIONAL_PROGRAM] == robot and g.conditional_card != NO_CARD:
            hand.append(g.conditional_card)
            g.conditional_card = NO_CARD
        if g.option_of[FLYWHEEL] == robot and g.flywheel_card != NO_CARD:
            hand.append(g.flywheel_card)
            g.flywheel_card = NO_CARD
        if g.option_of[FLYWHEEL] == robot:
            g.from_flywheel = NO_CARD
        g.blind = changed(g.blind, robot, 0)
        g.announced[robot] = 0
        g.ready[robot] = 0


def deal_anew(g: Factory, others: list[int], chance: Chance) -> None:
    """All cards that the seat has not seen are shuffled and laid back into the same places."""
    pool = g.deck + g.unseen
    places = [place for place in range(len(g.registers)) if is_scrambled(g, place) and place // REGISTERS not in others]
    pool.extend([g.registers[place] for place in places])
    for robot in others:
        pool.extend(g.hands[robot])
        pool.extend(g.spent[robot])
        for place in range(robot * REGISTERS, (robot + 1) * REGISTERS):
            if g.registers[place] != NO_CARD and not g.shown[robot] >> place % REGISTERS & 1:
                places.append(place)
                pool.append(g.registers[place])
                if g.pairs[place] != NO_CARD:
                    pool.append(pair_card(g.pairs[place]))
    conditional = g.conditional_card != NO_CARD and g.option_of[CONDITIONAL_PROGRAM] in others
    flywheel = g.flywheel_card != NO_CARD and g.option_of[FLYWHEEL] in others
    if conditional:
        pool.append(g.conditional_card)
    if flywheel:
        pool.append(g.flywheel_card)
    pool = shuffled(pool, chance)
    lay_pairs(g, [place for place in places if g.pairs[place] != NO_CARD], pool)
    for place in places:
        if g.pairs[place] == NO_CARD:
            g.registers[place] = pool.pop()
    if conditional:
        g.conditional_card = pool.pop()
    if flywheel:
        g.flywheel_card = pool.pop()
    for robot in others:
        g.hands[robot] = sorted(taken(pool, len(g.hands[robot])))
        left = [number for number, card in enumerate(g.spent[robot]) if g.leftover[robot] >> card & 1]
        g.spent[robot] = taken(pool, len(g.spent[robot]))
        g.leftover = changed(g.leftover, robot, bits_of([g.spent[robot][number] for number in left]))
    g.unseen = taken(pool, len(g.unseen))
    g.deck = pool


def is_scrambled(g: Factory, place: int) -> bool:
    """Whether a card of the deck lies there that nobody has seen."""
    robot, register = place // REGISTERS, place % REGISTERS
    return bool(g.scrambled[robot] & ~g.shown[robot] & 1 << register)


def lay_blindly(g: Factory, robot: int, chance: Chance) -> None:
    """Of what was laid without looking when time was up and what was left then, the owner knows the cards only.

    What was left may have been shuffled into the deck since, and have come from there unseen. What was discarded
    otherwise, as by Recompile, cannot lie there.
    """
    left = g.leftover[robot]
    first = robot * REGISTERS
    blind = [first + register for register in range(REGISTERS) if (g.blind[robot] & ~g.shown[robot]) >> register & 1]
    drawn = [place for place in range(len(g.registers)) if is_scrambled(g, place) and left >> g.registers[place] & 1]
    pool = [g.registers[place] for place in blind + drawn]
    for pile in (g.spent[robot], g.deck, g.unseen):
        pool.extend([card for card in pile if left >> card & 1])
    every = left | bits_of(pool)
    pool = shuffled(pool, chance)
    for place in blind + drawn:
        g.registers[place] = pool.pop()
    for pile in (g.spent[robot], g.deck, g.unseen):
        for number, card in enumerate(pile):
            if left >> card & 1:
                pile[number] = pool.pop()
    g.leftover = changed(g.leftover, robot, every & ~bits_of([g.registers[place] for place in blind]))


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The same cards in another order, which owes nothing to the one they lie in."""
    copy = sorted(cards)
    chance.shuffle(copy)
    return copy


def taken(pool: list[int], count: int) -> list[int]:
    cards = pool[:count]
    del pool[:count]
    return cards


def lay_pairs(g: Factory, places: list[int], pool: list[int]) -> None:
    """Registers with two cards hold a move and a rotation; side steps, which take fewer cards, come first."""
    first = [place for place in places if g.pairs[place] >= SIDEWAYS]
    for place in first + [place for place in places if g.pairs[place] < SIDEWAYS]:
        sideways = g.pairs[place] >= SIDEWAYS
        for card in pool:
            if is_move(card) and (KIND[card] == MOVE_1 or not sideways):
                g.registers[place] = card
                break
        for card in pool:
            if is_rotation(card) and (KIND[card] != U_TURN or not sideways):
                g.pairs[place] = card + (SIDEWAYS if sideways else 0)
                break
        pool.remove(g.registers[place])
        pool.remove(pair_card(g.pairs[place]))


def program_anew(g: Factory, seat: int, ready: list[int], chance: Chance) -> None:
    """The others program afresh with their imagined hands; those who were done choose something at random."""
    for other in range(g.seats):
        robots = [robot for robot in g.robots_of(other) if is_programming(g, robot)]
        if other != seat and robots:
            g.start_anew(other, [ProgramRobot(other, robot) for robot in robots])
    g.advance()
    for robot in range(g.robots):
        owner = g.seat_of[robot]
        while ready[robot] and not g.ready[robot] and owner != seat:
            options = g.options(owner)
            g.answer(owner, options[chance.below(len(options))])
