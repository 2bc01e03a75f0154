"""The reference of the HTTP interface: OpenAPI, and a page that shows it without any script."""

import html
import inspect
import json
from typing import Any

import msgspec
from fastapi import FastAPI

from paddock.server.rooms import wire

__all__ = ["add_schemas", "described", "reference_page"]

REF = "#/components/schemas/{name}"
BODIES: list[type[msgspec.Struct]] = [
    kind
    for _, kind in inspect.getmembers(wire, inspect.isclass)
    if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
]
REFUSAL = {
    "type": "object",
    "required": ["reason"],
    "properties": {"reason": {"type": "string"}, "field": {"type": "string"}, "details": {"type": "object"}},
}


def described(summary: str, body: type[msgspec.Struct] | str | None = None) -> dict[str, Any]:
    """Arguments of a route: its summary, its body (a file is told in words) and what a refusal looks like."""
    extra: dict[str, Any] = {}
    if body is not None:
        in_words = {"type": "object", "description": body}
        schema = in_words if isinstance(body, str) else {"$ref": REF.format(name=body.__name__)}
        extra["requestBody"] = {"content": {"application/json": {"schema": schema}}, "required": True}
    refusal = {"description": "Refused, with a reason", "content": {"application/json": {"schema": REFUSAL}}}
    return {"summary": summary, "openapi_extra": extra, "responses": {"4XX": refusal}}


def add_schemas(app: FastAPI) -> None:
    """Put the bodies' schemas into the application's OpenAPI document."""
    bare = app.openapi

    def whole() -> dict[str, Any]:
        document = bare()
        _, components = msgspec.json.schema_components(BODIES, ref_template=REF)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return document

    app.openapi = whole  # type: ignore[method-assign]


def reference_page(document: dict[str, Any]) -> str:
    """Every route and every schema as plain HTML."""
    routes = [
        section(path, method, route) for path, methods in document["paths"].items() for method, route in methods.items()
    ]
    schemas = [schema_section(name, schema) for name, schema in sorted(document["components"]["schemas"].items())]
    return PAGE.format(routes="\n".join(routes), schemas="\n".join(schemas))


def section(path: str, method: str, route: dict[str, Any]) -> str:
    body = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    name = html.escape(body.get("$ref", "").rpartition("/")[2])
    words = f"<a href='#{name}'>{name}</a>" if name else html.escape(body.get("description", ""))
    link = f"<p>Body: {words}</p>" if words else ""
    parameters = ", ".join(html.escape(p["name"]) for p in route.get("parameters", []) if p["in"] == "query")
    asked = f"<p>Query: {parameters}</p>" if parameters else ""
    title = f"<h3><code>{method.upper()} {html.escape(path)}</code></h3>"
    return f"<section>{title}<p>{html.escape(route.get('summary', ''))}</p>{link}{asked}</section>"


def schema_section(name: str, schema: dict[str, Any]) -> str:
    title = f"<h3>{html.escape(name)}</h3><p>{html.escape(schema.get('description', ''))}</p>"
    return f"<section id='{html.escape(name)}'>{title}<pre>{html.escape(json.dumps(schema, indent=2))}</pre></section>"


PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paddock: HTTP</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; line-height: 1.5">
<h1>Paddock: HTTP interface</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Every refusal is <code>{{"reason": …}}</code> with a fitting
status. A table is followed through the WebSocket <code>/api/tables/{{id}}/live?since=n</code>.</p>
<h2>Routes</h2>
{routes}
<h2>Bodies</h2>
{schemas}
</body>
</html>
"""
