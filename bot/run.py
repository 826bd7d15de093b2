"""Running the bot: settings, database, log, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.client import BeanBot
from bot.config import Config, ConfigError, load
from bot.store import Database, StoreError
from bot.tables import Tables, Timing
from bot.tables.pace import Pace
from bot.ui.games import require_words

log = logging.getLogger(__name__)


def run(config_path: Path) -> int:
    """Run the bot until it is stopped; the exit code: 0 when stopped, 2 when it cannot start. Raises BadFile."""
    require_words()
    try:
        config = load(config_path, os.environ)
        discord.utils.setup_logging(level=getattr(logging, config.log.level))
        asyncio.run(_serve(config))
    except (ConfigError, StoreError) as error:
        return _complain(str(error))
    except discord.LoginFailure:
        return _complain(
            "Discord does not know this token. Reset it in the Developer Portal and write the new one."
        )
    except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
        return _complain(
            f"Discord cannot be reached at {config.discord.api_url} ({error}). Try again later, "
            "or check api_url and gateway_url under [discord]."
        )
    return 0


async def _serve(config: Config) -> None:
    """Serve until a signal or Discord ends it."""
    Route.BASE = config.discord.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = URL(config.discord.gateway_url)
    database = await Database.open(config.store.path)
    try:
        timing = Timing(config.computers.delay, config.computers.patience)
        tables = partial(Tables, pace=Pace(live=config.pace.live))
        guilds = config.discord.development_guilds
        bot = BeanBot(database, tables=tables, timing=timing, development_guilds=guilds)
        loop = asyncio.get_running_loop()
        async with bot:
            serving = asyncio.create_task(bot.start(config.discord.token.get_secret_value()))
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, serving.cancel)
            try:
                await serving
            except asyncio.CancelledError:
                log.info("stopped; every game stands as it was")
    finally:
        await database.close()


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 2
