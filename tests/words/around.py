"""The screens around a game, in all that they can say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from bot.games import CATALOGUE
from bot.invite_link import invite_link
from bot.store import Ended, Openers, Page, Partner, PastGame, PastSeat, Played, Ranked, Rated, Rating
from bot.store.host.shut_out import Kind
from bot.tables.ratings.ladders import LADDERS
from bot.ui.components import Screen
from bot.ui.families import FAMILIES
from bot.ui.layout import screen, text
from bot.ui.messages.about import about_screen
from bot.ui.messages.adding import Links
from bot.ui.messages.asking import WhichTable, which_table
from bot.ui.messages.computers import computers_screen
from bot.ui.messages.elsewhere import (
    call_screen,
    coming_screen,
    denied_screen,
    lasting_line,
    mentions_screen,
    resting_screen,
    with_line,
)
from bot.ui.messages.forgetting import forget_question
from bot.ui.messages.form import with_form
from bot.ui.messages.guests import players_question, players_screen, remove_question
from bot.ui.messages.help import Helped, OwnTable, help_screen
from bot.ui.messages.lessons import how_screen
from bot.ui.messages.lobby import (
    away_screen,
    close_question,
    closed_screen,
    greeting_screen,
    leave_question,
    left_screen,
    let_back_screen,
    lobby_screen,
    moved_screen,
    nudge_screen,
    onlooker_screen,
    removed_screen,
)
from bot.ui.messages.past import AT_ONCE, ME, MOST_PARTNERS, SERVER, Listed, history_screen, stats_screen
from bot.ui.messages.ratings import AT_ONCE as AT_ONCE_LISTED
from bot.ui.messages.ratings import Reader, leaderboard_screen, rating_lines, with_question
from bot.ui.messages.ratings import chosen as may_list
from bot.ui.messages.servers import AtTables, server_screen
from bot.ui.messages.servers import language_chosen as language_chosen_at_tables
from bot.ui.messages.settings import Choices, chosen, language_chosen, settings_screen
from bot.ui.messages.shut_out import shut_out_screen, tables_closed_screen
from bot.ui.messages.threads import starter_screen
from bot.ui.screens import ClockFacts, TableFacts
from bot.words import say
from cogs.helping import typed
from tests.ui.bohnanza.examples import LINK
from tests.words.called import called
from tests.words.crawling import NAMES, Shown, table_facts
from tests.words.nights import nights

LINKS = Links("https://a.example", "https://b.example")
COMMANDS = {family: typed(family) for family in FAMILIES}


def around(locale: str) -> Iterator[Shown]:
    """Every such screen, for every game with few people and with many."""
    for game in CATALOGUE:
        for players in (2, CATALOGUE[game].players[-1]):
            table = table_facts(game, players, locale)
            dms = {101: "closed", 102: "later"}
            yield Shown("lobby", lobby_screen(table, dms, 1_900_000_000, NAMES[players:]))
            for invited in (True, False):
                yield Shown("thread", starter_screen(table._replace(invited_only=invited)))
            yield from (Shown("around", what) for what in _around(table, locale))
    choices = [Choices(pictures, language) for pictures in (True, False) for language in ("", "de")]
    for own, listed in product(choices, (True, False)):
        yield Shown("settings", settings_screen(locale, own, None, 0, listed=listed))
        for mentioned in (True, False):
            own = own._replace(zone="Europe/Rome", called_here=True, mentioned=mentioned)
            yield Shown("settings", settings_screen(locale, own, None, 0, listed=listed))
    for at_tables, manages in product(_at_tables(), (True, False)):
        yield Shown("settings", settings_screen(locale, choices[0], at_tables, 0, listed=True, manages=manages))
        yield Shown("servers", server_screen(locale, at_tables, manages=manages))
    for on, there in product((True, False), (True, False)):
        yield Shown("settings", chosen(locale, pictures=on, at_tables=there))
    for named in ("", "de"):
        yield Shown("settings", language_chosen(locale, named))
        yield Shown("settings", language_chosen_at_tables(locale, named))
    for game, page in product(CATALOGUE, range(4)):
        yield Shown("rules", FAMILIES[CATALOGUE[game].family].rules(game, locale, page))
    yield from elsewhere(locale)
    for days in (0, 1, 365):
        yield Shown("about", about_screen(locale, "0.1.0", "", days, LINKS))
    for kind, contact in product(Kind, ("", "☎ 555")):
        yield Shown("shut out", shut_out_screen(locale, kind, contact))
        yield Shown("shut out", tables_closed_screen(locale, contact))
    yield from past(locale)
    yield from ratings(locale)
    yield from nights(locale)
    yield from called(locale)
    open_tables = [(number, game) for number, game in enumerate(CATALOGUE, start=1000)]
    for count in (0, 1, len(open_tables)):
        yield Shown("forget", forget_question(locale, open_tables[:count]))
    tables = [table_facts(game, 2, locale)._replace(id=number) for number, game in open_tables]
    yield Shown("asking", which_table(WhichTable(tables, "join"), locale))
    for how, families in product(("waits", "others", "paused", "host", "guest"), (COMMANDS, {})):
        at = [OwnTable(table, how) for table in tables]
        yield Shown("help", help_screen(Helped(locale, locale, at, "nothing"), families, COMMANDS))
        announced = Helped(locale, locale, at, "nothing", "21:00")
        yield Shown("help", help_screen(announced, families, COMMANDS))
    for place in ("open", "messages", "nothing"):
        yield Shown("help", help_screen(Helped(locale, locale, (), place), {}, {}))


INVITE = invite_link(10**18)


def elsewhere(locale: str) -> Iterator[Shown]:
    """What is said where the bot is not."""
    table = table_facts(next(iter(CATALOGUE)), 4, locale)
    yield from (Shown("elsewhere", one) for one in (resting_screen(table), coming_screen(table)))
    yield Shown("elsewhere", call_screen(table, 5, 1_900_000_000))
    yield Shown("elsewhere", with_line(denied_screen(locale), lasting_line(locale, 1_900_000_000)))
    lapsed = [say(locale, "deadline-lapsed"), lasting_line(locale, 1_900_000_000)]
    yield Shown("elsewhere", with_line(denied_screen(locale), "\n".join(lapsed)))
    yield Shown("elsewhere", with_line(denied_screen(locale), say(locale, "more-waits")))
    yield from (Shown("elsewhere", mentions_screen(locale, on=on)) for on in (True, False))
    yield Shown("how", how_screen(locale, LINKS))
    for only in (True, False):
        there = table._replace(guild_id=-5, invited_only=only)
        yield Shown("elsewhere", players_screen(there, locale))
        yield Shown("elsewhere", lobby_screen(there._replace(pace="day"), {101: "closed"}, 1_900_000_000))


def _at_tables() -> Iterator[AtTables]:
    """What may hold for the tables of a server."""
    for openers, gone in (*((one, False) for one in Openers), (Openers.ROLE, True)):
        yield AtTables(openers, 5, gone, True, "", True, False)
    for roles, language, pictures in ((False, "de", False), (True, "", None)):
        yield AtTables(Openers.EVERYBODY, 0, False, roles, language, pictures, True, invite=INVITE)


def past(locale: str) -> Iterator[Shown]:
    """Games that are over, as many and as long as there are on a page, and none."""
    long = "*" * 32
    seats = [
        PastSeat(
            seat, -1 if seat == 1 else seat + 1, long, left=seat == 2, computer=None, score=-10, rank=2, won=False
        )
        for seat in range(6)
    ]
    winner = PastSeat(6, -1_000_000_001, NAMES[0], left=False, computer="hard", score=30, rank=1, won=True)
    keys = [*CATALOGUE, *CATALOGUE][:AT_ONCE]
    games = tuple(
        [PastGame(12345 + number, game, 1_900_000_000, (winner, *seats)) for number, game in enumerate(keys)]
    )
    for shown, whose in product((games, ()), (ME, SERVER)):
        asked = Listed(Page(shown, 3 * len(shown)), 0, whose, 1, counting=True)
        yield Shown("history", history_screen(locale, asked))
    partners = [Partner(long, 1), *[Partner(long, 1000)] * (MOST_PARTNERS - 1)]
    for family, many, favourite in product(FAMILIES.values(), (1, 1000), ("black_eyed", None)):
        deeds = partial(family.deeds, locale)
        done = [
            Played(game, 7, many == 1, many, many, 13_456, 2345, 1000, 9999, many, many, 8888, favourite)
            for game in CATALOGUE
        ]
        yield Shown("stats", stats_screen(locale, done, partners, 0, deeds, counting=True))
    nothing = stats_screen(locale, (), (), 0, lambda _: "", counting=False)
    yield Shown("stats", nothing)
    last = [Ended(7, 7, -100, won=False), Ended(1, 7, 100, won=True)] * 6
    for pictures in (False, True):
        yield Shown("stats", with_form(locale, nothing, last, pictures=pictures))


def ratings(locale: str) -> Iterator[Shown]:
    """Leaderboards as their readers find them, somebody's own ratings, and what is asked and answered."""
    long, sure, soon = "*" * 32, Rating(-12.4, 1.2, 1234), Rating(25, 8, 1)
    places = [Ranked(place, place, long, sure) for place in range(9000, 9000 + AT_ONCE_LISTED + 1)]
    readers = [Reader(9000, "yes", 9), Reader(1, "new", 1), Reader(1, "yes", 1), Reader(1, "yes", 4)]
    for ladder, shown, reader in product(LADDERS.values(), (places, places[:1], ()), readers):
        for counting in (True, False):
            made = leaderboard_screen(locale, ladder, shown, 0, reader, counting=counting)
            yield Shown("leaderboard", made)
    rated = [Rated(ladder, *both) for ladder in LADDERS for both in ((sure, soon), (soon, None), (sure, sure))]
    for counting in (True, False):
        lines = rating_lines(locale, rated, counting=counting)
        yield Shown("stats", stats_screen(locale, (), (), 0, lambda _: "", counting=False, ratings=lines))
    yield Shown("asking", with_question(closed_screen(table_facts("duel", 2, locale), locale), 1, locale))
    for listed in (True, False):
        yield Shown("settings", screen(text(may_list(locale, listed=listed))))


