"""Reads requests, with the files beside their JSON, and makes responses with the headers that a bot looks for."""

from __future__ import annotations

import json
import mimetypes
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.protocol.payload import Payload, text_of
from bot.playground.protocol.refusals import BAD_JSON, TOO_LARGE
from bot.playground.world.messages import Body
from bot.playground.world.places import File

LARGEST_FILE = 10 * 1024 * 1024
ANY_KIND = "application/octet-stream"
_FILE = re.compile(r"files\[(\d+)\]")


def json_response(value: object = None, status: int = 200) -> web.Response:
    """Answer with JSON, without a charset and with a Via header, as bots expect it; without a value, with 204."""
    headers = {"Via": "1.1 playground"}
    if value is None:
        return web.Response(status=204, headers=headers)
    body = text_of(value).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def path_id(request: web.Request, name: str) -> int:
    """Read an id in the path; the route allows digits only."""
    return int(request.match_info[name])


async def read_object(request: web.Request) -> Payload:
    """Read the JSON object of a request; raises Refused."""
    return _checked_object(await request.read())


async def read_list(request: web.Request) -> list[Payload]:
    """Read the JSON list of a request; raises Refused."""
    data = _read(await request.read())
    if not isinstance(data, list) or not all(isinstance(one, dict) for one in data):
        raise BAD_JSON()
    return data


async def read_body(request: web.Request) -> Body:
    """Read the JSON object of a request, with the files beside it; raises Refused."""
    if request.content_type != "multipart/form-data":
        return Body(await read_object(request))
    data: Payload = {}
    files: dict[int, File] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=True))
        place = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            data = _checked_object(content)
        elif place is not None:
            if len(content) > LARGEST_FILE:
                raise TOO_LARGE()
            files[int(place[1])] = _file(part, content)
    return Body(data, files)


def _file(part: BodyPartReader, content: bytes) -> File:
    """Read the file of this part. Where a bot does not say what kind it is, its name does."""
    name, kind = part.filename or "file", part.headers.get("Content-Type", ANY_KIND)
    guessed, _ = mimetypes.guess_type(name)
    return File(name, guessed if guessed and kind == ANY_KIND else kind, content)


def _checked_object(content: bytes) -> Payload:
    data = _read(content)
    if not isinstance(data, dict):
        raise BAD_JSON()
    return data


def _read(content: bytes) -> Any:
    try:
        return json.loads(content or b"{}")
    except ValueError:
        raise BAD_JSON() from None
