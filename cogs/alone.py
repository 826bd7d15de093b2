"""/play among direct messages: a game against computers, which needs no server."""

from __future__ import annotations

from bot.store import Computer
from bot.tables import Table, alone
from bot.tables.capacity import enough_computers
from bot.tables.computers.seats import unused
from bot.ui.incoming import person_of
from bot.ui.publishing.outbox.places import hand_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from cogs.acting import Interaction, in_private, show_panel
from cogs.computers import shuffled_names
from cogs.reading import note


async def play_alone(
    interaction: Interaction,
    reply: Reply,
    game: str,
    computers: int | None,
    strength: str,
    tempo: str,
    spoken: str,
) -> None:
    """Begin a game with so many computers; without a wish, with the usual number."""
    tables, person = interaction.client.tables, person_of(interaction)
    names = unused(shuffled_names(tables, spoken), [person.name], enough_computers(game, computers))
    seated = [Computer(name, strength) for name in names]
    table = await alone.begin(tables, game, person, spoken, seated, interaction.id, tempo)
    await _show(interaction, reply, table)


async def play_again(interaction: Interaction, reply: Reply, old: Table) -> None:
    """Begin the same game again, or show the one that has begun since."""
    client = interaction.client
    table = await alone.again(client.tables, old, person_of(interaction), interaction.id)
    if interaction.message is not None and in_private(interaction):
        # What was shown in this message is shown there no longer.
        await client.publisher.slots.drop_message(interaction.message.id)
    await _show(interaction, reply, table)


async def _show(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Answer with the panel; until then nothing else brings it."""
    await note(interaction)
    with interaction.client.publisher.outbox.holding(Slot(table.id, hand_of(interaction.user.id))):
        await show_panel(interaction, reply, table)
