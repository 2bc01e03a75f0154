"""The laws of the set: each broken by one row, and told in one sentence."""

from typing import Any

import pytest

from paddock.games.steampunk_rally.boosts import BOOSTS, boost_faults, boosts_faults, make_boost
from paddock.games.steampunk_rally.part import COCKPIT, COPPER, GOLD, OWN, SILVER, Inventor, Part, make_part
from paddock.games.steampunk_rally.part_laws import (
    EITHER,
    PAIR,
    WILD,
    deck_faults,
    inventor_faults,
    loop_faults,
    name_faults,
    part_faults,
    valve_faults,
)
from paddock.games.steampunk_rally.parts import INVENTORS, PARTS, set_faults
from paddock.games.steampunk_rally.rows import Row
from paddock.games.steampunk_rally.tiles import Space, Tile, make_space, make_tile
from paddock.games.steampunk_rally.track_laws import side_faults, tile_faults, token_faults
from paddock.games.steampunk_rally.tracks import TILES, TOKENS

RUNNER: dict[str, Any] = {
    "id": "runner",
    "copies": 1,
    "valves": "left right",
    "slots": "2 heat",
    "activation": 3,
    "effects": "motion",
    "sale": "2 steam / 2 cogs",
}
KICK: dict[str, Any] = {
    "id": "kick",
    "copies": 1,
    "phase": "any",
    "lasts": "instant",
    "target": "self",
    "does": "group",
    "effects": "motion",
    "sale": "2 heat / 2 cogs",
}


def part(deck: int = GOLD, **changed: object) -> Part:
    values = {**RUNNER, **changed}
    if deck > COPPER:
        values = {key: value for key, value in values.items() if key not in ("copies", "sale")}
    return make_part(Row("test", {key: value for key, value in values.items() if value is not None}), deck)


def boost_row(**changed: object) -> Row:
    return Row("test", {**KICK, **changed})


