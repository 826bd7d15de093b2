"""Which card is to be planted and where, as it is typed. What cannot be planted is refused with the true reason,
from what its reader sees."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, beans
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Phase, View
from bot.games.contract import IllegalMove
from bot.ui.bohnanza.chapters.course import turn_of_another
from bot.ui.bohnanza.chapters.planting.moves import due_among
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.wording.phrases import Sight, cards, crop, own
from bot.ui.bohnanza.wording.symbols import short


def card_to_plant(seen: Sight, text: str | None) -> PlantOption:
    """A card that may be planted now, by its bean; if none is named, the next one due. Raises Refusal if there is
    none."""
    options = own(seen.view).options.plant
    if not options:
        raise _nothing_to_plant(seen)
    bean = BEAN[options[0].card] if text is None else naming.one_bean(seen, text)
    alike = [option for option in options if BEAN[option.card] == bean]
    if not alike:
        raise _not_this_bean(seen, bean)
    return due_among(seen.view, own(seen.view), alike)


def place_for(seen: Sight, option: PlantOption, text: str) -> int:
    """The field of this number or bean, if it takes the card; raises Refusal if it does not."""
    place = naming.field(seen, text)
    if place not in option.places:
        raise _not_there(seen, option, place)
    return place


def _nothing_to_plant(seen: Sight) -> IllegalMove:
    """Why there is nothing to plant now (B4.1, B4.3)."""
    view = seen.view
    mine = own(view)
    if view.phase is Phase.PLANT_RECEIVED:
        return IllegalMove("nothing-received")
    if view.phase is Phase.TRADE and _planted_in_phase_3(view):
        return IllegalMove("planted-after-trading", bean=_planted_in_phase_3(view)[0])
    if mine.seat != view.active:
        return turn_of_another(seen)
    if view.phase is Phase.PLANT:
        return IllegalMove("planted-enough" if mine.hand else "hand-is-empty")
    return IllegalMove("not-planting-now" if view.phase is Phase.TRADE else "nothing-to-plant")


def _planted_in_phase_3(view: View) -> tuple[Bean, ...]:
    """The beans that the viewer has received, and those face up before them."""
    mine = own(view)
    return (*beans(mine.set_aside), *(beans(view.face_up) if mine.seat == view.active else ()))


def _not_this_bean(seen: Sight, bean: Bean) -> IllegalMove:
    """Why no card of this bean is planted now, though others are."""
    mine = own(seen.view)
    name = short(seen.locale, bean)
    due = [BEAN[option.card] for option in mine.options.plant]
    if seen.view.phase is Phase.PLANT:
        if bean in beans(mine.hand):
            return IllegalMove("not-the-first-card", bean=bean)
        return IllegalMove("not-in-your-hand", cards=name)
    return IllegalMove("not-among-these", card=name, cards=cards(seen.locale, due))


def _not_there(seen: Sight, option: PlantOption, place: int) -> IllegalMove:
    """Why this card does not go into this field, where others may take it (B2, B4)."""
    fields = seen.view.seats[own(seen.view).seat].fields
    bean = BEAN[option.card]
    name = short(seen.locale, bean)
    field = fields[place]
    if field.only not in (None, bean):
        return IllegalMove("field-for-another-bean", field=place + 1, card=short(seen.locale, field.only or bean))
    if field.cards:
        return IllegalMove("no-room-there", field=place + 1, crop=crop(seen.locale, field), card=name)
    grows = next((other for other in option.places if fields[other].bean == bean), place)
    return IllegalMove("grows-elsewhere", field=grows + 1, card=name)
