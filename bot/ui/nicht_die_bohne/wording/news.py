"""News in words: what has just happened, for the table and for the player whose click it was."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.view import Phase
from bot.ui.nicht_die_bohne.wording.phrases import Sight, role
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.phrases import listed, player, signed
from bot.words import say

FOR_EVERYBODY = frozenset({"turned-up", "round-ended", "dealt", "ended"})
SHOWN_ANYWAY = frozenset({"led", "laid-down", "turned-up"})
"""Left out of the latest news, since the table shows what was led, who has laid and what was turned up."""
HAND_SHOWS = {Phase.LAY: frozenset({"laid-down", "exchanged"}), Phase.TAKE: frozenset({"turned-up"})}
"""Left out of a notice, by phase: until the cards are turned up, the hand itself shows which one is laid; then,
until all are taken, what each is."""

CONCERNS = frozenset({"led", "taken", "token-taken", "round-ended"})
"""The kinds of news that a player is told of though they didn't bring them about."""


def line(seen: Sight, news: News) -> str:
    """One piece of news as a sentence in the reader's language; the reader is addressed as such."""
    cards = [
        say(seen.locale, "bohne-news-card", card=short(seen.locale, card), name=player(seen, seat))
        for seat, card in news.turned_up
    ]
    scores = [
        say(seen.locale, "bohne-news-score", name=player(seen, seat), score=signed(score))
        for seat, score in enumerate(news.scores)
    ]
    return say(
        seen.locale,
        f"bohne-news-{news.what}",
        who=role(seen, news.seat),
        name="" if news.seat is None else player(seen, news.seat),
        whose=role(seen, news.other),
        other="" if news.other is None else player(seen, news.other),
        known="no" if news.card is None else "yes",
        card="" if news.card is None else short(seen.locale, news.card),
        cards=listed(seen.locale, cards),
        round=news.round,
        scores=listed(seen.locale, scores),
    )


def notice(seen: Sight, news: Sequence[News]) -> str:
    """What this player's click has just changed, line by line; what concerns only others is left to the table."""
    own = seen.view.own
    if own is None:
        return ""
    told = [item for item in news if item.what in FOR_EVERYBODY or own.seat in (item.seat, item.other)]
    shown = HAND_SHOWS.get(seen.view.phase, frozenset())
    return "\n".join(line(seen, item) for item in told if item.what not in shown)


def happened(seen: Sight, news: Sequence[News]) -> str:
    """What others have done that concerns this player, line by line: whose card was taken, what was taken or led
    for them, how a round ended. Cards face down are shown by the hand, the end of the game by itself."""
    own = seen.view.own
    if own is None or seen.view.outcome is not None:
        return ""
    told = [item for item in news if item.what == "round-ended" or own.seat in (item.seat, item.other)]
    return "\n".join(line(seen, item) for item in told if item.what in CONCERNS)


def lately(seen: Sight, most: int) -> list[str]:
    """The last things that others did since the reader did something, newest last."""
    own = seen.view.own
    theirs = [place for place, item in enumerate(seen.news, start=1) if own is not None and item.seat == own.seat]
    return [line(seen, item) for item in seen.news[max(theirs, default=0) :][-most:]]


def latest(seen: Sight, most: int) -> list[str]:
    """The last news, newest last."""
    told = [item for item in seen.news if item.what not in SHOWN_ANYWAY]
    return [line(seen, item) for item in told[-most:]] if most else []
