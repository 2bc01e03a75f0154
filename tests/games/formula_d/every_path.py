"""All that a car may choose after a roll, worked out the slow way: every path there is, then the rules one by one.

It shares nothing with the engine but the board, the cars and the markers, and is what the quick search is held against.
"""

from dataclasses import dataclass

from paddock.games.formula_d.state import BOX, BRAKES, ENTERING, ON_TRACK, TYRES, Car, Race

__all__ = ["Choice", "choices"]

TABLE = {1: (1, 0), 2: (2, 0), 3: (3, 0), 4: (3, 1), 5: (3, 2), 6: (3, 3)}  # spaces blocked: brakes, tyres


@dataclass(frozen=True)
class Path:
    """Spaces entered; how it ends: track, finish, lane, box, stuck in the lane, or fatal."""

    spaces: tuple[int, ...]
    ends: str
    over: int = 0
    missed: int = 0
    kept_from: int = 99  # from this space on the lane was kept


@dataclass(frozen=True)
class Choice:
    """What one option of a move is."""

    end: int
    kind: str
    brakes: int
    tyres: int
    spins: bool
    braked: bool
    marks: frozenset[int]

    def beats(self, other: "Choice") -> bool:
        """No dearer, no other marker, spins only if the other does, and no worse for a slipstream."""
        return (
            (self.end, self.kind) == (other.end, other.kind)
            and self.brakes <= other.brakes
            and self.tyres <= other.tyres
            and (other.spins or not self.spins)
            and (other.braked or not self.braked)
            and self.marks <= other.marks
        )


class Walk:
    """All paths of a car with at most so many spaces."""

    def __init__(self, g: Race, car: Car, most: int, before: tuple[int, ...]) -> None:
        self.g = g
        self.before = before  # where the car has been in this move
        self.car = car
        self.board = g.circuit
        self.most = most
        self.taken = {other.at for other in g.cars if other is not car and other.at >= 0 and other.pit != BOX}
        self.marks = set(g.debris)
        self.found: list[Path] = []
        if car.pit == ON_TRACK:
            self.on_track((), g.over, g.missed, 0 if g.missed else 99)
        else:
            self.in_lane((), must_stop=car.pit == ENTERING)

    def at(self, spaces: tuple[int, ...]) -> int:
        return spaces[-1] if spaces else self.car.at

    def on_track(self, spaces: tuple[int, ...], over: int = 0, missed: int = 0, kept_from: int = 99) -> None:
        board, at = self.board, self.at(spaces)
        path = Path(spaces, "track", over, missed, kept_from)
        if not self.is_shortest(path):
            return
        self.found.append(path)
        if len(spaces) == self.most:
            return
        for target in [board.ahead[at]] if missed else board.steps[at]:
            if target not in self.taken:
                self.step(path, at, target)
        turns_in = self.g.laps > self.car.lines >= 1 and not missed and not self.g.beginner
        if turns_in and at in board.pit_enter and board.pit[0] not in self.taken:
            self.in_lane((*spaces, board.pit[0]), must_stop=True)

    def step(self, path: Path, at: int, target: int) -> None:
        board = self.board
        corner = board.corner_at[at]
        missing = 0
        if corner and board.corner_at[target] != corner:
            made = self.car.stops if corner == board.corner_at[self.car.at] and not path.missed else 0
            missing = board.stops[corner] - made
        if missing > 1:
            self.found.append(Path((*path.spaces, target), "fatal"))
            return
        missed = path.missed + (1 if missing == 1 else 0)
        over = path.over + missed
        spaces = (*path.spaces, target)
        kept_from = min(path.kept_from, len(spaces) - 1) if missed else 99
        if board.crosses_line(at, target) and self.car.lines == self.g.laps:
            home = Path(spaces, "finish", over, missed, kept_from)
            if self.is_shortest(home):
                self.found.append(home)
        else:
            self.on_track(spaces, over, missed, kept_from)

    def in_lane(self, spaces: tuple[int, ...], must_stop: bool) -> None:
        board, at = self.board, self.at(spaces)
        if spaces and not self.is_shortest(Path(spaces[:-1] if at >= board.track else spaces, "lane")):
            return
        if len(spaces) == self.most:
            self.found.append(Path(spaces, "lane"))
            return
        box = board.boxes[2 * self.car.team]
        if self.car.pit == BOX and not spaces:
            following = [space for space in (box + 1, box) if space not in self.taken][:1]
        elif must_stop and at == box:
            self.found.append(Path(spaces, "box"))
            return
        else:
            following = [space for space in board.steps[at] if space not in self.taken]
        if not following:
            self.found.append(Path(spaces, "stuck"))
        for space in following:
            if space < board.track:
                self.on_track((*spaces, space))
            else:
                self.in_lane((*spaces, space), must_stop)

    def is_shortest(self, path: Path) -> bool:
        """Each stretch of a straight by the fewest spaces, without the cars and the markers that it does not enter."""
        corner_at, track = self.board.corner_at, self.board.track
        stretch: list[int] = []
        for number, space in enumerate((*self.before, self.car.at, *path.spaces), -len(self.before)):
            if space < track and corner_at[space] == 0 and number <= path.kept_from:
                stretch.append(space)
            else:
                if not self.fits(stretch):
                    return False
                stretch = []
        return self.fits(stretch)

    def fits(self, stretch: list[int]) -> bool:
        if len(stretch) < 2:
            return True
        shut = self.taken | (self.marks - set(stretch))
        edge, far = {stretch[0]}, 0
        while stretch[-1] not in edge:
            far += 1
            steps = {step for space in edge for step in self.board.steps[space]}
            edge = {space for space in steps if space not in shut and self.board.corner_at[space] == 0}
            if far >= len(stretch):
                return False
        return far == len(stretch) - 1


