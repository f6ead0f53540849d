"""The course of Factions: zones, attacks, the stack, magic and build points."""

from __future__ import annotations

from scenario_plans.card_lessons import Course, in_hand, story
from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import read

_COURSE = Course("factions", "stone_hall.tmx")
_led, _drawn = _COURSE.led, _COURSE.drawn

_BUILD = _led(
    "1_zones",
    "Building and advancing",
    "Build points bring units into your home zone; units advance zone by zone.",
    {
        "say": "In your build turn cards cost build points. Play a Knight: it comes into your home zone.",
        "allow": "Play Knight",
        "wait": "event",
        "until": "Knight comes into play",
        "card": "Knight",
        "reply": "Pass",
        "mistake": "Click a Knight in your hand.",
    },
    {
        "say": "End your build turn. In combat the players take turns, a unit each, until all have acted once.",
        "allow": "End build turn",
        "wait": "event",
        "until": "Combat",
        "reply": "End build turn",
    },
    {
        "say": "Choose the Knight, then zone II: a unit advances to the next zone.",
        "allow": "Activate Knight; Move Knight to zone 2",
        "until": "Move Knight to zone 2",
        "card": "Knight",
        "mistake": "Click the Knight, then the zone beside it.",
    },
    {
        "say": "Of speed 1, it may now attack, or go one zone more instead: on to zone III, the middle.",
        "allow": "Move Knight to zone 3",
        "mistake": "Click zone III.",
    },
    read(
        "A zone with your units alone is yours, and pays 2 build points at each upkeep, but for your home.",
        card="Knight",
    ),
    read("The first and the last of the five zones are the homes. Your capital stands in I, theirs in V."),
    {
        "say": "The Knight has nothing left to do: end its turn. Then the next cycle begins.",
        "allow": "End this unit's turn",
        "wait": "event",
        "until": "Cycle 2",
        "button": "end this",
    },
    read("Point at a figure beside your name to read what it counts.", place="seat 1"),
    setup="{}",
    seed=1,
    teaches="Controlled; Tapped",
)

_ATTACK = _led(
    "2_attack",
    "Attacking",
    "One die of twenty faces and attack, against defence.",
    {
        "say": "Your Knight and their Elemental met in the middle. Choose the Knight.",
        "allow": "Activate Knight",
        "card": "Knight",
        "mistake": "Click the Knight in the middle zone.",
    },
    {
        "say": "Attack the Elemental: a die of twenty faces and your attack, against its defence.",
        "allow": "attacks Energy Elemental",
        "wait": "event",
        "until": "Knight takes",
        "card": "Energy Elemental",
        "reply": "=Yes; =No",
        "mistake": "Click the Elemental in the same zone.",
    },
    read(
        "Your 19 and attack 10 reached its defence, 16: a hit. A 20 doubles the damage; a 1 misses.",
        card="Energy Elemental",
    ),
    read(
        "Then it struck back, by its card's Quick Reactions; your Knight's Parry saved it. Others have neither.",
        card="Energy Elemental",
    ),
    read(
        "On a unit are its attack, its damage and its defence. It falls once damage exceeds its hit points.",
        card="Knight",
    ),
    read("As long as an enemy unit stands in its zone, your Knight cannot advance. It may go back.", card="Knight"),
    read("Break through to their capital and bring it below 0: that wins the match.", place="seat 2"),
    setup="{}",
    seed=1,
    opening="Play Knight; End build; Play Energy; End build; Activate Knight; Move Knight to zone 2; "
    "Move Knight to zone 3; End this; Activate Energy; to zone 4; to zone 3; End this; "
    "Play Tome; End build; End build; "
    "Activate Energy; End this",
    teaches="Critical hit",
)


def _seats(you: str, foe: str, *points: int) -> tuple[Thing, ...]:
    """Return both seats by their factions, with their build points; they hold no cards but those that are drawn."""
    played = ({"played_by": "person"}, {"played_by": "computer", "level": "easy"})
    return tuple(
        story("Seat", name, name, seat=seat, side=seat, list=name, hand=0, resources=count, **said)
        for seat, (name, count, said) in enumerate(zip((you, foe), points, played, strict=True), 1)
    )


_EASY = {"played_by": "computer", "level": "easy"}

