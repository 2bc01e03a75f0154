"""What happens in a race, told as data. Whoever tells asks first whether the table is quiet: then nobody listens."""

from typing import Any, Final

from paddock.games.steampunk_rally.dice import VALUES, count_of, stored_in
from paddock.games.steampunk_rally.effects import DICE, TYPES
from paddock.games.steampunk_rally.state import PHASES, Racer, Rally
from paddock.games.steampunk_rally.tables import STORAGE, card_id
from paddock.kernel.events import NOBODY

__all__ = ["BREAK", "EXPLOSION", "FIT", "LOSSES", "LOSS_WORDS", "ROOM", "SCRAPPED", "STARVED"]

# Why a part is given up.
BREAK: Final = 0  # the gauge would pass -7
LOSSES: Final = 1  # in the damage phase
FIT: Final = 2  # what is left cannot be one machine
ROOM: Final = 3  # for a new part
SCRAPPED: Final = 4  # of one's own will
EXPLOSION: Final = 5
STARVED: Final = 6  # a deck has run out
LOSS_WORDS: Final = ["break", "damage", "fit", "room", "scrap", "explosion", "deck"]


DECK_WORDS: Final = ["gold", "silver", "copper", "black"]
SITE_WORDS: Final = ["", "station", "engine", "mine", "rails", "pony", "glacier", "jump", "crowd"]


def pool_data(racer: Racer) -> list[dict[str, Any]]:
    """The dice of a pool; value 0 is not rolled yet."""
    return [
        {"die": DICE[kind], "value": value}
        for kind in range(TYPES)
        for value in range(VALUES)
        for _ in range(count_of(racer.pool[kind], value))
    ]


def stored_dice(racer: Racer) -> int:
    """How many dice lie in the storage slots of a machine."""
    found = 0
    for place, part in enumerate(racer.parts):
        for slot in range(STORAGE[part]):
            if stored_in(racer.slots[place], slot) >= 0:
                found += 1
    return found


# ---- the table -------------------------------------------------------------------------------------------------------


def tell_track(g: Rally) -> None:
    if not g.quiet:
        g.tell("track", NOBODY, {"side": str(g.setup["track"]), "tiles": [tile.name for tile in g.track.tiles]})


