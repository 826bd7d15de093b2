"""How the bot speaks Spanish: as in Spain or as in America and never as in both, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from bot.words.entries import Entry, references
from tests.words.reading import all_of

SERIALIZER = FluentSerializer()
TERM = re.compile(r"\{ (-[\w-]+) \}")
ELSEWHERE = {
    "es": r"porot|\bsoya|\bpresion|\bagreg|\bconfiguración|\bAdministrar servidor",
    "es-419": r"alubia|\bsoja|\bpuls|\bañad|\bajustes|\bGestionar servidor",
}
"""What is said in the other of the two alone."""


@cache
def spanish(country: str) -> Mapping[str, str]:
    """All that is said there, by id, its terms put in; but what people type may be any word that anybody knows."""
    return {
        key: _whole(country, entry)
        for key, entry in all_of(country).items()
        if not key.startswith("-") and not re.search(r"\btyped\b", key)
    }


def _whole(country: str, entry: Entry) -> str:
    text = SERIALIZER.serialize_entry(entry).partition("=")[2]
    for term in [one for one in references(entry) if one.startswith("-")]:
        text = text.replace(f"{{ {term} }}", _whole(country, all_of(country)[term]).strip())
    return text


@pytest.mark.parametrize("country", ELSEWHERE)
def test_nothing_is_said_as_only_in_the_other_country(country: str) -> None:
    found = {key: text for key, text in spanish(country).items() if re.search(ELSEWHERE[country], text, re.I)}
    assert found == {}


@pytest.mark.parametrize("country", ELSEWHERE)
def test_what_is_called_otherwise_is_said(country: str) -> None:
    said = " ".join(spanish("es" if country == "es-419" else "es-419").values())
    assert re.search(ELSEWHERE[country], said, re.I)


@pytest.mark.parametrize("country", ELSEWHERE)
def test_all_that_is_put_in_is_there(country: str) -> None:
    assert {key: text for key, text in spanish(country).items() if TERM.search(text)} == {}


@pytest.mark.parametrize(("begins", "ends"), ["¿?", "¡!"])
def test_questions_and_exclamations_are_marked_where_they_begin(begins: str, ends: str) -> None:
    found = {key: text for key, text in spanish("es").items() if text.count(begins) != text.count(ends)}
    assert found == {}


def test_quotation_marks_are_curly() -> None:
    # Straight ones delimit literals of Fluent, which are in braces.
    found = {key for key, text in spanish("es").items() if '"' in re.sub(r'\{\s*"[^"]*"\s*\}', "", text)}
    assert found == set()
