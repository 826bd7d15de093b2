"""What is said again: the same words, made once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.words import say
from bot.words.entries import choosing
from tests.words.reading import listening


def test_what_was_said_before_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = listening(monkeypatch)
    words = say("en", "bean-full-name", bean="soy")
    assert "bean-full-name" in made
    made.clear()
    assert [say(locale, "bean-full-name", bean="soy") for locale in ("en", "en-GB", "xx")] == [words] * 3
    assert made == set()


def test_another_name_in_the_same_sentence_asks_fluent_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = listening(monkeypatch)
    say("en", "news-planted", who="other", name="Ana", beans="🌱 Soy", field=1)
    made.clear()
    said = say("en", "news-planted", who="other", name="{ $who }", beans="🍒 Red", field=12)
    assert (said, made) == ("{ $who } planted 🍒 Red in field 12.", set())


def test_a_fact_that_words_choose_by_anywhere_is_no_mere_filling() -> None:
    text = """
filling = { $name } { $count ->
    [one] a card
   *[other] { $count } cards
 } { NUMBER($size) }
outer = { filling } { $other }
"""
    messages = {entry.id.name: entry for entry in FluentResource(text).body if isinstance(entry, Message)}
    assert choosing(messages, "outer") == choosing(messages, "filling") == {"count", "size"}
    assert choosing(messages, "unknown") == set()


def test_other_facts_make_other_words() -> None:
    assert say("en", "bean-full-name", bean="soy") != say("en", "bean-full-name", bean="red")


def test_a_number_and_its_digits_are_told_apart() -> None:
    one, digit = (say("en", "bean-several", name="Soy", count=count) for count in (1, "1"))
    assert (one, digit) == ("Soy", "Soy ×1")


def test_what_cannot_be_said_is_not_remembered() -> None:
    for _ in range(2):
        with pytest.raises(KeyError):
            say("en", "bean-full-name")
