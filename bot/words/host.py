"""The host's folder of languages: further ones, and other words for what is shipped."""

from __future__ import annotations

from pathlib import Path

from bot.words.languages import take
from bot.words.saying import forget


def use(folder: Path | None) -> None:
    """From now on say what stands in this folder's languages before what is shipped; without one, only that."""
    take(*([folder] if folder else []))
    forget()
