"""Who may sit down: invited people, nobody whom the host has removed, and who is the host after the host."""

from __future__ import annotations

from bot.store import GuestStatus, Status, close_table
from bot.tables import Table, forgetting, guests, seating
from bot.tables.clocks.pace import AWAY
from bot.tables.rematch import rematch
from tests.tables.hall import ANA, BEN, CLEO, DAN, Hall, refused


async def for_the_invited(hall: Hall, *people: int) -> Table:
    """A lobby of Ana's for these people alone."""
    table = await hall.open(ANA, start=False)
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=True)
    await guests.invite(hall.tables, table.id, ANA.id, people, None)
    return table


async def test_only_the_invited_sit_down(hall: Hall) -> None:
    table = await for_the_invited(hall, BEN.id)
    assert await refused(seating.join(hall.tables, table.id, CLEO, None)) == (
        "only-the-invited",
        {"table": table.id, "host": "Ana"},
    )
    await seating.join(hall.tables, table.id, BEN, None)
    assert table.people() == (ANA.id, BEN.id)
    await seating.leave(hall.tables, table.id, BEN.id, None)
    await seating.join(hall.tables, table.id, BEN, None)
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=False)
    await seating.join(hall.tables, table.id, CLEO, None)
    assert table.people() == (ANA.id, BEN.id, CLEO.id)


async def test_invitations_survive_a_restart(hall: Hall) -> None:
    table = await for_the_invited(hall, BEN.id)
    hall.reopen()
    assert (await refused(seating.join(hall.tables, table.id, CLEO, None)))[0] == "only-the-invited"
    await seating.join(hall.tables, table.id, BEN, None)


async def test_who_sits_there_when_the_door_closes_counts_as_invited(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=True)
    await seating.leave(hall.tables, table.id, BEN.id, None)
    await seating.join(hall.tables, table.id, BEN, None)
    assert table.people() == (ANA.id, BEN.id)


async def test_a_list_of_people_replaces_the_one_before_but_for_those_who_sit_there(hall: Hall) -> None:
    table = await for_the_invited(hall, BEN.id, CLEO.id)
    await seating.join(hall.tables, table.id, BEN, None)
    found = await guests.choose_invited(hall.tables, table.id, ANA.id, [DAN.id], None)
    assert found.new == (DAN.id,)
    assert guests.invited(table) == (DAN.id,)
    assert table.guests[BEN.id] is GuestStatus.INVITED
    again = await guests.choose_invited(hall.tables, table.id, ANA.id, [DAN.id], None)
    assert again.new == ()


async def test_so_many_are_invited_at_most(hall: Hall) -> None:
    table = await for_the_invited(hall, *range(100, 100 + guests.MOST))
    asked = guests.invite(hall.tables, table.id, ANA.id, [BEN.id], None)
    assert await refused(asked) == ("too-many-invited", {"most": guests.MOST})


async def test_a_full_list_can_be_changed_and_who_stood_up_is_no_part_of_it(hall: Hall) -> None:
    table = await for_the_invited(hall, BEN.id)
    await seating.join(hall.tables, table.id, BEN, None)
    full = range(100, 100 + guests.MOST)
    await guests.choose_invited(hall.tables, table.id, ANA.id, full, None)
    other = [CLEO.id, *full[1:]]
    assert (await guests.choose_invited(hall.tables, table.id, ANA.id, other, None)).new == (CLEO.id,)
    await seating.leave(hall.tables, table.id, BEN.id, None)
    assert len(guests.invited(table)) == guests.MOST + 1
    *marked, beyond = guests.invited(table)
    await guests.choose_invited(hall.tables, table.id, ANA.id, marked[1:], None)
    assert guests.invited(table) == (*marked[1:], beyond)


async def test_guests_are_the_hosts_choice(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, start=False)
    for asked in (
        guests.invite(hall.tables, table.id, BEN.id, [CLEO.id], None),
        guests.choose_invited(hall.tables, table.id, BEN.id, [CLEO.id], None),
        guests.choose_invited_only(hall.tables, table.id, BEN.id, None, only=True),
        guests.remove(hall.tables, table.id, BEN.id, ANA.id, None),
    ):
        assert await refused(asked) == ("only-the-host", {"host": "Ana"})
    assert not table.guests
    assert not table.row.invited_only


