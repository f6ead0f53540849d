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
        "about": "Two wagon trains and one ford: whose wagon master is over the river first has won the road.",
        "briefing": "There is one ford in the middle of the line, in zone III, and two trains of wagons want to come"
        " over it from both sides. Bring your wagon master (a Field Medic of the Kingdom, a Troll Shaman of the Horde)"
        " across, into the zone behind the ford: nobody advances out of a zone in which enemies stand, so the vanguard"
        " must clear the way. If the wagon master falls, the wagons turn round and the road is lost. A capital that"
        " falls decides the matter, too.\n\nOn the third cycle build points come for both.",
        "difficulty": 2,
        "minutes": 20,
        "turn_limit": 12,
    },
    (
        _story("Seat", "crown", "The Kingdom", seat=1, side=1, list="Kingdom", resources=30),
        _story("Seat", "horde", "The Horde", seat=2, side=2, list="Barbarian", resources=30),
        *_units(1, 2, "Knight", "Squire", "Squire"),
        *_units(2, 4, "Elite Orc Warrior", "Orc Grunt"),
        thing("Card", "medic", _zone(1), "the wagon master of the Kingdom", card="Field Medic", seat=1),
        thing("Card", "shaman", _zone(5), "the wagon master of the Horde", card="Troll Shaman", seat=2),
        thing("Region", "north", _whole(2), "the Kingdom's bank in zone II"),
        thing("Region", "south", _whole(4), "the Horde's bank in zone IV"),
        thing("Region", "ford", _whole(3), "the ford in zone III"),
        _story("Objective", "ours", seat=1, aim="reach", region="south", piece="medic"),
        _story("Objective", "theirs", seat=2, aim="reach", region="north", piece="shaman"),
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
        *_units(2, 3, "Skeleton", "Zombie"),
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
        "about": "Two keepers, one fire on the last wall; in the seventh night the dragon riders are due.",
        "briefing": "The riders from the north steer by the fire on the wall, and two people alone know how to keep it:"
        " an old Dwarf Commando and his young mate, a Human Commando. While one of them lives the fire burns. You need"
        " not win: keep it for seven cycles, and the riders will do the rest.\n\nThe Horde has found out whom it has to"
        " kill. Whoever brings its guard captain down will be sung about.",
        "difficulty": 4,
        "minutes": 35,
        "usual_end": True,
    },
    (
        _story("Seat", "wall", "The Wall", seat=1, side=1, list="Alliance", played_by="person", resources=48),
        _story("Seat", "horde", "The Horde", seat=2, side=2, list="Barbarian", played_by="computer", resources=20),
        *_units(1, 1, "Alliance Trooper", "Alliance Trooper"),
        thing("Card", "keeper 1", _zone(1, 2), "the old keeper", card="Dwarf Commando", seat=1, group="keepers"),
        thing("Card", "keeper 2", _zone(1, 3), "the young keeper", card="Human Commando", seat=1, group="keepers"),
        *_units(2, 4, "Orc Grunt", "Ogre Warrior"),
        *_units(2, 5, "Ogre Berzerker", "Orc Grunt"),
        thing("Card", "captain", _zone(4, 2), "the captain", card="Elite Orc Warrior", seat=2),
        _story("Objective", "stand", seat=1, aim="survive", group="keepers", count=1, turns=7),
        _story("Objective", "fire", seat=2, aim="defeat", group="keepers", all=True),
        _story("Trigger", "smoke", "a keeper falls", when="falls", group="keepers"),
        _story("Message", "smoke words", trigger="smoke", words="The fire sinks. One is left to feed it."),
        _story("Objective", "song", seat=1, aim="defeat", piece="captain", required=False, ends="nothing"),
        _story("Trigger", "half", "the fourth night", when="turn", seat=1, turn=4),
        _story("Message", "lights", trigger="half", words="Lights in the north. Too far, still too far.", order=60),
        thing("Card", "scout", _zone(2), "the scout", card="Elf Scout", seat=1, arrives="half"),
        _story("Trigger", "sung", "the captain falls", when="falls", piece="captain"),
        _story("Message", "song words", trigger="sung", words="The captain is down, and they waver."),
        _story("Gold", "reward", trigger="sung", seat=1, amount=10),
    ),
)

FACTIONS = (FORD, KING, WALL)
