"""The screens around a game: the lobby, the greeting, and what stands where a table or a hand has been."""

from __future__ import annotations

import discord

from bot.games import CATALOGUE
from bot.ui.controls import control
from bot.ui.layout import button, escape, link, rows, screen, text
from bot.ui.screens import TableFacts
from bot.words import say

ACCENT = discord.Colour.from_rgb(196, 132, 29)


def lobby_screen(table: TableFacts, closed_dms: frozenset[int], closes_at: int) -> discord.ui.LayoutView:
    """The public lobby: who is in, what is missing, and the buttons; `closes_at` in unix seconds."""
    locale, players = table.locale, CATALOGUE[table.game].players
    count = len(table.seats)
    seated = "\n".join(
        say(
            locale,
            "lobby-seat",
            number=number,
            name=escape(seat.name),
            host=str(seat.person_id == table.host_id),
            dms="closed" if seat.person_id in closed_dms else "open",
        )
        for number, seat in enumerate(table.seats, start=1)
    )
    ready = "ready" if count in players else "few"
    state = say(
        locale, f"lobby-{ready}", count=count, least=players[0], most=players[-1], missing=players[0] - count
    )
    lines = (
        say(locale, "lobby-title", game=say(locale, f"game-{table.game}"), table=table.id),
        say(locale, "lobby-about", about=say(locale, f"about-{table.game}"), least=players[0], most=players[-1]),
        say(locale, "lobby-seats", count=count, most=players[-1]) + "\n" + seated,
        state,
        say(locale, "lobby-closes", when=f"<t:{closes_at}:R>"),
    )
    primary, success, danger = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
    buttons = (
        button(say(locale, "button-join"), control(table.id, "join"), primary),
        button(say(locale, "button-leave"), control(table.id, "leave")),
        button(say(locale, "button-start"), control(table.id, "start"), success),
        button(say(locale, "button-cancel"), control(table.id, "cancel"), danger),
        button(say(locale, "button-rules"), control(table.id, "rules")),
    )
    return screen(discord.ui.Container(*map(text, lines), *rows(buttons), accent_colour=ACCENT))


def greeting_screen(table: TableFacts, locale: str, url: str | None) -> discord.ui.LayoutView:
    """The first message to a person who sits down: here their hand will be."""
    about = say(locale, "greeting", game=say(locale, f"game-{table.game}"), table=table.id)
    return _with_link(about, locale, url)


def left_screen(table: TableFacts, locale: str, url: str | None, *, playing: bool) -> discord.ui.LayoutView:
    """What stands where the hand was of somebody who left; a seat in a game can be taken back."""
    if not playing:
        return screen(text(say(locale, "left-lobby", table=table.id)))
    back = button(say(locale, "button-take-back"), control(table.id, "join"), discord.ButtonStyle.primary)
    links = (link(say(locale, "button-go"), url),) if url else ()
    return screen(text(say(locale, "left-game", table=table.id)), *rows([back, *links]))


def leave_question(table: TableFacts, locale: str, *, host: bool) -> discord.ui.LayoutView:
    """Whether somebody means to leave a game; the host may also close it for all."""
    danger = discord.ButtonStyle.danger
    buttons = [button(say(locale, "button-leave-anyway"), control(table.id, "leave"), danger)]
    if host:
        buttons.append(button(say(locale, "button-close"), control(table.id, "cancel"), danger))
    buttons.append(button(say(locale, "button-back"), control(table.id, "back")))
    return screen(text(say(locale, "leave-ask", table=table.id)), *rows(buttons))


def closed_screen(table: TableFacts, locale: str) -> discord.ui.LayoutView:
    """What stands where a table was that is closed."""
    return screen(text(say(locale, "table-closed", game=say(locale, f"game-{table.game}"), table=table.id)))


def moved_screen(table: TableFacts, locale: str, url: str, *, hand: bool) -> discord.ui.LayoutView:
    """What stays where a message was that has been posted anew further down."""
    return _with_link(say(locale, "hand-moved" if hand else "table-moved", table=table.id), locale, url)


def nudge_screen(table: TableFacts, person_id: int) -> discord.ui.LayoutView:
    """The line in the channel for one person whose direct messages are closed."""
    return screen(text(say(table.locale, "nudge", person=f"<@{person_id}>", table=table.id)))


def words_screen(words: str) -> discord.ui.LayoutView:
    """A short private answer."""
    return screen(text(words))


def _with_link(words: str, locale: str, url: str | None) -> discord.ui.LayoutView:
    buttons = (link(say(locale, "button-go"), url),) if url else ()
    return screen(text(words), *rows(buttons))
