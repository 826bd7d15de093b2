"""Private messages: what a token reaches, who sees it, and what is left of one that was dismissed."""

from __future__ import annotations

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.late import ANSWER

TOKENS = "bot/ui/publishing/outbox/tokens.py"
UNKNOWN_MESSAGE = 10008


async def _answer(stage: Stage) -> None:
    click = await stage.press("Press the button: the bot answers you alone.", "Answer me")
    await click.response.send_message(view=stage.screen("One"), ephemeral=True)
    message = await click.original_response()
    stage.note("private", held=message.flags.ephemeral)
    stage.kept[ANSWER] = click, message.id
    two = stage.screen("Two", again="Press me, too")
    await stage.holds("edited", stage.edit(click, two))
    http, place = stage.client.http, stage.channel.id
    await stage.refuses("by-token-alone", http.get_message(place, message.id), UNKNOWN_MESSAGE)
    await stage.refuses("by-token-alone", http.delete_message(place, message.id), UNKNOWN_MESSAGE)
    await stage.asks("seen", "Is there a message that only you can see, and does it say *Two*?")
    stage.guide("Press the button on that private message.")
    again = await stage.pressed("again")
    await again.response.edit_message(view=stage.screen("Three"))
    stage.note("clicked", held=(await again.original_response()).id == message.id)
    await stage.holds("renewed", stage.edit(again, stage.screen("Four: this one stays for now.")))


async def _deleted(stage: Stage) -> None:
    click = await stage.press(
        "Press the button: a private message comes, and goes after your next press.", "Show it"
    )
    await click.response.send_message(view=stage.screen("Soon gone"), ephemeral=True)
    message = await click.original_response()
    second = await stage.press("Press again.", "Take it away", what="away")
    await second.response.defer()
    await stage.refuses("apart", second.followup.edit_message(message.id, content="x"), UNKNOWN_MESSAGE)
    await stage.holds("deleted", stage.by_token(click).delete_message(message.id))
    await stage.asks("away", "Is the private message gone from your screen?")


async def _follow_up(stage: Stage) -> None:
    click = await stage.press("Press the button: this message stays, a private one follows.", "Follow")
    await click.response.defer()
    public = await click.original_response()
    stage.note("original", held=click.message is not None and public.id == click.message.id)
    sent = await stage.holds(
        "follows", click.followup.send(view=stage.screen("Private: one"), ephemeral=True, wait=True)
    )
    if sent is None:
        return
    stage.note("private", held=sent.flags.ephemeral)
    token = stage.by_token(click)
    await stage.holds("both", token.edit_message(sent.id, view=stage.screen("Private: two")))
    await stage.holds("both", stage.edit(click, stage.screen("Public: edited by the same click")))
    found = await stage.holds("looked-at", token.fetch_message(sent.id))
    stage.note("looked-at", held=found is not None and found.id == sent.id)
    await stage.asks(
        "seen", "Do you see *Private: two* for you alone, and *Public: edited by the same click* above?"
    )
    await stage.holds("deleted", token.delete_message(sent.id))
    await stage.holds("public-deleted", click.delete_original_response())


async def _in_public(stage: Stage) -> None:
    click = await stage.press("Press the button: a private message comes with a button of its own.", "Show it")
    await click.response.send_message(view=stage.screen("Private", public="Tell everybody"), ephemeral=True)
    stage.guide("Press the button on that private message.")
    again = await stage.pressed("public")
    await again.response.defer()
    told = await stage.holds("follows", again.followup.send(view=stage.screen("For everybody"), wait=True))
    if told is None:
        return
    stage.note("public", held=not told.flags.ephemeral)
    await stage.holds("public", stage.client.http.get_message(stage.channel.id, told.id))
    await stage.holds("deleted", again.followup.delete_message(told.id))


async def _thinking(stage: Stage) -> None:
    click = await stage.press("Press the button: the bot thinks in private, then answers.", "Think")
    await click.response.defer(ephemeral=True, thinking=True)
    thinking = await click.original_response()
    # Not asked to be private: it is, since it takes the place of what is.
    answer = await stage.holds("place", click.followup.send(view=stage.screen("Thought of it"), wait=True))
    if answer is None:
        return
    stage.note("place", held=answer.id == thinking.id)
    stage.note("as-private", held=answer.flags.ephemeral)


async def _dismissed(stage: Stage) -> None:
    click = await stage.press("Press the button; then press *Dismiss message* below the private one.", "Show it")
    await click.response.send_message(view=stage.screen("Dismiss me"), ephemeral=True)
    await stage.did("Have you dismissed the private message?", "dismissed")
    await stage.refuses("refused", stage.edit(click, stage.screen("Still?")), UNKNOWN_MESSAGE)


