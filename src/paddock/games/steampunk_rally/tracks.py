"""The tracks, read from ``data/tracks`` and checked, and the track of a race laid from their tiles."""

from typing import Final

from paddock.games.steampunk_rally.rows import check, table_of
from paddock.games.steampunk_rally.tiles import END, FINISH, MIDDLE, START, Space, Tile, make_space, make_tile
from paddock.games.steampunk_rally.track_laws import side_faults, token_faults

__all__ = ["MIDDLE_TILES", "SIDES", "TILES", "TOKENS", "Track", "lay_track", "middle_tiles"]

SIDES: Final = ["alps", "sky"]
MIDDLE_TILES: Final = 3


def read_tokens() -> dict[str, Space]:
    """The loose challenges by their names."""
    tokens: dict[str, Space] = {}
    for row in table_of("tokens", "token"):
        tokens[row.id] = make_space(row.text("challenge"), row.where)
        row.end()
    return tokens


TILES: Final[dict[str, list[Tile]]] = {
    side: [make_tile(row) for row in table_of(f"tracks/{side}", "tile")] for side in SIDES
}
for side_name in SIDES:
    check(side_faults(side_name, TILES[side_name]))
TOKENS: Final[dict[str, Space]] = read_tokens()
check(token_faults(TOKENS))


class Track:
    """All spaces of a race. Space 0 is the start; whoever reaches space ``line`` has crossed the finish line."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.spaces: list[Space] = []
        self.line = 0
        for tile in tiles:
            if tile.role == FINISH:
                self.line = len(self.spaces)
            self.join(tile)
        self.to_line = distances(self.spaces, self.line)

    def join(self, tile: Tile) -> None:
        """Lay a tile behind the last one: its exit leads to the new entry."""
        first = len(self.spaces)
        if first:
            self.spaces[-1].ways.append(first)
        for space in tile.spaces:
            self.spaces.append(laid(space, first))


def laid(space: Space, first: int) -> Space:
    """A space of a tile as it lies on the track."""
    copy = Space(space.terrain)
    copy.challenge = space.challenge
    copy.die = space.die
    copy.gives = space.gives
    copy.amount = space.amount
    copy.ways = [first + way for way in space.ways]
    return copy


def distances(spaces: list[Space], line: int) -> list[int]:
    """For each space, how many spaces it is to the line on the shortest way; behind the line the number is negative."""
    found = [line - place for place in range(len(spaces))]
    for place in range(line - 1, -1, -1):
        found[place] = 1 + min([found[way] for way in spaces[place].ways])
    return found


def middle_tiles(side: str) -> list[str]:
    """The names of the tiles from which three are chosen."""
    return [tile.name for tile in TILES[side] if tile.role == MIDDLE]


def lay_track(side: str, middle: list[str]) -> Track:
    """The start, the chosen tiles in their order, the finish and the end."""
    if len(set(middle)) != MIDDLE_TILES or not set(middle) <= set(middle_tiles(side)):
        raise ValueError(f"{side}: a track needs {MIDDLE_TILES} different tiles of this side")
    by_name = {tile.name: tile for tile in TILES[side]}
    names = [the_tile(side, START)] + middle + [the_tile(side, FINISH), the_tile(side, END)]
    return Track([by_name[name] for name in names])


def the_tile(side: str, role: int) -> str:
    """The only tile with this role."""
    return next(tile.name for tile in TILES[side] if tile.role == role)
