"""The contracts of the five clans, read from ``data/contracts.toml``: when they act, what they do, and when not."""

from typing import Any, Final

from paddock.games.unicorn_fever.actions import STACK_IDS, TOKENS
from paddock.games.unicorn_fever.magic_cards import SIGNS
from paddock.games.unicorn_fever.race_cards import MULTIPLIERS
from paddock.games.unicorn_fever.reading import BadSet, Row, differ, read, rows_of

__all__ = ["CLANS", "CLANS_IN_PLAY", "CONTRACTS", "Condition", "Contract", "clan_contracts", "clans", "contracts"]

CLAN_IDS: Final = ["gnomes", "leprechauns", "goblins", "fairies", "witches"]
CLANS_IN_PLAY: Final = 2
IN_CLAN: Final = 8
MOST_PRINTED_FAME: Final = 2
LEAST_FAME_OF_CLAN: Final = 6
MOST_FAME_OF_CLAN: Final = 10
MOST_NUMBER: Final = 30
WINNER: Final = "winner"
LEADER: Final = "leader"
ROUND: Final = "round"
GAME: Final = "game"
# The payout of a bet, one's own or another player's.
OWN_SUCCESS: Final = "own-bet-succeeds"
OWN_FAILURE: Final = "own-bet-fails"
BETS: Final = [OWN_SUCCESS, OWN_FAILURE, "rival-bet-succeeds", "rival-bet-fails"]
# What a contract may do, and at which moments.
MOMENTS: Final = {
    "reserve-bet": ["planning-start"],
    "reserve-token": ["planning-start"],
    "look-under": ["action-start"],
    "play-magic": ["printed-symbol"],
    "play-more-magic": ["magic-effect"],
    "swap-cards": ["before-magic"],
    "act-again": ["third-action-done"],
    "raise-hand-limit": ["hand"],
    "lower-price": ["contract-price"],
    "set-stake-limit": ["stake"],
    "set-loan": ["loan"],
    "shed-black": ["before-pairs"],
    "settle-ties": ["tie"],
    "pay-stake-again": [OWN_SUCCESS],
    "raise-multiplier": [OWN_SUCCESS],
    "half-stake-back": [OWN_FAILURE],
    "stake-back": [OWN_FAILURE],
    "pay-reward-again": ["owner-reward"],
    "gain-per-cursed": ["payout"],
    "lower-tax": ["tax"],
    "set-repayment": ["repay"],
    "set-exchange": ["convert"],
    "fame-per-contract": ["game-end"],
    "fame-per-pair": ["game-end"],
    "forgive-loans": ["ranking"],
    "gain": ["planning-start", "take-token", "sign", "pair-cancelled", "payout"] + BETS,
}
# The numbers that an effect needs; those of a gain may be gold, fame or both.
NUMBERS: Final = {
    "play-magic": ["cards"],
    "play-more-magic": ["cards"],
    "swap-cards": ["cards"],
    "raise-hand-limit": ["amount"],
    "lower-price": ["gold"],
    "set-stake-limit": ["gold"],
    "set-loan": ["gold"],
    "shed-black": ["cards"],
    "settle-ties": ["amount"],
    "pay-stake-again": ["most"],
    "raise-multiplier": ["amount"],
    "stake-back": ["fame"],
    "pay-reward-again": [],
    "gain-per-cursed": ["gold"],
    "lower-tax": ["gold"],
    "set-repayment": ["gold"],
    "set-exchange": ["gold"],
    "fame-per-contract": ["fame", "most"],
    "fame-per-pair": ["fame", "most"],
    "forgive-loans": ["amount"],
}
# What the owner decides; every one of them may be declined. All other contracts act by themselves.
CHOICES: Final = [
    "reserve-bet",
    "reserve-token",
    "look-under",
    "play-magic",
    "play-more-magic",
    "swap-cards",
    "act-again",
]


class Condition:
    """When a contract acts only in some cases: all that is named here must hold, and what is not named is free."""

    def __init__(self, row: Row) -> None:
        self.bet = row.word_or_none("bet", [WINNER, LEADER])
        self.rows = row.wholes("rows", MULTIPLIERS[0], MULTIPLIERS[-1]) if row.has("rows") else []  # multipliers
        self.places = row.wholes("places", 1, 6) if row.has("places") else []
        self.own_unicorn = row.flag("own_unicorn")  # the one that the holder of the contract owns
        self.hot = row.flag("hot")
        self.sign = row.word_or_none("sign", SIGNS)
        self.stack = row.word_or_none("stack", STACK_IDS)
        self.rival = row.flag("rival")  # the other card of the pair is another player's
        self.successes = row.whole_or_zero("successes", 2, 6)  # own bets, at least
        self.top_row = row.flag("top_row")  # all unicorns of the highest row come in at these places
        row.done()


