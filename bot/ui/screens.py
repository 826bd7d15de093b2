"""What a game's screens are: pure functions from what somebody sees to messages, and from a click to an answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import discord

from bot.art.drawings import Drawing
from bot.games.contract import Seat
from bot.players.hint import Reason
from bot.store import ALONE, NOWHERE, Played
from bot.tables.replays.course import Step
from bot.ui.components import Row, Screen

V = TypeVar("V")
N = TypeVar("N")
M = TypeVar("M")


class SeatFacts(NamedTuple):
    """Who sits at a seat; if they have `left`, a computer plays it for them."""

    person_id: int
    name: str
    """In plain text; a message needs it escaped (`called`)."""
    left: bool
    computer: str | None = None
    """The strength of the computer that sits here; None for a person."""
    away: bool = False
    """Whether a computer plays this seat until its person is back."""
    done_by_default: bool = False
    """Whether “I'm done” is said for this person whenever somebody else's trading begins."""
    removed: bool = False
    """Whether the host has removed its person from the game, and not let them back."""


class ClockFacts(NamedTuple):
    """When a seat's time to decide runs out, in unix seconds, and whether its person has been reminded."""

    seat: Seat
    due_at: int
    reminded: bool


class DailyFacts(NamedTuple):
    """A deal of the day: its day of UTC, as `2026-11-28`, how often its draw pile runs out, and which beans of its
    game it does without."""

    day: str
    piles: int
    without: tuple[str, ...] = ()


class TableFacts(NamedTuple):
    """A table as everybody knows it."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    host_id: int
    locale: str
    """The language of what is said of it: in its public messages the table's, otherwise the reader's."""
    seats: tuple[SeatFacts, ...]
    pace: str = "none"
    minutes: int = 3
    """How long a decision takes at the pace `live`."""
    clocks: tuple[ClockFacts, ...] = ()
    paused: str | None = None
    """Why the game stands still: somebody `asked` for it, or `nobody` was left to play."""
    paused_by: Seat | None = None
    """Who asked for it, if they sit here and it is known."""
    tempo: str = "brisk"
    """How fast computers play: `calm`, `brisk` or `instant`."""
    goes_on_at: int | None = None
    """When the computer whose turn it is ends its trading if nothing else happens, in unix seconds; None where it
    waits for nobody."""
    invited_only: bool = False
    """Whether only invited people may sit down in this lobby."""
    invited: tuple[int, ...] = ()
    """Who is invited to a lobby and has no seat yet; or, in a game, who is called to a seat that somebody left."""
    removed: tuple[int, ...] = ()
    """Whom the host has removed from a lobby, or from the table before."""
    watching: tuple[int, ...] = ()
    """Who watches a lobby."""
    coming: tuple[tuple[str, int], ...] = ()
    """Who is coming to a lobby, by name in plain text, and until when that is shown, in unix seconds."""
    daily: DailyFacts | None = None
    """The deal of the day that is played here."""

    @property
    def lesson(self) -> bool:
        """Whether a lesson is given here, which stands on no server."""
        return self.guild_id == NOWHERE and self.daily is None

    @property
    def elsewhere(self) -> bool:
        """Whether it stands where the bot is not."""
        return self.guild_id < NOWHERE

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers here, and no message but their panel shows them the table."""
        return self.guild_id == ALONE or self.daily is not None


class Face(StrEnum):
    """How much a person's private message of a table shows, and what can be done there.

    One message of a person and table at most is their panel, which has the buttons of the game: it is `LIVE` or
    `RESTING`.
    """

    LIVE = "live"
    """The panel, which shows the table as it is: Discord lets it be edited freely for a while after a click."""
    RESTING = "resting"
    """The panel among direct messages, some time after the last click there: it is edited only when what lasts
    changes, so it must not tell of anything else."""
    CARD = "card"
    """What stands among direct messages while the panel is in the channel: that it is there. It shows nothing of
    the game, so that no move makes it untrue; but if it was sent to call its reader, it says why."""
    ASLEEP = "asleep"
    """What is left in the channel of a panel that can no longer be edited: a button wakes it."""


