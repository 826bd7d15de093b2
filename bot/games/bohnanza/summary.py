"""What is worth remembering of a whole game, found in its events alone, without states or Views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import itemgetter

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import Bean, Card, beans
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.state import AnyModule
from bot.games.contract import Deeds, Seat, Summary


def summary(modules: Sequence[AnyModule], players: int, events: Sequence[Event]) -> Summary | None:
    """What these events of a game with these modules come to; None while the game goes on."""
    last = events[-1] if events else None
    if not isinstance(last, e.Ended):
        return None
    turns, trades, gifts = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    harvested: list[Counter[Bean]] = [Counter() for _ in range(players)]
    for event in events:
        match event:
            case e.Dealt(start=active) | e.TurnBegan(active=active):
                turns[active] += 1
            case e.Traded(_, giver, taker, given, taken):
                if given and taken:
                    trades.update((giver, taker))
                else:
                    gifts[giver if given else taker] += 1
        for seat, thalers in _paid(modules, event):
            harvested[seat].update(beans(thalers))
    deeds = [
        Deeds(turns[seat], trades[seat], gifts[seat], _most_first(harvested[seat])) for seat in range(players)
    ]
    return Summary(last.outcome, turns.total(), tuple(deeds))


def _paid(modules: Iterable[AnyModule], event: Event) -> Iterable[tuple[Seat, tuple[Card, ...]]]:
    """Whom this event paid for a harvest, and the cards that became their thalers."""
    if isinstance(event, e.Harvested):
        return ((event.seat, event.thalers),)
    return [paid for module in modules if type(event) in module.events for paid in module.paid(event)]


def _most_first(counted: Counter[Bean]) -> tuple[tuple[str, int], ...]:
    """The beans and their thalers, most first and equals by name: the order of harvests does not matter."""
    return tuple(sorted(sorted(counted.items()), key=itemgetter(1), reverse=True))
