"""What ships says everything that English says, of the same facts, in all plural forms of its language."""

from __future__ import annotations

import pytest

from bot.words import DEFAULT, say, shipped
from bot.words.checking import english
from bot.words.completeness import PLURALS, choices, forms, left_out, miscounted, missing, waiting
from bot.words.entries import Entries
from bot.words.files import SHIPPED
from bot.words.languages import read
from tests.breadth import few
from tests.words.reading import Host, all_of

OTHERS = [language for language in shipped() if language != DEFAULT]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    assert missing(all_of(language)) == []
    assert waiting(all_of(language)) == {}


@pytest.mark.parametrize("language", few(OTHERS, "de"))
def test_nothing_that_is_said_is_lost(language: str) -> None:
    assert left_out(all_of(language)) == {}


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_chooses_by_the_same_fact_has_the_same_choice(language: str) -> None:
    """Beyond plural forms, and single numbers such as `[2] both`."""
    lacking = {}
    for key, entry in english().items():
        there = choices(all_of(language)[key])
        for fact, names in choices(entry).items():
            words = {name for name in names - PLURALS if not name.isdigit()}
            if fact in there and words - there[fact]:
                lacking[key, fact] = words - there[fact]
    assert lacking == {}


@pytest.mark.parametrize("language", shipped())
def test_numbers_take_the_forms_of_their_language(language: str) -> None:
    assert miscounted(language, all_of(language)) == {}


def test_the_forms_of_a_language_are_those_of_its_people() -> None:
    assert [forms(language) for language in ("en", "pl", "ja")] == [
        {"one", "other"},
        {"one", "few", "many"},
        {"other"},
    ]


def test_a_form_that_is_lacking_is_named() -> None:
    words = Entries(["lobby-few = { $missing ->\n    [one] a\n    [few] b\n   *[other] c\n }"])
    assert miscounted("en", words) == {}
    assert miscounted("pl", words) == {"lobby-few": {"many"}}
    numbers = Entries(["lobby-few = { $missing ->\n    [1] a\n   *[other] c\n }"])
    names = Entries(["lobby-few = { $missing ->\n    [one] a\n    [none] b\n   *[other] c\n }"])
    assert miscounted("pl", numbers) == miscounted("pl", names) == {}


def test_a_message_waits_for_the_words_that_it_is_made_of(host: Host) -> None:
    host.has(pt="field-short-empty = vazio{ field-for-one }\nbutton-join = Participar")
    assert waiting(read("pt", (SHIPPED, host.folder))) == {"field-short-empty": ["field-for-one"]}
    assert missing(read("pt", (SHIPPED, host.folder)))[:2] == list(english())[:2]
    assert "button-join" not in missing(read("pt", (SHIPPED, host.folder)))
    assert say("pt", "field-short-empty", only="any") == say("en", "field-short-empty", only="any")
