"""What we ask about Steampunk Rally: how long a race is, what happens to machines, and who and what is favoured."""

from collections.abc import Iterator
from functools import partial
from math import sqrt
from typing import Any

from paddock.arena.balance import Band, Question, Series, Trial
from paddock.arena.balance_rows import around, by_players, by_turn, on_each, players, turn, wins_in_order
from paddock.games.steampunk_rally.boosts import BOOSTS
from paddock.games.steampunk_rally.effects import DICE
from paddock.games.steampunk_rally.part import COPPER
from paddock.games.steampunk_rally.parts import INVENTORS, PARTS

__all__ = ["QUESTIONS", "REMARKS", "TITLE"]

TITLE = "Steampunk Rally"
REMARKS = """\
The inventors were tuned twice by these questions: Diesel had won 40 %, Watt 35 % and Carnot 33 % of the races of four,
Kovalevskaya 16 %. Four cockpits that reinforced and gave a cog only reinforce now, two that threw dice out reinforce,
and the parts of Carnot and Kovalevskaya give more. What is still missed:

- **Machines** have four to five cards when the last race phase begins, not five or more: greedy players drive them to
  pieces.
- **Carnot** is at the lower edge with four players and, like Ayrton, Yablochkov and Siemens, in doubt with eight.
- **Parts that are built**: greedy players decide what to do with a card when they take it, so good motion is nearly
  always built. Parts that only throw dice out or store them are sold: these players see hardly any worth in that. It
  says little about the parts.
- **Boosts** that move their player, or reinforce, are hardly ever sold.
- **Wardens** win 34–36 % where they are built, a little more than they should.
"""
SIDES = ["alps", "sky"]
SEATS = [2, 4, 6, 8]
GAMES = 200
SEAT_GAMES = 500
CARD_GAMES = 500
INVENTOR_GAMES = {2: 1_500, 4: 2_500, 8: 400}  # on each side
DICE_GAMES = 1_500
NEW_MACHINE = 2  # the cockpit and the inventor's own part
LONG = 60  # activations in one race phase that no part should allow
Told = list[tuple[str, float]]
Event = dict[str, Any]
DESIGNS = [part.name for part in PARTS if part.deck <= COPPER]


def on_both_sides(seats: int, games: int) -> list[Series]:
    """As many games on each track, with inventors drawn and tiles mixed."""
    return on_each("track", SIDES, seats, games, inventors="drawn")


def cell(trial: Trial) -> str:
    return f"{trial.series.options['track']}, {table(trial)}"


def table(trial: Trial) -> str:
    return players(trial.series.seats)


def counted(trial: Trial, kind: str) -> int:
    return sum(event["kind"] == kind for event in trial.events)


# ---- the length of a race --------------------------------------------------------------------------------------------


def lengths(trial: Trial) -> Told:
    return [(cell(trial), trial.rounds)]


LIMITS = {"5 or more": (5, 99), "6 or more": (6, 99), "9 or fewer": (0, 9), "11 or fewer": (0, 11)}
AT_LEAST = {"5 or more": 0.9, "6 or more": 0.5, "9 or fewer": 0.5, "11 or fewer": 0.9}


def within_limits(trial: Trial) -> Told:
    return [(f"{cell(trial)}, {name}", low <= trial.rounds <= high) for name, (low, high) in LIMITS.items()]


def late_crossing(trial: Trial) -> list[tuple[str, bool]]:
    """The last round is the one after the line was crossed first."""
    return [(cell(trial), trial.ended["final_round"] - 1 >= 4)]


def stopped(trial: Trial) -> list[tuple[str, bool]]:
    return [(cell(trial), counted(trial, "stopped") > 0)]


def shared(trial: Trial) -> list[tuple[str, bool]]:
    return [(table(trial), trial.places.count(1) > 1)]


# ---- machines --------------------------------------------------------------------------------------------------------


def explosions(trial: Trial) -> Told:
    return [(cell(trial), counted(trial, "exploded") / trial.series.seats)]


def parts_lost(trial: Trial) -> Told:
    return [(cell(trial), counted(trial, "part-lost") / trial.series.seats)]


def machines_at_last(trial: Trial) -> Told:
    """The cards of a machine when the last race phase begins."""
    cards = at_last_race = NEW_MACHINE * trial.series.seats
    for event in trial.events:
        cards += (event["kind"] == "built") - (event["kind"] == "part-lost")
        if event["kind"] == "phase-began" and event["args"]["phase"] == "race":
            at_last_race = cards
    return [(cell(trial), at_last_race / trial.series.seats)]


def ways_of_building(trial: Trial) -> Told:
    """How a part that was wanted came into the machine."""
    found: Told = []
    how: dict[int, set[str]] = {}
    for event in trial.events:
        seat = event["seat"]
        if event["kind"] == "shown":
            how[seat] = set()
        elif event["kind"] == "rearranged":
            how.setdefault(seat, set()).add("laid anew")
        elif event["kind"] == "part-lost" and event["args"]["how"] == "room":
            how.setdefault(seat, set()).add("a part given up")
        elif event["kind"] == "built":
            ways = how.pop(seat, set())
            found += [(way, way in ways) for way in ("laid anew", "a part given up")]
    return found


