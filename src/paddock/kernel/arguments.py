"""Arguments of a wrong type: the compiled engine refuses them by itself, and plain Python does so here."""

__all__ = ["check_is_number"]


def check_is_number(value: object, what: str) -> None:
    """TypeError for anything but a whole number."""
    if not isinstance(value, int):
        raise TypeError(f"{what} is an int, not {value!r}")
