"""Many quiet games, in this process or in several."""

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any

import paddock
from paddock.arena.one_game import play_one
from paddock.arena.spec import Spec
from paddock.arena.tally import Tally, mean
from paddock.kernel.errors import PaddockError
from paddock.kernel.face import FORMAT

__all__ = ["Result", "simulate"]

CHUNKS_A_WORKER = 8
LARGEST_CHUNK = 25

Told = Callable[[int], None]


@dataclass(frozen=True)
class Result:
    """What came out. Everything but the seconds follows from the spec alone."""

    spec: Spec
    tally: Tally
    seconds: float

    def as_data(self) -> dict[str, Any]:
        spec, tally = self.spec, self.tally
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": spec.game,
            "seats": spec.seats,
            "games": spec.games,
            "seed": spec.seed,
            "options": spec.options,
            "bots": spec.bots,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds),
            "errors": len(tally.failures),
            "failures": [asdict(failure) for failure in tally.failures],
            "rounds_mean": round(tally.rounds_mean(), 4),
            "rounds_min": min(tally.rounds, default=0),
            "rounds_max": max(tally.rounds, default=0),
            "wins_by_seat": [tally.wins_by_seat[seat] for seat in range(spec.seats)],
            "places_by_bot": tally.places_by_bot(),
            "mean_place_by_bot": {bot: round(mean, 4) for bot, mean in tally.mean_place_by_bot().items()},
            "statistics": {name: spread(values) for name, values in tally.statistics_by_name().items()},
            "outcomes": dict(sorted(tally.outcomes.items())),
        }
        return {**data, "events": dict(sorted(tally.events.items()))} if spec.stats else data


def spread(values: Counter[int]) -> dict[str, float]:
    """Mean, least and most of a number that the game gives."""
    return {"mean": round(mean(values), 4), "min": min(values), "max": max(values)}


def simulate(spec: Spec, workers: int = 1, told: Told = lambda games: None) -> Result:
    """Play all games of a spec; ``told`` hears how many more are played."""
    began = time.perf_counter()
    tally = Tally(spec.seats)
    for part in in_this_process(spec) if workers == 1 else in_processes(spec, workers):
        tally.add(part)
        told(part.games)
    tally.failures.sort(key=lambda failure: failure.game)
    return Result(spec, tally, max(time.perf_counter() - began, 1e-9))


def in_this_process(spec: Spec) -> Iterator[Tally]:
    for first, count in chunks(spec.games, workers=1):
        yield play_chunk(spec, first, count)


def in_processes(spec: Spec, workers: int) -> Iterator[Tally]:
    """Fresh processes, on every system alike. Ctrl-C is left to this process, which then waits for no more chunks."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        parts = [pool.submit(play_chunk, spec, first, count) for first, count in chunks(spec.games, workers)]
        for part in as_completed(parts):
            yield part.result()
    except BrokenProcessPool:
        raise PaddockError("worker-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def chunks(games: int, workers: int) -> list[tuple[int, int]]:
    """The games in parts: the number of the first and how many."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_A_WORKER)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def play_chunk(spec: Spec, first: int, count: int) -> Tally:
    game = paddock.game(spec.game)
    tally = Tally(spec.seats)
    for number in range(first, first + count):
        tally.count(play_one(game, spec, number))
    return tally
