"""What Discord accepts of components: the limits of messages and of forms."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bot.playground.protocol.components import check_message, check_modal
from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.refusals import Refused

Components = list[dict[str, Any]]


def text(length: int = 1) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def button(name: str = "a", **more: object) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "Press", "custom_id": name, **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def select(options: int = 1, **more: object) -> dict[str, Any]:
    listed = [{"label": "x", "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def container(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(inside)}


def section(*inside: dict[str, Any], accessory: object = None) -> dict[str, Any]:
    return {"type": 9, "components": list(inside), "accessory": accessory or button("beside")}


def gallery(items: int) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}}] * items}


def field(name: str = "f", **more: object) -> dict[str, Any]:
    return {"type": 18, "label": "Field", "component": {"type": 4, "custom_id": name, "style": 1, **more}}


def form(*labels: dict[str, Any], **more: object) -> dict[str, Any]:
    return {"title": "Form", "custom_id": "form", "components": list(labels), **more}


def refused(components: Any, *, layout: bool = True) -> list[str]:
    """The codes of what is wrong in a message."""
    found = FormErrors()
    check_message(found, copy.deepcopy(components), layout=layout)
    return codes(found)


def codes(found: FormErrors) -> list[str]:
    try:
        found.raise_if_any()
    except Refused as error:
        return sorted(set(_codes(error.body["errors"])))
    return []


def _codes(errors: dict[str, Any]) -> list[str]:
    here = [one["code"] for one in errors.get("_errors", ())]
    return here + [code for key, inner in errors.items() if key != "_errors" for code in _codes(inner)]


FORTY = [container(*(text() for _ in range(30))), *(text() for _ in range(9))]
RIGHT: dict[str, Components] = {
    "forty with the nested ones": FORTY,
    "4,000 characters": [text(4000)],
    "five buttons": [row(*(button(str(n)) for n in range(5)))],
    "25 options": [row(select(25))],
    "a custom_id of 100": [row(button("x" * 100))],
    "a link": [row({"type": 2, "style": 5, "label": "There", "url": "https://example.org"})],
    "an emoji alone": [row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "🫘"}})],
    "a section": [section(text(), text(), text())],
    "a small picture": [section(text(), accessory={"type": 11, "media": {"url": "https://example.org/x.png"}})],
    "ten pictures": [gallery(10)],
    "a line": [{"type": 14}],
    "whoever": [row({"type": 5, "custom_id": "u"})],
}
WRONG: dict[str, tuple[Components, str]] = {
    "forty-one": ([*FORTY, text()], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "4,001 characters": ([text(4000), text()], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "six buttons": ([row(*(button(str(n)) for n in range(6)))], "BASE_TYPE_BAD_LENGTH"),
    "an empty row": ([row()], "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": ([row(select(), button())], "BASE_TYPE_BAD_LENGTH"),
    "26 options": ([row(select(26))], "BASE_TYPE_BAD_LENGTH"),
    "no options": ([row(select(0))], "BASE_TYPE_BAD_LENGTH"),
    "one option twice": (
        [row({**select(), "options": [{"label": "x", "value": "x"}] * 2})],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more to choose than there is": ([row(select(2, max_values=3))], "BASE_TYPE_BAD_LENGTH"),
    "too many chosen": (
        [row({**select(), "options": [{"label": "x", "value": v, "default": True} for v in "ab"]})],
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
    ),
    "a placeholder of 151": ([row(select(placeholder="x" * 151))], "BASE_TYPE_BAD_LENGTH"),
    "a custom_id of 101": ([row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
    "a custom_id twice": ([row(button()), container(row(button()))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "no custom_id": ([row({"type": 2, "style": 1, "label": "x"})], "BASE_TYPE_REQUIRED"),
    "no label": ([row(button(label=""))], "BASE_TYPE_REQUIRED"),
    "a label of 81": ([row(button(label="x" * 81))], "BASE_TYPE_BAD_LENGTH"),
    "a style that is none": ([row(button(style=9))], "NUMBER_TYPE_RANGE"),
    "an empty text": ([text(0)], "BASE_TYPE_BAD_LENGTH"),
    "a bare button": ([button()], "UNION_TYPE_CHOICES"),
    "a container in a container": ([container(container(text()))], "UNION_TYPE_CHOICES"),
    "four texts in a section": ([section(text(), text(), text(), text())], "BASE_TYPE_BAD_LENGTH"),
    "a section with a text beside": ([section(text(), accessory=text())], "UNION_TYPE_CHOICES"),
    "eleven pictures": ([gallery(11)], "BASE_TYPE_BAD_LENGTH"),
    "no component": ([{"type": 99}], "UNION_TYPE_CHOICES"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_right(name: str) -> None:
    assert refused(RIGHT[name]) == []


@pytest.mark.parametrize("name", WRONG)
def test_wrong(name: str) -> None:
    components, code = WRONG[name]
    assert code in refused(components)


def test_without_the_flag_there_are_only_rows() -> None:
    assert refused([row(button())], layout=False) == []
    assert refused([text()], layout=False) == ["UNION_TYPE_CHOICES"]
    assert refused([row(button(str(n))) for n in range(6)], layout=False) == ["BASE_TYPE_BAD_LENGTH"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (form(field()), ""),
        (form(*(field(str(n)) for n in range(5)), title="x" * 45), ""),
        (form(text(), {"type": 18, "label": "x", "component": select(25)}), ""),
        (form(*(field(str(n)) for n in range(6))), "BASE_TYPE_BAD_LENGTH"),
        (form(), "BASE_TYPE_BAD_LENGTH"),
        (form(field(), title="x" * 46), "BASE_TYPE_BAD_LENGTH"),
        (form(field(), custom_id="x" * 101), "BASE_TYPE_BAD_LENGTH"),
        (form(field(), field()), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (form({**field(), "label": "x" * 46}), "BASE_TYPE_BAD_LENGTH"),
        (form({**field(), "description": "x" * 101}), "BASE_TYPE_BAD_LENGTH"),
        (form(field(value="x" * 11, max_length=10)), "BASE_TYPE_BAD_LENGTH"),
        (form(field(placeholder="x" * 101)), "BASE_TYPE_BAD_LENGTH"),
        (form(field(max_length=4001)), "NUMBER_TYPE_RANGE"),
        (form({"type": 18, "label": "x", "component": button()}), "UNION_TYPE_CHOICES"),
        (form(row(button())), "UNION_TYPE_CHOICES"),
    ],
)
def test_forms(data: dict[str, Any], code: str) -> None:
    found = FormErrors()
    check_modal(found, data)
    assert codes(found) == ([code] if code else [])


def test_a_mistake_is_told_at_its_place() -> None:
    found = FormErrors()
    check_message(found, [container(row(button("x" * 101)))], layout=True)
    with pytest.raises(Refused) as error:
        found.raise_if_any()
    assert (error.value.status, error.value.code) == (400, 50035)
    place = error.value.body["errors"]["components"]["0"]["components"]["0"]["components"]["0"]["custom_id"]
    assert place["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"
