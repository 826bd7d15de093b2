"""Which event loop runs the bot, and how the interpreter shares its time."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from bot.interpreter import LOOKS, SWITCH, event_loop, favour_the_event_loop, spare_what_is_known
from bot.run import carry_out


@pytest.fixture
def _as_before() -> Iterator[None]:
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("_as_before")
def test_threads_give_way_soon_and_what_is_loaded_is_no_longer_looked_through() -> None:
    loaded = [[number] for number in range(100_000)]
    assert len(gc.get_objects()) > len(loaded)
    favour_the_event_loop()
    assert sys.getswitchinterval() == pytest.approx(SWITCH)
    assert len(gc.get_objects()) < len(loaded) / 10
    assert gc.get_threshold() == LOOKS


@pytest.mark.usefixtures("_as_before")
def test_servers_are_no_longer_looked_through_once_all_are_known() -> None:
    favour_the_event_loop()
    known = [[number] for number in range(1000)]
    assert len(gc.get_objects()) > len(known)
    spare_what_is_known()
    assert len(gc.get_objects()) < len(known)


class Quick(asyncio.SelectorEventLoop):
    """Stands for uvloop's."""


async def on(kind: type[asyncio.AbstractEventLoop]) -> None:
    """It is an event loop of this kind that runs this."""
    assert type(asyncio.get_running_loop()) is kind


def test_the_bot_runs_on_uvloop_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", SimpleNamespace(new_event_loop=Quick))
    assert carry_out(on(Quick), "nowhere") == 0


def test_the_bot_runs_without_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert event_loop() is None
    with asyncio.Runner() as usual:
        kind = type(usual.get_loop())
    assert carry_out(on(kind), "nowhere") == 0
