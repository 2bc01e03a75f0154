"""1.4 Signing a contract: it works from now to the end of the game."""

from paddock.games.unicorn_fever.abilities import LOWER_PRICE, POUCH
from paddock.games.unicorn_fever.choices import SLOT
from paddock.games.unicorn_fever.contracts import CONTRACTS
from paddock.games.unicorn_fever.events import tell_signed
from paddock.games.unicorn_fever.rules.gains import gain_at_signing
from paddock.games.unicorn_fever.rules.loans import borrow_up_to
from paddock.games.unicorn_fever.rules.magic import refill_hand
from paddock.games.unicorn_fever.state import Stable, changed
from paddock.kernel.agenda import Label, Question

__all__ = ["SignContract", "price_for"]


class SignContract(Question[Stable]):
    """Which contract do you sign? The token's price is n."""

    def options(self, g: Stable) -> list[int]:
        return [SLOT + slot for slot in range(len(g.on_show)) if not g.signed >> slot & 1]

    def answer(self, g: Stable, choice: int) -> None:
        """It does not change its own price; what it does on signing comes after the payment."""
        seat = self.seat
        contract = g.on_show[choice - SLOT]
        price = price_for(g, seat, self.n)
        borrow_up_to(g, seat, price)
        g.gold = changed(g.gold, seat, g.gold[seat] - price)
        g.contracts = changed(g.contracts, seat, g.contracts[seat] | 1 << contract)
        g.signed |= 1 << choice - SLOT
        tell_signed(g, seat, contract, price)
        gain_at_signing(g, seat)
        if contract == POUCH:
            refill_hand(g, seat)

    def details(self, g: Stable) -> Label:
        return {"price": price_for(g, self.seat, self.n), "gold": g.gold[self.seat]}

    def label(self, g: Stable, choice: int) -> Label:
        card = CONTRACTS[g.on_show[choice - SLOT]]
        return {"kind": "sign", "card": card.name, "about": card.name, "fame": card.printed_fame}

    def why_not(self, g: Stable, choice: int) -> str:
        return "signed-already" if SLOT <= choice < SLOT + len(g.on_show) else "not-an-option"


def price_for(g: Stable, seat: int, price: int) -> int:
    """The token's price, which a contract may lower, never below nothing."""
    return max(0, price - CONTRACTS[LOWER_PRICE].gold) if g.has(seat, LOWER_PRICE) else price
