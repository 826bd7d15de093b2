"""What somebody is told who has had as much as the limits allow, in their own language and alone."""

from __future__ import annotations

from pathlib import Path

from simcord.results import InteractionResult

from bot.games.bohnanza.state import Phase
from bot.store import events_of
from bot.tables import Limits
from tests.cogs.mishaps import deliver, payload, position, press, private, told, unchanged
from tests.cogs.world import controls, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
TRADING = position_of(phase=Phase.TRADE, hands=["soy red", "chili", "red blue"], face_up="soy blue")


async def test_one_table_too_many_is_refused_in_private_and_nothing_is_posted(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, limits=Limits(open_tables=2)) as here:
        for _ in range(2):
            await here["Ana"].slash(here.channel, "play")
        async with unchanged(here, 1):
            assert told(await here["Ana"].slash(here.channel, "play"), "too-many-open-tables", most=2)
        await here["Ben"].slash(here.channel, "play")
        await here.close("Ana", table=1)
        await here["Ana"].slash(here.channel, "play")
        assert "table #4" in words(here.table_message(4))


async def test_the_hour_and_the_server_are_counted_over_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, limits=Limits(lobbies_an_hour=2, server_tables=3)) as here:
        for _ in range(2):
            await here["Ana"].slash(here.channel, "play")
        await here.close("Ana", table=1)
        await here.restart()
        assert told(await here["Ana"].slash(here.channel, "play"), "too-many-lobbies", most=2)
        for name in ("Ben", "Cleo"):
            await here[name].slash(here.channel, "play")
        assert told(await here["Ben"].slash(here.channel, "play"), "too-many-tables-here", most=3)
        assert (await here.database.read("SELECT count(*) FROM tables"))[0][0] == 4


async def test_one_open_offer_too_many_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, limits=Limits(open_offers=2)) as here:
        await here.open(*NAMES)
        await position(here, 1, TRADING)
        for want in ("red", "blue"):
            await here["Ana"].slash(here.channel, "offer", give="soy", want=want)
        before = await events_of(here.database, 1)
        refused = await here["Ana"].slash(here.channel, "offer", give="soy", want="chili")
        assert told(refused, "too-many-open-offers", most=2)
        assert await events_of(here.database, 1) == before
        await here["Ana"].slash(here.channel, "withdraw", offer="1")
        await here["Ana"].slash(here.channel, "offer", give="soy", want="chili")
        assert "accept:3" in [":".join((c.action, *c.args)) for c in controls(here.table_message())]


async def test_clicks_faster_than_anybody_clicks_leave_the_table_alone(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, limits=Limits(clicks_a_second=3)) as here:
        await here["Ana"].slash(here.channel, "play")
        message = here.table_message()
        await here.env.advance_time(1)
        for _ in range(3):
            await press(here, "Ben", message, "bean:1:rules")
        async with unchanged(here, 1):
            assert told(await press(here, "Ben", message, "bean:1:join"), "too-fast")
            assert told(await here["Ben"].slash(here.channel, "join"), "too-fast")
        # The others have a second of their own, and the next one is Ben's again.
        await here.click("Cleo", message, "join")
        await here.env.advance_time(1)
        await here.click("Ben", message, "join")
        assert all(name in words(here.table_message()) for name in NAMES)


async def test_clicks_that_arrive_at_once_after_a_silence_were_not_too_fast(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, limits=Limits(clicks_a_second=1)) as here:
        await here["Ana"].slash(here.channel, "play")
        sent = []
        for _ in range(3):
            await here.env.advance_time(1)
            sent.append(payload(here, "Ben", here.table_message(), "bean:1:rules"))
        for _, fields in sent:
            await deliver(here, fields)
        for record, _ in sent:
            assert "Bohnanza" in private(InteractionResult(here.env, record))
