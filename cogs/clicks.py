"""The router of controls: who answers a button, a select or a form.

A control is read from its custom_id alone, so that it works after any restart. Each has one line, by its action:

| who answers it | where its line stands |
|---|---|
| the bot, at every table whatever is played there | `EVERY_TABLE`, here |
| the bot, for no table at all | `NO_TABLE`, here |
| a family of games, for everybody | `controls` of its screens, as a `Look` |
| a family of games, for its players while they play | `controls` of its screens, as a function |

`controls` are in Bohnanza the actions of all chapters (`bot/ui/bohnanza/book.py`), in Nicht die Bohne the lines of
`CONTROLS` in `bot/ui/nicht_die_bohne/clicks.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from discord.ext import commands

from bot.client import BeanBot
from bot.games.contract import MalformedMove, Refusal
from bot.tables import Table
from bot.tables.allowance import require_slower
from bot.ui.controls import ANYWHERE, Control, number
from bot.ui.families import FAMILIES
from bot.ui.incoming import click_of, control_of, is_click
from bot.ui.messages import servers as page
from bot.ui.messages.about import STORED
from bot.ui.messages.calling import call_me as wishes
from bot.ui.messages.calling.calls import SIT_DOWN, WHY
from bot.ui.messages.calling.coming import CALL, COMING, WANT_SEAT
from bot.ui.messages.daily import PLAY, RESULT, SHARE
from bot.ui.messages.elsewhere import GO_ON, MENTIONS
from bot.ui.messages.guests import REMOVING, SPARES
from bot.ui.messages.hints import HINTED
from bot.ui.messages.invitations import INVITATIONS
from bot.ui.messages.nights import actions
from bot.ui.messages.nights.hours import AGAIN, KEEP
from bot.ui.messages.ratings import LISTED
from bot.ui.messages.settings import PICTURES_OFF, PICTURES_ON
from bot.ui.messages.zones import ASKED, CHOSEN, ELSEWHERE, TYPED
from bot.ui.reply import Reply
from bot.ui.screens import Act, Look
from cogs import (
    call_me,
    calling,
    computers,
    daily,
    elsewhere,
    guests,
    invitations,
    languages,
    leaderboard,
    night_changing,
    night_guests,
    night_planning,
    pace,
    servers,
    settings,
    tempo,
    zones,
)
from cogs.acting import Interaction, act, explain, go_back, look, say_alone, serve
from cogs.allowed import table_here
from cogs.filming import film
from cogs.forgetting import forget_everything, give_copy, keep_everything
from cogs.guard import answering
from cogs.hints import show_hint, take_hint
from cogs.learning import learn, learn_here, play_with_others
from cogs.looking import post_anew, show_hand, show_rules, turn_page
from cogs.opening import open_rematch
from cogs.past import turn_history, turn_stats
from cogs.replaying import export, open_hand, share, show_replay, show_turning_point
from cogs.reviewing import show_review
from cogs.seats import ask_close, ask_leave, cancel, choose_game, join, leave, start
from cogs.watching import watch


class Shared(NamedTuple):
    """A control that every game has."""

    answer: Callable[[Interaction, Reply, Table], Awaitable[None]]


Route: TypeAlias = Shared | Look[Any, Any] | Act[Any, Any]

EVERY_TABLE: Mapping[str, Route] = {
    "hand": Shared(show_hand),
    "back": Shared(go_back),
    "hint": Shared(show_hint),
    HINTED: Shared(take_hint),
    "table": Shared(post_anew),
    GO_ON: Shared(elsewhere.go_on),
    "rules": Shared(show_rules),
    "learn": Shared(learn_here),
    "rematch": Shared(open_rematch),
    "replay": Shared(show_replay),
    "review": Shared(show_review),
    "export": Shared(export),
    "turning": Shared(show_turning_point),
    "share": Shared(share),
    "film": Shared(film),
    "hands": Shared(open_hand),
    "join": Shared(join),
    "leave": Shared(leave),
    "ask-leave": Shared(ask_leave),
    "ask-close": Shared(ask_close),
    "start": Shared(start),
    "game": Shared(choose_game),
    "cancel": Shared(cancel),
    "pace": Shared(pace.choose_pace),
    "tempo": Shared(tempo.choose_tempo),
    "language": Shared(languages.choose_language),
    "done-by-default": Shared(tempo.switch_done_by_default),
    PICTURES_OFF: Shared(settings.turn_pictures_off),
    PICTURES_ON: Shared(settings.turn_pictures_on),
    LISTED: Shared(leaderboard.answer),
    "pause": Shared(pace.pause_game),
    "resume": Shared(pace.resume_game),
    "watch": Shared(watch),
    "players": Shared(guests.show_players),
    "invite": Shared(guests.choose_invited),
    "invited-only": Shared(guests.switch_invited_only),
    REMOVING: Shared(guests.ask_removing),
    "remove": Shared(guests.remove),
    "readmit": Shared(guests.readmit),
    SPARES.action: Shared(guests.ask_spares),
    "call-spare": Shared(guests.call_spare),
    "call-watchers": Shared(guests.call_watchers),
    CALL: Shared(calling.call_players),
    COMING: Shared(calling.come),
    WANT_SEAT: Shared(calling.want_seat),
    "computers": Shared(computers.ask_strength),
    "add-computer": Shared(computers.add),
    "remove-computer": Shared(computers.remove),
}


async def choose_zone(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Note in which time zone somebody lives, and go on with what they were asked for."""
    then = await zones.choose(interaction, reply, control)
    if then is not None:
        await _press(interaction, reply, then)


