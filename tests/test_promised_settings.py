"""Settings keep their names: a file that an older version read is read by every later one."""

from __future__ import annotations

from pathlib import Path

from bot.config import Config, load

PROMISED = {
    "discord": "token token_file api_url gateway_url new_dms_every new_emojis_every shards development_guilds",
    "store": "path keep",
    "backup": "folder every keep",
    "computers": "delay patience",
    "pace": "live",
    "limits": "open_tables lobbies_an_hour open_offers clicks_a_second server_tables lessons",
    "about": "contact",
    "words": "folder",
    "workers": "processes",
    "log": "level format",
    "metrics": "port host names",
}
"""The settings of 0.2.0. Later ones are added; none goes."""


def test_every_setting_that_was_promised_is_one() -> None:
    for section, names in PROMISED.items():
        kind = Config.model_fields[section].annotation
        assert kind is not None
        assert set(names.split()) <= kind.model_fields.keys(), section


def test_every_setting_of_today_is_promised() -> None:
    today = {
        name: set(field.annotation.model_fields) for name, field in Config.model_fields.items() if field.annotation
    }
    assert today == {section: set(names.split()) for section, names in PROMISED.items()}


def test_settings_as_0_2_0_wrote_them_are_read(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    written = (
        '[store]\npath = "games.sqlite3"\nkeep = 30\n[backup]\nevery = 12.0\nkeep = 3\n[limits]\nlessons = 5\n'
    )
    file.write_text(f'{written}[log]\nlevel = "DEBUG"\nformat = "json"\n[metrics]\nport = 9464\n', "utf-8")
    config = load(file, {"BEAN_TABLE__ABOUT__CONTACT": "Ana"}, token_needed=False)
    assert (config.store.keep, config.backup.keep, config.limits.lessons) == (30, 3, 5)
    assert (config.log.level, config.log.format, config.metrics.port) == ("DEBUG", "json", 9464)
    assert config.about.contact == "Ana"
