"""How this program was started, so that messages can name the command to type."""

import sys
from pathlib import Path

COMMAND, MODULE = "bean-table", "python -m bot"


def invocation(*arguments: str) -> str:
    """Write the command line with these arguments: with only the command installed, `python -m bot` is unknown."""
    return " ".join([COMMAND if Path(sys.argv[0]).stem == COMMAND else MODULE, *arguments])
