"""Messages found without reading the whole file as Fluent: the same ones as by reading it."""

from __future__ import annotations

import pytest
from fluent.syntax.ast import Message

from bot.words.entries import Entries


def test_a_bracket_at_the_margin_ends_no_entry() -> None:
    found = Entries(
        ['one = { $a ->\n[x] y = z\n*[other] {"b = c"}\n}\n# two = no\r\nthree =\r\n    four = five\r\n']
    )
    assert list(found) == ["one", "three"]
    assert [isinstance(entry, Message) for entry in found.values()] == [True, True]


@pytest.mark.parametrize("text", ["", "\n", "# nothing but a comment", "one"])
def test_a_file_without_entries(text: str) -> None:
    assert list(Entries([text])) == []


def test_what_is_not_fluent_is_no_entry() -> None:
    assert not Entries(["one = { $a"]).get("one")


def test_the_later_text_says_it() -> None:
    found = Entries(["one = first\ntwo = { one }", "one = second"])
    assert found["one"].equals(Entries(["one = second"])["one"])
    assert set(found.parts("two")) == {"one", "two"}


def test_a_fact_that_words_choose_by_anywhere_is_no_mere_filling() -> None:
    text = """
filling = { $name } { $count ->
    [one] a card
   *[other] { $count } cards
 } { NUMBER($size) }
outer = { filling } { $other }
"""
    messages = Entries([text])
    assert messages.selectors("outer") == messages.selectors("filling") == {"count", "size"}
    assert messages.selectors("unknown") == set()
