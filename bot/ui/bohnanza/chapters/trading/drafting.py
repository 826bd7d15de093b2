"""The draft of an offer: what its controls change, what stands in the panel's part meanwhile, and sending it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.moves import MakeOffer, Move
from bot.games.bohnanza.view import OfferView, View
from bot.games.contract import IllegalMove, MalformedMove, OutOfDate, Seat
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.controls import number, read, word
from bot.ui.layout import OPTION_LIMIT
from bot.ui.screens import Click, Open, Part, Play

ANYONE = "anyone"
"""Stands for an offer to anyone."""
TIMES = "*"
"""Separates bean and number of what is wanted."""
MOST = 3
"""So many of a bean are asked for by pressing its button; the next press takes them back."""
LONGEST_FILLED = 66
"""Characters of a draft in a control, besides the table's number, which has up to fifteen digits."""
CHOSEN = "chosen"
"""The field of a click with what is chosen in the message that was pressed."""


class Draft(NamedTuple):
    """An offer that is being put together in this turn."""

    turn: int
    since: int = 0
    """The newest offer when it was begun: later ones came meanwhile."""
    give: tuple[Card, ...] = ()
    """All cards chosen, also those that have left the hand since."""
    want: Mapping[Bean, int] = {}
    to: Seat | None = None
    """Whom the active player offers it to; the others' offers go to the active player."""

    def part(self) -> Part:
        """The part of the panel in which it stands."""
        to = ANYONE if self.to is None else str(self.to)
        wanted = (f"{bean}{TIMES}{count}" for bean, count in self.want.items())
        return Part("build", (str(self.turn), str(self.since), to, *self.give, *wanted))


def read_draft(args: Sequence[str]) -> Draft:
    """The draft that stands in a part with these arguments."""
    chosen = args[3:]
    give = tuple(known_card(text) for text in chosen if TIMES not in text)
    want = dict(_wanted(text) for text in chosen if TIMES in text)
    return Draft(number(args, 0), number(args, 1), give, want, _seat(word(args, 2)))


def _wanted(text: str) -> tuple[Bean, int]:
    bean, _, count = text.partition(TIMES)
    return _bean(bean), number((count,), 0)


def _bean(text: str) -> Bean:
    if text not in KINDS:
        raise MalformedMove("unknown-control")
    return Bean(text)


def _seat(text: str) -> Seat | None:
    return None if text == ANYONE else number((text,), 0)


def begun(seen: Sight, to: Seat | None = None) -> Draft:
    """A draft in which nothing is chosen; raises Refusal where nobody may offer anything now."""
    if not own(seen.view).options.may_offer:
        raise IllegalMove("not-trading-now")
    return Draft(seen.view.turn, seen.view.offered, to=to)


def mirrored(seen: Sight, offer: OfferView) -> Draft:
    """An offer seen from the other side, as far as the viewer has the cards (B5.7)."""
    wanted = Counter(offer.want)
    give = []
    for card in own(seen.view).options.give:
        if wanted[BEAN[card]]:
            wanted[BEAN[card]] -= 1
            give.append(card)
    return begun(seen, offer.seat)._replace(give=tuple(give), want=Counter(offer.give))


def kept(seen: Sight) -> Draft | None:
    """The draft that the panel shows and remembers."""
    return read_draft(seen.part.args) if seen.part is not None and seen.part.action == "build" else None


def resumed(seen: Sight) -> Draft:
    """The draft of this turn that the panel shows, or else a new one; raises Refusal where there can be none."""
    new, draft = begun(seen), kept(seen)
    return draft if draft is not None and draft.turn == new.turn else new


def current(seen: Sight, click: Click | None = None) -> Draft:
    """The draft as the panel remembers it; after a restart as the pressed message shows it. Raises Refusal where
    it belongs to an earlier turn."""
    new, draft = begun(seen), kept(seen)
    if draft is None:
        return _shown(new._replace(since=0), click.values.get(CHOSEN, ()) if click else ())
    if draft.turn != seen.view.turn:
        raise OutOfDate("trading-over")
    return draft


def _shown(draft: Draft, chosen: Iterable[str]) -> Draft:
    """This draft with what is green or chosen in a message, as its controls say."""
    for control in map(read, chosen):
        match control:
            case (_, "give", (card,)):
                draft = draft._replace(give=(*draft.give, known_card(card)))
            case (_, "want", (bean, count)):
                draft = draft._replace(want={**draft.want, _bean(bean): number((count,), 0)})
            case (_, "to", (seat,)):
                draft = draft._replace(to=_seat(seat))
    return draft


def given(view: View, draft: Draft) -> tuple[Card, ...]:
    """The cards chosen that are still to be given, in the order in which they lie."""
    return tuple(card for card in own(view).options.give if card in draft.give)


