"""Phase 2, the race: cards, dice, magic on the way, the finish."""

import pytest

from paddock.games.unicorn_fever.race_cards import CLASSIC, ORIGINAL
from paddock.games.unicorn_fever.rules.race import FinishCheck, RaceTurn, race_cards
from paddock.games.unicorn_fever.rules.reveal import StartRace
from tests.games.unicorn_fever.make import (
    ANA,
    BEN,
    BLUE,
    GREEN,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    Scene,
    answer,
    asked,
    give,
    racing,
    run,
    stable,
    told,
    turn,
)

pytestmark = pytest.mark.usefixtures("manner")

PHOTO = [2, 3, 2, 2, 2, 3]  # the rulebook's example card
CROWN = [4, 2, 2, 2, 2, 2]
NAP = [3, 3, 3, 2, 3, 0]
AFTER = [2, 2, 2, 2, 4, 1]


def track(at: str = "0 0 0 0 0 0", before: int = 1, rows: str = "", **charms: str) -> Scene:
    """In the race after ``before`` turns; on the first rows red, orange … stand."""
    g = stable(rows=rows)
    racing(g, at, before, **charms)
    return g


# ---- race cards ------------------------------------------------------------------------------------------------------


def test_unicorns_move_by_the_number_of_their_row_and_several_may_share_it() -> None:
    """The rulebook's example: two on x4, none on x5."""
    g = track(rows="green 2, orange 3, yellow 4, blue 4, violet 6, red 7")

    turn(g, PHOTO, GREEN, GREEN)

    assert [g.g.at[n] for n in (ORANGE, YELLOW, BLUE, VIOLET, RED)] == [3, 2, 2, 2, 3]
    assert g.g.at[GREEN] == 2 + 1  # and the dice


def test_those_that_are_placed_do_not_move() -> None:
    g = track("12 0 0 0 0 0")
    g.g.place = [1, 0, 0, 0, 0, 0]

    turn(g, CROWN, RED, RED)

    assert g.g.at[RED] == 12


def test_the_deck_has_all_23_cards_in_every_race() -> None:
    g = track()
    g.g.race_deck = 0b111

    run(g, StartRace())

    assert g.g.race_deck.bit_count() == len(ORIGINAL) - len(told(g, "race-card"))


def test_the_deck_is_made_anew_if_it_runs_out() -> None:
    """Ruling 57: in the middle of a race, of all cards."""
    g = track()
    g.g.race_deck = 0
    g.g.chance.load([14, RED, RED])

    run(g, RaceTurn())

    assert told(g, "race-card")[0]["moves"] == ORIGINAL[14].moves
    assert len(ORIGINAL) == 23
    assert g.g.race_deck.bit_count() == 23 - len(told(g, "race-card"))


def test_the_old_deck_may_be_chosen() -> None:
    assert race_cards(stable(race_deck="classic").g) is CLASSIC
    assert race_cards(stable().g) is ORIGINAL


# ---- the dice --------------------------------------------------------------------------------------------------------


def test_each_rolled_colour_moves_a_space() -> None:
    """The rulebook's example: red and violet."""
    g = track()

    turn(g, CROWN, RED, VIOLET)

    assert (g.g.at[RED], g.g.at[VIOLET]) == (5, 3)


def test_the_same_colour_twice_moves_one_space_only() -> None:
    """Ruling 12."""
    g = track()

    turn(g, CROWN, RED, RED)

    assert g.g.at[RED] == 5


def test_whoever_has_crossed_the_line_in_this_turn_still_sprints() -> None:
    """Ruling 13."""
    g = track("9 0 0 0 0 0", before=4)

    turn(g, CROWN, RED, BLUE)

    assert g.g.at[RED] == 14


def test_dice_pass_over_those_that_were_placed_before() -> None:
    """Ruling 13."""
    g = track("11 0 0 0 0 0", before=5)
    g.g.place = [1, 0, 0, 0, 0, 0]

    turn(g, CROWN, RED, BLUE)

    assert g.g.at[RED] == 11


# ---- magic on the way ------------------------------------------------------------------------------------------------


def test_a_start_adds_a_space_for_each_card_with_the_first_race_card() -> None:
    """The rulebook's example: two cards, two spaces. Rulings 7 and 47."""
    g = track(before=0, orange="A+ A+")

    turn(g, CROWN, RED, RED)

    assert g.g.at[ORANGE] == 4


