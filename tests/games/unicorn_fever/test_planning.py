"""Phase 1: action tokens, bets, magic, loans."""

import pytest

from paddock.games.unicorn_fever.bets import placed_bet
from paddock.games.unicorn_fever.choices import BET
from paddock.games.unicorn_fever.piles import NONE, WHOLE, cards_in, size
from paddock.games.unicorn_fever.rules.action import TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.magic import PlayMagic, StartMagic
from paddock.games.unicorn_fever.rules.round import NextRound
from paddock.games.unicorn_fever.rules.tax import PayTax
from paddock.kernel.errors import IllegalChoice
from tests.games.unicorn_fever.make import (
    ACTION_NUMBERS,
    ANA,
    BEN,
    GREEN,
    MARKS,
    RED,
    VIOLET,
    Scene,
    answer,
    asked,
    bet,
    card_of,
    give,
    kinds,
    labels,
    places,
    run,
    stable,
    token_of,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

TAKE = TakeAction(ANA, 1)


def acting(**how: int) -> Scene:
    """Ana is to act."""
    g = stable(**how)  # type: ignore[arg-type]
    give(g, ANA, "A+ C+ D- E- G+")
    run(g, TAKE)
    return g


def tokens(g: Scene) -> list[str]:
    return [label["token"] for label in labels(g, ANA) if "token" in label]


# ---- tokens ----------------------------------------------------------------------------------------------------------


def test_an_action_is_the_top_token_of_a_stack_or_a_printed_symbol() -> None:
    """Ruling 9: a symbol also while its stack has tokens. Ruling 34: five stacks."""
    g = acting()

    assert tokens(g) == [
        "magic-a",
        "any-bet-a",
        "winner-bet-a",
        "contract-a",
        "gold-a",
        "any-bet-printed",
        "gold-printed",
    ]


def test_a_taken_token_uncovers_the_next_one_and_an_empty_stack_is_closed() -> None:
    g = stable()
    g.g.open_tokens &= ~0b11  # both for magic
    g.g.open_tokens &= ~(1 << ACTION_NUMBERS["gold-a"])
    run(g, TAKE)

    assert "magic-a" not in tokens(g)
    assert "magic-b" not in tokens(g)
    assert "gold-b" in tokens(g)
    assert g.g.why_not(ANA, 4) == "stack-empty"


def test_a_taken_token_lies_before_its_taker() -> None:
    g = acting()

    answer(g, ANA, token="gold-a")

    assert g.g.taken[ACTION_NUMBERS["gold-a"]] == ANA
    assert not g.g.open_tokens >> ACTION_NUMBERS["gold-a"] & 1
    assert g.g.gold[ANA] == 30
    assert g.g.first == ANA  # changes at the start of the race


def test_a_symbol_may_be_used_again_and_again() -> None:
    g = acting()

    answer(g, ANA, token="gold-printed")
    run(g, TAKE)
    answer(g, ANA, token="gold-printed")

    assert g.g.gold[ANA] == 30
    assert g.g.open_tokens == 0b11111111111


def test_no_token_can_be_taken_whose_main_effect_is_impossible() -> None:
    """Ruling 51: no contract is left, and no bet token."""
    g = stable()
    g.g.signed = 7
    g.g.open_bets = 0
    run(g, TAKE)

    assert tokens(g) == ["magic-a", "gold-a", "gold-printed"]
    assert [g.g.why_not(ANA, choice) for choice in (5, 7)] == ["no-bet-left", "no-contract-left"]


def test_the_effects_of_a_token_may_be_used_in_either_order() -> None:
    """Ruling 52."""
    for first, second in (("bet-first", "place-bet"), ("magic-first", "play-magic")):
        g = acting()
        answer(g, ANA, token="any-bet-a")
        answer(g, ANA, first)
        assert asked(g) == [(ANA, second)]


def test_both_effects_of_a_token_come_the_bet_first() -> None:
    """Ruling 52."""
    g = acting()
    answer(g, ANA, token="any-bet-a")

    answer(g, ANA, "bet-first")
    answer(g, ANA, bet="early", unicorn="red")
    answer(g, ANA, "stake", stake=1)

    assert asked(g) == [(ANA, "play-magic")]


def test_both_effects_of_a_token_come_the_magic_first() -> None:
    """Ruling 52."""
    g = acting()
    answer(g, ANA, token="any-bet-a")

    answer(g, ANA, "magic-first")
    answer(g, ANA, "done")

    assert asked(g) == [(ANA, "place-bet")]


# ---- loans -----------------------------------------------------------------------------------------------------------


def test_a_loan_brings_20_gold_and_is_no_action() -> None:
    """Ruling 36: any number, one at a time."""
    g = acting()

    answer(g, ANA, "loan")
    answer(g, ANA, "loan")

    assert (g.g.gold[ANA], g.g.loans[ANA]) == (60, 2)
    assert asked(g) == [(ANA, "take-action")]


def test_there_are_more_loans_than_cards_in_the_box() -> None:
    """Ruling 53: ten cards with two sides are twenty loans."""
    g = acting()

    for _ in range(25):
        answer(g, ANA, "loan")

    assert (g.g.gold[ANA], g.g.loans[ANA]) == (20 + 25 * 20, 25)
    assert "loan" in kinds(g, ANA)


def test_a_loan_cannot_be_repaid_before_the_end() -> None:
    """Ruling 54: nobody is asked, and nothing is taken, before the last race has been paid."""
    g = stable(round=3)
    give(g, ANA, gold=100, loans=2)
    run(g, TAKE)
    assert set(kinds(g, ANA)) == {
        *("take-magic", "take-any-bet", "take-winner-bet", "take-contract", "take-gold", "loan"),
    }
    answer(g, ANA, token="any-bet-printed")
    answer(g, ANA, bet="early", unicorn="red")
    assert set(kinds(g, ANA)) == {"loan", "stake"}
    answer(g, ANA, "stake", stake=10)
    places(g, "violet blue green yellow orange red")
    run(g, PayTax(), NextRound())

    assert (g.g.round, g.g.gold[ANA], g.g.loans[ANA]) == (4, 90, 2)


def test_a_loan_may_be_taken_before_a_stake() -> None:
    g = stable()
    run(g, StakeGold(ANA, token_of("early red"), 0))

    answer(g, ANA, "loan")

    assert g.g.gold[ANA] == 40
    assert max(label.get("stake", 0) for label in labels(g, ANA)) == 20


def test_whoever_bets_without_gold_has_to_borrow() -> None:
    """Ruling 28."""
    g = stable()
    give(g, ANA, gold=0)
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-b"]))

    answer(g, ANA, bet="early", unicorn="red")

    assert (g.g.gold[ANA], g.g.loans[ANA]) == (20, 1)
    assert told(g, "loan") == [{"gold": 20, "loans": 1, "forced": 1}]


def test_a_contract_that_costs_more_than_one_has_takes_as_few_loans_as_it_needs() -> None:
    """Ruling 36."""
    g = stable()
    give(g, ANA, gold=2)
    run(g, SignContract(ANA, 6))

    answer(g, ANA, card="daily-rainbow")

    assert (g.g.gold[ANA], g.g.loans[ANA]) == (16, 1)


# ---- bets ------------------------------------------------------------------------------------------------------------


def test_a_bet_takes_a_token_of_the_board_and_a_stake() -> None:
    """The rulebook's picture: early leader on green with 7 gold."""
    g = stable()
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-printed"]))

    answer(g, ANA, bet="early", unicorn="green")
    answer(g, ANA, "stake", stake=7)

    assert g.g.gold[ANA] == 13
    assert g.g.bets == [placed_bet(token_of("early green"), ANA, 7, 0)]
    assert not g.g.open_bets >> token_of("early green") & 1


def test_a_token_for_winner_bets_allows_no_other_and_lays_fame_on_the_bet() -> None:
    g = stable()
    run(g, PlaceBet(ANA, ACTION_NUMBERS["winner-bet-b"]))

    assert {label["bet"] for label in labels(g, ANA)} == {"winner"}
    assert g.g.why_not(ANA, 22 + token_of("early red")) == "winner-bets-only"
    answer(g, ANA, bet="winner", unicorn="red")
    answer(g, ANA, "stake", stake=4)

    assert g.g.bets == [placed_bet(token_of("winner red"), ANA, 4, 1)]
    assert g.g.fame[ANA] == 0


def test_stakes_go_from_1_to_20_and_not_above_the_gold_one_has() -> None:
    """Ruling 10."""
    g = stable()
    give(g, ANA, gold=35)
    give(g, BEN, gold=6)
    run(g, StakeGold(ANA, token_of("early red"), 0))
    stakes = [label["stake"] for label in labels(g, ANA) if label["kind"] == "stake"]
    assert stakes == list(range(1, 21))
    assert g.g.why_not(ANA, 53 + 21) == "above-the-limit"

    answer(g, ANA, "stake", stake=1)
    run(g, StakeGold(BEN, token_of("late red"), 0))

    assert [label["stake"] for label in labels(g, BEN) if label["kind"] == "stake"] == [1, 2, 3, 4, 5, 6]
    assert g.g.why_not(BEN, 53 + 7) == "not-enough-gold"


def test_a_bet_whose_token_is_gone_cannot_be_placed() -> None:
    g = stable()
    bet(g, BEN, "winner red", 3)
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-b"]))

    assert {"winner"} == {label["bet"] for label in labels(g, ANA) if label["unicorn"] == "red"} ^ {
        "winner",
        "early",
        "late",
    }
    assert g.g.why_not(ANA, 22 + token_of("winner red")) == "bet-taken"


def test_no_bet_is_placed_on_a_token_that_the_lots_of_two_players_have_closed() -> None:
    g = stable(2)
    g.g.blocked = 1 << token_of("winner green")
    g.g.open_bets &= ~g.g.blocked
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-printed"]))

    assert {label["bet"] for label in labels(g, ANA) if label["unicorn"] == "green"} == {"early"}
    assert g.g.why_not(ANA, BET + token_of("winner green")) == "bet-blocked"
    with pytest.raises(IllegalChoice):
        g.g.answer(ANA, BET + token_of("winner green"))


def test_one_may_bet_several_times_on_a_unicorn_and_on_any_unicorn() -> None:
    """Rulings 23, 24 and 46."""
    g = stable()
    bet(g, ANA, "winner blue", 1)
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-b"]))

    assert {label["bet"] for label in labels(g, ANA) if label["unicorn"] == "blue"} == {"early", "late"}


def test_a_stake_tells_what_it_wins_and_the_tax_either_way() -> None:
    g = stable()
    give(g, ANA, fame=6, gold=19)
    run(g, StakeGold(ANA, token_of("winner yellow"), 0))

    label = next(label for label in labels(g, ANA) if label.get("stake") == 4)

    assert label == {"kind": "stake", "stake": 4, "wins": 16, "fame": 5, "left": 15, "tax_won": 11, "tax_lost": 6}


# ---- magic -----------------------------------------------------------------------------------------------------------


def test_up_to_so_many_cards_go_face_down_under_any_unicorns() -> None:
    g = stable()
    give(g, ANA, "A+ C+ D- E- G+")
    run(g, StartMagic(ANA, 2))

    answer(g, ANA, card="hot-hooves")
    answer(g, ANA, "under", unicorn="green")
    answer(g, ANA, card="stage-fright")
    answer(g, ANA, "under", unicorn="violet")

    assert [len(g.g.cards_under(unicorn)) for unicorn in (GREEN, VIOLET)] == [1, 1]
    assert asked(g) == []


def test_the_hand_is_filled_up_at_once_also_if_no_card_was_played() -> None:
    """Ruling 37."""
    g = stable()
    give(g, ANA, "A+ C+")
    run(g, PlayMagic(ANA, 4))

    answer(g, ANA, "done")

    assert size(g.g.hands[ANA]) == 5
    give(g, BEN, "")
    run(g, StartMagic(BEN, 1))
    assert size(g.g.hands[BEN]) == 5


def test_six_players_fill_their_hands_up_to_four() -> None:
    g = stable(6)
    give(g, ANA, "A+ C+ D- E-")
    run(g, StartMagic(ANA, 3))

    answer(g, ANA, card="hot-hooves")
    answer(g, ANA, "under", unicorn="green")
    answer(g, ANA, card="stage-fright")
    answer(g, ANA, "under", unicorn="violet")
    answer(g, ANA, "done")

    assert size(g.g.hands[ANA]) == 4


def test_nobody_learns_which_card_was_laid() -> None:
    g = stable()
    give(g, ANA, "A+ C+")
    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, card="hot-hooves")

    answer(g, ANA, "under", unicorn="red")

    assert g.g.view(BEN)["unicorns"][RED]["face_down"] == 1
    assert g.g.view(BEN)["known"] == []
    assert "hot-hooves" not in str(g.g.events_for(BEN))


def test_one_may_look_at_ones_own_cards_again() -> None:
    """Ruling 31."""
    g = stable()
    give(g, ANA, "A+ C+")
    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, card="hot-hooves")
    answer(g, ANA, "under", unicorn="red")

    assert g.g.view(ANA)["known"] == [{"unicorn": "red", "card": "hot-hooves", "seat": ANA}]


def test_the_discards_become_a_new_deck_when_a_card_is_wanted_and_there_is_none() -> None:
    """Rulings 27 and 38."""
    g = stable()
    give(g, ANA, "A+ C+ D-")
    g.g.discard = g.g.deck
    g.g.deck = NONE
    g.g.seat_chances[ANA].load([0, 0])

    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, "done")

    assert size(g.g.hands[ANA]) == 5
    assert g.g.discard == NONE
    assert g.g.deck + sum(g.g.hands) == WHOLE


def test_the_deck_is_not_made_anew_before_a_card_is_wanted() -> None:
    """Ruling 38."""
    g = stable()
    give(g, ANA, "A+ C+ D- E-")
    drawn = card_of("G+")
    g.g.discard = g.g.deck - (1 << 3 * drawn)
    g.g.deck = 1 << 3 * drawn

    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, "done")

    assert drawn in cards_in(g.g.hands[ANA])
    assert g.g.deck == NONE
    assert g.g.discard != NONE


