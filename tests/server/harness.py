"""A real site on a free port of this machine, a clock that tests turn, and people who use the site."""

import json
import socket
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddock.server.app import make_app
from paddock.server.bots.pool import Pool
from paddock.server.patches import patched
from paddock.server.run import make_server
from paddock.server.settings import DoorLimits, Limits, Rate, Settings
from paddock.server.site import Site
from tests.patience import PATIENCE, wait_for

__all__ = ["EASY", "FakeClock", "LocalSite", "Person", "Socket", "new_key", "shown", "updated"]

Data = dict[str, Any]

FAST = Rate(10_000, 10_000)
# Limits that do not get into the way of tests about something else.
EASY = Limits(
    requests=FAST,
    visits=FAST,
    misses=FAST,
    guests=FAST,
    tables_by_address=FAST,
    tables=FAST,
    imports=FAST,
    answers=FAST,
    advice=FAST,
    chats=FAST,
    messages=FAST,
    messages_by_address=FAST,
    sockets_by_address=1000,
    door=DoorLimits(frames=FAST, control_frames=FAST, connections_by_address=1000, arrivals=FAST),
)


NONSENSE = {"type": "nothing"}
LEVELS = {"b": "club", "r": "rookie", "c": "champion"}


class FakeClock:
    """Stands still until it is told to go on."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds


class LocalSite:
    """The site in a thread. ``with LocalSite(folder) as site`` starts it and stops it gracefully."""

    def __init__(
        self,
        data: Path,
        clock: FakeClock | None = None,
        limits: Limits = EASY,
        pool: Callable[[], Pool] | None = None,
        quick: Callable[[], Pool] | None = None,
        static: Path | None = None,
        **settings: Any,
    ) -> None:
        self.clock = clock or FakeClock()
        self.settings = Settings(data=data, limits=limits, bot_processes=1, **settings)
        made, made_quick = pool() if pool else None, quick() if quick else None
        app = make_app(self.settings, self.clock, made, static or data / "static", quick=made_quick)
        self.site: Site = app.state.site
        self.server = make_server(app, self.settings)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.people = ExitStack()

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.people.close()
        self.stop()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def person(self, name: str | None = None) -> "Person":
        """Somebody with a browser of their own."""
        person = self.people.enter_context(Person(self.host))
        if name is not None:
            person.post("/api/me", {"name": name})
        return person


class Person:
    """A browser: it keeps its cookie and says where its requests come from; ``source`` is its own address."""

    def __init__(self, host: str, cookie: str | None = None, source: str | None = None) -> None:
        self.host = host
        self.source = source
        cookies = {"paddock": cookie} if cookie else None
        # Certificates are not needed here, and reading them takes longer than most tests.
        self.http = httpx.Client(
            base_url=f"http://{host}",
            headers={"Origin": f"http://{host}"},
            cookies=cookies,
            timeout=PATIENCE,
            transport=httpx.HTTPTransport(verify=False, local_address=source),
        )
        self.sockets = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.sockets.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("paddock") or ""

    def take_cookie(self, cookie: str) -> None:
        """One that the site has given in a reply to somebody else's program."""
        self.http.cookies.clear()
        self.http.cookies.set("paddock", cookie)

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else json.dumps(body).encode()
        return self.http.request(method, path, content=content, headers={"Content-Type": "application/json"})

    def get(self, path: str) -> Any:
        return self.done(self.request("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return self.done(self.request("POST", path, body))

    def delete(self, path: str) -> Any:
        return self.done(self.request("DELETE", path))

    def done(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, (response.status_code, response.text)
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the reason of a refusal."""
        response = self.request(method, path, body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["reason"]

    # ---- at tables ----------------------------------------------------------------------------------------------

    def make_table(self, seats: str = "hbbb", **plan: Any) -> str:
        """A letter a seat: h for people, b for bots (r for a Rookie, c for a Champion), o for whoever comes."""
        bots = {letter: {"kind": "bot", "level": level} for letter, level in LEVELS.items()}
        kinds = {"h": {"kind": "human"}, "o": {"kind": "open"}, **bots}
        wanted = {"game": "heat", "options": {"laps": "1"}, "seats": [kinds[letter] for letter in seats], **plan}
        return str(self.post("/api/tables", wanted)["id"])

    def sit(self, table: str, seat: int) -> Any:
        return self.post(f"/api/tables/{table}/seats/{seat}")

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def state(self, table: str) -> Data:
        state: Data = self.get(f"/api/tables/{table}")
        return state

    def answer(self, table: str, choices: list[int], seat: int | None = None, **more: Any) -> httpx.Response:
        """Answer as the state says; ``more`` replaces parts of the request."""
        state = self.state(table) if seat is None or "expected" not in more else {}
        at = state["seat"] if seat is None else seat
        body = {"seat": at, "expected": state.get("expected"), "key": new_key(), "choices": choices, **more}
        return self.request("POST", f"/api/tables/{table}/answers", body)

    def live(self, table: str, since: int | None = None, **more: Any) -> "Socket":
        return self.sockets.enter_context(Socket(self.host, table, self.cookie, since, source=self.source, **more))


class Socket:
    """A table's socket as a browser sees it: it keeps the state and puts updates into it."""

    def __init__(
        self,
        host: str,
        table: str,
        cookie: str,
        since: int | None,
        origin: str | None = "own",
        source: str | None = None,
    ) -> None:
        query = "" if since is None else f"?since={since}"
        headers = {"Cookie": f"paddock={cookie}"} if cookie else {}
        if origin is not None:
            headers["Origin"] = f"http://{host}" if origin == "own" else origin
        address = f"ws://{host}/api/tables/{table}/live{query}"
        self.opened = ExitStack()
        self.connection: ClientConnection = self.opened.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                source_address=(source, 0) if source else None,
            )
        )
        self.state: Data = {}
        self.said: list[Data] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opened.close()

    def next(self, seconds: float = PATIENCE) -> Data:
        """The next message, put into the state; a gap in the numbers is a fault."""
        message: Data = json.loads(self.connection.recv(timeout=seconds))
        self.said.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "update" and self.state:
            assert message["number"] == self.state["number"] + 1
            self.state = updated(self.state, message)
        return message

    def until(self, wanted: Callable[[Data], bool]) -> Data:
        """Listen until a message is as wanted."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def until_state(self, wanted: Callable[[Data], bool]) -> Data:
        """Listen until the state is as wanted."""
        while not (self.state and wanted(self.state)):
            self.next()
        return self.state

    def drain(self) -> list[Data]:
        """Everything that has been said so far: what the site refuses now comes after it."""
        self.send(NONSENSE)
        messages = []
        while (message := self.next())["type"] != "refused":
            messages.append(message)
        self.said.pop()
        return messages

    def send(self, message: object) -> None:
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def answer(self, choices: list[int], **more: Any) -> Data:
        """Answer as the state says, and wait for the acknowledgement or the refusal."""
        key = new_key()
        body = {"seat": self.state["seat"], "expected": self.state["expected"], "key": key, "choices": choices, **more}
        self.send({"type": "answer", **body})
        return self.until(lambda message: message.get("key") == body["key"])

    def close_code(self) -> int | None:
        """Listen until the other side closes."""
        with suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=PATIENCE)
        return self.connection.close_code


def updated(state: Data, message: Data) -> Data:
    """A state after an update: the steps of its film lead to the view that the server has."""
    film = message.get("film", [])
    view = shown(state["view"], film)
    events = [{key: value for key, value in step.items() if key != "patch"} for step in film if "kind" in step]
    parts = {key: value for key, value in message.items() if key != "film"}
    told = {"view": view, "events": state["events"] + events, "chat": state["chat"] + message.get("chat", [])}
    return {**state, **parts, **told}


def shown(view: Data, film: list[Data]) -> Data:
    """The view after the steps of a film."""
    for step in film:
        if "patch" in step:
            view = patched(view, step["patch"])
    return view


def new_key() -> str:
    return uuid4().hex
