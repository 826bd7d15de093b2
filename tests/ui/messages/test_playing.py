"""What the panels of all games share: the buttons at their foot, the first line of a pause and the last of all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.ui.layout import Button, Text
from bot.ui.messages import playing
from bot.ui.names import escape
from bot.ui.screens import Face, Seen
from bot.words import locales
from tests.ui.nicht_die_bohne.examples import LINK, game, look

SEEN = look(game(3)[0], 1)
MAKE = Callable[[Seen[Any, Any]], Button]


def joining(seen: Seen[Any, Any]) -> Button:
    """The button of a panel at rest, where there is no trading."""
    return playing.take_part_button(seen, "game")


@pytest.mark.parametrize("made", [playing.wake_button, playing.play_here_button, joining])
def test_whatever_brings_the_panel_here_is_the_same_control(made: MAKE) -> None:
    assert made(SEEN).custom_id == playing.hand_button(SEEN).custom_id == "bean:12:hand"


@pytest.mark.parametrize(
    ("made", "label", "action"),
    [
        (playing.wake_button, "Wake up", "hand"),
        (playing.play_here_button, "Play here", "hand"),
        (joining, "Follow the game", "hand"),
        (playing.hint_button, "Hint", "hint"),
        (playing.more_button, "More", "more"),
        (playing.as_text_button, "Table as text", "as-text"),
    ],
)
def test_the_buttons_say_what_they_do(made: MAKE, label: str, action: str) -> None:
    assert (made(SEEN).label, made(SEEN).custom_id) == (label, f"bean:12:{action}")


def content(line: Text) -> str:
    """What this line says."""
    return line.content


def test_the_last_line_names_game_and_table_and_leads_there() -> None:
    named = "-# Your hand · Nicht die Bohne · table #12"
    assert content(playing.where_line(SEEN)) == f"{named} · [to the table]({LINK})"
    assert content(playing.where_line(SEEN._replace(link=None))) == named


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("link", [LINK, None])
def test_the_last_line_of_a_card_and_of_an_end_names_no_hand(locale: str, link: str | None) -> None:
    seen = SEEN._replace(locale=locale, link=link)
    over = look(game(3)[-1], 1)._replace(locale=locale, link=link)
    hand, card, end = (playing.where_line(seen), playing.where_line(seen, Face.CARD), playing.where_line(over))
    assert content(card).startswith("-# Nicht die Bohne · ")
    assert content(card) == content(end)
    assert content(hand).endswith(f" · {content(card).removeprefix('-# ')}")


def test_a_pause_tells_who_can_end_it() -> None:
    seen = SEEN._replace(table=SEEN.table._replace(paused="asked"))
    assert playing.paused_title(seen, 101) == "### ⏸️ Paused. The clock is stopped, nothing is lost."
    assert playing.paused_title(seen, 102).endswith("nothing is lost. The host can resume the game.")


def test_a_pause_tells_who_asked_for_it_and_the_name_is_text() -> None:
    seats = (SEEN.table.seats[0]._replace(name="**Ana** [x](http://y)"), *SEEN.table.seats[1:])
    seen = SEEN._replace(table=SEEN.table._replace(paused="asked", paused_by=0, seats=seats))
    name = escape("**Ana** [x](http://y)")
    assert playing.paused_title(seen, 101) == f"### ⏸️ Paused by {name}. The clock is stopped, nothing is lost."
