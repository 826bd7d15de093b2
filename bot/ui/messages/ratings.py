"""Ratings in words: somebody's own, a server's leaderboard, and the question whether one may be listed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord

from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.store import ENOUGH, SURE, Ranked, Rated, Rating
from bot.tables.ratings.anchors import BEGINNING, anchor
from bot.tables.ratings.ladders import Ladder
from bot.ui.components import COMPONENT_LIMIT
from bot.ui.controls import ANYWHERE, control
from bot.ui.layout import Row, Screen, button, row, screen, text
from bot.ui.messages.past import tenths
from bot.ui.names import escape
from bot.ui.phrases import signed
from bot.words import say

AT_ONCE = 15
"""Places on a page."""
FINE = 2.95
"""Ratings that may be less far off are told in tenths: else many places of a leaderboard would look the same."""
YES, NO = "yes", "no"
"""What may be answered, and what is stored."""
LISTED = "listed"
"""The button that answers."""


def ladder_name(locale: str, ladder: str) -> str:
    """What the games of the ladder with this name are called together."""
    return say(locale, f"family-{ladder}")


def rating(locale: str, rated: Rating) -> str:
    """A rating and how far off it may be: `27 ± 4`; with tenths where that is little: `25.3 ± 2.1`."""
    sure = SURE * rated.sigma
    if sure < FINE:
        return say(locale, "rating", mu=_tenths(locale, rated.mu), sure=_tenths(locale, sure))
    return say(locale, "rating", mu=_whole(rated.mu), sure=_whole(sure))


def _whole(number: float) -> str:
    return signed(round(number))


def _tenths(locale: str, number: float) -> str:
    return tenths(locale, round(10 * number), 10)


def rating_lines(locale: str, ratings: Sequence[Rated], *, counting: bool) -> Iterator[str]:
    """Somebody's ratings by ladder, with those of this server where there are any; `counting`: older games are
    still being rated, so that there are none yet."""
    if counting:
        yield say(locale, "still-rating")
        return
    for one in ratings:
        here = [] if one.here is None else [_rating_here(locale, one.here)]
        yield " · ".join([_rating(locale, one), *here])
    if any(one.everywhere.games >= ENOUGH for one in ratings):
        yield say(locale, "rating-note", beginning=_whole(BEGINNING))


def _rating(locale: str, one: Rated) -> str:
    name, games = ladder_name(locale, one.ladder), one.everywhere.games
    if games < ENOUGH:
        return say(locale, "stats-rating-soon", family=name, games=ENOUGH - games)
    return say(locale, "stats-rating", family=name, rating=rating(locale, one.everywhere))


def _rating_here(locale: str, here: Rating) -> str:
    if here.games < ENOUGH:
        return say(locale, "stats-rating-here-soon", games=ENOUGH - here.games)
    return say(locale, "stats-rating-here", rating=rating(locale, here))


class Reader(NamedTuple):
    """Who reads a leaderboard."""

    person_id: int
    listed: str
    games: int
    """How many games of this ladder they have played to the end on this server."""


def leaderboard_screen(
    locale: str, ladder: Ladder, places: Sequence[Ranked], page: int, reader: Reader, *, counting: bool
) -> Screen:
    """A page of a server's leaderboard, counted from 0; `counting`: older games are still being rated."""
    title = say(locale, "leaderboard-title", family=ladder_name(locale, ladder.name))
    if counting:
        return screen(text(f"{title}\n{say(locale, 'still-rating')}"))
    shown = [_place(locale, one, reader) for one in places[page * AT_ONCE :][:AT_ONCE]]
    parts = [title, *(shown or [say(locale, "leaderboard-none", games=ENOUGH)])]
    parts += _own(locale, places, reader)
    if shown:
        parts += [say(locale, "leaderboard-order"), say(locale, "rating-note", beginning=_whole(BEGINNING))]
    parts.append(_computers(locale, ladder))
    pages = pages_of(len(places))
    if pages > 1:
        parts.append(say(locale, "leaderboard-page", page=page + 1, pages=pages))
    return screen(text("\n".join(parts)), *_turning(locale, ladder, page, pages))


def pages_of(places: int) -> int:
    """How many pages so many places take; at least one."""
    return max(1, -(-places // AT_ONCE))


def _place(locale: str, one: Ranked, reader: Reader) -> str:
    words = say(
        locale,
        "leaderboard-place",
        place=one.place,
        name=escape(one.name),
        rating=rating(locale, one.rating),
        games=one.rating.games,
    )
    # Else Discord takes the numbers for those of a list, and counts for itself.
    words = words.replace(". ", "\\. ", 1)
    return f"**{words}**" if one.person_id == reader.person_id else words


def _own(locale: str, places: Sequence[Ranked], reader: Reader) -> Iterator[str]:
    own = [one.place for one in places if one.person_id == reader.person_id]
    if own:
        yield say(locale, "leaderboard-own", place=own[0])
    elif reader.listed != YES:
        yield say(locale, "leaderboard-unlisted")
    elif reader.games < ENOUGH:
        yield say(locale, "leaderboard-soon", games=ENOUGH - reader.games)


def _computers(locale: str, ladder: Ladder) -> str:
    """Where today's computers stand, in tenths: some are less than one apart."""
    versions = FAMILIES[ladder.family].versions
    ones = (*STRENGTHS, EXPERT)
    found = {one: anchor(ladder.family, one, versions.get(one, ""), ladder.players) for one in ones}
    stand = {strength: "none" if one is None else _tenths(locale, one.mu) for strength, one in found.items()}
    words = "rating-computers" if ladder.players > 2 else "rating-computers-of-two"
    return say(locale, words, family=ladder_name(locale, ladder.name), **stand)


def _turning(locale: str, ladder: Ladder, page: int, pages: int) -> Iterator[Row]:
    if pages > 1:
        moves = (("leaderboard-up", page - 1), ("leaderboard-down", page + 1))
        yield row(
            *[
                button(
                    say(locale, words),
                    control(ANYWHERE, "leaderboard", ladder.name, to),
                    disabled=not 0 <= to < pages,
                )
                for words, to in moves
            ]
        )


def with_question(shown: Screen, table: int, locale: str) -> Screen:
    """The message, and below it the question whether leaderboards may list its reader; as it is where there is no
    room."""
    answers = [
        button(say(locale, f"leaderboard-{answer}"), control(table, LISTED, answer), style)
        for answer, style in ((YES, discord.ButtonStyle.primary), (NO, discord.ButtonStyle.secondary))
    ]
    question = text(say(locale, "leaderboard-ask", games=ENOUGH)), row(*answers)
    if shown.size + 4 > COMPONENT_LIMIT:
        return shown
    return screen(*shown.items, *question)


def chosen(locale: str, *, listed: bool) -> str:
    """What has just been chosen."""
    return say(locale, "leaderboard-chosen", on="on" if listed else "off", games=ENOUGH)
