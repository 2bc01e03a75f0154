"""Films of recorded games for the tests of the browser side: web/tests/films/<game>-<recording>.json.

Each holds what the server's log holds (start, before, film) and, as a check, the view after every so many steps.
"""

import json
from pathlib import Path
from typing import Any

import paddock
from paddock.kernel.replay import read_game_file
from paddock.kernel.table import Table
from paddock.server.rooms.film import Film, own_part

ROOT = Path(__file__).parent.parent
FILMS = {  # a recording, whose eyes, and so many answers of it
    "heat": [("legends_alone", 0, 60), ("spin_out", 0, 120)],
    "roborally": [("turning_boards", 0, 100)],
}
CHECK_EVERY = 40


def film_of(table: Table, answers: list[tuple[int, str, int]], seat: int | None) -> dict[str, Any]:
    """The whole film as a seat sees it, and what it should look like on the way."""
    before = table.events_for(seat)
    public = table.view(None)
    own = own_part(table, seat, public)
    start = table.view(seat)
    steps: list[bytes] = []
    checks: list[dict[str, Any]] = []
    for n, (who, _, choice) in enumerate(answers):
        told = len(table.told)
        table.watch()
        table.answer(who, choice)
        after = table.view(None)
        film = Film(public, after, told, table.told[told:], table.take_frames(), table)
        fresh, own = film.steps(seat, own)
        steps += fresh
        public = after
        if n % CHECK_EVERY == 0 or n == len(answers) - 1:
            checks.append({"at": len(steps), "view": table.view(seat)})
    return {"start": start, "before": before, "film": [json.loads(step) for step in steps], "checks": checks}


def main() -> None:
    """Write every film anew."""
    folder = ROOT / "web/tests/films"
    folder.mkdir(exist_ok=True)
    for name, recordings in FILMS.items():
        game = paddock.game(name)
        for recording, seat, upto in recordings:
            file = read_game_file((ROOT / f"tests/recorded/{name}/{recording}.json").read_text())
            film = film_of(file.start(game), file.answers[:upto], seat)
            text = json.dumps(film, separators=(",", ":"), ensure_ascii=False)
            (folder / f"{name}-{recording}.json").write_text(text + "\n")
            print(
                f"{name} {recording}: {len(film['film'])} steps, {len(text) // 1000} kB, {len(film['checks'])} checks"
            )


if __name__ == "__main__":
    main()
