"""Text files with a digest: broken or hand-edited ones are recognised before they are used."""

import json
from hashlib import sha256
from typing import Any

from paddock.kernel.chance import MOST_SEED, SEED_BITS
from paddock.kernel.errors import BadFile

__all__ = ["fault_in_short", "opened_text", "read_seed", "sealed_text"]

FORMAT = 1
MOST_SIGNS = 120  # of a fault that is told


def sealed_text(kind: str, data: dict[str, Any]) -> str:
    """The data as JSON, with its kind and a digest of all the rest."""
    body = {"format": f"{kind}/{FORMAT}", **data}
    return json.dumps({**body, "digest": digest(body)}, ensure_ascii=False)


def opened_text(kind: str, text: str) -> dict[str, Any]:
    """What ``sealed_text`` wrote; BadFile if it is something else, broken or edited."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFile("not-json") from None
    if not isinstance(body, dict) or not str(body.get("format", "")).startswith(f"{kind}/"):
        raise BadFile("wrong-kind", expected=kind)
    if body["format"] != f"{kind}/{FORMAT}":
        raise BadFile("other-format", found=str(body["format"]), expected=f"{kind}/{FORMAT}")
    found = body.pop("digest", None)
    try:
        right = digest(body)
    except (ValueError, RecursionError) as fault:
        raise BadFile("broken", cause=fault_in_short(fault)) from fault
    if found != right:
        raise BadFile("edited")
    return body


def read_seed(written: Any) -> int:
    """The seed in a file; BadFile if no game could have begun with it."""
    seed = int(written)
    if abs(seed) > MOST_SEED:
        raise BadFile("seed-too-large", bits=SEED_BITS)
    return seed


def fault_in_short(fault: Exception) -> str:
    """What is wrong with a file: never the file itself, however much of it the fault repeats."""
    return f"{type(fault).__name__}: {fault}"[:MOST_SIGNS]


def digest(body: dict[str, Any]) -> str:
    canonical = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()
