"""How far the languages are, in lines for whoever translates: `bean-table words`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from bot.errors import BadFile
from bot.words.checking import english, mistakes_in, mistakes_of
from bot.words.completeness import left_out, miscounted, missing, unchanged, waiting
from bot.words.entries import Entries
from bot.words.files import SHIPPED, languages_in, sources
from bot.words.host import use
from bot.words.languages import DEFAULT, read
from bot.words.own_names import own_name_of
from bot.words.page import BEGINNING, page


class Report(NamedTuple):
    """The lines to print, and whether nothing is left to do."""

    lines: tuple[str, ...]
    fine: bool


def all_languages(folder: Path | None) -> Report:
    """Describe every language in a line: what it is called, how much of it there is, and how many mistakes."""
    mistakes = list(mistakes_in(folder)) if folder else []
    lines = [f"{name:<8}{own_name_of(name):<24}{_share(name, folder)}" for name in _languages(folder)]
    if mistakes:
        lines += ["", f"Mistakes in {folder}, with which the bot does not start:", *_indented(mistakes)]
    return Report(tuple(lines), not mistakes)


def one_language(name: str, folder: Path | None) -> Report:
    """Tell all that is missing or wrong in a language; raises BadFile if there is none with this name."""
    if name not in _languages(folder):
        raise BadFile(f"There is no folder {name} among the languages; there are {', '.join(_languages(folder))}.")
    mistakes = [line for place in _folders(folder) for line in mistakes_of(name, place)]
    if any(line.startswith(f"{name}: ") for line in mistakes):
        return Report(tuple(mistakes), fine=False)
    words = read(name, _folders(folder))
    to_do = [
        *_section("Mistakes, with which the bot does not start:", mistakes),
        *_section("Said in English, since a part of theirs has no words yet:", _listed(waiting(words))),
        *_section("Numbers have more forms in this language:", _listed(miscounted(name, words))),
        *_section("Not said yet, so that English is read:", _by_file(missing(words))),
    ]
    perhaps = [
        *_section("Without what English says there, which may be meant:", _listed(left_out(words))),
        *_section("Word for word as in English, which may be meant:", _by_file(unchanged(words))),
    ]
    title = f"{own_name_of(name)} ({name}): {_share(name, folder)}"
    return Report((title, *to_do, *(perhaps if name != DEFAULT else ())), not to_do)


def write_page(file: Path, language: str, folder: Path | None) -> None:
    """Write all messages of a language to a page for a browser, also over an older one; raises BadFile."""
    use(folder)
    try:
        if file.is_file() and not _page_or_empty(file):
            raise BadFile(
                f"{file} holds something else than such a page, and was left as it is. Name another file."
            )
        file.write_text(page(language), "utf-8")
    except OSError as error:
        raise BadFile(f"{file} cannot be written ({error.strerror}).") from error


def _page_or_empty(file: Path) -> bool:
    with file.open("rb") as there:
        start = there.read(len(BEGINNING))
    return start in (b"", BEGINNING.encode())


def _languages(folder: Path | None) -> list[str]:
    return sorted({name for place in _folders(folder) for name in languages_in(place)})


def _folders(folder: Path | None) -> tuple[Traversable, ...]:
    return (SHIPPED, folder) if folder else (SHIPPED,)


def _share(name: str, folder: Path | None) -> str:
    words = read(name, _folders(folder))
    return f"{len(english()) - len(missing(words))} of {len(english())} messages"


def _section(title: str, lines: Iterable[str]) -> list[str]:
    found = _indented(lines)
    return ["", title, *found] if found else []


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _listed(found: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for key, parts in found.items():
        yield f"{key}: {', '.join(sorted(parts))}"


def _by_file(keys: Iterable[str]) -> Iterator[str]:
    """Give these ids, each below the name of the English file in which it stands."""
    sought = set(keys)
    for name, text in sources(DEFAULT).items():
        found = [key for key in Entries([text]) if key in sought]
        if found:
            yield from (name, *_indented(found))
