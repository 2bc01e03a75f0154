"""What the properties of all games need to know about Heat: what is conserved, and what is hidden."""

from collections import Counter

from paddock.games.heat.cards import HEAT, STRESS, is_speed
from paddock.games.heat.conditions import weather_token
from paddock.games.heat.rules.sponsors import sponsors_in
from paddock.games.heat.season import Season
from paddock.games.heat.state import DRAFT, DRIVE, OVER, PLAN, Car, Race
from paddock.games.heat.upgrades import AMOUNTS, HEAT_COST, SYMBOLS, deck_card, is_sponsor
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Value
from paddock.kernel.table import Table

NUMBERS = ["legends", "pro_legends"]  # setup options of which every value is played
FOLLOWS = {  # fields that no save holds: the setup says them, or where a part lies in its list
    "Race.circuit",
    "Race.conditions",
    "Race.field",
    "Race.finish",
    "Race.hand_size",
    "Race.laps",
    "Race.tournament",
    "Car.seat",
    "Legend.number",
}
OWN_KEYS = {"seat", "hand", "plan", "face_down", "sponsors"}  # of a view: what only its seat sees


def shortened(setup: dict[str, Value]) -> dict[str, Value]:
    """Seasons are played over one lap a race."""
    return setup if setup["season"] == "none" else {**setup, "laps": "1"}


def conserved(table: Table) -> object:
    """What no rule may change: every driver's own cards, with the Heat in the engine; and all Stress of the box."""
    g = as_race(table)
    if g.season is not None:
        return conserved_in_season(g, g.season)
    own = [Counter(all_cards(g, car)) for car in g.cars]
    if g.phase != DRAFT:
        for each, car in zip(own, g.cars, strict=True):
            # The upgrades taken are in the owner's piles, and nobody else's are.
            each.subtract(deck_card(card) for card in car.upgrades)
    stress = g.stress_left + sum(each.pop(STRESS, 0) for each in own)
    return [sorted((+each).items()) for each in own], stress


def conserved_in_season(g: Race, season: Season) -> object:
    """The cards of the box, wherever they lie: all upgrades, sponsors and Stress."""
    piles = [card for car in g.cars for card in all_cards(g, car)]
    upgrades = [*g.upgrade_deck, *g.market, *[card for car in g.cars for card in car.upgrades]]
    sponsors = [*g.sponsor_deck, *g.sponsors_used, *[card for kept in season.kept for card in kept]]
    return sorted(upgrades), sorted(sponsors + sponsors_in(piles)), g.stress_left + piles.count(STRESS)


