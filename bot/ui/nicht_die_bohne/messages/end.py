"""The end of a game: who won, the ranking, and everybody's score sheets of all rounds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Outcome, Seat, Standing
from bot.ui.messages.ties import ties
from bot.ui.nicht_die_bohne.messages.sheets import all_rounds
from bot.ui.nicht_die_bohne.wording.phrases import Sight, figures, points
from bot.ui.phrases import listed, names, player, signed
from bot.words import say


def winner(seen: Sight, outcome: Outcome) -> str:
    """A line that says who won."""
    shared = len(outcome.winners)
    return say(seen.locale, "bohne-end-title", names=names(seen, outcome.winners), count=shared)


def over(seen: Sight, outcome: Outcome) -> str:
    """A line that says that the game is over, and who won it."""
    return say(seen.locale, "bohne-hand-over", **_won(seen, outcome))


def for_player(seen: Sight, seat: Seat, outcome: Outcome) -> str:
    """Who won, and what place the player of this seat has."""
    if seat in outcome.winners:
        return say(seen.locale, "bohne-hand-you-won", **_won(seen, outcome))
    mine = next(standing for standing in outcome.standings if standing.seat == seat)
    rank = say(seen.locale, "bohne-hand-rank", rank=mine.rank, **figures(mine.score))
    return "\n".join([say(seen.locale, "bohne-hand-won", **_won(seen, outcome)), rank])


def _won(seen: Sight, outcome: Outcome) -> dict[str, str | int]:
    best = figures(outcome.standings[0].score)
    return {"names": names(seen, outcome.winners), "count": len(outcome.winners), **best}


def ranking(seen: Sight, outcome: Outcome) -> str:
    """Everybody's rank and total (N3, N4)."""
    lines = [say(seen.locale, "bohne-end-ranking")]
    lines += [_rank(seen, standing) for standing in outcome.standings]
    return "\n".join([*lines, *tied(seen, outcome)])


def tied(seen: Sight, outcome: Outcome) -> list[str]:
    """Who has the same total and so the same place, each such total in a line."""
    return [
        say(
            seen.locale,
            "bohne-end-tie",
            names=names(seen, [standing.seat for standing in group]),
            points=points(seen.locale, group[0].score),
        )
        for group in ties(outcome)
    ]


def _rank(seen: Sight, standing: Standing) -> str:
    rounds = seen.view.seats[standing.seat].rounds
    return say(
        seen.locale,
        "bohne-end-rank",
        rank=standing.rank,
        name=player(seen, standing.seat),
        points=points(seen.locale, standing.score),
        rounds=listed(seen.locale, map(signed, rounds)),
    )


def sheets(seen: Sight) -> str:
    """The score sheets of all rounds, player by player."""
    return "\n".join([say(seen.locale, "bohne-end-sheets"), *_sheets(seen)])


def _sheets(seen: Sight) -> Iterator[str]:
    for seat in seen.view.seats:
        yield say(seen.locale, "bohne-end-player", name=player(seen, seat.seat))
        yield from all_rounds(seen, seat.seat)
