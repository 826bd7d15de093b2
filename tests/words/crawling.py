"""Everything that can be shown of a position: each message, and what its buttons, lists and forms lead to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from bot.games import CATALOGUE
from bot.games.contract import Refusal, Viewer
from bot.ui.components import Screen
from bot.ui.controls import read
from bot.ui.families import FAMILIES
from bot.ui.messages.refusals import readable
from bot.ui.screens import Click, Face, Look, Open, OpenModal, Play, SeatFacts, Seen, TableFacts
from bot.words import say
from tests.playthroughs.scenes import played
from tests.ui.bohnanza.examples import LINK
from tests.ui.reading import items, sent

NAMES = ("Άννα", "Βίκυ", "Γη", "Δάφνη", "Εύα", "Ζωή", "Ήβη")
"""None has a letter of the English alphabet."""
LIST = discord.ComponentType.string_select.value
READ = ("content", "label", "placeholder", "description")
"""Where a component holds what a person reads."""
CONTROLS = 60
"""So many controls at most are followed from one message."""


class Shown(NamedTuple):
    """What somebody is shown, and where: `hand > town`."""

    where: str
    what: Screen | discord.ui.Modal | str


def table_facts(game: str, players: int, locale: str = "en", names: Sequence[str] = NAMES) -> TableFacts:
    """Table 12, at which people and a computer sit."""
    seats = [SeatFacts(101 + seat, names[seat], left=False) for seat in range(players)]
    seats[1] = seats[1]._replace(computer="hard")
    if players > 2:
        seats[2] = seats[2]._replace(away=True, done_by_default=True)
    return TableFacts(12, game, 1, 2, 101, locale, tuple(seats))


class At(NamedTuple):
    """A position of a game, and how it is looked at."""

    game: str
    state: Any
    past: tuple[tuple[Any, Any], ...] = ()
    locale: str = "en"
    names: Sequence[str] = NAMES
    pictures: bool = False


def positions(game: str, players: int, count: int) -> Iterator[At]:
    """So many positions of the golden game in which somebody decides, and its end."""
    _, *moves = played(game, players)
    found = [At(*after[-1]) for after in moves]
    step = len(found) // count
    yield from (*found[step - 1 : -1 : step], found[-1])


def seen_at(at: At, viewer: Viewer) -> Seen[Any, Any]:
    """What this viewer sees of a position."""
    rules = CATALOGUE[at.game]
    told = [rules.tell(before, event, viewer) for before, event in at.past]
    table = table_facts(at.game, len(at.state.players), at.locale, at.names)
    news = tuple(item for item in told if item is not None)
    return Seen(table, rules.view(at.state, viewer), news, at.locale, LINK, pictures=at.pictures)


def everything(at: At, notice: str | None = None) -> Iterator[Shown]:
    """All that anybody can be shown there; a notice stands above hands."""
    screens = FAMILIES[CATALOGUE[at.game].family]
    yield Shown("table", screens.table(seen_at(at, None)))
    for seat in range(len(at.state.players)):
        seen = seen_at(at, seat)
        for face in Face:
            yield Shown(f"hand {face}", screens.hand(seen, notice, face))
        yield Shown("notice", screens.notice(seen, seen.news))
        yield from _followed(screens, seen)


def _followed(screens: Any, seen: Seen[Any, Any]) -> Iterator[Shown]:
    """What the controls of a panel lead to, and those of what is shown then."""
    waiting = [("hand", seen)]
    known: set[tuple[str, ...]] = set()
    while waiting:
        where, now = waiting.pop()
        panel = screens.hand(now, None, Face.LIVE)
        yield Shown(where, panel)
        for click in _clicks(panel):
            if len(known) > CONTROLS or (key := (click.action, *click.args, *click.values.get("", ()))) in known:
                continue
            known.add(key)
            there = f"{where} > {click.action}"
            try:
                control = screens.controls().get(click.action)
                answer = control if isinstance(control, Look) else screens.click(now, click)
                match answer:
                    case Open(part=part):
                        waiting.append((there, now._replace(part=part)))
                    case OpenModal(modal=modal):
                        yield Shown(there, modal)
                    case Look(screen=look):
                        yield Shown(there, look(now))
                    case Play(choose=choose):
                        for move in choose(now.view):
                            yield Shown(f"{there} (advised)", screens.advice(now, move))
            except Refusal as refusal:
                yield Shown(
                    f"{there} (refused)", say(seen.locale, refusal.reason, **readable(seen.locale, refusal.facts))
                )


def _clicks(panel: Screen) -> Iterator[Click]:
    for one in sent(panel):
        control = read(one["custom_id"]) if one.get("custom_id") else None
        if control is None:
            continue
        if one["type"] == LIST:
            for option in one["options"]:
                yield Click(control.action, control.args, {"": (option["value"],)})
        else:
            yield Click(control.action, control.args)


def texts(shown: Screen | discord.ui.Modal | str) -> Iterator[str]:
    """Every text that a person reads there."""
    if isinstance(shown, str):
        yield shown
        return
    if isinstance(shown, Screen):
        if shown.picture is not None:
            yield shown.picture.alt
            yield from _drawn(shown.picture.scene)
        for one in sent(shown):
            for read_of in (one, *one.get("options", ())):
                yield from (str(read_of.get(text) or "") for text in READ)
        return
    yield shown.title
    for item in items(shown):
        match item:
            case discord.ui.TextDisplay():
                yield item.content
            case discord.ui.Label():
                yield from (item.text, item.description or "")
            case discord.ui.Select():
                yield item.placeholder or ""
                for option in item.options:
                    yield from (option.label, option.description or "")
            case discord.ui.TextInput():
                yield item.placeholder or ""


def _drawn(scene: Any) -> Iterator[str]:
    """The words in a picture: what holds a space; keys of drawings do not."""
    if isinstance(scene, str) and " " in scene:
        yield scene
    elif isinstance(scene, tuple):
        for part in scene:
            yield from _drawn(part)
