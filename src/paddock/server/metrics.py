"""What the site counts, in Prometheus' text format."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

__all__ = ["Metrics", "told_together"]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
JOBS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """One registry a site, so that several sites can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("paddock_answers", "Answers written", ["by"], registry=self.registry)
        self.refusals = Counter("paddock_refusals", "Requests and messages refused", ["reason"], registry=self.registry)
        self.door = Counter("paddock_door", "Connections ended at the door", ["reason"], registry=self.registry)
        self.tables = Counter("paddock_tables", "Tables made", ["game"], registry=self.registry)
        self.games_over = Counter("paddock_games_over", "Games finished", ["game"], registry=self.registry)
        self.workers = Gauge("paddock_workers", "Workers that could be asked", registry=self.registry)
        self.workers.set(1)
        self.sockets = Gauge("paddock_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("paddock_rooms", "Tables in memory", registry=self.registry)
        self.messages = Counter("paddock_messages", "Messages sent to sockets", registry=self.registry)
        self.commit_seconds = self.times("paddock_commit_seconds", "Time of a commit")
        self.write_wait_seconds = self.times(
            "paddock_write_wait_seconds", "From a write to the commit that takes it up"
        )
        self.storage_full = Gauge("paddock_storage_full", "No space for the database", registry=self.registry)
        self.storage_away = Gauge("paddock_storage_away", "The database does not answer", registry=self.registry)
        self.collect_seconds = self.times("paddock_collect_seconds", "The loop stood still for the garbage collector")
        self.late_seconds = self.times("paddock_late_seconds", "How late the loop wakes whoever sleeps")
        self.commit_jobs = Histogram("paddock_commit_jobs", "Writes in a commit", buckets=JOBS, registry=self.registry)
        self.change_seconds = self.times("paddock_change_seconds", "From an answer to its messages")
        self.bot_seconds = self.times("paddock_bot_seconds", "Time of a bot's thought")
        self.bot_fallbacks = Counter(
            "paddock_bot_fallbacks", "Bot moves with less thought than their level's", ["cause"], registry=self.registry
        )
        self.bot_random_moves = Counter("paddock_bot_random_moves", "Bot moves made at random", registry=self.registry)

    def times(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=SECONDS, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Told(Collector):
    """What was counted elsewhere."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self.families = families

    def collect(self) -> Iterable[Metric]:
        return self.families


def told_together(texts: dict[str, bytes]) -> bytes:
    """What several workers count, each line with the worker's name.

    It is not added up: when a worker ends, so do its lines, and no sum falls that Prometheus expects to rise.
    """
    families: dict[str, Metric] = {}
    for worker, text in sorted(texts.items()):
        for family in text_string_to_metric_families(text.decode()):
            kept = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                kept.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
    registry = CollectorRegistry()
    registry.register(Told(families.values()))
    return generate_latest(registry)
