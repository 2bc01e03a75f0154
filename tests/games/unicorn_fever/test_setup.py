"""Setting up, and what differs with two, three and six players."""

import pytest

from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.actions import TOKENS
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.piles import size
from paddock.games.unicorn_fever.rules.round import NextRound, StartRound
from paddock.games.unicorn_fever.rules.setup import hand_out_owner_tokens
from paddock.games.unicorn_fever.rules.tokens import action_tokens_of, bet_tokens_of
from paddock.games.unicorn_fever.state import NOBODY, OVER, Stable
from paddock.kernel.errors import BadSetup
from tests.games.unicorn_fever.make import (
    ANA,
    BEN,
    CLEO,
    Scene,
    answer,
    asked,
    labels,
    places,
    run,
    stable,
    token_of,
    told,
)


def new(seats: int, **options: str) -> Stable:
    table = GAME.new(seats, options, seed=3)
    assert isinstance(table, Stable)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_20_gold_and_no_fame(seats: int) -> None:
    g = new(seats)

    assert g.gold == [20] * seats
    assert g.fame == g.loans == [0] * seats


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (5, 5), (6, 4)])
def test_five_magic_cards_are_dealt_and_four_with_six_players(seats: int, cards: int) -> None:
    g = new(seats)

    assert [size(hand) for hand in g.hands] == [cards] * seats
    assert [g.hand_limit(seat) for seat in range(seats)] == [cards] * seats


@pytest.mark.parametrize(("seats", "tokens"), [(3, 12), (4, 18), (6, 18)])
def test_late_leader_bets_are_for_four_and_more(seats: int, tokens: int) -> None:
    assert new(seats).open_bets.bit_count() == tokens


def test_two_players_play_without_the_action_tokens_marked_b() -> None:
    left = [token.name for number, token in enumerate(TOKENS) if new(2).open_tokens >> number & 1]

    assert left == ["magic-a", "any-bet-a", "winner-bet-a", "contract-a", "contract-c", "gold-a"]
    assert new(3).open_tokens.bit_count() == 11


def test_two_clans_of_five_bring_16_contracts_of_which_three_lie_open() -> None:
    g = new(4)

    assert len(g.clans) == 2
    assert g.contract_deck.bit_count() == 13
    assert len(g.on_show) == 3
    clans = {list(CLANS)[clan] for clan in g.clans}
    assert {CONTRACTS[number].clan for number in g.on_show} <= clans


def test_clans_may_be_agreed() -> None:
    assert [list(CLANS)[clan] for clan in new(4, clans="goblins-fairies").clans] == ["goblins", "fairies"]


def test_all_clan_pairs_come_by_lot() -> None:
    found = set()
    for seed in range(150):
        table = GAME.new(2, seed=seed, quiet=True)
        assert isinstance(table, Stable)
        found.add(tuple(table.clans))

    assert len(found) == 10


def test_each_row_has_one_unicorn_and_the_slowest_is_hot() -> None:
    g = new(4)

    assert sorted(g.rows) == [0, 1, 2, 3, 4, 5]
    assert g.hot == 1 << g.rows.index(5)


def test_first_player_and_odds_are_drawn_by_lot() -> None:
    games = [GAME.new(3, seed=seed, quiet=True) for seed in range(60)]

    assert {table.first for table in games if isinstance(table, Stable)} == {0, 1, 2}
    assert {table.hot for table in games if isinstance(table, Stable)} == {1, 2, 4, 8, 16, 32}


@pytest.mark.usefixtures("manner")
def test_the_first_player_owns_the_slowest_unicorn_the_next_one_the_next_slowest() -> None:
    """The rulebook's example: violet at x7, blue at x6, red at x5. Ruling 45: the others have no owner."""
    g = stable(3, rows="red 5, orange 2, yellow 3, green 4, blue 6, violet 7")
    g.g.first = BEN

    hand_out_owner_tokens(g.g)

    assert g.g.owned == [0, 5, 4]  # Ben violet, Cleo blue, Ana red
    assert g.g.owner_of(1) == -1


def test_six_players_may_play_three_races() -> None:
    """Ruling 35."""
    assert new(6, rounds="3").rounds == 3
    with pytest.raises(BadSetup):
        GAME.new(5, {"rounds": "3"})


