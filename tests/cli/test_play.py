"""``paddock play``, driven through standard input."""

import re
from pathlib import Path

import pytest

from paddock.cli.typed import Menu
from paddock.games.heat import GAME
from paddock.kernel.replay import GameFile, read_game_file
from paddock.texts import Speaker, Texts
from tests.cli.conftest import Paddock

SHORT = ("play", "heat", "-o", "laps=1", "--seed", "3", "--bots", "random")
ANY = {"en": "1\n2\n3\n4\n5\n0\ns\nd\n", "ru": "1\n2\n3\n4\n5\n0\nс\nг\n"}  # one of them fits every question


@pytest.mark.parametrize(("language", "end"), [("en", "All cars finished"), ("ru", "Все на финише")])
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


def test_two_people_hand_the_keyboard_over(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--seats", "3", "--people", "2", "--names", "Ana,Ben", typed="\n1\nq\n")

    assert run.code == 0
    assert "Ana is next: everybody else looks away. Press Enter." in run.out
    assert "Ben is next" not in run.out

    run = paddock(*SHORT, "--seats", "3", "--people", "2", "--names", "Ana,Ben", typed=f"\n1\n{ANY['en']}\nq\n")

    assert "Ben is next: everybody else looks away. Press Enter." in run.out


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


def test_whoever_quits_has_not_finished(paddock: Paddock) -> None:
    run = paddock(*SHORT, "--record", "race.json", typed="q\n")

    assert run.code == 0
    assert "The seed was" not in run.out
    assert not Path("race.json").exists()


def test_the_end_of_the_input_is_the_end_of_the_game(paddock: Paddock) -> None:
    assert paddock(*SHORT, typed="").code == 0


def test_a_whole_plan_is_typed_at_once(paddock: Paddock) -> None:
    hand = own_hand(paddock(*SHORT, typed="q\n").out)
    cards = [card for card in hand if card not in ("heat", "stress")][:2]

    run = paddock(*SHORT, typed=f"{cards[1]} {cards[0]}\nq\n")

    assert f"→ 2nd gear, {cards[0]}, {cards[1]}" in run.out
    assert "Driver 1 drives in gear 2." in run.out


def test_a_refused_answer_says_why_and_asks_again(paddock: Paddock) -> None:
    run = paddock(*SHORT, typed="4\nnonsense\n1 1 1 1 1\n? 4\n? 1\n?\nq\n")

    assert run.out.count("You can shift by two gears at most.") == 2
    assert '"nonsense" is not among the choices.' in run.out
    assert "There are only four gears." in run.out
    assert '"1" can be chosen.' in run.out
    assert "Type what stands in front of a choice" in run.out


def test_an_answer_can_be_taken_back_while_it_is_secret(paddock: Paddock) -> None:
    run = paddock(*SHORT, typed="u\n2\nu\n1\nq\n")

    asked = re.findall(r"You are in gear 1|Gear \d: choose", run.out)
    assert "There is nothing to take back" in run.out
    assert asked == ["You are in gear 1", "Gear 2: choose", "You are in gear 1", "Gear 1: choose"]


def test_nothing_typed_shows_the_table_again(paddock: Paddock) -> None:
    assert paddock(*SHORT, typed="\nq\n").out.count("A limit 7") == 2


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(paddock: Paddock) -> None:
    race = (*SHORT, "--seats", "2")
    paddock(*race, "--record", "whole.json", typed=ANY["en"] * 200)
    whole = read_game_file(Path("whole.json").read_text(encoding="utf-8"))
    lines = typed_lines(whole)

    half = paddock(*race, "--save", "race.save", typed="".join(lines[:20]) + "q\n")
    rest = paddock(
        "play", "--load", "race.save", "--bots", "random", "--record", "race.json", typed="".join(lines[20:])
    )

    assert "Saved. Go on with: paddock play --load race.save" in half.out
    assert rest.code == 0
    assert read_game_file(Path("race.json").read_text(encoding="utf-8")).answers == whole.answers


def test_the_save_is_written_after_every_answer(paddock: Paddock) -> None:
    paddock(*SHORT, "--seats", "2", "--save", "race.save", typed="2\n")

    table = GAME.load(Path("race.save").read_text(encoding="utf-8"))

    assert table.log[0] == (0, "shift-gear", 2)
    assert sorted(path.name for path in Path.cwd().iterdir()) == ["race.save"]


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("", True), ("n", False)])
def test_ctrl_c_offers_to_save_and_leaves_quietly(
    paddock: Paddock, monkeypatch: pytest.MonkeyPatch, answer: str, saved: bool
) -> None:
    asked: list[str] = []

    def interrupt_then_answer(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 1:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", interrupt_then_answer)

    run = paddock(*SHORT, "--save", "race.save")

    assert (run.code, run.err) == (130, "")
    assert asked[1].strip() == "Save to race.save first? [Y/n]"
    assert Path("race.save").exists() == saved


def test_ctrl_c_without_a_save_leaves_at_once(paddock: Paddock, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    run = paddock(*SHORT)

    assert (run.code, run.err) == (130, "")


def own_hand(shown: str) -> list[str]:
    """The cards of the last picture."""
    return re.findall(r"\[(\w+)\]", [line for line in shown.splitlines() if line.startswith("Hand")][-1])


def typed_lines(file: GameFile) -> list[str]:
    """What the person at the first seat has to type to play a recorded game again."""
    speaker = Speaker(Texts("en"), "heat", [""] * file.seats)
    table = file.start(GAME)
    lines: list[str] = []
    for seat, _, choice in file.answers:
        if seat == 0:
            menu = Menu(table, seat, speaker)
            if len(menu.choices) > 1:
                lines.append(menu.keys[menu.choices.index(choice)] + "\n")
        table.answer(seat, choice)
    return lines
