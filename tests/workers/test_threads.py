"""Works in a thread: the same as in processes, but that nothing ends them."""

from __future__ import annotations

import os
import threading

import pytest

from bot.workers import NoWorker, Threads, WorkFailed
from tests.workers import works


async def test_a_work_is_done_in_a_thread_of_this_process() -> None:
    done = list[str]()
    workers = Threads(lambda: done.append(threading.current_thread().name))
    assert await workers.run(works.number) == os.getpid()
    name = await workers.run(lambda: threading.current_thread().name)
    assert done == [name]
    assert name != threading.current_thread().name
    assert (workers.at_once, workers.replaced, workers.apart) == (1, 0, False)
    await workers.finish()


async def test_what_goes_wrong_is_told_by_name_and_without_its_words() -> None:
    workers = Threads()
    with pytest.raises(WorkFailed) as failed:
        await workers.run(works.fail, "a red bean")
    assert failed.value.trace.startswith("LookupError < fail (")
    assert "red" not in str(failed.value)
    with pytest.raises(WorkFailed):
        await workers.run(works.panic)
    await workers.finish()
    with pytest.raises(NoWorker):
        await workers.run(works.number)
