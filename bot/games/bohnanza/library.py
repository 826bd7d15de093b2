"""The library: the editions that come with the program, read from their files and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from pydantic import TypeAdapter

from bot.errors import BadFile
from bot.games.bohnanza.edition import Edition, Numbers
from bot.games.bohnanza.files import Place, read, text_of

FORM = TypeAdapter(Edition)


@cache
def all_editions() -> Mapping[str, Edition]:
    """Read every edition that comes with the program, by its key; raises BadFile where a file has a mistake."""
    return read_editions(resources.files(__package__).joinpath("editions"))


def read_editions(folder: Traversable) -> Mapping[str, Edition]:
    """Read the editions of a folder, by key, which is also the file's name; raises BadFile."""
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    found = [read_edition(file.name, text_of(file)) for file in files if file.name.endswith(".toml")]
    return {edition.key: edition for edition in found}


def read_edition(name: str, text: str) -> Edition:
    """Read an edition from its file's name and text; raises BadFile with a line for each mistake."""
    edition = read(name, text, FORM, _keys)
    if f"{edition.key}.toml" != name:
        raise BadFile(f"{name} has mistakes:\nkey: must be {name.removesuffix('.toml')!r}, as the file is called.")
    return edition


def _keys(place: Place) -> Iterable[str]:
    return (Edition if len(place) == 1 else Numbers).model_fields
