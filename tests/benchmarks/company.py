"""How pleasant computers are as company: `python -m tests.benchmarks.company [PLAYER] [--games N]`.

Four of a kind play, since nobody answers offers more like people than those who have manners among people. What
they say in trading is counted: how many offers each makes in a turn, how many are taken, and what people would not
forgive.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import BEAN, KINDS, Bean
from bot.games.bohnanza.events import Offered, Traded, TurnedUp
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.view import View
from bot.games.contract import Seat
from bot.players import FAMILIES
from bot.simulate.playing import Played, play

COMPANION = "bot.players.bohnanza.hard:hard_among_people"
GAME = "rio_grande_2000"


class Company:
    """What was said in some games, by all seats together."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.most = 0
        """The most offers that one seat made in one turn."""

    def add(self, played: Played, players: int) -> None:
        """Count one game of Bohnanza."""
        game = CATALOGUE[GAME]
        assert isinstance(game, Bohnanza)
        first, *events = played.events
        state = game.begin(players, first)
        said: Counter[Seat] = Counter()
        given: set[tuple[Seat, Bean]] = set()
        for event in events:
            if isinstance(event, TurnedUp):
                self.counts["turns"] += 1
                said.clear()
                given.clear()
            elif isinstance(event, Offered):
                said[event.seat] += 1
                self.most = max(self.most, *said.values())
                self._offered(game.view(state, None), event)
            elif isinstance(event, Traded):
                self._traded(game.view(state, None), event, given)
            state = game.evolve(state, event)

    def _offered(self, view: View, offer: Offered) -> None:
        asked = [seat.seat for seat in view.seats if seat.seat != offer.seat and offer.to in (None, seat.seat)]
        self.counts["offers"] += 1
        self.counts["vain"] += not any(can_fulfil(view, seat, offer.want) for seat in asked)
        self.counts["gifts asked for"] += not offer.give
        self.counts["no reason"] += not offer.give and not all(in_the_way(view, offer.to, offer.want))

    def _traded(self, view: View, trade: Traded, given: set[tuple[Seat, Bean]]) -> None:
        self.counts["taken"] += 1
        for giver, taker, cards in (
            (trade.giver, trade.taker, trade.given),
            (trade.taker, trade.giver, trade.taken),
        ):
            beans = [BEAN[card] for card in cards]
            grown = {field.bean for field in view.seats[giver].fields}
            self.counts["got back"] += sum((taker, bean) in given for bean in set(beans))
            if not (trade.taken if cards is trade.given else trade.given):
                self.counts["grown and given"] += sum(bean in grown for bean in beans)
            given.update((giver, bean) for bean in beans)

    def line(self) -> str:
        """All that was counted, in one line."""
        counts, offers = self.counts, self.counts["offers"] or 1
        return (
            f"{counts['turns']} turns: {offers / (counts['turns'] or 1):.2f} offers a turn (all together), "
            f"at most {self.most} by one, {counts['taken'] / offers:.0%} taken; "
            + ", ".join(
                f"{counts[name]} {name}"
                for name in ("vain", "gifts asked for", "no reason", "grown and given", "got back")
            )
        )


def can_fulfil(view: View, seat: Seat, want: Sequence[Bean]) -> bool:
    """Whether this seat may hold such cards, as far as everybody can count."""
    face_up = Counter(BEAN[card] for card in view.face_up) if seat == view.active else Counter[Bean]()
    missing = Counter(want) - face_up
    seen = _seen(view)
    hidden = all(KINDS[bean].copies - seen[bean] >= cards for bean, cards in missing.items())
    return hidden and missing.total() <= view.seats[seat].hand


def in_the_way(view: View, seat: Seat | None, want: Sequence[Bean]) -> Iterator[bool]:
    """Of each of these beans whether it lies face up before this seat, which has no field for it: that may be
    asked for as a gift."""
    fields = view.seats[view.active].fields
    full = all(field.cards for field in fields)
    for bean in want:
        face_up = seat == view.active and bean in [BEAN[card] for card in view.face_up]
        yield face_up and full and bean not in {field.bean for field in fields}


def _seen(view: View) -> Counter[Bean]:
    """The cards that everybody can see or has seen go to where they lie."""
    seen = Counter(BEAN[card] for card in view.face_up)
    for seat in view.seats:
        seen.update([*seat.thalers, *seat.set_aside])
        for field in seat.fields:
            if field.bean is not None:
                seen[field.bean] += field.cards
    seen.update(dict(zip(view.beans, view.discarded, strict=True)))
    return seen


def company(player: str, seeds: Iterable[int], players: int = 4) -> Company:
    """What four of a kind say in these games."""
    found = Company()
    for seed in seeds:
        found.add(play(CATALOGUE[GAME], FAMILIES["bohnanza"], [player] * players, f"company {seed}"), players)
    return found


def main() -> None:
    """Play, and print what was counted."""
    parser = argparse.ArgumentParser(description="Count what computers say in trading.")
    parser.add_argument("player", nargs="?", default=COMPANION)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    print(f"{given.player}, {given.games} games of four: {company(given.player, range(given.games)).line()}")


if __name__ == "__main__":
    main()
