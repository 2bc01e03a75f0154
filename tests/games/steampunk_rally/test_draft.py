"""The draft phase: hands, secret picks, power, cogs, stash, passing."""

import pytest

from paddock.games.steampunk_rally.rules.decks import CheckDecks
from paddock.games.steampunk_rally.rules.draft import Deal, DraftCards
from paddock.games.steampunk_rally.state import NONE
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    CLEO,
    acting,
    answer,
    asked,
    card,
    happened,
    kinds,
    labels,
    machine,
    pool,
    racer,
    rally,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_everybody_draws_a_card_from_each_of_the_four_decks() -> None:
    """Rule 5, step 0."""
    g = rally(racer(), racer(), racer(), phase="draft")
    sizes = [len(deck) for deck in g.g.decks]

    run(g, Deal())

    assert [len(deck) for deck in g.g.decks] == [size - 3 for size in sizes]
    for seat in range(3):
        assert [row["deck"] for row in g.g.view(seat)["hand"]] == ["gold", "silver", "copper", "black"]
    assert asked(g) == [(ANA, "pick-card"), (BEN, "pick-card"), (CLEO, "pick-card")]


def test_cards_are_chosen_in_secret_and_used_when_all_lie_face_down() -> None:
    """Rule 5, steps 1 and 2; rule 14.2: a barrier."""
    g = rally(racer(), racer(), phase="draft")
    run(g, Deal())

    answer(g, ANA, card=labels(g, ANA)[0]["card"])
    assert asked(g) == [(BEN, "pick-card")]
    assert g.g.view(BEN)["racers"][ANA]["picked"]
    assert g.g.can_undo(ANA)
    answer(g, BEN, card=labels(g, BEN)[0]["card"])

    assert asked(g) == [(ANA, "use-card"), (BEN, "use-card")]


def test_power_gives_dice_that_are_not_rolled_yet() -> None:
    """Rule 5: power; where several types are shown, one of them is chosen."""
    g = acting(racer(), racer(), picks="salamander-dirigible ember-trotter")

    assert [(label["die"], label["count"]) for label in labels(g, ANA) if label["kind"] == "power"] == [
        ("steam", 2),
        ("electric", 2),
    ]
    answer(g, ANA, "power", die="electric")

    assert pool(g, ANA) == "E? E?"
    assert g.g.discards[0][-1] == card("salamander-dirigible")


def test_cogs_are_taken_where_the_corner_shows_any() -> None:
    """Rule 5: cogs."""
    g = acting(racer(), racer(), picks="salamander-dirigible powder-keg-rocket")

    assert "cogs" not in kinds(g, ANA)
    answer(g, BEN, "cogs")

    assert g.g.racers[BEN].cogs == 3


def test_a_boost_is_kept_under_the_gauge_and_nobody_sees_which() -> None:
    """Rule 5: stash; rule 2: hidden information."""
    g = acting(racer(), racer(), picks="kick-start ember-trotter")

    answer(g, ANA, "stash")

    assert [row["card"] for row in g.g.view(ANA)["stash"]] == ["kick-start"]
    assert "stash" not in g.g.view(None)
    assert g.g.view(BEN)["racers"][ANA]["boosts"] == 1
    assert told(g, "stashed", ANA) == [{}]


def test_the_rest_of_the_hand_goes_in_the_direction_of_the_token() -> None:
    """Rule 5, step 3."""
    for direction, receiver in ((1, BEN), (-1, CLEO)):
        g = rally(racer(), racer(), racer(), phase="draft")
        g.g.direction = direction
        run(g, Deal())
        hand = g.g.racers[ANA].hand[1:]
        for seat in range(3):
            answer(g, seat, card=labels(g, seat)[0]["card"])
        for seat in range(3):
            answer(g, seat, "power", die=next(label["die"] for label in labels(g, seat) if label["kind"] == "power"))

        assert g.g.racers[receiver].hand == hand


def test_every_player_uses_four_cards_a_round_and_the_last_one_is_not_chosen() -> None:
    """Rule 5, ruling 33: with two players left and right are the same."""
    g = rally(racer(), racer(), phase="draft")
    run(g, Deal())
    while g.g.open_seats():
        for seat in g.g.open_seats():
            labels_now = labels(g, seat)
            if labels_now[0]["kind"] == "card":
                answer(g, seat, card=labels_now[0]["card"])
            else:
                answer(g, seat, "power", die=next(row["die"] for row in labels_now if row["kind"] == "power"))

    assert len(told(g, "sold-for-dice", ANA)) == len(told(g, "sold-for-dice", BEN)) == 4
    assert happened(g).count("cards-down") == 4
    assert machine(g, ANA) == []


def test_a_card_is_used_before_the_next_one_is_chosen() -> None:
    """Rule 4: a step ends when all are done; a part built with the first card supports the second."""
    g = acting(racer(), racer(), picks="ember-trotter kick-start")
    run(g, DraftCards(n=1))
    answer(g, ANA, "construct")

    assert (BEN, "use-card") in asked(g)


