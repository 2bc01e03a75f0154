"""The choice space of a race: what each number of a choice stands for."""

from typing import Final

from paddock.games.steampunk_rally import choices
from paddock.games.steampunk_rally.boosts import BOOSTS
from paddock.games.steampunk_rally.dice import VALUES
from paddock.games.steampunk_rally.parts import PARTS
from paddock.games.steampunk_rally.tables import card_id
from paddock.games.steampunk_rally.view_keys import CARD_NAME, DECK, DIE, EFFECT, INVENTOR
from paddock.kernel.face import Shape, name_of
from paddock.kernel.spaces import Space, unused

__all__ = ["SPACES"]

SEATS: Final = range(8)
PLACES: Final = range(choices.PLACE - choices.PART)
VALUE: Final = range(VALUES)
DONE: Final = ["done", "pass", "leave-it", "keep-boost", "take-damage", "activate", "no-die", "take-losses"]
PART_NAME: Final = name_of("card", "PartId", [card_id(part) for part in range(len(PARTS))])
BOOST_NAME: Final = name_of("card", "BoostId", [boost.name for boost in BOOSTS])


def gap(space: Space, end: int) -> list[Space]:
    """A range, and the numbers behind it that nothing has."""
    return [space, unused(space.end, end)] if space.end < end else [space]


def die(name: str, first: int, labels: list[str]) -> Space:
    return Space(name, first, labels, die=DIE, value=VALUE)


def named(name: str, first: int, labels: list[str], key: str, shape: Shape) -> Space:
    return Space(name, first, labels, **{key: shape})


SPACES: Final = [
    *gap(Space("done", choices.DONE, DONE), choices.CONSTRUCT),
    Space("construct", choices.CONSTRUCT, ["construct"]),
    Space("cogs", choices.COGS, ["cogs", "pay-cog"]),
    Space("stash", choices.STASH, ["stash"]),
    named("type", choices.TYPE, ["power", "store"], "die", DIE),
    Space("bulb", choices.BULB_ON, ["bulb"]),
    Space("machine", choices.MACHINE, ["machine"]),
    Space("scrap", choices.SCRAP, ["scrap"]),
    Space("site", choices.SITE, ["site"]),
    Space("way", choices.WAY, ["way", "land"], nth=range(choices.PILE - choices.WAY)),
    *gap(named("pile", choices.PILE, ["pile"], "deck", DECK), choices.EFFECT),
    *gap(named("effect", choices.EFFECT, ["effect"], "effect", EFFECT), choices.INVENTOR),
    *gap(named("inventor", choices.INVENTOR, ["inventor"], "inventor", INVENTOR), choices.CARD),
    *gap(named("card", choices.CARD, ["card", "give-up"], "card", CARD_NAME), choices.BOOST),
    *gap(named("boost", choices.BOOST, ["boost"], "card", BOOST_NAME), choices.TARGET),
    *gap(Space("target", choices.TARGET, ["target"], target=SEATS), choices.PART),
    Space("part", choices.PART, ["part"], place=PLACES),
    Space("place", choices.PLACE, ["this-card", "on-part", "on-top", "lose"], place=PLACES),
    *gap(die("die", choices.DIE, ["die", "pay-die"]), choices.REROLL),
    *gap(die("reroll", choices.REROLL, ["reroll"]), choices.RAISE),
    *gap(die("raise", choices.RAISE, ["raise"]), choices.SOCKET),
    Space("socket", choices.SOCKET, ["socket"], nth=range(choices.GROUP - choices.SOCKET)),
    *gap(Space("group", choices.GROUP, ["alternative"], card=PART_NAME, nth=range(choices.ALTERNATIVES)), choices.SLOT),
    Space("slot", choices.SLOT, ["slot", "vent", "store-at"], place=PLACES, slot=range(choices.SLOTS_OF_A_CARD)),
]
