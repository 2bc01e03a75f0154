"""Builds Paddock compiled with mypyc where a C compiler works, and as plain Python where not.

PADDOCK_PURE=1      never compile
PADDOCK_COMPILED=1  fail instead of falling back to plain Python
"""

import contextlib
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
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


def main() -> None:
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        setup()
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


def fail_if_compiled_is_a_must() -> None:
    if os.environ.get("PADDOCK_COMPILED"):
        sys.exit("paddock: PADDOCK_COMPILED is set, so there is no build without compilation")


def say(line: str) -> None:
    print(f"paddock: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
