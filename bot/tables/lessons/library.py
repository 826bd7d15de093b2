"""The lessons that come with the program, read from their files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources

from bot.games import taught
from bot.games.contract import AnyGame
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.script import Script

FIRST = "first_game"
"""The lesson for somebody who knows nothing yet."""


def _read() -> Iterator[Lesson]:
    folder = resources.files(__package__).joinpath("scripts")
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            script = Script.model_validate(tomllib.loads(file.read_text("utf-8")))
            yield Lesson(script, taught(script.key, script.game, script.players, script.shorter))


LESSONS: Mapping[str, Lesson] = {
    lesson.key: lesson for lesson in sorted(_read(), key=lambda one: (one.key != FIRST, one.key))
}
"""Every lesson by its key, the first one first."""

GAMES: Mapping[str, AnyGame] = {key: lesson.game for key, lesson in LESSONS.items()}
"""The games of the lessons, none of which is in the catalogue."""


def lesson_for(game: str) -> str:
    """The lesson for somebody who is about to play this game."""
    return next((key for key, lesson in LESSONS.items() if lesson.teaches == game), FIRST)
