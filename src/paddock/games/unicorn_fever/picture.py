"""The championship as text, at most 95 columns wide; and in 78 columns and few lines for small terminals.

The rows stand in the order of the odds. While all plan they show the bets, in the race the track; ★ is in form, ● is
the unicorn, ┃ the finish line.
"""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Final

from paddock.games.unicorn_fever.magic_cards import MAGIC

__all__ = ["picture", "small_picture"]

View = dict[str, Any]
Say = Callable[..., str]

WIDTH: Final = 95
SMALL_WIDTH: Final = 78
HALF: Final = 38
SEATS: Final = "①②③④⑤⑥"
ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI"]
BEYOND: Final = 5  # spaces shown behind the line
CODES: Final = {kind.name: f"{kind.letter}{'+' if kind.is_white else '-'}" for kind in MAGIC}
COLOUR_TEXTS: Final = {
    "red": "unicorn_fever-colour-red",
    "orange": "unicorn_fever-colour-orange",
    "yellow": "unicorn_fever-colour-yellow",
    "green": "unicorn_fever-colour-green",
    "blue": "unicorn_fever-colour-blue",
    "violet": "unicorn_fever-colour-violet",
}
BETS: Final = {
    "winner": "unicorn_fever-picture-winner",
    "early": "unicorn_fever-picture-early",
    "late": "unicorn_fever-picture-late",
}
BET_TEXTS: Final = {
    "winner": "unicorn_fever-bet-winner",
    "early": "unicorn_fever-bet-early",
    "late": "unicorn_fever-bet-late",
}
PHASE_TEXTS: Final = {
    "plan": "unicorn_fever-phase-plan",
    "race": "unicorn_fever-phase-race",
    "results": "unicorn_fever-phase-results",
    "over": "unicorn_fever-phase-over",
}


