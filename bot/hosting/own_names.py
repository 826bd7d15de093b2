"""Who is meant by a request: a page elsewhere may lead a browser here by a name of its own."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable

from aiohttp import web

LOCAL = ("localhost", "127.0.0.1", "::1")


def only_by_own_names(host: str, names: tuple[str, ...]) -> Callable[..., Awaitable[web.StreamResponse]]:
    """Answer those alone who ask for this machine: by a name of its own, or the address that they have reached."""
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
    """A name or an address without its port, in one form."""
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
