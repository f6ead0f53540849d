"""The course of Heroes: resources, combat, the chain, quests."""

from __future__ import annotations

from scenario_plans.card_lessons import Course, in_hand, story
from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import read

_COURSE = Course("heroes", "lantern_hall.tmx")
_led, _drawn = _COURSE.led, _COURSE.drawn

_QUICK = '{"decks": "quick"}'
_KEEP = "Keep; Keep"
_FIRST_TURNS = (
    f"{_KEEP}; Place Tower Shield face down; Play Lamplighter Recruit; Pass, or end; "
    "Place Call from the Barrow face down; Play Marsh Skitterer; Pass, or end; =Pass; =Pass"
)

_RESOURCES = _led(
    "1_resources",
    "Resources and allies",
    "Any card can become a resource, one a turn; resources pay for the others.",
    {
        "say": "Any card can be a resource, one a turn. Click the Tower Shield, and place it face down.",
        "allow": "Place Tower Shield face down",
        "card": "Tower Shield",
        "mistake": "Click the Tower Shield in your hand.",
    },
    {
        "say": "Now you can pay 1. Play the Lamplighter Recruit, an ally: click it.",
        "allow": "Play Lamplighter Recruit",
        "wait": "event",
        "until": "Lamplighter Recruit comes into play",
        "card": "Lamplighter Recruit",
        "mistake": "Click the Lamplighter Recruit in your hand.",
    },
    read("Playing it exhausted the resource. It readies in your next turn, and you place another."),
    {
        "say": "An ally that came this turn cannot attack yet; a hero might, in any turn. End your turn.",
        "allow": "Pass, or end",
        "wait": "event",
        "until": "Turn 2",
        "button": "end the turn",
    },
    read("Point at a figure beside your name to read what it counts.", place="seat 1"),
    setup=_QUICK,
    seed=4,
    opening=_KEEP,
    teaches="Resource; Ready",
)

_COMBAT = _led(
    "2_combat",
    "Combat",
    "Attacker and defender strike at once, and damage stays.",
    read("Your turn began: all that you had exhausted is ready again, and you drew a card."),
    read(
        "Beside the sign of its damage, a blade melee, a leaf nature, is its ATK; beside the heart, its health.",
        card="Marsh Skitterer",
    ),
    {
        "say": "Last turn's Recruit may attack now. Attack the Marsh Skitterer with it.",
        "allow": "Lamplighter Recruit attacks Marsh Skitterer",
        "card": "Lamplighter Recruit",
        "mistake": "Click the Recruit, then the Skitterer on the other side.",
    },
    {
        "say": "Before the blows fall you are asked whether you respond. Press Pass until they fall.",
        "allow": "=Pass",
        "wait": "event",
        "until": "Lamplighter Recruit deals",
        "reply": "=Pass; =Pass; =Pass",
    },
    read("Both struck at once, and both fell. What survives keeps its damage."),
    read("A hero with as much damage as health has lost. So has whoever must draw from an empty deck.", place="seat 2"),
    setup=_QUICK,
    seed=4,
    opening=_FIRST_TURNS,
    minutes=1,
    teaches="Exhaust",
)


def _seats(you: str, foe: str, *resources: int) -> tuple[Thing, ...]:
    """Return both seats with their resources; they hold no cards but those that are drawn."""
    played = ({"played_by": "person"}, {"played_by": "computer", "level": "easy"})
    return tuple(
        story("Seat", name, name, seat=seat, side=seat, list="quick", hand=0, resources=count, **said)
        for seat, (name, count, said) in enumerate(zip((you, foe), resources, played, strict=True), 1)
    )


_PROTECT = _drawn(
    "3_protecting",
    "Protecting and armor",
    "A Protector steps in for another; armor takes damage off the hero.",
    (
        *_seats("Osric", "Rhaska", 0, 0),
        thing("Card", "osric", (6, 14), card="Captain Osric Vane", damage=26),
        thing("Card", "rhaska", (6, 2), card="Rhaska Longstride"),
        thing("Card", "recruit", (6, 10), card="Lamplighter Recruit"),
        thing("Card", "helm", (10, 14), card="Kettle Helm"),
        thing("Card", "charger", (6, 6), card="Tusked Charger"),
        thing("Card", "lurcher", (10, 6), card="Grey Lurcher"),
    ),
    {
        "say": "Osric has 2 health left; the Charger deals 4, beyond armor. Your Recruit, a Protector, may step in.",
        "allow": "Lamplighter Recruit",
        "wait": "event",
        "until": "Lamplighter Recruit is destroyed",
        "piece": "recruit",
        "reply": "Tusked Charger attacks Captain Osric Vane",
        "mistake": "Click the Lamplighter Recruit.",
    },
    read(
        "It exhausted, and defended in your hero's place: both struck, and it fell; the hero was not touched.",
        piece="osric",
    ),
    {
        "say": "Now the Grey Lurcher attacks, for 2. Armor takes damage off your hero: use the Kettle Helm.",
        "allow": "Kettle Helm",
        "wait": "event",
        "until": "prevented by Kettle Helm",
        "piece": "helm",
        "reply": "Grey Lurcher attacks Captain Osric Vane",
        "mistake": "Click the Kettle Helm beside your hero.",
    },
    read("Its DEF of 2 stopped it all. Used armor is exhausted until your next turn.", piece="helm"),
    first=2,
    teaches="Protector; DEF",
)

