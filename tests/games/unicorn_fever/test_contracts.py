"""Every contract does what it says: the tests name them by their marks."""

import pytest

from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.piles import size
from paddock.games.unicorn_fever.rules.action import TakeAction
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.ending import end_game
from paddock.games.unicorn_fever.rules.loans import take_loan
from paddock.games.unicorn_fever.rules.magic import StartMagic
from paddock.games.unicorn_fever.rules.payout import PayOut
from paddock.games.unicorn_fever.rules.reveal import reveal_magic
from paddock.games.unicorn_fever.rules.round import NextAction, StartRound
from paddock.games.unicorn_fever.rules.tax import PayTax
from tests.games.unicorn_fever.make import (
    ACTION_NUMBERS,
    ANA,
    BEN,
    CLEO,
    DAN,
    GREEN,
    MARKS,
    ORANGE,
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
    lay,
    places,
    run,
    stable,
    token_of,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")

ORDER = "red orange yellow green blue violet"


def holding(marks: str, seats: int = 4, **how: str) -> Scene:
    """Ana has these contracts; nobody owns a unicorn, so that nothing else brings gold."""
    g = stable(seats, **how)  # type: ignore[arg-type]
    give(g, ANA, contracts=marks)
    g.g.owned = [-1] * seats
    return g


def paid(g: Scene, order: str = ORDER) -> None:
    places(g, order)
    run(g, PayOut())


def begin_round(g: Scene) -> None:
    g.g.round -= 1
    run(g, StartRound())


# ---- gnomes ----------------------------------------------------------------------------------------------------------


def test_g1_locks_up_a_bet_token_for_its_owner() -> None:
    """Rulings 42 and 43: at planning start."""
    g = holding("G1")
    begin_round(g)
    assert asked(g) == [(ANA, "reserve-bet")]

    answer(g, ANA, "keep-bet", bet="winner", unicorn="red")

    assert g.g.reserved_bet == token_of("winner red")
    answer(g, ANA, token="any-bet-a")
    answer(g, ANA, "bet-first")
    assert ("winner", "red") in [(label["bet"], label["unicorn"]) for label in labels(g, ANA)]
    answer(g, ANA, bet="winner", unicorn="red")
    answer(g, ANA, "stake", stake=1)
    assert g.g.reserved_bet == -1


def test_g1_closes_the_token_to_others_and_may_be_declined() -> None:
    """Ruling 25: a blocked token cannot be kept."""
    g = holding("G1", seats=2)
    g.g.round = 0
    g.g.chance.load([RED, ORANGE])
    run(g, StartRound())
    assert {"bet": "winner", "unicorn": "red"} not in [
        {key: label[key] for key in ("bet", "unicorn")} for label in labels(g, ANA) if label["kind"] == "keep-bet"
    ]
    answer(g, ANA, "keep-bet", bet="winner", unicorn="blue")
    answer(g, ANA, token="gold-printed")
    answer(g, BEN, token="any-bet-printed")
    assert "blue" not in {label["unicorn"] for label in labels(g, BEN) if label["bet"] == "winner"}

    other = holding("G1")
    begin_round(other)
    answer(other, ANA, "keep-nothing")
    assert other.g.reserved_bet == -1


def test_g2_keeps_the_top_token_of_a_stack_but_not_gold_a() -> None:
    g = holding("G2")
    begin_round(g)
    assert [label["token"] for label in labels(g, ANA) if "token" in label] == [
        "magic-a",
        "any-bet-a",
        "winner-bet-a",
        "contract-a",
    ]
    assert g.g.why_not(ANA, 8) == "token-not-for-keeping"

    answer(g, ANA, token="winner-bet-a")

    assert [label["token"] for label in labels(g, ANA) if label["kind"] == "take-winner-bet"] == [
        "winner-bet-b",
        "winner-bet-a",
    ]
    answer(g, ANA, token="winner-bet-a")
    answer(g, ANA, unicorn="red")
    answer(g, ANA, "stake", stake=2)
    assert g.g.taken[ACTION_NUMBERS["winner-bet-a"]] == ANA
    assert g.g.reserved_token == -1
    assert "winner-bet-a" not in {label.get("token") for label in labels(g, BEN)}


def test_g3_adds_a_magic_card_to_a_printed_symbol() -> None:
    g = holding("G3")
    give(g, ANA, "A+ C+")
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, token="gold-printed")

    assert asked(g) == [(ANA, "play-magic")]
    answer(g, ANA, card="hot-hooves")
    answer(g, ANA, "under", unicorn="red")
    assert size(g.g.hands[ANA]) == 5
    run(g, TakeAction(ANA, 2))
    answer(g, ANA, token="any-bet-printed")
    assert asked(g) == [(ANA, "choose-first-effect")]


