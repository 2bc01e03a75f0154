"""Write ``data/paces.toml`` of RoboRally: how many turns every stand is from the flags, course by course."""

import sys
from pathlib import Path

from paddock.games.roborally.bot.pace import has_pace, written
from paddock.games.roborally.bot.pace_making import turns_to_flags
from paddock.games.roborally.courses import COURSES, course

HERE = Path(__file__).parents[1] / "src" / "paddock" / "games" / "roborally" / "data" / "paces.toml"
HEAD = """# How many turns a robot is from touching all flags, for every stand and each flag that may be the next one.
# Made by tools/make_paces.py; see bot/pace.py for how a row is written.
"""


def main() -> None:
    rows = [HEAD]
    for name in COURSES:
        if has_pace(course(name)):
            print(name, file=sys.stderr, flush=True)
            legs = ",\n".join(f'    "{written(turns)}"' for turns in turns_to_flags(course(name)))
            rows.append(f"{name} = [\n{legs},\n]\n")
    HERE.write_text("".join(rows), encoding="ascii")


if __name__ == "__main__":
    main()
