"""Cards that lie in a register before anybody, their owner included, has seen them."""

from typing import Any

import pytest

from paddock.games.roborally.bot.navigator import Navigator
from paddock.games.roborally.cards import FLYWHEEL, KIND, MOVE_3, PROGRAM_CARDS
from paddock.games.roborally.forecast import forecast
from paddock.games.roborally.rules.clean_up import Wipe
from paddock.games.roborally.rules.deck import gather_deck, top_card
from paddock.games.roborally.rules.destruction import destroy
from paddock.games.roborally.rules.firing import scramble
from paddock.games.roborally.rules.lasers import FireLasers
from paddock.games.roborally.rules.option_cards import lose_option
from paddock.games.roborally.rules.program import Programming
from paddock.games.roborally.rules.recompile import OfferRecompile
from paddock.games.roborally.rules.turn import Deal
from paddock.games.roborally.state import PROGRAM, RUN, Factory, changed
from paddock.kernel.table import TIME_IS_UP
from tests.every_game.kit import imagined, seen_by, viewers
from tests.games.roborally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    factory,
    open_floor,
    registers_seen,
    robot,
    run,
    run_register,
    stack,
)
from tests.games.roborally.properties import check, program_cards, twins

pytestmark = pytest.mark.usefixtures("manner")

HALL = open_floor(6, 5)
DOWN = {"state": "down", "locked": False, "pair": False}


def cards_seen(g: Scene, viewer: int | None, number: int) -> list[str | None]:
    return [row.get("card") for row in registers_seen(g, viewer, number)]


def scrambled(**more: Any) -> Scene:
    """Ana has scrambled register 2 of Ben, who had a Move 1 there and has a Move 3 now."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="scrambler", program="L L L L L"),
        robot(3, 0, "S", program="1 1 1 1 1", **more),
        robot(5, 2, "N", program="R R R R R"),
    )
    stack(g, "3@840")
    g.g.register = 0
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")
    return g


def late(**setup: Any) -> Scene:
    """Ana has laid two cards when her time is up; Ben still programs, or is down."""
    rival = robot(5, 2, hand="2 2 2 2 2") if setup else robot(5, 2, down=True)
    g = factory(HALL, robot(0, 0, "E", hand="1@490 1@500 U@10 U@20 3@790 3@800 3@810 3@820"), rival, **setup)
    g.g.phase = PROGRAM
    run(g, Programming())
    answer(g, ANA, "card", priority=490)
    answer(g, ANA, "card", priority=500)
    g.g.answer(ANA, TIME_IS_UP)
    return g


def test_nobody_sees_a_scrambled_card_before_it_is_revealed() -> None:
    """Option scrambler: after programming one may not look at one's cards, so its owner does not see it either."""
    g = scrambled()

    for viewer in viewers(g.g):
        assert registers_seen(g, viewer, BEN)[1] == DOWN
    assert cards_seen(g, BEN, BEN)[2:] == ["move_1"] * 3
    run_register(g, 2)

    for viewer in viewers(g.g):
        assert cards_seen(g, viewer, BEN)[1] == "move_3"


def test_a_scrambled_card_that_lies_face_up_is_seen_by_all() -> None:
    """Option scrambler: the locked card of an earlier turn lay open, and so does the new one."""
    g = factory(
        HALL,
        robot(0, 0, "E", options="scrambler", program="L L L L L"),
        robot(3, 0, "S", damage=8, program="1 1 1 1 1"),
    )
    stack(g, "3@840")
    g.g.register = 0
    run(g, FireLasers())
    answer(g, ANA, "weapon", card="scrambler")

    assert [cards_seen(g, viewer, BEN)[1] for viewer in viewers(g.g)] == ["move_3"] * 3


@pytest.mark.parametrize("setup", [{}, {"timer": "all"}])
def test_cards_laid_when_time_is_up_are_seen_by_nobody(setup: dict[str, Any]) -> None:
    """Rule 6 (time over): the neighbour does not look at them, and the owner may not; what is left is gone."""
    g = late(**setup)

    assert g.g.phase == (PROGRAM if setup else RUN)
    assert cards_seen(g, ANA, ANA) == ["move_1", "move_1", None, None, None]
    assert registers_seen(g, ANA, ANA)[2:] == [DOWN] * 3
    assert g.g.view(ANA)["hands"][0]["cards"] == []
    assert cards_seen(g, BEN, ANA) == [None] * 5
    assert len(g.g.spent[ANA]) == 3


def test_cards_laid_unseen_are_known_when_they_are_revealed_and_stay_so_in_a_locked_register() -> None:
    """Rule 6 (time over)."""
    g = late()
    g.g.damage[ANA], g.g.locks[ANA] = 5, 16
    for register in range(1, 6):
        run_register(g, register)

    assert None not in cards_seen(g, ANA, ANA)
    run(g, Wipe())

    assert cards_seen(g, ANA, ANA)[4] is not None
    assert g.g.blind[ANA] == 16
    assert not g.g.is_unseen(ANA, 4)


