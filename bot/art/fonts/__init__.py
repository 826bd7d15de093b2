"""The font of the pictures, Nunito Black, under the licence beside it.

`Nunito-Black.ttf` is the five parts of the package @fontsource/nunito 5.3.0 (Latin, Latin extended, Cyrillic,
Cyrillic extended, Vietnamese; weight 900), merged by fontTools without the tables that Pillow's basic layout does
not read.
"""

from __future__ import annotations

from importlib import resources

FILE = "Nunito-Black.ttf"


def nunito() -> bytes:
    """Read the font file."""
    return resources.files(__package__).joinpath(FILE).read_bytes()