async def sit_down(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Give somebody a seat at the table to which they were called."""
    await join(interaction, reply, await table_here(interaction, number(control.args, 0)))


NO_TABLE: Mapping[str, Callable[[Interaction, Reply, Control], Awaitable[None]]] = {
    "rules": turn_page,
    "learn": learn,
    "learn-how": play_with_others,
    "history": turn_history,
    "stats": turn_stats,
    "leaderboard": leaderboard.turn_leaderboard,
    PLAY: daily.play,
    RESULT: daily.show_result,
    SHARE: daily.share,
    actions.START: night_guests.show_all,
    actions.LOOK: night_guests.look,
    actions.MORE: night_guests.show_one,
    actions.ANSWER: night_guests.answer,
    actions.DIRECT: night_guests.choose_direct,
    actions.PLAN: night_planning.plan,
    actions.TITLE: night_planning.change_title,
    actions.WHEN: night_planning.change_when,
    actions.WHICH: night_planning.choose_which,
    actions.ZONE: night_planning.choose_zone,
    actions.GAME: night_planning.choose_game,
    actions.SEATS: night_planning.choose_seats,
    actions.WEEKLY: night_planning.switch_weekly,
    actions.BY: night_planning.switch_by,
    actions.COMPUTERS: night_planning.switch_computers,
    actions.POST: night_planning.post,
    actions.DROP: night_planning.drop,
    actions.MOVE: night_changing.move,
    actions.MOVE_TO: night_changing.move_to,
    actions.CANCEL: night_changing.cancel,
    actions.CANCEL_YES: night_changing.cancel_yes,
    KEEP: night_changing.keep,
    AGAIN: night_changing.again,
    "forget": forget_everything,
    "keep": keep_everything,
    STORED: give_copy,
    INVITATIONS: invitations.switch,
    MENTIONS: settings.switch_mentions,
    PICTURES_OFF: settings.switch_pictures_in_settings,
    PICTURES_ON: settings.switch_pictures_in_settings,
    wishes.CALL_ME: call_me.want,
    wishes.GAMES: call_me.choose_games,
    wishes.FROM: call_me.choose_hour,
    wishes.UNTIL: call_me.choose_hour,
    wishes.OFTEN_CHOSEN: call_me.choose_often,
    wishes.OFF: call_me.end,
    WHY: call_me.why,
    SIT_DOWN: sit_down,
    ASKED: zones.ask,
    CHOSEN: choose_zone,
    ELSEWHERE: zones.open_form,
    TYPED: zones.take_typed,
    page.SHOWN: servers.show,
    page.OPENERS: servers.choose_openers,
    page.ROLE: servers.choose_role,
    page.LANGUAGE: servers.choose_language,
    page.PICTURES: servers.choose_pictures,
    page.THREADS: servers.choose_threads,
    page.CALL_ROLE: servers.choose_call_role,
}


@cache
def routes(family: str) -> Mapping[str, Route]:
    """Who answers what at the tables of this family of games."""
    return {**FAMILIES[family].controls(), **EVERY_TABLE}


class Clicks(commands.Cog):
    """Answers clicks."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click; commands go their own way."""
        if not is_click(interaction) or not await self.bot.in_time(interaction):
            return
        if not await self.bot.admits(interaction):
            return
        async with answering(interaction) as reply:
            self.bot.require_here(interaction)
            require_slower(self.bot.tables, interaction.user.id, interaction.created_at.timestamp())
            control = control_of(interaction)
            if control is None:
                raise MalformedMove("unknown-control")
            await _press(interaction, reply, control)


async def _press(interaction: Interaction, reply: Reply, control: Control) -> None:
    # An older message names the table at which it mentions somebody.
    if control.table == ANYWHERE or control.action == MENTIONS:
        await _at_no_table(interaction, reply, control)
    else:
        await _at_table(interaction, reply, await table_here(interaction, control.table), control)


async def _at_no_table(interaction: Interaction, reply: Reply, control: Control) -> None:
    answer = NO_TABLE.get(control.action)
    if answer is None:
        raise MalformedMove("unknown-control")
    await answer(interaction, reply, control)


async def _at_table(interaction: Interaction, reply: Reply, table: Table, control: Control) -> None:
    if table.elsewhere and (table.open or control.action == GO_ON):
        await elsewhere.take_up(interaction, reply, table)
    await serve(interaction, reply, table)
    route = routes(table.game.family).get(control.action)
    if isinstance(route, Shared):
        await route.answer(interaction, reply, table)
        return
    try:
        if isinstance(route, Look) and table.state is not None:
            await look(interaction, reply, table, route, click_of(interaction, control))
        else:
            await act(interaction, reply, table, click_of(interaction, control))
    except Refusal as refusal:
        if not await say_alone(interaction, reply, table, click_of(interaction, control)):
            await explain(interaction, reply, table, refusal)


async def setup(bot: BeanBot) -> None:
    """Add this cog; raises ValueError where two chapters of a family's screens answer the same."""
    for family in FAMILIES:
        routes(family)
    await bot.add_cog(Clicks(bot))