def tile(spaces: str, role: str = "middle") -> Tile:
    return make_tile(Row("test", {"id": "tile", "role": role, "spaces": spaces}))


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"copies": "two"}, "test: runner: copies must be a whole number"),
        ({"copies": None}, "test: runner: copies is missing"),
        ({"valves": 3}, "test: runner: valves must be a text"),
        ({"valves": "left up"}, "test: runner: up is no side"),
        ({"slots": "heat"}, "test: runner: heat must be a number and a word"),
        ({"slots": "2 wind"}, "test: runner: wind is no type of dice"),
        ({"activation": "sun"}, "test: runner: activation must be a whole number"),
        ({"effects": "motion flight"}, "test: runner: flight is no race effect"),
        ({"sale": "2 wind"}, "test: runner: wind is no type of dice"),
        ({"colour": "red"}, "test: runner: nothing is known of colour"),
    ],
)
def test_a_row_that_cannot_be_read_is_refused(changed: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        part(GOLD, **changed)


def test_a_good_part_has_no_fault() -> None:
    assert part_faults(part()) == []


@pytest.mark.parametrize(
    ("deck", "changed", "sentence"),
    [
        (GOLD, {"effects": "cog"}, "runner: a gold part must give motion."),
        (SILVER, {}, "runner: a silver part must give dice."),
        (COPPER, {}, "runner: a copper part or a cockpit must have a valve on every side."),
        (GOLD, {"valves": "all"}, "runner: a gold or silver part must have one to three valves."),
        (GOLD, {"valves": ""}, "runner: a gold or silver part must have one to three valves."),
        (OWN, {"valves": "left top"}, "runner: an inventor's own part must have two valves, opposite each other."),
        (GOLD, {"activation": "bulb"}, "runner: a part with a bulb must have no action slots."),
        (GOLD, {"slots": ""}, "runner: a part that takes dice must have one to 4 action slots."),
        (GOLD, {"slots": "5 heat"}, "runner: a part that takes dice must have one to 4 action slots."),
        (GOLD, {"activation": 7}, "runner: a divisor must lie between 2 and 6."),
        (GOLD, {"activation": 1}, "runner: a divisor must lie between 2 and 6."),
        (
            GOLD,
            {"slots": "1 heat, 1 electric"},
            "runner: all action slots of a part must take one type of dice.",
        ),
        (COCKPIT, {"valves": "all"}, "runner: a cockpit must be activated by the bulb."),
        (
            GOLD,
            {"effects": "motion / cog / damage"},
            "runner: there must be one to 2 groups of effects to choose from.",
        ),
        (GOLD, {"effects": "motion " * 5}, "runner: a group of effects must have one to 4 symbols."),
        (GOLD, {"effects": "motion out:any"}, "runner: a part must say of which type the discarded die is."),
        (
            GOLD,
            {"sale": "3 steam / 2 cogs"},
            f"runner: the sale corner must be {PAIR}, {EITHER}, or {WILD}.",
        ),
        (
            GOLD,
            {"sale": "2 heat / 2 cogs"},
            "runner: the type for which a part is sold must not be the type of its slots.",
        ),
    ],
)
def test_a_part_that_breaks_a_law_is_told(deck: int, changed: dict[str, object], sentence: str) -> None:
    assert part_faults(part(deck, **changed)) == [sentence]


def test_a_deck_must_have_its_numbers_and_be_even() -> None:
    faults = deck_faults([part(copies=4)], GOLD)

    assert faults == [
        "gold: the deck must have 40 cards, not 4.",
        "gold: there must be 13 to 28 designs, not 1.",
        "runner: a design must have one to 3 copies.",
        "gold: 26 to 30 cards must be sold for 2 dice of one type or 2 cogs, not 4.",
        "gold: 4 to 8 cards must be sold for 2 dice of either of two types, not 0.",
        "gold: 4 to 8 cards must be sold for 1 die of any type or 3 cogs, not 0.",
        "gold: the types must appear equally often in slots, but the cards are heat 4, steam 0, electric 0.",
        "gold: the types must appear equally often in sale corners, but the cards are heat 0, steam 4, electric 0.",
    ]


def test_silver_must_give_every_type_equally_often() -> None:
    faults = deck_faults([part(SILVER, effects="die:steam", copies=2)], SILVER)

    assert faults[-1] == (
        "silver: the types must appear equally often in given dice, but the cards are heat 0, steam 2, electric 0."
    )


def test_valves_must_be_spread_over_the_sides() -> None:
    faults = valve_faults([part(valves="left", copies=3), part(valves="right top bottom", copies=1)])

    assert faults[0] == "gold and silver: left must have 22 to 28 % of the halves, not 3."
    assert faults[-1] == "gold and silver: parts with one valve must be spread evenly over the sides, not [3, 0, 0, 0]."


def test_a_name_given_twice_is_told_once() -> None:
    assert name_faults(["a", "b", "a"]) == ["a: the name is given twice."]


def test_an_own_part_takes_the_dice_of_its_inventor() -> None:
    cockpit = part(COCKPIT, valves="all", slots=None, activation="bulb", effects="cog")
    own = part(OWN)

    assert inventor_faults(Inventor("diesel", 0, cockpit, own)) == []
    assert inventor_faults(Inventor("watt", 1, cockpit, own)) == [
        "watt: the slots of the own part must take steam dice."
    ]
    assert inventor_faults(Inventor("sofia", 3, cockpit, own)) == [
        "sofia: the own part must have one slot of each type."
    ]


def test_an_inventor_too_few_is_told() -> None:
    assert set_faults(PARTS, INVENTORS[1:]) == ["inventors: there must be 16 of them, not 15."]


def test_two_parts_that_feed_and_clear_themselves_are_told() -> None:
    one = part(id="one", effects="die:heat die:steam")
    other = part(id="other", slots="2 steam", effects="out:heat out:steam")

    assert loop_faults([one, other]) == ["one and other: together they give back every die and clear every slot."]
    assert loop_faults([one]) == []


def test_a_loop_must_clear_as_many_slots_as_it_fills() -> None:
    giver = part(id="giver", activation=4, effects="die:heat")
    clearer = part(id="clearer", activation=4, effects="out:heat")

    assert loop_faults([giver, clearer]) == []


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"copies": 4}, "kick: a design must have one to 3 copies."),
        ({"sale": "2 cogs"}, "kick: the sale corner is of no known kind."),
        ({"effects": ""}, "kick: a group of effects must have effects, and nothing else may have them."),
        ({"does": "shield"}, "kick: a group of effects must have effects, and nothing else may have them."),
        ({"amount": 2}, "kick: pips and floor must have an amount, and nothing else may have one."),
        (
            {"target": "one_ahead", "lasts": "round", "phase": "race"},
            "kick: a boost against rivals must be instant or be played in the vent phase.",
        ),
    ],
)
def test_a_boost_that_breaks_a_law_is_told(changed: dict[str, object], sentence: str) -> None:
    assert boost_faults(make_boost(boost_row(**changed))) == [sentence]


