"""What the properties of all games need to know about RoboRally: what is conserved, and what is hidden."""

from paddock.games.roborally.cards import NO_CARD, OPTIONS, PROGRAM_CARDS, pair_card
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.damage import locks_of
from paddock.games.roborally.state import NOBODY, OVER, PROGRAM, REGISTERS, Factory
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table

FOLLOWS = {"Factory.course", "Factory.floor"}  # fields that no save holds: the setup and how boards lie say them
OWN_KEYS = {"seat", "hands", "draft"}  # of a view: what only its seat sees


def conserved(table: Table) -> object:
    """All program cards and all option cards of the box."""
    g = as_factory(table)
    return sorted(program_cards(g)), sorted(option_cards(g))


def check(table: Table) -> None:
    """What holds in every position."""
    g = as_factory(table)
    assert sorted(program_cards(g)) == list(range(PROGRAM_CARDS))
    assert sorted(option_cards(g)) == list(range(OPTIONS))
    cells = [cell for cell in g.at if cell != NOWHERE]
    assert len(set(cells)) == len(cells), "two robots on one cell"
    assert all(g.floor.board_of[cell] != NOWHERE for cell in cells)
    for robot in range(g.robots):
        assert 0 <= g.damage[robot] <= 9
        assert 0 <= g.lives[robot] <= 4
        assert g.option_count[robot] == len(g.options_of(robot))
        assert 0 <= g.damage[robot] - locks_of(g.locks[robot]) <= 4 or g.at[robot] == NOWHERE
        assert g.hands[robot] == sorted(g.hands[robot])
        if g.at[robot] != NOWHERE:
            assert g.lives[robot] > 0
    if g.phase == OVER:
        assert 1 in g.place[: g.seats]


def twins(table: Table, seat: int | None) -> list[tuple[str, Table]]:
    """Tables that differ from this one only in what a seat (None: a spectator) cannot know."""
    g = as_factory(table)
    others = [robot for robot in range(g.robots) if g.seat_of[robot] != seat]
    found: list[tuple[str, Table]] = [
        ("other chance", with_other_chance(g)),
        ("decks reversed", with_decks_reversed(g)),
    ]
    own = [robot for robot in range(g.robots) if robot not in others]
    if any(g.is_unseen(robot, register) for robot in own for register in range(REGISTERS)):
        found.append(("other unseen cards of one's own", with_other_unseen_cards(g, own)))
    if others:
        found.append(("other cards of all others", with_other_cards(g, others)))
    if g.phase == PROGRAM:
        made = [other for other in sorted({g.seat_of[robot] for robot in others}) if g.can_undo(other)]
        found += [(f"another program of {other}", with_another_program(g, other)) for other in made[:2]]
    return found


def program_cards(g: Factory) -> list[int]:
    """Every program card, wherever it is."""
    cards = g.deck + g.discard + g.unseen
    for pile in g.hands + g.spent:
        cards = cards + pile
    cards = cards + [card for card in g.registers if card != NO_CARD]
    cards = cards + [pair_card(card) for card in g.pairs if card != NO_CARD]
    return cards + [card for card in (g.conditional_card, g.flywheel_card) if card != NO_CARD]


def option_cards(g: Factory) -> list[int]:
    owned = [option for option, robot in enumerate(g.option_of) if robot != NOBODY]
    drafted = [option for cards in g.draft for option in cards]
    return g.option_deck + g.option_discard + owned + drafted


def with_other_chance(g: Factory) -> Factory:
    twin = g.clone()
    twin.rekey(Chance(stream_key(99, "another future")))
    return twin


def with_decks_reversed(g: Factory) -> Factory:
    """Nobody knows the order of a deck."""
    twin = g.clone()
    twin.deck.reverse()
    twin.option_deck = twin.option_deck[::-1]
    return twin


def with_other_cards(g: Factory, robots: list[int]) -> Factory:
    """As many cards as possible of hands, face-down registers and discards changed for cards of the deck."""
    twin = g.clone()
    deck = iter(range(len(twin.deck)))
    for robot in robots:
        for pile in (twin.hands[robot], twin.spent[robot]):
            for place, number in zip(range(len(pile)), deck, strict=False):
                pile[place], twin.deck[number] = twin.deck[number], pile[place]
        twin.hands[robot].sort()
        hidden = [place for place in range(robot * REGISTERS, (robot + 1) * REGISTERS) if is_hidden(twin, place)]
        for place, number in zip(hidden, deck, strict=False):
            twin.registers[place], twin.deck[number] = twin.deck[number], twin.registers[place]
    return twin


def with_other_unseen_cards(g: Factory, robots: list[int]) -> Factory:
    """Scrambled cards changed for cards of the deck, blindly laid ones for those that were left over."""
    twin = g.clone()
    for robot in robots:
        for register in range(REGISTERS):
            if not twin.is_unseen(robot, register):
                continue
            is_scrambled = twin.scrambled[robot] >> register & 1
            pile = twin.deck if is_scrambled else twin.spent[robot]
            free = [number for number in range(len(pile)) if is_scrambled or twin.leftover[robot] >> pile[number] & 1]
            place = robot * REGISTERS + register
            if free:
                pile[free[0]], twin.registers[place] = twin.registers[place], pile[free[0]]
    return twin


def is_hidden(g: Factory, place: int) -> bool:
    """One card that lies face down in a register; two that share one have to fit together."""
    shown = g.shown[place // REGISTERS] >> place % REGISTERS & 1
    return g.registers[place] != NO_CARD and g.pairs[place] == NO_CARD and not shown


def with_another_program(g: Factory, other: int) -> Factory:
    """Another player takes the program back and, if it was done, makes another one."""
    twin = g.clone()
    ready = [twin.ready[robot] for robot in twin.robots_of(other)]
    while twin.can_undo(other):
        twin.undo(other)
    for robot, was_ready in zip(twin.robots_of(other), ready, strict=True):
        while was_ready and not twin.ready[robot]:
            twin.answer(other, twin.options(other)[-1])
    return twin


def as_factory(table: Table) -> Factory:
    assert isinstance(table, Factory)
    return table
