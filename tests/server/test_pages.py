"""The built site: files, caching, compression, and the first page for every address of its own."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import LocalSite, Person

SCRIPT = "console.log('hello');" * 100


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "built"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Paddock</title>")
    (static / "assets" / "main-abc123.js").write_text(SCRIPT)
    (static / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (static / "assets" / "style-def456.css").write_text("a { color: red }" * 100)
    (static / "icon.svg").write_text("<svg></svg>")
    with LocalSite(folder / "data", static=static) as site:
        yield site.person()


def test_every_address_of_the_site_is_its_first_page(browser: Person) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay?at=3", "/new/heat", "/recover/a-token_1"):
        response = browser.http.get(path)
        assert response.status_code == 200
        assert "<title>Paddock</title>" in response.text
        assert response.headers["cache-control"] == "no-cache"


def test_files_with_a_digest_in_their_name_are_kept_for_ever(browser: Person) -> None:
    response = browser.http.get("/assets/style-def456.css")

    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/css")


def test_compressed_files_are_sent_to_those_who_can_read_them(browser: Person) -> None:
    path = "/assets/main-abc123.js"
    plain = browser.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = browser.http.get(path, headers={"Accept-Encoding": "gzip"})
    with browser.http.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as stream:
        raw = b"".join(stream.iter_raw())

    assert plain.text == packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert raw == b"brotli"
    assert plain.headers["content-type"].startswith("text/javascript")


def test_what_has_not_changed_is_not_sent_again(browser: Person) -> None:
    first = browser.http.get("/icon.svg")

    again = browser.http.get("/icon.svg", headers={"If-None-Match": first.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/key.txt", "/..%2f..%2fdata%2fpaddock.sqlite3", "/assets/..%2f.hidden"]
)
def test_a_missing_file_is_missing(browser: Person, path: str) -> None:
    assert browser.http.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/..%2fdata%2fkey", "/assets/..%2f..%2fdata%2fkey", "/%2e%2e/data/key", "//data/key"])
def test_nothing_outside_the_pages_can_be_reached(browser: Person, path: str) -> None:
    assert "<title>Paddock</title>" in browser.http.get(path).text


def test_headers_keep_browsers_safe(browser: Person) -> None:
    for path in ("/", "/api/games", "/api/docs", "/assets/gone.js"):
        headers = browser.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert browser.http.get("/api/games").headers["cache-control"] == "no-store"


def test_pages_that_are_not_built_say_how_to_build_them(folder: Path) -> None:
    with LocalSite(folder) as site:
        response = site.person().http.get("/")

        assert response.status_code == 200
        assert "make play" in response.text
        assert site.person().http.get("/t/abc").status_code == 503


def test_a_large_file_is_compressed_once_when_nobody_did_it_before() -> None:
    from paddock.server.pages import read_page

    path = Path(__file__)
    page = read_page(path, path.parent)

    assert gzip.decompress(page.bodies["gzip"]) == path.read_bytes()
