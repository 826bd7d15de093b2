"""The picture of the playground's first card: the playground knows no bot and no beans, and is given it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.art.drawings import Drawing, drawings, svg
from bot.art.palette import SOIL, TABLE

BEAN, APART = 100, 102
"""The side of a bean, and how far the next one in the same row is from it."""
BEHIND, BEFORE = 8, 70
"""Where the beans of the two rows begin, from the top."""
EARTH, HEIGHT = 144, 182
"""Where the soil begins, and where it ends."""
NAMED = re.compile(r'(id="|href="#|url\(#)')
"""What stands before each name within a drawing: no two drawings in one picture may share a name."""


def page_garden() -> str:
    """Give the picture, as SVG: half of the beans stand in a furrow, and the others look over their shoulders."""
    beans = [drawing for drawing in drawings() if drawing.kind == "beans"]
    behind, before = beans[1::2], beans[::2]
    width = APART * len(before) + BEAN - APART + APART // 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}">'
        f'<rect width="{width}" height="{HEIGHT}" fill="{TABLE}"/>'
        f"{''.join(_row(behind, APART // 2, BEHIND))}"
        f'<rect y="{EARTH}" width="{width}" height="{HEIGHT - EARTH}" fill="{SOIL}"/>'
        f"{''.join(_row(before, 0, BEFORE))}</svg>"
    )


def _row(beans: list[Drawing], left: int, top: int) -> Iterator[str]:
    for place, bean in enumerate(beans):
        where = f'x="{left + place * APART}" y="{top}" width="{BEAN}" height="{BEAN}"'
        yield NAMED.sub(rf"\1{bean.name}-", svg(bean)).replace("<svg ", f"<svg {where} ", 1)
        yield _mound(left + place * APART + BEAN // 2)


def _mound(middle: int) -> str:
    """The earth in front of a bean's feet."""
    return f'<ellipse cx="{middle}" cy="{BEFORE + BEAN}" rx="34" ry="9" fill="{SOIL}"/>'
