"""Pictures in answers to one person: whether they are shown any here, and waiting a moment until one is drawn."""

from __future__ import annotations

from bot.ui.layout import Screen
from bot.ui.publishing.illustrating import AT_ONCE
from bot.ui.publishing.people import OFF
from cogs.acting import Interaction


async def with_pictures(interaction: Interaction) -> bool:
    """Whether this person is shown pictures here."""
    person, publisher = interaction.user.id, interaction.client.publisher
    place = person if interaction.guild_id is None else interaction.channel_id or 0
    return (await publisher.people.get(person)).pictures != OFF and publisher.sending.takes_files(place)


async def drawn(interaction: Interaction, layout: Screen) -> None:
    """Wait a moment for the picture; without it the words go out."""
    if layout.picture is not None:
        await interaction.client.publisher.pictures.drawn(layout.picture.scene, AT_ONCE, urgent=True)