@pytest.mark.usefixtures("manner")
def test_the_short_game_of_six_ends_with_the_third_race() -> None:
    """Ruling 35: the odds, the hot unicorns and the contracts stay as they are."""
    g = stable(6, rounds="3", round=3)
    places(g, "violet blue green yellow orange red")
    rows, shown = g.g.rows[:], g.g.on_show[:]

    run(g, NextRound())

    assert g.g.phase == OVER
    assert (g.g.rows, g.g.on_show) == (rows, shown)
    longer = stable(6, round=3)
    places(longer, "violet blue green yellow orange red")
    run(longer, NextRound())
    assert longer.g.round == 4


def test_two_and_three_players_have_no_late_leader_bets_and_three_all_action_tokens() -> None:
    assert bet_tokens_of(2) == bet_tokens_of(3) == 0b111111111111
    assert (action_tokens_of(2).bit_count(), action_tokens_of(3).bit_count()) == (6, 11)


# ---- two players -----------------------------------------------------------------------------------------------------


def two(*dice: int) -> Scene:
    g = stable(2)
    g.g.round = 0
    g.g.chance.load([*dice])
    return g


@pytest.mark.usefixtures("manner")
def test_two_players_roll_for_a_winner_bet_and_an_early_bet_that_are_out() -> None:
    """The rulebook's example: green, then orange."""
    g = two(3, 1)

    run(g, StartRound())

    assert g.g.blocked == 1 << token_of("winner green") | 1 << token_of("early orange")
    assert not g.g.open_bets & g.g.blocked
    assert told(g, "blocked") == [{"bet": "winner", "unicorn": "green"}, {"bet": "early", "unicorn": "orange"}]


@pytest.mark.usefixtures("manner")
def test_the_same_colour_twice_leaves_no_bet_on_that_unicorn() -> None:
    """The rulebook's example: blue twice."""
    g = two(4, 4)

    run(g, StartRound())

    assert g.g.blocked == 1 << token_of("winner blue") | 1 << token_of("early blue")


@pytest.mark.usefixtures("manner")
def test_blocked_bets_come_back_before_the_next_rolls() -> None:
    """Ruling 25."""
    g = two(3, 1)
    g.g.blocked = 1 << token_of("winner red")
    g.g.open_bets &= ~g.g.blocked

    run(g, StartRound())

    assert g.g.open_bets >> token_of("winner red") & 1


# ---- whose turn ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("manner")
def test_everybody_acts_three_times_from_the_first_player_on() -> None:
    """A printed symbol is always there, so nobody need pass."""
    g = stable(3)
    g.g.round = 0
    g.g.first = BEN
    run(g, StartRound())

    order: list[int] = []
    while g.g.phase == 0 and len(order) < 9:
        ((seat, kind),) = asked(g)
        assert kind == "take-action"
        order.append(seat)
        answer(g, seat, token="gold-printed")

    assert order == [BEN, CLEO, ANA] * 3


@pytest.mark.usefixtures("manner")
def test_the_leaders_token_works_from_the_race_to_the_next_planning_and_lies_on_the_board_again() -> None:
    """Rulings 17 and 29: Cleo takes it, Ana leads until the race, Cleo from then on."""
    g = stable(3)
    g.g.round = 0
    run(g, StartRound())
    order: list[int] = []
    for takes in ("gold-printed", "gold-printed", "gold-a", *("gold-printed",) * 6):
        ((seat, _),) = asked(g)
        order.append(seat)
        assert g.g.first == ANA
        answer(g, seat, token=takes)

    assert order == [ANA, BEN, CLEO] * 3
    assert [event.seat for event in g.g.told if event.kind == "leads"] == [CLEO]
    assert (g.g.round, g.g.first) == (2, CLEO)
    assert asked(g) == [(CLEO, "take-action")]
    assert "gold-a" in [label.get("token") for label in labels(g, CLEO)]
    assert g.g.taken == [NOBODY] * len(TOKENS)
    while g.g.round == 2:  # nobody takes it: Cleo leads on
        ((seat, _),) = asked(g)
        answer(g, seat, token="gold-printed")
    assert asked(g) == [(CLEO, "take-action")]


def test_questions_offer_a_loan_beside_the_actions() -> None:
    g = stable()
    g.g.round = 0
    run(g, StartRound())

    assert {"kind": "loan", "gold": 20, "back": 25} in labels(g, ANA)
