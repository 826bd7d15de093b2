"""Pictures: in answers, in edits that bring, keep and remove them, and as people see them.

Each is drawn before somebody presses: on a small machine that may take longer than Discord waits for an answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.props import BEAN, LATIN, NAME, ODD_NAMES, OTHER, OTHER_NAME, file, hand, picture
from bot.rehearsing.told import said_by
from bot.ui.names import plain
from bot.ui.sending import about_the_file

SENDING = "bot/ui/sending.py"
INVALID = 50035
NO_FILE = 10**17
"""A number that no file has."""


class Kept(NamedTuple):
    """A file that a message has already, as an edit names it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """As Discord has it."""
        return {"id": str(self.id), "filename": self.filename}


async def _answer(stage: Stage) -> None:
    drawn = await file(BEAN)
    click = await stage.press("Press the button: a picture comes into this message.", "Bring a picture")
    screen = stage.screen("With a picture", picture())
    answer = await stage.holds("brought", click.response.edit_message(view=screen, attachments=[drawn]))
    if answer is None:
        return
    message = await click.original_response()
    stage.note("numbered", held=[one.filename for one in message.attachments] == [NAME])
    kept: Any = Kept(message.attachments[0].id if message.attachments else 0, NAME)
    edited = await stage.holds("kept", stage.edit(click, stage.screen("Kept", picture()), attachments=[kept]))
    stage.note("kept", held=edited is not None and [one.id for one in edited.attachments] == [kept.id])
    left = await stage.holds("left-out", stage.edit(click, stage.screen("Kept again", picture())))
    stage.note("left-out", held=left is not None and [one.id for one in left.attachments] == [kept.id])
    await stage.asks("seen", "Do you see a picture of a bean under *Kept again*?")


async def _changed(stage: Stage) -> None:
    drawn, another = await file(BEAN), await file(OTHER, OTHER_NAME)
    click = await stage.press("Press the button: a picture follows in private, and is changed.", "Bring a picture")
    await click.response.send_message(view=stage.screen("First", picture()), file=drawn, ephemeral=True)
    other = stage.screen("Second", picture(OTHER_NAME))
    changed = await stage.holds("changed", stage.edit(click, other, attachments=[another]))
    stage.note("changed", held=changed is not None and [a.filename for a in changed.attachments] == [OTHER_NAME])
    await stage.asks("seen", "Does the private message say *Second*, with another bean?")
    gone: Any = Kept(NO_FILE, OTHER_NAME)
    third = stage.screen("Third", picture(OTHER_NAME))
    refused = await stage.refuses("no-file", stage.edit(click, third, attachments=[gone]), INVALID)
    if refused is not None:
        stage.note("names-it", held=about_the_file(refused), said=said_by(refused))
    bare = await stage.holds("removed", stage.edit(click, stage.screen("Bare"), attachments=[]))
    stage.note("removed", held=bare is not None and not bare.attachments)


async def _phone(stage: Stage) -> None:
    odd = plain(LATIN)
    shown = stage.screen("A hand", picture())
    drawn, signed, once_more = await hand(odd), await hand(plain(ODD_NAMES[3])), await hand(odd)
    click = await stage.press("Press the button: a hand comes as games show it.", "Show a hand")
    await click.response.send_message(view=shown, file=drawn, ephemeral=True)
    await stage.asks("sharp", "Can you read everything in the picture, without opening it?")
    await stage.asks("letters", f"Does the name in it read `{odd}`?")
    other = await stage.press(
        "Press again: the same hand beside a name in letters of many scripts.", "Another", what="odd"
    )
    await other.response.send_message(view=shown, file=signed, ephemeral=True)
    await stage.asks("sign", "Does a round sign stand there in place of the name, and no empty boxes?")
    again = await stage.press("Press again, on a phone if you have one.", "Show it there", "phone", "phone")
    await again.response.send_message(view=shown, file=once_more, ephemeral=True)
    await stage.asks("phone", "Is it as wide as the phone, and can you read it?", "phone")


FILES = (
    Step(
        "picture",
        "A picture in an answer, and kept",
        "An answer in the pressed message brings a picture, and edits keep it.",
        SENDING,
        (
            Fact("brought", "An answer of type 7 brings a file"),
            Fact("numbered", "Discord tells the file and its number"),
            Fact("kept", "An edit that names the file keeps it, under its number"),
            Fact("left-out", "An edit that says nothing of files keeps it, too"),
            Fact("seen", "It is seen"),
        ),
        _answer,
    ),
    Step(
        "changed-picture",
        "A picture changed and removed",
        "The file of a private message is replaced, then removed.",
        SENDING,
        (
            Fact("changed", "An edit by the token puts another file in its place"),
            Fact("seen", "It is seen"),
            Fact("no-file", "An edit that names a file which is not there is refused (50035)"),
            Fact("names-it", "What Discord says of that speaks of a file"),
            Fact("removed", "An edit with an empty list removes it"),
        ),
        _changed,
    ),
    Step(
        "phone",
        "A hand on a phone",
        "A hand is looked at on a desktop and on a phone.",
        "bot/art/pictures/hand.py",
        (
            Fact("sharp", "A hand can be read without opening the picture"),
            Fact("letters", "Odd letters in a name are drawn"),
            Fact("sign", "Letters that are not drawn give way to a sign"),
            Fact("phone", "It can be read on a phone"),
        ),
        _phone,
    ),
)
