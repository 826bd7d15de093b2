"""The picture of the playground's first card shows every bean that there is, each in its own colours."""

from __future__ import annotations

import re
from collections import Counter

from bot.art.drawings import drawings
from bot.page_garden import page_garden

GARDEN = page_garden()
BEANS = [drawing.name for drawing in drawings() if drawing.kind == "beans"]


def test_every_bean_stands_there_once() -> None:
    assert GARDEN.count('<svg x="') == len(BEANS)
    assert all(f'id="{name}-' in GARDEN for name in BEANS)


def test_no_two_drawings_share_a_name_and_none_is_looked_for_in_vain() -> None:
    named = Counter(re.findall(r'id="([^"]+)"', GARDEN))
    assert set(named.values()) == {1}
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', GARDEN)) <= named.keys()