def _around(table: TableFacts, locale: str) -> Iterator[Screen]:
    clocks = (ClockFacts(0, 1_900_000_000, reminded=True), ClockFacts(1, 1_900_000_060, reminded=False))
    yield computers_screen(table, locale)
    yield from _of_guests(table, locale)
    yield greeting_screen(table, locale, LINK)
    for playing in (True, False):
        yield left_screen(table, locale, LINK, playing=playing)
        yield close_question(table, locale, plays=playing)
    yield away_screen(table, locale, LINK)
    yield leave_question(table, 0, locale)
    yield leave_question(table._replace(seats=table.seats[:2]), 0, locale)
    yield closed_screen(table, locale)
    yield moved_screen(table, locale, LINK)
    yield nudge_screen(table, 101)
    yield nudge_screen(table._replace(clocks=clocks), 101)


def _of_guests(table: TableFacts, locale: str) -> Iterator[Screen]:
    """Who may sit down, and who is removed."""
    some = tuple(range(10**18, 10**18 + 25))
    for closed, invited in product((True, False), (some, ())):
        lobby = table._replace(invited_only=closed, invited=invited, removed=invited, watching=invited)
        yield players_screen(lobby, locale)
        yield lobby_screen(lobby, {}, 1_900_000_000, NAMES)
    removed = table._replace(seats=tuple([seat._replace(left=True, removed=True) for seat in table.seats]))
    for plays, seen in product((True, False), (table, removed)):
        yield players_question(seen, locale, plays=plays)
        for seat in seen.seats:
            asked = remove_question(seen, seat.person_id, locale, plays=plays)
            if asked is not None:
                yield asked
        yield let_back_screen(table, locale, LINK, host=NAMES[0])
        yield onlooker_screen(table, locale, watches=plays)
        yield removed_screen(table, locale, LINK, host=NAMES[0], playing=plays)
