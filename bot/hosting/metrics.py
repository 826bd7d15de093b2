"""What a host sees of a running bot: /health, and with prometheus-client /metrics."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from typing import TYPE_CHECKING

from aiohttp import web

from bot.errors import Harmless

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import Metrics
    from bot.hosting.measuring import Measures

log = logging.getLogger(__name__)

LATE = 0.25
"""Every so many seconds it is measured by how much the event loop comes too late."""
NAMED = 10
"""So many shards that are not connected are named at most."""
_MISSING = "There are no metrics without prometheus-client: pip install 'bean-table[metrics]'."


class PortTaken(Harmless):
    """The port cannot be listened on; the message says what to do."""


def measures() -> Measures | None:
    """What counts and measures; None where prometheus-client is not installed, which the log says."""
    if importlib.util.find_spec("prometheus_client") is None:
        log.warning("%s /health is there all the same.", _MISSING)
        return None
    from bot.hosting.measuring import Measures

    return Measures(metadata.version("bean-table"))


@asynccontextmanager
async def watched(bot: BeanBot, settings: Metrics, seen: Measures | None) -> AsyncIterator[None]:
    """Serve both pages while the bot runs; raises PortTaken."""
    application = web.Application()
    application.router.add_get("/health", _health(bot))
    application.router.add_get("/metrics", _metrics(bot, seen))
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    probing = asyncio.create_task(_probe(seen), name="event-loop delay") if seen is not None else None
    try:
        await _listen(runner, settings)
        yield
    finally:
        if probing is not None:
            probing.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, settings: Metrics) -> None:
    try:
        await web.TCPSite(runner, settings.host, settings.port).start()
    except OSError as error:
        raise PortTaken(
            f"Port {settings.port} of {settings.host} cannot be used ({error.strerror}). Choose another one: port "
            "and host under [metrics]."
        ) from error
    log.info("health and metrics: http://%s:%d/health, /metrics", settings.host, settings.port)


def _health(bot: BeanBot) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def health(_: web.Request) -> web.Response:
        """200 while the bot is connected to Discord, with any shard, and its database answers; else 503."""
        lost, shards = bot.lost(), bot.shard_count or 1
        if bot.is_closed() or len(lost) == shards:
            return web.Response(status=503, text="not connected to Discord\n")
        try:
            await bot.tables.database.read("SELECT 1")
        except Exception as error:
            return web.Response(status=503, text=f"the database does not answer: {type(error).__name__}\n")
        return web.Response(text=f"ok{_without(lost, shards)}\n")

    return health


def _without(lost: list[int], shards: int) -> str:
    """Which shards are not connected; nothing if all are."""
    if not lost:
        return ""
    named = ", ".join(map(str, lost[:NAMED])) + (", …" if len(lost) > NAMED else "")
    return f", but {len(lost)} of {shards} shards are not connected: {named}"


def _metrics(bot: BeanBot, seen: Measures | None) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def page(_: web.Request) -> web.Response:
        """Everything that was counted, in Prometheus's text format."""
        if seen is None:
            return web.Response(status=501, text=f"{_MISSING}\n")
        return web.Response(body=await seen.page(bot), headers={"Content-Type": seen.content_type})

    return page


async def _probe(seen: Measures) -> None:
    while True:
        due = time.monotonic() + LATE
        await asyncio.sleep(LATE)
        seen.loop_delay.observe(max(0.0, time.monotonic() - due))
