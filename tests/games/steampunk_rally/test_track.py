"""Movement, terrain and the eight kinds of challenges."""

from typing import Any

import pytest

from paddock.games.steampunk_rally.effects import MOTION, SMOOTH_MOTION
from paddock.games.steampunk_rally.rules.damage import spaces_behind
from paddock.games.steampunk_rally.rules.draft import ActWithCards
from paddock.games.steampunk_rally.rules.ending import Damage, Explosions
from paddock.games.steampunk_rally.rules.groups import RESOLVE
from paddock.games.steampunk_rally.rules.lanes import ACTING
from paddock.games.steampunk_rally.rules.movement import crowd_price
from paddock.games.steampunk_rally.rules.racing import EndRace, Race
from paddock.games.steampunk_rally.rules.venting import Vent
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    kinds,
    labels,
    menu,
    pool,
    race,
    racer,
    rally,
    roll,
    run,
    space,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def move(g: Scene, *units: int) -> None:
    """Ana receives these motions."""
    g.g.racers[ANA].bag = list(units)
    g.g.aside(ANA, RESOLVE[ANA])
    g.g.advance()


def test_every_space_that_is_entered_counts_its_terrain() -> None:
    """Rule 10.2: passing through several terrain spaces counts each."""
    g = rally(racer(at=6), racer())  # 1, 0 and 2 lie ahead on the pasture
    move(g, MOTION, MOTION, MOTION)

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (9, -3)


def test_any_number_of_pawns_may_stand_on_a_space() -> None:
    """Rule 10.1: nobody blocks."""
    g = rally(racer(at=0), racer(at=1), racer(at=1))
    move(g, MOTION)

    assert g.g.racers[ANA].at == 1


def test_at_a_fork_the_mover_chooses_and_knows_what_the_arms_cost() -> None:
    """Rule 10.1."""
    g = rally(racer(at=3), racer(), tiles="213")
    move(g, MOTION)

    assert asked(g) == [(ANA, "choose-way")]
    assert [(label["space"], label["damage"]) for label in labels(g, ANA)] == [(4, 2), (6, 0)]
    answer(g, ANA, "way", space=6)
    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (6, 0)


def test_position_is_the_shortest_way_to_the_line() -> None:
    """Rule 10.9: fewer spaces to go is ahead; behind the line farther is better."""
    g = rally(racer(at=6), racer(at=4), tiles="213")
    g.g.racers[ANA].at, g.g.racers[BEN].at = 6, 4  # the long arm, the short arm

    assert g.g.to_go(BEN) < g.g.to_go(ANA)
    assert g.g.view(None)["racers"][BEN]["place"] == 1
    g.g.racers[ANA].at = g.g.track.line + 3
    assert g.g.to_go(ANA) == -3


@pytest.mark.parametrize(("token", "die"), [("travelling-dynamo", "E"), ("old-newcomen", "S"), ("coal-cart", "H")])
def test_a_station_gives_a_die_for_a_cog_as_often_as_one_likes(token: str, die: str) -> None:
    """Rule 10.4."""
    g = rally(racer(at=1, cogs=2), racer(), tokens=f"{token}@1")
    race(g, ANA)
    roll(g, ANA, 3, 5)

    answer(g, ANA, "site")
    answer(g, ANA, "site")

    assert pool(g, ANA) == f"{die}3 {die}5"
    assert (g.g.racers[ANA].cogs, "site" in kinds(g, ANA)) == (0, False)


SITES: dict[str, tuple[dict[str, Any], str, str]] = {  # a loose challenge, what is paid there, and what it brings
    "coal-cart": ({"cogs": 1}, "cog-paid", "gained-die"),
    "miners-rails": ({"pool": "E?"}, "die-paid", "moved"),
    "steam-pony": ({"pool": "H?"}, "die-paid", "gained-cogs"),
}


@pytest.mark.parametrize("token", SITES)
@pytest.mark.parametrize(
    ("phase", "steps", "asks"),
    [
        ("draft", [ActWithCards()], "use-card"),
        ("vent", [Vent()], "vent-dice"),
        ("race", [Race()], "race-menu"),
        ("damage", [Damage()], "damage-menu"),
    ],
)
def test_stations_work_in_every_phase_of_the_round(token: str, phase: str, steps: list[Any], asks: str) -> None:
    """Rules 10.4 to 10.6, ruling 23: and so do rails and ponies, at the own menu of each phase."""
    has, paid, brings = SITES[token]
    g = rally(racer(at=1, gauge=-1, **has), racer(), tokens=f"{token}@1", phase=phase)
    for one in g.g.racers:
        one.pick = g.g.decks[0][one.seat]
    run(g, *steps)
    assert (ANA, asks) in asked(g)

    answer(g, ANA, "site")

    assert len(told(g, paid, ANA)) == 1
    assert told(g, brings, ANA)


