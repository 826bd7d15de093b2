"""The settings are read, or every mistake in them is named; the token never is."""

import logging
import traceback
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot import tables
from bot.config import NO_LIMITS, ComputersSection, Config, DiscordSection, LimitsSection, MissingToken, load
from bot.sources import ConfigError

TOKEN = "MTIz.secret-token.xyz"
EXAMPLE = Path(__file__).parent.parent / "config.example.toml"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def mistakes(path: Path, text: str, environ: dict[str, str] | None = None) -> list[str]:
    """The lines of the error that this file causes; none of them, nor the traceback, has the token."""
    path.write_text(text, "utf-8")
    with pytest.raises(ConfigError) as caught:
        load(path, environ or {})
    assert TOKEN not in "".join(traceback.format_exception(caught.value))
    assert TOKEN not in repr(caught.value.__context__)
    return str(caught.value).splitlines()


def test_the_defaults(path: Path) -> None:
    config = load(path, {"DISCORD_TOKEN": TOKEN})
    assert config.discord.token.get_secret_value() == TOKEN
    assert config.discord.api_url == "https://discord.com/api/v10"
    assert config.discord.gateway_url == "wss://gateway.discord.gg/"
    assert config.discord.development_guilds == ()
    assert config.store.path == path.parent / "bean-table.sqlite3"
    assert config.log.level == "INFO"
    assert tuple(config.limits.model_dump().values()) == (5, 10, 10, 8, 50, 1000)
    assert set(NO_LIMITS.model_dump().values()) == {0}
    assert tables.Limits(**NO_LIMITS.model_dump()) == tables.Limits()


def test_everything_can_be_set(path: Path, tmp_path: Path) -> None:
    path.write_text(
        f"""
        [discord]
        token = "{TOKEN}"
        api_url = "http://127.0.0.1:8080/api/v10"
        gateway_url = "ws://127.0.0.1:8081/"
        development_guilds = [123456789012345678, 2]
        [store]
        path = "{(tmp_path / "elsewhere" / "x.sqlite3").as_posix()}"
        [computers]
        delay = 0.5
        patience = 60
        [pace]
        live = 120
        [limits]
        open_tables = 1
        lobbies_an_hour = 2
        open_offers = 3
        clicks_a_second = 4
        server_tables = 0
        [about]
        contact = " Ana, <@1> "
        [log]
        level = "DEBUG"
        """
    )
    config = load(path, {})
    assert config.discord.token.get_secret_value() == TOKEN
    assert config.discord.api_url == "http://127.0.0.1:8080/api/v10"
    assert config.discord.gateway_url == "ws://127.0.0.1:8081/"
    assert config.discord.development_guilds == (123456789012345678, 2)
    assert config.store.path == tmp_path / "elsewhere" / "x.sqlite3"
    assert config.computers == ComputersSection(delay=0.5, patience=60)
    assert config.pace.live == 120
    assert config.about.contact == "Ana, <@1>"
    assert config.limits == LimitsSection(
        open_tables=1, lobbies_an_hour=2, open_offers=3, clicks_a_second=4, server_tables=0
    )
    assert logging.getLevelName(config.log.level) == logging.DEBUG


def test_every_setting_is_a_variable_too_and_wins_over_the_file(path: Path) -> None:
    path.write_text('[store]\nkeep = 1\npath = "file.db"\n[discord]\ndevelopment_guilds = [3]\n')
    environ = {"DISCORD_TOKEN": TOKEN, "BEAN_TABLE__STORE__PATH": "", "HOME": "x"}
    for section, field in Config.model_fields.items():
        assert isinstance(field.annotation, type)
        for key, value in field.annotation().model_dump().items():
            environ[f"BEAN_TABLE__{section}__{key}".upper()] = "5, 6" if value == () else str(value or "")
    environ |= {"BEAN_TABLE__STORE__KEEP": "2", "BEAN_TABLE__STORE__PATH": "", "BEAN_TABLE__LOG__LEVEL": "ERROR"}
    config = load(path, environ)
    assert config.store.keep == 2
    assert config.store.path == path.parent / "file.db"
    assert config.discord.development_guilds == (5, 6)
    assert config.log.level == "ERROR"
    assert config.limits == LimitsSection()


