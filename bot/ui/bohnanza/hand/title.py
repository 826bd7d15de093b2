"""The first line of a panel: what its player does now, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import Bean, beans
from bot.games.bohnanza.view import Ahead, Own, Phase, Turn, View
from bot.games.contract import Outcome, Seat
from bot.ui.bohnanza.chapters import duel
from bot.ui.bohnanza.chapters.course import step, to_turn_up
from bot.ui.bohnanza.chapters.situation import OVER, Situation, situation
from bot.ui.bohnanza.end.sheet import in_points
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.messages.pace import stands_still
from bot.ui.messages.playing import paused_title, quiet_title
from bot.ui.phrases import names, player
from bot.ui.screens import Face
from bot.words import say


def title(seen: Sight, own: Own, face: Face, *, brief: bool = False) -> str:
    """What to do now, or who is waited for, with the last turn above it and what lies face up below it; `brief`:
    without what to do, as long as there is something else."""
    above = [*_last_turn(seen, own)]
    if stands_still(seen.table):
        return "\n".join([*above, paused_title(seen, seen.table.seats[own.seat].person_id)])
    now = situation(seen)
    first = _first_line(seen, own, face, now)
    if seen.called and face is Face.RESTING:
        # The panel was sent to call its player, and does so still.
        # What follows the first line of a task is no less true.
        above, first = [], "\n".join([call(seen, own), *first.split("\n")[1:], *above])
    below = _below(seen, own, face, now)
    return "\n".join([*above, *([] if brief and below else [first]), *below])


def silent(view: View, own: Own, face: Face) -> bool:
    """Whether the panel tells nothing of the table: it could not be kept up to date, and nothing there is its
    player's to do but what they may do at any time."""
    return face is Face.RESTING and not (own.seat in view.waiting_for or own.options.may_offer or waits(view, own))


def waits(view: View, own: Own) -> bool:
    """Whether this is the player's turn, and somebody else is asked something that comes first."""
    own_turn = own.seat == view.active and view.phase in (Phase.PLANT, Phase.TRADE)
    return own_turn and own.seat not in view.waiting_for


def over(seen: Sight, outcome: Outcome) -> Iterator[str]:
    """Who won, and which place is the reader's."""
    best = max(standing.score for standing in outcome.standings)
    town = in_points(seen)
    winners = names(seen, outcome.winners)
    yield say(seen.locale, "hand-won", names=winners, count=len(outcome.winners), score=best, town=town)
    seat = None if seen.view.own is None else seen.view.own.seat
    for standing in outcome.standings:
        if standing.seat == seat and seat not in outcome.winners:
            yield say(seen.locale, "hand-place", rank=standing.rank, score=standing.score, town=town)


def _last_turn(seen: Sight, own: Own) -> Iterator[str]:
    view, locale = seen.view, seen.locale
    if view.ending and view.phase not in OVER:
        yield say(locale, "hand-last-turn", duel="yes" if view.kind is Turn.DUEL else "no")
    elif view.last_draw:
        yield say(locale, "hand-last-draw")
    elif view.turning_up is not Ahead.NOTHING and own.seat == view.active:
        yield say(locale, "hand-last-turn-up", cards=to_turn_up(view), ahead=str(view.turning_up))


def call(seen: Sight, own: Own) -> str:
    """Why a direct message has come, in its first words: a phone shows no more of it."""
    view = seen.view
    waited = own.seat in view.waiting_for
    offered = [offer.seat for offer in view.offers if offer.to == own.seat]
    task, about = step(seen) if waited else ("offer", "")
    what = say(
        seen.locale,
        f"call-{task}",
        cards=to_turn_up(view),
        type=about,
        other=player(seen, duel.opponent(view)) if view.kind is Turn.DUEL else "",
        beans=bunch(seen.locale, _at_hand(view, own)),
        names=names(seen, dict.fromkeys(offered)),
        count=len(offered),
    )
    return say(seen.locale, "panel-call", table=seen.table.id, what=what)


def _first_line(seen: Sight, own: Own, face: Face, now: Situation) -> str:
    view = seen.view
    if own.seat in now.acting:
        return _task(seen, own)
    if silent(view, own, face):
        if view.ending:
            return say(seen.locale, "panel-resting-last")
        return quiet_title(seen, face) if view.kind is Turn.DUEL else say(seen.locale, "hand-resting", to="turns")
    if waits(view, own):
        return say(seen.locale, "hand-turn-waits", names=names(seen, now.acting), count=len(now.acting))
    if now.trading:
        done = "yes" if own.seat in now.done else "no"
        return say(seen.locale, "hand-trade-of", name=player(seen, now.active), done=done)
    return _who(seen, own, now)


def _task(seen: Sight, own: Own) -> str:
    """What the game waits for from this person."""
    view = seen.view
    (task, about), cards = step(seen), _at_hand(view, own)
    return say(
        seen.locale,
        f"hand-do-{task}",
        cards=to_turn_up(view),
        type=about,
        other=player(seen, duel.opponent(view)) if view.kind is Turn.DUEL else "",
        beans=bunch(seen.locale, cards),
        count=len(cards),
    )


def _at_hand(view: View, own: Own) -> tuple[Bean, ...]:
    """The cards that a step of planting is about, besides those of the hand, in the order in which the table names
    them."""
    if view.phase is Phase.PLANT_RECEIVED:
        return view.seats[own.seat].set_aside
    return beans(view.face_up)


def _who(seen: Sight, own: Own, now: Situation) -> str:
    """Who does what, and when the reader's turn comes."""
    return say(
        seen.locale,
        "hand-who",
        phase=now.phase,
        name=player(seen, now.active),
        names=names(seen, now.awaited) or "none",
        turn=_turn(seen.view, own.seat),
        before=player(seen, _before(seen.view, own.seat)),
    )


def _turn(view: View, seat: Seat) -> str:
    """When the seat's turn comes; in the last turn of the game nobody's does."""
    last = view.ending or view.last_draw or view.turning_up is not Ahead.NOTHING
    if seat == view.active or last:
        return "none"
    return "next" if _before(view, seat) == view.active else "later"


def _before(view: View, seat: Seat) -> Seat:
    return (seat - 1) % len(view.seats)


def _below(seen: Sight, own: Own, face: Face, now: Situation) -> list[str]:
    """What lies face up in phase 2, and who is done, as far as the panel can be kept up to date."""
    view, locale = seen.view, seen.locale
    if view.phase is not Phase.TRADE or (face is Face.RESTING and own.seat not in now.acting):
        return []
    parts = [say(locale, "hand-face-up", beans=bunch(locale, beans(view.face_up)) or "none")]
    if face is Face.LIVE and own.seat == now.active:
        those = {"done": now.done, "thinking": now.thinking, "free": now.free}
        parts += [say(locale, f"hand-{what}", names=names(seen, seats)) for what, seats in those.items() if seats]
    elif face is Face.LIVE and now.goes_on:
        parts.append(say(locale, "hand-goes-on", name=player(seen, now.active), when=f"<t:{now.until}:R>"))
    lines = [say(locale, "hand-below-separator").join(parts)]
    if face is Face.LIVE and seen.table.seats[own.seat].done_by_default and own.seat in now.done:
        lines.append(say(locale, "hand-done-by-default"))
    return lines
