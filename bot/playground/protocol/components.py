"""Checks the components of messages and modals as Discord does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.playground.protocol.form_errors import BodyPath, FormErrors
from bot.playground.protocol.payload import Payload

ROW, BUTTON, SELECT, INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL = 17, 18
SELECTS = (SELECT, USERS, ROLES, MENTIONABLES, CHANNELS)
INSIDE = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000


def walk(components: Sequence[Payload]) -> Iterator[Payload]:
    """Give every component, nested ones included, in the order in which they are shown."""
    for one in components:
        yield one
        yield from walk(one.get("components", ()))
        yield from walk([one[key] for key in ("accessory", "component") if isinstance(one.get(key), dict)])


def signs(components: Sequence[Payload]) -> Iterator[Payload]:
    """Give the custom emojis on buttons and options; their ids become text, as Discord shows them."""
    for one in walk(components):
        for place in (one, *(one.get("options") or ())):
            emoji = place.get("emoji")
            if isinstance(emoji, dict) and emoji.get("id"):
                emoji["id"] = str(emoji["id"])
                yield emoji


def check_message(errors: FormErrors, components: Any, *, layout: bool) -> None:
    """Note every error in a message's components; a `layout` (components V2) may have texts and containers."""
    check = _Check(errors, SELECTS)
    top = (*INSIDE, CONTAINER) if layout else (ROW,)
    check.several(("components",), components, top, 0, MOST_COMPONENTS if layout else 5)
    check.totals(("components",))


def check_modal(errors: FormErrors, data: Payload) -> None:
    """Note every error in a modal."""
    check = _Check(errors, (INPUT,))
    path = ("data",)
    errors.check_length((*path, "title"), data.get("title"), 1, 45)
    errors.check_length((*path, "custom_id"), data.get("custom_id"), 1, 100)
    check.several((*path, "components"), data.get("components"), (ROW, LABEL, TEXT), 1, 5)
    check.totals((*path, "components"))


