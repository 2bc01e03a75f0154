"""How the site bears many tables at once: 200 tables of 4 seats, all through WebSockets, on this machine only.

The site runs first as one process with a fresh SQLite file, then as two workers with PostgreSQL and Redis, which are
started for it; after them boardgame.io's server with a race of its own (``tools/rivals/race.js``), first in memory,
then with its files; ``--site`` chooses one. Every seat thinks for a random time around ``--think`` seconds and answers
with any option, one choice a message; with ``--rate`` each table answers so often instead, by any seat that is asked:
the same for games in which all act at once and for those in turn. For each answer the time is taken until the last of
the table's seats has been told what came of it. Server and players share the machine's cores; "players late" is how
late their own process was woken, which is part of every time. ``--bots champion`` leaves one person at each table, at
Paddock's own sites. ``python -m tools.bench_server --help`` says what else can be chosen.
"""

import argparse
import asyncio
import sys

from tools.crowd.bench import SEATS, Bench, Plan, percentile
from tools.crowd.sites import SITES, started

TARGET_MILLISECONDS = 100
TARGET_BESIDE_BOTS = 250
COLUMNS = (
    "site",
    "tables",
    "answers/s",
    "answers/s a table",
    "p50, ms",
    "p99, ms",
    "processor an answer, ms",
    "memory a table, kB",
)


def report(site: str, bench: Bench, target: int | None) -> bool:
    """Print the table; whether the target, if there is one, is met."""
    plan = bench.plan
    if not bench.times:
        told = f"no answer came while it was measured, {len(bench.refused)} were refused"
        print(f"{'site':>15}  {site}: {told}", flush=True)
        return False
    p99 = percentile(bench.times, 0.99)
    is_met = bench.acknowledged == bench.sent and not bench.refused and (target is None or p99 < target)
    beside = f" ({SEATS - 1} of level {plan.bots})" if plan.bots else ""
    refused = f"{len(bench.refused)} refused {sorted(set(bench.refused))}"
    rows = [
        ("site", site),
        ("tables x seats", f"{plan.tables} x {SEATS}{beside}, {plan.pace}"),
        ("measured", f"{len(bench.times)} answers in {bench.measured:.0f} s"),
        ("rate", f"{bench.rate:.0f} answers/s, {bench.rate / plan.tables:.2f} a table"),
        ("out", f"{bench.message_rate:.0f} messages/s, {bench.byte_rate / 1000:.0f} kB/s"),
        ("acknowledged", f"{bench.acknowledged} of {bench.sent}, {refused}"),
        ("p50", f"{percentile(bench.times, 0.5):.1f} ms"),
        ("p90", f"{percentile(bench.times, 0.9):.1f} ms"),
        ("p99", f"{p99:.1f} ms" + ("" if target is None else f" (target: under {target})")),
        ("longest", f"{max(bench.times) * 1000:.1f} ms"),
        ("players late", f"p99 {percentile(bench.late, 0.99):.1f} ms, longest {max(bench.late) * 1000:.1f} ms"),
        *[(part, f"{cpu * 100:.0f} % of a core, {bench.memory[part] // 1024} MB") for part, cpu in bench.cpu.items()],
        ("an answer", f"{bench.cpu_an_answer * 1000:.2f} ms of processor time, all of these processes"),
        ("a table", f"{bench.table_memory:.0f} kB of memory, with its sockets"),
        *([] if target is None else [("target", "met" if is_met else "NOT MET")]),
    ]
    for name, value in rows:
        print(f"{name:>15}  {value}", flush=True)
    return is_met


def compare(measured: dict[str, Bench]) -> None:
    """All sites of this run, side by side."""
    print(f"\n| {' | '.join(COLUMNS)} |\n|---|{'---:|' * (len(COLUMNS) - 1)}")
    for site, bench in measured.items():
        figures = (
            f"{bench.plan.tables}",
            f"{bench.rate:.0f}",
            f"{bench.rate / bench.plan.tables:.2f}",
            f"{percentile(bench.times, 0.5):.1f}",
            f"{percentile(bench.times, 0.99):.1f}",
            f"{bench.cpu_an_answer * 1000:.2f}",
            f"{bench.table_memory:.0f}",
        )
        print(f"| {site} | {' | '.join(figures)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", choices=SITES, help="only one of them")
    parser.add_argument("--workers", type=int, default=2, help="of the second kind")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a decision takes on average")
    parser.add_argument("--rate", type=float, help="answers a second at each table, instead of --think")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="one person and three bots at each table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    given = parser.parse_args()
    plan = Plan(given.tables, given.think, given.rate, given.seconds, given.bots)
    target = TARGET_BESIDE_BOTS if plan.bots else TARGET_MILLISECONDS
    measured: dict[str, Bench] = {}
    are_met = True
    for word in [given.site] if given.site else SITES:
        kind = SITES[word]
        site = kind.name.format(given.workers)
        missing = kind.missing() if kind.is_ours or not plan.bots else "it has no bots of ours"
        if missing:
            print(f"paddock: not measured ({site}): {missing}")
            continue
        bench = measure(word, plan, given.workers)
        are_met = report(site, bench, target if kind.is_ours else None) and are_met
        if bench.times:
            measured[site] = bench
    if len(measured) > 1:
        compare(measured)
    sys.exit(0 if are_met else 1)


def measure(kind: str, plan: Plan, workers: int) -> Bench:
    with started(kind, workers) as (url, parts):
        bench = Bench(url, parts, plan, SITES[kind].seat_table)
        asyncio.run(bench.run())
        return bench


if __name__ == "__main__":
    main()
