"""Moving: straights by the shortest way, corners along their arrows, never through a car."""

import pytest

from paddock.games.formula_d.circuits import circuit
from paddock.games.formula_d.rules.ways import Search, Ways
from tests.games.formula_d.make import ANA, car, die, free, go, labels, out, race, told, turn, where
from tests.games.formula_d.printed import BOARDS, FIRST_MOVES


@pytest.mark.parametrize("name", list(BOARDS))
def test_the_ways_of_twelve_spaces_from_the_pole_are_those_counted_on_the_boards(name: str) -> None:
    """Rule: straights, corners, overshoots: (end, overshot) pairs, their sum, the largest overshoot."""
    board = circuit(name)
    search = Search(board, [0] * board.spaces, board.grid[0])
    search.made = board.stops[board.corner_at[board.grid[0]]]
    search.most = 12
    ways = Ways(search)
    points = range(ways.layers[12], ways.layers[13])
    found = {(board.name_of(ways.at[point]), ways.over[point]) for point in points}

    assert (len(found), sum(end for end, _ in found), max(over for _, over in found)) == FIRST_MOVES[name]


def test_a_move_on_a_straight_takes_the_shortest_way(manner: str) -> None:
    """Rule 7: no zig-zag and no third change of lane; a step sideways advances half a space."""
    g = race(car(1003), car(2090))

    turn(g, ANA, die(2, 4), gear=2)

    assert free(g, ANA) == {1007, 2007, 3006}


def test_a_detour_around_a_car_is_allowed(manner: str) -> None:
    """Rule 7, ruling E7: out of the lane and back where a car stands in it."""
    g = race(car(1003), car(1004), car(2005))

    turn(g, ANA, die(2, 4), gear=2)

    assert free(g, ANA) == {2006, 3006}
    blocked_ahead = race(car(1003), car(1004))
    turn(blocked_ahead, ANA, die(2, 3), gear=2)
    assert free(blocked_ahead, ANA) == {1005, 2006, 3005}
    go(blocked_ahead, ANA, 1005)
    assert told(blocked_ahead, "moved")[0]["path"] == [2004, 2005, 1005]


def test_nobody_drives_through_a_car_or_onto_it(manner: str) -> None:
    """Rule 6: an occupied space is never entered."""
    g = race(car(1003), car(1004), car(2004), car(2090))

    turn(g, ANA, die(2, 3), gear=2)

    assert where(g, ANA) == 1003
    assert told(g, "braked")[0]["blocked"] == 3


def test_a_marker_may_be_avoided_like_a_car(manner: str) -> None:
    """Rule 7, ruling E8: a way is legal if it is the shortest without the markers that it does not enter."""
    g = race(car(1003), car(2090), debris=(1004,))

    turn(g, ANA, die(2, 3), gear=2)

    found = {(label["to"], tuple(label["markers"])) for label in labels(g, ANA) if not label["braked"]}
    assert found == {(1006, (1004,)), (2006, ()), (3005, ()), (1005, ())}


def test_the_step_over_the_last_line_counts_its_changes_of_lane() -> None:
    """Rule 7: the way home is the shortest between its first and its last space, too."""
    g = race(car(3142, gear=2), car(2050), where="hockenheim_old", laps=1)
    turn(g, ANA, die(2, 3), gear=2)

    home = {label["to"]: label["path"] for label in labels(g, ANA) if label["ends"] == "finish"}
    assert home == {1001: [2145, 1149, 1001], 2001: [3143, 2001], 3001: [3143, 3001]}


def way_home(version: int | None = None) -> set[int]:
    """Where the extra space of soft tyres may lead from 1149, two changes of lane behind 3142, with a marker ahead."""
    soft = car(3142, gear=2, tyre_type="soft")
    g = race(soft, car(2050), where="hockenheim_old", laps=1, tyre_types=True, debris=(1001,), version=version)
    turn(g, ANA, die(2, 2), gear=2)
    go(g, ANA, 1149, braked=0)
    return free(g, ANA)


def test_the_extra_space_over_the_last_line_dodges_no_marker_by_a_third_change_of_lane() -> None:
    """Rule 7, rulings E8 and E61: the last lap leads over the line as every lap does."""
    assert way_home() == {1001}


def test_under_version_3_the_step_over_the_last_line_was_never_too_long() -> None:
    """Rule 7, ruling E61: races that began so go on so."""
    assert way_home(3) == {1001, 2001}


def test_in_a_corner_every_way_along_the_arrows_is_legal(manner: str) -> None:
    """Rule 8: no duty to take the shortest way inside a corner."""
    g = race(car(1020, stops=1), car(2090))

    turn(g, ANA, die(2, 3), gear=2)

    # Along the outside, inwards at once, or inwards later.
    assert free(g, ANA) == {1023, 2023, 3022}


def test_before_a_corner_only_its_arrows_lead_on(manner: str) -> None:
    """Rule 8: the last middle space of a straight leads ahead only."""
    g = race(car(2020, gear=2, brakes=0), car(2090))

    turn(g, ANA, die(1, 1), gear=1)

    assert where(g, ANA) == 2021


def test_the_spaces_of_a_corner_lie_together_in_every_lane() -> None:
    """Ruling E4: nobody could leave a corner and enter it again."""
    for name in BOARDS:
        board = circuit(name)
        for lane in range(3):
            first = board.firsts[lane]
            corners = [board.corner_at[space] for space in range(first, first + board.lengths[lane])]
            runs = [corner for at, corner in enumerate(corners) if corner and (at == 0 or corners[at - 1] != corner)]
            assert len(set(runs)) == len(runs), name


def test_no_way_is_offered_that_is_no_better(manner: str) -> None:
    """Rule 21, ruling E59: for every end one price, or several of which none beats another."""
    g = race(car(2003, gear=4), car(2090))
    turn(g, ANA, die(4, 12), gear=4)

    options = labels(g, ANA)
    assert len(options) <= 32
    for one in options:
        for other in options:
            if one is not other and one["to"] == other["to"]:
                assert (one["brakes"], one["price"]) != (other["brakes"], other["price"])
                assert not (one["brakes"] <= other["brakes"] and one["price"] <= other["price"] and not one["braked"])


def test_the_cheapest_way_comes_first(manner: str) -> None:
    """Rule 21, ruling E59: of the cheapest the one with the fewest markers, of these the longest."""
    g = race(car(3020, gear=3), car(2090))
    turn(g, ANA, die(3, 4), gear=3)

    totals = [label["total"] for label in labels(g, ANA)]
    assert totals[0] == min(totals)
    assert [label["number"] for label in labels(g, ANA)] == list(range(1, len(totals) + 1))


def test_several_ways_to_the_same_end_at_the_same_price_are_one(manner: str) -> None:
    """Rule 21: the first one found, ahead before left before right, is driven."""
    g = race(car(2005), car(2090))

    turn(g, ANA, die(2, 3), gear=2)
    go(g, ANA, 1007)

    assert told(g, "moved")[0]["path"] == [2006, 2007, 1007]
    assert out(g, ANA) == ""
