"""A circuit as the race uses it: spaces numbered from 0, lane by lane from the left, the pit lane last."""

from typing import Final

from paddock.games.formula_d.circuits.layout import Layout, lay_out
from paddock.games.formula_d.circuits.neighbours import alongside, fronts, has_arrow
from paddock.games.formula_d.circuits.page import LEFT, MIDDLE, RIGHT, BadCircuit, Page
from paddock.games.formula_d.circuits.ways import longest_way, shortest_lap, shortest_way

__all__ = ["BOXES", "GRID_SLOTS", "NOWHERE", "PIT", "Circuit", "Corner", "build"]

NOWHERE: Final = -1
GRID_SLOTS: Final = 10
BOXES: Final = 10  # two for each of five teams
PIT: Final = 9  # the lane number of the pit lane
NAMES: Final = 1000  # a space is named by its lane and its place in the lane, counted from 1


class Corner:
    """A corner: the stops it asks for, its spaces in each lane, its shortest and longest way in spaces."""

    def __init__(self, name: str, stops: int) -> None:
        self.name = name
        self.stops = stops
        self.lengths = [0, 0, 0]
        self.shortest = 0
        self.longest = 0


class Circuit:
    """A board. Lists are by space; NOWHERE stands where no space is."""

    def __init__(self, page: Page, lengths: list[int], lap: int) -> None:
        self.name = page.name
        self.page = page
        self.lap = lap  # the order keys of a lap: subtracted by whoever crosses the line
        self.lengths = lengths  # spaces of each lane
        self.firsts = [0, lengths[0], lengths[0] + lengths[1]]  # the spaces behind the line, lane by lane
        self.track = lengths[0] + lengths[1] + lengths[2]  # how many spaces there are without the pit lane
        self.spaces = self.track + page.pit_spaces
        self.lane = [PIT] * self.spaces
        self.order = [0] * self.spaces  # a larger key is further ahead, an equal one is level
        self.corner_at = [0] * self.spaces  # 0 on a straight, else the number of the corner
        self.inner = [0] * self.spaces  # how near the lane is to the inside of this or the next bend, 0 to 2
        self.stops = [0]  # by the number of the corner: how many it asks for; none on a straight
        self.ahead = [NOWHERE] * self.spaces
        self.left = [NOWHERE] * self.spaces
        self.right = [NOWHERE] * self.spaces
        self.steps: list[list[int]] = [[] for _ in range(self.spaces)]  # left, ahead, right: the only legal ones
        self.beside: list[list[int]] = [
            [] for _ in range(self.spaces)
        ]  # those of neighbouring lanes with a shared border
        self.corners: list[Corner] = []
        self.grid: list[int] = []  # pole position first
        self.qualifying_start = self.firsts[RIGHT - 1] - 1  # the last space of the middle lane
        self.pit = list(range(self.track, self.spaces))
        self.boxes: list[int] = []  # the spaces of the pit lane with a box beside them
        self.pit_enter: list[int] = []  # spaces from which the pit lane is entered
        self.pit_exit: list[int] = []  # spaces to which it leads
        self.ambush: list[int] = []  # zones of street races
        self.rough: list[int] = []
        self.trap: list[int] = []  # by lane: the first space behind the speed trap; empty: there is none
        self.shortest_lap = 0
        self.longest_step = 0  # by how much a step raises the order key at most

    def name_of(self, space: int) -> int:
        """A space as pages name it: 2005 is the fifth of the middle lane, 9001 the first of the pit lane."""
        if space >= self.track:
            return PIT * NAMES + space - self.track + 1
        lane = self.lane[space]
        return lane * NAMES + space - self.firsts[lane - 1] + 1

    def named(self, name: int) -> int:
        """The space of the track with a name, or NOWHERE."""
        lane = name // NAMES
        at = name - lane * NAMES
        if lane not in (LEFT, MIDDLE, RIGHT) or not 1 <= at <= self.lengths[lane - 1]:
            return NOWHERE
        return self.firsts[lane - 1] + at - 1

    def crosses_line(self, space: int, step: int) -> bool:
        """Whether a step of the track leads over the start and finish line."""
        return step in self.firsts and space not in self.firsts


