"""The classes that scenarios are drawn with in Tiled, with their properties and values; the same for every game."""

from __future__ import annotations

from game.ai.kinds import LEVEL_KINDS
from game.core.scenario.script import AIMS, MANNERS, WHENS
from game.tiled.language import Choice, Count, MapClass, Reference, Word

#: Letters that a message, and a briefing, may have.
MOST_WORDS, MOST_BRIEFING = 400, 4000
#: Letters that an answer of a choice may have: it stands on a button.
MOST_ANSWER = 60
#: Turns of its own that a puzzle may last.
PUZZLE_TURNS = 4
#: Seats that a scenario may have at most.
SEATS = 5
#: What objectives may be required to end in, and whoever may know them.
_ENDS, _KNOWN, _AT_LIMIT = ("win", "loss", "nothing"), ("all", "owner", "nobody"), ("draw", "win", "loss", "score")

_SEAT = Count(1, SEATS)
_ANY_SEAT = Count(0, SEATS)
_TURNS = Count(0, 200)
_PIECE = Reference(("Piece", "Card"))
_CARD = Reference(("Card",))
_REGION = Reference(("Region",))
_TRIGGER = Reference(("Trigger",))
_OBJECTIVE = Reference(("Objective",))
_ITEM = Reference(("Item",))
_CHOICE = Reference(("Choice",))
_IF_FULL = Choice("IfFull", ("next", "lost", "wait"))


def _drawn(name: str, colour: str, *words: Word) -> MapClass:
    return MapClass(name, ("object",), tuple(sorted(words, key=lambda word: word.name)), colour, is_hinted=False)


def _effect(name: str, *words: Word) -> MapClass:
    """Return the class of an effect: each names its trigger, and effects of one trigger have an order."""
    return _drawn(name, "#ffd9822b", Word("trigger", _TRIGGER, "0"), Word("order", Count(1, 99), "50"), *words)


