"""The final sheet: who won, why among equals, and every field of the last harvest."""

from __future__ import annotations

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.events import Ended, Event, Harvested, TradingEnded
from bot.games.bohnanza.moves import Plant
from bot.games.bohnanza.news import News
from bot.games.bohnanza.state import Phase, State
from bot.games.chance import seeded
from bot.games.contract import Outcome
from bot.ui.bohnanza.end.harvests import final_harvest
from bot.ui.bohnanza.hand.screen import hand_screen
from bot.ui.bohnanza.table.screen import table_screen
from tests.ui.bohnanza.examples import BOHNANZA, NAMES, NASTY, Position, cards, crop, game, look, position
from tests.ui.reading import keeps_the_limits, words


def ended(hands: list[str], fields: dict[int, list[str]], thalers: dict[int, str]) -> Position:
    """The end that comes when seat 0 plants a cocoa, the last card set aside, after the last exhaustion."""
    crops = {seat: [crop(*_read(text)) for text in texts] for seat, texts in fields.items()}
    before = position(
        hands, phase=Phase.PLANT_RECEIVED, fields=crops, set_aside={0: "cocoa"}, thalers=thalers
    ).state._replace(ending=True)
    decision = BOHNANZA.decide(before, 0, Plant(cards("cocoa")[0], 0), seeded(0))
    past: tuple[tuple[State, Event], ...] = ()
    state = before
    for event in decision.events:
        past = (*past, (state, event))
        state = BOHNANZA.evolve(state, event)
    return Position(state, past)


def _read(text: str) -> tuple[str, int]:
    bean, count = text.split("×")
    return bean, int(count)


FIELDS = {0: ["cocoa×1", "soy×5"], 1: ["red×3", "soy×0"], 2: ["wax×3", "soy×0"], 3: ["wax×0", "soy×0"]}


def test_the_final_harvest_is_shown_field_by_field() -> None:
    text = words(table_screen(look(ended(["", "", "", ""], FIELDS, {}))))
    assert "**Ana**: 🍫 Cocoa ×2 → 2 🪙, 🌱 Soy ×5 → 2 🪙" in text
    assert "**Ben**: 🍒 Red ×3 → 2 🪙" in text
    assert "**Cleo**: 🕯️ Wax ×3 → 0 🪙" in text
    assert "**Dev**:" not in text


def test_a_lone_winner_needs_no_tie_break() -> None:
    text = words(table_screen(look(ended(["", "", "", ""], FIELDS, {2: "soy", 3: "red red red"}))))
    assert "🏁 Ana wins!" in text
    assert "🏆 **Ana** – 4 🪙\n2. **Dev** – 3 🪙\n3. **Ben** – 2 🪙\n4. **Cleo** – 1 🪙" in text
    assert "tied" not in text


def test_a_tie_is_decided_by_cards_in_hand_and_says_so() -> None:
    at = ended(["soy", "wax red", "", ""], FIELDS, {1: "red red", 2: "soy", 3: "red"})
    text = words(table_screen(look(at)))
    assert "🏁 Ben wins!" in text
    assert "🏆 **Ben** – 4 🪙, 2 cards in hand\n2. **Ana** – 4 🪙, 1 card in hand" in text
    assert "-# Ben and Ana tied on 4 🪙. Cleo and Dev tied on 1 🪙. Ties go to the bigger hand;" in text


def test_a_tie_in_everything_is_shared() -> None:
    text = words(table_screen(look(ended(["soy", "wax", "", ""], FIELDS, {1: "red red"}))))
    assert "🏁 Ana and Ben share the win!" in text
    assert "🏆 **Ana** – 4 🪙, 1 card in hand\n🏆 **Ben** – 4 🪙, 1 card in hand\n3. **Cleo**" in text


def test_every_seat_reads_the_same_result() -> None:
    at = ended(["soy", "wax", "", ""], FIELDS, {})
    for seat in range(4):
        text = words(hand_screen(look(at, seat)))
        assert "🏁 Ana wins with 4 🪙" in text
        assert "**Ana**: 🍫 Cocoa ×2 → 2 🪙, 🌱 Soy ×5 → 2 🪙" in text


def test_a_harvest_without_beans_says_so() -> None:
    state = game(3)[-1].state
    past = ((state, TradingEnded()), (state, Ended(_outcome(state))))
    assert "No field had beans left" in words(table_screen(look(Position(state, past))))


def test_forgotten_news_is_not_passed_over_in_silence() -> None:
    at = ended(["", "", "", ""], FIELDS, {})
    text = words(table_screen(look(at, last=3)))
    assert "**Cleo**: 🕯️ Wax ×3 → 0 🪙" in text
    assert "Earlier harvests aren't shown." in text
    assert "Not shown" not in words(table_screen(look(at)))


def test_real_games_show_every_field_harvested_at_the_end() -> None:
    for players in range(3, 8):
        at = game(players)[-1]
        events = [event for _, event in at.past]
        last = next(n for n, e in enumerate(reversed(events[:-1])) if not isinstance(e, Harvested))
        harvests, whole = final_harvest(look(at).news)
        assert whole
        assert len(harvests) == last
        assert all(name in words(table_screen(look(at))) for name in NAMES[:players])


def test_the_sheet_keeps_the_limits() -> None:
    state = game(7)[-1].state
    crops = tuple(
        News("harvested", seat, beans=(Bean("black_eyed"),) * 24, number=4) for seat in range(7) for _ in "123"
    )
    seen = look(Position(state), names=NASTY)._replace(news=(News("exhausted-last"), *crops, News("ended")))
    assert keeps_the_limits(table_screen(seen))
    assert keeps_the_limits(hand_screen(seen, "n" * 1500))


def _outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome
