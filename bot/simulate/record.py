"""The record of simulated games: a line of JSON for each, which RECORDS.md describes."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from bot.games.contract import AnyGame
from bot.simulate.playing import Played


class Unwritable(Exception):
    """The record cannot be written where it should be; the message says why in one line."""


_BEGINNING = b'{"game":"'


class Record:
    """A file of records, one game a line; those that stood in it before are lost. Everything raises Unwritable."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            if path.is_file() and _holds_something_else(path):
                raise Unwritable(
                    f"{path} holds something else than recorded games, and was left as it is: name another file"
                )
            self._file = path.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise _unwritable(path, error) from error

    def add(self, line: str) -> None:
        """Write one game, at once: an interruption leaves whole lines."""
        try:
            self._file.write(line + "\n")
            self._file.flush()
        except OSError as error:
            raise _unwritable(self._path, error) from error

    def close(self) -> None:
        """Close the file; what could not be written was complained about before."""
        with suppress(OSError):
            self._file.close()


def _unwritable(path: Path, error: OSError) -> Unwritable:
    return Unwritable(f"{path} cannot be written ({error.strerror})")


def _holds_something_else(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(len(_BEGINNING))
    return bool(start) and start != _BEGINNING


def line(game: AnyGame, seed: str, played: Played) -> str:
    """One game as a line of JSON, secrets and all; the scores stand by seat."""
    return json.dumps(
        {
            "game": game.key,
            "players": len(played.scores),
            "seed": seed,
            "events": [game.dump(event) for event in played.events],
            "scores": played.scores,
            "winners": played.winners,
        },
        separators=(",", ":"),
    )
