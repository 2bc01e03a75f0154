"""What stands in ``deploy/`` and in the hosts' book is what the program knows."""

import re
import shlex
import shutil
import subprocess
import tomllib
from argparse import Namespace
from pathlib import Path

import pytest

from paddock.cli import backup, doctor, migrate, restore, serve
from paddock.cli.completion import commands_of
from paddock.cli.hosting import READERS, Choices, read_config, settings_of
from paddock.cli.parser import Parser, new_parser
from paddock.server.addresses import Proxies
from paddock.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BOOK = ROOT / "docs" / "hosting.md"
FILES = [*sorted(file for file in DEPLOY.iterdir() if file.is_file()), BOOK]
PLACES = {"PADDOCK_CONFIG", "PADDOCK_COMPILED"}  # where the settings are, and a word to the build
by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))


def known_metrics() -> set[str]:
    return set(re.findall(r"^# TYPE (paddock_\w+?)(?:_total|_created)? ", Metrics().text().decode(), re.MULTILINE))


def test_there_is_a_file_for_every_kind_of_host() -> None:
    told = BOOK.read_text()
    for file in FILES[:-1]:
        assert f"deploy/{file.name}" in told, f"docs/hosting.md does not speak of {file.name}"


@by_file
def test_every_variable_is_a_setting(file: Path) -> None:
    found = set(re.findall(r"\bPADDOCK_[A-Z_]+", file.read_text())) - PLACES

    assert found <= {f"PADDOCK_{name.upper()}" for name in READERS}


@by_file
def test_every_metric_is_told_by_the_site(file: Path) -> None:
    found = set(re.findall(r"\bpaddock_[a-z_]+", file.read_text()))

    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in found} <= known_metrics()


def known_commands() -> dict[str, Parser]:
    def say(key: str, **_: object) -> str:
        return key

    parser, commands = new_parser(say)
    for command in (serve, backup, restore, migrate, doctor):
        command.add_to(commands, say)
    return commands_of(parser)


@by_file
def test_every_command_is_one_that_can_be_typed(file: Path) -> None:
    commands = known_commands()
    lines = re.findall(
        r"(?<![\w:/-])(?:/opt/paddock/bin/)?paddock ((?:" + "|".join(commands) + r")\b[^`\n]*)", file.read_text()
    )
    assert lines or file not in (BOOK, DEPLOY / "paddock.service", DEPLOY / "paddock-backup.service")
    for line in lines:
        words = shlex.split(re.sub(r"[\"'].*", "", line).partition(" #")[0].replace("…", "x"))
        flags = {flag for action in commands[words[0]]._actions for flag in action.option_strings}
        assert {word for word in words if word.startswith("--")} <= flags, line


@by_file
def test_no_image_comes_from_a_named_registry(file: Path) -> None:
    images = re.findall(r"^(?:FROM|\s+image:) (\S+)", file.read_text(), re.MULTILINE)

    assert all(re.fullmatch(r"[a-z]+(:[\w.-]+)?", image) for image in images)


def test_the_settings_file_is_read_with_its_comments_and_without() -> None:
    file = DEPLOY / "paddock.toml"
    usual = settings_of(Choices(Namespace(config=file), {}), is_opened=False)
    assert (str(usual.data), usual.names, usual.workers) == ("/var/lib/paddock", ("play.example.org",), 1)

    whole = re.sub(r"^# (\w+ = )", r"\1", file.read_text(), flags=re.MULTILINE)

    assert set(tomllib.loads(whole)) <= set(READERS)
    assert len(tomllib.loads(whole)) > len(read_config(file))


def test_the_proxy_of_the_compose_file_is_believed() -> None:
    told = (DEPLOY / "compose.yaml").read_text()
    believed = re.search(r"PADDOCK_PROXY: (\S+)", told)
    subnet = re.search(r"subnet: ([\d./]+)", told)

    assert believed is not None
    assert subnet is not None
    assert believed[1] == subnet[1]
    assert Proxies((believed[1],)).has(subnet[1].replace(".0/24", ".9"))


def test_proxies_pass_on_what_the_site_needs_and_keep_the_metrics() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()

    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {header} \$\w+;", nginx)
    assert "location = /metrics { return 404; }" in nginx
    assert "/metrics" in caddy


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    for unit in DEPLOY.glob("paddock*.[st][ei]*"):
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/paddock/bin/paddock", "/bin/true"))
    units = [str(file) for file in tmp_path.iterdir()]
    assert len(units) == 3

    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)

    assert [line for line in done.stderr.splitlines() if "paddock" in line] == []


def test_every_proof_that_the_book_of_security_names_exists() -> None:
    told = (ROOT / "docs" / "security.md").read_text()
    named = set(re.findall(r"`(test_\w+)`", told))
    sources = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))

    assert len(named) > 40
    assert named - set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE)) == set()
    assert [file for file in re.findall(r"`(tests/\S+\.py)`", told) if not (ROOT / file).is_file()] == []
