"""How the bot speaks: one word for one thing, and commands as they are typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import chain

import pytest
from fluent.syntax import FluentSerializer

from bot.words import locales
from tests.words.around import past, ratings
from tests.words.crawling import texts
from tests.words.reading import all_messages

SERIALIZER = FluentSerializer()


@cache
def english() -> Mapping[str, str]:
    """What stands in the English files, by id."""
    return {key: SERIALIZER.serialize_entry(message).partition("=")[2] for key, message in all_messages().items()}


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("leave-ask-last", "You are the only person at this table: leaving ends the game."),
        ("about-rio_grande_2000", "a tie goes to the fuller hand"),
        ("build-offer", "You give **{ $give }** · a gift"),
        ("word-unknown", "I didn't understand `{ $word }`."),
        ("seat-left", "left · a computer plays"),
        ("bohne-seat-left", "left · a computer plays"),
        ("seat-away", "away · a computer plays"),
        ("posted-anew", "is posted again in"),
        ("rules-start", "drawn at random"),
        ("table-button-pass", "I'm done"),
        ("hand-button-pass", "I'm done"),
        ("offers-counter", "Counter"),
    ],
)
def test_one_word_for_one_thing(key: str, said: str) -> None:
    assert said in english()[key]


@pytest.mark.parametrize("locale", locales())
def test_commands_and_options_are_named_as_the_reader_types_them(locale: str) -> None:
    entries = [SERIALIZER.serialize_entry(message) for message in all_messages(locale).values()]
    texts = [line for entry in entries for line in entry.splitlines() if not line.startswith("#")]
    # By themselves, `/plant` and `field:` are English; a reference says what the reader's list shows.
    in_english = re.compile(r"(?<![\w.:/<>])/[a-z]\w+|`[a-z]+:`|`/[^`]*\b[a-z]+:")
    assert [line for line in texts if in_english.search(line)] == []
    named = {name for line in texts for name in re.findall(r"/\{ ([\w-]+) \}", line)}
    assert {"name-play", "name-resume", "name-settings"} <= named
    assert [name for name in named if not name.startswith("name-")] == []


@pytest.mark.parametrize("locale", locales())
def test_numbers_below_nothing_have_a_minus_sign(locale: str) -> None:
    said = {text for shown in chain(past(locale), ratings(locale)) for text in texts(shown.what)}
    assert any("\N{MINUS SIGN}10" in text for text in said)
    assert {text for text in said if re.search(r"(?<![\w-])-\d", text)} == set()
