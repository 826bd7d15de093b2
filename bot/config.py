"""The settings of the bot: config.toml and the environment, checked once at the start."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.invocation import invocation
from bot.private_files import open_to_others
from bot.sources import (
    BACKSLASHES,
    DELIMITER,
    TOKEN_VARIABLE,
    ConfigError,
    Environment,
    Place,
    Raw,
    misspelt,
    read,
    variable_of,
)


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
            f"{invocation('playground')}."
        )


def _address(*schemes: str) -> Callable[[str], str]:
    def check(value: str) -> str:
        if not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            raise ValueError(f"must start with {' or '.join(f'{scheme}://' for scheme in schemes)}")
        return value

    return check


def _one_word(token: SecretStr) -> SecretStr:
    """Refuse a token that no header can carry: half of it pasted on a second line is no Discord error."""
    if not all(
        character.isprintable() and not character.isspace() for character in token.get_secret_value().strip()
    ):
        raise ValueError("should be one word, without spaces and line breaks, as the Developer Portal shows it")
    return token


def _counted(value: object) -> object:
    """Refuse yes and no where a number is meant."""
    if isinstance(value, bool):
        raise ValueError(f"should be a number, not {str(value).lower()}")
    return value


def _listed(value: object) -> object:
    """Read a list as an environment variable can hold it: 1, 2."""
    if not isinstance(value, str):
        return value
    return [one for part in value.strip("[] ").split(",") if (one := part.strip())]


def _number_of_shards(value: object) -> object:
    """Read a number of shards; None stands for as many as Discord advises."""
    if value in (None, "", AUTO):
        return None
    text = str(value)
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_SHARDS):
        raise ValueError(f'should be "{AUTO}", or a number from 1 to {MOST_SHARDS}')
    return int(text)


def _number_of_processes(value: object) -> object:
    """Read a number of processes; None stands for one where the machine has room for it."""
    if value in (None, "", AUTO):
        return None
    text = str(value)
    if not (text.isascii() and text.isdecimal() and int(text) <= MOST_PROCESSES):
        raise ValueError(f'should be "{AUTO}", or a number from 0 to {MOST_PROCESSES}')
    return int(text)


def _brief(text: str) -> str:
    """Refuse a text that `/about` has no room for; what surrounds it is cut off."""
    text = text.strip()
    if len(text) > LONGEST_CONTACT:
        raise ValueError(f"has {len(text)} characters, and /about has room for {LONGEST_CONTACT}: shorten it")
    return text


def _named(value: object) -> object:
    """Read a path; where nothing stands between the quotes, it is None: no file or folder."""
    if isinstance(value, str) and any(ord(character) < ord(" ") for character in value):
        raise ValueError(f"has a tab, a line break or the like in it. {BACKSLASHES}")
    return None if value == "" else value


def _host(value: str) -> str:
    if not value.strip():
        raise ValueError('should name an address of this machine, such as "127.0.0.1"')
    return value.strip()


AUTO, MOST_SHARDS, MOST_PROCESSES = "auto", 10_000, 64
LONGEST_CONTACT = 500
_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}")
_NAMED = BeforeValidator(_named)


class _Section(BaseModel):
    # Inputs stay out of pydantic's own messages: one of them is the token.
    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)

    @field_validator("*", mode="before")
    @classmethod
    def _count(cls, value: object, which: ValidationInfo) -> object:
        """Refuse yes and no in a number's place: pydantic takes them for 1 and 0."""
        field = cls.model_fields.get(which.field_name or "")
        return _counted(value) if field is not None and field.annotation in (int, float) else value


class DiscordSection(_Section):
    """How to reach Discord. The addresses change only behind a proxy, or for the playground."""

    token: Annotated[SecretStr, AfterValidator(_one_word)] = SecretStr("")
    token_file: Annotated[Path | None, _NAMED] = None
    """A file that holds nothing but the token; only where no token is given."""
    api_url: Annotated[str, AfterValidator(_address("http", "https"))] = "https://discord.com/api/v10"
    gateway_url: Annotated[str, AfterValidator(_address("ws", "wss"))] = "wss://gateway.discord.gg/"
    new_dms_every: Annotated[float, Field(ge=0, le=600)] = 4.0
    """Seconds between two people who are written to for the first time."""
    new_emojis_every: Annotated[float, Field(ge=0, le=600)] = 1.0
    """Seconds between two emojis that are uploaded, which only the first start of a version does."""
    shards: Annotated[int | None, BeforeValidator(_number_of_shards)] = None
    """How many connections to Discord there are; None: as many as it advises."""
    development_guilds: Annotated[
        tuple[Annotated[int, BeforeValidator(_counted), Field(gt=0)], ...], BeforeValidator(_listed)
    ] = ()


