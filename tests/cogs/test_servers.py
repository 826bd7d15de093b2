"""What those who manage a server choose for its tables on its page, and who may open one there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from bot.store import Openers
from bot.ui.messages.servers import LANGUAGE, OPENERS, PICTURES, ROLE, THREADS
from bot.words import say
from tests.breadth import few_rows
from tests.cogs.drawing import Brush, brush, galleries
from tests.cogs.mishaps import press, private, told
from tests.cogs.scheduled_events import let_create_events
from tests.cogs.test_settings import manager
from tests.cogs.world import World, controls, custom_id, parts, shown, words, world

__all__ = ["brush"]


async def page(here: World, who: MemberActor) -> Any:
    """What somebody sees of the server's settings."""
    return shown(await who.slash(here.channel, "settings", whose="server"))


async def choose(who: MemberActor, there: Any, action: str, *args: str) -> Any:
    """Press a button of the page; what stands there then."""
    [found] = [one for one in controls(there) if one.action == action and one.args == args]
    return shown(await who.click(there, custom_id=custom_id(found)))


async def let_open(here: World, who: MemberActor, role: RoleHandle) -> Any:
    """Let only those with this role open tables."""
    return shown(await who.select(await page(here, who), [role], custom_id=f"bean:0:{ROLE}"))


def a_role(here: World, *names: str) -> RoleHandle:
    """A role that these people have."""
    role = here.guild.create_role("gardeners")
    for name in names:
        here.env.backend.add_member_role(here.guild.id, here[name].id, role.id)
    return role


async def test_the_page_shows_what_holds_and_its_buttons_change_it_at_once(tmp_path: Path, brush: Brush) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo", draw=brush) as here:
        await here.open("Ana", "Ben", "Cleo")
        dana = await manager(here)
        there = await page(here, dana)
        for line in (
            say("en", "server-openers", openers="everybody", role=""),
            say("en", "settings-language-at-tables", language="none"),
            say("en", "settings-pictures-at-tables", on="on"),
        ):
            assert line in words(there)
        there = await choose(dana, there, PICTURES, "off")
        assert say("en", "settings-pictures-at-tables", on="off") in words(there)
        assert not galleries(here.table_message())
        there = shown(await dana.select(there, ["it"], custom_id=f"bean:0:{LANGUAGE}"))
        assert say("en", "settings-language-at-tables", language="Italiano") in words(there)
        assert (await here.bot.tables.get(1)).row.locale == "en"
        await here.restart()
        await here.open("Ana", start=False)
        assert (await here.bot.tables.get(2)).row.locale == "it"
        there = shown(await dana.select(await page(here, dana), ["before"], custom_id=f"bean:0:{LANGUAGE}"))
        assert say("en", "settings-language-at-tables", language="none") in words(there)
        await choose(dana, there, PICTURES, "on")
        await here.env.settle()
        assert galleries(here.table_message())


