"""What we ask about Unicorn Fever: what odds and magic do to a race, where fame comes from, and who is favoured."""

from functools import partial
from itertools import combinations

import paddock
from paddock.arena.balance import Question, Series, Trial
from paddock.arena.balance_rows import by_players, by_turn, players, turn, wins_in_order
from paddock.arena.one_game import play_to_the_end
from paddock.games.unicorn_fever.bets import UNICORNS_RACING
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.laid import laid_card
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import WHOLE, cards_in
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.rules.contract_deck import draw_contract
from paddock.games.unicorn_fever.rules.reveal import StartRace
from paddock.games.unicorn_fever.state import Stable, changed
from paddock.kernel.chance import Chance, stream_key

__all__ = ["QUESTIONS", "REMARKS", "TITLE"]

TITLE = "Unicorn Fever"
REMARKS = """\
Nearly all that was asked for holds, without a change of the set. What does not:

- **Loans** with two and six players are fewer than asked. Greedy players mind the tax; how often they borrow says more
  about them than about the set.
- **Gilded Podium** (L2) does its owner no good in greedy hands, though it only ever pays. These players probably stake
  too much on leaders with it, for gold that is worth little in the end; see better ones before it is changed.
- **Fever Fan Club** (F3) looks a little too strong, and the fame that Numbered Ticket, Creative Clerk, Smudged Odds and
  Stirring Spoon bring a little too small; the intervals leave it in doubt.
"""
RACES = 20_000
PAIRS = 1_000
GAMES = 300
SEAT_GAMES = 600
CONTRACT_GAMES = 300
CLAN_GAMES = 150
PODIUM = 3
SHOWN_ROWS = 3  # the rows at which a card moves most
CARDS_IN_RACE = [0, 5, 10, 14]
OWNER = 1
Told = list[tuple[str, float]]
Laid = list[tuple[int, int]]  # a kind of magic and the unicorn over it


# ---- races in which nobody bets --------------------------------------------------------------------------------------


def race(seed: int, magic: Laid) -> Stable:
    """Each unicorn on the row of its number, none hot, these cards under them; whoever settles ties draws lots."""
    g = paddock.game("unicorn_fever").new(2, {}, seed, quiet=True)
    assert isinstance(g, Stable)
    g.end_lane()
    g.rows = list(range(UNICORNS_RACING))
    g.hot = 0
    g.laid = [laid_card(kind, 0, unicorn) for kind, unicorn in magic]
    g.then(StartRace())
    g.advance()
    lots = Chance(stream_key(seed, "ties"))
    while seats := g.open_seats():
        options = g.options(seats[0])
        g.answer(seats[0], options[lots.below(len(options))])
    return g


def some_magic(seed: int, cards: int) -> Laid:
    """Cards off the top of a shuffled deck, each under any unicorn."""
    chance = Chance(stream_key(seed, "magic"))
    deck = cards_in(WHOLE)
    chance.shuffle(deck)
    return [(kind, chance.below(UNICORNS_RACING)) for kind in deck[:cards]]


def row_name(row: int) -> str:
    return f"×{MULTIPLIERS[row]}"


def first_places(series: Series, seed: int) -> Told:
    place = race(seed, []).place
    return [(row_name(row), place[row] == 1) for row in range(UNICORNS_RACING)]


def gold_won(series: Series, seed: int) -> Told:
    """What a gold on each winner bet brings."""
    place = race(seed, []).place
    return [(row_name(row), float(MULTIPLIERS[row] * (place[row] == 1))) for row in range(UNICORNS_RACING)]


def podium_places(series: Series, seed: int) -> Told:
    place = race(seed, []).place
    return [(row_name(row), place[row] <= PODIUM) for row in range(UNICORNS_RACING)]


def usual_length(series: Series, seed: int) -> Told:
    return [(f"{cards} cards", 4 <= race(seed, some_magic(seed, cards)).race_turn <= 7) for cards in CARDS_IN_RACE]


def moved_by_magic(series: Series, seed: int) -> Told:
    """The same race with and without a card: 100 points if it has made the winner."""
    without = race(seed, []).place
    found: Told = []
    for kind in range(len(MAGIC)):
        for row in range(SHOWN_ROWS):
            with_card = race(seed, [(kind, row)]).place
            change = (with_card[row] == 1) - (without[row] == 1)
            found.append((f"{MAGIC[kind].name} on {row_name(row)}", 100.0 * change))
    return found


def favourite_with_magic(series: Series, seed: int) -> Told:
    return [(f"{cards} cards", race(seed, some_magic(seed, cards)).place[0] == 1) for cards in CARDS_IN_RACE]


