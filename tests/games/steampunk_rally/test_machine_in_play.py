"""Constructing in play: attaching, making room, building with a loss, re-arranging, discarding."""

import pytest

from paddock.games.steampunk_rally.geometry import cell_at
from paddock.games.steampunk_rally.part import COPPER, GOLD, LEFT, RIGHT, SILVER
from paddock.games.steampunk_rally.parts import PARTS, deck_of_parts
from paddock.games.steampunk_rally.rules.damage import Mend
from paddock.games.steampunk_rally.rules.ending import Damage, Explosions
from paddock.games.steampunk_rally.rules.machine import room_for, unfinished
from paddock.games.steampunk_rally.tables import card_id
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    acting,
    answer,
    asked,
    card,
    dice_on,
    is_one_machine,
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


def test_a_part_is_attached_at_once_to_a_socket_of_the_machine_as_it_lies() -> None:
    """Rule 5: construct."""
    g = acting(racer(), racer(), picks="hotfoot-pedals puffing-treadle")

    answer(g, ANA, "construct", how="socket")

    assert machine(g, ANA) == ["hotfoot-pedals"]  # its only half is on the right: one socket, nothing to ask
    assert told(g, "built", ANA) == [{"card": "hotfoot-pedals"}]
    assert asked(g) == [(BEN, "use-card")]


def test_where_several_sockets_are_open_the_owner_chooses_one() -> None:
    """Rule 13: every empty cell where the part forms a whole valve."""
    g = acting(racer(), racer(), picks="ember-trotter puffing-treadle")

    answer(g, ANA, "construct")
    assert [(label["x"], label["y"]) for label in labels(g, ANA)] == [(-1, 0), (1, 0)]
    answer(g, ANA, x=1, y=0)

    assert g.g.racers[ANA].cells[1] == cell_at(1, 0)


def test_the_card_that_is_being_attached_is_shown() -> None:
    """Rule 5: the chosen card is shown, then attached."""
    g = acting(racer(), racer(), picks="ember-trotter puffing-treadle")

    answer(g, ANA, "construct")

    assert g.g.view(BEN)["racers"][ANA]["building"]["card"] == "ember-trotter"


def test_where_no_socket_is_open_the_machine_is_laid_anew() -> None:
    """Rule 13, ruling 31: make room."""
    g = acting(racer("ember-trotter ion-parasol"), racer(), picks="hotfoot-pedals puffing-treadle")
    one = g.g.racers[ANA]
    one.parts = [
        one.parts[0],
        card("powder-keg-rocket"),
        card("iron-centipede"),
    ]  # halves at the bottom and on the left
    one.cells = [one.cells[0], cell_at(0, -1), cell_at(1, 0)]
    one.parts = [*one.parts, card("ion-parasol")]
    one.cells = [*one.cells, cell_at(-1, 0)]
    one.slots = [0, 0, 0, 0]
    one.parts[2], one.cells[2] = card("iron-centipede"), cell_at(1, 0)
    assert is_one_machine(g, ANA)

    answer(g, ANA, "construct")

    assert "hotfoot-pedals" in machine(g, ANA)
    assert is_one_machine(g, ANA)


def test_a_part_for_which_there_is_no_room_at_all_costs_another_one() -> None:
    """Rule 13, ruling 31: build with a loss."""
    g = acting(racer("hotfoot-pedals"), racer(), picks="hotfoot-pedals puffing-treadle")

    answer(g, ANA, "construct", how="loss")

    assert machine(g, ANA) == ["hotfoot-pedals"]
    assert told(g, "part-lost", ANA) == [{"card": "hotfoot-pedals", "how": "room"}]


def test_no_part_is_lost_where_an_arrangement_exists_however_hard_it_is_to_find() -> None:
    """Rule 13, ruling 31; tables of version 1 still give up after 2,000 steps, and a part is lost."""
    deck = deck_of_parts(GOLD) + deck_of_parts(SILVER) + deck_of_parts(COPPER)
    chosen = []
    for valves in [12, 11, 8, 15, 1, 9, 8, 4, 15, 15, 1]:
        chosen.append(next(part for part in deck if PARTS[part].valves == valves))
        deck.remove(chosen[-1])
    twelve = racer(" ".join(map(card_id, chosen)))
    row = next(part for part in deck if PARTS[part].valves == LEFT | RIGHT)

    for rules, cells in ((1, 0), (2, 13)):
        g = rally(twelve, racer(), rules=rules)
        assert len(room_for(g.g, g.g.racers[ANA], row)) == cells


def test_a_machine_may_hold_the_same_part_twice() -> None:
    """Ruling 34."""
    g = acting(racer("ember-trotter"), racer(), picks="ember-trotter puffing-treadle")

    answer(g, ANA, "construct")
    answer(g, ANA, **{key: labels(g, ANA)[0][key] for key in ("x", "y")})

    assert machine(g, ANA) == ["ember-trotter", "ember-trotter"]


