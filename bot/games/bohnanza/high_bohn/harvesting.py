"""What the town changes about a harvest: stews, and who takes a thaler of it (H5, H7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.chapters.harvesting import harvestable as harvestable_now
from bot.games.bohnanza.chapters.harvesting import record_harvest, require_harvestable, worth
from bot.games.bohnanza.events import Event, Harvested
from bot.games.bohnanza.evolve import less
from bot.games.bohnanza.high_bohn.effects import TakesFromStews, TakesToll
from bot.games.bohnanza.high_bohn.events import StewHarvested, TollTaken, TownEvent
from bot.games.bohnanza.high_bohn.moves import HarvestFor
from bot.games.bohnanza.high_bohn.shown import ThalerChoice
from bot.games.bohnanza.high_bohn.town import holdings, owner
from bot.games.bohnanza.state import Field, Log, Player, State
from bot.games.contract import IllegalMove, Seat


def harvestable(player: Player, usual: tuple[int, ...]) -> tuple[int, ...]:
    """The fields that may be harvested: by bean protection (B6.3), and those that a building frees (H5)."""
    effects = holdings(player).effects()
    if not effects:
        return usual
    return tuple([place for place, field in enumerate(player.fields) if place in usual or _freed(player, field)])


def _freed(player: Player, field: Field) -> bool:
    return len(field.crop) == 1 and any(effect.frees(field) for effect in holdings(player).effects())


def harvest_for(log: Log, seat: Seat, move: HarvestFor) -> None:
    """Harvest a field for the beans that were chosen (H7); raises Refusal."""
    place, wanted, tribute = move
    state = log.state
    require_harvestable(state, seat, place)
    player = state.players[seat]
    crop = player.fields[place].crop
    pays = worth(state.rules, player, player.fields[place])
    if wanted is not None and len(wanted) != pays:
        raise IllegalMove("not-what-the-field-pays", field=place + 1, thalers=pays)
    thalers = crop[len(crop) - pays :] if wanted is None else _last_planted(crop, wanted, place)
    harvested = Harvested(seat, place, thalers, less(crop, thalers))
    record_harvest(log, harvest(state, harvested, tribute))


def _last_planted(crop: tuple[Card, ...], wanted: tuple[Bean, ...], place: int) -> tuple[Card, ...]:
    """The cards that become thalers: of each bean wanted those planted last, in the order of planting."""
    found: list[Card] = []
    for bean in wanted:
        card = next((card for card in reversed(crop) if BEAN[card] == bean and card not in found), None)
        if card is None:
            raise IllegalMove("not-in-that-field", field=place + 1)
        found.append(card)
    return tuple([card for card in crop if card in found])


def harvest(state: State, harvested: Harvested, tribute: Bean | None = None) -> Harvested | StewHarvested:
    """Return a harvest as it is, or as that of a stew, whose thalers go under the Saloon (H7).

    One of these goes to the owner of Distillery 3: the one that was chosen, or the last.
    """
    seat, place, thalers, discarded = harvested
    stew = state.players[seat].fields[place].plot.mixed
    found = owner(state, TakesFromStews) if stew and thalers else None
    if found is None:
        if tribute is not None:
            raise IllegalMove("nobody-takes-a-thaler")
        return StewHarvested(*harvested) if stew else harvested
    given = next((card for card in thalers if BEAN[card] == tribute), None if tribute else thalers[-1])
    if given is None:
        raise IllegalMove("not-in-that-field", field=place + 1)
    return StewHarvested(seat, place, less(thalers, (given,)), discarded, found[0], given)


def after_harvest(log: Log, before: State, harvested: Event) -> None:
    """Let the owner of Jail 4 take what is due of this harvest."""
    if isinstance(harvested, Harvested):
        seat, place, thalers, discarded = harvested
        _toll(log, before.players[seat].fields[place], thalers, discarded)


def _toll(log: Log, field: Field, thalers: tuple[Card, ...], discarded: tuple[Card, ...]) -> None:
    """Let Jail 4 take a card of a harvest that pays, one of its own bean if such a card is discarded (H6)."""
    found = owner(log.state, TakesToll)
    if found is None or not thalers or not discarded or field.bean != found[1].bean:
        return
    taker, jail = found
    card = next((card for card in reversed(discarded) if BEAN[card] == jail.bean), discarded[-1])
    log.add(TollTaken(taker, card))


def paid(event: TownEvent) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Whom an event of the town paid for a harvest, and the cards that became their thalers."""
    match event:
        case StewHarvested(seat, _, thalers, _, taker, toll):
            tribute = () if taker is None or toll is None else ((taker, (toll,)),)
            return ((seat, thalers), *tribute)
        case TollTaken(seat, card):
            return ((seat, (card,)),)
        case _:
            return ()


def choices(state: State, seat: Seat) -> tuple[ThalerChoice, ...]:
    """The harvests allowed now that leave a choice of thalers, or of the one for Distillery 3 (H7)."""
    player = state.players[seat]
    found: list[ThalerChoice] = []
    for place in harvestable_now(state, seat):
        field = player.fields[place]
        crop = tuple([BEAN[card] for card in field.crop])
        pays = worth(state.rules, player, field)
        if not pays or len(set(crop)) == 1:
            continue
        thalers = crop[len(crop) - pays :]
        toll = field.plot.mixed and owner(state, TakesFromStews) is not None
        if pays < len(crop) or toll:
            found.append(ThalerChoice(place, crop, pays, thalers, thalers[-1] if toll else None))
    return tuple(found)
