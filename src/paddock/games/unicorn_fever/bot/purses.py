"""What gold, fame and loans are worth to a seat, in fame at the end: taxes and loans to come are thought of."""

from typing import Final

from paddock.games.unicorn_fever.abilities import EXCHANGE, LOWER_TAX
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.rules.ending import paper_fame
from paddock.games.unicorn_fever.rules.loans import repayment
from paddock.games.unicorn_fever.state import OVER, Stable

__all__ = ["CONTRACT_FAME", "contract_worth", "purse_worth", "seat_worth", "spare_gold", "spare_worth"]

INCOME: Final = 5.0  # gold that a later race brings, before tax
FAME_A_RACE: Final = 4.5  # fame that a later race brings, for its tax
RICH: Final = 40.0  # gold at the end beyond which more of it is only changed into fame
CHANGED: Final = 0.05  # fame for a gold then
SAFE: Final = 0.12  # what a gold is worth before: who has little may have to borrow
LACKING: Final = 0.6  # what a gold is worth that is missing for a loan in the end
UNPAID: Final = 9.0  # fame that an unpaid loan is as bad as
TIE: Final = 0.01  # a gold left, where fame is equal
# What a contract that is signed before the first race is worth in the end, fame printed on it included.
CONTRACT_FAME: Final = {
    "padlocked-drawer": 1.5,
    "numbered-ticket": 1.3,
    "pocket-wand": 1.9,
    "deposit-bottles": 1.5,
    "bulk-discount": 2.1,
    "signing-bonus": 1.6,
    "overtime-slip": 2.1,
    "filing-cabinet": 1.6,
    "refund-desk": 1.6,
    "gilded-podium": 1.8,
    "stable-shares": 2.4,
    "creative-clerk": 2.2,
    "exchange-booth": 1.1,
    "family-rate": 2.0,
    "high-roller": 2.1,
    "daily-rainbow": 2.0,
    "underdog-scarf": 1.8,
    "consolation-pie": 1.8,
    "nearly-there": 1.6,
    "fan-merchandise": 1.4,
    "lost-and-found": 1.5,
    "smudged-odds": 1.9,
    "generous-cousin": 2.0,
    "upset-party": 1.7,
    "spare-wand": 1.7,
    "stardust-insurance": 1.3,
    "fever-fan-club": 1.8,
    "lucky-ribbon": 2.2,
    "blessed-horn": 2.1,
    "glass-umbrella": 1.2,
    "double-rainbow": 1.9,
    "bottomless-pouch": 2.1,
    "crystal-monocle": 1.3,
    "spare-cauldron": 1.8,
    "hex-royalties": 1.4,
    "stirring-spoon": 1.2,
    "fallen-favourite": 1.1,
    "paid-by-the-curse": 1.4,
    "forged-receipt": 1.2,
    "matching-bottles": 1.6,
}
WORTHS: Final = [CONTRACT_FAME[card.name] for card in CONTRACTS]
PRINTED: Final = [float(card.printed_fame) for card in CONTRACTS]


def contract_worth(g: Stable, contract: int) -> float:
    """What signing a contract now brings: its printed fame for certain, the rest by the races to come."""
    races = g.rounds - g.round + 1
    return PRINTED[contract] + (WORTHS[contract] - PRINTED[contract]) * races / g.rounds


def purse_worth(g: Stable, seat: int, gold: float, fame: float, loans: int) -> float:
    """Fame, and the gold that is left in the end when taxes and loans have been paid, as fame."""
    return fame + spare_worth(g, seat, spare_gold(g, seat, gold, fame, loans))


def spare_gold(g: Stable, seat: int, gold: float, fame: float, loans: int) -> float:
    """What is left in the end of gold, with what later races bring, when taxes and loans have been paid."""
    later = g.rounds - g.round
    taxed = fame
    if g.has(seat, LOWER_TAX):
        taxed = max(0.0, fame - CONTRACTS[LOWER_TAX].gold)
    left = gold - taxed * (later + 1) - loans * repayment(g, seat)
    return left + later * INCOME - FAME_A_RACE * later * (later + 1) / 2


def spare_worth(g: Stable, seat: int, left: float) -> float:
    """The same as fame: where it is missing, a gold is worth much."""
    changed = CHANGED
    if g.has(seat, EXCHANGE):
        changed = 1.0 / CONTRACTS[EXCHANGE].gold
    if left >= RICH:
        return RICH * SAFE + (left - RICH) * changed
    return left * (SAFE if left >= 0.0 else LACKING)


def seat_worth(g: Stable, seat: int) -> float:
    """How a seat stands, in fame; at the end what counts then."""
    if g.phase == OVER:
        return g.final_fame(seat) + TIE * g.gold[seat] - UNPAID * g.unpaid[seat]
    fame = purse_worth(g, seat, float(g.gold[seat]), float(g.fame[seat]), g.loans[seat])
    if not g.contracts[seat]:
        return fame
    races = g.rounds - g.round + 1
    fame += paper_fame(g, seat)
    for contract in range(len(CONTRACTS)):
        if g.has(seat, contract):
            fame += max(0.0, WORTHS[contract] - PRINTED[contract]) * races / g.rounds
    return fame