class StoreSection(_Section):
    """Where the games are kept, and for how many days after their end; 0 stands for ever."""

    path: Annotated[Path, _NAMED] = Path("bean-table.sqlite3")
    keep: Annotated[int, Field(ge=0, le=36500)] = 365


class BackupSection(_Section):
    """Where the bot copies its database (None: nowhere), every how many hours, and how many copies it keeps."""

    folder: Annotated[Path | None, _NAMED] = None
    every: Annotated[float, Field(ge=0.1, le=8784)] = 24.0
    keep: Annotated[int, Field(ge=1)] = 7


class ComputersSection(_Section):
    """How long computer players take, in seconds."""

    delay: Annotated[float, Field(ge=0, le=60)] = 1.2
    patience: Annotated[float, Field(ge=0, le=3600)] = 20.0


class PaceSection(_Section):
    """How long a decision may take in a live game, in seconds."""

    live: Annotated[int, Field(ge=60, le=3600, multiple_of=60)] = 180


class LimitsSection(_Section):
    """How much one person, or one server, may ask for; 0: as much as they like."""

    open_tables: Annotated[int, Field(ge=0)] = 5
    lobbies_an_hour: Annotated[int, Field(ge=0)] = 10
    open_offers: Annotated[int, Field(ge=0)] = 10
    clicks_a_second: Annotated[int, Field(ge=0)] = 8
    server_tables: Annotated[int, Field(ge=0)] = 50
    lessons: Annotated[int, Field(ge=0)] = 1000


NO_LIMITS = LimitsSection(
    open_tables=0, lobbies_an_hour=0, open_offers=0, clicks_a_second=0, server_tables=0, lessons=0
)


class AboutSection(_Section):
    """What `/about` says of whoever runs the bot."""

    contact: Annotated[str, AfterValidator(_brief)] = ""


class WordsSection(_Section):
    """The languages of the host's own: a folder that has one for each of them, as bot/words/locales does."""

    folder: Annotated[Path | None, _NAMED] = None


class WorkersSection(_Section):
    """Who does what is not for the event loop, such as pictures: so many processes, or with 0 a thread."""

    processes: Annotated[int | None, BeforeValidator(_number_of_processes)] = None
    """None: one, where the machine has more than one core and enough memory for it."""


class LogSection(_Section):
    """How much the bot logs, and in which form."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    format: Literal["text", "json"] = "text"


class MetricsSection(_Section):
    """Where a host's own tools ask how the bot is; port 0: nowhere."""

    port: Annotated[int, Field(ge=0, le=65535)] = 0
    host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    names: Annotated[tuple[str, ...], BeforeValidator(_listed)] = ()
    """By which names it may be asked besides that address and localhost, such as that of a container."""


class Config(_Section):
    """All settings."""

    discord: DiscordSection = DiscordSection()
    store: StoreSection = StoreSection()
    backup: BackupSection = BackupSection()
    computers: ComputersSection = ComputersSection()
    pace: PaceSection = PaceSection()
    limits: LimitsSection = LimitsSection()
    about: AboutSection = AboutSection()
    words: WordsSection = WordsSection()
    workers: WorkersSection = WorkersSection()
    log: LogSection = LogSection()
    metrics: MetricsSection = MetricsSection()


class _Variables(Config, BaseSettings):
    """The same settings as environment variables. Texts stay texts, and each setting reads its own."""

    model_config = SettingsConfigDict(enable_decoding=False)


def load(path: Path, environ: Mapping[str, str], *, token_needed: bool = True) -> Config:
    """Read the settings: the environment's, else the file's, which may be missing, else the defaults.

    Without `token_needed` they serve for work beside Discord, such as a backup.

    Relative paths count from the folder of the settings file. Raises ConfigError or MissingToken.
    """
    _require_spelled(environ)
    config = _with_paths(_validated(path, read(path), Environment(_Variables, environ)), path.absolute().parent)
    if token_needed:
        config = config.model_copy(update={"discord": _with_token(config.discord)})
        if not config.discord.token.get_secret_value().strip():
            raise MissingToken(path)
    return config


def looks_like_a_token(text: str) -> bool:
    """Whether this has the form of a bot's token: its number, a time, and a signature."""
    return _TOKEN.fullmatch(text) is not None


def token_exposed(path: Path) -> bool:
    """Whether the settings file holds a token that other users of this machine can read."""
    section = read(path).get("discord", {})
    return isinstance(section, dict) and bool(section.get("token")) and open_to_others(path)


def _require_spelled(environ: Mapping[str, str]) -> None:
    settings = [(section, name) for section in _fields(()) for name in _fields((section,))]
    if mistakes := misspelt(environ, settings):
        lines = [f"{name}: there is no such setting; {meant} is meant." for name, meant in mistakes.items()]
        raise ConfigError("\n".join(["The environment has mistakes:", *lines]))


