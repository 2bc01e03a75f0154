"""The end: loans, gold, fame, places."""

import pytest

from paddock.games.unicorn_fever.rules.ending import end_game
from paddock.games.unicorn_fever.rules.payout import PayOut
from paddock.games.unicorn_fever.rules.race import FinishCheck
from paddock.games.unicorn_fever.rules.round import NextRound
from paddock.games.unicorn_fever.rules.tax import PayTax
from paddock.games.unicorn_fever.state import OVER, RACE
from tests.games.unicorn_fever.make import (
    ANA,
    BEN,
    CLEO,
    DAN,
    EVA,
    Scene,
    answer,
    asked,
    bet,
    give,
    places,
    run,
    stable,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def ended(g: Scene) -> None:
    g.hand_on()
    end_game(g.g)


def test_a_loan_is_repaid_with_25_gold() -> None:
    g = stable()
    give(g, ANA, gold=30, loans=1)

    ended(g)

    assert (g.g.gold[ANA], g.g.unpaid[ANA]) == (5, 0)


def test_as_many_loans_as_possible_are_repaid_before_gold_becomes_fame() -> None:
    """Rulings 21, 22 and 50: 74 gold and 3 loans leave 24 gold, one fame and one loan unpaid."""
    g = stable()
    give(g, ANA, gold=74, loans=3)

    ended(g)

    assert (g.g.unpaid[ANA], g.g.converted[ANA], g.g.gold[ANA]) == (1, 1, 4)


def test_every_20_gold_become_a_fame_and_the_rest_stays() -> None:
    g = stable()
    give(g, ANA, gold=59)

    ended(g)

    assert (g.g.converted[ANA], g.g.gold[ANA]) == (2, 19)


def test_fame_printed_on_contracts_counts() -> None:
    g = stable()
    give(g, ANA, fame=10, gold=0, contracts="L3 L5 B1")

    ended(g)

    assert g.g.final_fame(ANA) == 10 + 2 + 0 + 1


def test_fewer_unpaid_loans_come_first_then_fame_then_gold() -> None:
    """The rulebook's example of five players."""
    g = stable(5)
    for seat, (unpaid, fame, gold) in enumerate([(0, 17, 0), (0, 15, 0), (1, 18, 0), (2, 14, 5), (2, 14, 2)]):
        give(g, seat, fame=fame, gold=gold, loans=unpaid)

    ended(g)

    outcome = g.g.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2, 3, 4, 5]
    assert outcome.reason == "debts"
    assert [g.g.unpaid[seat] for seat in (ANA, BEN, CLEO, DAN, EVA)] == [0, 0, 1, 2, 2]


def test_those_who_are_equal_in_all_share_a_place() -> None:
    g = stable(3)
    give(g, ANA, fame=10, gold=3)
    give(g, BEN, fame=10, gold=3)
    give(g, CLEO, fame=9, gold=19)

    ended(g)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([1, 1, 3], "shared")


def test_the_most_fame_wins_without_debts() -> None:
    g = stable(3)
    give(g, BEN, fame=12)

    ended(g)

    outcome = g.g.outcome()
    assert outcome is not None
    assert (outcome.places[BEN], outcome.reason, outcome.rounds) == (1, "fame", 4)
    assert g.g.phase == OVER
    assert told(g, "game-over") == [{"rounds": 4}]


def test_gold_and_fame_have_no_end() -> None:
    """Ruling 56: what the bank owes it pays, however much lies before the players already."""
    g = stable()
    give(g, ANA, gold=100_000, fame=900)
    bet(g, ANA, "winner red", 20)
    places(g, "red orange yellow green blue violet")

    run(g, PayOut(), PayTax())

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (100_000 - 20 + 20 * 2 + 6 - 905, 905)
    assert told(g, "tax")[0]["gold"] == 905


def test_nothing_is_taken_back_after_a_last_tie() -> None:
    """The decision of a tie ends the last race, and with it the game: what hands and contracts are worth is shown."""
    g = stable(round=4)
    g.g.rounds = 4
    g.g.phase = RACE
    g.g.place = [1, 2, 3, 4, 0, 0]
    g.g.at = [13, 13, 13, 13, 13, 13]
    g.g.rows[5] = g.g.rows[4]
    run(g, FinishCheck(), PayOut(), PayTax(), NextRound())
    assert asked(g) == [(ANA, "choose-place")]
    answer(g, ANA, unicorn="blue")

    assert g.g.outcome() is not None
    assert [g.g.can_undo(seat) for seat in range(4)] == [False] * 4
