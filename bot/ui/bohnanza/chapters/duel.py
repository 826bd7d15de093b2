"""What a duel adds to the screens (D3): the opponent's offer, discarding, and leaving the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.moves import Discard, LeaveOffer, Move
from bot.games.bohnanza.view import Own, Phase, Turn, View
from bot.games.contract import IllegalMove, OutOfDate, Seat
from bot.ui.bohnanza.chapter import Action, Chapter, Command, Says, Told
from bot.ui.bohnanza.chapters.course import on_own_turn, to_turn_up
from bot.ui.bohnanza.chapters.situation import last_turn
from bot.ui.bohnanza.details import PanelDetail, TableDetail
from bot.ui.bohnanza.places import ACTIVE_PLAYER, CHOICES, FACE_UP, INSTEAD, NEXT, AnyPlaced, Placed
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import card_said, matching
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own, role
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bunch, label_name, short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row
from bot.ui.phrases import cut, player
from bot.ui.screens import Answer, Choice, Click, Play
from bot.words import say


def _public(seen: Sight, detail: TableDetail) -> Iterator[AnyPlaced]:
    if laid_open := face_up(seen):
        yield Placed(FACE_UP, laid_open)
    if seen.view.phase is Phase.PLANT_TURNED_UP:
        yield Placed(ACTIVE_PLAYER, _leave_button(seen))


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[AnyPlaced]:
    if mine.options.discard:
        yield from [Placed(INSTEAD, one) for one in _discard_buttons(seen, mine)]
        yield from [Placed(CHOICES, one) for one in _discard_select(seen, mine)]
    if mine.options.leave_offer:
        yield Placed(NEXT, _leave_button(seen))


def face_up(seen: Sight) -> str:
    """The cards that lie face up, and whose they are. Empty if there are none, and for the opponent, whose hand
    message would have to be edited for each of them."""
    view = seen.view
    to_plant = view.phase in (Phase.PLANT_OFFERED, Phase.PLANT_TURNED_UP)
    if not to_plant or not view.face_up or (view.own is not None and role(seen, view.active) == "other"):
        return ""
    return say(
        seen.locale,
        "duel-offered" if view.phase is Phase.PLANT_OFFERED else "duel-turned-up",
        who=role(seen, view.active),
        name=player(seen, view.active),
        other=player(seen, opponent(view)),
        beans=bunch(seen.locale, beans(view.face_up)),
    )


def opponent(view: View) -> Seat:
    """The player to whom the active player leaves the offer, and who left the previous one."""
    return (view.active + 1) % len(view.seats)


def _discard_buttons(seen: Sight, mine: Own) -> Iterator[Button]:
    """A button for one card of each kind that the opponent left (D3.1), in the order in which they lie."""
    if seen.view.phase is not Phase.PLANT_OFFERED:
        return
    first: dict[Bean, Card] = {}
    for card in mine.options.discard:
        first.setdefault(BEAN[card], card)
    for bean, card in first.items():
        label = say(seen.locale, "duel-button-discard", bean=label_name(seen.locale, bean))
        yield button(label, control(seen.table.id, "discard", card), emoji=BEAN_SYMBOL[bean])


def _discard_select(seen: Sight, mine: Own) -> Iterator[Item]:
    """The list of the hand from which one card may be discarded after planting (D3.2)."""
    if seen.view.phase is not Phase.PLANT or not mine.options.discard:
        return
    options = [
        discord.SelectOption(
            label=say(seen.locale, "duel-place", place=place, name=label_name(seen.locale, BEAN[card])),
            value=card,
            emoji=BEAN_SYMBOL[BEAN[card]],
        )
        for place, card in enumerate(mine.options.discard[:OPTION_LIMIT], start=1)
    ]
    select: Select = discord.ui.Select(
        custom_id=control(seen.table.id, "discard", ""),
        placeholder=say(
            seen.locale,
            "duel-choose-discard",
            cards=to_turn_up(seen.view),
            more="yes" if len(mine.options.discard) > OPTION_LIMIT else "no",
        ),
        options=options,
    )
    yield row(select)


def _leave_button(seen: Sight) -> Button:
    """The button that leaves what still lies face up to the opponent (D3.3)."""
    other = seen.table.seats[opponent(seen.view)].name
    label = say(
        seen.locale,
        "duel-button-leave",
        count=len(seen.view.face_up),
        other=other,
        ending="yes" if last_turn(seen.view) else "no",
    )
    return button(
        cut(label, 80), control(seen.table.id, "leave-rest", seen.view.turn), discord.ButtonStyle.primary
    )


def _discard(seen: Sight, click: Click) -> Play[View, Move]:
    """Discard the card of the button, or the one chosen from the list."""
    card = known_card(next((text for text in (*click.args, *click.values.get("", ())) if text), ""))
    return _discard_card(seen.locale, card)


def _discard_card(locale: str, card: Card) -> Play[View, Move]:
    """Discard this very card, if it may still be discarded."""

    def choose(view: View) -> Sequence[Move]:
        if card not in own(view).options.discard:
            raise OutOfDate("card-not-to-discard-now", card=short(locale, BEAN[card]))
        return (Discard(card),)

    return Play(choose)


def leave(seen: Sight, turn: int) -> Play[View, Move]:
    """Leave the rest to the opponent, which ends step 3 of this turn."""
    return on_own_turn(seen, turn, Phase.PLANT_TURNED_UP, LeaveOffer())


def _discard_typed(seen: Sight, click: Click) -> Answer:
    """`/discard [card]` discards by bean or place."""
    return _discard_card(seen.locale, _card_to_discard(seen, click.typed("card")))


def _card_to_discard(seen: Sight, text: str | None) -> Card:
    """A card that may be discarded now, by its place in the hand or by its bean (the one nearest the front)."""
    may = own(seen.view).options.discard
    if not may:
        raise _no_discarding(seen.view)
    term = naming.one_card(seen, text)
    if term.place is not None:
        return naming.card_at(seen, term)
    for card in may:
        if BEAN[card] == term.bean:
            return card
    those = cards(seen.locale, [BEAN[card] for card in may])
    raise IllegalMove("not-among-discards", card=cards(seen.locale, [term.bean or Bean("")]), cards=those)


def _no_discarding(view: View) -> IllegalMove:
    """Why nothing may be discarded now (D3)."""
    if view.kind is not Turn.DUEL:
        return IllegalMove("only-in-a-duel")
    if own(view).seat != view.active:
        return IllegalMove("not-your-turn")
    if view.phase is Phase.PLANT:
        return IllegalMove("first-card-must-be-planted")
    return IllegalMove("not-discarding-now")


def _discardable(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    mine = own(seen.view)
    return matching([card_said(seen, mine, card) for card in mine.options.discard], typed)


def _leave_advice(seen: Sight, move: LeaveOffer) -> str:
    return say(seen.locale, "advice-leave-offer", beans=cards(seen.locale, beans(seen.view.face_up)))


DUEL = Chapter(
    actions={
        "discard": Action(_discard),
        "leave-rest": Action(lambda seen, click: leave(seen, number(click.args, 0)), public=Says.TURN),
    },
    commands={"discard": Command(_discard_typed)},
    lists={("discard", "card"): _discardable},
    public=_public,
    private=_private,
    news={what: Told(thalers=False) for what in ("joined", "discarded", "offer-discarded", "offer-left")},
    advice={
        Discard: lambda seen, move: say(
            seen.locale, "advice-discard", beans=cards(seen.locale, [BEAN[move.card]])
        ),
        LeaveOffer: _leave_advice,
    },
    taken={
        Discard: lambda seen, move: ("discard", move.card),
        LeaveOffer: lambda seen, move: ("leave-rest", seen.view.turn),
    },
)
