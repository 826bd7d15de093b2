"""The changelog has one form: by version, by kind, and a line a bullet once a version is released."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CHANGELOG.md").read_text("utf-8")
HEADING = re.compile(r"^## \[(.+?)](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
KINDS = ("Added", "For hosts", "Changed", "Security", "Fixed")
"""What is told of a version, in this order."""
LONGEST = 60
"""So many lines a version has at most."""
WIDEST = 140
"""So many characters a line."""


@cache
def parts() -> dict[str, str]:
    """What is told of each version, newest first."""
    _, *found = HEADING.split(PAGE)
    return {version: text.strip() for version, text in zip(found[::3], found[2::3], strict=True)}


@cache
def sections() -> dict[str, dict[str, list[str]]]:
    """The bullets of each version, by kind, each as one line."""
    return {version: _bullets(text) for version, text in parts().items()}


def _bullets(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for kind, lines in re.findall(r"^### (.+)\n\n((?:.+\n?)+)", text, re.MULTILINE):
        found[kind] = [" ".join(bullet.split()) for bullet in re.split(r"^- ", lines, flags=re.MULTILINE)[1:]]
    return found


def test_versions_stand_newest_first_below_what_is_unreleased() -> None:
    (unreleased, *released) = [(version, day) for version, day, *_ in HEADING.findall(PAGE)]
    assert unreleased == ("Unreleased", "")
    numbers = [tuple(map(int, version.split("."))) for version, _ in released]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[-1] == (0, 1, 0)
    days = [date.fromisoformat(day) for _, day in released]
    assert days == sorted(days, reverse=True)


def test_the_newest_release_is_the_version_of_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [*parts()][1] == project["version"]


def test_it_tells_of_kinds_in_their_order_and_of_nothing_outside() -> None:
    for version, text in parts().items():
        kinds = re.findall(r"^### (.+)$", text, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds], version
        assert [*sections()[version]] == kinds
        assert bool(kinds) or not text


def test_a_release_has_a_line_for_each_bullet_and_not_too_many() -> None:
    for version, text in parts().items():
        lines = text.splitlines()
        if version not in ("Unreleased", "0.1.0"):
            assert 1 + len(lines) <= LONGEST, version
            assert [line for line in lines if line and not line.startswith(("- ", "### "))] == []
            assert [line for line in lines if len(line) > WIDEST] == []
