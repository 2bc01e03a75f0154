"""Writes what is made of declarations and of pages of data: pages about data, and what the browser knows of both.

    python -m tools.faces    writes docs/data.md, docs/data/<game>.md, the drawn circuits, and of each game in
                             web/src/games types.ts, facts.ts and box.ts; web/src/kit/wire.ts

A test fails where a file is not what the declarations make of it.
"""

from pathlib import Path

import paddock
from paddock.texts import Texts
from tools.drawn_circuits import drawn_circuits
from tools.face_docs import data_page, game_page
from tools.face_facts import game_box, game_facts
from tools.face_types import game_types
from tools.wire_types import wire_types

__all__ = ["files", "main"]

ROOT = Path(__file__).parents[1]


def files() -> dict[Path, str]:
    """Every file that is made, with what has to stand in it."""
    texts = Texts("en")
    own = [name for name in paddock.game_names() if (ROOT / "src" / "paddock" / "games" / name).is_dir()]
    titles = {name: texts.say(f"{name}-name") for name in own}
    found = {ROOT / "docs" / "data.md": data_page(titles)}
    for name, title in titles.items():
        face = paddock.game(name).face
        found[ROOT / "docs" / "data" / f"{name}.md"] = game_page(title, face)
        found[ROOT / "web" / "src" / "games" / name / "types.ts"] = game_types(title, face)
        found[ROOT / "web" / "src" / "games" / name / "box.ts"] = game_box(title, paddock.game(name).seats)
        found[ROOT / "web" / "src" / "games" / name / "facts.ts"] = game_facts(title, face)
    found[ROOT / "web" / "src" / "kit" / "wire.ts"] = wire_types()
    for name, text in drawn_circuits().items():
        found[ROOT / "web" / "src" / "games" / "formula_d" / "circuits" / f"{name}.json"] = text
    return found


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
