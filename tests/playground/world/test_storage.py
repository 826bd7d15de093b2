"""The small Discord's file: a restart shows the same; what is in the way is told in a sentence."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import playground
from bot.playground.errors import InUse, NotOurs, PlaygroundError, PortTaken, Unusable
from bot.playground.world.storage import Storage
from tests.playground.page import page_at
from tests.playground.scene import PRIVATE, scene
from tests.playground.web.test_live import PICTURE, attached

FILE = "small-discord.sqlite3"
OLD_FILE = Path(__file__).with_name("small_discord_0_1_0.sql")


async def test_a_restart_shows_the_same(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.page.send("add_person", "Ana", name="Cleo")
        await here.page.send("dms", "Cleo", open=False)
        elsewhere = here.here.small_discord.world.add_guild("Elsewhere")
        below = f"/channels/{here.page.channel}/messages/{(await here.post(content='Below'))['id']}"
        thread = (await here.bot.call("POST", f"{below}/threads", {"name": "beans"})).data
        await here.bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
        await here.bot.call("POST", "/users/@me/channels", {"recipient_id": here.page.person("Ana")})
        await here.bot.call("POST", f"/channels/{here.page.channel}/messages", await attached(here))
        message = await here.button()
        gone = await here.post(content="Gone")
        path = f"/channels/{here.page.channel}/messages"
        await here.bot.call("DELETE", f"{path}/{gone['id']}")
        await here.bot.call("PATCH", f"{path}/{message['id']}", {"content": "Edited"})
        await here.page.until(lambda: [one["content"] for one in here.page.public()] == ["Below", "", "Edited"])
        sent = here.page.send("click", "Ana", channel=here.page.channel, message=message["id"], custom_id="press")
        await here.bot.answer(await here.bot.event("INTERACTION_CREATE"), 4, {"content": "Psst", "flags": PRIVATE})
        await sent
        before, history, address = here.page.world, here.page.channels, here.here.page
    async with scene(tmp_path, online=False) as here:
        assert here.page.world == before
        world = here.here.small_discord.world
        assert world.guilds == {world.place.guild: "Playground", elsewhere.guild: "Elsewhere"}
        assert world.channels[elsewhere.id] == elsewhere
        assert {channel: shown for channel, shown in here.page.channels.items() if shown} == history
        # It is new at each start, and so is the bot's token.
        assert here.here.page.rsplit("/", 2)[1] != address.rsplit("/", 2)[1]
        assert here.here.token not in address
        assert (await here.bot.call("GET", f"/channels/{thread['id']}")).data["thread_metadata"]["archived"]
        picture = here.page.public()[1]["attachments"][0]
        assert (await here.get(here.here.page + picture["url"])).data == PICTURE
        fresh = await here.post(content="Fresh")
        assert int(fresh["id"]) > max(map(int, history[here.page.channel]))


async def test_a_file_of_version_0_1_0_is_read_unchanged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.executescript(OLD_FILE.read_text("utf-8"))
    async with scene(tmp_path, online=False) as here:
        page, world = here.page, here.here.small_discord.world
        assert [one.guild for one in world.channels.values() if one.person is None] == [world.place.guild]
        people = [(one["name"], one["dms_open"]) for one in page.world["people"]]
        assert people == [("Alex", True), ("Ana", True), ("Ben", True), ("Cleo", False)]
        assert [one["name"] for one in page.world["commands"]] == ["play"]
        assert [one["content"] for one in page.public()] == ["", "Here", "Hello"]
        assert [one["content"] for one in page.messages(page.dm("Ana"))] == ["Your hand"]
        picture, *_ = page.public()[0]["attachments"]
        assert (await here.get(here.here.page + picture["url"])).data == PICTURE
        (emoji,) = (await here.bot.call("GET", f"/applications/{here.bot.me}/emojis")).data["items"]
        assert (await here.get(f"{here.here.page}emojis/{emoji['id']}")).status == 200
        assert not here.here.page.endswith("/vefsZm9h-ykDFiyk2S1isJL6K9pV1ipV/")
        fresh = await here.post(content="Fresh")
        assert int(fresh["id"]) > int(emoji["id"])


async def test_the_newest_messages_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.playground.world.storage.MOST_MESSAGES", 2)
    async with scene(tmp_path, online=False) as here:
        await here.bot.call("POST", f"/channels/{here.page.channel}/messages", await attached(here))
        for content in "ab":
            await here.post(content=content)
    async with scene(tmp_path, online=False) as here:
        assert [one["content"] for one in here.page.public()] == ["a", "b"]
        assert here.here.small_discord.world.files == {}
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        assert file.execute("SELECT kind, count(*) FROM thing WHERE kind IN ('message', 'file')").fetchall() == [
            ("message", 2)
        ]


async def test_what_was_there_before_a_kill_is_there(tmp_path: Path) -> None:
    async with scene(tmp_path, online=False) as here:
        await here.post(content="Here")
        copy = tmp_path / "copy"
        copy.mkdir()
        for suffix in ("", "-wal"):
            (copy / (FILE + suffix)).write_bytes((tmp_path / (FILE + suffix)).read_bytes())
    async with scene(copy, online=False) as here:
        assert [one["content"] for one in here.page.public()] == ["Here"]


async def test_two_at_once_are_refused(tmp_path: Path) -> None:
    async with playground(tmp_path / FILE, port=0) as here:
        with pytest.raises(InUse, match="Another playground is running") as refused:
            async with playground(tmp_path / FILE, port=0):
                pass
        assert str(tmp_path) in str(refused.value)
        async with page_at(here.page) as page:
            assert page.world["people"]


async def test_a_taken_port_is_told(tmp_path: Path) -> None:
    async with playground(tmp_path / FILE, port=0) as here:
        port = int(here.page.split(":")[2].split("/")[0])
        with pytest.raises(PortTaken, match=f"Port {port} cannot be used") as refused:
            async with playground(tmp_path / "other", port=port):
                pass
        assert "--port" in str(refused.value)


async def test_the_next_free_port_is_taken_where_none_was_asked_for(tmp_path: Path) -> None:
    async with playground(tmp_path / "one") as one, playground(tmp_path / "other") as other:
        assert one.page.split("/")[2] != other.page.split("/")[2]
        assert one.token != other.token


@pytest.mark.parametrize("damage", ["text", "row", "newer", "folder"])
async def test_a_file_that_cannot_be_used_is_told_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / FILE
    match damage:
        case "text":
            path.write_text("This is no database. " * 100)
        case "folder":
            path.mkdir()
        case _:
            async with playground(path, port=0):
                pass
            file = sqlite3.connect(path, isolation_level=None)
            file.execute("PRAGMA user_version = 2" if damage == "newer" else "UPDATE thing SET body = '{'")
            file.close()
    before = path.read_bytes() if path.is_file() else b""
    for _ in range(2):
        with pytest.raises(Unusable, match="cannot be used") as refused:
            async with playground(path, port=0):
                pass
        assert str(path) in str(refused.value)
    assert (path.read_bytes() if path.is_file() else b"") == before


@pytest.mark.parametrize("what", ["text", "database"])
def test_something_else_is_told_and_not_touched(tmp_path: Path, what: str) -> None:
    path = tmp_path / FILE
    if what == "text":
        path.write_text("This is no database. " * 100)
    else:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("CREATE TABLE recipes (name TEXT)")
    path.chmod(0o644)
    before = path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns
    with pytest.raises(NotOurs, match=r"cannot be used: it is something else .* left as it is. Move it away"):
        Storage(path)
    assert (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns) == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    Storage(tmp_path / FILE).close()
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_every_reason_is_a_playground_error() -> None:
    assert all(issubclass(kind, PlaygroundError) for kind in (InUse, PortTaken, Unusable))
