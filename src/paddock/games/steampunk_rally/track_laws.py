"""The laws of the set for tiles and loose challenges. Every fault is one sentence."""

from typing import Final

from paddock.games.steampunk_rally.effects import SMOOTH_MOTION
from paddock.games.steampunk_rally.part_laws import name_faults
from paddock.games.steampunk_rally.tiles import (
    CROWD,
    END,
    FINISH,
    GLACIER,
    JUMP,
    MIDDLE,
    NO_CHALLENGE,
    RAILS,
    ROLES,
    START,
    STEAM_PONY,
    Space,
    Tile,
)

__all__ = ["side_faults", "space_faults", "tile_faults", "token_faults"]

IN_BOX: Final = {START: 1, MIDDLE: 5, FINISH: 1, END: 1}
TOKENS_IN_BOX: Final = 6
MOST_TERRAIN: Final = 3
LONGEST_JUMP: Final = 2
MOST_NEIGHBOURS: Final = 4
RUN_OFF: Final = 20  # spaces behind the line


def side_faults(name: str, tiles: list[Tile]) -> list[str]:
    """What is wrong with one side of the tiles."""
    faults = name_faults([tile.name for tile in tiles])
    for role, number in IN_BOX.items():
        found = len([tile for tile in tiles if tile.role == role])
        if found != number:
            faults.append(f"{name}: there must be {number} tiles for the {ROLES[role]}, not {found}.")
    for tile in tiles:
        faults += tile_faults(tile)
    run_off = sum([len(tile.spaces) for tile in tiles if tile.role in (FINISH, END)])
    if run_off != RUN_OFF:
        faults.append(f"{name}: there must be {RUN_OFF} spaces behind the line, not {run_off}.")
    neighbours = sum([rough_neighbours(tile) for tile in tiles])
    if neighbours > MOST_NEIGHBOURS:
        faults.append(f"{name}: rough spaces may follow each other {MOST_NEIGHBOURS} times, not {neighbours} times.")
    return faults


def rough_neighbours(tile: Tile) -> int:
    """How often one space with terrain leads to another."""
    number = 0
    for space in tile.spaces:
        if space.terrain:
            number += len([way for way in space.ways if tile.spaces[way].terrain])
    return number


def tile_faults(tile: Tile) -> list[str]:
    """What one tile alone can have wrong."""
    faults: list[str] = []
    for space in tile.spaces:
        faults += space_faults(space, tile.name)
    for space in [tile.spaces[0], tile.spaces[-1]]:
        if space.challenge in (JUMP, CROWD):
            faults.append(f"{tile.name}: a tile must not begin or end with a jump or a crowd.")
    for route in tile.routes():
        if longest_jump(route) > LONGEST_JUMP:
            faults.append(f"{tile.name}: at most {LONGEST_JUMP} jumps may follow each other.")
    if tile.role == MIDDLE:
        faults += route_faults(tile)
    return faults


def space_faults(space: Space, name: str) -> list[str]:
    """The numbers on a space."""
    faults: list[str] = []
    if space.terrain > MOST_TERRAIN or (space.challenge == GLACIER and space.terrain < 1):
        faults.append(f"{name}: terrain must be at most {MOST_TERRAIN}, and at least 1 on a glacier.")
    most = 2 if space.gives == SMOOTH_MOTION else 3
    if space.challenge == RAILS and not 2 <= space.amount <= most:
        faults.append(f"{name}: rails must give 2 or 3 motions, or 2 smooth ones.")
    if space.challenge == STEAM_PONY and not 3 <= space.amount <= 5:
        faults.append(f"{name}: a steam pony must give 3 to 5 cogs.")
    return faults


def longest_jump(route: list[Space]) -> int:
    """The most jumps that lie one behind the other."""
    longest, run = 0, 0
    for space in route:
        run = run + 1 if space.challenge == JUMP else 0
        longest = max(longest, run)
    return longest


def route_faults(tile: Tile) -> list[str]:
    """A middle tile: 6 to 8 spaces, terrain of 2 to 5; a short arm saves 2 spaces for 3 or 4 points of terrain."""
    routes = sorted(tile.routes(), key=len)
    short, long = routes[0], routes[-1]
    faults: list[str] = []
    if not 6 <= len(long) <= 8:
        faults.append(f"{tile.name}: the longest route must have 6 to 8 spaces, not {len(long)}.")
    if not 2 <= roughness(long) <= 5 or roughness(short) > 7:
        faults.append(f"{tile.name}: the terrain must add up to 2 to 5, over a short arm to 7 at most.")
    if len(routes) > 1:
        if len(long) - len(short) != 2 or not 3 <= roughness(short) - roughness(long) <= 4:
            faults.append(f"{tile.name}: a short arm must save 2 spaces and cost 3 or 4 more damage.")
        if challenges(short) != challenges(long):
            faults.append(f"{tile.name}: a challenge must not lie on one arm only.")
    return faults


def roughness(route: list[Space]) -> int:
    """The damage of a whole route."""
    return sum([space.terrain for space in route])


def challenges(route: list[Space]) -> list[int]:
    return sorted([space.challenge for space in route if space.challenge != NO_CHALLENGE])


def token_faults(tokens: dict[str, Space]) -> list[str]:
    """Six loose challenges within the same numbers; terrain, jumps and glaciers are never loose."""
    faults: list[str] = []
    if len(tokens) != TOKENS_IN_BOX:
        faults.append(f"tokens: there must be {TOKENS_IN_BOX} of them, not {len(tokens)}.")
    for name, space in tokens.items():
        faults += space_faults(space, name)
        if space.challenge in (NO_CHALLENGE, JUMP, GLACIER):
            faults.append(f"{name}: a loose challenge must be a station, rails, a pony or a crowd.")
    return faults