class Part(NamedTuple):
    """What stands in a panel besides the hand, in place of its usual buttons: what the control of this action
    opened. It is drawn from the game as it is, whenever the panel is."""

    action: str
    args: tuple[str, ...] = ()


OFFERING = "build"
"""The part in which somebody puts an offer together: computers give them time for it."""
RULES = Part("read-rules")
"""The rules of the game, at every table."""
LEAVING = Part("ask-leave")
"""The question whether somebody really wants to leave, at every table."""
CLOSING = Part("ask-close")
"""The question whether the host really wants to close the table, at every table."""


class Advised(NamedTuple):
    """A hint as a panel shows it: what to do and why, in words, and the control that does it; empty where there is
    nothing to be done."""

    words: str
    take: str = ""


class Seen(NamedTuple, Generic[V, N]):
    """What one viewer sees of a table: its View, and the last news, newest last."""

    table: TableFacts
    view: V
    news: tuple[N, ...]
    locale: str
    """The reader's language for a person, the table's for the table."""
    link: str | None = None
    """Where the table message is (for a hand), or None while it is nowhere."""
    part: Part | None = None
    """What a panel shows besides the hand."""
    advised: Advised | None = None
    """The hint that its reader asked for, as long as it holds."""
    called: bool = False
    """Whether this message was sent to call its reader, for whom the game waits."""
    pictures: bool = False
    """Whether the reader is shown a picture in place of the lines that say the same."""
    switch: str = ""
    """What the reader of a panel may do about pictures: turn them `off` or `on`; empty where none are drawn."""


class Click(NamedTuple):
    """What a person did: a control or a command, what it was about, and what they chose or typed, by field."""

    action: str
    args: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = {}

    def typed(self, option: str) -> str | None:
        """What was typed for an option of a command, or None if it was left out."""
        return next((value.strip() for value in self.values.get(option, ()) if value.strip()), None)


class Play(NamedTuple, Generic[V, M]):
    """Make moves. `choose` is called under the table's lock with the person's current View, and raises Refusal if
    what the click was about has changed; either all of its moves are made or none."""

    choose: Callable[[V], Sequence[M]]


class Open(NamedTuple):
    """Show this part in the person's panel, there where they pressed."""

    part: Part


class OpenModal(NamedTuple):
    """Open this modal, in which the person fills in a form."""

    modal: discord.ui.Modal


Answer: TypeAlias = Play[Any, Any] | Open | OpenModal


class Turning(NamedTuple):
    """A step of a game that is over at which much was decided: `what` names it, as the words do, `seat` is who did
    it, `other` from whom or with whom, and `amount` how much there was of it."""

    number: int
    what: str
    seat: Seat
    amount: int = 0
    other: Seat | None = None


class Look(NamedTuple, Generic[V, N]):
    """A control for everybody, whether they play or not: it shows this screen privately, also after the game."""

    screen: Callable[[Seen[V, N]], Screen]


Act: TypeAlias = Callable[[Seen[V, N], Click], Answer]
"""A control or a command for the players, as long as the game goes on."""


class Choice(NamedTuple):
    """One line of an autocomplete list: what is shown (at most 100 characters) and what is sent (likewise)."""

    name: str
    value: str


