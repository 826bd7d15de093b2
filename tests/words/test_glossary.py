"""Each thing of the games has one name in each language: the law, the glossary and the screens agree on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

import bot
from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.high_bohn.buildings import TYPE_BEANS
from bot.words import DEFAULT, say, shipped
from bot.words.glossary import glossary, term, terms
from bot.words.page import page
from tests.breadth import few
from tests.words.reading import Host, all_of

LAW = (Path(bot.__file__).parent / "games/RULES.md").read_text("utf-8")
COLUMNS = ("en", "de", "es", "es-419", "it")
"""The languages of the table in B1."""


def texts(language: str) -> str:
    """All that a language says, without capital letters."""
    serializer = FluentSerializer()
    words = [serializer.serialize_entry(message) for message in all_of(language).values()]
    return " ".join("\n".join(words).casefold().split())


@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_every_term_is_said_in_every_language(language: str) -> None:
    said = texts(language)
    assert {
        key: names for key, names in terms().items() if (term(names, language) or "?").casefold() not in said
    } == {}


@pytest.mark.parametrize("bean", KINDS)
def test_beans_are_called_as_in_the_law(bean: str) -> None:
    """Rule B1."""
    rows = re.findall(rf"^\| {bean}(?: \(.*?\))? \|.*$", LAW, re.MULTILINE)
    assert len(rows) == 1, f"B1 in bot/games/RULES.md has {len(rows)} rows for {bean}; it needs one"
    names = [cell.strip().casefold() for cell in rows[0].strip("|").split("|")][-len(COLUMNS) :]
    assert names == [say(language, "bean-full-name", bean=bean).casefold() for language in COLUMNS]


def test_buildings_are_called_as_in_the_law() -> None:
    """Rule H5; the German cards carry the English signs."""
    (line,) = re.findall(r"\*\*H5\*\*.*?Names: es (.*?);", LAW, re.DOTALL)
    named = " ".join(line.split()).split(", ")
    kinds = sorted(TYPE_BEANS)
    assert sorted(say("es", "building-type", type=kind) for kind in kinds) == sorted(named)
    signs = [[say(language, "building-type", type=kind) for kind in kinds] for language in ("de", "en")]
    assert signs[0] == signs[1]


@pytest.mark.long
def test_a_language_of_the_hosts_has_its_own_terms_and_gaps(host: Host) -> None:
    host.has(pt="bean-name = { $bean ->\n    [coffee] Cafezinho\n   *[other] { $bean }\n }")
    found = dict(glossary("pt"))
    assert (found["Coffee"], found["thaler"]) == ("Cafezinho", "")
    assert dict(glossary(DEFAULT))["Coffee"] == "Coffee"
    assert "Cafezinho" in page("pt").split("<h2")[1]
