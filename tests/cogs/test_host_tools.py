"""What whoever runs the bot decides: who is shut out, what is announced, what somebody gets or has erased."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.hosting.tools.doing import NOT_RUNNING, STARTING, Doing
from bot.hosting.tools.live import catch_up
from bot.hosting.tools.requests import Answer, Command, Request
from bot.store import Status, Why, person
from bot.store.host.uses import uses
from bot.tables import Tables, calls
from bot.ui.names import escape
from bot.words import say
from tests.cogs.mishaps import position, press, private, public, told
from tests.cogs.test_about import languages as languages
from tests.cogs.test_guests import called
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company
from tests.cogs.world import World, controls, words, world
from tests.games.bohnanza.tables import table as position_of

NAMES = ("Ana", "Ben", "Cleo")
CONTACT = "Zoe, zoe@example.org"
SHUT_OUT = say("en", "person-shut-out")
SERVER_SHUT_OUT = say("en", "server-shut-out")


async def use(here: World, command: Command, number: int | None = None, text: str | None = None) -> Answer:
    """What the running bot answers to this tool."""
    answer = await beside(here, command, number, text, running=True)
    await here.env.settle()
    return answer


async def beside(
    here: World, command: Command, number: int | None = None, text: str | None = None, *, running: bool = False
) -> Answer:
    """The same where no bot runs; what it does belongs to the bot, for which SimCord waits."""
    tables = here.bot.tables if running else Tables(here.database)
    await tables.shut_out.read(here.database)
    with here.env._bot_scope():
        doing = Doing(tables, here.bot if running else None)
        return await asyncio.ensure_future(doing.do(Request(command=command, number=number, text=text)))


async def test_a_person_who_is_shut_out_leaves_their_tables_and_is_refused_whatever_they_do(
    tmp_path: Path, languages: dict[int, str]
) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        here.bot.contact = CONTACT
        game = await here.open(*NAMES)
        lobby = await here.open("Ana", "Dan", start=False)
        hand, table = here.hand_message("Ana", game), here.table_message(lobby)
        answer = await use(here, Command.SHUT_OUT_PERSON, here["Ana"].id)
        assert answer.done
        played, waiting = await here.bot.tables.get(game), await here.bot.tables.get(lobby)
        assert [seat.left for seat in played.seats if seat.person_id == here["Ana"].id] == [True]
        assert played.row.host_id in {here["Ben"].id, here["Cleo"].id}
        assert played.row.status is Status.RUNNING
        assert waiting.people() == (here["Dan"].id,)
        assert waiting.row.host_id == here["Dan"].id

        for result in (
            await here["Ana"].slash(here.channel, "play"),
            await here["Ana"].user.slash("hand"),
            await here["Ana"].slash(here.channel, "about"),
            await press(here, "Ana", table, f"bean:{lobby}:join"),
            await press(here, "Ana", hand, f"bean:{game}:join"),
            await press(here, "Ana", table, "bean:0:forget"),
        ):
            assert private(result) == f"{SHUT_OUT}\n{say('en', 'about-contact', contact=CONTACT)}"
        form = {"custom_id": f"bean:{game}:offer-wish:1:0", "components": []}
        assert SHUT_OUT in private(await submit(here, "Ana", hand, form))
        languages[here["Ana"].id] = "de"
        assert say("de", "person-shut-out") in private(await here["Ana"].user.slash("help"))
        languages[here["Ana"].id] = "en-US"
        assert waiting.people() == (here["Dan"].id,)
        # Nobody else is.
        assert SHUT_OUT not in private(await here["Ben"].slash(here.channel, "help"))

        await here.restart()
        assert SHUT_OUT in private(await here["Ana"].slash(here.channel, "join"))
        assert (await use(here, Command.PEOPLE)).lines[0].startswith(f"{here['Ana'].id} since ")
        assert (await use(here, Command.LET_PERSON_IN, here["Ana"].id)).done
        assert not (await use(here, Command.LET_PERSON_IN, here["Ana"].id)).done
        await here["Ana"].slash(here.channel, "join", table=game)
        assert (await here.bot.tables.get(game)).seat_of(here["Ana"].id) is not None
        assert not here.env.errors


async def submit(here: World, name: str, message: Any, data: dict[str, Any]) -> Any:
    """Hand in a form that was opened from this message."""
    from simcord.enums import InteractionType
    from simcord.interactions import base_payload
    from simcord.results import InteractionResult

    record, fields = base_payload(
        here.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=message.channel.id,
        guild_id=None,
        user_id=here[name].id,
        data=data,
    )
    here.env.backend.emit("INTERACTION_CREATE", fields)
    await here.env.settle()
    return InteractionResult(here.env, record)


async def test_a_server_that_is_shut_out_has_its_tables_closed_with_a_word(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.bot.contact = CONTACT
        table = await here.open(*NAMES)
        lobby = await here.open("Ana", start=False)
        assert (await use(here, Command.SHUT_OUT_SERVER, here.guild.id)).done
        for number in (table, lobby):
            assert (await here.bot.tables.get(number)).row.status is Status.CLOSED
        said = [text for text in public(here) if say("en", "server-shut-out-tables") in text]
        assert len(said) == 1
        assert CONTACT in said[0]
        assert SERVER_SHUT_OUT in private(await here["Ben"].slash(here.channel, "play"))
        assert SERVER_SHUT_OUT in private(
            await press(here, "Ben", here.table_message(table), f"bean:{table}:rules")
        )
        # Elsewhere they may play.
        assert SERVER_SHUT_OUT not in private(await here["Ben"].user.slash("help"))
        assert "shut out" in (await use(here, Command.SERVERS)).lines[0]
        assert (await use(here, Command.LET_SERVER_IN, here.guild.id)).done
        await here.open(*NAMES)
        assert not here.env.errors


async def test_who_is_shut_out_is_neither_invited_nor_called(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        await here["Ana"].slash(here.channel, "play", invited=True)
        await here["Ana"].slash(here.channel, "invite", player=here["Cleo"])
        for name in ("Cleo", "Dan"):
            await here["Ana"].slash(here.channel, "invite", player=here[name])
        await here.click("Cleo", here.table_message(), "join")
        await here["Dan"].slash(here.channel, "watch", table=1)
        await here["Ana"].slash(here.channel, "close", table=1)
        first = len(called(here))
        for name in ("Cleo", "Dan"):
            await use(here, Command.SHUT_OUT_PERSON, here[name].id)
        await here["Ana"].slash(here.channel, "rematch", table=1)
        for name in ("Cleo", "Dan"):
            assert here[name].mention not in words(here.table_message(2))
            refused = await here["Ana"].slash(here.channel, "invite", player=here[name], table=2)
            assert told(refused, "cannot-be-invited", people=here[name].mention)
            # At a game that they were removed from, too, nobody has them called.
            table = await here.bot.tables.get(2)
            assert await calls.call(here.bot.tables, table.id, [here[name].id], here["Ana"].id, Why.BEGINS) == ()
        assert called(here)[first:] == []
        assert not here.env.errors


@pytest.mark.long
async def test_no_rematch_brings_a_table_back_to_a_server_that_is_shut_out(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        await use(here, Command.SHUT_OUT_SERVER, here.guild.id)
        before = public(here)
        for _ in range(2):
            refused = await press(here, "Ben", here.direct_message("Ben"), "bean:1:rematch")
            assert told(refused, "rematch-server-shut-out")
            assert told(await here["Ben"].user.slash("rematch", table=1), "rematch-server-shut-out")
            await here.restart()
        assert public(here) == before
        assert await here.database.read("SELECT id FROM tables") == [(1,)]


async def test_what_was_asked_while_no_bot_ran_is_seen_once_it_does(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await here.bot.close()
        await beside(here, Command.SHUT_OUT_SERVER, here.guild.id)
        await beside(here, Command.SHUT_OUT_PERSON, here["Ben"].id)
        await beside(here, Command.ANNOUNCE, text="Back at nine")
        assert (await beside(here, Command.LEAVE, here.guild.id)).lines == (NOT_RUNNING,)
        await here.restart()
        with here.env._bot_scope():
            await asyncio.ensure_future(catch_up(here.bot))
        await here.env.settle()
        assert (await here.bot.tables.get(table)).row.status is Status.CLOSED
        assert [text for text in public(here) if text == say("en", "server-shut-out-tables")]
        assert say("en", "table-closed", game="Bohnanza (Rio Grande 2000)", table=table) in public(here)
        assert "📣 Back at nine" in private(await here["Ana"].user.slash("help"))
        assert SHUT_OUT in private(await here["Ben"].user.slash("help"))


@pytest.mark.long
async def test_what_a_kill_interrupted_is_done_at_the_next_start(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        for kind, number in (("person", here["Ben"].id), ("server", here.guild.id)):
            sql = "INSERT INTO shut_out VALUES (?, ?, 0)"
            await here.database.write(
                lambda connection, sql=sql, row=(kind, number): connection.execute(sql, row)  # type: ignore[misc]
            )
        await here.restart()
        with here.env._bot_scope():
            await asyncio.ensure_future(catch_up(here.bot))
        await here.env.settle()
        found = await here.bot.tables.get(table)
        assert found.row.status is Status.CLOSED
        assert found.seat_of(here["Ben"].id) is None


async def test_what_is_announced_stands_on_tables_and_in_help_until_it_is_taken_back(tmp_path: Path) -> None:
    text = "Down at **nine**, @everyone: https://example.org/status_page"
    line = f"📣 {escape(text)}"
    async with world(tmp_path, *NAMES) as here:
        game, lobby = await here.open(*NAMES), await here.open("Ana", start=False)
        assert (await use(here, Command.ANNOUNCE, text=text)).done
        assert "@everyone" not in line
        for table in (game, lobby):
            assert words(here.table_message(table)).splitlines()[0] == line
            assert "join" in {control.action for control in controls(here.table_message(lobby))}
        # Only where to begin comes first, for whoever has finished no game.
        assert private(await here["Ben"].slash(here.channel, "help")).splitlines()[1] == line
        assert line not in words(here.hand_message("Ben", game))
        await here.restart()
        assert words(here.table_message(game)).splitlines()[0] == line
        late = await here.open("Ben", start=False)
        assert words(here.table_message(late)).splitlines()[0] == line
        assert (await use(here, Command.ANNOUNCED)).lines == (f"Announced: {text}",)
        assert (await use(here, Command.TAKE_BACK)).done
        for table in (game, lobby, late):
            assert line not in words(here.table_message(table))
        assert line not in private(await here["Ben"].slash(here.channel, "help"))
        assert not here.env.errors


@pytest.mark.long
async def test_the_pass_goes_on_after_a_start_and_writes_nothing_anew(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        game = await here.open(*NAMES)
        before = here.table_message(game).id
        await beside(here, Command.ANNOUNCE, text="Back at nine")
        await here.restart()
        with here.env._bot_scope():
            await asyncio.ensure_future(catch_up(here.bot))
        await here.env.settle()
        assert words(here.table_message(game)).startswith("📣 Back at nine")
        assert here.table_message(game).id == before
        assert await here.database.read("SELECT passed FROM announcement") == [(1,)]


async def test_somebody_gets_what_is_stored_about_them_and_nothing_of_others(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await position(here, table, position_of(hands=["soy red blue", "chili", "red"]))
        await here.click("Ana", here.hand_message("Ana"), "plant")
        await here.click("Ana", here.hand_message("Ana"), "turn-up")
        about = (await here["Ana"].slash(here.channel, "about")).response
        result = await here.click("Ana", about, "stored")
        (answer,) = result.followups
        assert answer.ephemeral
        (file,) = answer.attachments
        assert file.filename == "bean-table-stored.json"
        text = (await file.read()).decode()
        copy = json.loads(text)
        assert copy["about"] == say("en", "stored-about")
        assert copy["person"][0]["name"] == "Ana"
        (seat,) = copy["seats"]
        assert (seat["table"], seat["server"], seat["host"]) == (table, here.guild.id, 1)
        planted = [move for move in seat["moves"] if move["what"] == "planted"]
        assert planted[0]["beans"] == ["soy"]
        for name in NAMES[1:]:
            assert name not in text
            assert str(here[name].id) not in text
        tokens = [token for (token,) in await here.database.read("SELECT token FROM messages") if token]
        assert tokens
        assert not any(token in text for token in tokens)
        # A hand is never in it; what was told of it publicly is.
        assert "blue" not in json.dumps(seat["moves"])
        again = await here.click("Ana", about, "stored")
        assert say("en", "stored-again") in private(again)
        by_number = await use(here, Command.STORED, here["Ana"].id)
        assert by_number.file is not None
        assert json.loads(by_number.file)["seats"] == copy["seats"]
        assert not (await use(here, Command.STORED, 12345)).done
        assert not here.env.errors


async def test_of_a_stranger_nothing_is_stored(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        about = (await here["Ben"].slash(here.channel, "about")).response
        assert say("en", "stored-nothing") in private(await here.click("Ben", about, "stored"))


async def test_a_running_game_gives_away_no_hand(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await Company(here, table, NAMES).play(4)
        for name in NAMES:
            by_number = await use(here, Command.STORED, here[name].id)
            assert by_number.file is not None
            (seat,) = json.loads(by_number.file)["seats"]
            laid = [move for move in seat["moves"] if move["what"] == "laid-down"]
            # Whoever laid a card knows which; the others saw that they did.
            assert not any("card" in move for move in laid)
        assert (await here.bot.tables.get(table)).running


async def test_nothing_is_completed_for_whoever_is_shut_out(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        assert await here["Ana"].autocomplete(here.channel, "table", "table", "")
        for shut, number in (
            (here.bot.tables.shut_out.people, here["Ana"].id),
            (here.bot.tables.shut_out.servers, here.guild.id),
        ):
            shut.add(number)
            assert await here["Ana"].autocomplete(here.channel, "table", "table", "") == []
            shut.remove(number)


async def test_a_host_erases_by_number_as_forget_does(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        ben = here["Ben"].id
        await use(here, Command.SHUT_OUT_PERSON, ben)
        await use(here, Command.STORED, ben)
        answer = await use(here, Command.FORGET, ben)
        assert answer.lines[0] == "Erased."
        assert "stay shut out" in answer.lines[1]
        assert await person(here.database, ben) is None
        assert ben not in [seat.person_id for seat in (await here.bot.tables.get(table)).seats]
        assert [one.subject for one in await uses(here.database)] == [None, None, None]
        assert SHUT_OUT in private(await here["Ben"].slash(here.channel, "join"))
        await use(here, Command.LET_PERSON_IN, ben)
        assert (await use(here, Command.FORGET, ben)).lines == (
            "Nothing was stored of a person with this number.",
        )


async def test_leaving_a_server_closes_its_tables_first(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        listed = (await use(here, Command.SERVERS)).lines
        assert listed == (listed[0],)
        assert f"{here.guild.id} Beans, 1 open of 1 tables, last used 20" in listed[0]
        assert not (await use(here, Command.LEAVE, 12345)).done
        first = len(here.env.http_requests)
        assert (await use(here, Command.LEAVE, here.guild.id)).done
        edited = [f"{one.method} {one.path}" for one in here.env.http_requests[first:]]
        assert edited.index(f"DELETE /users/@me/guilds/{here.guild.id}") >= 1
        assert edited[0].startswith("PATCH ")
        assert (await here.bot.tables.get(table)).row.status is Status.CLOSED
        assert "has removed the bot" in (await use(here, Command.SERVERS)).lines[0]


async def test_before_the_bot_is_connected_it_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        here.bot._ready.clear()
        assert (await use(here, Command.FORGET, here["Ana"].id)).lines == (STARTING,)


async def test_each_use_is_logged_without_a_number_and_noted_with_it(tmp_path: Path, caplog: Any) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open("Ana", start=False)
        with caplog.at_level("INFO", "bot"):
            await use(here, Command.SHUT_OUT_PERSON, here["Ana"].id)
            await use(here, Command.ANNOUNCE, text="Back at nine")
        assert "whoever runs this bot uses: people shut-out" in caplog.text
        assert str(here["Ana"].id) not in caplog.text
        assert [(one.command, one.subject) for one in await uses(here.database)] == [
            ("people shut-out", here["Ana"].id),
            ("announce", None),
        ]
        lines = (await use(here, Command.USES)).lines
        assert lines[0].endswith(f" people shut-out {here['Ana'].id}")


def test_a_line_that_does_not_fit_is_left_out() -> None:
    from bot.ui.layout import screen, text
    from bot.ui.messages.announcing import with_announcement

    full = screen(*[text("x") for _ in range(40)])
    assert with_announcement(full, "📣 beans") is full
    long = screen(text("x" * 3999))
    assert with_announcement(long, "📣 beans") is long
    assert isinstance(with_announcement(screen(text("x")), "📣 beans"), discord.ui.LayoutView)
