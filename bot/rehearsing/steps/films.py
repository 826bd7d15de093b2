"""A film of a game: whether it moves, and what becomes of a file that is too large."""

from __future__ import annotations

import io

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.props import FILM, film, picture
from bot.rehearsing.told import said_by
from bot.ui.sending import about_the_file

TOO_LARGE = 40005


async def _film(stage: Stage) -> None:
    click = await stage.press("Press the button: a short film follows.", "Show a film")
    await click.response.defer()
    shown = stage.screen("A film", picture(FILM))
    sent = await stage.holds("taken", click.followup.send(view=shown, file=await film(), wait=True))
    if sent is None:
        return
    stage.undo(stage.channel.get_partial_message(sent.id).delete)
    await stage.asks("moves", "Does the picture under *A film* change by itself, and begin anew after its end?")
    await stage.asks("phone", "Does it do so on a phone, too, as wide as the phone?", "phone")
    await _too_large(stage)


async def _too_large(stage: Stage) -> None:
    most = stage.channel.guild.filesize_limit
    stage.guide(
        "A file goes to Discord that is too large. That takes up to a minute; do nothing, or leave it out."
    )
    large = discord.File(io.BytesIO(bytes(most + 1)), FILM)
    sending = stage.channel.send(view=stage.screen("Too large", picture(FILM)), file=large)
    refused = await stage.refuses("too-large", stage.meanwhile(sending, "for a large file"), TOO_LARGE)
    if refused is not None:
        stage.note("names-it", held=about_the_file(refused), said=said_by(refused))


FILMS = (
    Step(
        "film",
        "A film",
        "A moving picture is looked at; then a file is sent that is larger than Discord takes.",
        "bot/features/films/making.py",
        (
            Fact("taken", "A moving picture is taken like any other"),
            Fact("moves", "It moves by itself, again and again"),
            Fact("phone", "So it does on a phone"),
            Fact("too-large", "A byte more than the limit of the server is refused (40005)", relied_on=False),
            Fact("names-it", "Where a file is refused, that is known from what Discord says"),
        ),
        _film,
    ),
)