def test_a_bad_start_takes_spaces_away_but_nobody_goes_backwards() -> None:
    """Ruling 8."""
    g = track(before=0, violet="A- A-", blue="A-")

    turn(g, NAP, RED, RED)

    assert (g.g.at[VIOLET], g.g.at[BLUE]) == (0, 2)


def test_a_start_is_over_after_the_first_card() -> None:
    g = track("2 2 2 2 2 2", before=1, orange="A+")

    turn(g, CROWN, RED, RED)

    assert g.g.at[ORANGE] == 4


def test_the_last_one_gains_a_space_also_if_several_are_last_and_cards_do_not_add_up() -> None:
    g = track("5 1 1 4 4 4", before=2, orange="E+ E+", yellow="E+", green="E+")

    turn(g, CROWN, RED, RED)

    assert [g.g.at[n] for n in (ORANGE, YELLOW, GREEN)] == [1 + 3, 1 + 3, 4 + 2]


def test_the_first_one_loses_a_space() -> None:
    g = track("3 5 1 4 4 4", before=2, orange="E- E-", red="E-")

    turn(g, CROWN, BLUE, BLUE)

    assert [g.g.at[n] for n in (RED, ORANGE)] == [3 + 4, 5 + 1]


def test_first_and_last_do_not_count_with_the_first_card() -> None:
    g = track(before=0, orange="E-", yellow="E+")

    turn(g, CROWN, RED, RED)

    assert [g.g.at[n] for n in (ORANGE, YELLOW)] == [2, 2]


def test_only_those_on_the_track_are_first_or_last_and_one_alone_is_neither() -> None:
    """Ruling 32: with one left on the track the race could stand still for ever."""
    g = track("12 12 12 12 12 3", before=6, violet="E-")
    g.g.place = [1, 2, 3, 4, 5, 0]

    turn(g, AFTER, RED, RED)

    assert g.g.at[VIOLET] == 4


def test_positions_are_those_before_anybody_moves() -> None:
    """Ruling 32."""
    g = track("4 5 0 0 0 0", before=2, red="E-")

    turn(g, CROWN, BLUE, BLUE)

    assert g.g.at[RED] == 8  # it is first only after the move


def test_a_second_wind_adds_a_space_where_a_card_brings_it_to_half_the_way() -> None:
    g = track("4 4 3 6 0 0", before=2, red="G+ G+", yellow="G+", green="G+")

    turn(g, CROWN, VIOLET, VIOLET)

    assert [g.g.at[n] for n in (RED, YELLOW, GREEN)] == [4 + 4 + 2, 5, 8]


def test_a_snack_cart_stops_it_at_half_the_way() -> None:
    g = track("4 4 5 0 0 0", before=2, red="G-", orange="G-", yellow="G-")

    turn(g, CROWN, VIOLET, VIOLET)

    assert [g.g.at[n] for n in (RED, ORANGE, YELLOW)] == [6, 6, 6]


def test_dice_that_bring_it_to_half_the_way_use_the_card_up() -> None:
    g = track("5 0 0 0 0 0", before=2, red="G-")
    g.g.at = [6, 0, 0, 0, 0, 0]

    turn(g, CROWN, VIOLET, VIOLET)

    assert g.g.at[RED] == 10


def test_a_slide_adds_a_space_where_a_card_brings_it_to_the_line() -> None:
    g = track("7 9 9 0 0 0", before=3, red="F+ F+", orange="F+", yellow="F+")

    turn(g, [4, 2, 1, 2, 3, 2], VIOLET, VIOLET)

    assert [g.g.at[n] for n in (RED, ORANGE, YELLOW)] == [13, 12, 10]


def test_a_selfie_stops_it_on_the_line_and_dice_still_count() -> None:
    """Ruling 33."""
    g = track("9 0 0 0 0 0", before=4, red="F-")

    turn(g, CROWN, RED, BLUE)

    assert g.g.at[RED] == 12


def test_dice_alone_use_no_card_of_the_finish() -> None:
    """Ruling 14: it finishes like the others."""
    g = track("8 8 0 0 0 0", before=4, orange="F+")

    turn(g, CROWN, ORANGE, BLUE)
    run(g, FinishCheck())

    assert told(g, "finished")[0] == {"unicorn": "red", "place": 1, "beyond": 1}
    assert (g.g.at[ORANGE], g.g.place[ORANGE]) == (11, 2)


