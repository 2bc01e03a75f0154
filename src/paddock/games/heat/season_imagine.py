"""Sponsor cards that a seat has never seen, drawn anew: part of imagining a race of a championship."""

from paddock.games.heat.rules.sponsors import sponsors_in
from paddock.games.heat.season import Season
from paddock.games.heat.state import PLAN, Car, Race
from paddock.games.heat.upgrades import is_sponsor
from paddock.kernel.chance import Chance

__all__ = ["redraw_sponsors"]


def redraw_sponsors(g: Race, seat: int, season: Season, chance: Chance) -> None:
    """Whoever else holds sponsors may hold others of the deck, but for those that everybody has seen."""
    season = season.copy()
    g.season = season
    season.kept = [cards[:] for cards in season.kept]
    pool = g.sponsor_deck[:]
    holes: list[tuple[list[int], int]] = []
    for car in g.cars:
        if car.seat != seat:
            holes += unseen_places(g, season, car)
    pool = sorted(pool + [pile[place] for pile, place in holes])
    chance.shuffle(pool)
    for pile, place in holes:
        pile[place] = pool.pop()
    g.sponsor_deck = pool


def unseen_places(g: Race, season: Season, car: Car) -> list[tuple[list[int], int]]:
    """Where the cards of a driver lie that are sponsors, but nobody else knows which."""
    hidden = [car.hand, car.deck, season.kept[car.seat]]
    in_sight = car.discard
    if g.phase != PLAN:
        if car.face_up:
            in_sight = in_sight + car.played
        else:
            hidden.append(car.played)
    seen = season.seen[car.seat][:]
    for card in sponsors_in(in_sight):
        if card in seen:
            seen.remove(card)
    found: list[tuple[list[int], int]] = []
    for pile in hidden:
        for place, card in enumerate(pile):
            if card in seen:
                seen.remove(card)
            elif is_sponsor(card):
                found.append((pile, place))
    return found
