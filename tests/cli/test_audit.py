"""``make check`` asks for known weaknesses of what is installed, and does not mind if nobody answers."""

import pytest

from tools import audit

CLEAN = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}]}
SKIPPED = {"dependencies": [{"name": "rich", "skip_reason": "not found"}]}
WEAK = {"dependencies": [{"name": "rich", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}]}
OURS = {"dependencies": [{"name": "paddock", "version": "1", "vulns": [{"id": "CVE-2", "fix_versions": []}]}]}
NPM_CLEAN: dict[str, object] = {"vulnerabilities": {}}
NPM_WEAK = {"vulnerabilities": {"vite": {"severity": "high", "range": "<9"}}}


@pytest.mark.parametrize(
    ("python", "web", "code", "said"),
    [
        (None, {"message": "no network"}, 0, "Python's packages and the packages of the pages: not audited"),
        (SKIPPED, NPM_CLEAN, 0, "Python's packages: not audited"),
        (OURS, NPM_CLEAN, 0, "Python's packages: not audited"),
        (CLEAN, NPM_CLEAN, 0, "Python's packages: 0 known weaknesses"),
        (WEAK, NPM_CLEAN, 1, "rich 1: CVE-1, mended in 2"),
        (CLEAN, NPM_WEAK, 1, "vite: high, <9"),
    ],
)
def test_known_weaknesses_fail_and_silence_does_not(
    python: object,
    web: object,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "told", lambda command: web if "tools/npm" in command else python)

    with pytest.raises(SystemExit) as ended:
        audit.main()

    assert int(ended.value.code or 0) == code
    assert said in capsys.readouterr().out


def test_a_program_that_says_nothing_of_use_is_silence() -> None:
    assert audit.told(["/nowhere/at/all"]) is None
    assert audit.told(["/bin/echo", "no JSON"]) is None
