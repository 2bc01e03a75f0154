"""What happens, told as data. A quiet table is told nothing and pays nothing."""

from typing import Any

from paddock.games.unicorn_fever.actions import PRINTED, TOKENS, Action
from paddock.games.unicorn_fever.bets import BET_NAMES, fame_on, stake_of, token_of, type_of, unicorn_of_bet
from paddock.games.unicorn_fever.contracts import CLANS, CONTRACTS
from paddock.games.unicorn_fever.laid import kind_of, layer_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import cards_in, size
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS, RaceCard
from paddock.games.unicorn_fever.state import NO_CARD, Stable
from paddock.games.unicorn_fever.unicorns import COLOURS
from paddock.kernel.events import NOBODY

ACTIONS: list[Action] = TOKENS + PRINTED
CLAN_NAMES: list[str] = list(CLANS)


def magic_names(cards: list[int]) -> list[str]:
    """Laid cards by their names."""
    return [MAGIC[kind_of(card)].name for card in cards]


def pile_names(pile: int) -> list[str]:
    return [MAGIC[kind].name for kind in cards_in(pile)]


def contract_names(numbers: list[int]) -> list[str]:
    return [CONTRACTS[number].name for number in numbers if number != NO_CARD]


# ---- setting up ------------------------------------------------------------------------------------------------------


def tell_set_up(g: Stable) -> None:
    """The clans, the first player, the odds and who owns whom."""
    if not g.quiet:
        g.tell("clans", NOBODY, {"clans": [CLAN_NAMES[clan] for clan in g.clans]})
        g.tell("leads", g.first, {})
        order = [COLOURS[g.rows.index(row)] for row in range(len(MULTIPLIERS))]
        g.tell("odds", NOBODY, {"order": order})
        for seat in g.from_first():
            g.tell("owns", seat, {"unicorn": COLOURS[g.owned[seat]], "multiplier": MULTIPLIERS[g.rows[g.owned[seat]]]})


def tell_round(g: Stable) -> None:
    if not g.quiet:
        g.tell("round-began", NOBODY, {"round": g.round, "rounds": g.rounds})


def tell_on_show(g: Stable) -> None:
    if not g.quiet:
        g.tell("on-show", NOBODY, {"cards": contract_names(g.on_show)})


def tell_blocked(g: Stable, token: int) -> None:
    if not g.quiet:
        g.tell("blocked", NOBODY, bet_token(token))


def bet_token(token: int) -> dict[str, Any]:
    return {"bet": BET_NAMES[type_of(token)], "unicorn": COLOURS[unicorn_of_bet(token)]}


# ---- planning --------------------------------------------------------------------------------------------------------


def tell_reserved_bet(g: Stable, seat: int) -> None:
    if not g.quiet:
        g.tell("reserved-bet", seat, bet_token(g.reserved_bet))


def tell_reserved_token(g: Stable, seat: int) -> None:
    if not g.quiet:
        g.tell("reserved-token", seat, {"token": TOKENS[g.reserved_token].name})


def tell_action(g: Stable, seat: int, number: int) -> None:
    """A token is taken, or a symbol is announced."""
    if not g.quiet:
        g.tell("took" if number < len(TOKENS) else "announced", seat, {"token": ACTIONS[number].name})


def tell_gold(g: Stable, seat: int, gold: int) -> None:
    if not g.quiet:
        g.tell("gold", seat, {"gold": gold})


def tell_act_again(g: Stable, seat: int, contract: int) -> None:
    if not g.quiet:
        g.tell("acts-again", seat, {"card": CONTRACTS[contract].name})


def tell_loan(g: Stable, seat: int, gold: int, forced: bool) -> None:
    if not g.quiet:
        g.tell("loan", seat, {"gold": gold, "loans": g.loans[seat], "forced": 1 if forced else 0})


def tell_bet(g: Stable, seat: int, bet: int) -> None:
    if not g.quiet:
        g.tell("bet-placed", seat, {**bet_token(token_of(bet)), "stake": stake_of(bet), "fame": fame_on(bet)})


def tell_signed(g: Stable, seat: int, contract: int, price: int) -> None:
    if not g.quiet:
        g.tell("signed", seat, {"card": CONTRACTS[contract].name, "price": price})


def tell_contract(g: Stable, seat: int, contract: int, gold: int, fame: int) -> None:
    """A contract brings something."""
    if not g.quiet:
        g.tell("contract-paid", seat, {"card": CONTRACTS[contract].name, "gold": gold, "fame": fame})


