"""Somebody with many tables of Champions, and a new cookie for every twenty: ``python -m tests.server.bot_flood …``.

The tables are looked at, so that they may not wait. It says when all of them are there, and ends when its input does.
"""

import sys
import threading

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Socket

TABLES_EACH = 20
CHAMPION = {"kind": "bot", "level": "champion"}
BIG_TABLE = {"game": "roborally", "options": {}, "seats": [CHAMPION] * 8}


def look_on(live: Socket) -> None:
    """Read what is told, and forget it."""
    try:
        while True:
            live.connection.recv()
    except ConnectionClosed:
        pass


def main(host: str, source: str, tables: int) -> None:
    for number in range(tables):
        if number % TABLES_EACH == 0:
            person = Person(host, source=source)
        table = str(person.post("/api/tables", BIG_TABLE)["id"])
        threading.Thread(target=look_on, args=[person.live(table)], daemon=True).start()
    print("all there", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