def test_a_deck_with_too_few_cards_is_shuffled_with_its_discards() -> None:
    """Rule 12: and a card is turned up for a new discard pile, ruling 29."""
    g = rally(racer(), racer(), racer(), phase="draft")
    decks, piles = g.g.decks[:], g.g.discards[:]
    piles[1] = piles[1] + decks[1][2:]
    decks[1] = decks[1][:2]
    g.g.decks, g.g.discards = decks, piles

    run(g, CheckDecks())

    assert (len(g.g.decks[1]), len(g.g.discards[1])) == (39, 1)
    assert told(g, "reshuffled") == [{"deck": "silver"}]


def test_no_card_is_turned_up_where_all_are_needed_for_the_deal() -> None:
    """Ruling 29: with eight players who hold four each, eight cards are left."""
    g = rally(*[racer() for _ in range(8)], phase="draft")
    decks, piles = g.g.decks[:], g.g.discards[:]
    everything = decks[0] + piles[0]
    decks[0], piles[0] = everything[:7], everything[7:8]
    g.g.box = everything[8:]
    g.g.decks, g.g.discards = decks, piles

    run(g, CheckDecks())

    assert (len(g.g.decks[0]), len(g.g.discards[0])) == (8, 0)


def test_where_a_deck_starves_everybody_keeps_four_cards_of_its_colour() -> None:
    """Rule 12, rulings 30 and 44: boosts and parts of that colour, not own parts; the owner chooses."""
    g = rally(
        racer("oil-thumper", stash="kick-start kick-start great-sneeze great-sneeze boiler-plate"),
        racer(),
        phase="draft",
    )
    decks, piles = g.g.decks[:], g.g.discards[:]
    g.g.box = decks[3] + piles[3]
    decks[3], piles[3] = NONE, NONE
    g.g.decks, g.g.discards = decks, piles

    run(g, CheckDecks())
    assert asked(g) == [(ANA, "give-up-card")]
    assert kinds(g, ANA) == ["give-up"] * 3  # equal cards are offered once
    answer(g, ANA, "give-up", card="boiler-plate")

    assert len(g.g.racers[ANA].stash) == 4
    assert len(g.g.decks[3]) == 1


def test_parts_of_a_starved_colour_are_given_up_from_the_machine() -> None:
    """Rule 12, ruling 30: the own part is not counted."""
    five = "ember-trotter ember-trotter ion-parasol kettle-strider vapour-sail"
    g = rally(racer(f"oil-thumper {five}"), racer(), phase="draft")
    decks, piles = g.g.decks[:], g.g.discards[:]
    g.g.box = decks[0] + piles[0]
    decks[0], piles[0] = NONE, NONE
    g.g.decks, g.g.discards = decks, piles

    run(g, CheckDecks())
    assert "oil-thumper" not in [label["card"] for label in labels(g, ANA)]
    answer(g, ANA, "lose", card="vapour-sail")

    assert len(machine(g, ANA)) == 5


def test_parts_that_fall_off_with_a_given_up_one_count_among_those_of_a_starved_colour() -> None:
    """Rule 12, D22: nobody is brought below four of a colour by a machine that falls apart."""
    six = "cloud-barge hotfoot-pedals hotfoot-pedals puffing-treadle iron-centipede galvanic-cycle"
    g = rally(racer(six), racer(), phase="draft")
    decks, piles = g.g.decks[:], g.g.discards[:]
    g.g.box = decks[0] + piles[0]
    decks[0], piles[0] = NONE, NONE
    g.g.decks, g.g.discards = decks, piles

    run(g, CheckDecks())
    assert g.g.question(ANA)["args"]["left"] == 2
    answer(g, ANA, "lose", card="cloud-barge")
    answer(g, ANA, "lose", card="hotfoot-pedals", place=1)  # two of them, and one socket

    assert (machine(g, ANA), asked(g)) == (
        ["hotfoot-pedals", "puffing-treadle", "iron-centipede", "galvanic-cycle"],
        [],
    )


def test_no_reshuffle_is_needed_before_the_decks_run_low() -> None:
    """Rule 12: with eight players the first one comes at the start of round 5, with four of round 10."""
    for seats, round_number, expected in ((8, 4, 0), (8, 5, 4), (4, 9, 0), (4, 10, 4)):
        g = rally(*[racer() for _ in range(seats)], phase="draft")
        dealt = seats * (round_number - 1)
        g.g.discards = [pile + deck[39 - dealt :] for deck, pile in zip(g.g.decks, g.g.discards, strict=True)]
        g.g.decks = [deck[: 39 - dealt] for deck in g.g.decks]
        run(g, CheckDecks())

        assert len(told(g, "reshuffled")) == expected
