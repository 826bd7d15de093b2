"""A contact sheet of all drawings, to be looked at: `python -m tests.art.sheet SHEET.png [KIND ...]`.

At 128, 48 and 22 pixels on every ground, the smallest also three times as large; then at 48 and 22 as people see
who see no red, no green, or no colour.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from bot.art.drawings import Drawing, drawings
from tests.art.sight import GROUNDS, SIGHTS, as_seen, on_ground

WIDTH = 1400
GAP = 6
LOOKS = [(128, ground, "") for ground in GROUNDS]
LOOKS += [(size, ground, sight) for sight in ("", *SIGHTS) for size in (48, 22) for ground in GROUNDS]


def sheet(chosen: Sequence[Drawing]) -> Image.Image:
    """All strips below each other."""
    strips = list(_strips(chosen))
    result = Image.new("RGB", (WIDTH, sum(strip.height for strip in strips)))
    top = 0
    for strip in strips:
        result.paste(strip, (0, top))
        top += strip.height
    return result


def _strips(chosen: Sequence[Drawing]) -> Iterator[Image.Image]:
    for size, ground, sight in LOOKS:
        strip = _strip(chosen, size, ground)
        yield as_seen(strip, sight) if sight else strip
        if size == 22 and not sight:
            tiles = _strip(chosen, size, ground, WIDTH // 3)
            yield tiles.resize((WIDTH, 3 * tiles.height), Image.Resampling.NEAREST)


def _strip(chosen: Sequence[Drawing], size: int, ground: str, width: int = WIDTH) -> Image.Image:
    """All drawings in rows of this width."""
    step = size + GAP
    columns = width // step
    strip = Image.new("RGB", (width, step * -(-len(chosen) // columns)), GROUNDS[ground])
    for place, drawing in enumerate(chosen):
        row, column = divmod(place, columns)
        strip.paste(on_ground(drawing, size, ground), (column * step + GAP // 2, row * step + GAP // 2))
    return strip


def main(path: str, *kinds: str) -> None:
    """Write the sheet, of all drawings or of these kinds."""
    sheet([drawing for drawing in drawings() if not kinds or drawing.kind in kinds]).save(Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
