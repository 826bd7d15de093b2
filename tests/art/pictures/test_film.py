"""Frames of films: together a GIF that shows each picture as it is, though a frame holds only what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.art.canvas.saving import HIGHEST
from bot.art.pictures import draw
from bot.art.scenes.film import Format, Frame, Still
from tests.art.pictures.sheets import KINDS
from tests.breadth import few

TOP = 20
FORM = Format(800, HIGHEST * 8 // 10, 255)


@cache
def drawn() -> list[bytes]:
    """Three pictures of a game; not drawn by every process that collects tests."""
    scenes = [*(KINDS["table"][name] for name in ("3 players", "4 players")), next(iter(KINDS["end"].values()))]
    return [draw(scene) for scene in scenes]


def film(pictures: Sequence[bytes], form: Format = FORM, milliseconds: int = 1500) -> bytes:
    """A film of these pictures."""
    stills = [Still(picture, TOP) for picture in pictures]
    frames = [
        Frame(form, still, before, milliseconds, last=number == len(pictures))
        for number, (still, before) in enumerate(zip(stills, [None, *stills[:-1]], strict=True), 1)
    ]
    return b"".join(map(draw, frames))


def frames(made: bytes) -> Iterator[Image.Image]:
    """What is seen, frame by frame."""
    with Image.open(BytesIO(made)) as opened:
        assert opened.format == "GIF"
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            yield opened.convert("RGB")


@pytest.mark.parametrize("colours", few([255, 31], 31))
def test_each_frame_is_seen_as_if_it_were_the_only_one(colours: int) -> None:
    form = FORM._replace(colours=colours)
    seen = list(frames(film([*drawn(), drawn()[0]], form)))
    alone = [next(frames(film([picture], form))) for picture in [*drawn(), drawn()[0]]]
    assert [ImageChops.difference(*pair).getbbox() for pair in zip(seen, alone, strict=True)] == [None] * 4
    assert {image.size for image in seen} == {(form.wide, form.high)}


def test_it_shows_the_pictures() -> None:
    shown = next(frames(film(drawn()[:1])))
    with Image.open(BytesIO(drawn()[0])) as opened:
        picture = opened.convert("RGB").resize((800, round(opened.height * 0.8)), Image.Resampling.LANCZOS)
    apart = ImageChops.difference(shown.crop((0, TOP, 800, TOP + picture.height)), picture).convert("L")
    histogram = apart.histogram()
    assert sum(value * count for value, count in enumerate(histogram)) / sum(histogram) < 6


def test_it_is_shown_again_and_again_and_each_frame_for_its_time() -> None:
    with Image.open(BytesIO(film(drawn(), milliseconds=1230))) as opened:
        assert opened.info["loop"] == 0
        for number in range(len(drawn())):
            opened.seek(number)
            assert opened.info["duration"] == 1230


def test_what_stays_takes_next_to_nothing() -> None:
    same, other = (film([drawn()[0], picture]) for picture in drawn()[:2])
    alone = film(drawn()[:1])
    assert len(same) - len(alone) < 100 < len(other) - len(alone)


@pytest.mark.long
def test_equal_frames_are_equal_bytes() -> None:
    assert film(drawn()) == film(drawn())