def check(table: Table) -> None:
    """What holds in every position."""
    g = as_race(table)
    if g.season is not None:
        check_season(g, g.season)
    on_track = [car for car in g.field if car.is_on_track()]
    spots = [(car.at % g.circuit.spaces, car.spot) for car in on_track]
    assert len(set(spots)) == len(spots), "two cars on one spot"
    assert sorted(g.order) == sorted(set(g.order))
    assert g.stress_left >= 0
    for car in g.cars:
        assert car.heat >= 0
        assert 1 <= car.gear <= 4
        assert car.spot in (0, 1)
        assert car.hand == sorted(car.hand)
        assert not car.place or car.finished_in or (g.season is not None and g.season.event().eliminates)
        if g.phase == PLAN:
            assert Counter(car.played) <= Counter(car.hand)
            assert not car.face_up
        if HEAT in car.played:
            assert car.cluttered
        hidden = car.hand + car.played if g.phase == DRIVE and not car.face_up else car.hand
        assert Counter(car.known) <= Counter(hidden), "a card known to be in hand is not there"
        due = sum(AMOUNTS[mark] for mark in car.symbols if mark % SYMBOLS == HEAT_COST)
        assert not due or g.acting == car.seat
        assert 0 <= car.on_top <= len(car.deck)
        assert all(mark // SYMBOLS in car.played for mark in car.symbols)
    if g.phase == OVER:
        assert sorted(car.place for car in g.field) == list(range(1, len(g.field) + 1))


def check_season(g: Race, season: Season) -> None:
    """What holds in every position of a championship."""
    assert len(season.places) == len(season.points) == len(season.rounds) == len(season.out)
    assert len(season.grids) == season.race + 1
    for places, grid in zip([*season.places, season.grids[-1]], season.grids, strict=False):
        assert sorted(places) == sorted(grid) == list(range(1, len(g.field) + 1))
    for car in g.cars:
        owned = Counter(sponsors_in(all_cards(g, car)) + season.kept[car.seat])
        assert Counter(season.seen[car.seat]) <= owned, "a sponsor that all have seen is not there"
        assert not sponsors_in(car.known)
        if g.phase in (PLAN, DRIVE):
            check_cards_of_season(g, season, car)


def check_cards_of_season(g: Race, season: Season, car: Car) -> None:
    """Twelve Speed cards, the own upgrades, and as much Heat as board, weather and event say."""
    cards = all_cards(g, car)
    first = season.first_race(season.race)
    kept = 1 if first else 0  # from the season before
    assert len(car.upgrades) == season.race - first + 1 + kept
    heat = g.circuit.heat + weather_token(g.conditions.weather).heat + season.event().heat
    own = Counter(card for card in cards if card != STRESS and not is_sponsor(card))
    own.subtract(deck_card(card) for card in car.upgrades)
    assert sum(count for card, count in own.items() if is_speed(card)) == 12
    assert +Counter({card: count for card, count in own.items() if not is_speed(card)}) == Counter({HEAT: heat})


def twins(table: Table, seat: int | None) -> list[tuple[str, Table]]:
    """Tables that differ from this one only in what a seat (None: a spectator) cannot know."""
    g = as_race(table)
    others = [other for other in range(g.seats) if other != seat]
    found: list[tuple[str, Table]] = [
        ("other chance", with_other_chance(g)),
        ("decks reversed", with_decks_reversed(g)),
    ]
    found += [(f"other cards of {other}", with_other_cards(g, other)) for other in others]
    if g.tournament and g.phase == DRIVE:
        found += [(f"fewer cards of {other}", with_fewer_cards_down(g, other)) for other in others]
    if g.season is not None:
        found += [(f"other sponsors of {other}", with_other_sponsors(g, g.season, other)) for other in others]
    if g.phase == PLAN:
        found += [(f"another plan of {other}", with_another_plan(g, other)) for other in others if g.can_undo(other)]
    return found


def all_cards(g: Race, car: Car) -> list[int]:
    """While planning, the cards chosen still lie in the hand."""
    in_play = [] if g.phase == PLAN else car.played
    return car.hand + car.deck + car.discard + in_play + [HEAT] * car.heat


def with_other_chance(g: Race) -> Race:
    twin = g.clone()
    twin.rekey(Chance(stream_key(99, "another future")))
    return twin


def with_decks_reversed(g: Race) -> Race:
    """Nobody knows the order of a draw deck, the Legends' one included, but for refreshed cards on top of it."""
    twin = g.clone()
    twin.legend_deck = twin.legend_deck[::-1]
    for car in twin.cars:
        below = len(car.deck) - car.on_top
        car.deck = car.deck[:below][::-1] + car.deck[below:]
    twin.upgrade_deck = twin.upgrade_deck[::-1]
    twin.sponsor_deck = twin.sponsor_deck[::-1]
    return twin


def with_other_sponsors(g: Race, season: Season, other: int) -> Race:
    """Another driver holds the top card of the sponsor deck in place of one in his hand that nobody has seen."""
    twin = g.clone()
    car = twin.cars[other]
    chosen = car.played if g.phase == PLAN else []
    for place, card in enumerate(car.hand):
        if is_sponsor(card) and card not in season.seen[other] and card not in chosen and g.sponsor_deck:
            car.hand[place] = g.sponsor_deck[-1]
            twin.sponsor_deck = [*g.sponsor_deck[:-1], card]
            break
    car.hand.sort()
    return twin


def with_other_cards(g: Race, other: int) -> Race:
    """As many unknown cards as possible of another driver's hand and face-down cards changed for cards of the deck."""
    twin = g.clone()
    car = twin.cars[other]
    chosen = Counter(car.known) + (Counter(car.played) if g.phase == PLAN else Counter())
    for i in range(len(car.deck) - car.on_top):
        if g.phase == DRIVE and not car.face_up and i < len(car.played) and car.deck[i] != HEAT:
            if not chosen[car.played[i]]:
                car.deck[i], car.played[i] = car.played[i], car.deck[i]
        elif i < len(car.hand) and not chosen[car.hand[i]]:
            car.deck[i], car.hand[i] = car.hand[i], car.deck[i]
    car.hand.sort()
    return twin


def with_fewer_cards_down(g: Race, other: int) -> Race:
    """In tournament mode another driver has put one card less face down, if that is a gear he may shift to."""
    twin = g.clone()
    car = twin.cars[other]
    if not car.face_up and not car.cluttered and len(car.played) > 1 and car.next_gear - 1 >= car.gear - 2:
        car.hand = sorted([*car.hand, car.played.pop()])
        car.next_gear -= 1
    return twin


def with_another_plan(g: Race, other: int) -> Race:
    """Another driver takes his plan back and, if he was ready, makes another one."""
    twin = g.clone()
    ready = twin.cars[other].ready
    while twin.can_undo(other):
        twin.undo(other)
    while ready and not twin.cars[other].ready:
        twin.answer(other, twin.options(other)[-1])
    return twin


def as_race(table: Table) -> Race:
    assert isinstance(table, Race)
    return table
