"""What a host may choose: on the command line, in the environment, or in a file. The first of them that says it counts.

``--port 8080``, ``PADDOCK_PORT=8080`` and, in the file that ``--config`` or ``PADDOCK_CONFIG`` names, ``port = 8080``.
"""

import ipaddress
import os
import re
import tomllib
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from paddock.cli.errors import BadUsage
from paddock.cli.files import read_text
from paddock.cli.parser import Say
from paddock.cli.values import number, path

if TYPE_CHECKING:
    from paddock.server.settings import Settings

__all__ = ["HOST", "PORT", "Choices", "add_database_options", "add_serving_options", "database_settings", "settings_of"]

HOST = "127.0.0.1"
PORT = 8000
LAST_PORT = 65535
LARGEST_CROWD = 1000
MOST_WORKERS = 64
CONFIG = "PADDOCK_CONFIG"
NAME = re.compile(r"([a-z0-9_-]+\.)*[a-z0-9_-]+", re.IGNORECASE)

Read = Callable[[str], Any]


def plain(option: str) -> Read:
    """Reads words as they are."""

    def read(text: str) -> str:
        if not text:
            raise BadUsage("needs-a-value", option=option)
        return text

    return read


def network(option: str) -> Read:
    """Reads an address, a network such as 10.0.0.0/8, or ``*`` for everybody."""

    def read(text: str) -> str:
        try:
            if text != "*":
                ipaddress.ip_network(text, strict=False)
        except ValueError:
            raise BadUsage("no-network", option=option, value=text) from None
        return text

    return read


def host_name(option: str) -> Read:
    """Reads what a browser calls the site: play.example.org, without http:// and without a port; or a number."""

    def read(text: str) -> str:
        if not NAME.fullmatch(text) and not is_number(text):
            raise BadUsage("no-host-name", option=option, value=text)
        return text

    return read


def is_number(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def origin(option: str) -> Read:
    """Reads an origin as a browser writes it: https://play.example.org."""

    def read(text: str) -> str:
        found = urlsplit(text)
        if found.scheme not in ("http", "https") or f"{found.scheme}://{found.netloc}" != text or not found.netloc:
            raise BadUsage("no-origin", option=option, value=text)
        return text

    return read


# What there is to choose, and how a word for it is read.
READERS: Mapping[str, Callable[[str], Read]] = {
    "host": plain,
    "port": lambda option: number(option, 1, LAST_PORT),
    "data": path,
    "database": plain,
    "redis": plain,
    "workers": lambda option: number(option, 1, MOST_WORKERS),
    "link": plain,
    "crowd": lambda option: number(option, 1, LARGEST_CROWD),
    "name": host_name,
    "proxy": network,
    "origin": origin,
}
SEVERAL = ("name", "proxy", "origin")  # these may be said several times


class Choice(NamedTuple):
    """What was chosen, and where."""

    value: Any
    where: str


def add_database_options(arguments: Any, say: Say) -> None:
    """Where a site's memory is: for every command that touches it."""
    arguments.add_argument("--data", type=path("--data"), metavar=say("cli-folder"), help=say("cli-serve-help-data"))
    arguments.add_argument("--database", metavar=say("cli-url"), help=say("cli-serve-help-database"))
    arguments.add_argument(
        "--config", type=path("--config"), metavar=say("cli-file"), help=say("cli-serve-help-config")
    )


def add_serving_options(arguments: Any, say: Say) -> None:
    """How a site is served."""
    arguments.add_argument("--host", metavar=say("cli-address"), help=say("cli-serve-help-host"))
    arguments.add_argument("--port", type=READERS["port"]("--port"), metavar="N", help=say("cli-serve-help-port"))
    add_database_options(arguments, say)
    arguments.add_argument("--redis", metavar=say("cli-url"), help=say("cli-serve-help-redis"))
    arguments.add_argument(
        "--workers", type=READERS["workers"]("--workers"), metavar="N", help=say("cli-serve-help-workers")
    )
    arguments.add_argument("--link", metavar=say("cli-address"), help=say("cli-serve-help-link"))
    arguments.add_argument("--crowd", type=READERS["crowd"]("--crowd"), metavar="N", help=say("cli-serve-help-crowd"))
    arguments.add_argument(
        "--name",
        action="append",
        type=READERS["name"]("--name"),
        metavar=say("cli-name"),
        help=say("cli-serve-help-name"),
    )
    arguments.add_argument(
        "--proxy",
        action="append",
        type=READERS["proxy"]("--proxy"),
        metavar=say("cli-address"),
        help=say("cli-serve-help-proxy"),
    )
    arguments.add_argument(
        "--origin",
        action="append",
        type=READERS["origin"]("--origin"),
        metavar=say("cli-url"),
        help=say("cli-serve-help-origin"),
    )


class Choices:
    """All three places together."""

    def __init__(self, args: Namespace, environment: Mapping[str, str] = os.environ) -> None:
        self.args = args
        self.environment = environment
        named = args.config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
        self.file: Path | None = named
        self.said = {} if named is None else read_config(named)

    def choice(self, name: str) -> Choice | None:
        """BadUsage if it will not do."""
        typed = getattr(self.args, name, None)
        if typed is not None:
            return Choice(typed, f"--{name}")
        variable = f"PADDOCK_{name.upper()}"
        if self.environment.get(variable):
            return Choice(read_words(name, variable, self.environment[variable].split(",")), variable)
        if name in self.said:
            where = f"{self.file}: {name}"
            found = self.said[name]
            return Choice(read_words(name, where, found if isinstance(found, list) else [found]), str(self.file))
        return None

    def value(self, name: str, usual: Any = None) -> Any:
        found = self.choice(name)
        return usual if found is None else found.value

    def all(self) -> dict[str, Choice]:
        """What was chosen at all."""
        found = {name: self.choice(name) for name in READERS}
        return {name: choice for name, choice in found.items() if choice is not None}


def read_words(name: str, where: str, words: list[Any]) -> Any:
    read = READERS[name](where)
    values = [read(as_written(word)) for word in words]
    if name in SEVERAL:
        return values
    if len(values) != 1:
        raise BadUsage("one-value", option=where)
    return values[0]


def as_written(word: Any) -> str:
    return str(word).lower() if isinstance(word, bool) else str(word).strip()


def read_config(file: Path) -> dict[str, Any]:
    """BadUsage if it is no such file, or if something in it is not known."""
    try:
        said = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as fault:
        raise BadUsage("bad-config", file=file, cause=str(fault)) from None
    for key in said:
        if key not in READERS:
            raise BadUsage("unknown-setting", file=file, key=key, known=", ".join(READERS))
    return said


def database_settings(choices: Choices) -> "Settings":
    """What the commands about a site's memory need."""
    from paddock.server.folders import default_data_folder
    from paddock.server.settings import Settings

    data: Path = choices.value("data") or default_data_folder()
    return Settings(data=data, database=choices.value("database"), redis=choices.value("redis"))


def settings_of(choices: Choices, is_opened: bool) -> "Settings":
    """The whole site."""
    from dataclasses import replace

    from paddock.server.settings import Limits

    base = database_settings(choices)
    return replace(
        base,
        host=choices.value("host", HOST),
        port=choices.value("port", PORT),
        open=is_opened,
        names=tuple(choices.value("name", ())),
        proxies=tuple(choices.value("proxy", base.proxies)),
        origins=tuple(choices.value("origin", ())),
        workers=choices.value("workers", 1),
        link=choices.value("link", base.link),
        limits=Limits().for_a_crowd(choices.value("crowd", 1)),
    )
