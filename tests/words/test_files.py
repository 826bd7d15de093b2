"""The Fluent files: readable to the last line, each id in one place, and made of messages that exist. By their
grammar they are read once."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.words import locales, say, sources
from bot.words.entries import Entries
from tests.breadth import few_rows
from tests.words.reading import all_messages, messages, references

FILES = [(locale, name) for locale in locales() for name in sources(locale)]
QUICK = [file for file in FILES if file[0] in ("en", "de")]


@pytest.mark.parametrize(("locale", "name"), few_rows(FILES, *QUICK))
def test_a_file_is_fluent_to_the_last_line(locale: str, name: str) -> None:
    text = sources(locale)[name]
    assert set(messages(text)) <= set(Entries([text])) != set()


@pytest.mark.parametrize(("locale", "name"), few_rows(FILES, *QUICK))
def test_every_entry_is_found_as_the_grammar_reads_it(locale: str, name: str) -> None:
    text = sources(locale)[name]
    whole = FluentParser(with_spans=False).parse(text).body
    found = Entries([text])
    read = [entry for entry in whole if isinstance(entry, Message | Term)]
    assert len(found) == len(read) > 0
    for entry, (key, alone) in zip(read, found.items(), strict=True):
        assert key.removeprefix("-") == entry.id.name
        assert alone.equals(entry, ["span", "comment"])


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
