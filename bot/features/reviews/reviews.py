"""Reviews being made, and those that were made last: whoever presses again waits for none twice."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice

from bot import store
from bot.errors import trace
from bot.features.reviews.judging import Asked, Verdict, judge
from bot.features.reviews.review import Decided, Review, reviewed
from bot.games.contract import IllegalMove, Seat
from bot.players import FAMILIES
from bot.tables.replays.course import Course
from bot.tables.replays.replays import Replays
from bot.tables.table import Table
from bot.ui.seeing import screens
from bot.workers import NoWorker, Workers, WorkFailed, WorkLost

log = logging.getLogger(__name__)

KEPT = 32
"""How many reviews are remembered: each is a few decisions."""
AT_ONCE = 3
"""Decisions that are judged in one go: at most a sixth of a second, then a picture may come in between."""
LONGEST = 5.0
"""Seconds that these may take."""


class Reviews:
    """The reviews of games that are over, each for one seat. They are kept nowhere else: after a restart they are
    made anew."""

    def __init__(self, replays: Replays, workers: Workers, database: store.Database) -> None:
        self._replays, self._workers, self._database = replays, workers, database
        self._made: OrderedDict[tuple[int, Seat], Review] = OrderedDict()
        self._making: dict[tuple[int, Seat], asyncio.Task[Review]] = {}

    def known(self, table: Table, seat: Seat) -> Review | None:
        """The review of this seat's game, if it has been made."""
        return self._made.get((table.id, seat))

    async def of(self, table: Table, seat: Seat) -> Review:
        """The review of this seat's game; raises IllegalMove where the game is not over, its events are gone, or
        nobody is there to judge it now."""
        key = table.id, seat
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(table, seat), name="review")
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # Whoever presses twice waits for the same: that one of them gives up ends it for no other.
        return await asyncio.shield(making)

    async def _make(self, table: Table, seat: Seat) -> Review:
        course = await self._replays.course(table)
        others = await store.played_for(self._database, table.id, seat)
        decided, stood_in = await self._judged(table, course, seat, others.spells)
        _log_faults(table, decided)
        family = table.game.family
        unjudged = FAMILIES[family].unjudged(course.moment(seat, 0).view)
        review = reviewed(family, decided, stood_in, told_apart=others.known, unjudged=unjudged)
        self._made[table.id, seat] = review
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return review

    async def _judged(
        self, table: Table, course: Course, seat: Seat, not_own: Sequence[range]
    ) -> tuple[list[Decided], int]:
        """The verdicts on all own decisions of this seat, and how many others there were."""
        found: list[Decided] = []
        decisions, stood_in = course.decisions(seat), 0
        while some := list(islice(decisions, AT_ONCE)):
            # Events are counted from 1 where they are stored.
            own = [one for one in some if not any(one.place + 1 in spell for spell in not_own)]
            stood_in += len(some) - len(own)
            judged = await self._asked(table.game.family, [one[1:] for one in own])
            found += [
                Decided(one.place, screens(table).turn(one.view), one.taker, verdict)
                for one, verdict in zip(own, judged, strict=True)
            ]
        return found, stood_in

    async def _asked(self, family: str, asked: Sequence[Asked]) -> list[Verdict]:
        """Have these decisions judged; those over which a worker died are not judged."""
        if not asked:
            await asyncio.sleep(0)
            return []
        try:
            return await self._workers.run(judge, family, asked, within=LONGEST)
        except WorkFailed as failed:
            return [Verdict(fault=failed.trace)] * len(asked)
        except WorkLost as lost:
            return [Verdict(fault=trace(lost))] * len(asked)
        except NoWorker:
            raise IllegalMove("review-busy") from None


def _log_faults(table: Table, decided: Sequence[Decided]) -> None:
    """Tell the log of decisions that cannot be judged: their player is told no more than how many there are."""
    faults = [one.verdict.fault for one in decided if one.verdict.fault is not None]
    if faults:
        why, message = faults[0], "the review of table %d: %d of %d decisions cannot be judged; the first: %s"
        log.warning(message, table.id, len(faults), len(decided), why)