async def test_who_was_removed_from_a_lobby_comes_back_by_invitation_alone(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    assert table.people() == (ANA.id, CLEO.id)
    facts = {"table": table.id, "host": "Ana"}
    assert await refused(seating.join(hall.tables, table.id, BEN, None)) == ("host-removed-you", facts)
    await guests.invite(hall.tables, table.id, ANA.id, [BEN.id], None)
    await seating.join(hall.tables, table.id, BEN, None)
    assert table.people() == (ANA.id, CLEO.id, BEN.id)


async def test_a_computer_plays_for_whoever_is_removed_from_a_game(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    host, person = table.row.host_id, next(one for one in (BEN, CLEO) if one.id != table.row.host_id)
    seat = table.seated(person.id)
    hall.reopen()
    table = await hall.tables.get(table.id)
    await guests.remove(hall.tables, table.id, host, person.id, None)
    assert seat in table.played_by_computers()
    assert person.id not in table.people()
    facts = {"table": table.id, "host": "Ana"}
    assert await refused(seating.join(hall.tables, table.id, person, None)) == ("host-removed-you", facts)
    assert await refused(hall.act(table, person)) == ("host-removed-you", facts)
    assert (await refused(guests.remove(hall.tables, table.id, host, person.id, None)))[0] == "nobody-to-remove"
    await guests.invite(hall.tables, table.id, host, [person.id], None)
    await seating.join(hall.tables, table.id, person, None)
    assert table.seat_of(person.id) == seat
    assert not table.seats[seat].removed


async def test_in_a_game_only_those_who_were_removed_are_let_back(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    asked = guests.invite(hall.tables, table.id, ANA.id, [DAN.id], None)
    assert (await refused(asked))[0] == "table-is-running"


async def test_who_left_a_game_can_be_kept_from_coming_back(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await seating.leave(hall.tables, table.id, BEN.id, None)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    assert (await refused(seating.join(hall.tables, table.id, BEN, None)))[0] == "host-removed-you"


async def test_the_host_leaves_and_is_not_removed(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    asked = guests.remove(hall.tables, table.id, ANA.id, ANA.id, None)
    assert await refused(asked) == ("remove-the-host", {"table": table.id})


async def test_the_next_host_is_the_longest_seated_person_who_is_there(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await hall.database.write(
        lambda connection: connection.execute("UPDATE seats SET missed = ? WHERE person_id = ?", (AWAY, BEN.id))
    )
    table = await hall.reopen().get(table.id)
    await seating.leave(hall.tables, table.id, ANA.id, None)
    assert table.row.host_id == CLEO.id
    await seating.leave(hall.tables, table.id, CLEO.id, None)
    assert table.row.host_id == BEN.id


async def over(hall: Hall, table: Table) -> None:
    """Let the game at this table be over."""
    await close_table(hall.database, table.id, Status.CLOSED, hall.tables.now(), None)
    hall.tables.reread_tables([table.id])


async def test_a_rematch_is_for_those_who_played_and_those_who_were_invited(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO, start=False)
    await guests.choose_invited_only(hall.tables, table.id, ANA.id, None, only=True)
    await guests.invite(hall.tables, table.id, ANA.id, [DAN.id], None)
    await guests.remove(hall.tables, table.id, ANA.id, CLEO.id, None)
    await over(hall, table)
    fresh, new = await rematch(hall.tables, table.id, BEN, None)
    assert new
    assert fresh.row.invited_only
    assert fresh.row.host_id == BEN.id
    assert (await refused(seating.join(hall.tables, fresh.id, CLEO, None)))[0] == "host-removed-you"
    for person in (ANA, DAN):
        await seating.join(hall.tables, fresh.id, person, None)


async def test_who_was_removed_from_a_game_asks_for_no_rematch(hall: Hall) -> None:
    table = await hall.open(ANA, BEN, CLEO)
    await guests.remove(hall.tables, table.id, ANA.id, BEN.id, None)
    await over(hall, table)
    assert (await refused(rematch(hall.tables, table.id, BEN, None)))[0] == "host-removed-you"
    fresh, _ = await rematch(hall.tables, table.id, CLEO, None)
    assert (await refused(seating.join(hall.tables, fresh.id, BEN, None)))[0] == "host-removed-you"


async def test_forgetting_somebody_takes_their_invitations_off_the_tables(hall: Hall) -> None:
    table = await for_the_invited(hall, BEN.id, CLEO.id)
    hall.announced.clear()
    await forgetting.stand_up(hall.tables, BEN.id)
    await forgetting.erase(hall.tables, BEN.id, "somebody")
    assert guests.invited(await hall.tables.get(table.id)) == (CLEO.id,)
    assert [changed.table.id for changed in hall.announced] == [table.id]
