"""Commands: completed while one types, taken in all languages, and those for people's own apps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot.rehearsing.facts import Fact
from bot.rehearsing.offered import BEAN, NAME, bot_commands, installable, offer
from bot.rehearsing.stage import NotHere, Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.files import INVALID
from bot.rehearsing.steps.props import ODD_NAMES, SYMBOL
from bot.rehearsing.told import given
from bot.ui.names import plain

MOST, LONGEST = 25, 100
"""How many choices Discord takes, and how many characters of the name of one."""
NAMES = (*map(plain, ODD_NAMES[3:]), "b" * LONGEST, *(f"{SYMBOL} Bean {number}" for number in range(MOST)))
OFFERED = {f"bean-{number}": name for number, name in enumerate(NAMES[:MOST], 1)}
"""What is offered, by the value that comes when it is chosen."""
UPDATE = 7
"""The answer that edits what was pressed."""


async def _languages(stage: Stage) -> None:
    taken = await stage.holds("taken", offer(stage.client, anywhere=installable(stage.client), rehearsing=True))
    await stage.asks("read", "Type / here: are the commands there, in the language of your Discord?")
    click = await stage.typed("Type */rehearse* once more (*/proben*, */ensayar*, */provare* in other languages).")
    stage.note("english", held=given(click).get("name") == NAME)
    path = f"/interactions/{click.id}/{click.token}/callback"
    body = {"type": UPDATE, "data": {"content": "x"}}
    await stage.refuses("no-edit", stage.client.http.request(Route("POST", path), json=body), INVALID)
    await stage.holds("answered", click.response.send_message(view=stage.screen("Heard"), ephemeral=True))
    message = await click.original_response()
    stage.note("answered", held=message.flags.ephemeral)
    if taken is not None:
        names = {one["name"] for one in taken}
        own = await bot_commands(anywhere=False)
        stage.note("taken", held=names >= {one["name"] for one in own}, said="some are missing")


async def _completions(stage: Stage) -> None:
    async def offer(click: discord.Interaction) -> None:
        option = _option(click)
        typed = str(option.get("value", ""))
        stage.note("asked", held=bool(option.get("focused")) and option.get("name") == BEAN)
        choices = [app_commands.Choice(name=name, value=value) for value, name in OFFERED.items()]
        answer = click.response.autocomplete(choices if typed else [])
        await stage.holds("taken" if typed else "empty", answer)

    stage.completes = offer
    click = await stage.typed(
        "Type */rehearse*, choose its option *bean* (*bohne*, *alubia*, *fagiolo*), and type *z* there: many "
        "names are offered. Take the first one, and send the command off."
    )
    await click.response.send_message(view=stage.screen("Heard"), ephemeral=True)
    chosen = _option(click).get("value")
    if chosen not in {*OFFERED, *OFFERED.values()}:
        raise NotHere("nothing was chosen of what was offered")
    stage.note("value", held=chosen in OFFERED, said="" if chosen in OFFERED else "the name came")
    first = next(iter(OFFERED.values()))
    await stage.asks("in-order", f"Did `{first}` stand above all others, and were there many?")


def _option(click: discord.Interaction) -> Mapping[str, Any]:
    """The option of the command that somebody types or has typed; empty where they have chosen none."""
    options: Sequence[Mapping[str, Any]] = given(click).get("options") or [{}]
    return options[0]


async def _own_apps(stage: Stage) -> None:
    if installable(stage.client):
        raise NotHere("people may add this bot to their own apps")
    await stage.holds("taken", offer(stage.client, anywhere=True, rehearsing=True))
    await offer(stage.client, anywhere=False, rehearsing=True)


TYPED = (
    Step(
        "completions",
        "Completions while one types",
        "As many names as Discord takes are offered for the option of a command, and one is chosen.",
        "cogs/guard.py",
        (
            Fact("asked", "While one types, Discord asks what to offer for which option"),
            Fact("empty", "Nothing may be offered"),
            Fact("taken", "25 names are taken, one of 100 characters, and in letters of many scripts"),
            Fact("value", "Of what is chosen the value comes, not the name"),
            Fact("in-order", "They are shown in the order in which they are offered"),
        ),
        _completions,
    ),
    Step(
        "commands",
        "Commands in all languages",
        "All commands are registered in every language that the bot speaks, and one is typed.",
        "bot/slash.py",
        (
            Fact("taken", "Discord takes all commands in all languages"),
            Fact("read", "They are read in the language of one's Discord"),
            Fact("english", "Typed under its name in another language, a command comes by its English one"),
            Fact("no-edit", "A command cannot be answered by an edit (50035)"),
            Fact("answered", "It is answered in private"),
        ),
        _languages,
    ),
    Step(
        "own-apps",
        "Commands for people's own apps, switched off",
        "They are registered though the host has switched *User Install* off.",
        "bot/client.py",
        (Fact("taken", "Commands for people's own apps are taken where these are switched off", relied_on=False),),
        _own_apps,
    ),
)
