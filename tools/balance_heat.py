"""What we ask about Heat: whether the grid matters, what upgrades are worth, and how good the Legends are."""

from typing import Any

from paddock.arena.balance import Question, Series, Trial
from paddock.arena.balance_rows import on_each, wins_in_order
from paddock.kernel.options import Value

__all__ = ["QUESTIONS", "TITLE"]

TITLE = "Heat: Pedal to the Metal"
CIRCUITS = ["usa", "great_britain", "italy", "france"]
GRID_GAMES = 100
UPGRADE_GAMES = 100
LEGEND_GAMES = 20
SEASON_GAMES = 60


def on_all_circuits(seats: int, games: int, **options: Value) -> list[Series]:
    return on_each("circuit", CIRCUITS, seats, games, **options)


def wins_by_slot(trial: Trial) -> list[tuple[str, bool]]:
    return wins_in_order(trial, trial.began["running"], "slot {}".format)


def wins_by_upgrade(trial: Trial) -> list[tuple[str, bool]]:
    """For every driver each kind of card that he had, once."""
    faces = trial.ended["garage"]["cards"]
    return [
        (f"{card}: {face(faces[card])}", trial.places[car["seat"]] == 1)
        for car in trial.ended["cars"]
        for card in sorted(set(car["upgrades"]))
    ]


def face(card: dict[str, Any]) -> str:
    """What is on a card: ``basic brakes, speed 1/3``."""
    speeds = [f"speed {'/'.join(map(str, card['speeds']))}"] if card["speeds"] else []
    symbols = [f"{row['symbol']} {row['amount']}" for row in card["symbols"]]
    return ", ".join([f"{card['level']} {card['part']}", *speeds, *symbols])


def number_of(name: str) -> int:
    """Cards in the order of their ids."""
    return int(name.split(":")[0].removeprefix("u"))


def wins_of_legends(trial: Trial) -> list[tuple[str, bool]]:
    """Every driver and every Legend, by how much the Legends' top speed was raised."""
    raised = f"+{trial.series.options['pro_legends']}"
    drivers = [(f"driver, Legends {raised}", place == 1) for place in trial.places]
    return drivers + [(f"Legend {raised}", legend["place"] == 1) for legend in trial.ended["legends"]]


QUESTIONS = [
    Question(
        heading="Wins by place on the grid",
        note="Six greedy drivers, one lap, the four circuits alike; the grid is drawn by lot. A fair share is 16.7%.",
        column="grid",
        series=on_all_circuits(6, GRID_GAMES, laps="1"),
        wins=wins_by_slot,
        sort=str,
    ),
    Question(
        heading="Wins by upgrade drafted",
        note="Four greedy drivers draft three upgrades each from both levels; one lap, the four circuits alike. A fair "
        "share is 25%. How often a card is counted shows how much the drivers like it.",
        column="upgrade",
        series=on_all_circuits(4, UPGRADE_GAMES, laps="1", upgrades="both", garage="draft"),
        wins=wins_by_upgrade,
        sort=number_of,
    ),
    Question(
        heading="Wins by upgrade dealt",
        note="The same race, but the three upgrades are dealt at random: what a card is worth to whoever happens to "
        "have it. A fair share is 25%.",
        column="upgrade",
        series=on_all_circuits(4, UPGRADE_GAMES, laps="1", upgrades="both", garage="random"),
        wins=wins_by_upgrade,
        sort=number_of,
    ),
    Question(
        heading="Legends against greedy drivers",
        note="Three of each, the printed number of laps, the four circuits alike; the Legends' top speed as printed, "
        "and raised by 2. A fair share is 16.7%.",
        column="who",
        series=[
            series for raised in (0, 2) for series in on_all_circuits(3, LEGEND_GAMES, legends=3, pro_legends=raised)
        ],
        wins=wins_of_legends,
    ),
    Question(
        heading="Championships by place on the first grid",
        note="The season of 1961 with four greedy drivers, races of one lap, basic upgrades. A fair share is 25%.",
        column="first grid",
        series=[Series(4, SEASON_GAMES, {"season": "1961", "laps": "1"})],
        wins=wins_by_slot,
        sort=str,
    ),
]
