"""What is made of declarations is what stands in the files, and what all games tell has the keys that are declared."""

from pathlib import Path

import pytest

from paddock.arena import make_spec, simulate
from paddock.arena.result_keys import RESULT
from paddock.kernel.face import NUMBER, Args, Face, row, word
from tools.face_types import game_types
from tools.faces import ROOT, files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_or_a_type_is_as_declared(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run make faces"


def test_no_line_of_the_types_is_too_long() -> None:
    types = [text for path, text in FILES.items() if path.suffix == ".ts"]

    assert [line for text in types for line in text.splitlines() if len(line) > 120] == []


@pytest.mark.parametrize("stats", [False, True])
def test_a_simulation_has_the_keys_that_are_declared(stats: bool) -> None:
    result = simulate(make_spec("heat", seats=2, games=3, seed=1, options={"laps": 1}, bots=["random"], stats=stats))

    assert RESULT.misfit(result.as_data()) == ""


def test_two_types_of_one_name_are_refused() -> None:
    ways = Args(way=word("up", "down").named("Way"), other=word("left", "right").named("Way"))

    with pytest.raises(ValueError, match="Way is declared in two ways"):
        game_types("Toy", Face({"moved": ways}, {}, {}, row("ToyView", round=NUMBER)))
