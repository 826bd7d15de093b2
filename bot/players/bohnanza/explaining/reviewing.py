"""What a review says besides the reason of a hint: what else speaks for the best, and what was given up."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza import moves as m
from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import Own, Turn, View
from bot.players.bohnanza.explaining.fields import first_step, homeless
from bot.players.bohnanza.explaining.harvesting import needing
from bot.players.bohnanza.valuation.meters import meters
from bot.players.hint import Fact, Reason
from bot.players.judging import same

IN_HINTS_ALONE = "hint-harvest-next"
"""What a hint says besides, so that its reader may think again: it speaks against the harvest."""


def compared(view: View, own: Own, done: m.Move, best: m.Move, reason: Reason) -> Reason:
    """The reason for the best move, with what else speaks for it and, if another was made, against that."""
    besides = [one for one in reason.besides if one.id != IN_HINTS_ALONE]
    against = () if same(done, best) else _against(view, own, done)
    return reason._replace(besides=(*besides, *_for(view, own, best), *against))


def given_up(view: View, own: Own, place: int) -> Reason | None:
    """With how many cards a field that was harvested would have paid more, and what there was in hand for it."""
    field = view.seats[own.seat].fields[place]
    if field.next_step is None:
        return None
    facts: dict[str, Fact] = {"field": place + 1, "next": field.next_step, "next_pays": field.next_pays}
    held = tuple([BEAN[card] for card in own.hand if BEAN[card] == field.bean])
    return Reason("hint-given-up", {**facts, "beans": held, "held": "yes" if held else "no"})


def _for(view: View, own: Own, best: m.Move) -> Iterator[Reason]:
    match best:
        case m.Harvest(place):
            yield from _sown(view, own, place)
        case m.Accept(number, given):
            got = next(offer.give for offer in view.offers if offer.number == number)
            held = tuple([BEAN[card] for card in own.hand if BEAN[card] in got and card not in given])
            front = [BEAN[card] for card in own.hand[:1] if card not in given]
            yield from [Reason("hint-held", {"beans": held})] if held else _stuck_in_front(view, own, front)


def _sown(view: View, own: Own, place: int) -> Iterator[Reason]:
    """What there is to plant where a field is harvested to make room, if it is more than one card."""
    option = needing(own, place)
    if option is None:
        return
    bean = BEAN[option.card]
    cards = {*own.hand, *[one.card for one in own.options.plant]}
    sown = tuple([bean for card in cards if BEAN[card] == bean])
    meter = meters(view, own.seat)[bean]
    pays = meter[min(len(sown), len(meter) - 1)]
    if len(sown) > 1:
        yield Reason("hint-sown", {"beans": sown, "pays": pays, **first_step(view, own, bean)})


def _stuck_in_front(view: View, own: Own, front: list[Bean]) -> Iterator[Reason]:
    """The front card, which stays, has no field either."""
    stuck = homeless(view, own, front)
    if stuck:
        yield Reason("hint-front-homeless", {"beans": stuck})


def _against(view: View, own: Own, done: m.Move) -> Iterator[Reason]:
    match done:
        case m.Harvest(place):
            lost = given_up(view, own, place)
            yield from () if lost is None else [lost]
        case m.TurnUp() if own.options.plant and view.kind is not Turn.DUEL and town_of(view) is None:
            # Buildings may change what is in front.
            yield Reason("hint-stays-in-front", {"beans": (BEAN[own.options.plant[0].card],)})
