"""The log of a whole evening, in which much goes wrong, holds nobody's number and no token."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from bot.logs import discreet
from bot.tables import acting
from bot.ui.publishing.absentees import FIRST
from bot.ui.publishing.outbox.places import hand_of
from tests.cogs.driving import Driver
from tests.cogs.mishaps import show
from tests.cogs.world import SELDOM, World, world

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@contextmanager
def everything_logged() -> Iterator[StringIO]:
    """What the log of a host holds who wants all of it."""
    root, into = logging.getLogger(), StringIO()
    handler, level = logging.StreamHandler(into), root.level
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
    handler.addFilter(discreet)
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield into
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def evening(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Direct messages are closed or refused, pictures and edits fail, a click fails, and somebody leaves."""
    here.close_dms("Ben")
    directs = here["Cleo"].user.dm_channel.id
    here.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await here.open(*NAMES)
    for name in NAMES[:2]:
        await here.click(name, here.table_message(), "hand")
    await Driver(here, 1, NAMES).play(2)
    here.env.inject_error("PATCH", "*/messages/*", status=500, times=3)
    here.env.inject_error("POST", f"/channels/{directs}/messages", status=500, times=2)
    for name in NAMES:
        await show(here, 1, hand_of(here[name].id), fresh=True)
    with monkeypatch.context() as patched:
        patched.setattr(acting, "act", _fails)
        await Driver(here, 1, NAMES).step()
    await Driver(here, 1, NAMES).play(1)
    (name, *_) = await Driver(here, 1, NAMES).waiting()
    here.guild.remove_member(here[name])
    await here.env.advance_time(FIRST + 2 * SELDOM)
    await here.forget(next(one for one in NAMES if one != name))
    await here.restart()


async def _fails(*wish: object) -> None:
    raise ValueError(wish)


async def test_the_log_of_an_evening_holds_nobodys_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with everything_logged() as log:
        async with world(tmp_path, *NAMES) as here:
            await evening(here, monkeypatch)
            theirs = {number for one in NAMES for number in (here[one].id, here[one].user.dm_channel.id)}
            tokens = {one.token for one in here.env.backend.interactions.values()}
    said = log.getvalue()
    assert re.search(r"WARNING bot\.ui\.publishing\.outbox\.send_queues table 1, hand: ", said)
    assert re.search(
        r"WARNING bot\.ui\.publishing\.direct_messages\.dm_channels table 1: no direct messages to somebody there",
        said,
    )
    assert re.search(r"ERROR cogs\.guard interaction \d+ failed: ValueError", said)
    assert "have left the server" in said
    assert "DEBUG discord." in said
    assert len(tokens) > 10
    assert [line for line in said.splitlines() if any(str(one) in line for one in theirs | tokens)] == []
