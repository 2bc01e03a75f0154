"""``paddock serve``: the site."""

import errno
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from paddock.cli.errors import BadUsage
from paddock.cli.hosting import HOST, PORT, Choices, add_serving_options, settings_of
from paddock.cli.parser import Commands, Say, add_command
from paddock.cli.screen import Screen
from paddock.server.addresses import is_local, listen

__all__ = ["add_to"]

EVERYWHERE = "0.0.0.0"


def add_to(commands: Commands, say: Say) -> None:
    arguments = add_command(commands, "serve", say, run)
    add_serving_options(arguments, say)
    arguments.add_argument("--open", action="store_true", help=say("cli-serve-help-open"))


def run(args: Namespace, screen: Screen) -> int:
    with suppress(KeyboardInterrupt):  # how a site is meant to end
        open_site(args, screen)
    return 0


def open_site(args: Namespace, screen: Screen) -> None:
    # The other commands do not wait for the web framework to load.
    from paddock.server.pages import are_built
    from paddock.server.run import serve

    settings = settings_of(Choices(args), args.open)
    check_address(settings.host, settings.port)

    def ready(addresses: list[str]) -> None:
        """A site is for its people: it goes on though nobody reads where it is."""
        with suppress(BrokenPipeError):
            announce(addresses, settings.port, settings.data, screen)
            if not are_built():
                screen.tell(screen.say("cli-serve-no-pages"), "bold yellow")

    serve(settings, ready)


def announce(addresses: list[str], port: int, data: Path, screen: Screen) -> None:
    """Where it is, also for others where they can reach it; and where it is not, how they could."""
    own, *others = addresses
    screen.tell(screen.say("cli-serve-at", address=own, folder=str(data)))
    for address in others:
        screen.tell(screen.say("cli-serve-at-for-others", address=address))
    if not others and is_local(own):
        screen.tell(screen.say("cli-serve-alone", **commands(EVERYWHERE, port)))


def check_address(host: str, port: int) -> None:
    """BadUsage if nothing can listen there, because something does already or because it is no address of ours."""
    try:
        listen(host, port)
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise BadUsage("port-in-use", port=str(port), **commands(host, free_port(host, port))) from fault
        raise BadUsage("cannot-listen", host=host, port=str(port), cause=fault) from fault


def free_port(host: str, taken: int) -> int:
    """The next one if it is free, for it is easily remembered."""
    with suppress(OSError, OverflowError):
        return listen(host, taken + 1)
    return listen(host, 0)


def commands(host: str, port: int) -> dict[str, str]:
    """How the site is opened there, with make and without it: what is as always is not said."""
    said = {
        name: value for name, value, usual in (("host", host, HOST), ("port", str(port), str(PORT))) if value != usual
    }
    return {
        "make": " ".join(["make play", *(f"{name.upper()}={value}" for name, value in said.items())]),
        "plain": " ".join(["paddock serve", *(f"--{name} {value}" for name, value in said.items())]),
    }
