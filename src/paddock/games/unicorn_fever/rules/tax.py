"""3.2 The fame tax: a gold for each fame token, borrowed if it has to be."""

from paddock.games.unicorn_fever.events import tell_tax
from paddock.games.unicorn_fever.rules.loans import borrow_up_to
from paddock.games.unicorn_fever.rules.paying import tax_of
from paddock.games.unicorn_fever.state import Stable, changed
from paddock.kernel.agenda import Step

__all__ = ["PayTax"]


class PayTax(Step[Stable]):
    """Everybody pays, in the last round, too; fame on contracts is not taxed."""

    def run(self, g: Stable) -> None:
        for seat in g.from_first():
            tax = tax_of(g, seat, g.fame[seat])
            if tax:
                borrow_up_to(g, seat, tax)
                g.gold = changed(g.gold, seat, g.gold[seat] - tax)
                tell_tax(g, seat, tax)