async def test_only_those_who_manage_the_server_open_tables(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        dana = await manager(here)
        there = await choose(dana, await page(here, dana), OPENERS, "managers")
        assert say("en", "server-openers", openers="managers", role="") in words(there)
        await here.restart()
        assert told(await here["Ana"].slash(here.channel, "play"), "no-opener", openers="managers", role="")
        assert here.channel.history() == []
        assert "#1" in words(shown(await dana.slash(here.channel, "play")))
        await choose(dana, await page(here, dana), OPENERS, "everybody")
        assert "#2" in words(shown(await here["Ana"].slash(here.channel, "play")))


async def test_only_those_with_a_role_open_tables_and_everybody_joins_them(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        role, dana = a_role(here, "Ana"), await manager(here)
        there = await let_open(here, dana, role)
        assert say("en", "server-openers", openers="role", role=f"<@&{role.id}>") in words(there)
        [listed] = [part for part in parts(there) if part.get("custom_id") == f"bean:0:{ROLE}"]
        assert [int(one["id"]) for one in listed["default_values"]] == [role.id]
        assert told(
            await here["Ben"].slash(here.channel, "play"), "no-opener", openers="role", role=f"<@&{role.id}>"
        )
        table = await here.open("Ana", "Ben", start=False)
        assert len((await here.bot.tables.get(table)).seats) == 2
        assert "#2" in words(shown(await dana.slash(here.channel, "play")))


async def test_the_role_that_everybody_has_lets_everybody(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        a_role(here)
        dana = await manager(here)
        await choose(dana, await page(here, dana), OPENERS, "managers")
        there = await let_open(here, dana, here.guild.default_role)
        assert say("en", "server-openers", openers="everybody", role="") in words(there)
        assert (await here.bot.publisher.servers.get(here.guild.id)).openers is Openers.EVERYBODY


async def test_a_role_that_is_deleted_locks_nobody_out(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        role, dana = a_role(here), await manager(here)
        await let_open(here, dana, role)
        assert "#1" not in private(await here["Ana"].slash(here.channel, "play"))
        here.env.backend.delete_role(here.guild.id, role.id)
        await here.env.settle()
        assert say("en", "server-openers", openers="gone", role="") in words(await page(here, dana))
        assert "#1" in words(shown(await here["Ana"].slash(here.channel, "play")))


async def test_who_may_open_no_table_joins_a_rematch_and_opens_none(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        table = await here.open("Ana", "Ben", "Cleo")
        role, dana = a_role(here, "Ana"), await manager(here)
        await let_open(here, dana, role)
        await here.close("Ana")
        refused = await here["Ben"].slash(here.channel, "rematch", table=table)
        assert told(refused, "no-opener", openers="role", role=f"<@&{role.id}>")
        in_messages = await here["Ben"].user.slash("rematch", table=table)
        assert told(in_messages, "no-opener", openers="role", role=f"<@&{role.id}>")
        await here["Ana"].user.slash("rematch", table=table)
        assert "#2" in words(here.table_message(2))
        assert told(await here["Ben"].slash(here.channel, "rematch", table=table), "joined", table=2)


async def test_who_has_left_the_server_opens_no_rematch_there(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        table = await here.open("Ana", "Ben", "Cleo")
        dana = await manager(here)
        await choose(dana, await page(here, dana), OPENERS, "managers")
        await here.close("Ana")
        here.guild.remove_member(here["Ben"])
        in_messages = await here["Ben"].user.slash("rematch", table=table)
        assert told(in_messages, "no-opener", openers="managers", role="")


async def test_others_read_what_holds_and_who_can_change_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        there = await page(here, here["Ana"])
        assert say("en", "server-who") in words(there)
        assert say("en", "server-openers", openers="everybody", role="") in words(there)
        assert controls(there) == []
        assert told(await here["Ana"].user.slash("settings", whose="server"), "settings-in-a-server")
        assert await here.database.read("SELECT * FROM servers") == []


@pytest.mark.parametrize(
    ("action", "values"),
    [
        (f"{OPENERS}:managers", None),
        (ROLE, ["5"]),
        (LANGUAGE, ["it"]),
        (f"{PICTURES}:off", None),
        (f"{THREADS}:on", None),
    ],
)
async def test_each_click_asks_anew_whether_somebody_manages_the_server(
    tmp_path: Path, action: str, values: list[str] | None
) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        before = await here.bot.publisher.servers.get(here.guild.id)
        assert told(await press(here, "Ana", here.table_message(), f"bean:0:{action}", values), "not-your-server")
        assert await here.bot.publisher.servers.get(here.guild.id) == before


@pytest.mark.parametrize(
    ("action", "values"),
    few_rows(
        [
            (OPENERS, None),
            (f"{OPENERS}:role", None),
            (ROLE, ["5"]),
            (ROLE, ["beans"]),
            (LANGUAGE, ["klingon"]),
            (f"{PICTURES}:maybe", None),
            (f"{THREADS}:maybe", None),
        ],
        (OPENERS, None),
        (LANGUAGE, ["klingon"]),
    ),
)
async def test_what_the_page_does_not_offer_is_refused(
    tmp_path: Path, action: str, values: list[str] | None
) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        here.people["Dana"] = await manager(here)
        assert told(await press(here, "Dana", here.table_message(), f"bean:0:{action}", values), "unknown-control")
        assert not here.env.errors


async def test_own_settings_lead_whoever_manages_the_server_to_its_page(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        dana = await manager(here)
        own = shown(await dana.slash(here.channel, "settings"))
        there = await choose(dana, own, "server")
        assert there.id == own.id
        assert say("en", "server-at-once") in words(there)
        assert say("en", "server-who") in private(await here["Ana"].slash(here.channel, "settings"))


async def test_an_old_invitation_is_told_with_the_link_of_the_new_one(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        dana = await manager(here)
        lacks = say("en", "server-no-events", url=here.bot.invite_link())
        for person in (dana, here["Ana"]):
            assert "Create Events" not in words(await page(here, person))
        let_create_events(here, may=False)
        await here.env.settle()
        for person in (dana, here["Ana"]):
            assert lacks in words(await page(here, person))
            assert lacks in private(await person.slash(here.channel, "settings"))


async def test_where_nothing_is_drawn_there_are_no_pictures_to_choose(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        there = await page(here, await manager(here))
        assert say("en", "settings-pictures-at-tables", on="none") in words(there)
        assert PICTURES not in [one.action for one in controls(there)]


async def test_where_there_are_no_roles_none_is_offered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        there = shown(
            await here.guild.add_member(here.guild.owner).slash(here.channel, "settings", whose="server")
        )
        assert ROLE not in [one.action for one in controls(there)]
