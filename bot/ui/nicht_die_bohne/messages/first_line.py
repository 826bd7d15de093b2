"""The first line of a panel: what its player does now, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.nicht_die_bohne.view import Own, Phase, View
from bot.ui.messages.playing import quiet_title
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.situation import Situation, situation
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import names, player
from bot.ui.screens import Face
from bot.words import say


def acting(own: Own) -> bool:
    """Whether the player may lay or take a card now, or lay another one."""
    return bool(own.options.lay or own.options.take)


def silent(own: Own, face: Face) -> bool:
    """Whether the panel tells nothing of the table: it could not be kept up to date, and waits until its player
    can do something."""
    return face is not Face.LIVE and not acting(own)


def down(view: View, own: Own) -> bool:
    """Whether the player has laid a card that the others cannot see yet."""
    return view.phase is Phase.LAY and own.seat != view.leader and own.laid is not None


def first_line(seen: Sight, own: Own, face: Face) -> str:
    """What the player does now, or whom the table waits for, with a line of what comes next."""
    if silent(own, face):
        return quiet_title(seen, Face.RESTING)
    now = situation(seen)
    last, first = list(_last(seen.locale, now)), _now(seen, own, face, now)
    if seen.called and face is Face.RESTING:
        # What follows the first line of a task is no less true.
        return "\n".join([call(seen), *last, *first.split("\n")[1:]])
    return "\n".join([*last, first])


def call(seen: Sight) -> str:
    """Why a direct message has come, in its first words: a phone shows no more of it."""
    return say(
        seen.locale,
        "panel-call",
        table=seen.table.id,
        what=say(
            seen.locale, f"bohne-call-{seen.view.phase}", name=player(seen, seen.view.leader), card=_lead(seen)
        ),
    )


def _last(locale: str, now: Situation) -> Iterator[str]:
    """Whether the last of several rounds is played, or its last trick, with which the game ends."""
    if now.last != "none":
        yield say(locale, "bohne-panel-last", trick="yes" if now.last == "trick" else "no")


def _now(seen: Sight, own: Own, face: Face, now: Situation) -> str:
    if down(seen.view, own):
        return _down(seen, own, face, now)
    return _task(seen) if own.seat in now.acting else _others(seen, now)


def _down(seen: Sight, own: Own, face: Face, now: Situation) -> str:
    words = "bohne-panel-down" if own.options.may_exchange else "bohne-panel-down-last"
    line = say(seen.locale, words, card="" if own.laid is None else short(seen.locale, own.laid))
    if face is not Face.LIVE or not now.awaited:
        return line
    return "\n".join([line, say(seen.locale, "bohne-panel-waiting", names=names(seen, now.awaited))])


def _task(seen: Sight) -> str:
    return say(
        seen.locale, f"bohne-panel-{seen.view.phase}", name=player(seen, seen.view.leader), card=_lead(seen)
    )


def _others(seen: Sight, now: Situation) -> str:
    who, waiting = names(seen, now.acting), names(seen, now.awaited) or "none"
    return say(seen.locale, f"bohne-panel-wait-{now.phase}", names=who, waiting=waiting, card=_lead(seen))


def _lead(seen: Sight) -> str:
    return "" if seen.view.lead is None else short(seen.locale, seen.view.lead)
