"""Computers in a lobby: the private question of how well the next one should play, and the names they are
given."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games import CATALOGUE
from bot.games.contract import AnyGame
from bot.players import EXPERT
from bot.store import COMPUTERS
from bot.tables.computers.strengths import USUAL, offered
from bot.ui.controls import control
from bot.ui.layout import Button, Screen, button, rows, screen, text
from bot.ui.phrases import cut
from bot.ui.screens import SeatFacts, TableFacts
from bot.words import say


def computers_screen(table: TableFacts, locale: str) -> Screen:
    """A button for each strength while there are seats, and one to remove each computer."""
    game = CATALOGUE[table.game]
    most = game.players[-1]
    full = len(table.seats) >= most
    adding = [] if full else [_add(table, locale, strength) for strength in offered(game)]
    removing = [_remove(table, locale, seat) for seat in table.seats if seat.computer is not None]
    about = "\n".join([say(locale, "computers-about"), *_of_expert(game, locale)])
    what = say(locale, "computers-full", most=most, computers=len(removing)) if full else about
    title = say(locale, "computers-title", table=table.id)
    return screen(text(f"{title}\n{what}"), *rows(adding), *rows(removing))


def names(locale: str) -> list[str]:
    """The names that computers may be given."""
    return say(locale, "computer-names").split()


def number_of(place: int) -> int:
    """Which computer a control of this screen is about."""
    return COMPUTERS - place


def _of_expert(game: AnyGame, locale: str) -> Iterator[str]:
    """What an expert is, where this game has one."""
    if EXPERT in offered(game):
        yield say(locale, "computers-about-expert")


def _add(table: TableFacts, locale: str, strength: str) -> Button:
    label = say(locale, "computers-add", strength=say(locale, "strength", strength=strength))
    style = discord.ButtonStyle.primary if strength == USUAL else discord.ButtonStyle.secondary
    return button(label, control(table.id, "add-computer", strength), style)


def _remove(table: TableFacts, locale: str, seat: SeatFacts) -> Button:
    label = say(locale, "computers-remove", name=cut(seat.name, 60))
    place = COMPUTERS - seat.person_id
    return button(label, control(table.id, "remove-computer", place), discord.ButtonStyle.danger)