def build(page: Page) -> Circuit:
    """The board that follows from a page: spaces, borders, arrows, then the exceptions, then grid and pit lane."""
    layout = lay_out(page)
    circuit = Circuit(page, [len(lane) for lane in layout.lanes], layout.order)
    put_spaces(circuit, layout)
    put_inner(circuit, layout)
    put_borders_and_arrows(circuit, layout)
    make_exceptions(circuit)
    list_steps(circuit)
    put_grid(circuit)
    put_pit_lane(circuit)
    put_zones(circuit)
    measure(circuit)
    return circuit


def put_spaces(circuit: Circuit, layout: Layout) -> None:
    for corner in circuit.page.corners:
        circuit.corners.append(Corner(corner.name, corner.stops))
        circuit.stops.append(corner.stops)
    for lane in (LEFT, MIDDLE, RIGHT):
        first = circuit.firsts[lane - 1]
        for at, place in enumerate(layout.lanes[lane - 1]):
            space = first + at
            circuit.lane[space] = lane
            circuit.order[space] = place.order
            circuit.corner_at[space] = place.corner
            circuit.ahead[space] = first + (at + 1) % circuit.lengths[lane - 1]
            if place.corner > 0:
                circuit.corners[place.corner - 1].lengths[lane - 1] += 1


def put_inner(circuit: Circuit, layout: Layout) -> None:
    """In a corner the bend there counts; on a straight the next one, but beside the end of a corner still that one."""
    bends: dict[int, int] = {}  # by order key: the lane inside the bend
    for places in layout.lanes:
        for place in places:
            if place.corner > 0:
                bends[place.order] = place.inside
    for lane in (LEFT, MIDDLE, RIGHT):
        inside = circuit.page.corners[0].letters[0].inside  # behind the line the first bend comes next
        for at in range(circuit.lengths[lane - 1] - 1, -1, -1):
            place = layout.lanes[lane - 1][at]
            if place.corner > 0:
                inside = circuit.page.corners[place.corner - 1].letters[0].inside
            bend = place.inside or bends.get(place.order, inside)
            circuit.inner[circuit.firsts[lane - 1] + at] = lane - LEFT if bend == RIGHT else RIGHT - lane


def put_borders_and_arrows(circuit: Circuit, layout: Layout) -> None:
    borders = fronts(layout)
    plain = [corner.is_plain for corner in circuit.page.corners]
    for lane, other in ((LEFT, MIDDLE), (MIDDLE, LEFT), (MIDDLE, RIGHT), (RIGHT, MIDDLE)):
        first = circuit.firsts[other - 1]
        for at in range(circuit.lengths[lane - 1]):
            space = circuit.firsts[lane - 1] + at
            beside = alongside(borders, lane, at, other)
            circuit.beside[space] += [first + k for k in beside]
            if has_arrow(layout, lane, at, other, beside, plain):
                set_arrow(circuit, space, other, first + beside[-1])


def set_arrow(circuit: Circuit, space: int, lane: int, target: int) -> None:
    if lane < circuit.lane[space]:
        circuit.left[space] = target
    else:
        circuit.right[space] = target


def make_exceptions(circuit: Circuit) -> None:
    """What a board has otherwise than the laws say."""
    page = circuit.page
    for a, b in page.arrows_off:
        space, target = neighbours(circuit, "arrows_off", a, b)
        if target not in (circuit.left[space], circuit.right[space]):
            raise BadCircuit(f"{page.name}, arrows_off: there is no arrow from {a} to {b} to take away")
        set_arrow(circuit, space, circuit.lane[target], NOWHERE)
    for a, b in page.arrows_on:
        space, target = neighbours(circuit, "arrows_on", a, b)
        if (circuit.left if circuit.lane[target] < circuit.lane[space] else circuit.right)[space] != NOWHERE:
            raise BadCircuit(f"{page.name}, arrows_on: {a} already has an arrow to the side of {b}")
        set_arrow(circuit, space, circuit.lane[target], target)
    for a, b in page.beside_off:
        space, target = neighbours(circuit, "beside_off", a, b)
        if target not in circuit.beside[space]:
            raise BadCircuit(f"{page.name}, beside_off: {a} and {b} share no border that could be taken away")
        circuit.beside[space].remove(target)
        circuit.beside[target].remove(space)
    for a, b in page.beside_on:
        space, target = neighbours(circuit, "beside_on", a, b)
        if target in circuit.beside[space]:
            raise BadCircuit(f"{page.name}, beside_on: {a} and {b} already share a border")
        circuit.beside[space].append(target)
        circuit.beside[target].append(space)
    for a, key in page.order_keys:
        circuit.order[track_space(circuit, "order_keys", a)] = key


