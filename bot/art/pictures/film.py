"""Makes the frames of films, which together are a GIF: each by itself, so that pictures may be drawn in between.

A frame holds what has changed since the one before; what stays is transparent in it.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import GifImagePlugin, Image, ImageChops

from bot.art.canvas.colours import colours
from bot.art.canvas.saving import WIDE
from bot.art.palette import TABLE
from bot.art.scenes.film import Format, Frame, Still

END = b";"
"""What stands at the end of a GIF."""
FOR_EVER = 0
"""How often it is shown again."""
STAY = 1
"""What a frame does with the one before: leave it there."""
ONLY_UNCHANGED = [255, *[0] * 255]
"""Marks of all differences those that are none."""


def film_frame(scene: Frame) -> bytes:
    """Make a frame; the first one has with it what a GIF begins with, and the last one what it ends with."""
    form, shown = scene.form, _fitted(scene.form, scene.shown)
    if scene.before is None:
        header, _ = GifImagePlugin.getheader(_ground(form), info={"loop": FOR_EVER})
        parts = [*header, *GifImagePlugin.getdata(shown, duration=scene.milliseconds, disposal=STAY)]
    else:
        part, at = _changed(form, shown, _fitted(form, scene.before))
        parts = GifImagePlugin.getdata(
            part, at, duration=scene.milliseconds, disposal=STAY, transparency=form.colours
        )
    return b"".join([*parts, *([END] if scene.last else [])])


def _changed(form: Format, image: Image.Image, before: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """What has changed, and where it stands; where nothing has, a pixel as it was."""
    apart = ImageChops.subtract_modulo(image, before)
    left, upper, right, lower = apart.getbbox(alpha_only=False) or (0, 0, 1, 1)
    part = image.crop((left, upper, right, lower))
    part.paste(form.colours, mask=apart.crop((left, upper, right, lower)).point(ONLY_UNCHANGED, "1"))
    return part, (left, upper)


# One frame is what comes before the next.
@lru_cache(maxsize=2)
def _fitted(form: Format, still: Still) -> Image.Image:
    """The picture in this size and these colours, on the table's ground."""
    with Image.open(BytesIO(still.png)) as opened:
        size = form.wide, round(opened.height * form.wide / WIDE)
        small = _flat(opened.convert("RGB").resize(size, Image.Resampling.HAMMING), form)
    whole = _ground(form)
    whole.paste(small, (0, still.top))
    return whole


def _ground(form: Format) -> Image.Image:
    return _flat(Image.new("RGB", (1, 1), TABLE), form).resize((form.wide, form.high))


def _flat(image: Image.Image, form: Format) -> Image.Image:
    return image.quantize(palette=colours(form.colours), dither=Image.Dither.NONE)
