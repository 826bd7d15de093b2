"""The library: the editions that come with the program, read from their files and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from pydantic import ValidationError

from bot.errors import BadFile
from bot.games.bohnanza.edition import Edition, Numbers


@cache
def all_editions() -> Mapping[str, Edition]:
    """Every edition that comes with the program, by its key; raises BadFile where a file has a mistake."""
    return read_editions(resources.files(__package__).joinpath("editions"))


def read_editions(folder: Traversable) -> Mapping[str, Edition]:
    """The editions of a folder, by key, which is also the file's name; raises BadFile."""
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    read = [read_edition(file.name, _text(file)) for file in files if file.name.endswith(".toml")]
    return {edition.key: edition for edition in read}


def _text(file: Traversable) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"{file.name} is not valid TOML: it must be written in UTF-8 ({error.reason})") from None


def read_edition(name: str, text: str) -> Edition:
    """An edition from its file's name and text; raises BadFile with a line for each mistake."""
    try:
        edition = Edition.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{name} is not valid TOML: {error}") from None
    except ValidationError as error:
        mistakes = [_mistake(tuple(map(str, one["loc"])), one["type"], one["msg"]) for one in error.errors()]
        raise BadFile("\n".join([f"{name} has mistakes:", *mistakes])) from None
    if f"{edition.key}.toml" != name:
        raise BadFile(f"{name} has mistakes:\nkey: must be {name.removesuffix('.toml')!r}, as the file is called.")
    return edition


def _mistake(place: tuple[str, ...], kind: str, message: str) -> str:
    key = ".".join(place)
    if kind == "extra_forbidden":
        model = Edition if len(place) == 1 else Numbers
        return f"{key}: there is no such key; here there are {', '.join(model.model_fields)}."
    return f"{key}: {message.removeprefix('Value error, ')}."
