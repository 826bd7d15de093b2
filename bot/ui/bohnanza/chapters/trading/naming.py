"""What the options of the commands of trading name: offers, players, and the very cards to give."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.moves import MakeOffer
from bot.games.contract import IllegalMove, MalformedMove, Seat
from bot.ui.bohnanza.chapters.trading import one_line
from bot.ui.bohnanza.module import adopted, module_of
from bot.ui.bohnanza.typed.lexicon import meant
from bot.ui.bohnanza.typed.naming import card_at, vocabulary, wanted
from bot.ui.bohnanza.typed.parsing import BESIDE, Term, terms
from bot.ui.bohnanza.typed.vocabulary import QUOTED
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.bohnanza.wording.symbols import short
from bot.ui.phrases import listed, quoted
from bot.ui.screens import Click
from bot.ui.typed import fold
from bot.words import say

ANYONE = "*"
"""What `to` sends for anyone."""


def read_offer(seen: Sight, click: Click) -> MakeOffer:
    """The offer that was typed; raises Refusal for what makes no sense, or cards that the viewer does not have."""
    typed = one_line.options(seen.locale, click)
    to = receiver(seen, typed.get("to"))
    return MakeOffer(given(seen, typed.get("give")), wanted(seen, typed.get("want")), to)


def offer_number(text: str | None) -> int:
    """The number of an offer: `3`, `#3` or `offer 3`, whatever follows; raises MalformedMove if there is none."""
    found = re.match(r"\s*+(?:[^\W\d_]++\.?)?\s*+#?\s*+([0-9]{1,9})(?!\w)", text or "")
    if found is None:
        raise MalformedMove("offer-number-unknown")
    return int(found[1])


def receiver(seen: Sight, text: str | None) -> Seat | None:
    """Whom an offer is made to: a player by name, its beginning or a mention; None is anyone. Left out, it is
    anyone for the active player and the active player for everybody else (B5.1)."""
    seat, active = own(seen.view).seat, seen.view.active
    if text is None:
        return None if seat == active else active
    if text == ANYONE or _is_anyone(seen.locale, text):
        if seat != active:
            raise IllegalMove("only-with-the-active-player")
        return None
    found = _named(seen, text)
    if len(found) != 1:
        others = found or [other for other in range(len(seen.table.seats)) if other != seat]
        people = listed(seen.locale, [seen.table.seats[other].name for other in others])
        word = "player-unclear" if found else "player-unknown"
        raise MalformedMove(word, word=quoted(text, QUOTED), players=quoted(people, 300))
    return found[0]


def _is_anyone(locale: str, text: str) -> bool:
    said = fold(" ".join(text.split()))
    return said == fold(say(locale, "form-anyone")) or said in meant(locale, "anyone")


def mention(seen: Sight, seat: Seat) -> str:
    """What `to` sends for a player: their mention, which no two share."""
    return f"<@{seen.table.seats[seat].person_id}>"


def given(seen: Sight, text: str | None) -> tuple[Card, ...]:
    """The very cards that the text names; raises IllegalMove for cards that the viewer does not have. If only a
    bean is named, its face-up cards go first, then those nearest the front of the hand, then those beside it."""
    found = terms(vocabulary(seen), text or "")
    chosen: list[Card] = []
    for term in found:
        if term.place is not None:
            chosen.append(_beside_hand(seen, term, chosen) if term.place == BESIDE else card_at(seen, term))
    for term in found:
        if term.place is None:
            chosen += _any_of(seen, term, chosen)
    return tuple(chosen)


def _any_of(seen: Sight, term: Term, but: Sequence[Card]) -> Sequence[Card]:
    """As many cards as the term says, wherever they lie, or only face up."""
    may = [card for card in own(seen.view).options.give if card not in but and term.bean in (None, BEAN[card])]
    free = [card for card in may if card in seen.view.face_up] if term.face_up else may
    if len(free) < term.many:
        if term.face_up:
            raise IllegalMove("not-face-up", card="any" if term.bean is None else short(seen.locale, term.bean))
        raise _cannot_give(seen, [term.bean or Bean("")])
    return free if term.every else free[: term.many]


def counted_like(given_cards: Sequence[Card], want: Sequence[Bean]) -> bool:
    """Whether these cards are exactly the beans wanted."""
    return Counter(BEAN[card] for card in given_cards) == Counter(want)


def _beside_hand(seen: Sight, term: Term, but: Sequence[Card]) -> Card:
    """A card that lies beside the viewer's hand, of this bean if one is named."""
    for card in module_of(seen.view).cards_beside(seen.view):
        if card not in but and term.bean in (None, BEAN[card]):
            return card
    name = next(module.beside.name for module in adopted() if module.beside)
    raise IllegalMove(f"not-on-your-{name}", card="any" if term.bean is None else short(seen.locale, term.bean))


def _named(seen: Sight, text: str) -> list[Seat]:
    """The seats whose person is mentioned, has this name, or has a name that begins so; the viewer's own last."""
    seats = range(len(seen.table.seats))
    mentioned = [seat for seat in seats if mention(seen, seat) == text.replace("<@!", "<@")]
    if mentioned:
        return mentioned
    called, sought = [person.name for person in seen.table.seats], text.lstrip("@")
    for alike in (str.casefold, fold):
        exact = [seat for seat in seats if alike(called[seat]) == alike(sought)]
        if exact:
            return exact
    begun = [seat for seat in seats if fold(called[seat]).startswith(fold(sought))]
    return [seat for seat in begun if seat != own(seen.view).seat]


def _cannot_give(seen: Sight, lacking: Sequence[Bean]) -> IllegalMove:
    """Why the viewer cannot give these beans (B5.2): what they have of them lies where it is not to be given."""
    view = seen.view
    mine = own(view)
    bean = lacking[0]
    if bean in beans(mine.set_aside):
        return IllegalMove("received-card-to-give", bean=bean)
    if mine.seat != view.active and bean in beans(view.face_up):
        return IllegalMove("face-up-card-to-give", bean=bean)
    if any(bean in (field.bean, *field.mixed) for field in view.seats[mine.seat].fields):
        return IllegalMove("planted-card-to-give", bean=bean)
    have = sum(BEAN[card] == bean for card in mine.options.give)
    return IllegalMove("cards-lacking-to-give", card=short(seen.locale, bean), have=have)
