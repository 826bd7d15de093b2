"""Reading a screen as a person or as Discord does: its words, its controls, its raw form."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast
from weakref import WeakKeyDictionary

import discord
from discord.components import _component_factory

from bot.ui.components import Payload
from bot.ui.emojis import Dressing
from bot.ui.families import DRAWINGS
from bot.ui.layout import Screen

DRESSED = Dressing(
    {
        symbol: discord.PartialEmoji(name=drawing.name, id=10**18 + number)
        for number, (symbol, drawing) in enumerate(DRAWINGS.items())
    }
)
"""Discord has every emoji."""
TEXT, BUTTON = discord.ComponentType.text_display.value, discord.ComponentType.button.value
READ = WeakKeyDictionary[Screen, tuple[Any, list[discord.ui.Item[Any]]]]()
"""What stands on a screen as it was dressed then: a test asks for its words, its buttons and its lists."""


def items(layout: discord.ui.LayoutView | discord.ui.Modal) -> list[discord.ui.Item[Any]]:
    """Its components as discord.py reads them when it is told of the message, each before those in it."""
    if isinstance(layout, discord.ui.Modal):
        return list(layout.walk_children())
    if not isinstance(layout, Screen):
        return _items(layout)
    dress, found = READ.get(layout, (None, None))
    if found is None or dress != layout.dress:
        found = _items(layout)
        READ[layout] = layout.dress, found
    return found


def _items(layout: discord.ui.LayoutView) -> list[discord.ui.Item[Any]]:
    sent = layout.to_components()  # type: ignore[no-untyped-call]  # Of discord.py.
    read = SimpleNamespace(components=[_component_factory(component) for component in sent])
    return list(discord.ui.LayoutView.from_message(cast("discord.Message", read), timeout=None).walk_children())


def words(layout: discord.ui.LayoutView) -> str:
    """All that it says, buttons left out."""
    return "\n".join(item.content for item in items(layout) if isinstance(item, discord.ui.TextDisplay))


def spaced(text: str) -> str:
    """The same with ordinary spaces and hyphens, at which a line may end."""
    return text.replace("\u00a0", " ").replace("\u2011", "-")


def buttons(layout: discord.ui.LayoutView) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Its buttons in their order."""
    return [item for item in items(layout) if isinstance(item, discord.ui.Button)]


def controls(layout: discord.ui.LayoutView) -> list[str]:
    """What its buttons do and are about: `plant:soy-1:0`; links do nothing."""
    ids = [button.custom_id for button in buttons(layout) if button.url is None]
    return [custom_id.removeprefix("bean:12:") for custom_id in ids if custom_id is not None]


def raw(layout: discord.ui.LayoutView) -> str:
    """What is sent to Discord."""
    return json.dumps(layout.to_components(), ensure_ascii=False)  # type: ignore[no-untyped-call]  # Of discord.py.


def sent(layout: Screen) -> list[Payload]:
    """All components as Discord is sent them, each before those in it."""
    return list(_components(layout.to_components()))


def _components(these: Sequence[Payload]) -> Iterator[Payload]:
    for one in these:
        yield one
        yield from _components(one.get("components", ()))


def keeps_the_limits(layout: discord.ui.LayoutView) -> bool:
    """Whether Discord takes this message, each limit as Discord states it, without emojis and with all of them."""
    assert isinstance(layout, Screen)
    kept = _keeps_the_limits(layout)
    layout.dress = DRESSED.put_on
    kept = kept and _keeps_the_limits(layout)
    layout.dress = None
    return kept


def _keeps_the_limits(layout: Screen) -> bool:
    """Looks at what is sent, without discord.py's classes: this is asked of thousands of messages."""
    found = sent(layout)
    texts = [one["content"] for one in found if one["type"] == TEXT]
    buttons = [one for one in found if one["type"] == BUTTON]
    ids = [one["custom_id"] for one in buttons if "custom_id" in one]
    return (
        sum(len(text.encode("utf-16-le")) // 2 for text in texts) <= 4000
        and len(found) <= 40
        and all(texts)
        and all(len(one.get("label") or "") <= 80 for one in buttons)
        and all(len(custom_id) <= 100 for custom_id in ids)
        and len(set(ids)) == len(ids)
    )
