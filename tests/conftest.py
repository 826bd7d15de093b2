"""What all tests share."""

from __future__ import annotations

import os

# Many tests start the program: it is compiled once for all of them, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
