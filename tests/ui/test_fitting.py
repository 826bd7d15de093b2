"""Screens are built in the fullest form that Discord takes: neither too much text nor too many components."""

from __future__ import annotations

import pytest

from bot.ui.components import COMPONENT_LIMIT
from bot.ui.fitting import ROOM, fullest
from bot.ui.layout import Overfull, Screen, button, container, rows, screen, text
from tests.ui.reading import items, words


def paragraphs(count: int) -> Screen:
    return screen(container(*(text(f"line {number}") for number in range(count))))


def letters(count: int) -> Screen:
    return screen(text("x" * count))


def test_the_fullest_form_that_fits_is_taken() -> None:
    assert len(words(fullest(letters, (30, 20, 10)))) == 30


def test_a_form_with_too_much_text_is_not_taken() -> None:
    assert len(words(fullest(letters, (ROOM + 1, ROOM, 10)))) == ROOM


def test_a_form_with_too_many_components_is_not_taken() -> None:
    layout = fullest(paragraphs, (COMPONENT_LIMIT, COMPONENT_LIMIT - 1, 10))
    assert len(items(layout)) == COMPONENT_LIMIT


def test_buttons_and_their_rows_count_as_components() -> None:
    def build(count: int) -> Screen:
        return screen(*rows([button("x", f"x:{number}") for number in range(count)]))

    assert len(items(fullest(build, (40, 35, 30)))) == 30 + 6


def test_a_last_form_with_too_many_components_is_a_mistake() -> None:
    with pytest.raises(Overfull):
        fullest(paragraphs, (COMPONENT_LIMIT,))
