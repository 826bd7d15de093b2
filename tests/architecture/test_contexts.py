"""What Discord says of the place of an interaction is read in one file: past it, hands became public."""

import re
from pathlib import Path

from tests.architecture.test_nothing_missing import ROOT

READING = re.compile(
    r"interaction\.(?:guild_id|context|is_guild_integration|is_user_integration)\b|integration_owners"
)
THE_ONE = Path("bot/ui/contexts.py")


def test_one_file_alone_reads_where_an_interaction_comes_from() -> None:
    files = [file for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("*.py")]
    found = {file.relative_to(ROOT) for file in files if READING.search(file.read_text("utf-8"))}
    # The small Discord is the one who says it.
    assert {file for file in found if not file.is_relative_to("bot/playground")} == {THE_ONE}
