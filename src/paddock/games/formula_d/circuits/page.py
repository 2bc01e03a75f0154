"""A circuit's page, read and checked line by line: what a person writes to make a board.

A corner is a word: its spaces from back to front, in the order of their front borders. ``1`` is a space of the left
lane, ``2`` of the middle one, ``3`` of the right one; ``<`` and ``>`` say that from here on the road bends left, right;
``=`` says that the next space counts as level with the one before it when it is asked who is in front.
"""

from typing import Any, Final

__all__ = ["LEFT", "MIDDLE", "RIGHT", "SCENERIES", "BadCircuit", "Letter", "Page", "PageCorner", "read_page"]

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3
INSIDE: Final = {"<": LEFT, ">": RIGHT}
SCENERIES: Final = ["desert", "fields", "forest", "hills", "night", "park", "sea", "town"]
KEYS: Final = {"title", "corners", "home", "pole", "grid", "pit", "weather", "exceptions", "street", "drawing"}
CORNER_KEYS: Final = {"straight", "stops", "word", "name", "plain"}
PIT_KEYS: Final = {"lane", "spaces", "boxes_from", "enter", "exit"}
WEATHER_KEYS: Final = {"rain_up_to", "changeable_up_to"}
EXCEPTION_KEYS: Final = {"arrows_off", "arrows_on", "beside_off", "beside_on", "order_keys"}
STREET_KEYS: Final = {"ambush", "rough", "trap"}
DRAWING_KEYS: Final = {"scenery", "lane_width", "centre", "bridge"}
BRIDGE_KEYS: Final = {"after_corner", "spaces"}
MANY: Final = 999


class BadCircuit(ValueError):
    """A page from which no board can be made: one sentence says why."""


class Letter:
    """A space in a corner's word: its lane, the lane inside the bend, and whether it is level with the one before."""

    def __init__(self, lane: int, inside: int, is_level: bool) -> None:
        self.lane = lane
        self.inside = inside
        self.is_level = is_level


class PageCorner:
    """A corner and the straight before it."""

    def __init__(self, straight: int, stops: int, letters: list[Letter]) -> None:
        self.straight = straight  # spaces of the middle lane
        self.stops = stops
        self.letters = letters
        self.name = ""
        self.is_plain = False  # no arrow leads sideways to one of its spaces


