"""Events in one breath."""

from typing import Any

import paddock
from paddock.cli.telling import Paragraph, paragraphs
from paddock.texts import Speaker, Texts


def event(kind: str, seat: int, **args: object) -> dict[str, Any]:
    return {"n": 0, "kind": kind, "seat": seat, "args": args, "to": None}


def told(*events: dict[str, Any]) -> list[Paragraph]:
    return paragraphs(events, Speaker(Texts("en", strict=True), paddock.game("heat"), ["Ana", "Ben", "Cleo"]))


def test_what_a_seat_does_in_a_row_is_one_sentence() -> None:
    assert told(event("boosted", 1, heat=1), event("reshuffled", 1), event("drew", 1, count=2)) == [
        Paragraph([1], ["Ben boosts for 1 heat; shuffles the discard pile into a new deck; draws 2 cards."])
    ]


def test_the_same_deed_is_told_once() -> None:
    assert told(event("discarded", 0, card="1"), event("discarded", 0, card="3")) == [
        Paragraph([0], ["Ana discards 1, 3."])
    ]


def test_the_same_deed_with_something_to_add_is_told_again() -> None:
    assert told(event("flipped", 0, card="2", count=1), event("flipped", 0, card="3", count=0)) == [
        Paragraph([0], ["Ana flips a 2 after 1 other card; flips a 3."])
    ]


def test_only_a_plain_verb_can_have_several_objects() -> None:
    assert told(event("flipped", 0, card="2", count=0), event("flipped", 0, card="3", count=0)) == [
        Paragraph([0], ["Ana flips a 2; flips a 3."])
    ]


def test_several_seats_that_do_the_same_share_a_line() -> None:
    assert told(event("drew", 0, count=7), event("drew", 1, count=7)) == [
        Paragraph([0, 1], ["Ana draws 7 cards.", "Ben draws 7 cards."])
    ]


def test_what_concerns_everybody_is_a_heading() -> None:
    assert told(event("adrenaline", 2), event("round-began", -1, round=2, order=[]), event("adrenaline", 2)) == [
        Paragraph([2], ["Cleo feels the adrenaline."]),
        Paragraph([-1], ["Round 2"]),
        Paragraph([2], ["Cleo feels the adrenaline."]),
    ]


def test_a_sentence_without_the_name_goes_on_in_small_letters() -> None:
    assert told(event("drew", 0, count=1), event("drew-cards", 0, cards=["5"])) == [
        Paragraph([0], ["Ana draws 1 card; new in hand: 5."])
    ]


def test_nothing_happened() -> None:
    assert told() == []


def robots(*events: dict[str, Any]) -> list[str]:
    told = paragraphs(events, Speaker(Texts("en", strict=True), paddock.game("roborally"), ["Ana", "Bot 7"]))
    return [words for paragraph in told for words in paragraph.words]


def test_a_name_before_a_colon_is_told_once() -> None:
    card = {"card": "move_1", "priority": 490, "shares": "no", "with": [], "blocker": 0}
    assert robots(event("acts", 1, **card), event("stopped", 1, blocker=0), event("acts", 1, **card)) == [
        "Bot 7: move 1 · 490; is stopped; move 1 · 490."
    ]


def test_a_sentence_that_names_its_driver_later_stands_as_it_is() -> None:
    pushed = event("pushed", 1, how="pusher", count=0, whom=[], blocker=0)
    assert robots(pushed, event("damaged", 1, damage=3, locked=0, blocker=0)) == ["A pusher moves Bot 7; has 3 damage."]


def test_an_event_that_is_only_seen_is_not_told() -> None:
    assert told(event("cards-down", -1), event("shifted", 1, gear=2, heat=0), event("put-away", 1)) == [
        Paragraph([1], ["Ben drives in gear 2."])
    ]
    assert told(event("put-away", 0)) == []
