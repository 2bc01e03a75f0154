"""The keys under which people sent what they did: each counts once, however often it comes."""

from array import array
from collections.abc import Sequence

from paddock.server.refusals import Refusal

__all__ = ["UNDONE", "Keys"]

UNDONE = (-1,)  # what somebody does who takes back: no choice has this number


class Keys:
    """Sixteen bytes a key, for a table has hundreds: what it was and what it stood for, both as hashes."""

    def __init__(self) -> None:
        self.known = array("q")
        self.deeds = array("q")

    def note(self, seat: int, key: str, choices: Sequence[int]) -> None:
        self.known.append(hash((seat, key)))
        self.deeds.append(hash(tuple(choices)))

    def has(self, seat: int, key: str, choices: Sequence[int]) -> bool:
        """Whether just this was done already; Refusal if the key stood for something else."""
        try:
            place = self.known.index(hash((seat, key)))
        except ValueError:
            return False
        if self.deeds[place] != hash(tuple(choices)):
            raise Refusal("key-used", 409)
        return True
