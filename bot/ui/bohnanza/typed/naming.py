"""What the options of slash commands name: beans, fields, cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card, beans
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.module import adopted
from bot.ui.bohnanza.typed import vocabulary as vocabularies
from bot.ui.bohnanza.typed.lexicon import known_numbers, meant
from bot.ui.bohnanza.typed.names import plain
from bot.ui.bohnanza.typed.parsing import BESIDE, Term, beside_symbol, terms
from bot.ui.bohnanza.typed.vocabulary import Vocabulary
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, short
from bot.ui.typed import fold, ordinals


def vocabulary(seen: Sight) -> Vocabulary:
    """The names of the beans in play in the reader's language and in English."""
    return vocabularies.vocabulary(seen.locale, seen.view.beans)


def value(bean: Bean, place: int | None = None) -> str:
    """What a list sends for a bean, for one at a place in the hand, or for one beside it: free of language."""
    symbol = BEAN_SYMBOL[bean]
    if place is None:
        return symbol
    return f"{symbol} #{beside_symbol() if place == BESIDE else place}"


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
    more = [word for module in adopted() for word in module.field_words]
    beside = frozenset().union(*[meant(locale, one) for one in ("field", "small", "beside", *more)])
    words = [word for word in map(fold, plain(text.split(":")[0].replace("#", " ")).split()) if word not in beside]
    articles = [word for word in words[:-1] if known_numbers(locale).get(word) == 1]
    return number(locale, words[-1]) if words and len(articles) == len(words) - 1 else None


def number(locale: str, word: str) -> int | None:
    """A number in digits, or as a word: `two`, `second`."""
    if word.isascii() and word.isdecimal():
        return int(word[:4])
    return ordinals(locale).get(word, known_numbers(locale).get(word))


def card_of_hand(seen: Sight, text: str | None) -> Card:
    """A card of the viewer's hand, by its place or by its bean (the one nearest the front)."""
    term = one_card(seen, text)
    if term.place is not None:
        return card_at(seen, term)
    for card in own(seen.view).hand:
        if BEAN[card] == term.bean:
            return card
    raise IllegalMove("not-in-your-hand", cards=cards(seen.locale, [term.bean or Bean("")]))


def one_card(seen: Sight, text: str | None) -> Term:
    """The one card that the text names, by its bean or its place; raises MalformedMove for none or several."""
    typed = (text or "").strip()
    found = terms(vocabulary(seen), f"#{typed}" if typed.isdecimal() else typed)
    if len(found) != 1 or found[0].many != 1:
        raise MalformedMove("one-card-only")
    (term,) = found
    # All that lies face up has neither a bean nor a place, and what lies beside the hand is none of it.
    if term.place == BESIDE or (term.place is None and term.bean is None):
        raise MalformedMove("one-card-only")
    return term


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


def card_at(seen: Sight, term: Term) -> Card:
    """The card at a place in the viewer's hand; raises Refusal if there is none, or another bean."""
    hand = own(seen.view).hand
    place = term.place or 0
    if not 1 <= place <= len(hand):
        raise MalformedMove("no-such-place", place=place, cards=len(hand))
    card = hand[place - 1]
    if term.bean not in (None, BEAN[card]):
        raise IllegalMove("another-card-there", place=place, card=short(seen.locale, BEAN[card]))
    return card
