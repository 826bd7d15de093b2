"""What people see in real games played from a seed, and in positions larger than any that a game brings about."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import KINDS, Bean, Card
from bot.games.bohnanza.events import Event, Traded
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.high_bohn import moves as town
from bot.games.bohnanza.high_bohn import town as town_state
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.high_bohn.town import Holdings
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import Field, Offer, Phase, Player, State
from bot.games.bohnanza.view import View
from bot.games.chance import seeded
from bot.games.contract import Seat, Viewer
from bot.ui.screens import SeatFacts, Seen, TableFacts

GAME = "rio_grande_2000"
GAMES = {key: Bohnanza(edition) for key, edition in all_editions().items()}
BOHNANZA = GAMES[GAME]
"""Any of them serves where a state is at hand, which knows its own rules."""
NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Finn", "Gül")
NASTY = (
    "*_~|`>#-[x](y)<@1>@everyone*_~|`",
    "`" * 32,
    "*" * 32,
    "_" * 32,
    "|" * 32,
    "~" * 32,
    "||__**~~``||__**~~``||__**~~``||",
)
"""Names of at most 32 characters that escaping makes as long as it can."""
LINK = "https://discord.com/channels/111111111111111111/222222222222222222/333333333333333333"


class Position(NamedTuple):
    """A position of a real game and all that led to it: each event with the state before."""

    state: State
    past: tuple[tuple[State, Event], ...] = ()


def facts(
    players: int, *, names: Sequence[str] = NAMES, left: Sequence[Seat] = (), edition: str = GAME
) -> TableFacts:
    """Table 12 with so many people; person 101 sits at seat 0, and so on."""
    seats = tuple(SeatFacts(101 + seat, names[seat], seat in left) for seat in range(players))
    return TableFacts(12, edition, 1, 2, 101, "en", seats)


def look(
    position: Position,
    viewer: Viewer = None,
    *,
    names: Sequence[str] = NAMES,
    left: Sequence[Seat] = (),
    link: str | None = LINK,
    last: int = 40,
) -> Seen[View, News]:
    """What this viewer sees, with the last news that reaches them."""
    state, past = position
    told = [BOHNANZA.tell(before, event, viewer) for before, event in past[max(0, len(past) - last) :]]
    news = tuple(item for item in told if item is not None)
    table = facts(len(state.players), names=names, left=left, edition=state.rules.edition)
    return Seen(table, BOHNANZA.view(state, viewer), news, "en", link)


def everybody(position: Position) -> Iterator[Seen[View, News]]:
    """What the table and then each seat sees."""
    yield look(position)
    for seat in range(len(position.state.players)):
        yield look(position, seat)


@cache
def game(players: int, seed: int = 0, edition: str = GAME) -> tuple[Position, ...]:
    """Every position of a whole game played at random, from the deal to the end."""
    chance = seeded(seed)
    choice = random.Random(seed)
    state = GAMES[edition].start(players, chance).after
    past: tuple[tuple[State, Event], ...] = ()
    positions = [Position(state)]
    while state.outcome is None:
        seat, move = some_move(state, choice)
        decision = BOHNANZA.decide(state, seat, move, chance)
        for event in decision.events:
            past = (*past, (state, event))
            state = BOHNANZA.evolve(state, event)
        positions.append(Position(state, past))
    return tuple(positions)


def where(wanted: Callable[[State], bool], players: int = 4, seed: int = 0) -> Position:
    """The first position of that game, or of the next ones, that is as wanted."""
    for tried in range(seed, seed + 20):
        for position in game(players, tried):
            if wanted(position.state):
                return position
    raise LookupError("no game of these seeds brings this about")


def in_phase(phase: Phase, players: int = 4, seed: int = 0) -> Position:
    """A position in this phase, some turns into a game; with open offers, or much to plant."""
    return where(lambda state: state.phase is phase and state.turn > players and _busy(state), players, seed)


def _busy(state: State) -> bool:
    if state.phase is Phase.TRADE:
        return len(state.offers) >= 2 and bool(state.passed)
    if state.phase is Phase.PLANT_RECEIVED:
        return sum(bool(player.set_aside) for player in state.players) >= 2
    return True


def some_move(state: State, choice: random.Random) -> tuple[Seat, Move]:
    """A seat and a move that it may make, so that the game gets on."""
    everyone = range(len(state.players))
    if state.phase is Phase.TRADE and choice.random() < 0.8:
        seat = choice.choice(everyone)
        moves = _trading_moves(BOHNANZA.view(state, seat), choice)
        if moves:
            return seat, choice.choice(moves)
    if state.common and choice.random() < 0.3:
        seat = choice.choice(everyone)
        moves = _town_moves(BOHNANZA.view(state, seat))
        if moves:
            return seat, choice.choice(moves)
    seat = choice.choice(BOHNANZA.to_act(state))
    return seat, choice.choice(_needed_moves(BOHNANZA.view(state, seat)))


def _needed_moves(view: View) -> list[Move]:
    assert view.own is not None
    options = view.own.options
    if options.end_trading:
        return [m.EndTrading()]
    asked = options_of(options)
    if asked and (answers := _answers(asked)):
        return answers
    moves: list[Move] = [m.Plant(o.card, place) for o in options.plant for place in o.places]
    moves += [m.Discard(card) for card in options.discard]
    if options.leave_offer:
        moves.append(m.LeaveOffer())
    if options.turn_up:
        moves.append(m.TurnUp())
    if options.buy_field:
        moves.append(m.BuyField())
    return moves or [m.Harvest(place) for place in options.harvest]


def _answers(can: TownOptions) -> list[Move]:
    """The answers to a question of the town."""
    moves: list[Move] = [town.NameType(kind) for kind in can.name_type]
    moves += [town.BuyBuildings((building,)) for building in can.buy if can.buy_no_more]
    moves += [town.BuyNoMore()] * can.buy_no_more
    return moves + [town.Reorder(can.reorder[::-1])] * bool(can.reorder)


def _town_moves(view: View) -> list[Move]:
    """What may be done in the town at any time, or instead of planting."""
    assert view.own is not None
    can = options_of(view.own.options)
    if can is None or can.buy_no_more:
        return []
    moves: list[Move] = [town.BuyBuildings((building,)) for building in can.buy if not building.endswith("-1")]
    moves += [town.Store(card) for card in can.store]
    moves += [town.Peek()] * can.peek
    moves += [town.PutToBottom()] * (can.peeked is not None)
    return moves + [town.MoveCard(card, len(can.move_card) - 1) for card in can.move_card[:-1][:1]]


def _trading_moves(view: View, choice: random.Random) -> list[Move]:
    own = view.own
    assert own is not None
    options = own.options
    moves: list[Move] = [m.Decline(number) for number in options.decline]
    moves += [m.Withdraw(number) for number in options.withdraw[3:]]
    if options.may_pass:
        moves.append(m.Pass())
    if options.may_come_back:
        moves.append(m.ComeBack())
    for way in options.accept:
        moves.append(m.Accept(way.offer, tuple(c for w in way.wanted for c in w.cards[: w.needed])))
    give = tuple(choice.sample(options.give, min(len(options.give), choice.randrange(3))))
    want = tuple(choice.sample(view.beans, 1 if not give else choice.randrange(2)))
    to = None if own.seat == view.active else view.active
    offer = m.MakeOffer(give, tuple(sorted(want, key=view.beans.index)), to)
    same = [o for o in view.offers if o.seat == own.seat and o.want == offer.want and set(o.cards) == set(give)]
    return moves if same else [*moves, offer]


def cards(text: str) -> tuple[Card, ...]:
    """`soy red soy` as cards: the first copies of these beans."""
    seen: dict[str, int] = {}
    found = []
    for bean in text.split():
        seen[bean] = seen.get(bean, 0) + 1
        found.append(Card(f"{bean}-{seen[bean]}"))
    return tuple(found)


def crop(bean: str, count: int) -> Field:
    """A field with this many cards of a bean, however few there are in the box."""
    copies = KINDS[Bean(bean)].copies
    return Field(tuple(Card(f"{bean}-{1 + number % copies}") for number in range(count)))


def position(
    hands: Sequence[str],
    *,
    phase: Phase = Phase.PLANT,
    fields: Mapping[Seat, Sequence[Field]] | None = None,
    set_aside: Mapping[Seat, str] | None = None,
    thalers: Mapping[Seat, str] | None = None,
    face_up: str = "",
    offers: Sequence[Offer] = (),
    planted: int = 0,
    edition: str = GAME,
    buildings: Mapping[Seat, str] | None = None,
    stored: Mapping[Seat, str] | None = None,
) -> Position:
    """A position as it is written here: `position(["soy red", "chili", "wax"])`; seat 0 is active."""
    start = GAMES[edition].start(len(hands), seeded(0)).after
    empty = start.players[0].fields
    sold = " ".join((buildings or {}).values()).split()
    if start.common:
        here = town_state.town(start)
        unsold = tuple(one for one in here.unsold if one not in sold)
        start = town_state.with_town(start, replace(here, unsold=unsold))
    players = tuple(
        Player(
            cards(hand),
            tuple((fields or {}).get(seat, empty)),
            cards((set_aside or {}).get(seat, "")),
            cards((thalers or {}).get(seat, "")),
            estate=(_holdings((buildings or {}).get(seat, ""), (stored or {}).get(seat, "")),)
            if start.common
            else (),
        )
        for seat, hand in enumerate(hands)
    )
    return Position(
        start._replace(
            players=players,
            phase=phase,
            active=0,
            start=0,
            planted=planted,
            face_up=cards(face_up),
            offers=tuple(offers),
            offered=len(offers),
        )
    )


def _holdings(buildings: str, stored: str) -> Holdings:
    return Holdings(tuple(map(Building, buildings.split())), cards(stored))


def huge(phase: Phase = Phase.TRADE, *, players: int = 7, offers: int = 8, hand: int = 33) -> Position:
    """More of everything than any game holds; in phase 3 everybody has twelve cards to plant."""
    start = BOHNANZA.start(players, seeded(1)).after
    spread = tuple(sorted(start.rules.deck(), key=lambda card: int(card.rpartition("-")[2])))
    fields = (crop(start.rules.beans[0], 24), crop("black_eyed", 24), crop("stink", 24))
    set_aside = spread[:12] if phase is Phase.PLANT_RECEIVED else ()
    player = Player(spread[:hand], fields, set_aside, spread[:30], bought_field=True)
    open_offers = tuple(_huge_offer(number, players, spread) for number in range(1, offers + 1))
    state = start._replace(
        players=(player,) * players,
        phase=phase,
        active=0,
        turn=1000,
        planted=1,
        face_up=spread[:2] if phase is Phase.TRADE else (),
        discard=spread,
        exhaustions=1,
        offers=open_offers if phase is Phase.TRADE else (),
        offered=offers,
        passed=frozenset(range(1, players)) if phase is Phase.TRADE else frozenset(),
    )
    return Position(state, _huge_past(state))


def _huge_offer(number: int, players: int, spread: Sequence[Card]) -> Offer:
    """Ten cards for ten, declined by everybody; from the active player to all, or from another to the active."""
    seat = number % players
    to = None if seat == 0 else 0
    kinds = tuple(dict.fromkeys(card.rpartition("-")[0] for card in spread))
    want = tuple(Bean(kinds[step % len(kinds)]) for step in range(10))
    declined = frozenset(range(1, players)) if seat == 0 else frozenset({0})
    return Offer(number, seat, to, tuple(spread[number % 20 : number % 20 + 10]), want, declined)


def _huge_past(state: State) -> tuple[tuple[State, Event], ...]:
    given = state.players[0].hand[:10]
    return tuple((state, Traded(number, 0, 1, given, given)) for number in range(1, 11))
