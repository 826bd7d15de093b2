"""The screens of Bohnanza, all behind one door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.art.drawings import Drawing
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.news import News
from bot.games.bohnanza.view import View
from bot.games.contract import Refusal, Seat
from bot.players.hint import Reason
from bot.store import Played
from bot.tables.replays.course import Step
from bot.ui.bohnanza import clicks
from bot.ui.bohnanza.chapters.ending.stats import deeds
from bot.ui.bohnanza.chapters.ending.turning_points import turning_points
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen
from bot.ui.bohnanza.chapters.trading.happened import happened
from bot.ui.bohnanza.hand.screen import drawn_hand
from bot.ui.bohnanza.hand.sight import hand_sight
from bot.ui.bohnanza.high_bohn import buildings
from bot.ui.bohnanza.replay import replay_screen
from bot.ui.bohnanza.table.screen import table_screen
from bot.ui.bohnanza.telling.advice import advice
from bot.ui.bohnanza.telling.news import line, notice
from bot.ui.bohnanza.telling.pressing import pressed
from bot.ui.bohnanza.telling.reasons import why
from bot.ui.bohnanza.typed import completion
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL
from bot.ui.layout import Row, Screen
from bot.ui.screens import Answer, Choice, Click, Face, Turning


class BohnanzaScreens:
    """What every edition of Bohnanza shows and understands."""

    controls = clicks.CONTROLS
    drawings: Mapping[str, Drawing] = {
        **{symbol: Drawing("beans", bean) for bean, symbol in BEAN_SYMBOL.items()},
        **{symbol: Drawing("buildings", kind) for kind, symbol in buildings.BUILDING_SYMBOL.items()},
    }

    def missing(self) -> Iterator[str]:
        """Buildings that have no name, no description or no symbol."""
        return buildings.missing()

    def table(self, seen: Sight) -> Screen:
        """The public message of the table."""
        return table_screen(seen)

    def hand(self, seen: Sight, notice: str | None = None, face: Face = Face.RESTING) -> Screen:
        """The private message of a seat, of what `hand_sight` has left of what it sees."""
        return drawn_hand(seen, notice, face)

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
        return happened(seen, before, news)

    def notice(self, seen: Sight, news: Sequence[News]) -> str:
        """What the person's click has just changed, in plain words."""
        return notice(seen, news)

    def alert(self, before: View | None, after: View, seat: Seat) -> bool:
        """Whether the game has begun to wait for this seat, or an offer has been made to it by name. If it was
        already being waited for, it still is because of its own click, which needs no alert."""
        waited = before is not None and seat in before.waiting_for
        return self.approached(before, after, seat) or (seat in after.waiting_for and not waited)

    def approached(self, before: View | None, after: View, seat: Seat) -> bool:
        """Whether an offer has been made to this seat by name."""
        known = set() if before is None else {offer.number for offer in before.offers}
        return any(offer.to == seat and offer.number not in known for offer in after.offers)

    def asks_the_same(self, before: View, after: View) -> bool:
        """Whether the phase goes on with the same offers and no other card face up."""
        return _asked(before) == _asked(after)

    def turn(self, view: View) -> int:
        """The number of the turn."""
        return view.turn

    def click(self, seen: Sight, click: Click) -> Answer:
        """The answer to a control or a command; raises Refusal for what it does not understand."""
        return clicks.resolve(seen, click)

    def complete(self, seen: Sight, click: Click, field: str, typed: str) -> Sequence[Choice]:
        """The possible values of this option now; none if the other options make no sense."""
        try:
            return completion.complete(seen, click, field, typed)
        except Refusal:
            return ()

    def advice(self, seen: Sight, move: Move) -> str:
        """A move in words, as something to do."""
        return advice(seen, move)

    def why(self, seen: Sight, reason: Reason) -> str:
        """Why to make a move, in a sentence or several."""
        return why(seen, reason)

    def pressed(self, seen: Sight, move: Move) -> str:
        """The label of the panel's button that leads to a move that has none of its own."""
        return pressed(seen, move)

    def deeds(self, locale: str, played: Played) -> str:
        """Thalers, trades, and the favourite bean."""
        return deeds(locale, played)

    def rules(self, game: str, locale: str, page: int = 0) -> Screen:
        """The rules of this edition."""
        return rules_screen(game, locale, page)


def _asked(view: View) -> tuple[object, ...]:
    offers = tuple([offer.number for offer in view.offers])
    return view.turn, view.phase, view.ending, view.face_up, offers
