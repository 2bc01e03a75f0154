"""The quick driver: nearly as good as the judge and many times faster, for playing on in imagination."""

from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.bot.quick_cards import best_cards, cards_to_keep, quick_plan
from paddock.games.heat.bot.reactions import answer_scores
from paddock.games.heat.choices import ADRENALINE_COOL_DOWN, CARD, COOL_DOWN, DONE, GEAR, WEATHER_COOL_DOWN
from paddock.games.heat.rules.gears import can_play_some_gear
from paddock.games.heat.rules.hand import DiscardCard, RefreshCard
from paddock.games.heat.rules.plan import ClutteredHand, PlayCard, ShiftGear
from paddock.games.heat.rules.react import UseSymbol
from paddock.games.heat.state import PLAN, Car, Race
from paddock.kernel.agenda import Question

__all__ = ["decide_quickly", "play_on"]


def play_on(g: Race, rounds: int) -> None:
    """Until so many more rounds have begun, or the race is over."""
    last = g.round + rounds
    race = race_number(g)
    while True:
        seats = g.open_seats()
        if not seats or (g.phase == PLAN and g.round >= last) or race_number(g) != race:
            return
        answer_quickly(g, seats[0])


def race_number(g: Race) -> int:
    """The race of a championship."""
    return 0 if g.season is None else g.season.race


def answer_quickly(g: Race, seat: int) -> None:
    """One answer, or all that belong together."""
    question = g.open_question(seat)
    car = g.cars[seat]
    if isinstance(question, ShiftGear):
        gear, cards = quick_plan(g, car)
        g.answer(seat, GEAR + gear)
        for card in cards:
            g.answer(seat, CARD + card)
    elif isinstance(question, DiscardCard):
        discard_quickly(g, car, question.n)
    else:
        options = g.options(seat)
        g.answer(seat, options[0] if len(options) == 1 else quick_answer(g, car, question, options))


def quick_answer(g: Race, car: Car, question: Question[Race], options: list[int]) -> int:
    """Cool down first, refresh what can be refreshed; else as the judge does."""
    if isinstance(question, UseSymbol):
        cooling = most_cooling(options)
        if cooling:
            return cooling
    if isinstance(question, RefreshCard):
        return options[-1]
    if isinstance(question, PlayCard):  # a plan that somebody else has begun
        return options[0]
    scores = answer_scores(g, car, question, options)
    return options[scores.index(max(scores))]


def most_cooling(options: list[int]) -> int:
    """A cooldown of the gear, of adrenaline or of the weather, whichever moves most; 0 if there is none."""
    found = 0
    for option in options:
        if COOL_DOWN < option <= ADRENALINE_COOL_DOWN or option == WEATHER_COOL_DOWN:
            found = option
    return found


def discard_quickly(g: Race, car: Car, first: int) -> None:
    """One card after another, in the order of the hand; those that sort before ``first`` have been passed over."""
    gone = car.hand[:]
    for card in cards_to_keep(g, car):
        gone.remove(card)
    gone = [card for card in gone if card >= first]
    holds_on = len(gone) < len(car.hand)
    for card in gone:
        g.answer(car.seat, CARD + card)
    if holds_on:
        g.answer(car.seat, DONE)


def decide_quickly(g: Race, seat: int) -> None:
    """All others plan with the hands they have; or those who have not moved yet choose their cards again."""
    if g.phase == PLAN:
        for other in g.drivers():
            if other != seat:
                plan_anew(g, g.cars[other])
        return
    for other in g.drivers():
        car = g.cars[other]
        if other != seat and car.played and not car.face_up and not car.cluttered and not g.tournament:
            held = sorted(car.hand + car.played)
            pace = pace_of(g.circuit, g.laps, len(g.field))
            car.played = best_cards(pace, car, held, car.gear, car.heat, car.adrenaline).cards
            for card in car.played:
                held.remove(card)
            car.hand = held


def plan_anew(g: Race, car: Car) -> None:
    """A driver's plan from the beginning."""
    car.played = []
    car.next_gear = 0
    car.ready = False
    car.cluttered = False
    g.start_anew(car.seat, [ShiftGear(car.seat) if can_play_some_gear(car) else ClutteredHand(car.seat)])
    answer_quickly(g, car.seat)