def tell_laid(g: Stable, seat: int, unicorn: int) -> None:
    """All see that a card is laid; which one they see at the reveal."""
    if not g.quiet:
        g.tell("laid", seat, {"unicorn": COLOURS[unicorn]})


def tell_drew(g: Stable, seat: int, pile: int) -> None:
    if not g.quiet:
        g.tell("drew", seat, {"count": size(pile)})
        if pile:
            g.tell("drew-cards", seat, {"cards": pile_names(pile)}, seat)


def tell_swaps(g: Stable, seat: int, count: int) -> None:
    if not g.quiet:
        g.tell("swaps", seat, {"count": count})


def tell_looked(g: Stable, seat: int, unicorn: int) -> None:
    """Others learn where somebody looks, not what lies there."""
    if not g.quiet:
        g.tell("looked", seat, {"unicorn": COLOURS[unicorn]})
        cards = g.cards_under(unicorn)
        seats = [layer_of(card) for card in cards]
        g.tell("saw", seat, {"unicorn": COLOURS[unicorn], "cards": magic_names(cards), "seats": seats}, seat)


# ---- the race --------------------------------------------------------------------------------------------------------


def tell_race(g: Stable) -> None:
    if not g.quiet:
        g.tell("race-began", NOBODY, {"round": g.round})


def tell_leads(g: Stable) -> None:
    if not g.quiet:
        g.tell("leads", g.first, {})


def tell_revealed(g: Stable) -> None:
    """All magic lies face up; then unicorn after unicorn, for whoever reads."""
    if g.quiet:
        return
    g.tell("magic-revealed", NOBODY, {"count": len(g.laid)})
    for unicorn in range(len(COLOURS)):
        cards = g.cards_under(unicorn)
        if cards:
            seats = [layer_of(card) for card in cards]
            g.tell("lay-under", NOBODY, {"unicorn": COLOURS[unicorn], "cards": magic_names(cards), "seats": seats})


def tell_shed(g: Stable, seat: int, contract: int, unicorn: int, cards: list[int]) -> None:
    if not g.quiet:
        told = {"card": CONTRACTS[contract].name, "unicorn": COLOURS[unicorn], "cards": magic_names(cards)}
        g.tell("shed", seat, told)


def tell_cancelled(g: Stable, unicorn: int, white: int, black: int) -> None:
    if not g.quiet:
        told = {"unicorn": COLOURS[unicorn], "white": MAGIC[kind_of(white)].name, "black": MAGIC[kind_of(black)].name}
        g.tell("cancelled", NOBODY, told)


def tell_immune(g: Stable, unicorn: int, cards: list[int]) -> None:
    if not g.quiet:
        g.tell("immune", NOBODY, {"unicorn": COLOURS[unicorn], "cards": magic_names(cards)})


def tell_odds_moved(g: Stable, unicorn: int, before: int, cards: list[int]) -> None:
    """Magic has moved an odds token."""
    if not g.quiet:
        steps = {"before": MULTIPLIERS[before], "after": MULTIPLIERS[g.rows[unicorn]]}
        g.tell("odds-moved", NOBODY, {"unicorn": COLOURS[unicorn], **steps, "cards": magic_names(cards)})


def tell_race_card(g: Stable, card: RaceCard) -> None:
    if not g.quiet:
        g.tell("race-card", NOBODY, {"card": card.name, "moves": card.moves[:], "turn": g.race_turn})


def tell_ran(g: Stable, before: list[int], worked: list[list[int]]) -> None:
    """All run at once: who from where to where, and which magic had a hand in it."""
    if g.quiet:
        return
    moves = []
    for unicorn in range(len(COLOURS)):
        if not g.place[unicorn]:
            told = {"unicorn": COLOURS[unicorn], "from": before[unicorn], "to": g.at[unicorn]}
            moves.append({**told, "cards": [MAGIC[kind].name for kind in worked[unicorn]]})
    g.tell("ran", NOBODY, {"moves": moves})
    for unicorn in range(len(COLOURS)):
        if worked[unicorn]:
            names = [MAGIC[kind].name for kind in worked[unicorn]]
            g.tell("magic-worked", NOBODY, {"unicorn": COLOURS[unicorn], "cards": names})


def tell_rolled(g: Stable) -> None:
    if not g.quiet:
        g.tell("rolled", g.first, {"dice": [COLOURS[die] for die in g.dice]})


def tell_sprinted(g: Stable, unicorn: int, spaces: int) -> None:
    if not g.quiet:
        g.tell("sprinted", NOBODY, {"unicorn": COLOURS[unicorn], "spaces": spaces, "to": g.at[unicorn]})


