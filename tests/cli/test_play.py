"""``paddock play``, driven through standard input."""

import json
import re
from pathlib import Path

import pytest

import paddock
from paddock.cli.game_files import SavedGame, load_save, sealed_save
from paddock.cli.menu import Menu
from paddock.games.heat import GAME
from paddock.kernel.replay import GameFile, read_game_file
from paddock.texts import Speaker, Texts
from tests.cli.conftest import Paddock
from tests.cli.run import played_table
from tests.endless import dawdle

SHORT = ("play", "heat", "-o", "laps=1", "--seed", "3", "--bots", "random")
ANY = {"en": "1\n2\n3\n4\n5\n0\ns\nd\n\n", "ru": "1\n2\n3\n4\n5\n0\nс\nг\n\n"}  # one of them fits every question


@pytest.mark.parametrize(("language", "end"), [("en", "All cars finished"), ("ru", "Все болиды финишировали")])
def test_a_whole_race_can_be_driven(paddock: Paddock, language: str, end: str) -> None:
    run = paddock(*SHORT, "--seats", "3", "--record", "race.json", "--lang", language, typed=ANY[language] * 200)

    assert run.code == 0
    assert run.err == ""
    assert end in run.out
    file = read_game_file(Path("race.json").read_text(encoding="utf-8"))
    assert file.verify(GAME).outcome() is not None
    assert file.options["laps"] == "1"


