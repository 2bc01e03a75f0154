"""The circuits, read from ``data/circuits``: a page of data each, from which a whole board follows.

``page`` reads what a person wrote, ``layout`` lays the spaces out, ``neighbours`` finds borders and arrows, ``board``
puts them together with grid and pit lane, ``road`` lays the curve through the picture, ``checks`` looks whether a race
can be run on it all. ``docs/circuits.md`` shows how to write a page.
"""

import tomllib
from importlib.resources import files
from typing import Final

from paddock.games.formula_d.circuits.board import Circuit, build
from paddock.games.formula_d.circuits.checks import check
from paddock.games.formula_d.circuits.page import BadCircuit, read_page

__all__ = ["CIRCUITS", "BadCircuit", "Circuit", "circuit", "make_circuit"]

CIRCUITS: Final = [
    "monaco",
    "sebring",
    "hockenheim",
    "valencia",
    "singapore",
    "buddh",
    "new_jersey",
    "sotchi",
    "austin",
    "zandvoort",
    "spa",
    "magny_cours",
    "monza",
    "hockenheim_old",
    "estoril",
    "silverstone",
    "barcelona",
    "montreal",
    "interlagos",
    "suzuka",
    "imola",
    "zeltweg",
    "budapest",
    "nurburgring",
    "melbourne",
    "sepang",
    "pine_harbour",
]
LOADED: Final[dict[str, Circuit]] = {}


def make_circuit(name: str, text: str) -> Circuit:
    """A circuit from its page, checked: a fault is told in one sentence."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCircuit(f"{name}: the page is not TOML: {error}") from None
    made = build(read_page(name, table))
    check(made)
    return made


def circuit(name: str) -> Circuit:
    """A circuit by its name, read once."""
    if name not in LOADED:
        text = (files("paddock.games.formula_d") / "data" / "circuits" / f"{name}.toml").read_text(encoding="utf-8")
        LOADED[name] = make_circuit(name, text)
    return LOADED[name]
