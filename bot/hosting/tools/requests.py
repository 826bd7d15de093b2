"""What a host's tool asks of the bot, and what it is answered, as they pass from one process to the other."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.ui.names import NAMELESS, plain

LONGEST_REQUEST = 4096
"""The most bytes that a request may have."""
LONGEST_ANNOUNCEMENT = 200
"""The most characters that an announcement may have."""


class Command(StrEnum):
    """What can be asked for."""

    PEOPLE = "people list"
    SHUT_OUT_PERSON = "people shut-out"
    LET_PERSON_IN = "people let-in"
    STORED = "people stored"
    FORGET = "people forget"
    SERVERS = "servers list"
    SHUT_OUT_SERVER = "servers shut-out"
    LET_SERVER_IN = "servers let-in"
    LEAVE = "servers leave"
    ANNOUNCE = "announce"
    TAKE_BACK = "announce --take-back"
    ANNOUNCED = "announce (look)"
    USES = "uses"


ABOUT_ONE = frozenset(
    {
        *(Command.SHUT_OUT_PERSON, Command.LET_PERSON_IN, Command.STORED, Command.FORGET),
        *(Command.SHUT_OUT_SERVER, Command.LET_SERVER_IN, Command.LEAVE),
    }
)
"""The commands that are about one person or server, by number."""


class _Passed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, hide_input_in_errors=True)


class Request(_Passed):
    """What is asked; `number` is Discord's, of a person or a server, and `text` is what to announce."""

    command: Annotated[Command, Field(strict=False)]
    number: Annotated[int, Field(ge=1, lt=2**63)] | None = None
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_ANNOUNCEMENT)] | None = None

    @model_validator(mode="after")
    def _whole(self) -> Self:
        about_one, announces = self.command in ABOUT_ONE, self.command is Command.ANNOUNCE
        if about_one != (self.number is not None) or announces != (self.text is not None):
            raise ValueError(f"{self.command} takes other arguments")
        if announces and plain(self.text or "") == NAMELESS:
            raise ValueError("nothing could be seen of it")
        return self


class Answer(_Passed):
    """What was done, or with `done` false why not, in lines for a terminal; `file` is the text of a file."""

    done: bool
    lines: Annotated[tuple[str, ...], Field(strict=False)] = ()
    file: str | None = None


def refusal(line: str) -> Answer:
    """Answer that it was not done, and why."""
    return Answer(done=False, lines=(line,))


def read_request(written: bytes) -> Request | None:
    """Read a request that was written; None for anything else."""
    try:
        return Request.model_validate_json(written) if len(written) <= LONGEST_REQUEST else None
    except ValidationError:
        return None


def read_answer(written: bytes) -> Answer | None:
    """Read an answer that was written; None for anything else."""
    try:
        return Answer.model_validate_json(written)
    except ValidationError:
        return None
