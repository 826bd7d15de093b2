"""Bodies as they arrive: in pieces, wherever the network cuts them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import StreamReader
from aiohttp.base_protocol import BaseProtocol
from aiohttp.test_utils import make_mocked_request

from bot.playground.rest.bodies import read_body

FILE = bytes(range(256)) * 100
HEAD = b'--bean\r\nContent-Disposition: form-data; name="files[0]"; filename="table.png"\r\n\r\n'
END = b"\r\n--bean--\r\n"


async def in_pieces(body: bytes, *cuts: int) -> AsyncIterator[bytes]:
    """The body, cut there; each piece comes when the one before has been read."""
    for start, end in zip((0, *cuts), (*cuts, len(body)), strict=True):
        yield body[start:end]
        for _ in range(20):
            await asyncio.sleep(0)


@pytest.mark.parametrize("short", [0, 1, 3, 9000])
async def test_a_file_that_comes_in_pieces_is_whole(short: int) -> None:
    connection = BaseProtocol(asyncio.get_running_loop())
    connection.connection_made(asyncio.Transport())
    stream = StreamReader(connection, 2**16)
    headers = {"Content-Type": "multipart/form-data; boundary=bean"}
    reading = asyncio.create_task(read_body(make_mocked_request("POST", "/", headers, payload=stream)))
    begun = len(HEAD) + 10
    async for piece in in_pieces(HEAD + FILE + END, begun, begun + short):
        if piece:
            stream.feed_data(piece)
    stream.feed_eof()
    assert (await reading).files[0].content == FILE
