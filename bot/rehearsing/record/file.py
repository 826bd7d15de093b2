"""The file of a rehearsal: a JSON list with an entry on each line, written as things happen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

from bot.errors import BadFile

Entry: TypeAlias = dict[str, Any]
FORMAT = 1
"""The form of these files; later ones only add."""


class Record:
    """Writes entries; each says during which step it happened. As a context manager it ends the list."""

    def __init__(self, path: Path, head: Entry) -> None:
        self.step = ""
        self._path = path
        try:
            self._file = path.open("x", encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{path} cannot be written ({error.strerror}). Name another one with --file.") from error
        self._file.write("[\n" + _line({"format": FORMAT, **head}))

    def note(self, entry: Entry) -> None:
        """Write one more entry."""
        self._file.write(",\n" + _line({"step": self.step, **entry} if self.step else entry))
        self._file.flush()

    def remove(self) -> None:
        """Remove the file, where there was nothing to write down."""
        self._path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.write("\n]\n")
        self._file.close()


def read(text: str) -> Sequence[Entry]:
    """The entries of such a file, also of one whose end is missing; raises ValueError for anything else."""
    whole = text.rstrip()
    entries = json.loads(whole if whole.endswith("]") else f"{whole.removesuffix(',')}]")
    if not isinstance(entries, list) or not entries or entries[0].get("format") != FORMAT:
        raise ValueError("this is no record of a rehearsal")
    return entries


def _line(entry: Entry) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
