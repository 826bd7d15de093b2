"""Opening the playground's page in a browser, without showing its address to other users of the machine.

The address holds a secret, and every user can read a browser's command line. So the browser is told to open a file
that only its owner can read, and that leads on to the page.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import os
import shutil
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path

_PAGE = """<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0; url={address}">
    <title>…</title>
  </head>
  <body><a href="{address}">{address}</a></body>
</html>
"""


async def open_page(address: str, opened: asyncio.Event) -> None:
    """Let a browser open the page with this address, and wait until it is `opened`; print where none can be."""
    try:
        doorway = Doorway(address)
    except OSError:
        _not_opened()
        return
    try:
        # Some browsers do not return until they are closed.
        threading.Thread(target=_show, args=(doorway.address,), daemon=True).start()
        await opened.wait()
    finally:
        doorway.close()


def _show(page: str) -> None:
    if not _opened(page):
        _not_opened()


def _not_opened() -> None:
    print("No browser could be opened. Open the address above yourself.", file=sys.stderr, flush=True)


def _opened(page: str) -> bool:
    """Open the page in a browser, if there is one outside the terminal; returns whether there is."""
    screen = sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    )
    try:
        return bool(screen) and webbrowser.open(page)
    except webbrowser.Error:
        return False


class Doorway:
    """A file that leads on to this address, in a folder of its own; raises OSError where there is no room."""

    def __init__(self, address: str) -> None:
        # The folder is its owner's alone, and its name is nobody's to guess.
        self._folder = Path(tempfile.mkdtemp(prefix="playground-"))
        file = self._folder / "open.html"
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as page:
            page.write(_PAGE.format(address=html.escape(address)))
        self.address = file.as_uri()
        """The address that a browser is told to open."""

    def close(self) -> None:
        """Remove the file and its folder; a second call does nothing."""
        with contextlib.suppress(OSError):
            shutil.rmtree(self._folder)