def most_activations(trial: Trial) -> int:
    """By one player in one race phase."""
    most = 0
    seats = [0] * trial.series.seats
    for event in trial.events:
        if event["kind"] == "round-began":
            seats = [0] * trial.series.seats
        elif event["kind"] == "activated":
            seats[event["seat"]] += event["args"]["times"]
            most = max(most, *seats)
    return most


def activations(trial: Trial) -> Told:
    most = most_activations(trial)
    return [("the most of a game", most), (f"{LONG} or fewer", most <= LONG)]


# ---- who wins --------------------------------------------------------------------------------------------------------


def wins_by_inventor(trial: Trial) -> list[tuple[str, bool]]:
    racers = trial.ended["racers"]
    return [(f"{table(trial)}, {racer['inventor']}", trial.places[racer["seat"]] == 1) for racer in racers]


LEANS_ON = {inventor.name: [*DICE, "any"][inventor.leans_on] for inventor in INVENTORS}


def wins_by_dice(trial: Trial) -> list[tuple[str, bool]]:
    racers = trial.ended["racers"]
    return [(LEANS_ON[racer["inventor"]], trial.places[racer["seat"]] == 1) for racer in racers]


def wins_by_order(trial: Trial) -> list[tuple[str, bool]]:
    """Seats as the token of the first round orders them."""
    return wins_in_order(trial, trial.began["order"], partial(turn, trial.series.seats))


def wins_at_half(trial: Trial) -> list[tuple[str, bool]]:
    """Who leads and who is last when a round begins with somebody half way to the line."""
    left = [space["left"] for space in trial.began["track"]["spaces"]]
    at = [0] * trial.series.seats
    for event in trial.events:
        if event["kind"] in ("moved", "exploded", "fell-back"):
            at[event["seat"]] = event["args"]["to"]
        elif event["kind"] == "round-began" and 2 * min(left[space] for space in at) <= left[0]:
            return [(name, trial.places[seat] == 1) for name, seat in ends_of([left[space] for space in at])]
    return []


def ends_of(left: list[int]) -> Iterator[tuple[str, int]]:
    """The seats that lead and those that are last; nobody is both."""
    for seat, spaces in enumerate(left):
        if spaces == min(left):
            yield "leads", seat
        elif spaces == max(left):
            yield "is last", seat


# ---- cards -----------------------------------------------------------------------------------------------------------


def uses(trial: Trial, kinds: dict[str, bool]) -> list[tuple[str, bool]]:
    return [(event["args"]["card"], kinds[event["kind"]]) for event in trial.events if event["kind"] in kinds]


def parts_built(trial: Trial) -> list[tuple[str, bool]]:
    """Of every part that was taken, whether it was built or sold."""
    found = uses(trial, {"shown": True, "sold-for-dice": False, "sold-for-cogs": False})
    return [(card, built) for card, built in found if card in DESIGNS]


def boosts_played(trial: Trial) -> list[tuple[str, bool]]:
    found = uses(trial, {"boost-played": True, "sold-for-dice": False, "sold-for-cogs": False, "boost-given-up": False})
    return [(card, played) for card, played in found if card not in DESIGNS]


def wins_with_part(trial: Trial) -> list[tuple[str, bool]]:
    """For every player each part that he has built, once."""
    built = {(event["seat"], event["args"]["card"]) for event in trial.events if event["kind"] == "built"}
    return [(card, trial.places[seat] == 1) for seat, card in sorted(built) if card in DESIGNS]


# ---- the questions ---------------------------------------------------------------------------------------------------


def cells(band: Band) -> dict[str, Band]:
    return {f"{side}, {players(seats)}": band for side in SIDES for seats in SEATS}


def unfair(seats: int) -> float:
    """A tenth of an even share, or three standard errors."""
    share = 1 / seats
    return max(0.1 * share, 3 * sqrt(share * (1 - share) / (len(SIDES) * SEAT_GAMES)))


def by_inventor() -> dict[str, Band]:
    """With four players a fifth of an even share, else three tenths."""
    return {
        f"{players(seats)}, {inventor.name}": around(1 / seats, (0.2 if seats == 4 else 0.3) / seats)
        for seats in INVENTOR_GAMES
        for inventor in INVENTORS
    }


EVERYWHERE = [series for seats in SEATS for series in on_both_sides(seats, GAMES)]
FOUR = on_both_sides(4, CARD_GAMES)

