"""What one seat may know of the race, as data."""

from typing import Any

from paddock.games.steampunk_rally.boosts import LASTS
from paddock.games.steampunk_rally.card_data import card_data
from paddock.games.steampunk_rally.dice import BLOCKED, STAR_USED, die_in, stored_in
from paddock.games.steampunk_rally.effects import DICE, EFFECT_IDS
from paddock.games.steampunk_rally.events import DECK_WORDS, SITE_WORDS, pool_data
from paddock.games.steampunk_rally.geometry import place_of, unfinished_valves
from paddock.games.steampunk_rally.state import NO_CARD, PHASES, Racer, Rally, lasting_parts
from paddock.games.steampunk_rally.tables import BOOST_CARD, SLOTS, STORAGE, VALVES, card_id
from paddock.games.steampunk_rally.tiles import COAL_MINE, JUMP, NO_CHALLENGE, RAILS, Space
from paddock.games.steampunk_rally.tracks import TOKEN_NAMES, Track

__all__ = ["own_view", "view"]


def view(g: Rally, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 is a spectator."""
    seen = public_view(g)
    if 0 <= seat < g.seats:
        seen.update(own_view(g, seat))
    return seen


def own_view(g: Rally, seat: int) -> dict[str, Any]:
    """What a seat sees beyond what everybody does: its hand, its card that lies face down, its boosts."""
    racer = g.racers[seat]
    return {
        "seat": seat,
        "hand": [card_data(card) for card in racer.hand],
        "pick": None if racer.pick == NO_CARD else card_data(racer.pick),
        "stash": [card_data(card) for card in racer.stash],
    }


def public_view(g: Rally) -> dict[str, Any]:
    """The race as everybody sees it."""
    order = g.token_order()
    return {
        "game": "steampunk_rally",
        "rules": g.rules,
        "seats": g.seats,
        "seat": None,
        "round": g.round,
        "phase": PHASES[g.phase],
        "acting": g.acting,
        "final_round": g.final_round,
        "way": "left" if g.direction > 0 else "right",
        "order": order,
        "track": track_data(g),
        "decks": {DECK_WORDS[deck]: len(cards) for deck, cards in enumerate(g.decks)},
        "discards": {DECK_WORDS[deck]: [card_id(card) for card in pile] for deck, pile in enumerate(g.discards)},
        "supply": {DICE[kind]: left for kind, left in enumerate(g.supply())},
        "lasting": [lasting_data(packed) for packed in g.lasting],
        "racers": racers_data(g),
        "places": g.ranks() if g.outcome() else [],
    }


def lasting_data(packed: int) -> dict[str, Any]:
    """A boost that lies open."""
    number, owner, target, lasts = lasting_parts(packed)
    return {"card": card_id(BOOST_CARD + number), "seat": owner, "target": target, "until": LASTS[lasts]}


# ---- the track -------------------------------------------------------------------------------------------------------


def track_data(g: Rally) -> dict[str, Any]:
    """The track as it lies, made once: everything in it stays as it is."""
    track = g.track
    if track.data is None:
        track.data = {
            "side": str(g.setup["track"]),
            "tiles": tiles_data(track),
            "line": track.line,
            "spaces": [space_data(track, number) for number in range(len(track.spaces))],
        }
    return {**track.data}


def tiles_data(track: Track) -> list[dict[str, Any]]:
    """The tiles from the start to the end, each with its first space."""
    found: list[dict[str, Any]] = []
    first = 0
    for tile in track.tiles:
        found.append({"tile": tile.name, "first": first, "spaces": len(tile.spaces)})
        first += len(tile.spaces)
    return found


def space_data(track: Track, number: int) -> dict[str, Any]:
    """A space: its terrain, its challenge, the spaces that may come next, how far it is to the line."""
    space = track.spaces[number]
    tokens = [TOKEN_NAMES[token] for token, at in track.tokens if at == number]
    return {
        "terrain": space.terrain,
        "challenge": SITE_WORDS[space.challenge] if space.challenge else None,
        **challenge_data(space),
        "token": tokens[0] if tokens else None,
        "ways": space.ways[:],
        "left": track.to_line[number],
    }


def challenge_data(space: Space) -> dict[str, Any]:
    """The die that a challenge gives or takes, and what it gives."""
    has_die = space.challenge != NO_CHALLENGE and space.challenge < JUMP
    gives = EFFECT_IDS[space.gives] if space.challenge == RAILS else None
    return {
        "die": DICE[space.die] if has_die else None,
        "amount": 1 if NO_CHALLENGE < space.challenge <= COAL_MINE else space.amount,
        "gives": gives,
    }


# ---- the racers ------------------------------------------------------------------------------------------------------


def racers_data(g: Rally) -> list[dict[str, Any]]:
    """Everybody with the place that they have just now."""
    ranks = g.ranks()
    open_lanes = [len(g.lanes[racer.seat]) > 0 for racer in g.racers]
    return [{**racer_data(g, racer), "place": ranks[n], "busy": open_lanes[n]} for n, racer in enumerate(g.racers)]


def racer_data(g: Rally, racer: Racer) -> dict[str, Any]:
    """A racer as everybody sees it."""
    return {
        "seat": racer.seat,
        "inventor": racer.name() or None,
        "at": racer.at,
        "left": g.track.to_line[racer.at],
        "gauge": racer.gauge,
        "bulb": racer.bulb,
        "cogs": racer.cogs,
        "pips": racer.pips,
        "pool": pool_data(racer),
        "cards": len(racer.hand),
        "picked": racer.pick != NO_CARD,
        "boosts": len(racer.stash),
        "building": None if racer.building == NO_CARD else card_data(racer.building),
        "playing": None if racer.playing == NO_CARD else card_data(racer.playing),
        "done": racer.done,
        "shield": racer.shield,
        "floor": racer.floor,
        "doomed": racer.doomed,
        "struck": racer.hits + racer.levies,
        "losses": racer.losses,
        "bag": bag_data(racer),
        "ponies": [space for space in range(len(g.track.spaces)) if racer.ponies >> space & 1],
        "unfinished": unfinished_valves([VALVES[part] for part in racer.parts]) if racer.parts else 0,
        "machine": [placed_data(racer, place) for place in range(len(racer.parts))],
    }


def bag_data(racer: Racer) -> list[dict[str, Any]]:
    """What is still to be resolved: an effect, or a part whose slash is still to be decided."""
    found: list[dict[str, Any]] = []
    for unit in racer.bag:
        if unit < len(EFFECT_IDS):
            found.append({"effect": EFFECT_IDS[unit], "card": None})
        else:
            found.append({"effect": None, "card": card_id(unit - len(EFFECT_IDS))})
    return found


def placed_data(racer: Racer, place: int) -> dict[str, Any]:
    """A card of a machine: what is printed on it, where it lies, and the dice on it (0: a free slot)."""
    part = racer.parts[place]
    slots = racer.slots[place]
    x, y = place_of(racer.cells[place])
    return {
        **card_data(part),
        "place": place,
        "x": x,
        "y": y,
        "dice": [die_in(slots, slot) for slot in range(len(SLOTS[part]))],
        "stored": [stored_word(slots, slot) for slot in range(STORAGE[part])],
        "used": slots & STAR_USED != 0,
        "blocked": slots & BLOCKED != 0,
    }


def stored_word(slots: int, slot: int) -> str | None:
    """The type of the die in a storage slot."""
    kind = stored_in(slots, slot)
    return None if kind < 0 else DICE[kind]
