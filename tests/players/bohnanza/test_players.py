"""The simple players: lawful at every table, never holding it up, and the trader the best of them."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise, product

import pytest

from bot.games import CATALOGUE
from bot.games.bohnanza.cards import Bean, Card
from bot.games.bohnanza.events import (
    Event,
    FieldBought,
    Lapsed,
    Offered,
    Traded,
    TradingEnded,
    TurnBegan,
    Withdrawn,
)
from bot.games.bohnanza.game import Bohnanza
from bot.games.bohnanza.high_bohn.buildings import in_play
from bot.games.bohnanza.high_bohn.events import TownEvent
from bot.games.bohnanza.high_bohn.moves import BuyNoMore, HarvestFor, NameType, Reorder, TakeLastPlanted
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.moves import EndTrading, Harvest, Plant, TurnUp
from bot.games.bohnanza.state import Field, Phase, Player, State
from bot.games.bohnanza.view import view
from bot.games.chance import seeded
from bot.games.contract import AnyGame
from bot.players import EXPERT, FAMILIES, STRENGTHS
from bot.players.bohnanza import simplest
from bot.players.bohnanza.manners import AMONG_COMPUTERS
from bot.players.bohnanza.random_player import OPEN_OFFERS
from bot.players.bohnanza.valuation.worth import fields_of, promise
from bot.simulate.playing import play
from tests.breadth import few, few_rows, some
from tests.games.bohnanza.high_bohn.towns import MIXED_AT_THE_END, buy, next_turn, town
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.random_games import EACH_SIZE, FEW_SIZES, SIZES
from tests.games.bohnanza.tables import EDITIONS, thalers
from tests.players.bohnanza import town_uses
from tests.players.bohnanza.whole_games import KEY, alike

GAME = CATALOGUE[KEY]
GAMES: dict[str, AnyGame] = {key: Bohnanza(edition) for key, edition in EDITIONS.items()}
FAMILY = FAMILIES["bohnanza"]
EVENTFUL = {"high_bohn": (127, 145, 49, 54), "high_bohn_cognac": (172, 4, 28, 171, 187, 197)}
"""Games in which rare buildings are used: they are looked at first, and with today's players they are enough."""
TRADERS = (*STRENGTHS, EXPERT)
ALL_KINDS = (38, 189)
"""The same for the kinds of events of a town."""


@cache
def lawful(key: str, player: str, players: int, seed: int) -> tuple[int, frozenset[int], frozenset[type]]:
    """How many have a score at the end of this game, who has won it, and what has happened in it. Whoever trades
    sits beside one of their kind and among normal players."""
    seats = [player] * 2 + ["normal" if player in TRADERS else player] * (players - 2)
    played = play(GAMES[key], FAMILY, seats, f"lawful {seed}")
    return len(played.scores), frozenset(played.winners), frozenset(map(type, played.events))


@pytest.mark.parametrize(
    ("player", "size"),
    few_rows(product(FAMILY.players, SIZES), *product(["random"], FEW_SIZES), ("expert", ("rio_grande_2000", 7))),
)
def test_every_move_of_whole_games_is_accepted(player: str, size: tuple[str, int]) -> None:
    key, players = size
    for seed in range(1) if player in TRADERS else some(range(4)):
        scores, winners, _ = lawful(key, player, players, seed)
        assert scores == players
        assert winners <= set(range(players))


@EACH_SIZE
def test_the_simplest_player_holds_up_no_table(size: tuple[str, int]) -> None:
    """The seat of somebody who left, among people who do all sorts of things."""
    key, players = size
    for seed in some(range(3)):
        others = ["simplest"] + ["random", "normal"] * players
        play(GAMES[key], FAMILY, others[:players], f"left {seed}")


@pytest.mark.long
def test_the_random_player_meets_every_kind_of_event() -> None:
    games = [lawful(key, "random", game.players[-1], seed) for key, game in GAMES.items() for seed in range(8)]
    met = {kind for _, _, kinds in games for kind in kinds}
    assert met >= set(typing.get_args(Event)) - {*typing.get_args(TownEvent)}


def in_turn(first: Sequence[int]) -> Iterable[int]:
    """The numbers of 200 games, these first."""
    return dict.fromkeys((*first, *range(200)))


@pytest.mark.long
@pytest.mark.parametrize("key", few(town_uses.TOWNS))
def test_every_building_is_bought_and_used(key: str) -> None:
    """By players who trade among those who leave all to luck; alone these win too few thalers of one bean."""
    bought, used = town_uses.count(key, 0)
    for number in in_turn(EVENTFUL.get(key, ())):
        more = town_uses.count(key, 1, number)
        bought, used = bought + more[0], used + more[1]
        if not town_uses.unused(key, bought, used):
            break
    assert town_uses.unused(key, bought, used) == [], f"not bought or used, as {town_uses.__name__} sees it"
    assert set(bought) == set(in_play(EDITIONS[key].beans))


