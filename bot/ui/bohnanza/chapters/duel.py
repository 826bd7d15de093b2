"""What a duel adds to the screens (D3): the opponent's offer, discarding, and leaving the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.moves import Discard, LeaveOffer, Move
from bot.games.bohnanza.view import Own, Phase, View
from bot.games.contract import OutOfDate, Seat
from bot.ui.bohnanza.chapters import turns
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own, role
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name, bunch, short
from bot.ui.controls import control
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row
from bot.ui.phrases import cut, player
from bot.ui.screens import Play
from bot.words import say


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


def discard_buttons(seen: Sight, mine: Own) -> Iterator[Button]:
    """A button for one card of each kind that the opponent left (D3.1), in the order in which they lie."""
    if seen.view.phase is not Phase.PLANT_OFFERED:
        return
    first: dict[Bean, Card] = {}
    for card in mine.options.discard:
        first.setdefault(BEAN[card], card)
    for bean, card in first.items():
        label = say(seen.locale, "duel-button-discard", bean=bean_name(seen.locale, bean))
        yield button(label, control(seen.table.id, "discard", card), emoji=BEAN_SYMBOL[bean])


def discard_select(seen: Sight, mine: Own) -> Iterator[Item]:
    """The list of the hand from which one card may be discarded after planting (D3.2)."""
    if seen.view.phase is not Phase.PLANT or not mine.options.discard:
        return
    options = [
        discord.SelectOption(
            label=say(seen.locale, "duel-place", place=place, name=bean_name(seen.locale, BEAN[card])),
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
            cards=seen.view.turn_up,
            more="yes" if len(mine.options.discard) > OPTION_LIMIT else "no",
        ),
        options=options,
    )
    yield row(select)


def leave_button(seen: Sight) -> Button:
    """The button that leaves what still lies face up to the opponent (D3.3)."""
    other = seen.table.seats[opponent(seen.view)].name
    label = say(
        seen.locale,
        "duel-button-leave",
        count=len(seen.view.face_up),
        other=other,
        ending="yes" if turns.last_turn(seen.view) else "no",
    )
    return button(
        cut(label, 80), control(seen.table.id, "leave-rest", seen.view.turn), discord.ButtonStyle.primary
    )


def discard(seen: Sight, args: Sequence[str], chosen: Sequence[str]) -> Play[View, Move]:
    """Discard the card of the button, or the one chosen from the list."""
    card = known_card(next((text for text in (*args, *chosen) if text), ""))
    return discard_card(seen.locale, card)


def discard_card(locale: str, card: Card) -> Play[View, Move]:
    """Discard this very card, if it may still be discarded."""

    def choose(view: View) -> Sequence[Move]:
        if card not in own(view).options.discard:
            raise OutOfDate("card-not-to-discard-now", card=short(locale, BEAN[card]))
        return (Discard(card),)

    return Play(choose)


def leave(seen: Sight, turn: int) -> Play[View, Move]:
    """Leave the rest to the opponent, which ends step 3 of this turn."""
    return turns.on_own_turn(seen, turn, Phase.PLANT_TURNED_UP, LeaveOffer())
