"""What happens in a race, told as data. A quiet table is told nothing and pays nothing."""

from paddock.games.heat.cards import card_id, card_ids
from paddock.games.heat.conditions import road_id, weather_token
from paddock.games.heat.racers import Legend
from paddock.games.heat.state import Race
from paddock.games.heat.upgrades import face
from paddock.kernel.events import NOBODY


def tell_round(g: Race) -> None:
    if not g.quiet:
        g.tell("round-began", NOBODY, {"round": g.round, "order": g.order[:]})


def tell_grid(g: Race) -> None:
    if not g.quiet:
        g.tell("grid", NOBODY, {"circuit": g.circuit.name, "laps": g.laps, "order": g.running_order()})


def tell_weather(g: Race) -> None:
    """The weather token, then one road token after the other in the order of the corners."""
    if not g.quiet:
        g.tell("weather", NOBODY, {"token": weather_token(g.conditions.weather).name})
        for corner, kind in enumerate(g.conditions.road):
            g.tell("road-token", NOBODY, {"corner": corner, "token": road_id(kind)})


def tell_legend_card(g: Race, numbers: list[dict[str, int]]) -> None:
    if not g.quiet:
        g.tell("legend-card", NOBODY, {"legends": numbers})


def tell_legend_moved(g: Race, legend: Legend, how: str) -> None:
    if not g.quiet:
        began = legend.began_at
        where = {"from": began, "from_spot": legend.began_spot, "to": legend.at, "spot": legend.spot}
        g.tell("legend-moved", legend.number, {**where, "went": legend.at - began, "how": how})


def tell_cards_down(g: Race) -> None:
    """Everybody's hand is down."""
    if not g.quiet:
        g.tell("cards-down", NOBODY, {})


def tell_shifted(g: Race, seat: int, gear: int, heat: int) -> None:
    if not g.quiet:
        g.tell("shifted", seat, {"gear": gear, "heat": heat})


