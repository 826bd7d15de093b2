"""Nothing of anybody's is in a record, and what stands for them is always the same."""

from __future__ import annotations

import io
import json
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.rehearsing.record.file import Record, read
from bot.rehearsing.record.scrubbing import Json, Scrubber
from bot.rehearsing.record.tracing import Listener

ANA = {"id": "1234567890123456789", "username": "ana", "global_name": "Ana", "discriminator": "0", "bot": False}


def test_what_is_alike_has_one_stand_in_and_what_is_not_has_two() -> None:
    scrubber = Scrubber()
    first = scrubber.told({"author": ANA, "recipients": [ANA]})
    assert first["author"] == first["recipients"][0]
    assert first["author"]["id"] == "<id 1>"
    assert scrubber.told({"author": {"id": "2234567890123456789"}})["author"]["id"] == "<id 2>"
    assert scrubber.path("/channels/1234567890123456789/messages?before=2234567890123456789") == (
        "/channels/<id 1>/messages?before=<id 2>"
    )


def test_tokens_go_from_paths_and_events_alike() -> None:
    scrubber = Scrubber()
    event = scrubber.told({"token": "secret.token", "id": "1234567890123456789"})
    path = scrubber.path("/webhooks/1234567890123456789/secret.token/messages/@original")
    assert path == f"/webhooks/<id 1>/{event['token']}/messages/@original"
    assert "secret" not in json.dumps(event) + path


def test_the_words_of_the_bot_stay_and_no_others() -> None:
    scrubber = Scrubber()
    scrubber.sent({"content": "Press <@1234567890123456789>", "components": [{"label": "Ana", "value": "Red"}]})
    told = scrubber.told({"content": "Press <@1234567890123456789>", "embeds": "Ana and Ben"})
    assert told == {"content": "Press <@<id 1>>", "embeds": "<text 1>"}


@pytest.mark.parametrize(
    "told",
    [
        {"author": ANA, "member": {"nick": "Ana"}},
        {"channel": {"id": "1", "type": 0, "name": "Ana", "topic": "Ana"}},
        {"guild": {"name": "Ana"}, "roles": [{"name": "Ana"}]},
        {"components": [{"type": 4, "custom_id": "rehearse:form:word", "value": "Ana"}]},
        {"resolved": {"users": {"1234567890123456789": ANA}}},
    ],
)
def test_who_is_called_like_a_word_of_the_bot_or_types_one_stays_unnamed(told: Json) -> None:
    scrubber = Scrubber()
    scrubber.sent({"content": "Ana", "label": "ana", "name": "Ana"})
    assert "ana" not in json.dumps(scrubber.told(told)).lower()


def test_what_the_bot_has_named_keeps_its_name() -> None:
    scrubber = Scrubber()
    scrubber.sent([{"name": "rehearse", "description": "Walk"}])
    assert scrubber.told({"data": {"name": "rehearse"}}) == {"data": {"name": "rehearse"}}
    assert scrubber.told([{"name": "rehearse", "description": "Walk"}])[0]["name"] == "rehearse"


def test_numbers_tell_kinds_and_nothing_else() -> None:
    scrubber = Scrubber()
    told = scrubber.told({"type": 3, "flags": 64, "accent": 17, "id": 1234567890123456789, "ok": True, "no": None})
    assert told == {"type": 3, "flags": 64, "accent": 0, "id": 0, "ok": True, "no": None}
    assert scrubber.sent({"id": 1234567890123456789}) == {"id": "<id 1>"}


def test_what_somebody_is_beyond_a_name_stays_out() -> None:
    told = Scrubber().told(
        {"user": {"username": "ana", "flags": 64, "mfa_enabled": True, "bot": True}, "flags": 64}
    )
    assert told == {"user": {"username": "<text 1>", "flags": 0, "mfa_enabled": False, "bot": True}, "flags": 64}


async def test_a_call_that_fails_is_written_down(tmp_path: Path) -> None:
    base = "http://127.0.0.1:9/api/v10"
    with Record(tmp_path / "record.json", {}) as record:
        trace = Listener(record, base).trace()
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            with pytest.raises(aiohttp.ClientError):
                await session.get(f"{base}/channels/1234567890123456789")
    text = (tmp_path / "record.json").read_text("utf-8")
    assert read(text)[1] == {"failed": "GET /channels/<id 1>", "why": "ClientConnectorError"}