def test_one_car_races_against_the_clock(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--seats", "1", typed=ANY["en"] * 200)

    assert run.code == 0
    assert re.search(r"Finished in \d+ rounds", run.out)


def test_an_option_that_changes_nothing_here_is_told_of(paddock: Paddock) -> None:
    run = paddock(*SHORT, "-o", "garage=random", "--lang", "ru", typed="в\nд\n")

    told = (
        "paddock: garage здесь ничего не меняет: действует только вместе с season=none upgrades=basic|advanced|both\n"
    )
    assert run.err.startswith(told)


def test_the_first_screen_names_the_keys(paddock: Paddock) -> None:
    assert (
        "? help · ?! a Champion's advice · m the whole map · u takes back · q leaves"
        in paddock(*SHORT, typed="q\ny\n").out
    )
    assert (
        "? помощь · ?! совет чемпиона · к вся карта · н отменить ход · в выйти"
        in paddock(*SHORT, "--lang", "ru", typed="в\nд\n").out
    )


@pytest.mark.parametrize(
    ("language", "key", "rule"),
    [("en", "Map: every row", "First gear cools down"), ("ru", "Карта: строка", "Первая передача охлаждает")],
)
def test_help_explains_the_map_and_the_rule_of_the_question(
    paddock: Paddock, language: str, key: str, rule: str
) -> None:
    told = paddock(*SHORT, "--lang", language, typed="?\nq\ny\n").out

    assert key in told
    assert rule in told
    assert "Stress turns over" not in told


def test_another_gear_may_be_typed_as_long_as_no_cards_are_laid(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--seats", "2", typed="g1\ng2\n?\nq\ny\n")

    assert "Gear 1: choose 1 card" in run.out
    assert "Gear 2: choose 2 cards in the order of your hand." in run.out
    assert "not understood" not in run.out


def test_a_gear_that_cannot_be_chosen_does_not_replace_the_one_typed(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--seats", "2", typed="g1\ng4\nq\ny\n")

    assert "Gear 4" not in run.out


def test_two_people_hand_the_keyboard_over(paddock: Paddock) -> None:
    two = (*SHORT, "--seats", "3", "--people", "2", "--names", "Ana,Ben")
    run = paddock(*two, typed="\n1\nq\ny\n")

    assert run.code == 0
    assert "Pass the keyboard to Ana; everybody else looks away. Ana, press Enter." in run.out
    assert "Pass the keyboard to Ben" not in run.out

    run = paddock(*two, typed=f"\n1\n{ANY['en']}\nq\ny\n")

    assert "Pass the keyboard to Ben" in run.out


def test_bots_may_race_alone(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--people", "0", "--seats", "2")

    assert run.code == 0
    assert "Bot 1" in run.out
    assert "All cars finished" in run.out


def test_the_seed_is_committed_first_and_shown_at_the_end(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--people", "0", "--seats", "2")

    lines = run.out.splitlines()
    assert lines[1].startswith("Seed commitment (SHA-256): ")
    assert lines[-1] == "The seed was 3."


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_whoever_quits_is_asked_and_has_not_finished(paddock: Paddock, word: str) -> None:
    run = paddock(*SHORT, "--record", "race.json", typed=f"{word}\ny\n")

    assert run.code == 0
    assert "Leave the race? y leaves, s saves it first, Enter plays on:" in run.out
    assert "The race is not saved." in run.out
    assert "The seed was" not in run.out
    assert not Path("race.json").exists()


@pytest.mark.parametrize("answer", ["", "n", "no", "maybe"])
def test_whoever_does_not_mean_it_plays_on(paddock: Paddock, answer: str) -> None:
    run = paddock(*SHORT, typed=f"q\n{answer}\nq\ny\n")

    assert run.code == 0
    assert run.out.count("Leave the race?") == 2


def test_a_race_can_be_saved_when_it_is_left(paddock: Paddock) -> None:
    Path("notes.txt").write_text("mine", encoding="utf-8")

    run = paddock(*SHORT, typed="g2\nq\ns\nnotes.txt\nmissing/race.save\nrace.save\n")

    assert run.code == 0
    assert "notes.txt exists already" in run.out
    assert "no folder missing" in run.out
    assert "The race is saved. Go on with: paddock play --load race.save" in run.out
    assert load_save(Path("race.save"), "heat").table.log == [(0, "shift-gear", 2)]
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"


def test_the_end_of_the_input_is_told_in_one_sentence(paddock: Paddock) -> None:
    run = paddock(*SHORT, typed="g2\n")

    assert (run.code, run.err) == (1, "paddock: The input has ended before the race.\n")


def test_the_end_of_the_input_tells_how_a_saved_race_goes_on(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--save", "race.save", typed="g2\n")

    assert run.code == 1
    assert "Go on with: paddock play --load race.save" in run.out


def test_the_end_of_the_input_while_a_file_is_asked_for_is_no_fault(paddock: Paddock) -> None:
    run = paddock(*SHORT, typed="q\ns\n")

    assert (run.code, run.err) == (1, "paddock: The input has ended before the race.\n")


def test_a_whole_plan_is_typed_at_once(paddock: Paddock) -> None:
    hand = own_hand(paddock(*SHORT, typed="q\ny\n").out)
    cards = [card for card in hand if card not in ("heat", "stress")][:2]

    run = paddock(*SHORT, typed=f"g2 {cards[1]} {cards[0]}\nq\ny\n")

    assert f"→ 2nd gear, {cards[0]}, {cards[1]}" in run.out
    assert "Driver 1 drives in gear 2." in run.out


def test_the_example_of_a_plan_can_be_typed_as_it_stands(paddock: Paddock) -> None:
    shown = paddock(*SHORT, typed="q\ny\n").out
    example = re.findall(r"as many as the gear: (.+)", shown)[0]

    assert "Driver 1 drives in gear" in paddock(*SHORT, typed=f"{example}\nq\ny\n").out


def test_cards_chosen_one_by_one_are_kept_until_all_are_there(paddock: Paddock) -> None:
    cards = [card for card in own_hand(paddock(*SHORT, typed="q\ny\n").out) if card not in ("heat", "stress")]

    run = paddock(*SHORT, typed=f"g2\n{cards[-1]}\nu\n{cards[-1]}\n{cards[0]}\nq\ny\n")

    assert run.out.count(f"Chosen: {cards[-1]}; 1 more.") == 2
    assert f"Taken back: {cards[-1]}." in run.out
    assert f"→ {cards[0]}, {cards[-1]}" in run.out


def test_a_refused_answer_says_why_and_asks_again(paddock: Paddock) -> None:
    run = paddock(*SHORT, typed="4\nnonsense\n1 1 1\n? 4\n? 1\n?\nhelp\nq\ny\n")

    assert run.out.count("You can shift by two gears at most.") == 2
    assert '"nonsense" is not among the choices.' in run.out
    assert '"1" is not clear: type g1 1 1' in run.out
    assert '"1" can be chosen.' in run.out
    assert run.out.count("Type what stands in front of a choice") == 2


@pytest.mark.parametrize("word", ["u", "undo"])
def test_an_answer_can_be_taken_back_while_it_is_secret(paddock: Paddock, word: str) -> None:
    run = paddock(*SHORT, typed=f"{word}\n2\n{word}\n1\nq\ny\n")

    asked = re.findall(r"You are in gear 1|Gear \d: choose", run.out)
    assert "There is nothing to take back" in run.out
    assert "Taken back: 2nd gear." in run.out
    again = "You are in gear 1"  # the choices once more, after the refusal
    assert asked == ["You are in gear 1", again, "Gear 2: choose", "You are in gear 1", "Gear 1: choose"]


@pytest.mark.parametrize("word", ["н", "назад", "отмена", "u"])
def test_russian_has_its_own_words(paddock: Paddock, word: str) -> None:
    run = paddock(*SHORT, "--lang", "ru", typed=f"2\n{word}\nпомощь\nвыход\nда\n")

    assert run.code == 0
    assert "Отменено: 2-я передача." in run.out
    assert "Наберите то, что стоит перед вариантом" in run.out


def test_nothing_typed_shows_the_table_again(paddock: Paddock) -> None:
    assert paddock(*SHORT, typed="\nq\ny\n").out.count("A limit 7") == 2


def test_the_table_is_shown_again_after_every_reaction(paddock: Paddock) -> None:
    """A boost moves the car: the picture before it is out of date."""
    plan = "g1\n" + "1\n2\n3\n4\n5\n0\ns\n"
    before = paddock(*SHORT, "--seats", "1", typed=f"{plan}q\ny\n").out.count("A limit 7")
    after = paddock(*SHORT, "--seats", "1", typed=f"{plan}b\nq\ny\n").out.count("A limit 7")

    assert after == before + 1


# ---- saves and recordings -------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(paddock: Paddock) -> None:
    race = (*SHORT, "--seats", "2", "--names", "Ana")
    paddock(*race, "--record", "whole.json", typed=ANY["en"] * 200)
    whole = read_game_file(Path("whole.json").read_text(encoding="utf-8"))
    lines = typed_lines(whole)

    half = paddock(*race, "--save", "race.save", "--record", "race.json", typed="".join(lines[:20]) + "q\ny\n")
    rest = paddock("play", "--load", "race.save", "--record", "race.json", typed="".join(lines[20:]))

    assert "Go on with: paddock play --load race.save --record race.json" in half.out
    assert rest.code == 0
    found = read_game_file(Path("race.json").read_text(encoding="utf-8"))
    assert found.answers == whole.answers
    assert (found.names, found.bots) == (["Ana", ""], ["", "random"])


def test_a_loaded_game_is_not_told_again_and_goes_on_in_its_file(paddock: Paddock) -> None:
    paddock(*SHORT, "--names", "Ana,Bea,Cleo", "--save", "race.save", typed=ANY["en"] * 5)
    before = load_save(Path("race.save"), None)

    run = paddock("play", "--load", "race.save", typed=ANY["en"])

    after = load_save(Path("race.save"), None)
    assert f"The race goes on after {before.table.position} answers." in run.out
    assert "The grid:" not in run.out
    assert run.out.index("A limit 7") < run.out.index("Ana >")
    assert after.table.position > before.table.position
    assert (after.names, after.bots) == (["Ana", "Bea", "Cleo", ""], ["", "random", "random", "random"])


def test_flags_override_who_sat_where(paddock: Paddock) -> None:
    paddock(*SHORT, "--names", "Ana", "--save", "race.save", typed="g2\n")

    paddock("play", "--load", "race.save", "--people", "2", "--bots", "greedy", "--names", "Eva,Max", typed="\n1\n")

    found = load_save(Path("race.save"), None)
    assert (found.names, found.bots) == (["Eva", "Max", "", ""], ["", "", "greedy", "greedy"])


def test_a_save_of_python_is_loaded_but_not_written_to(paddock: Paddock) -> None:
    text = played_table(20).save()
    Path("table.save").write_text(text, encoding="utf-8")

    run = paddock("play", "--load", "table.save", typed=ANY["en"])

    assert "The race goes on after 20 answers." in run.out
    assert Path("table.save").read_text(encoding="utf-8") == text


def test_the_save_is_written_after_every_answer(paddock: Paddock) -> None:
    paddock(*SHORT, "--seats", "2", "--save", "race.save", typed="2\n")

    assert load_save(Path("race.save"), "heat").table.log[0] == (0, "shift-gear", 2)
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["race.save"]


def test_an_existing_file_is_replaced_only_by_force(paddock: Paddock) -> None:
    Path("notes.txt").write_text("mine", encoding="utf-8")

    for option in ("--save", "--record"):
        assert "notes.txt exists already" in paddock(*SHORT, option, "notes.txt").err
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"

    paddock(*SHORT, "--save", "notes.txt", "--force", typed="2\n")

    assert load_save(Path("notes.txt"), "heat").table.position == 1


def test_an_empty_file_is_there_to_be_written_to(paddock: Paddock) -> None:
    Path("race.save").touch()

    paddock(*SHORT, "--save", "race.save", typed="2\n")

    assert load_save(Path("race.save"), "heat").table.position == 1


def test_a_link_is_followed_and_stays_a_link(paddock: Paddock) -> None:
    Path("folder").mkdir()
    Path("race.save").symlink_to(Path("folder") / "real.save")

    paddock(*SHORT, "--save", "race.save", typed="2\n")

    assert Path("race.save").is_symlink()
    assert load_save(Path("folder/real.save"), "heat").table.position == 1


def test_the_names_of_a_recording_are_those_of_the_reader(paddock: Paddock) -> None:
    paddock(*SHORT, "--people", "0", "--seats", "2", "--names", "Ana", "--record", "race.json", "--lang", "ru")

    assert json.loads(Path("race.json").read_text(encoding="utf-8"))["names"] == ["Ana", ""]
    assert "Bot 2" in paddock("replay", "race.json").out
    assert "Бот 2" in paddock("replay", "race.json", "--lang", "ru").out


def test_a_bot_of_ones_own_races_from_the_folder_of_the_command(paddock: Paddock) -> None:
    code = "from tests.arena.careful import Careful, Cheat\n\nclass Broken(Careful):\n    choose = lambda *_: 1 / 0\n"
    Path("garage_bots.py").write_text(code, encoding="utf-8")

    good = paddock("play", "heat", "--seats", "2", "--people", "0", "-o", "laps=1", "--bots", "garage_bots:Careful")
    bad = paddock("play", "heat", "--seats", "2", "--people", "0", "--bots", "garage_bots:Cheat")
    broken = paddock("play", "heat", "--seats", "2", "--people", "0", "--bots", "garage_bots:Broken")

    assert (good.code, good.err) == (0, "")
    assert (bad.code, bad.err.count("\n")) == (2, 1)
    assert 'The bot "garage_bots:Cheat" has failed: IllegalChoice' in bad.err
    assert "has failed: ZeroDivisionError: division by zero (garage_bots.py:4)." in broken.err


LEAVES = """import sys
from tests.arena.careful import Careful

class Leaves(Careful):
    choose = lambda self, table, seat: sys.exit(3) if table.position > 4 else super().choose(table, seat)

class Silent(Careful):
    choose = lambda *_: None
"""


def test_a_bot_that_ends_the_program_is_named_and_the_save_is_kept(paddock: Paddock) -> None:
    Path("pit_bots.py").write_text(LEAVES, encoding="utf-8")
    words = ("play", "heat", "--seats", "2", "--people", "0", "--bots", "pit_bots:Leaves", "--save", "race.save")

    left = paddock(*words)

    assert left.code == 2
    assert left.err == 'paddock: The bot "pit_bots:Leaves" has failed: SystemExit: 3 (pit_bots.py:5).\n'
    assert "The race is saved." in left.out
    assert load_save(Path("race.save"), "heat").table.position == 5


def test_a_bot_without_a_choice_is_named_and_shows_no_hand(paddock: Paddock) -> None:
    Path("mute_bots.py").write_text(LEAVES, encoding="utf-8")

    mute = paddock("play", "heat", "--seats", "2", "--people", "0", "--bots", "mute_bots:Silent")

    assert mute.code == 2
    assert mute.err.startswith('paddock: The bot "mute_bots:Silent" has failed: TypeError: ')
    assert "stress" not in mute.err


# ---- Ctrl-C ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ((), "The race is not saved."),
        (("--save", "race.save"), "The race is saved. Go on with: paddock play --load race.save"),
    ],
)
def test_ctrl_c_leaves_with_one_sentence(
    paddock: Paddock, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], told: str
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    run = paddock(*SHORT, *more)

    assert (run.code, run.err) == (130, "")
    assert run.out.splitlines()[-2:] == ["", told]
    assert Path("race.save").exists() == bool(more)


def own_hand(shown: str) -> list[str]:
    """The cards of the last picture."""
    return re.findall(r"\[(\w+)\]", [line for line in shown.splitlines() if line.startswith("Hand")][-1])


def typed_lines(file: GameFile) -> list[str]:
    """What the person at the first seat has to type to play a recorded game again."""
    speaker = Speaker(Texts("en"), paddock.game("heat"), [""] * file.seats)
    table = file.start(GAME)
    lines: list[str] = []
    for seat, kind, choice in file.answers:
        if seat == 0:
            menu = Menu(table, seat, speaker)
            key = menu.keys[menu.choices.index(choice)]
            if kind == "discard" and lines and lines[-1].startswith("discard"):
                lines[-1] += f" {key}"
            elif len(menu.choices) > 1 or table.can_undo(seat):
                lines.append(f"discard {key}" if kind == "discard" else key)
        table.answer(seat, choice)
    return [line.removeprefix("discard ") + "\n" for line in lines]


def endless_save(answers: int) -> str:
    """Two people who only borrow, after so many answers."""
    Path("long.json").write_text(sealed_save(SavedGame(dawdle("unicorn_fever", answers), ["", ""], ["", ""])), "utf-8")
    return "long.json"


@pytest.mark.parametrize(
    ("language", "long", "left"),
    [
        ("en", "From answer 1800 on bots play it to the end", "bots play it to the end now"),
        ("ru", "С ответа 1800 её доиграют боты", "теперь её доигрывают боты"),
    ],
)
def test_a_very_long_game_is_told_of_and_then_bots_finish_it(
    paddock: Paddock, language: str, long: str, left: str
) -> None:
    early = paddock("play", "--load", endless_save(1_599), "--lang", language, typed="\nq\ny\n")
    told = paddock("play", "--load", endless_save(1_600), "--lang", language, typed="\nq\ny\n")
    run = paddock("play", "--load", endless_save(1_800), "--lang", language, "--record", "end.json")

    assert early.code == told.code == 0
    assert long not in flat(early.out)
    assert flat(told.out).count(long) == 1
    assert left not in flat(told.out)
    assert flat(run.out).count(left) == 1
    assert run.code == 0
    file = read_game_file(Path("end.json").read_text(encoding="utf-8"))
    assert file.outcome["reason"] in ("fame", "debts", "shared")
    assert file.bots == ["", ""]


def flat(text: str) -> str:
    """Without the ends of lines; numbers as programs write them."""
    return " ".join(re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d)", "", text).split())
