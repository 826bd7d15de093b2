"""Each drawing is told from every other at 22 pixels: without red or green, in grey, on dark, white and cream."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageOps
from resvg_py import svg_to_bytes

from bot.art.drawings import Drawing, drawings, svg
from tests.art.apart import SIDE, Look, colours_apart, look, outlines_apart
from tests.breadth import few

OUTLINES = 0.14
"""A seventh of what two drawings cover is covered by one alone: a hat, a tail, a handle."""
COLOURS = 12.0
"""Drawings of one outline differ as much as two colours that nobody confuses, on average over all their pixels."""
BLANKS = 7.0
"""Cards of Nicht die Bohne share outline and rim, and differ by the shape in the middle: half of their pixels."""
FACES = 2.0
"""What stands on these cards is a tenth of their pixels."""
COLOUR_NAMES = sorted(
    drawing.name for drawing in drawings() if drawing.kind == "bohne" and "_" not in drawing.name
)
SINGLE = [drawing for drawing in drawings() if drawing.kind != "bohne"]


def rendered(text: str) -> Image.Image:
    """An SVG at the size of text."""
    with Image.open(
        BytesIO(svg_to_bytes(svg_string=text, width=SIDE, height=SIDE, skip_system_fonts=True))
    ) as image:
        return image.convert("RGBA")


@cache
def looked(drawing: Drawing) -> Look:
    """What a drawing looks like."""
    return look(rendered(svg(drawing)))


def told_apart(one: Look, other: Look) -> bool:
    """By outline or, where that is much the same, by colours."""
    return outlines_apart(one, other) >= OUTLINES or colours_apart(one, other) >= COLOURS


@pytest.mark.parametrize("drawing", few(SINGLE, *SINGLE[::8]), ids="-".join)
def test_a_drawing_is_told_from_all_that_follow(drawing: Drawing) -> None:
    """Those before it were told from it before."""
    blanks = [Drawing("bohne", name) for name in COLOUR_NAMES]
    others = [*SINGLE[SINGLE.index(drawing) + 1 :], *blanks]
    assert [other for other in others if not told_apart(looked(drawing), looked(other))] == []


@pytest.mark.parametrize(("one", "other"), list(combinations(COLOUR_NAMES, 2)))
def test_n1_the_colours_of_nicht_die_bohne_differ_by_their_shapes(one: str, other: str) -> None:
    assert colours_apart(looked(Drawing("bohne", one)), looked(Drawing("bohne", other))) >= BLANKS


@pytest.mark.long
def test_n1_what_stands_on_a_card_of_nicht_die_bohne_is_told_from_all_else() -> None:
    """On one of the colours: the faces are the same on all."""
    colour = COLOUR_NAMES[0]
    cards = [one for one in drawings() if one.kind == "bohne" and one.name.startswith(colour)]
    assert len(cards) == 14
    near = [
        (one.name, other.name)
        for one, other in combinations(cards, 2)
        if colours_apart(looked(one), looked(other)) < FACES
    ]
    assert near == []


RED = svg(Drawing("beans", "red"))
NEAR = {
    "a pirate whose other eye is hidden": ImageOps.mirror(rendered(svg(Drawing("beans", "black_eyed")))),
    "a red bean in a green of the same lightness": rendered(RED.replace("#d3203f", "#3f7a2a")),
    "a red bean without its cheeks": rendered(RED.replace("<ellipse", "<g")),
    "a bean that stands a little to the left": rendered(RED.replace('viewBox="-3', 'viewBox="3')),
}


@pytest.mark.parametrize("made_up", NEAR)
def test_a_near_duplicate_is_found(made_up: str) -> None:
    """Neither another colour nor another place makes another drawing."""
    bean = "black_eyed" if "pirate" in made_up else "red"
    assert not told_apart(looked(Drawing("beans", bean)), look(NEAR[made_up]))
