"""Serves the page and its files to whoever knows the secret, with headers that isolate it."""

from __future__ import annotations

import mimetypes
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.playground.small_discord import HERE, SmallDiscord
from bot.playground.web.live import Live
from bot.playground.web.wording import Wording

PAGE = Path(__file__).parents[1] / "page"
LOOPBACK = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?")
PICTURES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
LIVE = web.AppKey("live", Live)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/webp", ".webp")


@web.middleware
async def from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer only requests for a loopback host name: no foreign page can reach us by DNS rebinding."""
    if not LOOPBACK.fullmatch(request.headers.get("Host", "")):
        raise web.HTTPForbidden(text="This address is for this machine alone.")
    return await handler(request)


def page(here: SmallDiscord, live: Live, wording: Wording, picture: str) -> list[web.RouteDef]:
    """Give the routes of the page; its first card begins with `picture`, an SVG."""

    def known(handler: Handler) -> Handler:
        async def guarded(request: web.Request) -> web.StreamResponse:
            given = request.match_info["secret"]
            if not secrets.compare_digest(given.encode(), here.secret.encode()):
                raise web.HTTPNotFound
            return await handler(request)

        return guarded

    async def talk(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != f"http://{request.headers.get('Host')}":
            raise web.HTTPForbidden(text="Another page cannot talk here.")
        return await live.serve(request)

    async def front(request: web.Request) -> web.StreamResponse:
        text = wording.filled(wording.language(request), (PAGE / "index.html").read_text("utf-8"))
        return web.Response(text=text, content_type="text/html", headers=_headers(request))

    async def words(request: web.Request) -> web.StreamResponse:
        return web.json_response(wording.served(wording.language(request)), headers=_headers(request))

    async def first(request: web.Request) -> web.StreamResponse:
        return web.Response(text=picture, content_type="image/svg+xml", headers=_headers(request))

    return [
        web.get("/{secret}", known(_to_the_page)),
        web.get("/{secret}/", known(front)),
        web.get("/{secret}/first.svg", known(first)),
        web.get("/{secret}/words.json", known(words)),
        web.get("/{secret}/live", known(talk)),
        web.get(r"/{secret}/files/{file:\d+}/{name}", known(_file)),
        web.get(r"/{secret}/emojis/{file:\d+}", known(_file)),
        web.get("/{secret}/{path:.*}", known(_static)),
    ]


async def _to_the_page(request: web.Request) -> web.StreamResponse:
    raise web.HTTPFound(f"/{request.match_info['secret']}/")


async def _static(request: web.Request) -> web.StreamResponse:
    """Serve a file of the page; only what lies in its folder has an address."""
    name = request.match_info["path"]
    found = next(
        (path for path in PAGE.rglob("*") if path.is_file() and path.relative_to(PAGE).as_posix() == name), None
    )
    if found is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    charset = "utf-8" if kind.startswith("text/") else None
    headers = _headers(request)
    return web.Response(body=found.read_bytes(), content_type=kind, charset=charset, headers=headers)


async def _file(request: web.Request) -> web.StreamResponse:
    """Serve a file that the bot sent: pictures are shown, anything else is a download."""
    file = request.app[HERE].world.file(int(request.match_info["file"]))
    if file is None:
        raise web.HTTPNotFound
    kind = file.kind if file.kind in PICTURES else "application/octet-stream"
    headers = {**_headers(request), "Content-Security-Policy": "default-src 'none'; sandbox"}
    if kind not in PICTURES:
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=file.content, content_type=kind, headers=headers)


def _headers(request: web.Request) -> dict[str, str]:
    """Give the headers that isolate the page. Its address holds the secret, so no referrer leaves it."""
    host = request.headers.get("Host", "")
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-store",
    }
