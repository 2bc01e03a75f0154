"""What questions tell so that a screen needs no rules: sockets, moves, loads, ways ahead, what a loss takes along."""

import pytest

import paddock
from paddock.games.steampunk_rally.geometry import cell_at, cells_data
from paddock.games.steampunk_rally.rules.draft import DraftCards
from paddock.games.steampunk_rally.rules.ending import Damage
from paddock.games.steampunk_rally.rules.lanes import ACTING
from tests.games.steampunk_rally.make import ANA, acting, answer, card, labels, menu, race, racer, rally, run

pytestmark = pytest.mark.usefixtures("manner")


def test_every_card_of_the_hand_tells_where_it_would_fit() -> None:
    """Rule 5: what is chosen in secret is chosen for its place."""
    g = rally(racer(hand="ember-trotter kick-start"), racer(hand="puffing-treadle kick-start"), phase="draft")
    run(g, DraftCards(n=2))

    part, boost = labels(g, ANA)
    assert (part["how"], part["sockets"]) == ("socket", [{"x": -1, "y": 0}, {"x": 1, "y": 0}])
    assert (boost["how"], boost["sockets"]) == ("never", [])


def test_the_sockets_that_constructing_tells_are_those_that_are_then_asked_for() -> None:
    """Rule 13."""
    g = acting(racer(), racer(), picks="ember-trotter puffing-treadle")
    told = next(label["sockets"] for label in labels(g, ANA) if label["kind"] == "construct")
    answer(g, ANA, "construct")

    assert [{"x": label["x"], "y": label["y"]} for label in labels(g, ANA)] == told


def test_a_menu_tells_for_every_card_where_it_may_be_moved_to() -> None:
    """Rule 13: the same cells that the card itself is then asked for."""
    g = rally(racer("ember-trotter thermo-governor"), racer())
    race(g, ANA)
    moves = next(label["moves"] for label in labels(g, ANA) if label["kind"] == "machine")
    assert moves

    for move in moves:
        answer(g, ANA, "machine")
        answer(g, ANA, "this-card", place=move["place"])
        cells = [{"x": label["x"], "y": label["y"]} for label in labels(g, ANA) if label["kind"] == "socket"]
        assert cells == move["sockets"]
        answer(g, ANA, "leave-it")


def test_a_part_tells_what_any_dice_would_do() -> None:
    """Rule 7.1: the free slots, and the activations for each sum."""
    g = rally(racer("ember-trotter", pool="H6 H4", on={"ember-trotter": "3."}), racer())
    race(g, ANA)
    part = next(label for label in labels(g, ANA) if label["kind"] == "part")

    assert (part["free"], part["dice"], part["by_power"]) == (["heat"], 1, [0, 0, 0, 1, 1, 1, 2])


def test_a_star_takes_one_die_and_any_sum() -> None:
    """Rule 7.1."""
    g = rally(racer("powder-keg-rocket", pool="H1 H2"), racer())
    race(g, ANA)
    part = next(label for label in labels(g, ANA) if label["kind"] == "part")

    assert (part["dice"], part["by_power"]) == (1, [0, 1, 1, 1, 1, 1, 1])


def test_the_menu_of_the_race_tells_the_ways_ahead() -> None:
    """Rule 10.1: both arms of a fork, with the terrain of the way so far."""
    g = rally(racer(at=3), racer(), tiles="213")
    race(g, ANA)
    ahead = g.g.question(ANA)["args"]["ahead"]

    assert [[(step["space"], step["terrain"]) for step in way[:3]] for way in ahead] == [
        [(4, 2), (5, 5), (10, 6)],
        [(6, 0), (7, 1), (8, 1)],
    ]


def test_a_loss_tells_which_parts_it_takes_the_ground_from() -> None:
    """Rule 8: what hangs on a part alone is loose without it."""
    g = rally(racer("thermo-governor fly-ball-governor relay-butler", gauge=-2), racer())
    one = g.g.racers[ANA]
    one.cells = [cell_at(0, 0), cell_at(1, 0), cell_at(2, 0), cell_at(3, 0)]
    run(g, Damage())

    assert {label["place"]: label["loose"] for label in labels(g, ANA)} == {1: [2, 3], 2: [3], 3: []}


def test_a_loss_tells_where_the_rest_would_lie() -> None:
    """Rule 13: the same cells as behind it."""
    g = rally(racer("thermo-governor fly-ball-governor relay-butler", gauge=-1), racer())
    one = g.g.racers[ANA]
    one.cells = [cell_at(0, 0), cell_at(1, 0), cell_at(2, 0), cell_at(3, 0)]
    run(g, Damage())
    told = next(label["laid"] for label in labels(g, ANA) if label["place"] == 1)
    answer(g, ANA, "lose", place=1)

    assert told[0] == {"x": 0, "y": 0}
    assert told == cells_data(g.g.racers[ANA].cells)


def test_a_discarded_part_tells_what_hangs_on_it() -> None:
    """Rule 13."""
    g = rally(racer("thermo-governor fly-ball-governor"), racer())
    g.g.racers[ANA].cells = [cell_at(0, 0), cell_at(1, 0), cell_at(2, 0)]
    race(g, ANA)
    answer(g, ANA, "machine")
    answer(g, ANA, "this-card", place=1)
    scrap = next(label for label in labels(g, ANA) if label["kind"] == "scrap")
    answer(g, ANA, "scrap")

    assert scrap["loose"] == [2]
    assert scrap["laid"] == cells_data(g.g.racers[ANA].cells)


def test_room_for_a_card_is_told_before_it_is_made() -> None:
    """Rule 13, ruling 31: the cells of all cards, the new one last."""
    g = acting(racer("spark-sprinter"), racer(), picks="hotfoot-pedals puffing-treadle")
    g.g.racers[ANA].cells = [cell_at(0, 0), cell_at(-1, 0)]
    told = next(label for label in labels(g, ANA) if label["kind"] == "construct")
    answer(g, ANA, "construct")

    assert (told["how"], told["sockets"]) == ("room", [])
    assert told["laid"] == cells_data(g.g.racers[ANA].cells)


def test_an_inventor_is_offered_with_both_cards() -> None:
    """Rule 2: whoever chooses sees cockpit and own part."""
    table = paddock.game("steampunk_rally").new(2, {"inventors": "chosen"}, seed=1)
    question = table.question(table.open_seats()[0])
    label = question["options"][0]["label"]

    assert [face["card"] for face in label["faces"]] == [label["cockpit"], label["own"]]
    assert [face["deck"] for face in label["faces"]] == ["cockpit", "own"]


def test_a_discard_pile_shows_the_part_on_its_top() -> None:
    """Boost scrapyard-tip."""
    g = rally(racer(stash="scrapyard-tip"), racer(), phase="draft")
    g.g.discards = [[card("hotfoot-pedals")], [], [], []]
    g.g.racers[ANA].pick = g.g.decks[0][0]
    menu(g, ANA, ACTING)
    answer(g, ANA, "boost")
    pile = next(label for label in labels(g, ANA) if label["kind"] == "pile")

    assert (pile["face"]["card"], pile["face"]["deck"]) == ("hotfoot-pedals", "gold")
