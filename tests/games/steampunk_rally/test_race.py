"""The race phase: rolling, cogs, activation with dice, stars, the light bulb, passing."""

import pytest

from paddock.games.steampunk_rally.rules.racing import EndRace, Race
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    CLEO,
    answer,
    asked,
    at_the_table,
    dice_on,
    kinds,
    labels,
    open_parts,
    pool,
    race,
    racer,
    rally,
    roll,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_all_dice_of_the_pool_and_of_storage_slots_are_rolled() -> None:
    """Rule 7, ruling 26: stored dice leave their slots and belong to the pool."""
    g = rally(racer("coal-pantry", pool="H? S?", on={"coal-pantry": "..HE"}), racer(), phase="vent")
    roll(g, ANA, 1, 2, 3, 4)

    run(g, Race())

    assert pool(g, ANA) == "H1 H2 S3 E4"
    assert g.g.view(None)["racers"][ANA]["machine"][1]["stored"] == [None, None]


def test_a_cog_rolls_a_die_again_or_raises_it_by_one() -> None:
    """Rule 7.1, ruling 41: equal dice are offered once, a six only to be rolled again."""
    g = rally(racer(cogs=2, pool="H2 H2 S6"), racer())
    race(g, ANA)

    assert [(label["kind"], label["die"], label["value"]) for label in labels(g, ANA) if "value" in label] == [
        ("reroll", "heat", 2),
        ("raise", "heat", 2),
        ("reroll", "steam", 6),
    ]
    answer(g, ANA, "raise")
    roll(g, ANA, 5)
    answer(g, ANA, "reroll", die="steam")

    assert pool(g, ANA) == "H2 H3 S5"
    assert g.g.racers[ANA].cogs == 0


def test_the_power_is_divided_and_the_remainder_lost() -> None:
    """Rule 7.2: the sum of the dice laid now, divided by the pointer."""
    g = rally(racer("volt-millipede", pool="E5 E5 E1"), racer(), tiles="321")
    race(g, ANA)

    answer(g, ANA, "part")
    answer(g, ANA, "die", value=5)
    answer(g, ANA, "die", value=5)
    assert labels(g, ANA)[0] == {"kind": "activate", "times": 3, "effects": [["motion"]]}
    answer(g, ANA, "activate")

    assert g.g.racers[ANA].at == 3
    assert told(g, "activated", ANA) == [{"card": "volt-millipede", "times": 3}]
    assert dice_on(g, ANA, "volt-millipede") == "55.."


def test_dice_that_were_laid_before_add_nothing() -> None:
    """Rule 7.2, ruling 3: two and then two is nothing on a divisor of three; two and two together is one."""
    g = rally(racer("ember-trotter", pool="H2 H2"), racer())
    race(g, ANA)
    answer(g, ANA, "part")  # neither die is enough alone, so both are laid
    assert told(g, "activated", ANA) == [{"card": "ember-trotter", "times": 1}]

    g = rally(racer("ember-trotter", pool="H2", on={"ember-trotter": "5."}), racer())
    race(g, ANA)
    assert open_parts(g, ANA) == []


def test_a_placement_that_would_activate_nothing_is_not_allowed() -> None:
    """Rule 7.2: only dice with which the divisor can still be reached."""
    g = rally(racer("salamander-dirigible", pool="H1 H2 H4"), racer())
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=4)  # with a one it would be five, with a two six: the one needs the two as well

    assert [label["value"] for label in labels(g, ANA) if label["kind"] == "die"] == [1, 2]

    g = rally(racer("vapour-sail", pool="S1 S2"), racer())
    race(g, ANA)
    assert open_parts(g, ANA) == []


def test_more_dice_than_needed_may_be_laid_together() -> None:
    """Ruling 4: over-filling only uses up slots."""
    g = rally(racer("ember-trotter", pool="H3 H1"), racer())
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=3)
    answer(g, ANA, "die", value=1)

    assert told(g, "activated", ANA) == [{"card": "ember-trotter", "times": 1}]
    assert dice_on(g, ANA, "ember-trotter") == "31"


def test_a_part_may_be_activated_again_while_it_has_free_slots() -> None:
    """Rule 7.2."""
    g = rally(racer("ember-trotter", pool="H3 H4"), racer())
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=3)
    answer(g, ANA, "activate")
    answer(g, ANA, "part")

    assert g.g.racers[ANA].at == 2
    assert open_parts(g, ANA) == []


def test_a_star_takes_one_die_of_any_value_once_in_a_race_phase() -> None:
    """Rule 7.2, ruling 4; the mark goes when the next race phase starts."""
    g = rally(racer("powder-keg-rocket", pool="H1 H6"), racer())
    race(g, ANA)
    answer(g, ANA, "part")
    answer(g, ANA, "die", value=1)

    assert g.g.racers[ANA].at == 2
    assert g.g.racers[ANA].gauge == -1
    assert open_parts(g, ANA) == []
    answer(g, ANA, "pass")
    at_the_table(g)
    run(g, Race())
    assert open_parts(g, ANA) == ["powder-keg-rocket"]


