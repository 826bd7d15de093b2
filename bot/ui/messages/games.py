"""The games of the catalogue in words: their names, for how many players they are, and a list to choose from."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.games import CATALOGUE
from bot.tables.capacity import games_with_room
from bot.ui.controls import control
from bot.ui.layout import Row, Select, row
from bot.ui.phrases import cut, either
from bot.words import has, say, shipped

LABEL_LIMIT = 100
"""Characters of an option's label, and of its description."""


def name(locale: str, key: str) -> str:
    """What a game is called."""
    return say(locale, f"game-{key}")


def missing() -> list[str]:
    """The games that have no name or no description, a line each."""
    return [
        f"{locale}: there are no words for {message}; the game needs game-{key} and about-{key}."
        for locale in shipped()
        for key in CATALOGUE
        for message in (f"game-{key}", f"about-{key}")
        if not has(locale, message)
    ]


def how_many(locale: str, key: str) -> str:
    """How many players a game is for: `3 to 7`."""
    players = CATALOGUE[key].players
    return say(locale, "how-many", one=str(len(players) == 1), least=players[0], most=players[-1])


def names(locale: str, keys: Iterable[str]) -> str:
    """What these games are called, of which one is chosen."""
    return either(locale, [name(locale, key) for key in keys])


def chooser(locale: str, table_id: int, current: str, count: int) -> Row:
    """The list of the games that have enough seats, with the current one selected."""
    options = [_option(locale, key, current) for key in games_with_room(count)]
    select: Select = discord.ui.Select(
        custom_id=control(table_id, "game"), placeholder=say(locale, "lobby-choose"), options=options
    )
    return row(select)


def _option(locale: str, key: str, current: str) -> discord.SelectOption:
    players = how_many(locale, key)
    room = LABEL_LIMIT - len(say(locale, "lobby-option", players=players, about=""))
    about = brief(say(locale, f"about-{key}"), room)
    return discord.SelectOption(
        label=cut(name(locale, key), LABEL_LIMIT),
        value=key,
        description=say(locale, "lobby-option", players=players, about=about),
        default=key == current,
    )


def brief(words: str, limit: int) -> str:
    """As many whole sentences as fit; if not even the first one does, whole words of it and an ellipsis."""
    if len(words) <= limit:
        return words
    sentences, stop, _ = words[:limit].rpartition(". ")
    return sentences + stop.rstrip() if stop else words[: limit - 1].rpartition(" ")[0] + "…"
