"""The version of the program that is installed, which stands in pyproject.toml alone."""

from importlib import metadata

VERSION = metadata.version("bean-table")
