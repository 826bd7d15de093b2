"""Runs the bot: settings, database, log, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import ssl
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import painting
from bot.client import BeanBot
from bot.config import Config, load, token_exposed
from bot.ending import FINE, STOPPING, complain
from bot.errors import UNTRUSTED, Harmless
from bot.hosting.backups import back_up_regularly
from bot.hosting.tools.asking import answering
from bot.interpreter import event_loop, favour_the_event_loop, spare_what_is_known
from bot.logs import set_up
from bot.sources import ConfigError
from bot.store import DamageFound, Database, StoreError
from bot.store.file.checking import check
from bot.store.file.safeguard import remove_old_copies
from bot.tables import Limits, Tables, Timing
from bot.tables.clocks.pace import Pace
from bot.ui.families import require_words
from bot.version import VERSION
from bot.words import use
from bot.workers import Processes, Threads, Workers, processes_for

if TYPE_CHECKING:
    from bot.hosting.measuring import Measures

log = logging.getLogger(__name__)

INTERACTING = ("discord.py: on_interaction", "CommandTree-invoker")
"""The names of the tasks in which discord.py runs a click or a command."""
LAST_ANSWERS = 3.0
"""Seconds that these tasks get to finish when the bot is stopped: as long as Discord waits for a response."""

CHECKED_AFTER = 10.0
"""Seconds from the bot's being up until it begins to read the whole database: the first clicks come first."""

TIDIED_EVERY = 3600.0
"""Seconds between two looks for copies that are to be removed."""

DRAWN_AFTER = 5.0
"""Seconds from the bot's being up until it begins to draw the sprites that are not on the disk yet."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until Discord is asked again how to connect; they double each time."""

SHARDING_REQUIRED = 4011
"""The code with which the gateway refuses a shard that would hear of more than 2,500 servers."""
FEW_SHARDS = (
    "The bot is on more servers than Discord allows for so few shards. Start it again: it then asks how many "
    'there should be, unless [discord] shards names a number; leave that out, or write shards = "auto".'
)

REVOKED = 4004
"""The code with which the gateway refuses a token, also one that was reset while the bot runs."""
UNKNOWN_TOKEN = "Discord does not know this token. Reset it in the Developer Portal and write the new one."

UNKNOWN_INTENTS = (
    "Discord refuses what this bot wants to hear of, though it asks for no privileged intent. Install the newest "
    "version; until then, switch on the Privileged Gateway Intents under Bot in the Developer Portal."
)
"""Nobody has seen this message: it takes a Discord in which other intents are privileged than today."""

INTERRUPTED = 130
"""The exit code if Ctrl-C comes before the bot is up."""


def run(config_path: Path) -> int:
    """Run the bot until it is stopped; returns the exit code, raises BadFile."""
    try:
        config = load(config_path, os.environ)
    except ConfigError as error:
        return complain(str(error), lasting=True)
    use(config.words.folder)
    require_words()
    set_up(getattr(logging, config.log.level), config.log.format)
    log.info("bean-table %s", VERSION)
    if token_exposed(config_path):
        log.warning(
            "%s holds the token, and other users of this machine can read it: whoever has the token is the bot. "
            "Make the file its owner's alone: chmod 600 %s",
            config_path,
            config_path,
        )
    return carry_out(serve(config), config.discord.api_url, shards=config.discord.shards)


