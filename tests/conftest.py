"""What all tests share."""

from __future__ import annotations

import gc
import importlib
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]  # It has no types.

from bot.art import sprites
from bot.art.shelf import Shelf
from bot.interpreter import LOOKS
from tests.breadth import LONG, OF_EXAMPLES, note_quick
from tests.new_database import made_once
from tests.playground.forked import close_nursery

# Many tests start the program: it is compiled once for all of them, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

TESTS = Path(__file__).parent
ROOT = TESTS.parent
MEMORY = Path("/dev/shm")
ROOM = 2**30
"""More bytes than the tests ever need at once; a container may give the memory's files less."""

BROWSER = "tests/playground/browser/"
READING = ("tests/architecture/", "tests/words/test_refusals.py", "tests/words/test_unused.py")
ALONE = "tests/benchmarks/faults/test_faults.py::test_after_every_fault"
"""Long stories that share nothing, though they stand in one file."""
WAITING = (ALONE, "tests/playground/", "tests/benchmarks/", "tests/test_")
"""These wait for processes and for time more than they compute."""
COMPUTING = ("tests/art/", "tests/cogs/", "tests/games/", "tests/players/", "tests/simulate/", "tests/store/")
"""These compute for long."""


def in_memory() -> bool:
    """Whether files can lie in memory here: to wait for a disk at every commit is half the time of many tests."""
    return MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM


if in_memory():
    # Nothing is lost by it: what tests kill are processes, never the machine.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# How long an example takes says how busy the machine is. `.ci/long` asks for its profile, in which there are more.
for profile, many in (("quick", 100 // OF_EXAMPLES), (LONG, 100)):
    settings.register_profile(
        profile, max_examples=many, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
settings.load_profile("quick")


def load_in_turn(config: pytest.Config) -> None:
    """Each worker begins with other files of tests, so that each is compiled once, by whoever comes first."""
    given = getattr(config, "workerinput", None)
    if given is None or config.args != config.getini("testpaths"):
        return
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sorted(TESTS.rglob("test_*.py"))]
    first = len(names) * int(given["workerid"].removeprefix("gw")) // given["workercount"]
    for name in names[first:] + names[:first]:
        # What cannot be imported is told where it is collected.
        with suppress(Exception):
            importlib.import_module(name)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What is collected stays: there is no garbage in it to look for, neither now nor later in every test."""
    gc.disable()
    load_in_turn(session.config)
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*LOOKS)
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def each_sprite_is_drawn_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By all workers together, as a bot that starts again finds those of its last run; where they lie."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "sprites"
    folder.mkdir(exist_ok=True)
    sprites.use(Shelf(folder))
    return folder


@pytest.fixture(scope="session", autouse=True)
def _each_fluent_text_is_parsed_once() -> Iterator[None]:
    """However often words are read: what is parsed is looked at and never changed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentParser, "parse", _once(FluentParser.parse))
        patch.setattr(FluentParser, "parse_entry", _once(FluentParser.parse_entry))
        yield


@pytest.fixture(scope="session", autouse=True)
def _a_new_database_is_made_once() -> Iterator[None]:
    with made_once():
        yield


def _once(parse: Callable[[FluentParser, str], Any]) -> Callable[[FluentParser, str], Any]:
    parsed = cache(lambda with_spans, text: parse(FluentParser(with_spans), text))
    return lambda parser, text: parsed(parser.with_spans, text)


@pytest.fixture(scope="session", autouse=True)
def _what_forks_ends() -> Iterator[None]:
    yield
    close_nursery()


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """A worker sends two of six messages a test: how it went, and that it is over. The others tell how long what
    went well took besides, for whoever asks."""
    asked = session.config.option
    if not (asked.durations or asked.xmlpath):
        for worker in session.config.pluginmanager.get_plugins():
            if hasattr(worker, "sendevent"):
                worker.sendevent = partial(send_what_counts, worker.sendevent)


def send_what_counts(send: Callable[..., None], name: str, **told: Any) -> None:
    """Send this message of a worker, unless it says what needs no saying; a failure is always told."""
    report = told["data"] if name == "testreport" else {}
    besides = report.get("when") in ("setup", "teardown") and report["outcome"] == "passed"
    if not (besides or name in ("logstart", "logfinish")):
        send(name, **told)


def together(nodeid: str) -> str:
    """What this test stays together with: its file, or all that needs the browser, so that there is only one, or
    all that reads the whole program, so that it is read once."""
    for place in (BROWSER, *READING):
        if nodeid.startswith(place):
            return BROWSER if place is BROWSER else READING[0]
    return nodeid if nodeid.startswith(ALONE) else nodeid.split("::", 1)[0]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What needs the browser comes first, since it takes longest; then what waits, spread among what computes
    meanwhile; and last the many short tests, so that all workers end together."""
    note_quick(config, items)
    scopes, places = dict.fromkeys(together(item.nodeid) for item in items), {BROWSER: -1.0}
    for kind in (WAITING, COMPUTING):
        found = [scope for scope in scopes if scope.startswith(kind) and scope != BROWSER]
        places |= {scope: number / len(found) for number, scope in enumerate(found)}
    items.sort(key=lambda item: places.get(together(item.nodeid), 1.0))


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores, which have something to do while a test waits."""
    return (yield) + 1


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out at once what stays together."""
    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = together
    return scheduler


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Garbage is looked for once more, for what it may hold open; then no more in what is there until the end:
    pytest would go through all of it five times."""
    gc.collect()
    gc.freeze()
