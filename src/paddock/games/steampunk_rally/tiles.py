"""The tiles of the tracks and the challenges on them, from the words of ``data``."""

from typing import Final

from paddock.games.steampunk_rally.effects import DICE, ELECTRIC, HEAT, MOTION, SMOOTH_MOTION, STEAM
from paddock.games.steampunk_rally.rows import Row, place_in

__all__ = [
    "COAL_MINE",
    "CROWD",
    "END",
    "FINISH",
    "GLACIER",
    "JUMP",
    "MIDDLE",
    "NEWCOMEN_ENGINE",
    "NO_CHALLENGE",
    "POWER_STATION",
    "RAILS",
    "ROLES",
    "START",
    "STEAM_PONY",
    "Space",
    "Tile",
    "make_space",
    "make_tile",
]

START: Final = 0
MIDDLE: Final = 1
FINISH: Final = 2
END: Final = 3
ROLES: Final = ["start", "middle", "finish", "end"]

NO_CHALLENGE: Final = 0
POWER_STATION: Final = 1
NEWCOMEN_ENGINE: Final = 2
COAL_MINE: Final = 3
RAILS: Final = 4
STEAM_PONY: Final = 5
GLACIER: Final = 6
JUMP: Final = 7
CROWD: Final = 8
CHALLENGES: Final = ["", "station", "engine", "mine", "rails", "pony", "glacier", "jump", "crowd"]
WORDS: Final = [0, 1, 1, 1, 4, 3, 3, 1, 1]  # how many words a challenge has
STATION_DICE: Final = {POWER_STATION: ELECTRIC, NEWCOMEN_ENGINE: STEAM, COAL_MINE: HEAT}


class Space:
    """A space of the track: its terrain and at most one challenge."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain
        self.challenge = NO_CHALLENGE
        self.die = HEAT  # the type that stations give, and that rails, ponies and glaciers take
        self.gives = MOTION  # which motion the rails give
        self.amount = 0  # the motions of rails, the cogs of a pony
        self.ways: list[int] = []  # the spaces of the same tile or track that may come next


class Tile:
    """One side of a tile: its spaces from the entry, which is the first, to the exit, which is the last."""

    def __init__(self, name: str, role: int, spaces: list[Space]) -> None:
        self.name = name
        self.role = role
        self.spaces = spaces

    def routes(self) -> list[list[Space]]:
        """Every way from the entry to the exit."""
        found: list[list[Space]] = []
        begun: list[list[int]] = [[0]]
        while begun:
            route = begun.pop()
            ways = self.spaces[route[-1]].ways
            if not ways:
                found.append([self.spaces[place] for place in route])
            begun.extend([route + [way] for way in ways])
        return found


def make_tile(row: Row) -> Tile:
    """A tile from its row."""
    role = place_in(ROLES, row.text("role"), row.where, "role of a tile")
    spaces = drawn_spaces(row.text("spaces"), row.where)
    row.end()
    return Tile(row.id, role, spaces)


def drawn_spaces(text: str, where: str) -> list[Space]:
    """Spaces one behind the other; ``[ 2 3 | 0 1 0 0 ]`` is a fork whose arms meet behind it."""
    spaces: list[Space] = []
    open_ends: list[int] = []  # the spaces from which the next one is reached
    fork: list[int] = []  # while a fork is drawn, the space before it
    first_arm: list[int] = []
    for word in text.split():
        if word == "[" and spaces and not fork:
            fork = open_ends
        elif word == "|" and fork and not first_arm and open_ends != fork:
            first_arm, open_ends = open_ends, fork
        elif word == "]" and first_arm and open_ends != fork:
            open_ends, fork, first_arm = first_arm + open_ends, [], []
        elif word in ("[", "|", "]"):
            raise ValueError(f"{where}: a fork is drawn as a [ b | c ] d, with spaces in both arms")
        else:
            for end in open_ends:
                spaces[end].ways.append(len(spaces))
            open_ends = [len(spaces)]
            spaces.append(make_space(word, where))
    if fork or len(open_ends) != 1:
        raise ValueError(f"{where}: every arm must lead to one exit")
    return spaces


def make_space(word: str, where: str) -> Space:
    """A space from its word: the terrain, or a challenge with what it takes and gives."""
    if word.isdigit():
        return Space(int(word))
    words = word.split(":")
    space = Space(0)
    space.challenge = place_in(CHALLENGES, words[0], where, "challenge")
    if len(words) != WORDS[space.challenge]:
        raise ValueError(f"{where}: {word} must have {WORDS[space.challenge]} words")
    if space.challenge in STATION_DICE:
        space.die = STATION_DICE[space.challenge]
    if len(words) >= 3:
        space.die = place_in(DICE, words[1], where, "type of dice")
        amount = whole(words[2], where)
        if space.challenge == GLACIER:
            space.terrain = amount
        else:
            space.amount = amount
    if space.challenge == RAILS:
        space.gives = [MOTION, SMOOTH_MOTION][place_in(["motion", "smooth"], words[3], where, "motion")]
    return space


def whole(word: str, where: str) -> int:
    if not word.isdigit():
        raise ValueError(f"{where}: {word} must be a whole number")
    return int(word)