def test_a_card_laid_into_a_register_later_is_seen_by_its_owner() -> None:
    """Rule 6: what was unseen there is gone."""
    g = scrambled()
    run(g, Wipe())
    g.g.registers[BEN * 5 + 1] = g.g.deck.pop()

    assert cards_seen(g, BEN, BEN)[1] is not None


@pytest.mark.parametrize("scene", [scrambled, late])
def test_a_seat_cannot_tell_its_own_unseen_cards(scene: Any) -> None:
    """Views, questions, events and undo are the same, whatever lies there: by hand and as imagined."""
    g = scene()
    for viewer in viewers(g.g):
        made = [*twins(g.g, viewer), ("imagined", imagined(g.g, viewer, 1))]
        for name, twin in made:
            assert isinstance(twin, Factory)
            check(twin)
            assert seen_by(twin, viewer) == seen_by(g.g, viewer), name
    assert "other unseen cards of one's own" in [name for seat in (ANA, BEN) for name, _ in twins(g.g, seat)]


def test_a_scrambled_card_is_imagined_as_any_card_that_its_owner_does_not_know() -> None:
    """Option scrambler."""
    g = scrambled()
    own = [card for place, card in enumerate(g.g.registers) if place // 5 == BEN and place % 5 != 1] + g.g.spent[BEN]

    found = {as_factory(imagined(g.g, BEN, number)).registers[BEN * 5 + 1] for number in range(40)}

    assert len(found) > 20
    assert not found & {*own}


def test_blindly_laid_cards_are_imagined_as_cards_of_the_own_hand() -> None:
    """Rule 6 (time over): the owner knows what the hand was, but not which card lies where."""
    g = late()
    hand = {0, 1, 78, 79, 80, 81}
    for number in range(20):
        twin = as_factory(imagined(g.g, ANA, number))
        assert {*twin.registers[2:5], *twin.spent[ANA]} == hand
    assert len({tuple(as_factory(imagined(g.g, ANA, number)).registers[2:5]) for number in range(20)}) > 5


def test_a_recompiled_hand_is_never_imagined_in_a_blind_register() -> None:
    """Rule 6 (time over), option recompile: its owner saw these cards go; the others cannot tell."""
    g = factory(
        HALL, robot(0, 0, options="recompile", hand="U@10 U@20 U@30 U@40 U@50 U@60 L@70"), robot(5, 2, down=True)
    )
    gone = {*g.g.hands[ANA]}
    g.g.phase = PROGRAM
    run(g, OfferRecompile())
    answer(g, ANA, "recompile")
    drawn = {*g.g.hands[ANA]}
    run(g, Programming())
    g.g.answer(ANA, TIME_IS_UP)

    worlds = [as_factory(imagined(g.g, ANA, number)) for number in range(20)]

    for twin in worlds:
        check(twin)
        assert {*twin.registers[:5]} < drawn
        assert {*twin.spent[ANA]} > gone
    assert len({tuple(twin.registers[:5]) for twin in worlds}) > 5
    assert {card for number in range(20) for card in as_factory(imagined(g.g, BEN, number)).spent[ANA]} - gone - drawn


def test_a_card_stored_on_an_option_that_is_lost_is_never_imagined_in_a_blind_register() -> None:
    """Rule 6 (time over), option flywheel: its owner knows which card it was."""
    g = late()
    g.g.option_of = changed(g.g.option_of, FLYWHEEL, ANA)
    g.g.option_count = changed(g.g.option_count, ANA, 1)
    g.g.option_deck = [option for option in g.g.option_deck if option != FLYWHEEL]
    stored = g.g.flywheel_card = g.g.deck.pop()
    lose_option(g.g, ANA, FLYWHEEL)

    for number in range(20):
        twin = as_factory(imagined(g.g, ANA, number))
        check(twin)
        assert stored in twin.spent[ANA]


def test_others_imagine_a_late_player_with_a_program_of_its_own() -> None:
    """Rule 6 (time over): as long as programs are made, any program will do for those who are done."""
    g = late(timer="all")

    twin = as_factory(imagined(g.g, BEN, 1))

    assert twin.ready[ANA]
    assert twin.blind[ANA] == 0
    check(twin)


def test_a_scrambled_card_that_is_discarded_unseen_is_known_to_nobody() -> None:
    """Option scrambler: Ben is destroyed before his register 2."""
    g = scrambled()
    destroy(g.g, BEN, "pit")
    assert [KIND[card] for card in g.g.unseen] == [MOVE_3]

    worlds = [as_factory(imagined(g.g, BEN, number)) for number in range(20)]
    for twin in worlds:
        check(twin)
    assert len({twin.unseen[0] for twin in worlds}) > 5

    gather_deck(g.g)

    assert g.g.unseen == []
    check(g.g)


def test_the_forecast_ends_where_nobody_knows_the_card() -> None:
    """Rule 6 (time over): it may be asked for while the others program."""
    g = late(timer="all")

    assert [row["register"] for row in forecast(g.g, ANA, [])] == [1, 2]


def test_a_bot_does_not_plan_with_cards_that_it_has_not_seen() -> None:
    """Option brakes asks in register 1; whatever the Scrambler has laid into register 2, the scores are equal."""
    found = []
    for card in ("3@840", "U@10"):
        g = factory(HALL, robot(0, 0, "E", options="brakes", program="1@490 - 1 1 1"), robot(5, 2), flags=[(4, 0)])
        stack(g, card)
        g.g.registers[1] = g.g.deck.pop()
        g.g.scrambled = [2, 0]
        run_register(g, 1)
        found.append(Navigator().scores(g.g, ANA, g.g.options(ANA)))

    assert found[0] == found[1]


def as_factory(table: Any) -> Factory:
    assert isinstance(table, Factory)
    return table


def reshuffled() -> Scene:
    """Ana's time was up, and in this turn the deck has run empty: what was left of her hand is in it again."""
    g = late()
    g.g.deck, g.g.discard = [], g.g.discard + g.g.deck[:40]
    g.g.unseen = [card for card in range(PROGRAM_CARDS) if card not in program_cards(g.g)]
    top_card_of(g)
    return g


def top_card_of(g: Scene) -> int:
    """The top card is drawn and lies open from then on."""
    card = top_card(g.g)
    g.g.discard.append(card)
    return card


def test_blindly_laid_cards_stay_unknown_when_the_deck_is_shuffled_in_the_same_turn() -> None:
    """Rule 6 (time over), ruling 38: any card of the hand may lie there, but none that has come up since."""
    g = reshuffled()
    hand = {0, 1, 78, 79, 80, 81}

    worlds = [as_factory(imagined(g.g, ANA, number)) for number in range(60)]

    for twin in worlds:
        check(twin)
        assert {*twin.registers[2:5]} < hand
        assert seen_by(twin, ANA) == seen_by(g.g, ANA)
    assert {card for twin in worlds for card in twin.registers[2:5]} == hand - {*g.g.discard}


@pytest.mark.parametrize("again", [False, True])
def test_a_card_that_has_come_up_since_does_not_lie_in_a_blind_register(again: bool) -> None:
    """Rule 6 (time over), ruling 38: and it is known so also when it has been shuffled in once more."""
    g = reshuffled()
    blind = {*g.g.registers[2:5]}
    left = next(card for card in g.g.deck if card in {0, 1, 78, 79, 80, 81})
    g.g.deck.remove(left)
    g.g.discard.append(left)
    if again:
        gather_deck(g.g)

    found = {card for number in range(40) for card in as_factory(imagined(g.g, ANA, number)).registers[2:5]}

    assert left not in found
    assert found > blind


def test_a_card_left_over_may_have_been_drawn_unseen_by_a_scrambler() -> None:
    """Rule 6 (time over), option scrambler: then it lies in Ben's register and not in one of Ana's."""
    g = reshuffled()
    left = next(card for card in g.g.deck if card in {0, 1, 78, 79, 80, 81})
    g.g.deck.remove(left)
    g.g.registers[BEN * 5 + 3] = left
    g.g.scrambled = changed(g.g.scrambled, BEN, 8)

    worlds = [as_factory(imagined(g.g, ANA, number)) for number in range(60)]

    for twin in worlds:
        check(twin)
    assert left in {card for twin in worlds for card in twin.registers[2:5]}
    assert len({twin.registers[BEN * 5 + 3] for twin in worlds}) > 20


def test_a_blindly_laid_card_that_is_scrambled_away_is_unknown_as_the_others_are() -> None:
    """Rule 6 (time over), option scrambler: Ana cannot tell whether it or another card of her hand is gone."""
    g = late()
    g.g.register = 2
    scramble(g.g, ANA)

    worlds = [as_factory(imagined(g.g, ANA, number)) for number in range(60)]

    for twin in worlds:
        check(twin)
    assert {card for twin in worlds for card in (twin.registers[2], twin.registers[4])} == {0, 1, 78, 79, 80, 81}


def test_the_doubt_about_cards_ends_with_the_turn() -> None:
    """Rule 6 (time over): the next hand is seen."""
    g = late()
    run(g, Wipe(), Deal())

    assert g.g.leftover == [0, 0]
