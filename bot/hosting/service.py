"""The unit with which systemd runs the bot, filled in with where it is installed."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from bot.invocation import COMMAND

_HIDDEN = ("/home", "/root", "/run/user", "/tmp", "/var/tmp")  # as the unit has them
"""The folders of this machine that the service does not see."""


def unit() -> str:
    """Write the unit for what is installed here."""
    template = files(__package__).joinpath("bean-table.service").read_text("utf-8")
    return template.replace("@COMMAND@", installed())


def installed() -> str:
    """The command as the service calls it, with its whole path: not through a link, which may lead to a home."""
    command = Path(sys.executable).with_name(COMMAND)
    return str(command) if command.is_file() else f"{sys.executable} -P -m bot"


def hidden() -> str | None:
    """Why the service could not run what is installed here; None where it could."""
    places = {Path(sys.executable).absolute(), Path(sys.executable).resolve(), Path(__file__).resolve()}
    for place in places:
        if any(place.is_relative_to(folder) for folder in _HIDDEN):
            return (
                f"The service sees no homes, and {place} lies in one. Install the bot elsewhere, by "
                "python3 -m venv /opt/bean-table and pip in there, and print the service from there."
            )
    return None
