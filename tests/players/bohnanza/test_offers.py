"""What computers offer: few things at once, nothing twice, nothing that they need, and soon an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza import events as e
from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.events import Event
from bot.games.bohnanza.moves import Accept, Decline, EndTrading, MakeOffer, Withdraw
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import View, view
from bot.games.chance import seeded
from bot.players import FAMILIES, STRENGTHS
from bot.players.bohnanza import easy
from bot.players.bohnanza.manners import AMONG_COMPUTERS
from tests.breadth import few
from tests.games.bohnanza.playing import act, offer
from tests.games.bohnanza.tables import table
from tests.players.bohnanza.whole_games import KEY, alike

GAME = CATALOGUE[KEY]
FAMILY = FAMILIES["bohnanza"]
LIMITS = {"easy": easy.OFFERS, "normal": AMONG_COMPUTERS.on_turn, "hard": AMONG_COMPUTERS.on_turn}


def games(player: str, players: int = 4, count: int = 4) -> Iterator[tuple[Event, ...]]:
    for seed in range(count):
        yield alike(player, players, seed).events


@pytest.mark.parametrize("player", few(STRENGTHS, "normal"))
def test_few_offers_of_one_player_are_open_at_once(player: str) -> None:
    most = 0
    for events in games(player, 5):
        open_: dict[int, int] = {}
        for event in events:
            match event:
                case e.Offered(number, seat):
                    open_[number] = seat
                case e.Traded(number) | e.Lapsed(number) | e.Withdrawn(number):
                    del open_[number]
                case e.TradingEnded():
                    open_.clear()
            most = max(most, *Counter(open_.values()).values(), 0)
    assert 1 <= most <= LIMITS[player] <= 10


@pytest.mark.parametrize("player", few(STRENGTHS, "normal"))
def test_nothing_is_offered_twice_while_it_stands_open(player: str) -> None:
    for events in games(player):
        open_: dict[int, tuple[object, ...]] = {}
        for event in events:
            match event:
                case e.Offered(number, seat, to, give, want):
                    words = seat, to, sorted(beans(give)), want
                    assert words not in open_.values()
                    open_[number] = words
                case e.Traded(number) | e.Lapsed(number) | e.Withdrawn(number):
                    del open_[number]
                case e.TradingEnded():
                    open_.clear()


@pytest.mark.parametrize("player", few(STRENGTHS, "normal"))
def test_trading_comes_to_an_end_soon(player: str) -> None:
    for events in (*games(player, 5), *games(player, 7, 1)):
        length = 0
        for event in events:
            length = 0 if isinstance(event, e.TurnedUp) else length + 1
            assert not isinstance(event, e.Offered) or length < 150


@pytest.mark.parametrize("player", few(STRENGTHS))
def test_nobody_gives_what_grows_in_their_field_and_gets_nothing(player: str) -> None:
    """But perhaps beside what does not, so that somebody takes that, or where the field is to be harvested."""
    gifts = losses = 0
    for events in games(player):
        state: State = GAME.replay(4, events[:1])
        for event in events[1:]:
            if isinstance(event, e.Traded):
                for seat, given, taken in (
                    (event.giver, event.given, event.taken),
                    (event.taker, event.taken, event.given),
                ):
                    if given and not taken:
                        gifts += 1
                        losses += set(beans(given)) <= growing(view(state, seat), seat)
            state = GAME.evolve(state, event)
    assert losses <= gifts / 20
    assert gifts >= 10 or player == "easy"


def growing(seen: View, seat: int) -> set[Bean | None]:
    """The beans of which one more card would bring this seat nearer to a thaler."""
    return {field.bean for field in seen.seats[seat].fields if field.next_step is not None}


def choose(player: str, state: State, seat: int) -> object:
    return FAMILY.players[player](view(state, seat), seeded(1))


def deal(hand: str, fields: str, other: str = "wax wax wax", theirs: str = "- - -", face_up: str = "") -> State:
    """Three players of whom the first is on turn and trades."""
    return table(phase=Phase.TRADE, hands=[hand, other, "wax wax"], fields=[fields, theirs], face_up=face_up)


@pytest.mark.parametrize("player", STRENGTHS)
def test_a_useful_gift_is_taken(player: str) -> None:
    state = offer(deal("wax", "red×2 - -", "red soy"), 1, "red", "", to=0)
    assert choose(player, state, 0) == Accept(1)


@pytest.mark.parametrize("player", STRENGTHS)
def test_an_obvious_trade_is_accepted(player: str) -> None:
    """What fits nowhere for what is wanted, by both sides."""
    state = offer(deal("soy chili", "red×2 wax blue", "red", "soy×3 stink -"), 1, "red", "soy", to=0)
    move = choose(player, state, 0)
    assert isinstance(move, Accept)
    assert [BEAN[card] for card in move.give] == ["soy"]


@pytest.mark.parametrize("player", STRENGTHS)
def test_a_bad_offer_is_declined(player: str) -> None:
    """A card that would cost a field for one that is needed."""
    state = offer(deal("red soy", "red×2 stink×4 blue×5", "chili"), 1, "chili", "red", to=0)
    assert choose(player, state, 0) == Decline(1)


@pytest.mark.parametrize("player", STRENGTHS)
def test_a_request_for_what_one_needs_is_declined(player: str) -> None:
    state = offer(deal("red soy", "red×2 - -", "chili"), 1, "", "red", to=0)
    assert choose(player, state, 0) == Decline(1)


@pytest.mark.parametrize("player", STRENGTHS)
def test_what_fits_nowhere_is_offered_for_what_grows(player: str) -> None:
    state = deal("", "soy×3 blue×5 chili×5", "soy soy", "stink×3 - -", face_up="stink")
    move = choose(player, state, 0)
    assert isinstance(move, MakeOffer)
    assert move.to is None
    assert set(beans(move.give)) == {"stink"}
    assert set(move.want) <= {"soy", "blue", "chili"}


@pytest.mark.parametrize("player", STRENGTHS)
def test_who_wants_nothing_more_ends_trading(player: str) -> None:
    state = deal("", "red×3 - -", "", face_up="red")
    for _ in range(LIMITS[player]):
        move = choose(player, state, 0)
        if isinstance(move, MakeOffer):
            state = act(state, 0, move)
    assert choose(player, state, 0) == EndTrading()


def test_what_was_declined_is_not_asked_for_on_worse_terms() -> None:
    state = deal("wax", "red×2 blue×5 chili×4", "red red", "stink×3 - -", face_up="stink wax")
    wishes: list[MakeOffer] = []
    while isinstance(move := choose("hard", state, 0), MakeOffer):
        state = act(state, 0, move)
        number = view(state, 0).offers[-1].number
        state = act(act(state, 1, Decline(number)), 2, Decline(number))
        for before in wishes:
            gives_less = Counter(beans(move.give)) <= Counter(beans(before.give))
            assert not (gives_less and Counter(before.want) <= Counter(move.want))
        wishes.append(move)
    assert 1 < len(wishes) <= AMONG_COMPUTERS.on_turn


def test_an_offer_that_has_become_a_loss_is_taken_back() -> None:
    state = offer(deal("soy wax", "soy×3 blue×5 -"), 0, "soy", "wax")
    assert choose("hard", state, 0) == Withdraw(1)
    good = offer(deal("soy wax", "soy×3 blue×5 chili×5"), 0, "wax", "soy")
    assert choose("hard", good, 0) != Withdraw(1)


@pytest.mark.long
def test_the_hard_player_asks_for_one_present_at_a_time() -> None:
    asked = 0
    for events in games("hard", 4, 2):
        open_: dict[int, int] = {}
        for event in events:
            match event:
                case e.Offered(number, seat, give=()):
                    assert seat not in open_.values()
                    open_[number] = seat
                    asked += 1
                case e.Traded(number) | e.Withdrawn(number):
                    open_.pop(number, None)
                case e.TradingEnded():
                    open_.clear()
    assert asked
