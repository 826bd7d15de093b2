"""A game that is over as a film, for everybody in the channel where it was played."""

from __future__ import annotations

from bot.features.films.films import Order, State
from bot.features.films.screens import film_screen, progress_screen
from bot.features.films.shots import moments
from bot.games.contract import IllegalMove
from bot.tables import Table
from bot.ui.incoming import person_of
from bot.ui.publishing.panels.asides import row_of
from bot.ui.replaying import public_picture
from bot.ui.reply import Reply
from cogs.acting import Interaction
from cogs.replaying import films_here, pictures_for_all


async def film(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Have the film made; how far it is stands in a message for the person alone."""
    if not films_here(interaction, table):
        raise IllegalMove("replay-share-there", table=table.id)
    client = interaction.client
    course = await client.replays.course(table)
    if not client.films.possible or not await pictures_for_all(interaction, table):
        raise IllegalMove("film-not-here")
    end = public_picture(table, course.moment(None, course.last(None)))
    posted = film_screen(table, person_of(interaction).name, "" if end is None else end.alt)
    message = 0

    async def show(state: State) -> None:
        nonlocal message
        screen = progress_screen(reply.locale, table, state)
        if not message:
            message = (await reply.private(screen)).message_id
            return
        row = row_of(interaction, table.id, "film", message, int(client.tables.moment()))
        await client.publisher.editing.edit_aside(row, screen)

    async def post(made: bytes) -> bool:
        return await reply.film(posted, made)

    await client.films.begin(
        Order(
            interaction.user.id,
            table.id,
            lambda: moments(table, course),
            interaction.filesize_limit,
            show,
            post,
        )
    )
