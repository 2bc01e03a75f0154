"""Under which addresses people find the site."""

import ipaddress
import socket
from contextlib import suppress

__all__ = ["HERE", "Proxies", "host_name", "is_local", "listen", "site_addresses"]

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1")
ELSEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody


def site_addresses(host: str, port: int) -> list[str]:
    """The one to open on this computer first; where the site listens everywhere, those for others follow."""
    if host in EVERYWHERE:
        return [f"http://{name}:{port}" for name in ("localhost", *own_addresses())]
    name = "localhost" if host in (*HERE, "localhost") else f"[{host}]" if ":" in host else host
    return [f"http://{name}:{port}"]


def is_local(address: str) -> bool:
    """Whether nobody on another computer can open this address."""
    return address.startswith("http://localhost:")


def own_addresses() -> list[str]:
    """What other computers call this one, the address of the way out first."""
    found = [*way_out(), *named_addresses()]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def way_out() -> list[str]:
    """The address from which this computer would speak to others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def named_addresses() -> list[str]:
    try:
        return [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    return host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]


def listen(host: str, port: int) -> int:
    """Listen for a moment; the port, which the system chooses where none is named."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])


class Proxies:
    """Computers that speak for others: addresses and networks; ``*`` is everybody."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self.are_all = "*" in named
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in named:
            with suppress(ValueError):
                self.networks.append(ipaddress.ip_network(name, strict=False))

    def has(self, host: str) -> bool:
        if self.are_all:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)
