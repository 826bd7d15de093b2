"""How the interpreter shares its time."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from bot.interpreter import SWITCH, favour_the_event_loop


@pytest.fixture
def _as_before() -> Iterator[None]:
    interval = sys.getswitchinterval()
    yield
    gc.unfreeze()
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("_as_before")
def test_threads_give_way_soon_and_what_is_loaded_is_no_longer_looked_through() -> None:
    loaded = len(gc.get_objects())
    favour_the_event_loop()
    assert sys.getswitchinterval() == pytest.approx(SWITCH)
    assert len(gc.get_objects()) < loaded / 10
