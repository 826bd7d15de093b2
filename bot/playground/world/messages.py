"""Builds a message from what the bot sends, and edits it by what the bot sends later."""

from __future__ import annotations

import copy
import re
import struct
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from bot.playground.protocol.components import TEXT, check_message, signs, walk
from bot.playground.protocol.form_errors import BodyPath, FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import EMPTY
from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.world.objects import stamp, user
from bot.playground.world.places import File
from bot.playground.world.world import World

EPHEMERAL, LOADING, SILENT, LAYOUT = 1 << 6, 1 << 7, 1 << 12, 1 << 15
PNG = b"\x89PNG\r\n\x1a\n"
"""Every PNG begins so; its width and height follow."""
MENTION = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")


class Body(NamedTuple):
    """A request body: its JSON, and the files beside it by index."""

    data: Payload
    files: Mapping[int, File] = {}


def create(world: World, channel: int, author: int, body: Body, **more: object) -> Payload:
    """Make a message with the fields in `more`, which is not posted yet; raises Refused."""
    data = body.data
    flags = int(data.get("flags") or 0) & (EPHEMERAL | SILENT | LAYOUT)
    _check(data, flags)
    number = world.snowflakes.next()
    message: Payload = {
        "id": str(number),
        "channel_id": str(channel),
        "author": user(world, author),
        "timestamp": stamp(seconds_of(number)),
        "edited_timestamp": None,
        "type": 0,
        "flags": flags,
        "content": data.get("content") or "",
        "embeds": data.get("embeds") or [],
        "components": data.get("components") or [],
        "attachments": [],
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mention_roles": [],
        **more,
    }
    _attach(world, message, body)
    shown = (message[key] for key in ("content", "embeds", "components", "attachments"))
    if not any(shown) and not message["flags"] & LOADING:
        raise EMPTY()
    _check_signs(world, message["components"])
    return _completed(world, message, data)


def changed(world: World, before: Payload, body: Body) -> Payload:
    """Give the message after an edit, which keeps what the edit leaves out; raises Refused."""
    data = body.data
    flags = int(before["flags"]) & ~LOADING | int(data.get("flags") or 0) & LAYOUT
    message = {**copy.deepcopy(before), "flags": flags, "edited_timestamp": stamp(world.now())}
    for key, nothing in (("content", ""), ("embeds", []), ("components", [])):
        if key in data:
            message[key] = data[key] or nothing
    _check(message, flags)
    if "components" in data:
        _check_signs(world, message["components"])
    unnamed: Collection[str] = ()
    if "attachments" in data or body.files:
        kept = {str(one["id"]): one for one in data.get("attachments") or ()}
        message["attachments"] = [one for one in message["attachments"] if one["id"] in kept]
        _attach(world, message, body)
        unnamed = {number for number, one in kept.items() if "filename" not in one}
    return _completed(world, message, data, unnamed)


def _check(data: Payload, flags: int) -> None:
    errors = FormErrors()
    errors.check_optional(("content",), data.get("content"), 2000)
    errors.check_optional(("embeds",), data.get("embeds"), 10)
    layout = bool(flags & LAYOUT)
    for key in ("content", "embeds"):
        if layout and data.get(key):
            words = "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
            errors.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
    check_message(errors, data.get("components") or [], layout=layout)
    errors.raise_if_any()


