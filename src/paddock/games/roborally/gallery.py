"""Every course as data, for those who choose one: its floor, its flags, and what is known of it."""

from typing import Any

from paddock.games.roborally.courses import COURSES, Course, course
from paddock.games.roborally.view import course_data, floor_data

__all__ = ["gallery"]


def gallery() -> dict[str, dict[str, dict[str, Any]]]:
    """For the setup option ``course`` what stands behind each of its values."""
    return {"course": {name: sheet(course(name)) for name in COURSES}}


def sheet(made: Course) -> dict[str, Any]:
    floor = made.floor
    flags = [{"flag": n, "x": cell % floor.width, "y": cell // floor.width} for n, cell in enumerate(made.flags, 1)]
    return {**course_data(made), "floor": floor_data(floor), "flags": flags}
