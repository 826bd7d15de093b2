"""What libraries log is kept, but for what may be a hand, a name or a token."""

from __future__ import annotations

import json
import logging

import pytest
from yarl import URL

from bot.logs import Objects, discreet

TOKEN = "aW50ZXJhY3Rpb246MTQ1NjA3NDQ0Mzk4MDgwMDA1Mjp0b2tlbg"
ANSWER = f"https://discord.com/api/v10/interactions/1456074443980800052/{TOKEN}/callback?with_response=1"
SHOWN = "https://discord.com/api/v10/interactions/#/…/callback"


def logged(name: str, level: int, message: str, *values: object) -> str:
    """What is written of this."""
    record = logging.LogRecord(name, level, __file__, 1, message, values, None)
    assert discreet(record)
    return record.getMessage()


@pytest.mark.parametrize(
    ("message", "values", "shown"),
    [
        (
            "%s %s with %s has returned %s",
            ("POST", ANSWER, '{"content":"soy"}', 200),
            f"POST {SHOWN} with … has returned 200",
        ),
        ("%s %s has received %s", ("GET", URL(ANSWER), {"name": "Ana"}), f"GET {SHOWN} has received …"),
        (
            "For Shard ID %s: WebSocket Event: %s",
            (None, {"d": {"token": TOKEN}}),
            "For Shard ID None: WebSocket Event: …",
        ),
        ("Received %s", ({"d": {"token": TOKEN}},), "Received …"),
        ("executing %s", ("SELECT 'Ana'",), "executing …"),
        ("%(what)s took %(seconds).1f", ({"what": "Ana", "seconds": 2.0},), "… took 2.0"),
        ("Nothing to say", (), "Nothing to say"),
    ],
)
def test_details_of_libraries_are_left_out(message: str, values: tuple[object, ...], shown: str) -> None:
    assert logged("discord.http", logging.DEBUG, message, *values) == shown


def test_what_they_say_of_importance_is_kept_without_tokens() -> None:
    limited = "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds."
    shown = f"We are being rate limited. POST {SHOWN} responded with 429. Retrying in 1.50 seconds."
    assert logged("discord.http", logging.WARNING, limited, "POST", ANSWER, 1.5) == shown
    assert (
        logged("discord.client", logging.ERROR, "cannot reach %s", f"host: {ANSWER} now")
        == f"cannot reach host: {SHOWN} now"
    )
    assert logged("discord.client", logging.INFO, "%s is %s", "it", ["a", 1]) == "it is ['a', 1]"


def test_our_own_log_says_what_it_says() -> None:
    assert (
        logged("bot.client", logging.DEBUG, "%s", "invite link: https://discord.com/x")
        == "invite link: https://discord.com/x"
    )


def test_an_error_is_no_detail() -> None:
    record = logging.LogRecord(
        "discord.gateway", logging.DEBUG, __file__, 1, "raised", (), (KeyError, KeyError("soy"), None)
    )
    assert discreet(record)
    assert record.exc_info is None


@pytest.mark.parametrize("error", [ConnectionRefusedError(111, f"no way to {ANSWER}"), TimeoutError()])
def test_a_network_that_is_gone_is_a_line_and_no_traceback(error: Exception) -> None:
    record = logging.LogRecord(
        "discord.client", logging.ERROR, __file__, 1, "Again in %.1fs", (1.5,), (type(error), error, None)
    )
    assert discreet(record)
    assert record.exc_info is None
    assert record.getMessage().startswith(f"Again in 1.5s ({type(error).__name__}: ")
    assert TOKEN not in record.getMessage()


def test_a_mistake_of_a_library_keeps_its_traceback() -> None:
    mistake = (KeyError, KeyError("x"), None)
    record = logging.LogRecord("discord.client", logging.ERROR, __file__, 1, "Ignoring", (), mistake)
    assert discreet(record)
    assert record.exc_text == "KeyError: 'x'"


def test_neither_lines_nor_errors_of_libraries_hold_numbers_of_people() -> None:
    asked = "https://discord.com/api/v10/guilds/145607444398080005/members/1456074443980800061"
    failed = "GUILD_MEMBER_UPDATE referencing an unknown member ID: %s. Discarding."
    assert logged("discord.state", logging.DEBUG, failed, 1456074443980800061).count("#") == 1
    assert logged("discord.http", logging.WARNING, "%s %s responded with 429.", "GET", asked).count("#") == 2
    assert logged("asyncio", logging.ERROR, "<Task name='of 1456074443980800061'>") == "<Task name='of #'>"
    mistake = ValueError(f"{ANSWER} of 1456074443980800061")
    record = logging.LogRecord(
        "discord.client", logging.ERROR, __file__, 1, "Ignoring", (), (ValueError, mistake, None)
    )
    assert discreet(record)
    assert logging.Formatter().format(record) == f"Ignoring\nValueError: {SHOWN} of #"
    assert json.loads(Objects().format(record))["error"] == f"ValueError: {SHOWN} of #"
    assert TOKEN not in str(record.__dict__)


def test_as_json_a_record_is_one_line() -> None:
    try:
        raise KeyError("x")
    except KeyError as error:
        trace = (KeyError, error, None)
    record = logging.LogRecord("bot.run", logging.ERROR, __file__, 1, "two\n%s", ("lines",), trace)
    record.created = 1_800_000_000.25
    line = Objects().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert said.pop("error").endswith("KeyError: 'x'")
    assert said == {
        "time": "2027-01-15T08:00:00.250+00:00",
        "level": "ERROR",
        "logger": "bot.run",
        "message": "two\nlines",
    }
