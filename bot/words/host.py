"""The host's folder of languages: further ones, and other words for what is shipped."""

from __future__ import annotations

from pathlib import Path

from bot.errors import BadFile
from bot.words.checking import english, mistakes_in, notes
from bot.words.languages import take
from bot.words.saying import forget


def use(folder: Path | None) -> None:
    """From now on say what stands in this folder's languages before what is shipped; without one, only that.

    Raises BadFile, with a line for each mistake, for a folder that cannot be used.
    """
    if folder := existing(folder):
        mistakes = list(mistakes_in(folder))
        if mistakes:
            raise BadFile("\n".join([f"{folder} has mistakes:", *mistakes]))
    take(*([folder] if folder else []))
    forget()
    # Only looking for mistakes needs all of English at once.
    for kept in (english, notes):
        kept.cache_clear()


def existing(folder: Path | None) -> Path | None:
    """The folder, if one is named; raises BadFile where there is none called so."""
    if folder is not None and not folder.is_dir():
        raise BadFile(f"There is no folder {folder}, which should hold languages. Check folder under [words].")
    return folder
