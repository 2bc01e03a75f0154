"""A person answers, is told what cannot be helped, and takes answers back."""

import pytest

import paddock
from paddock.cli.menu import Menu
from paddock.cli.person import Person, Quit
from paddock.cli.screen import Screen
from paddock.cli.series import Series
from paddock.games.heat import GAME
from paddock.games.heat.choices import CARD, GEAR
from paddock.games.heat.rules.plan import ShiftGear
from paddock.games.heat.rules.react import UseSymbol
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.table import Table
from paddock.texts import LANGUAGES, Speaker, Texts
from tests.games.heat.make import ANA, car, race, run


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


def person(table: Table) -> Person:
    texts = Texts("en", more=["paddock.cli"], strict=True)
    return Person(table, ANA, Speaker(texts, paddock.game("heat"), ["Ana"]), Screen(texts), alone=True)


def test_what_cannot_be_chosen_is_told_and_done(capsys: pytest.CaptureFixture[str]) -> None:
    scene = race("usa", car(hand="1 4"))
    run(scene, UseSymbol(ANA))

    person(scene.g).take_turn()

    assert "No other choice: Done." in " ".join(capsys.readouterr().out.split())
    assert scene.g.open_seats() == []


@pytest.mark.parametrize(("typed", "log"), [("", [GEAR + 2, CARD + 1, CARD + 4]), ("u", [])])
def test_forced_cards_wait_for_enter_while_the_gear_can_be_taken_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, log: list[int]
) -> None:
    scene = race("usa", car(gear=2, hand="1 4 h h h h h"))
    run(scene, ShiftGear(ANA))
    scene.g.keep_checkpoint()
    scene.g.answer(ANA, GEAR + 2)
    monkeypatch.setattr("builtins.input", lambda prompt: typed)

    person(scene.g).take_turn()

    assert "There is no other choice: Enter goes on, u takes back." in capsys.readouterr().out
    assert [choice for _, _, choice in scene.g.log] == log


def test_taking_back_leads_to_a_real_choice_or_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts("en", more=["paddock.cli"], strict=True)
    speaker = Speaker(texts, paddock.game("heat"), ["Ana", "Ben"])
    led = {True: 0, False: 0}
    for table in after_a_question_without_choice():
        before = table.notation()
        menu = Menu(table, 0, speaker)
        taken_back = Person(table, 0, speaker, Screen(texts), alone=True).obey("u", menu, Series(menu))
        led[taken_back] += 1
        assert len(table.options(0)) > 1
        assert (table.notation() != before) == taken_back
        assert ("There is nothing to take back" in capsys.readouterr().out) != taken_back

    assert led[True] > 0
    assert led[False] > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{"legends": 2}, {"upgrades": "both"}, {"upgrades": "advanced", "garage": "random"}], ids=str
)
def test_whatever_is_offered_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, options: dict[str, object]
) -> None:
    """Every key that a menu shows is understood, in every module of the game."""
    texts = Texts(language, more=["paddock.cli"], strict=True)
    speaker = Speaker(texts, paddock.game("heat"), ["Ana", "Ben"])
    table = GAME.new(2, options, seed=6)
    chance = Chance(stream_key(6, "typing"))
    people = [Person(table, seat, speaker, Screen(texts), alone=True) for seat in range(2)]

    def typed(prompt: str) -> str:
        seat = speaker.names.index(prompt.removesuffix(" > "))
        keys = Series(Menu(table, seat, speaker)).menu.keys
        return keys[chance.below(len(keys))]

    monkeypatch.setattr("builtins.input", typed)
    while table.position < 120:
        people[table.open_seats()[0]].take_turn()
        shown = capsys.readouterr().out
        assert "not among the choices" not in shown
        assert "letters" not in shown


