"""Courses with rules of their own are chapters of their own; the base rules ask nothing about them."""

import ast
from pathlib import Path

import pytest

from paddock.games.roborally import rules
from paddock.games.roborally.courses import COURSES, GOALS, course
from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.rules.variants import BY_GOAL, BY_RULE, variant_of
from tests.games.roborally.make import factory, open_floor, robot

CHAPTERS = [Path(str(rules.__file__)).parent / name for name in ("variant.py", "variants.py", "teams.py", "home.py")]


def is_base(file: Path) -> bool:
    """A chapter of the base rules: it is none of the variants."""
    return file not in CHAPTERS and "rules.variant import" not in text(file) and "rules.teams import" not in text(file)


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_the_base_rules_ask_nothing_about_the_rules_of_a_course() -> None:
    files = [file for file in sorted(CHAPTERS[0].parent.glob("*.py")) if is_base(file)]
    asked = [
        f"{file.name}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(text(file)))
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("g.course.goal", "g.course.has", "g.course.rules")
    ]

    assert asked == []
    assert len(files) > 20


def test_every_course_has_its_chapter() -> None:
    plain = [name for name in COURSES if type(course(name).variant) is Variant]

    assert len(BY_GOAL) == len(GOALS)
    assert len(COURSES) - len(plain) == len(BY_GOAL) - 1 + len(BY_RULE)
    assert "risky_exchange" in plain


def test_a_course_with_two_chapters_is_refused() -> None:
    g = factory(open_floor(3, 3), robot(0, 0), robot(2, 2))
    made = g.g.course
    made.play("capture", ["moving_flags"])
    try:
        with pytest.raises(ValueError, match="two chapters"):
            variant_of(made)
    finally:
        made.play("race", [])
