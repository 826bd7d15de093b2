"""What people type, as it is compared, and the lists of words that they may type in each language."""

from __future__ import annotations

import pytest

from bot.ui.typed import LONG, MOST, fold, languages, numbers, ordinals, spellings, words
from bot.words import locales


@pytest.mark.parametrize(
    ("typed", "compared"),
    [
        ("Café", "cafe"),
        ("cafe\N{COMBINING ACUTE ACCENT}", "cafe"),
        ("JARDÍN", "jardin"),
        ("Coñac", "conac"),
        ("groß", "gross"),
        ("GROẞ", "gross"),
        ("rote\N{NO-BREAK SPACE}Bohne", "rote bohne"),
        ("so\N{ZERO WIDTH SPACE}ja", "soja"),
        ("👁️", "👁"),
        ("２", "2"),
        ("×", "×"),
    ],
)
def test_capitals_accents_and_what_nobody_sees_make_no_difference(typed: str, compared: str) -> None:
    assert fold(typed) == compared


def test_only_texts_of_usual_length_are_kept() -> None:
    """Discord lets six thousand characters be typed, and this one becomes eighteen."""
    kept = fold(ordinary := "Café" * (LONG // 4)), fold(long := "\ufdfa" * (LONG + 1))
    assert fold(ordinary) is kept[0]
    assert fold(long) == kept[1]
    assert fold(long) is not kept[1]


def test_umlauts_may_be_written_with_two_letters() -> None:
    assert spellings("Grün") == {"grun", "gruen"}
    assert spellings("möchte") == {"mochte", "moechte"}


def test_a_list_holds_words_and_phrases() -> None:
    assert words("en", "typed-third-field") == {"third field"}
    assert "tercer campo" in words("es", "typed-third-field")
    assert words("en", "typed-bean", bean="wax") == frozenset()


@pytest.mark.parametrize(
    ("locale", "known"), [("de", ("de", "en")), ("de-AT", ("de", "en")), ("en-GB", ("en",)), ("xx", ("en",))]
)
def test_everybody_is_understood_in_their_language_and_in_english(locale: str, known: tuple[str, ...]) -> None:
    assert languages(locale) == known


@pytest.mark.parametrize("locale", locales())
def test_every_number_up_to_twelve_has_words_of_its_own(locale: str) -> None:
    assert set(numbers(locale).values()) == set(range(1, MOST + 1))


@pytest.mark.parametrize(
    ("locale", "one", "two", "twelve", "third"),
    [
        ("en", "one a an", "two", "twelve", "third"),
        ("de", "ein eine einen eins", "zwei zwo", "zwölf zwoelf zwolf", "dritte third"),
        ("es", "un una uno", "dos", "doce", "tercer third"),
        ("it", "un una uno", "due", "dodici", "terzo third"),
    ],
)
def test_numbers_in_words(locale: str, one: str, two: str, twelve: str, third: str) -> None:
    for said, number in ((one, 1), (two, 2), (twelve, 12)):
        assert {numbers(locale)[fold(word)] for word in said.split()} == {number}
    assert {ordinals(locale)[word] for word in third.split()} == {3}
