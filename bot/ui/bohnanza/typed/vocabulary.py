"""What the words of a list of beans mean to a reader: in their own language first, then in English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.contract import MalformedMove
from bot.ui.bohnanza.module import adopted
from bot.ui.bohnanza.typed import names
from bot.ui.bohnanza.typed.lexicon import known_numbers, meant
from bot.ui.bohnanza.typed.names import CLEAR, LENIENT, SYMBOLS
from bot.ui.bohnanza.wording.symbols import bean_name
from bot.ui.phrases import either, quoted
from bot.ui.typed import LONG, fold, languages
from bot.words import language

QUOTED = 20
"""Characters of an unknown word that a refusal repeats."""
ALL = tuple(KINDS)
TIMES = frozenset({"x", "×", "*"})


class Vocabulary:
    """The names of the beans in play, and what else may stand in a list of them, in one reader's language and in
    English."""

    def __init__(self, locale: str, beans: Sequence[Bean]) -> None:
        self.locale = locale
        self.beans = tuple(beans)
        self._languages = languages(locale)
        self.between, self.beside = meant(locale, "between"), meant(locale, "beside") | meant(locale, "small")
        self.nothing, self.all = meant(locale, "nothing"), meant(locale, "all")
        self.times = TIMES | meant(locale, "times")
        places = [module.beside.name for module in adopted() if module.beside]
        self.beside_hand = frozenset().union(*[meant(locale, place) for place in places])
        self.face_up = tuple(tuple(phrase.split()) for phrase in meant(locale, "face-up"))
        self.numbers = known_numbers(locale)

    def named(self, words: Sequence[str]) -> tuple[Bean, ...]:
        """The beans that these words may mean. What is clear in either language comes before what is not, and what
        the reader's own language means before English."""
        if sum(map(len, words)) > LONG:
            # No name is so long, and what is looked up is kept.
            return ()
        if len(words) == 1 and words[0] in SYMBOLS:
            return tuple(bean for bean in self.beans if bean == SYMBOLS[words[0]])
        if len(words) == 1 and fold(words[0]) in self.beside:
            # `bean`, and no word of which.
            return self.beans
        for ways in (CLEAR, LENIENT):
            for one in self._languages:
                found = names.meant(one, self.beans, ways, tuple(words))
                if found:
                    return found
        return ()

    def begun(self, typed: str, *, proper: bool = False) -> frozenset[Bean]:
        """The beans of which a name begins with what is typed: in the reader's language, or if there are none in
        English; `proper`: not what they are called besides."""
        found = (names.beginning(one, typed, proper=proper) for one in self._languages)
        return next((beans for beans in found if beans), frozenset())

    def unknown(self, word: str) -> MalformedMove:
        """The refusal of a word that is the name of no bean in play."""
        others = () if self.beans == ALL else vocabulary(self.locale, ALL).named((word,))
        if len(others) == 1:
            return MalformedMove("bean-not-in-play", bean=others[0])
        read = self._languages if len(word) <= LONG else ()
        near = next((beans for one in read if (beans := names.near(one, self.beans, word))), ())
        if near:
            return MalformedMove("word-near", word=quoted(word, QUOTED), possible=self._possible(near))
        return MalformedMove("word-unknown", word=quoted(word, QUOTED))

    def unclear(self, word: str, beans: Sequence[Bean]) -> MalformedMove:
        """The refusal of a word that may mean several beans."""
        return MalformedMove("word-unclear", word=quoted(word, QUOTED), possible=self._possible(beans))

    def _possible(self, beans: Sequence[Bean]) -> str:
        return either(self.locale, [bean_name(self.locale, bean) for bean in beans])


def vocabulary(locale: str, beans: Sequence[Bean]) -> Vocabulary:
    """The vocabulary of these beans, made once."""
    return _vocabulary(language(locale), tuple(beans))


@cache
def _vocabulary(language: str, beans: tuple[Bean, ...]) -> Vocabulary:
    return Vocabulary(language, beans)
