"""Works in processes of their own: done, told of, and done by another one where a process is lost."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.interpreter import event_loop
from bot.workers import NoWorker, Processes, WorkFailed, WorkLost, processes
from bot.workers.work import Value, Values
from tests.breadth import few
from tests.playground.process import PATIENCE, environ
from tests.workers import works

SHORT = 0.2
"""Seconds that a work may take which takes too long."""
TOGETHER = pytest.mark.asyncio(loop_scope="module")


class Patient(Processes):
    """With time for works that take none, however busy the machine is."""

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = PATIENCE) -> Value:
        return await super().run(function, *values, within=within)


def there(number: int) -> bool:
    """Whether there is such a process, be it one that has ended."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(number: int) -> bool:
    """Whether there is no such process any more, in a moment at the latest."""
    async with asyncio.timeout(10):
        while there(number):  # noqa: ASYNC110  # The system tells nobody but the parent.
            await asyncio.sleep(0.01)
    return True


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def workers() -> AsyncIterator[Processes]:
    """One process for all tests here that lose none."""
    made = Patient(1)
    yield made
    await made.finish()


@TOGETHER
async def test_a_work_is_done_in_another_process_which_stays(workers: Processes) -> None:
    numbers = {await workers.run(works.number) for _ in range(3)}
    assert len(numbers) == 1
    assert os.getpid() not in numbers
    assert await workers.run(works.doubled, "bean") == "beanbean"
    assert len(await workers.run(works.doubled, "bean" * 10**5)) == 8 * 10**5
    assert await asyncio.gather(*[workers.run(works.doubled, text) for text in "abc"]) == ["aa", "bb", "cc"]
    assert workers.replaced == 0


@TOGETHER
async def test_nothing_is_loaded_there_but_what_the_work_asks_for(workers: Processes) -> None:
    found = await workers.run(works.loaded)
    assert "tests.workers.works" in found
    assert [name for name in found if name.split(".")[0] in ("discord", "asyncio", "pydantic", "pytest")] == []
    # Nor the main module of this process, whichever that is.
    assert await workers.run(works.main_module) == str(Path(processes.__file__).with_name("worker.py"))


@TOGETHER
async def test_what_goes_wrong_is_told_by_name_and_without_its_words(workers: Processes) -> None:
    with pytest.raises(WorkFailed) as failed:
        await workers.run(works.fail, "a red bean")
    assert failed.value.trace.kind == "LookupError"
    assert failed.value.trace.startswith("LookupError < fail (")
    assert "bean" not in str(failed.value).replace("bean-table", "")
    for work, kind in ((works.panic, "Panic"), (works.leave, "SystemExit"), (works.unheard_of, "AttributeError")):
        with pytest.raises(WorkFailed) as failed:
            await workers.run(work)
        assert failed.value.trace.kind in (kind, "PicklingError")
    assert await workers.run(works.doubled, "bean") == "beanbean"
    assert workers.replaced == 0


@TOGETHER
async def test_what_is_printed_is_neither_an_answer_nor_said(
    workers: Processes, capfd: pytest.CaptureFixture[str]
) -> None:
    await workers.run(works.say, "a red bean")
    assert await workers.run(works.doubled, "bean") == "beanbean"
    assert capfd.readouterr() == ("", "")


@TOGETHER
async def test_what_stops_the_bot_leaves_the_last_works_alone(workers: Processes) -> None:
    assert await workers.run(works.ignored) == [True] * 3


@TOGETHER
@pytest.mark.skipif(not Path("/proc/self/oom_score_adj").exists(), reason="another system")
async def test_where_memory_runs_out_a_worker_goes_before_the_bot(workers: Processes) -> None:
    assert await workers.run(works.first_to_go) == "1000"


