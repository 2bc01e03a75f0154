"""Whose a thought is: from the network and the address somebody came from last to the person and the table.

Everything that is worked out beside the site goes round networks and addresses, then people, then their tables, so that
neither many tables nor many cookies make a share larger. It is remembered in memory only, and written nowhere.
"""

from collections import OrderedDict

from paddock.server.people.store import User
from paddock.server.rates import address_groups

__all__ = ["Sharers"]

REMEMBERED = 20_000  # people; whoever is forgotten comes from nowhere until something is asked again
NETWORK = "network "


class Sharers:
    """Where people were seen last, and how many an address or a network may be."""

    def __init__(self, crowd: int = 1) -> None:
        self.crowd = crowd  # so many people may come from one address
        self.seen: OrderedDict[str, str] = OrderedDict()

    def see(self, user: str, host: str) -> None:
        """Somebody asks something from there."""
        self.seen[user] = host
        self.seen.move_to_end(user)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)

    def address(self, host: str) -> tuple[str, ...]:
        """The networks around an address, the widest first, then the line itself."""
        return tuple(f"{NETWORK}{times} {group}" for group, times in reversed(address_groups(host)))

    def asker(self, host: str, user: User | None) -> tuple[str, ...]:
        """Whoever asks something from there just now. All whom nobody knows are one person of their address."""
        return (*self.address(host), "" if user is None else user.id)

    def person(self, user: str) -> tuple[str, ...]:
        """A person where they were seen last. All who have not been seen since the start are one sharer."""
        return (*self.address(self.seen.get(user, "")), user)

    def shares(self, name: str) -> int:
        """How many shares a name may have, if so many are at work there."""
        if not name.startswith(NETWORK):
            return 1
        return int(name.split(" ")[1]) * self.crowd
