"""The changelog has one form: by version, by kind, and a line a bullet once a version is released."""

from __future__ import annotations

import re
from datetime import date
from functools import cache

from tests.release.changelog import HEADING, ROOT, UNRELEASED, parts, version

PAGE = (ROOT / "CHANGELOG.md").read_text("utf-8")
PARTS = parts(PAGE)
KINDS = ("Added", "For hosts", "Changed", "Security", "Fixed")
"""What is told of a version, in this order."""
LONGEST = 60
"""So many lines a version has at most."""
WIDEST = 140
"""So many characters a line."""


@cache
def sections() -> dict[str, dict[str, list[str]]]:
    """The bullets of each version, by kind, each as one line."""
    return {number: _bullets(text) for number, text in PARTS.items()}


def _bullets(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for kind, lines in re.findall(r"^### (.+)\n\n((?:.+\n?)+)", text, re.MULTILINE):
        found[kind] = [" ".join(bullet.split()) for bullet in re.split(r"^- ", lines, flags=re.MULTILINE)[1:]]
    return found


def test_versions_stand_newest_first_below_what_is_unreleased() -> None:
    (unreleased, *released) = [(version, day) for version, day, *_ in HEADING.findall(PAGE)]
    assert unreleased == (UNRELEASED, "")
    numbers = [tuple(map(int, version.split("."))) for version, _ in released]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[-1] == (0, 1, 0)
    days = [date.fromisoformat(day) for _, day in released]
    assert days == sorted(days, reverse=True)


def test_the_newest_release_is_the_version_of_the_program() -> None:
    assert [*PARTS][1] == version()


def test_it_tells_of_kinds_in_their_order_and_of_nothing_outside() -> None:
    for number, text in PARTS.items():
        kinds = re.findall(r"^### (.+)$", text, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds], number
        assert [*sections()[number]] == kinds
        assert bool(kinds) or not text


def test_a_release_has_a_line_for_each_bullet_and_not_too_many() -> None:
    for number, text in PARTS.items():
        lines = text.splitlines()
        if number not in (UNRELEASED, "0.1.0"):
            assert 1 + len(lines) <= LONGEST, number
            assert [line for line in lines if line and not line.startswith(("- ", "### "))] == []
            assert [line for line in lines if len(line) > WIDEST] == []