def test_a_boost_of_an_unknown_phase_is_refused() -> None:
    with pytest.raises(ValueError, match="test: kick: night is no phase"):
        make_boost(boost_row(phase="night"))


def test_too_many_attacks_are_told() -> None:
    attack = make_boost(boost_row(target="one_ahead", copies=2))

    assert boosts_faults([*BOOSTS, attack]) == [
        "boosts: the deck must have 40 cards, not 42.",
        "boosts: at most 6 cards may be played against rivals, not 7.",
    ]


@pytest.mark.parametrize(
    ("spaces", "sentence"),
    [
        ("0 4 0 0 0 0", "tile: terrain must be at most 3, and at least 1 on a glacier."),
        ("0 glacier:heat:0 2 0 0 0", "tile: terrain must be at most 3, and at least 1 on a glacier."),
        ("0 rails:heat:3:smooth 2 0 0 0", "tile: rails must give 2 or 3 motions, or 2 smooth ones."),
        ("0 pony:heat:6 2 0 0 0", "tile: a steam pony must give 3 to 5 cogs."),
        ("jump 2 0 0 0 0", "tile: a tile must not begin or end with a jump or a crowd."),
        ("0 2 0 0 0 crowd", "tile: a tile must not begin or end with a jump or a crowd."),
        ("0 jump jump jump 2 0", "tile: at most 2 jumps may follow each other."),
        ("0 2 0 0 0", "tile: the longest route must have 6 to 8 spaces, not 5."),
        ("0 1 0 0 0 0", "tile: the terrain must add up to 2 to 5, over a short arm to 7 at most."),
        ("0 [ 3 | 0 1 0 0 ] 1 0", "tile: a short arm must save 2 spaces and cost 3 or 4 more damage."),
        ("0 [ 2 2 | 0 mine 1 0 ] 1 0", "tile: a challenge must not lie on one arm only."),
    ],
)
def test_a_tile_that_breaks_a_law_is_told(spaces: str, sentence: str) -> None:
    assert sentence in tile_faults(tile(spaces))


@pytest.mark.parametrize(
    ("spaces", "sentence"),
    [
        ("[ 0 | 1 ] 0", "a fork is drawn as"),
        ("0 [ | 1 ] 0", "a fork is drawn as"),
        ("0 [ 1 | ] 0", "a fork is drawn as"),
        ("0 [ 1 | 2 ]", "every arm must lead to one exit"),
        ("0 [ 1 | 2", "every arm must lead to one exit"),
        ("0 swamp 0", "test: tile: swamp is no challenge"),
        ("0 rails:heat:2 0", "test: tile: rails:heat:2 must have 4 words"),
        ("0 pony:heat:many 0", "test: tile: many must be a whole number"),
    ],
)
def test_a_tile_that_cannot_be_drawn_is_refused(spaces: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("[", r"\[")):
        tile(spaces)


def test_a_side_must_have_its_tiles() -> None:
    faults = side_faults("alps", [found for found in TILES["alps"] if found.role != 3])

    assert faults == [
        "alps: there must be 1 tiles for the end, not 0.",
        "alps: there must be 20 spaces behind the line, not 8.",
    ]


def test_too_many_rough_neighbours_are_told() -> None:
    faults = side_faults("sky", [*TILES["sky"], tile("0 1 1 0 0 0")])

    assert faults[-1] == "sky: rough spaces may follow each other 4 times, not 5 times."


def test_loose_challenges_must_be_six_and_of_loose_kinds() -> None:
    tokens: dict[str, Space] = {**TOKENS, "leap": make_space("jump", "test")}

    assert token_faults(tokens) == [
        "tokens: there must be 6 of them, not 7.",
        "leap: a loose challenge must be a station, rails, a pony or a crowd.",
    ]
