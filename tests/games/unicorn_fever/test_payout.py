"""Phase 3: bets and owners are paid, then tax, odds, form and contracts."""

import pytest

from paddock.games.unicorn_fever.rules.odds import update_hot, update_odds
from paddock.games.unicorn_fever.rules.payout import PayOut
from paddock.games.unicorn_fever.rules.reveal import reveal_magic
from paddock.games.unicorn_fever.rules.round import NextRound, StartRound
from paddock.games.unicorn_fever.rules.tax import PayTax
from paddock.games.unicorn_fever.state import OVER
from tests.games.unicorn_fever.make import (
    ACTION_NUMBERS,
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAN,
    GREEN,
    RED,
    VIOLET,
    YELLOW,
    Scene,
    answer,
    asked,
    bet,
    give,
    lay,
    places,
    run,
    stable,
    token_of,
)

pytestmark = pytest.mark.usefixtures("manner")

ORDER = "red orange yellow green blue violet"


def paid(g: Scene, order: str = ORDER) -> None:
    """The race has been run, in that order; all are paid."""
    places(g, order)
    run(g, PayOut())


def without_owners(**how: str) -> Scene:
    """So that only bets bring gold."""
    g = stable(**how)  # type: ignore[arg-type]
    g.g.owned = [-1] * 4
    return g


# ---- bets ------------------------------------------------------------------------------------------------------------


def test_a_winner_bet_pays_the_stake_times_the_odds_and_five_fame() -> None:
    """The rulebook's example: 4 gold at x4 with token B: 16 gold and 6 fame. Ruling 11: five, not three."""
    g = without_owners(rows="red 4, yellow 2", hot="violet")
    bet(g, ANA, "winner red", 4, fame=1)

    paid(g)

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (20 - 4 + 16, 6)


def test_a_winner_bet_on_the_second_one_is_lost_with_the_fame_on_it() -> None:
    g = without_owners(rows="red 4, yellow 2")
    bet(g, ANA, "winner red", 4, fame=1)

    paid(g, "yellow red orange green blue violet")

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (16, 0)


@pytest.mark.parametrize("order", [ORDER, "orange red yellow green blue violet", "orange yellow red green blue violet"])
def test_an_early_leader_bet_pays_twice_the_stake_and_three_fame_whatever_the_odds(order: str) -> None:
    """The rulebook's example: 5 gold at x5 and third: 10 gold, 3 fame; the same for first and second."""
    g = without_owners(rows="red 5, blue 2", hot="violet")
    bet(g, ANA, "early red", 5)

    paid(g, order)

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (25, 3)


def test_a_late_leader_bet_brings_two_fame() -> None:
    """Ruling 24."""
    g = without_owners()
    bet(g, ANA, "late red", 4)

    paid(g)

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (24, 2)


def test_a_leader_bet_on_the_fourth_one_is_lost() -> None:
    g = without_owners()
    bet(g, ANA, "early green", 5)

    paid(g)

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (15, 0)


def test_the_odds_that_pay_are_those_after_magic_and_before_the_update() -> None:
    """Rulings 1 and 41."""
    g = without_owners(rows="red 2, yellow 4")
    bet(g, ANA, "winner red", 4)
    g.g.rows = [2, 1, 0, 3, 4, 5]

    paid(g)

    assert g.g.gold[ANA] == 16 + 16


def test_bets_are_paid_from_the_first_player_on() -> None:
    """Ruling 18."""
    g = without_owners()
    g.g.first = CLEO
    for seat, name in ((ANA, "winner red"), (BEN, "early red"), (CLEO, "late red"), (DAN, "early orange")):
        bet(g, seat, name, 1)

    paid(g)

    assert [event.seat for event in g.g.told if event.kind == "bet-won"] == [CLEO, DAN, ANA, BEN]


# ---- owners and hot unicorns -----------------------------------------------------------------------------------------


def test_owners_get_6_4_and_2_gold() -> None:
    """Whether or not they have bet."""
    g = stable(hot="violet")

    paid(g)

    assert g.g.gold == [26, 24, 22, 20]


def test_what_a_hot_unicorn_adds() -> None:
    """Red a fame for winner bets, green 8 gold; orange 4 gold for leader bets, blue a fame; violet 3 gold for any."""
    for colour, name, gold, fame in (
        ("red", "winner", 0, 1),
        ("red", "early", 0, 0),
        ("green", "winner", 8, 0),
        ("orange", "early", 4, 0),
        ("orange", "winner", 0, 0),
        ("blue", "late", 0, 1),
        ("violet", "winner", 3, 0),
        ("violet", "late", 3, 0),
    ):
        g = without_owners(hot=colour)
        bet(g, ANA, f"{name} {colour}", 1)
        row = g.g.rows[token_of(f"winner {colour}")]
        base = row + 2 if name == "winner" else 2
        others = [other for other in ORDER.split() if other != colour]
        paid(g, " ".join([colour, *others]))

        assert g.g.gold[ANA] == 19 + base + gold, colour
        assert g.g.fame[ANA] == {"winner": 5, "early": 3, "late": 2}[name] + fame


def test_hot_yellow_pays_its_owner_again() -> None:
    """With the contract for it three times in all."""
    g = stable(hot="yellow")
    paid(g, "yellow red orange green blue violet")
    assert g.g.gold[CLEO] == 32

    g = stable(hot="yellow")
    give(g, CLEO, contracts="L3")
    paid(g, "yellow red orange green blue violet")
    assert g.g.gold[CLEO] == 38


# ---- everything returns ----------------------------------------------------------------------------------------------


