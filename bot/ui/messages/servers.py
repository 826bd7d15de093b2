"""What those who manage a server choose for its tables, and what everybody else reads of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import discord

from bot.store import Openers
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import OPTION_LIMIT, Button, RoleSelect, Row, Screen, Select, button, row, screen, text
from bot.words import say
from bot.words.own_names import by_own_name, own_name

OPENER = "before"
"""In place of a language: that of whoever opens the table. Lists that stand in older messages call it so."""
SHOWN, OPENERS, ROLE, LANGUAGE, PICTURES, THREADS, CALL_ROLE = (
    *("server", "server-openers", "server-role"),
    *("server-language", "server-pictures", "server-threads", "server-call-role"),
)
"""The actions of the controls on this page."""


class AtTables(NamedTuple):
    """What holds for the tables of a server."""

    openers: Openers
    role_id: int
    """The role of those who may open tables, if `openers` says so."""
    role_gone: bool
    """Whether that role is there no more, so that everybody may."""
    roles: bool
    """Whether there is any role to choose."""
    language: str
    """Of new tables; empty if it is that of whoever opens them."""
    pictures: bool | None
    """None where this bot draws none."""
    threads: bool
    """Whether each new table opens a thread."""
    call_role_id: int = 0
    """The role that is called to tables; 0: none."""
    call_role: str = "none"
    """How that is: `there`, `gone`, `mute` if the bot may not mention it, or `none`."""
    invite: str = ""
    """The link that gives the bot the permission to create events; empty if it has that."""


class Told(NamedTuple):
    """What holds for the tables of a server: a line for each choice."""

    openers: str
    language: str
    pictures: str
    threads: str
    call_role: str


def told_of(locale: str, at_tables: AtTables) -> Told:
    """Say what holds for the tables of a server."""
    openers = "gone" if at_tables.role_gone else at_tables.openers.value
    shown = at_tables.pictures
    return Told(
        say(locale, "server-openers", openers=openers, role=f"<@&{at_tables.role_id}>"),
        say(locale, "settings-language-at-tables", language=_named(at_tables.language)),
        say(locale, "settings-pictures-at-tables", on="none" if shown is None else _on(on=shown)),
        say(locale, "server-threads", on=_on(on=at_tables.threads)),
        _call_role(locale, at_tables),
    )


def _call_role(locale: str, at_tables: AtTables) -> str:
    role, how = f"<@&{at_tables.call_role_id}>", at_tables.call_role
    said = say(locale, "server-call-role", role=role if how in ("there", "mute") else how)
    return f"{said}\n⚠️ {say(locale, 'call-role-not-mentionable', role=role)}" if how == "mute" else said


def lacking(locale: str, at_tables: AtTables) -> list[str]:
    """Say what the bot may not do on this server, and how it may; where it may do all, this is empty."""
    return [say(locale, "server-no-events", url=at_tables.invite)] if at_tables.invite else []


def server_screen(locale: str, at_tables: AtTables, *, manages: bool) -> Screen:
    """What holds for the tables of this server, for whoever manages it with the lists and buttons that change it
    below each line; everybody else reads who can."""
    title, told = say(locale, "server-title"), told_of(locale, at_tables)
    if not manages:
        return screen(text("\n".join([title, *told, *lacking(locale, at_tables), say(locale, "server-who")])))
    return screen(
        text(f"{title}\n{told.openers}"),
        *_openers(locale, at_tables),
        text(told.language),
        _languages(locale, at_tables.language),
        text(told.pictures),
        *_pictures(locale, at_tables),
        text(told.threads),
        row(_switch(locale, "button-server-threads", THREADS, on=at_tables.threads)),
        text(told.call_role),
        *_call_roles(locale, at_tables),
        text("\n".join([*lacking(locale, at_tables), say(locale, "server-at-once")])),
    )


def to_server(locale: str) -> Row:
    """The button that leads whoever manages a server there."""
    return row(button(say(locale, "button-server"), control(ANYWHERE, SHOWN)))


def language_chosen(locale: str, language: str) -> str:
    """Which language the new tables of a server speak from now on; an empty one: that of whoever opens them."""
    return say(locale, "settings-language-chosen-at-tables", language=_named(language))


def _openers(locale: str, at_tables: AtTables) -> Iterable[Row]:
    """Everybody or those who manage the server, the one that holds in green; or those with a role, from a list."""
    holds = Openers.EVERYBODY if at_tables.role_gone else at_tables.openers
    yield row(*[_opener(locale, one, chosen=one is holds) for one in (Openers.EVERYBODY, Openers.MANAGERS)])
    if at_tables.roles:
        default = (
            [discord.SelectDefaultValue(id=at_tables.role_id, type=discord.SelectDefaultValueType.role)]
            if holds is Openers.ROLE
            else []
        )
        roles: RoleSelect = discord.ui.RoleSelect(
            custom_id=control(ANYWHERE, ROLE), placeholder=say(locale, "server-role"), default_values=default
        )
        yield row(roles)


def _call_roles(locale: str, at_tables: AtTables) -> Iterable[Row]:
    """The list of roles, in which none may be chosen, too."""
    if at_tables.roles:
        chosen = at_tables.call_role in ("there", "mute")
        role = discord.SelectDefaultValue(id=at_tables.call_role_id, type=discord.SelectDefaultValueType.role)
        roles: RoleSelect = discord.ui.RoleSelect(
            custom_id=control(ANYWHERE, CALL_ROLE),
            placeholder=say(locale, "server-call-role-choose"),
            min_values=0,
            default_values=[role] if chosen else [],
        )
        yield row(roles)


def _opener(locale: str, who: Openers, *, chosen: bool) -> Button:
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.secondary
    return button(say(locale, "button-openers", openers=who.value), control(ANYWHERE, OPENERS, who.value), style)


def _languages(locale: str, chosen: str) -> Row:
    """The list of languages by the names that they give themselves, with the chosen one selected."""
    names = {OPENER: say(locale, "server-language-opener")}
    names |= {one: own_name(one) for one in by_own_name()[: OPTION_LIMIT - 1]}
    options = [
        discord.SelectOption(label=name, value=one, default=one == (chosen or OPENER))
        for one, name in names.items()
    ]
    select: Select = discord.ui.Select(custom_id=control(ANYWHERE, LANGUAGE), options=options)
    return row(select)


def _pictures(locale: str, at_tables: AtTables) -> Iterable[Row]:
    """The button that turns them on or off, where this bot draws any."""
    if at_tables.pictures is not None:
        yield row(_switch(locale, "button-pictures", PICTURES, on=at_tables.pictures))


def _switch(locale: str, label: str, action: str, *, on: bool) -> Button:
    return button(say(locale, label, on=_on(on=on)), control(ANYWHERE, action, _on(on=not on)))


def _named(language: str) -> str:
    return own_name(language) if language else "none"


def _on(*, on: bool) -> str:
    return "on" if on else "off"
