"""Setting up: the track, the decks, the direction token, and the inventors."""

from typing import Any, Final

from paddock.games.steampunk_rally import events
from paddock.games.steampunk_rally.boosts import deck_of_boosts
from paddock.games.steampunk_rally.card_data import card_data
from paddock.games.steampunk_rally.choices import INVENTOR
from paddock.games.steampunk_rally.geometry import CENTRE, MOVES
from paddock.games.steampunk_rally.part import DECKS, LEFT, RIGHT
from paddock.games.steampunk_rally.parts import INVENTORS, deck_of_parts, part_number
from paddock.games.steampunk_rally.rules.round import Round
from paddock.games.steampunk_rally.state import NONE, SET_UP, Racer, Rally
from paddock.games.steampunk_rally.tables import BOOST_CARD, DECKS_IN_ALL, VALVES
from paddock.games.steampunk_rally.tracks import MIDDLE_TILES, TOKEN_NAMES, middle_tiles, token_spaces, track_of
from paddock.kernel.agenda import Question, Step

__all__ = ["ChooseInventor", "SetUp", "new_rally", "take_inventor"]

TO_THE_RIGHT: Final = 1  # of MOVES
BELOW: Final = 3


class SetUp(Step[Rally]):
    """The table is laid; then everybody has an inventor, chosen in token order or drawn."""

    def run(self, g: Rally) -> None:
        new_rally(g)
        lay_tiles(g)
        shuffle_decks(g)
        toss_token(g)
        events.tell_track(g)
        g.then(Round())
        if g.setup["inventors"] == "drawn":
            drawn = list(range(len(INVENTORS)))
            g.shuffle(drawn)
            for racer in g.racers:
                take_inventor(g, racer, drawn[racer.seat])
        else:
            g.then_all([ChooseInventor(seat) for seat in g.token_order()])


def new_rally(g: Rally) -> None:
    """A table with nothing on it."""
    g.racers = [Racer(seat) for seat in range(g.seats)]
    g.round = 0
    g.phase = SET_UP
    g.acting = False
    g.direction = 1
    g.gap = 0
    g.final_round = 0
    g.loose = [0, 0, 0]
    g.tiles = list(range(MIDDLE_TILES))
    g.tokens = []
    g.decks = [NONE] * DECKS_IN_ALL
    g.discards = [NONE] * DECKS_IN_ALL
    g.box = NONE
    g.lasting = []
    g.track = track_of(str(g.setup["track"]), g.tiles, g.tokens)


def lay_tiles(g: Rally) -> None:
    """Three of the five middle tiles, as the setup names them or drawn, and loose challenges on free spaces."""
    side = str(g.setup["track"])
    named = str(g.setup["tiles"])
    if named == "drawn":
        numbers = list(range(len(middle_tiles(side))))
        g.shuffle(numbers)
        g.tiles = numbers[:MIDDLE_TILES]
    else:
        g.tiles = [int(number) - 1 for number in named]
    g.track = track_of(side, g.tiles, [])
    wanted = int(g.setup["tokens"])
    if wanted:
        tokens = list(range(len(TOKEN_NAMES)))
        spaces = token_spaces(g.track)
        g.shuffle(tokens)
        g.shuffle(spaces)
        g.tokens = sorted([[tokens[number], spaces[number]] for number in range(wanted)])
        g.track = track_of(side, g.tiles, g.tokens)


def shuffle_decks(g: Rally) -> None:
    """Four decks; the top card of each begins its discard pile."""
    decks = [deck_of_parts(deck) for deck in range(len(DECKS))]
    decks.append([BOOST_CARD + number for number in deck_of_boosts()])
    for deck in decks:
        g.shuffle(deck)
    g.discards = [[deck[-1]] for deck in decks]
    g.decks = [deck[:-1] for deck in decks]


def toss_token(g: Rally) -> None:
    """The token lies between two neighbours and points to one of them."""
    g.direction = 1 if g.roll(2) else -1
    g.gap = g.roll(g.seats)


class ChooseInventor(Question[Rally]):
    """Which inventor do you play?"""

    def options(self, g: Rally) -> list[int]:
        taken = [racer.inventor for racer in g.racers]
        return [INVENTOR + number for number in range(len(INVENTORS)) if number not in taken]

    def answer(self, g: Rally, choice: int) -> None:
        take_inventor(g, g.racers[self.seat], choice - INVENTOR)

    def label(self, g: Rally, choice: int) -> dict[str, Any]:
        inventor = INVENTORS[choice - INVENTOR]
        return {
            "kind": "inventor",
            "inventor": inventor.name,
            "cockpit": inventor.cockpit.name,
            "own": inventor.own.name,
            "faces": [card_data(part_number(part.name)) for part in (inventor.cockpit, inventor.own)],
        }


def take_inventor(g: Rally, racer: Racer, number: int) -> None:
    """Cockpit and own part are joined by a whole valve."""
    inventor = INVENTORS[number]
    racer.inventor = number
    racer.parts = [part_number(inventor.cockpit.name), part_number(inventor.own.name)]
    lies_beside = VALVES[racer.parts[1]] & (LEFT | RIGHT)
    racer.cells = [CENTRE, CENTRE + MOVES[TO_THE_RIGHT if lies_beside else BELOW]]
    racer.slots = [0, 0]
    events.tell_inventor(g, racer.seat)
