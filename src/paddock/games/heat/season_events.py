"""What happens between the races of a championship, told as data."""

from paddock.games.heat.cards import card_id, card_ids
from paddock.games.heat.season import Season
from paddock.games.heat.state import Race
from paddock.kernel.events import NOBODY


def tell_season_began(g: Race, season: Season) -> None:
    if not g.quiet:
        g.tell("season-began", NOBODY, {"season": season.name, "races": season.races()})


def tell_race_ahead(g: Race, season: Season) -> None:
    if not g.quiet:
        about = {"race": season.race + 1, "of": season.races(), "circuit": g.circuit.name}
        g.tell("race-ahead", NOBODY, {**about, "event": season.event().name})


def tell_season_market(g: Race) -> None:
    if not g.quiet:
        g.tell("season-market", NOBODY, {"cards": card_ids(g.market)})


def tell_swapped(g: Race, seat: int, out: int, card: int) -> None:
    if not g.quiet:
        g.tell("swapped", seat, {"cards": [card_id(out)], "card": card_id(card)})


def tell_sponsors_dealt(g: Race, seat: int, cards: list[int]) -> None:
    if not g.quiet and cards:
        g.tell("sponsors-dealt", seat, {"count": len(cards)})
        for card in cards:
            g.tell("sponsor-card", seat, {"card": card_id(card)}, seat)


def tell_press(g: Race, corners: list[int]) -> None:
    if not g.quiet:
        for corner in corners:
            g.tell("press", NOBODY, {"corner": corner})


def tell_scores(g: Race, season: Season) -> None:
    """The points of every car, the winner's first, and what they add up to."""
    if not g.quiet:
        points = season.points[-1]
        for number in g.running_order():
            about = {"race": season.race + 1, "place": season.places[-1][number], "points": points[number]}
            g.tell("scored", number, {**about, "total": season.total(number, 0, season.race)})


def tell_season_won(g: Race, season: Season) -> None:
    """Who has most points in the season that ends with this race."""
    if not g.quiet:
        first = season.first_race(season.race)
        champion = season.standings(first, season.race)[0]
        points = season.total(champion, first, season.race)
        g.tell("season-won", champion, {"year": season.year(season.race), "points": points})


def tell_upgrade_kept(g: Race, seat: int, card: int) -> None:
    if not g.quiet:
        g.tell("upgrade-kept", seat, {"card": card_id(card)})


def tell_season_over(g: Race, season: Season) -> None:
    """The one who is ahead after all races."""
    if not g.quiet:
        g.tell("season-over", season.ranking()[0], {"races": season.races()})
