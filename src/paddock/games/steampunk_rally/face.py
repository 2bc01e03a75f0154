"""What a race tells, asks and offers: the arguments of every kind of event, question and option."""

from typing import Final

from paddock.games.steampunk_rally.events import LOSS_WORDS
from paddock.games.steampunk_rally.printed import PRINTED
from paddock.games.steampunk_rally.spaces import SPACES
from paddock.games.steampunk_rally.tracks import SIDES
from paddock.games.steampunk_rally.view_keys import (
    CARD_KEYS,
    CARD_NAME,
    DECK,
    DIE,
    EFFECT,
    EFFECT_GROUPS,
    INVENTOR,
    PHASE,
    PLACE,
    SITE,
    SPACE_NUMBER,
    TILE,
    VIEW,
    WAY,
)
from paddock.kernel.face import NUMBER, SEAT, YES, Args, Face, Shape, Silent, list_of, name_of, row, word

__all__ = ["FACE"]

POOL: Final = list_of(row("PoolDie", die=DIE, value=NUMBER.note("0: not rolled yet")))
ON_CARD: Final[dict[str, Shape]] = {"card": CARD_NAME, "die": DIE, "value": NUMBER}
STEP: Final[dict[str, Shape]] = {"from": SPACE_NUMBER, "to": SPACE_NUMBER}
GAIN: Final[dict[str, Shape]] = {"times": NUMBER, "effects": EFFECT_GROUPS}
LOSS: Final = word(*LOSS_WORDS)
SOCKETS: Final = list_of(
    row("Socket", x=NUMBER.note("columns to the right of the centre"), y=NUMBER.note("rows below it"))
)
WAY_IN: Final[dict[str, Shape]] = {
    "how": word("socket", "room", "loss", "never").note(
        "room: laid anew; loss: other parts are given up; never: a boost"
    ),
    "sockets": SOCKETS.note("where it fits as the machine lies"),
    "laid": SOCKETS.note("room: where the cards would lie, by place, the new one last"),
}
LOSSES: Final[dict[str, Shape]] = {
    "loose": list_of(PLACE).note("parts that nothing else joins to the cockpit"),
    "laid": SOCKETS.note("where the other cards would lie, by place; none: more would be given up"),
}
MOVES: Final = list_of(row("Moves", place=PLACE, sockets=SOCKETS)).note("where each card may lie instead")
WAYS_AHEAD: Final = list_of(list_of(row("StepAhead", space=SPACE_NUMBER, terrain=NUMBER.note("of the way so far"))))
LOADS: Final[dict[str, Shape]] = {
    "free": list_of(DIE).note("the types of the free slots"),
    "dice": NUMBER.note("at most so many are laid"),
    "by_power": list_of(NUMBER).note("activations by the sum of the dice, from 0"),
}

EVENTS: Final[dict[str, Args]] = {
    # the table
    "track": Args(side=name_of("choice-track", "track", SIDES), tiles=list_of(TILE)),
    "inventor": Args(inventor=INVENTOR, card=CARD_NAME),
    "round-began": Args(round=NUMBER, last=YES),
    "reshuffled": Args(deck=DECK),
    "dealt": Args(),
    "cards-down": Args(),
    "hands-passed": Args(way=WAY),
    "phase-began": Args(phase=PHASE),
    "token-flipped": Silent(way=WAY),
    "race-over": Args(rounds=NUMBER),
    # machines
    "shown": Silent(card=CARD_NAME),
    "salvaged": Silent(card=CARD_NAME, deck=DECK),
    "built": Args(card=CARD_NAME),
    "rearranged": Args(),
    "part-moved": Args(card=CARD_NAME),
    "part-lost": Args(card=CARD_NAME, how=LOSS),
    "top-chosen": Silent(card=CARD_NAME),
    "sold-for-dice": Args(card=CARD_NAME, die=DIE, count=NUMBER),
    "sold-for-cogs": Args(card=CARD_NAME, cogs=NUMBER),
    "stashed": Args(),
    "boost-given-up": Args(card=CARD_NAME),
    # dice and cogs
    "vented": Args(**ON_CARD),
    "rolled": Args(dice=POOL),
    "rerolled": Args(die=DIE, before=NUMBER, value=NUMBER),
    "raised": Args(die=DIE, value=NUMBER),
    "placed": Args(**ON_CARD),
    "activated": Args(card=CARD_NAME, times=NUMBER),
    "bulb-off": Args(),
    "bulb-on": Args(),
    "gained-die": Args(die=DIE, value=NUMBER.note("0: not rolled yet")),
    "no-die": Args(die=DIE),
    "gained-cogs": Args(cogs=NUMBER),
    "cleared": Args(card=CARD_NAME, die=DIE),
    "emptied": Args(card=CARD_NAME),
    "stored": Args(count=NUMBER),
    "returned": Args(count=NUMBER),
    # damage
    "damaged": Args(damage=NUMBER, gauge=NUMBER),
    "reinforced": Args(gauge=NUMBER),
    "gauge-reset": Silent(),
    "exploded": Args(**STEP),
    # on the track
    "moved": Args(**STEP, smooth=YES),
    "stopped": Args(),
    "crossed-line": Args(round=NUMBER.note("the last round")),
    "fell-back": Args(**STEP),
    "crowd": Args(cogs=NUMBER),
    "die-paid": Args(die=DIE, value=NUMBER, site=SITE),
    "cog-paid": Args(site=SITE),
    # boosts
    "boost-shown": Silent(card=CARD_NAME),
    "boost-kept": Silent(),
    "boost-played": Args(card=CARD_NAME, target=SEAT.note("-1: nobody in particular")),
    "part-blocked": Args(card=CARD_NAME),
    "levied": Silent(),
    "boost-expired": Args(card=CARD_NAME),
    # lanes
    "done": Silent(),
}