def test_g4_pays_a_gold_for_each_token_taken_and_not_for_symbols() -> None:
    g = holding("G4")
    run(g, TakeAction(ANA, 1))
    answer(g, ANA, token="gold-a")
    assert g.g.gold[ANA] == 31

    run(g, TakeAction(ANA, 2))
    answer(g, ANA, token="gold-printed")

    assert g.g.gold[ANA] == 36


def test_g5_lowers_the_price_of_other_contracts() -> None:
    g = holding("G5")
    run(g, TakeAction(ANA, 1))
    assert [label["price"] for label in labels(g, ANA) if "price" in label] == [0]

    g = holding("G5")
    run(g, SignContract(ANA, 6))
    answer(g, ANA, card="daily-rainbow")
    assert g.g.gold[ANA] == 17

    new = stable()
    new.g.on_show = [MARKS["G5"], MARKS["L1"], MARKS["L8"]]
    run(new, SignContract(ANA, 6))
    answer(new, ANA, card="bulk-discount")
    assert new.g.gold[ANA] == 14  # not its own


def test_g6_pays_for_each_contract_signed_and_for_itself_after_the_price() -> None:
    g = stable()
    g.g.on_show = [MARKS["G6"], MARKS["L1"], MARKS["L8"]]
    give(g, ANA, gold=3)
    run(g, SignContract(ANA, 3))

    answer(g, ANA, card="signing-bonus")

    assert (g.g.gold[ANA], g.g.loans[ANA]) == (3, 0)
    run(g, SignContract(ANA, 0))
    answer(g, ANA, card="daily-rainbow")
    assert g.g.gold[ANA] == 6


def test_g7_allows_a_fourth_action_with_a_symbol_once_a_game() -> None:
    """Ruling 44: right after the third one."""
    g = holding("G7")
    run(g, NextAction(-1, 8))
    answer(g, ANA, token="gold-a")
    assert asked(g) == [(ANA, "act-again")]

    answer(g, ANA, "act-again")

    assert {label["token"] for label in labels(g, ANA) if "token" in label} == {"any-bet-printed", "gold-printed"}
    assert g.g.why_not(ANA, 4) == "only-symbols"
    answer(g, ANA, token="gold-printed")
    assert asked(g) == [(BEN, "take-action")]
    assert not g.g.may_use(ANA, MARKS["G7"])
    begin_round(g)
    assert not g.g.may_use(ANA, MARKS["G7"])


def test_g7_works_also_if_the_third_action_has_signed_it() -> None:
    g = stable()
    g.g.on_show = [MARKS["G7"], MARKS["L1"], MARKS["L8"]]
    run(g, NextAction(-1, 8))

    answer(g, ANA, token="contract-a")
    answer(g, ANA, card="overtime-slip")

    assert asked(g) == [(ANA, "act-again")]


def ended(g: Scene) -> None:
    g.hand_on()
    end_game(g.g)


def test_g7_lets_its_owner_borrow_look_and_play_magic_before_the_fourth_action() -> None:
    """Ruling 44: as in any action; G4 pays nothing for a symbol."""
    g = holding("G7 G3 G4 W1")
    give(g, ANA, "A+ C+")
    lay(g, BEN, GREEN, "A-")
    run(g, NextAction(-1, 8))
    answer(g, ANA, token="gold-a")
    answer(g, ANA, "act-again")
    gold = g.g.gold[ANA]

    answer(g, ANA, "loan")
    answer(g, ANA, "look-under", unicorn="green")
    answer(g, ANA, token="gold-printed")

    assert g.g.gold[ANA] == gold + 20 + 5
    assert asked(g) == [(ANA, "play-magic")]


