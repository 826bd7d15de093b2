"""Planting: from a control that names card and field to moves, with a harvest first where one is needed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.moves import Harvest, Move, Plant
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import FieldView, Own, Phase, View
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate
from bot.ui.bohnanza.chapters.harvesting.fields import field_args, shown_field
from bot.ui.bohnanza.chapters.harvesting.moves import regrettable
from bot.ui.bohnanza.module import USUAL, adopted, module_of
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.controls import control, number, word
from bot.ui.screens import Open, Part, Play

NO_BEAN = Bean("")
"""Marks a field in which no card can be planted in the usual way."""


def plant(locale: str, args: Sequence[str]) -> Play[View, Move]:
    """Plant this very card in this field, if that is still possible in the way that was shown."""
    card, place, way = known_card(word(args, 0)), number(args, 1), _way(args[2:])

    def choose(view: View) -> Sequence[Move]:
        option = to_plant(view, locale, card)
        if place not in option.places:
            raise OutOfDate("field-takes-no-more", field=place + 1, card=short(locale, BEAN[card]))
        if way not in ways(view, own(view), option, place):
            raise OutOfDate("field-not-as-shown", field=place + 1, card=short(locale, BEAN[card]))
        return (module_of(view).plant(card, place, way),)

    return Play(choose)


def ways(view: View, mine: Own, option: PlantOption, place: int) -> tuple[str, ...]:
    """What planting this card in this one of its places may mean: the usual, or what an expansion adds to it."""
    field = view.seats[mine.seat].fields[place]
    return module_of(view).ways_to_plant(mine, option, field, place, (USUAL,))


def taken(seen: Sight, card: Card, place: int, move: Move) -> tuple[str, ...]:
    """The control that plants this card in this field in the way in which this move does."""
    option = to_plant(seen.view, seen.locale, card)
    for way in ways(seen.view, own(seen.view), option, place):
        if module_of(seen.view).plant(card, place, way) == move:
            return ("plant", card, str(place), *((way,) if way else ()))
    raise OutOfDate("field-not-as-shown", field=place + 1, card=short(seen.locale, BEAN[card]))


def plant_in(seen: Sight, option: PlantOption, place: int) -> Play[View, Move]:
    """Plant the card in this one of its places, in the first way that is possible there."""
    return plant(seen.locale, (option.card, str(place), ways(seen.view, own(seen.view), option, place)[0]))


def usual_place(seen: Sight, option: PlantOption) -> int:
    """The first field that takes this card in the usual way; raises IllegalMove if every place would mix it with
    others."""
    for place in option.places:
        if USUAL in ways(seen.view, own(seen.view), option, place):
            return place
    raise IllegalMove("say-which-field", card=short(seen.locale, BEAN[option.card]))


def due_among(view: View, mine: Own, alike: Sequence[PlantOption]) -> PlantOption:
    """The one of alike cards to plant first: one that may be put nowhere else instead, if there is one."""
    instead = module_of(view).instead(mine)
    return next((option for option in alike if option.card not in instead), alike[0])


def _way(args: Sequence[str]) -> str:
    """The way of planting that the control stands for."""
    if args and args[0] not in (USUAL, *(way for module in adopted() for way in module.ways)):
        raise MalformedMove("unknown-control")
    return args[0] if args else USUAL


def harvest_and_plant(locale: str, args: Sequence[str]) -> Play[View, Move]:
    """Harvest the field that the control showed and plant the card there: two moves at once."""
    card, place = known_card(word(args, 0)), number(args, 1)

    def choose(view: View) -> Sequence[Move]:
        needs_harvest(view, locale, card)
        shown_field(view, args, 1)
        return (Harvest(place), Plant(card, place))

    return Play(choose)


def ask_harvest_and_plant(seen: Sight, args: Sequence[str]) -> Open:
    """Ask before a harvest that might be regretted makes room for this card."""
    needs_harvest(seen.view, seen.locale, known_card(word(args, 0)))
    shown_field(seen.view, args, 1)
    return Open(Part("ask-harvest-plant", tuple(args)))


def choose_harvest(seen: Sight, option: PlantOption) -> Open:
    """Ask which field to harvest to make room for a card."""
    needs_harvest(seen.view, seen.locale, option.card)
    return Open(Part("room", (option.card,)))


def harvest_plant_control(seen: Sight, option: PlantOption, place: int) -> str:
    """The control that harvests this field as it stands and plants the card there, with a question if there is
    reason. If bean protection forbids every harvest that would make room, another field must be harvested first
    (B4)."""
    table, field = seen.table.id, seen.view.seats[own(seen.view).seat].fields[place]
    ask = regrettable(field) and not forced(seen.view, option)
    if not makes_room(option.card, field):
        return control(table, "ask-harvest-field" if ask else "harvest-field", *field_args(place, field))
    return control(table, "ask-harvest-plant" if ask else "harvest-plant", option.card, *field_args(place, field))


def forced(view: View, option: PlantOption) -> bool:
    """Whether a harvest for this card leaves nothing to ask: the card must be planted (B4.1, B4.3), or there is no
    other way to plant it."""
    if len(option.harvest_first) == 1:
        return True
    if view.phase is Phase.PLANT:
        return not view.planted
    return view.phase is Phase.PLANT_RECEIVED and option.card not in module_of(view).instead(own(view))


def makes_room(card: Card, field: FieldView) -> bool:
    """Whether the field takes this card once it is harvested."""
    return field.only in (None, BEAN[card])


def plant_all(args: Sequence[str]) -> Play[View, Move]:
    """Plant all cards set aside, if they are still the ones that the control was about and each has one sensible
    place."""
    count, first = number(args, 0), known_card(word(args, 1))

    def choose(view: View) -> Sequence[Move]:
        cards = [option.card for option in own(view).options.plant]
        if len(cards) != count or cards[0] != first or first not in own(view).set_aside:
            raise OutOfDate("set-aside-changed")
        moves = obvious(view)
        if moves is None:
            raise OutOfDate("no-single-place")
        return moves

    return Play(choose)


def obvious(view: View) -> tuple[Plant, ...] | None:
    """Where all cards set aside go if each has just one sensible place, else None.

    One empty field is as good as another. Where the same bean may stand in two fields (B2), a field of its kind
    is the one sensible place while it may come to pay more and there is no second such field. Places that only
    an expansion opens leave a choice.
    """
    seat = own(view)
    fields = view.seats[seat.seat].fields
    if any(_opened(view, option, fields) for option in seat.options.plant):
        return None
    standing: list[Bean | None] = [field.bean if _usual(field) else NO_BEAN for field in fields]
    moves = []
    for option in seat.options.plant:
        bean = BEAN[option.card]
        same = [p for p, crop in enumerate(standing) if crop == bean]
        if len(same) > 1 or (len(option.places) > 1 and _full(view, seat.seat, same)):
            return None
        place = same[0] if same else None
        if place is None:
            place = next((p for p, crop in enumerate(standing) if crop is None), None)
        if place is None:
            return None
        standing[place] = bean
        moves.append(Plant(option.card, place))
    return tuple(moves) or None


def _opened(view: View, option: PlantOption, fields: Sequence[FieldView]) -> bool:
    """Whether an expansion adds places for this card to the usual ones."""
    return any(
        not _usual(fields[place]) or USUAL not in ways(view, own(view), option, place) for place in option.places
    )


def _usual(field: FieldView) -> bool:
    """Whether the field takes any bean and holds no stew."""
    return field.only is None and not (field.cards and field.bean is None)


def _full(view: View, seat: int, places: Sequence[int]) -> bool:
    """Whether a field already pays the most."""
    fields = view.seats[seat].fields
    return any(fields[place].bean is not None and fields[place].next_step is None for place in places)


def to_plant(view: View, locale: str, card: Card) -> PlantOption:
    """How this card may be planted now; raises OutOfDate if it may not, or no longer."""
    for option in own(view).options.plant:
        if option.card == card:
            return option
    raise OutOfDate("card-not-to-plant-now", card=short(locale, BEAN[card]))


def needs_harvest(view: View, locale: str, card: Card) -> PlantOption:
    """How this card may be planted after a harvest; raises OutOfDate if it needs none, or no longer."""
    option = to_plant(view, locale, card)
    if option.places:
        raise OutOfDate("room-without-harvest", card=short(locale, BEAN[card]), field=option.places[0] + 1)
    return option
