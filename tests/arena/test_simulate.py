"""Many games: the same result however they are shared out."""

import pytest

import paddock
from paddock.arena import Spec, line_up, make_spec, simulate
from paddock.arena.one_game import Failure, Played, play_one
from paddock.arena.simulate import chunks
from paddock.arena.tally import Tally
from paddock.kernel.errors import BadSetup
from paddock.kernel.options import Value

SHORT: dict[str, Value] = {"laps": "1"}


def short_spec(games: int = 6, seed: int = 1, bots: list[str] | None = None, stats: bool = False) -> Spec:
    return make_spec("heat", 3, games, seed, SHORT, bots, stats)


def test_a_result_counts_everything() -> None:
    spec = short_spec(games=7)

    data = simulate(spec).as_data()

    assert data["games"] == 7
    assert data["errors"] == 0
    assert data["failures"] == []
    assert sum(data["wins_by_seat"]) == 7
    assert data["places_by_bot"] == {"random": [7, 7, 7]}
    assert data["mean_place_by_bot"] == {"random": 2.0}
    assert data["outcomes"] == {"all-finished": 7}
    assert data["rounds_min"] <= data["rounds_mean"] <= data["rounds_max"]
    assert data["decisions"] == sum(play_one(paddock.game("heat"), spec, number).decisions for number in range(7))
    assert {"circuit": "usa", "laps": "1"}.items() <= data["options"].items()
    assert "events" not in data


def test_a_games_own_numbers_are_counted() -> None:
    """The winner is there no later than the last car, and somebody has to drive on after him."""
    data = simulate(short_spec(games=7)).as_data()
    winner = data["statistics"]["winner-rounds"]

    assert list(data["statistics"]) == ["winner-rounds"]
    assert 0 < winner["min"] <= winner["mean"] <= winner["max"] <= data["rounds_max"]
    assert winner["mean"] < data["rounds_mean"]


def test_two_processes_count_the_same_as_one() -> None:
    spec = short_spec(games=10)

    assert simulate(spec, workers=2).tally == simulate(spec).tally


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert simulate(short_spec(seed=5)).tally == simulate(short_spec(seed=5)).tally
    assert simulate(short_spec(seed=5)).tally != simulate(short_spec(seed=6)).tally


def test_more_games_begin_with_the_same_games() -> None:
    few, many = short_spec(games=3), short_spec(games=6)
    game = paddock.game("heat")

    assert [play_one(game, few, n) for n in range(3)] == [play_one(game, many, n) for n in range(3)]


def test_bots_change_seats_from_game_to_game() -> None:
    spec = make_spec("heat", 3, 3, 1, SHORT, ["greedy", "random", "random"])

    seats_of_greedy = [spec.bots_in_game(number).index("greedy") for number in range(4)]

    assert seats_of_greedy == [0, 2, 1, 0]


def test_places_are_counted_for_the_bot_and_not_for_the_seat() -> None:
    data = simulate(make_spec("heat", 3, 6, 1, SHORT, ["greedy", "random", "random"])).as_data()

    assert sum(data["places_by_bot"]["greedy"]) == 6
    assert sum(data["places_by_bot"]["random"]) == 12
    assert [sum(column) for column in zip(*data["places_by_bot"].values(), strict=True)] == [6, 6, 6]


def test_stats_count_events_and_change_no_game() -> None:
    loud, quiet = simulate(short_spec(stats=True)), simulate(short_spec())

    assert loud.as_data()["events"]["race-over"] == 6
    assert loud.as_data()["events"]["placed"] == 18
    assert loud.tally.rounds == quiet.tally.rounds
    assert loud.tally.decisions == quiet.tally.decisions


def test_a_game_that_goes_wrong_is_counted_with_its_seed() -> None:
    """A spec that no game accepts stands for a rule that fails."""
    broken = Spec("heat", 9, 3, 1, {}, ["random"] * 9)

    data = simulate(broken).as_data()

    assert data["errors"] == 3
    assert [failure["game"] for failure in data["failures"]] == [0, 1, 2]
    assert all("seats-out-of-range" in failure["message"] for failure in data["failures"])
    assert len({failure["seed"] for failure in data["failures"]}) == 3
    assert data["rounds_mean"] == 0.0


def test_a_failed_game_counts_as_played_but_not_in_the_sums() -> None:
    tally = Tally(2)
    tally.count(Played(["random", "random"], decisions=5, failure=Failure(0, "1", "oh")))
    tally.count(Played(["random", "greedy"], decisions=7, reason="end", places=[2, 1], rounds=3))

    assert tally.games == 2
    assert tally.decisions == 7
    assert tally.places_by_bot() == {"greedy": [1, 0], "random": [0, 1]}


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []

    simulate(short_spec(games=5), told=told.append)

    assert sum(told) == 5


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (1000, 4), (3, 200)])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    numbers = [number for first, count in chunks(games, workers) for number in range(first, first + count)]

    assert numbers == list(range(games))


def test_one_bot_stands_for_all_seats() -> None:
    assert line_up(["greedy"], 3) == ["greedy", "greedy", "greedy"]


@pytest.mark.parametrize(
    ("bots", "reason"),
    [(["greedy", "random"], "bots-do-not-fit"), (["random"] * 4, "bots-do-not-fit"), (["genius"], "unknown-bot")],
)
def test_bots_that_do_not_fit_are_refused(bots: list[str], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        line_up(bots, 3)

    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("game", "seats", "options", "reason"),
    [
        ("mars", 3, {}, "unknown-game"),
        ("heat", 9, {}, "seats-out-of-range"),
        ("heat", 3, {"circuit": "mars"}, "bad-value"),
        ("heat", 3, {"tyres": "rain"}, "unknown-option"),
    ],
)
def test_a_spec_that_cannot_be_played_is_refused(game: str, seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_spec(game, seats, 1, 1, {**options})

    assert refused.value.reason == reason


def test_a_game_that_nobody_ends_is_stopped_and_counted_as_such() -> None:
    data = simulate(make_spec("unicorn_fever", 2, 3, 1, {}, ["tests.endless:Dawdler"])).as_data()

    assert data["errors"] == 0
    assert data["outcomes"] == {"too-long": 3}
    assert data["decisions"] == 3 * 2_000
