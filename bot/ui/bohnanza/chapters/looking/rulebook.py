"""The rules in brief, with the numbers of the edition itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.bohnanza.edition import Edition, Numbers, Turn
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza.module import module_for
from bot.ui.bohnanza.wording.phrases import steps
from bot.ui.bohnanza.wording.symbols import full_name, short
from bot.ui.controls import ANYWHERE, control
from bot.ui.fitting import ROOM, units
from bot.ui.layout import Button, Item, Screen, Separator, button, container, rows, screen, text
from bot.ui.phrases import listed
from bot.words import say

COLOUR = 0x5B8C3A
BEANS = (3, "rules-button-beans")
"""The page with what the first one has no room for, in a language that needs more words than others, and its
button's words."""


def rules_screen(game: str, locale: str, page: int = 0) -> Screen:
    """The rules of this edition (B1-B8), with its own numbers; an expansion has pages of its own."""
    edition = all_editions()[game]
    if page == BEANS[0]:
        parts = [text(part) for part in _tables(edition, locale)]
        return screen(container(*parts, *rows([_page(edition, locale, 0, "rules-button-back")]), colour=COLOUR))
    module = module_for(edition)
    numbers = [other.number for other in module.rules_pages]
    if page and numbers:
        page = page if page in numbers else numbers[0]
        others = [_page(edition, locale, *other) for other in module.rules_pages if other.number != page]
        back = _page(edition, locale, 0, "rules-button-back")
        return module.rules_page(edition, locale, page, *rows([back, *others]))
    return rules_of(edition, locale)


def chapters(edition: Edition) -> list[int]:
    """The pages of an edition, in the order in which they are read."""
    return [0, *(page.number for page in module_for(edition).rules_pages)]


def rules_of(edition: Edition, locale: str) -> Screen:
    """The first page of the rules of an edition, whether that came with the program or not."""
    parts, tables = _sentences(edition, locale), _tables(edition, locale)
    buttons = [_page(edition, locale, *other) for other in module_for(edition).rules_pages]
    if units([*parts, *tables]) > ROOM:
        buttons.insert(0, _page(edition, locale, *BEANS))
    else:
        parts += tables
    items: list[Item] = []
    for part in parts:
        items += [Separator(), text(part)] if items else [text(part)]
    return screen(container(*items, *rows(buttons), colour=COLOUR))


def chapter(game: str, locale: str, page: int) -> list[str]:
    """The paragraphs of one of the `chapters`, however long they are."""
    edition = all_editions()[game]
    return (
        rules_screen(game, locale, page).texts()
        if page
        else [*_sentences(edition, locale), *_tables(edition, locale)]
    )


def _sentences(edition: Edition, locale: str) -> list[str]:
    return [
        "\n".join(_beginning(edition, locale)),
        "\n".join(_turn(edition, locale)),
        *module_for(edition).rules_lines(locale),
    ]


def _tables(edition: Edition, locale: str) -> list[str]:
    return [
        "\n".join([say(locale, "rules-beans"), *[_bean(locale, bean) for bean in edition.beans]]),
        "\n".join([say(locale, "rules-players"), *_by_players(edition, locale)]),
    ]


def _page(edition: Edition, locale: str, page: int, words: str) -> Button:
    """A button that leads to another page; it works whether or not there is a table."""
    return button(say(locale, words), control(ANYWHERE, "rules", edition.key, page))


def _beginning(edition: Edition, locale: str) -> Iterator[str]:
    yield say(
        locale,
        "rules-title",
        game=say(locale, f"game-{edition.key}"),
        one=str(len(edition.players) == 1),
        least=min(edition.players),
        most=max(edition.players),
    )
    yield say(locale, "rules-goal", turn=str(edition.turn), town=_town(edition))
    yield say(locale, "rules-start", start=str(edition.start_player), turn=str(edition.turn))
    yield say(locale, "rules-hand", turn=str(edition.turn))


def _turn(edition: Edition, locale: str) -> Iterator[str]:
    trading = edition.turn is Turn.TRADING
    yield say(
        locale, "rules-turn" if trading else "rules-turn-duel", cards=edition.turn_up, draw=_draw(edition, locale)
    )
    without = [n for n, numbers in sorted(edition.players.items()) if numbers.third_field_price is None]
    yield say(
        locale,
        "rules-fields",
        twice="yes" if edition.same_bean_twice else "no",
        sale="all" if not without else "none" if len(without) == len(edition.players) else "some",
        players=listed(locale, [str(n) for n in without]),
    )
    yield say(locale, "rules-trading" if trading else "rules-no-trading")
    yield say(locale, "rules-harvest", when=str(edition.harvesting), protection=str(edition.bean_protection))
    if any(numbers.third_field_price is not None for numbers in edition.players.values()):
        yield say(locale, "rules-third-field", to=str(edition.third_field_thalers))
    yield say(
        locale,
        "rules-end",
        turn=str(edition.turn),
        piles=max(numbers.last_exhaustion for numbers in edition.players.values()),
        phase2=str(edition.last_exhaustion_in_phase_2),
        tie=str(edition.tie),
        town=_town(edition),
    )


def _town(edition: Edition) -> str:
    return "yes" if module_for(edition).built else "no"


def _draw(edition: Edition, locale: str) -> str:
    """How many cards are drawn in phase 4, by number of players if it depends on that."""
    alike = groupby(sorted(edition.players), key=lambda players: edition.players[players].draw)
    found = [(draw, _range(locale, list(players))) for draw, players in alike]
    if len(found) == 1:
        return str(found[0][0])
    return listed(locale, [say(locale, "rules-by-players", number=n, players=players) for n, players in found])


def _bean(locale: str, bean: Bean) -> str:
    kind = KINDS[bean]
    meter = listed(locale, [say(locale, "rules-step", cards=n, thalers=pays) for n, pays in steps(bean)])
    return say(locale, "rules-bean", bean=full_name(locale, bean), copies=kind.copies, meter=meter)


def _by_players(edition: Edition, locale: str) -> Iterator[str]:
    """A line for each range of player numbers for which the edition states the same number."""
    for numbers, players in groupby(sorted(edition.players), key=lambda players: edition.players[players]):
        yield say(
            locale,
            "rules-players-line",
            players=_range(locale, list(run := list(players))),
            cards=sum(KINDS[bean].copies for bean in edition.beans_with(run[0])),
            hand=_first_hand(locale, numbers),
            fields=numbers.fields,
            price="no" if numbers.third_field_price is None else numbers.third_field_price,
            draw=numbers.draw,
            piles=numbers.last_exhaustion,
            without=listed(locale, [short(locale, bean) for bean in numbers.without]) or "no",
        )


def _first_hand(locale: str, numbers: Numbers) -> str:
    words = "rules-hand-each" if len(numbers.first_hands) == 1 else "rules-hand-in-turn"
    return say(locale, words, cards=listed(locale, [str(size) for size in numbers.first_hands]))


def _range(locale: str, players: Sequence[int]) -> str:
    if len(players) == 1:
        return str(players[0])
    return say(locale, "rules-range", first=players[0], last=players[-1])
