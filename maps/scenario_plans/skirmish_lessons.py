"""The course of Skirmish: to act is to tap, and tapping invites a blow."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import read, steps

_YOU = thing("Seat", "you", (0, 9), "Crown", seat=1, side=1, list="crown", played_by="person")
_DROW = thing("Seat", "drow", (1, 9), "Drow", seat=2, side=2, list="drow", played_by="computer", level="easy")
#: A turn that goes by: whoever is asked does nothing.
_IDLE = "Go to deploy phase; End ... turn"


def _lesson(file: str, title: str, about: str, *things: Thing, minutes: int = 1, **said: object) -> Plan:
    """Return a lesson in the yard."""
    words: dict[str, object] = {"about": about, "minutes": minutes, "seed": 3, **said}
    return Plan("skirmish", file, "yard", title, words, (_YOU, _DROW, *things), folder="lessons")


_MOVE = _lesson(
    "1_move",
    "Moving",
    "A creature moves up to its speed, and never around a corner.",
    thing("Piece", "archer", (3, 5), card="Elf Archer", seat=1),
    thing("Piece", "ranger", (4, 2), card="Human Ranger", seat=1),
    thing("Piece", "guard", (13, 7), card="Drow House Guard", seat=2),
    thing("Region", "behind", (7, 3, 1, 1), "behind the wall", shown=False),
    *steps(
        {
            "say": "Click your Elf Archer, then any square within the outline. Its speed of 7 carries it no farther.",
            "allow": "Activate Elf Archer; Move Elf Archer",
            "until": "Move Elf Archer",
            "piece": "archer",
            "mistake": "Click the archer in the ring first, then a square within its outline.",
        },
        {
            "say": "Now the Human Ranger: click it. A ring then marks a square behind the wall: click that.",
            "allow": "Activate Human Ranger; Move Human Ranger; End activation",
            "until": "Move Human Ranger",
            "piece": "ranger",
            "region": "behind",
            "mistake": "Click the ranger at the wall first, then the square that gets the ring.",
        },
        read("It went around: no creature steps diagonally past the corner of a wall.", piece="ranger"),
        {
            "say": "Everybody has moved. End the activation, go on to the deploy phase, and end your turn.",
            "allow": "End activation; Go to deploy phase; End ... turn",
            "until": "End ... turn",
            "button": "end",
            "reply": _IDLE,
        },
        read("Point at a figure beside your name to read what it counts.", place="seat 1"),
    ),
    teaches="Move",
)

_STRIKE = _lesson(
    "2_strike",
    "Striking and shooting",
    "A movement ends beside an enemy; an attack taps, and does its printed damage; cover may dodge a shot.",
    thing("Piece", "knight", (4, 5), card="Dragon Knight", seat=1),
    thing("Piece", "archer", (3, 6), card="Elf Archer", seat=1),
    thing("Piece", "spider", (9, 5), card="Demonweb Spider", seat=2),
    thing("Piece", "guard", (12, 6), card="Drow House Guard", seat=2),
    thing("Region", "beside", (8, 5, 1, 1), "beside the spider", shown=False),
    *steps(
        {
            "say": "Click the Dragon Knight. A ring then marks a square beside the spider: click that.",
            "allow": "Activate Dragon Knight; Move Dragon Knight",
            "until": "Move Dragon Knight",
            "within": "beside",
            "piece": "knight",
            "region": "beside",
            "mistake": "Click the Dragon Knight first, then the square that gets the ring.",
        },
        read(
            "Stripes lie beside an enemy: entering one ends the movement. Begun there, it goes 1 square in all.",
            piece="knight",
        ),
        read(
            "On a creature's card the heart is hit points, the burst damage, the boot speed. Point at this.",
            card="Half-Orc Thug",
        ),
        {
            "say": "Attack: click the spider. The Knight's damage is 15, and no dice are rolled: it hits.",
            "allow": "attacks Demonweb Spider",
            "wait": "event",
            "until": "Demonweb Spider ... is destroyed",
            "piece": "spider",
            "reply": "Pass",
            "mistake": "Click the spider in the ring.",
        },
        read(
            "The spider had 10 hit points and is gone. To attack, the Knight tapped: once a turn, as everybody.",
            piece="knight",
        ),
        {
            "say": "The Archer's power shoots 10 squares far, at whom it sees: click the Archer, then the House Guard.",
            "allow": "End activation; Activate Elf Archer; Longbow; Drow House Guard",
            "wait": "event",
            "until": "dodge",
            "piece": "archer",
            "reply": "dodge; Pass",
            "mistake": "Click the Elf Archer, then the House Guard at the right.",
        },
        read(
            "Walls bar sight, creatures do not. Part of the Guard was hidden: cover. So it could tap to dodge.",
            piece="guard",
        ),
    ),
    teaches="Tap; Ranged; Cover",
)

_BLOW = _lesson(
    "3_blow_back",
    "Striking back",
    "Whoever taps beside an enemy invites a blow.",
    thing("Piece", "thug", (7, 5), card="Half-Orc Thug", seat=1),
    thing("Piece", "blade", (8, 5), card="Drow Blademaster", seat=2),
    *steps(
        {
            "say": "It is the drow's turn. Watch what the Blademaster does.",
            "wait": "event",
            "until": "Drow Blademaster attacks",
            "piece": "blade",
            "reply": "Activate Drow Blademaster; Blademaster attacks",
        },
        {
            "say": "It taps to attack, right beside your untapped Thug. Strike back: both blows land at once.",
            "allow": "Thug attacks",
            "wait": "event",
            "until": "deals 10 damage to Drow Blademaster",
            "piece": "blade",
            "reply": "Pass",
            "mistake": "Click the Blademaster: your Thug strikes while it is attacked.",
        },
        read(
            "Both blows landed. Striking back tapped your Thug, too; it untaps as your own turn begins.", piece="thug"
        ),
        {
            "say": "The drow end their turn.",
            "wait": "turn",
            "reply": f"End activation; {_IDLE}",
        },
        {
            "say": "Your turn: finish it. The Blademaster had 20 hit points, and 10 are gone.",
            "allow": "Activate Half-Orc Thug; Thug attacks",
            "wait": "event",
            "until": "Drow Blademaster ... is destroyed",
            "piece": "blade",
            "reply": "Pass",
            "mistake": "Click the Blademaster: your Thug attacks it.",
        },
        read("So think before you tap: every enemy beside you that is untapped may strike.", piece="thug"),
    ),
    first=2,
    teaches="Immediate",
)

_CARDS = _lesson(
    "4_cards",
    "Action cards",
    "A card asks for a level and an ability.",
    thing("Piece", "knight", (6, 5), card="Dragon Knight", seat=1),
    thing("Piece", "archer", (3, 2), card="Elf Archer", seat=1),
    thing("Piece", "mastiff", (7, 5), card="Shadow Mastiff", seat=2),
    *steps(
        read(
            "Action cards ask for a level and an ability. Power Attack wants level 2 and Strength (STR).",
            card="Power Attack",
        ),
        {
            "say": "Your Dragon Knight has level 4 and Strength; the Archer neither. Click the Knight, then the card.",
            "allow": "Activate Dragon Knight; Play Power Attack",
            "wait": "event",
            "until": "deals 25 damage",
            "piece": "knight",
            "card": "Power Attack",
            "reply": "Mastiff attacks; Pass",
            "mistake": "Click the Dragon Knight first, then Power Attack in your hand.",
        },
        read("25 damage instead of 15; and the Mastiff struck back for 10. The card is spent.", piece="mastiff"),
        read("It was a Standard card: those tap, like an attack, and are played in an activation.", piece="knight"),
        read(
            "Cards tell their kind. Minor: on your turn, taps nobody. Immediate: answers others, any turn.", card="Run!"
        ),
        {
            "say": "End the activation, go to the deploy phase, and end the turn. As the next begins, you draw.",
            "allow": "End activation; Go to deploy phase; End ... turn",
            "until": "End ... turn",
            "button": "end",
            "reply": f"End activation; {_IDLE}",
        },
    ),
    teaches="Level; Ability; Standard; Minor",
)

_GOLD = _lesson(
    "5_gold",
    "Gold and the end",
    "A fallen creature costs its owner gold; gold brings new creatures; the vault decides.",
    thing("Piece", "knight", (6, 5), card="Dragon Knight", seat=1),
    thing("Piece", "assassin", (7, 5), card="Drow Assassin", seat=2, damage=15),
    *steps(
        read(
            "Up here the safe is the vault; the cup counts vault and victory tokens. The higher cup wins.",
            place="seat 2",
        ),
        {
            "say": "The Assassin is of level 4, and hurt. Let your Knight attack it, and watch the drow's vault.",
            "allow": "Activate Dragon Knight; attacks Drow Assassin",
            "wait": "event",
            "until": "Drow moves 4 gold",
            "piece": "assassin",
            "reply": "Pass",
            "mistake": "Click the Knight, then the Assassin beside it.",
        },
        read("It fell: 4 gold, its level, went from the drow's vault to their supply.", place="seat 2"),
        {
            "say": "Supply buys creatures. Go on to the deploy phase.",
            "allow": "End activation; Go to deploy phase",
            "until": "Go to deploy phase",
            "button": "deploy",
        },
        {
            "say": "You have 1 gold in your supply: deploy the Halfling Sneak from your reserve into your start area.",
            "allow": "Deploy Halfling Sneak",
            "until": "Deploy Halfling Sneak",
            "card": "Halfling Sneak",
            "mistake": "Click the Halfling Sneak among your cards.",
        },
        {
            "say": "Choose a square of your start area for it.",
            "wait": "event",
            "until": "Halfling Sneak",
        },
        read(
            "When a vault cannot pay, that turn is the last; each gold it lacks is a token for the enemy.",
            place="seat 1",
        ),
    ),
    teaches="Vault; Supply; Reserve",
)

_FIGHT = _lesson(
    "6_fight",
    "A fight",
    "Three against three, against an easy opponent. Everything is allowed.",
    thing("Piece", "knight", (3, 4), card="Dragon Knight", seat=1),
    thing("Piece", "cleric", (3, 6), card="Dwarf Cleric", seat=1),
    thing("Piece", "archer", (2, 5), card="Elf Archer", seat=1),
    thing("Piece", "blade", (9, 5), card="Drow Blademaster", seat=2),
    thing("Piece", "spider", (9, 3), card="Demonweb Spider", seat=2),
    thing("Piece", "guard", (10, 4), card="Drow House Guard", seat=2),
    thing("Objective", "kill", (4, 9), "three of them", seat=1, aim="defeat", count=3),
    thing("Objective", "kill2", (5, 9), "three of them", seat=2, aim="defeat", count=3),
    *steps(
        read("Strike where few can strike back, shoot with the Archer from afar, and gang up on one."),
        {
            "say": "Defeat three enemies within six turns. Gold decides nothing here; all is allowed; Hints advise.",
            "wait": "end",
        },
    ),
    minutes=4,
    usual_end=False,
    turn_limit=6,
    at_limit="draw",
)

SKIRMISH_LESSONS: tuple[Plan, ...] = (_MOVE, _STRIKE, _BLOW, _CARDS, _GOLD, _FIGHT)
