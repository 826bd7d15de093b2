"""The settings of the bot: config.toml and the environment, checked once at the start."""

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError

from bot.owner import open_to_others

TOKEN_VARIABLE = "DISCORD_TOKEN"


class ConfigError(Exception):
    """The settings cannot be used; the message has one line for each error, and never the token."""


class MissingToken(ConfigError):
    """No bot token was given anywhere."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "The bot needs a token to log in to Discord, and none was given. To get one, open "
            "https://discord.com/developers/applications (the Discord Developer Portal), choose "
            "New Application, then Bot, then Reset Token, and copy what it shows. Write it into "
            f'{path.absolute()} as two lines, [discord] and token = "…", or put it into the '
            f"environment variable {TOKEN_VARIABLE}. "
            "Whoever has the token is the bot: show it to nobody. To only try the bot out, without a token: "
            "python -m bot playground."
        )


def _address(*schemes: str) -> Callable[[str], str]:
    def check(value: str) -> str:
        if not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            raise ValueError(f"must start with {' or '.join(f'{scheme}://' for scheme in schemes)}")
        return value

    return check


def _one_word(token: SecretStr) -> SecretStr:
    """A token as a header can carry it: half of it pasted on a second line is no Discord error."""
    if not all(
        character.isprintable() and not character.isspace() for character in token.get_secret_value().strip()
    ):
        raise ValueError("should be one word, without spaces and line breaks, as the Developer Portal shows it")
    return token


class _Section(BaseModel):
    # Inputs stay out of pydantic's own messages: one of them is the token.
    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Discord(_Section):
    """How to reach Discord. The addresses change only behind a proxy, or for the playground."""

    token: Annotated[SecretStr, AfterValidator(_one_word)] = SecretStr("")
    api_url: Annotated[str, AfterValidator(_address("http", "https"))] = "https://discord.com/api/v10"
    gateway_url: Annotated[str, AfterValidator(_address("ws", "wss"))] = "wss://gateway.discord.gg/"
    new_dms_every: Annotated[float, Field(ge=0, le=600)] = 4.0
    """Seconds between two people who are written to for the first time."""
    new_emojis_every: Annotated[float, Field(ge=0, le=600)] = 1.0
    """Seconds between two emojis that are uploaded, which only the first start of a version does."""
    development_guilds: tuple[Annotated[int, Field(gt=0)], ...] = ()


class Store(_Section):
    """Where the games are kept, and for how many days after their end; 0 stands for ever."""

    path: Path = Path("bean-table.sqlite3")
    keep: Annotated[int, Field(ge=0, le=36500)] = 365


class Computers(_Section):
    """How long computer players take, in seconds."""

    delay: Annotated[float, Field(ge=0, le=60)] = 1.2
    patience: Annotated[float, Field(ge=0, le=3600)] = 20.0


class Pace(_Section):
    """How long a decision may take in a live game, in seconds."""

    live: Annotated[int, Field(ge=60, le=3600, multiple_of=60)] = 180


class Limits(_Section):
    """How much one person, or one server, may ask for; 0: as much as they like."""

    open_tables: Annotated[int, Field(ge=0)] = 5
    lobbies_an_hour: Annotated[int, Field(ge=0)] = 10
    open_offers: Annotated[int, Field(ge=0)] = 10
    clicks_a_second: Annotated[int, Field(ge=0)] = 8
    server_tables: Annotated[int, Field(ge=0)] = 50


NO_LIMITS = Limits(open_tables=0, lobbies_an_hour=0, open_offers=0, clicks_a_second=0, server_tables=0)


class About(_Section):
    """What `/about` says of whoever runs the bot."""

    contact: Annotated[str, AfterValidator(str.strip), Field(max_length=500)] = ""


class Words(_Section):
    """The languages of the host's own: a folder that has one for each of them, as bot/words/locales does."""

    folder: Annotated[Path | None, BeforeValidator(lambda text: None if text == "" else text)] = None


class Log(_Section):
    """How much the bot logs."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


class Config(_Section):
    """All settings."""

    discord: Discord = Discord()
    store: Store = Store()
    computers: Computers = Computers()
    pace: Pace = Pace()
    limits: Limits = Limits()
    about: About = About()
    words: Words = Words()
    log: Log = Log()


def load(path: Path, environ: Mapping[str, str], *, token_needed: bool = True) -> Config:
    """Read the settings; a missing file means the defaults. The environment's token wins over the file's.

    Without `token_needed` they serve for work beside Discord, such as a backup.

    Relative paths count from the folder of the settings file. Raises ConfigError or MissingToken.
    """
    config = _validated(path, _with_token(_read(path), environ.get(TOKEN_VARIABLE, "").strip()))
    if token_needed and not config.discord.token.get_secret_value().strip():
        raise MissingToken(path)
    # Joining with an absolute path gives that path.
    beside = path.absolute().parent
    store = config.store.model_copy(update={"path": beside / config.store.path})
    folder = config.words.folder
    words = config.words.model_copy(update={"folder": folder and beside / folder})
    return config.model_copy(update={"store": store, "words": words})


def token_exposed(path: Path) -> bool:
    """Whether the settings file holds a token that other users of this machine can read."""
    section = _read(path).get("discord", {})
    return isinstance(section, dict) and bool(section.get("token")) and open_to_others(path)


def _read(path: Path) -> dict[str, object]:
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
            where = re.search(r"\(at (.*)\)$", str(error))
            # Not tomllib's own words: they may quote the line, and the line may hold the token.
            mistake = (
                f"is not valid TOML, {where[1] if where else 'somewhere'}. Settings are written "
                'name = value, texts in quotes: level = "INFO".'
            )
    # Raised out here, so that no traceback carries the text.
    raise ConfigError(f"{path} {mistake}")


def _with_token(raw: dict[str, object], token: str) -> dict[str, object]:
    section = raw.get("discord", {})
    if token and isinstance(section, dict):
        return {**raw, "discord": {**section, "token": token}}
    return raw


def _validated(path: Path, raw: dict[str, object]) -> Config:
    try:
        return Config.model_validate(raw)
    except ValidationError as error:
        mistakes = [
            _mistake(tuple(map(str, one["loc"])), one["type"], one["msg"])
            for one in error.errors(include_input=False, include_url=False, include_context=False)
        ]
    raise ConfigError("\n".join([f"{path} has mistakes:", *mistakes]))


def _mistake(place: tuple[str, ...], kind: str, message: str) -> str:
    key = ".".join(place)
    if kind == "extra_forbidden":
        return f"{key}: there is no such setting; here there are {', '.join(_keys_beside(place))}."
    if kind in {"model_type", "model_attributes_type"}:
        return f"{key}: should be a section, written [{key}] on a line of its own."
    return f"{key}: {message.removeprefix('Value error, ')}."


def _keys_beside(place: tuple[str, ...]) -> list[str]:
    """The settings that exist where an unknown one stands."""
    model: type[BaseModel] = Config
    for name in place[:-1]:
        inner = model.model_fields[name].annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            model = inner
    return list(model.model_fields)
