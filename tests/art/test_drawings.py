"""The drawings: what is there, and that each obeys the grid."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.art import pictures
from bot.art.drawings import Drawing, digest, drawings, svg, tint
from bot.art.scenes.table import Mark
from bot.art.sprites import png
from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.high_bohn.buildings import TYPE_BEANS
from bot.games.nicht_die_bohne.cards import FACE
from bot.ui.families import DRAWINGS
from tests.art.sight import sprite
from tests.breadth import few

ALL = pytest.mark.parametrize("drawing", drawings(), ids="-".join)
COMPOSERS = Path(pictures.__path__[0])
SIZE = 3 * 1024
"""Bytes of the largest drawing."""


def names(kind: str) -> set[str]:
    """The names of all drawings of a kind."""
    return {drawing.name for drawing in drawings() if drawing.kind == kind}


def test_every_bean_and_building_has_its_drawing_and_no_drawing_has_none() -> None:
    assert names("beans") == set(KINDS)
    assert names("buildings") == set(TYPE_BEANS)


def test_n1_every_face_of_nicht_die_bohne_has_its_drawing_and_so_has_every_blank_card() -> None:
    faces = {f"{face.colour}_{face.number or face.kind}" for face in FACE.values()}
    assert names("bohne") == faces | {face.colour.value for face in FACE.values()}


def test_every_thing_stands_in_words_or_in_a_picture() -> None:
    composed = "\n".join(file.read_text("utf-8") for file in COMPOSERS.rglob("*.py"))
    pictured = {*re.findall(r'thing\("(\w+)"\)', composed), *map(str, Mark)}
    said = {drawing.name for drawing in DRAWINGS.values() if drawing.kind == "things"}
    assert names("things") == pictured | said


def test_every_bean_has_a_tint_of_its_own_for_its_card() -> None:
    assert len({tint(Drawing("beans", bean)) for bean in KINDS}) == len(KINDS)


def test_a_drawing_that_is_not_there_is_a_key_error() -> None:
    for ask in (svg, digest, tint, png):
        with pytest.raises(KeyError):
            ask(Drawing("beans", "jelly"))
    with pytest.raises(KeyError):
        tint(Drawing("things", "thaler"))


@ALL
def test_a_drawing_obeys_the_grid(drawing: Drawing) -> None:
    text = svg(drawing)
    assert 'viewBox="-3 -3 134 134"' in text
    assert len(text.encode()) <= SIZE
    assert re.findall(r"<(text|image|style|filter|\w+Gradient)\b", text) == []
    assert [path for path in re.findall(r'\bd="([^"]*)"', text) if "." in path] == []


@ALL
def test_a_sprite_has_the_size_that_was_asked_for(drawing: Drawing) -> None:
    with Image.open(BytesIO(png(drawing, 22))) as image:
        assert image.size == (22, 22)


@pytest.mark.parametrize("drawing", few(drawings(), *drawings()[::4]), ids="-".join)
def test_a_drawing_fills_the_grid_and_touches_no_edge(drawing: Drawing) -> None:
    left, top, right, bottom = sprite(drawing, 134).getchannel("A").getbbox() or (0, 0, 0, 0)
    assert min(left, top, 134 - right, 134 - bottom) >= 1
    assert max(right - left, bottom - top) >= 90


def test_digests_differ_as_drawings_do() -> None:
    assert len({digest(drawing) for drawing in drawings()}) == len(drawings())
