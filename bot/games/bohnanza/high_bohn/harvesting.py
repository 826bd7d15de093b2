"""What the town changes about a harvest: stews, and who takes a thaler of it (H5, H7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.events import Harvested
from bot.games.bohnanza.harvesting import harvestable, worth
from bot.games.bohnanza.high_bohn.effects import TakesFromStews, TakesToll
from bot.games.bohnanza.high_bohn.events import StewHarvested, TollTaken
from bot.games.bohnanza.high_bohn.shown import ThalerChoice
from bot.games.bohnanza.high_bohn.town import holdings, owner
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.module import unprotected
from bot.games.bohnanza.state import Field, Player, State
from bot.games.contract import IllegalMove, Seat


def unprotected_fields(player: Player) -> tuple[int, ...]:
    """The fields that may be harvested: by bean protection (B6.3), and those that a building frees (H5)."""
    usual = unprotected(*[len(field.crop) for field in player.fields])
    effects = holdings(player).effects()
    if not effects:
        return usual
    return tuple([place for place, field in enumerate(player.fields) if place in usual or _freed(player, field)])


def _freed(player: Player, field: Field) -> bool:
    return len(field.crop) == 1 and any(effect.frees(field) for effect in holdings(player).effects())


def harvest(
    log: Log,
    seat: Seat,
    place: int,
    thalers: tuple[Card, ...],
    discarded: tuple[Card, ...],
    tribute: Bean | None,
) -> None:
    """Let a field be harvested, and everybody take what is theirs of it."""
    field = log.state.players[seat].fields[place]
    taker = owner(log.state, TakesFromStews) if field.stew and thalers else None
    if taker is None and tribute is not None:
        raise IllegalMove("nobody-takes-a-thaler")
    if field.stew:
        _stew(log, seat, place, thalers, discarded, taker and taker[0], tribute)
        return
    log.add(Harvested(seat, place, thalers, discarded))
    _toll(log, field, thalers, discarded)


def _stew(
    log: Log,
    seat: Seat,
    place: int,
    thalers: tuple[Card, ...],
    discarded: tuple[Card, ...],
    taker: Seat | None,
    chosen: Bean | None,
) -> None:
    """The thalers of a stew go under the Saloon, one of them to the owner of Distillery 3."""
    toll = None
    if taker is not None:
        toll = next((card for card in thalers if BEAN[card] == chosen), None if chosen else thalers[-1])
        if toll is None:
            raise IllegalMove("not-in-that-field", field=place + 1)
        thalers = tuple([card for card in thalers if card != toll])
    log.add(StewHarvested(seat, place, thalers, discarded, taker, toll))


def _toll(log: Log, field: Field, thalers: tuple[Card, ...], discarded: tuple[Card, ...]) -> None:
    """Jail 4 takes a card of a harvest that pays, of its bean if one is left over (H6)."""
    found = owner(log.state, TakesToll)
    if found is None or not thalers or not discarded or field.bean != found[1].bean:
        return
    taker, jail = found
    card = next((card for card in reversed(discarded) if BEAN[card] == jail.bean), discarded[-1])
    log.add(TollTaken(taker, card))


def choices(state: State, seat: Seat) -> tuple[ThalerChoice, ...]:
    """The harvests allowed now that leave a choice of thalers, or of the one for Distillery 3 (H7)."""
    player = state.players[seat]
    found: list[ThalerChoice] = []
    for place in harvestable(state, seat):
        field = player.fields[place]
        crop = tuple([BEAN[card] for card in field.crop])
        pays = worth(state.rules, player, field)
        if not pays or len(set(crop)) == 1:
            continue
        thalers = crop[len(crop) - pays :]
        toll = field.stew and owner(state, TakesFromStews) is not None
        if pays < len(crop) or toll:
            found.append(ThalerChoice(place, crop, pays, thalers, thalers[-1] if toll else None))
    return tuple(found)
