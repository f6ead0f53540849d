"""The scenarios of Crawler, on its tables: cards lie in whole tiles."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing

#: Where areas of The Camp begin: the Encounter, the Marching Order, the Dungeon deck; and room for what has no place.
_ENCOUNTER, _ORDER, _DECK, _MARGIN = (4, 2), (4, 11), (1, 1), (27, 16)


def row(kind: str, area: tuple[int, int], *cards: tuple[str, str, dict[str, object]]) -> tuple[Thing, ...]:
    """Return cards side by side on an area, from the left: each with a label and what it says besides its name."""
    left, top = area
    return tuple(
        thing(kind, label, (left + 4 * place, top), card=card, **said)
        for place, (card, label, said) in enumerate(cards)
    )


def party(*names: str, **said: object) -> tuple[Thing, ...]:
    return row("Card", _ORDER, *((name, name, {"group": "party", **said}) for name in names))


def deck(*cards: tuple[str, int], at: tuple[int, int] = _DECK) -> tuple[Thing, ...]:
    """Return that many copies of cards that are shuffled into the Dungeon deck."""
    return tuple(thing("Card", f"{card} {copy}", at, card=card) for card, copies in cards for copy in range(copies))


def story(kind: str, label: str, name: str = "", **said: object) -> Thing:
    """Return a thing whose place means nothing."""
    return thing(kind, label, _MARGIN, name, **said)


BARROW = Plan(
    "crawler",
    "the_wights_barrow",
    "the_camp.tmx",
    "The Wight's Barrow",
    {
        "about": "A small dungeon of the dead, and its master near the bottom of the deck.",
        "briefing": "The barrow on the hill was shut for three hundred years, and then the farms below it began to lose"
        " their people. Go down, find the Ashen Wight and put an end to it. It lies deep: there are few of the dead in"
        " this barrow, but it will not come before most of them have.\n\nDo not take your time. What you do not finish"
        " in fourteen rounds will walk when the moon is full.",
        "difficulty": 2,
        "minutes": 25,
        "turn_limit": 14,
        "at_limit": "loss",
        "usual_end": False,
    },
    (
        story("Seat", "us", "The Party", seat=1, side=1, list="drawn dungeon"),
        *party("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept"),
        *row("Card", _ENCOUNTER, ("Zombie", "first", {}), ("Graveyard", "graves", {})),
        *deck(
            ("Zombie", 3),
            ("Bone Sentry", 3),
            ("Phantom", 2),
            ("Grave Wisp", 1),
            ("Cave Rat Swarm", 2),
            ("Poison Needle", 2),
            ("Covered Pit", 1),
            ("Whispering Dark", 1),
            ("Captive", 1),
        ),
        thing("Card", "wight", _DECK, "the Ashen Wight", card="Ashen Wight", order=-3),
        thing("Card", "guard", _DECK, "the last guard", card="Hollow Soul", order=-2),
        thing("Card", "door", _DECK, card="Fire Rune", order=-1),
        story("Objective", "kill", seat=1, aim="defeat", piece="wight"),
        story(
            "Objective",
            "all",
            seat=1,
            aim="protect",
            group="party",
            all=True,
            required=False,
            words="Bring everybody home.",
        ),
        story("Trigger", "begin", "the barrow is opened", when="turn", turn=0),
        story(
            "Message",
            "hello",
            trigger="begin",
            words="The stone is rolled away, and something in the dark turns its head.",
        ),
        story("Trigger", "bones", "bones are broken", when="falls", seat=1, by="foe", count=4),
        story(
            "Message",
            "broken",
            trigger="bones",
            words="Four of the dead are dust again. From below comes a voice, dry as ash: who is it that breaks my"
            " servants?",
        ),
        story("Trigger", "struck", "the Wight is wounded", when="hurt", piece="wight"),
        story("Message", "wound", trigger="struck", words="The Wight burns where it is hit. It can be killed!"),
        story("Trigger", "late", "the moon rises", when="turn", seat=1, turn=10),
        story("Message", "moon", trigger="late", words="Four rounds are left until the moon is full.", order=60),
        thing("Card", "more 1", _ENCOUNTER, card="Zombie", arrives="late"),
    ),
)

PRISONER = Plan(
    "crawler",
    "the_captains_rope",
    "the_camp.tmx",
    "The Captain's Rope",
    {
        "about": "Three go in to cut a fourth one loose, and four must come out with the warband behind them.",
        "briefing": "The goblins of the Red Stair have taken the Gallows Captain and mean to hang him with his own"
        " rope. His guards stand in your way; when the last of them has fallen he is free, and he will march and fight"
        " with you.\n\nThen you must only live: hold out for eight rounds in all, and keep him alive. The warband will"
        " not like it.",
        "difficulty": 3,
        "minutes": 25,
        "usual_end": False,
    },
    (
        story("Seat", "us", "The Party", seat=1, side=1),
        *party("Hedge Knight", "Shrine Keeper", "Ember Adept"),
        *row(
            "Card",
            _ENCOUNTER,
            ("Goblin Lancer", "guard 1", {"group": "guard"}),
            ("Goblin Slinger", "guard 2", {"group": "guard"}),
            ("Goblin Skulker", "guard 3", {"group": "guard"}),
        ),
        thing("Card", "captain", (20, 11), "the Captain", card="Gallows Captain", damage=2, arrives="free"),
        story(
            "Objective",
            "guards",
            seat=1,
            aim="defeat",
            group="guard",
            all=True,
            by_turn=6,
            words="Defeat the Captain's three guards by round 6.",
        ),
        story("Objective", "keep", seat=1, aim="protect", piece="captain", after="free"),
        story("Objective", "live", seat=1, aim="survive", turns=8),
        story(
            "Objective",
            "all",
            seat=1,
            aim="protect",
            group="party",
            all=True,
            required=False,
            words="Let none of the rescuers die.",
        ),
        story("Trigger", "free", "the Captain is free", when="falls", group="guard", count=3),
        story(
            "Message",
            "thanks",
            trigger="free",
            speaker="captain",
            words="Took you long enough. Cut this, give me my axe, and which way is out?",
        ),
        story("Trigger", "horn", "the horn is blown", when="joined", after="free", delay=2),
        story("Message", "blown", trigger="horn", words="A horn from the stair: the Bonecaller knows.", order=60),
        thing("Card", "caller", _ENCOUNTER, "the Bonecaller", card="Goblin Bonecaller", arrives="horn"),
        story("Trigger", "caught", "the Captain dies", when="falls", piece="captain"),
        story("Message", "dead", trigger="caught", words="They have him after all."),
    ),
)

NIGHT = Plan(
    "crawler",
    "a_night_in_the_crypt",
    "the_crypt.tmx",
    "A Night in the Crypt",
    {
        "about": "Two lead five through a night in a crypt that wakes a little more with every bell.",
        "briefing": "Nobody comes out of the Lanternless Crypt by night, and you are in it. Live through nine rounds,"
        " all of you, and slay enough of what wakes that it will lie still in the morning.\n\nWith each"
        " third bell something larger wakes.",
        "difficulty": 3,
        "minutes": 30,
        "usual_end": False,
    },
    (
        story("Seat", "one", "The Lantern", seat=1, side=1),
        story("Seat", "two", "The Rope", seat=2, side=1),
        thing("Card", "knight", (5, 11), card="Hedge Knight", group="party", seat=1),
        thing("Card", "captain", (9, 11), card="Gallows Captain", group="party", seat=2),
        thing("Card", "keeper", (13, 11), card="Shrine Keeper", group="party", seat=1),
        thing("Card", "thief", (17, 11), card="Road Thief", group="party", seat=2),
        thing("Card", "adept", (21, 11), card="Ember Adept", group="party", seat=1),
        story(
            "Objective",
            "live",
            seat=1,
            aim="survive",
            group="party",
            all=True,
            turns=9,
            words="Live through 9 rounds, all of you.",
        ),
        story(
            "Objective", "slay", seat=1, aim="defeat", count=12, by_turn=12, words="Slay 12 of what wakes by round 12."
        ),
        story("Objective", "bold", seat=1, aim="score", count=4, required=False, words="Slay what the bells wake."),
        story("Trigger", "slain", "what a bell woke is slain", when="falls", group="woken", again=True, most=4),
        story("Score", "point", trigger="slain", seat=1, amount=1),
        story("Trigger", "bell 1", "the third bell", when="turn", seat=1, turn=3),
        story("Message", "rings 1", trigger="bell 1", words="The third bell. A slab moves.", order=60),
        thing("Card", "ghost", (5, 2), card="Phantom", group="woken", arrives="bell 1"),
        thing("Card", "lurker", (9, 2), card="Mire Lurker", group="woken", arrives="bell 1"),
        story("Trigger", "bell 2", "the sixth bell", when="turn", seat=1, turn=6),
        story(
            "Message", "rings 2", trigger="bell 2", words="The sixth bell, and the cistern is suddenly still.", order=60
        ),
        thing("Card", "troll", (5, 2), card="Toll Troll", group="woken", arrives="bell 2"),
        story("Trigger", "bell 3", "the ninth bell", when="turn", seat=1, turn=9),
        story("Message", "rings 3", trigger="bell 3", words="The ninth bell: once more, and it is day.", order=60),
        thing("Card", "wight", (5, 2), card="Ashen Wight", group="woken", arrives="bell 3"),
    ),
)

CRAWLER = (BARROW, PRISONER, NIGHT)
