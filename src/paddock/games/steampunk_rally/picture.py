"""The race as text, at most 95 columns wide, for the terminal and wherever nothing is drawn.

Players are ①, ② …, the finish line is ┃. A machine is told card by card: dice lie in brackets, a free slot is a dot.
"""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

__all__ = ["SEATS", "Say", "View", "indented", "own_lines", "picture", "racer_lines", "title", "track_lines"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 95
SEATS: Final = "①②③④⑤⑥⑦⑧"
LETTERS: Final = {"heat": "H", "steam": "S", "electric": "E"}
EFFECTS: Final = {
    "motion": "→",
    "smooth": "⇒",
    "cog": "c",
    "reinforce": "+",
    "damage": "!",
    "die-heat": "H",
    "die-steam": "S",
    "die-electric": "E",
    "out-heat": "-H",
    "out-steam": "-S",
    "out-electric": "-E",
    "out-any": "-*",
}
SITES: Final = {
    "station": "E",
    "engine": "S",
    "mine": "C",
    "rails": "R",
    "pony": "P",
    "glacier": "G",
    "jump": "J",
    "crowd": "W",
}
ACTIVATIONS: Final = {"star": "★", "bulb": "☼"}


def picture(view: View, say: Say) -> str:
    """The track with everybody on it, then every racer with the machine, then what the seat that looks holds."""
    lines = [title(view, say), "", *track_lines(view, WIDTH), ""]
    for racer in view["racers"]:
        lines.extend(racer_lines(racer, say))
    return "\n".join([*lines, *own_lines(view, say, WIDTH)])


def title(view: View, say: Say) -> str:
    last = 1 if view["round"] == view["final_round"] and view["round"] else 0
    return say("steampunk_rally-picture-head", round=view["round"], phase=view["phase"], last=last)


# ---- the track -------------------------------------------------------------------------------------------------------


def track_lines(view: View, width: int) -> list[str]:
    """Two lines for each stretch: who is where, and the spaces. Arms of a fork stand one behind the other."""
    cells = [space_sign(view, number) for number in range(len(view["track"]["spaces"]))]
    above = [seats_at(view, number) for number in range(len(cells))]
    lines: list[str] = []
    top = bottom = ""
    for who, sign in zip(above, cells):
        room = max(len(who), len(sign)) + 1
        if len(bottom) + room > width:
            lines += [top.rstrip(), bottom.rstrip()]
            top = bottom = ""
        top += who.ljust(room)
        bottom += sign.ljust(room)
    return [*lines, top.rstrip(), bottom.rstrip()]


def space_sign(view: View, number: int) -> str:
    """The terrain or the challenge; the line, and the brackets of a fork."""
    spaces = view["track"]["spaces"]
    space = spaces[number]
    sign = SITES[space["challenge"]] if space["challenge"] else ""
    sign += str(space["terrain"]) if space["terrain"] or not sign else ""
    if number == view["track"]["line"]:
        sign = f"┃{sign}"
    before = [other for other in range(number) if number in spaces[other]["ways"]]
    if any(len(spaces[other]["ways"]) > 1 for other in before):
        sign = f"[{sign}" if number == spaces[before[0]]["ways"][0] else f"|{sign}"
    return f"]{sign}" if len(before) > 1 else sign


def seats_at(view: View, number: int) -> str:
    return "".join([SEATS[racer["seat"]] for racer in view["racers"] if racer["at"] == number])


# ---- the racers ------------------------------------------------------------------------------------------------------


def racer_lines(racer: dict[str, Any], say: Say, width: int = WIDTH) -> list[str]:
    """A line with the numbers, then the machine and the dice."""
    name = f"{SEATS[racer['seat']]} {say('seat-name', seat=racer['seat'] + 1)}"
    numbers = {key: racer[key] for key in ("left", "gauge", "cogs")}
    head = say("steampunk_rally-picture-racer", name=name, bulb=1 if racer["bulb"] else 0, **numbers)
    words = machine_words(racer)
    if racer["pool"]:
        words.append(say("steampunk_rally-picture-pool") + pool_words(racer["pool"]))
    return [head, *indented("  ", words, width)]


def machine_words(racer: dict[str, Any]) -> list[str]:
    """Every card with its slots: ``H(5.)÷3 →`` has two slots for heat, one of them taken by a 5."""
    return [card_words(card) for card in racer["machine"]]


def card_words(card: dict[str, Any]) -> str:
    """One card of a machine, or of a hand: there all slots are free."""
    slots = ""
    if card["slots"]:
        letters = "".join(dict.fromkeys([LETTERS[kind] for kind in card["slots"]]))
        dice = card.get("dice", [0] * len(card["slots"]))
        slots = f"{letters}({''.join([str(die) if die else '.' for die in dice])})"
    stored = card.get("stored", [None] * card["storage"])
    room = "".join([LETTERS[kind] if kind else "." for kind in stored])
    power = ACTIVATIONS.get(card["activation"], f"÷{card['activation']}")
    gains = "/".join(["".join([EFFECTS[effect] for effect in group]) for group in card["effects"]])
    barred = "×" if card.get("blocked") else ""
    return f"{barred}{slots}{power}{gains}{f'<{room}>' if room else ''}"


def pool_words(pool: list[dict[str, Any]]) -> str:
    return " ".join([f"{LETTERS[die['die']]}{die['value'] or '?'}" for die in pool])


# ---- what the seat that looks holds ----------------------------------------------------------------------------------


def own_lines(view: View, say: Say, width: int) -> list[str]:
    """The hand, the card that lies face down, the boosts."""
    lines: list[str] = []
    if view.get("hand"):
        lines += told("steampunk_rally-picture-hand", [card_line(card, say) for card in view["hand"]], say, width)
    if view.get("pick"):
        lines += told("steampunk_rally-picture-pick", [card_line(view["pick"], say)], say, width)
    if view.get("stash"):
        lines += told("steampunk_rally-picture-stash", [card_line(card, say) for card in view["stash"]], say, width)
    return ["", *lines] if lines else []


def told(key: str, words: list[str], say: Say, width: int) -> list[str]:
    return indented(say(key), words, width)


def card_line(card: dict[str, Any], say: Say) -> str:
    """A card by its name, and a part with what it does."""
    name = say(f"steampunk_rally-card-{card['card']}")
    return name if card["deck"] == "black" else f"{name} {card_words(card)}"


def indented(head: str, words: list[str], width: int) -> list[str]:
    """Words with commas between them, folded, never broken inside."""
    joined = ", ".join([word.replace(" ", "\u00a0") for word in words])
    folded = wrap(
        joined, width, initial_indent=head, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("\u00a0", " ") for line in folded]