def test_g4_counts_no_token_that_was_taken_before_the_signature() -> None:
    """Ruling 43: not the token with which the contract is signed."""
    g = stable()
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, token="contract-a")
    answer(g, ANA, card="deposit-bottles")

    assert g.g.gold[ANA] == 20


def test_g1_and_g2_give_back_what_their_owner_did_not_use() -> None:
    g = holding("G1 G2", seats=2)
    g.g.blocked = 1 << token_of("winner red")
    g.g.reserved_bet = token_of("early blue")
    g.g.reserved_token = ACTION_NUMBERS["magic-a"]
    g.g.open_bets &= ~(g.g.blocked | 1 << g.g.reserved_bet)
    g.g.open_tokens &= ~(1 << g.g.reserved_token)

    paid(g)

    assert (g.g.reserved_bet, g.g.reserved_token) == (-1, -1)
    assert g.g.open_bets == 0b111111111111 & ~g.g.blocked  # the lot's token stays away until the next round
    assert g.g.open_tokens >> ACTION_NUMBERS["magic-a"] & 1


def test_g2_cannot_use_a_kept_token_whose_main_effect_is_impossible() -> None:
    g = holding("G2")
    g.g.reserved_token = ACTION_NUMBERS["contract-a"]
    g.g.open_tokens &= ~(1 << g.g.reserved_token)
    g.g.signed = 7

    run(g, TakeAction(ANA, 1))

    assert "take-contract" not in kinds(g, ANA)


def test_g8_brings_a_fame_for_each_other_contract_up_to_four() -> None:
    g = holding("G8 G4")
    ended(g)
    assert g.g.paper[ANA] == 0 + 1 + 1

    many = holding("G8 B8 W5 L2 F4 F7 L5")
    ended(many)
    assert many.g.paper[ANA] == 4


# ---- leprechauns -----------------------------------------------------------------------------------------------------


def test_l1_gives_half_of_a_lost_stake_back_rounded_down() -> None:
    g = holding("L1")
    bet(g, ANA, "winner violet", 7)

    paid(g)

    assert g.g.gold[ANA] == 13 + 3


def test_l2_pays_the_stake_of_a_leader_bet_once_more_up_to_8() -> None:
    for stake, gold in ((5, 15), (20, 48)):
        g = holding("L2")
        bet(g, ANA, "early red", stake)
        paid(g)
        assert g.g.gold[ANA] == 20 - stake + gold


def test_l3_pays_the_owner_twice() -> None:
    g = holding("L3")
    g.g.owned = [ORANGE, -1, -1, -1]

    paid(g)

    assert g.g.gold[ANA] == 28


def test_l4_lowers_the_tax_but_not_below_nothing() -> None:
    for fame, tax in ((10, 6), (3, 0)):
        g = holding("L4")
        give(g, ANA, fame=fame)
        run(g, PayTax())
        assert g.g.gold[ANA] == 20 - tax


def test_l5_makes_a_fame_of_12_gold() -> None:
    g = holding("L5")
    give(g, ANA, gold=40)

    ended(g)

    assert (g.g.converted[ANA], g.g.gold[ANA]) == (3, 4)


def test_l6_repays_20_for_a_loan() -> None:
    g = holding("L6")
    give(g, ANA, gold=45, loans=2)

    ended(g)

    assert (g.g.unpaid[ANA], g.g.gold[ANA]) == (0, 5)


def test_l6_is_told_with_the_loan() -> None:
    for marks, back in (("L6", 20), ("L5", 25)):
        g = holding(marks)
        run(g, TakeAction(ANA, 1))
        assert {"kind": "loan", "gold": 20, "back": back} in labels(g, ANA)


def test_l7_raises_the_stake_limit() -> None:
    g = holding("L7")
    give(g, ANA, gold=50)
    run(g, TakeAction(ANA, 1))
    answer(g, ANA, token="any-bet-printed")
    answer(g, ANA, bet="early", unicorn="red")

    assert max(label.get("stake", 0) for label in labels(g, ANA)) == 30


def test_l8_pays_at_the_start_of_a_round_and_not_in_the_one_it_was_signed_in() -> None:
    """Ruling 43."""
    g = stable()
    run(g, SignContract(ANA, 0))
    answer(g, ANA, card="daily-rainbow")
    assert g.g.gold[ANA] == 20

    begin_round(g)

    assert g.g.gold[ANA] == 24


