"""The set as it lies in the box: how many cards there are, and a second writing-down of what some of them show."""

from collections import Counter
from itertools import permutations, product

import pytest

from paddock.games.steampunk_rally.boosts import BOOSTS, PHASES, TARGETS, deck_of_boosts
from paddock.games.steampunk_rally.effects import DICE, EFFECTS
from paddock.games.steampunk_rally.part import BULB, COCKPIT, COPPER, DECKS, GOLD, OWN, SILVER, STAR, Part
from paddock.games.steampunk_rally.parts import INVENTORS, PARTS, deck_of_parts, part_number, set_faults
from paddock.games.steampunk_rally.tiles import CHALLENGES, GLACIER, JUMP
from paddock.games.steampunk_rally.track_laws import longest_jump
from paddock.games.steampunk_rally.tracks import SIDES, TILES, TOKENS, lay_track, middle_tiles

# A part in one line: slots, activation, effects, valves by their bits, dice by types and cogs of the sale corner.
SHOWN = {
    "ember-trotter": "heat heat :3 motion v3 020+2",
    "furnace-ram": "heat heat heat :4 motion motion damage v12 020+2",
    "powder-keg-rocket": "heat heat :star motion motion damage v8 111+3",
    "cloud-barge": "steam steam steam :6 motion reinforce v13 202+0",
    "clockwork-nudge": ":bulb motion v1 111+3",
    "thermopile": "heat heat :3 die:electric v6 020+2",
    "perpetuum-trinket": ":bulb die:heat / die:steam / die:electric v1 111+3",
    "relay-butler": "electric electric :star reinforce / cog cog v15 200+2",
    "smiths-bay": "heat heat :4 reinforce out:heat v15 022+0",
    "integral-gyroscope": "heat steam electric :3 motion cog v3 000+0",
}

# What a motion, and a damage, is worth where a part is weighed; gliders and hull lifters are weak on purpose.
WORTH = {"motion": 1.0, "smooth": 1.25, "reinforce": 0.7, "damage": -0.5}
BANDS = {1: (1.3, 1.6), 2: (0.95, 1.1), 3: (0.85, 1.05), 4: (0.8, 1.0)}
WEAK_ON_PURPOSE = ["hot-air-kite", "vapour-sail", "ion-parasol", "salamander-dirigible", "cloud-barge", "aether-hull"]


def shown(part: Part) -> str:
    activation = {STAR: "star", BULB: "bulb"}.get(part.divisor, str(part.divisor))
    effects = " / ".join(" ".join(EFFECTS[effect] for effect in group) for group in part.effects)
    sale = "".join(map(str, part.sale.dice)) + f"+{part.sale.cogs}"
    return " ".join([*[DICE[kind] for kind in part.slots], f":{activation}", effects, f"v{part.valves}", sale])