@pytest.mark.parametrize("name", paddock.game_names())
def test_numbers_of_choices_stand_in_their_order_at_every_question(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Also where the same question comes again with other choices."""
    texts = Texts("en", more=["paddock.cli"])
    table = paddock.game(name).new(2, seed=6)
    speaker = Speaker(texts, table.game, ["Ana", "Ben"])
    chance = Chance(stream_key(6, "numbers"))
    menus: list[list[str]] = []

    class Looking(Person):
        def show_menu(self, series: Series) -> None:
            menus.append([series.menu.keys[place] for place in series.menu.order])

    people = [Looking(table, seat, speaker, Screen(texts), alone=True) for seat in range(2)]
    monkeypatch.setattr("builtins.input", lambda prompt: menus[-1][chance.below(len(menus[-1]))])
    while len(menus) < 40 and table.open_seats():
        people[table.open_seats()[0]].take_turn()

    assert len(menus) > 10
    for keys in menus:
        numbers = [int(key) for key in keys if key.isdecimal()]
        assert numbers == sorted(numbers), keys


NONSENSE = [
    "g", "g9", "g-1", "g2 g2", "g2 u", "g2 1 ?", "2 2 2 2 2 2", "0", "-1", "1.5", "1e3", "0x1", "²", "①", "٣", "d",
    "done", "🏎", "ы", "п", "card", "'", '"', "{ $name }", "[bold]", "\\", "%s", "? ?", "? 🏎", "help me", "x" * 5000,
    " ".join("12345" * 200),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_refused_in_words_and_changes_nothing(capsys: pytest.CaptureFixture[str], language: str) -> None:
    texts = Texts(language, more=["paddock.cli"], strict=True)
    table = GAME.new(2, seed=1)
    before = table.save()
    somebody = Person(table, 0, Speaker(texts, paddock.game("heat"), ["Ana", "Ben"]), Screen(texts), alone=True)
    menu = Menu(table, 0, somebody.speaker)

    for line in NONSENSE:
        assert somebody.obey(line, menu, Series(menu)) is False, line
        assert capsys.readouterr().out.strip(), line
    assert table.save() == before


@pytest.mark.parametrize("typed", ["x", "g4", "? g4", "u"])
def test_after_a_wrong_entry_the_choices_are_shown_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    scene = race("usa", car(gear=2, heat=0, hand="1 2 3 4"))
    run(scene, ShiftGear(ANA))
    lines = iter([typed, "q"])
    shown: list[str] = []

    def type_line(prompt: str) -> str:
        shown.append(capsys.readouterr().out)
        return next(lines)

    monkeypatch.setattr("builtins.input", type_line)

    with pytest.raises(Quit):
        person(scene.g).take_turn()

    first, again = shown
    choices = "g1 1st gear   g2 2nd gear   g3 3rd gear"
    assert choices in first
    assert choices in again


@pytest.mark.parametrize(("game", "said"), [("heat", "in any order."), ("roborally", "in the order in which they")])
def test_help_says_whether_the_order_of_cards_matters(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, said: str
) -> None:
    table = paddock.game(game).new(2, {}, 1)
    if game == "heat":
        table.answer(ANA, GEAR + 2)
    typed = iter(["?", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    texts = Texts("en", more=["paddock.cli"], strict=True)

    with pytest.raises(Quit):
        Person(table, ANA, Speaker(texts, paddock.game(game), ["Ana", "Ben"]), Screen(texts), alone=True).take_turn()

    assert said in capsys.readouterr().out


@pytest.mark.parametrize(("language", "typed"), [("en", "m"), ("ru", "к"), ("ru", "map")])
def test_the_whole_map_can_be_had_in_a_small_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, typed: str
) -> None:
    """Dizzy Dash is 16 rows high; the small picture shows those around the robot."""
    table = paddock.game("roborally").new(2, {"course": "dizzy_dash"}, 3)
    texts = Texts(language, more=["paddock.cli"], strict=True)
    screen = Screen(texts)
    monkeypatch.setattr(screen, "has_room_for", lambda picture: False)
    lines = iter([typed, "q"])
    shown: list[str] = []

    def type_line(prompt: str) -> str:
        shown.append(capsys.readouterr().out)
        return next(lines)

    monkeypatch.setattr("builtins.input", type_line)

    with pytest.raises(Quit):
        Person(table, 0, Speaker(texts, paddock.game("roborally"), ["Ana", "Ben"]), screen, alone=True).take_turn()

    small, whole = shown
    signs = {"en": "Signs:", "ru": "Знаки:"}[language]
    assert signs not in small
    assert signs in whole
    assert all(f"F{flag}" in whole for flag in (1, 2, 3))


def robot_programmer(monkeypatch: pytest.MonkeyPatch, *typed: str) -> tuple[Table, Person]:
    """Somebody who programs a robot alone, and types this."""
    table = paddock.game("roborally").new(2, {}, 5)
    texts = Texts("en", more=["paddock.cli"], strict=True)
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    ana = Person(table, ANA, Speaker(texts, paddock.game("roborally"), ["Ana", "Ben"]), Screen(texts), alone=True)
    while True:
        try:
            ana.take_turn()
        except StopIteration:
            return table, ana


def test_a_card_typed_twice_is_refused_and_the_program_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = robot_programmer(monkeypatch, "10", "50", "170", "170")

    made = table.view(ANA)["hands"][0]["registers"]
    assert [row["priority"] for row in made if row] == [10, 50, 170]
    assert "You do not have that card, or it is laid already." in capsys.readouterr().out


def test_cards_for_registers_are_laid_one_by_one_to_the_last() -> None:
    """The order is part of a program, however few registers are left."""
    table = paddock.game("roborally").new(2, {}, 5)
    for _ in range(3):
        table.answer(ANA, table.options(ANA)[0])
    texts = Texts("en", strict=True)

    series = Series(Menu(table, ANA, Speaker(texts, paddock.game("roborally"), ["Ana", "Ben"])))
    assert series.order_matters()
    assert not series.in_any_order


def test_a_word_that_does_not_fit_what_is_kept_changes_no_earlier_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one 1 in hand, a second one is no other gear."""
    scene = race("usa", car(gear=2, hand="1 2 3 4 h h h"))
    run(scene, ShiftGear(ANA))
    scene.g.keep_checkpoint()
    scene.g.answer(ANA, GEAR + 2)
    lines = iter(["1", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    ana = person(scene.g)

    ana.take_turn()
    with pytest.raises(Quit):
        ana.take_turn()

    assert [choice for _, _, choice in scene.g.log] == [GEAR + 2]
    assert ana.kept == ["1"]


def test_the_example_of_several_priorities_is_of_the_own_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = robot_programmer(monkeypatch, "?")

    told = capsys.readouterr().out
    example = told.partition("fill the registers in this order: ")[2].split("\n")[0].split()
    held = {str(card["priority"]) for card in table.view(ANA)["hands"][0]["cards"]}
    assert len(example) > 1
    assert set(example) <= held