# ---- whole games -----------------------------------------------------------------------------------------------------


def table(trial: Trial) -> str:
    short = trial.series.options.get("rounds") == "3"
    return f"{players(trial.series.seats)}{', three races' if short else ''}"


def mean_of(trial: Trial, key: str) -> float:
    return float(sum(player[key] for player in trial.ended["players"])) / trial.series.seats


def fame(trial: Trial) -> Told:
    return [(table(trial), mean_of(trial, "final"))]


def fame_of_winners(trial: Trial) -> Told:
    (best, *_) = [player["final"] for player, place in zip(trial.ended["players"], trial.places) if place == 1]
    return [(table(trial), float(best))]


def sources(trial: Trial) -> Told:
    """Of all fame of a game in percent."""
    parts = {"bets": mean_of(trial, "fame"), "contracts": mean_of(trial, "paper"), "gold": mean_of(trial, "converted")}
    total = sum(parts.values())
    return [(name, 100.0 * part / total) for name, part in parts.items()] if total else []


def loans(trial: Trial) -> Told:
    return [(table(trial), mean_of(trial, "loans"))]


def unpaid(trial: Trial) -> list[tuple[str, bool]]:
    return [(table(trial), player["unpaid"] > 0) for player in trial.ended["players"]]


def signed(trial: Trial) -> Told:
    return [(table(trial), sum(len(p["contracts"]) for p in trial.ended["players"]) / trial.series.seats)]


def ties(trial: Trial) -> Told:
    photos = [event["args"]["by"] for event in trial.events if event["kind"] == "photo-finish"]
    return [(table(trial), float(photos.count("first-player")))]


def wins_by_turn(trial: Trial) -> list[tuple[str, bool]]:
    """The first player of the first race is seat 1."""
    seats = trial.series.seats
    order = [(trial.began["first"] + n) % seats for n in range(seats)]
    return wins_in_order(trial, order, partial(turn, seats))


def played(options: dict[str, str], seed: int, seats: int, contract: int = -1) -> Stable:
    """A game of greedy players; a seat may own a contract from the start."""
    g = paddock.game("unicorn_fever").new(seats, dict(options), seed, quiet=True)
    assert isinstance(g, Stable)
    if contract >= 0:
        g.contracts = changed(g.contracts, OWNER, 1 << contract)
        g.contract_deck &= ~(1 << contract)
        if contract in g.on_show:
            g.on_show = changed(g.on_show, g.on_show.index(contract), draw_contract(g))
    play_to_the_end(g, ["greedy"] * seats, seed)
    return g


def has_won(g: Stable) -> float:
    outcome = g.outcome()
    assert outcome is not None
    return 1.0 / outcome.places.count(1) if outcome.places[OWNER] == 1 else 0.0


def worth_of_contracts(series: Series, seed: int) -> Told:
    """The same game with and without each contract in a seat's hands from the start."""
    without = played({}, seed, series.seats)
    found: Told = []
    for number, card in enumerate(CONTRACTS):
        owned = played({}, seed, series.seats, number)
        found.append((f"{card.mark} {card.name}, fame", owned.final_fame(OWNER) - without.final_fame(OWNER)))
        found.append((f"{card.mark} {card.name}, points", 100.0 * (has_won(owned) - has_won(without))))
    return found


def fame_by_clans(series: Series, seed: int) -> Told:
    """The mean fame of a pair of clans less that of all ten pairs, with the same seed."""
    found = {}
    for pair in combinations(CLANS, 2):
        g = played({"clans": "-".join(pair)}, seed, series.seats)
        found[" and ".join(pair)] = sum(g.final_fame(seat) for seat in range(series.seats)) / series.seats
    mean = sum(found.values()) / len(found)
    return [(name, value - mean) for name, value in found.items()]


# ---- the questions ---------------------------------------------------------------------------------------------------


SEATS = [2, 3, 4, 5, 6]
FAIR = 0.05  # a share that a seat may have more or less than the others
ALL_SEATS = [Series(seats, GAMES) for seats in SEATS]
RACING = [Series(2, RACES)]