@pytest.mark.long
def test_players_meet_every_kind_of_event_of_a_town() -> None:
    game = GAMES["high_bohn_cognac"]
    seats = ["normal", "random", "normal", "random", "normal"]
    unmet = {*typing.get_args(TownEvent)}
    for seed in in_turn(ALL_KINDS):
        unmet -= {type(event) for event in play(game, FAMILY, seats, f"town {seed}").events}
        if not unmet:
            break
    assert unmet == set()


def test_the_simplest_player_answers_what_it_is_asked_and_buys_nothing() -> None:
    naming = act(town(hands=["soy"], thalers=["cognac×2", "red"]), 0, buy("distillery-2"))
    assert simplest(view(naming, 0)) == NameType(Type("gold_mine"))
    asking = act(naming, 0, NameType(Type("tipi")))
    assert isinstance(simplest(view(asking, 1)), BuyNoMore)
    drawn = next_turn(
        town(phase=Phase.PLANT_RECEIVED, hands=["red", "soy"], set_aside=["garden"], buildings=["bank-3"])
    )
    assert simplest(view(drawn, 0)) == Reorder(drawn.players[0].hand[1:])


def test_h7_every_strength_answers_which_cards_of_the_final_harvest_become_thalers() -> None:
    seen = view(MIXED_AT_THE_END, 0)
    assert isinstance(simplest(seen), TakeLastPlanted)
    assert isinstance(FAMILY.default(seen), TakeLastPlanted)
    assert FAMILY.default(view(MIXED_AT_THE_END, 2)) is None
    for strength in ("easy", "normal", "hard"):
        assert FAMILY.players[strength](seen, seeded(1)) == HarvestFor(0, (Bean("blue"), Bean("blue")))
    answers = [FAMILY.players["random"](seen, seeded(seed)) for seed in range(12)]
    assert {type(answer) for answer in answers} == {HarvestFor}
    assert len(set(answers)) > 1
    for strength in FAMILY.players:
        assert FAMILY.players[strength](view(MIXED_AT_THE_END, 2), seeded(1)) is None


def test_h7_two_of_the_best_choose_thalers_for_each_mixed_field() -> None:
    fields = ["green×2+soy chili×4+soy×2"]
    state = next_turn(
        town(
            phase=Phase.PLANT_RECEIVED,
            active=1,
            ending=True,
            draw="soy",
            set_aside=["", "garden"],
            fields=fields,
            buildings=["farm-2"],
        )
    )
    for _ in range(2):
        move = FAMILY.players["hard"](view(state, 0), seeded(1))
        assert isinstance(move, HarvestFor)
        state = act(state, 0, move)
    assert thalers(state, 0) == "green chili chili"


def test_the_normal_player_buys_the_dearest_building_and_no_cheapest_one_before_the_end() -> None:
    rich = town(hands=["soy"], thalers=["red×3 blue"])
    assert FAMILY.players["normal"](view(rich, 0), seeded(1)) == buy("tipi-3")
    poor = town(hands=["soy"], thalers=["red blue"])
    assert isinstance(FAMILY.players["normal"](view(poor, 0), seeded(1)), Plant)


@pytest.mark.long
def test_the_normal_player_beats_the_simplest_one() -> None:
    """In 60 games nearly three times as many thalers, which leaves luck no say."""
    totals: Counter[str] = Counter()
    for seed in range(60):
        # The seats change, so that nobody starts more often.
        names = ["normal", "simplest"] * 2 if seed % 2 else ["simplest", "normal"] * 2
        for name, score in zip(names, play(GAME, FAMILY, names, f"duel {seed}").scores, strict=True):
            totals[name] += score
    assert totals["normal"] > 2 * totals["simplest"]


@pytest.mark.long
def test_among_its_like_the_normal_player_earns_far_more_than_without_trade() -> None:
    def mean(player: str) -> float:
        return sum(sum(alike(player, 4, seed).scores) for seed in range(30)) / 120

    assert mean("normal") > 3 * mean("simplest")


@pytest.mark.long
@pytest.mark.parametrize(
    ("player", "limit"),
    few_rows([("random", OPEN_OFFERS), ("normal", AMONG_COMPUTERS.on_turn)], ("normal", AMONG_COMPUTERS.on_turn)),
)
def test_offers_do_not_flood_the_table(player: str, limit: int) -> None:
    for seed in range(10):
        open_: dict[int, int] = {}
        for event in alike(player, 5, seed).events:
            match event:
                case Offered(number, seat):
                    open_[number] = seat
                case Traded(number) | Lapsed(number) | Withdrawn(number):
                    del open_[number]
                case TradingEnded():
                    open_.clear()
            assert max(Counter(open_.values()).values(), default=0) <= limit


