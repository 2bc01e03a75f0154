"""The tracks, read from ``data/tracks`` and checked, and the track of a race laid from their tiles."""

from typing import Any, Final

from paddock.games.steampunk_rally.rows import check, table_of
from paddock.games.steampunk_rally.tiles import (
    END,
    FINISH,
    MIDDLE,
    NO_CHALLENGE,
    START,
    Space,
    Tile,
    make_space,
    make_tile,
)
from paddock.games.steampunk_rally.track_laws import side_faults, token_faults

__all__ = [
    "MIDDLE_TILES",
    "SIDES",
    "TILES",
    "TOKENS",
    "TOKEN_NAMES",
    "Track",
    "lay_track",
    "middle_tiles",
    "token_spaces",
    "track_of",
]

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
TOKEN_NAMES: Final[list[str]] = list(TOKENS)


MOST_LAID: Final = 2000


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
        self.ways = [space.ways for space in self.spaces]
        self.back = steps_back(self.spaces)
        self.end = len(self.spaces) - 1
        self.tokens: list[list[int]] = []  # loose challenges: the token and its space
        self.data: Any = None  # as views show it; made once

    def place_token(self, token: int, at: int) -> None:
        """Lay a loose challenge on a space."""
        loose = TOKENS[TOKEN_NAMES[token]]
        space = self.spaces[at]
        space.challenge = loose.challenge
        space.die = loose.die
        space.gives = loose.gives
        space.amount = loose.amount
        self.tokens.append([token, at])

    def join(self, tile: Tile) -> None:
        """Lay a tile behind the last one: its exit leads to the new entry."""
        first = len(self.spaces)
        if first:
            self.spaces[-1].ways.append(first)
        for space in tile.spaces:
            self.spaces.append(laid(space, first))


LAID: Final[dict[str, Track]] = {}


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


def steps_back(spaces: list[Space]) -> list[list[int]]:
    """For each space the spaces from which it is entered."""
    found: list[list[int]] = [[] for _ in spaces]
    for place, space in enumerate(spaces):
        for way in space.ways:
            found[way].append(place)
    return found


def token_spaces(track: Track) -> list[int]:
    """Where a loose challenge may lie: on no challenge, not at the start, and not on one arm of a fork only."""
    arms: set[int] = set()
    for place, space in enumerate(track.spaces):
        if len(space.ways) > 1:
            arms |= set(range(place + 1, merge_behind(track, place)))
    return [
        place
        for place, space in enumerate(track.spaces)
        if place and place not in arms and space.challenge == NO_CHALLENGE
    ]


def merge_behind(track: Track, fork: int) -> int:
    """The space where the arms of a fork meet; arms are numbered one behind the other."""
    place = fork + 1
    while len(track.back[place]) < 2:
        place += 1
    return place


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


def track_of(side: str, middle: list[int], tokens: list[list[int]]) -> Track:
    """The track of a race by the numbers of its middle tiles and its loose challenges, laid once."""
    key = repr((side, middle, tokens))
    if key not in LAID:
        names = middle_tiles(side)
        track = lay_track(side, [names[number] for number in middle])
        for token, at in tokens:
            track.place_token(token, at)
        if len(LAID) >= MOST_LAID:
            LAID.clear()
        LAID[key] = track
    return LAID[key]


def the_tile(side: str, role: int) -> str:
    """The only tile with this role."""
    return next(tile.name for tile in TILES[side] if tile.role == role)
