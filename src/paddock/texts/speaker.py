"""Sentences about one table: events, questions, options, refusals, with the names of cards, corners and drivers."""

from collections.abc import Mapping
from typing import Any

from paddock.kernel.errors import PaddockError
from paddock.kernel.face import Args, Shape
from paddock.kernel.game import Game
from paddock.kernel.progress import Progress
from paddock.texts.bundle import Texts

__all__ = ["Speaker", "refusal"]

Data = Mapping[str, Any]
NO_ARGS = Args()
AS_IT_IS = Shape("text")


class Speaker:
    """Speaks a language about a game, and calls its seats by their names."""

    def __init__(self, texts: Texts, game: Game, names: list[str]) -> None:
        self.texts = texts
        self.game = game.name
        self.face = game.face
        self.names = names

    def say(self, key: str, /, **args: object) -> str:
        """Any text; asked for a seat's name, the one that this table knows. Pictures are drawn with this."""
        seat = args.get("seat")
        if key == "seat-name" and isinstance(seat, int) and 0 < seat <= len(self.names):
            return self.names[seat - 1]
        return self.texts.say(key, **args)

    def about(self, key: str, args: Data, declared: Args = NO_ARGS) -> str:
        """One of the game's own texts, its arguments named for people."""
        return self.texts.say(f"{self.game}-{key}", **self.named(args, declared.fields))

    def event(self, event: Data, name: str | None = None) -> str:
        """What happened. ``name`` replaces that of the event's seat."""
        kind = event["kind"]
        called = self.name(event["seat"]) if name is None else name
        return self.about(f"event-{kind}", {**event["args"], "name": called}, self.face.events.get(kind, NO_ARGS))

    def is_told(self, event: Data) -> bool:
        """Whether people hear of it; what is silent is only seen."""
        return not self.face.events.get(event["kind"], NO_ARGS).is_silent

    def question(self, question: Data) -> str:
        kind = question["kind"]
        return self.about(f"question-{kind}", question["args"], self.face.questions.get(kind, NO_ARGS))

    def option(self, label: Data) -> str:
        """What an option means, with what is certain to come of it; rows without a text are for pictures."""
        kind = label["kind"]
        declared = self.face.labels.get(kind, NO_ARGS)
        told = self.about(f"option-{kind}", label, declared)
        foreseen = [
            self.texts.say(f"{self.game}-preview-{key}", **self.named(row, shape.of.fields))
            for key, shape in declared.fields.items()
            if shape.of is not None and shape.of.kind == "row" and self.texts.has(f"{self.game}-preview-{key}")
            for row in label.get(key, [])
        ]
        return f"{told} ({'; '.join(foreseen)})" if foreseen else told

    def option_key(self, label: Data) -> str | None:
        """What a person types for this option, where its game says so; made from ids, not from names."""
        key = f"{self.game}-key-{label['kind']}"
        return self.texts.say(key, **label) if self.texts.has(key) else None

    def outcome(self, outcome: Data) -> str:
        return self.about(f"outcome-{outcome['reason']}", {"rounds": outcome["rounds"]})

    def progress(self, progress: Progress) -> str:
        """The race, the lap or the round, whichever tells most; nothing if the game counts none."""
        if progress.races:
            return self.texts.say("progress-race", race=progress.race, races=progress.races)
        if progress.laps:
            return self.texts.say("progress-lap", lap=progress.lap, laps=progress.laps)
        return self.texts.say("progress-round", round=progress.round) if progress.round else ""

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

    def named(self, args: Data, declared: Mapping[str, Shape]) -> dict[str, object]:
        """Arguments as texts want them: names in place of ids. What only pictures need is left out."""
        told = {key: self.told(value, declared.get(key, AS_IT_IS), args) for key, value in args.items()}
        return {key: words for key, words in told.items() if words is not None}

    def told(self, value: Any, shape: Shape, args: Data) -> object:
        """One argument in words, or a number for plurals; None if it cannot be told."""
        if isinstance(value, list):
            return self.listed(value, shape, args)
        if isinstance(value, dict):
            return None
        if shape.kind == "seat":
            return self.name(value)
        if shape.kind == "letter":
            return chr(ord("A") + value)
        if shape.kind == "name":
            return self.texts.say(f"{self.game}-{shape.family}-{value}")
        return value

    def listed(self, items: list[Any], shape: Shape, args: Data) -> str | None:
        """Several of a kind, one after the other; rows are for pictures and previews."""
        item = AS_IT_IS if shape.of is None else shape.of
        words = [self.told(value, item, args) for value in items]
        if shape.which in args:
            pieces = zip(words, args[shape.which], strict=True)
            words = [self.texts.say(f"{self.game}-who", **{"name": name, shape.piece: which}) for name, which in pieces]
        if None in words:
            return None
        return ", ".join(map(str, words)) or self.texts.say("nothing")


def refusal(texts: Texts, error: PaddockError, game: str = "") -> str:
    """Why not, in one sentence: the game's own, or the one that all share."""
    own = f"{game}-refusal-{error.reason}"
    return texts.say(own if game and texts.has(own) else f"refusal-{error.reason}", **error.details)
