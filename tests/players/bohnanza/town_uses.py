"""How often each building of High Bohn is bought and used: `python -m tests.players.bohnanza.town_uses --games N`.

Games of three to five players, who trade and buy with some sense or leave all to luck, seat by seat in turn; what
they do is read from the events. Buildings of price 1 do nothing in play, so that only their purchases count.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, KINDS, Bean
from bot.games.bohnanza.edition import Expansion
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.high_bohn import events as h
from bot.games.bohnanza.high_bohn.buildings import in_play
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.score import score
from bot.games.bohnanza.high_bohn.town import holdings
from bot.games.bohnanza.state import Field, Player, State
from bot.players import FAMILIES
from bot.simulate.playing import play
from tests.games.bohnanza.tables import EDITIONS

TOWNS = [key for key, edition in EDITIONS.items() if edition.expansion is Expansion.HIGH_BOHN]
BY_EVENT = {
    h.Peeked: "bank-2",
    h.Reordered: "bank-3",
    h.CardMoved: "bank-4",
    h.TollTaken: "jail-4",
    h.TypeNamed: "distillery-2",
}
METERS = {"garden": "gold_mine", "blue": "jail", "chili": "blacksmith", "cognac": "distillery"}


def count(key: str, games: int, first: int = 0) -> tuple[Counter[Building], Counter[Building]]:
    """How often each building of this game was bought, and how often used, in so many games from this one on."""
    game, family = Bohnanza(EDITIONS[key]), FAMILIES["bohnanza"]
    bought, used = Counter[Building](), Counter[Building]()
    for number in range(first, first + games):
        seats = ["normal", "random", "normal", "normal", "random"][: 3 + number % 3]
        events = play(game, family, seats, f"uses {number}").events
        bought.update(event.building for event in events if isinstance(event, h.BuildingBought))
        state = game.replay(len(seats), events[:1])
        for event in events[1:]:
            used.update(uses(state, event))
            state = game.evolve(state, event)
    return bought, used


def unused(key: str, bought: Counter[Building], used: Counter[Building]) -> list[Building]:
    """The buildings of this game that were never bought, or never used though they do something."""
    return [
        one
        for one in in_play(EDITIONS[key].beans)
        if not bought[one] or (not one.endswith("-1") and not used[one])
    ]


def uses(state: State, event: Event) -> Iterator[Building]:
    """The buildings without which this event would not have happened as it did."""
    if type(event) in BY_EVENT:
        yield Building(BY_EVENT[type(event)])
    match event:
        case e.Planted():
            yield from _planting(state, event)
        case h.Stored(seat):
            yield _own(state, seat, "general_store")
        case h.StewHarvested(seat, owner=owner):
            yield _own(state, seat, "saloon")
            if owner is not None:
                yield Building("distillery-3")
        case e.Harvested():
            yield from _harvest(state, event)
        case e.FieldBought(_, paid) if len(paid) == 1:
            yield Building("gold_mine-2")
        case e.Ended():
            yield from (
                _own(state, seat, "tipi") for seat, player in enumerate(state.players) if score(player).tipi
            )


def _planting(state: State, event: e.Planted) -> Iterator[Building]:
    player = state.players[event.seat]
    field = player.fields[event.field]
    if field.plot.only is not None:
        yield Building("saloon-2" if field.plot.only == "green" else "blacksmith-2")
    elif _owns(player, "gold_mine-4") and event.field >= 2 and not player.bought_field:
        yield Building("gold_mine-4")
    if field.bean not in (None, BEAN[event.card]) and not field.plot.mixed:
        yield Building("farm-2")
    if event.from_hand and state.planted == 2:
        yield Building("farm-3")


def _harvest(state: State, event: e.Harvested) -> Iterator[Building]:
    player, paid = state.players[event.seat], len(event.thalers)
    field = player.fields[event.field]
    bean = field.bean
    assert bean is not None
    if paid == 5 and _owns(player, "farm-4"):
        yield Building("farm-4")
    elif paid != _printed(bean, field):
        assert bean in METERS, f"METERS in {__name__} says no type of buildings with another meter for {bean}"
        yield _own(state, event.seat, METERS[bean])
    if (
        len(field.crop) == 1
        and any(len(other.crop) > 1 for other in player.fields)
        and _owns(player, "blacksmith-4")
    ):
        yield Building("blacksmith-4")


def _printed(bean: Bean, field: Field) -> int:
    table = KINDS[bean].pays
    return table[min(len(field.crop), len(table) - 1)]


def _owns(player: Player, name: str) -> bool:
    return name in holdings(player).buildings


def _own(state: State, seat: int, kind: str) -> Building:
    return next(one for one in holdings(state.players[seat]).buildings if one[:-2] == kind)


def main() -> None:
    """Print for each game and building how often it was bought and used."""
    parser = argparse.ArgumentParser(description="Count how often buildings are bought and used.")
    parser.add_argument("--games", type=int, default=2000, help="games of each kind")
    games = parser.parse_args().games
    for key in TOWNS:
        bought, used = count(key, games)
        print(f"{key}, {games:,} games")
        for one in sorted(bought):
            print(f"  {one:16} bought {bought[one]:6,}" + ("" if one.endswith("-1") else f", used {used[one]:6,}"))
        print("  never:", ", ".join(unused(key, bought, used)) or "none")


if __name__ == "__main__":
    main()
