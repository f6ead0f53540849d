"""The course of Arena: one army card a turn, and height is a die."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, on_hexes, thing
from scenario_plans.lesson_steps import read, steps

_YOU = thing("Seat", "you", (0, 0), "Gideon", seat=1, side=1, list="white", played_by="person")
_FOE = thing("Seat", "foe", (1, 0), "Liliana", seat=2, side=2, list="black", played_by="computer", level="easy")


def _lesson(file: str, title: str, about: str, *things: Thing, minutes: int = 1, **said: object) -> Plan:
    """Return a lesson on the hill."""
    words: dict[str, object] = {"about": about, "minutes": minutes, "seed": 3, **said}
    return Plan("arena", file, "hill", title, words, (_YOU, _FOE, *things), on_hexes, folder="lessons")


_CHOOSE = {
    "say": "Choose the Kor Hookmasters: they act this turn.",
    "allow": "Kor Hookmasters",
    "card": "Kor Hookmasters",
    "mistake": "Click the card of the Kor Hookmasters.",
}
#: A turn that goes by: a card is chosen, and nothing is done with it.
_IDLE = "Restless Zombies; Go on to move; No more moves; No more attacks; No more spells; No"

_CARD = _lesson(
    "1_one_card",
    "One army card a turn",
    "Each turn one of your army cards acts: its figures move, then they attack.",
    thing("Piece", "gideon", (6, 0), card="Gideon Jura", seat=1),
    thing("Piece", "k1", (2, 3), card="Kor Hookmasters", seat=1),
    thing("Piece", "k2", (3, 3), card="Kor Hookmasters", seat=1),
    thing("Piece", "k3", (2, 4), card="Kor Hookmasters", seat=1),
    thing("Piece", "liliana", (6, 8), card="Liliana Vess", seat=2),
    thing("Piece", "z1", (4, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (9, 7), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (11, 7), card="Restless Zombies", seat=2),
    *steps(
        {**_CHOOSE, "say": "Each turn one of your army cards acts. Choose the Kor Hookmasters."},
        {
            "say": "First its figures move. Click a Hookmaster, then any marked space.",
            "allow": "Move Kor Hookmaster",
            "until": "Move Kor Hookmaster",
            "piece": "k2",
            "mistake": "Click one of the three Hookmasters, then a marked space.",
        },
        {"say": "Enough: press No more moves, and go on to the attacks.", "allow": "No more moves", "button": "attack"},
        {
            "say": "Then they attack, each once, whoever has an enemy within 3, their range. Attack the zombie.",
            "allow": "attacks Restless Zombie 1",
            "wait": "event",
            "until": "Restless Zombie 1 rolls",
            "piece": "z1",
            "mistake": "Click a Hookmaster, then the zombie.",
        },
        read("You rolled as many dice as the sword on your card says, it as its shield says.", card="Kor Hookmasters"),
        read("Each hit that no shield stops is one damage.", piece="k2"),
        read("Now it is Liliana's turn. Point at a figure beside your name to read what it counts.", place="seat 1"),
    ),
)

_HEIGHT = _lesson(
    "2_height",
    "Uphill",
    "A level costs one more to climb, and whoever stands higher rolls one die more.",
    thing("Piece", "gideon", (6, 0), card="Gideon Jura", seat=1),
    thing("Piece", "k1", (3, 4), card="Kor Hookmasters", seat=1),
    thing("Piece", "k2", (1, 2), card="Kor Hookmasters", seat=1),
    thing("Piece", "k3", (1, 3), card="Kor Hookmasters", seat=1),
    thing("Piece", "liliana", (12, 8), card="Liliana Vess", seat=2),
    thing("Piece", "z1", (8, 5), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (12, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (13, 6), card="Restless Zombies", seat=2),
    thing("Region", "top", (6, 4, 1, 1), "the top of the hill", shown=False),
    *steps(
        _CHOOSE,
        {
            "say": "The hill rises to level 3. Move this Hookmaster to the top: its 5 steps are just enough.",
            "allow": "Move Kor Hookmaster 1",
            "within": "top",
            "piece": "k1",
            "region": "top",
            "mistake": "Click the Hookmaster at the foot of the hill, then the ring on its top.",
        },
        read("Three spaces cost five: each level climbed costs one more. Down costs nothing extra.", region="top"),
        read("A step as high as the figure itself is too high to climb. Entering water ends a move.", piece="k1"),
        {"say": "Press No more moves, and go on to the attacks.", "allow": "No more moves", "button": "attack"},
        {
            "say": "From above you roll one die more: four instead of three. Attack the zombie below.",
            "allow": "attacks Restless Zombie 1",
            "wait": "event",
            "until": "Restless Zombie 1 rolls",
            "piece": "z1",
            "mistake": "Click the Hookmaster on the hill, then the zombie.",
        },
        read("Whoever is attacked from below rolls one die more, too. Hills are worth the steps."),
    ),
    teaches="Height advantage",
)

_LEAVE = _lesson(
    "3_engaged",
    "Engaged",
    "Beside an enemy a figure is engaged: leaving costs a die, and it attacks nobody else.",
    thing("Piece", "gideon", (6, 0), card="Gideon Jura", seat=1),
    thing("Piece", "v1", (3, 4), card="Rhox Veterans", seat=1),
    thing("Piece", "v2", (1, 1), card="Rhox Veterans", seat=1),
    thing("Piece", "v3", (2, 1), card="Rhox Veterans", seat=1),
    thing("Piece", "liliana", (12, 8), card="Liliana Vess", seat=2),
    thing("Piece", "z1", (4, 4), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (11, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (12, 6), card="Restless Zombies", seat=2),
    thing("Region", "away", (0, 3, 2, 3), "away from it", shown=False),
    *steps(
        {**_CHOOSE, "say": "Choose the Rhox Veterans.", "allow": "Rhox Veterans", "card": "Rhox Veterans"},
        read("Your Veteran and the zombie stand side by side: they are engaged.", piece="v1"),
        {
            "say": "Walk away, to the left. The zombie rolls one die as you leave; a hit is one damage.",
            "allow": "Move Rhox Veteran 1",
            "within": "away",
            "wait": "event",
            "until": "Rhox Veteran 1 leaves; Rhox Veteran 1 takes",
            "piece": "v1",
            "region": "away",
            "mistake": "Click the Veteran beside the zombie, then a space at the left.",
        },
        read("Three of a die's six faces are hits, and this was one. No shields are rolled against it.", piece="v1"),
        read("So stay and fight, or pay. An engaged figure attacks nobody but those it is engaged with.", piece="v1"),
    ),
    seed=5,
    teaches="Engaged",
)

_DICE = _lesson(
    "4_dice",
    "Dice",
    "Three hits, two shields and a blank on each die: good and bad luck.",
    thing("Piece", "gideon", (6, 0), card="Gideon Jura", seat=1),
    thing("Piece", "k1", (2, 3), card="Kor Hookmasters", seat=1),
    thing("Piece", "k2", (4, 5), card="Kor Hookmasters", seat=1),
    thing("Piece", "k3", (3, 4), card="Kor Hookmasters", seat=1),
    thing("Piece", "liliana", (12, 8), card="Liliana Vess", seat=2),
    thing("Piece", "z1", (2, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (11, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (12, 6), card="Restless Zombies", seat=2),
    *steps(
        _CHOOSE,
        {"say": "They stand well. Go on to the attacks without moving.", "allow": "No more moves", "button": "attack"},
        {
            "say": "A die has three hits, two shields and a blank. Attack with the first Hookmaster.",
            "allow": "Kor Hookmaster 1 attacks",
            "wait": "event",
            "until": "Restless Zombie 1 rolls",
            "piece": "k1",
            "mistake": "Click the upper Hookmaster, then the zombie.",
        },
        read("Not one hit: with three dice that happens once in eight. Have a second attacker ready.", piece="z1"),
        {
            "say": "Each figure of the card attacks once. Attack with another Hookmaster.",
            "allow": "Kor Hookmaster 2 attacks; Kor Hookmaster 3 attacks",
            "wait": "event",
            "until": "Restless Zombie 1 rolls",
            "piece": "k2",
            "mistake": "Click another Hookmaster, then the zombie.",
        },
    ),
    seed=4,
)

_SUMMON = _lesson(
    "5_summon",
    "Summoning",
    "A Planeswalker summons squads from the reserve; its fall ends the match.",
    thing("Piece", "gideon", (4, 2), card="Gideon Jura", seat=1),
    thing("Piece", "liliana", (10, 7), card="Liliana Vess", seat=2),
    thing("Piece", "z1", (9, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (11, 6), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (12, 6), card="Restless Zombies", seat=2),
    *steps(
        read(
            "Gideon is your Planeswalker. If he falls, the match is lost; if Liliana falls, it is won.", piece="gideon"
        ),
        read(
            "If neither has fallen after turn 30, points decide: what each side has left on the field.", piece="liliana"
        ),
        {
            "say": "He is alone on the field, so he is chosen. Summon the Rhox Veterans before he moves.",
            "allow": "Gideon Jura; Summon Rhox Veterans",
            "until": "Summon Rhox Veterans",
            "button": "rhox",
        },
        {
            "say": "Place all three on free spaces that he sees, at most five away; without room for all none comes.",
            "allow": "Space",
            "wait": "event",
            "until": "Rhox Veteran 3 is summoned",
        },
        read("They may act from your next turn on. A turn summons two squads at most."),
        read("Each turn you draw a spell. Cast up to three a turn, before moving or after the attacks."),
        read("A hidden enchantment lies face down on your card; at its moment you are asked to turn it over."),
    ),
    teaches="Reserve; Clear sight; Sorcery; Enchantment; Hidden enchantment",
)

_FIGHT = _lesson(
    "6_fight",
    "A fight",
    "A small army against an easy opponent. Everything is allowed.",
    thing("Piece", "gideon", (6, 0), card="Gideon Jura", seat=1),
    thing("Piece", "k1", (4, 0), card="Kor Hookmasters", seat=1),
    thing("Piece", "k2", (8, 0), card="Kor Hookmasters", seat=1),
    thing("Piece", "k3", (10, 0), card="Kor Hookmasters", seat=1),
    thing("Piece", "liliana", (7, 8), card="Liliana Vess", seat=2, damage=4),
    thing("Piece", "z1", (5, 7), card="Restless Zombies", seat=2),
    thing("Piece", "z2", (7, 7), card="Restless Zombies", seat=2),
    thing("Piece", "z3", (9, 7), card="Restless Zombies", seat=2),
    thing("Objective", "hunt", (3, 8), "Liliana", seat=1, aim="defeat", piece="liliana"),
    thing("Objective", "hunted", (4, 8), "Gideon", seat=2, aim="defeat", piece="gideon"),
    *steps(
        read(
            "Take the hill and shoot down from it. Gideon can summon the Rhox Veterans; keep him out of reach.",
            piece="gideon",
        ),
        {
            "say": "Bring Liliana down within ten turns; she is wounded. Everything is allowed; Hints advise you.",
            "wait": "end",
        },
    ),
    minutes=4,
    # With it Liliana draws what hurts many at once, and what heals her, last.
    seed=71,
    usual_end=False,
    turn_limit=10,
    at_limit="draw",
)

ARENA_LESSONS: tuple[Plan, ...] = (_CARD, _HEIGHT, _LEAVE, _DICE, _SUMMON, _FIGHT)
