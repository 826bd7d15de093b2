"""Contact sheets of all pictures, to be looked at: `python -m tests.art.pictures.sheets FOLDER [--language de]`.

Each sheet shows one kind of picture: on Discord's dark as wide as on a desktop, on its light one as on a phone.
With a language it shows a real game in that language, of each system with the fewest and with the most players.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from bot.art.canvas.letters import font
from bot.art.palette import OUTLINE, RIM
from bot.art.pictures import draw
from bot.games import CATALOGUE
from bot.words import locales
from tests.art.pictures.examples import (
    ALL_HANDS,
    BELOW_OTHERS,
    DAILY_SCORES,
    ENDS,
    FORMS,
    HANDS,
    HOLDINGS,
    TABLES,
    TOWNS_FOR_SALE,
    TRICKS,
)
from tests.art.pictures.real_games import each_phase, hand_picture, table_picture

DARK, LIGHT = "#313338", "#ffffff"
"""Discord's grounds."""
DESKTOP, PHONE = 550, 360
"""The widths of a picture in CSS pixels."""
GAP = 24
A_SHEET = 8
"""So many pictures stand on a sheet at most."""


KINDS: Mapping[str, Mapping[str, Any]] = {
    "hand": HANDS,
    "hand below others": BELOW_OTHERS,
    "table": TABLES,
    "end": ENDS,
    "trick": TRICKS,
    "holding": HOLDINGS,
    "all hands": ALL_HANDS,
    "form": FORMS,
    "daily": DAILY_SCORES,
    "for sale": TOWNS_FOR_SALE,
}
"""The examples of each kind of picture."""


def every_picture() -> dict[str, dict[str, bytes]]:
    """Every example as PNG, by kind and name."""
    return {kind: {name: draw(scene) for name, scene in scenes.items()} for kind, scenes in KINDS.items()}


def of_real_games(locale: str) -> dict[str, dict[str, bytes]]:
    """What tables and panels show in each phase of real games in this language, by system and phase."""
    found: dict[str, dict[str, bytes]] = {}
    for game, rules in CATALOGUE.items():
        for players in sorted({rules.players[0], rules.players[-1]}):
            shown = found.setdefault(f"{game} {players}", {})
            for phase, moment in each_phase(game, players).items():
                shown[f"{phase}, table"] = draw(table_picture(moment, locale).scene)
                shown[f"{phase}, hand"] = draw(hand_picture(moment, 0, locale).scene)
            del shown["end, hand"]
    return found


def main() -> None:
    """Write the sheets, and every picture by itself."""
    parser = argparse.ArgumentParser(description="Contact sheets of all pictures.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=locales())
    given = parser.parse_args()
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    shown = every_picture() if given.language is None else of_real_games(given.language)
    for kind, pictures in shown.items():
        _write(folder, kind.replace(" ", "-"), pictures)


def _write(folder: Path, kind: str, pictures: Mapping[str, bytes]) -> None:
    for name, picture in pictures.items():
        (folder / f"{kind} {name}.png".replace(", ", " ").replace(" ", "-")).write_bytes(picture)
    rest = iter(pictures.items())
    number = 1
    while some := list(islice(rest, A_SHEET)):
        for width, ground in ((DESKTOP, DARK), (PHONE, LIGHT)):
            _sheet(some, width, ground).save(folder / f"sheet-{kind}-{number}-{width}.png")
        number += 1


def _sheet(pictures: Iterable[tuple[str, bytes]], width: int, ground: str) -> Image.Image:
    """Pictures made as narrow as a screen shows them, in columns, each below its name."""
    small = [(name, _narrow(picture, width)) for name, picture in pictures]
    columns = [small[0::2], small[1::2]] if width == DESKTOP else [small[number::4] for number in range(4)]
    columns = [column for column in columns if column]
    high = max(sum(image.height + 2 * GAP + 12 for _, image in column) for column in columns)
    sheet = Image.new("RGB", (GAP + len(columns) * (width + GAP), high + GAP), ground)
    pen = ImageDraw.Draw(sheet)
    for number, column in enumerate(columns):
        x, y = GAP + number * (width + GAP), GAP
        for name, image in column:
            pen.text((x, y), name, font=font(16), fill=RIM if ground == DARK else OUTLINE)
            sheet.paste(image, (x, y + 24))
            y += image.height + 2 * GAP + 12
    return sheet


def _narrow(picture: bytes, width: int) -> Image.Image:
    with Image.open(BytesIO(picture)) as image:
        whole = image.convert("RGB")
    return whole.resize((width, round(whole.height * width / whole.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
