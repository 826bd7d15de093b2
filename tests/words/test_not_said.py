"""What a language does not say any more stands in none of its messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from bot.words import shipped
from bot.words.glossary import not_said
from bot.words.page import page
from tests.breadth import few
from tests.words.reading import all_of

NAMES = re.compile(r"\$[\w-]+|\{ [a-z][\w-]* \}")
"""Of variables and of other messages."""


@cache
def said(language: str) -> Mapping[str, str]:
    """What stands in the files of a language, by id; but what people type may be any word."""
    serializer = FluentSerializer()
    return {
        key: NAMES.sub("", serializer.serialize_entry(message).partition("=")[2])
        for key, message in all_of(language).items()
        if not re.search(r"\btyped\b", key)
    }


@pytest.mark.parametrize(("language", "words"), [(one, words) for one in shipped() for words in not_said(one)])
def test_it_is_not_said(language: str, words: str) -> None:
    better = not_said(language)[words]
    found = {key: text for key, text in said(language).items() if re.search(words, text)}
    assert found == {}, f"not {words}, but: {better}"


@pytest.mark.parametrize("language", few(shipped(), "de"))
@pytest.mark.long
def test_whoever_translates_reads_what_is_not_said_and_what_is_instead(language: str) -> None:
    assert ("<th>Not said" in page(language)) == bool(not_said(language))
