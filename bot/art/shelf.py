"""Keeps sprites in a folder from one start to the next: drawing all of them takes a second or two.

Only drawings are there, never a picture: what is on the disk tells nothing of any game. They are not in the wheel:
there they would be 0.7 MiB, or 1.2 with the emojis, for 1.7 or 2.7 seconds of a core that a host spends once, in
the background, and no library less, since resvg draws charts as they come; and each would be there twice.
"""

from __future__ import annotations

import logging
import os
import re
import threading
from pathlib import Path

from bot.art.drawings import Drawing, digest, drawings

log = logging.getLogger(__name__)

ENDING = ".png"
_OURS = re.compile(r"\w+-[\w-]+-[0-9a-f]{8}-\d+\.png|\d+-\d+\.part")
LAST = b"IEND\xaeB`\x82"
"""Every whole PNG ends so; one that was being written when the power failed is drawn again."""


class Shelf:
    """Keeps PNGs of drawings by what is drawn and how large; names carry the drawing's digest.

    Without a folder nothing is kept, and a folder that cannot be used is given up with one line in the log.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def get(self, drawing: Drawing, size: int) -> bytes | None:
        """Read the sprite, if it lies here; raises KeyError where there is no such drawing."""
        if self._folder is None:
            return None
        try:
            found = (self._folder / _name(drawing, size)).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            self._give_up(error)
            return None
        return found if found.endswith(LAST) else None

    def put(self, drawing: Drawing, size: int, made: bytes) -> None:
        """Lay a sprite here, as a whole or not at all."""
        if self._folder is None:
            return
        part = self._folder / f"{os.getpid()}-{threading.get_ident()}.part"
        try:
            self._folder.mkdir(exist_ok=True)
            part.write_bytes(made)
            part.replace(self._folder / _name(drawing, size))
        except OSError as error:
            self._give_up(error)

    def tidy(self) -> None:
        """Remove the sprites of drawings that have changed since; what was not laid here stays."""
        if self._folder is None or not self._folder.is_dir():
            return
        current = {_stem(drawing) for drawing in drawings()}
        try:
            for file in self._folder.iterdir():
                if _OURS.fullmatch(file.name) and file.stem.rpartition("-")[0] not in current:
                    file.unlink()
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> None:
        log.warning("%s keeps no sprites, they are drawn at each start: %s", self._folder, error.strerror)
        self._folder = None


def _stem(drawing: Drawing) -> str:
    return f"{drawing.kind}-{drawing.name}-{digest(drawing)}"


def _name(drawing: Drawing, size: int) -> str:
    return f"{_stem(drawing)}-{size}{ENDING}"
