"""What a seat may do now, from the same questions that `decide` asks."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.chapters.duel import discardable, may_leave_offer
from bot.games.bohnanza.chapters.harvesting import harvestable, may_buy_field
from bot.games.bohnanza.chapters.planting import places, plantable
from bot.games.bohnanza.chapters.trading import addressed, done, tradable
from bot.games.bohnanza.expansion_types import ExpansionOptions
from bot.games.bohnanza.state import ENDED, PLANT, TRADE, Player, Rules, State
from bot.games.contract import Seat


class PlantOption(NamedTuple):
    """A card to plant: the fields that take it now, or else those that would take it once they are harvested."""

    card: Card
    places: tuple[int, ...]
    harvest_first: tuple[int, ...]


class Copies(NamedTuple):
    """A bean that an offer wants: how many cards of it, and the copies to choose them from."""

    bean: Bean
    needed: int
    cards: tuple[Card, ...]


class AcceptOption(NamedTuple):
    """An open offer that this seat could accept, and with which cards."""

    offer: int
    wanted: tuple[Copies, ...]

    def only_way(self) -> tuple[Card, ...] | None:
        """The cards to give where no copies can be chosen, else None."""
        if any(copies.needed < len(copies.cards) for copies in self.wanted):
            return None
        return tuple(card for copies in self.wanted for card in copies.cards)


class Options(NamedTuple):
    """All that a seat may do now. Offers are not enumerated, but the cards to offer are."""

    plant: tuple[PlantOption, ...] = ()
    turn_up: bool = False
    may_offer: bool = False
    give: tuple[Card, ...] = ()
    accept: tuple[AcceptOption, ...] = ()
    decline: tuple[int, ...] = ()
    withdraw: tuple[int, ...] = ()
    may_pass: bool = False
    may_come_back: bool = False
    end_trading: bool = False
    harvest: tuple[int, ...] = ()
    buy_field: bool = False
    discard: tuple[Card, ...] = ()
    leave_offer: bool = False
    expansions: tuple[ExpansionOptions, ...] = ()
    """What expansions allow."""


NOTHING = Options()


def options(state: State, seat: Seat) -> Options:
    """All that this seat may do now."""
    phase = state.phase
    if phase is ENDED:
        return NOTHING
    player = state.players[seat]
    harvest = harvestable(state, seat)
    added = _of_expansions(state, seat) if state.rules.modules else ()
    if state.asked:
        return Options(harvest=harvest, expansions=added)
    buy = may_buy_field(state, seat)
    if phase is TRADE:
        return _trading(state, seat, harvest, added, buy=buy)
    plant = _plants(state.rules, player, plantable(state, seat), harvest)
    may_turn_up = phase is PLANT and seat == state.active and (state.planted > 0 or not player.hand)
    answers = NOTHING[2:10]
    return Options(
        plant, may_turn_up, *answers, harvest, buy, discardable(state, seat), may_leave_offer(state, seat), added
    )


def _of_expansions(state: State, seat: Seat) -> tuple[ExpansionOptions, ...]:
    return tuple([option for module in state.rules.modules for option in module.options(state, seat)])


def _plants(
    rules: Rules, player: Player, cards: tuple[Card, ...], harvest: tuple[int, ...]
) -> tuple[PlantOption, ...]:
    """Each of these cards with the fields that take it, which are the same for all cards of a bean."""
    ways: dict[Bean, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    found: list[PlantOption] = []
    for card in cards:
        bean = BEAN[card]
        if bean not in ways:
            ways[bean] = _ways(rules, player, bean, harvest)
        found.append(PlantOption(card, *ways[bean]))
    return tuple(found)


def _ways(
    rules: Rules, player: Player, bean: Bean, harvest: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The fields that take this bean now, and if there are none, those that would once they are harvested."""
    fit = places(rules, player, bean)
    if fit:
        return fit, ()
    makes_room = tuple([place for place in harvest if player.fields[place].plot.only in (None, bean)])
    # Where bean protection forbids those, another harvest has to come first (B4).
    return (), makes_room or harvest


def _trading(
    state: State, seat: Seat, harvest: tuple[int, ...], added: tuple[ExpansionOptions, ...], *, buy: bool
) -> Options:
    active = seat == state.active
    give = tradable(state, seat)
    held = [BEAN[card] for card in give]
    accept: list[AcceptOption] = []
    decline: list[int] = []
    withdraw: list[int] = []
    for offer in state.offers:
        number, giver, _, _, want, declined = offer
        if giver == seat:
            withdraw.append(number)
        elif addressed(offer, seat):
            if seat not in declined:
                decline.append(number)
            way = _acceptable(number, want, give, held)
            if way is not None:
                accept.append(way)
    is_done = done(state, seat)
    answers = tuple(accept), tuple(decline), tuple(withdraw)
    may_pass = not active and not is_done
    return Options((), False, True, give, *answers, may_pass, is_done, active, harvest, buy, (), False, added)  # noqa: FBT003  # names take twice as long


def _acceptable(
    number: int, want: tuple[Bean, ...], give: tuple[Card, ...], held: list[Bean]
) -> AcceptOption | None:
    """How these cards, of the beans held, could pay for the offer of this number, or None where they cannot."""
    for bean in want:
        if bean not in held:
            return None
    wanted: list[Copies] = []
    for bean in dict.fromkeys(want):
        cards = tuple([card for card in give if BEAN[card] == bean])
        needed = want.count(bean)
        if len(cards) < needed:
            return None
        wanted.append(Copies(bean, needed, cards))
    return AcceptOption(number, tuple(wanted))
