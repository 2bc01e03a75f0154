"""Records Formula D's races of this folder anew: ``python -m tests.recorded.record_formula_d [name …]``."""

from paddock.games.formula_d import GAME
from paddock.kernel.table import Table
from tests.recorded.by_bots import Recording, ends_with, record, tells, told_with


def slides_for_the_grid(g: Table) -> bool:
    """Whether a car slid before the race had begun."""
    kinds = [event["kind"] for event in g.events()]
    before = g.events()[: kinds.index("grid")]
    return any(event["kind"] == "moved" and event["args"]["how"] == "slide" for event in before)


RECORDINGS = {
    "all_home": Recording(ends_with("all-home"), "greedy greedy greedy", circuit="monaco", laps="1"),
    "nobody_finished": Recording(ends_with("nobody-finished"), "random random", circuit="monaco"),
    "team_race": Recording(
        ends_with("teams-ranked"),
        "greedy random greedy random greedy random",
        circuit="zandvoort",
        laps="1",
        teams=True,
        technical_stops=True,
    ),
    "slipstream": Recording(
        told_with("moved", "how", "slipstream"), "greedy greedy greedy greedy", circuit="monza", laps="1"
    ),
    "spun": Recording(tells("spun"), "greedy random random", circuit="suzuka", laps="1"),
    "pit_stop": Recording(tells("fresh-tyres", "pit-roll"), "random random greedy", circuit="zandvoort", laps="3"),
    "out_by_stops_and_tyres": Recording(
        told_with("eliminated", "cause", "stops", "tyres"), "random random random", circuit="silverstone"
    ),
    "blocked": Recording(
        told_with("eliminated", "cause", "blocked"), "random random random random random random", circuit="montreal"
    ),
    "ten_cars": Recording(tells("debris", "check"), " ".join(["random"] * 10), circuit="sebring", laps="1"),
    "qualifying": Recording(tells("lap-driven"), "random greedy", circuit="zandvoort", laps="1", grid="qualifying"),
    "qualifying_in_the_rain": Recording(
        slides_for_the_grid,
        "random greedy",
        circuit="zandvoort",
        laps="1",
        grid="qualifying",
        weather=True,
        tyre_types=True,
    ),
    "official_readings": Recording(
        tells("pit-roll", "spun"),
        "random random greedy",
        circuit="zandvoort",
        laps="2",
        tyre_floor="official",
        slow_stop="any",
    ),
    "built_cars": Recording(tells("built"), "greedy random", circuit="zeltweg", laps="1", cars="built"),
    "rain": Recording(
        told_with("moved", "how", "slide"),
        "greedy random greedy",
        circuit="spa",
        laps="1",
        weather=True,
        tyre_types=True,
    ),
    "soft_tyres": Recording(
        told_with("moved", "how", "bonus"), "random random", circuit="monza", laps="1", tyre_types=True
    ),
    "street_race": Recording(
        tells("nitro", "toll", "harmed", "adjusted", "ambush", "trap-won", "regained", "driver"),
        "greedy random greedy random greedy greedy",
        circuit="pine_harbour",
        laps="2",
        race="street",
        weather=True,
    ),
    "beginners": Recording(ends_with("all-home"), "greedy greedy random", circuit="pine_harbour", rules="beginner"),
}


if __name__ == "__main__":
    record(GAME, RECORDINGS)
