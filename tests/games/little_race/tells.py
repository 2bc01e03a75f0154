"""What each kind of the little race's events may change in a view."""

MAY_CHANGE = {"round-began": "round", "drove": "cars.at", "spun": ""}
UNTOLD = ""