@pytest.mark.long
def test_the_normal_player_buys_a_field_in_the_first_time_through_only() -> None:
    bought = 0
    for seed in range(60):
        events = alike("normal", 5, seed).events
        kinds = [type(event).__name__ for event in events]
        exhausted = kinds.index("Exhausted")
        bought += kinds[:exhausted].count("FieldBought")
        assert FieldBought not in {type(event) for event in events[exhausted:]}
    assert bought


@pytest.mark.long
def test_the_same_seed_makes_the_same_game() -> None:
    one, other = (play(GAME, FAMILY, ["random"] * 5, "same") for _ in range(2))
    assert one == other
    assert one.events != play(GAME, FAMILY, ["random"] * 5, "another").events


def test_turns_go_round_the_table_clockwise() -> None:
    events = alike("normal", 3, 0).events
    turns = [event.active for event in events if isinstance(event, TurnBegan)]
    assert all(after == (before + 1) % 3 for before, after in pairwise(turns))


def table(
    hand: str,
    fields: str,
    *,
    planted: int = 0,
    phase: Phase = Phase.PLANT,
    set_aside: str = "",
    key: str = "rio_grande_2000",
) -> State:
    """Four players; seat 0 is on turn with this hand and these fields."""
    start: State = CATALOGUE[key].start(4, seeded(1)).after
    crops = [tuple(Card(card) for card in crop.split("+") if card != "-") for crop in fields.split()]
    cards = tuple(Card(card) for card in hand.split())
    aside = tuple(Card(card) for card in set_aside.split())
    player = Player(cards, tuple(Field(crop) for crop in crops), aside)
    return start._replace(players=(player, *start.players[1:]), active=0, phase=phase, planted=planted, turn=5)


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (table("blue-1 red-1", "blue-2 -"), Plant(Card("blue-1"), 0)),
        (table("red-1", "blue-2 -"), Plant(Card("red-1"), 1)),
        (table("red-1", "- red-2", key="amigo_2016"), Plant(Card("red-1"), 1)),
        (table("red-1", "blue-1 - ", key="amigo_2016"), Plant(Card("red-1"), 1)),
        (table("red-1", "blue-2+blue-3 soy-1+soy-2"), Harvest(1)),
        (table("red-1", "blue-2 soy-1+soy-2", planted=1), TurnUp()),
        (table("soy-3", "blue-2 soy-1+soy-2", planted=1), Plant(Card("soy-3"), 1)),
        (table("red-1", "blue-2 -", phase=Phase.TRADE), EndTrading()),
        (
            table("red-1", "blue-2 soy-1", phase=Phase.PLANT_RECEIVED, set_aside="red-2 soy-3"),
            Plant(Card("soy-3"), 1),
        ),
    ],
    ids=[
        "a field of its bean", "an empty field",
        "a field of its bean rather than an empty one", "an empty field where none is of its bean",
        "the harvest that pays most", "no second card that costs a field",
        "a second card that fits", "no trade", "first of the received cards what fits",
    ],
)  # fmt: skip
def test_the_simplest_player_chooses(state: State, move: object) -> None:
    assert simplest(view(state, 0)) == move


def test_nobody_off_turn_is_made_to_move() -> None:
    state = table("red-1", "blue-2 -")
    assert simplest(view(state, 1)) is None
    assert FAMILY.players["normal"](view(state, 1), seeded(1)) is None
    assert all(choose(view(state, None), seeded(1)) is None for choose in FAMILY.players.values())


def test_a_card_promises_its_share_of_the_way_to_the_next_thaler() -> None:
    blue = [promise(Bean("blue"), cards) for cards in range(12)]
    assert blue == [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4]
    assert [promise(Bean("garden"), cards) for cards in range(5)] == [0, 1, 2, 3, 3]


def test_of_two_fields_of_one_bean_the_longer_counts() -> None:
    state = table("red-1", "red-2+red-3 red-4", phase=Phase.TRADE, set_aside="red-5", key="amigo_2016")
    mine = fields_of(view(state, 0), 0)
    assert (mine.standing, mine.room) == ({"red": 3}, 0)


def test_set_aside_cards_count_as_planted() -> None:
    state = table("red-1", "blue-2 -", phase=Phase.TRADE, set_aside="blue-3 soy-3")
    mine = fields_of(view(state, 0), 0)
    assert mine.standing == {"blue": 2, "soy": 1}
    assert mine.room == 0
