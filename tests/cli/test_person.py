"""A person takes answers back."""

import pytest

from paddock.cli.person import Person
from paddock.cli.screen import Screen
from paddock.cli.typed import Menu
from paddock.games.heat import GAME
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from paddock.texts import Speaker, Texts


def after_a_question_without_choice() -> list[Table]:
    """Tables at a real question of the first seat, right after a question to which it had one answer only."""
    found: list[Table] = []
    for seed in range(3):
        table = GAME.new(2, {"laps": "1"}, seed)
        chance = Chance(stream_key(seed, "person"))
        options_before = 0
        while seats := table.open_seats():
            options = table.options(seats[0])
            if seats[0] == 0:
                if options_before == 1 and len(options) > 1 and table.can_undo(0):
                    found.append(table.clone())
                options_before = len(options)
            table.answer(seats[0], options[chance.below(len(options))])
    return found


def test_taking_back_leads_to_a_real_choice_or_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts("en", more=["paddock.cli"], strict=True)
    speaker = Speaker(texts, "heat", ["Ana", "Ben"])
    led = {True: 0, False: 0}
    for table in after_a_question_without_choice():
        before = table.notation()
        taken_back = Person(table, 0, speaker, Screen(texts), alone=True).obey("u", Menu(table, 0, speaker))
        led[taken_back] += 1
        assert len(table.options(0)) > 1
        assert (table.notation() != before) == taken_back
        assert ("There is nothing to take back" in capsys.readouterr().out) != taken_back

    assert led[True] > 0
    assert led[False] > 0
