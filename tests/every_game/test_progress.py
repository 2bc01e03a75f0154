"""How far a game has come: told alike by all games."""

from hypothesis import given
from hypothesis import strategies as st

import paddock
from tests.every_game.kit import every_game, imagined, tables


@every_game
@given(data=st.data())
def test_laps_and_races_are_counted_up_to_how_many_there_are(game: paddock.Game, data: st.DataObject) -> None:
    now = data.draw(tables(game)).progress()

    assert now.round >= 0
    assert 0 <= now.lap <= now.laps
    assert 0 <= now.race <= now.races
    assert (now.lap > 0, now.race > 0) == (now.laps > 0, now.races > 0)
    assert all(now.as_data().values())


@every_game
@given(data=st.data())
def test_progress_tells_nothing_that_a_spectator_does_not_know(game: paddock.Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))

    assert imagined(table, None, data.draw(st.integers(0, 99))).progress().as_data() == table.progress().as_data()
