"""The cards, read from ``data/cards.toml``.

A program card is the number of its priority: card 0 has priority 10, card 83 has 840. An option card is its place in
the list of options.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

__all__ = [
    "ABLATIVE_COAT",
    "ABORT_SWITCH",
    "BACK_UP",
    "BRAKES",
    "CIRCUIT_BREAKER",
    "CONDITIONAL_PROGRAM",
    "CRAB_LEGS",
    "DOUBLE_BARRELED_LASER",
    "DUAL_PROCESSOR",
    "EXTRA_MEMORY",
    "FIRE_CONTROL",
    "FLYWHEEL",
    "FOURTH_GEAR",
    "GYROSCOPIC_STABILIZER",
    "HIGH_POWER_LASER",
    "IS_WEAPON",
    "KIND",
    "MECHANICAL_ARM",
    "MINI_HOWITZER",
    "MOVE_1",
    "MOVE_2",
    "MOVE_3",
    "NO_CARD",
    "OPTION_IDS",
    "OPTION_TOKENS",
    "OPTIONS",
    "POWER_DOWN_SHIELD",
    "PRESSOR_BEAM",
    "PROGRAM_CARDS",
    "RADIO_CONTROL",
    "RAMMING_GEAR",
    "REAR_FIRING_LASER",
    "RECOMPILE",
    "REVERSE_GEAR",
    "ROTATE_LEFT",
    "ROTATE_RIGHT",
    "SCRAMBLER",
    "SIDEWAYS",
    "STEPS",
    "SUPERIOR_ARCHIVE",
    "TRACTOR_BEAM",
    "TURNS",
    "U_TURN",
    "card_id",
    "card_ids",
    "is_move",
    "is_rotation",
    "pair_card",
    "priority",
]

NO_CARD: Final = -1
PROGRAM_CARDS: Final = 84
SIDEWAYS: Final = 100  # added to the second card of a register that is carried out as a side step

U_TURN: Final = 0
ROTATE_LEFT: Final = 1
ROTATE_RIGHT: Final = 2
BACK_UP: Final = 3
MOVE_1: Final = 4
MOVE_2: Final = 5
MOVE_3: Final = 6
KIND_IDS: Final = ["u_turn", "rotate_left", "rotate_right", "back_up", "move_1", "move_2", "move_3"]
TURNS: Final = [2, 3, 1, 0, 0, 0, 0]  # quarter turns to the right, by kind
STEPS: Final = [0, 0, 0, 1, 1, 2, 3]  # cells, by kind
BOX: Final = [6, 18, 18, 6, 18, 12, 6]  # how many cards of each kind there are

ABLATIVE_COAT: Final = 0
ABORT_SWITCH: Final = 1
BRAKES: Final = 2
CIRCUIT_BREAKER: Final = 3
CONDITIONAL_PROGRAM: Final = 4
CRAB_LEGS: Final = 5
DOUBLE_BARRELED_LASER: Final = 6
DUAL_PROCESSOR: Final = 7
EXTRA_MEMORY: Final = 8
FIRE_CONTROL: Final = 9
FLYWHEEL: Final = 10
FOURTH_GEAR: Final = 11
GYROSCOPIC_STABILIZER: Final = 12
HIGH_POWER_LASER: Final = 13
MECHANICAL_ARM: Final = 14
MINI_HOWITZER: Final = 15
POWER_DOWN_SHIELD: Final = 16
PRESSOR_BEAM: Final = 17
RADIO_CONTROL: Final = 18
RAMMING_GEAR: Final = 19
REAR_FIRING_LASER: Final = 20
RECOMPILE: Final = 21
REVERSE_GEAR: Final = 22
SCRAMBLER: Final = 23
SUPERIOR_ARCHIVE: Final = 24
TRACTOR_BEAM: Final = 25
OPTIONS: Final = 26
OPTION_IDS: Final = [
    "ablative_coat",
    "abort_switch",
    "brakes",
    "circuit_breaker",
    "conditional_program",
    "crab_legs",
    "double_barreled_laser",
    "dual_processor",
    "extra_memory",
    "fire_control",
    "flywheel",
    "fourth_gear",
    "gyroscopic_stabilizer",
    "high_power_laser",
    "mechanical_arm",
    "mini_howitzer",
    "power_down_shield",
    "pressor_beam",
    "radio_control",
    "ramming_gear",
    "rear_firing_laser",
    "recompile",
    "reverse_gear",
    "scrambler",
    "superior_archive",
    "tractor_beam",
]

KIND: Final[list[int]] = [NO_CARD] * PROGRAM_CARDS
OPTION_TOKENS: Final[list[int]] = [0] * OPTIONS
IS_WEAPON: Final[list[bool]] = [False] * OPTIONS


def read_cards() -> None:
    """Fill the lists above; the totals of the box are checked here."""
    text = (files("paddock.games.roborally") / "data" / "cards.toml").read_text(encoding="utf-8")
    rows: dict[str, list[dict[str, Any]]] = tomllib.loads(text)
    for row in rows["program"]:
        kind = KIND_IDS.index(row["id"])
        for number in range(row["first"], row["last"] + 1, row["step"]):
            card = number // 10 - 1
            if KIND[card] != NO_CARD:
                raise ValueError(f"two program cards have the priority {number}")
            KIND[card] = kind
    if [KIND.count(kind) for kind in range(len(KIND_IDS))] != BOX:
        raise ValueError("data/cards.toml does not hold the 84 program cards of the box")
    if [row["id"] for row in rows["option"]] != OPTION_IDS:
        raise ValueError("data/cards.toml does not hold the 26 option cards of the box")
    for option, row in enumerate(rows["option"]):
        OPTION_TOKENS[option] = row.get("tokens", 0)
        IS_WEAPON[option] = row.get("weapon", False)


read_cards()


def priority(card: int) -> int:
    """The number in the corner: the higher one acts first."""
    return 10 * (card + 1)


def pair_card(pair: int) -> int:
    """The second card of a register as a program card."""
    return pair - SIDEWAYS if pair >= SIDEWAYS else pair


def is_move(card: int) -> bool:
    return KIND[card] >= BACK_UP


def is_rotation(card: int) -> bool:
    return KIND[card] < BACK_UP


def card_id(card: int) -> str | None:
    """The card's name in views, events and texts."""
    return None if card == NO_CARD else KIND_IDS[KIND[card]]


def card_ids(cards: list[int]) -> list[str]:
    return [KIND_IDS[KIND[card]] for card in cards]
