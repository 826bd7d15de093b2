"""Somebody's last games in a chart: each with its place and score, and the same in a line of words."""

from __future__ import annotations

import pytest

from bot.art.pictures import draw
from bot.art.scenes.form import Form
from bot.store import Ended
from bot.ui.components import ALT_LIMIT
from bot.ui.messages.form import MOST, form_line, form_picture
from bot.words import locales

GAMES = (Ended(2, 4, 9, won=False), Ended(1, 3, 14, won=True), Ended(4, 4, -3, won=False))


def test_of_one_game_there_is_no_line_and_of_more_each_is_named() -> None:
    assert form_line("en", GAMES[:1]) == ""
    said = form_line("en", GAMES)
    assert said == "**Your last games**, oldest first: 2/4 (9), 🏆 1/3 (14), 4/4 (−3)"


@pytest.mark.parametrize("locale", locales())
def test_the_picture_shows_the_same_games(locale: str) -> None:
    shown = form_picture(locale, GAMES)
    assert isinstance(shown.scene, Form)
    assert [tuple(game) for game in shown.scene.games] == [tuple(game) for game in GAMES]
    assert "1/3 (14)" in shown.alt
    assert len(form_picture(locale, GAMES * (MOST // 3)).alt) <= ALT_LIMIT
    assert draw(shown.scene).startswith(b"\x89PNG")