_STACK = _drawn(
    "3_stack",
    "The stack",
    "What is played can be answered; what was put there last happens first.",
    (
        *_seats("Mage Guild", "Underworld", 15, 26),
        *in_hand(1, "Counterspell"),
        *in_hand(2, "Decay and Rejuvenation", "Counterspell"),
    ),
    {
        "say": "The Underworld builds first. Watch what it plays.",
        "wait": "event",
        "until": "Decay and Rejuvenation",
        "reply": "Play Decay and Rejuvenation",
    },
    read(
        "It played Decay and Rejuvenation, to hurt your capital by 10. On the stack, that has not happened yet.",
        card="Decay and Rejuvenation",
    ),
    {
        "say": "You may answer whatever is played, attacks or begins. Play Counterspell: it counters a card there.",
        "allow": "Play Counterspell",
        "wait": "event",
        "until": "Decay and Rejuvenation is countered",
        "reply": "=Pass",
        "card": "Counterspell",
        "mistake": "Click Counterspell in your hand.",
    },
    read("Both lay there. Both passed, and the last one happened first: Decay never did. Costs stay paid."),
    read("Asked in a match with nothing to answer, press Pass; Pass all turn also answers for what follows."),
    first=2,
    minutes=1,
)

_MAGIC = _drawn(
    "4_magic",
    "Magic and build points",
    "Magic points belong to a unit and are few; build points come with each cycle.",
    (
        *_seats("Mage Guild", "Barbarian", 0, 0),
        thing("Card", "mage", (6, 5), card="Mage", seat=1),
        thing("Card", "grunt", (11, 5), card="Orc Grunt", seat=2),
        *in_hand(1, "Apprentice Mage"),
    ),
    {
        "say": "You have no build points yet: end your build turn, and combat begins.",
        "allow": "End build turn",
        "wait": "event",
        "until": "Combat",
        "reply": "End build turn",
        "button": "end build",
    },
    {
        "say": "Your Mage came with 4 magic points. Choose it, then Fireball for 2, at the Orc Grunt.",
        "allow": "Activate Mage; Fireball; Orc Grunt",
        "wait": "event",
        "until": "Orc Grunt is defeated",
        "piece": "mage",
        "button": "fireball",
        "mistake": "Click the Mage, then Fireball, then the Orc Grunt in the next zone.",
    },
    read("Magic hits without a die. But 2 points are left, and only Magic Renewal brings some back.", piece="mage"),
    read("Some magic can be saved from: Save 12 means that a die of twenty with 12 or more escapes it.", piece="mage"),
    {
        "say": "End the Mage's turn. When nobody is left to act, the next cycle begins.",
        "allow": "End this unit's turn",
        "wait": "event",
        "until": "Cycle 2",
        "button": "end this",
    },
    read("The upkeep brought a card, 20 build points, and 2 for each zone of yours but the home.", place="seat 1"),
    {
        "say": "In your build turn, play the Apprentice Mage: it costs 8 build points.",
        "allow": "Play Apprentice Mage",
        "wait": "event",
        "until": "Apprentice Mage comes into play",
        "card": "Apprentice Mage",
        "mistake": "Click the Apprentice Mage in your hand.",
    },
    read("Another faction's cards cost a fifth more. Equipment goes on units, locations into zones of yours."),
    teaches="Magic; Magic Renewal; Replaces attacks; Save",
)

_FACTIONS_GAME = _drawn(
    "5_game",
    "The middle zone",
    "Two vanguards, one zone, and an easy opponent. Everything is allowed.",
    (
        story("Seat", "kingdom", "Kingdom", seat=1, side=1, list="Kingdom", resources=30, played_by="person"),
        story("Seat", "horde", "Barbarian", seat=2, side=2, list="Barbarian", hand=2, resources=0, **_EASY),
        thing("Card", "knight", (6, 5), card="Knight", seat=1),
        thing("Card", "knight 2", (7, 5), card="Knight", seat=1),
        thing("Card", "squire", (8, 5), card="Squire", seat=1),
        thing("Card", "grunt", (12, 5), card="Orc Grunt", seat=2),
        thing("Card", "grunt 2", (17, 5), card="Orc Grunt", seat=2),
        thing("Region", "middle", (10, 1, 5, 11), "the middle zone"),
        story("Objective", "ours", seat=1, aim="hold", region="middle", turns=1),
        story("Objective", "theirs", seat=2, aim="hold", region="middle", turns=1),
    ),
    read("Build one or two more units, march together, and attack whoever stands in the middle zone."),
    {
        "say": "Hold the middle zone, with no enemy in it, when a cycle ends. Everything is allowed; Hints advise you.",
        "wait": "end",
    },
    minutes=5,
    turn_limit=6,
)

FACTIONS_LESSONS: tuple[Plan, ...] = (_BUILD, _ATTACK, _STACK, _MAGIC, _FACTIONS_GAME)