def test_a_mistake_in_the_environment_is_named_by_its_variable(path: Path) -> None:
    wrong = {
        "BEAN_TABLE__DISCORD__DEVELOPMENT_GUILDS": f"[1, {TOKEN}]",
        "BEAN_TABLE__DISCORD__TOKN": TOKEN,
        "BEAN_TABLE__DISCORD__TOKEN": f"{TOKEN} {TOKEN}",
        "BEAN_TABLE__STORE": TOKEN,
        "BEAN_TABLE__LIMITS__OPEN_OFFERS": "-1",
        "BEAN_TABLE__STOER__PATH": TOKEN,
    }
    named = mistakes(path, "[pace]\nlive = 1\n[limits]\nopen_tables = -1\n", wrong)
    assert [line.partition(": ")[0] for line in named] == [
        f"{path} and the environment have mistakes:",
        "BEAN_TABLE__DISCORD__TOKEN",
        "BEAN_TABLE__DISCORD__DEVELOPMENT_GUILDS",
        "BEAN_TABLE__DISCORD__TOKN",
        "BEAN_TABLE__STORE",
        "pace.live",
        "limits.open_tables",
        "BEAN_TABLE__LIMITS__OPEN_OFFERS",
        "BEAN_TABLE__STOER__PATH",
    ]
    assert "here there are BEAN_TABLE__DISCORD__TOKEN, BEAN_TABLE__DISCORD__TOKEN_FILE" in named[3]
    assert "each setting has a variable of its own, such as BEAN_TABLE__STORE__PATH" in named[4]
    assert "here there are BEAN_TABLE__DISCORD__…, BEAN_TABLE__STORE__…" in named[8]
    assert mistakes(path, "", {"DISCORD_TOKEN": f"{TOKEN} {TOKEN}"}) == [
        "The environment has mistakes:",
        "DISCORD_TOKEN: should be one word, without spaces and line breaks, as the Developer Portal shows it.",
    ]


@pytest.mark.parametrize(
    "typed", ["BEAN_TABLE_METRICS_PORT", "BEANTABLE__METRICS__PORT", "bean_table__metrics__port"]
)
def test_a_variable_with_other_underscores_or_letters_does_not_count_for_nothing(path: Path, typed: str) -> None:
    assert mistakes(path, "", {"DISCORD_TOKEN": TOKEN, typed: "9464"}) == [
        "The environment has mistakes:",
        f"{typed}: there is no such setting; BEAN_TABLE__METRICS__PORT is meant.",
    ]
    assert load(path, {"DISCORD_TOKEN": TOKEN, typed: "", "BEAN_TABLE_COLOUR": "red"}).metrics.port == 0


def test_a_file_for_the_token_that_nobody_wrote_into(path: Path) -> None:
    (path.parent / "token").write_text("\n")
    assert mistakes(path, '[discord]\ntoken_file = "token"\n') == [
        f"discord.token_file: {path.parent / 'token'} is empty. Write the token into it, and nothing else.",
    ]


def test_what_the_file_makes_wrong_is_not_blamed_on_the_environment(path: Path) -> None:
    store = {"BEAN_TABLE__STORE__PATH": "x", "BEAN_TABLE__NOPE__X": "y"}
    assert mistakes(path, "store = 5\n[nope]\n", store)[:2] == [
        f"{path} and the environment have mistakes:",
        "store: should be a section, written [store] on a line of its own.",
    ]
    assert mistakes(path, "[store]\nkeep = -1\n", {"BEAN_TABLE__STORE__PATH": "x"})[0] == f"{path} has mistakes:"


def test_a_token_in_a_file_of_its_own(path: Path) -> None:
    (path.parent / "token").write_text(f"{TOKEN}\n")
    path.write_text('[discord]\ntoken_file = "token"\n')
    assert load(path, {}).discord.token.get_secret_value() == TOKEN
    assert load(path, {"DISCORD_TOKEN": "other"}).discord.token.get_secret_value() == "other"
    path.write_text('[discord]\ntoken = "older"\n')
    named = {"BEAN_TABLE__DISCORD__TOKEN_FILE": "token"}
    assert load(path, named).discord.token.get_secret_value() == TOKEN
    assert load(path, named, token_needed=False).discord.token_file == path.parent / "token"