# ---- goblins ---------------------------------------------------------------------------------------------------------


def test_b1_brings_a_fame_for_bets_on_the_three_lowest_rows() -> None:
    """Ruling 41: the row of the payout."""
    g = holding("B1", hot="violet")
    bet(g, ANA, "early green", 1)
    bet(g, ANA, "early yellow", 1)

    paid(g, "green yellow red orange blue violet")

    assert g.g.fame[ANA] == 3 + 1 + 3


def test_b2_pays_for_an_own_unicorn_that_comes_fourth_or_later() -> None:
    for owned, gold in ((GREEN, 26), (VIOLET, 26), (2, 22)):
        g = holding("B2")
        g.g.owned = [owned, -1, -1, -1]
        paid(g)
        assert g.g.gold[ANA] == gold


def test_b3_gives_the_stake_back_and_two_fame_for_a_second_place() -> None:
    """The fame on the bet is lost, and L1 pays nothing for this bet."""
    g = holding("B3 L1")
    bet(g, ANA, "winner orange", 6, fame=2)

    paid(g)

    assert (g.g.gold[ANA], g.g.fame[ANA]) == (20, 2)


def test_b4_pays_for_others_bets_on_the_own_unicorn() -> None:
    g = holding("B4")
    g.g.owned = [RED, -1, -1, -1]
    bet(g, BEN, "winner red", 1)
    bet(g, CLEO, "early red", 1)
    bet(g, DAN, "early orange", 1)
    bet(g, ANA, "late red", 1)

    paid(g)

    assert g.g.gold[ANA] == 19 + 2 + 6 + 10


def test_b5_pays_for_lost_winner_bets_of_others_up_to_8_in_a_round() -> None:
    """Bets that B3 pays back count as lost."""
    g = holding("B5", seats=4)
    give(g, BEN, contracts="B3")
    for seat, colour in ((BEN, "orange"), (BEN, "yellow"), (CLEO, "green"), (DAN, "blue"), (DAN, "violet")):
        bet(g, seat, f"winner {colour}", 1)
    bet(g, CLEO, "early violet", 1)

    paid(g)

    assert g.g.gold[ANA] == 28


def test_b6_raises_the_multiplier_of_winner_bets() -> None:
    g = holding("B6", rows="red 4, yellow 2")
    bet(g, ANA, "winner red", 3)

    paid(g)

    assert g.g.gold[ANA] == 17 + 15


def test_b6_is_told_with_the_bet_and_a_leader_bet_stays_at_two_times() -> None:
    """Whatever a hot unicorn or L2 adds: that is told with the stake."""
    g = holding("B6 L2", rows="red 4, yellow 2", hot="orange")
    run(g, TakeAction(ANA, 1))
    answer(g, ANA, token="any-bet-printed")
    times = {(label["bet"], label["unicorn"]): label["times"] for label in labels(g, ANA)}
    assert (times["winner", "red"], times["early", "red"], times["late", "orange"]) == (5, 2, 2)

    answer(g, ANA, bet="late", unicorn="orange")

    assert next(label["wins"] for label in labels(g, ANA) if label.get("stake") == 3) == 3 * 2 + 3 + 4


def test_b7_makes_the_first_loan_of_each_round_larger() -> None:
    """Forced ones, too; what is repaid stays the same."""
    g = holding("B7")
    g.hand_on()
    take_loan(g.g, ANA)
    take_loan(g.g, ANA)
    assert g.g.gold[ANA] == 20 + 26 + 20

    begin_round(g)
    take_loan(g.g, ANA, forced=True)

    assert g.g.gold[ANA] == 66 + 26


def test_b7_counts_from_its_signing_the_loans_before_it_are_not_looked_at() -> None:
    """Ruling 55: neither one that was taken earlier in the round nor one that pays for the contract itself."""
    g = holding("")
    give(g, ANA, gold=0)
    g.g.on_show[0] = MARKS["B7"]
    take_loan(g.g, ANA)
    give(g, ANA, gold=0)
    run(g, SignContract(ANA, 6))
    answer(g, ANA, card=CONTRACTS[MARKS["B7"]].name)
    assert g.g.gold[ANA] == 20 - 6

    take_loan(g.g, ANA)
    assert g.g.gold[ANA] == 14 + 26
    take_loan(g.g, ANA)
    assert g.g.gold[ANA] == 40 + 20