def test_a_die_bought_before_the_race_is_rolled_when_it_begins() -> None:
    """Rulings 23 and 25."""
    g = rally(racer(at=1, cogs=1), racer(), tokens="coal-cart@1", phase="vent")
    run(g, Vent(), Race())
    answer(g, ANA, "site")
    assert pool(g, ANA) == "H?"
    roll(g, ANA, 4)
    answer(g, ANA, "done")

    assert pool(g, ANA) == "H4"


def test_rails_give_motions_for_a_die_of_their_type() -> None:
    """Rule 10.5, ruling 40: any die of the type, of the payer's choice."""
    g = rally(racer(pool="S6 S1 H3"), racer(), tiles="412")
    g.g.racers[ANA].at = space(g, "rails")
    before = g.g.racers[ANA].at
    race(g, ANA)

    answer(g, ANA, "site", site="rails", amount=3)
    answer(g, ANA, "pay-die", value=1)

    assert g.g.racers[ANA].at == before + 3
    assert g.g.racers[ANA].gauge == -2
    assert pool(g, ANA) == "H3 S6"


def test_some_rails_give_smooth_motions() -> None:
    """Rule 10.5."""
    g = rally(racer(pool="E2"), racer(), track="sky", tiles="512")
    g.g.racers[ANA].at = space(g, "rails")
    before = g.g.racers[ANA].at
    race(g, ANA)
    answer(g, ANA, "site")

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (before + 2, 0)


def test_rails_outside_the_race_phase_move_at_once() -> None:
    """Ruling 24: terrain applies."""
    g = rally(racer(pool="S?"), racer(), tiles="412", phase="draft")
    g.g.racers[ANA].at = space(g, "rails")
    before = g.g.racers[ANA].at
    g.g.racers[ANA].pick = g.g.decks[0][0]
    menu(g, ANA, ACTING)
    answer(g, ANA, "site")

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (before + 3, -2)
    assert asked(g) == [(ANA, "use-card")]


def test_the_steam_pony_gives_cogs_once_in_a_game() -> None:
    """Rule 10.6, ruling 39: also not when the pawn comes back to it."""
    g = rally(racer(at=2, pool="H6 H5"), racer(), tokens="steam-pony@2")
    race(g, ANA)
    answer(g, ANA, "site", site="pony")
    answer(g, ANA, "pay-die", value=5)

    assert (g.g.racers[ANA].cogs, pool(g, ANA)) == (4, "H6")
    assert "site" not in kinds(g, ANA)
    assert g.g.view(None)["racers"][ANA]["ponies"] == [2]


def test_a_glacier_takes_a_die_or_does_its_damage() -> None:
    """Rule 10.6: a special kind of terrain."""
    for kind, gauge, left in (("pay-die", 0, ""), ("take-damage", -2, "H4")):
        g = rally(racer(pool="H4"), racer(), tiles="312")
        g.g.racers[ANA].at = space(g, "glacier") - 1
        move(g, MOTION)
        answer(g, ANA, kind)
        assert (g.g.racers[ANA].gauge, pool(g, ANA)) == (gauge, left)


def test_who_has_no_die_for_the_glacier_suffers_it_and_smooth_motion_ignores_it() -> None:
    """Rule 10.6, rule 10.3: what one lacks cannot be paid."""
    for unit, gauge in ((MOTION, -2), (SMOOTH_MOTION, 0)):
        g = rally(racer(pool="S4"), racer(), tiles="312")
        g.g.racers[ANA].at = space(g, "glacier") - 1
        move(g, unit)
        assert (asked(g), g.g.racers[ANA].gauge) == ([], gauge)


def test_a_crowd_takes_five_cogs_less_the_unfinished_valves() -> None:
    """Rule 10.8: u of 5 or more, and nothing is paid."""
    for parts, price in (("", 1), ("ember-trotter", 1), ("hotfoot-pedals", 2), ("thermo-governor", 0)):
        g = rally(racer(parts, cogs=9), racer(), track="sky", tiles="214")
        assert crowd_price(g.g.racers[ANA]) == price
        g.g.racers[ANA].at = space(g, "crowd") - 1
        move(g, MOTION)
        assert g.g.racers[ANA].cogs == 9 - price


def test_with_too_few_cogs_the_crowd_takes_them_all() -> None:
    """Ruling 20."""
    g = rally(racer("hotfoot-pedals puffing-treadle", cogs=1), racer(), track="sky", tiles="214")
    g.g.racers[ANA].at = space(g, "crowd") - 1
    move(g, MOTION)

    assert (crowd_price(g.g.racers[ANA]), g.g.racers[ANA].cogs) == (3, 0)


def test_smooth_motion_does_not_silence_a_crowd() -> None:
    """Ruling 21."""
    g = rally(racer("hotfoot-pedals", cogs=3), racer(), track="sky", tiles="214")
    g.g.racers[ANA].at = space(g, "crowd") - 1
    move(g, SMOOTH_MOTION)

    assert g.g.racers[ANA].cogs == 1


