"""The image and the page for hosts say what is so: settings, commands, files and messages that there are."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from bot.__main__ import app
from bot.config import load
from bot.hosting.health import PATIENCE
from bot.ui.families import DRAWINGS
from tests.art.test_wheel import SOURCES

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "bot" / "hosting"
DOCKERFILE = (HOSTING / "Dockerfile").read_text("utf-8")
COMPOSE = (HOSTING / "compose.yaml").read_text("utf-8")
PAGE = (HOSTING / "README.md").read_text("utf-8")


def test_the_settings_of_the_image_are_settings(tmp_path: Path) -> None:
    image = dict(re.findall(r"(BEAN_TABLE__\w+)=(\S+)", DOCKERFILE))
    composed = dict(re.findall(r"^ +(BEAN_TABLE__\w+): (\S+)$", COMPOSE, re.MULTILINE))
    assert {"BEAN_TABLE__METRICS__PORT", "BEAN_TABLE__BACKUP__FOLDER"} <= image.keys()
    config = load(tmp_path / "config.toml", image | composed, token_needed=False)
    assert config.discord.token_file == Path("/run/secrets/discord-token")
    # The check of its health asks where it is answered; Podman's images have none, so compose has it as well.
    for file in (DOCKERFILE, COMPOSE):
        assert f"http://{config.metrics.host}:{config.metrics.port}/health" in file


def test_compose_checks_the_health_as_the_image_does_without_a_shell() -> None:
    (image,) = re.findall(r"^ +CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    (composed,) = re.findall(r"^ +test:\n((?: +- .*\n)+)", COMPOSE, re.MULTILINE)
    words = [word.strip().removeprefix("- ") for word in composed.splitlines()]
    assert [word.strip('"') for word in words] == ["CMD", *json.loads(image)]
    # It has longer than the bot takes for its answer.
    assert 2 * PATIENCE < 4
    assert "timeout=4" in image


def test_in_compose_the_log_has_an_end_and_so_have_restarts() -> None:
    for line in ("driver: json-file", "max-size: 10m", 'max-file: "5"', "restart: unless-stopped"):
        assert line in COMPOSE
    (command,) = re.findall(r"^ +command: (\[.*\])$", COMPOSE, re.MULTILINE)
    assert json.loads(command) == ["run", "--stay"]


def test_nothing_that_a_host_writes_beside_compose_is_committed_or_sent_into_the_image() -> None:
    for name in ("discord-token", "compose.override.yaml"):
        assert name in (ROOT / ".gitignore").read_text("utf-8").splitlines()
        assert f"**/{name}" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()


@pytest.mark.parametrize("page", ["README.md", "config.example.toml", "bot/hosting/README.md"])
def test_the_pages_say_how_many_emojis_there_are(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert re.findall(r"\b(\d+|[a-z]+ty) (?:small pictures|emojis)\b", text) == [str(len(DRAWINGS))]


def test_what_the_pages_tell_of_the_metrics_are_settings(tmp_path: Path) -> None:
    """The snippets for a compose.override.yaml, of which a host copies one."""
    for name, value in re.findall(r"^ +(BEAN_TABLE__\w+): (.+)$", PAGE, re.MULTILINE):
        load(tmp_path / "config.toml", {name: value}, token_needed=False)
    assert "BEAN_TABLE__METRICS__NAMES: bot\n" in PAGE
    assert 'targets: ["bot:9464"]' in PAGE
    assert "job_name: bean-table\n" in (HOSTING / "prometheus.yaml").read_text("utf-8")


def test_the_image_gets_what_the_wheel_is_built_from_and_nothing_else() -> None:
    copied = {
        name for names in re.findall(r"^COPY ([^-].*) \S+$", DOCKERFILE, re.MULTILINE) for name in names.split()
    }
    sent = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert copied == set(sent) == set(SOURCES)


def test_it_is_not_root_and_writes_only_into_its_volume() -> None:
    (user,) = re.findall(r"^USER (\S+)$", DOCKERFILE, re.MULTILINE)
    assert f"--uid {user} " in DOCKERFILE
    assert f"-o {user} /dev/null discord-token" in PAGE
    assert re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE) == ["/data"]
    for line in ("read_only: true", "cap_drop: [ALL]", "- data:/data", 'security_opt: ["no-new-privileges:true"]'):
        assert line in COMPOSE


def test_every_command_of_the_page_exists() -> None:
    commands = set(get_command(app).commands)  # type: ignore[attr-defined]  # a group, as typer makes it
    lines = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL))
    named = set(
        re.findall(r"(?:^|&& |token )(?:runuser -u bean-table -- )?bean-table ([a-z]+)\b", lines, re.MULTILINE)
    )
    named |= set(re.findall(r"`bean-table ([a-z]+)", PAGE)) | set(re.findall(r"run --rm bot ([a-z]+)", PAGE))
    assert {"backup", "check", "restore", "service"} <= named <= commands


@cache
def program() -> list[str]:
    """The code of the bot; texts of several lines are one."""
    return [re.sub(r'"\s*\n\s*f?"', "", file.read_text("utf-8")) for file in (ROOT / "bot").rglob("*.py")]


@pytest.mark.parametrize("message", re.findall(r"^\| \*(.+?)\* \|", PAGE, re.MULTILINE))
def test_every_message_that_the_page_explains_is_said_somewhere(message: str) -> None:
    parts = [part.strip(" ():") for part in message.split("…")]
    assert any(all(part in text for part in parts) for text in program())


def test_links_lead_somewhere() -> None:
    for page in HOSTING.glob("*.md"):
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), link