def test_b7_signed_without_a_later_loan_waits_for_the_next_round() -> None:
    """Ruling 55: once in every round, whether the round before used it or not."""
    g = holding("B7")
    begin_round(g)
    take_loan(g.g, ANA)
    take_loan(g.g, ANA)
    begin_round(g)
    take_loan(g.g, ANA)

    assert g.g.gold[ANA] == 20 + 26 + 20 + 26


def test_b8_pays_when_a_unicorn_of_the_lower_rows_wins() -> None:
    for order, gold in ((ORDER, 20), ("yellow red orange green blue violet", 23)):
        g = holding("B8")
        paid(g, order)
        assert (g.g.gold[ANA], g.g.fame[ANA]) == (gold, (gold - 20) // 3)


# ---- fairies ---------------------------------------------------------------------------------------------------------


def spells(g: Scene, limit: int, cards: list[str]) -> list[str]:
    """The kinds of questions after each card that is laid."""
    run(g, StartMagic(ANA, limit))
    found = []
    for card in cards:
        answer(g, ANA, card=card)
        answer(g, ANA, "under", unicorn="red")
        found.append(asked(g)[0][1] if asked(g) else "")
    return found


def test_f1_adds_a_white_card_to_each_magic_effect() -> None:
    g = holding("F1")
    give(g, ANA, "A+ C+ D- E- G+")

    assert spells(g, 1, ["nasty-rumour", "hot-hooves"]) == ["play-magic", ""]

    g = holding("F1")
    give(g, ANA, "A- C- D-")
    assert spells(g, 1, ["nasty-rumour"]) == ["play-magic"]
    assert kinds(g, ANA) == ["done"]  # no second black one


def test_f1_asks_for_one_more_card_whatever_colours_are_left_in_the_hand() -> None:
    """Otherwise all would learn that a hand has no white card, or only black ones."""
    asked_for = set()
    for hand in ("D- A- C-", "D- A+ C+", "D- A+ C-"):
        g = holding("F1")
        give(g, ANA, hand)
        spells(g, 1, ["nasty-rumour"])
        asked_for.add((tuple(asked(g)), size(g.g.hands[ANA])))

    assert asked_for == {(((ANA, "play-magic"),), 2)}


def test_f1_and_w2_together_allow_one_more_of_each_colour() -> None:
    g = holding("F1 W2")
    give(g, ANA, "A+ C+ D- E- G+")

    assert spells(g, 1, ["hot-hooves", "long-tongue"]) == ["play-magic", "play-magic"]
    assert {label["card"] for label in labels(g, ANA) if label["kind"] == "play"} == {"nasty-rumour", "stage-fright"}
    assert g.g.why_not(ANA, 40 + card_of("G+")) == "one-more-of-other-colour"


def test_f2_pays_for_white_cards_that_others_cancel() -> None:
    for black, gold in ((BEN, 26), (ANA, 20)):
        g = holding("F2")
        lay(g, ANA, RED, "A+")
        lay(g, black, RED, "A-")
        g.hand_on()
        reveal_magic(g.g)
        assert g.g.gold[ANA] == gold


def test_f3_brings_two_fame_for_bets_on_hot_unicorns() -> None:
    g = holding("F3", hot="orange violet")
    bet(g, ANA, "late orange", 1)
    bet(g, ANA, "late red", 1)

    paid(g)

    assert g.g.fame[ANA] == 2 + 2 + 2


def test_f4_brings_a_fame_for_the_first_leader_bet_of_a_round() -> None:
    g = holding("F4")
    bet(g, ANA, "late orange", 1)
    bet(g, ANA, "late red", 1)

    paid(g)

    assert g.g.fame[ANA] == 2 + 1 + 2


def test_f5_is_a_winner_of_ties_for_the_own_unicorn_and_no_card() -> None:
    g = holding("F5")
    g.g.owned = [RED, -1, -1, -1]
    lay(g, BEN, RED, "C-")
    g.hand_on()
    reveal_magic(g.g)

    assert g.g.view(ANA)["unicorns"][RED]["ties"] == 0  # one up, one down
    assert told(g, "cancelled") == []


def test_f6_sheds_two_black_cards_of_the_lowest_letters_before_pairs() -> None:
    g = holding("F6")
    g.g.owned = [RED, -1, -1, -1]
    lay(g, BEN, RED, "G- D- A- A+")

    g.hand_on()
    reveal_magic(g.g)

    assert told(g, "shed") == [{"card": "glass-umbrella", "unicorn": "red", "cards": ["toffee-puddle", "nasty-rumour"]}]
    assert g.g.view(ANA)["unicorns"][RED]["cards"] == [
        {"card": "snack-cart", "seat": BEN},
        {"card": "hot-hooves", "seat": BEN},
    ]


def test_f7_brings_two_fame_if_two_bets_succeed() -> None:
    for bets, fame in ((["late red"], 2), (["late red", "late orange"], 6), (["late red", "late blue"], 2)):
        g = holding("F7", hot="violet")
        for name in bets:
            bet(g, ANA, name, 1)
        paid(g)
        assert g.g.fame[ANA] == fame


def test_f8_raises_the_hand_limit_and_draws_at_once() -> None:
    g = stable()
    give(g, ANA, "A+ C+ D- E- G+")
    g.g.on_show = [MARKS["F8"], MARKS["L1"], MARKS["L8"]]
    run(g, SignContract(ANA, 0))

    answer(g, ANA, card="bottomless-pouch")

    assert size(g.g.hands[ANA]) == g.g.hand_limit(ANA) == 6


def test_f8_makes_a_hand_of_five_with_six_players() -> None:
    g = holding("F8", seats=6)

    assert (g.g.hand_limit(ANA), g.g.hand_limit(BEN)) == (5, 4)


# ---- witches ---------------------------------------------------------------------------------------------------------


def test_w1_looks_under_a_unicorn_once_a_round() -> None:
    """Others learn which unicorn, not what lies there."""
    g = holding("W1")
    lay(g, BEN, GREEN, "A- C+")
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, "look-under", unicorn="green")

    assert [row["card"] for row in g.g.view(ANA)["known"]] == ["toffee-puddle", "long-tongue"]
    assert g.g.view(CLEO)["known"] == []
    assert told(g, "looked") == [{"unicorn": "green"}]
    assert "look-under" not in kinds(g, ANA)
    assert asked(g) == [(ANA, "take-action")]
    assert [event["kind"] for event in g.g.events_for(CLEO)].count("saw") == 0


