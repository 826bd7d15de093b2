"""What stands in place of a panel: the card while it is elsewhere, and the hand of one that sleeps."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import beans
from bot.games.contract import Outcome
from bot.ui.bohnanza.end.sheet import in_points
from bot.ui.bohnanza.hand.title import call
from bot.ui.bohnanza.pictures.hand import cards_picture
from bot.ui.bohnanza.telling.hand_cards import hand_lines
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.layout import Item, Screen, container, rows, text
from bot.ui.messages.playing import play_here_button, quiet_title, wake_button, where_line, with_notice
from bot.ui.phrases import names
from bot.ui.screens import Face
from bot.words import say

WAYS = {Face.CARD: play_here_button, Face.ASLEEP: wake_button}
"""The one button of each face, which turns this message into the panel."""


def card_screen(seen: Sight, notice: str, face: Face) -> Screen:
    """Where the game is played, or the ordered hand, and a button that makes this message the panel; after the end
    who won."""
    outcome = seen.view.outcome
    if outcome is not None:
        return with_notice(notice, container(text(over(seen, outcome)), where_line(seen)))
    above = _hand(seen) if face is Face.ASLEEP else [text("\n".join(_elsewhere(seen)))]
    return with_notice(notice, container(*above, *rows([WAYS[face](seen)]), where_line(seen, face)))


def _elsewhere(seen: Sight) -> Iterator[str]:
    """Why this message has come, if it calls its reader, and where they play."""
    if seen.called:
        yield call(seen, own(seen.view))
    yield quiet_title(seen, Face.CARD)


def _hand(seen: Sight) -> Iterator[Item]:
    """The hand in words, or as a picture if there is a card to be seen."""
    mine, title = own(seen.view), quiet_title(seen, Face.ASLEEP)
    if seen.pictures and mine.hand:
        yield text(title)
        yield cards_picture(seen, mine)
    else:
        yield text(f"{title}\n{hand_lines(seen.locale, beans(mine.hand))}")


def over(seen: Sight, outcome: Outcome) -> str:
    """A line that says who won."""
    best = max(standing.score for standing in outcome.standings)
    return say(
        seen.locale,
        "hand-over",
        names=names(seen, outcome.winners),
        count=len(outcome.winners),
        score=best,
        town=in_points(seen),
    )
