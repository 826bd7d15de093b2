"""What the metrics tell that is not counted as it happens: it is looked at whenever somebody reads them."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector

from bot.hosting.backups import HOUR
from bot.hosting.disk import free, sizes
from bot.store import Status, StoreError

if TYPE_CHECKING:
    from bot.client import BeanBot
    from bot.config import BackupSection
    from bot.hosting.health import Health

OPEN = (Status.LOBBY, Status.RUNNING)
_OPEN = "SELECT status, count(*) FROM tables WHERE status IN (?, ?) GROUP BY status"


class Gauges:
    """Measures how the bot, its database and their disk are now."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, what: str, *labels: str) -> Gauge:
            return Gauge(f"beantable_{name}", what, labels, registry=registry)

        Process(registry=registry)
        self._queued = gauge("queued_messages", "Messages that wait for their turn.")
        self._tables = gauge("tables", "Open tables.", "status")
        self._shards = gauge("shards", "Connections to Discord.", "state")
        self._servers = gauge("servers", "Servers that the bot is on.")
        self._saving = gauge("saving", "1 while moves can be saved, 0 while they cannot.")
        self._sizes = gauge("database_bytes", "The database, and the log beside it.", "file")
        self._free = gauge("disk_free_bytes", "Room on the disk of the database, and of the backups.", "of")
        self._age = gauge("backup_age_seconds", "Of the newest good backup; infinite without one.")
        self._every = gauge("backup_every_seconds", "Between two backups; NaN: none are made.")
        self._age.set(math.nan)
        self._every.set(math.nan)
        self._failed = Counter(
            "beantable_failed_writes", "Changes, or trials, that could not be written.", registry=registry
        )
        self._failed_before = 0
        self._replaced = Counter(
            "beantable_replaced_workers", "Workers that died, or took too long.", registry=registry
        )
        self._replaced_before = 0

    async def look(self, bot: BeanBot, health: Health, backup: BackupSection) -> None:
        """Bring all of them up to date."""
        lost = len(bot.lost())
        self._shards.labels("connected").set((bot.shard_count or 1) - lost)
        self._shards.labels("lost").set(lost)
        self._servers.set(len(bot.guilds))
        self._queued.set(bot.publisher.outbox.queues.waiting())
        self._replaced.inc(bot.workers.replaced - self._replaced_before)
        self._replaced_before = bot.workers.replaced
        await self._look_at_the_database(bot, health)
        await asyncio.to_thread(self._look_at_the_disk, bot, health, backup)

    async def _look_at_the_database(self, bot: BeanBot, health: Health) -> None:
        database = bot.tables.database
        self._saving.set(await health.not_saved() is None)
        self._failed.inc(database.failed_writes - self._failed_before)
        self._failed_before = database.failed_writes
        # Whoever reads this reads it most where the database is in trouble.
        with suppress(StoreError):
            counted = dict([tuple(row) for row in await database.read(_OPEN, OPEN)])
            for status in OPEN:
                self._tables.labels(status.value).set(counted.get(status.value, 0))

    def _look_at_the_disk(self, bot: BeanBot, health: Health, backup: BackupSection) -> None:
        path = bot.tables.database.path
        for file, size in sizes(path):
            self._sizes.labels(file).set(size)
        for of, room in free(path, backup.folder):
            self._free.labels(of).set(room)
        if backup.folder is not None:
            self._age.set(math.inf)
            # A folder that cannot be looked at holds no good one, for all that anybody knows.
            with suppress(OSError):
                if (age := health.backup_age()) is not None:
                    self._age.set(age)
            self._every.set(backup.every * HOUR)


class Process(ProcessCollector):
    """Tells what the system says of this process: its memory, processor and files, and since when it runs.

    These are the usual metrics `process_…`, here also where a service sees nothing of /proc but processes.
    """

    def _boot_time(self) -> float | None:
        try:
            return super()._boot_time()  # type: ignore[no-any-return,no-untyped-call]  # prometheus-client says no types here
        except OSError:
            # Without it, prometheus-client gives nothing at all.
            booted = getattr(time, "CLOCK_BOOTTIME", None)
            return None if booted is None else time.time() - time.clock_gettime(booted)
