"""What one seat may know of the championship, as data."""

from typing import Any, Final

from paddock.games.unicorn_fever.abilities import RESERVE_BET, RESERVE_TOKEN
from paddock.games.unicorn_fever.actions import PRINTED, STACKS, TOKENS
from paddock.games.unicorn_fever.bets import (
    ALL_TOKENS,
    BET_NAMES,
    FAME,
    LEADER_TIMES,
    UNICORNS_RACING,
    WINNER,
    bettor_of,
    fame_on,
    stake_of,
    token_of,
    type_of,
    unicorn_of_bet,
)
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.laid import kind_of, layer_of, seen_by
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import cards_in, size
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS, TRACK
from paddock.games.unicorn_fever.rules.ending import printed_fame
from paddock.games.unicorn_fever.rules.paying import fame_if_won, gold_if_won, tax_of
from paddock.games.unicorn_fever.rules.race import race_cards, tie_status
from paddock.games.unicorn_fever.rules.stacks import IN_STACK
from paddock.games.unicorn_fever.rules.tokens import action_tokens_of, bet_tokens_of
from paddock.games.unicorn_fever.state import NO_CARD, NOBODY, PHASES, PLAN, Stable
from paddock.games.unicorn_fever.unicorns import COLOURS, UNICORNS

__all__ = ["own_view", "view"]

View = dict[str, Any]
CLAN_NAMES: Final = list(CLANS)
STACK_NAMES: Final = list(STACKS)


def view(g: Stable, seat: int) -> View:
    """The championship as a seat sees it; -1 is a spectator."""
    shown: View = {
        "game": "unicorn_fever",
        "rules": g.rules,
        "seats": g.seats,
        "seat": None if seat < 0 else seat,
        "round": g.round,
        "rounds": g.rounds,
        "phase": PHASES[g.phase],
        "acting": seat_or_none(g.acting),
        "action": g.action,
        "first": g.first,
        "clans": [CLAN_NAMES[clan] for clan in g.clans],
        "finish": TRACK.finish,
        "mark": TRACK.mark,
        "race": race(g),
        "unicorns": [unicorn_row(g, unicorn) for unicorn in range(UNICORNS_RACING)],
        "bets": [bet_row(g, token) for token in range(3 * UNICORNS_RACING) if is_in_game(g, token)],
        "stacks": [stack_row(g, stack) for stack in range(len(STACK_NAMES))],
        "contracts": [contract_row(g, place) for place in range(len(g.on_show))],
        "contracts_left": g.contract_deck.bit_count(),
        "deck": size(g.deck),
        "discard": [MAGIC[kind].name for kind in cards_in(g.discard)],
        "buried": sum([size(pile) for pile in g.buried]),
        "players": [player_row(g, player) for player in range(g.seats)],
        "places": places(g),
    }
    if 0 <= seat < g.seats:
        shown.update(own_cards(g, seat))
    return shown


def own_view(g: Stable, seat: int) -> View:
    """The keys of a seat's view in which it differs from what everybody sees."""
    return {"seat": seat, **own_cards(g, seat)}


def own_cards(g: Stable, seat: int) -> View:
    """The hand, and the face-down cards that the seat knows: its own and those that it has looked at."""
    known = []
    if g.phase == PLAN:
        for unicorn in range(UNICORNS_RACING):
            cards = [card for card in g.cards_under(unicorn) if seen_by(card, seat)]
            known += [{"unicorn": COLOURS[unicorn], **laid_row(card)} for card in cards]
    return {"hand": [MAGIC[kind].name for kind in cards_in(g.hands[seat])], "known": known}


def laid_row(card: int) -> View:
    return {"card": MAGIC[kind_of(card)].name, "seat": layer_of(card)}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def places(g: Stable) -> list[int]:
    """Of the seats, at the end."""
    outcome = g.outcome()
    return [] if outcome is None else outcome.places


# ---- the race --------------------------------------------------------------------------------------------------------


def race(g: Stable) -> View:
    """The turn of the race, its card with the number for each row, the dice, and how many cards are left."""
    turned = g.race_card != NO_CARD
    card = race_cards(g)[g.race_card] if turned else None
    return {
        "turn": g.race_turn,
        "card": None if card is None else card.name,
        "moves": [] if card is None else card.moves[:],
        "dice": [COLOURS[die] for die in g.dice],
        "cards_left": g.race_deck.bit_count(),
    }


