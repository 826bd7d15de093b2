"""Serves the small Discord on a port of this machine's loopback address."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from bot.playground.address import address_at, address_file, address_in, front_door, noted
from bot.playground.errors import InUse, PortTaken
from bot.playground.protocol.limits import Limits
from bot.playground.rest import api
from bot.playground.small_discord import HERE, SmallDiscord
from bot.playground.web.files import from_here, page
from bot.playground.web.live import Live
from bot.playground.web.wording import Wording, Words
from bot.playground.world.storage import Storage

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8140
TRIED = 20
"""So many ports are tried if none was asked for; after them any free one is taken."""
LARGEST = 64 * 1024 * 1024
"""Bytes of a request; files have limits of their own below that."""
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 1"/>'
"""A picture that takes no room that anybody would miss."""


class Playground(NamedTuple):
    """A running playground: the address of its page, and the addresses and token with which the bot logs in."""

    page: str
    api_url: str
    gateway_url: str
    token: str
    small_discord: SmallDiscord
    opened: asyncio.Event
    """It is set once a browser has opened the page."""


@asynccontextmanager
async def playground(
    path: Path,
    *,
    port: int | None = None,
    bot_name: str = "Bot",
    limits: Limits | None = None,
    words: Words | None = None,
    picture: str = NOTHING,
) -> AsyncIterator[Playground]:
    """Serve the small Discord stored in this file; raises PlaygroundError.

    Without a port, the usual one or the next free one is taken; without `words` the page says their ids. `picture`
    is an SVG, with which its first card begins.
    """
    try:
        storage = Storage(path)
    except InUse as error:
        raise InUse(path, address_in(address_file(path))) from error
    try:
        here = SmallDiscord(storage.load(bot_name), limits or Limits())
        wording = Wording(words or {})
        live = Live(here, wording)
        runner = web.AppRunner(_app(here, live, wording, picture, path), access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            address = await _listen(runner, port)
            here.gateway.address = f"ws://{address}/gateway/"
            page, api = f"http://{address}/{here.secret}/", f"http://{address}/api/v10"
            with noted(path, page):
                yield Playground(page, api, here.gateway.address, here.token, here, live.opened)
        finally:
            here.turning.stop()
            await live.close()
            await here.gateway.disconnect()
            await runner.cleanup()
    finally:
        storage.close()


def _app(here: SmallDiscord, live: Live, wording: Wording, picture: str, data: Path) -> web.Application:
    # The size that counts is that of the whole; what is inside has no say.
    app = web.Application(middlewares=[from_here], client_max_size=LARGEST)
    app[HERE] = here
    app.add_subapp("/api/v10", api(here))
    app.router.add_get("/gateway/", here.gateway.serve)
    app.add_routes([front_door(data), *page(here, live, wording, picture)])
    return app


async def _listen(runner: web.AppRunner, asked: int | None) -> str:
    """Listen on a port; returns the address. Raises PortTaken."""
    ports = [asked] if asked is not None else [*range(USUAL_PORT, USUAL_PORT + TRIED), 0]
    for port in ports:
        site = web.TCPSite(runner, LOOPBACK, port)
        try:
            await site.start()
        except OSError as error:
            if port != ports[-1] and error.errno == errno.EADDRINUSE:
                continue
            raise PortTaken(port, error.strerror or str(error), await address_at(port)) from error
        return f"{LOOPBACK}:{runner.addresses[0][1]}"
    raise AssertionError("the last port is always answered for")
