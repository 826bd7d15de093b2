"""The bot's own emojis: in texts, on buttons, in lists, and once they are deleted."""

from __future__ import annotations

import asyncio
import secrets

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.files import INVALID
from bot.rehearsing.steps.props import BEAN, SYMBOL
from bot.rehearsing.told import said_by
from bot.ui.emojis import NO_BREAK, Dressing, refuses_an_emoji
from bot.ui.layout import Button, Screen, row, text

INVALID_EMOJI = 10014
BEGINNING = "rehearsal_"
"""So begin the names of emojis that were left by a rehearsal that was killed."""
CARDS = 14
"""So many cards go over the end of a line."""


async def _emojis(stage: Stage) -> None:
    from bot.art.sprites import png

    for left in await stage.client.fetch_application_emojis():
        if left.name.startswith(BEGINNING):
            await left.delete()
    image = await asyncio.to_thread(png, BEAN)
    name = f"{BEGINNING}{secrets.token_hex(3)}"
    emoji = await stage.holds("uploaded", stage.client.create_application_emoji(name=name, image=image))
    if emoji is None:
        return
    shown = _dressed(stage, emoji)
    stage.undo(emoji.delete)
    click = await stage.press(
        "Press the button: a hand comes with small beans in it, on a button and in a list.", "Show beans"
    )
    await stage.holds("shown", click.response.edit_message(view=shown))
    await stage.asks("seen", "Do you see a small bean beside every number, and on the button?")
    await stage.asks("together", "Does every line of that hand begin with a number?")
    await stage.asks("in-list", "Open the list below it: is a small bean beside *Red* and *Blue*?")
    await stage.holds("deleted", emoji.delete())
    there = await stage.holds("deleted", stage.client.fetch_application_emojis())
    stage.note("deleted", held=there is None or emoji.id not in {one.id for one in there})
    refused = await stage.refuses("no-button", stage.channel.send(view=shown), INVALID, INVALID_EMOJI)
    if refused is not None:
        stage.note("names-it", held=refuses_an_emoji(refused), said=said_by(refused))


def _dressed(stage: Stage, emoji: discord.Emoji) -> Screen:
    """A hand, a button and a list, in which this emoji takes the place of a symbol, as in games."""
    cards = [NO_BREAK.join((str(number), SYMBOL, "Bean", "·")) for number in range(1, CARDS + 1)]
    options = [discord.SelectOption(label=one, value=one, emoji=SYMBOL) for one in ("Red", "Blue")]
    kinds = discord.ui.Select["discord.ui.LayoutView"](custom_id=stage.custom_id("kinds"), options=options)
    button = Button("Bean", stage.custom_id("bean"), emoji=SYMBOL)
    shown = Screen(text(" ".join(cards)), row(button), row(kinds))
    shown.dress = Dressing({SYMBOL: discord.PartialEmoji(name=emoji.name, id=emoji.id)}).put_on
    return shown


EMOJIS = (
    Step(
        "emojis",
        "Emojis of the bot's own",
        "A drawing is uploaded, shown, deleted, and shown again.",
        "bot/ui/emojis.py",
        (
            Fact("uploaded", "A drawing becomes an emoji of the application"),
            Fact("shown", "A message may have it in a text, on a button and in a list"),
            Fact("seen", "It is seen in the text and on the button"),
            Fact("together", "No line ends between a card's number, its emoji and its name"),
            Fact("in-list", "It is seen in the list"),
            Fact("deleted", "It is deleted, and listed no more"),
            Fact("no-button", "A button with a deleted emoji is refused", relied_on=False),
            Fact("names-it", "Where such a button is refused, Discord speaks of an emoji (50035)"),
        ),
        _emojis,
    ),
)
