"""Being done with the trading of a turn, and coming back into it (B5.8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.moves import ComeBack, Move, Pass
from bot.games.bohnanza.view import View
from bot.ui.bohnanza.chapters.course import same_turn
from bot.ui.bohnanza.wording.phrases import own
from bot.ui.screens import Play


def done(turn: int) -> Play[View, Move]:
    """Say “I'm done” with the trading of this turn (B5.8)."""
    return _in_trading(turn, Pass())


def back_in(turn: int) -> Play[View, Move]:
    """Take part in the trading of this turn again (B5.8)."""
    return _in_trading(turn, ComeBack())


def _in_trading(turn: int, move: Move) -> Play[View, Move]:
    def choose(view: View) -> Sequence[Move]:
        same_turn(view, turn)
        return (move,)

    return Play(choose)


def done_or_back_in() -> Play[View, Move]:
    """Say “I'm done”; who has said so already is back in (B5.8)."""
    return Play(lambda view: (ComeBack() if own(view).options.may_come_back else Pass(),))
