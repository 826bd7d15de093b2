"""A page that only its owner can read, and that goes on to the playground by itself: the address, which holds a
secret, must not stand in the browser's command line, where every user of the machine reads it."""

from __future__ import annotations

import contextlib
import html
import os
import shutil
import tempfile
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


class Doorway:
    """The page, in a folder of its own; raises OSError where there is no room for it."""

    def __init__(self, address: str) -> None:
        # The folder is its owner's alone, and its name is nobody's to guess.
        self._folder = Path(tempfile.mkdtemp(prefix="playground-"))
        file = self._folder / "open.html"
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as page:
            page.write(_PAGE.format(address=html.escape(address)))
        self.address = file.as_uri()
        """What a browser is told to open."""

    def close(self) -> None:
        """Take it away; again does nothing."""
        with contextlib.suppress(OSError):
            shutil.rmtree(self._folder)
