"""A folder of languages as a host may have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import use
from bot.words.languages import take
from tests.words.pseudo import files
from tests.words.reading import Host, say_all_anew


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The host's folder, empty; its words are gone again after the test."""
    yield Host(tmp_path)
    use(None)


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """English is said in the language that nobody speaks."""
    folder = tmp_path_factory.mktemp("pseudo")
    Host(folder).write("en/all.ftl", files())
    # What stands there is right: looking for mistakes would take a second.
    take(folder)
    say_all_anew()
    yield
    take()
    say_all_anew()
