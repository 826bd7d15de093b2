"""Moves in words, as something to do: what a hint says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.contract import Seat
from bot.ui.bohnanza.high_bohn.buildings import buildings_short, type_short
from bot.ui.bohnanza.wording.phrases import Sight, cards, crop, own, role
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import player
from bot.words import say


def advice(seen: Sight, move: m.Move) -> str:
    """The move as one sentence, addressed to the player who may make it."""
    locale = seen.locale
    match move:
        case m.Plant(card, field):
            return _plant(seen, card, field, stew=False)
        case m.TurnUp():
            return say(locale, "advice-turn-up", cards=seen.view.turn_up)
        case m.Discard(card):
            return say(locale, "advice-discard", beans=_beans(seen, [card]))
        case m.LeaveOffer():
            return say(locale, "advice-leave-offer", beans=_beans(seen, seen.view.face_up))
        case m.MakeOffer(give, want, to):
            return _offer(seen, [BEAN[card] for card in give], want, to)
        case m.Accept(offer, give):
            return say(locale, "advice-accept", offer=str(offer), beans=_beans(seen, give), gives=str(bool(give)))
        case m.Decline(offer):
            return say(locale, "advice-decline", offer=str(offer))
        case m.Withdraw(offer):
            return say(locale, "advice-withdraw", offer=str(offer))
        case m.Pass():
            return say(locale, "advice-pass")
        case m.ComeBack():
            return say(locale, "advice-come-back")
        case m.EndTrading():
            return say(locale, "advice-end-trading")
        case m.Harvest(field):
            return _harvest(seen, field)
        case m.BuyField():
            return say(locale, "advice-buy-field", price=seen.view.third_field_price or 0)
        case _:
            return _in_town(seen, move)


def _in_town(seen: Sight, move: h.TownMove) -> str:
    locale = seen.locale
    match move:
        case h.BuyBuildings(buildings):
            return say(locale, "advice-buy-buildings", buildings=buildings_short(locale, buildings))
        case h.TakeLastPlanted():
            return say(locale, "advice-take-last-planted")
        case h.BuyNoMore():
            return say(locale, "advice-buy-no-more")
        case h.NameType(kind):
            return say(locale, "advice-name-type", type=type_short(locale, kind))
        case h.BeginStew(card, field):
            return _plant(seen, card, field, stew=True)
        case h.HarvestFor(field, thalers):
            return _harvest_for(seen, field, thalers) if thalers else _harvest(seen, field)
        case h.Store(card):
            return say(locale, "advice-store", beans=_beans(seen, [card]))
        case h.Peek():
            return say(locale, "advice-peek")
        case h.PutToBottom():
            return say(locale, "advice-put-to-bottom")
        case h.MoveCard(card, to):
            place = own(seen.view).hand.index(card) + 1
            return say(locale, "advice-move-card", beans=_beans(seen, [card]), place=place, to=to + 1)
        case h.Reorder(drawn):
            return say(locale, "advice-reorder", beans=_in_order(seen, drawn))
        case _:
            assert_never(move)


def _plant(seen: Sight, card: Card, field: int, *, stew: bool) -> str:
    return say(seen.locale, "advice-plant", beans=_beans(seen, [card]), field=field + 1, stew=str(stew))


def _harvest(seen: Sight, field: int) -> str:
    planted = seen.view.seats[own(seen.view).seat].fields[field]
    return say(seen.locale, "advice-harvest", field=field + 1, crop=crop(seen.locale, planted), pays=planted.pays)


def _harvest_for(seen: Sight, field: int, thalers: Sequence[Bean]) -> str:
    planted = crop(seen.locale, seen.view.seats[own(seen.view).seat].fields[field])
    which = bunch(seen.locale, thalers)
    return say(seen.locale, "advice-harvest-for", field=field + 1, crop=planted, thalers=which)


def _offer(seen: Sight, give: Sequence[Bean], want: Sequence[Bean], to: Seat | None) -> str:
    kind = "gift" if not want else "wish" if not give else "trade"
    return say(
        seen.locale,
        f"advice-offer-{kind}",
        whom=role(seen, to),
        other="" if to is None else player(seen, to),
        give=cards(seen.locale, give),
        want=cards(seen.locale, want),
    )


def _beans(seen: Sight, given: Iterable[Card]) -> str:
    return cards(seen.locale, [BEAN[card] for card in given])


def _in_order(seen: Sight, drawn: Iterable[Card]) -> str:
    """Card by card: two of a kind with another card between them are not counted together."""
    return say(seen.locale, "list-separator").join(_beans(seen, [card]) for card in drawn)
