"""A game of another package on the site: its words and its pictures come from the server."""

from paddock.server.games import HOUSE, is_installed
from tests.patience import wait_for
from tests.server.harness import LocalSite

PLAN = {"game": "little_race", "options": {"spaces": 15}}


def test_it_is_in_the_catalogue_behind_the_games_of_the_house(site: LocalSite) -> None:
    entry = site.person().get("/api/games")[-1]

    assert (entry["id"], entry["seats"], entry["ready"]) == ("little_race", [2, 5], True)
    assert [option["key"] for option in entry["options"]] == ["spaces"]


def test_its_words_come_in_the_language_that_is_asked_for(site: LocalSite) -> None:
    person = site.person()

    assert "little_race-name = Little race\n" in person.get("/api/games/little_race/texts")["texts"]
    assert "little_race-name = Маленькая гонка\n" in person.get("/api/games/little_race/texts?language=ru")["texts"]


def test_a_game_of_the_house_that_is_not_there_yet_says_nothing(site: LocalSite) -> None:
    for name in HOUSE:
        assert is_installed(name) or site.person().get(f"/api/games/{name}/texts") == {"texts": ""}


def test_a_game_that_nobody_has_has_no_words(site: LocalSite) -> None:
    assert site.person().refused("GET", "/api/games/chess/texts") == (404, "unknown-game")


def test_it_is_played_to_its_end_and_drawn(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hb", **PLAN)
    while ana.state(table)["table"]["status"] != "over":
        wait_for(lambda: ana.state(table)["question"] or ana.state(table)["table"]["status"] == "over")
        if ana.state(table)["question"]:
            assert ana.answer(table, [2]).status_code == 200

    assert ana.state(table)["table"]["outcome"]["reason"] == "crossed"
    assert "клеток: 15" in ana.get(f"/api/tables/{table}/picture?language=ru")["picture"]
    pictures = [ana.get(f"/api/tables/{table}/picture?told={told}")["picture"] for told in (0, 2, 10**6)]
    assert "." not in pictures[0]  # before anybody has moved
    assert pictures[1] != pictures[2]
    assert pictures[2] == ana.get(f"/api/tables/{table}/picture")["picture"]
    assert len(ana.get(f"/api/tables/{table}/log")["film"]) > 3
