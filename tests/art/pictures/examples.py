"""Scenes of every kind, from the emptiest to the fullest: what tests compare and contact sheets show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.art.drawings import Drawing, drawings
from bot.art.names import marked
from bot.art.scenes.all_hands import AllHands, Held
from bot.art.scenes.bohne import Area, Holding, Laid, Scorer, Trick
from bot.art.scenes.daily import Column, Scores
from bot.art.scenes.end import End, Place
from bot.art.scenes.fields import Building
from bot.art.scenes.for_sale import ForSale, OnSale, Reach, Type
from bot.art.scenes.form import Form, Game
from bot.art.scenes.hand import Group, Hand, Other
from bot.art.scenes.table import Lane, Mark, Market, Seat, Steps, Table
from tests.art.pictures.growing import BEANS, EMPTY, FULL_TOWN_FIELDS, PROTECTED, cards, field, stew

NAMES = ("Mia", "Ben", "Zoë the Gardener", "李雷", "Computer Ada", "Noor", "xX_BeanLord_Of_The_Table_Xx")
SECOND_NAMES = (
    *("Jürgen", "Ελένη", "Nguyễn Thị Minh Khai", "Ana 🌻", "مريم", "Жанна"),
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
TYPES = tuple(drawing.name for drawing in drawings() if drawing.kind == "buildings")
TOWN = tuple(Building(type_, 1 + place % 4) for place, type_ in enumerate(TYPES))
SEATS = (
    Seat(0, "", 5, 7, (field("blue", 5), field("chili", 3), field("red", 1)._replace(protected=True))),
    Seat(1, "", 8, 4, (field("stink", 7), field("garden", 2)), Mark.OFFERS),
    Seat(2, "", 3, 6, (field("soy", 2), field("black_eyed", 4)), computer=True),
    Seat(3, "", 6, 5, (field("green", 4), EMPTY), Mark.DONE),
    Seat(4, "", 14, 13, (field("cocoa", 2), field("wax", 6)), None, ("red", "blue", "wax", "soy"), computer=True),
    Seat(5, "", 7, 11, (field("coffee", 19), field("red", 3)), Mark.OFFERS),
    Seat(6, "", 12, 18, (field("cognac", 5), field("blue", 10), EMPTY), None, ("red", "wax")),
)
NO_SEAT = Seat(0, "", 0, 0, (EMPTY, EMPTY))


TRADING = Steps(("watering_can", "trading", "basket", "draw_pile"), 1)
PLANTING = TRADING._replace(now=0)
DUEL = Steps(("gift", "watering_can", "cards", "draw_pile"), 0)


def table(players: int, names: tuple[str, ...] = NAMES) -> Table:
    """A table in the middle of its game, without an offer."""
    seats = tuple(seat._replace(name=names[seat.place]) for seat in SEATS[:players])
    face_up = ("wax", "green", "soy", "red") if players == 2 else ("wax", "green")
    return Table(seats, 0, Market(face_up, 38, 21, "coffee"), DUEL if players == 2 else TRADING)


def empty_table(players: int) -> Table:
    """A table before anything has happened."""
    seats = tuple(NO_SEAT._replace(place=place, name=NAMES[place], hand=5) for place in range(players))
    return Table(seats, 0, Market((), 104, 0, None), DUEL._replace(now=1) if players == 2 else PLANTING)


ROUND = (
    (("garden",), ("wax",)),
    (("soy", "black_eyed"), ("green",)),
    ((), ("wax", "green", "red")),
    (("red",), ()),
    (("red",) * 4, ("blue", "blue", "soy")),
    (("red", "red", "blue", "wax"), ("green",) * 7),
)
"""What the two sides of an offer give, from usual ones to large ones."""


def trading(players: int, lanes: int, more: int = 0, *, first: int = 0, names: tuple[str, ...] = NAMES) -> Table:
    """A table with so many offers drawn, and `more`; the second one is open to everybody."""
    scene = table(players, names)
    made = []
    for number in range(first, first + lanes):
        place = 1 + (number + 1) % (players - 1)
        who = (None, "Anyone") if number == first + 1 else (place, names[place])
        made.append(Lane(*who, *ROUND[number % len(ROUND)]))
    waits = scene.seats[2]._replace(mark=Mark.WAITING)
    return scene._replace(lanes=tuple(made), more=more, seats=(*scene.seats[:2], waits, *scene.seats[3:]))


def many_face_up(players: int, number: int) -> Table:
    """A table with so many cards face up."""
    scene = table(players)
    return scene._replace(
        market=scene.market._replace(face_up=tuple([BEANS[place % 12] for place in range(number)]))
    )


def town(players: int, *, full: bool) -> Table:
    """A table of High Bohn."""
    seats = [
        seat._replace(name=NAMES[seat.place], town=TOWN[seat.place : 2 * seat.place], to_plant=())
        for seat in SEATS[:players]
    ]
    if full:
        first = seats[0]._replace(fields=FULL_TOWN_FIELDS, town=TOWN, stored=("red", "stink", "soy"))
        three = (stew("red", "soy", "blue", "stink", "green", "chili", "cognac", "black_eyed"), EMPTY)
        last = seats[-1]._replace(fields=(*SEATS[0].fields, *three), town=TOWN[::-1], stored=("red", "blue"))
        seats = [first, *seats[1:-1], last]
    steps = Steps(("watering_can", "trading", "basket", "finish"), 2)
    scene = Table(tuple(seats), 0, Market(("red",), 3, 61, "red"), steps, towns=True)
    if not full:
        return scene
    return scene._replace(lanes=trading(players, 3).lanes, more=2, steps=steps._replace(now=1))


TO_PLANT, STORED = Drawing("things", "field"), Drawing("buildings", "general_store")


def hand(number: int) -> Hand:
    """A hand of so many cards, beside an ordinary field and an empty one."""
    counted = "" if number == 1 else f"{number} cards"
    title = "Plant this first" if number else "No card in hand"
    return Hand(title, counted, cards(number), (field("stink", 5), EMPTY), number)


HANDS = {
    "0 cards": hand(0)._replace(how_many=""),
    "1 card": hand(1)._replace(groups=(Group(TO_PLANT, ("red", "wax")),)),
    "2 cards": hand(2)._replace(fields=(field("blue", 1),)),
    "3 cards": hand(3)._replace(groups=(Group(TO_PLANT, ("red", "wax", "soy")),)),
    "4 cards": hand(4)._replace(fields=(field("stink", 5), field("green", 4))),
    "5 cards": hand(5),
    "6 cards": hand(6),
    "7 cards": hand(7)._replace(
        fields=(field("stink", 5), field("green", 3)), groups=(Group(TO_PLANT, ("red", "wax")),)
    ),
    "8 cards": hand(8)._replace(groups=(Group(TO_PLANT, ("red",)),)),
    "9 cards": hand(9)._replace(fields=(field("coffee", 12), field("red", 2))),
    "10 cards": hand(10)._replace(fields=(field("coffee", 12), field("red", 2), EMPTY)),
    "11 cards": hand(11),
    "5 cards, by themselves": hand(5)._replace(fields=()),
    "25 cards, by themselves": hand(25)._replace(fields=()),
    "12 cards": hand(12)._replace(fields=(field("coffee", 10), PROTECTED, EMPTY)),
    "14 cards": hand(14)._replace(fields=(field("coffee", 12), field("cognac", 19))),
    "15 cards": hand(15),
    "18 cards": hand(18),
    "25 cards": hand(25)._replace(
        fields=FULL_TOWN_FIELDS,
        groups=(Group(TO_PLANT, ("red", "wax", "blue", "soy")), Group(STORED, ("soy", "red", "red"))),
    ),
    "25 cards, three fields": hand(25)._replace(
        fields=(field("blue", 10), stew("red", "soy", "blue", "stink"), EMPTY),
        groups=(Group(TO_PLANT, ("red", "wax", "blue", "soy", "soy", "green", "chili")),),
    ),
}


def others(players: int, names: tuple[str, ...] = NAMES) -> tuple[Other, ...]:
    """So many others, of whom every second one has a field that something would suit."""
    return tuple(
        [
            Other(
                *(seat.place, names[seat.place], seat.hand, seat.thalers, seat.fields),
                fits=(seat.place % len(seat.fields),) if seat.place % 2 == 0 else (),
                acts=seat.place == 1,
            )
            for seat in SEATS[:players]
        ]
    )


TOWN_OTHERS = tuple(
    [
        one._replace(fields=fields)
        for one, fields in zip(
            others(4),
            (
                FULL_TOWN_FIELDS,
                FULL_TOWN_FIELDS[:4],
                (stew("red", "soy", "blue", "stink"), EMPTY),
                SEATS[0].fields,
            ),
            strict=True,
        )
    ]
)
BELOW_OTHERS = {
    **{f"{number} others": HANDS["7 cards"]._replace(others=others(number)) for number in range(1, 7)},
    **{f"{number} others, low": hand(12)._replace(others=others(number), low=True) for number in (1, 4, 6)},
    "14 cards, other names": HANDS["14 cards"]._replace(others=others(4, SECOND_NAMES)),
    "low, by itself": hand(5)._replace(low=True),
    "25 cards, High Bohn": HANDS["25 cards"]._replace(others=TOWN_OTHERS),
    "7 cards, High Bohn": HANDS["7 cards"]._replace(others=TOWN_OTHERS, fields=FULL_TOWN_FIELDS),
    "no card": HANDS["0 cards"]._replace(others=others(3)),
}
TABLES = {
    **{f"{players} players": table(players) for players in range(2, 8)},
    **{f"{players} players, empty": empty_table(players) for players in (2, 4, 7)},
    "7 players, other names": table(7, SECOND_NAMES),
    **{f"High Bohn, {players}": town(players, full=False) for players in (3, 4, 5)},
    **{f"High Bohn, {players}, fullest": town(players, full=True) for players in (3, 4, 5)},
    **{f"4 players, {lanes} offers": trading(4, lanes) for lanes in (1, 2, 3)},
    "4 players, 3 offers of 5": trading(4, 3, 2),
    "4 players, large offers of 15": trading(4, 3, 12, first=3),
    **{f"3 players, {lanes} offers": trading(3, lanes) for lanes in (1, 2, 3)},
    "5 players, 3 offers of 5": trading(5, 3, 2),
    "6 players, 2 offers": trading(6, 2, first=2),
    "7 players, 3 offers of 15, other names": trading(7, 3, 12, first=2, names=SECOND_NAMES),
    "6 players, 3 offers, other names": trading(6, 3, first=3, names=SECOND_NAMES),
    **{f"2 players, {number} face up": many_face_up(2, number) for number in (1, 3, 8, 16)},
    "4 players, 1 face up": many_face_up(4, 1),
    "5 players, 6 face up": many_face_up(5, 6),
}


def _place(number: int, score: int, turns: int, names: tuple[str, ...]) -> Place:
    names_of_beans = ("blue", "chili", "garden", "stink", "wax", "coffee", "soy")
    paid = tuple([Drawing("beans", bean) for bean in (*names_of_beans[number:], "red", "green")[:4]])
    luck = Random(number)
    earned = [luck.randint(1, turns) for _ in range(score)]
    course = tuple(sum(one <= turn for one in earned) for turn in range(turns + 1))
    best = paid[0].name.capitalize()
    return Place(number, number + 1, names[number], score, paid, best, course=course)


SAYS = "thalers turn by turn"


def end(players: int, names: tuple[str, ...] = NAMES) -> End:
    """A game of so many that is over: the third is equal to the second, nothing paid the last of more than two."""
    places = [_place(number, 14 - number, 12, names) for number in range(players)]
    if players > 2:
        places[2] = places[2]._replace(
            score=13, reason="fewer cards", course=(*places[2].course[:-1], places[1].score)
        )
        places[-1] = places[-1]._replace(paid=(), best="")
    return End(tuple(places), THALER, SAYS)


def shared_end(players: int, winners: int, names: tuple[str, ...] = NAMES) -> End:
    """A game that so many have won, with lines that run together at last."""
    scene = end(players, names)
    first = [
        place._replace(rank=1, score=14, reason="", course=(*place.course[:-1], 14))
        for place in scene.places[:winners]
    ]
    return scene._replace(places=(*first, *scene.places[winners:]))


def town_end(players: int) -> End:
    """A game of High Bohn that is over."""
    return End(
        tuple(_place(number, 44 - 3 * number, 60, NAMES) for number in range(players)), None, "points turn by turn"
    )


SCORES = ((24, 55, 61), (12, 9, 29), (8, 9, 29), (0, 0, 3), (-20, 4, 0), (-14, -12, -17))
RANKS = (1, 2, 2, 4, 5, 6)


def bohne_end(players: int, scores: tuple[tuple[int, ...], ...] = SCORES) -> End:
    """A game of Nicht die Bohne that is over."""
    places = tuple(
        Place(number, rank, NAMES[number], course[-1], (TOKEN,), course=(0, *course))
        for number, (rank, course) in enumerate(zip(RANKS[:players], scores, strict=False))
    )
    shared = tuple([place._replace(reason="shared place") if place.rank == 2 else place for place in places])
    return End(shared, None, "points round by round")


def _short(scene: End) -> End:
    """The same, but over after one turn."""
    return scene._replace(places=tuple([place._replace(course=(0, place.score)) for place in scene.places]))


THALER, TOKEN = Drawing("things", "thaler"), Drawing("things", "token")
OF_TWO = end(2)
ENDS = {
    **{f"{players} players": end(players) for players in range(2, 8)},
    "2 players, equal": OF_TWO._replace(
        places=(OF_TWO.places[0], OF_TWO.places[1]._replace(score=14, reason="fewer cards"))
    ),
    "7 players, other names": end(7, SECOND_NAMES),
    "4 players, other names": end(4, SECOND_NAMES[3:]),
    **{
        f"{winners} of {players} share": shared_end(players, winners)
        for players, winners in ((2, 2), (3, 2), (3, 3), (4, 2), (5, 3), (5, 5), (7, 2), (7, 6), (7, 7))
    },
    "2 of 5 share, other names": shared_end(5, 2, SECOND_NAMES[2:]),
    "nothing paid": End(
        tuple(
            [
                place._replace(paid=(), best="", reason="", score=0, course=(0,) * 9, rank=1)
                for place in end(3).places
            ]
        ),
        THALER,
        SAYS,
    ),
    "one turn": _short(end(4)),
    "early": end(3)._replace(
        places=tuple([place._replace(course=(0, place.score, place.score)) for place in end(3).places])
    ),
    "High Bohn, 3": town_end(3),
    "High Bohn, 5": town_end(5),
    "Nicht die Bohne, 3": bohne_end(3),
    "Nicht die Bohne, 6": bohne_end(6),
    "Nicht die Bohne, all below nought": bohne_end(
        4, ((-9, -20, -31), (-14, -20, -48), (-9, -20, -48), (-50, -79, -108))
    ),
}
FEW_ENDS = ("2 players", "7 players, other names", "3 of 5 share")
"""The quick run's, from the emptiest to the fullest."""
COLOURS = ("red", "blue", "green", "yellow")
DECK = tuple(
    f"{colour}_{face}" for colour in COLOURS for face in (*range(1, 11), "minus", "x2", "nicht_die_bohne")
)


