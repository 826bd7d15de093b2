"""How people see: colours without red or green, and without any.

Without the cones for red or for green: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15
(2009), severity 1.0. In grey: relative luminance as ITU-R BT.709 weighs it. All of it in linear light.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.art.drawings import Drawing
from bot.art.sprites import png

Rgb: TypeAlias = tuple[int, int, int]
Matrix: TypeAlias = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

GROUNDS: Mapping[str, str] = {"dark": "#313338", "white": "#ffffff", "cream": "#fbf7ef"}
"""On what emojis stand: Discord's dark and light, and the playground's light."""
LUMINANCE = (0.2126, 0.7152, 0.0722)
SIGHTS: Mapping[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
}
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
DAYLIGHT = (0.9505, 1.0, 1.089)


@cache
def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


@cache
def _coded(light: int) -> int:
    """Back from linear light, given in 4,096ths, to 0 … 255."""
    part = light / 4096
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


@cache
def seen(colour: Rgb, sight: str) -> Rgb:
    """What a colour looks like to somebody with this sight."""
    light = [_linear(value) for value in colour]
    rows = (sum(part * weight for part, weight in zip(light, row, strict=True)) for row in SIGHTS[sight])
    red, green, blue = (_coded(round(4096 * min(max(row, 0), 1))) for row in rows)
    return red, green, blue


@cache
def lab(colour: Rgb) -> tuple[float, float, float]:
    """Lightness and the two opponent colours of CIE 1976 L*a*b*."""
    x, y, z = (
        sum(_linear(value) * weight for value, weight in zip(colour, row, strict=True)) / white
        for row, white in zip(XYZ, DAYLIGHT, strict=True)
    )
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def as_seen(image: Image.Image, sight: str) -> Image.Image:
    """A picture as somebody with this sight sees it."""
    result = Image.new("RGB", image.size)
    pixels = image.convert("RGB").tobytes()
    colours = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    result.frombytes(bytes(value for colour in colours for value in seen(colour, sight)))
    return result


def sprite(drawing: Drawing, size: int) -> Image.Image:
    """A drawing with nothing behind it."""
    with Image.open(BytesIO(png(drawing, size))) as image:
        return image.convert("RGBA")


def on_ground(drawing: Drawing, size: int, ground: str) -> Image.Image:
    """A drawing on one of the grounds."""
    below = Image.new("RGBA", (size, size), GROUNDS[ground])
    return Image.alpha_composite(below, sprite(drawing, size)).convert("RGB")
