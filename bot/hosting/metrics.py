"""What a host sees of a running bot: /health, and with prometheus-client /metrics."""

from __future__ import annotations

import asyncio
import importlib.util
import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web

from bot.hosting.health import Health
from bot.hosting.listening import listening_at
from bot.version import VERSION

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import Config, MetricsSection
    from bot.hosting.measuring import Measures

log = logging.getLogger(__name__)

LATE = 0.25
"""Seconds between two measurements of how late the event loop comes."""
SIGNATURE = "bean-table"
LOCAL = ("localhost", "127.0.0.1", "::1")
"""The names that this machine has for itself."""
MISSING = "There are no metrics without prometheus-client: pip install 'bean-table[metrics]'."


def installed() -> bool:
    """Whether prometheus-client is installed."""
    return importlib.util.find_spec("prometheus_client") is not None


def measures() -> Measures | None:
    """Make what counts and measures; None where prometheus-client is not installed, which the log says."""
    if not installed():
        log.warning("%s /health is there all the same.", MISSING)
        return None
    from bot.hosting.measuring import Measures

    return Measures(VERSION)


@asynccontextmanager
async def watched(bot: BeanBot, config: Config, seen: Measures | None) -> AsyncIterator[None]:
    """Serve both pages while the bot runs; raises PortTaken."""
    settings, health = config.metrics, Health(bot, config.backup)
    application = web.Application(middlewares=[only_by_own_names(settings.host, settings.names)])
    application.on_response_prepare.append(_sign)
    application.router.add_get("/health", _health(health))
    application.router.add_get("/metrics", _metrics(bot, config, health, seen))
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(runner.cleanup)
        await _listen(runner, settings)
        if seen is not None:
            await stack.enter_async_context(seen.following(bot))
            probing = asyncio.create_task(_probe(seen), name="event-loop delay")
            stack.callback(probing.cancel)
        yield


async def _sign(_: web.Request, response: web.StreamResponse) -> None:
    """Say who answers here: `check` wants to know whether it is a bot of ours that has the port."""
    response.headers["Server"] = SIGNATURE


def only_by_own_names(host: str, names: tuple[str, ...]) -> Callable[..., Awaitable[web.StreamResponse]]:
    """Answer those alone who ask for this machine: by a name of its own, or the address that they have reached.

    A page elsewhere may lead a browser here by a name of its own, and would then read what it is answered.
    """
    own = {_plain(name) for name in (*LOCAL, host, *names)}

    @web.middleware
    async def check(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        asked = _plain(request.headers.get("Host", ""))
        if asked in own or asked == _reached(request):
            return await handler(request)
        # What was asked for is not repeated: a browser may read this.
        return web.Response(status=421, text="not by this name: add it to names under [metrics], if it is one\n")

    return check


def _plain(name: str) -> str:
    """Write a name or an address in one form, without its port."""
    name = name.strip().rstrip(".").lower()
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") == 1:
        name = name.partition(":")[0]
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        return name.rstrip(".")


def _reached(request: web.Request) -> str | None:
    """The address of this machine at which the request has arrived."""
    reached = request.transport.get_extra_info("sockname") if request.transport is not None else None
    return _plain(str(reached[0])) if isinstance(reached, tuple) else None


async def _listen(runner: web.AppRunner, settings: MetricsSection) -> None:
    for listening in await asyncio.to_thread(listening_at, settings):
        await web.SockSite(runner, listening).start()
    log.info("health and metrics: http://%s:%d/health, /metrics", settings.host, settings.port)


def _health(health: Health) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def page(_: web.Request) -> web.Response:
        """Answer 200 while the bot does what it is there for; else 503, with a line for each thing wrong."""
        if wrong := await health.wrong():
            return web.Response(status=503, text="".join(f"{reason}\n" for reason in wrong))
        return web.Response(text=f"ok{health.besides()}\n")

    return page


def _metrics(
    bot: BeanBot, config: Config, health: Health, seen: Measures | None
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def page(_: web.Request) -> web.Response:
        """Answer with everything that was counted, in Prometheus's text format."""
        if seen is None:
            return web.Response(status=501, text=f"{MISSING}\n")
        body = await seen.page(bot, health, config.backup)
        return web.Response(body=body, headers={"Content-Type": seen.content_type})

    return page


async def _probe(seen: Measures) -> None:
    while True:
        due = time.monotonic() + LATE
        await asyncio.sleep(LATE)
        seen.loop_delay.observe(max(0.0, time.monotonic() - due))
