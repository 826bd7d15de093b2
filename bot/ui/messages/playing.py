"""What the messages of every game have in common while it is played: buttons, and the notice above a hand."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.contract import Seat
from bot.ui.components import units
from bot.ui.controls import control
from bot.ui.layout import TEXT_LIMIT, Button, Container, Screen, Text, button, link, screen, text
from bot.ui.messages.guests import free_seats, others
from bot.ui.messages.pace import paused
from bot.ui.phrases import cut
from bot.ui.screens import Face, Seen
from bot.words import say

NOTICE_LIMIT = 1200
"""A longer notice is cut off with an ellipsis."""


def with_notice(notice: str | None, hand: Container) -> Screen:
    """A hand, below the notice if there is one: as much of it as the hand leaves room for."""
    alone = screen(hand)
    if not notice:
        return alone
    # Some symbols count twice.
    room = min(NOTICE_LIMIT, TEXT_LIMIT - alone.length - (units([notice]) - len(notice)))
    return screen(text(cut(notice, room)), hand) if room > 1 else alone


def hand_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows whoever clicks it their own hand."""
    return button(say(seen.locale, "button-my-hand"), control(seen.table.id, "hand"), discord.ButtonStyle.primary)


def wake_button(seen: Seen[Any, Any]) -> Button:
    """The one button of a panel that can no longer be edited: it makes it live again."""
    label, what = say(seen.locale, "button-wake"), control(seen.table.id, "hand")
    return button(label, what, discord.ButtonStyle.primary)


def play_here_button(seen: Seen[Any, Any]) -> Button:
    """The button of a card, which makes it the panel in place of the one in the channel."""
    return button(say(seen.locale, "button-play-here"), control(seen.table.id, "hand"))


def take_part_button(seen: Seen[Any, Any], to: str) -> Button:
    """The button of a resting panel, which makes it live: there its reader joins the `trade` that is open, takes
    part in the `turns` of the others, or follows the `game`."""
    return button(say(seen.locale, "button-take-part", to=to), control(seen.table.id, "hand"))


def hint_button(seen: Seen[Any, Any]) -> Button:
    """The button that says what a computer would do in the reader's place."""
    return button(say(seen.locale, "button-hint"), control(seen.table.id, "hint"))


def more_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows what is needed seldom, in place of the usual buttons."""
    return button(say(seen.locale, "button-more"), control(seen.table.id, "more"))


def as_text_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows the table in words, in place of the hand; the hand too, where that is a picture."""
    words = "button-all-as-text" if seen.pictures else "button-as-text"
    return button(say(seen.locale, words), control(seen.table.id, "as-text"))


def table_text_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows privately, to anybody, what a picture for everybody shows, in words."""
    return button(say(seen.locale, "button-table-text"), control(seen.table.id, "as-text"))


def text_buttons(seen: Seen[Any, Any]) -> list[Button]:
    """That button, where there is a picture."""
    return [table_text_button(seen)] if seen.pictures else []


def rules_button(seen: Seen[Any, Any]) -> Button:
    """The button that explains the game."""
    return button(say(seen.locale, "button-rules"), control(seen.table.id, "rules"))


def rematch_button(seen: Seen[Any, Any]) -> Button:
    """The button that opens a lobby for the same game."""
    label, what = say(seen.locale, "button-rematch"), control(seen.table.id, "rematch")
    return button(label, what, discord.ButtonStyle.success)


def replay_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows whoever presses it the game once more, step by step."""
    return button(say(seen.locale, "button-replay"), control(seen.table.id, "replay"))


def review_button(seen: Seen[Any, Any]) -> Button:
    """The button that shows whoever played, and presses it, how good their decisions were."""
    return button(say(seen.locale, "button-review"), control(seen.table.id, "review"))


def players_button(seen: Seen[Any, Any], seat: Seat) -> list[Button]:
    """For the reader on this seat, if they are the host and other people play: the button that shows whom they may
    remove, and let back."""
    if seen.table.seats[seat].person_id != seen.table.host_id or not (
        others(seen.table) or free_seats(seen.table)
    ):
        return []
    return [button(say(seen.locale, "button-players"), control(seen.table.id, "players"), emoji="👥")]


def leave_button(seen: Seen[Any, Any]) -> Button:
    """The button with which a player leaves the game, after a question."""
    return button(say(seen.locale, "button-leave-game"), control(seen.table.id, "ask-leave"))


def back_button(seen: Seen[Any, Any]) -> Button:
    """The button that leads back to the hand."""
    return button(say(seen.locale, "button-back"), control(seen.table.id, "back"))


def table_links(seen: Seen[Any, Any]) -> list[Button]:
    """The link to the table message, if there is one."""
    return [link(say(seen.locale, "button-table"), seen.link)] if seen.link else []


def where_line(seen: Seen[Any, Any], face: Face = Face.RESTING) -> Text:
    """The last line of a private message: which game, which table, and the link there; first of all that it is
    their hand, which neither a card nor an end shows."""
    game, table = say(seen.locale, f"game-{seen.table.game}"), str(seen.table.id)
    if face is not Face.CARD and seen.view.outcome is None:
        game = say(seen.locale, "panel-where-hand", game=game)
    if seen.link is None:
        return text(say(seen.locale, "panel-where-nowhere", game=game, table=table))
    return text(say(seen.locale, "panel-where", game=game, table=table, url=seen.link))


def quiet_title(seen: Seen[Any, Any], face: Face) -> str:
    """The first line of a private message that isn't kept up to date, of any face but a live one."""
    return say(seen.locale, f"panel-{face}")


def paused_title(seen: Seen[Any, Any], person: int) -> str:
    """The first line of a panel while the game stands still because somebody asked for it."""
    host = "yes" if person == seen.table.host_id else "no"
    return say(seen.locale, "panel-paused", paused=paused(seen.table, seen.locale), host=host)