def test_all_tokens_return_and_the_magic_is_discarded() -> None:
    g = stable()
    bet(g, ANA, "winner red", 1)
    lay(g, BEN, RED, "A+ C-")
    g.g.taken[ACTION_NUMBERS["gold-a"]] = ANA
    g.g.open_tokens &= ~(1 << ACTION_NUMBERS["gold-a"])
    g.g.reserved_bet = token_of("early blue")
    g.g.open_bets &= ~(1 << g.g.reserved_bet)

    paid(g)

    assert g.g.bets == g.g.laid == []
    assert g.g.open_bets == 0b111111111111111111
    assert g.g.open_tokens == 0b11111111111
    assert g.g.reserved_bet == -1
    assert g.g.discard


# ---- the tax ---------------------------------------------------------------------------------------------------------


def test_everybody_pays_a_gold_for_each_fame() -> None:
    g = stable()
    give(g, BEN, fame=7)

    run(g, PayTax())

    assert g.g.gold == [20, 13, 20, 20]


def test_the_tax_of_a_round_takes_what_its_bets_have_just_brought() -> None:
    """Of six leader bets three succeed, whoever wins: 12 gold and 9 fame for somebody who had nothing left."""
    g = without_owners()
    g.g.hot = 0
    give(g, ANA, gold=12)
    for colour in ORDER.split():
        bet(g, ANA, f"early {colour}", 2)
    g.g.round = 0
    run(g, StartRound())
    while g.g.round == 1:
        ((seat, _),) = asked(g)
        answer(g, seat, token="gold-printed")

    assert g.g.fame[ANA] == 9
    assert g.g.gold[ANA] == 3 * 5 + 12 - 9
    kinds_told = [event.kind for event in g.g.told if event.seat == ANA and event.kind in ("bet-won", "tax")]
    assert kinds_told == ["bet-won"] * 3 + ["tax"]


def test_whoever_cannot_pay_the_tax_borrows_as_little_as_it_takes() -> None:
    """Ruling 20: 24 with 3 gold takes two loans and leaves 19."""
    g = stable()
    give(g, BEN, fame=24, gold=3)

    run(g, PayTax())

    assert (g.g.gold[BEN], g.g.loans[BEN]) == (19, 2)


def test_fame_on_contracts_is_not_taxed() -> None:
    g = stable()
    give(g, ANA, contracts="G5 L3")

    run(g, PayTax())

    assert g.g.gold[ANA] == 20


def test_the_tax_is_paid_in_the_last_round_and_the_odds_stay() -> None:
    """Ruling 19."""
    g = stable(round=4)
    give(g, ANA, fame=5)
    places(g, "violet blue green yellow orange red")
    rows = g.g.rows[:]

    run(g, PayTax(), NextRound())

    assert g.g.gold[ANA] == 15
    assert g.g.rows == rows
    assert g.g.phase == OVER


# ---- odds and form ---------------------------------------------------------------------------------------------------


def test_odds_move_a_row_up_or_down_by_the_place() -> None:
    """The rulebook's example: red x3 wins, blue x3 second, violet x6 third, yellow x2 fourth."""
    g = stable(rows="red 3, blue 3, violet 6, yellow 2, green 4, orange 7")
    places(g, "red blue violet yellow green orange")

    g.hand_on()
    update_odds(g.g)

    assert [g.g.rows[n] + 2 for n in (RED, BLUE, VIOLET, YELLOW)] == [2, 3, 5, 3]
    assert [g.g.shifts[n] for n in (RED, BLUE, VIOLET, YELLOW)] == [-1, 0, -1, 1]


def test_the_update_starts_from_where_magic_has_left_the_odds() -> None:
    """Ruling 2: red, x2 before the race, was talked down to x4 and comes fourth, so it goes down from there."""
    g = stable()
    lay(g, BEN, RED, "D-")
    g.hand_on()
    reveal_magic(g.g)
    assert g.g.rows[RED] == 2
    places(g, "orange yellow green red blue violet")

    g.hand_on()
    update_odds(g.g)

    assert g.g.rows[RED] == 3


def test_the_slowest_unicorns_are_hot_and_a_former_one_is_not() -> None:
    """The rulebook's example: green and yellow on x6; violet has left the end."""
    g = stable(rows="violet 5, green 6, yellow 6, red 2, blue 3, orange 4", hot="violet")

    g.hand_on()
    update_hot(g.g)

    assert g.g.hot == 1 << GREEN | 1 << YELLOW


def test_three_new_contracts_come_and_the_old_ones_never_return() -> None:
    g = stable()
    places(g, ORDER)
    shown = set(g.g.on_show)
    g.g.at = [13, 12, 11, 10, 9, 8]

    run(g, NextRound())

    assert g.g.round == 2
    assert not shown & set(g.g.on_show)
    assert g.g.contract_deck.bit_count() == 16 - 6
    assert not any(g.g.contract_deck >> number & 1 for number in shown)
    assert (g.g.at, g.g.place) == ([0] * 6, [0] * 6)


def test_before_the_next_round_the_odds_move_and_then_the_slowest_are_hot() -> None:
    g = stable(hot="violet")
    places(g, "violet red orange yellow green blue")
    g.g.short = 0b1111

    run(g, NextRound())

    assert [row + 2 for row in g.g.rows] == [3, 4, 5, 6, 7, 6]
    assert g.g.hot == 1 << BLUE
    assert g.g.short == 0  # a new round: everybody may draw again


def test_an_owner_without_a_unicorn_gets_nothing() -> None:
    """Ruling 45."""
    g = stable()
    give(g, ANA, contracts="B2")
    g.g.owned = [5, 1, 2, 3]

    paid(g, "blue red orange yellow green violet")

    assert g.g.gold[ANA] == 26  # violet came last: the contract pays
    assert g.g.owner_of(RED) == -1
