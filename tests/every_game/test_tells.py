"""Every event is told at its moment: it brings what its kind says and nothing else, and the table is whole then."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from tests.every_game.frames import (
    beyond,
    changed,
    has_tells,
    may_change,
    own_tells,
    recordings,
    untold,
    watched_answer,
)
from tests.every_game.kit import GAMES, player_of, tables

ANSWERS = 60  # of a random game are watched
IMAGINED = 5  # one frame in so many is imagined anew

WITH_TELLS = [name for name in GAMES if has_tells(name)]
every_game = pytest.mark.parametrize("game", [paddock.game(name) for name in WITH_TELLS], ids=WITH_TELLS)


class Witness:
    """Somebody who looks at the table at each event, and compares it with what he saw before."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.seen = table.view(viewer)
        self.may_change = may_change(table.game)
        self.untold = untold(table.game)
        self.frames = 0

    def answer(self, seat: int, choice: int) -> None:
        """Give an answer and look at every event that it brings, and at what it changes without one."""
        for event, frame in watched_answer(self.table, seat, choice):
            view = frame.view(self.viewer)
            paths = changed(self.seen, view, event.seat)
            assert beyond(paths, self.may_change[event.kind]) == [], f"{event.kind} in {frame.notation()}"
            self.seen = view
            self.frames += 1
            if self.frames % IMAGINED == 0:
                self.imagine(frame)
        view = self.table.view(self.viewer)
        assert beyond(changed(self.seen, view, seat), self.untold) == []
        self.seen = view

    def imagine(self, frame: Table) -> None:
        """Whoever looks at that moment can imagine the rest: the table is whole, and what is known is known."""
        twin = frame.imagine(self.viewer, Chance(stream_key(self.frames, "imagination")))
        assert twin.view(self.viewer) == self.seen, frame.notation()
        assert twin.view(None) == frame.view(None), frame.notation()


@every_game
def test_in_recorded_games_an_event_changes_only_what_its_kind_may(game: paddock.Game) -> None:
    """Each game is watched by another seat, or by a spectator."""
    for number, file in enumerate(recordings(game)):
        table = file.start(game)
        witness = Witness(table, [*range(table.seats), None][number % (table.seats + 1)])
        for seat, _, choice in file.answers:
            witness.answer(seat, choice)


@every_game
@settings(max_examples=30)
@given(data=st.data())
def test_in_random_games_an_event_changes_only_what_its_kind_may(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    player = player_of(data.draw(st.integers(0, 99)))
    witness = Witness(table, data.draw(st.sampled_from([*range(table.seats), None])))
    for _ in range(ANSWERS):
        open_seats = table.open_seats()
        if open_seats:
            seat = open_seats[player.below(len(open_seats))]
            options = table.options(seat)
            witness.answer(seat, options[player.below(len(options))])


@every_game
def test_every_kind_of_event_says_what_it_may_change(game: paddock.Game) -> None:
    assert set(own_tells(game).MAY_CHANGE) == set(game.face.events)


def test_a_path_names_the_row_that_the_event_is_about() -> None:
    """So that the walks above compare something."""
    before = {"cars": [{"seat": 0, "heat": 1}, {"seat": 1, "heat": 1}], "phase": "plan", "plan": {"gear": 1}}
    after = {"cars": [{"seat": 0, "heat": 2}, {"seat": 1, "heat": 0}], "phase": "plan", "plan": {"gear": True}}

    paths = changed(before, after, 1)
    assert paths == {"cars*.heat", "cars.heat", "plan.gear"}
    assert beyond(paths, {"cars.heat", "plan"}) == ["cars*.heat"]
    assert changed(before, {**after, "cars": []}, 1) == {"cars", "plan.gear"}
