"""What we ask about Formula D: whether the grid matters, why cars go out, and how long a race is."""

from paddock.arena.balance import Question, Trial
from paddock.arena.balance_rows import on_each, wins_in_order

__all__ = ["QUESTIONS", "TITLE"]

TITLE = "Formula D"
CIRCUITS = ["monaco", "sebring", "monza", "suzuka"]
GRID_GAMES = 60
CAUSE_GAMES = 12


def wins_by_slot(trial: Trial) -> list[tuple[str, bool]]:
    return wins_in_order(trial, trial.began["order"], "P{:02}".format)


def winner_rounds(trial: Trial) -> list[tuple[str, int]]:
    """The rounds of whoever won, by circuit."""
    home = [car["ended"] for car in trial.ended["cars"] if not car["out"]]
    return [(str(trial.series.options["circuit"]), min(home))] if home else []


def fates(trial: Trial) -> list[tuple[str, bool]]:
    """Every cause once for every car: how many went out by it, and how many came home."""
    cars = trial.ended["cars"]
    causes = ["tyres", "stops", "blocked", "collision", "debris", "engine"]
    return [("home", not car["out"]) for car in cars] + [
        (f"out: {cause}", car["out"] == cause) for car in cars for cause in causes
    ]


QUESTIONS = [
    Question(
        heading="Wins by place on the grid",
        note="Ten greedy drivers, two laps, four circuits alike; the black die draws the grid. A fair share is 10%.",
        column="slot",
        series=on_each("circuit", CIRCUITS, 10, GRID_GAMES),
        wins=wins_by_slot,
        sort=str,
    ),
    Question(
        heading="How cars end",
        note="Six greedy drivers, two laps, four circuits alike: the share of the cars that came home, or went out for "
        "each reason.",
        column="fate",
        series=on_each("circuit", CIRCUITS, 6, CAUSE_GAMES),
        wins=fates,
        sort=str,
    ),
    Question(
        heading="Rounds until the winner is home",
        note="The same drivers and circuits, two laps.",
        column="circuit",
        series=on_each("circuit", CIRCUITS, 6, CAUSE_GAMES),
        lengths=winner_rounds,
    ),
]