def activations(divisor: int, dice: int) -> float:
    """The mean number of activations when so many dice are placed together."""
    rolls = list(product(range(1, 7), repeat=dice))
    return sum(sum(roll) // divisor for roll in rolls) / len(rolls)


def test_every_deck_has_forty_cards() -> None:
    assert [len(deck_of_parts(deck)) for deck in range(len(DECKS))] == [40, 40, 40]
    assert len(deck_of_boosts()) == 40


def test_the_decks_have_as_many_designs_as_they_should() -> None:
    designs = Counter(part.deck for part in PARTS)

    assert designs == {GOLD: 22, SILVER: 28, COPPER: 28, COCKPIT: 16, OWN: 16}
    assert len(BOOSTS) == 21


def test_sixteen_inventors_have_a_cockpit_and_a_part_of_their_own() -> None:
    assert len(INVENTORS) == 16
    assert len({inventor.cockpit.name for inventor in INVENTORS}) == 16
    assert len({inventor.own.name for inventor in INVENTORS}) == 16
    assert Counter(inventor.leans_on for inventor in INVENTORS) == {0: 5, 1: 5, 2: 5, 3: 1}


def test_the_whole_set_keeps_its_laws() -> None:
    assert set_faults(PARTS, INVENTORS) == []


@pytest.mark.parametrize("name", SHOWN)
def test_a_part_shows_what_is_written_here(name: str) -> None:
    assert shown(PARTS[part_number(name)]) == SHOWN[name]


def test_parts_with_storage_take_two_dice_there() -> None:
    stores = [part.name for part in PARTS if part.storage]

    assert stores == ["coal-pantry", "steam-cellar", "leyden-rack", "tinderbox-crate", "kettle-crate", "jar-crate"]
    assert {part.storage for part in PARTS if part.storage} == {2}


def test_a_gold_part_yields_what_its_slots_promise() -> None:
    for part in PARTS:
        if part.deck != GOLD or part.divisor in (STAR, BULB) or part.name in WEAK_ON_PURPOSE:
            continue
        dice = min(2, len(part.slots))
        worth = sum(WORTH[EFFECTS[effect]] for effect in part.effects[0])
        low, high = BANDS[len(part.slots)]

        assert low <= worth * activations(part.divisor, dice) / dice <= high, part.name


def test_boosts_are_mixed_as_planned() -> None:
    phases: Counter[str] = Counter()
    targets: Counter[str] = Counter()
    for boost in BOOSTS:
        phases[PHASES[boost.phase]] += boost.copies
        targets[TARGETS[boost.target]] += boost.copies

    assert phases == {"any": 29, "draft": 1, "vent": 8, "race": 2}
    assert targets == {"self": 35, "one_ahead": 2, "part_of_one_ahead": 1, "all_ahead": 2}


@pytest.mark.parametrize("side", SIDES)
def test_a_side_has_eight_tiles(side: str) -> None:
    assert Counter(tile.role for tile in TILES[side]) == {0: 1, 1: 5, 2: 1, 3: 1}


def test_all_eight_challenges_are_there() -> None:
    found = {space.challenge for tiles in TILES.values() for tile in tiles for space in tile.spaces}

    assert found == set(range(len(CHALLENGES)))
    assert [CHALLENGES[space.challenge] for space in TOKENS.values()] == [
        "station",
        "engine",
        "mine",
        "rails",
        "pony",
        "crowd",
    ]


@pytest.mark.parametrize("side", SIDES)
def test_every_order_of_the_tiles_makes_a_track(side: str) -> None:
    """60 orders: 22 to 25 spaces to the line, 20 behind it, and never three jumps in a row."""
    for middle in permutations(middle_tiles(side), 3):
        track = lay_track(side, list(middle))

        assert 22 <= track.to_line[0] <= 25
        assert len(track.spaces) - track.line == 20
        assert track.to_line[track.line] == 0
        assert [place for place, space in enumerate(track.spaces) if not space.ways] == [len(track.spaces) - 1]
        assert longest_jump(track.spaces) <= 2


def test_a_laid_track_leads_on_from_tile_to_tile_and_through_both_arms() -> None:
    track = lay_track("alps", ["goats-ravine", "blue-ice-field", "cowbell-pasture"])

    assert [space.ways for space in track.spaces[:6]] == [[1], [2], [3], [4, 6], [5], [10]]
    assert [space.terrain for space in track.spaces[3:12]] == [0, 2, 3, 0, 1, 0, 0, 1, 0]
    assert track.to_line[0] == 22
    assert [place for place, space in enumerate(track.spaces) if space.challenge == GLACIER] == [14, 15]


def test_laying_a_track_leaves_the_tiles_as_they_are() -> None:
    lay_track("sky", ["broken-span", "zeppelin-ring", "dynamo-gallery"])
    track = lay_track("sky", ["broken-span", "zeppelin-ring", "dynamo-gallery"])

    assert [place for place, space in enumerate(track.spaces) if space.challenge == JUMP] == [4, 5, 23]
    assert all(len(space.ways) <= 2 for space in track.spaces)


@pytest.mark.parametrize("middle", [[], ["broken-span"] * 3, ["broken-span", "zeppelin-ring", "goats-ravine"]])
def test_a_track_of_other_tiles_is_refused(middle: list[str]) -> None:
    with pytest.raises(ValueError, match="sky: a track needs 3 different tiles of this side"):
        lay_track("sky", middle)
