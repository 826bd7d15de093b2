"""The language in which a person reads, and what is written to them once they have chosen another."""

from __future__ import annotations

from bot import store
from bot.store import Status
from bot.ui.incoming import person_of
from bot.ui.publishing.outbox.places import hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.people import language_of
from bot.words import language
from cogs.acting import Interaction

PLAYED = (Status.RUNNING,)
"""The tables that follow when pictures are turned on or off: lobbies have none, and games that are over are left
as they are."""
OPEN = (Status.LOBBY, Status.RUNNING)


async def read_by(interaction: Interaction) -> str:
    """The language of all that is said to this person alone: the one they chose, otherwise their Discord's."""
    return await interaction.client.people.reads(interaction.user.id, interaction.locale.value)


def with_country(interaction: Interaction, locale: str) -> str:
    """The locale of a person's Discord in place of the one that they read, if it is of the same language: it may
    say from which country they are, and so how dates are written there."""
    own = interaction.locale.value
    return own if language(own) == language(locale) else locale


async def note(interaction: Interaction) -> None:
    """Remember name and language, as just seen, of a person who sits at a table; nobody else is stored."""
    await follow(interaction)
    person = person_of(interaction)
    await interaction.client.people.note(person.id, person.name, interaction.locale.value)


async def follow(interaction: Interaction) -> None:
    """If this person is stored and their Discord speaks another language by now, let all that is theirs follow."""
    people, person, locale = interaction.client.people, interaction.user.id, interaction.locale.value
    before = await people.get(person)
    if not before.name or before.locale == locale:
        return
    after = await people.speaks(person, locale)
    if language_of(before) != language_of(after):
        await say_anew(interaction)


async def say_anew(interaction: Interaction) -> None:
    """Bring what is said to the person at their tables into the language that they read now."""
    await show_anew(interaction, OPEN)
    interaction.client.publisher.panels.unsay(interaction.user.id)


async def show_anew(interaction: Interaction, statuses: tuple[Status, ...] = PLAYED) -> None:
    """Bring what the person has at their tables up to date, in whatever way each message can still be edited."""
    bot, person = interaction.client, interaction.user.id
    for row in await store.tables_of(bot.tables.database, person, statuses):
        table = await bot.tables.get(row.id)
        await bot.publisher.slots.read(table.id)
        for place in (hand_of(person), panel_of(person)):
            if bot.publisher.slots.get(Slot(table.id, place)) is not None:
                bot.publisher.outbox.mark(table, place)
