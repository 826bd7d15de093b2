"""The trick on the table in words: the lead, who has laid, the cards turned up and who took them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.nicht_die_bohne.view import Phase, TrickCard
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import names, player
from bot.words import say


def trick_lines(seen: Sight) -> Iterator[str]:
    """What lies on the table: nothing, the lead and who has laid, or all cards with who took them."""
    if seen.view.phase is Phase.LAY:
        yield from _lead(seen)
    elif seen.view.phase is Phase.TAKE:
        yield from [_up(seen, card) for card in seen.view.up]


def past_line(seen: Sight) -> str:
    """The previous trick in short: every card, who laid it and who took it; empty if there was none."""
    if not seen.view.past:
        return ""
    shown = [
        say(
            seen.locale,
            "bohne-past-card",
            token="yes" if card.token else "no",
            card=short(seen.locale, card.card),
            name=player(seen, card.seat),
            taker="" if card.taken_by is None else player(seen, card.taken_by),
        )
        for card in seen.view.past
    ]
    return say(seen.locale, "bohne-past", cards=say(seen.locale, "bohne-past-separator").join(shown))


def _lead(seen: Sight) -> Iterator[str]:
    view = seen.view
    for card in view.up:
        name = player(seen, card.seat)
        yield say(seen.locale, "bohne-table-lead", name=name, card=short(seen.locale, card.card))
    laid = [seat.seat for seat in view.seats if seat.has_laid and seat.seat != view.leader]
    words = "bohne-table-laid" if laid else "bohne-table-laid-none"
    yield say(seen.locale, words, names=names(seen, laid))


def _up(seen: Sight, card: TrickCard) -> str:
    words = "token" if card.token else "left" if card.taken_by is None else "taken"
    return say(
        seen.locale,
        f"bohne-up-{words}",
        card=short(seen.locale, card.card),
        name=player(seen, card.seat),
        taker="" if card.taken_by is None else player(seen, card.taken_by),
    )
