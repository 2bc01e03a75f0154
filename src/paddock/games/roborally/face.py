"""What a race tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.roborally.courses import TEAM_LETTERS
from paddock.games.roborally.printed import PRINTED
from paddock.games.roborally.spaces import SPACES
from paddock.games.roborally.view_keys import (
    BOARD,
    CELL,
    COLUMN,
    FLAG,
    OPTION_CARD,
    PROGRAM_CARD,
    REGISTER,
    ROBOT,
    ROW,
    VIEW,
    WAY,
)
from paddock.kernel.face import (
    NUMBER,
    SEATS,
    YES,
    Args,
    Face,
    Shape,
    Silent,
    list_of,
    name_of,
    row,
    word,
)

__all__ = ["FACE"]

TEAM: Final = word(*TEAM_LETTERS)
COURSE: Final = name_of("choice-course", "course")
BELTS: Final = word("all", "express")
FATE: Final = word("damage", "edge", "pit")

PROGRAM_CARDS: Final = list_of(PROGRAM_CARD)
MOVE: Final = row("Move", robot=ROBOT, x=COLUMN, y=ROW, facing=WAY)
HAND_CARD: Final = row("ProgramCard", card=PROGRAM_CARD, priority=NUMBER)

WHOSE: Final[dict[str, Shape]] = {"robot": ROBOT, "blocker": YES.note("1: the second robot of a player with two")}
WHOM: Final[dict[str, Shape]] = {
    "whom": SEATS.told_apart_by("blockers", "blocker"),
    "blockers": list_of(YES).note("which of them are blockers, where everybody has two robots").sometimes(),
}
IN_REGISTER: Final[dict[str, Shape]] = {"card": PROGRAM_CARD, "priority": NUMBER, "register": REGISTER}
SHOWN_CARD: Final[dict[str, Shape]] = {
    **WHOSE,
    **IN_REGISTER,
    "shares": word("no", "turn", "side"),
    "with": PROGRAM_CARDS,
}
MOVES: Final[dict[str, Shape]] = {"moves": list_of(MOVE)}
OVER: Final[dict[str, Shape]] = {"over": ROBOT.note("the one that leaves the floor").sometimes()}
BEAM_FROM: Final[dict[str, Shape]] = {"from": row("Cell", **CELL).note("the first cell of the beam")}
TEAM_FLAG: Final[dict[str, Shape]] = {"flag": FLAG, "team": TEAM}
OPTION: Final[dict[str, Shape]] = {**WHOSE, "card": OPTION_CARD}

EVENTS: Final[dict[str, Args]] = {
    # the turn
    "course": Args(course=COURSE, order=SEATS),
    "course-without-docks": Args(course=COURSE, order=SEATS),
    "turn-began": Args(turn=NUMBER),
    "powered-down": Args(**WHOSE, damage=NUMBER),
    "dealt": Args(**WHOSE, count=NUMBER),
    "dealt-cards": Args(**WHOSE, cards=PROGRAM_CARDS, hand=list_of(HAND_CARD)),
    "time-up": Args(count=NUMBER),
    "programmed": Args(),
    "announced": Args(**WHOSE),
    "stays-down": Args(**WHOSE, stays=YES),
    "register-began": Args(register=REGISTER),
    "clean-up-began": Args(),
    "wiped": Silent(),
    "revealed": Args(**SHOWN_CARD),
    "acts": Args(**SHOWN_CARD, steps=NUMBER),
    "random-card": Args(**WHOSE, **IN_REGISTER),
    # moves
    "turned": Args(**WHOSE, **MOVES, way=WAY, quarters=NUMBER),
    "moved": Args(**WHOSE, **MOVES, steps=NUMBER, way=WAY, forward=YES),
    "stopped": Args(**WHOSE, way=WAY),
    "pushed": Args(**WHOSE, **WHOM, **MOVES, **OVER, how=word("robot", "pusher", "beam"), way=WAY, count=NUMBER),
    "rammed": Args(**WHOSE, **WHOM, target=ROBOT),
    "carried": Args(**WHOM, **MOVES, belts=BELTS),
    "held": Args(**WHOM, belts=BELTS, count=NUMBER),
    "gears": Args(**WHOM, **MOVES),
    # lasers and damage
    "beam": Args(**WHOSE, **CELL, **BEAM_FROM, tokens=NUMBER, way=WAY, target=ROBOT),
    "shot": Args(**WHOSE, **WHOM, **CELL, tokens=NUMBER, way=WAY, target=ROBOT, rear=YES),
    "weapon": Args(**OPTION, **WHOM, **CELL, target=ROBOT),
    "scrambled": Args(**WHOSE, register=REGISTER),
    "damaged": Args(**WHOSE, damage=NUMBER, locked=REGISTER.note("the register that locks, or 0")),
    "destroyed": Args(**WHOSE, **CELL, how=FATE, lives=NUMBER),
    "eliminated": Args(**WHOSE),
    "repaired": Args(**WHOSE, damage=NUMBER, freed=NUMBER),
    # options
    "option-drawn": Args(**OPTION),
    "no-option": Args(**WHOSE),
    "drafted": Args(cards=list_of(OPTION_CARD)),
    "option-used": Args(**OPTION),
    "option-worked": Args(**OPTION, left=NUMBER),
    "option-fired": Args(**OPTION, left=NUMBER),
    "option-given-up": Args(**OPTION),
    "option-lost": Args(**OPTION),
    "option-worn-out": Args(**OPTION),
    # flags, archive, re-entry
    "flag-touched": Args(**WHOSE, **CELL, flag=FLAG, flags=NUMBER),
    "archived": Args(**WHOSE, **CELL),
    "returns": Silent(**WHOSE, **CELL),
    "re-entered": Args(**WHOSE, **MOVES, damage=NUMBER, way=WAY),
    # courses with rules of their own
    "flag-moved": Args(flag=FLAG, gone=YES, x=COLUMN.sometimes(), y=ROW.sometimes()),
    "tossed": Args(**WHOSE, card=BOARD, board=NUMBER, heads=YES, turn=NUMBER),
    "superbot": Args(**WHOSE),
    "flag-toggled": Args(**WHOSE, **TEAM_FLAG, flags=NUMBER),
    "home-chosen": Args(card=BOARD, team=TEAM),
    "placed": Args(**WHOSE, **MOVES),
    "caught": Args(**WHOSE, **WHOM, **CELL, target=ROBOT),
    "flag-taken": Args(**WHOSE, **TEAM_FLAG),
    "flag-dropped": Args(**WHOSE, **TEAM_FLAG, **CELL),
    "flag-returned": Args(**WHOSE, **TEAM_FLAG, **CELL),
    "flag-brought": Args(**WHOSE, **TEAM_FLAG),
    # the end
    "finished": Args(**WHOSE, place=NUMBER),
    "race-over": Args(turns=NUMBER),
}

QUESTIONS: Final[dict[str, Args]] = {
    "choose-home": Args(),
    "place-at-home": Args(),
    "face-at-home": Args(),
    "keep-option": Args(),
    "recompile": Args(**WHOSE, count=NUMBER),
    "fill-register": Args(**WHOSE, register=REGISTER),
    "add-card": Args(**WHOSE, register=REGISTER),
    "store-card": Args(**OPTION),
    "announce-power-down": Args(**WHOSE, damage=NUMBER),
    "stay-down": Args(**WHOSE, damage=NUMBER),
    "enter-down": Args(**WHOSE, damage=NUMBER),
    "set-gyroscope": Args(**WHOSE),
    "swap-program": Args(**WHOSE, **IN_REGISTER),
    "abort-program": Args(**WHOSE, **IN_REGISTER),
    "change-gear": Args(**WHOSE, steps=NUMBER, other=NUMBER),
    "choose-weapon": Args(**WHOSE, **WHOM),
    "aim-weapon": Args(**OPTION, **WHOM),
    "high-power": Args(**WHOSE, **WHOM),
    "fire-control": Args(**WHOSE, **WHOM, target=ROBOT),
    "give-up-option": Args(**WHOSE, damage=NUMBER, tokens=NUMBER),
    "lose-option": Args(**WHOSE),
    "choose-cell": Args(**WHOSE, how=FATE),
    "face": Args(**WHOSE, how=FATE),
}

LABEL_CARD: Final[dict[str, Shape]] = {"card": PROGRAM_CARD, "priority": NUMBER}

LABELS: Final[dict[str, Args]] = {
    "home": Args(card=BOARD),
    "place": Args(**CELL, column=NUMBER.note("x, from 1"), row=NUMBER.note("y, from 1")),
    "face": Args(way=WAY),
    "card": Args(**LABEL_CARD),
    "second-card": Args(**LABEL_CARD),
    "side-step": Args(**LABEL_CARD),
    "one-card": Args(),
    "store": Args(**LABEL_CARD),
    "store-nothing": Args(),
    "recompile": Args(),
    "keep-hand": Args(),
    "power-down": Args(),
    "keep-running": Args(),
    "stay-down": Args(),
    "wake-up": Args(),
    "gyroscope-on": Args(),
    "gyroscope-off": Args(),
    "swap": Args(),
    "abort": Args(),
    "keep-program": Args(),
    "cells": Args(steps=NUMBER),
    "weapon": Args(card=OPTION_CARD),
    "main-laser": Args(),
    "shoot-through": Args(),
    "ordinary-shot": Args(),
    "aim": Args(**WHOM, **CELL, target=ROBOT),
    "lock": Args(register=REGISTER),
    "destroy-option": Args(card=OPTION_CARD),
    "plain-hit": Args(),
    "give-up": Args(card=OPTION_CARD),
    "take-damage": Args(),
    "keep-option": Args(card=OPTION_CARD),
    "lose": Args(card=OPTION_CARD),
}

FACE: Final = Face(EVENTS, QUESTIONS, LABELS, VIEW, SPACES, PRINTED)
