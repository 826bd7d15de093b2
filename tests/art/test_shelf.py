"""Sprites lie in a folder from one start to the next, and only those of today's drawings."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.art import sprites
from bot.art.drawings import Drawing, digest, drawings
from bot.art.shelf import Shelf

SOY = Drawing("beans", "soy")
SIZE = 40


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which sprites are kept meanwhile."""
    monkeypatch.setattr(sprites, "_shelf", Shelf())
    return tmp_path / "sprites"


def refuse(*_: object) -> bytes:
    raise AssertionError("it was drawn")


def test_a_sprite_is_drawn_once_and_lies_there_after_a_restart(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites.use(Shelf(folder))
    made = sprites.kept(SOY, SIZE)
    assert [file.name for file in folder.iterdir()] == [f"beans-soy-{digest(SOY)}-{SIZE}.png"]
    sprites.use(Shelf(folder))
    monkeypatch.setattr(sprites, "png", refuse)
    assert sprites.kept(SOY, SIZE) == made


def test_sprites_of_older_drawings_go(folder: Path) -> None:
    folder.mkdir()
    old = folder / f"beans-soy-00000000-{SIZE}.png"
    old.write_bytes(b"old")
    sprites.use(Shelf(folder))
    assert not old.exists()
    sprites.kept(SOY, SIZE)
    sprites.use(Shelf(folder))
    assert len(list(folder.iterdir())) == 1


def test_what_somebody_else_has_put_there_stays(folder: Path) -> None:
    folder.mkdir()
    others = [folder / name for name in ("notes.txt", "holiday-photo.png", "1-2.part.bak")]
    for file in others:
        file.write_text("precious", "utf-8")
    (left := folder / "1-2.part").write_bytes(b"half")
    sprites.use(Shelf(folder))
    assert all(file.exists() for file in others)
    assert not left.exists()


def test_one_that_was_only_half_written_is_drawn_again(folder: Path) -> None:
    sprites.use(Shelf(folder))
    made = sprites.kept(SOY, SIZE)
    [file] = folder.iterdir()
    file.write_bytes(made[:100])
    assert sprites.kept(SOY, SIZE) == made
    assert file.read_bytes() == made


def test_a_folder_that_cannot_be_used_costs_a_line_in_the_log_and_nothing_else(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    sprites.use(Shelf(blocked / "sprites"))
    assert sprites.kept(SOY, SIZE) == sprites.kept(SOY, SIZE)
    assert len(caplog.records) == 1
    assert not folder.exists()


def test_no_two_drawings_share_a_file(folder: Path) -> None:
    sprites.use(Shelf(folder))
    for drawing in drawings()[:12]:
        sprites.kept(drawing, 8)
    assert len(list(folder.iterdir())) == 12