def _with_paths(config: Config, beside: Path) -> Config:
    # Joining with an absolute path gives that path.
    store = config.store.model_copy(update={"path": beside / config.store.path})
    own, file, copies = config.words.folder, config.discord.token_file, config.backup.folder
    backup = config.backup.model_copy(update={"folder": copies and beside / copies})
    words = config.words.model_copy(update={"folder": own and beside / own})
    discord = config.discord.model_copy(update={"token_file": file and beside / file})
    return config.model_copy(update={"store": store, "backup": backup, "words": words, "discord": discord})


def _with_token(discord: DiscordSection) -> DiscordSection:
    """Give the same section with the token from the file that it names, where no token is given otherwise."""
    file = discord.token_file
    if file is None or discord.token.get_secret_value().strip():
        return discord
    try:
        if token := file.read_text("utf-8-sig").strip():
            return discord.model_copy(update={"token": _one_word(SecretStr(token))})
        why = "is empty. Write the token into it, and nothing else"
    except OSError as error:
        if looks_like_a_token(file.name):
            # The file is not named: this is printed, and logged.
            raise ConfigError(
                "discord.token_file: this looks like the token itself. Name a file that holds it, or put it "
                "under token."
            ) from None
        why = f"cannot be read ({error.strerror}). Check the path and who may read it"
    except ValueError:
        why = "should hold the token alone, in one line, as the Developer Portal shows it"
    raise ConfigError(f"discord.token_file: {file} {why}.")


def _validated(path: Path, file: Raw, environment: Environment) -> Config:
    try:
        return Config.model_validate(environment.over(file))
    except ValidationError as error:
        mistakes = [
            (environment.variable(place, file), place, one["type"], one["msg"])
            for one in error.errors(include_input=False, include_url=False, include_context=False)
            for place in [tuple(map(str, one["loc"]))]
        ]
    raise ConfigError("\n".join([_whose(path, mistakes), *(_mistake(*mistake) for mistake in mistakes)]))


def _whose(path: Path, mistakes: Sequence[tuple[str | None, *tuple[object, ...]]]) -> str:
    if not any(variable for variable, *_ in mistakes):
        return f"{path} has mistakes:"
    if all(variable for variable, *_ in mistakes):
        return "The environment has mistakes:"
    return f"{path} and the environment have mistakes:"


def _mistake(variable: str | None, place: Place, kind: str, message: str) -> str:
    key = variable or ".".join(place)
    if kind == "extra_forbidden":
        if len(place) < 3 and (homes := [name for name in _fields(()) if place[-1] in _fields((name,))]):
            return f"{key}: {_belongs(place[-1], homes, variable)}."
        return f"{key}: there is no such setting; here there are {', '.join(_keys_beside(place, variable))}."
    if kind in {"model_type", "model_attributes_type"}:
        if variable:
            one = variable_of((*place, _fields(place)[0]))
            return f"{key}: each setting has a variable of its own, such as {one}."
        return f"{key}: should be a section, written [{key}] on a line of its own."
    said = _KINDER.get(kind, message.removeprefix("Value error, ").removeprefix("Input "))
    return f"{key}: {said.removesuffix('.')}."


_KINDER = {
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "should be a whole number, such as 5"),
    **dict.fromkeys(("float_type", "float_parsing"), "should be a number, such as 1.5"),
    "string_type": 'should be a text, in quotes: "…"',
    "path_type": 'should be a path, in quotes: "…"',
    "tuple_type": "should be a list, in brackets: […]",
}
"""What is said in place of pydantic's words, which are for programmers, by the kind of the mistake."""


def _belongs(name: str, homes: Sequence[str], variable: str | None) -> str:
    """Say where a setting should stand that is in no section, or in another one."""
    if variable:
        return f"there is no such setting; {' or '.join(variable_of((home, name)) for home in homes)} is meant"
    sections = " or ".join(f"[{home}]" for home in homes)
    return f"belongs to {sections}: write it below a line that says so, before the next line in brackets"


def _keys_beside(place: Place, variable: str | None) -> list[str]:
    """The settings, or their variables, that exist where an unknown one stands."""
    found = [(*place[:-1], name) for name in _fields(place[:-1])]
    if not variable:
        return [one[-1] for one in found]
    return [f"{variable_of(one)}{DELIMITER}…" if _fields(one) else variable_of(one) for one in found]


def _fields(place: Place) -> list[str]:
    """The names of what stands in a section, or of the sections; a setting has none."""
    model: type[BaseModel] = Config
    for name in place:
        inner = model.model_fields[name].annotation if name in model.model_fields else None
        if not (isinstance(inner, type) and issubclass(inner, BaseModel)):
            return []
        model = inner
    return list(model.model_fields)
