"""In which time zone somebody lives is remembered, copied for them, and forgotten with them."""

from __future__ import annotations

from bot.store import Database, choose_zone, forget_person, zone_of
from bot.store.host.copying import stored_of
from tests.store.scenes import ANA, BEN


async def test_a_zone_is_what_was_chosen_last(database: Database) -> None:
    assert await zone_of(database, ANA) is None
    await choose_zone(database, ANA, "Europe/Berlin")
    await choose_zone(database, ANA, "Europe/Rome")
    assert await zone_of(database, ANA) == "Europe/Rome"
    assert await zone_of(database, BEN) is None


async def test_it_is_in_the_copy_of_what_is_stored_and_forgotten_with_all_the_rest(database: Database) -> None:
    await choose_zone(database, ANA, "Europe/Berlin")
    await choose_zone(database, BEN, "Europe/Rome")
    assert (await stored_of(database, ANA))["time_zone"] == [{"zone": "Europe/Berlin"}]
    await forget_person(database, ANA, "Somebody")
    assert await zone_of(database, ANA) is None
    assert await zone_of(database, BEN) == "Europe/Rome"
