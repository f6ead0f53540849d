"""The scenarios of Factions, on its tables: units lie in whole tiles, each zone five tiles wide."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing

#: Room for what has no place.
_MARGIN = (28, 8)


def _zone(zone: int, place: int = 0, row: int = 0) -> tuple[int, int]:
    """Return a place in a zone, beside and below its upper left one."""
    return (5 * zone - 4 + place, 5 + row)


def _whole(zone: int) -> tuple[int, ...]:
    return (5 * zone - 5, 1, 5, 11)


def _story(kind: str, label: str, name: str = "", **said: object) -> Thing:
    """Return a thing whose place means nothing."""
    return thing(kind, label, _MARGIN, name, **said)


def _units(seat: int, zone: int, *cards: str, **said: object) -> tuple[Thing, ...]:
    """Return units side by side in a zone."""
    return tuple(
        thing("Card", f"{seat} {zone} {card} {place}", _zone(zone, place), card=card, seat=seat, **said)
        for place, card in enumerate(cards)
    )


FORD = Plan(
    "factions",
    "the_middle_ford",
    "stone_hall.tmx",
    "The Middle Ford",
    {
        "about": "Two vanguards and one ford: whoever holds it for two cycles has won the river.",
        "briefing": "Both armies have sent their vanguard to the ford in the middle of the line. Hold it for two"
        " cycles in a row, with nobody of the others in it, and the river is yours. A capital that falls decides the"
        " matter, too.\n\nOn the third cycle the wagons come: build points for both.",
        "difficulty": 2,
        "minutes": 30,
        "turn_limit": 12,
    },
    (
        _story("Seat", "crown", "The Kingdom", seat=1, side=1, list="Kingdom", resources=28),
        _story("Seat", "horde", "The Horde", seat=2, side=2, list="Barbarian", resources=34),
        *_units(1, 2, "Knight", "Squire"),
        *_units(2, 4, "Elite Orc Warrior", "Orc Grunt"),
        thing("Region", "ford", _whole(3), "the ford in zone III"),
        _story("Objective", "ours", seat=1, aim="hold", region="ford", turns=2),
        _story("Objective", "theirs", seat=2, aim="hold", region="ford", turns=2),
        _story("Trigger", "wagons", "the wagons come", when="turn", seat=1, turn=3),
        _story("Gold", "gold 1", trigger="wagons", seat=1, amount=15),
        _story("Gold", "gold 2", trigger="wagons", seat=2, amount=15),
        _story("Message", "creak", trigger="wagons", words="The wagons are up: 15 build points for both armies."),
        _story("Trigger", "wet", "somebody is in the ford", when="enters", region="ford"),
        _story("Message", "splash", trigger="wet", words="The water is cold, and not as deep as they said."),
    ),
)

KING = Plan(
    "factions",
    "the_kings_road",
    "stone_hall.tmx",
    "The King's Road",
    {
        "about": "King Jeffery must come through to the fourth zone, and the dead have closed the road.",
        "briefing": "The King has to be at the Star Gate by the eighth cycle, and the Underworld knows it. Bring him"
        " to the fourth zone alive. The dead have won when he has fallen, or when he comes too late.\n\nHe will not be"
        " carried: he fights in front, as he always did.",
        "difficulty": 3,
        "minutes": 30,
        "usual_end": True,
    },
    (
        _story("Seat", "crown", "The Kingdom", seat=1, side=1, list="Kingdom", played_by="person", resources=25),
        _story("Seat", "dead", "The Dead", seat=2, side=2, list="Underworld", played_by="computer", resources=25),
        thing("Card", "king", _zone(1), "the King", card="King Jeffery", seat=1),
        *_units(1, 2, "Squire", "Squire"),
        *_units(2, 3, "Skeleton", "Skeleton", "Zombie"),
        *_units(2, 4, "Dark Knight"),
        thing("Region", "gate", _whole(4), "the Star Gate in zone IV"),
        _story("Objective", "reach", seat=1, aim="reach", region="gate", piece="king", by_turn=8),
        _story("Objective", "kill", seat=2, aim="defeat", piece="king"),
        _story("Trigger", "hurt", "the King is hurt", when="hurt", piece="king"),
        _story(
            "Message",
            "scratch",
            trigger="hurt",
            speaker="king",
            words="A scratch. Forward! Did I say that anybody may stop?",
        ),
        _story("Trigger", "grave", "the graves open", when="turn", seat=2, turn=4),
        _story("Message", "open", trigger="grave", words="Along the road the graves open.", order=60),
        thing("Card", "late", _zone(4, 1), card="Zombie", seat=2, arrives="grave"),
    ),
)

WALL = Plan(
    "factions",
    "seven_nights",
    "stone_hall.tmx",
    "Seven Nights",
    {
        "about": "The Alliance stands at its last wall; in the seventh night the dragon riders are due.",
        "briefing": "The capital is half in ruins, and the Horde has come to finish it. You need not win: stand for"
        " seven cycles, and the riders from the north will do the rest.\n\nMen and elves who bring a guard captain of"
        " the Horde down will be sung about.",
        "difficulty": 4,
        "minutes": 35,
        "usual_end": True,
    },
    (
        _story("Seat", "wall", "The Wall", seat=1, side=1, list="Alliance", played_by="person", resources=50),
        _story("Seat", "horde", "The Horde", seat=2, side=2, list="Barbarian", played_by="computer", resources=20),
        thing("Card", "capital", (3, 11), "the capital", card="Capital", damage=10),
        *_units(1, 1, "Alliance Trooper", "Alliance Trooper", "Dwarf Commando"),
        *_units(2, 4, "Orc Grunt", "Ogre Warrior"),
        *_units(2, 5, "Ogre Berzerker", "Orc Grunt"),
        thing("Card", "captain", _zone(4, 2), "the captain", card="Elite Orc Warrior", seat=2),
        _story("Objective", "stand", seat=1, aim="survive", piece="capital", turns=7),
        _story("Objective", "song", seat=1, aim="defeat", piece="captain", required=False, ends="nothing"),
        _story("Trigger", "half", "the fourth night", when="turn", seat=1, turn=4),
        _story("Message", "lights", trigger="half", words="Lights in the north. Too far, still too far.", order=60),
        thing("Card", "scout", _zone(1, 3), "the scout", card="Elf Scout", seat=1, arrives="half"),
        _story("Trigger", "sung", "the captain falls", when="falls", piece="captain"),
        _story("Message", "song words", trigger="sung", words="The captain is down, and they waver."),
        _story("Gold", "reward", trigger="sung", seat=1, amount=10),
    ),
)

FACTIONS = (FORD, KING, WALL)