def carry_out(serving: Coroutine[object, object, None], api_url: str, shards: int | None = None) -> int:
    """Serve until stopped; a failure is one sentence on stderr. Returns the exit code.

    `shards` is how many the settings demand.
    """
    try:
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            runner.run(_until_stopped(serving))
    except Harmless as error:
        return complain(str(error), lasting=error.lasting)
    except discord.LoginFailure:
        return complain(UNKNOWN_TOKEN, lasting=True)
    except discord.PrivilegedIntentsRequired:
        return complain(UNKNOWN_INTENTS, lasting=True)
    except discord.ConnectionClosed as error:
        if error.code == REVOKED:
            return complain(UNKNOWN_TOKEN, lasting=True)
        if error.code == SHARDING_REQUIRED:
            # Without a number of its own, the next start asks anew how many there should be.
            return complain(FEW_SHARDS, lasting=shards is not None)
        return complain(
            f"Discord has ended the connection for good (code {error.code}). Start the bot again later."
        )
    except ssl.CertificateError as error:
        return complain(f"Discord cannot be reached at {api_url} ({error}): {UNTRUSTED}.")
    except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
        return complain(
            f"Discord cannot be reached at {api_url} ({error}). Try again later, "
            "or check api_url and gateway_url under [discord]."
        )
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINE


async def _until_stopped(serving: Coroutine[object, object, None]) -> None:
    """Serve until that ends, or until a signal asks for the end: whatever comes after it, that is a clean one."""
    task = asyncio.ensure_future(serving)
    asked = asyncio.Event()

    def stop() -> None:
        if not asked.is_set():
            asked.set()
            task.cancel()

    for number in STOPPING:
        # Whoever starts it under nohup wants it to outlive the terminal.
        if signal.getsignal(number) is not signal.SIG_IGN:
            # Where there are no such handlers (Windows), the interruption cancels this task instead.
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not asked.is_set():
            raise
        print("Stopped before the bot was up.", file=sys.stderr)


async def serve(
    config: Config, begun: Callable[[BeanBot], None] | None = None, now: Callable[[], float] | None = None
) -> None:
    """Serve until it is cancelled or Discord ends it; `begun` is given the bot first.

    `now` is the clock by which all tables go, in seconds since 1970; this machine's, if there is none.
    """
    Route.BASE = config.discord.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = URL(config.discord.gateway_url)
    database = await Database.open(config.store.path)
    try:
        seen = _measures(config)
        bot = _bot(config, database, seen, now)
        if begun is not None:
            begun(bot)
        async with bot, _watched(bot, config, seen), answering(bot):
            serving = asyncio.create_task(_start(bot, config.discord.token.get_secret_value()))
            checking = asyncio.create_task(_check(bot, database.path), name="checking")
            copying = asyncio.create_task(_copy(config), name="backups")
            sprites = asyncio.create_task(_prepare(bot), name="sprites")
            try:
                await _ended(serving, checking)
            except asyncio.CancelledError:
                await _last_answers()
                log.info("stopped; every game stands as it was")
            finally:
                sprites.cancel()
                checking.cancel()
                copying.cancel()
                await asyncio.wait({checking, copying})
                serving.cancel()
        # Only now: a connection that is being made may swallow a cancellation, but not that the bot is closed.
        await asyncio.wait({serving})
        for task in (checking, serving):
            if not task.cancelled():
                task.result()
    finally:
        await database.close()


def _bot(config: Config, database: Database, seen: Measures | None, now: Callable[[], float] | None) -> BeanBot:
    """Make the bot as the settings want it, which goes by this clock."""
    limits = Limits(**config.limits.model_dump())
    return BeanBot(
        database,
        tables=partial(Tables, now=now, pace=Pace(live=config.pace.live), limits=limits),
        timing=Timing(config.computers.delay, config.computers.patience),
        dm_pace=config.discord.new_dms_every,
        emoji_pace=config.discord.new_emojis_every,
        draw=painting.draw,
        workers=_workers(config),
        development_guilds=config.discord.development_guilds,
        contact=config.about.contact,
        keep=config.store.keep,
        shards=config.discord.shards,
        http_trace=None if seen is None else seen.trace(),
    )


def _workers(config: Config) -> Workers:
    """Make those who work beside the event loop; which they are, the settings say, or else the machine."""
    sprites, count = painting.folder_beside(config.store.path), processes_for(config.workers.processes)
    return (
        Processes(count, partial(painting.set_up, sprites))
        if count
        else Threads(partial(painting.shelve, sprites))
    )