async def _reloaded(stage: Stage) -> None:
    click = await stage.press("Press the button: a private message comes.", "Show it")
    await click.response.send_message(view=stage.screen("Am I there?"), ephemeral=True)
    await stage.did("Reload Discord (Ctrl+R; on a phone close and open the app), then press *Done*.", "reloaded")
    await stage.asks("there", "Is the private message *Am I there?* still there?")
    await stage.holds("edited", stage.edit(click, stage.screen("After the reload")))
    await stage.asks("second", "Is a private message of this channel also on your second device?", "second device")


async def _form(stage: Stage) -> None:
    click = await stage.press("Press the button and send the form off, whatever you write.", "Open a form")
    field = discord.ui.TextInput["discord.ui.Modal"](custom_id=stage.custom_id("word"), required=False)
    form = discord.ui.Modal(title="A form", custom_id=stage.custom_id("form"))
    form.add_item(discord.ui.Label(text="A word", component=field))
    form.stop()
    await click.response.send_modal(form)
    sent = await stage.pressed("form")
    await stage.holds("edits", sent.response.edit_message(view=stage.screen("Edited by the form")))
    original = await sent.original_response()
    stage.note("original", held=click.message is not None and original.id == click.message.id)


PRIVATE = (
    Step(
        "answer",
        "A private answer",
        "A private answer is edited, looked for and pressed.",
        TOKENS,
        (
            Fact("private", "An answer that is to be private says that it is"),
            Fact("edited", "It is edited by the token of the click"),
            Fact("by-token-alone", "The channel does not know it, neither to read nor to delete it"),
            Fact("seen", "It stands where one pressed, as it was edited"),
            Fact("clicked", "After a press on it, @original is that message itself"),
            Fact("renewed", "The token of that press edits it"),
        ),
        _answer,
    ),
    Step(
        "deleted",
        "A private answer deleted",
        "A private answer is deleted by its own token, after another one was tried.",
        "bot/ui/publishing/outbox/doubts.py",
        (
            Fact("apart", "The token of another click does not reach it", relied_on=False),
            Fact("deleted", "Its own token deletes it"),
            Fact("away", "It goes from the screen"),
        ),
        _deleted,
    ),
    Step(
        "follow-up",
        "A private follow-up",
        "One public click serves the public message and a private one.",
        "bot/ui/reply.py",
        (
            Fact("original", "After an answer that changes nothing, @original is the message that was pressed"),
            Fact("follows", "A private message may follow a public click"),
            Fact("private", "It is private"),
            Fact("both", "The token edits both, each by its name"),
            Fact("looked-at", "The token tells what is there, by its number"),
            Fact("seen", "Both are seen as they were edited"),
            Fact("deleted", "It is deleted by its number"),
            Fact("public-deleted", "The token deletes the public message that was pressed, as @original"),
        ),
        _follow_up,
    ),
    Step(
        "in-public",
        "A public follow-up from a private click",
        "A press on a private message posts something for everybody.",
        "bot/ui/publishing/calling.py",
        (
            Fact("follows", "A message may follow a press on a private one"),
            Fact("public", "It is everybody's, and the channel knows it"),
            Fact("deleted", "The token deletes it"),
        ),
        _in_public,
    ),
    Step(
        "thinking",
        "Thinking, then an answer",
        "What follows *thinking …* takes its place.",
        "bot/ui/reply.py",
        (
            Fact("place", "The first follow-up takes the place of *thinking …*"),
            Fact("as-private", "It is as private as that was"),
        ),
        _thinking,
    ),
    Step(
        "dismissed",
        "A dismissed answer",
        "A private message is edited after it was dismissed.",
        "bot/ui/publishing/panels/answers.py",
        (Fact("refused", "A dismissed message is edited no more (Unknown Message)", relied_on=False),),
        _dismissed,
    ),
    Step(
        "reloaded",
        "A private answer after a reload",
        "Discord is reloaded, then the message is edited.",
        "bot/ui/publishing/panels/answers.py",
        (
            Fact("there", "A private message survives a reload", relied_on=False),
            Fact("edited", "An edit after a reload is taken", relied_on=False),
            Fact("second", "A second device shows it", relied_on=False),
        ),
        _reloaded,
    ),
    Step(
        "form",
        "A form from a button",
        "A form that a button opened edits that button's message.",
        "bot/ui/modals.py",
        (
            Fact("edits", "The form edits the message of the button that opened it"),
            Fact("original", "@original is that message then"),
        ),
        _form,
    ),
)
