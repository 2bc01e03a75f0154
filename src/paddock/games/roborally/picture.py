"""The race as text, at most a hundred columns wide, for the terminal and wherever nothing is drawn.

Robots are ①, ② … with an arrow for where they face, a wall is ┃ or ━━, free floor is ·, damage is ■: whoever shows the
picture may colour these marks.
"""

from collections.abc import Callable
from typing import Any, Final

from paddock.games.roborally.courses import TEAM_LETTERS

__all__ = [
    "ARROWS",
    "DAMAGE",
    "flag_of",
    "floor_lines",
    "home_names",
    "mark",
    "own_cards",
    "picture",
    "title",
    "wrapped",
]

View = dict[str, Any]
Say = Callable[..., str]

NAME_WIDTH: Final = 12
WIDTH: Final = 98
SEATS: Final = "①②③④⑤⑥⑦⑧"
ARROWS: Final = {"north": "^", "east": ">", "south": "v", "west": "<"}
STEPS_OF: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SHORT: Final = {
    "u_turn": "U",
    "rotate_left": "L",
    "rotate_right": "R",
    "back_up": "B",
    "move_1": "1",
    "move_2": "2",
    "move_3": "3",
}
WALL: Final = "┃"
EDGE: Final = "━━"
DAMAGE: Final = "■"
FREE: Final = "·"


def picture(view: View, say: Say) -> str:
    """The floor with the robots on it, the robots one by one, and the cards of the seat that looks."""
    lines = [*home_names(view, say), *[line for _, line in floor_lines(view)]]
    signs = wrapped("", say("roborally-picture-signs", flag="FA" if is_capture(view) else "F1").split(", "), WIDTH)
    parts = [title(view, say), "\n".join(lines), "\n".join(signs), "\n".join(homes(view, say)), robots(view, say)]
    parts.extend("\n".join(own_cards(view, hand, WIDTH, say)) for hand in view.get("hands", []))
    return "\n\n".join(part for part in parts if part)


def title(view: View, say: Say) -> str:
    course = say(f"roborally-choice-course-{view['course']['id']}")
    if view["phase"] == "run":
        return say("roborally-picture-register", course=course, turn=view["round"], register=view["register"])
    return say("roborally-picture-title", course=course, turn=view["round"])


# ---- the floor -------------------------------------------------------------------------------------------------------


def floor_lines(view: View, columns: range | None = None) -> list[tuple[int, str]]:
    """Lines with the row they belong to: cells of two letters, and lines of edges only where there are walls."""
    data = view["floor"]
    across = range(data["width"]) if columns is None else columns
    beams = beam_cells(data)
    things = things_on(view)
    numbers = "".join(f" {x + 1:<2}" if x % 2 == 0 else "   " for x in across)
    rows = [(-1, f"    {numbers}".rstrip())]
    for y, line in enumerate(data["signs"]):
        signs = line.split(" ")
        if edges := edge_line(data, across, y):
            rows.append((y, edges))
        cells = ""
        for x in across:
            side = WALL if wall(data, x, y, 3) or wall(data, x - 1, y, 1) else " "
            cells += side + (things.get((x, y)) or sign_of(signs[x], (x, y) in beams))
        cells += WALL if wall(data, across[-1], y, 1) else ""
        rows.append((y, f" {y + 1:>2} {cells}".rstrip()))
    if edges := edge_line(data, across, data["height"]):
        rows.append((data["height"] - 1, edges))
    return rows


def edge_line(data: View, across: range, y: int) -> str:
    """The walls above a row."""
    edges = "".join(" " + (EDGE if wall(data, x, y, 0) or wall(data, x, y - 1, 2) else "  ") for x in across)
    return f"    {edges}".rstrip()


def wall(data: View, x: int, y: int, side: int) -> bool:
    if not (0 <= x < data["width"] and 0 <= y < data["height"]):
        return False
    return bool(int(data["walls"][y][x], 16) >> side & 1)


