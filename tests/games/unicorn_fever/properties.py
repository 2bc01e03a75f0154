"""What the properties of all games need to know about Unicorn Fever: what is conserved, and what is hidden."""

from paddock.games.unicorn_fever.bets import UNICORNS_RACING, token_of
from paddock.games.unicorn_fever.laid import kind_of, seen_by, with_kind
from paddock.games.unicorn_fever.piles import WHOLE, cards_in, one, pile_of
from paddock.games.unicorn_fever.rules.tokens import action_tokens_of, bet_tokens_of
from paddock.games.unicorn_fever.state import NO_TOKEN, NOBODY, OVER, PLAN, Stable
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table

OWN_KEYS = {"seat", "hand", "known"}  # of a view: what only its seat sees


def conserved(table: Table) -> object:
    """All magic cards of the box, all bet tokens and action tokens of the game."""
    g = as_stable(table)
    return magic_cards(g), bet_tokens(g), action_tokens(g)


def check(table: Table) -> None:
    """What holds in every position."""
    g = as_stable(table)
    assert magic_cards(g) == WHOLE
    assert bet_tokens(g) == bet_tokens_of(g.seats)
    assert action_tokens(g) == action_tokens_of(g.seats)
    assert min(g.gold) >= 0
    assert min(g.fame) >= 0
    assert all(0 <= row < UNICORNS_RACING for row in g.rows)
    assert g.hot
    owners = [contract for seat in range(g.seats) for contract in range(40) if g.has(seat, contract)]
    assert len(set(owners)) == len(owners), "a contract with two owners"
    assert not any(g.contract_deck >> contract & 1 for contract in owners)
    placed = sorted(place for place in g.place if place)
    assert placed == list(range(1, len(placed) + 1))
    if g.phase == OVER:
        assert all(0 <= g.unpaid[seat] <= g.loans[seat] for seat in range(g.seats))


def magic_cards(g: Stable) -> int:
    """Every magic card, wherever it is."""
    pile = g.deck + g.discard + pile_of([kind_of(card) for card in g.laid])
    return pile + sum(g.hands) + sum(g.buried)


def bet_tokens(g: Stable) -> int:
    """A set; no token is in two places."""
    tokens = [token_of(bet) for bet in g.bets]
    tokens += [] if g.reserved_bet == NO_TOKEN else [g.reserved_bet]
    found = g.open_bets | g.blocked
    assert not g.open_bets & g.blocked
    for token in tokens:
        assert not found >> token & 1
        found |= 1 << token
    return found


def action_tokens(g: Stable) -> int:
    found = g.open_tokens
    for token, seat in enumerate(g.taken):
        if seat != NOBODY or token == g.reserved_token:
            assert not found >> token & 1
            found |= 1 << token
    return found


def twins(table: Table, seat: int | None) -> list[tuple[str, Table]]:
    """Tables that differ from this one only in what a seat (None: a spectator) cannot know."""
    g = as_stable(table)
    viewer = NOBODY if seat is None else seat
    found: list[tuple[str, Table]] = [
        ("other chance", with_other_chance(g)),
        ("another hand", with_another_hand(g, viewer)),
    ]
    if g.phase == PLAN and any(not seen_by(card, viewer) for card in g.laid):
        found.append(("another card face down", with_another_card_laid(g, viewer)))
    return found


def with_other_chance(g: Stable) -> Stable:
    twin = g.clone()
    twin.rekey(Chance(stream_key(99, "another future")))
    return twin


def with_another_hand(g: Stable, viewer: int) -> Stable:
    """Somebody else's cards changed for cards of the deck."""
    twin = g.clone()
    for other in range(g.seats):
        if other != viewer:
            for held, drawn in zip(cards_in(twin.hands[other]), cards_in(twin.deck)[::-1], strict=False):
                change = one(drawn) - one(held)
                twin.hands = [pile + (change if seat == other else 0) for seat, pile in enumerate(twin.hands)]
                twin.deck -= change
    return twin


def with_another_card_laid(g: Stable, viewer: int) -> Stable:
    twin = g.clone()
    for place, card in enumerate(twin.laid):
        if not seen_by(card, viewer) and twin.deck:
            drawn = cards_in(twin.deck)[0]
            twin.deck += one(kind_of(card)) - one(drawn)
            twin.laid = [*twin.laid[:place], with_kind(card, drawn), *twin.laid[place + 1 :]]
    return twin


def as_stable(table: Table) -> Stable:
    assert isinstance(table, Stable)
    return table
