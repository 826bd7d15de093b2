"""What is said of a film: to whoever waits for it how far it is, and to everybody with the film itself."""

from __future__ import annotations

from bot.features.films.films import State
from bot.tables import Table
from bot.ui.components import ALT_LIMIT, Picture, Screen, units
from bot.ui.controls import control
from bot.ui.layout import button, container, row, screen, text
from bot.ui.messages.lobby import words_screen
from bot.ui.names import escape
from bot.ui.phrases import cut
from bot.ui.seeing import facts
from bot.words import say

NAME = "film.gif"


def progress_screen(locale: str, table: Table, state: State) -> Screen:
    """How far a film is, for whoever waits for it."""
    return words_screen(say(locale, state.said, table=table.id, percent=state.percent))


def film_screen(table: Table, by: str, end: str) -> Screen:
    """A film for everybody, in the table's language; `by`: who shares it, in plain text, and `end`: how the game
    ended, in an alt text. The file goes along."""
    locale = facts(table).locale
    title = say(locale, "film-shared", name=escape(by))
    alt = say(locale, "film-alt", table=table.id) + say(locale, "alt-separator") + end
    # Discord may count an emoji twice.
    alt = cut(alt, ALT_LIMIT - units([alt]) + len(alt))
    again = button(say(locale, "button-replay"), control(table.id, "replay"))
    return screen(container(text(title), Picture(NAME, (), alt), row(again)))
