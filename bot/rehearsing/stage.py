"""What a step can do: say something in the channel, wait for the person, try a call, and note what held."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

import discord

from bot.rehearsing.facts import Fact, Noted
from bot.rehearsing.patience import LIMIT, TIDYING, Patience
from bot.rehearsing.record.tracing import Limit
from bot.rehearsing.told import custom_id_of, not_allowed, said_by
from bot.ui.components import Item
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, button, row, text

T = TypeVar("T")

PREFIX = "rehearse"
GO, YES, NO, LEAVE, NONE = "go", "yes", "no", "leave", "none"
SHORTLY = 10.0
"""Seconds in which a press that does not count has to have been answered."""
NOT_NOW = "Not now: see the newest message."
BLUE = discord.ButtonStyle.primary


class LeftOut(Exception):
    """The person leaves this step out."""


class NotHere(Exception):
    """The step needs something that there is not; says what."""


class Listening(Protocol):
    """Whoever hears what is said to Discord and answered."""

    @property
    def limits(self) -> Mapping[str, Limit | None]:
        """What Discord has said last of how often each kind of call may be made."""

    def did(self, what: str) -> None:
        """Note what a person did of which the bot does not hear."""


class Stage:
    """The channel, the person who rehearses, and what they do there, in its order.

    `say` prints in the terminal; `sleep` and `now` are the clock.
    """

    def __init__(
        self,
        client: discord.Client,
        begun: discord.Interaction,
        listening: Listening,
        say: Callable[[str], None],
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.time,
    ) -> None:
        assert isinstance(begun.channel, discord.TextChannel)
        self.client = client
        self.begun = begun
        self.channel: discord.TextChannel = begun.channel
        self.host = begun.user
        self.say = say
        self.sleep = sleep
        self.now = now
        self.came: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        """What people press and type."""
        self.wrote: dict[int, int] = {}
        """Who has written which message, by its number, as far as the gateway tells of any that is not private."""
        self.completes: Callable[[discord.Interaction], Awaitable[None]] | None = None
        """Offers in this step what one may choose while one types."""
        self.patience = Patience(say)
        self.noted: dict[str, Noted] = {}
        self.kept: dict[str, tuple[discord.Interaction, int]] = {}
        """Clicks whose tokens a later step looks at, and the messages that these reach."""
        self._listening = listening
        self._key, self._title, self._facts, self._needs = "", "", frozenset[str](), ""
        self._asked = ""
        self._posted: list[asyncio.Task[discord.Message]] = []
        self._undone: list[Callable[[], Awaitable[object]]] = []

    # A step

    def begin(self, key: str, title: str, facts: Sequence[Fact]) -> None:
        """From now on a step of this key and title, which looks for these facts, stands on the stage."""
        self._key, self._title, self._facts = key, title, frozenset(fact.key for fact in facts)
        self.noted, self._posted, self._undone, self._needs, self.completes = {}, [], [], "", None

    def undo(self, call: Callable[[], Awaitable[object]]) -> None:
        """Have this called at the end of the step, however that comes."""
        self._undone.append(call)

    async def tidy(self) -> None:
        """Take back what was made and posted for this step, the newest first."""
        while self._undone:
            try:
                async with asyncio.timeout(TIDYING):
                    await self._undone.pop()()
            except discord.NotFound:
                continue
            except TRANSIENT as error:
                self.say(f"Something of this step is left behind: it could not be deleted ({said_by(error)}).")
        self._posted = []

    def note(self, fact: str, *, held: bool, said: str = "") -> None:
        """Note whether a fact of this step held. Of several looks at it, one that fails counts."""
        assert fact in self._facts, fact
        if self.noted.get(fact, Noted(held=True)).held:
            self.noted[fact] = Noted(held, said)

    # The person

    def custom_id(self, what: str) -> str:
        """The custom_id of a button of this step."""
        return f"{PREFIX}:{self._key}:{what}"

    def screen(self, words: str, *items: Item, **labels: str) -> Screen:
        """A message with these words, and buttons of this step by what they do."""
        buttons = [button(label, self.custom_id(what), BLUE) for what, label in labels.items()]
        return Screen(text(words), *items, *([row(*buttons)] if buttons else []))

    def post(self, screen: Screen) -> asyncio.Task[discord.Message]:
        """Post something in the channel, below what was posted before; it goes with the end of this step.

        Whoever waits for a press does not wait for this: discord.py may rest for seconds after a message is there.
        """
        posting = asyncio.create_task(self._send(screen, self._posted[-1:]), name="posting")
        self._posted.append(posting)
        self.undo(partial(_delete, posting))
        return posting

    async def _send(self, screen: Screen, before: Sequence[asyncio.Task[discord.Message]]) -> discord.Message:
        # Of calls that wait for their turn discord.py keeps no order.
        if before:
            await asyncio.wait(before)
        async with asyncio.timeout(LIMIT):
            return await self.channel.send(view=screen)

    async def press(self, words: str, label: str, needs: str = "", what: str = GO) -> discord.Interaction:
        """Ask for a press on a public button; the click is not answered yet. `needs` is what not everybody has."""
        self.guide(words, needs, **{what: label})
        return await self.pressed(what)

    def guide(self, words: str, needs: str = "", **labels: str) -> None:
        """Say what to do, in the channel and in the terminal."""
        self._needs, self._asked = needs, words
        self.say(words if not labels else f"{words} [{' | '.join(labels.values())}]")
        buttons = [button(label, self.custom_id(what), BLUE) for what, label in labels.items()]
        buttons += [button(f"No {needs} here", self.custom_id(NONE))] if needs else []
        self.post(
            Screen(text(f"-# {self._title}\n{words}"), row(*buttons, button("Leave out", self.custom_id(LEAVE))))
        )

    async def pressed(self, *what: str) -> discord.Interaction:
        """Wait until the person uses one of these controls of this step, wherever it stands."""
        wanted = {self.custom_id(one) for one in what}
        return await self._from_person(lambda click: custom_id_of(click) in wanted)

    async def typed(self, words: str, needs: str = "") -> discord.Interaction:
        """Ask for the command, somewhere."""
        self.guide(words, needs)
        return await self._from_person(lambda click: click.type is discord.InteractionType.application_command)

    async def complete(self, click: discord.Interaction) -> None:
        """Offer what one may choose, if this step has anything to offer."""
        if self.completes is not None and click.user.id == self.host.id:
            await self.completes(click)

    async def asks(self, fact: str, question: str, needs: str = "", *, right: str = "Yes") -> None:
        """Ask whether something is to be seen, and note whether that is `right`, unless there is not what that
        `needs`."""
        # A second click on the same button must not answer the next question.
        held, wrong = f"{fact}-{YES}", f"{fact}-{NO}"
        answers = {held: "Yes", wrong: "No"} if right == "Yes" else {wrong: "Yes", held: "No"}
        self.guide(question, needs, **answers)
        try:
            click = await self.pressed(*answers)
        except NotHere:
            return
        answer = next(one for one in answers if custom_id_of(click) == self.custom_id(one))
        await click.response.edit_message(view=self.screen(f"{question} **{answers[answer]}**"))
        said = "" if answer == held else f"the person says {answers[answer].lower()}"
        self.note(fact, held=answer == held, said=said)

    async def did(self, words: str, what: str, needs: str = "") -> discord.Interaction:
        """Ask the person to do something of which the bot hears nothing, and to say so; gives that press."""
        click = await self.press(words, "Done", needs, what)
        await click.response.defer()
        self._listening.did(what)
        return click

    async def wait(self, seconds: float) -> None:
        """Wait so long, or until the person leaves this step out."""
        until = time.strftime("%H:%M", time.localtime(self.now() + seconds))
        await self.meanwhile(self.sleep(seconds), f"until {until}")
        self._listening.did("wait")

    async def meanwhile(self, call: Awaitable[T], what: str) -> T:
        """Carry out what may take long, unless the person leaves this step out; `what` follows on “waiting”."""
        with self.patience.as_long_as_it_likes(what):
            answer: T = await self._first(self._wait(lambda _: False), call)
        return answer

    async def _from_person(self, wanted: Callable[[discord.Interaction], bool]) -> discord.Interaction:
        with self.patience.as_long_as_it_likes(f"for you: {self._asked}"):
            return await self._wait(wanted)

    async def _wait(self, wanted: Callable[[discord.Interaction], bool]) -> discord.Interaction:
        while True:
            click: discord.Interaction = await self._first(self.came.get())
            if wanted(click):
                return click
            custom_id = custom_id_of(click)
            # Whatever was pressed too early may have waited for too long.
            with contextlib.suppress(*TRANSIENT):
                async with asyncio.timeout(SHORTLY):
                    if custom_id in (self.custom_id(LEAVE), self.custom_id(NONE)):
                        await click.response.defer()
                    else:
                        await click.response.send_message(NOT_NOW, ephemeral=True)
            if custom_id == self.custom_id(LEAVE):
                raise LeftOut
            if custom_id == self.custom_id(NONE):
                raise NotHere(f"no {self._needs} here")

    async def _first(self, *awaited: Awaitable[Any]) -> Any:
        """Wait for the first of these; raises what went wrong with a message that was to say what to do."""
        tasks = [asyncio.ensure_future(one) for one in awaited]
        try:
            waiting = {*tasks, *self._posted}
            while not any(task.done() for task in tasks):
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
            return next(task.result() for task in tasks if task.done())
        finally:
            for task in tasks:
                task.cancel()

    # Calls

    async def holds(self, fact: str, call: Awaitable[T]) -> T | None:
        """Try a call that Discord is to carry out; gives its answer, None if it was refused."""
        try:
            answer = await call
        except TRANSIENT as error:
            if not_allowed(error):
                raise
            self.note(fact, held=False, said=said_by(error))
            return None
        self.note(fact, held=True)
        return answer

    async def refuses(self, fact: str, call: Awaitable[object], *codes: int) -> Exception | None:
        """Try a call that Discord is to refuse, with one of these codes; gives what it has said."""
        try:
            made = await call
        except TRANSIENT as error:
            if not_allowed(error) and error.code not in codes:
                raise
            self.note(fact, held=getattr(error, "code", None) in codes, said=said_by(error))
            return error
        self.note(fact, held=False, said="it was carried out")
        if isinstance(made, (discord.Message, discord.Thread)):
            self.undo(made.delete)
        return None

    def limit(self, kind: str) -> Limit | None:
        """What Discord has said last of how often this kind of call may be made."""
        return self._listening.limits.get(kind)

    def by_token(self, click: discord.Interaction) -> discord.Webhook:
        """The messages that the token of this click reaches, as the bot itself calls them: by number and token."""
        return discord.Webhook.partial(self.client.application_id or 0, click.token, client=self.client)

    def edit(self, click: discord.Interaction, screen: Screen, **files: Any) -> Awaitable[discord.Message]:
        """Edit the answer to this click, or the message that was pressed, by the token alone, as the bot does."""
        original: Any = "@original"
        return self.by_token(click).edit_message(original, view=screen, **files)


async def _delete(posting: asyncio.Task[discord.Message]) -> None:
    await asyncio.wait({posting})
    if not posting.cancelled() and posting.exception() is None:
        await posting.result().delete()
