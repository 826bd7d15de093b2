"""The head of the table message: whose turn it is, which phase, whom the table waits for, and the piles."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.view import Phase, Turn
from bot.ui.bohnanza.chapters.course import step, to_turn_up
from bot.ui.bohnanza.chapters.situation import OVER, situation
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.messages.pace import pace_lines, paused
from bot.ui.phrases import names, player
from bot.words import say

PLAIN = frozenset({"first", "more", "turn-up", "trade", "received"})
"""The steps of which the first line says enough; in a duel it does not."""


def head(seen: Sight, *, brief: bool) -> str:
    """The first lines of the message; `brief`: without what nobody needs while the others trade."""
    way_on = pace_lines(seen.table) if seen.table.paused is not None else ()
    return "\n".join([_first_line(seen), where(seen, brief=brief), *_guidance(seen), *way_on])


def _first_line(seen: Sight) -> str:
    """Whose turn it is, in which phase, whom the table waits for, and until when; the reader's client counts down
    to it."""
    now = situation(seen)
    return say(
        seen.locale,
        "table-turn",
        phase=now.phase,
        name=player(seen, now.active),
        names=names(seen, now.awaited) or "none",
        last="yes" if now.last else "no",
        paused=paused(seen.table, seen.locale),
        until="none" if now.until is None else f"<t:{now.until}:R>",
        goes="yes" if now.goes_on else "no",
    )


def _guidance(seen: Sight) -> Iterator[str]:
    view = seen.view
    if view.ending and view.phase not in OVER:
        yield say(seen.locale, "table-guide-duel-last" if view.kind is Turn.DUEL else "table-guide-last")
    elif view.last_draw:
        yield say(seen.locale, "table-guide-last-draw")
    waits_for, about = step(seen)
    if view.kind is Turn.DUEL and waits_for in PLAIN:
        waits_for = f"duel-{waits_for}"
    if waits_for not in PLAIN and seen.table.paused is None:
        yield say(
            seen.locale,
            f"table-guide-{waits_for}",
            name=player(seen, view.active),
            names=names(seen, view.waiting_for),
            cards=to_turn_up(view),
            type=about,
        )


def where(seen: Sight, *, brief: bool) -> str:
    """Which game this is, at which table, and its piles."""
    view = seen.view
    return say(
        seen.locale,
        "table-where-pictured" if seen.pictures else "table-where",
        game=say(seen.locale, f"game-{seen.table.game}"),
        table=str(seen.table.id),
        turn=view.turn,
        draw=view.draw_pile,
        pile=min(view.exhaustions + 1, view.last_exhaustion),
        piles=view.last_exhaustion,
        discard=view.discard,
        top="" if view.discard_top is None else short(seen.locale, view.discard_top),
        price=0 if brief and view.phase is Phase.TRADE else view.third_field_price or 0,
        box=view.box,
    )