def gone(view: View, draft: Draft) -> tuple[Card, ...]:
    """The cards chosen that are no longer the viewer's to give."""
    return tuple(card for card in draft.give if card not in own(view).options.give)


def wanted(draft: Draft) -> tuple[Bean, ...]:
    """The beans asked for, one by one."""
    return tuple(bean for bean, count in draft.want.items() for _ in range(count))


def receiver(view: View, draft: Draft) -> Seat | None:
    """Whom the offer goes to; None for anyone (B5.1)."""
    return draft.to if own(view).seat == view.active else view.active


def give(seen: Sight, click: Click) -> Open:
    """Choose a card, or take it back."""
    draft = current(seen, click)
    card = known_card(word(click.args, 0))
    if card in draft.give:
        return _open(draft._replace(give=tuple(one for one in draft.give if one != card)))
    if card not in own(seen.view).options.give:
        raise OutOfDate("card-not-yours-to-give", bean=BEAN[card])
    return _open(draft._replace(give=(*draft.give, card)))


def give_listed(seen: Sight, click: Click) -> Open:
    """Choose in a list: just these of the cards that it shows."""
    draft, start = current(seen, click), number(click.args, 0)
    listed = own(seen.view).options.give[start : start + OPTION_LIMIT]
    chosen = tuple(known_card(_value(value)) for value in click.values.get("", ()))
    others = tuple(card for card in draft.give if card not in listed and card not in chosen)
    return _open(draft._replace(give=others + chosen))


def want(seen: Sight, click: Click) -> Open:
    """Ask for one more of a bean; after three, for none."""
    return _want(current(seen, click), _bean(word(click.args, 0)))


def want_listed(seen: Sight, click: Click) -> Open:
    """Ask for a bean out of the list of those that have no button."""
    return _want(current(seen, click), _bean(_value(next(iter(click.values.get("", ())), ""))))


def _want(draft: Draft, bean: Bean) -> Open:
    count = draft.want.get(bean, 0) + 1
    others = {other: many for other, many in draft.want.items() if other != bean}
    more = count <= min(MOST, KINDS[bean].copies)
    return _open(draft._replace(want={**draft.want, bean: count} if more else others))


def to(seen: Sight, click: Click) -> Open:
    """Choose whom the offer goes to."""
    draft = current(seen, click)
    seat = _seat(_value(next(iter(click.values.get("", ())), "")))
    if seat is not None and seat >= len(seen.view.seats):
        raise MalformedMove("unknown-control")
    return _open(draft._replace(to=seat))


def _value(text: str) -> str:
    """What an option of a list stands for: it is a control itself, so that a message tells what is chosen."""
    option = read(text)
    return word(option.args, 0) if option is not None else text


def clear(seen: Sight, click: Click) -> Open:
    """Choose nothing; whom the offer goes to stays."""
    return _open(current(seen, click)._replace(give=(), want={}))


def filling(seen: Sight, move: MakeOffer) -> Sequence[str]:
    """The control that opens a draft with this offer in it; where it would be too long, one that begins one."""
    view, counts = seen.view, Counter(move.want)
    _, _, to, *chosen = Draft(view.turn, 0, move.give, counts, move.to).part().args
    args = (str(view.turn), to, *chosen)
    return ("fill", *args) if len(":".join(args)) <= LONGEST_FILLED else ("offer", str(view.turn))


def fill(seen: Sight, click: Click) -> Open:
    """Choose all of an offer at once, in place of what is chosen."""
    if number(click.args, 0) != seen.view.turn:
        raise OutOfDate("trading-over")
    new, filled = begun(seen), read_draft((word(click.args, 0), "0", word(click.args, 1), *click.args[2:]))
    if lost := gone(seen.view, filled):
        raise OutOfDate("card-not-yours-to-give", bean=BEAN[lost[0]])
    return _open(filled._replace(since=new.since))


def _open(draft: Draft) -> Open:
    return Open(draft.part())


def send(seen: Sight, click: Click) -> Play[View, Move]:
    """Make the offer that the message shows: not without a card that has gone since."""
    if number(click.args, 0) != seen.view.turn:
        raise OutOfDate("trading-over")
    draft = current(seen, click)
    _all_there(seen, seen.view, draft, number(click.args, 1))
    chosen = given(seen.view, draft)

    def choose(view: View) -> Sequence[Move]:
        if view.turn != draft.turn or not own(view).options.may_offer:
            raise OutOfDate("trading-over")
        _all_there(seen, view, draft._replace(give=chosen), 0)
        return (MakeOffer(chosen, wanted(draft), receiver(view, draft)),)

    return Play(choose)


def _all_there(seen: Sight, view: View, draft: Draft, known: int) -> None:
    """Refuse where more cards have gone than the message says."""
    lost = gone(view, draft)
    if len(lost) > known:
        raise OutOfDate("draft-changed", cards=cards(seen.locale, [BEAN[card] for card in lost]))
