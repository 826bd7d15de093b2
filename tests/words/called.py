"""The screens of calls to lobbies and of time zones, in all that they can say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games import CATALOGUE
from bot.store import Openers
from bot.store.calling.call_me import CallMe
from bot.ui.components import Screen
from bot.ui.layout import screen, text
from bot.ui.messages.calling.call_me import call_me_screen, line, off_screen
from bot.ui.messages.calling.calls import call_screen, full_screen, seat_screen, wanted_screen, why_screen
from bot.ui.messages.lobby import lobby_screen
from bot.ui.messages.servers import AtTables, server_screen
from bot.ui.messages.settings import Choices, settings_screen
from bot.ui.messages.zones import zone_chosen_screen, zone_form, zone_question
from bot.ui.screens import TableFacts
from bot.words import say
from bot.words.zones import likely_clocks
from tests.ui.bohnanza.examples import LINK
from tests.words.crawling import NAMES, Shown, table_facts

NOW = 1_795_600_000
MANY = tuple(range(10**18, 10**18 + 10))


def called(locale: str) -> Iterator[Shown]:
    """Every such screen."""
    for name, game in CATALOGUE.items():
        yield from [Shown("calls", made) for made in _at(table_facts(name, game.players[-1], locale))]
    yield from _own(locale)
    clocks = likely_clocks(locale, locale, NOW, 25)
    yield Shown("zones", zone_question(locale, clocks, notice=say(locale, "zone-unknown")))
    yield Shown("zones", zone_chosen_screen(locale, "Europe/Rome", NOW, None))
    yield Shown("zones", zone_form(locale, "bean:0:zone-typed").modal)


def _at(table: TableFacts) -> Iterator[Screen]:
    full = table._replace(
        invited_only=True,
        invited=MANY,
        watching=MANY,
        coming=tuple([("*" * 32, NOW)] * 8),
    )
    yield lobby_screen(full, {}, NOW, NAMES)
    yield call_screen(table, MANY, 0, "*" * 32, LINK)
    yield call_screen(table, (), 5, NAMES[0], None)
    yield seat_screen(table, 5, LINK)


def _own(locale: str) -> Iterator[Shown]:
    wishes = [
        CallMe(1, 2),
        CallMe(1, 2, tuple(CATALOGUE), 20, 2, 3),
        CallMe(1, 2, (next(iter(CATALOGUE)),), 10, 22),
    ]
    for wish, zone, invitable in product(wishes, ("Europe/Rome", None), (True, False)):
        yield Shown("call me", call_me_screen(locale, wish, zone, NOW, invitable=invitable))
    for wanted, has_been, role in product((*wishes, None), (True, False), (0, 5)):
        shown = why_screen(locale, wanted, 7, "Europe/Rome", NOW, called=has_been, role_id=role)
        yield Shown("why called", shown)
    for everywhere in (True, False):
        yield Shown("call me", off_screen(locale, everywhere=everywhere))
    yield Shown("seats", full_screen(locale, say(locale, "table-full-of-computers", table=7), 7))
    yield Shown("seats", wanted_screen(locale, 7))
    for here, servers in ((True, 1), (False, 0), (None, 0), (None, 1), (None, 7)):
        yield Shown("settings", screen(text(line(locale, here=here, servers=servers))))
        own = Choices(True, "", True, True, "Europe/Rome", here, servers)
        yield Shown("settings", settings_screen(locale, own, None, NOW, listed=True))
    for how in ("there", "gone", "mute", "none"):
        at_tables = AtTables(Openers.EVERYBODY, 0, False, True, "", True, False, 6, how)
        yield Shown("servers", server_screen(locale, at_tables, manages=True))
