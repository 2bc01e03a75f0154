"""What it costs to show a game: a turn of 8 robots and a round of 6 cars, for nobody, 1 and 8 viewers.

Two recorded games are played again in a room, answer by answer; everybody who looks on is told after each, without
sockets and database. Milliseconds are processor time of a turn, the best of several runs; bytes are what a seat is sent
in it. Both are the middle one of all turns but the first and the last.
"""

import argparse
import gc
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import paddock
from paddock.kernel.replay import GameFile
from paddock.server.rooms import playing
from paddock.server.rooms.active_room import ActiveRoom, Listener
from paddock.server.rooms.model import Chair, Room
from paddock.server.rooms.pace import Live
from paddock.server.rooms.seating import start_if_full
from paddock.server.rooms.store import Record
from paddock.server.run import COLLECT_AFTER

RECORDED = Path(__file__).parent.parent / "tests" / "recorded"
GAMES = [("8 robots", "roborally/eight_robots.json"), ("6 cars", "heat/all_finished_six_seats.json")]
VIEWERS = (0, 1, 8)
NOW = 1_800_000_000_000


class Turn:
    """What a turn took, and what was sent to the first seat."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.bytes = 0


def room_of(file: GameFile) -> Room:
    chairs = [Chair(kind="human", user=f"u{seat}", name=f"Player {seat + 1}") for seat in range(file.seats)]
    room = Room("t" * 22, paddock.game(file.game), file.options, file.seed, chairs, Live(), NOW)
    start_if_full(room, NOW)
    return room


def played(file: GameFile, viewers: int) -> list[Turn]:
    """Every turn of the game, with so many who look on: the seats first, then spectators."""
    room = room_of(file)
    active = ActiveRoom(room, Record(room), 1, NOW / 1000)
    sent: list[int] = []
    for viewer in range(viewers):
        user = f"u{viewer}" if viewer < file.seats else None
        active.enter(Listener(user, counter(sent) if viewer == 0 else deaf, lambda: None), -1, NOW / 1000)
    turns: dict[object, Turn] = {}
    for seat, _, choice in file.answers:
        turn = turns.setdefault(room.table.view(None)["round"] if room.table else 0, Turn())
        sent.clear()
        began = time.process_time()
        playing.answer_for_bot(room, seat, [choice], NOW)
        active.refresh(NOW / 1000)
        turn.seconds += time.process_time() - began
        turn.bytes += sum(sent)
    return list(turns.values())


def counter(sent: list[int]) -> Callable[[bytes], None]:
    return lambda text: sent.append(len(text))


def deaf(_text: bytes) -> None:
    pass


def best(file: GameFile, viewers: int, runs: int) -> tuple[float, float]:
    """Milliseconds and kilobytes of a turn."""
    tries = [played(file, viewers)[1:-1] for _ in range(runs)]
    seconds = [min(same) for same in zip(*[[turn.seconds for turn in turns] for turns in tries], strict=True)]
    return median(seconds) * 1000, median(turn.bytes for turn in tries[0]) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()  # as the site does when it has started
    print(f"{'':>10}  {'viewers':>7}  {'ms':>7}  {'kB a seat':>9}")
    for name, path in GAMES:
        file = paddock.read_game_file((RECORDED / path).read_text())
        for viewers in VIEWERS:
            milliseconds, kilobytes = best(file, viewers, given.runs)
            print(f"{name:>10}  {viewers:>7}  {milliseconds:7.2f}  {kilobytes:9.1f}")


if __name__ == "__main__":
    main()
