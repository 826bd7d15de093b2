"""The screens around a game: the lobby, the greeting, and what replaces a table or a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.games import CATALOGUE
from bot.games.contract import Seat
from bot.store import NOWHERE
from bot.tables.capacity import games_for
from bot.ui.controls import control
from bot.ui.layout import Button, Row, Screen, button, container, link, row, rows, screen, text
from bot.ui.messages import elsewhere, games, guests, language, pace, tempo
from bot.ui.messages.calling.call_me import call_me_button
from bot.ui.messages.calling.coming import COMING
from bot.ui.messages.invitations import uninvite_button
from bot.ui.names import escape
from bot.ui.phrases import called, listed, played, together
from bot.ui.screens import TableFacts
from bot.words import say

ACCENT = 0xC4841D


def lobby_screen(table: TableFacts, dms: Mapping[int, str], closes_at: int, missed: Sequence[str] = ()) -> Screen:
    """The public lobby: the game, who is in, what is missing, and the buttons; `closes_at` in unix seconds. `dms`:
    by person, whether direct messages are closed or come later. `missed` names those who played the game before
    and are not in yet: of a rematch nobody else would tell them."""
    locale, game, count = table.locale, table.game, len(table.seats)
    about = say(locale, "lobby-about", about=say(locale, f"about-{game}"), players=games.how_many(locale, game))
    above = (say(locale, "lobby-title", game=games.name(locale, game), table=table.id), about)
    again = _invitation(table, missed)
    below = (
        _seated(table, dms),
        *_guests(table),
        *_coming(table),
        *again,
        _state(table),
        *elsewhere.pace_lines(table, dms),
        say(locale, "lobby-closes", when=f"<t:{closes_at}:R>"),
    )
    chosen = (
        games.chooser(locale, table.id, game, count),
        *(one.chooser(table) for one in (pace, tempo, language)),
    )
    return screen(container(*map(text, above), *chosen, *map(text, below), *_buttons(table), colour=ACCENT))


def _seated(table: TableFacts, dms: Mapping[int, str]) -> str:
    """Who sits there, one below the other."""
    most = CATALOGUE[table.game].players[-1]
    lines = [say(table.locale, "lobby-seats", count=len(table.seats), most=most)]
    for number, seat in enumerate(table.seats, start=1):
        host = str(seat.person_id == table.host_id)
        lines.append(
            say(
                table.locale,
                "lobby-seat",
                number=number,
                name=called(table.locale, seat),
                host=host,
                dms=_reached(table, dms.get(seat.person_id, "open")),
                computer="none"
                if seat.computer is None
                else say(table.locale, "strength", strength=seat.computer),
            )
        )
    return "\n".join(lines)


def _reached(table: TableFacts, dms: str) -> str:
    """How direct messages reach somebody, as is said beside their name: where the bot is not, it may be that they
    only lack it among their apps."""
    return "unreached" if table.elsewhere and dms == "closed" else dms


def _guests(table: TableFacts) -> Iterator[str]:
    """Who may sit down, in a paragraph, where that is not everybody."""
    host = next((called(table.locale, seat) for seat in table.seats if seat.person_id == table.host_id), "")
    if lines := list(guests.guest_lines(table, host)):
        yield "\n".join(lines)


def _coming(table: TableFacts) -> Iterator[str]:
    """Who is on their way, where somebody is."""
    people = [
        say(table.locale, "lobby-coming-one", name=escape(name), when=f"<t:{until}:R>")
        for name, until in table.coming
    ]
    if people:
        yield say(table.locale, "lobby-coming", people=listed(table.locale, people))


def _invitation(table: TableFacts, missed: Sequence[str]) -> Iterator[str]:
    """A kind word to those who played before, while there are seats for them."""
    if missed and len(table.seats) < CATALOGUE[table.game].players[-1]:
        names = together(table.locale, map(escape, missed))
        yield say(table.locale, "lobby-again", names=names, count=len(missed))


def _state(table: TableFacts) -> str:
    """Whether the game can start; else what is missing, and which games could."""
    locale, count, players = table.locale, len(table.seats), CATALOGUE[table.game].players
    if count in players:
        return say(locale, "lobby-full" if count == players[-1] else "lobby-ready")
    wrong = (
        say(locale, "lobby-few", missing=players[0] - count)
        if count < players[0]
        else say(locale, "lobby-many", surplus=count - players[-1])
    )
    others = games_for(count)
    if not others:
        return wrong
    return wrong + "\n" + say(locale, "lobby-others", count=count, games=games.names(locale, others))


def _buttons(table: TableFacts) -> tuple[Row, ...]:
    """What anybody may press, what the host may, and what belongs to no seat."""
    locale = table.locale
    uninvite = (uninvite_button(locale),) if table.invited else ()
    primary, success, danger = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
    on_a_server = table.guild_id > NOWHERE
    coming = (button(say(locale, "button-coming"), control(table.id, COMING), emoji="🏃"),) if on_a_server else ()
    call_me = (call_me_button(locale),) if on_a_server else ()
    guests = (
        button(say(locale, "button-join"), control(table.id, "join"), primary),
        *coming,
        button(say(locale, "button-leave"), control(table.id, "leave")),
        button(say(locale, "button-watch"), control(table.id, "watch"), emoji="👀"),
    )
    host = (
        button(say(locale, "button-start"), control(table.id, "start"), success),
        button(say(locale, "button-computers"), control(table.id, "computers"), emoji="🤖"),
        button(say(locale, "button-players"), control(table.id, "players"), emoji="👥"),
        button(say(locale, "button-cancel"), control(table.id, "cancel"), danger),
    )
    more = (
        button(say(locale, "button-rules"), control(table.id, "rules")),
        button(say(locale, "button-learn"), control(table.id, "learn"), emoji="🎓"),
        *call_me,
        *uninvite,
    )
    return row(*guests), row(*host), row(*more)


def greeting_screen(table: TableFacts, locale: str, url: str | None) -> Screen:
    """The first message to a person who sits down; their hand will be here."""
    about = say(locale, "greeting", game=games.name(locale, table.game), table=table.id)
    return _with_link(about, locale, url)


def left_screen(table: TableFacts, locale: str, url: str | None, *, playing: bool) -> Screen:
    """What replaces the hand of somebody who has left; a seat in a running game can be taken back."""
    if not playing:
        return screen(text(say(locale, "left-lobby", table=table.id)))
    return _with_take_back(say(locale, "left-game", table=table.id), table, locale, url)


def let_back_screen(table: TableFacts, locale: str, url: str | None, *, host: str) -> Screen:
    """What replaces the hand of somebody whom the host had removed, and has let back."""
    words = say(locale, "let-back", host=escape(host), table=table.id)
    return _with_take_back(words, table, locale, url, uninvite_button(locale))


def removed_screen(table: TableFacts, locale: str, url: str | None, *, host: str, playing: bool) -> Screen:
    """What replaces the hand of somebody whom the host has removed, from a running game or from a lobby."""
    words = say(
        locale, "removed-from-game" if playing else "removed-from-lobby", host=escape(host), table=table.id
    )
    return _with_link(words, locale, url)


def away_screen(table: TableFacts, locale: str, url: str | None) -> Screen:
    """What replaces the hand of somebody for whom a computer plays until they are back."""
    return _with_take_back(say(locale, "away", table=table.id), table, locale, url)


def _with_take_back(words: str, table: TableFacts, locale: str, url: str | None, *more: Button) -> Screen:
    back = button(say(locale, "button-take-back"), control(table.id, "join"), discord.ButtonStyle.primary)
    links = (link(say(locale, "button-go"), url),) if url else ()
    return screen(text(words), *rows([back, *more, *links]))


def leave_question(table: TableFacts, seat: Seat, locale: str) -> Screen:
    """Asks whether the player of this seat really wants to leave a game; the host may also close it for everybody,
    and where only computers would be left, leaving closes it."""
    danger, leave = discord.ButtonStyle.danger, control(table.id, "leave")
    back = button(say(locale, "button-back"), control(table.id, "back"))
    if all(played(other) for place, other in enumerate(table.seats) if place != seat):
        close = button(say(locale, "button-close"), leave, danger)
        return screen(text(say(locale, "leave-ask-last", table=table.id)), *rows([close, back]))
    buttons = [button(say(locale, "button-leave-anyway"), leave, danger)]
    if table.seats[seat].person_id == table.host_id:
        if table.paused is None:
            buttons.append(button(say(locale, "button-pause"), control(table.id, "pause")))
        buttons.append(button(say(locale, "button-close"), control(table.id, "cancel"), danger))
    return screen(text(say(locale, "leave-ask", table=table.id)), *rows([*buttons, back]))


def close_question(table: TableFacts, locale: str, *, plays: bool = True) -> Screen:
    """Asks whether a game is really to be closed for everybody; somebody who `plays` may also pause it, or go
    back to their hand."""
    buttons = [button(say(locale, "button-close"), control(table.id, "cancel"), discord.ButtonStyle.danger)]
    if plays and table.paused is None:
        buttons.append(button(say(locale, "button-pause"), control(table.id, "pause")))
    if plays:
        buttons.append(button(say(locale, "button-back"), control(table.id, "back")))
    return screen(text(say(locale, "close-ask", table=table.id)), *rows(buttons))


def closed_screen(table: TableFacts, locale: str) -> Screen:
    """What replaces a table that has been closed."""
    return screen(text(say(locale, "table-closed", game=games.name(locale, table.game), table=table.id)))


def moved_screen(table: TableFacts, locale: str, url: str) -> Screen:
    """What remains of a table's message that has been posted again further down."""
    return _with_link(say(locale, "table-moved", table=table.id), locale, url)


def nudge_screen(table: TableFacts, person_id: int) -> Screen:
    """The line in the channel for one person whose direct messages are closed."""
    person = f"<@{person_id}>"
    for clock in table.clocks:
        if table.seats[clock.seat].person_id == person_id and clock.reminded:
            when = f"<t:{clock.due_at}:R>"
            return screen(text(say(table.locale, "nudge-until", person=person, table=table.id, when=when)))
    return screen(text(say(table.locale, "nudge", person=person, table=table.id)))


def onlooker_screen(table: TableFacts, locale: str, *, watches: bool) -> Screen:
    """For somebody who asks for a hand where they do not play: they may watch."""
    about = say(locale, "not-seated", table=table.id)
    what = say(locale, "button-watch-no-more" if watches else "button-watch")
    return screen(text(about), *rows([button(what, control(table.id, "watch"), emoji="👀")]))


def words_screen(words: str) -> Screen:
    """A short private answer."""
    return screen(text(words))


def _with_link(words: str, locale: str, url: str | None) -> Screen:
    buttons = (link(say(locale, "button-go"), url),) if url else ()
    return screen(text(words), *rows(buttons))
