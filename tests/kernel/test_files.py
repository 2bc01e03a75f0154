"""Text files with a digest: what is broken, edited or something else is recognised before it is used."""

import json
from typing import Any

import pytest

from paddock.kernel.errors import BadFile
from paddock.kernel.files import opened_text, sealed_text

DATA = {"game": "toy", "names": ["Ana", "Бен"], "answers": [[0, "pick", 1]]}


def reason(text: str, kind: str = "paddock-game") -> str:
    with pytest.raises(BadFile) as refusal:
        opened_text(kind, text)
    return refusal.value.reason


def edited(**changes: Any) -> str:
    """A sealed text whose digest was left as it was."""
    return json.dumps({**json.loads(sealed_text("paddock-game", DATA)), **changes})


def test_what_was_sealed_can_be_opened() -> None:
    opened = opened_text("paddock-game", sealed_text("paddock-game", DATA))

    assert opened == {"format": "paddock-game/1", **DATA}


def test_a_sealed_text_is_one_line_of_json_that_people_can_read() -> None:
    text = sealed_text("paddock-game", DATA)

    assert "\n" not in text
    assert "Бен" in text
    assert json.loads(text)["format"] == "paddock-game/1"


def test_the_digest_of_a_text_is_always_the_same() -> None:
    """Pinned: files that people keep must open in every later version."""
    text = sealed_text("paddock-game", {"names": ["Бен"], "n": 1})

    assert json.loads(text)["digest"] == "223dc7620844efb463fb24c5f4f3170b2cab40bb62e3be2bc78d531201aa8b98"


def test_other_spaces_and_another_order_of_keys_do_not_matter() -> None:
    body = json.loads(sealed_text("paddock-game", DATA))
    again = json.dumps(dict(reversed(body.items())), indent=3)

    assert opened_text("paddock-game", again)["names"] == ["Ana", "Бен"]


@pytest.mark.parametrize("text", ["", "not json", "{", '{"format": ', "\x00\x01\x02", "{'format': 1}", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert reason(text) == "not-json"


@pytest.mark.parametrize("text", ["[]", "1", "null", '"text"', "{}", '{"format": 5}', '{"format": null}'])
def test_what_is_something_else_is_refused(text: str) -> None:
    assert reason(text) == "wrong-kind"


def test_a_save_is_no_game_file() -> None:
    assert reason(sealed_text("paddock-save", DATA)) == "wrong-kind"


def test_another_format_is_refused() -> None:
    with pytest.raises(BadFile) as refusal:
        opened_text("paddock-game", edited(format="paddock-game/2"))
    assert refusal.value.reason == "other-format"
    assert refusal.value.details == {"found": "paddock-game/2", "expected": "paddock-game/1"}


@pytest.mark.parametrize(
    "changes",
    [{"game": "heat"}, {"names": ["Ana", "Ben"]}, {"more": 1}, {"answers": [[0, "pick", 2]]}, {"digest": "0" * 64}],
)
def test_an_edited_file_is_refused(changes: dict[str, Any]) -> None:
    assert reason(edited(**changes)) == "edited"


def test_a_file_without_a_digest_is_refused() -> None:
    body = json.loads(sealed_text("paddock-game", DATA))
    del body["digest"]

    assert reason(json.dumps(body)) == "edited"


def test_every_single_byte_matters() -> None:
    text = sealed_text("paddock-game", {"n": 12})
    for place, letter in enumerate(text):
        for other in "0x":
            if letter not in (other, " "):
                with pytest.raises(BadFile):
                    opened_text("paddock-game", text[:place] + other + text[place + 1 :])


@pytest.mark.parametrize(
    "text",
    [
        '{"format": "paddock-game/1", "x": "\\ud800", "digest": ""}',
        '{"format": "paddock-game/1", "\\udfff": 1, "digest": ""}',
        '{"format": "paddock-game/1", "x": NaN, "digest": ""}',
        '{"format": "paddock-game/1", "x": 1e999, "digest": ""}',
        '{"format": "paddock-game/1", "x": ' + "9" * 5000 + ', "digest": ""}',
        '{"format": "paddock-game/1", "x": 1, "digest": {}}',
        '{"format": "paddock-game/\\ud800", "digest": ""}',
    ],
    ids=["half a character", "half a character as key", "not a number", "infinity", "huge", "digest", "format"],
)
def test_strange_but_valid_json_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(BadFile):
        opened_text("paddock-game", text)


def test_deep_nesting_is_refused_at_any_depth() -> None:
    for depth in [100, *range(300, 1100, 7), *range(950, 1010), 5000, 50_000]:
        with pytest.raises(BadFile):
            opened_text("paddock-game", '{"format": "paddock-game/1", "x": ' + "[" * depth + "]" * depth + "}")
