"""Cards in words: every colour with its own symbol and button, every card with a name of its own."""

from __future__ import annotations

import unicodedata

import pytest

from bot.games.nicht_die_bohne.cards import DECK, FACE, Card, Colour
from bot.ui.nicht_die_bohne.wording.symbols import (
    COLOUR_SYMBOL,
    STYLE,
    card_name,
    colour_short,
    of_its_colour,
    short,
)


def test_every_colour_has_its_own_symbol_and_its_own_button() -> None:
    assert set(COLOUR_SYMBOL) == set(STYLE) == set(Colour)
    assert len(set(COLOUR_SYMBOL.values())) == len(set(STYLE.values())) == len(Colour)


@pytest.mark.parametrize("symbol", COLOUR_SYMBOL.values())
def test_no_symbol_is_told_by_its_colour_alone(symbol: str) -> None:
    name = unicodedata.name(symbol[0])
    assert not any(shape in name for shape in ("CIRCLE", "SQUARE", "HEART", "DIAMOND"))


@pytest.mark.parametrize(
    ("card", "whole", "beside_others"),
    [
        ("red-7", "🍅 Red 7", "7"),
        ("blue-10", "💧 Blue 10", "10"),
        ("green-minus-2", "🥦 Green minus\N{NO-BREAK SPACE}🔻", "🔻\N{NO-BREAK SPACE}minus"),
        ("yellow-x2", "🌽 Yellow ×2\N{NO-BREAK SPACE}⏫", "⏫\N{NO-BREAK SPACE}×2"),
        (
            "red-nicht_die_bohne",
            "🍅 Red nicht die Bohne\N{NO-BREAK SPACE}🚫",
            "🚫\N{NO-BREAK SPACE}nicht\N{NO-BREAK SPACE}die\N{NO-BREAK SPACE}Bohne",
        ),
    ],
)
def test_a_card_is_called_by_colour_and_what_stands_on_it(card: str, whole: str, beside_others: str) -> None:
    assert short("en", Card(card)) == whole
    assert of_its_colour("en", Card(card)) == beside_others


def test_cards_that_differ_have_different_names() -> None:
    names = {FACE[card]: card_name("en", card) for card in DECK}
    assert len(set(names.values())) == len(names)
    assert {colour_short("en", colour) for colour in Colour} == {"🍅 Red", "💧 Blue", "🥦 Green", "🌽 Yellow"}
