"""What tests of rules do with a table made by hand, whatever the game."""

from typing import Any, Protocol

from paddock.kernel.agenda import Step
from paddock.kernel.table import Table


class Scene(Protocol):
    """A table that may be swapped for a copy or a reloaded save before each step and each answer."""

    @property
    def g(self) -> Table: ...

    def hand_on(self) -> None: ...


def run(scene: Scene, *steps: Step[Any]) -> None:
    """Carry steps out until somebody is asked or nothing is left."""
    scene.hand_on()
    scene.g.then(*steps)
    scene.g.advance()


def labels(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """The labels of a seat's options."""
    return [option["label"] for option in scene.g.question(seat)["options"]]


def kinds(scene: Scene, seat: int) -> list[str]:
    """The kinds of a seat's options, for example ``["done", "boost"]``."""
    return [label["kind"] for label in labels(scene, seat)]


def asked(scene: Scene) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, scene.g.open_question(seat).kind()) for seat in scene.g.open_seats()]


def answer(scene: Scene, seat: int, kind: str | None = None, **wanted: object) -> None:
    """Answer with the one option whose label says so: ``answer(g, ANA, "boost")``, ``answer(g, ANA, x=2, y=1)``."""
    scene.hand_on()
    if kind is not None:
        wanted["kind"] = kind
    options = scene.g.question(seat)["options"]
    found = [option["choice"] for option in options if wanted.items() <= option["label"].items()]
    assert len(found) == 1, f"{wanted} is not one of {[option['label'] for option in options]}"
    scene.g.answer(seat, found[0])
