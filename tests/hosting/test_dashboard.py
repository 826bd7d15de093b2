"""Alerts and the dashboard ask for what a running bot says, and for nothing else: by name, label and value."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.page_words import page_words
from bot.playground import playground
from tests.hosting.test_pages import HOSTING
from tests.playground.page import page_at
from tests.playground.process import configure, start
from tests.test_run import free_port, seen

ALERTS = (HOSTING / "alerts.yaml").read_text("utf-8")
DASHBOARD = json.loads((HOSTING / "dashboard.json").read_text("utf-8"))

ADDED = {"instance", "job"}
"""The labels that Prometheus puts to everything."""
WORDS = {"by", "on", "group_left", "or", "sum", "rate", "increase", "changes", "topk"}
WORDS |= {"histogram_quantile", "predict_linear", "label_values"}
"""What is PromQL's own."""

Labels = Mapping[str, set[str]]


def alerts() -> Iterator[tuple[str, str]]:
    """What each alert asks, and what it says."""
    for rule in re.split(r"^ +- alert: ", ALERTS, flags=re.MULTILINE)[1:]:
        (expression,) = re.findall(r"^ +expr: (?:>-\n)?((?:.+\n)+?) +(?:for|labels):", rule, re.MULTILINE)
        yield " ".join(expression.split()), rule.partition("annotations:")[2]


def asked(part: Any) -> Iterator[str]:
    """What some part of the dashboard asks."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name in ("expr", "query") and isinstance(value, str) and value != "prometheus":
                yield value
            else:
                yield from asked(value)
    elif isinstance(part, list):
        for one in part:
            yield from asked(one)


def shown(part: Any, name: str) -> Iterator[str]:
    """The texts of this name in the dashboard."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from [value] if key == name and isinstance(value, str) else shown(value, name)
    elif isinstance(part, list):
        for one in part:
            yield from shown(one, name)


def test_every_alert_and_panel_is_looked_at() -> None:
    assert len(list(alerts())) == len(re.findall(r"^ +- alert: ", ALERTS, re.MULTILINE)) > 10
    panels = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
    assert len(panels) > 20
    for panel in panels:
        assert list(asked(panel)), panel["title"]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


async def scrape(folder: Path) -> dict[str, Labels]:
    """What a running bot says that has made a backup and answered a command, and has a mistake in its log."""
    port = free_port()
    async with (
        playground(folder / "small-discord.sqlite3", port=0, words=page_words()) as here,
        page_at(here.page) as page,
    ):
        configure(folder, here, f"[metrics]\nport = {port}\n[backup]\nfolder = 'copies'\n")
        servers = {"BEAN_TABLE__DISCORD__DEVELOPMENT_GUILDS": f"{here.small_discord.world.place.guild}, 1"}
        running = await start("run", folder=folder, DISCORD_TOKEN=here.token, **servers)
        await running.until("the bot is not in server 1; invite it first")
        await running.until("backed up to")
        await running.until("has connected to Gateway")
        await page.command(page.world["people"][0]["name"], "play")
        text = await seen(port, "metrics")
        while "beantable_answer_seconds_count 0.0" in text:
            text = await seen(port, "metrics")
        assert await running.end() == 0
    found: dict[str, Labels] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = found.setdefault(sample.name, defaultdict(set))
            for name, value in sample.labels.items():
                labels[name].add(value)
    assert "beantable_people_active 1.0" in text
    return found


def names_in(expression: str) -> set[str]:
    """The metrics that an expression asks for."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\b(by|on|group_left) ?\([^)]*\)|\"[^\"]*\"", " ", expression)
    return set(re.findall(r"\b[a-z_]\w*", bare)) - WORDS - ADDED


def mistakes(expression: str, texts: str, there: Mapping[str, Labels]) -> Iterator[str]:
    """What an expression, or the texts beside it, names that is not there."""
    names = names_in(expression)
    yield from (f"{name}: no such metric" for name in names if name not in there)
    known = ADDED.union(*(there.get(name, {}) for name in names))
    for grouped in re.findall(r"\b(?:by|on|group_left) ?\(([^)]*)\)", expression):
        yield from (f"{label}: no such label" for label in re.findall(r"\w+", grouped) if label not in known)
    for label in re.findall(r"\{\{ ?(?:\$labels\.)?(\w+) ?\}\}", texts):
        if label not in known:
            yield f"{label}: no such label"
    for name, matchers in re.findall(r"(\w+)\{([^}]*)\}", expression):
        for label, how, value in re.findall(r"(\w+)(=~|!~|!=|=)\"([^\"]*)\"", matchers):
            labels = there.get(name, {})
            if label not in (*labels, *ADDED):
                yield f"{name} has no {label}"
            elif how == "=" and label in labels and value not in labels[label]:
                yield f"{name} has no {label} {value}"


@pytest.mark.parametrize(
    ("expression", "texts", "wrong"),
    [
        ('rate(beans_total{kind="soy"}[5m]) > 2', "{{kind}}", []),
        ("bean_total", "", ["bean_total: no such metric"]),
        ("sum by (sort) (beans_total)", "", ["sort: no such label"]),
        ("beans_total", "{{ $labels.sort }}", ["sort: no such label"]),
        ('beans_total{sort="x"}', "", ["beans_total has no sort"]),
        ('beans_total{kind="chili",job="x"}', "", ["beans_total has no kind chili"]),
    ],
)
def test_what_is_not_there_is_found(expression: str, texts: str, wrong: list[str]) -> None:
    assert list(mistakes(expression, texts, {"beans_total": {"kind": {"soy"}}})) == wrong


@pytest.mark.long
async def test_alerts_and_dashboard_ask_for_what_a_running_bot_says(tmp_path: Path) -> None:
    there = await scrape(tmp_path)
    # Prometheus says it itself.
    there["up"] = {}
    wrong: list[str] = []
    for expression, texts in alerts():
        wrong += mistakes(expression, texts, there)
    for panel in (*DASHBOARD["panels"], DASHBOARD["templating"], DASHBOARD["annotations"]):
        for expression in asked(panel):
            wrong += mistakes(expression, " ".join(shown(panel, "legendFormat")), there)
    assert wrong == []
    assert {name.partition("_")[0] for name in there} == {"beantable", "process", "up"}
    assert there["beantable_people_active"] == {}
