"""How a call is read and answered: JSON, files beside it, and the headers that a bot looks for."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.protocol.payload import Payload, text_of
from bot.playground.protocol.refusals import BAD_JSON, TOO_LARGE
from bot.playground.world.messages import Body
from bot.playground.world.world import File

LARGEST_FILE = 10 * 1024 * 1024
_FILE = re.compile(r"files\[(\d+)\]")


def answer(value: object = None, status: int = 200) -> web.Response:
    """JSON without a charset, and through a proxy that names itself, as bots expect it."""
    headers = {"Via": "1.1 playground"}
    if value is None:
        return web.Response(status=204, headers=headers)
    body = text_of(value).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def number(request: web.Request, name: str) -> int:
    """A number in the address; the route lets nothing else through."""
    return int(request.match_info[name])


async def data_of(request: web.Request) -> Payload:
    """The JSON object of a call; raises Refused."""
    return _object(await request.read())


async def list_of(request: web.Request) -> list[Payload]:
    """The JSON list of a call; raises Refused."""
    data = _read(await request.read())
    if not isinstance(data, list) or not all(isinstance(one, dict) for one in data):
        raise BAD_JSON()
    return data


async def body_of(request: web.Request) -> Body:
    """The JSON object of a call, with the files beside it; raises Refused."""
    if request.content_type != "multipart/form-data":
        return Body(await data_of(request))
    data: Payload = {}
    files: dict[int, File] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=True))
        place = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            data = _object(content)
        elif place is not None:
            if len(content) > LARGEST_FILE:
                raise TOO_LARGE()
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[int(place[1])] = File(part.filename or "file", kind, content)
    return Body(data, files)


def _object(content: bytes) -> Payload:
    data = _read(content)
    if not isinstance(data, dict):
        raise BAD_JSON()
    return data


def _read(content: bytes) -> Any:
    try:
        return json.loads(content or b"{}")
    except ValueError:
        raise BAD_JSON() from None