def test_pictures_and_moments_are_left_out_of_what_was_sent() -> None:
    scrubber = Scrubber(lambda: 1_795_874_400 - 3600)
    sent = scrubber.sent({"image": "data:image/png;base64,abc", "scheduled_start_time": "2026-11-28T14:00:00Z"})
    assert sent == {"image": "<image>", "scheduled_start_time": "<time 3600>"}


def test_a_moment_in_a_text_is_no_matter_of_anybodys() -> None:
    scrubber = Scrubber()
    content = "Begins <t:1795874400:R>, <t:1795874400> at the latest; 1795874400 beans"
    shown = "Begins <t:<time>:R>, <t:<time>> at the latest; 1795874400 beans"
    assert scrubber.sent({"content": content}) == {"content": shown}
    assert scrubber.told({"content": content}) == {"content": shown}


def test_what_somebody_has_written_stays_out_even_if_the_bot_says_the_same() -> None:
    scrubber = Scrubber()
    scrubber.sent({"content": "Done", "components": [{"label": "Yes"}]})
    written = {"author": ANA, "content": "Done", "components": [{"label": "Yes"}]}
    assert "Done" not in json.dumps(scrubber.told([written, {"referenced_message": written}]))
    assert "Yes" not in json.dumps(scrubber.told(written))
    own = {"author": ANA | {"bot": True}, "content": "Done", "components": [{"label": "Yes"}]}
    assert scrubber.told(own)["content"] == "Done"
    # A press of somebody, on a message of the bot.
    assert scrubber.told({"message": own, "member": {"user": ANA}})["message"]["content"] == "Done"


async def test_of_a_call_is_noted_how_often_it_may_be_made_and_how_large_its_files_were(tmp_path: Path) -> None:
    left, seconds = iter((4, 3, 2)), iter(("4.96", "0.3", "0.3"))

    async def answer(request: web.Request) -> web.Response:
        await request.read()
        said = {"Limit": "5", "Remaining": str(next(left)), "Reset-After": next(seconds), "Bucket": "abcdef"}
        headers = {f"X-RateLimit-{name}": value for name, value in said.items()}
        return web.json_response({}, headers=headers if "silent" not in request.path else {})

    app = web.Application()
    app.router.add_route("*", "/{anywhere:.*}", answer)
    async with TestServer(app) as server:
        base = str(server.make_url("/api/v10"))
        with Record(tmp_path / "record.json", {}) as record:
            listener = Listener(record, base)
            async with aiohttp.ClientSession(trace_configs=[listener.trace()]) as session:
                form = aiohttp.FormData()
                form.add_field("files[0]", io.BytesIO(b"\x89PNG" + b"\0" * 996), filename="hand.png")
                await (await session.post(f"{base}/channels/1234567890123456789/messages", data=form)).read()
                await (await session.post(f"{base}/channels/1234567890123456789/messages")).read()
                await (await session.get(f"{base}/silent/1234567890123456789")).read()
    first, _, second = read((tmp_path / "record.json").read_text("utf-8"))[1:]
    assert (first["limit"], first["seconds"], first["bucket"]) == (5, 5.0, "<bucket 1>")
    assert [(one["name"], one["size"]) for one in first["files"]] == [("hand.png", 1000)]
    assert listener.limits["POST /channels/*/messages"] == (5, 3, 5.0, "<bucket 1>"), "how long, as the first says"
    assert ("limit" in second, listener.limits["GET /silent/*"]) == (False, None)


def test_a_file_is_read_also_without_its_end(tmp_path: Path) -> None:
    with Record(tmp_path / "record.json", {"bean-table": "1"}) as record:
        record.step = "answer"
        record.note({"did": "wait"})
        assert read((tmp_path / "record.json").read_text()) == [
            {"format": 1, "bean-table": "1"},
            {"step": "answer", "did": "wait"},
        ]
    whole = (tmp_path / "record.json").read_text()
    assert read(whole) == json.loads(whole)
    with pytest.raises(ValueError, match="no record"):
        read("[{}]")
