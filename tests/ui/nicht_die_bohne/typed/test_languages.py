"""Cards as they are named in each language, and in English whatever the reader's language is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from bot.games.nicht_die_bohne.cards import DECK, FACE, Card, Colour, Kind
from bot.ui.nicht_die_bohne.typed.completion import complete
from bot.ui.nicht_die_bohne.typed.naming import faces
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL, card_name, colour_name, short
from bot.ui.screens import Click
from bot.ui.typed import fold, numbers, words
from bot.words import locales, say
from tests.breadth import few
from tests.ui.nicht_die_bohne.examples import look
from tests.ui.nicht_die_bohne.typed.test_commands import LED


@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_every_card_goes_by_its_name_and_by_its_english_one(locale: str) -> None:
    for card in DECK:
        for name in (card_name(locale, card), short(locale, card), card_name("en", card), short("en", card)):
            for typed in (name, name.upper(), fold(name), name.replace(" ", "\N{NO-BREAK SPACE}"), f"«{name}»"):
                assert faces(locale, typed) == (FACE[card],), (card, typed)


@pytest.mark.long
@pytest.mark.parametrize("locale", few(locales(), "de"))
def test_every_card_goes_by_other_words_before_or_after_its_colour(locale: str) -> None:
    for card in DECK:
        face = FACE[card]
        colours = [COLOUR_SYMBOL[face.colour], colour_name(locale, face.colour)]
        colours += words(locale, "bohne-typed-colour", colour=face.colour)
        for colour, value in product(colours, values(locale, card)):
            assert faces(locale, f"{colour} {value}") == (face,), (card, colour, value)
            if colour not in COLOUR_SYMBOL.values():
                assert faces(locale, f"{value} {colour}") == (face,), (card, value, colour)


def values(locale: str, card: Card) -> Sequence[str]:
    face = FACE[card]
    if face.kind is Kind.NUMBER:
        return [str(face.number), *[word for word, n in numbers(locale).items() if n == face.number]]
    return sorted(words(locale, f"bohne-typed-{face.kind.replace('_', '-')}"))


@pytest.mark.parametrize("locale", locales())
def test_no_word_of_a_language_means_two_things(locale: str) -> None:
    kinds = [words(locale, f"bohne-typed-{kind}") for kind in ("minus", "x2", "nicht-die-bohne")]
    colours = [
        {fold(colour_name(locale, colour))} | words(locale, "bohne-typed-colour", colour=colour)
        for colour in Colour
    ]
    for one, other in combinations([*kinds, *colours, set(numbers(locale))], 2):
        assert one & other == set()


@pytest.mark.parametrize(
    ("locale", "typed", "cards"),
    [
        ("de", "rot sieben", "red-7"),
        ("de", "die rote 7", "red-7"),
        ("es", "la roja siete", "red-7"),
        ("it", "il mio blu meno", "blue-minus-1"),
        ("de", "gruen minus", "green-minus-1"),
        ("de", "blaue doppelt", "blue-x2"),
        ("de", "g 7", "green-7 yellow-7"),
        ("es", "siete rojo", "red-7"),
        ("es", "amarilla menos", "yellow-minus-1"),
        ("es", "a 7", "blue-7 yellow-7"),
        ("es", "y 7", "yellow-7"),
        ("it", "rossa sette", "red-7"),
        ("it", "giallo per 2", "yellow-x2"),
        ("it", "g 7", "yellow-7"),
        ("it", "green seven", "green-7"),
        ("en", "seven green", "green-7"),
    ],
)
def test_a_card_as_it_is_said(locale: str, typed: str, cards: str) -> None:
    assert faces(locale, typed) == tuple(FACE[Card(card)] for card in cards.split())


@pytest.mark.parametrize("locale", locales())
def test_an_unknown_card_is_answered_with_examples_that_are_understood(locale: str) -> None:
    examples = [
        fold(card_name(locale, Card(card)).rstrip("\N{NO-BREAK SPACE}🔻")) for card in ("red-7", "red-minus-1")
    ]
    said = say(locale, "card-unknown", word="?", example=examples[0], minus=examples[1])
    assert [faces(locale, one) for one in said.split("`")[3::2]] == [
        (FACE[Card("red-7")],),
        (FACE[Card("red-minus-1")],),
    ]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("typed", ["blue 1", "💧", "blue one"])
def test_a_list_is_narrowed_in_english_too(locale: str, typed: str) -> None:
    found = complete(look(LED, 1)._replace(locale=locale), Click("/lay"), "card", typed)
    assert found[0].name == short(locale, Card("blue-1"))
    assert found[0].value == "blue-1"