SCENARIO = MapClass(
    "Scenario",
    ("layer",),
    (
        Word("about", "string"),
        Word("at_limit", Choice("AtLimit", _AT_LIMIT), "draw"),
        Word("author", "string"),
        Word("briefing", "string"),
        Word("chance", Count(0, 100), "0"),
        Word("difficulty", Count(0, 5), "0"),
        Word("first", _SEAT, "1"),
        Word("kind", Choice("ScenarioKind", ("battle", "puzzle")), "battle"),
        Word("limit_side", _SEAT, "1"),
        Word("minutes", Count(0, 600), "0"),
        Word("moment", "string"),
        Word("seed", Count(0, 99_999_999), "0"),
        Word("teaches", "string"),
        Word("title", "string"),
        Word("turn_limit", _TURNS, "0"),
        Word("usual_end", "bool", "true"),
    ),
    "#ffb0413e",
    is_hinted=False,
)
SEAT = _drawn(
    "Seat",
    "#ff3b7dd8",
    Word("seat", _SEAT, "1"),
    Word("side", _ANY_SEAT, "0"),
    Word("list", "string"),
    Word("played_by", Choice("PlayedBy", ("either", "person", "computer")), "either"),
    Word("level", Choice("Level", LEVEL_KINDS), "normal"),
    Word("has", "string"),
    Word("hand", Count(-1, 40), "-1"),
    Word("resources", Count(-1, 999), "-1"),
)
PIECE = _drawn(
    "Piece",
    "#ff2fa08c",
    Word("card", "string"),
    Word("seat", _SEAT, "1"),
    Word("group", "string"),
    Word("damage", Count(0, 999), "0"),
    Word("tapped", "bool", "false"),
    Word("facing", Count(0, 5), "0"),
    Word("marks", "string"),
    Word("arrives", _TRIGGER, "0"),
    Word("if_full", _IF_FULL, "next"),
)
CARD = _drawn(
    "Card",
    "#ff2f8ca0",
    Word("card", "string"),
    Word("seat", _SEAT, "1"),
    Word("group", "string"),
    Word("zone", "string"),
    Word("order", Count(-99, 99), "0"),
    Word("damage", Count(0, 999), "0"),
    Word("tapped", "bool", "false"),
    Word("marks", "string"),
    Word("attached", _CARD, "0"),
    Word("arrives", _TRIGGER, "0"),
)
REGION = _drawn("Region", "#ffe3c52b", Word("shown", "bool", "true"))
ITEM = _drawn("Item", "#ffe39a2b", Word("group", "string"))
OBJECTIVE = _drawn(
    "Objective",
    "#ff9a5bb5",
    Word("seat", _SEAT, "1"),
    Word("aim", Choice("Aim", AIMS), "defeat"),
    Word("region", _REGION, "0"),
    Word("piece", _PIECE, "0"),
    Word("item", _ITEM, "0"),
    Word("group", "string"),
    Word("count", Count(1, 99), "1"),
    Word("all", "bool", "false"),
    Word("turns", Count(0, 99), "0"),
    Word("by_turn", _TURNS, "0"),
    Word("required", "bool", "true"),
    Word("ends", Choice("Ends", _ENDS), "win"),
    Word("known_to", Choice("KnownTo", _KNOWN), "all"),
    Word("after", _TRIGGER, "0"),
    Word("words", "string"),
)
TRIGGER = _drawn(
    "Trigger",
    "#ffd9572b",
    Word("when", Choice("When", WHENS), "turn"),
    Word("seat", _ANY_SEAT, "0"),
    Word("by", Choice("By", ("any", "own", "foe")), "any"),
    Word("region", _REGION, "0"),
    Word("piece", _PIECE, "0"),
    Word("group", "string"),
    Word("count", Count(1, 99), "1"),
    Word("turn", _TURNS, "0"),
    Word("card", "string"),
    Word("objective", _OBJECTIVE, "0"),
    Word("becomes", Choice("Becomes", ("met", "failed")), "met"),
    Word("share", Count(1, 100), "50"),
    Word("item", _ITEM, "0"),
    Word("choice", _CHOICE, "0"),
    Word("answer", "string"),
    Word("worth", Count(-9, 9), "0"),
    Word("after", _TRIGGER, "0"),
    Word("after2", _TRIGGER, "0"),
    Word("after3", _TRIGGER, "0"),
    Word("join", Choice("Join", ("all", "any")), "all"),
    Word("unless", _TRIGGER, "0"),
    Word("delay", Count(0, 50), "0"),
    Word("again", "bool", "false"),
    Word("most", Count(1, 50), "50"),
)
MESSAGE = _effect("Message", Word("words", "string"), Word("speaker", _PIECE, "0"), Word("to", _ANY_SEAT, "0"))
DAMAGE = _effect("Damage", Word("piece", _PIECE, "0"), Word("group", "string"), Word("amount", Count(-999, 999), "0"))
REMOVE = _effect("Remove", Word("piece", _PIECE, "0"), Word("group", "string"))
MOVE = _effect(
    "Move",
    Word("piece", _PIECE, "0"),
    Word("group", "string"),
    Word("region", _REGION, "0"),
    Word("if_full", _IF_FULL, "next"),
)
GIVE = _effect("Give", Word("piece", _PIECE, "0"), Word("group", "string"), Word("seat", _SEAT, "1"))
CARDS = _effect(
    "Cards",
    Word("seat", _SEAT, "1"),
    Word("card", "string"),
    Word("draw", Count(0, 20), "0"),
    Word("discard", Count(0, 20), "0"),
)
BEHAVE = _effect(
    "Behave",
    Word("piece", _PIECE, "0"),
    Word("group", "string"),
    Word("manner", Choice("Manner", MANNERS), "guards"),
    Word("region", _REGION, "0"),
    Word("target", _PIECE, "0"),
)
CHOICE = _effect("Choice", Word("seat", _SEAT, "1"), Word("words", "string"))
GROUND = _effect("Ground", Word("region", _REGION, "0"), Word("terrain", "string"), Word("level", Count(-1, 60), "-1"))
GOLD = _effect("Gold", Word("seat", _SEAT, "1"), Word("amount", Count(1, 99), "1"))
SCORE = _effect("Score", Word("seat", _SEAT, "1"), Word("amount", Count(1, 99), "1"))
TASK = _effect(
    "Task",
    Word("objective", _OBJECTIVE, "0"),
    Word("becomes", Choice("TaskBecomes", ("met", "failed", "dropped")), "met"),
)
END = _effect("End", Word("side", _ANY_SEAT, "0"))
EFFECTS = (MESSAGE, CHOICE, DAMAGE, REMOVE, MOVE, GIVE, CARDS, BEHAVE, GROUND, GOLD, SCORE, TASK, END)

#: What a step of a lesson waits for.
WAITS = ("answer", "read", "event", "turn", "trigger", "end")
STEP = _drawn(
    "Step",
    "#ff5bb56a",
    Word("order", Count(1, 99), "50"),
    Word("say", "string"),
    Word("wait", Choice("StepWait", WAITS), "answer"),
    Word("allow", "string"),
    Word("until", "string"),
    Word("within", _REGION, "0"),
    Word("mistake", "string"),
    Word("reply", "string"),
    Word("piece", _PIECE, "0"),
    Word("region", _REGION, "0"),
    Word("card", "string"),
    Word("button", "string"),
    Word("place", "string"),
    Word("skip_if", "string"),
    Word("trigger", _TRIGGER, "0"),
)
LESSON = MapClass(
    "Lesson",
    ("layer",),
    (
        Word("about", "string"),
        Word("author", "string"),
        Word("level", Choice("LessonLevel", ("easy", "normal", "hard")), "easy"),
        Word("minutes", Count(0, 600), "0"),
        Word("opening", "string"),
        Word("seed", Count(0, 99_999_999), "1"),
        Word("setup", "string"),
        Word("teaches", "string"),
        Word("title", "string"),
    ),
    "#ff3e8a4a",
    is_hinted=False,
)

SCENARIO_CLASSES = (SCENARIO, LESSON, SEAT, PIECE, CARD, REGION, ITEM, OBJECTIVE, TRIGGER, *EFFECTS, STEP)
