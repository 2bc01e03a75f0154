"""Known weaknesses of what is installed: Python's packages and those that build the pages.

Whoever keeps such a list must be asked through the network. Where nobody answers, that is said in one line and is no
fault; what is known of is printed and is one.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SECONDS = 90
OWN = "paddock"


def told(command: list[str]) -> Any:
    """What a program says in JSON; None if it says nothing of the kind."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
        return json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError):
        return None


def python_weaknesses(said: Any) -> list[str] | None:
    """A line each; None if nobody was asked."""
    packages = [each for each in (said or {}).get("dependencies", []) if each["name"] != OWN]
    asked = [each for each in packages if "vulns" in each]
    if not asked:
        return None
    return [
        f"{each['name']} {each['version']}: {weak['id']}, mended in {', '.join(weak['fix_versions']) or 'no version'}"
        for each in asked
        for weak in each["vulns"]
    ]


def web_weaknesses(said: Any) -> list[str] | None:
    """A line each; None if nobody was asked."""
    if "vulnerabilities" not in (said or {}):
        return None
    return [f"{name}: {each['severity']}, {each['range']}" for name, each in said["vulnerabilities"].items()]


def main() -> None:
    python = [sys.executable, "-m", "pip_audit", "--local", "--format=json", "--progress-spinner=off", "--timeout=10"]
    found = [
        ("Python's packages", python_weaknesses(told(python))),
        ("the packages of the pages", web_weaknesses(told(["tools/npm", "--prefix", "web", "audit", "--json"]))),
    ]
    silent = [what for what, lines in found if lines is None]
    if silent:
        print(f"paddock: {' and '.join(silent)}: not audited, for nobody who knows of weaknesses could be reached")
    for what, lines in found:
        if lines is not None:
            print(f"paddock: {what}: {len(lines)} known weaknesses", *lines, sep="\n  ")
    sys.exit(any(lines for _, lines in found))


if __name__ == "__main__":
    main()
