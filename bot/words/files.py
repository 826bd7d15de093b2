"""Where words stand: a folder for each language with Fluent files in it, shipped with it or the host's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.errors import BadFile

SHIPPED: Traversable = files(__package__).joinpath("locales")
"""The languages that come with the bot."""


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The languages that have a folder in this one; hidden ones, such as `.git`, are none."""
    return tuple(sorted(place.name for place in folder.iterdir() if place.is_dir() and place.name[0] != "."))


def texts(folder: Traversable) -> dict[str, str]:
    """The Fluent files in a language's folder by name, those of one family of games as `family/name`.

    Raises BadFile for one that cannot be read.
    """
    return dict(sorted(_files(folder, ""))) if folder.is_dir() else {}


def sources(language: str) -> Mapping[str, str]:
    """The Fluent files of a language that is shipped: their texts by name, as `texts` gives them."""
    return texts(SHIPPED.joinpath(language))


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _files(file, f"{path}{file.name}/")
        elif file.name.endswith(".ftl"):
            yield path + file.name, _text(file)


def _text(file: Traversable) -> str:
    try:
        # Some editors begin a file with a byte-order mark.
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{file} is not a text file in UTF-8. Save it as UTF-8.") from None
    except OSError as error:
        raise BadFile(f"{file} cannot be read ({error.strerror}).") from error
