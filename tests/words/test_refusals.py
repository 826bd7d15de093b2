"""Every reason that the rules or the screens can refuse with has words, and every refusal's words a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import bot
from bot.words import say, sources
from tests.architecture.syntax import nodes
from tests.words.reading import has, messages

ROOT = Path(bot.__file__).parent
KINDS = {"Refusal", "IllegalMove", "MalformedMove", "OutOfDate", "NotYourSeat"}
NUMBERS: Mapping[str, str | int] = {
    "field": 2,
    "offer": "4",
    "price": 3,
    "thalers": 1,
    "copies": 8,
    "other": "empty",
}


def raised(folder: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every reason in the sources, with the names of its facts in alphabetical order."""
    for file in sorted(folder.rglob("*.py")):
        for node in nodes(file):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[ast.Constant(value=str(reason))]) if kind in KINDS:
                    yield reason, tuple(sorted(keyword.arg or "" for keyword in node.keywords))


IN_THE_RULES = sorted(set(raised(ROOT / "games")))
FAMILIES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file())


def test_the_rules_give_their_reasons_as_constants() -> None:
    assert len(IN_THE_RULES) > 30


@pytest.mark.parametrize(("reason", "facts"), IN_THE_RULES, ids=str)
def test_every_reason_of_the_rules_has_words(reason: str, facts: tuple[str, ...]) -> None:
    values: dict[str, str | int] = {fact: "black_eyed" if fact == "bean" else NUMBERS[fact] for fact in facts}
    words = say("en", reason, **values)
    assert words[0].isupper()
    assert words.endswith(".")
    assert "black_eyed" not in words
    assert len(words) < 160


def test_every_reason_of_the_screens_has_words() -> None:
    reasons = {reason for reason, _ in raised(ROOT)}
    assert [reason for reason in sorted(reasons) if not has(reason)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_there_are_no_words_for_reasons_that_a_game_never_gives(family: str) -> None:
    given = {reason for reason, _ in raised(ROOT / "games" / family)}
    assert given
    assert set(messages(sources("en").get(f"{family}/refusals.ftl", ""))) - given == set()
