"""The scenarios of Heroes, on its tables: cards lie in whole tiles."""

from __future__ import annotations

from scenario_plans.drawing import Plan, Thing, thing

#: Where the rows of each side begin on The Lists: its allies, its hero, its equipment.
_ALLIES, _HERO, _EQUIPMENT = {1: (4, 10), 2: (4, 6)}, {1: (5, 14), 2: (5, 2)}, {1: (8, 14), 2: (8, 2)}
#: Room for what has no place.
_MARGIN = (28, 15)


def _row(area: tuple[int, int], *cards: tuple[str, str, dict[str, object]]) -> tuple[Thing, ...]:
    """Return cards side by side from the left: each with a label and what it says besides its name."""
    left, top = area
    return tuple(
        thing("Card", label, (left + 3 * place, top), card=card, **said)
        for place, (card, label, said) in enumerate(cards)
    )


def _story(kind: str, label: str, name: str = "", **said: object) -> Thing:
    """Return a thing whose place means nothing."""
    return thing(kind, label, _MARGIN, name, **said)


FERRY = Plan(
    "heroes",
    "the_last_ferry",
    "the_lists.tmx",
    "The Last Ferry",
    {
        "about": "Two old ferrymen, one rope across the river, and the Thornmoot on the bank.",
        "briefing": "The last families of Lanternhold are on the water, and only old Dob and his brother know how to"
        " bring the ferry across. Rhaska's runners have found the landing. While one of the two lives the ferry goes;"
        " it needs five turns of yours.\n\nThe Moot wants both of them dead: nothing else on this bank is worth its"
        " blood.",
        "difficulty": 3,
        "minutes": 20,
    },
    (
        _story("Seat", "us", "The Landing", seat=1, side=1, played_by="person", resources=2),
        _story("Seat", "moot", "The Moot", seat=2, side=2, played_by="computer", level="normal", resources=1),
        thing("Card", "osric", _HERO[1], card="Captain Osric Vane"),
        thing("Card", "rhaska", _HERO[2], card="Rhaska Longstride"),
        *_row(
            _ALLIES[1],
            ("Lamplighter Recruit", "guard 1", {"group": "guard"}),
            ("Lamplighter Recruit", "guard 2", {"group": "guard"}),
        ),
        thing("Card", "dob", (13, 10), "old Dob", card="Ferryman Dob", group="ferry"),
        thing("Card", "brother", (16, 10), "his brother", card="Ferryman Dob", group="ferry"),
        *_row(
            _ALLIES[2],
            ("Bonepicker", "picker", {"tapped": True}),
            ("Grey Lurcher", "lurcher", {"tapped": True}),
        ),
        _story(
            "Objective",
            "live",
            seat=1,
            aim="survive",
            group="ferry",
            count=1,
            turns=5,
            words="Keep old Dob or his brother alive for 5 turns.",
        ),
        _story("Objective", "kill", seat=2, aim="defeat", group="ferry", all=True),
        _story("Trigger", "half", "the ferry is half way", when="turn", seat=1, turn=3),
        _story(
            "Message",
            "across",
            trigger="half",
            speaker="dob",
            words="Half way! And who pays me for this, I ask? Never mind. Look out on the left.",
        ),
        _story("Trigger", "scratch", "Dob is hit", when="hurt", piece="dob"),
        _story(
            "Message",
            "ow",
            trigger="scratch",
            to=1,
            words="Dob is hit. One of the two must live, or the rope runs out.",
        ),
        _story("Trigger", "late", "the Moot sends more", when="turn", seat=2, turn=4),
        _story("Message", "drum", trigger="late", words="Drums behind the reeds.", order=60),
        thing("Card", "charger", (13, 6), card="Tusked Charger", arrives="late"),
    ),
)