class _Check:
    """One pass over the components of a message or a modal. A component in `alone` has its row to itself."""

    def __init__(self, errors: FormErrors, alone: Sequence[int]) -> None:
        self.errors = errors
        self.alone = alone
        self.count = 0
        self.shown = 0
        self.custom_ids: set[str] = set()

    def totals(self, path: BodyPath) -> None:
        """Check the totals over all components."""
        if self.count > MOST_COMPONENTS:
            words = f"Total number of components exceeds the maximum of {MOST_COMPONENTS}"
            self.errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
        if self.shown > MOST_TEXT:
            words = f"The total length of displayed text exceeds the maximum of {MOST_TEXT}"
            self.errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)

    def several(self, path: BodyPath, components: Any, allowed: Sequence[int], low: int, high: int) -> None:
        """Check a list of sibling components."""
        self.errors.check_length(path, components, low, high)
        if isinstance(components, list):
            for place, one in enumerate(components):
                self.one((*path, place), one, allowed)

    def one(self, path: BodyPath, raw: Any, allowed: Sequence[int]) -> None:
        """Check one component and everything inside it."""
        kind: Any = raw.get("type") if isinstance(raw, dict) else None
        if kind not in allowed:
            words = f'Value of field "type" must be one of {tuple(allowed)}.'
            self.errors.add((*path, "type"), "UNION_TYPE_CHOICES", words)
            return
        self.count += 1
        CHECKS[kind](self, path, raw)

    def custom_id(self, path: BodyPath, raw: Payload) -> None:
        """Check that the custom_id is present, short enough and unique."""
        given, path = raw.get("custom_id"), (*path, "custom_id")
        self.errors.check_length(path, given, 1, 100)
        if given in self.custom_ids:
            self.errors.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.custom_ids.add(str(given))

    def row(self, path: BodyPath, raw: Payload) -> None:
        """Check an action row: it has up to five buttons, or one other component."""
        inside, path = raw.get("components"), (*path, "components")
        first = inside[0] if isinstance(inside, list) and inside else None
        buttons = isinstance(first, dict) and first.get("type") == BUTTON and INPUT not in self.alone
        self.several(path, inside, (BUTTON,) if buttons else self.alone, 1, 5 if buttons else 1)

    def button(self, path: BodyPath, raw: Payload) -> None:
        """Check a button: it has a label or an emoji, and a custom_id or, for a link, a URL."""
        self.errors.check_range((*path, "style"), raw.get("style"), 1, 6)
        self.errors.check_optional((*path, "label"), raw.get("label"), 80)
        if not raw.get("label") and not raw.get("emoji"):
            self.errors.missing((*path, "label"))
        if raw.get("style") != LINK:
            self.custom_id(path, raw)
            return
        self.errors.check_length((*path, "url"), raw.get("url"), 1, 512)
        if "custom_id" in raw:
            self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Custom id and url")

    def select(self, path: BodyPath, raw: Payload) -> None:
        """Check a select, which has up to 25 options."""
        self.custom_id(path, raw)
        self.errors.check_optional((*path, "placeholder"), raw.get("placeholder"), 150)
        low, high = raw.get("min_values", 1), raw.get("max_values", 1)
        self.errors.check_range((*path, "min_values"), low, 0, 25)
        self.errors.check_range((*path, "max_values"), high, max(1, low), 25)
        if raw["type"] == SELECT:
            self.options((*path, "options"), raw.get("options"), high)

    def options(self, path: BodyPath, options: Any, high: int) -> None:
        """Check the options of a select."""
        self.errors.check_length(path, options, 1, 25)
        if not isinstance(options, list):
            return
        seen: set[object] = set()
        for place, option in enumerate(options):
            self.errors.check_length((*path, place, "label"), option.get("label"), 1, 100)
            self.errors.check_length((*path, place, "value"), option.get("value"), 1, 100)
            self.errors.check_optional((*path, place, "description"), option.get("description"), 100)
            if option.get("value") in seen:
                words = "The specified option value is already used"
                self.errors.add((*path, place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
            seen.add(option.get("value"))
        if high > len(options):
            words = f"max_values is more than the {len(options)} options"
            self.errors.add(path, "BASE_TYPE_BAD_LENGTH", words)
        if sum(bool(option.get("default")) for option in options) > high:
            words = f"There can be only {high} default options"
            self.errors.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", words)

    def input(self, path: BodyPath, raw: Payload) -> None:
        """Check a text input."""
        self.custom_id(path, raw)
        self.errors.check_range((*path, "style"), raw.get("style"), 1, 2)
        self.errors.check_optional((*path, "label"), raw.get("label"), 45)
        self.errors.check_optional((*path, "placeholder"), raw.get("placeholder"), 100)
        low, high = raw.get("min_length") or 0, raw.get("max_length") or 4000
        self.errors.check_range((*path, "min_length"), low, 0, 4000)
        self.errors.check_range((*path, "max_length"), high, max(1, low), 4000)
        self.errors.check_optional((*path, "value"), raw.get("value"), high)

    def section(self, path: BodyPath, raw: Payload) -> None:
        """Check a section: it has one to three texts, with a button or a thumbnail beside them."""
        self.several((*path, "components"), raw.get("components"), (TEXT,), 1, 3)
        self.one((*path, "accessory"), raw.get("accessory"), (BUTTON, THUMBNAIL))

    def text(self, path: BodyPath, raw: Payload) -> None:
        """Check a text display."""
        content = raw.get("content")
        self.errors.check_length((*path, "content"), content, 1, MOST_TEXT)
        self.shown += len(content) if isinstance(content, str) else 0

    def picture(self, path: BodyPath, raw: Payload) -> None:
        """Check a picture or file: its URL and its alt text."""
        place = raw.get("file" if raw.get("type") == FILE else "media")
        address = place.get("url") if isinstance(place, dict) else None
        self.errors.check_length((*path, "media", "url"), address, 1, 2048)
        self.errors.check_optional((*path, "description"), raw.get("description"), 1024)

    def gallery(self, path: BodyPath, raw: Payload) -> None:
        """Check a media gallery, which has up to ten pictures."""
        items = raw.get("items")
        self.errors.check_length((*path, "items"), items, 1, 10)
        for place, item in enumerate(items if isinstance(items, list) else ()):
            self.picture((*path, "items", place), item)

    def container(self, path: BodyPath, raw: Payload) -> None:
        """Check a container around other components."""
        self.several((*path, "components"), raw.get("components"), INSIDE, 1, MOST_COMPONENTS)

    def label(self, path: BodyPath, raw: Payload) -> None:
        """Check the label of one field of a modal, and the field."""
        self.errors.check_length((*path, "label"), raw.get("label"), 1, 45)
        self.errors.check_optional((*path, "description"), raw.get("description"), 100)
        self.one((*path, "component"), raw.get("component"), (INPUT, *SELECTS))

    def nothing(self, path: BodyPath, raw: Payload) -> None:
        """Accept a separator, in which nothing can be wrong."""


CHECKS: Mapping[int, Callable[[_Check, BodyPath, Payload], None]] = {
    ROW: _Check.row,
    BUTTON: _Check.button,
    INPUT: _Check.input,
    SECTION: _Check.section,
    TEXT: _Check.text,
    THUMBNAIL: _Check.picture,
    GALLERY: _Check.gallery,
    FILE: _Check.picture,
    SEPARATOR: _Check.nothing,
    CONTAINER: _Check.container,
    LABEL: _Check.label,
    **dict.fromkeys(SELECTS, _Check.select),
}
