"""How the robots stand in the race, for bots that compare what different programs have led to."""

from math import exp
from typing import Final

from paddock.games.roborally.bot.pace import pace_on
from paddock.games.roborally.courses import PAIRS, TEAMS
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.state import PROGRAM, Factory

__all__ = ["is_measured", "turns_to_go", "win_chance"]

# In turns, as everything here.
A_TOKEN: Final = 0.26
A_TURN_DOWN: Final = 0.86
RE_ENTRY: Final = 0.5  # beside the damage that it brings
LAST_LIFE: Final = 0.4
AN_OPTION: Final = -0.1
A_REGISTER: Final = 0.4
OUT: Final = 60.0
RE_ENTRY_DAMAGE: Final = 2
# How much luck there is: a little, and the more the further the flags are.
LUCK: Final = 0.55
LUCK_A_TURN: Final = 0.08


def is_measured(g: Factory) -> bool:
    """Whether a race is won by whoever touches all flags, as far as we can tell turns from here."""
    return len(pace_on(g.course)) > 0


def win_chance(g: Factory, seat: int) -> float:
    """How likely the seat is to win, by the turns that everybody has still to go."""
    if g.place[seat]:
        return 1.0 if g.place[seat] == 1 else 0.0
    turns = [team_turns(g, robot) for robot in range(g.seats)]
    first = min(turns)
    luck = LUCK + LUCK_A_TURN * first
    total = 0.0
    for each in turns:
        total += exp((first - each) / luck)
    return exp((first - turns[seat]) / luck) / total


def team_turns(g: Factory, robot: int) -> float:
    """Partners wait for each other; of a team the first one counts."""
    own = turns_to_go(g, robot)
    if g.course.goal not in (PAIRS, TEAMS):
        return own
    team = [turns_to_go(g, mate) for mate in range(g.robots) if g.team_of[mate] == g.team_of[robot]]
    return max(team) if g.course.goal == PAIRS else min(team)


def turns_to_go(g: Factory, robot: int) -> float:
    """The turns until this robot has touched all flags: the way, and what damage and re-entries cost."""
    if g.lives[robot] == 0 or g.place[robot] > 1:
        return OUT
    paces = pace_on(g.course)
    flag = min(g.touched[robot], len(paces) - 1)
    turns = A_TOKEN * g.damage[robot] + AN_OPTION * g.option_count[robot]
    if g.lives[robot] == 1:
        turns += LAST_LIFE
    if g.at[robot] == NOWHERE:
        stand = g.archive[robot] * 4
        return turns + RE_ENTRY + A_TOKEN * RE_ENTRY_DAMAGE + min(paces[flag][stand : stand + 4])
    if g.down[robot] or (g.announced[robot] and g.phase != PROGRAM):  # while programs are made it may be a secret
        turns += A_TURN_DOWN - A_TOKEN * g.damage[robot]
    return turns + paces[flag][g.at[robot] * 4 + g.facing[robot]]
