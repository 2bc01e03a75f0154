"""The reference of the HTTP interface: OpenAPI, and a page that shows it without any script."""

import html
import inspect
import json
from types import ModuleType
from typing import Any

import msgspec
from fastapi import FastAPI

from paddock.server import replies
from paddock.server.refusals import TOO_OFTEN
from paddock.server.rooms import wire

__all__ = ["add_schemas", "described", "reference_page"]

Data = dict[str, Any]

REF = "#/components/schemas/{name}"
JSON = "application/json"
REFUSALS = {
    400: "The body is no JSON",
    403: "Not for whoever asks",
    404: "There is no such table, seat, game, position or link",
    409: "Not now, or not any more",
    410: "A table of a game, or of rules, that are not installed any more",
    413: "Too large",
    421: "The site is not called so",
    422: "Not as it is described here, or not as the game allows it",
    429: "Too often, or too many",
    503: "Not just now: the same may be asked a little later",
}
ALWAYS = (421, 429, 503)
AGAIN = {"Retry-After": {"description": "So many seconds", "required": True, "schema": {"type": "integer"}}}


def schema_of(kind: Any) -> Data:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def content_of(kind: Any) -> Data:
    return {JSON: {"schema": schema_of(kind)}}


def described(
    summary: str,
    body: type[msgspec.Struct] | None = None,
    reply: Any = replies.Done,
    status: int = 200,
    refused: tuple[int, ...] = (),
) -> Data:
    """Arguments of a route: its summary, its body, what it replies, and refusals that the request does not show."""
    extra = {} if body is None else {"requestBody": {"content": content_of(body), "required": True}}
    answers: dict[int, Data] = {status: {"description": "Done", "content": content_of(reply)}}
    answers |= {each: refusal(each) for each in refused}
    return {"summary": summary, "status_code": status, "openapi_extra": extra, "responses": answers}


def refusal(status: int) -> Data:
    told = {"description": REFUSALS[status], "content": content_of(replies.Refused)}
    return {**told, "headers": AGAIN} if status == TOO_OFTEN else told


def refusals(method: str, path: str, route: Data) -> list[int]:
    """What every request of this kind may be refused with."""
    found = [*ALWAYS]
    kinds = [parameter["schema"] for parameter in route.get("parameters", [])]
    if any(kind.get("type") != "string" or "enum" in kind for kind in kinds):
        found.append(422)
    if "requestBody" in route:
        found += [400, 422]
    if method != "get":
        found += [403, 413]
    if "{" in path:
        found.append(404)
    if "{table_id}" in path:
        found.append(410)
    return found


def add_schemas(app: FastAPI) -> None:
    """Put schemas and refusals into the application's OpenAPI document, once."""
    bare = app.openapi

    def whole() -> Data:
        return app.openapi_schema or completed(bare())

    app.openapi = whole  # type: ignore[method-assign]


def completed(document: Data) -> Data:
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            add_refusals(route, refusals(method, path, route))
    _, components = msgspec.json.schema_components([*structs(wire), *structs(replies)], ref_template=REF)
    document["components"] = {"schemas": components}
    return document


def add_refusals(route: Data, statuses: list[int]) -> None:
    """In the order of their numbers; FastAPI's own word for what is not as described is not the site's."""
    responses = route["responses"]
    responses.pop("422", None)
    responses |= {str(status): refusal(status) for status in statuses}
    route["responses"] = dict(sorted(responses.items()))


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    kinds = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]


def reference_page(document: Data) -> str:
    """Every route and every schema as plain HTML."""
    routes = [
        section(path, method, route) for path, methods in document["paths"].items() for method, route in methods.items()
    ]
    schemas = [schema_section(name, schema) for name, schema in sorted(document["components"]["schemas"].items())]
    words = [f"<li>{status}: {html.escape(why)}.</li>" for status, why in REFUSALS.items()]
    return PAGE.format(refusals="\n".join(words), routes="\n".join(routes), schemas="\n".join(schemas))


def section(path: str, method: str, route: Data) -> str:
    body = route.get("requestBody", {}).get("content", {})
    link = f"<p>Body: {name_of(body)}</p>" if body else ""
    parameters = ", ".join(html.escape(p["name"]) for p in route.get("parameters", []) if p["in"] == "query")
    asked = f"<p>Query: {parameters}</p>" if parameters else ""
    title = f"<h3><code>{method.upper()} {html.escape(path)}</code></h3>"
    told = "".join(f"<p>{status}: {name_of(each['content'])}</p>" for status, each in done(route).items())
    refused = ", ".join(sorted(set(route["responses"]) - set(done(route))))
    said = f"{told}<p>Refused: {refused}</p>"
    return f"<section>{title}<p>{html.escape(route.get('summary', ''))}</p>{link}{asked}{said}</section>"


def done(route: Data) -> Data:
    return {status: each for status, each in route["responses"].items() if status.startswith("2")}


def name_of(content: Data) -> str:
    """A link to a schema; what has no name is an object, or a list of what has one."""
    schema = content[JSON]["schema"]
    if schema.get("type") == "array":
        return f"list of {name_of({JSON: {'schema': schema['items']}})}"
    name = html.escape(schema.get("$ref", "").rpartition("/")[2])
    return f"<a href='#{name}'>{name}</a>" if name else "object"


def schema_section(name: str, schema: Data) -> str:
    title = f"<h3>{html.escape(name)}</h3><p>{html.escape(schema.get('description', ''))}</p>"
    return f"<section id='{html.escape(name)}'>{title}<pre>{html.escape(json.dumps(schema, indent=2))}</pre></section>"


PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paddock: HTTP</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; line-height: 1.5">
<h1>Paddock: HTTP interface</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Every refusal is a
<a href="#Refused">Refused</a> with a fitting status.
A table is followed through the WebSocket <code>/api/tables/{{id}}/live?since=n</code>.</p>
<ul>
{refusals}
</ul>
<h2>Routes</h2>
{routes}
<h2>Bodies and replies</h2>
{schemas}
</body>
</html>
"""
