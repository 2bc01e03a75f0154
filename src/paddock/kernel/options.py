"""Setup options: a typed schema that the terminal, the site and the API all read."""

from typing import Any

from paddock.kernel.errors import BadSetup

__all__ = ["Choice", "Condition", "Flag", "Number", "Option", "Value", "checked"]

Value = str | int | bool
Condition = dict[str, list[Value]]


class Option:
    """One thing to choose when a table is made. Texts are found by its key.

    It counts only while every option named in ``only_if`` has one of the values that stand there: otherwise its value
    changes nothing, whatever it is, and people need not be asked for it.
    """

    def __init__(self, key: str, default: Value, only_if: Condition | None = None) -> None:
        self.key = key
        self.default = default
        self.only_if: Condition = only_if or {}

    def counts(self, values: dict[str, Value]) -> bool:
        return all(values[key] in wanted for key, wanted in self.only_if.items())

    def parse(self, text: str) -> Value:
        """The value that a person typed; ``accepts`` says whether it will do."""
        return text

    def meant(self, value: Any) -> Any:
        """A value as a program would write it, in the option's own type; ``accepts`` says whether it will do."""
        return value

    def accepts(self, value: Any) -> bool:
        raise NotImplementedError

    def range(self) -> str:
        """The values allowed, for a refusal."""
        raise NotImplementedError

    def as_data(self) -> dict[str, Any]:
        """The schema of this option; conditions are told only where there are any."""
        told = {"key": self.key, **self.kind(), "default": self.default}
        return {**told, "only_if": self.only_if} if self.only_if else told

    def kind(self) -> dict[str, Any]:
        raise NotImplementedError


class Choice(Option):
    """One of a few names."""

    def __init__(self, key: str, values: list[str], default: str, only_if: Condition | None = None) -> None:
        super().__init__(key, default, only_if)
        self.values = values

    def meant(self, value: Any) -> Any:
        """Some names are numbers: 1 is "1"."""
        return str(value) if isinstance(value, int) and not isinstance(value, bool) else value

    def accepts(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.values

    def range(self) -> str:
        return ", ".join(self.values)

    def kind(self) -> dict[str, Any]:
        return {"kind": "choice", "choices": self.values}


class Number(Option):
    """A whole number within bounds."""

    def __init__(self, key: str, low: int, high: int, default: int, only_if: Condition | None = None) -> None:
        super().__init__(key, default, only_if)
        self.low = low
        self.high = high

    def parse(self, text: str) -> Value:
        try:
            return int(text)
        except ValueError:
            return text

    def accepts(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def range(self) -> str:
        return f"{self.low}-{self.high}"

    def kind(self) -> dict[str, Any]:
        return {"kind": "int", "min": self.low, "max": self.high}


class Flag(Option):
    """On or off."""

    def parse(self, text: str) -> Value:
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(text, text)

    def accepts(self, value: Any) -> bool:
        return isinstance(value, bool)

    def range(self) -> str:
        return "on, off"

    def kind(self) -> dict[str, Any]:
        return {"kind": "flag"}


def checked(schema: list[Option], given: dict[str, Any]) -> dict[str, Value]:
    """All options with their values, defaults filled in; BadSetup if one does not exist or does not fit."""
    known = {option.key: option for option in schema}
    values: dict[str, Value] = {key: option.default for key, option in known.items()}
    for key, value in given.items():
        if key not in known:
            raise BadSetup("unknown-option", option=key, known=", ".join(known))
        meant = known[key].meant(value)
        if not known[key].accepts(meant):
            raise BadSetup("bad-value", option=key, value=str(value), known=known[key].range())
        values[key] = meant
    return values
