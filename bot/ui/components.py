"""The components of a message as plain values, and how Discord writes them down.

discord.py has classes for them that can be clicked, looked up and moved. Here a message is made anew for each
change, and clicks are routed by their custom_id: none of that is needed, and it cost a third of a render.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

import discord

Payload: TypeAlias = dict[str, Any]
"""A component as Discord's API has it."""
Select: TypeAlias = discord.ui.Select[discord.ui.LayoutView]
RoleSelect: TypeAlias = discord.ui.RoleSelect[discord.ui.LayoutView]
UserSelect: TypeAlias = discord.ui.UserSelect[discord.ui.LayoutView]

COMPONENT_LIMIT = 40
"""Components of one message, nested ones counted."""
ALT_LIMIT = 1024
"""Characters of a picture's alt text."""

Scene: TypeAlias = tuple[Any, ...]
"""What a picture shows: one of the named tuples of `bot/art/scenes`, whose class says how it is drawn."""

_ROW, _BUTTON, _TEXT, _GALLERY, _SEPARATOR, _CONTAINER = [
    getattr(discord.ComponentType, name).value
    for name in ("action_row", "button", "text_display", "media_gallery", "separator", "container")
]


def units(texts: Iterable[str]) -> int:
    """The UTF-16 units of these texts together, by which the strictest reading of Discord's limits counts."""
    return len("".join(texts).encode("utf-16-le")) // 2


class Overfull(Exception):
    """These are more components, or more pictures, than one message can have."""


class Text(NamedTuple):
    """A paragraph of Markdown."""

    content: str

    def payload(self) -> Payload:
        """As Discord has it."""
        return {"type": _TEXT, "content": self.content}


class Separator(NamedTuple):
    """A line between two parts."""

    line: bool = True

    def payload(self) -> Payload:
        """As Discord has it."""
        return {"type": _SEPARATOR, "divider": self.line, "spacing": discord.SeparatorSpacing.small.value}


class Button(NamedTuple):
    """A button, whose custom_id says what it does, or whose address where it leads."""

    label: str
    """At most 80 characters, which nothing shortens."""
    custom_id: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    url: str | None = None
    disabled: bool = False

    def payload(self) -> Payload:
        """As Discord has it."""
        made: Payload = {
            "type": _BUTTON,
            "style": self.style.value,
            "disabled": self.disabled,
            "label": self.label,
        }
        if self.custom_id is not None:
            made["custom_id"] = self.custom_id
        if self.url is not None:
            made["url"] = self.url
        if self.emoji is not None:
            made["emoji"] = {"id": None, "name": self.emoji}
        return made


class Row(NamedTuple):
    """Up to five buttons, or one list."""

    items: tuple[Button | Select | RoleSelect | UserSelect, ...]

    def payload(self) -> Payload:
        """As Discord has it."""
        items = [item.payload() if isinstance(item, Button) else item.to_component_dict() for item in self.items]
        return {"type": _ROW, "components": items}


class Picture(NamedTuple):
    """A picture, as wide as the message; it is drawn and sent as a file of this `name` with the message."""

    name: str
    """Ends in `.png`, or `.gif` if it moves, and tells nothing of what is shown."""
    scene: Scene
    alt: str
    """For those who do not see it, in plain text of at most 1,024 characters."""
    at_once: Scene | None = None
    """What of the scene is of hurry: where only the rest has changed, that may wait a little. None: all of it."""

    def payload(self) -> Payload:
        """As Discord has it."""
        media = {"url": f"attachment://{self.name}"}
        return {"type": _GALLERY, "items": [{"media": media, "spoiler": False, "description": self.alt}]}


Item: TypeAlias = Text | Separator | Row | Picture
"""What stands in a container or by itself."""


class Container(NamedTuple):
    """What stands together, beside a stripe of this colour."""

    items: tuple[Item, ...]
    colour: int | None = None

    def payload(self) -> Payload:
        """As Discord has it."""
        items = [item.payload() for item in self.items]
        return {"type": _CONTAINER, "accent_color": self.colour, "spoiler": False, "components": items}


class Screen(discord.ui.LayoutView):
    """A message of these items, as discord.py takes it; raises Overfull."""

    def __init__(self, *items: Item | Container) -> None:
        # discord.py's own part is left out: it would listen for clicks, under a random id, and took as long as a
        # quarter of the words. All that is asked of a view which is sent is overridden below.
        self.items = items
        self.size = 0
        """How many components it has, nested ones counted."""
        pictures = list[Picture]()
        for item in items:
            self.size += isinstance(item, Container)
            for inside in item.items if isinstance(item, Container) else (item,):
                self.size += 1 + (len(inside.items) if isinstance(inside, Row) else 0)
                if isinstance(inside, Picture):
                    pictures.append(inside)
        if self.size > COMPONENT_LIMIT:
            raise Overfull(f"more than {COMPONENT_LIMIT} components")
        if len(pictures) > 1:
            raise Overfull("more than one picture")
        self.picture = pictures[0] if pictures else None
        """The picture that goes with it, if there is one."""
        self.dress: Callable[[list[Payload]], None] | None = None
        """Puts emojis in the places of symbols as it is sent (`bot/ui/emojis.py`)."""
        self.in_words: Callable[[], Screen] | None = None
        """Makes the same message without its picture."""

    def to_components(self) -> list[Payload]:
        """As Discord has it."""
        made = [item.payload() for item in self.items]
        if self.dress is not None:
            self.dress(made)
        return made

    def words(self) -> Screen:
        """The same message without its picture; the alt text stands in where nothing better is known."""
        return Screen(*map(_in_words, self.items)) if self.in_words is None else self.in_words()

    @cached_property
    def length(self) -> int:
        """How much text it displays, in UTF-16 units."""
        return units(self.texts())

    def showing(self, picture: Picture) -> Screen:
        """The same message with this picture in place of its own."""
        shown = Screen(*[_showing(item, picture) for item in self.items])
        shown.in_words = self.in_words
        return shown

    def texts(self) -> list[str]:
        """Every paragraph."""
        found = list[str]()
        for item in self.items:
            inside = item.items if isinstance(item, Container) else (item,)
            found += [one.content for one in inside if isinstance(one, Text)]
        return found

    @property
    def timeout(self) -> float | None:
        """For how long discord.py would listen for clicks, if it did."""
        return None

    @timeout.setter
    def timeout(self, value: float | None) -> None:
        raise AttributeError("nobody listens for clicks on a screen")

    def has_components_v2(self) -> bool:
        """Whether it is a message of components, not of text and embeds."""
        return True

    def is_finished(self) -> bool:
        """Whether discord.py need not keep it: clicks are routed by custom_id."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether discord.py would have to listen for clicks."""
        return False


def _in_words(item: Item | Container) -> Item | Container:
    if isinstance(item, Container):
        return item._replace(items=tuple([_worded(inside) for inside in item.items]))
    return _worded(item)


def _showing(item: Item | Container, picture: Picture) -> Item | Container:
    if isinstance(item, Container):
        return item._replace(items=tuple([_pictured(inside, picture) for inside in item.items]))
    return _pictured(item, picture)


def _pictured(item: Item, picture: Picture) -> Item:
    return picture if isinstance(item, Picture) else item


def _worded(item: Item) -> Item:
    return Text(item.alt) if isinstance(item, Picture) else item
