"""Nobody at a table is called like anybody else there."""

from paddock.server.rooms.archive import names_in
from paddock.server.rooms.model import Chair
from paddock.server.rooms.seat_names import bot_numbers, own_name, tell_apart
from paddock.texts import LANGUAGES, Texts
from tests.server.harness import LocalSite
from tests.server.rooms import race_room


def test_a_person_with_the_name_of_another_gets_a_number(site: LocalSite) -> None:
    ana, other = site.person("Ana"), site.person("ana")
    table = ana.make_table("hoo")
    other.sit(table, 1)

    assert [seat["name"] for seat in ana.state(table)["table"]["seats"]] == ["Ana", "ana 2", None]


def test_a_new_name_gets_a_number_too_if_somebody_bears_it(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    ben.sit(table, 1)

    ben.post("/api/me", {"name": "Ana"})

    assert ana.state(table)["table"]["seats"][1]["name"] == "Ana 2"
    assert ben.get("/api/me")["name"] == "Ana"


def test_names_that_are_stored_alike_are_told_apart() -> None:
    room = race_room(3)
    for chair in room.chairs:
        chair.name = "Ana"

    tell_apart(room)

    assert room.names() == ["Ana", "Ana 2", "Ana 3"]


def test_nobody_is_called_like_somebody_without_a_name() -> None:
    room = race_room(3)
    room.chairs[1].name = None

    assert own_name(room, 0, "Driver 2") == "Driver 2 2"
    assert own_name(room, 1, "Driver 2") == "Driver 2"


def test_a_bot_chooses_another_name_if_a_person_bears_its_own() -> None:
    chairs = [Chair("human", user="u0", name="Bruno"), Chair("bot"), Chair("bot")]

    numbers = bot_numbers(chairs)

    assert numbers[1] == 2
    assert numbers[2] not in (1, 2, 3)
    room = race_room(3)
    room.chairs = chairs
    for language in LANGUAGES:
        assert len(set(names_in(Texts(language), room))) == 3