QUESTIONS = [
    Question(
        heading="Rounds",
        note="Greedy players, inventors and tiles drawn. Asked: the median 6–9, and within one round of each other "
        "for 2 and 8 players.",
        column="race",
        series=EVERYWHERE,
        lengths=lengths,
        digits=2,
    ),
    Question(
        heading="Short and long races",
        note="Asked: of ten races at least nine last 5 rounds or more and nine 11 or fewer; the median is 6–9.",
        column="race",
        series=EVERYWHERE,
        lengths=within_limits,
        value="races",
        bands={f"{name}, {limit}": (least, 1.0) for name in cells((0, 1)) for limit, least in AT_LEAST.items()},
    ),
    Question(
        heading="The line is not crossed before round 4",
        note="Asked: in 99 of 100 races.",
        column="race",
        series=EVERYWHERE,
        wins=late_crossing,
        value="races",
        bands=cells((0.99, 1.0)),
    ),
    Question(
        heading="A pawn is stopped by the end of the track",
        note="Asked: in at most one of 200 races.",
        column="race",
        series=EVERYWHERE,
        wins=stopped,
        events=True,
        value="races",
        bands=cells((0.0, 0.005)),
    ),
    Question(
        heading="Shared wins",
        note="Asked: at most 3 %.",
        column="players",
        series=EVERYWHERE,
        wins=shared,
        value="shared",
        bands=by_players((0.0, 0.03), SEATS),
    ),
    Question(
        heading="Explosions",
        note="Of a player in a race.",
        column="race",
        series=EVERYWHERE,
        lengths=explosions,
        events=True,
        value="explosions",
        digits=2,
        bands=cells((0.15, 0.5)),
    ),
    Question(
        heading="Parts lost",
        note="By a player in a race. Asked: five or more.",
        column="race",
        series=EVERYWHERE,
        lengths=parts_lost,
        events=True,
        value="parts",
        bands=cells((5.0, 99.0)),
    ),
    Question(
        heading="Machines when the last race phase begins",
        note="Cards, the cockpit among them.",
        column="race",
        series=EVERYWHERE,
        lengths=machines_at_last,
        events=True,
        value="cards",
        bands=cells((5.0, 8.0)),
    ),
    Question(
        heading="How a part comes into the machine",
        note="Four players: where no socket is free the machine is laid anew; where that does not help, a part is "
        "given up. Asked: either in at most one of ten builds.",
        column="way",
        series=FOUR,
        lengths=ways_of_building,
        events=True,
        value="builds",
        bands={"laid anew": (0.0, 0.1), "a part given up": (0.0, 0.1)},
    ),
    Question(
        heading="Activations in one race phase",
        note="Of one player, four players. Asked: no endless machines.",
        column="activations",
        series=FOUR,
        lengths=activations,
        events=True,
        value="activations",
        bands={f"{LONG} or fewer": (1.0, 1.0)},
    ),
    Question(
        heading="Wins by inventor",
        note="Inventors drawn, both sides. Asked: within a fifth of an even share with four players, within three "
        "tenths with two and eight.",
        column="inventor",
        series=[series for seats, games in INVENTOR_GAMES.items() for series in on_both_sides(seats, games)],
        wins=wins_by_inventor,
        bands=by_inventor(),
        sort=str,
    ),
    Question(
        heading="Wins by the dice that an inventor leans on",
        note="Four players. Asked: within a tenth of an even share.",
        column="dice",
        series=on_both_sides(4, DICE_GAMES),
        wins=wins_by_dice,
        bands={dice: around(0.25, 0.025) for dice in DICE},
        sort=str,
    ),
    Question(
        heading="Wins by turn order",
        note="Seat 1 is the nearest to the token in the first round. Asked: within a tenth of an even share, or three "
        "standard errors.",
        column="seat",
        series=[series for seats in SEATS for series in on_both_sides(seats, SEAT_GAMES)],
        wins=wins_by_order,
        bands=by_turn(SEATS, unfair),
        sort=str,
    ),
    Question(
        heading="Half way to the line",
        note="Four players, at the beginning of the round: how often whoever leads then wins, and whoever is last. "
        "Asked: at most 60 %, at least 8 %.",
        column="who",
        series=FOUR,
        wins=wins_at_half,
        events=True,
        bands={"leads": (0.0, 0.6), "is last": (0.08, 1.0)},
    ),
    Question(
        heading="Parts that are built",
        note="Four players: of all that were taken in the draft, the others were sold.",
        column="part",
        series=FOUR,
        wins=parts_built,
        events=True,
        value="built",
        bands=dict.fromkeys(DESIGNS, (0.08, 0.7)),
        sort=DESIGNS.index,
    ),
    Question(
        heading="Wins by part",
        note="Four players: of all who have built it. Asked: within six points of an even share.",
        column="part",
        series=FOUR,
        wins=wins_with_part,
        events=True,
        bands=dict.fromkeys(DESIGNS, (0.19, 0.31)),
        sort=DESIGNS.index,
    ),
    Question(
        heading="Boosts that are played",
        note="Four players: of those played, sold or given up.",
        column="boost",
        series=FOUR,
        wins=boosts_played,
        events=True,
        value="played",
        bands={boost.name: (0.15, 0.85) for boost in BOOSTS},
        sort=[boost.name for boost in BOOSTS].index,
    ),
]
