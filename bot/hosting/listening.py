"""Takes the address at which a host's tools ask how the bot is. The bot keeps it, `check` only tries it."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

from bot.errors import Harmless

if TYPE_CHECKING:
    from bot.config import MetricsSection


class PortTaken(Harmless):
    """The port cannot be listened on; the message says what to do."""


class PortForbidden(PortTaken):
    """This user may never listen on this port."""

    lasting = True


def listening_at(settings: MetricsSection) -> list[socket.socket]:
    """Open a socket for each address that the host's name has; raises PortTaken. It is to be called in a thread,
    since a name may have to be looked up."""
    with ExitStack() as taken:
        try:
            found = socket.getaddrinfo(
                settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )
            sockets = [_taken(taken, family, address) for family, _, _, _, address in dict.fromkeys(found)]
        except (OSError, UnicodeError) as error:
            raise _refused(settings, error) from error
        # All or none.
        taken.pop_all()
    return sockets


def _taken(taken: ExitStack, family: int, address: tuple[object, ...]) -> socket.socket:
    listening = taken.enter_context(socket.socket(family, socket.SOCK_STREAM))
    if os.name == "posix":
        # What a bot that has just ended leaves of its connections is in nobody's way.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listening.bind(address)
    listening.listen()
    return listening


def _refused(settings: MetricsSection, error: OSError | UnicodeError) -> PortTaken:
    why = (error.strerror if isinstance(error, OSError) else None) or "it is no name"
    where = f"Port {settings.port} of {settings.host} cannot be used ({why})."
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EACCES:
        return PortForbidden(f"{where} Choose one from 1024 on: port under [metrics].")
    if number in (errno.EADDRNOTAVAIL, None) or isinstance(error, socket.gaierror):
        return PortTaken(f"{where} Name an address of this machine, such as 127.0.0.1: host under [metrics].")
    return PortTaken(f"{where} Choose another one: port and host under [metrics].")
