"""Positions of High Bohn with all nine beans, and what is often asked of them."""

from __future__ import annotations

from functools import partial

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.chapters.ending import score
from bot.games.bohnanza.chapters.harvesting import worth
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.shown import TownOptions, TownView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.high_bohn.town import holdings, with_holdings
from bot.games.bohnanza.options import options
from bot.games.bohnanza.state import Phase, State
from bot.games.bohnanza.view import view
from tests.games.bohnanza.playing import act
from tests.games.bohnanza.tables import table, words

COGNAC = "high_bohn_cognac"
town = partial(table, edition=COGNAC)
"""A table with Distilleries, too."""


def building(name: str) -> Building:
    """A building by its name."""
    return Building(name)


def buy(*names: str) -> h.BuyBuildings:
    """The wish to buy these."""
    return h.BuyBuildings(tuple(map(Building, names)))


def bought(state: State, seat: int, *names: str) -> State:
    """The state after buying these."""
    return act(state, seat, buy(*names))


def owned(state: State, seat: int) -> str:
    """The buildings of a seat, as they are written for `table`."""
    return " ".join(holdings(state.players[seat]).buildings)


def stored(state: State, seat: int) -> str:
    """What lies on a seat's General Store."""
    return words(holdings(state.players[seat]).stored)


def under_saloon(state: State, seat: int) -> str:
    """The thalers under a seat's Saloon."""
    return words(holdings(state.players[seat]).under_saloon)


def under_distillery(state: State, seat: int) -> str:
    """The thalers under a seat's Distillery."""
    return words(holdings(state.players[seat]).under_distillery)


def can(state: State, seat: int) -> TownOptions:
    """What a seat may do in the town."""
    found = options_of(options(state, seat))
    assert found is not None
    return found


def seen(state: State) -> TownView:
    """What everybody sees of the town."""
    found = town_of(view(state, None))
    assert found is not None
    return found


def pays(state: State, seat: int = 0, place: int = 0) -> int:
    """What a field pays; as harvesting it shows, and its view says."""
    player = state.players[seat]
    value = worth(state.rules, player, player.fields[place])
    assert view(state, None).seats[seat].fields[place].pays == value
    return value


def meter(owned_: str, bean: str, most: int) -> list[int]:
    """What one to so many cards of a bean pay the owner of these buildings."""
    fields = [f"{bean}×{cards} -" for cards in range(1, most + 1)]
    return [pays(town(buildings=[owned_], fields=[plots])) for plots in fields]


def stew_meter(owned_: str) -> list[int]:
    """What a stew of one to eight kinds pays the owner of these buildings."""
    kinds = ["blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden"]
    stews = ["+".join(kinds[:count]) for count in range(1, 9)]
    return [pays(town(buildings=[owned_], fields=[f"~{stew} -"])) for stew in stews]


def places(state: State, seat: int = 0, card: int = 0) -> tuple[int, ...]:
    """Where a card may be planted now."""
    return options(state, seat).plant[card].places


def next_turn(state: State) -> State:
    """Phase 3 with one card left for the active player: it is planted, and all that follows happens."""
    (option,) = options(state, state.active).plant
    return act(state, state.active, m.Plant(option.card, option.places[0]))


POSITIONS = [
    town(
        phase=phase,
        hands=["soy blue cognac", "red garden", "green"],
        fields=["blue×4 chili", "red×2 garden", "cognac×3 -"],
        thalers=["red×4 soy×5", "blue×3", ""],
        set_aside=["stink", "green"],
        face_up="black_eyed",
    )
    for phase in (Phase.PLANT, Phase.TRADE, Phase.PLANT_RECEIVED)
]


def changes_only_the_score(name: str) -> None:
    """Owning this building changes nothing that anybody sees or may do, but for the score and the purchases."""
    for without in POSITIONS:
        held = holdings(without.players[0])
        owner = with_holdings(without.players[0], type(held)((building(name),)))
        owning = without._replace(players=(owner, *without.players[1:]))
        for viewer in (None, 0, 1, 2):
            one, other = view(without, viewer), view(owning, viewer)
            if one.own and other.own:
                mine, without_it = options_of(one.own.options), options_of(other.own.options)
                assert mine is not None
                assert without_it is not None
                assert mine._replace(buy=()) == without_it._replace(buy=())
                assert one.own.options._replace(expansions=()) == other.own.options._replace(expansions=())
                one, other = one._replace(own=None), other._replace(own=None)
            assert one._replace(expansions=()) == other._replace(expansions=())
        rules = without.rules
        assert score(rules, owning.players[0]) == score(rules, without.players[0]) + int(name[-1])


MIXED_AT_THE_END = next_turn(
    town(
        phase=Phase.PLANT_RECEIVED,
        active=1,
        ending=True,
        draw="soy",
        set_aside=["", "garden"],
        fields=["blue×4+soy×2 -"],
        buildings=["farm-2"],
    )
)
"""Seat 0 is asked for the thalers of its first field before the final harvest; two blue ones would buy a Jail."""