def tell_revealed(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("revealed", seat, {"cards": card_ids(g.cars[seat].played)})


def tell_flipped(g: Race, seat: int, card: int, away: list[int]) -> None:
    if not g.quiet:
        g.tell("flipped", seat, {"card": card_id(card), "away": card_ids(away), "count": len(away)})


def tell_flipped_nothing(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("flipped-nothing", seat, {})


def tell_moved(g: Race, seat: int, began: int, began_spot: int, spaces: int, how: str) -> None:
    if not g.quiet:
        car = g.cars[seat]
        where = {"from": began, "from_spot": began_spot, "to": car.at, "spot": car.spot}
        g.tell("moved", seat, {**where, "spaces": spaces, "went": car.at - began, "how": how, "speed": car.speed})


def tell_blocked(g: Race, seat: int, wanted: int) -> None:
    if not g.quiet:
        lost = wanted - g.cars[seat].at
        g.tell("blocked", seat, {"wanted": wanted, "to": g.cars[seat].at, "lost": lost})


def tell_crossed_line(g: Race, number: int, lap: int) -> None:
    if not g.quiet:
        g.tell("crossed-line", number, {"lap": lap, "laps": g.laps})


def tell_adrenaline(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("adrenaline", seat, {})


def tell_cooled(g: Race, seat: int, amount: int, how: str) -> None:
    if not g.quiet:
        g.tell("cooled", seat, {"amount": amount, "how": how})


def tell_boosted(g: Race, seat: int, heat: int) -> None:
    if not g.quiet:
        g.tell("boosted", seat, {"heat": heat})


def tell_corner(g: Race, seat: int, corner: int, limit: int, heat: int) -> None:
    if not g.quiet:
        about = {"corner": corner, "speed": g.cars[seat].speed, "limit": limit, "heat": heat}
        g.tell("corner-passed", seat, about)


def tell_spun_out(g: Race, seat: int, corner: int, limit: int, heat: int, stress: int) -> None:
    if not g.quiet:
        car = g.cars[seat]
        about = {"corner": corner, "speed": car.speed, "limit": limit, "heat": heat, "stress": stress}
        g.tell("spun-out", seat, {**about, "to": car.at, "spot": car.spot})


def tell_cluttered(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("cluttered", seat, {})


def tell_discarded(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("discarded", seat, {"card": card_id(card)})


def tell_drew(g: Race, seat: int, cards: list[int]) -> None:
    if not g.quiet:
        g.tell("drew", seat, {"count": len(cards)})
        g.tell("drew-cards", seat, {"cards": card_ids(cards)}, seat)


def tell_put_away(g: Race, seat: int) -> None:
    """A car that is home has put its cards away and draws none."""
    if not g.quiet:
        g.tell("put-away", seat, {})


def tell_reshuffled(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("reshuffled", seat, {})


def tell_finished(g: Race, number: int) -> None:
    if not g.quiet:
        g.tell("finished", number, {"round": g.round})


def tell_placed(g: Race, number: int) -> None:
    if not g.quiet:
        g.tell("placed", number, {"place": g.field[number].place})


def tell_eliminated(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("eliminated", seat, {"place": g.cars[seat].place})


def tell_race_over(g: Race) -> None:
    if not g.quiet:
        g.tell("race-over", NOBODY, {"rounds": g.round})


def tell_shifted_too_far(g: Race, seat: int, discarded: list[int]) -> None:
    if not g.quiet:
        g.tell("shifted-too-far", seat, {"cards": card_ids(discarded), "count": len(discarded)})


# ---- the garage and its cards ----------------------------------------------------------------------------------------


def tell_market(g: Race, number: int) -> None:
    """With what is on the cards, so that a film of the race can show them."""
    if not g.quiet:
        faces = {card_id(card): face(card) for card in g.market}
        g.tell("market-opened", NOBODY, {"round": number, "cards": card_ids(g.market), "faces": faces})


def tell_market_closed(g: Race) -> None:
    """The cars are built."""
    if not g.quiet:
        g.tell("market-closed", NOBODY, {})


def tell_upgrade_taken(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("upgrade-taken", seat, {"card": card_id(card)})


def tell_upgrades_dealt(g: Race, seat: int) -> None:
    if not g.quiet:
        g.tell("upgrades-dealt", seat, {"cards": card_ids(g.cars[seat].upgrades)})


def tell_speed_chosen(g: Race, seat: int, card: int, speed: int) -> None:
    if not g.quiet:
        g.tell("speed-chosen", seat, {"card": card_id(card), "speed": speed})


def tell_heat_paid(g: Race, seat: int, card: int, heat: int) -> None:
    if not g.quiet:
        g.tell("heat-paid", seat, {"card": card_id(card), "heat": heat})


def tell_scrapped(g: Race, seat: int, cards: list[int]) -> None:
    if not g.quiet:
        g.tell("scrapped", seat, {"cards": card_ids(cards), "count": len(cards)})


def tell_stress_reduced(g: Race, seat: int, amount: int) -> None:
    if not g.quiet:
        g.tell("stress-reduced", seat, {"amount": amount})


def tell_salvaged(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("salvaged", seat, {"card": card_id(card)})


def tell_played_directly(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("played-directly", seat, {"card": card_id(card)})


def tell_given_up(g: Race, seat: int, cards: list[int]) -> None:
    if not g.quiet:
        g.tell("given-up", seat, {"cards": card_ids(cards), "count": len(cards)})


def tell_refreshed(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("refreshed", seat, {"card": card_id(card)})


def tell_sponsor_gained(g: Race, seat: int, card: int, why: str) -> None:
    if not g.quiet:
        g.tell("sponsor-gained", seat, {"why": why})
        g.tell("sponsor-card", seat, {"card": card_id(card)}, seat)


def tell_single_use(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("used-up", seat, {"card": card_id(card)})
