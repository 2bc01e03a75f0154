"""What happens in a race, told as data in the order in which it can be shown. A quiet table is told nothing.

Cells are columns and rows from 0. ``moves`` says where robots are after an event; what moves at once stands in one
event. An event's seat is the owner of its robot.
"""

from typing import Any, Final

from paddock.games.roborally.cards import (
    NO_CARD,
    OPTION_IDS,
    SIDEWAYS,
    card_id,
    card_ids,
    pair_card,
    priority,
)
from paddock.games.roborally.courses import TEAM_LETTERS
from paddock.games.roborally.floor import EDGE, NOWHERE
from paddock.games.roborally.state import REGISTERS, Factory
from paddock.kernel.events import NOBODY

__all__ = ["WAYS", "cell_data", "whom", "whose"]

WAYS: Final = ["north", "east", "south", "west"]


def whose(g: Factory, robot: int) -> dict[str, Any]:
    """Which of a player's robots is meant: the blocker, or the only one."""
    return {"robot": robot, "blocker": 1 if g.is_blocker(robot) else 0}


def them(g: Factory, robots: list[int]) -> list[int]:
    return [g.seat_of[robot] for robot in robots]


def whom(g: Factory, robots: list[int]) -> dict[str, Any]:
    """The owners of robots; where everybody has two, also which of them are blockers."""
    told = {"whom": them(g, robots)}
    if g.robots > g.seats:
        told["blockers"] = [1 if g.is_blocker(robot) else 0 for robot in robots]
    return told


def cell_data(g: Factory, cell: int) -> dict[str, Any]:
    return {"x": g.column(cell), "y": g.row(cell)}


def moved(g: Factory, robot: int) -> dict[str, Any]:
    """Where a robot is now."""
    return {"robot": robot, **cell_data(g, g.at[robot]), "facing": WAYS[g.facing[robot]]}


def about(g: Factory, kind_args: dict[str, Any], robot: int) -> dict[str, Any]:
    return {**whose(g, robot), **kind_args}


# ---- the turn --------------------------------------------------------------------------------------------------------


def tell_course(g: Factory) -> None:
    """Who stands on which dock, or only the order; blockers, behind them in the same order, are not named again."""
    if not g.quiet:
        g.tell(
            "course-without-docks" if NOWHERE in g.at else "course",
            NOBODY,
            {"course": g.course.name, "order": them(g, g.docks[: g.seats])},
        )


def tell_turn(g: Factory) -> None:
    if not g.quiet:
        g.tell("turn-began", NOBODY, {"turn": g.turn})


def tell_powered_down(g: Factory, robot: int, discarded: int) -> None:
    """A robot stands still for this turn; ``damage`` is what it has just discarded."""
    if not g.quiet:
        g.tell("powered-down", g.seat_of[robot], about(g, {"damage": discarded}, robot))


def tell_dealt(g: Factory, robot: int) -> None:
    if not g.quiet:
        hand = g.hands[robot]
        seat = g.seat_of[robot]
        g.tell("dealt", seat, about(g, {"count": len(hand)}, robot))
        rows = [{"card": card_id(card), "priority": priority(card)} for card in hand]
        g.tell("dealt-cards", seat, about(g, {"cards": card_ids(hand), "hand": rows}, robot), seat)


def tell_time_up(g: Factory, seat: int, filled: int) -> None:
    if not g.quiet:
        g.tell("time-up", seat, {"count": filled})


def tell_programmed(g: Factory) -> None:
    if not g.quiet:
        g.tell("programmed", NOBODY, {})


