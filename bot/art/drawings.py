"""The drawings: every SVG of the program by kind and name, and what stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2s
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

ENDING = ".svg"
FACES = "faces"
"""The folder of faces beside templates: each template is also drawn with each of the faces in it."""
PLACE = re.compile(r'(<g id="face"[^>]*)/>')
"""The place in a template that takes the face."""
INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
TINT = re.compile(r'data-tint="(#[0-9a-f]{6})"')


class Drawing(NamedTuple):
    """One drawing: `kind` is its folder; `name` its file, or template and face joined by an underscore."""

    kind: str
    name: str


@cache
def drawings() -> tuple[Drawing, ...]:
    """Every drawing there is, by kind and name."""
    return tuple(sorted(_sources()))


@cache
def svg(drawing: Drawing) -> str:
    """The drawing as SVG without text, gradients or filters; raises KeyError where there is none."""
    return _sources()[drawing]


@cache
def digest(drawing: Drawing) -> str:
    """Give eight hexadecimal digits that change as soon as the drawing does; raises KeyError."""
    return blake2s(svg(drawing).encode(), digest_size=4).hexdigest()


@cache
def tint(drawing: Drawing) -> str:
    """Give the ground of this bean's card, as `#rrggbb`; raises KeyError for a drawing that has none."""
    if found := TINT.search(svg(drawing)):
        return found[1]
    raise KeyError(drawing)


@cache
def _sources() -> dict[Drawing, str]:
    kinds = (folder for folder in resources.files(__package__).joinpath("svg").iterdir() if folder.is_dir())
    return {Drawing(kind.name, name): text for kind in kinds for name, text in _of_kind(kind)}


def _of_kind(kind: Traversable) -> Iterator[tuple[str, str]]:
    own, faces = _files(kind), _files(kind / FACES)
    yield from own.items()
    for face, text in faces.items():
        for template, around in own.items():
            yield f"{template}_{face}", _put_in(around, text)


def _files(folder: Traversable) -> dict[str, str]:
    """The drawings of a folder by name; none where there is no such folder."""
    found = [file for file in folder.iterdir() if file.name.endswith(ENDING)] if folder.is_dir() else []
    return {file.name.removesuffix(ENDING): file.read_text("utf-8") for file in found}


def _put_in(template: str, face: str) -> str:
    """Put what is inside the face into its place in the template."""
    inside = INSIDE.search(face)
    place = PLACE.search(template)
    if inside is None or place is None:
        raise ValueError("a face needs an <svg> around it, a template a place for it")
    return f"{template[: place.end(1)]}>{inside[1]}</g>{template[place.end() :]}"