def colour_area(colour: str, faces: tuple[str, ...], worth: int) -> Area:
    """One colour of a scoring area, with what its cards do to it (N3)."""
    minus, void = faces.count("minus") % 2 == 1, "nicht_die_bohne" in faces
    return Area(colour, faces, worth, doubled="x2" in faces, negative=minus, void=void)


def _areas(*shown: tuple[str, int]) -> tuple[Area, ...]:
    return tuple(
        colour_area(colour, tuple(faces.split()), worth)
        for colour, (faces, worth) in zip(COLOURS, shown, strict=True)
    )


NO_AREAS = _areas(("", 0), ("", 0), ("", 0), ("", 0))
SOME = _areas(("3 6", 9), ("2 4 8 x2 minus minus", 28), ("4 nicht_die_bohne", 0), ("4 9 minus", -13))
MANY = _areas(("10 9 8 7 6 5 4 3 2 x2 minus minus minus", -108), ("minus", 0), ("1", 1), ("7 x2", 14))


def trick(players: int, *, taking: bool, names: tuple[str, ...] = NAMES) -> Trick:
    """A trick of so many: the others lay, or one takes."""
    seats = tuple(
        Scorer(
            place,
            names[place],
            12 - place,
            (SOME, MANY, NO_AREAS)[place % 3],
            (24, -93, 0)[place % 3],
            (55, -62, 31)[place % 3],
            computer=place == 2,
            awaited=place == 1,
        )
        if taking
        else Scorer(place, names[place], 20 - (place < 2), NO_AREAS, 0, awaited=place in range(2, players, 2))
        for place in range(players)
    )
    laid = [
        Laid(place, names[place], DECK[(place * 15 + 6) % len(DECK)], token=place == 0) for place in range(players)
    ]
    if taking:
        laid[1] = laid[1]._replace(awaited=True)
        laid[2] = laid[2]._replace(taker=marked(names[0], 0))
        return Trick(tuple(laid), seats, 1)
    down = [
        one._replace(card=None, down=one.place % 2 == 1, awaited=seats[one.place].awaited) if one.place else one
        for one in laid
    ]
    return Trick(tuple(down), seats, None)