def test_w2_adds_a_black_card_to_each_magic_effect() -> None:
    g = holding("W2")
    give(g, ANA, "A+ C+ D- E-")

    assert spells(g, 1, ["nasty-rumour", "stage-fright"]) == ["play-magic", ""]


def test_w3_pays_for_each_late_unicorn_with_a_living_black_card() -> None:
    g = holding("W3")
    lay(g, ANA, GREEN, "A- C-")
    lay(g, ANA, VIOLET, "F-")
    lay(g, ANA, RED, "F-")
    lay(g, BEN, 4, "F-")

    paid(g)

    assert g.g.gold[ANA] == 30


def test_w3_counts_no_cancelled_card_and_a_spent_rumour_counts() -> None:
    g = holding("W3", hot="red")
    lay(g, ANA, GREEN, "A-")
    lay(g, BEN, GREEN, "A+")
    lay(g, ANA, VIOLET, "D-")
    g.hand_on()
    reveal_magic(g.g)

    paid(g)

    assert g.g.gold[ANA] == 25


def test_w4_swaps_up_to_three_cards_once_a_round_before_magic() -> None:
    g = holding("W4")
    give(g, ANA, "A+ C+ D- E- G+")
    run(g, StartMagic(ANA, 2))
    assert asked(g) == [(ANA, "swap-card")]

    for card in ("hot-hooves", "long-tongue", "nasty-rumour"):
        answer(g, ANA, card=card)

    assert asked(g) == [(ANA, "play-magic")]
    assert size(g.g.hands[ANA]) == 5
    assert size(g.g.buried[ANA]) == 3
    assert g.g.discard == 0
    assert told(g, "swaps") == [{"count": 3}]
    assert not g.g.may_use(ANA, MARKS["W4"])