def sign_of(sign: str, in_beam: bool) -> str:
    """Two letters for a cell: express belts are doubled, curves are left out."""
    if sign == "-":
        return "  "
    if sign[0] in ("P", "D", "#") or sign == "w+":
        return sign[:2]
    if sign == ".":
        return "::" if in_beam else f"{FREE} "
    return sign[:2] if sign[:1] == sign[1:2] else f"{sign[0]} "


def beam_cells(data: View) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for laser in data["lasers"]:
        across, along = STEPS_OF[laser["way"]]
        for step in range(laser["cells"]):
            found.add((laser["x"] + step * across, laser["y"] + step * along))
    return found


def things_on(view: View) -> dict[tuple[int, int], str]:
    """Flags, and on top of them robots."""
    found = {(flag["x"], flag["y"]): flag_sign(view, flag) for flag in view["flags"] if flag["x"] is not None}
    for robot in view["robots"]:
        if robot["x"] is not None:
            found[robot["x"], robot["y"]] = mark(view, robot) + ARROWS[robot["facing"]]
    return found


def flag_sign(view: View, flag: View) -> str:
    """Flags are numbered; one that is captured has the letter of its team as soon as it has one."""
    if not is_capture(view):
        return f"F{flag['flag']}"
    return "F " if flag["team"] is None else f"F{TEAM_LETTERS[flag['team']]}"


def is_capture(view: View) -> bool:
    return bool(view["course"]["goal"] == "capture")


def mark(view: View, robot: View) -> str:
    """A seat's number; a blocker has a letter."""
    return "ABCDEFGH"[robot["seat"]] if robot["blocker"] else SEATS[robot["seat"]]


# ---- the teams' homes ------------------------------------------------------------------------------------------------


def home_names(view: View, say: Say) -> list[str]:
    """Where flags are captured, a line over the map: each board over its own columns, and whose home it is."""
    return ["    " + "".join(home_name(view, flag, say) for flag in view["flags"])] if is_capture(view) else []


def home_name(view: View, flag: View, say: Say) -> str:
    board = view["floor"]["boards"][flag["flag"] - 1]
    words = say(f"roborally-card-{board['id']}")
    if flag["team"] is not None:
        words = say("roborally-picture-home-board", board=words, team=TEAM_LETTERS[flag["team"]])
    return " " + f" {words} ".center(3 * board["width"] - 1, "─")


def homes(view: View, say: Say) -> list[str]:
    """Where flags are captured: the home of each team, and who carries its flag away."""
    flags = [flag for flag in view["flags"] if is_capture(view) and flag["team"] is not None]
    return [home(view, flag, say) for flag in sorted(flags, key=team_of)]


def team_of(flag: View) -> int:
    return int(flag["team"])


def home(view: View, flag: View, say: Say) -> str:
    board = say(f"roborally-card-{view['floor']['boards'][flag['flag'] - 1]['id']}")
    line = say("roborally-picture-home", team=TEAM_LETTERS[flag["team"]], board=board)
    if flag["carrier"] is None:
        return line
    carrier = view["robots"][flag["carrier"]]
    name = say("seat-name", seat=carrier["seat"] + 1)
    return f"{line}, {say('roborally-picture-carrier', robot=f'{mark(view, carrier)} {name}')}"


# ---- the robots ------------------------------------------------------------------------------------------------------


def robots(view: View, say: Say) -> str:
    """One row a robot, in dock order."""
    heads = [
        say("roborally-picture-robot"),
        say("roborally-picture-flag"),
        say("roborally-picture-lives"),
        say("roborally-picture-registers"),
        say("roborally-picture-damage"),
    ]
    rows = [["", "", *heads, ""]]
    rows.extend(robot_row(view, view["robots"][robot], say) for robot in view["docks"])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    return "\n".join(lines + options(view, say))


def robot_row(view: View, robot: View, say: Say) -> list[str]:
    name = say("seat-name", seat=robot["seat"] + 1)
    return [
        "›" if robot["seat"] == view["seat"] else " ",
        mark(view, robot),
        name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}…",
        flag_column(view, robot),
        str(robot["lives"]),
        "".join(register(data) for data in registers(view, robot)),
        DAMAGE * robot["damage"] or "-",
        state(view, robot, say),
    ]


