"""A folder of languages as a host may have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import use
from tests.words.reading import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The host's folder, empty; its words are gone again after the test."""
    yield Host(tmp_path)
    use(None)
