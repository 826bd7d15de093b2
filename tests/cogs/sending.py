"""Everything that the bot has sent in a story, and who sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from urllib.parse import unquote

from tests.cogs.world import World

PRIVATE = 1 << 6
"""Discord's flag of an answer that one person alone sees."""


class Sent(NamedTuple):
    """Something that Discord was sent, and who sees it (None: everybody)."""

    seen_by: str | None
    said: Any

    def text(self) -> str:
        return json.dumps(self.said, ensure_ascii=False)


def sent(here: World, names: Sequence[str], first: int = 0) -> Iterator[Sent]:
    """Every message, edit and answer from this request on."""
    backend = here.env.backend
    people = {here[name].id: name for name in names}
    dms = {here[name].user.dm_channel.id: name for name in names}
    for request in here.env.http_requests[first:]:
        _, place, number, *rest = request.path.split("/")
        if place == "channels" and request.json is not None:
            assert int(number) in dms or int(number) == here.channel.id
            yield Sent(dms.get(int(number)), request.json)
        elif place in ("interactions", "webhooks") and request.json is not None:
            at = backend.interactions[int(number)] if place == "interactions" else _by_token(here, rest[0])
            public = at.channel_id == here.channel.id and not _is_private(here, at, request)
            yield Sent(None if public else people[at.user_id], request.json.get("data", request.json))


def _by_token(here: World, token: str) -> Any:
    return here.env.backend.interactions[here.env.backend.interaction_tokens[token]]


def _is_private(here: World, interaction: Any, request: Any) -> bool:
    """Whether one person alone sees this answer in the channel; only a new lobby is answered publicly."""
    what = request.json
    if request.method == "PATCH" or what.get("type") == 7:
        target = unquote(request.path.rsplit("/", 1)[-1]) if request.method == "PATCH" else "@original"
        answered = interaction.message_id or interaction.source_message_id
        message_id = answered if target == "@original" else int(target)
        # What was deleted since was a private answer: tables stay.
        known = here.env.backend.messages.get(interaction.channel_id, {}).get(message_id)
        return known is None or bool(known.flags & PRIVATE)
    if what.get("type") in (6, 8, 9):
        return True
    private = interaction.ephemeral or bool(what.get("flags", 0) & PRIVATE)
    assert private or interaction.command_name == "play"
    return private