MARSHAL = Plan(
    "heroes",
    "the_marshals_watch",
    "lantern_hall.tmx",
    "The Marshal's Watch",
    {
        "about": "Mother Sedge has one night to bring down the High Marshal, behind a wall of shields.",
        "briefing": "Without Edda Rowe the lamps of the Hold go out one by one. She sits in her hall among her guards"
        " and does not sleep. You have nine turns until the sun comes over the wall.\n\nShe is only to be seen in"
        " arms: her guards stand before her, and they protect her as guards do.",
        "difficulty": 3,
        "minutes": 25,
        "turn_limit": 9,
        "at_limit": "win",
        "limit_side": 2,
    },
    (
        _story("Seat", "us", "The Fen", seat=1, side=1, played_by="person", resources=1),
        _story("Seat", "hold", "The Hold", seat=2, side=2, played_by="computer", level="normal", resources=1, hand=4),
        thing("Card", "sedge", (6, 14), card="Mother Sedge"),
        thing("Card", "quill", (6, 2), card="Ilsabet Quill"),
        *_row((5, 10), ("Tethered Shade", "shade", {}), ("Ash Shaman", "shaman", {})),
        *_row(
            (5, 6),
            ("Lantern Sergeant", "sergeant", {"group": "guard"}),
            ("Lantern Sergeant", "other", {"group": "guard"}),
        ),
        thing("Card", "marshal", (14, 6), "the Marshal", card="High Marshal Edda Rowe", tapped=True),
        _story("Objective", "kill", seat=1, aim="defeat", piece="marshal", by_turn=9),
        _story("Objective", "keep", seat=2, aim="protect", piece="marshal"),
        _story("Objective", "guards", seat=1, aim="defeat", group="guard", all=True, required=False, ends="nothing"),
        _story("Trigger", "woken", "a guard falls", when="falls", group="guard", count=1),
        _story(
            "Message",
            "who",
            trigger="woken",
            speaker="marshal",
            words="Light! More light! Who stands there in the dark?",
        ),
        _story("Trigger", "dawn", "the sky turns grey", when="turn", seat=1, turn=7),
        _story("Message", "grey", trigger="dawn", words="Grey over the wall: three turns of the Fen are left."),
    ),
)

TROPHIES = Plan(
    "heroes",
    "six_trophies",
    "the_lists.tmx",
    "Six Trophies",
    {
        "about": "Two hunters, one moor: who has destroyed six of what the other brings has won the wager.",
        "briefing": "Nobody has to die of this but those who follow you. Whatever of the other side is destroyed in"
        " play is a trophy, and the first with six has won the wager. On the fourth turn of each of you something comes"
        " out of the moor and joins you.",
        "difficulty": 2,
        "minutes": 25,
    },
    (
        _story("Seat", "one", "The Bow", seat=1, side=1, list="Rhaska Longstride", resources=2),
        _story("Seat", "two", "The Book", seat=2, side=2, list="Ilsabet Quill", resources=2),
        *_row(_ALLIES[1], ("Grey Lurcher", "dog", {}), ("Bonepicker", "picker", {})),
        *_row(_ALLIES[2], ("Chapel Novice", "novice", {})),
        _story("Objective", "mine", seat=1, aim="score", count=6, words="Take 6 trophies."),
        _story("Objective", "yours", seat=2, aim="score", count=6, words="Take 6 trophies."),
        _story("Trigger", "own", "a trophy for the Bow", when="falls", seat=2, again=True, most=50),
        _story("Score", "point 1", trigger="own", seat=1, amount=1),
        _story("Trigger", "foe", "a trophy for the Book", when="falls", seat=1, again=True, most=50),
        _story("Score", "point 2", trigger="foe", seat=2, amount=1),
        _story("Trigger", "moor 1", "the moor comes to the Bow", when="turn", seat=1, turn=4),
        thing("Card", "bear", (13, 10), card="Old Thicket-Bear", arrives="moor 1"),
        _story("Message", "growl", trigger="moor 1", words="Something old pushes through the heather.", order=60),
        _story("Trigger", "moor 2", "the moor comes to the Book", when="turn", seat=2, turn=4),
        thing("Card", "adept", (13, 6), card="Frostmantle Adept", arrives="moor 2"),
        _story("Message", "frost", trigger="moor 2", words="The puddles skin over with ice.", order=60),
    ),
)

HEROES = (FERRY, MARSHAL, TROPHIES)