def test_a_card_of_the_machine_may_be_moved_where_the_machine_stays_whole() -> None:
    """Rule 13: moving cards is free; dice stay on them."""
    g = acting(racer("ember-trotter", on={"ember-trotter": "5."}), racer(), picks="puffing-treadle hotfoot-pedals")

    answer(g, ANA, "machine")
    answer(g, ANA, "this-card", card="ember-trotter")
    answer(g, ANA, "socket")

    assert is_one_machine(g, ANA)
    assert told(g, "part-moved", ANA) == [{"card": "ember-trotter"}]
    assert g.g.racers[ANA].slots[1] == 5
    assert (ANA, "use-card") in asked(g)


def test_cards_are_moved_one_an_act_and_as_often_as_one_likes() -> None:
    """Rule 13, ruling 52: each time the machine stays whole, and dice stay on their cards, in storage slots, too."""
    g = acting(
        racer("ember-trotter tinderbox-crate", on={"ember-trotter": "5.", "tinderbox-crate": "3S."}),
        racer(),
        picks="puffing-treadle hotfoot-pedals",
    )
    cockpit = g.g.racers[ANA].cells[0]
    for _ in range(5):
        others = dict(zip(machine(g, ANA), g.g.racers[ANA].cells[1:], strict=True))
        (moves,) = [label["moves"] for label in labels(g, ANA) if label["kind"] == "machine"]
        name = machine(g, ANA)[moves[0]["place"] - 1]
        answer(g, ANA, "machine")
        answer(g, ANA, "this-card", card=name)
        where = next(label for label in labels(g, ANA) if label["kind"] == "socket")
        answer(g, ANA, **where)
        moved = dict(zip(machine(g, ANA), g.g.racers[ANA].cells[1:], strict=True))

        assert [card for card in moved if moved[card] != others[card]] == [name]
        assert is_one_machine(g, ANA)
        assert (ANA, "use-card") in asked(g)
    assert g.g.racers[ANA].cells[0] == cockpit
    rows = {row["card"]: row for row in g.g.view(None)["racers"][ANA]["machine"]}
    assert rows["ember-trotter"]["dice"] == [5, 0]
    assert (rows["tinderbox-crate"]["dice"], rows["tinderbox-crate"]["stored"]) == ([3], ["steam", None])


def test_the_dice_of_a_discarded_part_go_to_the_supply() -> None:
    """Rules 12 and 13: from action and storage slots, and none of them into the pool."""
    g = acting(
        racer("coal-pantry ember-trotter", on={"ember-trotter": "52", "coal-pantry": "3.SE"}),
        racer(),
        picks="puffing-treadle hotfoot-pedals",
    )
    assert g.g.view(None)["supply"] == {"heat": 33, "steam": 35, "electric": 35}

    answer(g, ANA, "machine")
    answer(g, ANA, "this-card", card="coal-pantry")
    answer(g, ANA, "scrap")

    assert g.g.view(None)["supply"] == {"heat": 34, "steam": 36, "electric": 36}
    assert (machine(g, ANA), dice_on(g, ANA, "ember-trotter"), pool(g, ANA)) == (["ember-trotter"], "52", "")


def test_any_part_but_the_cockpit_may_be_discarded_without_any_gain() -> None:
    """Rules 12 and 13: its dice go to the supply, the card to its pile."""
    g = acting(racer("ember-trotter", on={"ember-trotter": "5."}), racer(), picks="puffing-treadle hotfoot-pedals")

    answer(g, ANA, "machine")
    assert [label.get("card") for label in labels(g, ANA)] == [None, "ember-trotter"]
    answer(g, ANA, "this-card", card="ember-trotter")
    answer(g, ANA, "scrap")

    assert machine(g, ANA) == []
    assert g.g.discards[0][-1] == card("ember-trotter")
    assert (g.g.racers[ANA].cogs, g.g.racers[ANA].pool) == (0, [0, 0, 0])


def test_an_inventors_own_part_goes_to_the_box() -> None:
    """Rule 12."""
    g = rally(racer("oil-thumper", gauge=-1), racer(), phase="damage")

    run(g, Damage(), Explosions())

    assert g.g.box == [card("oil-thumper")]


def test_what_hung_on_a_lost_part_is_hung_elsewhere() -> None:
    """Rule 13: what is whole stays as it lies, the rest is laid anew."""
    g = rally(racer("ember-trotter ion-parasol"), racer())
    one = g.g.racers[ANA]
    one.parts, one.slots = [one.parts[0], one.parts[2]], [0, 0]
    one.cells = [one.cells[0], cell_at(-2, 0)]

    run(g, Mend(ANA))

    assert is_one_machine(g, ANA)
    assert told(g, "rearranged", ANA) == [{}]


def test_open_halves_of_a_machine_are_counted_in_its_best_arrangement() -> None:
    """Rule 10.8, ruling 22: all halves less two for every part."""
    g = rally(racer("ember-trotter hotfoot-pedals thermo-governor"), racer())

    assert unfinished(g.g.racers[ANA]) == 4 + 2 + 1 + 4 - 2 * 3


def test_a_part_or_a_boost_may_be_sold_for_what_its_corner_shows() -> None:
    """Rule 5: power and cogs."""
    g = acting(racer(), racer(), picks="ember-trotter kick-start")

    assert kinds(g, ANA) == ["construct", "power", "cogs"]
    assert kinds(g, BEN) == ["stash", "power", "cogs"]
