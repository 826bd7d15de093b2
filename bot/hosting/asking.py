"""Asks Discord whether it knows the token, what time it is there, and how to connect; changes nothing there."""

from __future__ import annotations

import ssl
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from email.utils import parsedate_to_datetime
from typing import Any, NamedTuple

import aiohttp
import discord
from yarl import URL

from bot.config import Config, looks_like_a_token
from bot.errors import UNTRUSTED
from bot.hosting.findings import FINE, LOOK, WRONG, Finding
from bot.invite_link import invite_link

ANSWER = 10.0
"""Seconds that Discord has to answer."""
ASKEW = 30.0
"""Seconds by which this machine's clock may be wrong before clocks of games are shown wrong."""
NAMED = 3
"""So many servers are named."""


class Needed(NamedTuple):
    """A permission that older invite links did not ask for: for what it is, its name, what is done by it, and what
    there is without it."""

    what: str
    permission: str
    done: str
    otherwise: str


ADDED_LATER = (
    Needed("pictures", "attach_files", "shown", "words stand there"),
    Needed("threads", "create_public_threads", "opened", "tables stand in the channel"),
    Needed("events", "create_events", "created", "only announced"),
)
HELLO = 10
"""The number of the gateway's first message."""


def form(token: str) -> Finding:
    """Say whether a token looks like one, without asking Discord."""
    if looks_like_a_token(token):
        return Finding(FINE, "token", "looks like one; Discord was not asked")
    why = "does not look like one, which has three parts with dots between: copy it from Bot → Reset Token again"
    return Finding(LOOK, "token", f"{why} (the client secret and the public key are no tokens)")


async def logged_in(config: Config, token: str) -> list[Finding]:
    """Ask Discord whether it knows the token, what time it is there, and whether the bot can connect."""
    head = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (bean-table)"}
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER), headers=head) as session:
            return [finding async for finding in _asked(session, config, token)]
    except (aiohttp.ClientError, OSError, ValueError) as error:
        why = f"Discord cannot be reached at {config.discord.api_url} ({error or type(error).__name__})"
        return [Finding(WRONG, "discord", f"{why}: {_way_out(error, 'api_url')}"), form(token)]


async def _asked(session: aiohttp.ClientSession, config: Config, token: str) -> AsyncIterator[Finding]:
    address, before = f"{config.discord.api_url}/users/@me", time.time()
    async with session.get(address) as answer:
        known = _known(answer.status, await answer.json(content_type=None), token, address)
        clock = list(_clock(answer.headers, before))
    yield known
    for finding in clock:
        yield finding
    if known.state == FINE:
        async with session.get(f"{config.discord.api_url}/gateway/bot") as answer:
            yield _logins(await answer.json(content_type=None), config.discord.shards)
        yield await _gateway(config.discord.gateway_url)
        async with session.get(f"{config.discord.api_url}/users/@me/guilds") as answer:
            servers = await answer.json(content_type=None)
        async with session.get(f"{config.discord.api_url}/oauth2/applications/@me") as answer:
            application = await answer.json(content_type=None)
        for needed in ADDED_LATER:
            yield _allowed(servers, application, needed)


def _allowed(servers: Any, application: Any, needed: Needed) -> Finding:
    """Say whether the bot may do something on its servers; of many, Discord tells of the first 200 at once."""
    what, permission, done, otherwise = needed
    try:
        lacking = [
            one["name"] for one in servers if not getattr(discord.Permissions(int(one["permissions"])), permission)
        ]
        link = invite_link(int(application["id"]))
    except (KeyError, TypeError, ValueError):
        return Finding(LOOK, what, "Discord does not say what the bot may do on its servers: try again later")
    if not lacking:
        return Finding(FINE, what, f"may be {done} on {len(servers)} of {len(servers)} servers")
    names = ", ".join(lacking[:NAMED]) + (" and others" if len(lacking) > NAMED else "")
    words = f"may not be {done} on {len(lacking)} of {len(servers)} servers ({names}), {otherwise}"
    return Finding(LOOK, what, f"{words}: who manages one can open {link} and add the bot again")


def _logins(said: Any, shards: int | None) -> Finding:
    """Say whether the bot may log in, with as many shards as it is to have."""
    try:
        advised, limit = said["shards"], said["session_start_limit"]
        left, minutes = limit["remaining"], limit["reset_after"] / 60_000
    except (KeyError, TypeError):
        return Finding(LOOK, "logins", "Discord does not say how often the bot may log in: try again later")
    if left < (shards or advised):
        why = f"Discord allows {left} more logins today: the bot will wait for {minutes:.0f} minutes"
        return Finding(LOOK, "logins", f"{why}; find out why it is started so often")
    if shards is not None and shards < advised:
        return Finding(LOOK, "logins", f"Discord advises {advised} shards, and [discord] shards says {shards}")
    return Finding(FINE, "logins", f"{left} left today; shards: {shards or advised}")


async def _gateway(address: str) -> Finding:
    """Say whether the gateway greets who connects; nobody logs in."""
    try:
        # Without the token: a wrong address may be anybody's.
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER)) as session:
            where = URL(address).update_query(v="10", encoding="json")
            async with session.ws_connect(where) as socket:
                greeting = await socket.receive_json(timeout=ANSWER)
    except (aiohttp.ClientError, OSError, ValueError, TypeError) as error:
        why = f"the gateway cannot be reached at {address} ({error or type(error).__name__})"
        return Finding(WRONG, "gateway", f"{why}: {_way_out(error, 'gateway_url')}")
    if not isinstance(greeting, dict) or greeting.get("op") != HELLO:
        return Finding(WRONG, "gateway", f"{address} is none: check gateway_url under [discord]")
    return Finding(FINE, "gateway", "greets who connects")


def _way_out(error: Exception, setting: str) -> str:
    untrusted = isinstance(error, ssl.CertificateError)
    return UNTRUSTED if untrusted else f"check the network, or {setting} under [discord]"


def _known(status: int, body: object, token: str, address: str) -> Finding:
    if status == 200 and isinstance(body, dict):
        return Finding(FINE, "token", f"Discord knows this bot as {body.get('username')}")
    if status == 401:
        why = "" if looks_like_a_token(token) else f"; it {form(token).words}"
        return Finding(WRONG, "token", f"Discord does not know it: reset it in the Developer Portal{why}")
    # The bot ends with it, too; only what Discord itself has trouble with may pass.
    state = LOOK if status == 429 or status >= 500 else WRONG
    return Finding(state, "discord", f"{address} answered {status}: try again later, or check api_url")


def _clock(head: Mapping[str, str], before: float) -> Iterator[Finding]:
    """Compare this machine's clock with Discord's, which says whole seconds."""
    try:
        askew = before - parsedate_to_datetime(head.get("Date", "")).timestamp()
    except (TypeError, ValueError):
        return
    if abs(askew) > ASKEW:
        ahead = "ahead" if askew > 0 else "behind"
        yield Finding(
            LOOK, "clock", f"{abs(askew):.0f} s {ahead} of Discord's: let NTP set it (timedatectl set-ntp true)"
        )
    else:
        yield Finding(FINE, "clock", "as Discord's")