def test_who_falls_back_from_a_jump_to_a_crowd_meets_it() -> None:
    """Rules 10.7 and 10.8, ruling 21."""
    g = rally(racer(at=5, cogs=3), racer(), track="sky", tokens="sneering-crowd@3")
    run(g, EndRace())

    assert (g.g.racers[ANA].at, g.g.racers[ANA].cogs) == (3, 2)


def test_a_glacier_is_not_met_backwards() -> None:
    """Rules 10.2 and 10.6, ruling 21: terrain hurts on the way forward only."""
    g = rally(racer(at=9, gauge=-1), racer(), tiles="312")
    g.g.racers[BEN].at = space(g, "glacier") + 1
    g.g.racers[ANA].at = g.g.racers[BEN].at + 2
    run(g, Damage(), Explosions())

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge) == (space(g, "glacier"), 0)


def test_whoever_is_blown_off_a_crowd_meets_none() -> None:
    """Ruling 12: neither that of the space that was left nor one where the pawn lands."""
    g = rally(racer(at=13, gauge=-7, cogs=3), racer(at=6), track="sky", tiles="214", tokens="sneering-crowd@14")
    assert g.g.view(None)["track"]["spaces"][5]["challenge"] == "crowd"
    move(g, MOTION)

    assert (g.g.racers[ANA].at, g.g.racers[ANA].gauge, g.g.racers[ANA].cogs) == (5, -1, 3)


def test_on_the_way_a_challenge_may_be_done_before_the_motion_is_finished() -> None:
    """Rule 10.3, ruling 35: what it gives joins the group; the rest of the motion is mandatory."""
    g = rally(racer(at=0, cogs=1), racer(), tokens="coal-cart@1")
    roll(g, ANA, 2)
    move(g, MOTION, MOTION)

    assert kinds(g, ANA) == ["effect", "site"]
    answer(g, ANA, "site")
    assert (g.g.racers[ANA].at, pool(g, ANA)) == (2, "H2")


def test_rails_on_the_way_add_their_motions_to_the_group() -> None:
    """Ruling 35."""
    g = rally(racer(at=0, pool="E4"), racer(), tokens="miners-rails@1", tiles="213")
    move(g, MOTION, MOTION)
    answer(g, ANA, "site")

    assert asked(g) == [(ANA, "choose-way")]  # from space 3 the last of four motions goes into the fork
    assert g.g.racers[ANA].at == 3


def test_the_pause_is_not_for_the_space_where_the_group_began_and_can_be_switched_off() -> None:
    """Rule 10.3, rule 16: challenge_pause."""
    g = rally(racer(at=1, cogs=1), racer(), tokens="coal-cart@1")
    move(g, MOTION, MOTION)
    assert (asked(g), g.g.racers[ANA].at) == ([], 3)

    g = rally(racer(at=0, cogs=1), racer(), tokens="coal-cart@1", pause=False)
    move(g, MOTION, MOTION)
    assert (asked(g), g.g.racers[ANA].at) == ([], 2)


def test_a_loose_challenge_may_lie_on_terrain_and_both_act() -> None:
    """Ruling 42."""
    g = rally(racer(at=3, cogs=5), racer("hotfoot-pedals"), tokens="sneering-crowd@4")
    move(g, MOTION)

    assert (g.g.racers[ANA].gauge, g.g.racers[ANA].cogs) == (-1, 4)


def test_nobody_steps_back_behind_the_start() -> None:
    """Ruling 16."""
    g = rally(racer(), racer())

    assert spaces_behind(g.g, [0]) == [0]


def test_backwards_over_a_merge_there_are_two_ways_and_jumps_are_no_place_to_stay() -> None:
    """Ruling 17."""
    g = rally(racer(), racer(), tiles="213")
    merge = next(number for number in range(50) if len(g.g.track.back[number]) == 2)
    assert len(spaces_behind(g.g, [merge])) == 2

    g = rally(racer(), racer(), track="sky")
    assert spaces_behind(g.g, [6]) == [3]  # over the two jumps of the broken span


def test_at_the_end_of_the_track_further_motion_is_lost() -> None:
    """Ruling 18."""
    g = rally(racer(), racer())
    g.g.racers[ANA].at = g.g.track.end
    move(g, MOTION)

    assert g.g.racers[ANA].at == g.g.track.end
    assert told(g, "stopped", ANA) == [{}]


def test_challenges_behind_the_line_work_as_anywhere() -> None:
    """Ruling 42."""
    g = rally(racer(cogs=1), racer(), tokens="coal-cart@26")
    g.g.racers[ANA].at = 26
    assert g.g.track.line <= 26
    race(g, ANA)

    assert "site" in kinds(g, ANA)
