"""How the bot writes Spanish."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from tests.words.reading import all_messages

SERIALIZER = FluentSerializer()


@cache
def spanish() -> Mapping[str, str]:
    """What stands in the Spanish files, by id; but what people type may be any word that anybody knows."""
    return {
        key: SERIALIZER.serialize_entry(message).partition("=")[2]
        for key, message in all_messages("es").items()
        if not re.search(r"\btyped\b", key)
    }


@pytest.mark.parametrize(("begins", "ends"), ["¿?", "¡!"])
def test_questions_and_exclamations_are_marked_where_they_begin(begins: str, ends: str) -> None:
    found = {key: text for key, text in spanish().items() if text.count(begins) != text.count(ends)}
    assert found == {}


def test_quotation_marks_are_curly() -> None:
    # Straight ones delimit literals of Fluent, which are in braces.
    found = {key for key, text in spanish().items() if '"' in re.sub(r'\{\s*"[^"]*"\s*\}', "", text)}
    assert found == set()