def unicorn_row(g: Stable, unicorn: int) -> View:
    """A unicorn: its odds, its place on the track, and the magic under its card, face down until the race."""
    cards = g.cards_under(unicorn)
    row = g.rows[unicorn]
    return {
        "unicorn": COLOURS[unicorn],
        "row": row + 1,
        "multiplier": MULTIPLIERS[row],
        "shift": g.shifts[unicorn],
        "hot": g.is_hot(unicorn),
        "immune_to": UNICORNS[unicorn].immune_to,
        "owner": seat_or_none(g.owner_of(unicorn)),
        "at": g.at[unicorn],
        "place": g.place[unicorn],
        "face_down": len(cards) if g.phase == PLAN else 0,
        "cards": [] if g.phase == PLAN else [laid_row(card) for card in cards],
        "ties": 0 if g.phase == PLAN else tie_status(g, unicorn),
    }


# ---- the board -------------------------------------------------------------------------------------------------------


def is_in_game(g: Stable, token: int) -> bool:
    return (bet_tokens_of(g.seats) >> token & 1 & ALL_TOKENS) != 0


def bet_row(g: Stable, token: int) -> View:
    """A bet token: on the board, out for the round, kept on a contract, or with a stake on it and what it would win."""
    kind, unicorn = type_of(token), unicorn_of_bet(token)
    told: View = {
        "bet": BET_NAMES[kind],
        "unicorn": COLOURS[unicorn],
        "state": "open",
        "seat": None,
        "times": MULTIPLIERS[g.rows[unicorn]] if kind == WINNER else LEADER_TIMES,
        "stake": 0,
        "fame": FAME[kind],
        "wins": 0,
    }
    if g.blocked >> token & 1:
        told["state"] = "blocked"
    elif token == g.reserved_bet:
        told["state"] = "kept"
        told["seat"] = seat_or_none(g.holder(RESERVE_BET))
    elif not g.open_bets >> token & 1:
        for bet in g.bets:
            if token_of(bet) == token:
                told.update(placed(g, bet))
    return told


def placed(g: Stable, bet: int) -> View:
    """A bet with its fame and gold if it succeeds, at the odds and with the contracts of now."""
    seat = bettor_of(bet)
    token = token_of(bet)
    wins = gold_if_won(g, seat, token, stake_of(bet), g.rows[unicorn_of_bet(token)])
    fame = fame_if_won(g, seat, token, fame_on(bet))
    return {"state": "taken", "seat": seat, "stake": stake_of(bet), "fame": fame, "wins": wins}


def stack_row(g: Stable, stack: int) -> View:
    """A stack from the top, taken tokens too, and the symbol that is printed under it."""
    in_game = action_tokens_of(g.seats)
    printed = [symbol.name for symbol in PRINTED if symbol.stack == STACK_NAMES[stack]]
    return {
        "stack": STACK_NAMES[stack],
        "tokens": [token_row(g, token) for token in IN_STACK[stack] if in_game >> token & 1],
        "printed": printed[0] if printed else None,
    }


def token_row(g: Stable, token: int) -> View:
    state, seat = "open", NOBODY
    if token == g.reserved_token:
        state, seat = "kept", g.holder(RESERVE_TOKEN)
    elif not g.open_tokens >> token & 1:
        state, seat = "taken", g.taken[token]
    return {"token": TOKENS[token].name, "state": state, "seat": seat_or_none(seat)}


def contract_row(g: Stable, place: int) -> View:
    """A contract on show, and who has signed it."""
    number = g.on_show[place]
    signed = g.signed >> place & 1
    return {
        "card": CONTRACTS[number].name,
        "clan": CONTRACTS[number].clan,
        "fame": CONTRACTS[number].printed_fame,
        "seat": seat_or_none(g.holder(number)) if signed else None,
    }


def player_row(g: Stable, seat: int) -> View:
    """A player: purse, unicorn, contracts, and the fame tax that would be due now."""
    numbers = [number for number in range(len(CONTRACTS)) if g.has(seat, number)]
    return {
        "seat": seat,
        "gold": g.gold[seat],
        "fame": g.fame[seat],
        "loans": g.loans[seat],
        "tax": tax_of(g, seat, g.fame[seat]),
        "unicorn": None if g.owned[seat] == NOBODY else COLOURS[g.owned[seat]],
        "hand_size": size(g.hands[seat]),
        "hand_limit": g.hand_limit(seat),
        "stake_limit": g.stake_limit(seat),
        "contracts": [{"card": CONTRACTS[n].name, "used": (g.used[seat] >> n & 1) != 0} for n in numbers],
        "printed_fame": printed_fame(g, seat),
        "tokens": [TOKENS[token].name for token in range(len(TOKENS)) if g.taken[token] == seat],
        "unpaid": g.unpaid[seat],
        "converted": g.converted[seat],
        "paper": g.paper[seat],
        "final": g.final_fame(seat) if g.phase == len(PHASES) - 1 else None,
    }
