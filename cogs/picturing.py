"""Pictures in answers to one person: whether they are shown any here, and waiting a moment until one is drawn."""

from __future__ import annotations

from bot.ui.contexts import address_of
from bot.ui.layout import Screen
from bot.ui.publishing.people import OFF
from bot.ui.sending import AT_ONCE
from cogs.acting import Interaction

PATIENCE = 2.0
"""Seconds that somebody waits for a picture who has pressed nothing."""


async def with_pictures(interaction: Interaction) -> bool:
    """Whether this person is shown pictures here."""
    publisher, person = interaction.client.publisher, await interaction.client.people.get(interaction.user.id)
    return person.pictures != OFF and publisher.sending.takes_files(address_of(interaction))


async def drawn(interaction: Interaction, layout: Screen, *, urgent: bool = True) -> None:
    """Wait a moment for the picture; without it the words go out. One that is not urgent, which nobody has pressed
    for, lets those go first that are."""
    if layout.picture is not None:
        within = AT_ONCE if urgent else PATIENCE
        await interaction.client.publisher.pictures.drawn(layout.picture.scene, within, urgent=urgent)