def tell_announced(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("announced", g.seat_of[robot], whose(g, robot))


def tell_stays(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("stays-down", g.seat_of[robot], about(g, {"stays": g.announced[robot]}, robot))


def tell_register(g: Factory) -> None:
    if not g.quiet:
        g.tell("register-began", NOBODY, {"register": g.register + 1})


def tell_clean_up(g: Factory) -> None:
    if not g.quiet:
        g.tell("clean-up-began", NOBODY, {})


def tell_wiped(g: Factory) -> None:
    if not g.quiet:
        g.tell("wiped", NOBODY, {})


def tell_revealed(g: Factory, robot: int) -> None:
    if not g.quiet:
        place = robot * REGISTERS + g.register
        g.tell("revealed", g.seat_of[robot], cards_of(g, robot, g.registers[place], g.pairs[place]))


def tell_acts(g: Factory, robot: int, card: int, pair: int, steps: int) -> None:
    """A robot carries out its card; ``steps`` are the cells of the card, or of the gear that its player has chosen."""
    if not g.quiet:
        g.tell("acts", g.seat_of[robot], {**cards_of(g, robot, card, pair), "steps": steps})


def cards_of(g: Factory, robot: int, card: int, pair: int) -> dict[str, Any]:
    """A card, and the second one of a register that holds two."""
    args: dict[str, Any] = {"card": card_id(card), "priority": priority(card), "register": g.register + 1}
    args["shares"] = "no" if pair == NO_CARD else "side" if pair >= SIDEWAYS else "turn"
    args["with"] = [] if pair == NO_CARD else card_ids([pair_card(pair)])
    return about(g, args, robot)


def tell_random_card(g: Factory, robot: int, register: int) -> None:
    if not g.quiet:
        card = g.registers[robot * REGISTERS + register]
        args = {"card": card_id(card), "priority": priority(card), "register": register + 1}
        g.tell("random-card", g.seat_of[robot], about(g, args, robot))


# ---- moves -----------------------------------------------------------------------------------------------------------


def tell_turned(g: Factory, robot: int, quarters: int) -> None:
    if not g.quiet:
        args = {"way": WAYS[g.facing[robot]], "quarters": quarters, "moves": [moved(g, robot)]}
        g.tell("turned", g.seat_of[robot], about(g, args, robot))


def tell_walked(g: Factory, robot: int, way: int, steps: int) -> None:
    """Cells walked freely, told together; the last one may lead off the floor."""
    if not g.quiet and steps:
        forward = 1 if way == g.facing[robot] else 0
        args = {"steps": steps, "way": WAYS[way], "forward": forward, "moves": [moved(g, robot)]}
        g.tell("moved", g.seat_of[robot], about(g, args, robot))


def tell_stopped(g: Factory, robot: int, way: int) -> None:
    if not g.quiet:
        g.tell("stopped", g.seat_of[robot], about(g, {"way": WAYS[way]}, robot))


def tell_pushed(g: Factory, row: list[int], way: int, how: str, is_over: bool) -> None:
    """A row of robots has moved one cell; ``over`` is the one that leaves the floor: it stands at the edge yet."""
    if not g.quiet:
        moves = [moved(g, one) for one in (row[:-1] if is_over else row)]
        args = {"how": how, "way": WAYS[way], "count": len(row) - 1, **whom(g, row[1:]), "moves": moves}
        g.tell("pushed", g.seat_of[row[0]], about(g, {**args, "over": row[-1]} if is_over else args, row[0]))


def tell_rammed(g: Factory, robot: int, other: int) -> None:
    if not g.quiet:
        g.tell("rammed", g.seat_of[robot], about(g, {**whom(g, [other]), "target": other}, robot))


def tell_carried(g: Factory, express: bool, riders: list[int], cells: list[int], targets: list[int]) -> None:
    """Belts carry everybody at once; those that are in each other's way stay."""
    if g.quiet:
        return
    carried = [robot for robot, to in zip(riders, targets) if to >= EDGE]
    held = [robot for robot, to in zip(riders, targets) if to < EDGE]
    belts = "express" if express else "all"
    if carried:
        moves = [moved(g, robot) for robot, to in zip(riders, targets) if to >= 0]
        g.tell("carried", NOBODY, {"belts": belts, **whom(g, carried), "moves": moves})
    if held:
        g.tell("held", NOBODY, {"belts": belts, "count": len(held), **whom(g, held)})


def tell_gears(g: Factory, robots: list[int]) -> None:
    if not g.quiet:
        moves = [moved(g, robot) for robot in robots]
        g.tell("gears", NOBODY, {**whom(g, robots), "moves": moves})


# ---- lasers and damage -----------------------------------------------------------------------------------------------


def tell_beam(g: Factory, robot: int, tokens: int, way: int, source: int) -> None:
    """A beam of the board hits a robot; it comes ``from`` its first cell."""
    if not g.quiet:
        g.tell("beam", g.seat_of[robot], about(g, {**hit(g, robot, tokens, way), "from": cell_data(g, source)}, robot))


def tell_shot(g: Factory, shooter: int, robot: int, tokens: int, way: int) -> None:
    if not g.quiet:
        rear = 1 if way != g.facing[shooter] else 0
        args = {**hit(g, robot, tokens, way), **whom(g, [robot]), "rear": rear}
        g.tell("shot", g.seat_of[shooter], about(g, args, shooter))


def hit(g: Factory, robot: int, tokens: int, way: int) -> dict[str, Any]:
    return {"tokens": tokens, "way": WAYS[way], "target": robot, **target_cell(g, robot)}


def target_cell(g: Factory, robot: int) -> dict[str, Any]:
    return cell_data(g, g.at[robot])


def tell_weapon(g: Factory, robot: int, target: int, weapon: int) -> None:
    if not g.quiet:
        args = {"card": OPTION_IDS[weapon], **whom(g, [target]), "target": target, **target_cell(g, target)}
        g.tell("weapon", g.seat_of[robot], about(g, args, robot))


def tell_scrambled(g: Factory, robot: int, register: int) -> None:
    if not g.quiet:
        g.tell("scrambled", g.seat_of[robot], about(g, {"register": register + 1}, robot))


def tell_damaged(g: Factory, robot: int, locked: int) -> None:
    if not g.quiet:
        g.tell("damaged", g.seat_of[robot], about(g, {"damage": g.damage[robot], "locked": locked}, robot))


def tell_absorbed(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        args = {"card": OPTION_IDS[option], "left": g.option_tokens[option]}
        g.tell("option-worked", g.seat_of[robot], about(g, args, robot))


def tell_shots_left(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        args = {"card": OPTION_IDS[option], "left": g.option_tokens[option]}
        g.tell("option-fired", g.seat_of[robot], about(g, args, robot))


def tell_destroyed(g: Factory, robot: int, cell: int) -> None:
    """How, and where: the pit, or the last cell before the edge."""
    if not g.quiet:
        args = {"how": g.fates[robot], "lives": g.lives[robot], **cell_data(g, cell)}
        g.tell("destroyed", g.seat_of[robot], about(g, args, robot))


def tell_eliminated(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("eliminated", g.seat_of[robot], whose(g, robot))


def tell_repaired(g: Factory, robot: int, freed: int) -> None:
    if not g.quiet:
        g.tell("repaired", g.seat_of[robot], about(g, {"damage": g.damage[robot], "freed": freed}, robot))


# ---- options ---------------------------------------------------------------------------------------------------------


def tell_option_drawn(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        g.tell("option-drawn", g.seat_of[robot], about(g, {"card": OPTION_IDS[option]}, robot))


def tell_no_option(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("no-option", g.seat_of[robot], whose(g, robot))


def tell_drafted(g: Factory, robot: int) -> None:
    if not g.quiet:
        cards = [OPTION_IDS[option] for option in g.draft[robot]]
        g.tell("drafted", g.seat_of[robot], {"cards": cards}, g.seat_of[robot])


def tell_option_used(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        g.tell("option-used", g.seat_of[robot], about(g, {"card": OPTION_IDS[option]}, robot))


def tell_option_given_up(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        g.tell("option-given-up", g.seat_of[robot], about(g, {"card": OPTION_IDS[option]}, robot))


def tell_option_lost(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        g.tell("option-lost", g.seat_of[robot], about(g, {"card": OPTION_IDS[option]}, robot))


def tell_worn_out(g: Factory, robot: int, option: int) -> None:
    if not g.quiet:
        g.tell("option-worn-out", g.seat_of[robot], about(g, {"card": OPTION_IDS[option]}, robot))


# ---- flags, archive, re-entry ----------------------------------------------------------------------------------------


def tell_touched(g: Factory, robot: int) -> None:
    if not g.quiet:
        args = {"flag": g.touched[robot], "flags": len(g.flag_at), **target_cell(g, robot)}
        g.tell("flag-touched", g.seat_of[robot], about(g, args, robot))


def tell_archived(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("archived", g.seat_of[robot], about(g, cell_data(g, g.archive[robot]), robot))


def tell_returns(g: Factory, robot: int) -> None:
    """A robot is back on the board; which way it faces is asked next."""
    if not g.quiet:
        g.tell("returns", g.seat_of[robot], about(g, target_cell(g, robot), robot))


def tell_reentered(g: Factory, robot: int) -> None:
    if not g.quiet:
        args = {"damage": g.damage[robot], "way": WAYS[g.facing[robot]], "moves": [moved(g, robot)]}
        g.tell("re-entered", g.seat_of[robot], about(g, args, robot))


# ---- courses with rules of their own ---------------------------------------------------------------------------------


def tell_flag_moved(g: Factory, flag: int) -> None:
    if not g.quiet:
        cell = g.flag_at[flag]
        gone = 1 if cell == NOWHERE else 0
        g.tell("flag-moved", NOBODY, {"flag": flag + 1, "gone": gone, **({} if gone else cell_data(g, cell))})


def tell_tossed(g: Factory, robot: int, part: int, heads: bool) -> None:
    if not g.quiet:
        args = {"card": g.floor.placed[part].board.name, "board": part, "heads": 1 if heads else 0}
        g.tell("tossed", g.seat_of[robot], about(g, {**args, "turn": g.turns[part]}, robot))


def tell_superbot(g: Factory) -> None:
    if not g.quiet:
        g.tell("superbot", g.seat_of[g.superbot], whose(g, g.superbot))


def tell_toggled(g: Factory, robot: int, flag: int) -> None:
    if not g.quiet:
        args = {"flag": flag + 1, "flags": len(g.flag_at), "team": TEAM_LETTERS[g.team_of[robot]]}
        g.tell("flag-toggled", g.seat_of[robot], about(g, args, robot))


def tell_home(g: Factory, seat: int, team: int) -> None:
    if not g.quiet:
        board = g.floor.placed[g.homes[team]].board
        g.tell("home-chosen", seat, {"card": board.name, "team": TEAM_LETTERS[team]})


def tell_placed(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("placed", g.seat_of[robot], about(g, {"moves": [moved(g, robot)]}, robot))


def tell_caught(g: Factory, robot: int, cell: int, catcher: int) -> None:
    if not g.quiet:
        args = {**whom(g, [robot]), "target": robot, **cell_data(g, cell)}
        g.tell("caught", g.seat_of[catcher], about(g, args, catcher))


def tell_flag_taken(g: Factory, robot: int, flag: int) -> None:
    if not g.quiet:
        g.tell("flag-taken", g.seat_of[robot], about(g, team_flag(g, flag), robot))


def tell_flag_dropped(g: Factory, robot: int, flag: int) -> None:
    if not g.quiet:
        args = {**team_flag(g, flag), **cell_data(g, g.flag_at[flag])}
        g.tell("flag-dropped", g.seat_of[robot], about(g, args, robot))


def tell_flag_returned(g: Factory, robot: int, flag: int) -> None:
    if not g.quiet:
        args = {**team_flag(g, flag), **cell_data(g, g.flag_at[flag])}
        g.tell("flag-returned", g.seat_of[robot], about(g, args, robot))


def tell_flag_brought(g: Factory, robot: int, flag: int) -> None:
    if not g.quiet:
        g.tell("flag-brought", g.seat_of[robot], about(g, team_flag(g, flag), robot))


def team_flag(g: Factory, flag: int) -> dict[str, Any]:
    """A flag that is captured, and whose it is."""
    return {"flag": flag + 1, "team": TEAM_LETTERS[g.homes.index(flag)]}


# ---- the end ---------------------------------------------------------------------------------------------------------


def tell_finished(g: Factory, robot: int) -> None:
    if not g.quiet:
        g.tell("finished", g.seat_of[robot], about(g, {"place": g.place[robot]}, robot))


def tell_over(g: Factory) -> None:
    if not g.quiet:
        g.tell("race-over", NOBODY, {"turns": g.turn})
