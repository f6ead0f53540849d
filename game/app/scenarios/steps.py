"""Steps of a lesson: what each says, what it points at, what it lets the learner do, and what ends it; and how they are
read from objects of the class Step."""

from __future__ import annotations

import re
from typing import Literal, cast

import msgspec

from game.app.scenarios import words as w
from game.app.scenarios.objects import DrawnObject, DrawnObjects
from game.core.scenario import script as s

#: Words that a step's sentence may have: more are not read beside a board.
MOST_SAID = 20

Wait = Literal["answer", "read", "event", "turn", "trigger", "end"]


class Step(msgspec.Struct, frozen=True):
    """One step. ``say`` is its sentence. Answers that fit the ``allow`` words, and end on the spaces ``within`` where
    some are named, are let through; ``until`` are the words that end it: of an answer, or of a line of the log where it
    ``wait``s for an event. ``mistake`` follows the rule's own reason after a press that means nothing, ``reply`` is
    what the other seats answer meanwhile, in their order. It points at a ``piece`` or a ``region`` of the scenario, a
    ``card`` by its name, a ``button`` by its words, or a ``place`` by its name; at what may be done where it names
    none. It is passed over where ``skip_if`` has been said already, or its ``trigger`` has fired."""

    say: str
    wait: Wait = "answer"
    allow: str = ""
    until: str = ""
    within: tuple[s.Space, ...] = ()
    mistake: str = ""
    reply: str = ""
    piece: int = s.NONE
    region: int = s.NONE
    card: str = ""
    button: str = ""
    place: str = ""
    skip_if: str = ""
    trigger: int = s.NONE

    @property
    def is_open(self) -> bool:
        """Return whether everything legal is let through, and it points at nothing: an open fight."""
        points = self.piece >= 0 or self.region >= 0 or self.card or self.button or self.place
        return self.wait != "read" and not (self.allow or self.within or points)

    @property
    def aim(self) -> str:
        """Return the first sentence: what an open fight is about, which is said as long as it lasts."""
        first, stop, _ = self.say.partition(". ")
        return f"{first}." if stop else first


class Words:
    """Words that a line may have: phrases apart by ``;``, one of which is enough. Of a phrase with ``...`` in it the
    parts come one after the other; one that begins with ``=`` is the whole line."""

    def __init__(self, text: str) -> None:
        self._phrases = [_pattern(phrase) for part in text.split(";") if (phrase := part.strip().lower())]

    def __bool__(self) -> bool:
        return bool(self._phrases)

    def fit(self, line: str) -> bool:
        """Return whether a line has one of the phrases; case does not matter."""
        return any(phrase.search(line.lower()) for phrase in self._phrases)


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = (part.strip() for part in phrase.removeprefix("=").split("..."))
    pattern = ".*".join(map(re.escape, filter(None, parts)))
    return re.compile(f"^{pattern}$" if phrase.startswith("=") else pattern)


def terms_of(text: str) -> tuple[str, ...]:
    """Return the words of the glossary that a lesson says it teaches: apart by ``;``."""
    return tuple(term for part in text.split(";") if (term := part.strip()))


def steps_of(objects: DrawnObjects, regions: tuple[s.Region, ...]) -> tuple[Step, ...]:
    """Return the steps that are drawn, in their order; what is wrong with one is noted by its object."""
    rows = sorted(objects.of_class[w.STEP.name], key=lambda one: (one.number("order"), one.shape.id))
    return tuple(_step(one, objects, regions) for one in rows)


def _step(one: DrawnObject, objects: DrawnObjects, regions: tuple[s.Region, ...]) -> Step:
    said, wait = one.word("say"), cast(Wait, one.word("wait") or "answer")
    count = len(said.split())
    if not said:
        one.about.error("step_words", "a step says something: give it a sentence as say")
    elif count > MOST_SAID:
        one.about.error("step_words", f"a sentence of {count} words; at most {MOST_SAID} are expected")
    if wait == "event" and not one.word("until"):
        one.about.error("step_until", "a step that waits for an event says in until which line of the log ends it")
    if wait == "answer" and not (one.word("allow") or one.word("until")):
        one.about.error("step_allow", "a step that waits for an answer says in allow or until which answer is meant")
    within, trigger = objects.reference(one, "within"), objects.reference(one, "trigger")
    if wait == "trigger" and trigger == s.NONE:
        one.about.error("step_trigger", 'a step that waits for "trigger" points at one')
    return Step(
        said,
        wait,
        allow=one.word("allow"),
        until=one.word("until"),
        within=regions[within].spaces if within != s.NONE else (),
        mistake=one.word("mistake"),
        reply=one.word("reply"),
        piece=objects.reference(one, "piece"),
        region=objects.reference(one, "region"),
        card=one.word("card"),
        button=one.word("button"),
        place=one.word("place"),
        skip_if=one.word("skip_if"),
        trigger=trigger,
    )
