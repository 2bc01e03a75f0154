"""Setting up, the end of a round, the last round, and who wins."""

import pytest

from paddock.games.steampunk_rally import GAME
from paddock.games.steampunk_rally.effects import MOTION
from paddock.games.steampunk_rally.rules.ending import Damage, EndOfRound, Explosions
from paddock.games.steampunk_rally.rules.groups import RESOLVE
from paddock.games.steampunk_rally.state import OVER
from paddock.games.steampunk_rally.tracks import token_spaces, track_of
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.playout import play_randomly
from tests.games.steampunk_rally.make import (
    ANA,
    BEN,
    Scene,
    answer,
    asked,
    at_the_table,
    is_one_machine,
    labels,
    pool,
    racer,
    rally,
    run,
    told,
)

pytestmark = pytest.mark.usefixtures("manner")


def test_the_table_is_set_up() -> None:
    """Rule 3, D1, D2: three of five tiles, a card turned up, and inventors in token order."""
    g = GAME.new(4, {"track": "sky", "tiles": "531"}, seed=1)
    view = g.view(None)

    assert [tile["tile"] for tile in view["track"]["tiles"]] == [
        "mooring-mast",
        "slingshot-loop",
        "zeppelin-ring",
        "broken-span",
        "cloud-arcade",
        "sunset-pier",
    ]
    assert {deck: len(pile) for deck, pile in view["discards"].items()} == dict.fromkeys(view["discards"], 1)
    assert g.open_seats() == [view["order"][0]]


def test_cockpit_and_own_part_are_joined_and_everybody_starts_alike() -> None:
    """Rule 3: bulb on, gauge at 0, no dice, cogs or boosts."""
    for seed in range(4):
        g = GAME.new(8, {"inventors": "drawn"}, seed=seed)
        scene = Scene(g)  # type: ignore[arg-type]
        for row in g.view(None)["racers"]:
            assert is_one_machine(scene, row["seat"])
            assert (row["at"], row["gauge"], row["cogs"], row["bulb"], row["pool"], row["boosts"]) == (
                *(0, 0, 0, True, [], 0),
            )
    assert len({row["inventor"] for row in g.view(None)["racers"]}) == 8


def test_loose_challenges_lie_on_free_spaces_off_the_arms_of_forks() -> None:
    """Rule 3, step 6, ruling 42."""
    for seed in range(10):
        g = GAME.new(2, {"tokens": 6}, seed=seed)
        spaces = g.view(None)["track"]["spaces"]
        loose = [number for number, row in enumerate(spaces) if row["token"]]
        assert len(loose) == 6
        assert 0 not in loose
    track = track_of("alps", [1, 0, 2], [])  # the goats' ravine first: its arms are the spaces 4 to 9
    assert set(range(1, 10)) & set(token_spaces(track)) == {1, 2, 3}


def test_unused_dice_go_into_storage_slots_and_the_rest_back() -> None:
    """Rule 19, ruling 27: any type; cogs are kept, values are not."""
    g = rally(racer("coal-pantry", pool="S6 E2", cogs=2, bulb=False), racer(pool="H1"))
    run(g, EndOfRound())

    row = g.g.view(None)["racers"]
    assert (row[ANA]["machine"][1]["stored"], row[ANA]["cogs"], row[ANA]["bulb"]) == (["steam", "electric"], 2, True)
    assert (pool(g, ANA), pool(g, BEN)) == ("", "")
    assert told(g, "returned", BEN) == [{"count": 1}]


def test_the_owner_chooses_the_part_on_which_a_die_is_stored() -> None:
    """Ruling 28: a stored die is lost with its part; with one part, or as many equal dice as slots, it is no choice."""
    g = rally(racer("coal-pantry steam-cellar", pool="S6 E2"), racer())
    run(g, EndOfRound())
    assert [label["card"] for label in labels(g, ANA)] == ["coal-pantry", "steam-cellar"]
    answer(g, ANA, "store-at", card="steam-cellar")
    answer(g, ANA, "store-at", card="coal-pantry")

    cards = g.g.view(None)["racers"][ANA]["machine"]
    assert [card["stored"] for card in cards[1:]] == [["electric", None], ["steam", None]]
    assert asked(g) == []

    g = rally(racer("coal-pantry steam-cellar", pool="S6 S5 S2 S1"), racer())
    run(g, EndOfRound())
    assert asked(g) == []


def test_type_and_part_are_both_chosen_where_not_all_dice_fit_on_several_parts() -> None:
    """D20, ruling 28."""
    g = rally(racer("coal-pantry steam-cellar", pool="S6 S5 S4 E2 E1"), racer())
    run(g, EndOfRound())
    answer(g, ANA, "store", die="electric")
    answer(g, ANA, "store-at", card="steam-cellar")
    answer(g, ANA, "store", die="electric")
    answer(g, ANA, "store-at", card="steam-cellar")  # the rest is steam, and as much as there is room

    cards = g.g.view(None)["racers"][ANA]["machine"]
    assert [card["stored"] for card in cards[1:]] == [["steam", "steam"], ["electric", "electric"]]


