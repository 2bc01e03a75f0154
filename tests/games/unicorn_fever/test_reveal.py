"""Phase 2 before the race: who leads, and what becomes of the magic."""

import pytest

from paddock.games.unicorn_fever.laid import kind_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import cards_in
from paddock.games.unicorn_fever.rules.reveal import StartRace, reveal_magic
from paddock.games.unicorn_fever.state import RACE
from tests.games.unicorn_fever.make import (
    ACTION_NUMBERS,
    ANA,
    BEN,
    BLUE,
    CLEO,
    CODES,
    GREEN,
    RED,
    VIOLET,
    YELLOW,
    Scene,
    give,
    lay,
    stable,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def reveal(g: Scene) -> None:
    g.hand_on()
    reveal_magic(g.g)


def left(g: Scene, unicorn: int) -> str:
    """The codes of the cards that work on a unicorn."""
    assert sorted(kind_of(card) for card in g.g.cards_under(unicorn)) == cards_in(g.g.charms[unicorn])
    return " ".join(CODES[kind] for kind in cards_in(g.g.charms[unicorn]))


def start(g: Scene) -> None:
    """Only the start of the race, without its first turn."""
    g.hand_on()
    StartRace().run(g.g)
    g.g.lanes[g.g.seats].clear()


def test_whoever_has_gold_a_leads_from_the_start_of_the_race() -> None:
    """Ruling 17."""
    g = stable()
    g.g.taken[ACTION_NUMBERS["gold-a"]] = CLEO

    start(g)

    assert g.g.first == CLEO


def test_the_first_player_stays_if_nobody_has_taken_gold_a() -> None:
    """Ruling 29."""
    g = stable()
    g.g.first = BEN

    start(g)

    assert g.g.first == BEN


def test_all_magic_lies_open_from_now_on() -> None:
    g = stable()
    lay(g, BEN, RED, "A+")

    reveal(g)

    assert g.g.phase == RACE
    assert g.g.view(CLEO)["unicorns"][RED]["cards"] == [{"card": "hot-hooves", "seat": BEN}]
    assert told(g, "lay-under") == [{"unicorn": "red", "cards": ["hot-hooves"], "seats": [BEN]}]


def test_a_white_and_a_black_card_of_one_letter_cancel_each_other_one_for_one() -> None:
    g = stable()
    lay(g, ANA, RED, "A+ A+ C-")
    lay(g, BEN, RED, "A-")

    reveal(g)

    assert left(g, RED) == "A+ C-"
    assert sorted(cards_in(g.g.discard)) == [0, 1]


def test_cards_under_different_unicorns_do_not_cancel() -> None:
    g = stable()
    lay(g, ANA, RED, "A+")
    lay(g, BEN, BLUE, "A-")

    reveal(g)

    assert (left(g, RED), left(g, BLUE)) == ("A+", "A-")


def test_a_hot_unicorn_is_immune_to_black_cards_of_its_letter() -> None:
    """Violet to G. Ruling 5: not to white ones."""
    g = stable(hot="violet")
    lay(g, ANA, VIOLET, "G- F- G-")
    lay(g, ANA, BLUE, "G-")

    reveal(g)

    assert (left(g, VIOLET), left(g, BLUE)) == ("F-", "G-")
    white = stable(hot="violet")
    lay(white, ANA, VIOLET, "G+")
    reveal(white)
    assert left(white, VIOLET) == "G+"


def test_pairs_cancel_before_immunity_so_a_white_card_may_be_wasted() -> None:
    """Ruling 4."""
    g = stable(hot="violet")
    lay(g, ANA, VIOLET, "G- G+")

    reveal(g)

    assert left(g, VIOLET) == ""


def test_odds_move_by_two_rows_for_each_card_and_for_good() -> None:
    """Rulings 2 and 6: no card is turned over."""
    g = stable(hot="violet")
    lay(g, ANA, VIOLET, "D+ D+")
    lay(g, ANA, RED, "D-")

    reveal(g)

    assert (g.g.rows[VIOLET], g.g.rows[RED]) == (1, 2)
    assert g.g.hot == 1 << VIOLET
    assert told(g, "odds-moved")[0] == {"unicorn": "red", "before": 2, "after": 4, "cards": ["nasty-rumour"]}


def test_odds_stop_at_the_ends_of_the_table() -> None:
    """Ruling 3."""
    g = stable()
    lay(g, ANA, BLUE, "D- D-")
    lay(g, ANA, RED, "D+")

    reveal(g)

    assert (g.g.rows[BLUE], g.g.rows[RED]) == (5, 0)


def test_hot_yellow_is_immune_to_rumours() -> None:
    g = stable(rows="yellow 7, violet 4", hot="yellow")
    lay(g, ANA, YELLOW, "D-")

    reveal(g)

    assert g.g.rows[YELLOW] == 5
    assert told(g, "immune") == [{"unicorn": "yellow", "cards": ["nasty-rumour"]}]


def test_of_equal_cards_those_that_were_laid_first_cancel_each_other() -> None:
    """Ruling 40."""
    g = stable()
    lay(g, ANA, GREEN, "A+")
    lay(g, BEN, GREEN, "A+")
    lay(g, CLEO, GREEN, "A-")

    reveal(g)

    (card,) = g.g.cards_under(GREEN)
    assert (MAGIC[kind_of(card)].name, card >> 4 & 7) == ("hot-hooves", BEN)


def test_each_letter_cancels_for_itself() -> None:
    g = stable()
    lay(g, ANA, GREEN, "A+ B- C+ D- E+ F- G+")
    lay(g, BEN, GREEN, "A- B+ C- D+ E- F+ G-")

    reveal(g)

    assert left(g, GREEN) == ""
    assert len(told(g, "cancelled")) == 7


def test_a_hand_is_no_magic_on_the_track() -> None:
    g = stable()
    give(g, ANA, "A+ B+")

    reveal(g)

    assert g.g.charms == [0] * 6
