"""What the lists of autocomplete are made of: beans and places, narrowed by what is typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.view import Own
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.wording.phrases import Sight, crop, own
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.screens import Choice
from bot.ui.typed import fold
from bot.words import say


def matching(choices: Iterable[Choice], typed: str) -> Iterable[Choice]:
    """The choices whose name holds what is typed, or whose value is that."""
    sought = fold(typed.strip())
    return [choice for choice in choices if sought in fold(choice.name) or sought == fold(choice.value)]


def of_beans(seen: Sight, beans: Iterable[Bean], typed: str) -> Iterable[Choice]:
    """These beans, each once, if what is typed is part of its name or the beginning of one that it goes by."""
    kinds = list(dict.fromkeys(beans))
    choices = {bean: Choice(short(seen.locale, bean), naming.value(bean)) for bean in kinds}
    begun = naming.vocabulary(seen).begun(typed)
    return matching(choices.values(), typed) or [choices[bean] for bean in kinds if bean in begun]


def fields_said(seen: Sight, places: Iterable[int], *, harvest: bool) -> Iterator[Choice]:
    """These of the viewer's fields, and what each pays if they choose one to harvest."""
    fields = seen.view.seats[own(seen.view).seat].fields
    words = "choice-field-pays" if harvest else "choice-field"
    for place in places:
        field = fields[place]
        said = say(seen.locale, words, field=place + 1, crop=crop(seen.locale, field), pays=field.pays)
        yield Choice(said, str(place + 1))


def named(seen: Sight, beans: Iterable[Bean]) -> Iterable[tuple[Bean, Choice]]:
    """Each of these beans with its choice."""
    return [(bean, Choice(bean_name(seen.locale, bean), naming.value(bean))) for bean in beans]


def at_place(seen: Sight, bean: Bean, place: int) -> str:
    """A bean in the hand, by its place there."""
    words = "choice-front" if place == 1 else "choice-place"
    return say(seen.locale, words, name=bean_name(seen.locale, bean), place=place)


def card_said(seen: Sight, mine: Own, card: Card) -> Choice:
    """A card of the offer by its bean, one in the hand by its place, since there it matters which one goes."""
    bean = BEAN[card]
    if card not in mine.hand:
        return Choice(short(seen.locale, bean), naming.value(bean))
    place = mine.hand.index(card) + 1
    return Choice(at_place(seen, bean, place), naming.value(bean, place))


def last_word(seen: Sight, typed: str, cards: Iterable[tuple[Bean, Choice]]) -> Iterator[Choice]:
    """Each of these cards in place of the last words typed, longest first, with all before it kept."""
    cards = list(cards)
    words, any_begun = naming.vocabulary(seen), False
    for start in _word_starts(typed):
        kept, last = typed[:start].lstrip(), typed[start:]
        before = f"{kept} " if kept and not kept[-1].isspace() else kept
        # What is the end of a longer name is no other name by itself.
        begun = words.begun(last.partition("#")[0], proper=any_begun)
        for bean, choice in cards:
            if bean in begun:
                any_begun = True
                yield Choice(before + choice.name, before + choice.value)


def _word_starts(typed: str) -> Sequence[int]:
    """Where the last three, two and one words begin, then where a new one would; a trailing place such as `#3` is
    ignored."""
    body = re.sub(r"#\w*$", "", typed)
    run = len(body)
    while run and (body[run - 1].isalpha() or body[run - 1] in " _-"):
        run -= 1
    starts = [run + match.start() for match in re.finditer(r"[^\W\d_]+", body[run:])][-3:]
    return starts if body[-1:].isalpha() else [*starts, len(body)]
