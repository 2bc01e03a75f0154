"""Challenges that are used at any time in the round while on their space: stations, rails, steam pony."""

from typing import Any

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.choices import DIE, die_of
from paddock.games.steampunk_rally.effects import DICE
from paddock.games.steampunk_rally.events import SITE_WORDS
from paddock.games.steampunk_rally.rules.gains import gain_cogs, gain_die
from paddock.games.steampunk_rally.rules.movement import dice_of_type
from paddock.games.steampunk_rally.state import Racer, Rally
from paddock.games.steampunk_rally.tiles import COAL_MINE, NO_CHALLENGE, RAILS, STEAM_PONY
from paddock.kernel.agenda import Question

__all__ = ["PayAtSite", "can_use_site", "site_label", "use_site"]


def can_use_site(g: Rally, racer: Racer) -> bool:
    """Whether the pawn's space has a station, rails or pony, and there is what it takes."""
    space = g.track.spaces[racer.at]
    if space.challenge == NO_CHALLENGE:
        return False
    if space.challenge <= COAL_MINE:
        return racer.cogs > 0
    if space.challenge == RAILS:
        return racer.pool[space.die] != 0
    if space.challenge == STEAM_PONY:
        return racer.pool[space.die] != 0 and not racer.ponies >> racer.at & 1
    return False


def use_site(g: Rally, racer: Racer) -> None:
    """A station takes a cog and gives a die; rails and pony take a die of the payer's choice.

    Motions of rails join the group that is being resolved, or make one of their own.
    """
    space = g.track.spaces[racer.at]
    if space.challenge <= COAL_MINE:
        racer.cogs -= 1
        events.tell_paid_cog(g, racer.seat, space.challenge)
        gain_die(g, racer, space.die)
        return
    dice = dice_of_type(racer, space.die)
    if len(dice) == 1:
        pay_at_site(g, racer, dice[0])
    else:
        g.then(PayAtSite(racer.seat))


def pay_at_site(g: Rally, racer: Racer, choice: int) -> None:
    """The die is paid, and the site gives what it has."""
    space = g.track.spaces[racer.at]
    kind, value = die_of(choice, DIE)
    g.spend(racer, kind, value)
    events.tell_paid_die(g, racer.seat, kind, value, space.challenge)
    if space.challenge == RAILS:
        racer.bag = racer.bag + [space.gives] * space.amount
    else:
        racer.ponies |= 1 << racer.at
        gain_cogs(g, racer, space.amount)


class PayAtSite(Question[Rally]):
    """Which die is paid to the rails or the pony?"""

    def options(self, g: Rally) -> list[int]:
        racer = g.racers[self.seat]
        return dice_of_type(racer, g.track.spaces[racer.at].die)

    def answer(self, g: Rally, choice: int) -> None:
        pay_at_site(g, g.racers[self.seat], choice)

    def details(self, g: Rally) -> dict[str, Any]:
        space = g.track.spaces[g.racers[self.seat].at]
        return {"site": SITE_WORDS[space.challenge], "die": DICE[space.die], "amount": space.amount}

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        kind, value = die_of(choice, DIE)
        return {"kind": "pay-die", "die": DICE[kind], "value": value}


def site_label(g: Rally, racer: Racer) -> dict[str, Any]:
    """What the site here takes and gives."""
    space = g.track.spaces[racer.at]
    amount = 1 if space.challenge <= COAL_MINE else space.amount
    smooth = 1 if space.gives else 0
    return {
        "kind": "site",
        "site": SITE_WORDS[space.challenge],
        "die": DICE[space.die],
        "amount": amount,
        "smooth": smooth,
    }
