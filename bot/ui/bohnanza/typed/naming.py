"""What the options of slash commands name: fields, cards to plant, cards to give, offers and players."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.bohnanza.options import PlantOption
from bot.games.bohnanza.view import Phase, Turn, View
from bot.games.contract import IllegalMove, MalformedMove, Seat
from bot.ui.bohnanza.chapters.planting import moves as planting
from bot.ui.bohnanza.chapters.planting import why_not
from bot.ui.bohnanza.chapters.trading.copies import stored
from bot.ui.bohnanza.typed import vocabulary as vocabularies
from bot.ui.bohnanza.typed.lexicon import known_numbers, meant
from bot.ui.bohnanza.typed.names import plain
from bot.ui.bohnanza.typed.parsing import STORE, STORE_SYMBOL, Term, terms
from bot.ui.bohnanza.typed.vocabulary import QUOTED, Vocabulary
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, short
from bot.ui.phrases import listed, quoted
from bot.ui.typed import fold, ordinals
from bot.words import say

ANYONE = "*"
"""What `to` sends for anyone."""
STEW = "🍲"
"""What a list sends for a stew to begin."""


def vocabulary(seen: Sight) -> Vocabulary:
    """The names of the beans in play in the reader's language and in English."""
    return vocabularies.vocabulary(seen.locale, seen.view.beans)


def value(bean: Bean, place: int | None = None) -> str:
    """What a list sends for a bean, for one at a place in the hand, or for one on the store: free of language."""
    symbol = BEAN_SYMBOL[bean]
    if place is None:
        return symbol
    return f"{symbol} #{STORE_SYMBOL if place == STORE else place}"


def one_bean(seen: Sight, text: str) -> Bean:
    """The one bean that the text names; raises MalformedMove for none or several."""
    found = terms(vocabulary(seen), text)
    if len(found) != 1 or found[0].bean is None or found[0] != Term(found[0].bean):
        raise MalformedMove("one-bean-only")
    return found[0].bean


def field(seen: Sight, text: str) -> int:
    """One of the viewer's fields, by its number from 1 or by the bean that grows there."""
    fields = seen.view.seats[own(seen.view).seat].fields
    number = place_in_row(seen.locale, text)
    if number is not None:
        if not 1 <= number <= len(fields):
            raise MalformedMove("field-unknown", fields=len(fields))
        return number - 1
    bean = one_bean(seen, text)
    places = [place for place, planted in enumerate(fields) if planted.bean == bean]
    if not places:
        raise IllegalMove("no-field-of-bean", card=short(seen.locale, bean), fields=len(fields))
    return places[0]


def place_in_row(locale: str, text: str) -> int | None:
    """The number in `2`, `#2`, `field two` or `the second field`; whatever follows a colon says more about it."""
    beside = frozenset().union(*[meant(locale, one) for one in ("field", "small", "beside", "stew")])
    words = [word for word in map(fold, plain(text.split(":")[0].replace("#", " ")).split()) if word not in beside]
    articles = [word for word in words[:-1] if known_numbers(locale).get(word) == 1]
    return number(locale, words[-1]) if words and len(articles) == len(words) - 1 else None


def number(locale: str, word: str) -> int | None:
    """A number in digits, or as a word: `two`, `second`."""
    if word.isascii() and word.isdecimal():
        return int(word[:4])
    return ordinals(locale).get(word, known_numbers(locale).get(word))


def card_to_plant(seen: Sight, text: str | None) -> PlantOption:
    """A card that may be planted now, by its bean; if none is named, the next one due."""
    options = own(seen.view).options.plant
    if not options:
        raise why_not.anything_planted(seen)
    bean = BEAN[options[0].card] if text is None else one_bean(seen, text)
    alike = [option for option in options if BEAN[option.card] == bean]
    if not alike:
        raise why_not.bean_planted(seen, bean)
    return planting.due_among(own(seen.view), alike)