async def _lost_and_replaced() -> None:
    workers = Patient(1)
    numbers = [await workers.run(works.number)]
    with pytest.raises(WorkLost, match="died"):
        await workers.run(works.die)
    numbers.append(await workers.run(works.number))
    with pytest.raises(WorkLost, match=r"more than 0\.2 s"):
        await workers.run(works.sleep, 60.0, within=SHORT)
    numbers.append(await workers.run(works.number))
    # One that has died while it had nothing to do costs no work.
    os.kill(numbers[-1], signal.SIGKILL)
    assert await gone(numbers[-1])
    numbers.append(await workers.run(works.number))
    assert workers.replaced == 3
    await workers.finish()
    assert len(set(numbers)) == 4
    assert not any(there(number) for number in numbers)
    with pytest.raises(NoWorker):
        await workers.run(works.number)


def test_who_dies_or_takes_too_long_is_replaced_and_all_end() -> None:
    # By the event loop that the bot has.
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(_lost_and_replaced())


async def test_a_process_is_started_with_a_work_that_finds_none_idle(tmp_path: Path) -> None:
    file = tmp_path / "first"
    workers = Patient(2, partial(works.note, str(file)))
    await asyncio.sleep(0)
    assert not file.exists()
    one = await workers.run(works.number)
    assert await workers.run(works.number) == one
    _, other = await asyncio.gather(workers.run(works.sleep, 0.1), workers.run(works.number))
    # What is done first was done once in each.
    assert sorted(file.read_text("ascii").split()) == sorted([str(one), str(other)])
    # Whoever does not wait any longer does not get in the way of the next one.
    impatient = asyncio.create_task(workers.run(works.sleep, 60.0, within=60))
    await asyncio.sleep(0.05)
    impatient.cancel()
    await asyncio.wait({impatient})
    assert [await workers.run(works.doubled, text) for text in "ab"] == ["aa", "bb"]
    assert workers.replaced == 0
    await workers.finish()


async def test_the_first_work_of_a_process_may_take_longer_than_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "FRESH", 100.0)
    workers = Patient(1)
    await workers.run(works.sleep, 1.5 * SHORT, within=SHORT)
    with pytest.raises(WorkLost):
        await workers.run(works.sleep, 1.5 * SHORT, within=SHORT)
    await workers.finish()


async def test_where_none_can_be_started_that_is_said_and_not_tried_for_ever(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/python")
    workers = Patient(1)
    for _ in range(10):
        with pytest.raises(NoWorker):
            await workers.run(works.number)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
        "no worker can be started (No such file or directory)"
    ] * processes.IN_A_ROW
    monkeypatch.undo()
    with pytest.raises(NoWorker):
        await workers.run(works.number)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time.monotonic() + processes.REST)
    assert await workers.run(works.doubled, "bean") == "beanbean"
    monkeypatch.undo()
    await workers.finish()


async def test_what_cannot_be_loaded_there_is_named(caplog: pytest.LogCaptureFixture) -> None:
    workers = Patient(1, works.refuse)
    with pytest.raises(NoWorker):
        await workers.run(works.number)
    assert "no worker can be started: ImportError < refuse" in caplog.text
    await workers.finish()


BOT = """
import asyncio
from bot.workers import Processes
from tests.workers import works

async def main():
    workers = Processes(1)
    print(await workers.run(works.number), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("number", few([signal.SIGKILL, signal.SIGINT]))
async def test_none_is_left_behind_however_the_bot_ends(number: int) -> None:
    command = (sys.executable, "-c", BOT)
    bot = await asyncio.create_subprocess_exec(*command, env=environ(), stdout=asyncio.subprocess.PIPE, stderr=-3)
    assert bot.stdout is not None
    worker = int(await bot.stdout.readline())
    bot.send_signal(number)
    await bot.wait()
    assert await gone(worker)


@pytest.mark.long
async def test_one_that_hangs_without_its_bot_ends_too() -> None:
    """Written by hand, as by a bot that is gone before it could end the process."""
    command = (sys.executable, "-P", str(Path(processes.__file__).with_name("worker.py")))
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=-3)
    assert process.stdin is not None
    for message in (
        pickle.dumps(sys.path),
        pickle.dumps((works.number, (), 10)),
        pickle.dumps((works.hang, (), SHORT)),
    ):
        process.stdin.write(len(message).to_bytes(4) + message)
    process.stdin.close()
    async with asyncio.timeout(10):
        assert await process.wait() == -signal.SIGALRM
