"""Tables set up in one line and read back as text: real states of real, distinct cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.expansions import rules_of
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.town import STEW, Holdings, holdings, town, with_town
from bot.games.bohnanza.library import all_editions
from bot.games.bohnanza.state import Field, Phase, Player, Rules, State

EMPTY = "-"
EDITION = "rio_grande_2000"
EDITIONS = all_editions()
"""Every edition that there is, by key."""


def rules(players: int, edition: str = EDITION) -> Rules:
    """The rules of an edition for so many players."""
    return rules_of(EDITIONS[edition], players)


class Box:
    """The cards that are not on the table yet; hands out each copy once, the lowest number first."""

    def __init__(self, beans: Iterable[Bean]) -> None:
        self._left = {bean: list(KINDS[bean].cards()) for bean in beans}

    def take(self, text: str) -> tuple[Card, ...]:
        """Cards for a text such as `soy×3 red`."""
        return tuple(self._left[bean].pop(0) for bean in bean_words(text))

    def rest(self) -> tuple[Card, ...]:
        """All that is left."""
        return tuple(card for cards in self._left.values() for card in cards)


def bean_words(text: str) -> tuple[Bean, ...]:
    """`soy×2 red` as three beans."""
    found: list[Bean] = []
    for word in text.split():
        bean, _, count = word.partition("×")
        found += [Bean(bean)] * int(count or "1")
    return tuple(found)


def table(
    *,
    edition: str = EDITION,
    players: int = 3,
    start: int = 0,
    active: int = 0,
    phase: Phase = Phase.PLANT,
    planted: int = 0,
    hands: Sequence[str] = (),
    fields: Sequence[str] = (),
    set_aside: Sequence[str] = (),
    thalers: Sequence[str] = (),
    face_up: str = "",
    draw: str | None = None,
    discard: str = "",
    exhaustions: int = 0,
    ending: bool = False,
    buildings: Sequence[str] = (),
    stored: Sequence[str] = (),
    under_saloon: Sequence[str] = (),
    gone: str = "",
) -> State:
    """A game in progress.

    Hands are written front first, thalers and the discard pile topmost last, the draw pile topmost *first*;
    fields as `soy×3 -`, with Farm 2 as `blue×2+soy`, a stew as `~soy+red`, those that are buildings last.
    Seats left out have nothing. Without `draw`, the draw pile is the rest of the deck.
    """
    law = rules(players, edition)
    box = Box(law.beans)

    def seat_text(texts: Sequence[str], seat: int) -> str:
        return texts[seat] if seat < len(texts) else ""

    def player(seat: int) -> Player:
        owned = tuple(Building(building) for building in seat_text(buildings, seat).split())
        extra = [field for building in owned for one in BUILDINGS[building].effects if (field := one.field())]
        plots = seat_text(fields, seat).split() or [EMPTY] * (law.fields + len(extra))
        usual = len(plots) - len(extra)
        kinds = [Field()] * usual + extra
        lying = box.take(seat_text(stored, seat)), box.take(seat_text(under_saloon, seat))
        return Player(
            hand=box.take(seat_text(hands, seat)),
            fields=tuple(
                kind if plot == EMPTY else Field(_crop(box, plot), STEW if plot.startswith("~") else kind.plot)
                for kind, plot in zip(kinds, plots, strict=True)
            ),
            set_aside=box.take(seat_text(set_aside, seat)),
            thalers=box.take(seat_text(thalers, seat)),
            bought_field=usual > law.fields,
            estate=tuple(Holdings(owned, *lying) for module in law.modules for _ in module.estate(law)),
        )

    seats = tuple(player(seat) for seat in range(players))
    up, discarded = box.take(face_up), box.take(discard)
    pile = box.rest() if draw is None else box.take(draw)[::-1]
    state = State(
        rules=law,
        players=seats,
        draw_pile=pile,
        start=start,
        active=active,
        phase=phase,
        planted=planted,
        face_up=up,
        discard=discarded,
        exhaustions=exhaustions,
        ending=ending,
        common=tuple(kept for module in law.modules for kept in module.common(law)),
    )
    if not state.common:
        return state
    away = {*gone.split(), *(one for seat in seats for one in holdings(seat).buildings)}
    here = town(state)
    return with_town(state, replace(here, unsold=tuple(one for one in here.unsold if one not in away)))


def _crop(box: Box, plot: str) -> tuple[Card, ...]:
    return box.take(plot.removeprefix("~").replace("+", " "))


def words(cards: Iterable[Card]) -> str:
    """Cards as a text of beans in their order."""
    return " ".join(BEAN[card] for card in cards)


def hand(state: State, seat: int) -> str:
    """A hand as it is written for `table`."""
    return words(state.players[seat].hand)


def farm(state: State, seat: int) -> str:
    """A seat's fields as they are written for `table`."""
    return " ".join(_plot(field) for field in state.players[seat].fields)


def set_aside(state: State, seat: int) -> str:
    """A seat's set-aside cards."""
    return words(state.players[seat].set_aside)


def thalers(state: State, seat: int) -> str:
    """A seat's thalers by their bean side."""
    return words(state.players[seat].thalers)


def _plot(field: Field) -> str:
    counts = Counter(BEAN[card] for card in field.crop)
    kinds = [f"{bean}×{count}" if count > 1 else bean for bean, count in counts.items()]
    return "~" * field.plot.mixed + "+".join(kinds) or EMPTY


def pick(cards: Sequence[Card], text: str) -> tuple[Card, ...]:
    """The first of these cards with these beans, each once."""
    left = list(cards)
    found: list[Card] = []
    for bean in bean_words(text):
        card = next(card for card in left if BEAN[card] == bean)
        left.remove(card)
        found.append(card)
    return tuple(found)


def everything(state: State) -> list[Card]:
    """Every card of the game, wherever it lies."""
    cards = [*state.draw_pile, *state.discard, *state.face_up, *state.box]
    for player in state.players:
        cards += [*player.hand, *player.set_aside, *player.thalers]
        cards += [card for field in player.fields for card in field.crop]
        if player.estate:
            held = holdings(player)
            cards += [*held.stored, *held.under_saloon, *held.under_distillery]
    return cards