class Screens(Protocol[V, N]):
    """All that a family of games shows and understands; every method is pure."""

    def controls(self) -> Mapping[str, Look[V, N] | Act[V, N]]:
        """Its buttons, selects, forms and commands (`/plant`) by their action; those that every game has are not
        among them."""

    def drawings(self) -> Mapping[str, Drawing]:
        """By the symbols in its words, the drawing that may take the place of each, in a message of any family."""

    def missing(self) -> Iterable[str]:
        """Whatever the games' files name that the screens have no words or no symbol for, a line each."""

    def table(self, seen: Seen[V, N]) -> Screen:
        """The public message of the table."""

    def hand(self, seen: Seen[V, N], notice: str | None = None, face: Face = Face.RESTING) -> Screen:
        """The private message of a seat, of what `hand_excerpt` has left of what it sees: with only the buttons
        that work now, and with `seen.part` if that can still be done; `notice` stands above it."""

    def hand_excerpt(self, seen: Seen[V, N], face: Face = Face.RESTING) -> Seen[V, N]:
        """Only what of this a hand with this face shows: where that is as it was, the hand need not be rendered
        again."""

    def replay(self, seen: Seen[V, N], above: str, below: Sequence[Row], hands: Sequence[V] = ()) -> Screen:
        """A moment of a game that is over as this viewer saw it, table and own hand, below words that say what
        happened and above these rows of buttons and lists; there are no others. `hands`: what each seat saw then,
        where all hands are open, in place of the own one."""

    def turning_points(self, steps: Iterable[Step]) -> Sequence[Turning]:
        """The steps of a game that is over at which most was decided, by what everybody saw: few, as they came."""

    def sentence(self, seen: Seen[V, N], news: N) -> str:
        """A piece of news in a sentence, or several."""

    def happened(self, seen: Seen[V, N], before: V, news: Sequence[N]) -> str:
        """What others have just done to this seat, in plain words: an offer of theirs was taken, or is off. Empty
        if that is nothing."""

    def notice(self, seen: Seen[V, N], news: Sequence[N]) -> str:
        """What the person's click has just changed, in plain words; empty if there is nothing to say."""

    def lately(self, seen: Seen[V, N], most: int) -> Sequence[str]:
        """The last things that others did since the reader did something, so many sentences at most, newest last:
        for whoever reads them nowhere else."""

    def alert(self, before: V | None, after: V, seat: Seat) -> bool:
        """Whether the game has begun to wait for this seat, so that a new hand message should arrive."""

    def approached(self, before: V | None, after: V, seat: Seat) -> bool:
        """Whether somebody has turned to this seat by name of their own accord, as they may do again and again."""

    def asks_the_same(self, before: V, after: V) -> bool:
        """Whether the table still asks for the same, of whomever: what they choose from is as it was, and there is
        only more to read."""

    def turn(self, view: V) -> int:
        """The number of the turn, or of what this game is made of instead; it grows as the game goes on."""

    def click(self, seen: Seen[V, N], click: Click) -> Answer:
        """The answer to a control or a command of this game; raises Refusal for what it does not understand."""

    def refused(self, seen: Seen[V, N], click: Click) -> str:
        """Why the control of a public message cannot do now what it says, where a sentence tells all: it is
        answered by that alone, and the presser's panel stays where it is. Empty for any other control."""

    def complete(self, seen: Seen[V, N], click: Click, field: str, typed: str) -> Sequence[Choice]:
        """The possible values of this option of a command now, narrowed by what is typed; at most 25."""

    def advice(self, seen: Seen[V, N], move: Any) -> str:
        """A move in words, as something that the person who sees this may do."""

    def why(self, seen: Seen[V, N], reason: Reason) -> str:
        """Why to make a move, in a sentence or several."""

    def taken(self, seen: Seen[V, N], move: Any) -> Sequence[str]:
        """The control that makes this move, or opens its part with all of it filled in: its action and its
        arguments, among these `NAME=VALUE` for what would be chosen in a list or a form."""

    def concerns(self, view: V, move: Any) -> Hashable:
        """What of this View a hint to make this move (None: to do nothing) is about: once it is another, the
        hint no longer holds."""

    def deeds(self, locale: str, played: Played) -> str:
        """What somebody did in so many games, besides their scores and places, in a line; empty where there is
        nothing else to tell."""

    def rules(self, game: str, locale: str, page: int = 0) -> Screen:
        """The rules of this game in the reader's language, with the edition's own numbers; `page`, from 0, if they
        take more than one message."""


AnyScreens: TypeAlias = Screens[Any, Any]