QUESTIONS: Final[dict[str, Args]] = {
    "choose-inventor": Args(),
    "give-up-card": Args(deck=DECK, left=NUMBER),
    "last-call": Args(phase=PHASE.note("that ends")),
    "pick-card": Args(left=NUMBER.note("cards in the hand")),
    "use-card": Args(card=CARD_NAME),
    "attach-part": Args(card=CARD_NAME),
    "change-machine": Args(),
    "move-card": Args(card=CARD_NAME, place=PLACE),
    "choose-target": Args(card=CARD_NAME),
    "choose-part": Args(card=CARD_NAME, target=SEAT),
    "choose-pile": Args(),
    "pay-levy": Args(),
    "vent-dice": Args(cogs=NUMBER, pips=NUMBER),
    "race-menu": Args(cogs=NUMBER, ahead=WAYS_AHEAD),
    "next-die": Args(card=CARD_NAME, place=PLACE, power=NUMBER, **GAIN),
    "choose-effect": Args(effects=list_of(EFFECT), left=NUMBER.note("effects in the group")),
    "discard-die": Args(),
    "choose-way": Args(),
    "pay-glacier": Args(die=DIE, damage=NUMBER),
    "pay-at-site": Args(site=SITE, die=DIE, amount=NUMBER),
    "damage-menu": Args(left=NUMBER.note("parts to be lost")),
    "lose-part": Args(how=LOSS, left=NUMBER.note("parts to be given up, this one included")),
    "top-part": Args(deck=DECK),
    "land-behind": Args(),
    "store-die": Args(left=NUMBER.note("free storage slots")),
    "store-at": Args(die=DIE),
}

CARD_AT: Final[dict[str, Shape]] = {"card": CARD_NAME, "place": PLACE}
DIE_SHOWN: Final[dict[str, Shape]] = {"die": DIE, "value": NUMBER.note("0: not rolled, or stored")}

LABELS: Final[dict[str, Args]] = {
    "inventor": Args(inventor=INVENTOR, cockpit=CARD_NAME, own=CARD_NAME, faces=list_of(CARD_KEYS)),
    "card": Args(card=CARD_NAME, **WAY_IN),
    "give-up": Args(card=CARD_NAME),
    "construct": Args(**WAY_IN),
    "power": Args(die=DIE, count=NUMBER),
    "cogs": Args(count=NUMBER),
    "stash": Args(),
    "socket": Args(x=NUMBER.note("columns to the right of the centre"), y=NUMBER.note("rows below it")),
    "machine": Args(moves=MOVES),
    "leave-it": Args(),
    "this-card": Args(**CARD_AT),
    "scrap": Args(**LOSSES),
    "boost": Args(card=CARD_NAME),
    "keep-boost": Args(),
    "target": Args(target=SEAT),
    "on-part": Args(**CARD_AT),
    "pile": Args(deck=DECK, card=CARD_NAME, face=CARD_KEYS),
    "pay-cog": Args(),
    "take-damage": Args(damage=NUMBER),
    "done": Args(),
    "vent": Args(**CARD_AT, **DIE_SHOWN, slot=NUMBER),
    "pass": Args(),
    "part": Args(**CARD_AT, **GAIN, **LOADS),
    "bulb": Args(cards=list_of(CARD_NAME)),
    "reroll": Args(**DIE_SHOWN),
    "raise": Args(**DIE_SHOWN),
    "activate": Args(**GAIN),
    "die": Args(**DIE_SHOWN, **GAIN),
    "alternative": Args(card=CARD_NAME, effects=list_of(EFFECT)),
    "effect": Args(effect=EFFECT, count=NUMBER.note("of its kind in the group")),
    "slot": Args(**CARD_AT, **DIE_SHOWN, slot=NUMBER),
    "no-die": Args(),
    "way": Args(space=SPACE_NUMBER, damage=NUMBER, left=NUMBER.note("spaces to the line")),
    "pay-die": Args(**DIE_SHOWN),
    "site": Args(site=SITE, die=DIE, amount=NUMBER, smooth=YES),
    "take-losses": Args(left=NUMBER),
    "lose": Args(**CARD_AT, **LOSSES),
    "land": Args(space=SPACE_NUMBER),
    "on-top": Args(**CARD_AT),
    "store-at": Args(**CARD_AT, slot=NUMBER.note("storage slots come behind the action slots")),
    "store": Args(die=DIE, count=NUMBER.note("of this type in the pool")),
}

FACE: Final = Face(EVENTS, QUESTIONS, LABELS, VIEW, SPACES, PRINTED)