def neighbours(circuit: Circuit, where: str, a: int, b: int) -> tuple[int, int]:
    space, target = track_space(circuit, where, a), track_space(circuit, where, b)
    if abs(circuit.lane[space] - circuit.lane[target]) != 1:
        raise BadCircuit(f"{circuit.name}, {where}: {a} and {b} do not lie in neighbouring lanes")
    return space, target


def track_space(circuit: Circuit, where: str, name: int) -> int:
    space = circuit.named(name)
    if space == NOWHERE:
        raise BadCircuit(f"{circuit.name}, {where}: there is no space {name}")
    return space


def list_steps(circuit: Circuit) -> None:
    for space in range(circuit.track):
        circuit.beside[space].sort()
        for step in (circuit.left[space], circuit.ahead[space], circuit.right[space]):
            if step != NOWHERE:
                circuit.steps[space].append(step)


def put_grid(circuit: Circuit) -> None:
    """The pole is two spaces before the line; slots alternate between the outer lanes, three spaces apart in each."""
    page = circuit.page
    for slot in range(GRID_SLOTS):
        lane = page.pole if slot % 2 == 0 else LEFT + RIGHT - page.pole
        at = circuit.lengths[lane - 1] - 1 - slot % 2 - slot // 2 * 3
        circuit.grid.append(track_space(circuit, "grid", lane * NAMES + at))
    for slot, name in page.grid:
        if not 1 <= slot <= GRID_SLOTS:
            raise BadCircuit(f"{circuit.name}, grid: there is no slot {slot}, only 1 to {GRID_SLOTS}")
        circuit.grid[slot - 1] = track_space(circuit, "grid", name)


def put_pit_lane(circuit: Circuit) -> None:
    """Single file; the arrows into it and out of it are no steps of the track."""
    page = circuit.page
    if page.boxes_from + BOXES - 1 > page.pit_spaces:
        raise BadCircuit(
            f"{circuit.name}, pit: {BOXES} boxes from space {page.boxes_from} on do not fit in {page.pit_spaces}"
        )
    for space in circuit.pit[:-1]:
        circuit.ahead[space] = space + 1
        circuit.steps[space] = [space + 1]
    circuit.pit_enter = [track_space(circuit, "pit", name) for name in page.pit_enter]
    circuit.pit_exit = [track_space(circuit, "pit", name) for name in page.pit_exit]
    circuit.steps[circuit.pit[-1]] = circuit.pit_exit[:]
    circuit.boxes = circuit.pit[page.boxes_from - 1 : page.boxes_from - 1 + BOXES]


def put_zones(circuit: Circuit) -> None:
    """Stretches where street races have rules of their own."""
    page = circuit.page
    for a, b in page.ambush:
        begin, end = track_space(circuit, "street", a), track_space(circuit, "street", b)
        if circuit.lane[begin] != circuit.lane[end] or end < begin:
            raise BadCircuit(f"{circuit.name}, street: ambush cannot lead from {a} to {b}, only forwards in one lane")
        circuit.ambush += list(range(begin, end + 1))
    circuit.rough = [track_space(circuit, "street", name) for name in page.rough]
    circuit.trap = [track_space(circuit, "street", name) for name in page.trap]
    if circuit.trap and [circuit.lane[space] for space in circuit.trap] != [LEFT, MIDDLE, RIGHT]:
        raise BadCircuit(f"{circuit.name}, street: trap must name a space of each lane, the left one first")


def measure(circuit: Circuit) -> None:
    for at, corner in enumerate(circuit.corners):
        corner.shortest = shortest_way(circuit.steps, circuit.order, circuit.corner_at, at + 1)
        corner.longest = longest_way(circuit.steps, circuit.order, circuit.corner_at, at + 1)
    for space in range(circuit.track):
        for step in circuit.steps[space]:
            circuit.longest_step = max(circuit.longest_step, (circuit.order[step] - circuit.order[space]) % circuit.lap)
    circuit.shortest_lap = shortest_lap(circuit.steps, circuit.order, circuit.firsts, circuit.track)
