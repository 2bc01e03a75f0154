"""The built site: files in memory, compressed once; every address of the site's own pages is its first page."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

__all__ = ["Pages", "STATIC", "are_built", "page_routes"]

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# What systems disagree about.
KINDS = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".json": "application/json"}
SMALLEST_TO_COMPRESS = 1024
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paddock</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; line-height: 1.5">
<h1>Paddock is running, but its pages have not been built</h1>
<p>When this Paddock was installed, there was no Node 20.19 or newer to build them with. In a copy of the source,
<code>make play</code> finds one, builds them and starts the site. Or install Node, and then, in the copy of the source:
<code>pip install --force-reinstall --no-deps .</code></p>
<p lang="ru">Страницы сайта не собраны: при установке не нашлось Node 20.19 или новее. В копии исходников
<code>make play</code> найдёт его, соберёт страницы и откроет сайт. Или установите Node и выполните там же:
<code>pip install --force-reinstall --no-deps .</code></p>
<p>The HTTP interface works: see <a href="/api/docs">its reference</a>.</p>
</body></html>
"""


class Page(Struct):
    """One file, as it is and compressed."""

    kind: str
    etag: str
    caching: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself

    def reply(self, request: Request) -> Response:
        headers = {"ETag": self.etag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in ("br", "gzip") if name in self.bodies and name in accepted), "")
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


class Pages:
    """All files of the built site by their path."""

    def __init__(self, folder: Path) -> None:
        self.pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix not in (".br", ".gz"):
                    self.pages[path.relative_to(folder).as_posix()] = read_page(path, folder)

    def find(self, path: str) -> Page | None:
        """The file, or the first page for an address without a file of its own; a missing file is missing."""
        page = self.pages.get(path)
        if page is not None or "." in path.rpartition("/")[2]:
            return page
        return self.pages.get("index.html")


def read_page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    if "gzip" not in bodies and kind.startswith(TEXTS) and len(body) >= SMALLEST_TO_COMPRESS:
        bodies["gzip"] = gzip.compress(body, mtime=0)
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    return Page(kind, f'"{sha256(body).hexdigest()[:20]}"', FOREVER if is_hashed else ASK_AGAIN, bodies)


def are_built(folder: Path = STATIC) -> bool:
    return (folder / "index.html").is_file()


def page_routes(folder: Path) -> APIRouter:
    routes = APIRouter(include_in_schema=False)
    pages = Pages(folder)

    @routes.get("/{path:path}")
    @routes.head("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        if not pages.pages:
            return HTMLResponse(NOT_BUILT, 503 if path else 200)
        found = pages.find(path)
        return Response("Not found", 404, media_type="text/plain") if found is None else found.reply(request)

    return routes