def test_a_part_with_slots_of_several_types_takes_one_die_of_each() -> None:
    """Rule 7.2: each die's type matches its slot."""
    g = rally(racer("integral-gyroscope", pool="H2 H2 E2", cogs=0), racer())
    race(g, ANA)

    answer(g, ANA, "part")
    answer(g, ANA, "die", die="heat")  # the electric die follows by itself; a second heat die has no slot

    assert dice_on(g, ANA, "integral-gyroscope") == "2.2"
    assert g.g.racers[ANA].cogs == 1


def test_the_bulb_activates_all_parts_with_a_bulb_as_one_group() -> None:
    """Rule 7.3: the cockpit among them; it can be flipped once."""
    g = rally(racer("clockwork-nudge biscuit-tin-of-bolts"), racer())
    race(g, ANA)

    answer(g, ANA, "bulb")
    assert {label["kind"] for label in labels(g, ANA)} == {"alternative", "effect"}
    answer(g, ANA, "alternative", effects=["cog", "cog"])

    assert (g.g.racers[ANA].at, g.g.racers[ANA].cogs) == (1, 4)
    assert "bulb" not in kinds(g, ANA)


def test_parts_with_a_bulb_take_no_dice() -> None:
    """Rule 7.3."""
    g = rally(racer("clockwork-nudge", pool="H6 S6 E6", bulb=False), racer())
    race(g, ANA)

    assert open_parts(g, ANA) == []


def test_the_phase_ends_when_all_have_passed() -> None:
    """Rule 7, rule 14.2."""
    g = rally(racer(), racer(), phase="vent")
    run(g, Race())
    assert asked(g) == [(ANA, "race-menu"), (BEN, "race-menu")]

    answer(g, ANA, "pass")
    assert asked(g) == [(BEN, "race-menu")]
    answer(g, BEN, "pass")
    assert asked(g) == []


def test_learners_race_one_after_another_in_the_first_two_rounds() -> None:
    """Rule 3, the advice for a first game."""
    for round_number, expected in ((2, [(CLEO, "race-menu")]), (3, [(seat, "race-menu") for seat in range(3)])):
        g = rally(racer(), racer(), racer(), phase="vent", race="learners")
        g.g.round, g.g.gap, g.g.direction = round_number, 1, 1
        run(g, Race())
        assert asked(g) == expected
    g = rally(racer(), racer(), racer(), phase="vent", race="in_turns")
    g.g.round, g.g.gap, g.g.direction = 9, 1, -1
    run(g, Race())
    answer(g, BEN, "pass")
    assert asked(g) == [(ANA, "race-menu")]


def test_nobody_may_end_the_race_phase_on_a_jump() -> None:
    """Rule 10.7: back to the first space that is none."""
    g = rally(racer(at=5), racer(at=1), track="sky")

    run(g, EndRace())

    assert g.g.racers[ANA].at == 3
    assert told(g, "fell-back", ANA) == [{"from": 5, "to": 3}]


def test_who_falls_back_from_a_jump_to_a_challenge_can_still_do_it() -> None:
    """Rules 10.3 and 10.7, ruling 50: the race menu opens again, for challenges may be done when moving backward."""
    g = rally(racer(at=4, cogs=1), racer(at=1), track="sky", tokens="coal-cart@3")

    run(g, EndRace())
    assert asked(g) == [(ANA, "race-menu")]
    answer(g, ANA, "site")
    answer(g, ANA, "pass")

    assert (g.g.racers[ANA].at, len(pool(g, ANA).split()), asked(g)) == (3, 1, [])


def test_rails_behind_a_jump_may_end_on_the_jump_again() -> None:
    """Rule 10.7, ruling 50: then the pawn falls back once more."""
    g = rally(racer(at=5, pool="E4 E4"), racer(at=1), track="sky", tokens="miners-rails@3")

    run(g, EndRace())
    for dice in ("E4", ""):
        answer(g, ANA, "site")
        assert (g.g.racers[ANA].at, pool(g, ANA)) == (5, dice)
        answer(g, ANA, "pass")

    assert (g.g.racers[ANA].at, asked(g)) == (3, [])


def test_the_question_for_dice_tells_activations_and_gain() -> None:
    """The screen shows times and gain for every slot."""
    g = rally(racer("ember-trotter", pool="H6 H4"), racer())
    race(g, ANA)

    part = next(label for label in labels(g, ANA) if label["kind"] == "part")
    assert (part["times"], part["effects"]) == (3, [["motion"]])
    answer(g, ANA, "part")
    assert [(label["value"], label["times"]) for label in labels(g, ANA)] == [(4, 1), (6, 2)]
