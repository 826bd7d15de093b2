"""Tiny pictures for stories: what a picture shows can be read in its file, and drawing takes no time, or fails."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from bot.ui.components import Container, Picture, Scene, Screen, Text
from bot.ui.families import FAMILIES
from bot.ui.screens import Seen
from tests.cogs.world import World, parts

GALLERY = 12
ALT = "What the words say, too"


def plainly(scene: Scene) -> bytes:
    """A picture of any scene: its own description."""
    return repr(scene).encode()


class Tiny(NamedTuple):
    """What a hand holds, or what lies before everybody."""

    shown: str


class Brush:
    """Draws scenes; as long as `failing`, none."""

    def __init__(self) -> None:
        self.drawn: list[Scene] = []
        self.failing = False

    def __call__(self, scene: Scene) -> bytes:
        """A file in which the scene can be read."""
        if self.failing:
            raise OSError("no font")
        self.drawn.append(scene)
        return json.dumps(scene).encode()


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Brush:
    """Tables and hands of all games have a picture in place of all paragraphs but the first."""
    for screens in FAMILIES.values():
        for name in ("hand", "table"):
            monkeypatch.setattr(screens, name, _illustrating(getattr(screens, name)))
    return Brush()


def _illustrating(screen: Any) -> Any:
    def shown(seen: Seen[Any, Any], *more: Any) -> Screen:
        made: Screen = screen(seen._replace(pictures=False), *more)
        own = seen.view.own
        shown = repr(own.hand) if own is not None else repr([seat[1:3] for seat in seen.view.seats])
        return _illustrated(made, Tiny(shown)) if seen.pictures else made

    return shown


def _illustrated(shown: Screen, scene: Tiny) -> Screen:
    items = list(shown.items)
    for place, item in enumerate(items):
        if isinstance(item, Container):
            first, *others = item.items
            kept = [one for one in others if not isinstance(one, Text)]
            items[place] = item._replace(items=(first, Picture("table.png", scene, ALT), *kept))
            break
    return Screen(*items)


def galleries(message: Any) -> list[Any]:
    """The pictures that a message shows."""
    return [item for part in parts(message) if part["type"] == GALLERY for item in part["items"]]


def seen_in(here: World, message: Any) -> str:
    """What stands in the picture of a message, which is the message's one file; empty if it has none."""
    shown = galleries(message)
    files = [one["url"] if isinstance(one, dict) else one.url for one in message.attachments]
    assert files == [one["media"]["url"] for one in shown]
    return "".join((here.env.backend.cdn.get(one["media"]["url"]) or b"").decode() for one in shown)


def files(here: World, since: int = 0) -> list[str]:
    """For each request from this one on that says anything of files: whether one is `sent`, `kept` or `gone`."""
    bodies = [one.json for one in here.env.http_requests[since:] if isinstance(one.json, dict)]
    listed = [said["attachments"] for one in bodies if "attachments" in (said := one.get("data") or one)]
    return [_what(one[0]) if one else "gone" for one in listed]


def _what(file: Any) -> str:
    return "sent" if int(file["id"]) < 10 else "kept"
