"""The first page: what a stranger sees of it at once, and that it says what is so."""

from __future__ import annotations

import re
import tomllib

import pytest
from PIL import Image

from bot.words import locales
from tests.architecture.test_nothing_missing import README, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SHOWN = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)"', README) + [
    (path, alt) for alt, path in re.findall(r"!\[([^]]+)]\((\.github/[^)]+)\)", README)
]
"""The pictures of the page, and what they show in words."""
BADGES = re.findall(r"!\[([^]]+)]\(((?:https:|\.\./)[^)]+)\)", README)
MOVING = ".github/trade.webp"
ONCE_BAD = (
    "the hand of the person one is",
    "go a day after they were",
    "Is all well?",
    "A mistake is named with its key",
)
"""What a stranger had to read twice."""


def test_its_title_names_the_game_and_where_it_is_played() -> None:
    title, *_ = README.splitlines()
    assert "Bohnanza" in title
    assert "Discord" in title


def test_one_reads_how_to_play_and_to_host_before_anything_long() -> None:
    headings = re.findall(r"^## (.+)$", README, re.MULTILINE)
    assert headings[:2] == ["Play now", "Host it"]
    assert README.index(MOVING) < README.index("## Play now")


def test_its_pictures_are_there_in_all_their_colours_and_larger_than_shown() -> None:
    assert {path for path, _ in SHOWN} == {
        MOVING,
        *(f".github/{name}.png" for name in ("playground", "table", "hand", "end")),
    }
    for path, _ in SHOWN:
        with Image.open(ROOT / path) as picture:
            assert picture.mode != "P", f"{path} has a palette, not all its colours"
            assert picture.width >= 1000, path


def test_the_trade_moves_and_is_not_too_large() -> None:
    assert (ROOT / MOVING).stat().st_size <= 2_000_000
    with Image.open(ROOT / MOVING) as picture:
        assert getattr(picture, "n_frames", 1) > 10


def test_it_has_at_most_four_badges_and_they_are_true() -> None:
    assert len(BADGES) <= 4
    said = " ".join(alt for alt, _ in BADGES)
    assert f"Python {PROJECT['requires-python'].removeprefix('>=')} or newer" in said
    assert f"Licence: {PROJECT['license']}" in said
    (workflow,) = re.findall(r"actions/workflows/([a-z]+\.yml)/badge", README)
    assert (ROOT / ".github/workflows" / workflow).is_file()
    (languages,) = re.findall(r"badge/speaks-([a-z_·]+)-", README)
    assert set(languages.split("_·_")) == {locale.partition("-")[0] for locale in locales()}


@pytest.mark.parametrize("words", ONCE_BAD)
def test_nothing_is_back_that_was_not_understood(words: str) -> None:
    assert words not in " ".join(README.split())
