"""The quick driver, who plays on in imagination, and how a car stands at the end of it."""

import pytest

from paddock.bots import make_bot
from paddock.games.heat import GAME
from paddock.games.heat.bot.ordinary_hands import SPEEDS, Hand
from paddock.games.heat.bot.quick import play_on
from paddock.games.heat.bot.quick_cards import quick_plan, usual_draw
from paddock.games.heat.bot.standing import lead
from paddock.games.heat.cards import card_id
from paddock.games.heat.rules.hand import DiscardCard
from paddock.games.heat.rules.plan import ShiftGear
from paddock.games.heat.rules.react import UseSymbol
from paddock.games.heat.state import PLAN, Race
from paddock.games.heat.upgrades import speeds
from paddock.kernel.options import Value
from tests.games.heat.make import ANA, BEN, car, cards, race

TO_THE_END = 1000


def new_race(seats: int, seed: int, **options: Value) -> Race:
    g = GAME.new(seats, options, seed, quiet=True)
    assert isinstance(g, Race)
    return g


def test_quick_drivers_are_round_the_usa_twice_nearly_as_soon_as_greedy_ones() -> None:
    rounds = []
    for seed in range(4):
        g = new_race(4, seed)
        play_on(g, TO_THE_END)
        rounds.append(g.round)

    assert sum(rounds) / len(rounds) < 18


@pytest.mark.parametrize(
    "options",
    [{"weather": True}, {"legends": 3}, {"weather": True, "legends": 2}, {"upgrades": "both", "garage": "random"}],
    ids=str,
)
def test_with_every_module_quick_drivers_are_nearly_as_quick_as_greedy_ones(options: dict[str, Value]) -> None:
    """So what a search plays on means something there, too."""
    quick = greedy = 0
    for seed in range(3):
        g = new_race(3, seed, laps="1", **options)
        play_on(g, TO_THE_END)
        quick += g.round
        other = new_race(3, seed, laps="1", **options)
        bots = [make_bot("greedy", seed, seat) for seat in range(3)]
        while seats := other.open_seats():
            other.answer(seats[0], bots[seats[0]].choose(other, seats[0]))
        greedy += other.round

    assert quick <= 1.25 * greedy


@pytest.mark.parametrize(
    "options",
    [
        {"upgrades": "both", "garage": "random"},
        {"weather": True},
        {"legends": 2},
        {"tournament": True},
        {"upgrades": "advanced", "garage": "random", "weather": True, "tournament": True, "circuit": "france"},
    ],
    ids=str,
)
def test_quick_drivers_know_every_module(options: dict[str, Value]) -> None:
    g = new_race(3, 5, laps="1", **options)
    play_on(g, TO_THE_END)

    assert g.outcome() is not None


def test_quick_drivers_stop_when_the_race_of_a_championship_is_over() -> None:
    g = new_race(2, 5, season="1961", laps="1")
    while g.phase != PLAN:
        seat = g.open_seats()[0]
        g.answer(seat, g.options(seat)[0])
    play_on(g, TO_THE_END)

    assert g.season is not None
    assert g.season.race == 1


def test_playing_on_stops_where_so_many_more_rounds_have_begun() -> None:
    g = new_race(3, 5)
    play_on(g, 2)

    assert (g.round, g.phase) == (3, PLAN)
    assert len(g.open_seats()) == 3


def test_a_quick_driver_takes_the_fast_cards_on_a_straight() -> None:
    g = race("ring", car(at=5, gear=3, heat=6, hand="0 1 2 3 4 4 4"), car(at=80)).g
    gear, played = quick_plan(g, g.cars[ANA])

    assert gear == 4
    assert [card_id(card) for card in played] == ["3", "4", "4", "4"]


def test_a_quick_driver_cools_down_before_anything_else() -> None:
    g = race("ring", car(at=5, gear=1, heat=0, hand="1 h h h"), car(at=80)).g
    g.cars[ANA].cooldown = 3
    g.then(UseSymbol(ANA))
    g.advance()
    play_on(g, 0)

    assert g.cars[ANA].heat == 3


def test_a_quick_driver_throws_slow_cards_away_before_a_straight() -> None:
    g = race("usa", car(at=14, gear=4, heat=4, hand="0 0 1 1 s", deck="4 4 3 3 4 3 4 4"), car(at=11, hand="1")).g
    g.then(DiscardCard(ANA))
    g.advance()
    play_on(g, 0)

    assert [card_id(card) for card in g.cars[ANA].hand] == ["stress"]


def test_a_quick_driver_goes_on_where_cards_were_passed_over() -> None:
    g = race("usa", car(at=14, gear=4, heat=4, hand="0 0 1 1 s", deck="4 4 3 3 4 3 4 4"), car(at=11, hand="1")).g
    g.then(DiscardCard(ANA, cards("1")[0]))
    g.advance()
    play_on(g, 0)

    assert [card_id(card) for card in g.cars[ANA].hand] == ["0", "0", "stress"]


def test_a_usual_draw_comes_from_all_over_the_deck_and_then_from_the_discards() -> None:
    deck, rest = cards("1 1 2 2 3 3 4 4"), cards("0 5")

    assert usual_draw(deck, rest, 4, 0) == cards("1 2 3 4")
    assert usual_draw(deck, rest, 9, 0)[:8] == deck
    assert len(usual_draw(deck, rest, 12, 1)) == 10


def test_a_card_with_several_speeds_makes_every_sum() -> None:
    several = next(card for card in range(6, 54) if len(speeds(card)) > 1)
    sums = Hand([several]).sets[1]

    assert {each % SPEEDS for each in sums} == set(speeds(several))


def test_whoever_is_further_leads() -> None:
    g = race("ring", car(at=30, gear=3, heat=6, hand="1 2 3"), car(at=10, gear=3, heat=6, hand="1 2 3")).g

    assert lead(g, ANA) > 0 > lead(g, BEN)


def test_a_good_hand_is_part_of_the_lead_and_the_others_hands_are_not() -> None:
    leads = []
    for own, other in (("4 4 4 4", "1 1 1 1"), ("1 1 1 1", "1 1 1 1"), ("1 1 1 1", "4 4 4 4")):
        g = race("ring", car(at=20, gear=3, heat=6, hand=own), car(at=20, gear=3, heat=6, hand=other)).g
        leads.append(lead(g, ANA))

    assert leads[0] > leads[1]
    assert leads[1] == leads[2]


def test_those_who_have_not_moved_yet_choose_their_cards_again() -> None:
    """On an imagined table they hold any cards; a driver puts down what is best in the gear that is seen."""
    g = race("ring", car(at=30, gear=2, hand="1"), car(at=5, gear=2, heat=6, hand="3 4 4", deck="1 2 3")).g
    g.phase = 1
    g.order = [ANA, BEN]
    g.cars[BEN].played = cards("0 1")
    g.then(UseSymbol(ANA))
    g.cars[ANA].cooldown = 0
    GAME.judge.decide_for_others(g, ANA)

    assert [card_id(card) for card in g.cars[BEN].played] == ["4", "4"]
    assert [card_id(card) for card in g.cars[BEN].hand] == ["0", "1", "3"]


def test_all_others_plan_again() -> None:
    g = new_race(3, 5)
    GAME.judge.decide_for_others(g, BEN)

    assert g.open_seats() == [BEN]
    assert isinstance(g.open_question(BEN), ShiftGear)