def choices(g: Race, car: Car, roll: int, tow: int = 0, before: tuple[int, ...] = ()) -> set[Choice]:
    """The options that are no worse than another; ``tow`` is what a slipstream costs that ends in another corner, and
    ``before`` are the spaces from which the same move came."""
    walk = Walk(g, car, roll, before)
    found: list[Choice] = []
    for path in walk.found:
        if path.ends == "box":
            found += paid(g, car, path, "box", 0, 0, tow)
        elif path.ends == "stuck" or (path.ends == "lane" and len(path.spaces) == roll):
            found += paid(g, car, path, "wait" if path.ends == "stuck" else "drive", 0, 0, tow)
    most = car.wear[0] - 1 if g.beginner else car.wear[BRAKES]
    for braked in range(min(most, roll) + 1):
        found += on_the_track(g, car, walk, roll, braked, tow)
    return {one for one in found if not any(other.beats(one) and other != one for other in found)}


def on_the_track(g: Race, car: Car, walk: Walk, roll: int, braked: int, tow: int) -> list[Choice]:
    want = roll - braked
    track = [path for path in walk.found if path.ends == "track" and (path.spaces or car.pit == ON_TRACK)]
    full = [path for path in track if len(path.spaces) == want]
    home = [path for path in walk.found if path.ends == "finish" and len(path.spaces) <= want]
    found: list[Choice] = []
    if full or home:
        for path in full:
            found += paid(g, car, path, "drive", braked, 0, tow)
        for path in home if not braked else []:
            found += paid(g, car, path, "finish", 0, 0, tow)
        return found
    if any(path.ends == "fatal" and len(path.spaces) <= want for path in walk.found):
        return []
    lengths = [len(path.spaces) for path in track if len(path.spaces) <= want]
    for path in track:
        if lengths and len(path.spaces) == max(lengths):
            found += paid(g, car, path, "drive", braked, want - max(lengths), tow)
    return found


def paid(g: Race, car: Car, path: Path, kind: str, braked: int, blocked: int, tow: int) -> list[Choice]:
    """The option at its price; none if the car does not survive it."""
    board = g.circuit
    end = path.spaces[-1] if path.spaces else car.at
    marks = frozenset(path.spaces) & frozenset(g.debris)
    if g.beginner:
        price = braked + blocked + path.over
        fits = price < car.wear[0]
        return [Choice(end, kind, braked + blocked, path.over, False, braked + blocked > 0, marks)] if fits else []
    if blocked > max(TABLE):
        return []
    brakes, tyres = TABLE.get(blocked, (0, 0))
    brakes += braked
    if board.corner_at[end] and board.corner_at[end] != board.corner_at[car.at]:
        brakes += tow
    left = car.wear[TYRES] - tyres
    floor = 0 if g.strict_tyres and left > 0 else -1
    if brakes > car.wear[BRAKES] or left < 0 or left - path.over < floor:
        return []
    spins = path.over > 0 and path.over >= left
    return [Choice(end, kind, brakes, tyres + path.over, spins, braked + blocked > 0, marks)]
