"""Sentences about one table: events, questions, options, refusals, with the names of cards, corners and drivers."""

from collections.abc import Mapping
from typing import Any

from paddock.kernel.errors import PaddockError
from paddock.texts.bundle import Texts

__all__ = ["Speaker", "refusal"]

Data = Mapping[str, Any]


class Speaker:
    """Speaks a language about a game, and calls its seats by their names."""

    def __init__(self, texts: Texts, game: str, names: list[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names

    def say(self, key: str, /, **args: object) -> str:
        """Any text; asked for a seat's name, the one that this table knows. Pictures are drawn with this."""
        seat = args.get("seat")
        if key == "seat-name" and isinstance(seat, int) and 0 < seat <= len(self.names):
            return self.names[seat - 1]
        return self.texts.say(key, **args)

    def about(self, key: str, args: Data) -> str:
        """One of the game's own texts, its arguments named for people."""
        return self.texts.say(f"{self.game}-{key}", **self.named(args))

    def event(self, event: Data, name: str | None = None) -> str:
        """What happened. ``name`` replaces that of the event's seat."""
        called = self.name(event["seat"]) if name is None else name
        return self.about(f"event-{event['kind']}", {**event["args"], "name": called})

    def question(self, question: Data) -> str:
        return self.about(f"question-{question['kind']}", question["args"])

    def option(self, label: Data) -> str:
        """What an option means, with what is certain to come of it."""
        told = self.about(f"option-{label['kind']}", label)
        foreseen = [self.about(f"preview-{key}", row) for key, rows in label.items() if is_rows(rows) for row in rows]
        return f"{told} ({'; '.join(foreseen)})" if foreseen else told

    def option_key(self, label: Data) -> str | None:
        """What a person types for this option, where its game says so; made from ids, not from names."""
        key = f"{self.game}-key-{label['kind']}"
        return self.texts.say(key, **label) if self.texts.has(key) else None

    def outcome(self, outcome: Data) -> str:
        return self.about(f"outcome-{outcome['reason']}", {"rounds": outcome["rounds"]})

    def why_not(self, reason: str) -> str:
        """Why the rules refuse a choice."""
        return refusal(self.texts, PaddockError(reason), self.game)

    def name(self, seat: int) -> str:
        """A seat's name; nobody in particular has none. Beyond the seats come drivers that the game itself names."""
        if seat >= len(self.names):
            return self.texts.say(f"{self.game}-driver", number=seat - len(self.names) + 1)
        return self.names[seat] if seat >= 0 else ""

    def card(self, card: str) -> str:
        return self.texts.say(f"{self.game}-card-{card}")

    def option_name(self, key: str) -> str:
        return self.texts.say(f"{self.game}-option-name-{key}")

    def option_help(self, key: str) -> str:
        return self.texts.say(f"{self.game}-option-help-{key}")

    def choice_name(self, key: str, value: object) -> str:
        """A value of a setup option; a number is its own name."""
        named = f"{self.game}-choice-{key}-{value}"
        return self.texts.say(named) if self.texts.has(named) else str(value)

    def named(self, args: Data) -> dict[str, object]:
        """Arguments as texts want them: names in place of ids. What only pictures need is left out."""
        told: dict[str, object] = {}
        for key, value in args.items():
            if key == "corner":
                told[key] = chr(ord("A") + value)
            elif key == "card":
                told[key] = self.card(value)
            elif key == "whom" and "blockers" in args:
                told[key] = self.robots(value, args["blockers"])
            elif isinstance(value, list):
                if not is_rows(value):
                    told[key] = self.listed(value)
            elif isinstance(value, str):
                told[key] = self.choice_name(key, value)
            else:
                told[key] = value
        return told

    def robots(self, seats: list[int], blockers: list[int]) -> str:
        """Seats that have two robots each: which one is meant."""
        both = zip(seats, blockers, strict=True)
        return ", ".join(self.about("who", {"name": self.name(seat), "blocker": blocker}) for seat, blocker in both)

    def listed(self, items: list[Any]) -> str:
        """Cards or seats, one after the other."""
        words = [self.name(item) if isinstance(item, int) else self.card(item) for item in items]
        return ", ".join(words) or self.texts.say("nothing")


def is_rows(value: object) -> bool:
    """Whether an argument is a list of rows, each with arguments of its own."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def refusal(texts: Texts, error: PaddockError, game: str = "") -> str:
    """Why not, in one sentence: the game's own, or the one that all share."""
    own = f"{game}-refusal-{error.reason}"
    return texts.say(own if game and texts.has(own) else f"refusal-{error.reason}", **error.details)
