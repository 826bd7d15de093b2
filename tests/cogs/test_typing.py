"""Commands typed by people of several languages at one table: each in their own, or in English."""

from __future__ import annotations

from pathlib import Path

from bot.games.bohnanza.state import Phase, State
from bot.words import say
from tests.cogs.asking import GAME, NAMES
from tests.cogs.mishaps import position, private, unchanged
from tests.cogs.speaking import Spoken, spoken
from tests.cogs.world import World, world
from tests.games.bohnanza.high_bohn.towns import town
from tests.games.bohnanza.tables import hand

__all__ = ["spoken"]

TRADE = town(
    phase=Phase.TRADE,
    hands=["soy red soy", "chili garden", "green"],
    face_up="blue",
    thalers=["blue×3"],
    buildings=[],
)
SPOKEN = {"Ana": "de", "Ben": "es-419", "Cleo": "it"}


async def state(here: World) -> State:
    found: State = (await here.bot.tables.get(1)).state
    return found


async def test_each_types_in_their_own_language_or_in_english(tmp_path: Path, spoken: Spoken) -> None:
    async with world(tmp_path, *NAMES) as here:
        spoken.set(here, **SPOKEN)
        await here.open(*NAMES, game=GAME)
        await position(here, 1, TRADE)
        await here["Ana"].slash(
            here.channel, "offer", give="2 Sojabohnen mo\N{COMBINING DIAERESIS}chte: einen Garten an ben"
        )
        await here["Ben"].slash(here.channel, "offer", give="un chile a cambio de un poroto azul para Ana")
        await here["Cleo"].slash(here.channel, "offer", give="verdi per una soia")
        await here["Cleo"].slash(here.channel, "offer", want="one red bean", give="green")
        offers = (await state(here)).offers
        assert [(offer.seat, len(offer.give), offer.want, offer.to) for offer in offers] == [
            (0, 2, ("garden",), 1),
            (1, 1, ("blue",), 0),
            (2, 1, ("soy",), 0),
            (2, 1, ("red",), 0),
        ]
        await here["Ben"].slash(here.channel, "accept", offer="1", give="jardín")
        assert hand(await state(here), 0) == "red"
        assert not here.env.errors


async def test_what_nobody_understands_is_answered_in_the_language_of_whoever_typed(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, *NAMES) as here:
        spoken.set(here, **SPOKEN)
        await here.open(*NAMES, game=GAME)
        await position(here, 1, TRADE)
        for name, locale, slip in (
            ("Ana", "de", "Gartne"),
            ("Ben", "es-419", "jadrin"),
            ("Cleo", "it", "giaridno"),
        ):
            async with unchanged(here, 1):
                unknown = await here[name].slash(here.channel, "offer", give="Müsli")
                assert private(unknown).startswith(say(locale, "word-unknown", word="müsli"))
                asked = await here[name].slash(here.channel, "offer", give=slip)
                garden = say(locale, "bean-name", bean="garden", count=1)
                assert private(asked).startswith(say(locale, "word-near", word=slip.casefold(), possible=garden))


async def test_a_list_speaks_the_language_of_whoever_types_and_sends_what_all_languages_send(
    tmp_path: Path, spoken: Spoken
) -> None:
    async with world(tmp_path, *NAMES) as here:
        spoken.set(here, **SPOKEN)
        await here.open(*NAMES, game=GAME)
        await position(here, 1, TRADE)
        for name, typed, said in (
            ("Ana", "2 gruene, gar", "2 gruene, Garten"),
            ("Ben", "2 verdes, jardin", "2 verdes, Jardín"),
            ("Cleo", "2 verdi, gard", "2 verdi, Giardino"),
        ):
            found = await here[name].autocomplete(here.channel, "offer", "want", typed)
            kept = typed.rpartition(" ")[0]
            assert [(one["name"], one["value"]) for one in found][-1] == (said, f"{kept} 🌻")
        await here["Ana"].slash(here.channel, "offer", want="2 gruene, 🌻", to="*")
        assert [offer.want for offer in (await state(here)).offers] == [("green", "green", "garden")]


async def test_thousands_of_characters_are_neither_read_nor_completed(tmp_path: Path, spoken: Spoken) -> None:
    """Some take a second to be taken apart, in which nobody at any table is answered."""
    async with world(tmp_path, *NAMES) as here:
        spoken.set(here, **SPOKEN)
        await here.open(*NAMES, game=GAME)
        await position(here, 1, TRADE)
        before, long = await state(here), "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 6000
        told = await here["Ana"].slash(here.channel, "offer", give=long)
        assert say("de", "typed-too-much", most=300) in private(told)
        assert await here["Ana"].autocomplete(here.channel, "offer", "give", long) == []
        assert await here["Ana"].autocomplete(here.channel, "offer", "give", "so", want=long) == []
        assert await here["Ana"].autocomplete(here.channel, "offer", "give", "so") != []
        assert await state(here) is before
