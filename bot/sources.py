"""Reads settings from a file and from the environment, and tells which of the two has a mistake."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from pydantic_settings import BaseSettings, EnvSettingsSource

TOKEN_VARIABLE = "DISCORD_TOKEN"
PREFIX, DELIMITER = "BEAN_TABLE__", "__"

Raw: TypeAlias = dict[str, Any]
"""Sections by name, each with its settings by name, before anything is checked."""
Place: TypeAlias = tuple[str, ...]
"""Where a setting stands: its section, its name, and its place in a list."""

BACKSLASHES = (
    "In double quotes a backslash begins a sign of its own: write a path of Windows in single ones, "
    r"'C:\beans\games.sqlite3', or with /."
)

_TOKENS = {"token", "token_file"}


class ConfigError(Exception):
    """The settings cannot be used; the message has one line for each error, and never the token."""


def settings_in(environ: Mapping[str, str]) -> dict[str, str]:
    """The variables that hold settings; an empty one counts as none."""
    named = {name: value for name, value in environ.items() if name == TOKEN_VARIABLE or name.startswith(PREFIX)}
    return {name: value for name, value in named.items() if value.strip()}


def misspelt(environ: Mapping[str, str], settings: Iterable[Place]) -> dict[str, str]:
    """Find the variables that count for nothing since they differ from a setting's in underscores or case alone;
    each is given with the setting's."""
    meant = {_bare(variable_of(place)): variable_of(place) for place in settings}
    others = [name for name, value in environ.items() if value.strip() and not name.startswith(PREFIX)]
    return {name: meant[_bare(name)] for name in others if _bare(name) in meant}


def _bare(name: str) -> str:
    return name.upper().replace("_", "")


def variable_of(place: Place) -> str:
    """The name of the variable for the setting in this place; a list has one for all of it."""
    return PREFIX + DELIMITER.join(place[:2]).upper()


class Environment:
    """Holds the settings in environment variables, by the fields of `settings`."""

    def __init__(self, settings: type[BaseSettings], environ: Mapping[str, str]) -> None:
        self.named = settings_in(environ)
        source = EnvSettingsSource(settings, env_prefix=PREFIX, env_nested_delimiter=DELIMITER)
        source.env_vars = {name.lower(): value for name, value in self.named.items()}
        # The source looks for the sections that there are; the others are named as mistakes later.
        self.raw: Raw = {_section(name): {} for name in self.named if name.startswith(PREFIX)} | source()
        if token := self.named.get(TOKEN_VARIABLE, "").strip():
            section = self.raw.get("discord", {})
            self.raw["discord"] = {**section, "token": token} if isinstance(section, dict) else section

    def over(self, file: Raw) -> Raw:
        """Give these settings, and for the rest those of the file."""
        return file | {name: _over(section, file.get(name, {})) for name, section in self.raw.items()}

    def variable(self, place: Place, file: Raw) -> str | None:
        """Name the variable in which the mistake in this place stands; None where it stands in the file."""
        here: Any = self.raw
        for key in place:
            if not isinstance(here, dict):
                break
            if key not in here:
                return None
            here, file = here[key], file.get(key, {}) if isinstance(file, dict) else {}
        if isinstance(here, dict) and file:
            return None
        if place == ("discord", "token") and TOKEN_VARIABLE in self.named:
            return TOKEN_VARIABLE
        return self._spelled(variable_of(place))

    def _spelled(self, name: str) -> str:
        return next((one for one in sorted(self.named) if one.upper().startswith(name)), name)


def _section(name: str) -> str:
    return name.removeprefix(PREFIX).partition(DELIMITER)[0].lower()


def _over(section: object, file: object) -> object:
    if not isinstance(section, dict) or not isinstance(file, dict):
        return file if isinstance(section, dict) else section
    # Two ways to give one thing: the environment's, whichever it is, is meant.
    hidden = _TOKENS if _TOKENS & section.keys() else set()
    return {name: value for name, value in file.items() if name not in hidden} | section


def read(path: Path) -> Raw:
    """Read the settings file; a missing one says nothing. Raises ConfigError."""
    try:
        # Some editors begin a file with a byte-order mark.
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError:
        mistake = "is not a text file in UTF-8. Save it as UTF-8."
    except OSError as error:
        mistake = f"cannot be read ({error.strerror}). Check that it is a file and who may read it."
    else:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            mistake = f"is not valid TOML, {_not_toml(str(error), text)}"
    # Raised out here, so that no traceback carries the text.
    raise ConfigError(f"{path} {mistake}")


def _not_toml(said: str, text: str) -> str:
    """Say where the mistake is and what to do, not in tomllib's own words, which may quote the line with the
    token."""
    if (found := re.search(r"\(at (.*)\)$", said)) is None:
        return f"somewhere. {_FORM}"
    where = found[1]
    if said.startswith("Cannot overwrite"):
        return f"{where}: this setting stands there already. Leave one of the two out."
    if said.startswith("Cannot declare"):
        return f"{where}: this section is there already. Put its settings below the first one."
    line = re.match(r"line (\d+)", where)
    if line and re.search(r'"[^"]*\\', text.split("\n")[int(line[1]) - 1]):
        return f"{where}. {BACKSLASHES}"
    return f"{where}. {_FORM}"


_FORM = 'Settings are written name = value, texts in quotes: level = "INFO".'
