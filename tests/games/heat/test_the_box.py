"""What is printed on the cards of the box, card by card, written down a second time: a slip in ``data`` cannot hide."""

from paddock.games.heat.cards import card_id
from paddock.games.heat.championship import EVENTS, POINTS
from paddock.games.heat.legend_cards import DIAMONDS, TOP_SPEEDS
from paddock.games.heat.upgrades import ADVANCED, BASIC, face, sponsor_cards, upgrade_cards

# Card, part, speeds, symbols in alphabetical order. The first 17 are basic, the next 31 advanced, the rest sponsors.
CARDS = """
u1 four-wheel-drive 4 plus:1
u2 four-wheel-drive 0 plus:3
u3 four-wheel-drive 0 cool-down:3 plus:1
u4 body 3 reduce-stress:2
u5 body 5 reduce-stress:1
u6 body 1 reduce-stress:3
u7 brakes 1/2/3/4 heat:1
u8 brakes 1/3
u9 brakes 2/4
u10 brakes 1/5
u11 cooling-system 6 cool-down:1 heat:1
u12 cooling-system 1 cool-down:2
u13 cooling-system 3 cool-down:1
u14 rpm 1 slipstream:2
u15 rpm 2 slipstream:2
u16 rpm 3 slipstream:2
u17 extra-heat -
u18 body 6 heat:1 reduce-stress:3
u19 body 2 cool-down:1 reduce-stress:1 scrap:2
u20 body 2 reduce-stress:1 slipstream:1
u21 cooling-system 4 cool-down:1 scrap:2
u22 fuel 2 salvage:2
u23 fuel 0 cool-down:1 plus:1 salvage:2
u24 gas-pedal 1 direct-play:1 scrap:1
u25 gas-pedal 2 direct-play:1 scrap:2
u26 gas-pedal 3 direct-play:1 scrap:3
u27 gas-pedal 4 cool-down:1 direct-play:1 heat:1
u28 gas-pedal 1 accelerate:1 direct-play:1 scrap:5
u29 rpm 0 plus:1 slipstream:3
u30 rpm 1 heat:1 slipstream:3
u31 rpm 1/2 slipstream:1
u32 suspension 2 reduce-stress:1 refresh:1
u33 suspension 2 cool-down:1 refresh:1
u34 suspension 4 refresh:1
u35 suspension 1 refresh:1 slipstream:1
u36 tires 2 adjust-limit:-1 cool-down:3
u37 tires 1 adjust-limit:1 scrap:2
u38 tires 2 adjust-limit:1 scrap:2
u39 tires 3 adjust-limit:-1 cool-down:2
u40 tires 0 adjust-limit:1 cool-down:1 plus:1 slipstream:1
u41 tires 0 adjust-limit:2 plus:2
u42 turbocharger 7 cool-down:3 heat:2
u43 turbocharger 8 heat:1 scrap:6
u44 wings 4 adjust-limit:2 heat:1 scrap:2
u45 wings 3 adjust-limit:2 heat:1 scrap:2
u46 wings 6 adjust-limit:3 heat:2
u47 four-wheel-drive 0 accelerate:1 plus:1
u48 extra-heat -
p1 brakes 1/2/3/4 single-use:1
p2 cooling-system 4 cool-down:2 single-use:1
p3 rpm 1 single-use:1 slipstream:2
p4 turbocharger 6 single-use:1
p5 wings 3 adjust-limit:1 single-use:1
"""

# Diamond and top speed of black, blue, green, red, gray, yellow.
LEGENDS = """
2/16 3/18 2/15 1/13 1/14 0/11
3/18 2/16 1/12 2/17 3/19 1/13
2/17 1/14 0/10 0/11 1/13 2/15
1/14 1/12 3/18 2/15 2/16 2/17
1/13 2/17 2/16 0/10 1/12 3/19
3/19 0/10 1/13 1/14 3/18 1/12
2/15 1/13 3/19 3/18 0/11 1/14
0/11 3/19 1/14 1/12 0/10 2/16
1/12 0/11 2/17 3/19 2/15 0/10
0/10 2/15 0/11 2/16 2/17 3/18
"""

# Year, circuit, sponsors before the race, corners of the press, and what else the card changes.
EVENT_CARDS = """
grandstand 1961 great_britain 2 A first_lap:3
speed-record 1961 usa 1 B record:15
strike 1961 italy 1 C laps:-1 points:2
free-engines 1962 italy 2 E heat:1
crowds 1962 great_britain 1 CE laps:1 hand:8
committee 1962 france 1 C points:1,1,1
patron 1963 usa 3 A
television 1963 great_britain 1 BD passed:3
safety 1963 france 1 D heat:-2 stress:-1 hand:6
patron-leaves 1963 italy 0 D stress:1 eliminates
"""


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


def printed(card: int) -> str:
    shown = face(card)
    symbols = sorted(f"{row['symbol']}:{row['amount']}" for row in shown["symbols"])
    speeds = "/".join(map(str, shown["speeds"])) or "-"
    return " ".join([card_id(card), shown["part"], speeds, *symbols])


def test_every_upgrade_and_sponsor_shows_what_is_printed_on_it() -> None:
    """Rule 4 (components), rule 7 (sponsor cards)."""
    basic, advanced = sorted(set(upgrade_cards([BASIC]))), sorted(set(upgrade_cards([ADVANCED])))
    sponsors = sorted(set(sponsor_cards()))

    assert [printed(card) for card in [*basic, *advanced, *sponsors]] == lines(CARDS)
    assert (len(basic), len(advanced), len(sponsors)) == (17, 31, 5)


def test_every_legend_card_shows_what_is_printed_on_it() -> None:
    """Rule 5 (cards)."""
    shown = [
        " ".join(f"{diamond}/{speed}" for diamond, speed in zip(diamonds, speeds, strict=True))
        for diamonds, speeds in zip(DIAMONDS, TOP_SPEEDS, strict=True)
    ]

    assert shown == lines(LEGENDS)


def test_every_event_card_brings_what_is_printed_on_it() -> None:
    """Rule 7 (events)."""
    shown = []
    for event in EVENTS:
        press = "".join(chr(ord("A") + letter) for letter in event.letters)
        told = [event.name, str(event.year), event.circuit, str(event.sponsors), press]
        for name in ("first_lap", "record", "passed", "laps", "heat", "stress", "hand"):
            if getattr(event, name):
                told.append(f"{name}:{getattr(event, name)}")
        if event.extra_points:
            told.append("points:" + ",".join(map(str, event.extra_points)))
        shown.append(" ".join([*told, *(["eliminates"] if event.eliminates else [])]))

    assert shown == lines(EVENT_CARDS)
    assert POINTS == [9, 6, 4, 3, 2, 1, 0, 0]
