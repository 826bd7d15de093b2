"""The Fluent files: readable to the last line, each id in one place, and made of messages that exist."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.words import locales, say, sources
from bot.words.entries import Entries
from tests.words.reading import all_messages, messages, references

FILES = [(locale, name) for locale in locales() for name in sources(locale)]


@pytest.mark.parametrize(("locale", "name"), FILES)
def test_a_file_is_fluent_to_the_last_line(locale: str, name: str) -> None:
    text = sources(locale)[name]
    assert set(messages(text)) <= set(Entries([text])) != set()


@pytest.mark.parametrize("locale", locales())
def test_each_id_stands_in_one_file(locale: str) -> None:
    ids = Counter(entry for text in sources(locale).values() for entry in {*messages(text), *Entries([text])})
    assert [message for message, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("locale", locales())
def test_messages_are_made_of_messages_that_exist(locale: str) -> None:
    found = all_messages(locale)
    used = {name for message in found.values() for name in references(message)}
    assert used - set(found) == set()


def test_numbers_are_names_and_carry_no_commas() -> None:
    assert "#12345" in say("en", "table-closed-done", table=12345)
