"""What to type for this program, as it was started."""

import sys
from pathlib import Path

COMMAND, MODULE = "bean-table", "python -m bot"


def called(*arguments: str) -> str:
    """The command line that does this here: where only the command is installed, `python -m bot` is unknown."""
    return " ".join([COMMAND if Path(sys.argv[0]).stem == COMMAND else MODULE, *arguments])
