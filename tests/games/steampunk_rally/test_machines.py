"""Building machines: whole valves, the chain to the cockpit, sockets, and arrangements that make room."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from paddock.games.steampunk_rally.arrange import arrangement, can_attach, can_be_arranged, most_valves_first
from paddock.games.steampunk_rally.first_search import MOST_STEPS, Builder
from paddock.games.steampunk_rally.geometry import (
    CENTRE,
    cell_at,
    is_whole,
    loose_cards,
    place_of,
    sockets,
    unfinished_valves,
)
from paddock.games.steampunk_rally.part import ALL_SIDES, BOTTOM, COPPER, GOLD, LEFT, RIGHT, SILVER, TOP
from paddock.games.steampunk_rally.parts import INVENTORS, PARTS, deck_of_parts
from tests.games.steampunk_rally.blunt import search_faults

COCKPIT = ALL_SIDES
SEVERAL = [card for card in range(1, ALL_SIDES + 1) if card.bit_count() > 1]
HERE = CENTRE
ON_THE_LEFT = cell_at(-1, 0)
ON_THE_RIGHT = cell_at(1, 0)
ABOVE = cell_at(0, -1)
BELOW = cell_at(0, 1)


def can_be_built(cells: list[int], machine: list[int], waiting: list[int]) -> bool:
    """Whether the waiting cards can be attached in some order: every socket tried, the slow and plain way."""
    if not waiting:
        return True
    for place, card in enumerate(waiting):
        rest = waiting[:place] + waiting[place + 1 :]
        for cell in sockets(cells, machine, card):
            if can_be_built([*cells, cell], [*machine, card], rest):
                return True
    return False


def test_two_halves_on_the_shared_side_are_a_whole_valve() -> None:
    assert is_whole(RIGHT, 1, LEFT)
    assert is_whole(TOP, 2, BOTTOM)
    assert not is_whole(RIGHT, 1, RIGHT)
    assert not is_whole(RIGHT, 1, TOP | BOTTOM)
    assert not is_whole(LEFT, 1, LEFT)


def test_a_cell_is_a_column_and_a_row_from_the_centre() -> None:
    assert place_of(CENTRE) == (0, 0)
    assert place_of(cell_at(-3, 2)) == (-3, 2)


def test_a_part_with_a_whole_valve_to_the_cockpit_is_joined() -> None:
    assert loose_cards([HERE, ON_THE_RIGHT], [COCKPIT, LEFT]) == []


def test_a_part_whose_half_meets_no_half_is_loose() -> None:
    assert loose_cards([HERE, ON_THE_RIGHT], [COCKPIT, TOP | RIGHT]) == [1]


def test_a_part_is_joined_through_other_parts() -> None:
    cells = [HERE, ON_THE_RIGHT, cell_at(2, 0)]

    assert loose_cards(cells, [COCKPIT, LEFT | RIGHT, LEFT]) == []
    assert loose_cards(cells, [COCKPIT, LEFT, LEFT]) == [2]


def test_parts_may_touch_without_a_whole_valve_if_both_are_joined_elsewhere() -> None:
    cells = [HERE, ON_THE_RIGHT, ABOVE, cell_at(1, -1)]

    assert loose_cards(cells, [COCKPIT, LEFT | TOP, BOTTOM | RIGHT, BOTTOM]) == []


def test_parts_that_hold_only_each_other_are_loose() -> None:
    cells = [HERE, cell_at(3, 0), cell_at(4, 0)]

    assert loose_cards(cells, [COCKPIT, RIGHT, LEFT]) == [1, 2]


def test_two_cards_never_lie_on_one_cell() -> None:
    with pytest.raises(ValueError, match="two cards lie on one cell"):
        loose_cards([HERE, ON_THE_LEFT, ON_THE_LEFT], [COCKPIT, RIGHT, RIGHT])


def test_the_sockets_are_the_empty_cells_where_a_whole_valve_is_formed() -> None:
    assert sockets([HERE], [COCKPIT], LEFT) == [ON_THE_RIGHT]
    assert sockets([HERE], [COCKPIT], TOP | BOTTOM) == [ABOVE, BELOW]
    assert sockets([HERE], [COCKPIT], ALL_SIDES) == [ABOVE, ON_THE_LEFT, ON_THE_RIGHT, BELOW]


def test_a_taken_cell_is_no_socket() -> None:
    assert sockets([HERE, ON_THE_RIGHT], [COCKPIT, LEFT], LEFT) == []


def test_a_socket_between_two_cards_is_named_once() -> None:
    cells = [HERE, ON_THE_RIGHT, ABOVE]

    assert sockets(cells, [COCKPIT, LEFT | TOP, BOTTOM | RIGHT], LEFT | BOTTOM) == [cell_at(1, -1)]


def test_room_is_made_where_only_another_arrangement_fits() -> None:
    """The three-valve part on the left could lie above the cockpit: then its right half is free for the new part."""
    cells, machine = [HERE, ON_THE_RIGHT, ON_THE_LEFT], [COCKPIT, LEFT, LEFT | RIGHT | BOTTOM]

    assert sockets(cells, machine, LEFT) == []
    assert can_attach(machine, LEFT)


def test_a_part_that_only_carries_on_a_row_makes_no_room() -> None:
    machine = [COCKPIT, LEFT, LEFT | RIGHT]

    assert not can_attach(machine, LEFT)
    assert can_attach(machine, RIGHT)


def test_a_second_card_with_the_same_single_half_needs_a_second_open_half() -> None:
    assert not can_be_arranged([COCKPIT, LEFT, LEFT])
    assert can_be_arranged([COCKPIT, LEFT, LEFT, ALL_SIDES])


@pytest.mark.parametrize("size", [1, 2, 3])
def test_small_machines_exist_just_where_trying_every_socket_finds_them(size: int) -> None:
    for parts in combinations_with_replacement(range(1, ALL_SIDES + 1), size):
        assert can_be_arranged([COCKPIT, *parts]) == can_be_built([HERE], [COCKPIT], list(parts)), parts


@pytest.mark.parametrize("seed", range(4))
def test_larger_machines_exist_just_where_trying_every_socket_finds_them(seed: int) -> None:
    """Sets with many single valves, which are the hard ones."""
    chance = Random(seed)
    for _ in range(25):
        parts = chance.choices([LEFT, RIGHT, TOP, BOTTOM, LEFT | TOP, RIGHT | BOTTOM, ALL_SIDES], k=6)

        assert can_be_arranged([COCKPIT, *parts]) == can_be_built([HERE], [COCKPIT], parts), parts


def test_an_arrangement_gives_every_card_a_cell_and_joins_them_all() -> None:
    chance = Random(23)
    deck = [card for colour in range(COPPER + 1) for card in deck_of_parts(colour)]
    for size in range(15):
        for _ in range(15):
            valves = [COCKPIT] + [PARTS[card].valves for card in chance.sample(deck, size)]
            cells = arrangement(valves)

            assert bool(cells) == can_be_arranged(valves)
            if cells:
                assert cells[0] == CENTRE
                assert len(cells) == len(valves)
                assert loose_cards(cells, valves) == []


def test_no_arrangement_gives_no_cells() -> None:
    assert arrangement([COCKPIT, TOP, TOP]) == []


def test_every_part_fits_a_bare_cockpit() -> None:
    """Ruling 31: with voluntary discards a part can always be built."""
    for inventor in INVENTORS:
        assert can_attach([inventor.cockpit.valves], inventor.own.valves)
    for part in PARTS:
        assert can_attach([COCKPIT], part.valves)


def test_unfinished_valves_are_counted_in_the_best_arrangement() -> None:
    """Ruling 22: every part closes one half of its own and one of another card."""
    assert unfinished_valves([COCKPIT]) == 4
    assert unfinished_valves([COCKPIT, LEFT | RIGHT]) == 4
    assert unfinished_valves([COCKPIT, ALL_SIDES]) == 6
    assert unfinished_valves([COCKPIT, LEFT, RIGHT, TOP, BOTTOM]) == 0


def test_parts_lost_by_a_search_of_2000_steps_have_an_arrangement() -> None:
    """Rule 13: the search of version 1 gave up here; tables that began under it go on so."""
    machine = [15, 12, 11, 8, 15, 1, 9, 8, 4, 15, 15, 1, 3]

    cells = arrangement(machine)

    assert arrangement(machine, gives_up=True) == []
    assert len(set(cells)) == len(machine)
    assert loose_cards(cells, machine) == []


@pytest.mark.parametrize("seed", range(2))
def test_an_arrangement_is_found_just_where_trying_everything_finds_one(seed: int) -> None:
    """Rule 13: ``make soak GAME=steampunk_rally`` does the same with 100,000 machines."""
    assert search_faults(seed, 1000) == []


@pytest.mark.parametrize("parts", [12, 15, 18, 24])
def test_an_arrangement_is_never_missed(parts: int) -> None:
    """Machines that were grown part by part, and so exist, with hardly a half to spare."""
    chance = Random(parts)
    for _ in range(40):
        machine = grown(chance, parts)
        cells = arrangement(machine)

        assert len(set(cells)) == parts + 1, machine
        assert loose_cards(cells, machine) == [], machine


def grown(chance: Random, parts: int) -> list[int]:
    """A machine that exists: two thirds of it laid at random, then single valves on what is left open."""
    while True:
        cells, valves = [HERE], [COCKPIT]
        stuck = 0
        while len(valves) <= parts and stuck < 30:
            card = chance.choice(SEVERAL) if len(valves) < parts * 2 // 3 else 1 << chance.randrange(4)
            open_cells = sockets(cells, valves, card)
            stuck = 0 if open_cells else stuck + 1
            if open_cells:
                cells.append(chance.choice(open_cells))
                valves.append(card)
        if len(valves) > parts:
            return [COCKPIT, *chance.sample(valves[1:], parts)]


def test_four_halves_that_meet_at_one_cell_are_open_for_one_card_only() -> None:
    """Two parts around the corner of a cockpit open eight halves, two of them at one cell: a row opens them all."""
    row = [COCKPIT, ALL_SIDES, ALL_SIDES]

    assert can_be_arranged([*row, LEFT, RIGHT, TOP, TOP, TOP, BOTTOM, BOTTOM, BOTTOM])
    assert not can_be_arranged([*row, LEFT, LEFT, RIGHT, RIGHT, TOP, TOP, BOTTOM, BOTTOM])


def test_the_first_search_for_an_arrangement_ends_after_a_number_of_steps() -> None:
    """Rule 13, version 1: what it finds is a machine."""
    random = Random(5)
    designs = [PARTS[part].valves for part in deck_of_parts(GOLD) + deck_of_parts(SILVER)]
    for _ in range(8):
        builder = Builder([COCKPIT] + sorted([random.choice(designs) for _ in range(30)], key=most_valves_first))
        cells = builder.build()
        assert builder.steps <= MOST_STEPS + 100  # a step on the way back is counted and not made
        assert not cells or loose_cards(cells, builder.cards) == []


def test_the_first_search_finds_what_a_short_one_can() -> None:
    """Version 1: small machines exist just where trying every socket finds them."""
    for parts in combinations_with_replacement(range(1, ALL_SIDES + 1), 2):
        valves = [COCKPIT, *parts]
        assert can_be_arranged(valves, gives_up=True) == can_be_built([HERE], [COCKPIT], list(parts)), parts
