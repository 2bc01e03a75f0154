"""Questions about a game's balance: intervals, and what is read off played games."""

from functools import partial

import pytest

from paddock.arena.balance import Question, Series, Trial, answers_to, wilson
from paddock.arena.balance_page import page
from paddock.arena.balance_rows import by_players, by_turn, on_each, turn, wins_in_order

GAMES = 6


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0), (50, 100, 0.404, 0.596)],
)
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.001)


def wins_by_seat(trial: Trial) -> list[tuple[str, bool]]:
    return [(f"seat {seat}", place == 1) for seat, place in enumerate(trial.places)]


def rounds_by_bot(trial: Trial) -> list[tuple[str, int]]:
    return [(trial.bots[0], trial.rounds)]


def ignore(games: int) -> None:
    assert games == 1


SERIES = [Series(2, GAMES, {"circuit": "usa", "laps": "1"}, ["random"])]
BY_SEAT = Question("Wins by seat", "Half each.", "seat", SERIES, wins=wins_by_seat)
BY_BOT = Question("Length", "Rounds.", "bot", SERIES, lengths=rounds_by_bot)


def test_every_seat_that_is_read_off_is_counted() -> None:
    (answer,) = answers_to("heat", [BY_SEAT], 1, ignore)

    assert [(row.name, row.count) for row in answer.rows] == [("seat 0", GAMES), ("seat 1", GAMES)]
    assert sum(row.value for row in answer.rows) == pytest.approx(1.0)
    assert all(row.low < row.value < row.high or row.value in (0.0, 1.0) for row in answer.rows)


def test_the_same_seed_gives_the_same_answers_and_another_one_others() -> None:
    first = answers_to("heat", [BY_BOT], 1, ignore)

    assert first == answers_to("heat", [BY_BOT], 1, ignore)
    assert first != answers_to("heat", [BY_BOT], 2, ignore)


def test_a_question_may_look_at_the_views_and_at_what_happened() -> None:
    seen: list[Trial] = []

    def look(trial: Trial) -> list[tuple[str, bool]]:
        seen.append(trial)
        return []

    one = [Series(2, 1, {"laps": "1"}, ["random"])]
    answers_to("heat", [Question("", "", "", one, wins=look, events=True)], 1, ignore)

    (trial,) = seen
    assert trial.began["seat"] is None
    assert trial.began["round"] < trial.ended["round"]
    assert "finished" in {event["kind"] for event in trial.events}
    assert all(event["to"] is None for event in trial.events)


def test_rows_may_be_sorted() -> None:
    backwards = Question("", "", "", SERIES, wins=wins_by_seat, sort=lambda name: -int(name[-1]))

    assert [row.name for row in answers_to("heat", [backwards], 1, ignore)[0].rows] == ["seat 1", "seat 0"]


def test_the_page_says_how_to_make_it_again() -> None:
    text = page("Heat", "heat", 4, 7, answers_to("heat", [BY_SEAT, BY_BOT], 7, ignore), "All is well.\n")

    assert "show.\n\nAll is well.\n\n## Wins by seat" in text
    assert "make balance GAME=heat SEED=7" in text
    assert f"{2 * GAMES} games" in text
    assert "| seat 0 | 6 |" in text
    assert "| bot | games | rounds | 95 % |" in text


def as_it_likes(series: Series, seed: int) -> list[tuple[str, float]]:
    return [(f"{series.seats} seats", 1.5), ("steep", -4.0), ("odd", bool(seed % 2)), ("even", True)]


BANDS = {"2 seats": (1.0, 2.0), "steep": (-1.0, 1.0), "even": (0.2, 0.9), "odd": (0.0, 1.0)}
ALONE = Question("Alone", "By itself.", "what", SERIES, plays=as_it_likes, value="gold", digits=2, bands=BANDS)


def test_a_question_may_play_by_itself_and_read_shares_and_means() -> None:
    (answer,) = answers_to("heat", [ALONE], 1, ignore)

    seats, steep, odd, even = answer.rows
    assert (seats.name, seats.value, seats.low, seats.high, seats.is_share) == ("2 seats", 1.5, 1.5, 1.5, False)
    assert (steep.value, even.value, even.is_share, even.count) == (-4.0, 1.0, True, GAMES)
    assert 0.0 < odd.value < 1.0
    assert odd.is_share


def test_the_page_says_whether_a_value_lies_where_it_should() -> None:
    text = page("Heat", "heat", 4, 7, answers_to("heat", [ALONE], 1, ignore))

    assert "| what | games | gold | 95 % | asked | holds |" in text
    assert "| 2 seats | 6 | 1.50 | 1.50 – 1.50 | 1.00 – 2.00 | yes |" in text
    assert "| steep | 6 | −4.00 | −4.00 – −4.00 | −1.00 – 1.00 | no |" in text
    assert "| even | 6 | 100.0% | 61.0% – 100.0% | 20.0% – 90.0% | in doubt |" in text


def test_rows_that_several_games_share_are_named_alike_in_answers_and_bands() -> None:
    trial = Trial(Series(3, 1), ["greedy"] * 3, {}, {}, [2, 1, 3], 1, "", [])
    wins = wins_in_order(trial, [2, 1, 0], partial(turn, 3))

    assert wins == [("3 players, seat 1", False), ("3 players, seat 2", True), ("3 players, seat 3", False)]
    bands = by_turn([2, 3], lambda seats: 0.3 / seats)
    assert [name for name, _ in wins] == list(bands)[2:]
    assert bands["2 players, seat 1"] == pytest.approx((0.35, 0.65))
    assert by_players((0.0, 1.0), [2, 3]) == {"2 players": (0.0, 1.0), "3 players": (0.0, 1.0)}


def test_games_on_each_of_some_boards_have_all_other_options_in_common() -> None:
    assert on_each("circuit", ["usa", "italy"], 2, 5, laps="1") == [
        Series(2, 5, {"circuit": "usa", "laps": "1"}),
        Series(2, 5, {"circuit": "italy", "laps": "1"}),
    ]
