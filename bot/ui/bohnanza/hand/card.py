"""A hand without buttons of the game: the card among direct messages, and what is left of a panel that sleeps."""

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
    """The ordered hand, and a button that makes this message the panel; after the end who won."""
    outcome = seen.view.outcome
    if outcome is not None:
        return with_notice(notice, container(text(over(seen, outcome)), where_line(seen)))
    calling = [call(seen, own(seen.view))] if seen.called and face is Face.CARD else []
    title = "\n".join([*calling, quiet_title(seen, face)])
    hand = container(*_hand(seen, title), *rows([WAYS[face](seen)]), where_line(seen))
    return with_notice(notice, hand)


def _hand(seen: Sight, title: str) -> Iterator[Item]:
    """The hand in words, or as a picture if there is a card to be seen."""
    mine = own(seen.view)
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
