"""The garage and the upgrades as text: part of the picture of a race that has any."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

__all__ = ["garage_picture", "hand_faces", "market"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 100
INDENT: Final = "    "
SEATS: Final = "①②③④⑤⑥⑦⑧⑨⑩"


def garage_picture(view: View, say: Say) -> str:
    """While cars are built, the market with what its symbols mean; then everybody's upgrades."""
    rows: list[str] = []
    garage: View = view["garage"]
    if garage["round"]:
        rows.extend(market(view, say))
        rows.append("")
        rows.extend(meanings(garage["market"], garage["cards"], say))
        rows.append("")
    rows.append(say("heat-picture-upgrades"))
    for car in view["cars"]:
        names = ", ".join(f"{card} {say(f'heat-card-{card}')}" for card in car["upgrades"]) or "-"
        held = say("heat-picture-sponsors", count=car["sponsors"]) if car.get("sponsors") else ""
        rows.append(f"  {SEATS[car['seat']]} {names}{' · ' if held else ''}{held}")
        if car["symbols"]:
            left = ", ".join(symbol(row, say) for row in car["symbols"])
            rows.append(f"{INDENT}{say('heat-picture-symbols')}: {left}")
    return "\n".join(rows)


def market(view: View, say: Say) -> list[str]:
    """The cards on offer."""
    garage: View = view["garage"]
    heading = say("heat-picture-market") if "season" in view else say("heat-picture-garage", round=garage["round"])
    return [heading, *faces(garage["market"], garage["cards"], say)]


def hand_faces(view: View, say: Say) -> list[str]:
    """What is on the upgrades in the hand that looks."""
    known = view["garage"]["cards"]
    held = [card for card in view["hand"] if card in known]
    return faces(sorted(set(held), key=held.index), known, say)


def faces(cards: list[str], known: View, say: Say) -> list[str]:
    """One row a card: what to type, its name, its speeds and symbols; rows that are alike line up."""
    names = [say(f"heat-card-{card}") for card in cards]
    width = max([len(name) for name in names], default=0)
    return [
        f"  {card:<4}{name.ljust(width)}  {face(known[card], say)}"[:WIDTH].rstrip()
        for card, name in zip(cards, names, strict=True)
    ]


def face(card: View, say: Say) -> str:
    """For example ``speed 1/3, cool down 2``."""
    words = [say(f"heat-part-{card['part']}")]
    if card["speeds"]:
        words.append(say("heat-picture-speeds", speeds="/".join(str(speed) for speed in card["speeds"])))
    words += [symbol(row, say) for row in card["symbols"]]
    return ", ".join(words)


def symbol(row: View, say: Say) -> str:
    return say(f"heat-symbol-{row['symbol']}", amount=row["amount"])


def meanings(cards: list[str], known: View, say: Say) -> list[str]:
    """What the symbols of these cards mean, each once."""
    rows: list[str] = []
    told: list[str] = []
    for card in cards:
        for row in known[card]["symbols"]:
            name = symbol(row, say)
            if name not in told:
                told.append(name)
                rows.extend(meaning(name, row, say))
    return rows


def meaning(name: str, row: View, say: Say) -> list[str]:
    help_text = say(f"heat-symbol-help-{row['symbol']}", amount=row["amount"])
    text = f"{name}: {help_text}"
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent=INDENT)
