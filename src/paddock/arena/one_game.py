"""One game of bots, from the seed to the outcome."""

from collections import Counter
from dataclasses import dataclass, field

from paddock.arena.seeds import derived_seed
from paddock.arena.spec import Spec
from paddock.bots import BotFailed, fault_in, let_answer, make_bot
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.game import Game
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table

__all__ = ["DECISIONS_LIMIT", "Failure", "Played", "play_one"]

DECISIONS_LIMIT = 200_000  # of games that have no bound of their own


@dataclass(frozen=True)
class Failure:
    """A game that went wrong, with the seed that makes it go wrong again."""

    game: int
    seed: str
    message: str


@dataclass
class Played:
    """What is kept of one game. ``failure`` is None if it went well."""

    bots: list[str]
    decisions: int = 0
    reason: str = ""
    places: list[int] = field(default_factory=list)
    rounds: int = 0
    statistics: dict[str, int] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    failure: Failure | None = None


def play_one(game: Game, spec: Spec, number: int) -> Played:
    """Game ``number`` of a simulation: it depends on the spec and on its number, and on nothing else."""
    seed = derived_seed(spec.seed, "game", number)
    played = Played(spec.bots_in_game(number))
    try:
        table = game.new(spec.seats, spec.options, seed, quiet=not spec.stats)
        play_to_the_end(table, played.bots, derived_seed(spec.seed, "bots", number))
        note_outcome(table, played)
    except BotFailed as failed:
        played.failure = Failure(number, str(seed), f"{failed.bot}: {failed.cause}")
    except Exception as fault:  # whatever it is, it is counted and told with its seed, and the other games go on
        played.failure = Failure(number, str(seed), fault_in(played.bots, fault))
    return played


def play_to_the_end(table: Table, names: list[str], seed: int) -> None:
    if set(names) == {"random"}:
        play_randomly(table, Chance(stream_key(seed, "bots")), DECISIONS_LIMIT)
        return
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while (seats := table.open_seats()) and table.position < DECISIONS_LIMIT:
        seat = seats[0]
        let_answer(table, seat, bots[seat], names[seat])


def note_outcome(table: Table, played: Played) -> None:
    outcome = table.outcome()
    if outcome is None:
        raise RuntimeError(f"no outcome after {table.position} decisions: {table.notation()}")
    played.decisions = table.position
    played.reason = outcome.reason
    played.places = outcome.places
    played.rounds = outcome.rounds
    played.statistics = table.statistics()
    played.events.update(str(event["kind"]) for event in table.events())