@pytest.mark.parametrize("text", [None, f"{TOKEN}\n{TOKEN}"])
def test_a_file_without_a_token_is_named_without_what_it_holds(path: Path, text: str | None) -> None:
    if text is not None:
        (path.parent / "token").write_text(text)
    (line,) = mistakes(path, '[discord]\ntoken_file = "token"\n')
    assert line.startswith(f"discord.token_file: {path.parent / 'token'} ")


def test_the_environments_token_wins(path: Path) -> None:
    path.write_text('[discord]\ntoken = "older"\n')
    assert load(path, {"DISCORD_TOKEN": f" {TOKEN}\n"}).discord.token.get_secret_value() == TOKEN
    assert load(path, {"DISCORD_TOKEN": ""}).discord.token.get_secret_value() == "older"


def test_a_store_path_counts_from_the_files_folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text('[store]\npath = "data/games.sqlite3"\n')
    monkeypatch.chdir(path.parent)
    for name in (path, Path(path.name)):
        assert load(name, {"DISCORD_TOKEN": TOKEN}).store.path == path.parent / "data" / "games.sqlite3"


def test_so_does_the_folder_of_backups(path: Path) -> None:
    path.write_text('[backup]\nfolder = "copies"\nevery = 6\nkeep = 28\n')
    backup = load(path, {"DISCORD_TOKEN": TOKEN}).backup
    assert (backup.folder, backup.every, backup.keep) == (path.parent / "copies", 6, 28)


def test_the_folder_of_words_counts_from_the_files_folder(path: Path) -> None:
    for text, folder in (('"words"', path.parent / "words"), ('"/srv/words"', Path("/srv/words")), ('""', None)):
        path.write_text(f"[words]\nfolder = {text}\n")
        assert load(path, {"DISCORD_TOKEN": TOKEN}).words.folder == folder


def test_the_example_is_valid_and_shows_the_defaults(tmp_path: Path) -> None:
    example = EXAMPLE.read_text("utf-8")
    defaults = load(tmp_path / "config.toml", {"DISCORD_TOKEN": TOKEN})
    for number, text in enumerate((example, _uncommented(example))):
        copy = tmp_path / f"{number}.toml"
        copy.write_text(text, "utf-8")
        assert load(copy, {"DISCORD_TOKEN": TOKEN}) == defaults


def test_the_example_shows_every_setting() -> None:
    shown = _uncommented(EXAMPLE.read_text("utf-8"))
    for name, section in Config.model_fields.items():
        assert f"[{name}]" in shown
        annotation = section.annotation
        assert isinstance(annotation, type)
        for key in annotation.model_fields:
            assert f"\n{key} = " in shown


def _uncommented(example: str) -> str:
    lines = (line.removeprefix("# ") if " = " in line else line for line in example.splitlines())
    return "\n".join(lines)


def test_every_mistake_has_a_line_of_its_own(path: Path) -> None:
    lines = mistakes(
        path,
        f"""
        colour = "red"
        [discord]
        token = "{TOKEN}"
        tokn = "{TOKEN}"
        api_url = "discord.com"
        gateway_url = 5
        development_guilds = [1, "{TOKEN}", -3]
        shards = 0
        [log]
        level = "LOUD"
        """,
    )
    assert lines == [
        f"{path} has mistakes:",
        "discord.api_url: must start with http:// or https://.",
        'discord.gateway_url: should be a text, in quotes: "…".',
        'discord.shards: should be "auto", or a number from 1 to 10000.',
        "discord.development_guilds.1: should be a whole number, such as 5.",
        "discord.development_guilds.2: should be greater than 0.",
        "discord.tokn: there is no such setting; here there are token, token_file, api_url, gateway_url, "
        "new_dms_every, new_emojis_every, shards, development_guilds.",
        "log.level: should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'.",
        "colour: there is no such setting; here there are discord, store, backup, computers, pace, limits, about, "
        "words, workers, log, metrics.",
    ]


