"""A set that breaks a law is not read, and one sentence says what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from paddock.games.unicorn_fever.actions import printed_symbols, stacks, tokens
from paddock.games.unicorn_fever.contracts import clans, contracts
from paddock.games.unicorn_fever.magic_cards import magic_cards
from paddock.games.unicorn_fever.race_cards import classic_cards, race_cards, track
from paddock.games.unicorn_fever.reading import BadSet, read
from paddock.games.unicorn_fever.unicorns import sprint_dice, unicorns

Data = dict[str, Any]
READERS: dict[str, list[Callable[[Data], object]]] = {
    "race_cards": [track, race_cards, classic_cards],
    "magic_cards": [magic_cards],
    "contracts": [clans, contracts],
    "unicorns": [unicorns, sprint_dice],
    "actions": [stacks, tokens, printed_symbols],
}


def fault(file: str, change: Callable[[Data], object]) -> str:
    """What is said of the set after a change in one of its files."""
    data = read(file)
    change(data)
    with pytest.raises(BadSet) as caught:
        read_again(file, data)
    return str(caught.value)


def read_again(file: str, data: Data) -> list[object]:
    return [reader(data) for reader in READERS[file]]


def of(data: Data, name: str) -> Data:
    """The row of that name, wherever it is in the file."""
    rows = [row for part in data.values() if isinstance(part, list) for row in part if row["id"] == name]
    assert len(rows) == 1
    found: Data = rows[0]
    return found


def put(name: str, **values: object) -> Callable[[Data], object]:
    """A change of some values of one row."""
    return lambda data: of(data, name).update(values)


def put_if(name: str, **values: object) -> Callable[[Data], object]:
    """A change of the condition of one contract."""
    return lambda data: of(data, name).setdefault("if", {}).update(values)


def drop(name: str, key: str) -> Callable[[Data], object]:
    return lambda data: of(data, name).pop(key)


def lose(heading: str) -> Callable[[Data], object]:
    """The last row under a heading is missing."""
    return lambda data: data[heading].pop()


def turn(heading: str) -> Callable[[Data], object]:
    """All rows under a heading stand in the wrong order."""
    return lambda data: data[heading].reverse()


@pytest.mark.parametrize("file", READERS)
def test_the_set_as_it_is_breaks_no_law(file: str) -> None:
    assert all(read_again(file, read(file)))


READING = [
    (
        "unicorns",
        lambda data: data["sprint"].update(faces=["red", 1]),
        "sprint: faces must be a list of words among red, orange, yellow, green, blue, violet.",
    ),
    ("magic_cards", drop("hot-hooves", "letter"), "hot-hooves: letter is missing."),
    ("magic_cards", put("hot-hooves", letter=1), "hot-hooves: letter must be a word."),
    ("magic_cards", put("hot-hooves", sign="grey"), "hot-hooves: sign is grey, but must be one of white, black."),
    ("magic_cards", put("hot-hooves", copies="4"), "hot-hooves: copies must be a whole number from 1 to 6."),
    ("magic_cards", put("hot-hooves", copies=True), "hot-hooves: copies must be a whole number from 1 to 6."),
    ("magic_cards", put("hot-hooves", adds_up=1), "hot-hooves: adds_up must be true or false."),
    ("magic_cards", put("hot-hooves", coppies=4), "hot-hooves: nothing reads coppies here."),
    ("magic_cards", put("hot-hooves", id="snack-cart"), "Two rows called magic are alike: snack-cart."),
    ("magic_cards", drop("hot-hooves", "id"), "magic 1: id is missing."),
    ("magic_cards", lambda data: data.pop("magic"), "The set has no list of rows called magic."),
    ("race_cards", lambda data: data.pop("track"), "track must be a table."),
    ("contracts", put("daily-rainbow", **{"if": "own"}), "daily-rainbow, if must be a table."),
    ("contracts", put_if("upset-party", weather="rain"), "upset-party, if: nothing reads weather here."),
]

RACE = [
    ("race_cards", lambda data: data["track"].update(mark=11), "track: mark must be a whole number from 1 to 10."),
    ("race_cards", lose("card"), "A race deck has 23 cards, not 22."),
    ("race_cards", lambda data: data["classic"]["moves"].pop(), "A race deck has 23 cards, not 22."),
    ("race_cards", lambda data: data["classic"].update(moves=2), "classic: moves must be a list."),
    (
        "race_cards",
        put("seesaw", moves=[5, 2, 3, 1, 2, 0]),
        "seesaw: moves must be a list of whole numbers from 0 to 4.",
    ),
    ("race_cards", put("seesaw", moves=[3, 2, 3]), "seesaw: there must be a move for each of the 6 rows."),
    (
        "race_cards",
        put("family-photo", moves=[2, 3, 2, 2, 3, 2]),
        "The race card of the rulebook's example is missing.",
    ),
    (
        "race_cards",
        put("crown-gallop", moves=[0, 2, 2, 2, 4, 4]),
        "Row x3 must be slower than the row above it over the whole deck.",
    ),
    (
        "race_cards",
        put("crown-gallop", moves=[4, 2, 2, 3, 2, 0]),
        "Two race cards are alike: [4, 2, 2, 3, 2, 0].",
    ),
    (
        "race_cards",
        put("crown-gallop", moves=[4, 2, 2, 2, 2, 3]),
        "crown-gallop: all moves together must make 13 or 14 spaces.",
    ),
    ("race_cards", put("crown-gallop", moves=[4, 3, 4, 3, 0, 0]), "crown-gallop: only one row may stand still."),
]

MAGIC = [
    (
        "magic_cards",
        lose("magic"),
        "Every letter must have one white kind and one black kind, in the order of the letters.",
    ),
    (
        "magic_cards",
        put("hot-hooves", copies=3),
        "hot-hooves and toffee-puddle cancel each other, so there must be as many of both.",
    ),
    (
        "magic_cards",
        put("hot-hooves", when="sprint"),
        "hot-hooves and toffee-puddle cancel each other, so they must act at the same moment.",
    ),
    (
        "magic_cards",
        put("hot-hooves", does="stop-there"),
        "hot-hooves: does is stop-there, but must be one of add-spaces.",
    ),
    ("magic_cards", put("hot-hooves", amount=-1), "hot-hooves must help a unicorn, and toffee-puddle must harm it."),
    (
        "magic_cards",
        put("flattering-gossip", amount=2),
        "flattering-gossip must help a unicorn, and nasty-rumour must harm it.",
    ),
    ("magic_cards", put("hot-hooves", amount=2), "hot-hooves and toffee-puddle must have opposite amounts."),
    (
        "magic_cards",
        lambda data: [of(data, name).update(copies=5) for name in ("hot-hooves", "toffee-puddle")],
        "The magic deck has 44 cards, not 46.",
    ),
]

CONTRACTS = [
    (
        "contracts",
        lose("clan"),
        "There must be five clans in this order: gnomes, leprechauns, goblins, fairies, witches.",
    ),
    ("contracts", put("gnomes", letter="W"), "Two letters of clans are alike: W."),
    ("contracts", lose("contract"), "The witches must have eight contracts, marked W1 to W8 in this order."),
    (
        "contracts",
        put("refund-desk", mark="L9"),
        "The leprechauns must have eight contracts, marked L1 to L8 in this order.",
    ),
    (
        "contracts",
        lambda data: [row.update(printed_fame=2) for row in data["contract"] if row["clan"] == "fairies"],
        "The fairies must print 6 to 10 fame, not 16.",
    ),
    (
        "contracts",
        put("refund-desk", when="tax"),
        "refund-desk: when is tax, but must be one of own-bet-fails.",
    ),
    ("contracts", drop("daily-rainbow", "gold"), "daily-rainbow: a gain must be gold, fame or both."),
    ("contracts", put("daily-rainbow", cards=1), "daily-rainbow: a gain must be gold, fame or both."),
    ("contracts", drop("filing-cabinet", "most"), "filing-cabinet: fame-per-contract needs fame and most."),
    ("contracts", put("stable-shares", gold=1), "stable-shares: pay-reward-again needs no number."),
    ("contracts", drop("spare-wand", "sign"), "spare-wand: a sign belongs to more magic, and more magic has one."),
    (
        "contracts",
        put("pocket-wand", sign="white"),
        "pocket-wand: a sign belongs to more magic, and more magic has one.",
    ),
    (
        "contracts",
        put("padlocked-drawer", never="gold-a"),
        "padlocked-drawer: only a contract that reserves a token can except one.",
    ),
    (
        "contracts",
        put("lost-and-found", gold_per_round=1),
        "lost-and-found: the most gold of a round must be at least one gain of gold.",
    ),
    ("contracts", put("daily-rainbow", choice=True), "daily-rainbow: gain is not for its owner to decide."),
    ("contracts", drop("spare-wand", "choice"), "spare-wand: play-more-magic is for its owner to decide."),
    ("contracts", put_if("daily-rainbow", hot=True), "daily-rainbow: only the payout of a bet can depend on the bet."),
    (
        "contracts",
        put_if("daily-rainbow", rows=[7]),
        "daily-rainbow: rows and places are looked at when bets are paid.",
    ),
    (
        "contracts",
        put_if("refund-desk", successes=2),
        "refund-desk: the whole race is looked at once, at the payout.",
    ),
    ("contracts", put_if("refund-desk", rival=True), "refund-desk: sign and rival are those of a cancelled pair."),
    ("contracts", put_if("refund-desk", stack="gold"), "refund-desk: a stack is looked at when a token is taken."),
]

UNICORNS = [
    (
        "unicorns",
        turn("unicorn"),
        "There must be six unicorns in this order: red, orange, yellow, green, blue, violet.",
    ),
    ("unicorns", put("red", immune_to="C"), "Every letter but C must stand on one unicorn."),
    ("unicorns", put("red", immune_to="B"), "Every letter but C must stand on one unicorn."),
    ("unicorns", put("red", gold=1), "red: the hot side must bring gold, fame or rewards, and only one of them."),
    ("unicorns", put("yellow", bonus_for="any-bet"), "yellow: rewards are what the owner gets, and nobody else."),
    (
        "unicorns",
        lambda data: data["sprint"].update(faces=["red"] * 6),
        "A sprint die must have one face of each colour, in the order of the unicorns.",
    ),
]

ACTIONS = [
    ("actions", lose("stack"), "There must be five stacks in this order: magic, any-bet, winner-bet, contract, gold."),
    ("actions", put("magic", colour="red"), "Every stack must have a colour of its own."),
    ("actions", put("contract", colour="orange"), "The contract stack must be green and the gold stack yellow."),
    (
        "actions",
        lose("token"),
        "The stacks must hold the tokens A and B, the contract stack C as well, the top one first.",
    ),
    ("actions", put("magic-a", bet="any"), "magic-a: what it lets a player do does not fit the stack magic."),
    ("actions", put("gold-b", contract=2), "gold-b: what it lets a player do does not fit the stack gold."),
    ("actions", put("magic-b", magic=4), "magic-a must be better than magic-b, which lies under it."),
    ("actions", put("contract-b", contract=6), "contract-b must be better than contract-c, which lies under it."),
    ("actions", put("winner-bet-a", fame=1), "winner-bet-a must be better than winner-bet-b, which lies under it."),
    ("actions", put("gold-b", first_player=True), "Only gold-a makes its player the first player."),
    ("actions", lose("printed"), "The board must show two symbols: one for any bet and one for gold."),
    ("actions", put("gold-printed", first_player=True), "A printed symbol makes nobody the first player."),
    ("actions", put("gold-printed", gold=8), "gold-printed must be weaker than gold-b."),
]


@pytest.mark.parametrize(("file", "change", "told"), READING, ids=[told for _, _, told in READING])
def test_a_value_of_the_wrong_kind_is_told(file: str, change: Callable[[Data], object], told: str) -> None:
    assert fault(file, change) == told


@pytest.mark.parametrize(
    ("file", "change", "told"),
    [*RACE, *MAGIC, *CONTRACTS, *UNICORNS, *ACTIONS],
    ids=[told for _, _, told in [*RACE, *MAGIC, *CONTRACTS, *UNICORNS, *ACTIONS]],
)
def test_a_broken_law_is_told(file: str, change: Callable[[Data], object], told: str) -> None:
    assert fault(file, change) == told
