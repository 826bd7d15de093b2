"""A message with its picture if that is drawn in time, otherwise in words."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import MessageRow
from bot.ui.components import Scene, Screen
from bot.ui.pictures import Pictures, digest
from bot.ui.publishing.contents import Draft
from bot.ui.sending import AT_ONCE, Shown

PATIENCE = 5.0
"""Seconds that any other edit waits for its picture at most: it would have to be sent twice."""


class Ready(NamedTuple):
    """A message that can be sent."""

    draft: Draft
    screen: Screen
    late: Scene | None = None
    """What is still being drawn for it."""


async def illustrated(draft: Draft, pictures: Pictures, shown: Shown, *, urgent: bool = False) -> Ready:
    """The message with its picture, unless that takes too long; one that is `shown` there need not be drawn."""
    screen = draft.render()
    picture = screen.picture
    if picture is None or digest(picture) == shown.picture:
        return Ready(draft, screen)
    if await pictures.drawn(picture.scene, AT_ONCE if urgent else PATIENCE, urgent=urgent) is not None:
        return Ready(draft, screen)
    return Ready(draft.in_words(), screen.words(), picture.scene)


def shown_in(row: MessageRow | None) -> Shown:
    """The picture of this message."""
    return Shown() if row is None else Shown(row.picture, row.attachment_id)
