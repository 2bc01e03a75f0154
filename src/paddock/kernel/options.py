"""Setup options: a typed schema that the terminal, the site and the API all read."""

from typing import Any

from paddock.kernel.errors import BadSetup

__all__ = ["Choice", "Flag", "Number", "Option", "Value", "checked"]

Value = str | int | bool


class Option:
    """One thing to choose when a table is made. Texts are found by its key."""

    def __init__(self, key: str, default: Value) -> None:
        self.key = key
        self.default = default

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
        raise NotImplementedError


class Choice(Option):
    """One of a few names."""

    def __init__(self, key: str, values: list[str], default: str) -> None:
        super().__init__(key, default)
        self.values = values

    def meant(self, value: Any) -> Any:
        """Some names are numbers: 1 is "1"."""
        return str(value) if isinstance(value, int) and not isinstance(value, bool) else value

    def accepts(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.values

    def range(self) -> str:
        return ", ".join(self.values)

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "choice", "default": self.default, "choices": self.values}


class Number(Option):
    """A whole number within bounds."""

    def __init__(self, key: str, low: int, high: int, default: int) -> None:
        super().__init__(key, default)
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

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "int", "default": self.default, "min": self.low, "max": self.high}


class Flag(Option):
    """On or off."""

    def parse(self, text: str) -> Value:
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(text, text)

    def accepts(self, value: Any) -> bool:
        return isinstance(value, bool)

    def range(self) -> str:
        return "on, off"

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "flag", "default": self.default}


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
