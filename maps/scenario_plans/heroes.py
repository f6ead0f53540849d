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

_LAMPS = "Defeat 3 of the 4 lamp-keepers by turn 9."

MARSHAL = Plan(
    "heroes",
    "the_marshals_watch",
    "lantern_hall.tmx",
    "The Marshal's Watch",
    {
        "about": "Mother Sedge has one night to put out the lamps of the Hold, behind a wall of shields.",
        "briefing": "Four Chapel Novices feed the lamps of the Hold: an old one, a young one, the boy with the oil and"
        " his sister. One alone cannot do it: when three are down the lamps go out, and what waits in the fen may come."
        " The sun comes over the wall after nine turns.\n\nGuards stand before them, and they protect as guards do. On"
        " the fourth turn of the Hold High Marshal Edda Rowe takes the watch herself: whoever wants the lamps should"
        " hurry.",
        "difficulty": 3,
        "minutes": 25,
        "turn_limit": 9,
        "at_limit": "win",
        "limit_side": 2,
    },
    (
        _story("Seat", "us", "The Fen", seat=1, side=1, played_by="person", resources=2),
        _story("Seat", "hold", "The Hold", seat=2, side=2, played_by="computer", level="normal", resources=1, hand=5),
        thing("Card", "sedge", (6, 14), card="Mother Sedge"),
        thing("Card", "quill", (6, 2), card="Ilsabet Quill"),
        thing("Card", "shade", (5, 10), card="Tethered Shade"),
        *_row(
            (5, 6),
            ("Lantern Sergeant", "sergeant", {"group": "guard"}),
            ("Lantern Sergeant", "other", {"group": "guard"}),
            ("Lamplighter Recruit", "third", {"group": "guard"}),
        ),
        thing(
            "Card", "marshal", (14, 6), "the Marshal", card="High Marshal Edda Rowe", group="guard", arrives="called"
        ),
        thing("Card", "lamp 1", (17, 6), "the old lamp-keeper", card="Chapel Novice", group="lamps"),
        thing("Card", "lamp 2", (20, 6), "the young lamp-keeper", card="Chapel Novice", group="lamps"),
        thing("Card", "lamp 3", (23, 6), "the boy with the oil", card="Chapel Novice", group="lamps"),
        thing("Card", "lamp 4", (26, 6), "his sister", card="Chapel Novice", group="lamps"),
        _story("Objective", "kill", seat=1, aim="defeat", group="lamps", count=3, by_turn=9, words=_LAMPS),
        _story(
            "Objective",
            "keep",
            seat=2,
            aim="protect",
            group="lamps",
            count=2,
            words="Keep 2 of the 4 lamp-keepers alive.",
        ),
        _story("Objective", "guards", seat=1, aim="defeat", group="guard", count=2, required=False, ends="nothing"),
        _story("Trigger", "called", "the Marshal takes the watch", when="turn", seat=2, turn=4),
        _story(
            "Message",
            "who",
            trigger="called",
            speaker="marshal",
            words="Light! More light! Who stands there in the dark?",
            order=60,
        ),
        _story("Trigger", "dawn", "the sky turns grey", when="turn", seat=1, turn=7),
        _story("Message", "grey", trigger="dawn", words="Grey over the wall: three turns of the Fen are left."),
    ),
)

#: The turn in which each of Dob's nephews comes, and what he is called.
_NEPHEWS = ((2, "eldest"), (3, "second"), (4, "youngest"))


def _nephews(seat: int, whose: str, left: int, top: int) -> tuple[Thing, ...]:
    """Return the three who join a hunter, one in a turn."""
    return tuple(
        one
        for turn, which in _NEPHEWS
        for one in (
            _story(
                "Trigger", f"comes {seat} {turn}", f"the {which} comes to {whose}", when="turn", seat=seat, turn=turn
            ),
            thing(
                "Card",
                f"nephew {seat} {turn}",
                (left + 3 * (turn - 1), top),
                f"the {which} nephew of {whose}",
                card="Ferryman Dob",
                seat=seat,
                group=f"horns of {whose}",
                arrives=f"comes {seat} {turn}",
            ),
        )
    )


TROPHIES = Plan(
    "heroes",
    "six_trophies",
    "the_lists.tmx",
    "Six Trophies",
    {
        "about": "Two hunters, one moor, six silver horns: who has two of the other's first has won the wager.",
        "briefing": "Ferryman Dob has six nephews, each the image of him, who know the ways over the moor, and each"
        " carries a silver horn. On your second, third and fourth turn one of them joins you; the other three join the"
        " other hunter.\n\nWhoever of them is destroyed leaves his horn behind, and that is the trophy: who first has"
        " two of the other's three has won the wager. Nothing else that falls is a trophy.",
        "difficulty": 2,
        "minutes": 20,
    },
    (
        _story("Seat", "one", "The Bow", seat=1, side=1, list="Rhaska Longstride", resources=3),
        _story("Seat", "two", "The Book", seat=2, side=2, list="Ilsabet Quill", resources=2),
        *_row(
            _ALLIES[1],
            ("Bonepicker", "picker", {}),
            ("Warren Drummer", "drummer", {}),
            ("Marsh Skitterer", "skitterer", {}),
        ),
        *_row(_ALLIES[2], ("Chapel Novice", "novice", {}), ("Wallwatch Archer", "archer", {})),
        *_nephews(1, "the Bow", 10, 10),
        *_nephews(2, "the Book", 7, 6),
        # A nephew who goes back to a hand is no trophy, and nobody loses by it: so they are counted as points.
        _story("Objective", "mine", seat=1, aim="score", count=2, words="Take 2 silver horns."),
        _story("Objective", "yours", seat=2, aim="score", count=2, words="Take 2 silver horns."),
        _story("Trigger", "own", "a horn for the Bow", when="falls", group="horns of the Book", again=True, most=3),
        _story("Score", "point 1", trigger="own", seat=1, amount=1),
        _story("Trigger", "foe", "a horn for the Book", when="falls", group="horns of the Bow", again=True, most=3),
        _story("Score", "point 2", trigger="foe", seat=2, amount=1),
        _story("Trigger", "first", "the first horn is blown", when="joined", after="own", after2="foe", join="any"),
        _story("Message", "blown", trigger="first", words="Somewhere on the moor a silver horn is blown, and stops."),
    ),
)

HEROES = (FERRY, MARSHAL, TROPHIES)
