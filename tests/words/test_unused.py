"""No words that nothing can ever say: each id stands in the program, or is a part of another message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
import cogs
from bot.words import sources
from tests.architecture.syntax import nodes
from tests.ui.bohnanza.wording.test_words import OWN_FILES
from tests.words.reading import all_messages, messages, references

PAGE = "playground.ftl"
"""Said by scripts: `tests/test_page_words.py` looks for those."""
FOLDERS = [Path(str(package.__file__)).parent for package in (bot, cogs)]


def texts(file: Path) -> Iterator[str]:
    """Every text of a program as a pattern: what is filled in later may be anything short of nothing."""
    inside = {id(part) for node in nodes(file) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes(file):
        match node:
            case ast.JoinedStr(values=parts):
                yield "".join(map(_pattern, parts))
            case ast.Constant(value=str(text)) if id(node) not in inside:
                yield re.escape(text)


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


@cache
def program() -> tuple[frozenset[str], re.Pattern[str]]:
    """All texts of the program, those that are whole and those to fill in, but none that is from its beginning."""
    files = [file for folder in FOLDERS for file in folder.rglob("*.py")]
    found = {text for file in files for text in texts(file) if not text.startswith(".+")}
    filled = {text for text in found if ".+" in text}
    return frozenset(found - filled), re.compile("|".join(sorted(filled)))


def said(message: str) -> bool:
    """Whether the program can say this."""
    whole, filled = program()
    return re.escape(message) in whole or filled.fullmatch(message) is not None


@cache
def parts() -> set[str]:
    """What other messages are made of."""
    return {part for message in all_messages().values() for part in references(message)}


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in sources("en") if name not in (*OWN_FILES, PAGE)])
def test_all_words_but_those_that_other_tests_say_can_be_said(name: str) -> None:
    unused = [key for key in messages(sources("en")[name]) if key not in parts() and not said(key)]
    assert unused == []


@pytest.mark.parametrize("message", ["greeting-of-a-king", "joined-twice", "option-"])
def test_what_is_never_said_is_found(message: str) -> None:
    assert not said(message)
