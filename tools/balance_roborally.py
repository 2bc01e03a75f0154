"""What we ask about RoboRally: how long each course lasts, and whether the dock matters."""

import paddock
from paddock.arena.balance import Question, Series, Trial
from paddock.arena.balance_rows import wins_in_order

__all__ = ["QUESTIONS", "TITLE"]

TITLE = "RoboRally"
USUAL_SEATS = 4
LENGTH_GAMES = 40
DOCK_GAMES = 300


def courses() -> list[str]:
    """As the game offers them."""
    (course,) = [option for option in paddock.game("roborally").options if option.key == "course"]
    return list(course.as_data()["choices"])


def lengths() -> list[Series]:
    """Every course with four robots, or with as few more as it is meant for."""
    return [Series(seats_on(course), LENGTH_GAMES, {"course": course}) for course in courses()]


def seats_on(course: str) -> int:
    table = paddock.game("roborally").new(USUAL_SEATS, {"course": course}, seed=0, quiet=True)
    players: list[int] = table.view(None)["course"]["players"]
    return USUAL_SEATS if USUAL_SEATS in players else min(players)


def rounds_by_course(trial: Trial) -> list[tuple[str, int]]:
    return [(f"{trial.series.options['course']} ({trial.series.seats} robots)", trial.rounds)]


def wins_by_dock(trial: Trial) -> list[tuple[str, bool]]:
    return wins_in_order(trial, trial.began["docks"], "dock {}".format)


def docks_on(course: str, seats: int) -> Question:
    return Question(
        heading=f"Wins by dock: {course}, {seats} robots",
        note=f"Docks are drawn by lot; a fair share is {1 / seats:.1%}. Places may be shared.",
        column="dock",
        series=[Series(seats, DOCK_GAMES, {"course": course})],
        wins=wins_by_dock,
    )


QUESTIONS = [
    Question(
        heading="Length by course",
        note="Turns until the race is over, in races of greedy bots.",
        column="course",
        series=lengths(),
        lengths=rounds_by_course,
    ),
    docks_on("risky_exchange", 4),
    docks_on("risky_exchange", 8),
    docks_on("island_hop", 8),
]
