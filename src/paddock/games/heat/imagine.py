"""A race that a seat cannot tell from the real one: what it does not know is dealt anew."""

from paddock.games.heat.cards import HEAT
from paddock.games.heat.rules.gears import can_play_some_gear, legal_gears, offered_gears
from paddock.games.heat.rules.plan import ClutteredHand, ShiftGear
from paddock.games.heat.season_imagine import redraw_sponsors
from paddock.games.heat.state import PLAN, Car, Race
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Race, seat: int, chance: Chance) -> Race:
    """Own draw deck in another order; for the others also other hands, face-down cards and plans; other chance.

    Discard piles stay as they are: every card was laid there face up. So do the cards of a hand that everybody knows:
    Stress taken in a spin-out, the Heat that is left when a cluttered hand was shown, and what a driver still held when
    the draw deck had run out; and the sponsors that have been seen. Whoever has cards face down is taken to be able to
    play them, where that is possible.
    """
    race = g.clone()
    race.quiet = True
    race.rekey(chance)
    ready = [car.ready for car in race.cars]
    if g.season is None:
        race.sponsor_deck = shuffled(g.sponsor_deck, chance)
    else:
        redraw_sponsors(race, seat, g.season, chance)
    for car in race.cars:
        if car.seat == seat:
            shuffle_unknown(car, chance)
        else:
            deal_anew(race, car, chance)
    race.upgrade_deck = shuffled(g.upgrade_deck, chance)
    race.legend_deck = shuffled(g.legend_deck, chance)
    if g.phase == PLAN:
        plan_anew(race, seat, ready, chance)
    return race


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The same cards in another order, which owes nothing to the one they lie in."""
    if not cards:
        return cards
    copy = sorted(cards)
    chance.shuffle(copy)
    return copy


def shuffle_unknown(car: Car, chance: Chance) -> None:
    """The draw deck in another order, but for refreshed cards that everybody knows to lie on top."""
    below = len(car.deck) - car.on_top
    car.deck = shuffled(car.deck[:below], chance) + car.deck[below:]


def deal_anew(g: Race, car: Car, chance: Chance) -> None:
    """Hand, draw deck and face-down cards of another driver, in the same numbers; what is known of them stays."""
    below = len(car.deck) - car.on_top
    refreshed = car.deck[below:]
    hidden = car.hand + car.deck[:below]
    face_down: list[int] = []
    if g.phase != PLAN and not car.face_up:
        face_down = car.played
        hidden = hidden + face_down
    for card in car.known:
        hidden.remove(card)
    hidden = shuffled(hidden, chance)
    unknown = len(car.hand) + len(face_down) - len(car.known)
    held = car.known + hidden[:unknown]
    deck = hidden[unknown:]
    if face_down and g.tournament:
        put_down_anew(g, car, held, chance)
    elif face_down:
        chance.shuffle(held)
        swap_heat(held, deck, len(face_down), held.count(HEAT) - car.known.count(HEAT))
        car.played = playable_first(held, len(face_down))
        car.cluttered = HEAT in car.played
    car.hand = sorted(held)
    car.deck = deck + refreshed


def put_down_anew(g: Race, car: Car, held: list[int], chance: Chance) -> None:
    """In tournament mode nobody knows how many cards another driver has put down: any gear and any cards."""
    car.hand = sorted(held)
    car.cluttered = not can_play_some_gear(car)
    gears = legal_gears(car) if car.cluttered else offered_gears(g, car)
    car.next_gear = gears[chance.below(len(gears))]
    if car.cluttered:
        car.played = car.hand[: car.next_gear]
    else:
        playable = [card for card in held if card != HEAT]
        chance.shuffle(playable)
        car.played = sorted(playable[: car.next_gear])
    for card in car.played:
        held.remove(card)


def swap_heat(held: list[int], deck: list[int], count: int, unknown: int) -> None:
    """Swap as much of the ``unknown`` Heat for cards of the deck as it takes to hold ``count`` that can be played.

    If there is not enough of either, the hand was cluttered, and nothing is swapped.
    """
    missing = count - (len(held) - held.count(HEAT))
    if missing > min(unknown, len(deck) - deck.count(HEAT)):
        return
    for place in range(len(deck)):
        if missing > 0 and unknown > 0 and deck[place] != HEAT:
            held.remove(HEAT)
            held.append(deck[place])
            deck[place] = HEAT
            missing -= 1
            unknown -= 1


def playable_first(held: list[int], count: int) -> list[int]:
    """Take cards for the play area out of those held: Heat only when nothing else is there."""
    chosen = [card for card in held if card != HEAT][:count]
    chosen += [HEAT] * (count - len(chosen))
    for card in chosen:
        held.remove(card)
    return sorted(chosen)


def plan_anew(g: Race, seat: int, ready: list[bool], chance: Chance) -> None:
    """The others plan afresh with their imagined hands; those who were ready choose something at random."""
    others = [other for other in g.drivers() if other != seat]
    for other in others:
        car = g.cars[other]
        car.played = []
        car.next_gear = 0
        car.ready = False
        car.cluttered = False
        g.start_anew(other, [ShiftGear(other) if can_play_some_gear(car) else ClutteredHand(other)])
    for other in others:
        while ready[other] and not g.cars[other].ready:
            options = g.options(other)
            g.answer(other, options[chance.below(len(options))])
