"""Two hosts who act together try at random to have one person called again and again, who does nothing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bot.games.bohnanza.state import Phase
from bot.store.calls import MOST
from tests.breadth import few
from tests.cogs.mishaps import position, press
from tests.cogs.world import World, world
from tests.games.bohnanza.tables import table as position_of

HOSTS = ("Ana", "Ben")
VICTIM = "Cleo"
STEPS = 100
TABLE = re.compile(r"bean:(\d+):|#(\d+)")
TRADING = position_of(phase=Phase.TRADE, hands=["soy red", "chili", "red blue"], face_up="soy blue")


class Hosts:
    """What the two do, within some minutes, and how often it called the third."""

    def __init__(self, here: World, luck: random.Random, *, playing: bool) -> None:
        self._here = here
        self._luck = luck
        self._playing = playing
        """Whether they play a game with the third, at table 1, which they then do not end."""
        self._seen = len(here.env.http_requests)
        self.mentioned: Counter[int] = Counter()
        """By table."""
        self.written = 0
        """How often by a direct message."""

    async def step(self) -> None:
        """One of them does something."""
        here, luck = self._here, self._luck
        victim = here[VICTIM]
        newest = await here.database.read("SELECT id FROM tables ORDER BY status = 'closed', id DESC LIMIT 2")
        [table] = luck.choice([(1,), *newest * 2])
        hosts = [name for name in HOSTS if here[name].id == (await here.bot.tables.get(table)).row.host_id]
        host = luck.choice([*HOSTS, *hosts * 4])

        async def slash(command: str, **options: object) -> None:
            await here[host].slash(here.channel, command, **options)

        async def presses(action: str, *values: str) -> None:
            listed = values if action == "invite" else None
            await press(here, host, here.channel.history()[-1], f"bean:{table}:{action}", listed)

        actions: Sequence[Callable[[], Awaitable[object]]] = (
            lambda: slash("play", computers=2, invited=luck.random() < 0.3),
            *[lambda: slash("invite", player=victim, table=table)] * 4,
            lambda: presses("invite", str(victim.id)),
            lambda: presses("invite"),
            lambda: presses(f"remove:{victim.id}"),
            lambda: presses(f"readmit:{victim.id}"),
            lambda: slash("start", table=table),
            *[lambda: slash("rematch", table=table)] * 2,
            lambda: slash("join", table=table),
            lambda: slash("table", table=table),
            lambda: slash("pause", table=table),
            lambda: slash("resume", table=table),
            *[lambda: slash("offer", give="soy", want="chili", to=VICTIM, table=table)] * 2,
            lambda: slash("withdraw", offer=str(luck.randint(1, 4)), table=table),
            lambda: here.env.advance_time(luck.choice([1, 15])),
        )
        ending: Sequence[Callable[[], Awaitable[object]]] = (
            *[lambda: presses("cancel")] * 3,
            lambda: presses("leave"),
            lambda: here.forget(host),
            here.restart,
        )
        spared = self._playing and table == 1
        await luck.choice(actions if spared or luck.random() < 0.9 else ending[: 2 if self._playing else None])()
        self._count()

    def _count(self) -> None:
        victim, requests = self._here[VICTIM], self._here.env.http_requests
        for request in requests[self._seen :]:
            body = request.json if request.method == "POST" and isinstance(request.json, dict) else {}
            said = body.get("data") or body
            if victim.id in (said.get("allowed_mentions") or {}).get("users", ()):
                found = TABLE.search(str(said["components"]))
                assert found is not None
                self.mentioned[int(found[1] or found[2])] += 1
            elif body and request.path.endswith(f"/channels/{victim.user.dm_channel.id}/messages"):
                self.written += 1
        self._seen = len(requests)


@pytest.mark.parametrize("victim", few(["stranger", "watcher", "player"], "player"))
async def test_nobody_is_called_to_a_table_again_and_again(tmp_path: Path, victim: str) -> None:
    async with world(tmp_path, *HOSTS, VICTIM) as here:
        await here.open(*HOSTS, start=False)
        if victim == "player":
            await here.click(VICTIM, here.table_message(), "join")
            await here.click(HOSTS[0], here.table_message(), "start")
            await position(here, 1, TRADING)
        if victim == "watcher":
            await here.click(VICTIM, here.table_message(), "watch")
        hosts = Hosts(here, random.Random(3), playing=victim == "player")
        for _ in range(STEPS):
            await hosts.step()
        # Invited once to each table; whoever watches is called as well when its game begins, and for a rematch.
        each = 3 if victim == "watcher" else 1
        assert max(hosts.mentioned.values()) <= each
        assert len(HOSTS) < hosts.mentioned.total() <= each * len(HOSTS) * MOST
        # By each host who made an offer by name, and once that they were removed, and that they were let back.
        assert (victim == "player") <= hosts.written <= (len(HOSTS) + 2 if victim == "player" else 0)
        assert not here.env.errors