def test_whoever_finds_no_card_draws_no_more_in_this_round() -> None:
    """Ruling 39."""
    g = stable()
    give(g, ANA, "A+ C+ D-")
    gone, g.g.deck = g.g.deck, NONE
    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, "done")
    assert size(g.g.hands[ANA]) == 3

    g.g.deck = gone
    run(g, PlayMagic(ANA, 1))
    answer(g, ANA, "done")

    assert size(g.g.hands[ANA]) == 3
    assert g.g.short == 1 << ANA
    run(g, PlayMagic(BEN, 1))
    answer(g, BEN, "done")
    assert size(g.g.hands[BEN]) == 5  # it holds for those who have found none


# ---- contracts -------------------------------------------------------------------------------------------------------


def test_a_contract_costs_what_the_token_says_and_is_not_replaced() -> None:
    g = stable()
    run(g, SignContract(ANA, 3))

    answer(g, ANA, card="daily-rainbow")

    assert g.g.gold[ANA] == 17
    assert g.g.has(ANA, MARKS["L8"])
    run(g, SignContract(BEN, 6))
    assert {label["card"] for label in labels(g, BEN)} == {"deposit-bottles", "refund-desk"}
    assert g.g.why_not(BEN, 21) == "signed-already"


def test_a_bet_of_another_unicorn_than_ones_own_is_as_good() -> None:
    """Ruling 23."""
    g = stable()
    run(g, PlaceBet(ANA, ACTION_NUMBERS["any-bet-b"]))

    assert len({label["unicorn"] for label in labels(g, ANA)}) == 6
    assert g.g.owned[ANA] == RED
