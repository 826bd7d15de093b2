"""What the system says of this process: memory, processor, files, and since when it runs."""

from __future__ import annotations

import time

from prometheus_client import ProcessCollector


class Process(ProcessCollector):
    """The usual `process_…`, also where a service sees nothing of /proc but processes."""

    def _boot_time(self) -> float | None:
        try:
            return super()._boot_time()  # type: ignore[no-any-return,no-untyped-call]  # prometheus-client says no types here
        except OSError:
            # Without it, prometheus-client gives nothing at all.
            booted = getattr(time, "CLOCK_BOOTTIME", None)
            return None if booted is None else time.time() - time.clock_gettime(booted)
