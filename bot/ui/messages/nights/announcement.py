"""The message of a night that everybody reads: what is planned, who comes, and the buttons that say so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.store.nights.rows import Answer, Division, GuestRow, NightRow, Stage
from bot.ui.controls import ANYWHERE, control
from bot.ui.fitting import fullest
from bot.ui.layout import Button, Screen, button, container, rows, text
from bot.ui.messages.games import name
from bot.ui.messages.nights.actions import ANSWER, MORE
from bot.ui.names import NAMELESS, escape, told_apart
from bot.ui.phrases import listed, together
from bot.words import say

ACCENT = 0x5B5FC7
"""The colour of the stripe beside a night."""
NAMES = (200, 60, 30, 12, 4)
"""So many names at most stand in each list; fewer, where the message would grow too long."""


def announcement_screen(night: NightRow, guests: Sequence[GuestRow]) -> Screen:
    """The announcement, in the night's own language: with buttons until it begins, afterwards with what became of
    it."""

    def build(most: int) -> Screen:
        paragraphs = [text("\n".join(part)) for part in night_told(night, guests, night.locale, most)]
        buttons = [*answer_buttons(night, night.locale), _more(night)] if night.ahead else []
        return Screen(container(*paragraphs, *rows(buttons), colour=ACCENT))

    return fullest(build, NAMES)


def night_told(
    night: NightRow, guests: Sequence[GuestRow], locale: str, most: int = NAMES[-2]
) -> Iterator[Sequence[str]]:
    """What there is to say of a night, in paragraphs of lines; so many names at most are said of each answer."""
    yield [
        say(locale, "night-heading", title=escape(night.title)),
        *told_of(
            locale,
            night.starts_at,
            night.game,
            night.seats,
            night.division,
            weekly=night.weekly,
            computers=night.computers,
        ),
    ]
    yield [*_guests(guests, locale, most)]
    if night.ahead:
        yield [say(locale, "night-hosted", host=host_name(night, guests), near=near(night))]
    else:
        yield [say(locale, "night-stage", stage=night.stage.value)]


def told_of(
    locale: str, starts_at: int, game: str, seats: int, division: Division, *, weekly: bool, computers: bool
) -> Iterator[str]:
    """When a night is, what is played, and how its people become tables: a line for each."""
    yield when_line(locale, starts_at, weekly=weekly)
    yield game_line(locale, game, seats)
    yield say(locale, "night-tables", by=division.value, computers="yes" if computers else "no")


def game_line(locale: str, game: str, seats: int) -> str:
    """What is played, and how many sit at one table at most."""
    return say(locale, "night-game", game=name(locale, game), most=seats)


def when_line(locale: str, starts_at: int, *, weekly: bool) -> str:
    """When a night is; Discord writes that as each reader's clock has it."""
    repeats = "yes" if weekly else "no"
    return say(locale, "night-when", when=moment(starts_at), left=ago(starts_at), weekly=repeats)


def answer_buttons(night: NightRow, locale: str, own: Answer | None = None) -> Iterator[Button]:
    """The three answers; the one that the reader has given is green."""
    for answer in Answer:
        usual = discord.ButtonStyle.primary if answer is Answer.COMING else discord.ButtonStyle.secondary
        style = discord.ButtonStyle.success if answer is own else usual
        label = say(locale, "button-night-answer", answer=answer.value)
        yield button(label, control(ANYWHERE, ANSWER, night.id, answer.value), style)


def host_name(night: NightRow, guests: Iterable[GuestRow]) -> str:
    """What the host is called, escaped."""
    return next((escape(guest.name) for guest in guests if guest.person_id == night.host_id), NAMELESS)


def near(night: NightRow) -> str:
    """Whether a night is so near that nobody is reminded any more."""
    return "yes" if night.stage is Stage.REMINDED else "no"


def coming(guests: Iterable[GuestRow]) -> list[GuestRow]:
    """Those who come, in the order in which they said so."""
    return [guest for guest in guests if guest.answer is Answer.COMING]


def moment(when: int) -> str:
    """A date and a time, as Discord writes them for each reader."""
    return f"<t:{when}:F>"


def ago(when: int) -> str:
    """How long it is until then, as Discord writes it for each reader."""
    return f"<t:{when}:R>"


def _guests(guests: Sequence[GuestRow], locale: str, most: int) -> Iterator[str]:
    """Who comes and who might, by name; of the others, how many they are."""
    by_answer = {answer: [guest.name for guest in guests if guest.answer is answer] for answer in Answer}
    there = by_answer[Answer.COMING]
    names = _named(locale, there, most) if there else say(locale, "night-nobody")
    yield say(locale, "night-coming", count=len(there), names=names)
    if by_answer[Answer.MAYBE]:
        names = _named(locale, by_answer[Answer.MAYBE], most)
        yield say(locale, "night-maybe", count=len(by_answer[Answer.MAYBE]), names=names)
    if by_answer[Answer.NOT]:
        yield say(locale, "night-not", count=len(by_answer[Answer.NOT]))


def _named(locale: str, names: Sequence[str], most: int) -> str:
    shown = [escape(one) for one in told_apart(names)]
    if len(shown) <= most:
        return together(locale, shown)
    return say(locale, "night-names-more", names=listed(locale, shown[:most]), more=len(shown) - most)


def _more(night: NightRow) -> Button:
    return button(say(night.locale, "button-night-more"), control(ANYWHERE, MORE, night.id))
