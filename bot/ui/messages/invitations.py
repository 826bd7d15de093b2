"""Whether somebody can be invited to tables: the button behind each invitation, and what it answers."""

from __future__ import annotations

from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Button, Screen, button, rows, screen, text
from bot.words import say

INVITATIONS = "invitations"
"""The button that lets nobody, or everybody, invite the person who presses it."""
ON, OFF = "on", "off"
"""Its first argument: whether they can be invited from now on."""
AGAIN = "again"
"""Its second argument, on the button below its own answer: the next answer takes the place of that one."""


def uninvite_button(locale: str) -> Button:
    """Lets nobody invite the person who presses it."""
    return button(say(locale, "button-uninvite"), control(ANYWHERE, INVITATIONS, OFF), emoji="🔕")


def switch_button(locale: str, *, invitable: bool) -> Button:
    """The same button for somebody who is `invitable`; for somebody who is not, the one that lets others invite
    them again."""
    if invitable:
        return uninvite_button(locale)
    return button(say(locale, "button-invitable"), control(ANYWHERE, INVITATIONS, ON), emoji="🔔")


def chosen(locale: str, *, invitable: bool) -> str:
    """What has just been chosen, in words."""
    return say(locale, "invitations-chosen", on=ON if invitable else OFF)


def chosen_screen(locale: str, *, invitable: bool) -> Screen:
    """The same, with a button that takes it back."""
    label = say(locale, "button-uninvite" if invitable else "button-invitable")
    back = control(ANYWHERE, INVITATIONS, OFF if invitable else ON, AGAIN)
    return screen(
        text(chosen(locale, invitable=invitable)), *rows([button(label, back, emoji="🔕" if invitable else "🔔")])
    )
