"""A whole film as a bot makes it: by a worker that is a process of its own, and nothing of it is on the disk."""

from __future__ import annotations

import os
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from bot import painting
from bot.features.films.making import make
from bot.features.films.shots import LAST, moments
from bot.ui.pictures import Studio
from bot.workers import Processes
from tests.tables.replays.games import lived
from tests.ui.test_replaying import table

TURNS = 6


async def test_it_is_a_gif_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, each_sprite_is_drawn_once: Path
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    shown = list(moments(table("duel", 2), lived("duel", 2).course()))
    workers = Processes(1, partial(painting.set_up, each_sprite_is_drawn_once))
    film = await make([*islice(shown, TURNS), shown[-1]], Studio(painting.draw, workers), 10**7, lambda done: None)
    await workers.finish()
    with Image.open(BytesIO(film)) as opened:
        assert opened.format == "GIF"
        assert getattr(opened, "n_frames", 1) == TURNS + 1
        opened.seek(TURNS)
        assert opened.info["duration"] == LAST
    assert not os.listdir(tmp_path)
    assert workers.replaced == 0
    assert workers.apart
