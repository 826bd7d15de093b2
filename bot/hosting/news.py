"""What is new for whoever runs the bot since the version before: from news.toml, which the changelog shares."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Collection, Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

from bot.config import Config
from bot.hosting.findings import LOOK, Finding
from bot.store.file.versions import Had
from bot.version import VERSION

UNRELEASED = "Unreleased"
"""What the next version is called until it has a number."""
MONTH = 30 * 24 * 3600
"""Seconds after an upgrade for which it is said what was new."""


class New(NamedTuple):
    """One line: of which version, in Markdown, and whether a permission or a setting is what it is about."""

    version: str
    words: str
    permission: str = ""
    setting: str = ""


def all_news() -> tuple[New, ...]:
    """Give everything that was ever new, as the file has it."""
    said = tomllib.loads(files("bot.hosting").joinpath("news.toml").read_text("utf-8"))
    return tuple([New(version, **one) for version, every in said.items() for one in every])


def before(had: Sequence[Had], now: float) -> str:
    """Give the version from which this one takes a database over; nothing where it has done so a month ago, or has
    made it."""
    others = [one.version for one in had if one.version != VERSION]
    mine = next((one.since for one in had if one.version == VERSION), now)
    return others[-1] if others and now < mine + MONTH else ""


def new_here(config: Config, version: str, told: Collection[str] = ()) -> Iterator[Finding]:
    """Say what is new since this version, but for settings that the host has chosen, and for permissions that are
    `told` of elsewhere."""
    for one in all_news():
        known = one.permission in told or _chosen(config, one.setting)
        if not known and _number(one.version) > _number(version):
            yield Finding(LOOK, "new", f"since {version}: {one.words.replace('*', '').replace('`', '')}")


def _number(version: str) -> tuple[float, ...]:
    return (math.inf,) if version == UNRELEASED else tuple(map(float, version.split(".")))


def _chosen(config: Config, setting: str) -> bool:
    """Whether a setting is another one than the bot has by itself."""
    section, _, name = setting.partition(".")
    return bool(setting) and getattr(getattr(config, section), name) != _default(section, name)


def _default(section: str, name: str) -> object:
    """Give what a setting is where the host has not chosen it."""
    kind = Config.model_fields[section].annotation
    return kind.model_fields[name].get_default(call_default_factory=True) if kind else None
