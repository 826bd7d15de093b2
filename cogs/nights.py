"""/night: the game nights of a server; who comes, and what their hosts do with them."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot import store
from bot.client import BeanBot
from bot.games import CATALOGUE, FIRST
from bot.games.contract import IllegalMove
from bot.slash import CHOICE_LIMIT, offered
from bot.store.nights.rows import Division
from bot.ui.layout import OPTION_LIMIT
from bot.ui.messages import games
from bot.ui.messages.nights.draft import LONGEST, Draft, typed
from bot.ui.messages.nights.managing import clock
from bot.ui.names import plain
from bot.ui.phrases import cut
from bot.words import DEFAULT, say
from cogs import night_changing, night_guests, night_planning
from cogs.acting import Interaction
from cogs.guard import answering, suggesting
from cogs.reading import read_by

GAMES = offered(CATALOGUE, games.name)
DIVISIONS = offered(Division, lambda locale, key: say(locale, "choice-night-by", by=key))
MOST_SEATS = max(game.players[-1] for game in CATALOGUE.values())


class Nights(commands.Cog):
    """Plans nights, shows them, moves and cancels them."""

    @app_commands.command(name="night", description=say(DEFAULT, "command-night"))
    @app_commands.describe(
        when=say(DEFAULT, "option-when"),
        title=say(DEFAULT, "option-title"),
        game=say(DEFAULT, "option-game"),
        seats=say(DEFAULT, "option-seats"),
        weekly=say(DEFAULT, "option-weekly"),
        divide=say(DEFAULT, "option-divide"),
        computers=say(DEFAULT, "option-night-computers"),
        night=say(DEFAULT, "option-night"),
        cancel=say(DEFAULT, "option-cancel"),
    )
    @app_commands.choices(game=GAMES, divide=DIVISIONS)
    async def night(
        self,
        interaction: Interaction,
        when: app_commands.Range[str, 1, LONGEST] | None = None,
        title: app_commands.Range[str, 1, LONGEST] | None = None,
        game: str | None = None,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        weekly: bool | None = None,  # noqa: FBT001  # discord.py makes it an option
        divide: str | None = None,
        computers: bool | None = None,  # noqa: FBT001
        night: int | None = None,
        cancel: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Show the nights of this server; plan one, or do something with the one that is named."""
        async with answering(interaction) as reply:
            night_guests.require_server(interaction)
            of_a_plan = (title, game, seats, weekly, divide, computers)
            if night is None and cancel:
                raise IllegalMove("night-which-one")
            if night is not None:
                if any(given is not None for given in of_a_plan):
                    raise IllegalMove("night-one-thing")
                await night_changing.named(interaction, reply, night, when, cancel=cancel)
            elif when is None and all(given is None for given in of_a_plan):
                await night_guests.show_all(interaction, reply)
            else:
                draft = Draft(
                    typed(title or "") or say(reply.locale, "night-untitled"),
                    typed(when or ""),
                    weekly=bool(weekly),
                    division=Division(divide or Division.LOT),
                    computers=bool(computers),
                ).playing(game or FIRST)
                await night_planning.begin(interaction, reply, draft if seats is None else draft.seating(seats))

    @night.autocomplete("when")
    @suggesting
    async def complete_when(self, interaction: Interaction, words: str) -> list[app_commands.Choice[str]]:
        """What the words so far are understood as."""
        return [
            app_commands.Choice(name=cut(said, CHOICE_LIMIT), value=value)
            for said, value in await night_planning.understood(interaction, words)
        ]

    @night.autocomplete("title")
    @suggesting
    async def complete_title(self, interaction: Interaction, words: str) -> list[app_commands.Choice[str]]:
        """What is typed, and what the nights of this server are called."""
        locale = await read_by(interaction)
        titles = [one.night.title for one in await night_guests.known(interaction)]
        offered = dict.fromkeys([typed(words) or say(locale, "night-untitled"), *titles])
        found = [one for one in offered if words.casefold() in one.casefold()]
        return [app_commands.Choice(name=one, value=typed(one)) for one in found[:OPTION_LIMIT]]

    @night.autocomplete("seats")
    @suggesting
    async def complete_seats(self, interaction: Interaction, words: str) -> list[app_commands.Choice[int]]:
        """How many the game that was chosen is for."""
        named = getattr(interaction.namespace, "game", None)
        players = CATALOGUE[named if isinstance(named, str) and named in CATALOGUE else FIRST].players
        return [app_commands.Choice(name=str(one), value=one) for one in players if str(words) in str(one)]

    @night.autocomplete("night")
    @suggesting
    async def complete_night(self, interaction: Interaction, words: str) -> list[app_commands.Choice[int]]:
        """The nights of this server that the reader may know of."""
        found = [one.night for one in await night_guests.known(interaction)]
        locale = await read_by(interaction)
        zone = await store.zone_of(interaction.client.tables.database, interaction.user.id)
        return [
            app_commands.Choice(
                name=cut(f"{plain(night.title)} · {clock(night, locale, zone)}", CHOICE_LIMIT), value=night.id
            )
            for night in found[:OPTION_LIMIT]
            if str(words).casefold() in f"{night.title} {night.id}".casefold()
        ]


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Nights())
