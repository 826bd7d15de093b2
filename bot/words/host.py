"""The host's own folder of languages: it adds languages, and says otherwise what is shipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.errors import BadFile
from bot.words.checking import english, mistakes_in, notes
from bot.words.entries import Entries
from bot.words.examples import Facts, examples
from bot.words.files import languages_in, texts
from bot.words.languages import entries, take
from bot.words.saying import forget, say_itself, speaks


def use(folder: Path | None) -> None:
    """Say from now on what stands in this folder's languages, and only for the rest what is shipped; None: no
    folder.

    Raises BadFile, with a line for each mistake, for a folder that cannot be used.
    """
    if folder := existing(folder):
        _refuse(folder, list(mistakes_in(folder)))
    _take(folder)
    if folder and (unsayable := list(_unsayable(folder))):
        _take(None)
        _refuse(folder, unsayable)
    # Only looking for mistakes needs all of English at once.
    for kept in (english, notes):
        kept.cache_clear()


def existing(folder: Path | None) -> Path | None:
    """The folder, if one is named; raises BadFile where there is none called so."""
    if folder is not None and not folder.is_dir():
        raise BadFile(f"There is no folder {folder}, which should hold languages. Check folder under [words].")
    return folder


def _take(folder: Path | None) -> None:
    take(*([folder] if folder else []))
    forget()


def _refuse(folder: Path, mistakes: list[str]) -> None:
    if mistakes:
        raise BadFile("\n".join([f"{folder} has mistakes:", *mistakes]))


def _unsayable(folder: Path) -> Iterator[str]:
    """Find the messages that read well and still cannot be said, such as a number made of a name."""
    for language in languages_in(folder):
        own = Entries(texts(folder.joinpath(language)).values())
        for message in (name for name in own if not name.startswith("-") and name in english()):
            for facts in examples(message, entries(language)):
                if wrong := _wrong(language, message, facts):
                    yield f"{language}: {message} cannot be said: {wrong}"
                    break


def _wrong(language: str, message: str, facts: Facts) -> str:
    """Say why a message cannot be said with these facts, nor with numbers for invented ones; empty if it can."""
    if speaks(language, message) != language:
        return ""
    for tried in (facts, {name: 2 if str(fact).startswith("[") else fact for name, fact in facts.items()}):
        try:
            say_itself(language, message, **tried)
        except KeyError as error:
            wrong = str(error.args[0])
        else:
            return ""
    return wrong