@pytest.mark.parametrize(
    ("text", "shards"), [('shards = "auto"', None), ("shards = 3", 3), ("", None), ('shards = ""', None)]
)
def test_shards_are_a_number_or_as_many_as_discord_advises(path: Path, text: str, shards: int | None) -> None:
    path.write_text(f"[discord]\n{text}\n")
    assert load(path, {"DISCORD_TOKEN": TOKEN}).discord.shards == shards
    assert load(path, {"DISCORD_TOKEN": TOKEN, "BEAN_TABLE__DISCORD__SHARDS": "16"}).discord.shards == 16
    assert load(path, {"DISCORD_TOKEN": TOKEN, "BEAN_TABLE__DISCORD__SHARDS": "auto"}).discord.shards is None


@pytest.mark.parametrize("wrong", ["-1", "1.5", "true", '"many"', "10001", "[1, 2]"])
def test_a_number_of_shards_that_there_cannot_be(path: Path, wrong: str) -> None:
    (_, line) = mistakes(path, f'[discord]\ntoken = "{TOKEN}"\nshards = {wrong}\n')
    assert line == 'discord.shards: should be "auto", or a number from 1 to 10000.'


def test_a_value_in_a_sections_place(path: Path) -> None:
    lines = mistakes(path, "discord = 5\n", {"DISCORD_TOKEN": TOKEN})
    assert lines[1:] == ["discord: should be a section, written [discord] on a line of its own."]


@pytest.mark.parametrize("environ", [{}, {"DISCORD_TOKEN": "other"}])
@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"[discord]\ntoken = {TOKEN}\n", "line 2"),
        (f'[discord]\n\ntoken = "{TOKEN}\n', "line 3"),
        (f'[discord]\ntoken = "{TOKEN}"\ntoken = "{TOKEN}"\n', "line 3"),
        (f"[{TOKEN}", "end of document"),
    ],
)
def test_what_is_not_toml_names_the_line_and_nothing_of_it(
    path: Path, text: str, line: str, environ: dict[str, str]
) -> None:
    (message,) = mistakes(path, text, environ)
    assert f"{path} is not valid TOML, {line}" in message


def test_a_token_that_is_no_text(path: Path) -> None:
    assert mistakes(path, "[discord]\ntoken = 123456789\n")[1:] == [
        'discord.token: should be a text, in quotes: "…".'
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[store]\nkeep = 1\nkeep = 2\n", "line 3, column 9: this setting stands there already. Leave one"),
        ("[store]\n[log]\n[store]\n", "line 3, column 7: this section is there already. Put its settings below"),
        ('[store]\npath = "C:\\Users\\ana"\n', "single ones, 'C:\\beans\\games.sqlite3', or with /"),
        ('[store]\npath = "D:\\games\\"\n', "In double quotes a backslash begins a sign of its own"),
        (
            '[store]\npath = "D:\\new\\temp.db"\n',
            "store.path: has a tab, a line break or the like in it. In double",
        ),
        ('[words]\nfolder = "C:\\temp"\n', "words.folder: has a tab, a line break or the like in it. In double"),
        (
            f'token = "{TOKEN}"\n',
            "token: belongs to [discord]: write it below a line that says so, before the next",
        ),
        (f'[log]\ntoken = "{TOKEN}"\n', "log.token: belongs to [discord]: write it below a line that says so"),
        ('[store]\nfolder = "x"\n', "store.folder: belongs to [backup] or [words]: write it below a line that"),
        ("[metrics]\nport = true\n", "metrics.port: should be a number, not true."),
        ("[backup]\nevery = false\n", "backup.every: should be a number, not false."),
        (
            "[discord]\ndevelopment_guilds = [true]\n",
            "development_guilds.0: should be a number, not true.",
        ),
        ("[metrics]\nport = 1.5\n", "metrics.port: should be a whole number, such as 5."),
        ('[metrics]\nhost = " "\n', 'metrics.host: should name an address of this machine, such as "127.0.0.1".'),
        (f'[about]\ncontact = "{"x" * 600}"\n', "about.contact: has 600 characters, and /about has room for 500"),
    ],
)
def test_mistakes_that_people_make_are_said_kindly(path: Path, text: str, line: str) -> None:
    said = "\n".join(mistakes(path, text, {"DISCORD_TOKEN": TOKEN}))
    assert line in said
    for programmers in ("Input ", "Value ", "items after validation", "pathlib"):
        assert programmers not in said


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("BEAN_TABLE__TOKEN", "BEAN_TABLE__DISCORD__TOKEN is meant."),
        ("BEAN_TABLE__LOG__FOLDER", "BEAN_TABLE__BACKUP__FOLDER or BEAN_TABLE__WORDS__FOLDER is meant."),
    ],
)
def test_a_variable_without_its_section_names_the_one_that_is_meant(path: Path, name: str, meant: str) -> None:
    assert mistakes(path, "", {name: TOKEN})[1:] == [f"{name}: there is no such setting; {meant}"]


