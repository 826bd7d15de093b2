"""What people choose for themselves, and those who manage a server for its tables."""

from __future__ import annotations

from typing import NamedTuple

from discord import app_commands
from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import MalformedMove
from bot.slash import offered
from bot.store import person as person_of_id
from bot.store import zone_of
from bot.store.calling.call_me import servers_calling
from bot.tables import Table, calls
from bot.ui.contexts import server_of
from bot.ui.controls import Control, word
from bot.ui.layout import OPTION_LIMIT
from bot.ui.messages import ratings
from bot.ui.messages.elsewhere import PAGE, mentions_screen
from bot.ui.messages.invitations import chosen as invitations_chosen
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.ratings import YES
from bot.ui.messages.settings import (
    PICTURES_ON,
    Choices,
    chosen,
    language_chosen,
    settings_screen,
)
from bot.ui.publishing.people import OFF
from bot.ui.reply import Reply
from bot.words import DEFAULT, is_there, say
from cogs import invitations, languages, leaderboard, servers
from cogs.acting import Interaction, show_panel, show_privately
from cogs.allowed import manages
from cogs.guard import answering
from cogs.reading import note, read_by, say_anew, show_anew

ON_OFF = {"on": True, "off": False}
ME, SERVER = "me", "server"
PICTURES = offered(ON_OFF, lambda locale, key: say(locale, "choice-pictures", on=key))
LISTED = offered(ON_OFF, lambda locale, key: say(locale, "choice-leaderboard", on=key))
INVITABLE = offered(ON_OFF, lambda locale, key: say(locale, "choice-invitations", on=key))
WHOSE = offered((ME, SERVER), lambda locale, key: say(locale, "choice-whose", whose=key))
AS_IN_DISCORD = "discord"
"""In place of a language: no other than Discord's, or than that of whoever opens a table."""
LANGUAGES = [
    *offered((AS_IN_DISCORD,), lambda locale, _: say(locale, "choice-language")),
    *languages.LANGUAGES[: OPTION_LIMIT - 1],
]


class Settings(commands.Cog):
    """Changes and shows settings."""

    @app_commands.command(name="settings", description=say(DEFAULT, "command-settings"))
    @app_commands.describe(
        pictures=say(DEFAULT, "option-pictures"),
        language=say(DEFAULT, "option-settings-language"),
        leaderboard=say(DEFAULT, "option-leaderboard"),
        invitations=say(DEFAULT, "option-invitations"),
        whose=say(DEFAULT, "option-whose"),
    )
    @app_commands.choices(
        pictures=PICTURES, language=LANGUAGES, leaderboard=LISTED, whose=WHOSE, invitations=INVITABLE
    )
    async def settings(
        self,
        interaction: Interaction,
        pictures: str | None = None,
        language: str | None = None,
        leaderboard: str | None = None,
        invitations: str | None = None,
        whose: str = ME,
    ) -> None:
        """Choose a language, between pictures and words, whether to be on leaderboards, and whether to be invited;
        without a choice, say what was chosen, or show what holds for a server's tables."""
        chosen = _Chosen(
            None if pictures is None else ON_OFF[pictures],
            "" if language == AS_IN_DISCORD else language,
            None if leaderboard is None else ON_OFF[leaderboard],
            None if invitations is None else ON_OFF[invitations],
        )
        async with answering(interaction) as reply:
            if whose == SERVER:
                await servers.choose(interaction, reply, *chosen)
            elif chosen == _Chosen():
                await _show(interaction, reply)
            else:
                await _choose_for_oneself(interaction, reply, chosen)


class _Chosen(NamedTuple):
    """What was chosen in one command; None: nothing."""

    pictures: bool | None = None
    language: str | None = None
    """An empty one: none in particular."""
    listed: bool | None = None
    """Whether leaderboards may list them."""
    invitable: bool | None = None
    """Whether others may invite them."""


async def _show(interaction: Interaction, reply: Reply) -> None:
    person = await interaction.client.people.get(interaction.user.id)
    server, called = server_of(interaction), await servers_calling(interaction.client.tables.database, person.id)
    own = Choices(
        person.pictures != OFF,
        person.language if is_there(person.language) else "",
        await calls.invitable(interaction.client.tables, person.id),
        interaction.client.publisher.pictures.work,
        await zone_of(interaction.client.tables.database, person.id),
        None if server is None else server in called,
        len(called),
        person.mentions if interaction.client.anywhere else None,
    )
    here = None if server is None else await servers.at_tables(interaction.client, server)
    listed, may = person.listed == YES, manages(interaction)
    now = interaction.client.tables.now()
    layout = settings_screen(reply.locale, own, here, now, listed=listed, manages=may)
    await show_privately(interaction, reply, layout)


async def _choose_for_oneself(interaction: Interaction, reply: Reply, made: _Chosen) -> None:
    """Note what a person has chosen for all that is shown to them alone."""
    if made != _Chosen(invitable=made.invitable):
        # Of whoever only wants to be left alone nothing else is stored.
        await note(interaction)
    people, person, words = interaction.client.people, interaction.user.id, []
    if made.language is not None:
        await people.choose_language(person, made.language)
        reply.locale = await read_by(interaction)
        words.append(language_chosen(reply.locale, made.language))
    if made.pictures is not None:
        await people.choose_pictures(person, on=made.pictures)
        words.append(chosen(reply.locale, pictures=made.pictures))
    if made.listed is not None:
        await leaderboard.choose(interaction, listed=made.listed)
        words.append(ratings.chosen(reply.locale, listed=made.listed))
    if made.invitable is not None:
        await invitations.choose(interaction, invitable=made.invitable)
        words.append(invitations_chosen(reply.locale, invitable=made.invitable))
    await reply.private(words_screen("\n".join(words)))
    if made.language is not None:
        await say_anew(interaction)
    elif made.pictures is not None:
        await show_anew(interaction)


async def turn_pictures_off(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show this person words instead of pictures from now on, in this panel and in all others."""
    await _switch_pictures(interaction, reply, table, on=False)


async def turn_pictures_on(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show this person pictures again, in this panel and in all others."""
    await _switch_pictures(interaction, reply, table, on=True)


async def _switch_pictures(interaction: Interaction, reply: Reply, table: Table, *, on: bool) -> None:
    table.seated(interaction.user.id)
    await note(interaction)
    await interaction.client.people.choose_pictures(interaction.user.id, on=on)
    await show_panel(interaction, reply, table, notice=chosen(reply.locale, pictures=on))
    await show_anew(interaction)


async def switch_pictures_in_settings(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Turn pictures off or on from the page of settings, which then says so."""
    await note(interaction)
    await interaction.client.people.choose_pictures(interaction.user.id, on=control.action == PICTURES_ON)
    await _show(interaction, reply)
    await show_anew(interaction)


async def switch_mentions(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Mention somebody from now on when it is their turn where the bot is not, or no longer."""
    on = word(control.args, 0)
    if on not in ON_OFF:
        raise MalformedMove("unknown-control")
    stored = await person_of_id(interaction.client.tables.database, interaction.user.id)
    if stored is None and PAGE not in control.args:
        # Of somebody else's line: about whoever sits nowhere nothing is stored.
        await show_privately(interaction, reply, words_screen(say(reply.locale, "mentions-nobody")))
        return
    await note(interaction)
    await interaction.client.people.choose_mentions(interaction.user.id, on=ON_OFF[on])
    if PAGE in control.args:
        await _show(interaction, reply)
    else:
        await show_privately(interaction, reply, mentions_screen(reply.locale, on=ON_OFF[on]))


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Settings())