_CHAIN = _drawn(
    "4_chain",
    "The chain",
    "What is played can be answered; what was added last happens first.",
    (
        *_seats("Ilsabet", "Sedge", 3, 3),
        thing("Card", "quill", (6, 14), card="Ilsabet Quill"),
        thing("Card", "sedge", (6, 2), card="Mother Sedge"),
        thing("Card", "templar", (6, 10), card="Dawn Templar"),
        thing("Card", "skitterer", (6, 6), card="Marsh Skitterer"),
        *in_hand(1, "Unravel", "Glyph Dart"),
        *in_hand(2, "Severance"),
    ),
    {
        "say": "It is Sedge's turn. See what she plays.",
        "allow": "=Pass",
        "wait": "event",
        "until": "plays Severance",
        "reply": "Play Severance for 3 on Dawn Templar",
        "button": "pass",
    },
    read(
        "She played Severance, to destroy your Dawn Templar. It lies on the chain: it has not happened yet.",
        card="Severance",
    ),
    {
        "say": "You may respond: you have priority, and may play an Instant. Play Unravel on Severance.",
        "allow": "Play Unravel; =Pass",
        "wait": "event",
        "until": "Severance on Dawn Templar is interrupted",
        "card": "Unravel",
        "mistake": "Click Unravel in your hand.",
    },
    read("When both have passed, the last link happens first: Unravel took Severance off the chain.", piece="templar"),
    {
        "say": "Attacks can be answered, too. The Skitterer attacks: play Glyph Dart on it before blows fall.",
        "allow": "Play Glyph Dart ... Marsh Skitterer",
        "wait": "event",
        "until": "Marsh Skitterer is destroyed",
        "card": "Glyph Dart",
        "reply": "Marsh Skitterer attacks Ilsabet Quill",
        "mistake": "Click Glyph Dart in your hand, then the Marsh Skitterer.",
    },
    first=2,
    teaches="Chain; Instant; Interrupt",
)

_QUEST = _drawn(
    "5_quests",
    "Quests",
    "A quest pays like any resource, and rewards whoever completes it.",
    (
        *_seats("Ilsabet", "Rhaska", 3, 0),
        thing("Card", "quill", (6, 14), card="Ilsabet Quill"),
        thing("Card", "rhaska", (6, 2), card="Rhaska Longstride"),
        *in_hand(1, "Light the Beacons"),
    ),
    {
        "say": "A quest is placed face up as your resource of the turn. Click Light the Beacons.",
        "allow": "Place Light the Beacons face up",
        "card": "Light the Beacons",
        "mistake": "Click Light the Beacons in your hand, and place it face up.",
    },
    {
        "say": "It pays like any resource, and can be completed for 4: that is all you have. Complete it.",
        "allow": "Complete Light the Beacons",
        "wait": "event",
        "until": "Militia comes into play",
        "card": "Light the Beacons",
        "mistake": "Click the quest among your resources.",
    },
    read("Its reward: two Militia. The quest lies face down now, and stays a resource for good.", card="Militia"),
    teaches="Reward",
)

_HEROES_GAME = _drawn(
    "6_game",
    "A short game",
    "A weapon strikes, a hero's power readies it; then both heroes are hurt, and everything is allowed.",
    (
        story("Seat", "Osric", "Osric", seat=1, side=1, list="quick", hand=0, resources=4, played_by="person"),
        story(
            "Seat", "Rhaska", "Rhaska", seat=2, side=2, list="quick", resources=2, played_by="computer", level="easy"
        ),
        thing("Card", "osric", (6, 14), card="Captain Osric Vane", damage=16),
        thing("Card", "blade", (10, 14), card="Oathkeeper Blade"),
        thing("Card", "rhaska", (6, 2), card="Rhaska Longstride", damage=15),
        thing("Card", "recruit", (6, 10), card="Lamplighter Recruit"),
        thing("Card", "skitterer", (6, 6), card="Marsh Skitterer"),
        *in_hand(1, "Lantern Sergeant", "Vault Tinker", "Kettle Helm", "Chapel Novice"),
    ),
    read(
        "Your hero has no ATK of its own. In a combat a weapon lets it strike, for its strike cost.",
        card="Oathkeeper Blade",
    ),
    {
        "say": "Attack Rhaska with Osric.",
        "allow": "=Pass; Captain Osric Vane attacks Rhaska",
        "until": "Captain Osric Vane attacks Rhaska",
        "card": "Captain Osric Vane",
        "reply": "=Pass",
        "mistake": "Click Captain Osric, then Rhaska.",
    },
    {
        "say": "As soon as the two are in combat, strike with the Oathkeeper Blade, for 1.",
        "allow": "=Pass; Strike with Oathkeeper Blade",
        "until": "Strike with Oathkeeper Blade",
        "card": "Oathkeeper Blade",
        "reply": "=Pass; =Pass; =Pass",
        "mistake": "Press Pass as long as you are asked; then click the Oathkeeper Blade.",
    },
    {
        "say": "Click Osric: his power readies the Blade and flips him, once a match. Some work only on your turn.",
        "allow": "flip: ready a weapon",
        "wait": "event",
        "until": "Oathkeeper Blade is readied",
        "card": "Captain Osric Vane",
        "reply": "=Pass",
        "mistake": "Click Captain Osric, and use his power.",
    },
    {
        "say": "Strike with it once more: that makes 4.",
        "allow": "Strike with Oathkeeper Blade",
        "wait": "event",
        "until": "Captain Osric Vane deals 4",
        "card": "Oathkeeper Blade",
        "reply": "=Pass; =Pass",
        "mistake": "Click the Oathkeeper Blade.",
    },
    {
        "say": "Bring Rhaska's health down to 0 before she has yours. Everything is allowed; Hints advise you.",
        "wait": "end",
    },
    minutes=5,
    turn_limit=8,
    teaches="Flip; Strike",
)

HEROES_LESSONS: tuple[Plan, ...] = (_RESOURCES, _COMBAT, _PROTECT, _CHAIN, _QUEST, _HEROES_GAME)