def _check_signs(world: World, components: Sequence[Payload]) -> None:
    """Raise Refused for an emoji on a button or an option that is gone. In a text Discord would show its name."""
    errors, known = FormErrors(), set(map(str, world.emojis))
    for emoji in signs(components):
        if emoji["id"] not in known:
            errors.add(("components", "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    errors.raise_if_any()


def _attach(world: World, message: Payload, body: Body) -> None:
    """Attach the files of a request body to the message."""
    errors = FormErrors()
    described = {str(one.get("id")): one for one in body.data.get("attachments") or ()}
    errors.check_length(("attachments",), [*message["attachments"], *body.files], 0, 10)
    errors.raise_if_any()
    for place, file in body.files.items():
        more = described.get(str(place), {})
        name = str(more.get("filename") or file.name)
        number = world.upload(file._replace(name=name))
        message["attachments"].append(
            {
                "id": str(number),
                "filename": name,
                "description": more.get("description"),
                "content_type": file.kind,
                "size": len(file.content),
                **_measures(file.content),
                "url": address(number, name),
                "proxy_url": address(number, name),
            }
        )


def _measures(content: bytes) -> Payload:
    """Give the width and height of a PNG; any other file has none."""
    if content[:8] != PNG or len(content) < 24:
        return {}
    width, height = struct.unpack(">II", content[16:24])
    return {"width": width, "height": height}


def address(number: int, name: str) -> str:
    """The address of a file, relative to the page."""
    return f"files/{number}/{quote(name)}"


def _completed(world: World, message: Payload, data: Payload, unnamed: Collection[str] = ()) -> Payload:
    """Give components their ids and pictures their URLs, and find the mentions; nothing refers to `unnamed`
    files."""
    message["components"] = copy.deepcopy(message["components"])
    everything = list(walk(message["components"]))
    _number(everything)
    _address(message["components"], [one for one in message["attachments"] if one["id"] not in unnamed])
    words = [message["content"], *(one["content"] for one in everything if one["type"] == TEXT)]
    if "mentions" not in message or "allowed_mentions" in data:
        message["mentions"] = _mentioned(world, " ".join(words), data.get("allowed_mentions"))
        message["mention_roles"] = _called(" ".join(words), data.get("allowed_mentions"))
    return message


def _number(components: Sequence[Payload]) -> None:
    taken = {one["id"] for one in components if one.get("id")}
    free = iter(number for number in range(1, 2 * len(components) + 2) if number not in taken)
    for one in components:
        one["id"] = one.get("id") or next(free)


def _address(components: Sequence[Payload], attachments: Sequence[Payload]) -> None:
    """Resolve attachment:// URLs; raises Refused for an unknown attachment."""
    errors = FormErrors()
    known = {f"attachment://{one['filename']}": one for one in attachments}
    for path, media in _media(components, ("components",)):
        url = media.get("url", "")
        if url in known:
            found = known[url]
            measures = {key: found[key] for key in ("width", "height", "content_type") if key in found}
            media.update(url=found["url"], proxy_url=found["url"], attachment_id=found["id"], **measures)
        elif url.startswith("attachment://"):
            words = f"The referenced attachment {url} was not found"
            errors.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)
    errors.raise_if_any()


def _media(value: Any, path: BodyPath) -> Iterator[tuple[BodyPath, Payload]]:
    """Find what refers to a file in these components, and where it stands."""
    if isinstance(value, list):
        for place, one in enumerate(value):
            yield from _media(one, (*path, place))
    elif isinstance(value, dict):
        for key, inside in value.items():
            if key in ("media", "file") and isinstance(inside, dict):
                yield (*path, key), inside
            else:
                yield from _media(inside, (*path, key))


def _mentioned(world: World, words: str, allowed: Any) -> list[Payload]:
    """Find the users that a text mentions, as far as allowed_mentions lets it."""
    found = dict.fromkeys(int(number) for number in MENTION.findall(words))
    if allowed is not None and "users" not in allowed.get("parse", ()):
        named = {int(number) for number in allowed.get("users", ())}
        found = {number: None for number in found if number in named}
    return [user(world, number) for number in found if number in world.people or number == world.place.bot]


def _called(words: str, allowed: Any) -> list[str]:
    """Find the roles that a text mentions, as far as allowed_mentions lets it."""
    found = list(dict.fromkeys(ROLE.findall(words)))
    if allowed is None or "roles" in allowed.get("parse", ()):
        return found
    named = {str(number) for number in allowed.get("roles", ())}
    return [number for number in found if number in named]
