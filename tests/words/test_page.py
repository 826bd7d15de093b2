"""Every message of every language can be said, of whatever it may be given."""

from __future__ import annotations

import pytest

from bot.words import say_itself, shipped
from bot.words.checking import english
from bot.words.entries import Entries
from bot.words.examples import NUMBERS, examples
from bot.words.page import page
from tests.breadth import few
from tests.words.reading import all_of


@pytest.mark.long
@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_every_message_can_be_said(language: str) -> None:
    for key in english():
        said = [say_itself(language, key, **facts) for facts in examples(key, english(), all_of(language))]
        assert said


@pytest.mark.parametrize("language", few(shipped(), "de"))
def test_the_page_has_every_message_and_nothing_broken(language: str) -> None:
    text = page(language)
    assert all(f'<h3 id="{key}">' in text for key in english())
    assert 'class="missing"' not in text
    assert 'class="broken"' not in text


def test_examples_take_every_choice_and_the_numbers_that_tell_forms_apart() -> None:
    words = Entries(
        [
            "lobby-title = { $game ->\n    [a] x\n    [b] y\n   *[other] z\n } "
            "{ $table ->\n    [one] 1\n   *[other] 2\n }"
        ]
    )
    found = list(examples("lobby-title", words))
    assert {(facts["game"], facts["table"]) for facts in found} == {
        (game, table) for game in ("a", "b", "Bohnanza") for table in NUMBERS
    }


def test_where_all_choices_together_are_too_many_each_is_taken_by_itself() -> None:
    choice = "".join(f"    [{name}] {name}\n" for name in "abcdefgh")
    words = Entries(
        [f"lobby-title = {{ $game ->\n{choice}   *[other] z\n }} {{ $table ->\n{choice}   *[other] z\n }}"]
    )
    found = list(examples("lobby-title", words))
    assert len(found) == 17
    assert {facts["game"] for facts in found} == {
        facts["table"] if facts["table"] != 12 else "Bohnanza" for facts in found
    }