def test_under_rules_version_1_dice_are_stored_on_the_first_part() -> None:
    """Ruling 28."""
    g = rally(racer("coal-pantry steam-cellar", pool="S6 E2"), racer(), rules=1)
    run(g, EndOfRound())
    assert asked(g) == []
    assert g.g.view(None)["racers"][ANA]["machine"][1]["stored"] == ["steam", "electric"]


def test_where_not_all_dice_fit_their_owner_chooses_the_types() -> None:
    """D20, ruling 28: asked only where it makes a difference."""
    g = rally(racer("coal-pantry", pool="S6 S5 E2"), racer())
    run(g, EndOfRound())
    assert asked(g) == [(ANA, "store-die")]
    answer(g, ANA, "store", die="electric")  # what is left is all of one type
    assert g.g.view(None)["racers"][ANA]["machine"][1]["stored"] == ["electric", "steam"]

    g = rally(racer("coal-pantry", pool="S6 S5 S2"), racer())
    run(g, EndOfRound())
    assert asked(g) == []


def test_the_token_is_flipped_and_stays_in_its_gap() -> None:
    """Rules 14.7 and 19."""
    g = rally(racer(), racer(), racer())
    g.g.gap, g.g.direction = 1, 1
    assert g.g.token_order() == [2, 0, 1]
    run(g, EndOfRound())
    assert g.g.token_order() == [1, 0, 2]


def test_whoever_crosses_the_line_makes_the_next_round_the_last() -> None:
    """Rule 17, ruling 2: the countdown is never restarted or taken back."""
    g = rally(racer(), racer())
    g.g.racers[ANA].at = g.g.track.line - 1
    g.g.racers[ANA].bag = [MOTION]
    g.g.aside(ANA, RESOLVE[ANA])
    g.g.advance()

    assert g.g.final_round == 2
    assert told(g, "crossed-line", ANA) == [{"round": 2}]

    for round_number in (1, 2):  # the pawn is thrown back and crosses the line once more, even in the last round
        g.g.round = round_number
        g.g.racers[ANA].at = g.g.track.line - 1
        g.g.racers[ANA].bag = [MOTION]
        at_the_table(g)
        g.g.aside(ANA, RESOLVE[ANA])
        g.g.advance()
        assert (g.g.racers[ANA].at, g.g.final_round) == (g.g.track.line, 2)
    assert len(told(g, "crossed-line")) == 1


def over(*racers: object) -> Scene:
    g = rally(*racers)  # type: ignore[arg-type]
    g.g.round = g.g.final_round = 7
    run(g, EndOfRound())
    return g


def test_after_the_last_round_the_farthest_machine_wins() -> None:
    """Rule 17."""
    g = over(racer(at=30), racer(at=31))
    outcome = g.g.outcome()

    assert g.g.phase == OVER
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.rounds) == ("farthest", [2, 1], 7)


def test_who_explodes_in_the_last_damage_phase_falls_behind_the_last() -> None:
    """Rule 17, ruling 1: the last round is played by the usual rules."""
    g = rally(racer(gauge=-1, at=33), racer(at=30), racer(at=29))
    g.g.round = g.g.final_round = 7
    run(g, Damage(), Explosions(), EndOfRound())
    outcome = g.g.outcome()

    assert outcome is not None
    assert [one.at for one in g.g.racers] == [28, 30, 29]
    assert (outcome.reason, outcome.places) == ("farthest", [3, 1, 2])


def test_parts_are_counted_after_the_losses_of_the_last_round() -> None:
    """Rule 17, ruling 1."""
    g = rally(racer("oil-thumper thermo-governor", gauge=-2, at=30), racer("sun-and-planet-gear", at=30))
    g.g.round = g.g.final_round = 7
    run(g, Damage(), Explosions(), EndOfRound())
    outcome = g.g.outcome()

    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("most-parts", [2, 1])


def test_after_the_last_round_nothing_is_stored() -> None:
    """Rule 19: dice are stored for a next round."""
    g = rally(racer("coal-pantry", pool="S6 S5 E2"), racer())
    g.g.round = g.g.final_round = 7
    run(g, EndOfRound())

    assert asked(g) == []
    assert g.g.outcome() is not None
    assert pool(g, ANA) == ""


def test_level_on_the_track_more_parts_win() -> None:
    """Rule 17: the tie-break."""
    outcome = over(racer("ember-trotter", at=30), racer(at=30)).g.outcome()

    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("most-parts", [1, 2])


def test_level_in_all_the_victory_is_shared() -> None:
    """Rule 17."""
    outcome = over(racer(at=30), racer(at=30), racer(at=2)).g.outcome()

    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("shared", [1, 1, 3])


def test_the_round_before_the_last_is_followed_by_another() -> None:
    """Rule 4."""
    g = rally(racer(), racer())
    g.g.round, g.g.final_round = 6, 7
    run(g, EndOfRound())

    assert g.g.outcome() is None


def test_a_whole_random_game_can_be_played_with_eight() -> None:
    """Rule 15: with careless play dice do run out."""
    g = GAME.new(8, {"inventors": "drawn", "track": "sky", "tokens": 3}, seed=5, quiet=True)
    play_randomly(g, Chance(stream_key(5, "player")))

    assert g.outcome() is not None