class Contract:
    """A contract: it acts from its signing to the end of the game."""

    def __init__(self, row: Row) -> None:
        self.name = row.word("id", [])
        self.mark = row.word("mark", [])
        self.clan = row.word("clan", CLAN_IDS)
        self.printed_fame = row.whole("printed_fame", 0, MOST_PRINTED_FAME)
        self.does = row.word("does", list(MOMENTS))
        self.when = row.word("when", MOMENTS[self.does])
        self.gold = row.whole_or_zero("gold", 1, MOST_NUMBER)
        self.fame = row.whole_or_zero("fame", 1, MOST_NUMBER)
        self.cards = row.whole_or_zero("cards", 1, MOST_NUMBER)
        self.amount = row.whole_or_zero("amount", 1, MOST_NUMBER)
        self.most = row.whole_or_zero("most", 1, MOST_NUMBER)
        self.sign = row.word_or_none("sign", SIGNS)  # of the magic cards that it lets its owner play
        self.never = row.word_or_none("never", [token.name for token in TOKENS])  # a token that it cannot reserve
        self.condition = Condition(row.part("if"))
        self.once = row.word_or_none("once", [ROUND, GAME])
        self.gold_per_round = row.whole_or_zero("gold_per_round", 1, MOST_NUMBER)
        self.choice = row.flag("choice")
        row.done()
        check_contract(self)

    def numbers(self) -> list[str]:
        """The names of the numbers that it has."""
        found = [("gold", self.gold), ("fame", self.fame), ("cards", self.cards)]
        found += [("amount", self.amount), ("most", self.most)]
        return [name for name, number in found if number]


def check_contract(contract: Contract) -> None:
    """Its parts fit one another."""
    name, does = contract.name, contract.does
    if does == "gain":
        if contract.numbers() not in (["gold"], ["fame"], ["gold", "fame"]):
            raise BadSet(f"{name}: a gain must be gold, fame or both.")
    elif contract.numbers() != NUMBERS.get(does, []):
        needed = " and ".join(NUMBERS.get(does, [])) or "no number"
        raise BadSet(f"{name}: {does} needs {needed}.")
    if (contract.sign != "") != (does == "play-more-magic"):
        raise BadSet(f"{name}: a sign belongs to more magic, and more magic has one.")
    if contract.never and does != "reserve-token":
        raise BadSet(f"{name}: only a contract that reserves a token can except one.")
    if contract.gold_per_round and (does != "gain" or contract.gold_per_round < contract.gold):
        raise BadSet(f"{name}: the most gold of a round must be at least one gain of gold.")
    if contract.choice != (does in CHOICES):
        raise BadSet(f"{name}: {does} is {'' if does in CHOICES else 'not '}for its owner to decide.")
    check_condition(contract)


def check_condition(contract: Contract) -> None:
    """A condition asks only for what is known at the moment."""
    condition, when = contract.condition, contract.when
    if (condition.bet or condition.hot) and when not in BETS:
        raise BadSet(f"{contract.name}: only the payout of a bet can depend on the bet.")
    if (condition.rows or condition.places) and when not in BETS and when != "payout":
        raise BadSet(f"{contract.name}: rows and places are looked at when bets are paid.")
    if (condition.successes or condition.top_row) and when != "payout":
        raise BadSet(f"{contract.name}: the whole race is looked at once, at the payout.")
    if (condition.sign or condition.rival) and when != "pair-cancelled":
        raise BadSet(f"{contract.name}: sign and rival are those of a cancelled pair.")
    if condition.stack and when != "take-token":
        raise BadSet(f"{contract.name}: a stack is looked at when a token is taken.")


def clans(data: dict[str, Any]) -> dict[str, str]:
    """The clans with their letters, checked."""
    found: dict[str, str] = {}
    for row in rows_of(data, "clan"):
        found[row.word("id", CLAN_IDS)] = row.word("letter", [])
        row.done()
    if list(found) != CLAN_IDS:
        raise BadSet(f"There must be five clans in this order: {', '.join(CLAN_IDS)}.")
    differ("letters of clans", list(found.values()))
    return found


def contracts(data: dict[str, Any]) -> list[Contract]:
    """All contracts, checked: eight of every clan, with about as much printed fame."""
    found = [Contract(row) for row in rows_of(data, "contract")]
    for clan, letter in clans(data).items():
        cards = [contract for contract in found if contract.clan == clan]
        if [card.mark for card in cards] != [f"{letter}{number + 1}" for number in range(IN_CLAN)]:
            raise BadSet(f"The {clan} must have eight contracts, marked {letter}1 to {letter}{IN_CLAN} in this order.")
        fame = sum([card.printed_fame for card in cards])
        if not LEAST_FAME_OF_CLAN <= fame <= MOST_FAME_OF_CLAN:
            raise BadSet(f"The {clan} must print {LEAST_FAME_OF_CLAN} to {MOST_FAME_OF_CLAN} fame, not {fame}.")
    return found


CLANS: Final = clans(read("contracts"))
CONTRACTS: Final = contracts(read("contracts"))


def clan_contracts(clan: str) -> list[int]:
    """The contracts of a clan by their numbers."""
    return [number for number, contract in enumerate(CONTRACTS) if contract.clan == clan]
