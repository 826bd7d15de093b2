"""A film made, slice by slice, by whoever draws the pictures, so that these need not wait for it; no Discord.

First each picture is drawn, then they are made frames of one size. Nothing of it is ever on disk.
"""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import NamedTuple, TypeAlias

from bot.art.scenes.film import Format, Frame, Still
from bot.features.films.shots import Shot, Shown, timed
from bot.games.contract import IllegalMove
from bot.ui.components import Scene
from bot.ui.pictures import Studio

MARGIN = 64 * 1024
"""Bytes of the limit that are left to the rest of the message."""
DRAWN = 0.5
"""How much of the work is done once all pictures are drawn, from 0 to 1."""
REST = 1.0
"""So many times as long as a slice took it rests after one, where it is this process that draws."""
SIZE = slice(16, 20), slice(20, 24)
"""Where a PNG says how wide and high it is."""


class Quality(NamedTuple):
    """How good a film is: how wide, with how many colours, and whether only one moment of so many is in it."""

    wide: int
    colours: int
    one_of: int = 1


QUALITIES = (Quality(800, 255), Quality(640, 127), Quality(480, 63), Quality(480, 63, 2), Quality(400, 31, 4))
"""They are tried one after the other, until a film is small enough."""

Progress: TypeAlias = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


async def make(moments: Iterable[Shown], studio: Studio, limit: int, progress: Progress) -> bytes:
    """A film of these moments, a GIF of no more than so many bytes; raises IllegalMove if it would be larger, and
    what workers raise."""
    pngs = await _draw(moments, studio, progress)
    for quality in QUALITIES:
        # From the last one on: it is in every film.
        shots = timed(pngs[:: -quality.one_of][::-1])
        made = await _cut(shots, quality, studio, limit - MARGIN, progress)
        if made is not None:
            return made
    raise IllegalMove("film-too-large")


async def _draw(moments: Iterable[Shown], studio: Studio, progress: Progress) -> Sequence[bytes]:
    found = list[bytes]()
    for shown in moments:
        found.append(await _slice(studio, shown.picture.scene))
        progress(DRAWN * shown.over)
    return found


async def _cut(
    shots: Sequence[Shot], quality: Quality, studio: Studio, limit: int, progress: Progress
) -> bytes | None:
    """The film as good as this; None if it would be larger."""
    made = list[bytes]()
    for frame in frames(shots, quality):
        made.append(await _slice(studio, frame))
        if sum(map(len, made)) > limit:
            return None
        progress(DRAWN + (1 - DRAWN) * len(made) / len(shots))
    return b"".join(made)


def frames(shots: Sequence[Shot], quality: Quality) -> Iterator[Frame]:
    """All as high as the highest picture. Tables, whose lower rows may grow, all begin at the same height; the end
    stands in the middle."""
    highs = [_high(shot.png, quality.wide) for shot in shots]
    form, table, before = Format(quality.wide, max(highs), quality.colours), max(highs[:-1], default=0), None
    for shot, high in zip(shots, highs, strict=True):
        last = shot is shots[-1]
        still = Still(shot.png, (form.high - (high if last else table)) // 2)
        yield Frame(form, still, before, shot.milliseconds, last)
        before = still


def _high(png: bytes, wide: int) -> int:
    """How high a picture is once it is so wide."""
    own, high = (int.from_bytes(png[part]) for part in SIZE)
    return round(high * wide / own)


async def _slice(studio: Studio, scene: Scene) -> bytes:
    began = perf_counter()
    made = await studio.workers.run(studio.paint, scene)
    if not studio.workers.apart:
        await sleep(REST * (perf_counter() - began))
    return made
