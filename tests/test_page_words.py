"""The words of the playground's page: all that it says is there, in every language, with no gap left unfilled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

import bot
from bot.page_words import GAPS, page_words
from bot.words import beginning, shipped
from bot.words.own_names import own_name
from tests.breadth import few
from tests.words.reading import all_messages, variables

PLAYGROUND = Path(bot.__file__).parent / "playground"
SERIALIZER = FluentSerializer()
SAID = re.compile(r"\bpage-[a-z-]+[a-z]\b")


def _said() -> set[str]:
    files = [file for file in PLAYGROUND.rglob("*") if file.suffix in (".js", ".html", ".py")]
    return {key for file in files for key in SAID.findall(file.read_text("utf-8"))} - {"page-own-name"}


def test_all_that_the_page_says_has_words_and_no_others_have() -> None:
    assert _said() == set(beginning("page-"))


@pytest.mark.parametrize("language", shipped())
def test_each_language_has_them_all(language: str) -> None:
    words = page_words()[language]
    assert set(words) == {*beginning("page-"), "page-own-name"}
    assert words["page-own-name"] == own_name(language)
    assert all(words.values())


@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_what_only_the_page_knows_is_left_for_it(language: str) -> None:
    for key in beginning("page-"):
        message = all_messages(language)[key]
        assert variables(message) <= GAPS.keys(), key
        assert "->" not in SERIALIZER.serialize_entry(message), key


def test_a_gap_stands_where_the_page_fills_it() -> None:
    assert page_words()["de"]["page-private-to"] == "das sieht nur {name}"
    assert page_words()["en"]["page-choose-between"] == "Choose {least} to {most}."