class Page:
    """All that a page says. Spaces are named by lane and place in the lane: 2005 is the fifth of the middle lane."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = name
        self.corners: list[PageCorner] = []
        self.home = 0  # spaces of the middle lane behind the last corner
        self.pole = LEFT
        self.grid: list[tuple[int, int]] = []  # slots that leave the rule, with their spaces
        self.pit_lane = RIGHT
        self.pit_spaces = 0
        self.boxes_from = 1
        self.pit_enter: list[int] = []
        self.pit_exit: list[int] = []
        self.rain_up_to = 7  # on the black die; Monaco's chart, where a circuit has none of its own
        self.changeable_up_to = 12
        self.arrows_off: list[tuple[int, int]] = []
        self.arrows_on: list[tuple[int, int]] = []
        self.beside_off: list[tuple[int, int]] = []
        self.beside_on: list[tuple[int, int]] = []
        self.order_keys: list[tuple[int, int]] = []
        self.ambush: list[tuple[int, int]] = []  # in street races: from space to space of a lane
        self.rough: list[int] = []
        self.trap: list[int] = []  # the first space behind it in each lane
        self.scenery = SCENERIES[0]
        self.lane_width = 0.0
        self.centre: list[tuple[float, float]] = []  # a closed curve through the middle lane, from the line on
        self.bridge_after = 0  # behind this corner the road runs under another part of it
        self.bridge_spaces = 0


def read_page(name: str, table: dict[str, Any]) -> Page:
    """A page from its table."""
    page = Page(name)
    know(name, table, KEYS)
    page.title = text(name, table, "title")
    page.home = number(name, table, "home", 1, MANY)
    page.pole = outer_lane(name, table, "pole")
    rows = wanted(name, table, "corners")
    if not isinstance(rows, list) or not rows:
        raise BadCircuit(f"{name}: there is no corner")
    for row in rows:
        page.corners.append(read_corner(f"{name}, corner {len(page.corners) + 1}", row))
    page.grid = numbers_by_number(f"{name}, grid", sub_table(name, table, "grid"))
    read_pit(page, f"{name}, pit", sub_table(name, table, "pit"))
    if "weather" in table:
        read_weather(page, f"{name}, weather", sub_table(name, table, "weather"))
    read_exceptions(page, f"{name}, exceptions", sub_table(name, table, "exceptions"))
    read_street(page, f"{name}, street", sub_table(name, table, "street"))
    read_drawing(page, f"{name}, drawing", sub_table(name, table, "drawing"))
    return page


def read_corner(where: str, row: Any) -> PageCorner:
    if not isinstance(row, dict):
        raise BadCircuit(f"{where} must be a table with straight, stops and word")
    know(where, row, CORNER_KEYS)
    straight = number(where, row, "straight", 2, MANY)
    corner = PageCorner(straight, number(where, row, "stops", 1, 9), read_word(where, text(where, row, "word")))
    if "name" in row:
        corner.name = text(where, row, "name")
    corner.is_plain = row.get("plain", False) is True
    return corner


def read_word(where: str, word: str) -> list[Letter]:
    """The spaces of a corner; the first and the last must lie in the lane outside the bend."""
    letters: list[Letter] = []
    inside = 0
    is_level = False
    for sign in word:
        if sign in INSIDE:
            inside = INSIDE[sign]
        elif sign == "=" and letters:
            is_level = True
        elif sign in "123":
            if inside == 0:
                raise BadCircuit(f"{where}: the word must begin with < or >")
            letters.append(Letter(int(sign), inside, is_level))
            is_level = False
        else:
            raise BadCircuit(f"{where}: the word has {sign!r} where only 1, 2, 3, <, > or a = between spaces may stand")
    check_word(where, word, letters)
    return letters


def check_word(where: str, word: str, letters: list[Letter]) -> None:
    for lane in (LEFT, MIDDLE, RIGHT):
        if lane not in [letter.lane for letter in letters]:
            raise BadCircuit(f"{where}: lane {lane} has no space in it")
    if word[-1] not in "123":
        raise BadCircuit(f"{where}: the word must end with a space, not with {word[-1]!r}")
    if letters[0].lane != outside(letters[0]):
        raise BadCircuit(f"{where}: the word must begin with lane {outside(letters[0])}, outside its first bend")
    if letters[-1].lane != outside(letters[-1]):
        raise BadCircuit(f"{where}: the word must end with lane {outside(letters[-1])}, outside its last bend")


def outside(letter: Letter) -> int:
    """The lane outside the bend at a letter: the other outer one."""
    return LEFT + RIGHT - letter.inside


def read_pit(page: Page, where: str, table: dict[str, Any]) -> None:
    know(where, table, PIT_KEYS)
    page.pit_lane = outer_lane(where, table, "lane")
    page.pit_spaces = number(where, table, "spaces", 10, MANY)
    page.boxes_from = number(where, table, "boxes_from", 1, MANY)
    page.pit_enter = numbers(where, table, "enter")
    page.pit_exit = numbers(where, table, "exit")
    if not page.pit_enter:
        raise BadCircuit(f"{where}: no space leads into it")
    if not page.pit_exit:
        raise BadCircuit(f"{where}: it has no exit")


def read_weather(page: Page, where: str, table: dict[str, Any]) -> None:
    know(where, table, WEATHER_KEYS)
    page.rain_up_to = number(where, table, "rain_up_to", 0, 20)
    page.changeable_up_to = number(where, table, "changeable_up_to", page.rain_up_to, 20)


def read_exceptions(page: Page, where: str, table: dict[str, Any]) -> None:
    know(where, table, EXCEPTION_KEYS)
    page.arrows_off = pairs(where, table, "arrows_off")
    page.arrows_on = pairs(where, table, "arrows_on")
    page.beside_off = pairs(where, table, "beside_off")
    page.beside_on = pairs(where, table, "beside_on")
    page.order_keys = numbers_by_number(f"{where}, order_keys", sub_table(where, table, "order_keys"))


def read_street(page: Page, where: str, table: dict[str, Any]) -> None:
    """The zones of street races."""
    know(where, table, STREET_KEYS)
    page.ambush = pairs(where, table, "ambush")
    page.rough = numbers(where, table, "rough")
    page.trap = numbers(where, table, "trap")


def read_drawing(page: Page, where: str, table: dict[str, Any]) -> None:
    know(where, table, DRAWING_KEYS)
    page.scenery = text(where, table, "scenery")
    if page.scenery not in SCENERIES:
        raise BadCircuit(f"{where}: there is no scenery {page.scenery!r}, only {', '.join(SCENERIES)}")
    page.lane_width = length(f"{where}: lane_width", wanted(where, table, "lane_width"), 0.001, 0.1)
    points = wanted(where, table, "centre")
    if not isinstance(points, list) or len(points) < 4:
        raise BadCircuit(f"{where}: centre needs at least four points")
    for point in points:
        if not isinstance(point, list) or len(point) != 2:
            raise BadCircuit(f"{where}: centre has {point!r} where a point [x, y] must stand")
        x, y = (
            length(f"{where}: x of {point}", point[0], -0.1, 1.1),
            length(f"{where}: y of {point}", point[1], -0.1, 1.1),
        )
        if (x, y) in page.centre:
            raise BadCircuit(f"{where}: centre has the point {point} twice")
        page.centre.append((x, y))
    if "bridge" in table:
        bridge = sub_table(where, table, "bridge")
        know(f"{where}, bridge", bridge, BRIDGE_KEYS)
        page.bridge_after = number(f"{where}, bridge", bridge, "after_corner", 1, len(page.corners))
        page.bridge_spaces = number(f"{where}, bridge", bridge, "spaces", 1, MANY)


# How single values are read. ``where`` begins the sentence that tells a fault.


def know(where: str, table: dict[str, Any], keys: set[str]) -> None:
    for key in table:
        if key not in keys:
            raise BadCircuit(f"{where}: nothing is called {key!r} here, only {', '.join(sorted(keys))}")


def wanted(where: str, table: dict[str, Any], key: str) -> Any:
    if key not in table:
        raise BadCircuit(f"{where}: {key} is missing")
    return table[key]


def text(where: str, table: dict[str, Any], key: str) -> str:
    value = wanted(where, table, key)
    if not isinstance(value, str) or not value:
        raise BadCircuit(f"{where}: {key} must be a text")
    return value


def number(where: str, table: dict[str, Any], key: str, least: int, most: int) -> int:
    value = wanted(where, table, key)
    if not is_number(value) or not least <= value <= most:
        raise BadCircuit(f"{where}: {key} must be a whole number from {least} to {most}, not {value!r}")
    return int(value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def outer_lane(where: str, table: dict[str, Any], key: str) -> int:
    lane = number(where, table, key, LEFT, RIGHT)
    if lane == MIDDLE:
        raise BadCircuit(f"{where}: {key} must be an outer lane, 1 or 3")
    return lane


def length(where: str, value: Any, least: float, most: float) -> float:
    """A length or a place on a picture whose longer side is 1."""
    if not isinstance(value, int | float) or not least <= value <= most:
        raise BadCircuit(f"{where} must be a number from {least} to {most}, not {value!r}")
    return float(value)


def sub_table(where: str, table: dict[str, Any], key: str) -> dict[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise BadCircuit(f"{where}: {key} must be a table")
    return value


def numbers(where: str, table: dict[str, Any], key: str) -> list[int]:
    values = table.get(key, [])
    if not isinstance(values, list):
        raise BadCircuit(f"{where}: {key} must be a list of spaces")
    found: list[int] = []
    for value in values:
        if not is_number(value):
            raise BadCircuit(f"{where}: {key} has {value!r} where a space such as 3001 must stand")
        found.append(value)
    return found


def pairs(where: str, table: dict[str, Any], key: str) -> list[tuple[int, int]]:
    values = table.get(key, [])
    if not isinstance(values, list):
        raise BadCircuit(f"{where}: {key} must be a list of pairs of spaces")
    found: list[tuple[int, int]] = []
    for value in values:
        if not isinstance(value, list) or len(value) != 2 or not is_number(value[0]) or not is_number(value[1]):
            raise BadCircuit(f"{where}: {key} has {value!r} where a pair of spaces such as [1005, 2006] must stand")
        found.append((value[0], value[1]))
    return found


def numbers_by_number(where: str, table: dict[str, Any]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for key, value in table.items():
        if not key.isdecimal() or not is_number(value):
            raise BadCircuit(f"{where}: {key} = {value!r} must be a number for a number")
        found.append((int(key), value))
    return found
