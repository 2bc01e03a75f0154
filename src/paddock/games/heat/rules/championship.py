"""The championship: a season of races, with upgrades and sponsors that drivers keep from race to race."""

from paddock.games.heat import events as race_events
from paddock.games.heat import season_events as events
from paddock.games.heat.cards import STRESS_IN_BOX
from paddock.games.heat.championship import CUSTOM, EVENT_CARDS, EVENTS, NO_EVENT, events_of
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.rules.garage import shuffle_upgrades
from paddock.games.heat.rules.legends import add_legends
from paddock.games.heat.rules.season_garage import (
    ImproveCars,
    KeepUpgrade,
    ReturnUpgrades,
    season_upgrades,
)
from paddock.games.heat.rules.sponsors import note_seen, sponsors_in, take_sponsor
from paddock.games.heat.rules.start import DealHands, begin_race, in_any_order, line_up
from paddock.games.heat.rules.weather import draw_weather, more_stress
from paddock.games.heat.season import Season
from paddock.games.heat.state import DRAFT, NONE, OVER, Car, Race
from paddock.games.heat.upgrades import deck_card, sponsor_cards
from paddock.kernel.agenda import Step
from paddock.kernel.deck import NO_CARD, shuffled

__all__ = ["AfterRace", "BeforeRace", "CrownChampion", "EndOfSeason", "FinishSetUp", "OpenSeason"]


# ---- preparing the championship --------------------------------------------------------------------------------------


class OpenSeason(Step[Race]):
    """The calendar, the sponsors and the upgrades are shuffled and ready; then one race after the other."""

    def run(self, g: Race) -> None:
        season = new_season(g)
        g.season = season
        shuffle_sponsors(g, sponsor_cards())
        shuffle_upgrades(g, season_upgrades(g))
        g.cars = [Car(seat) for seat in range(g.seats)]
        events.tell_season_began(g, season)
        g.then(*chapters(season))


def chapters(season: Season) -> list[Step[Race]]:
    """One race after the other, at the end of a season what it leaves for the next one, and at last the champion."""
    found: list[Step[Race]] = []
    for race in range(season.races()):
        found.append(BeforeRace(-1, race))
        if race + 1 == season.races():
            found.append(CrownChampion())
        elif season.ends_with(race):
            found.append(EndOfSeason())
    return found


def new_season(g: Race) -> Season:
    """The races of a season that was driven; or four of one's own, each circuit once in an order that is drawn.

    The event card of such a race is drawn before it.
    """
    name = str(g.setup["season"])
    if name == CUSTOM:
        order = list(range(len(CIRCUITS)))
        g.shuffle(order)
        season = Season(name, [CIRCUITS[number] for number in order], [NO_EVENT] * len(order))
    else:
        cards = events_of(name)
        season = Season(name, [EVENTS[card].circuit for card in cards], cards)
    season.kept = [NONE] * g.seats
    season.seen = [NONE] * g.seats
    return season


def shuffle_sponsors(g: Race, cards: list[int]) -> None:
    """These cards are the deck of sponsors; none is used yet."""
    g.sponsor_deck = shuffled(g, cards)
    g.sponsors_used = NONE


# ---- before each race ------------------------------------------------------------------------------------------------


class BeforeRace(Step[Race]):
    """The event card and its circuit (n is the race), the grid; then the card is followed from top to bottom."""

    def run(self, g: Race) -> None:
        g.settle()
        season = begun(g, self.n)
        g.season = season
        g.enter_race(season)
        upgrades = [car.upgrades for car in g.cars]
        begin_race(g)
        for car, kept in zip(g.cars, upgrades, strict=True):
            car.upgrades = kept
        add_legends(g)
        g.field = [*g.cars, *g.legends]
        # The first race of a season is started in any order, every later one by points.
        order = in_any_order(g) if season.first_race(season.race) == season.race else season.grid_order()
        line_up(g, order)
        season.grids.append([order.index(number) + 1 for number in range(len(order))])
        events.tell_race_ahead(g, season)
        race_events.tell_grid(g)
        g.then(ImproveCars(), FinishSetUp(), DealHands(), AfterRace())


class FinishSetUp(Step[Race]):
    """With the cars built: sponsors, the press, weather and road, the special event; then everybody's deck is whole."""

    def run(self, g: Race) -> None:
        season = g.season
        assert season is not None
        event = season.event()
        for seat in range(g.seats):
            deal_sponsors(g, seat, event.sponsors)
        events.tell_press(g, event.press_corners(g.circuit.corners))
        draw_weather(g)
        for car in g.cars:
            car.heat += event.heat
            more_stress(g, car, event.stress)
            car.deck.extend([deck_card(card) for card in car.upgrades] + season.kept[car.seat])
        season = season.copy()
        season.kept = [NONE] * g.seats
        g.season = season
        race_events.tell_weather(g)


def begun(g: Race, race: int) -> Season:
    """The season with this race begun; in a season of one's own one of the event cards left is drawn for it."""
    assert g.season is not None
    season = g.season.copy()
    season.race = race
    if season.events[race] == NO_EVENT:
        left = [card for card in range(EVENT_CARDS) if card not in season.events]
        season.events[race] = left[g.roll(len(left))]
    return season


def deal_sponsors(g: Race, seat: int, count: int) -> None:
    """Cards of the first hand, as many as the event card says."""
    dealt = [take_sponsor(g, seat) for _ in range(count)]
    events.tell_sponsors_dealt(g, seat, [card for card in dealt if card != NO_CARD])


# ---- after each race, and at the end ---------------------------------------------------------------------------------


class AfterRace(Step[Race]):
    """Points for the places; drivers keep upgrades and unplayed sponsors, all else is shuffled back or returned."""

    def run(self, g: Race) -> None:
        for car in g.cars:
            note_seen(g, car.seat, car.discard)
        assert g.season is not None
        season = g.season.copy()
        event = season.event()
        season.places.append([car.place for car in g.field])
        season.points.append([0 if car.is_out() else event.points(car.place) for car in g.field])
        season.out.append([number for number, car in enumerate(g.field) if car.is_out()])
        season.rounds.append(g.round)
        season.kept = [sponsors_in(car.hand + car.deck + car.discard) for car in g.cars]
        g.season = season
        clear_away(g)
        shuffle_sponsors(g, [*g.sponsor_deck, *g.sponsors_used])
        events.tell_scores(g, season)


class EndOfSeason(Step[Race]):
    """Another season follows: everybody keeps one upgrade for it, and nothing else but the points."""

    def run(self, g: Race) -> None:
        assert g.season is not None
        g.phase = DRAFT
        season = g.season.copy()
        season.kept = [NONE] * g.seats
        season.seen = [NONE] * g.seats
        g.season = season
        shuffle_sponsors(g, sponsor_cards())
        events.tell_season_won(g, season)
        g.then(ReturnUpgrades())
        for seat in range(g.seats):
            g.aside(seat, KeepUpgrade(seat))


class CrownChampion(Step[Race]):
    """Most points in all races; of equals, who started the last race in front."""

    def run(self, g: Race) -> None:
        assert g.season is not None
        g.phase = OVER
        events.tell_season_over(g, g.season)


def clear_away(g: Race) -> None:
    """Heat and Stress are returned; what drivers keep does not lie on the mats before the next race."""
    g.stress_left = STRESS_IN_BOX
    for car in g.cars:
        car.heat = 0
        car.hand = []
        car.deck = []
        car.discard = []
        car.known = NONE
        car.on_top = 0
