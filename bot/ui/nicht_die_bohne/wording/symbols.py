"""Cards in words: each colour has its own symbol and button, and its name always stands beside it."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.games.nicht_die_bohne.cards import FACE, Card, Colour
from bot.words import say

COLOUR_SYMBOL: Mapping[Colour, str] = {
    Colour.RED: "🍅",
    Colour.BLUE: "💧",
    Colour.GREEN: "🥦",
    Colour.YELLOW: "🌽",
}
"""Things rather than coloured dots, so that nobody can mistake two for each other."""

STYLE: Mapping[Colour, discord.ButtonStyle] = {
    Colour.RED: discord.ButtonStyle.danger,
    Colour.BLUE: discord.ButtonStyle.primary,
    Colour.GREEN: discord.ButtonStyle.success,
    Colour.YELLOW: discord.ButtonStyle.secondary,
}
"""Discord's buttons are red, blue, green or grey."""


def colour_name(locale: str, colour: Colour) -> str:
    """The colour's name: `Red`."""
    return say(locale, "bohne-colour", colour=colour)


def colour_short(locale: str, colour: Colour) -> str:
    """Symbol and name: `🍅 Red`."""
    return f"{COLOUR_SYMBOL[colour]} {colour_name(locale, colour)}"


def card_name(locale: str, card: Card) -> str:
    """What a card is called: `Red 7`. Its symbol belongs beside it."""
    face = FACE[card]
    return say(
        locale, "bohne-card", colour=colour_name(locale, face.colour), kind=str(face.kind), number=face.number
    )


def short(locale: str, card: Card) -> str:
    """Symbol and name: `🍅 Red 7`."""
    return f"{COLOUR_SYMBOL[FACE[card].colour]} {card_name(locale, card)}"


def of_its_colour(locale: str, card: Card) -> str:
    """What a card is called among others of its colour: `7`."""
    face = FACE[card]
    return say(locale, "bohne-card-of-colour", kind=str(face.kind), number=face.number)


def on_its_button(locale: str, card: Card) -> str:
    """What stands beside the sign of its colour where there is little room: `7`."""
    face = FACE[card]
    return say(locale, "bohne-card-on-button", kind=str(face.kind), number=face.number)
