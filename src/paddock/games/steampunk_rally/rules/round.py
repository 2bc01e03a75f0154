"""A round: draft, vent, race, damage, and its end."""

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.rules.decks import CheckDecks
from paddock.games.steampunk_rally.rules.draft import Deal
from paddock.games.steampunk_rally.rules.ending import Damage, EndOfRound, Explosions
from paddock.games.steampunk_rally.rules.lanes import AskAgain
from paddock.games.steampunk_rally.rules.racing import EndRace, Race
from paddock.games.steampunk_rally.rules.venting import EndVent, Vent
from paddock.games.steampunk_rally.state import Rally
from paddock.kernel.agenda import Step

__all__ = ["Round"]


class Round(Step[Rally]):
    """The phases one after another; each ends when all players are done. After the last round none follows."""

    def run(self, g: Rally) -> None:
        g.round += 1
        events.tell_round(g)
        g.then_all(
            [
                CheckDecks(),
                Deal(),
                Vent(),
                EndVent(),
                Race(),
                AskAgain(),
                EndRace(),
                Damage(),
                AskAgain(),
                Explosions(),
                EndOfRound(),
                self,
            ]
        )
