"""The games' own TOML files read strictly: a mistake is named by its file and key, with what is allowed there."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.errors import BadFile

T = TypeVar("T")
Place = tuple[str, ...]
"""A place in a file: its keys from the outermost on."""


def text_of(file: Traversable) -> str:
    """Read the text of this file; raises BadFile where it is not UTF-8."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"{file.name} is not valid TOML: it must be written in UTF-8 ({error.reason})") from None


def read(name: str, text: str, form: TypeAdapter[T], keys: Callable[[Place], Iterable[str]]) -> T:
    """Read a file of this name and text into its form; raises BadFile with a line for each mistake.

    `keys` says which keys are known where one is unknown.
    """
    try:
        return form.validate_python(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{name} is not valid TOML: {error}") from None
    except ValidationError as error:
        lines = [_line(tuple(map(str, one["loc"])), one["type"], one["msg"], keys) for one in error.errors()]
        raise BadFile("\n".join([f"{name} has mistakes:", *lines])) from None


def _line(place: Place, kind: str, message: str, keys: Callable[[Place], Iterable[str]]) -> str:
    if kind == "extra_forbidden":
        message = f"there is no such key; here there are {', '.join(keys(place))}"
    return f"{'.'.join(place)}: {message.removeprefix('Value error, ')}."
