"""What each of Discord's errors means for a message that was to be sent or edited."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.ui.faults import Fault, fault


def error(status: int, code: int = 0) -> discord.HTTPException:
    """What a call raises that was answered in this way."""
    response = type("Response", (), {"status": status, "reason": ""})()
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "meant"),
    [
        (404, 10008, Fault.MESSAGE_GONE),
        (403, 50005, Fault.MESSAGE_GONE),
        (429, 30046, Fault.TOO_OLD),
        (400, 50083, Fault.ARCHIVED),
        (400, 160005, Fault.NO_PLACE),
        (403, 50007, Fault.DMS_CLOSED),
        (403, 50278, Fault.DMS_CLOSED),
        (403, 40003, Fault.NO_NEW_DMS),
        (400, 40003, Fault.NO_NEW_DMS),
        (403, 20026, Fault.NO_NEW_DMS),
        (404, 10003, Fault.NO_PLACE),
        (404, 10004, Fault.NO_PLACE),
        (403, 50001, Fault.NO_PLACE),
        (403, 50013, Fault.NO_PLACE),
        # Whatever Discord may call it: the channel is closed to the bot, and may be opened again.
        (401, 0, Fault.NO_PLACE),
        (403, 0, Fault.NO_PLACE),
        (404, 0, Fault.NO_PLACE),
        (429, 0, Fault.PASSING),
        (500, 0, Fault.PASSING),
        (503, 0, Fault.PASSING),
        (400, 50035, Fault.REFUSED),
        (400, 0, Fault.REFUSED),
    ],
)
def test_an_answer_of_discord_says_what_to_do(status: int, code: int, meant: Fault) -> None:
    assert fault(error(status, code)) is meant


@pytest.mark.parametrize("torn", [aiohttp.ClientError(), TimeoutError(), OSError()])
def test_no_answer_at_all_is_passing(torn: Exception) -> None:
    assert fault(torn) is Fault.PASSING


def test_an_edit_that_would_wait_too_long_becomes_a_new_message() -> None:
    assert fault(discord.RateLimited(60.0)) is Fault.TOO_OLD