def tell_inventor(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("inventor", seat, {"inventor": g.racers[seat].name(), "card": card_id(g.racers[seat].parts[0])})


def tell_round(g: Rally) -> None:
    if not g.quiet:
        g.tell("round-began", NOBODY, {"round": g.round, "last": 1 if g.round == g.final_round else 0})


def tell_reshuffled(g: Rally, deck: int) -> None:
    if not g.quiet:
        g.tell("reshuffled", NOBODY, {"deck": DECK_WORDS[deck]})


def tell_dealt(g: Rally) -> None:
    if not g.quiet:
        g.tell("dealt", NOBODY, {})


def tell_cards_down(g: Rally) -> None:
    if not g.quiet:
        g.tell("cards-down", NOBODY, {})


def tell_passed_on(g: Rally) -> None:
    if not g.quiet:
        g.tell("hands-passed", NOBODY, {"way": "left" if g.direction > 0 else "right"})


def tell_phase(g: Rally) -> None:
    if not g.quiet:
        g.tell("phase-began", NOBODY, {"phase": PHASES[g.phase]})


def tell_token_flipped(g: Rally) -> None:
    if not g.quiet:
        g.tell("token-flipped", NOBODY, {"way": "left" if g.direction > 0 else "right"})


def tell_race_over(g: Rally) -> None:
    if not g.quiet:
        g.tell("race-over", NOBODY, {"rounds": g.round})


# ---- machines --------------------------------------------------------------------------------------------------------


def tell_shown(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("shown", seat, {"card": card_id(card)})


def tell_salvaged(g: Rally, seat: int, card: int, deck: int) -> None:
    if not g.quiet:
        g.tell("salvaged", seat, {"card": card_id(card), "deck": DECK_WORDS[deck]})


def tell_built(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("built", seat, {"card": card_id(card)})


def tell_rearranged(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("rearranged", seat, {})


def tell_part_moved(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("part-moved", seat, {"card": card_id(card)})


def tell_top_chosen(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("top-chosen", seat, {"card": card_id(card)})


def tell_part_lost(g: Rally, seat: int, card: int, why: int) -> None:
    if not g.quiet:
        g.tell("part-lost", seat, {"card": card_id(card), "how": LOSS_WORDS[why]})


def tell_sold_for_dice(g: Rally, seat: int, card: int, kind: int, count: int) -> None:
    if not g.quiet:
        g.tell("sold-for-dice", seat, {"card": card_id(card), "die": DICE[kind], "count": count})


def tell_sold_for_cogs(g: Rally, seat: int, card: int, cogs: int) -> None:
    if not g.quiet:
        g.tell("sold-for-cogs", seat, {"card": card_id(card), "cogs": cogs})


def tell_stashed(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("stashed", seat, {})


def tell_given_up(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("boost-given-up", seat, {"card": card_id(card)})


# ---- dice and cogs ---------------------------------------------------------------------------------------------------


def tell_vented(g: Rally, seat: int, card: int, kind: int, value: int) -> None:
    if not g.quiet:
        g.tell("vented", seat, {"card": card_id(card), "die": DICE[kind], "value": value})


def tell_rolled(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("rolled", seat, {"dice": pool_data(g.racers[seat])})


def tell_rerolled(g: Rally, seat: int, kind: int, before: int, value: int) -> None:
    if not g.quiet:
        g.tell("rerolled", seat, {"die": DICE[kind], "before": before, "value": value})


def tell_raised(g: Rally, seat: int, kind: int, value: int) -> None:
    if not g.quiet:
        g.tell("raised", seat, {"die": DICE[kind], "value": value})


def tell_placed(g: Rally, seat: int, card: int, kind: int, value: int) -> None:
    if not g.quiet:
        g.tell("placed", seat, {"card": card_id(card), "die": DICE[kind], "value": value})


def tell_activated(g: Rally, seat: int, card: int, times: int) -> None:
    if not g.quiet:
        g.tell("activated", seat, {"card": card_id(card), "times": times})


def tell_bulb(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("bulb-off", seat, {})


def tell_bulb_on(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("bulb-on", seat, {})


def tell_gained_die(g: Rally, seat: int, kind: int, value: int) -> None:
    if not g.quiet:
        g.tell("gained-die", seat, {"die": DICE[kind], "value": value})


def tell_no_die(g: Rally, seat: int, kind: int) -> None:
    if not g.quiet:
        g.tell("no-die", seat, {"die": DICE[kind]})


def tell_gained_cogs(g: Rally, seat: int, cogs: int) -> None:
    if not g.quiet:
        g.tell("gained-cogs", seat, {"cogs": cogs})


def tell_cleared(g: Rally, seat: int, card: int, kind: int) -> None:
    if not g.quiet:
        g.tell("cleared", seat, {"card": card_id(card), "die": DICE[kind]})


def tell_emptied(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("emptied", seat, {"card": card_id(card)})


def tell_stored(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("stored", seat, {"count": stored_dice(g.racers[seat])})


def tell_returned(g: Rally, seat: int, count: int) -> None:
    if not g.quiet:
        g.tell("returned", seat, {"count": count})


# ---- damage ----------------------------------------------------------------------------------------------------------


def tell_damaged(g: Rally, seat: int, damage: int) -> None:
    if not g.quiet:
        g.tell("damaged", seat, {"damage": damage, "gauge": g.racers[seat].gauge})


def tell_reinforced(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("reinforced", seat, {"gauge": g.racers[seat].gauge})


def tell_repaired(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("gauge-reset", seat, {})


def tell_exploded(g: Rally, seat: int, before: int) -> None:
    if not g.quiet:
        g.tell("exploded", seat, {"from": before, "to": g.racers[seat].at})


# ---- on the track ----------------------------------------------------------------------------------------------------


def tell_moved(g: Rally, seat: int, before: int, smooth: bool) -> None:
    if not g.quiet:
        g.tell("moved", seat, {"from": before, "to": g.racers[seat].at, "smooth": 1 if smooth else 0})


def tell_stopped(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("stopped", seat, {})


def tell_crossed(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("crossed-line", seat, {"round": g.final_round})


def tell_fell_back(g: Rally, seat: int, before: int) -> None:
    if not g.quiet:
        g.tell("fell-back", seat, {"from": before, "to": g.racers[seat].at})


def tell_crowd(g: Rally, seat: int, cogs: int) -> None:
    if not g.quiet:
        g.tell("crowd", seat, {"cogs": cogs})


def tell_paid_die(g: Rally, seat: int, kind: int, value: int, site: int) -> None:
    if not g.quiet:
        g.tell("die-paid", seat, {"die": DICE[kind], "value": value, "site": SITE_WORDS[site]})


def tell_paid_cog(g: Rally, seat: int, site: int) -> None:
    if not g.quiet:
        g.tell("cog-paid", seat, {"site": SITE_WORDS[site]})


# ---- boosts ----------------------------------------------------------------------------------------------------------


def tell_boost_shown(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("boost-shown", seat, {"card": card_id(card)})


def tell_boost_kept(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("boost-kept", seat, {})


def tell_boost(g: Rally, seat: int, card: int, target: int) -> None:
    if not g.quiet:
        g.tell("boost-played", seat, {"card": card_id(card), "target": target})


def tell_blocked(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("part-blocked", seat, {"card": card_id(card)})


def tell_levied(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("levied", seat, {})


def tell_expired(g: Rally, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("boost-expired", seat, {"card": card_id(card)})


# ---- lanes -----------------------------------------------------------------------------------------------------------


def tell_done(g: Rally, seat: int) -> None:
    if not g.quiet:
        g.tell("done", seat, {})
