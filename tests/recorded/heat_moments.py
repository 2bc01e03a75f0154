"""Moments of a Heat race, found in what was told: a recorded game must show the one that it is named for."""

from typing import Any

from paddock.games.heat.state import Race

Told = list[dict[str, Any]]


def turns(events: Told) -> list[Told]:
    """The events of each turn: it begins when cards are revealed."""
    found: list[Told] = []
    for event in events:
        if event["kind"] == "revealed":
            found.append([])
        if found:
            found[-1].append(event)
    return found


def of_kind(events: Told, kind: str) -> Told:
    return [event for event in events if event["kind"] == kind]


def has_finished(g: Race) -> bool:
    """Every car has a place."""
    outcome = g.outcome()
    return outcome is not None and outcome.reason == ("all-finished" if g.seats > 1 else "against-the-clock")


def has_spin_out(g: Race) -> bool:
    """Somebody spins out in third or fourth gear: two Stress."""
    return any(event["args"]["stress"] == 2 for event in of_kind(g.events(), "spun-out"))


def has_cluttered_hand(g: Race) -> bool:
    """Somebody's hand is cluttered."""
    return bool(of_kind(g.events(), "cluttered"))


def has_full_space(g: Race) -> bool:
    """A car loses two spaces or more, and another one that is blocked does not move at all."""
    lost = [event["args"]["lost"] for event in of_kind(g.events(), "blocked")]
    stuck = [turn for turn in turns(g.events()) for moved, after in zip(turn, turn[1:]) if is_stuck(moved, after)]
    return max(lost, default=0) >= 2 and bool(stuck)


def is_stuck(moved: dict[str, Any], after: dict[str, Any]) -> bool:
    return (moved["kind"], after["kind"]) == ("moved", "blocked") and not moved["args"]["went"]


def has_slipstream_over_a_corner(g: Race) -> bool:
    """A slipstream crosses a corner line that then costs Heat."""
    for turn in turns(g.events()):
        for event in of_kind(turn, "moved"):
            line = g.circuit.next_line(event["args"]["from"])
            if event["args"]["how"] == "slipstream" and line <= event["args"]["to"] and line < g.finish:
                corner = g.circuit.corner_at(line)
                paid = [passed["args"] for passed in of_kind(turn, "corner-passed")]
                if any(passed["corner"] == corner and passed["heat"] > 0 for passed in paid):
                    return True
    return False


def has_lap_taken_back(g: Race) -> bool:
    """A car crosses the last line, spins out at a corner before it, and has not finished."""
    for turn in turns(g.events()):
        crossed = [event["args"]["lap"] * g.circuit.spaces for event in of_kind(turn, "crossed-line")]
        back = [event["args"]["to"] for event in of_kind(turn, "spun-out")]
        if crossed and back and back[-1] < g.finish <= crossed[-1] and not of_kind(turn, "finished"):
            return True
    return False


def has_tie_on_a_space(g: Race) -> bool:
    """Two cars finish in the same round on the same space: the one on the race line takes the better place."""
    for one in g.cars:
        for other in g.cars:
            same = one.at == other.at and one.finished_in == other.finished_in
            if same and one.spot < other.spot and one.place == other.place - 1:
                return True
    return False


def has_printed_laps(g: Race) -> bool:
    return g.setup["laps"] == "printed" and has_finished(g)


def has_chosen_laps(g: Race) -> bool:
    return g.laps != g.circuit.laps and g.laps > 1 and has_finished(g)


def has_beaten_a_legend(g: Race) -> bool:
    """A driver alone comes in behind one Legend and before another."""
    places = [legend.place for legend in g.legends]
    return min(places) < g.cars[0].place < max(places)


def has_every_legend_move(g: Race) -> bool:
    """Legends take corners, stop before a second one, brake and drive at top speed; a second deck is shuffled."""
    moves = {event["args"]["how"] for event in of_kind(g.events(), "legend-moved")}
    cards = len(of_kind(g.events(), "legend-card"))
    return moves == {"corner", "second-corner", "line", "top-speed"} and cards > 10


def has_every_symbol(g: Race) -> bool:
    """Cars are drafted, and every symbol that is used in steps 3, 5 and 9 is used."""
    told = {event["kind"] for event in g.events()}
    used = {"heat-paid", "scrapped", "stress-reduced", "salvaged", "played-directly", "refreshed", "speed-chosen"}
    moves = {event["args"]["how"] for event in of_kind(g.events(), "moved")}
    return used <= told and "upgrade-taken" in told and "accelerate" in moves


def has_cards_given_up(g: Race) -> bool:
    """Two cards of one turn cannot be paid for, and it is driven again."""
    return any(event["args"]["count"] == 2 for event in of_kind(g.events(), "given-up"))


def has_both_mistakes(g: Race) -> bool:
    """Somebody shifts up and somebody shifts down by two gears without Heat to pay."""
    return {event["args"]["count"] for event in of_kind(g.events(), "shifted-too-far")} == {0, 1}


def has_weather_at_work(g: Race) -> bool:
    """A boost costs nothing, and the weather cools."""
    free = [event for event in of_kind(g.events(), "boosted") if event["args"]["heat"] == 0]
    cooled = [event for event in of_kind(g.events(), "cooled") if event["args"]["how"] == "weather"]
    return bool(free and cooled)


def has_everything(g: Race) -> bool:
    """Tokens, Legends and upgrades meet in one race."""
    kinds = {event["kind"] for event in g.events()}
    return {"weather", "road-token", "legend-moved", "upgrades-dealt"} <= kinds


def has_won_sponsors(g: Race) -> bool:
    """Sponsors are won from the press and for the first lap; an upgrade is swapped, and a sponsor is used up."""
    why = {event["args"]["why"] for event in of_kind(g.events(), "sponsor-gained")}
    kinds = {event["kind"] for event in g.events()}
    return why >= {"press", "grandstand"} and {"swapped", "used-up"} <= kinds


def has_elimination(g: Race) -> bool:
    """Somebody is out of the last race, and somebody else finishes it."""
    last = g.season.out[-1] if g.season is not None else []
    return 0 < len(last) < g.seats


def has_legend_between_drivers(g: Race) -> bool:
    """In a race of a season of one's own a Legend comes in between two drivers."""
    return g.season is not None and any(places[g.seats] == 2 for places in g.season.places)


def has_three_seasons(g: Race) -> bool:
    """Three seasons in a row, with an upgrade kept after the first and the second."""
    return len(of_kind(g.events(), "upgrade-kept")) == 2 * g.seats and len(of_kind(g.events(), "season-won")) == 2
