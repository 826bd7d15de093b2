"""What Discord's errors mean for a message that was to be sent or edited."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

from bot.errors import trace as trace

TRANSIENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Everything that a call to Discord may raise."""


class Fault(Enum):
    """What went wrong, and therefore what to do."""

    MESSAGE_GONE = "post it anew"
    TOO_OLD = "post it anew, edits are no longer taken"
    ARCHIVED = "post it anew, an archived thread takes no edits"
    DMS_CLOSED = "this person cannot be written to"
    NO_NEW_DMS = "Discord lets this bot write to nobody new for a while"
    NO_PLACE = "the channel is gone or closed to us"
    PASSING = "try again later"
    REFUSED = "Discord will not take this message, however often it is sent"


_CODES = {
    10008: Fault.MESSAGE_GONE,
    # By the bot that ran on this database before.
    50005: Fault.MESSAGE_GONE,
    30046: Fault.TOO_OLD,
    50083: Fault.ARCHIVED,
    50007: Fault.DMS_CLOSED,
    50278: Fault.DMS_CLOSED,
    # Opening direct messages too fast, and quarantined: neither is about the person.
    40003: Fault.NO_NEW_DMS,
    20026: Fault.NO_NEW_DMS,
    10003: Fault.NO_PLACE,
    10004: Fault.NO_PLACE,
    50001: Fault.NO_PLACE,
    50013: Fault.NO_PLACE,
    # A thread that somebody has locked.
    160005: Fault.NO_PLACE,
}


def fault(error: Exception) -> Fault:
    """What this error of a call to Discord means (Discord's JSON error codes)."""
    if isinstance(error, discord.RateLimited):
        return Fault.TOO_OLD
    if isinstance(error, discord.HTTPException):
        known = _CODES.get(error.code)
        if known is not None:
            return known
        if error.status == 429 or error.status >= 500:
            return Fault.PASSING
        return Fault.NO_PLACE if error.status in (401, 403, 404) else Fault.REFUSED
    return Fault.PASSING
