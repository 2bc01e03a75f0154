"""The rulebook's examples of bets, from the action to the payout."""

import pytest

from paddock.games.unicorn_fever.rules.action import TakeAction
from paddock.games.unicorn_fever.rules.payout import PayOut
from tests.games.unicorn_fever.make import ANA, BEN, Scene, answer, bet, kinds, labels, places, run, stable

pytestmark = pytest.mark.usefixtures("manner")


def board(**how: str) -> Scene:
    """Nobody owns a unicorn, so that only bets bring gold."""
    g = stable(**how)  # type: ignore[arg-type]
    g.g.owned = [-1] * 4
    return g


def paid(g: Scene, order: str) -> None:
    places(g, order)
    run(g, PayOut())


def martina() -> Scene:
    """The first token for winner bets is gone: she takes the second one, and 4 gold lie on red at x4."""
    g = board(rows="red 4, yellow 2", hot="violet")
    run(g, TakeAction(BEN, 1))
    answer(g, BEN, token="winner-bet-a")
    answer(g, BEN, bet="winner", unicorn="orange")
    answer(g, BEN, "stake", stake=1)
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, token="winner-bet-b")
    answer(g, ANA, bet="winner", unicorn="red")
    answer(g, ANA, "stake", stake=4)
    assert (g.g.gold[ANA], g.g.fame[ANA]) == (16, 0)
    return g


def test_a_winner_bet_from_the_token_to_16_gold_and_6_fame() -> None:
    """The rulebook's example: 4 gold on red at x4 with the token marked B."""
    g = martina()

    paid(g, "red orange yellow green blue violet")

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (16 + 16, 5 + 1)


def test_the_same_winner_bet_is_lost_if_red_comes_second() -> None:
    """The rulebook's example, the other way round: neither gold nor fame."""
    g = martina()

    paid(g, "orange red yellow green blue violet")

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (16, 0)


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_leader_bet_from_the_printed_symbol_to_10_gold_and_3_fame(place: int) -> None:
    """The rulebook's example: no token for any bet is left, so the symbol serves, without magic; x5 does not matter."""
    g = board(rows="blue 5, red 2", hot="violet")
    g.g.open_tokens &= ~0b1100
    run(g, TakeAction(ANA, 1))
    assert [label["token"] for label in labels(g, ANA) if label["kind"] == "take-any-bet"] == ["any-bet-printed"]

    answer(g, ANA, token="any-bet-printed")
    answer(g, ANA, bet="early", unicorn="blue")
    answer(g, ANA, "stake", stake=5)
    assert g.g.open_seats() == []  # no magic goes with it

    others = ["red", "orange", "yellow", "green", "violet"]
    paid(g, " ".join([*others[: place - 1], "blue", *others[place - 1 :]]))
    assert (g.g.gold[ANA], g.g.fame[ANA]) == (15 + 10, 3)


def test_gold_on_a_bet_is_the_banks_and_comes_back_with_the_win() -> None:
    """The rulebook's example: 4 gold on a leader bring 8, of which 4 are the stake."""
    g = board(hot="violet")
    bet(g, ANA, "early red", 4)
    assert g.g.gold[ANA] == 16

    paid(g, "red orange yellow green blue violet")

    assert g.g.gold[ANA] == 16 + 8


def test_five_gold_on_the_winner_at_x3_bring_15() -> None:
    """The rulebook's example of the odds."""
    g = board(rows="red 3, orange 2")
    bet(g, ANA, "winner red", 5)

    paid(g, "red orange yellow green blue violet")

    assert g.g.gold[ANA] == 15 + 15


def test_a_leader_bet_asks_for_no_order_of_effects_where_there_is_no_magic() -> None:
    g = board()
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, token="any-bet-printed")

    assert set(kinds(g, ANA)) == {"bet"}
