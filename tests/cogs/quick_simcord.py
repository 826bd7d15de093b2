"""SimCord, made quicker without changing what it does: a third of a story's time went into copies and looks."""

from __future__ import annotations

import asyncio
import contextvars
import copy
import marshal
import math
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

import aiohttp
import discord
import pytest
import simcord
from simcord import _dpy_internals, _runtime, _settlement, components, env, gateway, results
from simcord._dpy_internals import _listener_wait_for_frame
from simcord._runtime import _BOT_SCOPE, _track_callback
from simcord._settlement import _run_due_virtual_callbacks, _virtualize_recognized_waits
from simcord.components import resolve_attachment_references
from simcord.http import _helpers, client, router
from simcord.http.client import _path_of

LOOK = 0.001
"""Seconds between two looks at whether the bot has settled, where it waits for what wakes nobody who looks."""
ROUNDS = 10_000
"""More rounds of the loop than anything takes that comes to an end."""

VALIDATED = 16
"""So many messages are remembered: others are sent between the two looks at one."""
WITHOUT_REFERENCES = 2
"""The version of marshal in which equal payloads are equal bytes."""

PLAIN_TIMERS = frozenset({"_set_result_unless_cancelled", "_release_waiter"})
"""The timers of `asyncio.sleep` and `asyncio.wait_for`, which wake whoever waits for what they are given."""

WITH_FILES = frozenset({11, 12, 13})
"""The components of thumbnails, galleries and files."""
PLAIN = frozenset({str, int, float, bool, type(None)})
"""What is its own copy."""


class Env(simcord.Env):
    """SimCord that first lets the loop and its threads come to rest, and only then looks at each task."""

    async def _settle_internal(self, *, idle: float = LOOK, **options: Any) -> None:
        _run_due_virtual_callbacks(self._settlement_state(), math.inf)
        await self._go_on()
        while threads := self._work.executors:
            first = asyncio.FIRST_COMPLETED
            if not (await asyncio.wait(threads, timeout=self.settle_timeout, return_when=first))[0]:
                break
            await self._go_on()
        await super()._settle_internal(idle=min(idle, LOOK), **options)

    _looking = 0
    """How many let the loop run at this moment: each of them is ready again in every round."""

    async def _go_on(self) -> None:
        """Let the loop run until it has nothing to do but wait, and to wake others who do the same."""
        self._looking += 1
        try:
            for _ in range(ROUNDS):
                if len(asyncio.get_running_loop()._ready) < self._looking:  # type: ignore[attr-defined]
                    return
                await asyncio.sleep(0)
        finally:
            self._looking -= 1


@contextmanager
def quick_simcord() -> Iterator[None]:
    """SimCord copies payloads in a tenth of the time meanwhile, looks for timers and listeners only where there
    are any, and reads `%40original` as every server does."""
    with pytest.MonkeyPatch.context() as patch:
        for by_name in (components, results):
            patch.setattr(by_name, "deepcopy", copied)
        for by_module in (gateway, router):
            patch.setattr(by_module, "copy", SimpleNamespace(deepcopy=copied))
        patch.setattr(components, "walk_components", walked)
        patch.setattr(components, "validate_components", _once(components.validate_components))
        patch.setattr(_helpers, "resolve_attachment_references", _resolved)
        patch.setattr(env, "_virtualize_recognized_waits", _leave_to_virtual_time)
        patch.setattr(env, "_active_callbacks", _active_callbacks)
        patch.setattr(_runtime, "_track_callback", _tracked)
        patch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
        patch.setattr(_settlement, "_timer_records_waking", _timers_waking)
        patch.setattr(aiohttp.connector, "DefaultResolver", aiohttp.ThreadedResolver)
        patch.setattr(_dpy_internals, "_clock_monotonic", _monotonic)
        patch.setattr(_dpy_internals, "_listener_wait_for_frame", _waits_for_listener)
        patch.setattr(client, "_path_of", lambda url: unquote(_path_of(url)))
        yield


def copied(payload: Any) -> Any:
    """A deep copy; what is more than plain JSON, such as the type of an interaction, is left to Python's own."""
    try:
        return marshal.loads(marshal.dumps(payload))
    except ValueError:
        return _copied_by_parts(payload)


