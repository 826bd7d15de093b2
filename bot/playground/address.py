"""Notes the address of a running playground in a file beside its data, so that a second one can tell it."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

HEADER = "X-Playground-Address-File"
"""This header tells whoever knows only the port which file holds the address; its owner alone can read that."""
PATIENCE = 2.0
"""Seconds that a program on a port gets to say what it is."""


def address_file(data: Path) -> Path:
    """Where a playground with this data notes its address."""
    return data.with_suffix(".address").absolute()


@contextmanager
def noted(data: Path, address: str) -> Iterator[None]:
    """Note the address while the playground runs; where that file cannot be written, there is none."""
    file = address_file(data)
    with contextlib.suppress(OSError):
        # Not into one that somebody may have open already, or that others can read.
        file.unlink(missing_ok=True)
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as noting:
            noting.write(address)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def address_in(file: Path) -> str | None:
    """Read the address that a running playground has noted; None for anything else that may stand there."""
    try:
        found = file.read_text("utf-8")
    except (OSError, ValueError):
        return None
    return found if re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]+/", found) else None


async def address_at(port: int) -> str | None:
    """Find the address of the playground that listens on this port; None for any other program or person."""
    timeout = aiohttp.ClientTimeout(PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"http://127.0.0.1:{port}/", allow_redirects=False) as answer,
        ):
            named = answer.headers.get(HEADER)
    except (TimeoutError, aiohttp.ClientError, ValueError):
        return None
    return address_in(Path(named)) if named else None


def front_door(data: Path) -> web.RouteDef:
    """Give the route for whoever knows the port and not the page's address."""
    file = address_file(data)

    async def answer(_: web.Request) -> web.Response:
        words = (
            f"This is a playground. The address of its page is longer: its terminal shows it, and {file} holds it."
        )
        return web.Response(text=words, headers={HEADER: str(file), "Cache-Control": "no-store"})

    return web.get("/", answer)
