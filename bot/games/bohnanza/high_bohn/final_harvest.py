"""Whether a last purchase depends on which cards of mixed fields become thalers in the final harvest (H7, H8)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.chapters.harvesting import worth
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.buying import reach
from bot.games.bohnanza.high_bohn.town import holdings, town
from bot.games.bohnanza.state import Field, Player, Rules, State
from bot.games.contract import Seat


def in_question(state: State, seat: Seat) -> tuple[int, ...]:
    """The mixed fields of this seat whose thalers decide which buildings it can buy last (H7)."""
    rules, player = state.rules, state.players[seat]
    mixed = [place for place, field in enumerate(player.fields) if _is_mixed(field)]
    beans = _beans_in_question(state, player) if mixed else ()
    return tuple([place for place in mixed if any(_could_give_more(rules, player, place, bean) for bean in beans)])


def _is_mixed(field: Field) -> bool:
    """Whether different beans stand in it, and it is no stew (whose thalers cannot be spent)."""
    return not field.plot.mixed and len({BEAN[card] for card in field.crop}) > 1


def _beans_in_question(state: State, player: Player) -> tuple[Bean, ...]:
    """The beans of those buildings that this player can pay for only by choosing the thalers well."""
    rules, own = state.rules, holdings(player).types()
    for_sale = [BUILDINGS[building] for building in town(state).unsold if BUILDINGS[building].type not in own]
    return tuple(
        [
            facts.bean
            for facts in for_sale
            if _by_default(rules, player, facts.bean) < facts.price <= reach(rules, player, facts.bean)
        ]
    )


def _by_default(rules: Rules, player: Player, bean: Bean) -> int:
    """How many thalers of this bean a player has and would harvest if nothing is chosen."""
    harvested = [_usual(rules, player, field, bean) for field in player.fields if not field.plot.mixed]
    return sum(BEAN[card] == bean for card in player.thalers) + sum(harvested)


def _usual(rules: Rules, player: Player, field: Field, bean: Bean) -> int:
    """How many of the cards planted last, which become thalers by default, are of this bean."""
    if not field.crop:
        return 0
    kept = len(field.crop) - worth(rules, player, field)
    return sum(BEAN[card] == bean for card in field.crop[kept:])


def _could_give_more(rules: Rules, player: Player, place: int, bean: Bean) -> bool:
    field = player.fields[place]
    most = min(worth(rules, player, field), sum(BEAN[card] == bean for card in field.crop))
    return most > _usual(rules, player, field, bean)
