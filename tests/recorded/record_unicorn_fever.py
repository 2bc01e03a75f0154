"""Records Unicorn Fever's games of this folder anew: ``python -m tests.recorded.record_unicorn_fever [name …]``."""

from paddock.games.unicorn_fever import GAME
from tests.recorded.by_bots import Recording, ends_with, record, tells

RECORDINGS = {
    "greatest_fame": Recording(ends_with("fame"), "greedy greedy greedy greedy"),
    "unpaid_loans": Recording(ends_with("debts"), "greedy random random"),
    "shared_horn": Recording(ends_with("shared"), "random random"),
    "two_players": Recording(tells("blocked", "photo-finish", "cancelled"), "greedy greedy"),
    "six_short": Recording(tells("immune", "odds-moved"), "greedy random random random random random", rounds="3"),
    "old_deck": Recording(tells("loan", "repaid"), "greedy greedy random", race_deck="classic"),
    "gnomes_and_witches": Recording(
        tells("reserved-bet", "reserved-token", "looked", "swaps"), "random random random", clans="gnomes-witches"
    ),
    "fairies": Recording(tells("shed", "contract-paid"), "random random random", clans="leprechauns-fairies"),
}


if __name__ == "__main__":
    record(GAME, RECORDINGS)