QUESTIONS = [
    Question(
        heading="Winners by odds",
        note="Races without magic, each unicorn on a row of its own. Asked: falling from row to row.",
        column="odds",
        series=RACING,
        plays=first_places,
        value="first",
        bands={"×2": (0.30, 0.38), "×7": (0.05, 0.09)},
    ),
    Question(
        heading="What a gold on the winner brings",
        note="The same kind of races: the chance to win times the multiplier.",
        column="odds",
        series=RACING,
        plays=gold_won,
        value="gold",
        digits=2,
        bands={row_name(row): (0.45, 0.80) for row in range(UNICORNS_RACING)},
    ),
    Question(
        heading="The first three by odds",
        note="The same kind of races. A bet on a leader pays twice the stake: asked is that it breaks even between ×4 "
        "and ×5.",
        column="odds",
        series=RACING,
        plays=podium_places,
        value="among three",
        bands={"×4": (0.5, 1.0), "×5": (0.0, 0.5)},
    ),
    Question(
        heading="Races of four to seven turns",
        note="With so many magic cards, drawn and laid by lot.",
        column="magic",
        series=RACING,
        plays=usual_length,
        value="4–7 turns",
        bands={f"{cards} cards": (0.97, 1.0) for cards in CARDS_IN_RACE},
    ),
    Question(
        heading="What one magic card does",
        note="Points of the chance to win, the same race with and without the card, on the three rows with the best "
        "odds. Asked: no card moves more than 20.",
        column="card",
        series=[Series(2, PAIRS)],
        plays=moved_by_magic,
        value="points",
        bands={f"{kind.name} on {row_name(row)}": (-20.0, 20.0) for kind in MAGIC for row in range(SHOWN_ROWS)},
    ),
    Question(
        heading="The favourite among magic",
        note="How often ×2 wins with so many magic cards, drawn and laid by lot.",
        column="magic",
        series=RACING,
        plays=favourite_with_magic,
        value="first",
        bands={"10 cards": (0.24, 0.34)},
    ),
    Question(
        heading="Fame at the end",
        note="The mean of all players of a game. Asked for five players: 14–18; it should not rise with the players.",
        column="players",
        series=[*ALL_SEATS, Series(6, GAMES, {"rounds": "3"})],
        lengths=fame,
        value="fame",
        bands={**by_players((12.0, 21.0), [2, 3, 4, 6]), **by_players((14.0, 18.0), [5])},
    ),
    Question(
        heading="Fame of winners",
        note="Nothing is asked.",
        column="players",
        series=ALL_SEATS,
        lengths=fame_of_winners,
        value="fame",
    ),
    Question(
        heading="Where fame comes from",
        note="Five players: percent of all fame of a game.",
        column="source",
        series=[Series(5, GAMES)],
        lengths=sources,
        value="%",
        bands={"bets": (70.0, 85.0), "contracts": (10.0, 20.0), "gold": (5.0, 10.0)},
    ),
    Question(
        heading="Loans",
        note="Taken by a player in a game.",
        column="players",
        series=ALL_SEATS,
        lengths=loans,
        value="loans",
        digits=2,
        bands=by_players((0.1, 0.6), SEATS),
    ),
    Question(
        heading="Players who end with loans unpaid",
        note="Of all players.",
        column="players",
        series=ALL_SEATS,
        wins=unpaid,
        value="in debt",
        bands=by_players((0.05, 0.20), SEATS),
    ),
    Question(
        heading="Contracts signed",
        note="By a player in a game. Asked for four and five players.",
        column="players",
        series=ALL_SEATS,
        lengths=signed,
        value="contracts",
        digits=2,
        bands=by_players((1.5, 2.8), [4, 5]),
    ),
    Question(
        heading="What a contract is worth",
        note="To the second of four players who owns it before the first race: fame at the end, and points of the "
        "chance to win, both compared with the same game without it. Asked: 1.0–2.6 fame, 0–11 points.",
        column="contract",
        series=[Series(4, CONTRACT_GAMES)],
        plays=worth_of_contracts,
        value="more",
        bands={
            f"{card.mark} {card.name}, {unit}": band
            for card in CONTRACTS
            for unit, band in (("fame", (1.0, 2.6)), ("points", (0.0, 11.0)))
        },
    ),
    Question(
        heading="Wins by turn order",
        note="Seat 1 is the first player of the first race. Asked: within five points of an even share.",
        column="seat",
        series=[Series(seats, SEAT_GAMES) for seats in SEATS],
        wins=wins_by_turn,
        bands=by_turn(SEATS, lambda seats: FAIR),
    ),
    Question(
        heading="Fame by clans",
        note="Four players: the mean fame with a pair of clans, less the mean of all ten pairs.",
        column="clans",
        series=[Series(4, CLAN_GAMES)],
        plays=fame_by_clans,
        value="fame",
        digits=2,
        bands={" and ".join(pair): (-1.0, 1.0) for pair in combinations(CLANS, 2)},
    ),
    Question(
        heading="Ties that a player settles",
        note="By the first player, in a game.",
        column="players",
        series=ALL_SEATS,
        lengths=ties,
        events=True,
        value="ties",
        digits=2,
        bands=by_players((0.4, 2.0), SEATS),
    ),
]
