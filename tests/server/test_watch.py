"""For those who look after the site, and those who program against it."""

import json
import random
import re

import pytest

from paddock.server.metrics import Metrics, told_together
from paddock.server.store.troubles import StorageAway
from tests.server.harness import LocalSite
from tests.server.players import full_table, play_on


def test_it_says_that_it_is_well(site: LocalSite) -> None:
    response = site.person().http.get("/healthz")

    assert (response.status_code, response.text) == (200, "ok\n")


def test_it_says_plainly_that_the_database_is_away(site: LocalSite, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(_work: object) -> None:
        raise StorageAway

    monkeypatch.setattr(site.site.database, "read", silent)
    response = site.person().http.get("/healthz")

    assert (response.status_code, response.text) == (503, "storage-away\n")
    assert response.headers["content-type"].startswith("text/plain")


def test_it_counts_in_prometheus_text(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    play_on(table, people, random.Random(1), 6)
    people[0].refused("GET", "/api/tables/nothing")
    people[0].live(table).next()

    response = people[0].http.get("/metrics")

    values = dict(line.rsplit(" ", 1) for line in response.text.splitlines() if not line.startswith("#"))
    assert response.headers["content-type"].startswith("text/plain")
    assert float(values['paddock_answers_total{by="human"}']) >= 6
    assert float(values['paddock_refusals_total{reason="no-such-table"}']) >= 1
    assert float(values["paddock_sockets"]) >= 1
    assert float(values["paddock_commit_seconds_count"]) > 0
    assert float(values["paddock_late_seconds_count"]) > 0
    assert float(values['paddock_tables_total{game="heat"}']) >= 1


def test_the_reference_lists_every_route_and_loads_nothing_from_elsewhere(site: LocalSite) -> None:
    person = site.person()
    document = person.get("/api/openapi.json")
    page = person.http.get("/api/docs").text

    routes = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert {
        "GET /api/games",
        "POST /api/tables",
        "GET /api/tables/{table_id}",
        "POST /api/tables/{table_id}/answers",
        "POST /api/tables/{table_id}/undo",
        "GET /api/tables/{table_id}/export",
        "POST /api/import",
        "POST /api/recover",
    } <= routes
    assert all(route.split(" ")[1] in page for route in routes)
    assert document["components"]["schemas"]["Answer"]["properties"]["choices"]["minItems"] == 1
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page


def test_the_reference_tells_body_reply_and_refusals_of_a_route(site: LocalSite) -> None:
    person = site.person()
    route = person.get("/api/openapi.json")["paths"]["/api/import"]["post"]
    page = person.http.get("/api/docs").text.partition("POST /api/import")[2].partition("</section>")[0]

    assert route["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/GameFile")
    assert "<p>Body: <a href='#GameFile'>GameFile</a></p>" in page
    assert "<p>201: <a href='#MadeTable'>MadeTable</a></p>" in page
    assert "<p>Refused: 400, 403, 413, 421, 422, 429, 503</p>" in page


def test_all_that_the_reference_names_stands_in_it(site: LocalSite) -> None:
    document = site.person().get("/api/openapi.json")
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))

    assert {"Refused", "TableState", "Answer"} <= named
    assert named <= set(document["components"]["schemas"])
    assert "HTTPValidationError" not in document["components"]["schemas"]


def test_a_game_says_what_its_arguments_mean(site: LocalSite) -> None:
    face = site.person().get("/api/games/heat/face")

    assert face["events"]["grid"]["args"]["order"] == {"kind": "list", "of": {"kind": "seat"}}
    assert face["events"]["cards-down"] == {"args": {}, "silent": True}
    assert site.person().http.get("/api/games/chess/face").status_code == 404


def test_a_game_that_nobody_has_has_no_gallery_and_the_known_ones_are_named(site: LocalSite) -> None:
    answer = site.person().http.get("/api/games/chess/gallery")

    assert answer.status_code == 404
    assert answer.json()["reason"] == "unknown-game"
    assert "heat" in answer.json()["details"]["known"]


def test_what_several_workers_count_is_told_line_by_line() -> None:
    counted = Metrics()
    counted.games_over.labels("heat").inc()
    counted.change_seconds.observe(0.03)
    alone = counted.text()

    told = told_together({"a:1": alone, "b:2": alone}).decode()

    lines = [line for line in alone.decode().splitlines() if line[0] != "#"]
    assert len([line for line in told.splitlines() if line[0] != "#"]) == 2 * len(lines)
    assert told.count('paddock_change_seconds_bucket{le="0.05",worker="b:2"} 1.0') == 1
    assert told.count("# TYPE paddock_change_seconds histogram") == 1
    assert told.count("paddock_workers{worker=") == 2