def test_by_which_names_the_metrics_may_be_asked_for(path: Path) -> None:
    path.write_text('[metrics]\nnames = ["bot", "beans.example.org"]\n')
    assert load(path, {"DISCORD_TOKEN": TOKEN}).metrics.names == ("bot", "beans.example.org")
    environ = {"DISCORD_TOKEN": TOKEN, "BEAN_TABLE__METRICS__NAMES": "bot, beans.example.org"}
    assert load(path, environ).metrics.names == ("bot", "beans.example.org")


def test_a_file_that_is_not_text(path: Path) -> None:
    path.write_bytes(b'\xff\xfetoken = "')
    with pytest.raises(ConfigError, match="UTF-8"):
        load(path, {"DISCORD_TOKEN": TOKEN})


def test_a_folder_in_the_files_place(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        load(tmp_path, {"DISCORD_TOKEN": TOKEN})


@pytest.mark.parametrize("text", [None, "", '[discord]\ntoken = " "\n', '[log]\nlevel = "INFO"\n'])
def test_without_a_token_it_says_how_to_get_one_and_where_to_write_it(path: Path, text: str | None) -> None:
    if text is not None:
        path.write_text(text)
    with pytest.raises(MissingToken) as caught:
        load(path, {"DISCORD_TOKEN": "  "})
    message = str(caught.value)
    for part in (
        "https://discord.com/developers/applications",
        "New Application",
        "Reset Token",
        str(path),
        "[discord]",
        "token = ",
        "DISCORD_TOKEN",
    ):
        assert part in message
    assert "\n" not in message


def test_no_form_of_the_settings_shows_the_token(path: Path) -> None:
    config = load(path, {"DISCORD_TOKEN": TOKEN})
    for form in (
        repr(config),
        str(config),
        repr(config.discord),
        str(config.model_dump()),
        config.model_dump_json(),
    ):
        assert TOKEN not in form


def test_pydantics_own_error_does_not_show_the_token_either() -> None:
    with pytest.raises(ValidationError) as caught:
        Config.model_validate({"discord": {"tokn": TOKEN}})
    assert TOKEN not in str(caught.value)


def test_settings_cannot_be_changed() -> None:
    settings = DiscordSection()
    with pytest.raises(ValidationError, match="frozen"):
        settings.api_url = "https://example.org"


def test_a_backup_needs_no_token(tmp_path: Path) -> None:
    config = load(tmp_path / "config.toml", {}, token_needed=False)
    assert config.store.path == tmp_path / "bean-table.sqlite3"


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text('[log]\nlevel = "ERROR"\n', "utf-8-sig")
    assert load(path, {"DISCORD_TOKEN": TOKEN}).log.level == "ERROR"


@pytest.mark.parametrize(
    ("written", "read"), [("", None), ('processes = "auto"', None), ("processes = 0", 0), ("processes = 2", 2)]
)
def test_how_many_processes_work_beside_the_bot(path: Path, written: str, read: int | None) -> None:
    path.write_text(f"[workers]\n{written}\n")
    assert load(path, {}, token_needed=False).workers.processes == read


@pytest.mark.parametrize("written", ["-1", "65", "1.5", "true", '"many"'])
def test_no_other_number_of_processes_is_taken(path: Path, written: str) -> None:
    assert mistakes(path, f"[workers]\nprocesses = {written}\n")[1:] == [
        'workers.processes: should be "auto", or a number from 0 to 64.'
    ]
