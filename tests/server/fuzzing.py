"""Requests, messages and bytes that nobody sends by mistake, drawn from what the site itself says that it takes.

The same seed draws the same things. About half of each is as it should be, so that the other half gets far inside.
"""

import json
import string
from copy import deepcopy
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

__all__ = ["Fuzzer", "bent_bytes"]

Schema = dict[str, Any]

INTS = (-1, 0, 1, 2, 3, 15, 16, 64, 255, 10**6, 2**31, 2**63 - 1, 2**63, 10**18, -(2**63) - 1, 10**30, 10**400)
TEXTS = (
    "",
    " ",
    "x",
    "\u0000",
    "\ud800",
    "\u202e",
    "é" * 40,
    "' OR 1=1; --",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%s%n%x",
    "\r\nSet-Cookie: a=b",
    "x" * 401,
    "🏎" * 300,
    "-0",
    "NaN",
    "null",
)
VALUES: tuple[Any, ...] = (None, True, False, 0, -1, 1.5, float("nan"), float("inf"), 1e308, [], {}, [[]], {"": ""})
HEADERS = (
    ("Origin", "null"),
    ("Origin", "http://["),
    ("Cookie", "paddock="),
    ("Cookie", "paddock=\xff; paddock=x"),
    ("Content-Type", "text/xml"),
    ("Content-Encoding", "gzip"),
    ("Accept-Encoding", "gzip;q=x"),
    ("Accept", "\xff"),
    ("X-Forwarded-For", "not an address, 1.2.3.4"),
    ("X-Forwarded-Proto", "javascript"),
    ("Sec-Fetch-Site", "\x01".strip() or "?"),
    ("If-None-Match", "*"),
    ("If-Modified-Since", "Thu, 99 Foo 99999 99:99:99 GMT"),
    ("Range", "bytes=-1-,5"),
    ("Expect", "100-continue"),
    ("Host", "["),
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")


class Fuzzer:
    """``names`` are true values of the site, such as its tables, for parameters and fields of that name."""

    def __init__(self, dice: Random, document: Schema, names: dict[str, list[Any]]) -> None:
        self.dice = dice
        self.schemas: dict[str, Schema] = document["components"]["schemas"]
        self.routes = [
            (method, path, route) for path, each in document["paths"].items() for method, route in each.items()
        ]
        self.names = names

    # ---- requests ------------------------------------------------------------------------------------------------

    def request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        """Method, address, body and headers."""
        method, path, route = self.dice.choice(self.routes)
        query: list[tuple[str, str]] = []
        for parameter in route.get("parameters", []):
            value = self.text_of(parameter["name"], parameter["schema"])
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(value, safe="", errors="replace"))
            elif self.dice.random() < 0.8:
                query += [(parameter["name"], value)] * self.dice.choice((1, 1, 1, 1, 2))
        address = path + (f"?{urlencode(query, errors='replace')}" if query else "")
        if self.dice.random() < 0.05:
            method = self.dice.choice(METHODS)
        headers = dict(self.dice.sample(HEADERS, self.dice.choice((0, 0, 0, 1, 2))))
        return method.upper(), address, self.body(route), headers

    def text_of(self, name: str, schema: Schema) -> str:
        value = self.value(schema, name)
        return value if isinstance(value, str) else json.dumps(value)

    def body(self, route: Schema) -> bytes | None:
        if "requestBody" not in route:
            return None if self.dice.random() < 0.9 else b"{}"
        schema = route["requestBody"]["content"]["application/json"]["schema"]
        return self.packed(self.bent(self.value(schema, "file")))

    def message(self) -> bytes | str:
        """To a table's socket."""
        kind = self.dice.choice(("AnswerMessage", "UndoMessage", "ChatMessage", "AdviceMessage"))
        packed = self.packed(self.bent(self.value({"$ref": f"/{kind}"}, "")))
        text = packed.decode(errors="replace")
        return packed if self.dice.random() < 0.05 else text

    def packed(self, value: Any) -> bytes:
        """As JSON, sometimes with bytes that are not as they were."""
        text = json.dumps(value, ensure_ascii=self.dice.random() < 0.5).encode(errors="replace")
        return bent_bytes(self.dice, text) if self.dice.random() < 0.1 else text

    # ---- values --------------------------------------------------------------------------------------------------

    def value(self, schema: Schema, name: str) -> Any:
        """One that fits, a true one if there are any; now and then another."""
        if self.dice.random() < 0.08:
            return self.odd()
        if name in self.names and self.dice.random() < 0.85:
            return self.dice.choice(self.names[name])
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], name)
        if "enum" in schema:
            return self.dice.choice(schema["enum"])
        if "anyOf" in schema:
            return self.value(self.dice.choice(schema["anyOf"]), name)
        return self.of_type(schema, name)

    def of_type(self, schema: Schema, name: str) -> Any:
        kind = schema.get("type")
        if kind == "object":
            return self.object(schema)
        if kind == "array":
            number = self.dice.choice((schema.get("minItems", 0), 1, 2, 4, schema.get("maxItems", 9)))
            return [self.value(schema.get("items", {}), name) for _ in range(number)]
        if kind == "integer":
            return self.dice.randint(schema.get("minimum", 0), min(schema.get("maximum", 9), 300))
        if kind == "boolean":
            return self.dice.random() < 0.5
        if kind == "string":
            letters = self.dice.choice((string.ascii_letters, string.printable, "éжま"))
            letters = string.ascii_letters if "pattern" in schema else letters
            return "".join(self.dice.choices(letters, k=self.dice.randint(1, min(schema.get("maxLength", 30), 30))))
        return self.odd()

    def object(self, schema: Schema) -> dict[str, Any]:
        wanted = set(schema.get("required", []))
        return {
            key: self.value(part, key)
            for key, part in schema.get("properties", {}).items()
            if key in wanted or self.dice.random() < 0.5
        }

    def odd(self) -> Any:
        return deepcopy(self.dice.choice(self.dice.choice((INTS, TEXTS, VALUES))))

    def bent(self, value: Any) -> Any:
        """Often as it is; else something in it, however deep, is missing, doubled or another."""
        if self.dice.random() < 0.5:
            return value
        value = deepcopy(value)
        for _ in range(self.dice.choice((1, 1, 2, 5))):
            value = self.bent_once(value)
        return value

    def bent_once(self, value: Any) -> Any:
        if not isinstance(value, (dict, list)) or not value or self.dice.random() < 0.15:
            return self.odd()
        key: Any = self.dice.choice(list(value)) if isinstance(value, dict) else self.dice.randrange(len(value))
        what = self.dice.choice(("in", "in", "in", "gone", "more", "deep"))
        if what == "gone":
            del value[key]
        elif what == "more" and isinstance(value, list):
            value += [value[key]] * self.dice.choice((1, 20, 200))
        elif what == "more" and isinstance(value, dict):
            value[self.dice.choice(TEXTS)] = self.odd()
        elif what == "deep":
            for _ in range(self.dice.choice((3, 60))):
                value[key] = [value[key]]
        else:
            value[key] = self.bent_once(value[key])
        return value

    # ---- bytes ---------------------------------------------------------------------------------------------------

    def bytes_for(self, host: str) -> bytes:
        """A request as it goes over the line, bent somewhere; or no request at all."""
        if self.dice.random() < 0.1:
            return self.dice.randbytes(self.dice.choice((1, 20, 500)))
        method, address, body, headers = self.request()
        length = self.dice.choice((len(body or b""),) * 4 + (0, 10**6, 10**30))
        lines = [f"{method} {address} HTTP/1.1", f"Host: {host}", f"Content-Length: {length}", "Connection: close"]
        if self.dice.random() < 0.2:
            lines += ["Transfer-Encoding: chunked"]
        if self.dice.random() < 0.3:
            lines += [
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: eA==",
            ]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        whole = "\r\n".join([*lines, "", ""]).encode("latin-1", errors="replace") + (body or b"")
        return bent_bytes(self.dice, whole) if self.dice.random() < 0.7 else whole


def bent_bytes(dice: Random, data: bytes) -> bytes:
    """Some bytes are others, missing, or there twice."""
    bent = bytearray(data)
    for _ in range(dice.choice((1, 2, 8))):
        if not bent:
            break
        at = dice.randrange(len(bent))
        what = dice.randrange(4)
        if what == 0:
            bent[at] = dice.randrange(256)
        elif what == 1:
            del bent[at : at + dice.choice((1, 9))]
        elif what == 2:
            bent[at:at] = bent[max(0, at - 9) : at] * dice.choice((1, 50))
        else:
            bent[at:at] = dice.choice((b"\r\n", b"\x00", b"\xff\xfe", b'"', b"[" * 500, b": ", b"%00"))
    return bytes(bent)