def card_to_discard(seen: Sight, text: str | None) -> Card:
    """A card that may be discarded now, by its place in the hand or by its bean (the one nearest the front)."""
    may = own(seen.view).options.discard
    if not may:
        raise _no_discarding(seen.view)
    typed = (text or "").strip()
    found = terms(vocabulary(seen), f"#{typed}" if typed.isdecimal() else typed)
    if len(found) != 1 or found[0].many != 1:
        raise MalformedMove("one-card-only")
    if found[0].place is not None:
        return _at(seen, found[0])
    for card in may:
        if BEAN[card] == found[0].bean:
            return card
    those = cards(seen.locale, [BEAN[card] for card in may])
    raise IllegalMove("not-among-discards", card=cards(seen.locale, [found[0].bean or Bean("")]), cards=those)


def card_of_hand(seen: Sight, text: str | None) -> Card:
    """A card of the viewer's hand, by its place or by its bean (the one nearest the front)."""
    typed = (text or "").strip()
    found = terms(vocabulary(seen), f"#{typed}" if typed.isdecimal() else typed)
    if len(found) != 1 or found[0].many != 1:
        raise MalformedMove("one-card-only")
    if found[0].place is not None:
        return _at(seen, found[0])
    for card in own(seen.view).hand:
        if BEAN[card] == found[0].bean:
            return card
    raise IllegalMove("not-in-your-hand", cards=cards(seen.locale, [found[0].bean or Bean("")]))


def _no_discarding(view: View) -> IllegalMove:
    """Why nothing may be discarded now (D3)."""
    if view.kind is not Turn.DUEL:
        return IllegalMove("only-in-a-duel")
    if own(view).seat != view.active:
        return IllegalMove("not-your-turn")
    if view.phase is Phase.PLANT:
        return IllegalMove("first-card-must-be-planted")
    return IllegalMove("not-discarding-now")


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


def wanted(seen: Sight, text: str | None) -> tuple[Bean, ...]:
    """The beans that the text asks for; places in a hand cannot be asked for."""
    found = terms(vocabulary(seen), text or "")
    if any(term.place is not None for term in found):
        raise MalformedMove("no-place-in-another-hand")
    if any(term.every and not term.face_up for term in found):
        raise MalformedMove("number-to-ask-for")
    return tuple(bean for term in found for bean in _beans_wanted(seen, term))


def _beans_wanted(seen: Sight, term: Term) -> Sequence[Bean]:
    """The beans of a term; all that lie face up can be counted."""
    if term.every:
        return [bean for bean in beans(seen.view.face_up) if term.bean in (None, bean)]
    return () if term.bean is None else (term.bean,) * term.many


def given(seen: Sight, text: str | None) -> tuple[Card, ...]:
    """The very cards that the text names; raises IllegalMove for cards that the viewer does not have. If only a
    bean is named, its face-up cards go first, then those nearest the front of the hand, then stored ones."""
    found = terms(vocabulary(seen), text or "")
    chosen: list[Card] = []
    for term in found:
        if term.place is not None:
            chosen.append(_on_store(seen, term, chosen) if term.place == STORE else _at(seen, term))
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
        raise why_not.given(seen, [term.bean or Bean("")])
    return free if term.every else free[: term.many]


def counted_like(given_cards: Sequence[Card], want: Sequence[Bean]) -> bool:
    """Whether these cards are exactly the beans wanted."""
    return Counter(BEAN[card] for card in given_cards) == Counter(want)


def _at(seen: Sight, term: Term) -> Card:
    hand = own(seen.view).hand
    place = term.place or 0
    if not 1 <= place <= len(hand):
        raise MalformedMove("no-such-place", place=place, cards=len(hand))
    card = hand[place - 1]
    if term.bean not in (None, BEAN[card]):
        raise IllegalMove("another-card-there", place=place, card=short(seen.locale, BEAN[card]))
    return card


def _on_store(seen: Sight, term: Term, but: Sequence[Card]) -> Card:
    """A card on the viewer's store, of this bean if one is named."""
    for card in stored(seen.view):
        if card not in but and term.bean in (None, BEAN[card]):
            return card
    raise IllegalMove("not-on-your-store", card="any" if term.bean is None else short(seen.locale, term.bean))


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
