"""Work at many tables leaves most of the time to others."""

from __future__ import annotations

import time

from bot.tables.gently import LONGEST, REST, gently


async def test_after_each_piece_of_work_others_have_time() -> None:
    worked, began = 0.0, time.perf_counter()
    found = []
    async for item in gently(range(5)):
        found.append(item)
        start = time.perf_counter()
        time.sleep(0.005)  # noqa: ASYNC251  # the event loop is to be held
        worked += time.perf_counter() - start
    assert found == [*range(5)]
    assert time.perf_counter() - began >= (1 + REST) * worked


async def test_but_what_had_to_wait_itself_is_not_made_to_wait_for_long() -> None:
    began = time.perf_counter()
    async for _ in gently([1]):
        time.sleep(0.3)  # noqa: ASYNC251  # as above
    assert LONGEST <= time.perf_counter() - began - 0.3 < REST * 0.3
