"""Where files are refused: words go out, and nothing is tried again there for a while, longer each time."""

from __future__ import annotations

from unittest.mock import Mock

import discord

from bot.ui.components import Picture, Screen
from bot.ui.emojis import Emojis
from bot.ui.pictures import Pictures
from bot.ui.sending import NOTHING, Files, Sending

CHANNEL = 7
SCREEN = Screen(Picture("hand.png", (1,), "Your hand"))


async def test_a_channel_that_takes_files_by_token_alone_is_left_alone_longer_each_time() -> None:
    pictures, now, refused = Pictures(lambda scene: b"png"), 0.0, 0
    sending = Sending(Emojis(), pictures, lambda: now)
    await pictures.drawn((1,), 5)

    async def by_bot(screen: Screen, files: Files) -> None:
        nonlocal refused
        if files:
            refused += 1
            raise discord.Forbidden(Mock(status=403), {"code": 50013, "message": "Missing Permissions"})

    async def by_token(screen: Screen, files: Files) -> None:
        pass

    for _ in range(60):
        if sending.takes_files(CHANNEL):
            await sending.send(SCREEN, by_token, CHANNEL, NOTHING)
            assert (await sending.send(SCREEN, by_bot, CHANNEL)).in_words
        now += 61
    # After 1, 2, 4, 8, 16 and 32 minutes.
    assert refused == 6
    now += 3 * 3600
    await sending.send(SCREEN, by_bot, CHANNEL)
    now += 61
    # It took files in between, for all that is known.
    assert sending.takes_files(CHANNEL)
    await pictures.finish()


async def test_a_file_that_is_too_large_is_no_reason_for_pictures_to_rest() -> None:
    pictures, sent = Pictures(lambda scene: b"png"), list[bytes]()
    sending = Sending(Emojis(), pictures, lambda: 0.0)

    async def send(screen: Screen, files: Files) -> bool:
        sent.append(files["file"].fp.read())
        if len(sent[-1]) > 5:
            raise discord.HTTPException(Mock(status=413), {"code": 40005, "message": "Request entity too large"})
        return True

    assert await sending.send_made(SCREEN, b"too large", send, CHANNEL) is None
    assert sending.takes_files(CHANNEL)
    assert await sending.send_made(SCREEN, b"small", send, CHANNEL)
    assert sent == [b"too large", b"small"]
    await pictures.finish()
