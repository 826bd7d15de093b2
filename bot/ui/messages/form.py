"""Somebody's last games, as a picture or in a line."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.scenes.form import Form, Game
from bot.store import Ended
from bot.ui.components import ALT_LIMIT, Picture, Screen
from bot.ui.layout import screen, text
from bot.ui.phrases import cut, listed, signed
from bot.words import say

FEWEST, MOST = 2, 12
"""Of fewer games there is nothing to compare; more have no room."""


def form_line(locale: str, games: Sequence[Ended]) -> str:
    """Each game with its place and score, oldest first; empty where there are too few."""
    if len(games) < FEWEST:
        return ""
    said = [
        say(
            locale,
            "form-game",
            place=game.place,
            of=game.of,
            score=signed(game.score),
            won="yes" if game.won else "no",
        )
        for game in games
    ]
    return say(locale, "form-line", games=listed(locale, said))


def form_picture(locale: str, games: Sequence[Ended]) -> Picture:
    """The same as a chart."""
    title, says = say(locale, "picture-form", count=len(games)), say(locale, "picture-form-says")
    places = tuple([say(locale, "picture-form-place", place=place) for place in range(1, 5)])
    scene = Form(title, places, says, tuple([Game(*game) for game in games]))
    return Picture("stats.png", scene, cut(form_line(locale, games).replace("*", ""), ALT_LIMIT))


def with_form(locale: str, below: Screen, games: Sequence[Ended], *, pictures: bool) -> Screen:
    """The chart above a message, or the line; the message alone where there are too few games."""
    line = form_line(locale, games)
    if not line:
        return below

    def draw(*, pictures: bool) -> Screen:
        return screen(form_picture(locale, games) if pictures else text(line), *below.items)

    made = draw(pictures=pictures)
    made.in_words = lambda: draw(pictures=False)
    return made
