"""Setting up: clans and contracts, hands, the first player, the odds and the owners."""

from typing import Final

from paddock.games.unicorn_fever.abilities import mask_of
from paddock.games.unicorn_fever.actions import TOKENS
from paddock.games.unicorn_fever.bets import UNICORNS_RACING
from paddock.games.unicorn_fever.contracts import CLANS, clan_contracts
from paddock.games.unicorn_fever.events import tell_on_show, tell_set_up
from paddock.games.unicorn_fever.piles import NONE, WHOLE
from paddock.games.unicorn_fever.rules.contract_deck import draw_contracts
from paddock.games.unicorn_fever.rules.magic import draw_cards
from paddock.games.unicorn_fever.rules.round import StartRound
from paddock.games.unicorn_fever.rules.tokens import action_tokens_of, bet_tokens_of
from paddock.games.unicorn_fever.state import NO_CARD, NO_TOKEN, NOBODY, PLAN, STARTING_GOLD, Stable
from paddock.kernel.agenda import Step
from paddock.kernel.options import Value

__all__ = ["CLAN_PAIRS", "RANDOM", "SetUp", "empty_stable", "seats_for"]

RANDOM: Final = "random"
SHORT_GAME_SEATS: Final = 6
NAMES: Final = list(CLANS)
CLAN_PAIRS: Final = [f"{one}-{other}" for n, one in enumerate(NAMES) for other in NAMES[n + 1 :]]
CLAN_MASKS: Final = [mask_of(clan_contracts(clan)) for clan in NAMES]


def seats_for(setup: dict[str, Value]) -> list[int]:
    """Three races instead of four are for six players."""
    return [SHORT_GAME_SEATS] if setup["rounds"] == "3" else [2, 3, 4, 5, 6]


class SetUp(Step[Stable]):
    """Everything up to the first round, in the rulebook's order."""

    def run(self, g: Stable) -> None:
        empty_stable(g)
        choose_clans(g)
        draw_contracts(g)
        for seat in range(g.seats):
            g.hands[seat] = draw_cards(g, seat, g.hand_limit(seat))
        g.first = g.roll(g.seats)
        g.shuffle(g.rows)
        g.hot = 1 << g.rows.index(UNICORNS_RACING - 1)
        hand_out_owner_tokens(g)
        tell_set_up(g)
        tell_on_show(g)
        g.then(StartRound())


def empty_stable(g: Stable) -> None:
    """The board without anything that is drawn by lot; nobody has been given a unicorn."""
    seats = g.seats
    g.round = 0
    g.rounds = int(g.setup["rounds"])
    g.phase = PLAN
    g.acting = NOBODY
    g.action = 0
    g.first = 0
    g.clans = []
    g.gold = [STARTING_GOLD] * seats
    g.fame = [0] * seats
    g.loans = [0] * seats
    g.hands = [NONE] * seats
    g.short = 0
    g.owned = [NOBODY] * seats
    g.contracts = [0] * seats
    g.used = [0] * seats
    g.rows = list(range(UNICORNS_RACING))
    g.shifts = [0] * UNICORNS_RACING
    g.hot = 0
    g.at = [0] * UNICORNS_RACING
    g.place = [0] * UNICORNS_RACING
    g.race_turn = 0
    g.race_deck = 0
    g.race_card = NO_CARD
    g.dice = []
    g.charms = [NONE] * UNICORNS_RACING
    g.deck = WHOLE
    g.discard = NONE
    g.buried = [NONE] * seats
    g.laid = []
    g.open_bets = bet_tokens_of(seats)
    g.blocked = 0
    g.reserved_bet = NO_TOKEN
    g.bets = []
    g.open_tokens = action_tokens_of(seats)
    g.reserved_token = NO_TOKEN
    g.taken = [NOBODY] * len(TOKENS)
    g.contract_deck = 0
    g.on_show = [NO_CARD] * 3
    g.signed = 0
    g.unpaid = [0] * seats
    g.converted = [0] * seats
    g.paper = [0] * seats
    g.ties = 0
    g.seen_at = 0
    g.seen_turns = 0


def choose_clans(g: Stable) -> None:
    """Two of the five, by lot or agreed."""
    agreed = str(g.setup["clans"])
    if agreed == RANDOM:
        one = g.roll(len(NAMES))
        other = g.roll(len(NAMES) - 1)
        g.clans = sorted([one, other + 1 if other >= one else other])
    else:
        g.clans = [NAMES.index(name) for name in agreed.split("-")]
    g.contract_deck = CLAN_MASKS[g.clans[0]] | CLAN_MASKS[g.clans[1]]


def hand_out_owner_tokens(g: Stable) -> None:
    """The first player owns the slowest unicorn, the next one the next slowest."""
    owned = [NOBODY] * g.seats
    for n, seat in enumerate(g.from_first()):
        owned[seat] = g.rows.index(UNICORNS_RACING - 1 - n)
    g.owned = owned
