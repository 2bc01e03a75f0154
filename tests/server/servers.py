"""PostgreSQL and Redis of the tests' own: each on a free port of this machine, in a folder that goes afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from tests.patience import PATIENCE, wait_for

if TYPE_CHECKING:
    from psycopg import Connection

__all__ = ["HOST", "PostgreSQL", "Redis", "Server", "as_nobody", "free_port", "missing_servers", "program"]

HOST = "127.0.0.1"
PERSON = "paddock"
PLACES = (
    Path("/usr/sbin"),
    Path("/usr/local/bin"),
    Path("/usr/local/pgsql/bin"),
    *sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1],
)
# A test's database need not survive the machine, but it must survive its own end: what is committed is written.
QUICK = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "shared_buffers=32MB", "max_connections=200")


def program(name: str) -> str | None:
    """Where it is; the servers of Debian stand outside the usual path."""
    return shutil.which(name) or next((str(place / name) for place in PLACES if (place / name).exists()), None)


def missing_servers() -> str:
    """One sentence, or nothing where everything is there."""
    missing = [name for name in ("initdb", "postgres", "redis-server") if program(name) is None]
    if os.name != "posix":
        return "PostgreSQL and Redis are started by these tests on Linux and macOS only"
    return f"these tests start PostgreSQL and Redis, and there is no {', '.join(missing)} here" if missing else ""


def free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])


def as_nobody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return command
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", *command]


class Server:
    """One process, which can be killed and started again on the same port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-"))
        self.folder.chmod(0o777)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_up(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, start_new_session=True
            )
        wait_for(self.is_up)

    def kill(self) -> None:
        """As the machine would: the server and all that it has started."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, how)
            self.process.wait(PATIENCE)
            self.process = None

    def close(self) -> None:
        self.end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgreSQL(Server):
    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"
        self.numbers = count()
        made = [str(program("initdb")), "-D", str(self.data), "-U", PERSON, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_nobody([*made, "--locale=C"]), check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
        self.start()

    def command(self) -> list[str]:
        options = [word for option in QUICK for word in ("-c", option)]
        return as_nobody([str(program("postgres")), "-D", str(self.data), "-p", str(self.port), *options])

    def is_up(self) -> bool:
        import psycopg

        try:
            psycopg.connect(host=HOST, port=self.port, user=PERSON, dbname="postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str, port: int | None = None) -> str:
        return f"postgresql+psycopg://{PERSON}@{HOST}:{port or self.port}/{database}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """A database of one's own: its name."""
        name = f"test_{uuid4().hex[:12]}"
        self.do(f"CREATE DATABASE {name}")
        yield name
        self.do(f"DROP DATABASE {name} WITH (FORCE)")

    def do(self, sql: str) -> None:
        with self.connection("postgres") as connection:
            connection.execute(sql.encode())

    def connection(self, database: str) -> "Connection[Any]":
        """What is done on it is done at once."""
        import psycopg

        return psycopg.connect(host=HOST, port=self.port, user=PERSON, dbname=database, autocommit=True)


class Redis(Server):
    def __init__(self) -> None:
        super().__init__()
        self.start()

    def command(self) -> list[str]:
        words = [
            "--port",
            str(self.port),
            "--bind",
            HOST,
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
            str(self.folder),
        ]
        return [str(program("redis-server")), *words]

    def is_up(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"