def leading(players: int) -> Trick:
    """A trick before its lead: what was taken before still lies there."""
    before = trick(players, taking=True)
    laid = tuple(
        one._replace(taker=marked(before.seats[-1 - one.place].name, players - 1 - one.place), awaited=one.token)
        for one in before.laid
    )
    seats = tuple(seat._replace(awaited=seat.place == 0) for seat in before.seats)
    return Trick(laid, seats, 0)


def holding(number: int, laid: str | None, areas: tuple[Area, ...], worth: int) -> Holding:
    """A hand of so many cards."""
    held = DECK[:: max(1, len(DECK) // max(number, 1))][:number]
    return Holding(held, laid, areas, worth, 31 + worth if worth else None)


TRICKS = {
    **{f"{players} lay": trick(players, taking=False) for players in range(3, 7)},
    **{f"{players} take": trick(players, taking=True) for players in range(3, 7)},
    "3 lead": leading(3),
    "6 lead": leading(6),
    "6 take, other names": trick(6, taking=True, names=SECOND_NAMES),
}
HOLDINGS = {
    "20 cards": holding(20, None, NO_AREAS, 0),
    "19 cards": holding(19, "red_minus", SOME, 24),
    "7 cards": holding(7, None, MANY, -93),
    "12 cards, taking": holding(12, None, SOME, 24)._replace(trick=trick(6, taking=True).laid),
    "19 cards, taking": holding(19, None, NO_AREAS, 0)._replace(trick=trick(3, taking=True).laid),
    "0 cards, taking": holding(0, None, MANY, -93)._replace(trick=trick(3, taking=True).laid),
    "1 card": holding(1, "blue_x2", SOME, 24),
    "0 cards": holding(0, "blue_x2", SOME, 24),
    "12 cards, by themselves": holding(12, None, (), 0),
    **{f"{number} cards and some": holding(number, None, SOME, 24) for number in (2, 4, 5, 9, 15)},
}


def all_hands(sizes: tuple[int, ...], names: tuple[str, ...] = NAMES, *, bohne: bool = False) -> AllHands:
    """The hands of so many cards each."""
    beans = [drawing for drawing in drawings() if drawing.kind == "beans"]
    deck = [Drawing("bohne", name) for name in DECK] if bohne else beans
    held = [
        Held(place, names[place], tuple([deck[(place + card) % len(deck)] for card in range(size)]), place == 2)
        for place, size in enumerate(sizes)
    ]
    return AllHands("All hands", tuple(held))


def form(
    games: int, places: tuple[str, ...] = ("1st", "2nd", "3rd", "others"), says: str = "below: score"
) -> Form:
    """So many games, each place among two to seven players."""
    played = [Game(1 + place % of, of, 3 * place - 4, place % of == 0) for place, of in _places(games)]
    return Form(f"Your last {games} games", places, says, tuple(played))


def _places(games: int) -> list[tuple[int, int]]:
    return [(number, 2 + number % 6) for number in range(games)]


FORMS = {
    **{f"{games} game{'s' * (games > 1)}": form(games) for games in (1, 2, 9, 12)},
    "12 games, lost by far": Form(
        "Your last 12 games",
        *(("1st", "2nd", "3rd", "others"), "below: score"),
        tuple([Game(of, of, -100 - of, won=False) for of in (2, 3, 4, 5, 6, 7) for _ in range(2)]),
    ),
}


def scores(*people: int, first: int = 7, wide: int = 1, own: int = 1, hard: int = 2) -> Scores:
    """So many people at each score, from the first on; `own` and `hard` are the places of the two marks."""
    said = ("How many thalers people came to", "you", "a hard computer in the same seat")
    places = range(first, first + wide * len(people), wide)
    found = [
        Column(f"{low}–{low + wide - 1}" if wide > 1 else str(low), many, place == own, place == hard)
        for place, (low, many) in enumerate(zip(places, people, strict=True))
    ]
    return Scores(*said, tuple(found))


DAILY_SCORES = {
    "5 people": scores(1, 2, 0, 1, 1),
    "5 people, one score": scores(5, own=0, hard=0),
    "70 people": scores(1, 0, 2, 5, 9, 14, 12, 11, 7, 5, 2, 1, 0, 1, own=8, hard=10),
    "1,700 people": scores(10, 120, 300, 480, 510, 270, 0, 60, 1, first=6, wide=3, own=5, hard=6),
}
ALL_HANDS = {
    "2 players": all_hands((5, 7)),
    "4 players": all_hands((0, 1, 9, 14)),
    "7 players": all_hands((5, 0, 25, 6, 7, 30, 4)),
    "7 players, other names": all_hands((5, 6, 5, 6, 7, 3, 4), SECOND_NAMES),
    "Nicht die Bohne, 6": all_hands((7, 8, 9, 7, 8, 7), bohne=True),
}


def for_sale(*shown: tuple[Reach, ...], names: tuple[str, ...] = NAMES) -> ForSale:
    """A town with these buildings of each type, in the order of their prices."""
    return ForSale(
        "You can buy 5 buildings",
        "−2: two thalers of this bean short",
        sum(map(_thalers, shown)),
        tuple(
            [
                Type(kind, TYPE_NAMES[place], BEANS[place], _thalers(reaches), tuple(_sold(reaches, names)))
                for place, (kind, reaches) in enumerate(zip(TYPES, shown, strict=False))
            ]
        ),
    )


def _thalers(reaches: tuple[Reach, ...]) -> int:
    return sum(reach in (Reach.NOW, Reach.PAID) for reach in reaches)


def _sold(reaches: tuple[Reach, ...], names: tuple[str, ...]) -> Iterator[OnSale]:
    for price, reach in enumerate(reaches, start=1):
        short = price - _thalers(reaches) if reach is Reach.SHORT else 0
        taken = reach is Reach.TAKEN
        yield OnSale(price, reach, short, price % len(names) if taken else 0, names[price % len(names)] * taken)


TYPE_NAMES = (
    "Bank",
    "Blacksmith",
    "Distillery",
    "Farm",
    "Tienda general",
    "Gold Mine",
    "Jail",
    "Saloon",
    "Tepee indiano",
)
NOW, SHORT, YOURS, TAKEN, GONE = Reach.NOW, Reach.SHORT, Reach.YOURS, Reach.TAKEN, Reach.GONE
CLOSED, PAID = Reach.CLOSED, Reach.PAID
NOTHING = (SHORT,) * 4
TOWNS_FOR_SALE = {
    "8 types, nothing": for_sale(*[NOTHING] * 8),
    "9 types, all to be bought": for_sale(*[(NOW,) * 4] * 9),
    "9 types, some of all": for_sale(
        (NOW, NOW, SHORT, SHORT),
        (NOW, NOW, NOW, NOW),
        (TAKEN, NOW, SHORT, TAKEN),
        (SHORT, SHORT, TAKEN, TAKEN),
        NOTHING,
        (PAID, PAID, SHORT, SHORT),
        (YOURS, CLOSED, TAKEN, CLOSED),
        (GONE, GONE, YOURS, TAKEN),
        (TAKEN, TAKEN, TAKEN, TAKEN),
    ),
    "9 types, all sold, other names": for_sale(
        *[(TAKEN, YOURS, TAKEN, TAKEN)] * 5, *[(GONE, TAKEN, GONE, TAKEN)] * 4, names=SECOND_NAMES
    ),
}
