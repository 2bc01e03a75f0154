"""The round: everybody has a turn, in the order of their places when it begins."""

from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.rules.finish import end_race, is_over
from paddock.games.formula_d.rules.turn import Turn
from paddock.games.formula_d.state import RACE, Race
from paddock.kernel.agenda import Step

__all__ = ["EndOfRound", "Round", "order_of_play"]

MOST_SEATS: Final = 10
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]  # steps never change: those of every round are made once


class Round(Step[Race]):
    """The order of play is fixed now; overtaking changes it in the next round."""

    def run(self, g: Race) -> None:
        g.round += 1
        g.phase = RACE
        g.order = order_of_play(g)
        events.tell_round(g)
        lane = [TURNS[seat] for seat in g.order]
        g.then_all([*lane, END])


class EndOfRound(Step[Race]):
    """The race goes on until every car has finished or is out."""

    def run(self, g: Race) -> None:
        g.acting = -1
        if is_over(g):
            end_race(g)
        else:
            g.then(Round())
            g.variant.round_over(g)


END: Final = EndOfRound()


def order_of_play(g: Race) -> list[int]:
    """The leader first; of level cars the one in the higher gear, then the one nearer the inside of the bend."""
    keys = [(g.order_key(car) << 4) + car.seat for car in g.cars if car.at >= 0]
    keys.sort(reverse=True)
    return [key & 15 for key in keys]
