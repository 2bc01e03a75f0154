"""Builds Paddock, compiled with mypyc where a C compiler works and as plain Python where not, and its site's pages.

PADDOCK_PURE=1      never compile
PADDOCK_COMPILED=1  fail instead of falling back to plain Python

The pages need Node: the system's, or one from the Python package index. Without them all but the site works.
"""

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("kernel", "games", "bots")
# native.py is the seam between mypyc's names and plain Python: compiled, it would lose its run-time half.
INTERPRETED = {"src/paddock/kernel/native.py"}
# Other commands (egg_info, sdist, editable installs) need no compiled modules.
BUILD_COMMANDS = {"bdist_wheel", "build", "install"}

WEB = Path("web")
PAGES = Path("src/paddock/server/static/index.html")
PAGE_COMMANDS = BUILD_COMMANDS | {"editable_wheel", "sdist"}
NOT_FOR_PAGES = {"node_modules", "test-results", "tests", "mock", "shots"}
OLDEST_NODE = (20, 19)
FETCH = str(Path(__file__).parent / "tools/fetch.py")
NPM_OPTIONS = ["--prefix", str(WEB), "--no-audit", "--no-fund", "--loglevel=error"]


def main() -> None:
    if not PAGE_COMMANDS.isdisjoint(sys.argv) and not pages_are_fresh():
        build_pages_if_possible()
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        setup(setup_requires=[] if pages_are_fresh() or node_works() else [node_wheel()])
    elif os.environ.get("PADDOCK_PURE"):
        say("PADDOCK_PURE is set: building as plain Python")
        setup()
    elif not compiler_works():
        say("no working C compiler with Python.h: building as plain Python, which is slower but plays the same")
        fail_if_compiled_is_a_must()
        setup()
    else:
        build_compiled_or_plain()


def build_compiled_or_plain() -> None:
    """A second setup() without extensions, so that the wheel of a failed compilation is tagged as plain Python."""
    try:
        setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
    except (Exception, SystemExit) as error:  # mypyc and setuptools both exit on errors
        say(f"COMPILATION FAILED, see the messages above: {type(error).__name__}: {str(error)[:150]}")
        fail_if_compiled_is_a_must()
        say("BUILDING AS PLAIN PYTHON instead, which is slower but plays the same")
        setup()


def extensions() -> list[Extension]:
    """All compiled modules in one group, so that calls between them are direct; each in a C file of its own."""
    from mypyc.build import mypycify  # only the builds that compile need mypy

    # Strictness is for `make check`; a build takes whatever compiles, and knows no third-party types.
    options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
    os.environ["MYPYPATH"] = "src"
    # -O3 plays as fast as -O1 and compiles more than twice as long: it is all calls of the same small C functions.
    with contextlib.redirect_stdout(sys.stderr):  # mypy tells its errors on standard output, which builds hide
        found = mypycify([*options, *modules()], opt_level="1", debug_level="0", group_name="paddock", multi_file=True)
    for extension in found:
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return found


class SideBySide(build_ext):
    """The C compiler on every core: many small files, which do not wait for each other."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        one_after_another = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one_after_another([source], **how), sources)
                return list(chain.from_iterable(objects))

        self.compiler.compile = side_by_side
        super().build_extensions()


def modules() -> list[str]:
    paths = [path for name in COMPILED_PACKAGES for path in Path("src/paddock", name).rglob("*.py")]
    return sorted({path.as_posix() for path in paths} - INTERPRETED)


def compiler_works() -> bool:
    """Whether a file that includes Python.h compiles."""
    if os.name == "nt":
        return True  # setuptools looks for the compiler itself; without one the build falls back
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="ascii")
        include = "-I" + sysconfig.get_path("include")
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def pages_are_fresh() -> bool:
    """Whether the pages are there, and newer than what they are made of; a source archive brings them along."""
    if not WEB.is_dir():
        return True
    return PAGES.is_file() and PAGES.stat().st_mtime >= max(path.stat().st_mtime for path in page_sources())


def page_sources() -> list[Path]:
    """What is drawn and what is said."""
    parts = [path for path in WEB.iterdir() if path.name not in NOT_FOR_PAGES and not path.name.startswith("dist")]
    found = chain.from_iterable(path.rglob("*") if path.is_dir() else [path] for path in parts)
    return [path for path in chain(found, Path("src").rglob("*.ftl")) if path.is_file()]


def build_pages_if_possible() -> None:
    """What npm says is told only if it fails: then there is a Paddock without pages, and it says so when it serves."""
    npm = shutil.which("npm")
    if npm is None or not node_works():
        say("THE PAGES OF THE SITE ARE NOT BUILT: there is no Node 20.19 or newer, and none could be fetched")
        return
    command = [npm, *NPM_OPTIONS]
    for step, words in (("install", [sys.executable, FETCH, "npm", *command]), ("run", [*command, "run", "build"])):
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            say(f"THE PAGES OF THE SITE ARE NOT BUILT: npm {step} failed:\n{done.stdout}{done.stderr}")
            return
    PAGES.touch()


def node_works() -> bool:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def node_wheel() -> str:
    """Node as a Python package; ``tools/npm`` takes the same."""
    with Path("pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["tool"]["paddock"]["node"])


def fail_if_compiled_is_a_must() -> None:
    if os.environ.get("PADDOCK_COMPILED"):
        sys.exit("paddock: PADDOCK_COMPILED is set, so there is no build without compilation")


def say(line: str) -> None:
    print(f"paddock: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
