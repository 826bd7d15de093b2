"""Finishes a piece of work although the task that asked for it is cancelled meanwhile."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

Result = TypeVar("Result")


async def uninterrupted(work: Coroutine[object, object, Result]) -> Result:
    """Run the work to its end, then give its result, or raise the cancellation that arrived meanwhile.

    `asyncio.shield` alone lets the caller go on (and give up the writer's lock) while the work still runs.
    """
    task = asyncio.ensure_future(work)
    cancellation: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancellation = error
    if cancellation is not None:
        if not task.cancelled():
            # Asked for, so that asyncio does not complain of an error that nobody looked at.
            task.exception()
        raise cancellation
    return task.result()