def tell_dice_magic(g: Stable, unicorn: int, kind: int) -> None:
    """Magic that a rolled die has woken."""
    if not g.quiet:
        g.tell("magic-worked", NOBODY, {"unicorn": COLOURS[unicorn], "cards": [MAGIC[kind].name]})


def tell_in_front(g: Stable, unicorns: list[int]) -> None:
    """Who leads the race after a turn."""
    if not g.quiet:
        told = {"unicorns": [COLOURS[unicorn] for unicorn in unicorns], "at": g.at[unicorns[0]]}
        g.tell("in-front", NOBODY, told)


def tell_photo(g: Stable, unicorns: list[int], by: str) -> None:
    """Several come in level, and something settles it."""
    if not g.quiet:
        g.tell("photo-finish", NOBODY, {"unicorns": [COLOURS[unicorn] for unicorn in unicorns], "by": by})


def tell_finished(g: Stable, unicorn: int, beyond: int) -> None:
    if not g.quiet:
        told = {"unicorn": COLOURS[unicorn], "place": g.place[unicorn], "beyond": beyond}
        g.tell("finished", NOBODY, told)


# ---- results ---------------------------------------------------------------------------------------------------------


def tell_results(g: Stable) -> None:
    if not g.quiet:
        order = [COLOURS[g.place.index(place)] for place in range(1, len(COLOURS) + 1)]
        g.tell("race-over", NOBODY, {"order": order})


def tell_bet_won(g: Stable, seat: int, bet: int, gold: int, fame: int, helped: list[str]) -> None:
    if not g.quiet:
        told = {**bet_token(token_of(bet)), "stake": stake_of(bet), "gold": gold, "fame": fame, "cards": helped}
        g.tell("bet-won", seat, told)


def tell_bet_lost(g: Stable, seat: int, bet: int) -> None:
    if not g.quiet:
        g.tell("bet-lost", seat, {**bet_token(token_of(bet)), "stake": stake_of(bet)})


def tell_owner(g: Stable, seat: int, gold: int) -> None:
    if not g.quiet:
        unicorn = g.owned[seat]
        g.tell("owner-paid", seat, {"unicorn": COLOURS[unicorn], "place": g.place[unicorn], "gold": gold})


def tell_cleared(g: Stable) -> None:
    if not g.quiet:
        g.tell("cleared", NOBODY, {})


def tell_tax(g: Stable, seat: int, gold: int) -> None:
    if not g.quiet:
        g.tell("tax", seat, {"gold": gold})


def tell_odds_updated(g: Stable) -> None:
    if g.quiet:
        return
    moves = []
    for unicorn in range(len(COLOURS)):
        if g.shifts[unicorn]:
            row = g.rows[unicorn]
            steps = {"before": MULTIPLIERS[row - g.shifts[unicorn]], "after": MULTIPLIERS[row]}
            moves.append({"unicorn": COLOURS[unicorn], **steps})
    up = [COLOURS[unicorn] for unicorn in range(len(COLOURS)) if g.shifts[unicorn] < 0]
    down = [COLOURS[unicorn] for unicorn in range(len(COLOURS)) if g.shifts[unicorn] > 0]
    g.tell("odds-updated", NOBODY, {"moves": moves, "up": up, "down": down})


def tell_hot(g: Stable) -> None:
    if not g.quiet:
        g.tell("in-form", NOBODY, {"unicorns": [COLOURS[n] for n in range(len(COLOURS)) if g.is_hot(n)]})


def tell_repaid(g: Stable, seat: int, loans: int, gold: int) -> None:
    if not g.quiet:
        g.tell("repaid", seat, {"loans": loans, "gold": gold, "unpaid": g.unpaid[seat]})


def tell_converted(g: Stable, seat: int, gold: int) -> None:
    if not g.quiet:
        g.tell("converted", seat, {"gold": gold, "fame": g.converted[seat]})


def tell_final(g: Stable, seat: int) -> None:
    if not g.quiet:
        told = {"tokens": g.fame[seat], "converted": g.converted[seat], "contracts": g.paper[seat]}
        g.tell("final", seat, {**told, "fame": g.final_fame(seat), "gold": g.gold[seat], "unpaid": g.unpaid[seat]})


def tell_over(g: Stable) -> None:
    if not g.quiet:
        g.tell("game-over", NOBODY, {"rounds": g.round if g.stopped else g.rounds})