def _copied_by_parts(payload: Any) -> Any:
    kind = type(payload)
    if kind is dict:
        return {key: value if type(value) in PLAIN else copied(value) for key, value in payload.items()}
    if kind is list:
        return [copied(value) for value in payload]
    return payload if isinstance(payload, Enum) else copy.deepcopy(payload)


def walked(components: Any) -> list[dict[str, Any]]:
    """What SimCord's `walk_components` yields, each component before those in it."""
    found: list[dict[str, Any]] = []
    waiting = [components] if isinstance(components, dict) else list(components)[::-1]
    while waiting:
        component = waiting.pop()
        if not isinstance(component, dict):
            continue
        found.append(component)
        for key in ("component", "accessory"):
            if isinstance(component.get(key), dict):
                waiting.append(component[key])
        if isinstance(children := component.get("components"), list):
            waiting += children[::-1]
    return found


def _once(validate: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but what it has made is not looked at again: a message is validated as it is sent, and what came
    of that as they are stored."""
    good: deque[tuple[int, bytes]] = deque(maxlen=VALIDATED)

    def validated(sent: Any, *, flags: int = 0) -> Any:
        try:
            known = flags, marshal.dumps(sent, WITHOUT_REFERENCES)
            if known in good:
                return marshal.loads(known[1])
            made = validate(sent, flags=flags)
            good.append((flags, marshal.dumps(made, WITHOUT_REFERENCES)))
        except components.ComponentValidationError:
            raise
        except ValueError:
            return validate(sent, flags=flags)
        return made

    return validated


def _resolved(components: list[dict[str, Any]], attachments: Any) -> list[dict[str, Any]]:
    """What shows no file needs no copy in which it is put."""
    if any(component.get("type") in WITH_FILES for component in walked(components)):
        return resolve_attachment_references(components, attachments)
    return components


def _leave_to_virtual_time(state: Any, pending: list[asyncio.Task[Any]]) -> None:
    """SimCord asks each task whether it waits on purpose, to cancel the real timer behind it. The bot has no views
    that end and no loops of discord.ext.tasks, and what a test waits for has no such timer: listeners are left."""
    if _dpy_internals.listener_futures(state.bot):
        _virtualize_recognized_waits(state, pending)


def _waits_for_listener(bot: discord.Client, task: asyncio.Task[Any]) -> bool:
    """Nobody waits for a listener where there is none; otherwise SimCord looks through what the task awaits."""
    return bool(_dpy_internals.listener_futures(bot)) and _listener_wait_for_frame(bot, task)


def _tracked(
    work: _runtime._WorkState,
    original: Callable[..., asyncio.Handle],
    callback: Any,
    args: tuple[Any, ...],
    *,
    context: contextvars.Context | None,
    when: float | None,
    **more: Any,
) -> asyncio.Handle:
    """A task that is ready needs no record beside its own, by which SimCord knows that it does not wait."""
    task = getattr(callback, "__self__", None)
    if when is None and isinstance(task, asyncio.Task) and task in work.tasks:
        return original(callback, *args, context=context)
    return _track_callback(work, original, callback, args, context=context, when=when, **more)


def _timers_waking(state: Any, task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    """The same, without four calls for each timer there is."""
    found = []
    for record in state.work.callbacks:
        if record.when is None or record.when <= state.virtual_time:
            continue
        handle = record.handle
        if handle is None or handle._cancelled:
            continue
        callback = _dpy_internals._original_callback(handle._callback)
        if getattr(callback, "__name__", "") in PLAIN_TIMERS:
            wakes = waiter is not None and any(arg is waiter for arg in handle._args)
        else:
            wakes = _dpy_internals.is_wakeup_callback(callback, handle._args, waiter, task)
        if wakes:
            found.append(record)
    return found


def _active_callbacks(state: Any) -> list[Any]:
    """The timers that still run. Behind those that were cancelled SimCord leaves the real ones, which every look
    would go through: of a long story thousands."""
    active = []
    for record in state.work.callbacks:
        if record.handle is not None and not record.handle.cancelled():
            active.append(record)
        elif record.real_handle is not None:
            record.real_handle.cancel()
    state.work.callbacks = active
    return active


def _monotonic() -> float:
    """The clock of the bot in what it does, else that of the machine; the loop asks for it all the time."""
    scope = _BOT_SCOPE.get()
    if scope is not None:
        env, generation = scope
        if env._started and env._runtime is not None and generation == env._generation:
            return float(env.backend.clock.elapsed)
    return _dpy_internals.real_monotonic()