def test_half_the_way_is_looked_at_before_the_line() -> None:
    g = track("5 0 0 0 0 0", before=3, red="G- F+")

    turn(g, CROWN, BLUE, BLUE)

    assert g.g.at[RED] == 6


def test_a_fizzy_mane_sprints_two_and_lead_horseshoes_none() -> None:
    g = track(red="B+", violet="B- B-")

    turn(g, CROWN, RED, VIOLET)

    assert (g.g.at[RED], g.g.at[VIOLET]) == (6, 2)
    two = track(red="B+ B+")
    turn(two, CROWN, RED, RED)
    assert two.g.at[RED] == 7


# ---- the finish ------------------------------------------------------------------------------------------------------


def finish(g: Scene) -> None:
    """Look at the finish; the rest of the race is left out."""
    g.hand_on()
    g.g.then(FinishCheck())
    g.g.here = g.g.seats
    lane = g.g.lanes[g.g.seats]
    lane.pop().run(g.g)


def test_the_farthest_comes_first_and_level_ones_go_by_their_odds() -> None:
    """The rulebook's photo finish: yellow one space on, green (x2) and red (x7) on the line."""
    g = track("11 0 12 11 0 0", before=5, rows="red 7, green 2, yellow 4, violet 3, orange 5, blue 6")

    finish(g)

    assert [g.g.place[n] for n in (YELLOW, GREEN, RED)] == [1, 2, 3]
    assert told(g, "photo-finish") == [{"unicorns": ["red", "green"], "by": "odds"}]


def test_magic_for_ties_counts_before_the_odds() -> None:
    g = track("11 11 11 0 0 0", before=5, orange="C+", red="C-")

    finish(g)

    assert [g.g.place[n] for n in (ORANGE, YELLOW, RED)] == [1, 2, 3]


def test_two_winners_of_ties_are_equal_in_that() -> None:
    """Ruling 15."""
    g = track("11 11 0 0 0 0", before=5, orange="C+ C+", red="C+")

    finish(g)

    assert (g.g.place[RED], g.g.place[ORANGE]) == (1, 2)


def test_level_on_the_same_row_the_first_player_decides() -> None:
    g = track("11 11 0 0 0 0", before=5, rows="orange 2")
    g.g.first = BEN
    finish(g)

    assert asked(g) == [(BEN, "choose-place")]
    answer(g, BEN, "place", unicorn="orange")

    assert (g.g.place[ORANGE], g.g.place[RED]) == (1, 2)
    assert g.g.ties == 1


def test_of_three_that_are_level_the_first_player_gives_the_whole_order() -> None:
    """Ruling 16."""
    g = track("11 11 11 0 0 0", before=5, rows="orange 2, yellow 2")
    finish(g)

    answer(g, ANA, "place", unicorn="yellow")
    answer(g, ANA, "place", unicorn="red")

    assert [g.g.place[n] for n in (YELLOW, RED, ORANGE)] == [1, 2, 3]


def test_a_contract_may_win_ties_for_the_own_unicorn() -> None:
    g = track("11 11 0 0 0 0", before=5)
    give(g, BEN, contracts="F5")

    finish(g)

    assert (g.g.place[ORANGE], g.g.place[RED]) == (1, 2)


def test_places_are_given_from_the_highest_that_is_free() -> None:
    g = track("14 0 11 0 0 0", before=5)
    g.g.place = [1, 0, 0, 0, 0, 0]

    finish(g)

    assert g.g.place[YELLOW] == 2


def test_the_race_goes_on_until_the_last_one_is_home() -> None:
    """Rulings 48 and 49."""
    g = track("14 13 12 11 11 4", before=6)
    g.g.place = [1, 2, 3, 4, 5, 0]

    run(g, RaceTurn())

    assert sorted(g.g.place) == [1, 2, 3, 4, 5, 6]
    assert g.g.race_turn > 7


def test_magic_does_nothing_to_those_that_are_home() -> None:
    """Ruling 30."""
    g = track("11 1 1 1 1 1", before=5, red="E- B+ F+")
    g.g.place = [1, 0, 0, 0, 0, 0]

    turn(g, CROWN, RED, RED)

    assert g.g.at[RED] == 11