def _measures(config: Config) -> Measures | None:
    """Make what counts for the host; None where they don't want it, or cannot have it."""
    if not config.metrics.port:
        return None
    # It loads aiohttp's server, which nobody else needs.
    from bot.hosting.metrics import measures

    return measures()


@contextlib.asynccontextmanager
async def _watched(bot: BeanBot, config: Config, seen: Measures | None) -> AsyncIterator[None]:
    """Let the host look on for as long as the context lasts, where they want to; otherwise this does nothing."""
    if not config.metrics.port:
        yield
        return
    from bot.hosting.metrics import watched

    async with watched(bot, config, seen):
        yield


async def _ended(serving: asyncio.Task[None], checking: asyncio.Task[None]) -> None:
    """Wait until the bot has ended, or damage has been found."""
    await asyncio.wait({serving, checking}, return_when=asyncio.FIRST_COMPLETED)
    if checking.done() and checking.exception() is not None:
        await _last_answers()
    else:
        await asyncio.wait({serving})


async def _start(bot: BeanBot, token: str) -> None:
    """Do what `bot.start` does, and what is best done once all is loaded but nobody waits yet."""
    await bot.login(token)
    favour_the_event_loop()
    waiting = asyncio.create_task(_up(bot), name="servers")
    try:
        await _connect(bot)
    finally:
        waiting.cancel()


async def _up(bot: BeanBot) -> None:
    await bot.wait_until_ready()
    spare_what_is_known()


async def _connect(bot: BeanBot) -> None:
    """Ask how Discord wants the bot to connect, until it says so, and stay connected."""
    pause = FIRST_PAUSE
    while True:
        try:
            await bot.ask_for_shards()
            break
        except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            log.warning("Discord does not say how to connect (%s); asking again", type(error).__name__)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
    await bot.connect()


async def _prepare(bot: BeanBot) -> None:
    """Some time after the bot is up, have drawn what is missing on the disk: the first work of the workers."""

    async def ready() -> None:
        await bot.wait_until_ready()
        await asyncio.sleep(DRAWN_AFTER)

    await painting.prepare(bot.workers, ready)


async def _copy(config: Config) -> None:
    """Make the backups that the settings ask for."""
    if config.backup.folder is not None:
        every, keep = config.backup.every, config.backup.keep
        await back_up_regularly(config.store.path, config.backup.folder, every, keep)


async def _check(bot: BeanBot, path: Path) -> None:
    """Once the bot is up, read the whole database, which its start does not; raises DamageFound.

    If it is sound, the copies that were made before an upgrade go in their time.
    """
    await bot.wait_until_ready()
    await asyncio.sleep(CHECKED_AFTER)
    try:
        await check(path)
    except DamageFound as damage:
        # Said at once: the last answers may take a while.
        log.error("%s", damage)
        raise
    except StoreError as error:
        log.warning("the database could not be checked: %s", error)
    else:
        await _remove_old_copies(bot, path)


async def _remove_old_copies(bot: BeanBot, path: Path) -> None:
    """Look once an hour for copies that are old enough, and remove them.

    The time is Discord's, as of the last click, if this machine's is later: a wrong clock must not remove
    anything, nor must the days count on which nobody used the bot.
    """
    while True:
        await asyncio.sleep(TIDIED_EVERY)
        try:
            await asyncio.to_thread(remove_old_copies, path, min(time.time(), bot.ages.newest))
        except OSError as error:
            log.warning("a copy of before an upgrade could not be removed: %s", error)


async def _last_answers() -> None:
    """Wait for interactions that are still being answered: discord.py does not."""
    under_way = [task for task in asyncio.all_tasks() if task.get_name() in INTERACTING]
    if under_way:
        await asyncio.wait(under_way, timeout=LAST_ANSWERS)
