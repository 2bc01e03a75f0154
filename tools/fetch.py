"""Installs from the network, after asking in a few seconds whether it can be reached.

    python tools/fetch.py pip --requirement FILE          what pip install takes
    python tools/fetch.py npm tools/npm --prefix web      the command that npm is; what is installed stands in web

pip and npm try a network that does not answer again and again, for ten minutes without a word. Here a small question
goes first, with their own settings (index, proxy, certificate): while it is not answered, they may use only what they
have at hand, and if that is not enough it is told what could not be reached. A download that goes on is never cut.
"""

import os
import re
import subprocess
import sys
import time
from importlib.util import find_spec
from urllib.parse import urlsplit

QUIET_SECONDS = 8  # without a byte
ASK_SECONDS = 18  # for a few kilobytes, with all that a slow machine needs for it
SOON_SECONDS = 3  # whoever fails so quickly is asked once more
PIP = [sys.executable, "-m", "pip"]
PIP_INSTALL = ["install", "--quiet", "--disable-pip-version-check"]
SMALL = "itsdangerous"  # one of the packages that Paddock needs
PIP_ASK = ["index", "versions", SMALL, "--retries=0", f"--timeout={QUIET_SECONDS}", "--no-cache-dir", "-vv"]
NPM_ASK = ["ping", "--fetch-retries=0", f"--fetch-timeout={QUIET_SECONDS * 1000}"]
NPM_INSTALL = ["install", "--no-save"]

PIP_FAULT = re.compile(
    r"Could not fetch URL \S+: (?:connection error|timed out|There was a problem confirming).*"
    r"|(?:Failed|Unable) to connect to .*|Connection to .* timed out.*|SSL verification failed.*"
)
PIP_ANSWERED = "Fetched page "
NPM_FAULT = re.compile(r"npm (?:error|ERR!) code (?P<code>[A-Z_0-9]+)")
NPM_ANSWERED = re.compile(r"E\d{3}")  # a registry that has no such page, but is there
UNTRUSTED = "its certificate is not trusted here"
CAUSES = [
    (r"ProxyError|to proxy", "the proxy does not let through"),
    (r"confirming the ssl|CERTIFICATE|certificate|CERT_|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO", UNTRUSTED),
    (r"name resolution|not known|getaddrinfo|ENOTFOUND|EAI_AGAIN|NameResolution", "its name is not known here"),
    (r"refused|ECONNREFUSED", "nobody listens there"),
    (r"[Tt]imed ?out|TIMEDOUT|TIMEOUT|network timeout", "it does not answer"),
]
WHAT_TO_TRY = {
    "pip": "PIP_PROXY names a proxy, PIP_CERT a file of certificates, PIP_INDEX_URL a mirror",
    "npm": "npm_config_https_proxy names a proxy, NODE_EXTRA_CA_CERTS a file of certificates,"
    " npm_config_registry a mirror",
}
NAMES = {"pip": "the Python package index", "npm": "the npm registry"}


def main() -> int:
    kind, *words = sys.argv[1:]
    if kind == "pip" and find_spec("pip") is None:
        say(f"there is no pip in {sys.prefix}: remove that folder, and it is made anew")
        return 1
    if kind == "pip":
        return install("pip", [*PIP, *PIP_INSTALL, *words], "--no-index", [*PIP, *PIP_ASK])
    code = run([*words, "--version"])  # tools/npm may have to fetch it first, which takes its time
    return code or install("npm", [*words, *NPM_INSTALL], "--offline", [*words, *NPM_ASK])


def install(kind: str, command: list[str], alone: str, question: list[str]) -> int:
    """The exit code."""
    fault = asked(kind, question)
    if fault is None:
        return run(command)
    code = subprocess.run([*command, alone], capture_output=True, check=False).returncode
    if code:
        why = cause_of(fault)
        network = "" if why == UNTRUSTED else " Is there a network?"
        where = place_of(kind, question, fault)
        say(f"{NAMES[kind]}{where} could not be reached: {why}.{network} {WHAT_TO_TRY[kind]}.")
    return code


def run(command: list[str]) -> int:
    """What it tells beside warnings is told only if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout)
    return done.returncode


def asked(kind: str, question: list[str]) -> str | None:
    """What the tool says of a network that it does not reach; None if it does, or if something else is wrong."""
    began = time.monotonic()
    fault = asked_once(kind, question)
    if fault is not None and time.monotonic() - began < SOON_SECONDS:
        fault = asked_once(kind, question)
    return fault


def asked_once(kind: str, question: list[str]) -> str | None:
    try:
        done = subprocess.run(
            question, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=ASK_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return "timed out"
    return pip_fault(done.stdout) if kind == "pip" else npm_fault(done.returncode, done.stdout)


def pip_fault(said: str) -> str | None:
    """Nothing if even one of the indexes that it asked has answered."""
    faults = [found[0] for found in PIP_FAULT.finditer(said)]
    return "\n".join(faults) if faults and PIP_ANSWERED not in said else None


def npm_fault(code: int, said: str) -> str | None:
    """Without its advice about proxies, which stands below whatever happens."""
    found = NPM_FAULT.search(said)
    return (
        said.partition("If you are behind a proxy")[0]
        if code and found is not None and not NPM_ANSWERED.fullmatch(found["code"])
        else None
    )


def cause_of(fault: str) -> str:
    return next((cause for sign, cause in CAUSES if re.search(sign, fault)), "there is no connection")


def place_of(kind: str, question: list[str], fault: str) -> str:
    """Where the tool looked for it, by its own settings; without names and passwords that may stand there."""
    found = re.search(r"https?://[^\s'\"]+", fault)
    address = found[0] if found else ""
    if kind == "npm":
        asking = [*question[: question.index("ping")], "config", "get", "registry"]
        address = subprocess.run(asking, capture_output=True, text=True, check=False).stdout.strip()
    parts = urlsplit(address)
    return f" ({parts.scheme}://{parts.netloc.rpartition('@')[2]})" if parts.netloc else ""


def say(line: str) -> None:
    print(f"paddock: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    sys.exit(main())
