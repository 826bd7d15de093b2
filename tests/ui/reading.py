"""Reading a screen as a person or as Discord does: its words, its controls, its raw form."""

from __future__ import annotations

import json

import discord


def words(layout: discord.ui.LayoutView) -> str:
    """All that it says, buttons left out."""
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, discord.ui.TextDisplay))


def spaced(text: str) -> str:
    """The same with ordinary spaces and hyphens, at which a line may end."""
    return text.replace("\u00a0", " ").replace("\u2011", "-")


def buttons(layout: discord.ui.LayoutView) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Its buttons in their order."""
    return [item for item in layout.walk_children() if isinstance(item, discord.ui.Button)]


def controls(layout: discord.ui.LayoutView) -> list[str]:
    """What its buttons do and are about: `plant:soy-1:0`; links do nothing."""
    ids = [button.custom_id for button in buttons(layout) if button.url is None]
    return [custom_id.removeprefix("bean:12:") for custom_id in ids if custom_id is not None]


def raw(layout: discord.ui.LayoutView) -> str:
    """What is sent to Discord."""
    return json.dumps([item.to_component_dict() for item in layout.children], ensure_ascii=False)


def keeps_the_limits(layout: discord.ui.LayoutView) -> bool:
    """Whether Discord takes this message, each limit as Discord states it."""
    shown = sum(len(text.encode("utf-16-le")) // 2 for text in _texts(layout))
    ids = [button.custom_id or "" for button in buttons(layout)]
    return (
        shown <= 4000
        and len(list(layout.walk_children())) <= 40
        and all(_texts(layout))
        and all(len(button.label or "") <= 80 for button in buttons(layout))
        and all(len(custom_id) <= 100 for custom_id in ids)
        and len(set(controls(layout))) == len(controls(layout))
    )


def _texts(layout: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in layout.walk_children() if isinstance(item, discord.ui.TextDisplay)]
