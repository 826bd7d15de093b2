"""The bot as a host runs it, `python -m bot run`, with shorter pauses: a story has a minute, not an hour."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bot import store
from bot.client import BeanBot
from tests.benchmarks.faults.disk import Disk

LATE_NOTES = "late-notes"
"""Said where notes are to be lost in a kill as a host's are: then they wait as long as everywhere."""
HURRY = 0.01
"""The share of each pause that is left of it."""


LEFT = ("absentees", "gone")


def _any_of(*names: str) -> ModuleType | None:
    """A room of publishing by its name of today, or by that which it has in an older bot, if it has it."""
    for name in (f"bot.ui.publishing.{name}" for name in names):
        # Of a room in a room that is not there, nothing can be asked.
        if find_spec(name.rpartition(".")[0]) is not None and find_spec(name) is not None:
            return import_module(name)
    return None


def main() -> None:
    """Run it."""
    for module, names in (
        (_any_of("outbox.send_queues", "send_queues"), ("FIRST_REST", "LONGEST_REST", "CHANGED_REST", "SHARE")),
        *([] if LATE_NOTES in sys.argv else [(store, ("PATIENCE",))]),
        (
            _any_of("direct_messages.dm_channels", "dm_channels", "openings"),
            ("FIRST_STOP", "LONGEST_STOP", "PASSING_STOP"),
        ),
        (_any_of("anew"), ("SOON", "HOUR")),
    ):
        for name in names:
            setattr(module, name, getattr(module, name) * HURRY)
    if (gone := _any_of(*LEFT)) is not None:
        # An older bot does not ask who has left.
        for name in ("EVERY", "FIRST"):
            setattr(gone, name, getattr(gone, name) * HURRY)
    Disk()
    assert BeanBot.__init__.__kwdefaults__ is not None
    BeanBot.__init__.__kwdefaults__["pace"] = 0.1
    from bot.__main__ import command_line

    sys.argv[1:] = ["run"]
    command_line("python -m bot")


if __name__ == "__main__":
    main()