def flag_column(view: View, robot: View) -> str:
    """The next flag of all; where flags are captured, the one that the robot carries."""
    if is_capture(view):
        return flag_of(view, robot) or "-"
    flag = robot["next_flag"]
    return "-" if flag is None else f"{flag}/{view['course']['flags']}"


def flag_of(view: View, robot: View) -> str:
    """The sign of the next flag, or of the one that is carried."""
    if is_capture(view):
        carried = [flag for flag in view["flags"] if flag["carrier"] == robot["robot"]]
        return flag_sign(view, carried[0]) if carried else ""
    return "" if robot["next_flag"] is None else f"F{robot['next_flag']}"


def registers(view: View, robot: View) -> list[View]:
    """The registers of a robot; its owner sees the cards that lie face down, too."""
    for hand in view.get("hands", []):
        if hand["robot"] == robot["robot"]:
            return [own or seen for own, seen in zip(hand["registers"], robot["registers"])]
    found: list[View] = robot["registers"]
    return found


def register(data: View) -> str:
    """The card if it may be seen, ? if it lies face down, . if there is none; locked ones in brackets."""
    if data["state"] == "empty":
        shown = "."
    else:
        shown = SHORT[data["card"]] if "card" in data else "?"
    if data.get("pair"):
        shown += SHORT[data["with"]["card"]] if "with" in data else "?"
    return f"({shown})" if data["locked"] else f" {shown} "


def state(view: View, robot: View, say: Say) -> str:
    """What is worth knowing about a robot just now."""
    words: list[str] = []
    if robot["team"] is not None:
        words.append(say("roborally-picture-team", team=TEAM_LETTERS[robot["team"]]))
    if robot["blocker"]:
        words.append(say("roborally-picture-blocker"))
    if robot["superbot"]:
        words.append(say("roborally-picture-superbot"))
    if robot["lives"] == 0:
        words.append(say("roborally-picture-out"))
    elif robot["x"] is None and robot["waits"]:
        words.append(say("roborally-picture-destroyed"))
    elif robot["down"]:
        words.append(say("roborally-picture-down"))
    elif view["phase"] == "program":
        words.append(say("roborally-picture-ready" if robot["ready"] else "roborally-picture-programming"))
    if robot["announced"]:
        words.append(say("roborally-picture-announced"))
    return ", ".join(words)


def options(view: View, say: Say) -> list[str]:
    """A line for every robot that has options."""
    lines: list[str] = []
    for robot in view["robots"]:
        if robot["options"]:
            names = [say(f"roborally-card-{option['id']}") for option in robot["options"]]
            head = f"{mark(view, robot)} {say('roborally-picture-options')}: "
            lines.extend(wrapped(head, names, WIDTH))
    return lines


def wrapped(head: str, names: list[str], width: int) -> list[str]:
    """Names one after the other, in as many lines as they need."""
    lines = [head]
    for number, name in enumerate(names):
        piece = name if number == len(names) - 1 else f"{name}, "
        if len(lines[-1]) + len(piece) > width:
            lines.append("    ")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


# ---- own cards -------------------------------------------------------------------------------------------------------


def own_cards(view: View, hand: View, width: int, say: Say) -> list[str]:
    """The hand, and the program as far as it is made."""
    robot = view["robots"][hand["robot"]]
    who = f"{mark(view, robot)} "
    cards = [card_name(card, say) for card in hand["cards"]]
    made = [f"{n}{card_name(data, say)}" for n, data in enumerate(registers(view, robot), 1) if "card" in data]
    rows = wrapped(f"{who}{say('roborally-picture-hand')}  ", cards, width) if cards else []
    if made:
        rows.extend(wrapped(f"{who}{say('roborally-picture-program')}  ", made, width))
    return rows


def card_name(card: View, say: Say) -> str:
    return f"[{say('roborally-card-' + card['card'])} {card['priority']}]"
