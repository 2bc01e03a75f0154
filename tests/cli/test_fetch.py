"""A set-up without a network says in one sentence, and soon, what it could not reach."""

import os
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tools import fetch

ROOT = Path(__file__).parents[2]
SOON = 60.0  # twice what a quiet machine needs at most
SETTINGS = ("PIP_", "NPM_", "NODE_", "SSL_", "REQUESTS_", "CURL_", "HTTP", "ALL_PROXY", "NO_PROXY")
pytestmark = pytest.mark.skipif(os.name != "posix", reason="Makefile and tools/npm are for shells")


@contextmanager
def closed(_folder: Path) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    yield f"http://127.0.0.1:{port}"


@contextmanager
def silent(_folder: Path) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0), backlog=100) as hole:
        yield f"http://127.0.0.1:{hole.getsockname()[1]}"


@contextmanager
def untrusted(folder: Path) -> Iterator[str]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=elsewhere"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:

        def greet() -> None:
            with suppress(OSError):
                while True:
                    line, _ = server.accept()
                    with suppress(OSError), line:
                        context.wrap_socket(line, server_side=True).close()

        threading.Thread(target=greet, daemon=True).start()
        yield f"https://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)


class Slow(BaseHTTPRequestHandler):
    """An index that is there, in its own time, and has nothing."""

    def do_GET(self) -> None:
        time.sleep(2)
        body = b"{}" if "ping" in self.path else b"<!DOCTYPE html><html><body></body></html>"
        self.send_response(200 if "simple" in self.path or "ping" in self.path else 404)
        self.send_header("Content-Type", "application/json" if "ping" in self.path else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for byte in body:
            time.sleep(0.05)
            self.wfile.write(bytes([byte]))

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nobody reads it."""


@contextmanager
def slow(_folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Slow) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def started(folder: Path, address: str, words: list[str]) -> subprocess.Popen[str]:
    """With an empty home, nothing kept, and no settings but the address."""
    home = folder / words[0]
    home.mkdir(exist_ok=True)
    clean = {name: value for name, value in os.environ.items() if not name.upper().startswith(SETTINGS)}
    clean |= {"HOME": str(home), "PIP_CONFIG_FILE": os.devnull, "npm_config_userconfig": os.devnull}
    clean |= {"PIP_INDEX_URL": f"{address}/simple", "npm_config_registry": f"{address}/"}
    command = [sys.executable, str(ROOT / "tools/fetch.py"), *words]
    return subprocess.Popen(command, env=clean, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def installs(folder: Path, address: str) -> dict[str, subprocess.Popen[str]]:
    """Side by side: most of the time they wait."""
    found = {"pip": started(folder, address, ["pip", "--target", "there", "a-package-that-nobody-has"])}
    if shutil.which("npm"):
        (folder / "web").mkdir()
        (folder / "web/package.json").write_text('{"dependencies": {"a-package-that-nobody-has": "1.0.0"}}')
        words = ["npm", "npm", "--prefix", "web", "--no-audit", "--no-fund", "--loglevel=error"]
        found["npm"] = started(folder, address, words)
    return found


@pytest.mark.parametrize(
    ("server", "why"),
    [
        (closed, "nobody listens there. Is there a network?"),
        (silent, "it does not answer. Is there a network?"),
        (untrusted, "its certificate is not trusted here."),
    ],
)
def test_what_cannot_be_reached_is_told_in_one_sentence_with_what_to_try(tmp_path: Path, server: Any, why: str) -> None:
    if server is untrusted and not shutil.which("openssl"):
        pytest.skip("there is no openssl to make a certificate")
    began = time.monotonic()
    with server(tmp_path) as address:
        for kind, process in installs(tmp_path, address).items():
            out, told = process.communicate(timeout=PATIENCE)
            assert (process.returncode, out) == (1, "")
            start = f"paddock: {fetch.NAMES[kind]} ({address}) could not be reached: {why} "
            assert told == f"{start}{fetch.WHAT_TO_TRY[kind]}.\n"
    assert time.monotonic() - began < SOON


def test_a_network_that_is_slow_is_used(tmp_path: Path) -> None:
    """What it does not have the tools say themselves."""
    with slow(tmp_path) as address:
        for process in installs(tmp_path, address).values():
            _, told = process.communicate(timeout=PATIENCE)
            assert process.returncode == 1
            assert "could not be reached" not in told
            assert "a-package-that-nobody-has" in told


def test_what_is_at_hand_needs_no_network(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").touch()
    with closed(tmp_path) as address:
        process = started(tmp_path, address, ["pip", "--requirement", "empty.txt"])
        assert process.communicate(timeout=PATIENCE)[0] == ""
        assert process.returncode == 0


@pytest.mark.parametrize(
    ("said", "is_reached"),
    [
        ("Could not fetch URL http://x/simple/a/: 404 Client Error: Not Found for url", True),
        (
            "Fetched page http://x/a as text/html\nCould not fetch URL http://y/a: connection error: z",
            True,
        ),
        ("Getting page http://y/a\nCould not fetch URL http://y/a: connection error: z", False),
        ("ERROR: No matching distribution found", True),
    ],
)
def test_an_index_that_answers_anything_is_reached(said: str, is_reached: bool) -> None:
    assert (fetch.pip_fault(said) is None) == is_reached


@pytest.mark.parametrize(
    ("code", "is_reached"), [("E404", True), ("E401", True), ("ENOTFOUND", False), ("CERT_X", False)]
)
def test_a_registry_that_answers_anything_is_reached(code: str, is_reached: bool) -> None:
    assert (fetch.npm_fault(1, f"npm error code {code}\n") is None) == is_reached


def test_an_address_is_told_without_the_password_in_it() -> None:
    assert fetch.place_of("pip", [], "fetch URL https://me:secret@index.example.org/simple: no") == (
        " (https://index.example.org)"
    )


def test_without_pip_it_is_said_what_to_do(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "bare")], check=True)
    command = [str(tmp_path / "bare/bin/python"), str(ROOT / "tools/fetch.py"), "pip", "anything"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith("paddock: there is no pip in ")
