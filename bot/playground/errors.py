"""Why a playground cannot start; each error says what can be done."""

from __future__ import annotations

from pathlib import Path


class PlaygroundError(Exception):
    """The playground cannot start; the message is for whoever started it."""


class PortTaken(PlaygroundError):
    """Another program listens on the requested port."""

    def __init__(self, port: int, reason: str, address: str | None) -> None:
        running = f"A playground is running there: {address} " if address else ""
        super().__init__(
            f"Port {port} cannot be used ({reason}). {running}Choose another one with --port, or leave --port "
            "out: then the first free one is taken."
        )


class InUse(PlaygroundError):
    """Another playground uses the same folder."""

    def __init__(self, path: Path, address: str | None = None) -> None:
        page = f"in its page, {address} ," if address else "in its page,"
        super().__init__(
            f"Another playground is running on {path.parent}. Go on {page} or stop it first (Ctrl-C), "
            "or begin a second one elsewhere with --data FOLDER."
        )


class Unusable(PlaygroundError):
    """The file of the small Discord cannot be read or written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            f"{path} cannot be used ({reason}). It holds the playground's channel and messages. Check who may "
            "read and write it; if it is damaged, move it away: the playground then begins anew, with an empty "
            "channel and other people."
        )


class NotOurs(Unusable):
    """Something else lies where the file of the small Discord should be; it was not touched."""

    def __init__(self, path: Path) -> None:
        PlaygroundError.__init__(
            self,
            f"{path} cannot be used: it is something else than a playground's file, and was left as it is. Move "
            "it away, or choose another folder with --data FOLDER.",
        )
