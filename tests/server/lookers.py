"""Somebody who looks back as fast as the site lets him, on eight connections: ``python -m tests.server.lookers …``.

A program of its own, so that it does not share an interpreter with the visitor who suffers from it.
"""

import json
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx

__all__ = ["LOOKS"]

CONNECTIONS = 8
AGAIN_SECONDS = 0.03  # after a refusal
LATE = 1_000  # events before the end


class Looker:
    """What he looks back at: tables with so many answers and events, and the file of one."""

    def __init__(self, browser: httpx.Client, tables: list[str], sizes: list[int], file: bytes) -> None:
        self.browser = browser
        self.dice = random.Random()
        self.tables = tables
        self.answers, self.told = sizes
        self.file = file

    def get(self, path: str) -> int:
        return self.browser.get(f"/api/tables/{self.dice.choice(self.tables)}{path}").status_code

    def seat(self) -> int:
        return self.dice.randrange(-1, 6)

    def late(self) -> int:
        return self.dice.randrange(self.told - LATE, self.told)


LOOKS: dict[str, Callable[[Looker], int]] = {
    "export": lambda it: it.get(f"/export?language={it.dice.choice(['en', 'ru'])}"),
    "import": lambda it: it.browser.post("/api/import", content=it.file).status_code,
    "replay": lambda it: it.get(f"/replay?at={it.dice.randrange(it.answers)}&seat={it.seat()}"),
    "picture": lambda it: it.get(f"/picture?told={it.dice.randrange(it.told)}"),
    "state": lambda it: it.get(""),
    "late-film": lambda it: it.get(f"/log?since={it.late()}&seat={it.seat()}"),
    "whole-film": lambda it: it.get(f"/log?seat={it.seat()}"),
    "mixed": lambda it: LOOKS[it.dice.choice(["export", "replay", "picture", "state", "late-film", "whole-film"])](it),
}


def look(
    kind: str, host: str, source: str, until: float, make: Callable[[httpx.Client], Looker], said: Counter[int]
) -> None:
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    headers = {"Origin": f"http://{host}"}
    with httpx.Client(base_url=f"http://{host}", headers=headers, timeout=60, transport=transport) as browser:
        looker = make(browser)
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                status = LOOKS[kind](looker)
                said[status] += 1
                if status == httpx.codes.TOO_MANY_REQUESTS:
                    time.sleep(AGAIN_SECONDS)


def main() -> None:
    kind, host, source, seconds, tables, sizes, file = sys.argv[1:]
    os.nice(5)
    text = Path(file).read_bytes()
    said: Counter[int] = Counter()

    def make(browser: httpx.Client) -> Looker:
        return Looker(browser, tables.split(","), [int(size) for size in sizes.split(",")], text)

    print("ready", flush=True)
    until = time.monotonic() + float(seconds)
    what = (kind, host, source, until, make, said)
    threads = [threading.Thread(target=look, args=what, daemon=True) for _ in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0.0, until + 0.5 - time.monotonic()))  # a film may still be in the making
    print(json.dumps(said))


if __name__ == "__main__":
    main()
