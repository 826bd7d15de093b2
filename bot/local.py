"""The playground and the bot in one process: the unchanged bot, logged in to the small Discord."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from pathlib import Path

import platformdirs
from pydantic import SecretStr

from bot.client import BeanBot
from bot.config import NO_LIMITS, Config, DiscordSection, StoreSection
from bot.dropped_record import open_record
from bot.ending import complain
from bot.invocation import invocation
from bot.logs import set_up
from bot.page_garden import page_garden
from bot.page_words import page_words
from bot.passing_time import PassingTime
from bot.playground import PlaygroundError, playground
from bot.playground.doorway import open_page
from bot.playground.small_discord import SmallDiscord
from bot.run import carry_out, serve
from bot.ui.families import require_words
from bot.words import use

NAME = "Bean table"
GAMES, SMALL_DISCORD = "bean-table.sqlite3", "small-discord.sqlite3"
"""The names of the files in the data folder."""


def play(folder: Path | None, port: int | None, *, browser: bool, words: Path | None = None) -> int:
    """Serve the playground until it is stopped, also in the languages of the folder `words`.

    Returns the exit code; raises BadFile.
    """
    use(words)
    require_words()
    folder = folder or platformdirs.user_data_path("bean-table", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return complain(
            f"The folder {folder} cannot be made ({error.strerror}). Choose another with --data FOLDER."
        )
    # Whoever plays has no interest in each call to the small Discord.
    set_up(logging.WARNING)
    try:
        return carry_out(_play(folder.absolute(), port, browser=browser), "the playground")
    except PlaygroundError as error:
        return complain(str(error))


async def _play(folder: Path, port: int | None, *, browser: bool) -> None:
    async with playground(
        folder / SMALL_DISCORD, port=port, bot_name=NAME, words=page_words(), picture=page_garden()
    ) as here:
        print(_greeting(here.page, folder), flush=True)
        opening = asyncio.create_task(open_page(here.page, here.opened), name="browser") if browser else None
        login = DiscordSection(
            token=SecretStr(here.token),
            api_url=here.api_url,
            gateway_url=here.gateway_url,
            new_dms_every=0,
            new_emojis_every=0.05,
        )
        config = Config(discord=login, store=StoreSection(path=folder / GAMES), limits=NO_LIMITS)
        # One person plays everybody here, and the bot goes by the clock of the small Discord.
        try:
            await serve(config, partial(_settle_in, here.small_discord), here.small_discord.world.now)
        finally:
            if opening is not None:
                opening.cancel()
                await asyncio.wait({opening})
    print("Stopped; every game stands as it was.")


def _settle_in(here: SmallDiscord, bot: BeanBot) -> None:
    """Let the small Discord show recorded games, and let time pass for both together."""
    here.opener = partial(open_record, bot.tables)
    passing = PassingTime(here.world.now, here.world.set_forward, partial(bot.dispatch, "time_passed"))
    bot.alarm.sleep = bot.publisher.outbox.queues.rest = passing.sleep
    here.let_pass = passing.let_pass


def _greeting(page: str, folder: Path) -> str:
    return (
        "This is the playground: a small Discord on this machine, with the bot in it. Nobody else can reach it.\n"
        f"Its page: {page}\n"
        "Never played? Press Learn to play there: a short game, explained step by step.\n"
        f"The games are kept in {folder}; they go on at the next start. Ctrl-C stops.\n"
        f"To put the bot on real Discord, get a token: {invocation('run')} says how."
    )