def picture(view: View, say: Say) -> str:
    """Odds with bets or track, stacks, contracts with what they do, players, and the own hand."""
    parts = [
        [title(view, say)],
        unicorns(view, say),
        [*wrapped(stacks(view, say), WIDTH), *long_contracts(view, say)],
        [line for player in view["players"] for line in long_player(view, player, say)],
        hand(view, say, WIDTH),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def small_picture(view: View, say: Say, lines: int = 15) -> str:
    """The same in short: the names of contracts, two players in a line; what does not fit is left out from below."""
    small = [title(view, say), *unicorns(view, say)]
    players = [f"{SEATS[player['seat']]} {purse(player, say)}" for player in view["players"]]
    pairs = [" ".join(f"{one:<{HALF}}" for one in players[n : n + 2]).rstrip() for n in range(0, len(players), 2)]
    small += [*pairs, *hand(view, say, SMALL_WIDTH)]
    if view["phase"] == "plan":
        small += [*wrapped(stacks(view, say), SMALL_WIDTH), *wrapped(short_contracts(view, say), SMALL_WIDTH)]
    return "\n".join(line[:SMALL_WIDTH] for line in small[:lines])


def title(view: View, say: Say) -> str:
    first = say("seat-name", seat=view["first"] + 1)
    phase = say(PHASE_TEXTS[view["phase"]])
    return say("unicorn_fever-picture-title", round=view["round"], rounds=view["rounds"], phase=phase, first=first)


# ---- the odds --------------------------------------------------------------------------------------------------------


def unicorns(view: View, say: Say) -> list[str]:
    """A line for each unicorn, the fastest first, under a line that names the columns."""
    rows = sorted(view["unicorns"], key=lambda each: each["row"])
    own = say("unicorn_fever-picture-owner")
    if view["phase"] == "plan":
        bets = [bet for bet in BETS if any(each["bet"] == bet for each in view["bets"])]
        heads = "".join(f"{say(BETS[bet]):<10}" for bet in bets)
        head = f"{'':<16}{own:<5}{heads}{say('unicorn_fever-picture-magic')}"
        return [head, *[f"{start(row, say)}{planned(view, row, bets)}".rstrip() for row in rows]]
    head = f"{'':<16}{own:<5}{turn(view, say)}"
    return [head, *[f"{start(row, say)}{track(view, row)}".rstrip() for row in rows]]


def turn(view: View, say: Say) -> str:
    """The race card with its numbers."""
    race = view["race"]
    if not race["turn"]:
        return say("unicorn_fever-picture-track")
    return say("unicorn_fever-picture-turn", turn=race["turn"], moves=" ".join(map(str, race["moves"])))


def start(row: View, say: Say) -> str:
    """The odds, the colour, whether it is in form, and whose it is."""
    owner = "·" if row["owner"] is None else SEATS[row["owner"]]
    return f"×{row['multiplier']} {say(COLOUR_TEXTS[row['unicorn']]):<11}{'★' if row['hot'] else ' '} {owner:<5}"


def planned(view: View, row: View, bets: list[str]) -> str:
    """Bet tokens, and the cards under a unicorn: how many, and those that one knows."""
    tokens = [bet for bet in view["bets"] if bet["unicorn"] == row["unicorn"]]
    cells = "".join(f"{cell(next(each for each in tokens if each['bet'] == bet)):<10}" for bet in bets)
    known = [CODES[card["card"]] for card in view.get("known", []) if card["unicorn"] == row["unicorn"]]
    cards = str(row["face_down"]) if row["face_down"] else "·"
    return f"{cells}{cards} {' '.join(known)}"


def cell(bet: View) -> str:
    if bet["state"] == "taken":
        return f"{SEATS[bet['seat']]}{bet['stake']}→{bet['wins']}"
    return {"open": "·", "blocked": "–", "kept": "k"}[bet["state"]]


def track(view: View, row: View) -> str:
    """The way to the line and behind it, the magic that works, and the place."""
    finish = view["finish"]
    spaces = ["·"] * (finish + BEYOND)
    spaces[finish] = "┃"
    spaces[min(row["at"], finish + BEYOND - 1)] = "●"
    cards = " ".join(CODES[card["card"]] for card in row["cards"])
    return f"{''.join(spaces)} {ROMAN[row['place']]:<4}{cards}"


# ---- the board -------------------------------------------------------------------------------------------------------


def stacks(view: View, say: Say) -> str:
    """What is left of each stack."""
    told = []
    for stack in view["stacks"]:
        left = [token["token"][-1].upper() for token in stack["tokens"] if token["state"] == "open"]
        left += ["+"] if stack["printed"] else []
        told.append(f"{say('unicorn_fever-card-' + stack['stack'])} {''.join(left) or '–'}")
    return f"{say('unicorn_fever-picture-tokens')} {' · '.join(told)}"


def short_contracts(view: View, say: Say) -> str:
    told = [f"{card_name(row, say)}{signed(row)}" for row in view["contracts"]]
    return f"{say('unicorn_fever-picture-contracts')} {' · '.join(told)}"


def long_contracts(view: View, say: Say) -> list[str]:
    """Each with what it does."""
    rows = view["contracts"]
    return [
        f"  {card_name(row, say)} ({row['fame']}): {say('unicorn_fever-card-help-' + row['card'])}{signed(row)}"
        for row in rows
    ]


def card_name(row: View, say: Say) -> str:
    return say(f"unicorn_fever-card-{row['card']}")


def signed(row: View) -> str:
    return "" if row["seat"] is None else f" {SEATS[row['seat']]}"


# ---- the players -----------------------------------------------------------------------------------------------------


def purse(player: View, say: Say) -> str:
    return say("unicorn_fever-picture-purse", gold=player["gold"], fame=player["fame"], loans=player["loans"])


def long_player(view: View, player: View, say: Say) -> list[str]:
    """A name, the purse, and below it the bets and the contracts."""
    name = say("seat-name", seat=player["seat"] + 1)[:14]
    told = [bet_in_words(bet, say) for bet in view["bets"] if bet["state"] == "taken" and bet["seat"] == player["seat"]]
    told += [card_name(row, say) for row in player["contracts"]]
    lines = [f"{SEATS[player['seat']]} {name:<15}{purse(player, say)}"]
    return lines + [f"  {line}" for line in wrapped(", ".join(told), WIDTH - 2)]


def bet_in_words(bet: View, say: Say) -> str:
    return f"{say(COLOUR_TEXTS[bet['unicorn']])} {say(BET_TEXTS[bet['bet']])} {bet['stake']}→{bet['wins']}"


def hand(view: View, say: Say, width: int) -> list[str]:
    """The own cards with their codes."""
    cards = [f"{CODES[card]} {say('unicorn_fever-card-' + card)}" for card in view.get("hand", [])]
    return wrapped(f"{say('unicorn_fever-picture-hand')} {', '.join(cards)}", width) if cards else []


def wrapped(text: str, width: int) -> list[str]:
    return wrap(text, width, subsequent_indent="  ")
