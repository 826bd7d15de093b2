"""The screens of Nicht die Bohne, all behind one door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.art.drawings import Drawing
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.view import View
from bot.players.hint import Reason
from bot.store import Played
from bot.tables.replays.course import Step
from bot.ui.layout import Row, Screen
from bot.ui.nicht_die_bohne import clicks
from bot.ui.nicht_die_bohne.messages.hand import hand_screen
from bot.ui.nicht_die_bohne.messages.hand_sight import hand_sight
from bot.ui.nicht_die_bohne.messages.replay import replay_screen
from bot.ui.nicht_die_bohne.messages.rulebook import rules_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen
from bot.ui.nicht_die_bohne.typed import completion
from bot.ui.nicht_die_bohne.wording.advice import advice
from bot.ui.nicht_die_bohne.wording.news import happened, line, notice
from bot.ui.nicht_die_bohne.wording.phrases import Sight, own
from bot.ui.nicht_die_bohne.wording.reasons import why
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL
from bot.ui.nicht_die_bohne.wording.turning_points import turning_points
from bot.ui.screens import Answer, Choice, Click, Face, Turning


class NichtDieBohneScreens:
    """What Nicht die Bohne shows and understands."""

    controls = clicks.CONTROLS
    drawings: Mapping[str, Drawing] = {
        symbol: Drawing("bohne", colour) for colour, symbol in COLOUR_SYMBOL.items()
    }

    def missing(self) -> tuple[str, ...]:
        """Nothing: no file states its cards."""
        return ()

    def table(self, seen: Sight) -> Screen:
        """The public message of the table."""
        return table_screen(seen)

    def hand(self, seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
        """The private message of a seat."""
        return hand_screen(seen, notice, face)

    def hand_sight(self, seen: Sight, face: Face = Face.RESTING) -> Sight:
        """What of this a hand with this face shows."""
        return hand_sight(seen, face)

    def replay(self, seen: Sight, above: str, below: Sequence[Row], hands: Sequence[View] = ()) -> Screen:
        """A moment of a game that is over."""
        return replay_screen(seen, above, below, hands)

    def turning_points(self, steps: Iterable[Step]) -> Sequence[Turning]:
        """The steps at which most was decided."""
        return turning_points(steps)

    def sentence(self, seen: Sight, news: News) -> str:
        """A piece of news in a sentence."""
        return line(seen, news)

    def held(self, view: View) -> int:
        """How many cards this seat holds."""
        return len(own(view).hand)

    def happened(self, seen: Sight, before: View, news: Sequence[News]) -> str:
        """What others have just done to this seat."""
        return happened(seen, news)

    def notice(self, seen: Sight, news: Sequence[News]) -> str:
        """What the person's click has just changed, in plain words."""
        return notice(seen, news)

    def alert(self, before: View | None, after: View, seat: Seat) -> bool:
        """Whether the game has begun to wait for this seat: to lead, to lay or to take."""
        waited = before is not None and seat in before.waiting_for
        return seat in after.waiting_for and not waited

    def approached(self, before: View | None, after: View, seat: Seat) -> bool:
        """Nobody turns to anybody by name."""
        return False

    def asks_the_same(self, before: View, after: View) -> bool:
        """Whether a card is still to be laid in this trick, or taken from it."""
        return (before.round, before.trick, before.phase) == (after.round, after.trick, after.phase)

    def turn(self, view: View) -> int:
        """The number of the trick in the whole game."""
        return (view.round - 1) * view.tricks + view.trick

    def click(self, seen: Sight, click: Click) -> Answer:
        """The answer to a control or a command; raises Refusal for what it does not understand."""
        return clicks.resolve(seen, click)

    def complete(self, seen: Sight, click: Click, field: str, typed: str) -> Sequence[Choice]:
        """The possible values of this option of a command now."""
        return completion.complete(seen, click, field, typed)

    def advice(self, seen: Sight, move: Move) -> str:
        """A move in words, as something to do."""
        return advice(seen, move)

    def why(self, seen: Sight, reason: Reason) -> str:
        """Why to make a move, in a sentence or several."""
        return why(seen, reason)

    def pressed(self, seen: Sight, move: Move) -> str:
        """Nothing: each card has a button of its own, or its line in a list."""
        return ""

    def deeds(self, locale: str, played: Played) -> str:
        """Nothing: there are no trades here, and the points are the score."""
        return ""

    def rules(self, game: str, locale: str, page: int = 0) -> Screen:
        """The rules of this game."""
        return rules_screen(game, locale)
