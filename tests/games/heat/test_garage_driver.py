"""The greedy driver with upgrades: what it takes and how it plays."""

import pytest

import paddock
from paddock.bots import make_bot
from paddock.games.heat import GAME
from paddock.games.heat.bot.upgrade_plans import CardSet, UpgradePlans, plans_for
from paddock.games.heat.bot.upgrades import WORTH
from paddock.games.heat.cards import card_id
from paddock.games.heat.rules.hand import ReplenishHand
from paddock.games.heat.rules.round import Round
from paddock.games.heat.rules.turn import DriverTurn
from paddock.games.heat.upgrades import ADVANCED, BASIC, upgrade_cards
from tests.games.heat.make import ANA, Scene, answer, car, cards, race, run

DECK = "1 1 2 2 3 3 4 4"


def chosen(g: Scene) -> dict[str, object]:
    """The label of what the greedy driver answers."""
    choice = make_bot("greedy", 1, ANA).choose(g.g, ANA)
    (label,) = [option["label"] for option in g.g.question(ANA)["options"] if option["choice"] == choice]
    found: dict[str, object] = label
    return found


def driving(circuit: str = "oval", **about: object) -> Scene:
    at = {"gear": 2, "deck": DECK, **about}
    g = race(circuit, car(**at), upgrades="both")  # type: ignore[arg-type]
    run(g, DriverTurn(ANA))
    return g


def test_every_upgrade_has_a_worth() -> None:
    assert set(WORTH) == {card_id(card) for card in upgrade_cards([BASIC, ADVANCED])}


def test_the_driver_takes_the_card_that_is_worth_most() -> None:
    table = paddock.game("heat").new(3, {"upgrades": "both"}, 5)
    (seat,) = table.open_seats()
    offered = [option["label"]["card"] for option in table.question(seat)["options"]]
    choice = make_bot("greedy", 1, seat).choose(table, seat)

    assert card_id(choice - 16) == max(offered, key=lambda card: WORTH[card])


def test_a_set_of_cards_adds_up_what_its_cards_do() -> None:
    made = CardSet(cards("u7 u40 u46 3 s"))

    assert (made.speed, made.flips, made.stress, made.cost) == (9, 2, 1, 3)
    assert (made.cooling, made.limit, made.bonus, made.choices) == (1, 4, 1, [1, 2, 3, 4])


@pytest.mark.parametrize(("at", "speed"), [(9, 1), (5, 5)])
def test_brakes_are_used_before_a_corner(at: int, speed: int) -> None:
    """The line lies before 12 with limit 3; there is no Heat to pay."""
    g = driving(at=at, played="u10 1", heat=0)

    assert chosen(g) == {"kind": "speed", "speed": speed, **g.g.question(ANA)["options"][speed // 5]["label"]}


def test_heat_is_cooled_before_it_is_paid() -> None:
    g = driving("ring", at=5, played="u42 1", heat=2, hand="h h h")

    assert (chosen(g)["kind"], chosen(g)["amount"]) == ("card-cool-down", 3)


def test_stress_is_reduced_as_far_as_it_goes() -> None:
    g = driving("ring", at=5, played="u4 1", heat=0, hand="s s s")

    assert (chosen(g)["kind"], chosen(g)["amount"]) == ("reduce-stress", 2)


def test_a_card_is_played_directly_where_the_way_is_free_and_not_into_a_corner() -> None:
    assert chosen(driving("ring", at=5, played="1 1", heat=0, hand="u26"))["kind"] == "direct-play"
    assert chosen(driving("oval", at=9, played="1 1", heat=0, hand="u26"))["kind"] == "done"


def test_a_fast_card_is_refreshed_on_a_straight() -> None:
    g = race("ring", car(at=5, gear=4, hand="1 1 1", deck="1 1 1 1 1 1", played="u34 4"), upgrades="both")
    run(g, ReplenishHand(ANA))

    assert chosen(g) == {"kind": "refresh", "card": "u34"}


def test_fast_cards_are_salvaged_and_heat_is_not() -> None:
    g = driving("ring", at=5, played="u22 1", heat=0, hand="1", discard="1 4 h s")
    while g.g.open_question(ANA).kind() in ("react", "salvage"):
        g.g.answer(ANA, make_bot("greedy", 1, ANA).choose(g.g, ANA))

    assert "salvaged" in [event["kind"] for event in g.g.events()]
    assert cards("4")[0] not in g.cars[ANA].discard
    assert set(cards("h s")) <= set(g.cars[ANA].discard)


def test_a_card_that_cannot_be_paid_for_is_a_worse_plan() -> None:
    g = race("ring", car(at=5, gear=2, hand="u46 4 4", deck=DECK, heat=0), upgrades="both")
    plans = plans_for(g.g, g.cars[ANA], False, {})
    assert isinstance(plans, UpgradePlans)

    assert plans.best_cards(2, g.cars[ANA].hand, 3, cards("4 4")) > plans.best_cards(
        2, g.cars[ANA].hand, 3, cards("4 u46")
    )


def test_the_limit_that_own_cards_raise_is_planned_with() -> None:
    g = race("oval", car(at=9, gear=2, hand="1 2 4 u41", deck=DECK, heat=0), upgrades="both")
    plans = plans_for(g.g, g.cars[ANA], False, {})
    assert isinstance(plans, UpgradePlans)

    safe = plans.paid(2, CardSet(cards("4")), 0)
    raised = CardSet(cards("4"))
    raised.limit = 2
    assert plans.paid(2, raised, 0) > safe


def test_no_mistake_is_made_in_a_tournament() -> None:
    g = race("ring", car(at=5, gear=1, heat=0, hand="4 4 4 4 4", deck=DECK), tournament=True)
    run(g, Round())

    assert chosen(g) == {"kind": "gear", "gear": 2, "heat": 0}


@pytest.mark.parametrize("hand", ["1 2 3 4 4", "1 2 3 4 u46"])
def test_who_has_made_a_mistake_in_a_tournament_still_knows_what_to_play(hand: str) -> None:
    g = race("ring", car(at=5, gear=1, heat=0, hand=hand, deck=DECK), tournament=True)
    run(g, Round())
    answer(g, ANA, "mistake", gear=3)

    assert all(-100.0 < score < 0.0 for score in GAME.judge.scores(g.g, ANA, g.g.options(ANA)))


def test_a_greedy_driver_beats_one_who_plays_at_random() -> None:
    table = GAME.new(2, {"upgrades": "both", "laps": "1"}, 3, quiet=True)
    bots = [make_bot("random", 1, 0), make_bot("greedy", 1, 1)]
    while table.outcome() is None:
        seat = table.open_seats()[0]
        table.answer(seat, bots[seat].choose(table, seat))

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]
