"""Installs the little race as pip installs any package with a game: ``python tests/little_race/install.py FOLDER``."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent
FROM_HERE_ONLY = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]


def install(folder: str) -> None:
    """Into a folder that can be named in PYTHONPATH. The build leaves traces: it works on a copy."""
    with tempfile.TemporaryDirectory() as copy:
        package = shutil.copytree(SOURCE, Path(copy, "package"), ignore=shutil.ignore_patterns("__pycache__"))
        command = [sys.executable, "-m", "pip", "install", *FROM_HERE_ONLY, "--target", folder, str(package)]
        without_ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        subprocess.run(command, env=without_ours, check=True)


if __name__ == "__main__":
    install(sys.argv[1])
