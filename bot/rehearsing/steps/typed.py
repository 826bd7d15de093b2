"""Commands: taken in all languages, answered in private, and those for people's own apps."""

from __future__ import annotations

from discord.http import Route

from bot.rehearsing.facts import Fact
from bot.rehearsing.offered import NAME, bot_commands, installable, offer
from bot.rehearsing.stage import NotHere, Stage, given
from bot.rehearsing.step import Step
from bot.rehearsing.steps.files import INVALID

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


async def _own_apps(stage: Stage) -> None:
    if installable(stage.client):
        raise NotHere("people may add this bot to their own apps")
    await stage.holds("taken", offer(stage.client, anywhere=True, rehearsing=True))
    await offer(stage.client, anywhere=False, rehearsing=True)


TYPED = (
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
