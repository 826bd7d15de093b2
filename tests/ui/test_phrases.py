"""Lists within a sentence end as each language ends them."""

from __future__ import annotations

import pytest

from bot.ui.phrases import either, together


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Ana, Ben and Inés"),
        ("de", "Ana, Ben und Inés"),
        ("es", "Ana, Ben e Inés"),
        ("it", "Ana, Ben e Inés"),
    ],
)
def test_who_is_meant_is_told_as_one_says_it(locale: str, said: str) -> None:
    assert together(locale, ["Ana", "Ben", "Inés"]) == said


@pytest.mark.parametrize("locale", ["en", "de", "es", "it"])
def test_one_stands_alone_and_nobody_is_nothing(locale: str) -> None:
    assert [joined(locale, words) for joined in (together, either) for words in (["Ana"], [])] == ["Ana", ""] * 2


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Ben or Olga"), ("de", "Ben oder Olga"), ("es", "Ben u Olga"), ("it", "Ben o Olga")],
)
def test_what_one_chooses_from_has_another_word(locale: str, said: str) -> None:
    assert either(locale, ["Ben", "Olga"]) == said
