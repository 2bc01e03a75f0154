"""Where the spaces lie: the word of the whole lap, from the line on, written out space by space."""

from paddock.games.formula_d.circuits.page import LEFT, MIDDLE, RIGHT, Page, PageCorner

__all__ = ["Layout", "Place", "lay_out"]


class Place:
    """A space as it is laid down. ``place`` orders front borders, for arrows; ``order`` says who is in front."""

    def __init__(self, place: int, order: int, corner: int, inside: int) -> None:
        self.place = place
        self.order = order
        self.corner = corner  # 0 on a straight
        self.inside = inside  # the lane inside the bend; 0 on a straight


class Layout:
    """The three lanes of a lap."""

    def __init__(self) -> None:
        self.lanes: list[list[Place]] = [[], [], []]
        self.place = 0
        self.order = 0

    def put(self, lane: int, corner: int = 0, inside: int = 0) -> None:
        self.lanes[lane - 1].append(Place(self.place, self.order, corner, inside))

    def advance(self) -> None:
        self.place += 1
        self.order += 1


def lay_out(page: Page) -> Layout:
    """All spaces of a lap; the counters then hold its length."""
    layout = Layout()
    for at, corner in enumerate(page.corners):
        lay_straight(layout, corner.straight)
        lay_corner(layout, corner, at + 1)
    lay_straight(layout, page.home)
    lay_row(layout)
    return layout


def lay_straight(layout: Layout, spaces: int) -> None:
    """The outer lanes share rows, the middle lane lies half a space off; its spaces are the first and the last."""
    for at in range(spaces):
        if at > 0:
            lay_row(layout)
        layout.put(MIDDLE)
        layout.advance()


def lay_row(layout: Layout) -> None:
    layout.put(LEFT)
    layout.put(RIGHT)
    layout.advance()


def lay_corner(layout: Layout, corner: PageCorner, number: int) -> None:
    """At both red lines the lane inside is on the straight, beside the first and the last space of the corner."""
    letters = corner.letters
    layout.put(letters[0].inside)
    for at, letter in enumerate(letters):
        if at > 0:
            layout.place += 1
            if not letter.is_level:
                layout.order += 1
        layout.put(letter.lane, number, letter.inside)
    layout.put(letters[-1].inside)
    layout.advance()
