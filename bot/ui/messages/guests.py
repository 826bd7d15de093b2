"""Who may sit down at a table, and who is removed from it: the host's private screens, and what others read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import discord

from bot.store import NOWHERE
from bot.tables.guests import MOST
from bot.ui.controls import control
from bot.ui.layout import Button, Row, Screen, UserSelect, button, row, rows, screen, text
from bot.ui.messages.calling.coming import CALL
from bot.ui.names import escape
from bot.ui.phrases import cut, listed
from bot.ui.screens import Part, SeatFacts, TableFacts
from bot.words import say

PLAYERS = Part("players")
"""The host's list of players, at every table."""
SPARES = Part("spares")
"""The host's question whom to call to a seat that somebody left, at every table."""
REMOVING = "ask-remove"
"""The part in which a host is asked whether somebody is really to be removed; its argument is the person."""
NAME_LIMIT = 60
"""Characters of a name on a button."""


def players_screen(table: TableFacts, locale: str) -> Screen:
    """For the host of a lobby: whom they invite, whether others may sit down, and a button to remove each."""
    switch = button(
        say(locale, "button-invited-only", on="yes" if table.invited_only else "no"),
        control(table.id, "invited-only", "off" if table.invited_only else "on"),
    )
    removing = [
        button(_remove(locale, seat), control(table.id, "remove", seat.person_id), discord.ButtonStyle.danger)
        for seat in others(table)
    ]
    calls = [] if table.invited_only or table.guild_id <= NOWHERE else [_call_players(table, locale)]
    closed = "yes" if table.invited_only else "no"
    about = [
        say(locale, "players-title", table=table.id),
        say(locale, "players-about-elsewhere" if table.elsewhere else "players-about", closed=closed),
    ]
    if table.removed:
        about.append(say(locale, "players-removed", people=mentions(locale, table.removed)))
    return screen(text("\n".join(about)), _chooser(table, locale), *rows([*calls, switch, *removing]))


def _call_players(table: TableFacts, locale: str) -> Button:
    """Calls those who asked for it; whether that may be is said once it is pressed."""
    what = control(table.id, CALL)
    return button(say(locale, "button-call-players"), what, discord.ButtonStyle.primary, emoji="📣")


def _chooser(table: TableFacts, locale: str) -> Row:
    """Discord's list of people, in which those who are invited are marked."""
    user = discord.SelectDefaultValueType.user
    select: UserSelect = discord.ui.UserSelect(
        custom_id=control(table.id, "invite"),
        placeholder=say(locale, "players-invite"),
        min_values=0,
        max_values=MOST,
        default_values=[discord.SelectDefaultValue(id=person, type=user) for person in table.invited[:MOST]],
    )
    return row(select)


def players_question(table: TableFacts, locale: str, *, plays: bool = True) -> Screen:
    """For the host of a running game: whom to remove, and who may come back. A host who `plays` goes back to
    their hand."""
    words = [say(locale, "players-title", table=table.id), say(locale, "players-about-game")]
    return screen(text("\n".join(words)), *rows([*_of_game(table, locale), *_back(table, locale, plays=plays)]))


def _of_game(table: TableFacts, locale: str) -> Iterator[Button]:
    if free_seats(table):
        yield button(say(locale, "button-spares"), control(table.id, SPARES.action), emoji="📣")
    for seat in others(table):
        if seat.removed:
            label = say(locale, "players-readmit", name=cut(seat.name, NAME_LIMIT))
            yield button(label, control(table.id, "readmit", seat.person_id))
        else:
            what = control(table.id, REMOVING, seat.person_id)
            yield button(_remove(locale, seat), what, discord.ButtonStyle.danger)


def spares_question(table: TableFacts, locale: str, *, plays: bool = True) -> Screen | None:
    """For the host of a game that somebody has left: one person to call to the seat, or all who watch; None while
    no seat is free."""
    names = free_seats(table)
    if not names:
        return None
    words = [say(locale, "spares-title", table=table.id), say(locale, "spares-about", names=listed(locale, names))]
    select: UserSelect = discord.ui.UserSelect(
        custom_id=control(table.id, "call-spare"), placeholder=say(locale, "spares-choose")
    )
    everybody = button(say(locale, "button-call-watchers"), control(table.id, "call-watchers"), emoji="👀")
    return screen(text("\n".join(words)), row(select), *rows([everybody, *_back(table, locale, plays=plays)]))


def free_seats(table: TableFacts) -> list[str]:
    """The names of those who left their seats, escaped."""
    return [escape(seat.name) for seat in table.seats if seat.left and seat.computer is None]


def with_spares(shown: Screen, table: TableFacts) -> Screen:
    """The message of a game, with whom the host has called to a seat that somebody left, and the button for
    them."""
    names = free_seats(table)
    if not (names and table.invited):
        return shown
    people = mentions(table.locale, table.invited)
    words = say(table.locale, "spares-called", people=people, names=listed(table.locale, names), count=len(names))
    take = button(say(table.locale, "button-take-seat"), control(table.id, "join"), discord.ButtonStyle.success)
    return screen(*shown.items, text(words), row(take))


def remove_question(table: TableFacts, person_id: int, locale: str, *, plays: bool = True) -> Screen | None:
    """Asks the host whether this person is really to be removed from the game; None if that can't be done any
    more."""
    for seat in others(table):
        if seat.person_id == person_id and not seat.removed:
            words = say(locale, "remove-ask", name=escape(seat.name), table=table.id)
            sure = button(
                _remove(locale, seat), control(table.id, "remove", person_id), discord.ButtonStyle.danger
            )
            return screen(text(words), *rows([sure, *_back(table, locale, plays=plays)]))
    return None


def part_screen(table: TableFacts, reader: int, part: Part | None, locale: str) -> Screen | None:
    """One of these screens as a part of the panel of somebody who plays; None if it is none of them, or not
    theirs."""
    if part is None or reader != table.host_id:
        return None
    if part == PLAYERS:
        return players_question(table, locale)
    if part == SPARES:
        return spares_question(table, locale)
    if part.action == REMOVING and part.args and part.args[0].isdecimal():
        return remove_question(table, int(part.args[0]), locale)
    return None


def others(table: TableFacts) -> list[SeatFacts]:
    """The people there besides the host, also those who left."""
    there = [seat for seat in table.seats if seat.computer is None and seat.person_id > 0]
    return [seat for seat in there if seat.person_id != table.host_id]


def guest_lines(table: TableFacts, host: str) -> Iterator[str]:
    """What everybody reads in a lobby: that only invited people may sit down, who is invited, and who watches."""
    if table.invited_only:
        yield say(table.locale, "lobby-invited-only", host=host)
    if table.invited:
        yield say(table.locale, "lobby-invited", people=mentions(table.locale, table.invited))
    if table.watching:
        yield say(table.locale, "lobby-watching", people=mentions(table.locale, table.watching))


def mentions(locale: str, people: Iterable[int]) -> str:
    """People as Discord names them."""
    return listed(locale, [f"<@{person}>" for person in people])


def _remove(locale: str, seat: SeatFacts) -> str:
    return say(locale, "players-remove", name=cut(seat.name, NAME_LIMIT))


def _back(table: TableFacts, locale: str, *, plays: bool) -> list[Button]:
    return [button(say(locale, "button-back"), control(table.id, "back"))] if plays else []
