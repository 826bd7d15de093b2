"""`python -m bot` as a process of its own, logged in to a server on loopback that answers as Discord does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import WSMsgType, web

USER = {"id": "4242", "username": "beans", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
APPLICATION = {
    "id": "4242",
    "name": "beans",
    "description": "",
    "icon": None,
    "flags": 0,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": USER,
}


class Loopback(NamedTuple):
    """Where the server is, and which commands the bot has told it."""

    url: str
    commands: list[str]


def answer(value: object, status: int = 200) -> web.Response:
    """JSON as discord.py expects it: without a charset, and through a proxy that names itself."""
    body = json.dumps(value).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers={"Via": "1.1 loopback"})


@asynccontextmanager
async def discord_on_loopback() -> AsyncIterator[Loopback]:
    """As much of Discord as logging in needs: REST and a gateway that says HELLO and READY."""
    commands: list[str] = []

    async def me(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != "Bot right-token":
            return answer({"message": "401: Unauthorized", "code": 0}, 401)
        return answer(USER)

    async def application(request: web.Request) -> web.Response:
        return answer(APPLICATION)

    async def sync(request: web.Request) -> web.Response:
        commands.extend(command["name"] for command in await request.json())
        return answer([])

    async def gateway(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 40000}}))
        async for message in socket:
            if message.type is WSMsgType.TEXT and json.loads(message.data)["op"] == 2:
                ready = {"user": USER, "guilds": [], "session_id": "s", "resume_gateway_url": "", "v": 10}
                data = {**ready, "application": {"id": "4242", "flags": 0}}
                await socket.send_str(json.dumps({"op": 0, "s": 1, "t": "READY", "d": data}))
        return socket

    app = web.Application()
    app.router.add_get("/api/v10/users/@me", me)
    app.router.add_get("/api/v10/oauth2/applications/@me", application)
    app.router.add_put("/api/v10/applications/4242/commands", sync)
    app.router.add_get("/gateway/", gateway)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    try:
        yield Loopback(f"{host}:{port}", commands)
    finally:
        await runner.cleanup()


async def start(folder: Path, address: str, token: str = "right-token") -> Process:
    """The bot as a process."""
    config = folder / "config.toml"
    config.write_text(
        f'[discord]\napi_url = "http://{address}/api/v10"\ngateway_url = "ws://{address}/gateway/"\n', "utf-8"
    )
    arguments = ("-m", "bot", "run", "--config", str(config))
    environ = {**os.environ, "DISCORD_TOKEN": token}
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=PIPE, stderr=PIPE, env=environ)


async def until(process: Process, words: str) -> str:
    """All that the log says up to a line with these words."""
    assert process.stderr is not None
    said = ""
    async with asyncio.timeout(30):
        while words not in said:
            line = await process.stderr.readline()
            assert line, said
            said += line.decode()
    return said


async def test_it_logs_in_shows_the_invite_link_and_stops_when_told(tmp_path: Path) -> None:
    async with discord_on_loopback() as loopback:
        process = await start(tmp_path, loopback.url)
        said = await until(process, "has connected to Gateway")
        assert "invite link: https://discord.com/oauth2/authorize?client_id=4242" in said
        assert "scope=bot+applications.commands" in said
        assert {"play", "offer", "hand"} <= set(loopback.commands)
        assert "right-token" not in said
        process.send_signal(signal.SIGTERM)
        assert "every game stands as it was" in await until(process, "stopped")
        assert await process.wait() == 0


async def test_a_second_bot_on_one_database_is_refused(tmp_path: Path) -> None:
    async with discord_on_loopback() as loopback:
        first = await start(tmp_path, loopback.url)
        await until(first, "has connected to Gateway")
        second = await start(tmp_path, loopback.url)
        _, said = await second.communicate()
        assert second.returncode == 2
        assert "is in use by another running bot" in said.decode()
        first.send_signal(signal.SIGINT)
        assert await first.wait() == 0


async def test_a_token_that_discord_does_not_know(tmp_path: Path) -> None:
    async with discord_on_loopback() as loopback:
        process = await start(tmp_path, loopback.url, token="wrong-token")
        _, said = await process.communicate()
    assert process.returncode == 2
    assert "Discord does not know this token" in said.decode()
    assert "wrong-token" not in said.decode()


@pytest.mark.parametrize("text", ["", "[discord]\n"])
async def test_without_a_token_it_says_how_to_get_one(tmp_path: Path, text: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text(text, "utf-8")
    environ = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    arguments = ("-m", "bot", "run", "--config", str(config))
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stderr=PIPE, env=environ)
    _, said = await process.communicate()
    assert process.returncode == 2
    assert "https://discord.com/developers/applications" in said.decode()
    assert str(config) in said.decode()


async def test_an_address_where_there_is_no_discord(tmp_path: Path) -> None:
    async with discord_on_loopback() as loopback:
        process = await start(tmp_path, f"{loopback.url}/nowhere")
        _, said = await process.communicate()
    assert process.returncode == 2
    assert "check api_url" in said.decode()
    assert "Traceback" not in said.decode()