def test_w4_may_be_declined_and_is_not_used_up_then() -> None:
    g = holding("W4")
    give(g, ANA, "A+ C+ D- E- G+")
    run(g, StartMagic(ANA, 2))

    answer(g, ANA, "done")

    assert asked(g) == [(ANA, "play-magic")]
    assert g.g.may_use(ANA, MARKS["W4"])


def test_w4_takes_cards_away_even_if_none_can_be_drawn_for_them() -> None:
    """Ruling 39: whoever has found the deck empty draws no more, by no effect."""
    g = holding("W4")
    give(g, ANA, "A+ C+ D-")
    g.g.short = 1 << ANA
    run(g, StartMagic(ANA, 1))

    answer(g, ANA, card="hot-hooves")
    answer(g, ANA, "done")

    assert size(g.g.hands[ANA]) == 2
    assert asked(g) == [(ANA, "play-magic")]


def test_w5_pays_when_the_whole_top_row_fails() -> None:
    for order, fame in (("yellow green blue red orange violet", 2), ("yellow orange blue red green violet", 0)):
        g = holding("W5", rows="orange 2")
        paid(g, order)
        assert g.g.fame[ANA] == fame


def test_w2_is_told_with_the_token() -> None:
    g = holding("W2")
    run(g, TakeAction(ANA, 1))

    found = {label["token"]: label["magic"] for label in labels(g, ANA) if "magic" in label}
    assert found == {"magic-a": 5, "any-bet-a": 3, "gold-a": 0, "any-bet-printed": 0, "gold-printed": 0}


def test_w6_pays_for_each_token_for_magic() -> None:
    g = holding("W6")
    give(g, ANA, "A+")
    run(g, TakeAction(ANA, 1))

    answer(g, ANA, token="magic-a")

    assert g.g.gold[ANA] == 24
    assert told(g, "contract-paid") == [{"card": "paid-by-the-curse", "gold": 4, "fame": 0}]


def test_w7_makes_one_unpaid_loan_forgotten() -> None:
    g = holding("W7")
    give(g, ANA, gold=30, loans=3)

    ended(g)

    assert (g.g.unpaid[ANA], g.g.gold[ANA]) == (1, 5)  # repaying stays a must


def test_w8_brings_a_fame_for_each_pair_of_letters_in_hand_up_to_two() -> None:
    for hand, fame in (("A+ A- C+", 2), ("A+ A- C+ C- G+ G-", 3), ("A+ A+", 1)):
        g = holding("W8")
        give(g, ANA, hand)
        ended(g)
        assert g.g.paper[ANA] == fame


def test_a_contract_signed_in_mid_round_works_for_bets_that_lie_there() -> None:
    """Ruling 26."""
    g = stable()
    g.g.owned = [-1] * 4
    bet(g, ANA, "winner violet", 6)
    run(g, SignContract(ANA, 0))
    answer(g, ANA, card="refund-desk")

    paid(g)

    assert g.g.gold[ANA] == 14 + 3


def test_what_works_once_a_round_works_again_in_the_next() -> None:
    """Ruling 43."""
    g = holding("W1 W4 B7")
    g.g.used = [g.g.contracts[ANA], 0, 0, 0]

    begin_round(g)

    assert g.g.used == [0] * 4


def test_contracts_of_planning_start_act_in_the_order_of_their_marks() -> None:
    """Ruling 42: first G1, then G2, then L8; from the first player on."""
    g = holding("G1 G2 L8")
    begin_round(g)
    assert g.g.gold[ANA] == 20

    answer(g, ANA, "keep-nothing")
    assert asked(g) == [(ANA, "reserve-token")]
    answer(g, ANA, "keep-nothing")

    assert g.g.gold[ANA] == 24


def test_contracts_of_planning_start_act_from_the_first_player_on() -> None:
    """Ruling 42."""
    g = stable(3)
    g.g.first = CLEO
    give(g, ANA, contracts="L8 G1")
    give(g, CLEO, contracts="G2")

    begin_round(g)

    assert asked(g) == [(CLEO, "reserve-token")]
    assert g.g.gold[ANA] == 20
    answer(g, CLEO, "keep-nothing")
    assert asked(g) == [(ANA, "reserve-bet")]


def test_every_contract_has_its_test() -> None:
    names = " ".join(name for name in globals() if name.startswith("test_"))

    assert [card.mark for card in CONTRACTS if f"test_{card.mark.lower()}_" not in names] == []
