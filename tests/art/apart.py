"""How far apart two drawings are at the size of text: by their outlines, and by colours, as everybody sees them.

Both measures let one drawing slip by a pixel in every direction and take the least: no eye counts pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from PIL import Image

from tests.art.sight import GROUNDS, SIGHTS, lab, seen

SIDE = 22
"""Pixels of an emoji beside text, the smallest size at which drawings are seen."""
ROW = SIDE + 2
"""A pixel of edge on either side, so that a drawing may slip."""
SLIPS = [x + ROW * y for y in (-1, 0, 1) for x in (-1, 0, 1)]
COARSE = bytes(value & 0xFC | 2 for value in range(256))
"""Colours to six bits: no eye sees more, and far fewer are to be worked out."""
Lab: TypeAlias = tuple[float, float, float]


class Look(NamedTuple):
    """What a drawing looks like: the pixels it covers, as bits, and its colours for every sight and ground."""

    covered: int
    pictures: tuple[Sequence[Lab], ...]


def look(sprite: Image.Image) -> Look:
    """What a drawing of 22 pixels looks like."""
    edged = Image.new("RGBA", (ROW, ROW))
    edged.paste(sprite, (1, 1))
    alpha = edged.getchannel("A").tobytes()
    return Look(sum(1 << place for place, value in enumerate(alpha) if value > 127), tuple(_pictures(edged)))


def outlines_apart(one: Look, other: Look) -> float:
    """Which part of what either covers is covered by one alone: from 0, the same outline, to 1."""
    slipped = (other.covered << slip if slip > 0 else other.covered >> -slip for slip in SLIPS)
    return min((one.covered ^ moved).bit_count() / (one.covered | moved).bit_count() for moved in slipped)


def colours_apart(one: Look, other: Look) -> float:
    """The mean distance of colours (CIE 1976 ΔE) where either is, for that sight and ground where it is least."""
    either = one.covered | other.covered
    places = [place for place in range(ROW * ROW) if either >> place & 1]
    here = itemgetter(*places)
    slipped = [itemgetter(*[min(max(place + slip, 0), ROW * ROW - 1) for place in places]) for slip in SLIPS]
    return min(
        sum(map(dist, here(mine), there(theirs))) / len(places)
        for mine, theirs in zip(one.pictures, other.pictures, strict=True)
        for there in slipped
    )


def _pictures(sprite: Image.Image) -> Iterator[Sequence[Lab]]:
    for ground in GROUNDS.values():
        below = Image.new("RGBA", sprite.size, ground)
        pixels = Image.alpha_composite(below, sprite).convert("RGB").tobytes().translate(COARSE)
        colours = list(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
        yield from ([lab(seen(colour, sight)) for colour in colours] for sight in SIGHTS)
