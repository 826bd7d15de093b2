"""Ordinary messages: posted once, mentioning somebody, and among direct messages."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.ui.layout import Screen, text

ONCE = "Once"
CLOSED = (50007, 50278)


async def _once(stage: Stage) -> None:
    nonce = str(secrets.randbits(40))
    first = await stage.channel.send(view=Screen(text(ONCE)), nonce=nonce)
    stage.undo(first.delete)
    second = await stage.holds("same", stage.channel.send(view=Screen(text(ONCE)), nonce=nonce))
    stage.note("same", held=second is not None and second.id == first.id)
    found = [one async for one in stage.channel.history(limit=10) if one.id == first.id]
    stage.note("read", held=[item.content for item in _texts(found)] == [ONCE])
    if second is not None and second.id != first.id:
        stage.undo(second.delete)


def _texts(messages: Sequence[discord.Message]) -> list[discord.TextDisplay]:
    items = [item for message in messages for item in message.components]
    return [item for item in items if isinstance(item, discord.TextDisplay)]


async def _mention(stage: Stage) -> None:
    only = discord.AllowedMentions(users=[discord.Object(stage.host.id)])
    click = await stage.press("Look at another channel after this press, then come back.", "Mention me")
    await click.response.defer()
    await click.followup.send(view=stage.screen("Only you see this"), ephemeral=True)
    quiet = await click.followup.send(view=Screen(text("Nobody is called here")), wait=True)
    stage.undo(stage.channel.get_partial_message(quiet.id).delete)
    await click.followup.edit_message(
        quiet.id, view=Screen(text(f"An edit mentions <@{stage.host.id}>")), allowed_mentions=only
    )
    await stage.asks("edit-is-quiet", "Has Discord called you so far (a sound, a red number)?", right="No")
    again = await stage.press("Once more, and look at another channel again.", "Mention me anew", what="anew")
    await again.response.defer()
    called = await again.followup.send(
        view=Screen(text(f"A new message mentions <@{stage.host.id}>")), allowed_mentions=only, wait=True
    )
    stage.undo(stage.channel.get_partial_message(called.id).delete)
    await stage.asks("calls", "Has Discord called you now?")


async def _direct(stage: Stage) -> None:
    room = await stage.holds("opened", stage.host.create_dm())
    if room is None:
        return
    screen = stage.screen("A direct message", directly="Press me")
    sent = await stage.holds("sent", room.send(view=screen))
    if sent is None:
        return
    stage.undo(sent.delete)
    stage.guide("Press the button among your direct messages with the bot.")
    click = await stage.pressed("directly")
    await stage.holds("pressed", click.response.send_message(view=stage.screen("An ordinary answer")))
    answer = await click.original_response()
    stage.undo(room.get_partial_message(answer.id).delete)
    stage.note("ordinary", held=not answer.flags.ephemeral)
    lasting = room.get_partial_message(answer.id)
    here = await stage.post(Screen(text("*Back* leads here")))
    edited = stage.screen(f"Edited without a token · [back]({here.jump_url})")
    await stage.holds("lasting", lasting.edit(view=edited))
    await stage.asks("seen", "Does the answer there say *Edited without a token*?")
    await stage.asks("link", "Does *back*, beside it, bring you to this channel?")
    await stage.asks("calls", "Had Discord called you when the first message arrived (a sound, a red number)?")
    await stage.holds("deleted", click.delete_original_response())


async def _closed(stage: Stage) -> None:
    await stage.did(
        "Close your direct messages for this server (in its menu, *Privacy Settings*), then press *Done*.",
        "dms-closed",
    )
    await stage.refuses("refused", stage.host.send(view=Screen(text("Who hears this?"))), *CLOSED)
    await stage.did("Open them again, then press *Done*.", "dms-open")
    sent = await stage.holds("open", stage.host.send(view=Screen(text("Open again"))))
    if sent is not None:
        stage.undo(sent.delete)


POSTS = (
    Step(
        "once",
        "A message sent twice",
        "The same message is posted twice under one nonce.",
        "bot/ui/publishing/outbox/posting.py",
        (
            Fact("same", "Discord gives back the message that it has, and posts no second one"),
            Fact("read", "It reads in the channel what it has written, without the intent for contents"),
        ),
        _once,
    ),
    Step(
        "mention",
        "A mention",
        "A message mentions you by an edit, then a new one does.",
        "bot/ui/publishing/calling.py",
        (
            Fact("edit-is-quiet", "Neither edits, nor private answers, nor what mentions nobody call anybody"),
            Fact("calls", "A new message that follows a click calls whom it mentions"),
        ),
        _mention,
    ),
    Step(
        "direct",
        "Direct messages",
        "The bot writes to you, and answers a press there by an ordinary message.",
        "bot/ui/publishing/direct_messages/hands.py",
        (
            Fact("opened", "Direct messages with somebody can be opened"),
            Fact("sent", "A first message arrives"),
            Fact("pressed", "A press there is answered"),
            Fact("ordinary", "The answer may be an ordinary message"),
            Fact("lasting", "It is edited without any token"),
            Fact("seen", "It is seen as it was edited"),
            Fact("link", "A link in a text leads to a message elsewhere"),
            Fact("calls", "A new direct message calls whoever it is for"),
            Fact("deleted", "It is deleted by the token"),
        ),
        _direct,
    ),
    Step(
        "closed",
        "Direct messages closed",
        "The bot writes to somebody who does not let it, and again when they do.",
        "bot/ui/faults.py",
        (
            Fact("refused", "A message to closed direct messages is refused (50007 or 50278)"),
            Fact("open", "Open again, the next one arrives"),
        ),
        _closed,
    ),
)
