"""What the properties of all games need to know about Steampunk Rally: what is conserved, and what is hidden."""

from paddock.games.steampunk_rally.dice import number_of_dice, stored_in
from paddock.games.steampunk_rally.geometry import loose_cards
from paddock.games.steampunk_rally.state import (
    DICE_OF_A_TYPE,
    HIGHEST,
    LOWEST,
    NO_CARD,
    OVER,
    Racer,
    Rally,
    lasting_parts,
)
from paddock.games.steampunk_rally.tables import BOOST_CARD, DECK_OF, STORAGE, VALVES
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from tests.games.steampunk_rally.blunt import MOST_PARTS, search_faults

FOLLOWS = {"Rally.track", "Racer.seat"}  # fields that no save holds: others say them
OWN_KEYS = {"seat", "hand", "pick", "stash"}  # of a view: what only its seat sees
NUMBERS = ["tokens"]  # setup options whose every value a soak tries
MACHINES_A_GAME = 34  # of a soak: 3,000 games go with a good 100,000 machines


def conserved(table: Table) -> object:
    """All cards of the four decks; cockpits and own parts come into play with their inventors."""
    return sorted(card for card in all_cards(as_rally(table)) if DECK_OF[card] < 4)


def soaked(games: int) -> str:
    """What else a soak of so many games tries: the search for an arrangement against trying everything."""
    machines = games * MACHINES_A_GAME
    wrong = search_faults(0, machines)
    assert wrong == [], wrong
    return f"{machines} machines of up to {MOST_PARTS} parts are arranged just where trying everything does it"


def all_cards(g: Rally) -> list[int]:
    """Every card, wherever it is."""
    found = [card for pile in [*g.decks, *g.discards, g.box] for card in pile]
    for racer in g.racers:
        held = [card for card in (racer.pick, racer.building, racer.playing) if card != NO_CARD]
        found += racer.hand + held + racer.stash + racer.parts
    return found + [BOOST_CARD + lasting_parts(packed)[0] for packed in g.lasting]


def check(table: Table) -> None:
    """What holds in every position: machines are whole, dice are counted, gauges stay on their scale."""
    g = as_rally(table)
    for kind in range(3):
        assert g.loose[kind] == loose_dice(g, kind)
        assert 0 <= g.loose[kind] <= DICE_OF_A_TYPE
    for racer in g.racers:
        assert LOWEST <= racer.gauge <= HIGHEST
        assert racer.cogs >= 0
        assert len(racer.parts) == len(racer.cells) == len(racer.slots)
        assert racer.hand == sorted(racer.hand)
        assert racer.stash == sorted(racer.stash)
        if racer.parts:
            assert is_whole(racer) or has_more_to_lose(g, racer)
    own = [card for card in all_cards(g) if DECK_OF[card] == 4]
    assert len(own) == 2 * sum(1 for racer in g.racers if racer.parts)
    if g.phase == OVER:
        assert 1 in g.ranks()


def is_whole(racer: Racer) -> bool:
    return not loose_cards(racer.cells, [VALVES[part] for part in racer.parts])


def has_more_to_lose(g: Rally, racer: Racer) -> bool:
    """Several parts are given up in one act: only what is left after the last one has to be whole."""
    return any(type(step).__name__ == "LosePart" for lane in g.lanes for step in lane if step.seat == racer.seat)


def loose_dice(g: Rally, kind: int) -> int:
    """The dice of a type in pools and storage slots."""
    found = 0
    for racer in g.racers:
        found += number_of_dice(racer.pool[kind])
        for place, part in enumerate(racer.parts):
            found += sum(1 for slot in range(STORAGE[part]) if stored_in(racer.slots[place], slot) == kind)
    return found


def twins(table: Table, seat: int | None) -> list[tuple[str, Table]]:
    """Tables that differ from this one only in what a seat (None: a spectator) cannot know."""
    g = as_rally(table)
    return [
        ("other chance", with_other_chance(g)),
        ("decks reversed", with_decks_reversed(g)),
        ("other hands", with_other_hands(g, seat)),
    ]


def with_other_chance(g: Rally) -> Rally:
    twin = g.clone()
    twin.rekey(Chance(stream_key(99, "another future")))
    return twin


def with_decks_reversed(g: Rally) -> Rally:
    """Nobody knows the order of a deck."""
    twin = g.clone()
    twin.decks = [deck[::-1] for deck in twin.decks]
    return twin


def with_other_hands(g: Rally, seat: int | None) -> Rally:
    """What the others hold is changed for cards of the decks of the same colours."""
    twin = g.clone()
    decks = [deck[:] for deck in twin.decks]
    for racer in twin.racers:
        if racer.seat != seat:
            racer.hand = sorted([exchanged(decks, card) for card in racer.hand])
            racer.stash = sorted([exchanged(decks, card) for card in racer.stash])
            if racer.pick != NO_CARD:
                racer.pick = exchanged(decks, racer.pick)
    twin.decks = decks
    return twin


def exchanged(decks: list[list[int]], card: int) -> int:
    """The bottom card of the deck for this one, which goes on top."""
    deck = decks[DECK_OF[card]]
    if not deck:
        return card
    deck.append(card)
    return deck.pop(0)


def as_rally(table: Table) -> Rally:
    assert isinstance(table, Rally)
    return table
