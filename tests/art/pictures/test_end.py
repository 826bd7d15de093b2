"""The picture of the end: no holes, nothing over anything, and what separates equals whole in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image

from bot.art.canvas.boxes import Box
from bot.art.canvas.saving import WIDE
from bot.art.drawings import Drawing
from bot.art.pictures import champion, confetti, draw, end
from bot.art.scenes.end import End
from bot.words import locales, say
from tests.art.pictures.examples import ENDS, FEW_ENDS
from tests.art.pictures.examples import end as end_of
from tests.art.pictures.written import texts, written
from tests.breadth import few

MOST_BYTES = 80_000
WHOLE = Box(end.EDGE, end.EDGE, WIDE - 2 * end.EDGE, end.HIGH)
SHARES = [(won, others) for players in range(2, 8) for won in range(1, players + 1) for others in [players - won]]


@pytest.mark.parametrize(("won", "others"), SHARES)
def test_players_fill_the_room_without_a_hole(won: int, others: int) -> None:
    boxes = list(end._boxes(WHOLE, won, others))
    assert len(boxes) == won + others
    columns = [[box for box in boxes if box.x == x] for x in sorted({box.x for box in boxes})]
    assert columns[0][0].x == WHOLE.x
    assert columns[-1][0].right == WHOLE.right
    assert all(after[0].x - before[0].right == end.GAP for before, after in pairwise(columns))
    for column in columns:
        assert len({box.w for box in column}) == 1
        assert (column[0].y, column[-1].bottom) == (WHOLE.y, WHOLE.bottom)
        assert all(0 < below.y - above.bottom <= end.GAP for above, below in pairwise(column))


@pytest.mark.parametrize(("won", "others"), SHARES)
def test_winners_stand_apart_from_the_others_in_a_column_of_their_own(won: int, others: int) -> None:
    boxes = list(end._boxes(WHOLE, won, others))
    assert not others or max(box.right for box in boxes[:won]) < min(box.x for box in boxes[won:])
    if won == 1 or (not others and won <= end.SIDE_BY_SIDE):
        assert all(box.h >= end.LARGE for box in boxes[:won])


@pytest.mark.parametrize("name", few(ENDS, *FEW_ENDS))
def test_it_is_small(name: str) -> None:
    assert len(draw(ENDS[name])) <= MOST_BYTES


@pytest.mark.parametrize("name", few(ENDS, *FEW_ENDS))
def test_every_text_stays_in_its_panel(name: str) -> None:
    scene = ENDS[name]
    won = sum(place.rank == 1 for place in scene.places)
    high = WHOLE.h if max(won, len(scene.places) - won) <= end.MOST else end.HIGHER
    panels = [*end._boxes(WHOLE._replace(h=high), won, len(scene.places) - won)]
    panels.append(Box(WHOLE.x, WHOLE.y + high + end.GAP, WHOLE.w, 400))
    for one in written("end", name):
        assert any(
            panel.x + 3 <= one.left
            and one.right <= panel.right - 3
            and panel.y + 3 <= one.top
            and one.bottom <= panel.bottom - 1
            for panel in panels
        ), one.says


@pytest.mark.parametrize("seat", range(7))
def test_confetti_lies_over_nothing(seat: int) -> None:
    room, taken = Box(32, 50, 434, 248), Box(150, 36, 200, 276)
    fallen = list(confetti._scattered(Random(seat), room, [taken], slips_only=False))
    assert len(fallen) >= 10
    assert {box.w == box.h for box in fallen} == {True, False}
    for one, other in combinations([taken, *fallen], 2):
        assert not confetti._touch(one, other)
    for box in fallen:
        assert room.x <= box.x <= box.right <= room.right
        assert room.y <= box.y <= box.bottom <= room.bottom


def test_confetti_leaves_bean_crown_and_label_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the winner's panel shows in its middle is the same with and without confetti."""
    scene = ENDS["4 players"]
    box = Box(18, 18, 462, 376)

    def middle() -> bytes:
        image = Image.new("RGB", (500, 420))
        champion.champion(image, box, scene.places[0], scene)
        return image.crop((160, 36, 338, 312)).tobytes()

    with_it = middle()
    monkeypatch.setattr(champion, "confetti", lambda *_: None)
    assert middle() == with_it


def _reasons(locale: str) -> Iterator[tuple[str, int, Drawing | None]]:
    """Each reason with a score as long as there are, and what stands beside it."""
    for rule in ("most_cards_in_hand", "farthest_from_start", "shared"):
        yield say(locale, "picture-tie", rule=rule), 38, Drawing("things", "thaler")
    yield say(locale, "bohne-picture-tie"), -108, None


@pytest.mark.long
@pytest.mark.parametrize("locale", few(locales(), "de"))
@pytest.mark.parametrize("players", few(range(2, 8), 7))
def test_what_separates_equals_is_whole_beside_whom_it_concerns(locale: str, players: int) -> None:
    for reason, score, unit in _reasons(locale):
        scene = end_of(players)
        places = tuple([place._replace(reason=reason, score=score) for place in scene.places[1:]])
        drawn = [one.says for one in texts(End((scene.places[0], *places), unit, scene.chart_says))]
        assert drawn.count(reason) == players - 1
