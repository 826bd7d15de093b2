"""BeanBot: the connection to Discord, with everything that the cogs need."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections.abc import Callable, Sequence
from functools import partial

import aiohttp
import discord
from discord import app_commands
from discord.abc import GuildChannel

from bot.features.films.films import Films
from bot.features.nights.board import NightBoard
from bot.features.nights.events import NightEvents
from bot.features.nights.hours import NightHours
from bot.features.nights.taking import Taking
from bot.features.reviews.reviews import Reviews
from bot.games.contract import IllegalMove, Refusal
from bot.interaction_ages import LATEST, InteractionAges
from bot.invite_link import invite_link
from bot.remembered_answers import MINUTE, RememberedAnswers
from bot.shards import ShardedBot
from bot.slash import Translation, sync
from bot.store import Database, StoreError
from bot.store.host.shut_out import Kind
from bot.tables import Computers, Tables, Timing
from bot.tables.allowance import require_slower
from bot.tables.clocks import reminders
from bot.tables.clocks.alarm import Alarm
from bot.tables.clocks.lapsing import lapse_of
from bot.tables.limits import Recently
from bot.tables.packing import Packing
from bot.tables.ratings.rater import Rater
from bot.tables.replays.replays import Replays
from bot.tables.results import FillingIn
from bot.tables.watch import Watch
from bot.ui.budget import Budget
from bot.ui.contexts import Context, context_of, server_of
from bot.ui.families import DRAWINGS
from bot.ui.faults import TRANSIENT, trace
from bot.ui.incoming import focused_option
from bot.ui.layout import Screen
from bot.ui.messages.adding import Links
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.shut_out import shut_out_screen
from bot.ui.pictures import Paint, Studio
from bot.ui.publishing.absentees import Absentees
from bot.ui.publishing.people import People
from bot.ui.publishing.publisher import Publisher
from bot.ui.publishing.recovery import Recovery
from bot.ui.reply import Reply
from bot.uploading import Uploading
from bot.words import say
from bot.workers import Threads, Workers

log = logging.getLogger(__name__)

COGS = (
    "cogs.clicks",
    "cogs.opening",
    "cogs.seats",
    "cogs.guests",
    "cogs.watching",
    "cogs.calling",
    "cogs.pace",
    "cogs.learning",
    "cogs.daily",
    "cogs.nights",
    "cogs.looking",
    "cogs.past",
    "cogs.leaderboard",
    "cogs.replaying",
    "cogs.settings",
    "cogs.helping",
    "cogs.hints",
    "cogs.bohnanza",
    "cogs.nicht_die_bohne",
    "cogs.channels",
    "cogs.deadlines",
    "cogs.retention",
    "cogs.departures",
)

INSTALLS = app_commands.AppInstallationType(guild=True)
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True)
"""Where Discord always offers the commands: on servers that have added the bot, and in direct messages with it."""
INSTALLS_ANYWHERE = app_commands.AppInstallationType(guild=True, user=True)
CONTEXTS_ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Where it offers them besides, to those who have added the bot to their own apps: anywhere."""


COPIED = 300.0
"""For so many seconds nobody gets a second file of what is stored about them."""

# There is no voice here, so its libraries are not missed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Commands(app_commands.CommandTree["BeanBot"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[BeanBot], /) -> bool:
        """Stop commands where the bot is not, and those that come faster than anybody types; also completions
        there, or of options that no longer exist."""
        if interaction.type is discord.InteractionType.autocomplete:
            bot = interaction.client
            here = bot.anywhere or context_of(interaction) is not Context.ELSEWHERE
            if here and bot.shuts_out(interaction) is None and _can_be_completed(interaction):
                return True
            log.info("interaction %d completes nothing that there is for whoever types", interaction.id)
            with contextlib.suppress(*TRANSIENT, discord.InteractionResponded):
                await interaction.response.autocomplete([])
            return False
        if not await interaction.client.in_time(interaction) or not await interaction.client.admits(interaction):
            return False
        try:
            interaction.client.require_here(interaction)
            require_slower(interaction.client.tables, interaction.user.id, interaction.created_at.timestamp())
        except Refusal as refusal:
            await _say(interaction, refusal.reason, **refusal.facts)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[BeanBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for errors that arise before or outside a command; commands answer for their own."""
        name = interaction.command.qualified_name if interaction.command else "?"
        log.error("command %s failed: %s", name, trace(error.__cause__ or error))
        outdated = isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch))
        await _say(interaction, "command-outdated" if outdated else "something-went-wrong")


async def _say(interaction: discord.Interaction[BeanBot], message: str, **facts: str | int) -> None:
    """Say this to the person alone, if Discord still accepts an answer."""
    await _show(interaction, lambda locale: words_screen(say(locale, message, **facts)))


async def _show(interaction: discord.Interaction[BeanBot], draw: Callable[[str], Screen]) -> None:
    """Show the person alone what is drawn in their language, if Discord still accepts an answer."""
    reply = Reply(interaction)
    with contextlib.suppress(StoreError):
        reply.locale = await interaction.client.people.reads(interaction.user.id, reply.locale)
    with contextlib.suppress(*TRANSIENT, discord.InteractionResponded):
        await reply.private(draw(reply.locale))


def _can_be_completed(interaction: discord.Interaction[BeanBot]) -> bool:
    command = interaction.command
    option = (
        command.get_parameter(focused_option(interaction)) if isinstance(command, app_commands.Command) else None
    )
    return option is not None and option.autocomplete


def _can_be_installed(application: discord.AppInfo) -> bool:
    """Whether people can add this bot to their own apps: its host chooses that in the Developer Portal. If Discord
    says nothing of it, they can."""
    on_servers, by_people = application.guild_integration_config, application.user_integration_config
    return by_people is not None or on_servers is None


class BeanBot(ShardedBot):
    """The bot.

    `pace` and `dm_pace` are the publisher's: seconds between two calls in one channel, and between two people who
    are written to for the first time. `timing` is the computers'. `emoji_pace` is the seconds between two emojis
    that are uploaded; with None there are none, and symbols stand in. `workers` do what is not for the event
    loop, in a thread unless they are given, and end with the bot; `draw` makes pictures there; with None there are
    none, and words stand in. `shards` is how many there are; with None, as many as Discord advises.
    """

    def __init__(
        self,
        database: Database,
        *,
        tables: Callable[[Database], Tables] = Tables,
        pace: float = 1.0,
        dm_pace: float = 0.0,
        timing: Timing | None = None,
        emoji_pace: float | None = None,
        draw: Paint | None = None,
        workers: Workers | None = None,
        development_guilds: Sequence[int] = (),
        contact: str = "",
        keep: int = 0,
        shards: int | None = 1,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        # No privileged intent: guild_messages is how the bot learns that a table scrolled away or was deleted.
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=Commands,
            allowed_installs=INSTALLS,
            allowed_contexts=CONTEXTS,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=30,
            shard_count=shards,
        )
        self.anywhere = False
        """Whether people may add the bot to their own apps, and play where it is not; set at the login."""
        self.contact = contact
        """Who runs the bot and how to reach them; empty where the host does not say."""
        self.keep = keep
        """For how many days games are kept after their end, and people who are not seen; 0 stands for ever."""
        self.tables = tables(database)
        self.budget = Budget(self.tables.moment)
        self.http.http_trace = http_trace
        self.people = People(database, self.tables.now)
        self.people.on_closed = partial(lapse_of, self.tables)
        self.workers = Threads() if workers is None else workers
        studio = None if draw is None else Studio(draw, self.workers)
        self.publisher = Publisher(self, self.tables, self.people, pace=pace, dm_pace=dm_pace, draw=studio)
        self.publisher.outbox.queues.used = self.budget.full
        self.uploading = (
            None
            if emoji_pace is None
            else Uploading(self, self.publisher.emojis, DRAWINGS, pace=emoji_pace, now=self.tables.moment)
        )
        self.replays = Replays(self.tables)
        self.films = Films(studio)
        self.reviews = Reviews(self.replays, self.workers, self.tables.database)
        self.recovery = Recovery(self.tables, self.publisher)
        self.filling_in = FillingIn(self.tables)
        self.rater = Rater(self.tables)
        self.computers = Computers(self.tables, timing)
        self.alarm = Alarm(self.tables)
        self.night_board = NightBoard(self, self.tables, self.publisher.sending)
        self.night_events = NightEvents(self, self.tables)
        taking = Taking(self, self.tables, self.publisher, self.night_board, self.night_events)
        self.night_hours = NightHours(self, self.tables, taking)
        self.night_hours.ring = self.alarm.ring
        self.alarm.others.append(self.night_hours.next_ring)
        self.watch = Watch(self.tables, self.computers)
        self.absentees = Absentees(self.publisher.membership, self.tables)
        self.ages = InteractionAges()
        self.copying = asyncio.Lock()
        """It is held while a file is made of what is stored about somebody."""
        self.copied = Recently(COPIED)
        self.members: RememberedAnswers[tuple[int, int], bool] = RememberedAnswers(self.tables.moment)
        """Whether somebody is in a private thread, by the numbers of the two."""
        self.rooms: RememberedAnswers[int, GuildChannel | discord.Thread | None] = RememberedAnswers(
            self.tables.moment
        )
        """The channels that Discord does not tell of by itself, such as archived threads."""
        self.questions = Recently(MINUTE)
        """Who has lately made the bot ask for one of these two."""
        self._development_guilds = [discord.Object(guild) for guild in development_guilds]
        self._recovering: list[asyncio.Task[None]] = []

    async def login(self, token: str) -> None:
        """Log in, by connections that tell the budget of each call."""
        self.http.connector = self.budget.connections()
        await super().login(token)

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands, and bring messages up to date in the background."""
        self.anywhere = self.application is None or _can_be_installed(self.application)
        if self.anywhere:
            self.tree.allowed_installs, self.tree.allowed_contexts = INSTALLS_ANYWHERE, CONTEXTS_ANYWHERE
        log.info("invite link: %s", self.invite_link())
        if self.anywhere:
            log.info("link to add it to one's own apps: %s", self.install_link())
        await self.tables.shut_out.read(self.tables.database)
        await self.publisher.announcing.read()
        # Before anything else: nobody could decide while the bot was away.
        await reminders.make_up_for_absence(self.tables)
        await self.add_cogs()
        await self.tree.set_translator(Translation(self.tree))
        for guild in self._development_guilds:
            self.tree.copy_global_to(guild=guild)
            try:
                await sync(self.tree, guild)
            except (discord.Forbidden, discord.NotFound):
                log.error("development_guilds: the bot is not in server %d; invite it first", guild.id)
        if not self._development_guilds:
            await sync(self.tree)
        if self.uploading is not None:
            # Before anything is shown, so that nothing has to be shown again.
            await self.uploading.look()
            self._recovering.append(asyncio.create_task(self.uploading.start(), name="uploading"))
        self._recovering += [
            asyncio.create_task(self.recovery.start(), name="recover"),
            asyncio.create_task(self.computers.start(), name="computers"),
            asyncio.create_task(self._count(), name="results"),
            asyncio.create_task(self.watch.run(), name="watch"),
            asyncio.create_task(self.absentees.run(), name="gone"),
        ]

    async def _count(self) -> None:
        """Fill in the results of old games, rate all games in their order, and pack those that are over."""
        await self.filling_in.start()
        self.rater.start()
        await Packing(self.tables).run()

    async def add_cogs(self) -> None:
        """Add all cogs. They are no extensions: their modules would be executed anew for each bot, in vain."""
        for cog in COGS:
            await importlib.import_module(cog).setup(self)

    async def in_time(self, interaction: discord.Interaction[BeanBot]) -> bool:
        """Whether whoever clicked, or typed a command, may still be answered.

        They may have read long ago that it failed; one that seems old is carried out only if Discord still takes
        an acknowledgement.
        """
        age = self.ages.age(interaction.id)
        if age <= LATEST:
            return True
        try:
            await Reply(interaction).acknowledge()
        except (*TRANSIENT, discord.InteractionResponded):
            log.info("interaction %d came %.0f seconds late, and is not carried out", interaction.id, age)
            return False
        self.ages.confirm(interaction.id)
        return True

    def require_here(self, interaction: discord.Interaction[BeanBot]) -> None:
        """Refuse whatever is done where the bot is not, unless people may add it to their own apps."""
        if not self.anywhere and context_of(interaction) is Context.ELSEWHERE:
            raise IllegalMove("only-where-added", url=self.invite_link())

    def shuts_out(self, interaction: discord.Interaction[BeanBot]) -> Kind | None:
        """What is shut out here, and so not answered: the person, or their server; None where neither is."""
        return self.tables.shut_out.why(interaction.user.id, server_of(interaction))

    async def admits(self, interaction: discord.Interaction[BeanBot]) -> bool:
        """Whether whoever clicked, or typed a command, is let in; if not, tell them so, and whom to write to."""
        kind = self.shuts_out(interaction)
        if kind is None:
            return True
        await _show(interaction, lambda locale: shut_out_screen(locale, kind, self.contact))
        return False

    def invite_link(self) -> str:
        """The link with which somebody adds the bot to a server, and not to their own account."""
        return invite_link(self.application_id or 0)

    def install_link(self) -> str:
        """The link with which somebody adds the bot to their own apps."""
        link = discord.utils.oauth_url(self.application_id or 0, scopes=("applications.commands",))
        return f"{link}&integration_type={app_commands.AppInstallationType.USER}"

    def links(self) -> Links:
        """The links by which the bot is added."""
        return Links(self.invite_link(), self.install_link() if self.anywhere else "")

    async def close(self) -> None:
        """Leave Discord; finish what is still to be written."""
        for task in self._recovering:
            task.cancel()
        self.rater.finish()
        await self.computers.finish()
        await self.films.finish()
        await self.night_hours.finish()
        try:
            await self.publisher.finish()
        finally:
            await self.workers.finish()
            await super().close()
            # Its session closes it with itself, where there was one.
            if self.http.connector:
                await self.http.connector.close()
