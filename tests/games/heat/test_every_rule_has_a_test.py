"""Every numbered rule and every ruling is named by the docstring of a test that holds it in place."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "heat.md"

RULES = [
    *[f"1 ({term})" for term in ("space", "race line", "sector", "speed", "piles", "pay", "cool down", "Speed card")],
    *[f"2.{number}" for number in range(1, 7)],
    "2 (players)",
    "3 (steps 1-2)",
    "3 (steps 3-9)",
    "3 (order)",
    "3 (compulsory steps)",
    *[f"3, step {step}" for step in ("1", "2", "3.1", "3.2", "3.3", "4", "5", "6", "7", "8", "9")],
    "3.1",
    "3.2",
    "3.3",
    "3.3 (laps)",
    "3.4",
    *[f"3.4.{number}" for number in range(1, 5)],
    "3.5",
    *[f"4 ({part})" for part in ("components", "draft order", "market", "decks", "quick start", "extra Heat")],
    *[f"4 ({step})" for step in ("step 3", "step 5")],
    *[f"4 ({symbol})" for symbol in ("Heat", "Scrap", "Adjust speed limit", "single use", "Cooldown", "Slipstream")],
    *[f"4 ({symbol})" for symbol in ("Reduce stress", "Refresh", "Salvage", "Direct play", "Accelerate")],
    *[f"5 ({part})" for part in ("setup", "cards", "order", "never", "adrenaline", "professionals")],
    *[f"5 (example {number})" for number in range(1, 5)],
    "5.A",
    "5.B",
    "6.1",
    "6.2",
    "6.3",
    *[f"6 ({part})" for part in ("tokens", "order", "limit", "overheat", "slipstream", "heat control", "example")],
    *[f"6 (weather: {effect})" for effect in ("slipstream", "no slipstream", "cooldown", "no cooldown")],
    *[
        f"7 ({part})"
        for part in ("components", "seasons", "preparation", "best of the best", "custom season", "saving")
    ],
    *[f"7.{number}" for number in ("1", "2", "3.1", "3.2", "3.3", "3.4", "4", "5")],
    *[f"7.3.5 ({event})" for event in ("grandstand", "speed record", "strike", "crowds", "committee", "television")],
    *[f"7.3.5 ({event})" for event in ("safety", "patron", "patron leaves", "free engines")],
    *[f"7 ({part})" for part in ("after each race", "end", "sponsor cards", "press", "press example")],
    *[f"8 ({part})" for part in ("step 1", "step 3", "two steps", "mistake up", "mistake down")],
]
RULED = [
    *[f"9.1.{number}" for number in range(1, 14)],
    *[f"9.2.{number}" for number in range(1, 8)],
    *[f"9.3.{number}" for number in range(1, 9)],
    *[f"9.4.{number}" for number in range(1, 7)],
    *[f"9.5.{number}" for number in range(1, 12)],
    *[f"9.6.{number}" for number in range(1, 8)],
    *[f"9.7.{number}" for number in range(1, 7)],
    *[f"9.8.{number}" for number in range(1, 5)],
    *[f"9.9.{number}" for number in range(1, 9)],
    *[f"9.10.{number}" for number in range(1, 10)],
    *[f"9.11.{number}" for number in range(1, 14)],
    *[f"9.12.{number}" for number in range(1, 5)],
]
MISTAKES = ["11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9", "11.10"]
DISAGREEMENTS = [
    *["10 (boost)", "10 (stress)", "10 (refresh)", "10 (accelerate)"],
    *["10 (points)", "10 (season tie)", "10 (market)", "10 (press letters)", "10 (Legends)"],
]


def all_tests() -> dict[str, str]:
    """All tests of rules, with their docstrings."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests have the name {node.name}"
                found[node.name] = ast.get_docstring(node) or ""
    return found


def unnamed(kind: str, numbers: list[str]) -> list[str]:
    """Those of the numbers that no docstring names."""
    docstrings = "\n".join(all_tests().values()).replace("Rul", "rul").replace("rulings", "ruling")
    docstrings = re.sub(r"ruling (9\.\d+\.\d+) and (9\.\d+\.\d+)", r"ruling \1, ruling \2", docstrings)
    return [number for number in numbers if not re.search(rf"{kind} {re.escape(number)}(?![\d.]*\d| \()", docstrings)]


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [("rule", RULES), ("ruling", RULED), ("mistake", MISTAKES), ("disagreement", DISAGREEMENTS)],
)
def test_every_number_is_named(kind: str, numbers: list[str]) -> None:
    assert unnamed(kind, numbers) == []
    assert unnamed(kind, ["99.9"]) == ["99.9"]


def test_every_ruling_is_written_down_with_a_test_that_exists() -> None:
    text = RULINGS.read_text(encoding="utf-8")

    assert [number for number in RULED if not re.search(rf"(?<![\d.]){re.escape(number)}(?![\d]|\.\d)", text)] == []
    named = set(re.findall(r"`(test_\w+)`", text))
    assert named - set(all_tests()) == set()
    for heading in re.findall(r"^### (.+)$", text, re.MULTILINE):
        entry = text.split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0]
        assert re.search(r"`test_\w+`", entry), f"no test is named under: {heading}"
