"""Names and the little words before them sound as one says them."""

from __future__ import annotations

import pytest

from bot.art.names import marked
from bot.words import say
from bot.words.euphony import joined


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("it", ("dato a ", "Anna", " 2 carte"), "dato ad Anna 2 carte"),
        ("it", ("A ", "àlvise", ""), "Ad àlvise"),
        ("it", ("a **", "Ada", "**"), "ad **Ada**"),
        ("it", ("dato a ", "Elena", ""), "dato a Elena"),
        ("it", ("", "Anna", " e ", "Elena", ""), "Anna ed Elena"),
        ("it", ("", "Anna", " e ", "Ada", ""), "Anna e Ada"),
        ("it", ("fino a ", "8", ""), "fino a 8"),
        ("it", ("", "Bruno", " e ", marked("Elena", 4), ""), f"Bruno ed {marked('Elena', 4)}"),
        ("it", ("tra ", "Anna", ""), "tra Anna"),
        ("it", ("offerta a ", "🤖 Anna", ""), "offerta a 🤖 Anna"),
        ("es", ("", "Ana", " y ", "Inés", ""), "Ana e Inés"),
        ("es", ("", "Ana", " y ", "Hilario", ""), "Ana e Hilario"),
        ("es", ("", "Ana", " y ", "Iago", ""), "Ana y Iago"),
        ("es", ("", "Ana", " o ", "Óscar", ""), "Ana u Óscar"),
        ("en", ("to a ", "Anna", ""), "to a Anna"),
    ],
)
def test_a_little_word_sounds_as_the_name_after_it_wants_it(language: str, words: list[str], said: str) -> None:
    assert joined(language, words) == said


def test_what_somebody_is_called_or_has_typed_stays_as_it_is() -> None:
    assert joined("it", ("", "a a a", " e ", "e e", "")) == "a a a ed e e"


@pytest.mark.parametrize(("name", "to"), [("Anna", "Ad Anna"), ("Bruno", "A Bruno")])
def test_italian_offers_are_made_to_anna_as_one_says_it(name: str, to: str) -> None:
    assert say("it", "build-to", name=name) == to
