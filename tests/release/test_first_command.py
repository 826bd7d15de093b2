"""The README's first command is found, to the letter, for each system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.release.changelog import ROOT
from tests.release.first_command import first_command
from tests.release.playing import main

README = (ROOT / "README.md").read_text("utf-8")


def test_elsewhere() -> None:
    make, start = first_command(README, windows=False)
    assert make == ["python3 -m venv .venv", ".venv/bin/pip install -q -e ."]
    assert start == [".venv/bin/python", "-m", "bot"]


def test_on_windows() -> None:
    make, start = first_command(README, windows=True)
    assert make == ["py -m venv .venv", r".venv\Scripts\pip install -q -e ."]
    assert start == [r".venv\Scripts\python", "-m", "bot"]


async def test_what_serves_no_page_is_no_playground() -> None:
    with pytest.raises(ValueError, match="ended with 0"):
        await main([sys.executable, "-c", "print('Nothing here.')"])


@pytest.mark.long
async def test_a_game_is_played_with_what_is_started(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from bot.__main__ import command_line; command_line()"
    await main([sys.executable, "-c", here, "playground", "--no-browser", "--data", str(tmp_path)])
    assert "A game was played to its end" in capsys.readouterr().out
