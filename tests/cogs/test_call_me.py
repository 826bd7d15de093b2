"""Call me: on a lobby and in the settings, for which games, between which hours, and how often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.store import choose_invitable, zone_of
from bot.store.calling.call_me import CallMe, call_me_of
from bot.tables.calling.call_me import USUAL_HOURS, USUAL_TIMES
from bot.words import say
from tests.cogs.mishaps import press, private, told
from tests.cogs.world import World, controls, shown, words, world

GAME = "rio_grande_2000"


async def wish(here: World, name: str) -> CallMe | None:
    return await call_me_of(here.database, here.guild.id, here[name].id)


async def asked(here: World, name: str) -> Any:
    """Somebody presses it on a lobby, says where their clock is, and sees when they are called."""
    question = shown(await here.click(name, here.table_message(), "call-me"))
    assert say("en", "zone-ask") in words(question)
    assert await wish(here, name) is None
    return shown(await here[name].select(question, ["Europe/Berlin"], custom_id="bean:0:zone-chosen:0:call-me"))


async def test_one_says_where_the_clock_is_and_is_called_from_then_on(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        page = await asked(here, "Ben")
        assert await zone_of(here.database, here["Ben"].id) == "Europe/Berlin"
        assert await wish(here, "Ben") == CallMe(here.guild.id, here["Ben"].id, (), *USUAL_HOURS, USUAL_TIMES)
        assert "10:00 to 22:00 by your clock (Berlin" in words(page)
        await here.restart()
        for values, action in (([GAME], "games"), (["20"], "from"), (["2"], "until"), (["3"], "often")):
            page = shown(await here["Ben"].select(page, values, custom_id=f"bean:0:call-me-{action}"))
        assert await wish(here, "Ben") == CallMe(here.guild.id, here["Ben"].id, (GAME,), 20, 2, 3)
        assert "20:00 to 02:00" in words(page)
        assert say("en", "call-me-often", count=3) in words(page)
        page = shown(await here["Ben"].select(page, ["any"], custom_id="bean:0:call-me-from"))
        assert "at any time of day" in words(page)
        page = shown(await here["Ben"].select(page, [], custom_id="bean:0:call-me-games"))
        assert say("en", "call-me-games", count=0, games="") in words(page)
        ended = shown(await here.click("Ben", page, "call-me-off"))
        assert say("en", "call-me-ended", where="here") in words(ended)
        assert await wish(here, "Ben") is None
        # It can be taken back at once, and nothing is asked again.
        await here.click("Ben", ended, "call-me")
        assert await wish(here, "Ben") is not None
        assert not here.env.errors


async def test_it_stands_in_the_settings(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        page = shown(await here["Ben"].slash(here.channel, "settings"))
        assert say("en", "settings-call-me", on="no") in words(page)
        assert "call-me" in {one.action for one in controls(page)}
        await asked(here, "Ben")
        assert say("en", "settings-call-me", on="yes") in private(
            await here["Ben"].slash(here.channel, "settings")
        )
        away = shown(await here["Ben"].user.slash("settings"))
        assert say("en", "settings-call-me-elsewhere", count=1) in words(away)
        await here.click("Ben", away, "call-me-off", "everywhere")
        assert await wish(here, "Ben") is None
        assert say("en", "settings-call-me-elsewhere", count=0) in private(
            await here["Ben"].user.slash("settings")
        )


async def test_whoever_wants_no_invitations_reads_that_this_comes_first(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        await choose_invitable(here.database, here["Ben"].id, invitable=False)
        page = await asked(here, "Ben")
        assert say("en", "call-me-uninvitable") in words(page)
        await here.click("Ben", page, "invitations", "on")
        again = shown(await here.click("Ben", here.table_message(), "call-me"))
        assert say("en", "call-me-uninvitable") not in words(again)


async def test_among_direct_messages_there_is_no_server_to_be_called_on(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        pressed = await press(here, "Ben", here.direct_message("Ben"), "bean:0:call-me")
        assert told(pressed, "call-me-on-a-server")


async def test_forgotten_with_all_the_rest(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        await asked(here, "Ben")
        await here.forget("Ben")
        assert await wish(here, "Ben") is None
        assert await zone_of(here.database, here["Ben"].id) is None
