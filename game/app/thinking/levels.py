"""How well a computer seat plays: what the levels are called, what to say of each, and how long each may think."""

from __future__ import annotations

import msgspec

from game.ai.kinds import LEVEL_KINDS, in_style, level_and_style
from game.ai.players import SECONDS


class Level(msgspec.Struct, frozen=True):
    """A level as a person chooses it: its word, one line about it, the most seconds that it may take for an answer."""

    words: str
    about: str
    seconds: float


#: The levels by the kinds of seats, the weakest first.
LEVELS: dict[str, Level] = {
    "easy": Level("Easy", "Looks one answer ahead, and now and then overlooks something.", 1.0),
    "normal": Level("Normal", "Tries the answers that look best, and sees how each comes out.", 1.0),
    "hard": Level("Hard", "Tries more answers, more often, and may take up to three seconds.", 3.0),
}
#: The styles of the levels that search, the plain one first: the word, and what is added to the line about the level.
STYLES: dict[str, tuple[str, str]] = {
    "": ("Plain", "Likes nothing more than something else."),
    "bold": ("Bold", "Likes to attack, and to risk something."),
    "careful": ("Careful", "Looks after its own, and would rather be sure."),
    "tricky": ("Tricky", "Keeps cards for an answer, and is hard to foresee."),
}
#: What holds of every level.
FAIR = "It sees only what its seat may see."
#: What a seat without a level of its own plays as: matches of earlier versions have such.
USUAL = "normal"
#: The share of its time in which a player tries answers.
_SHARE = 0.8


def played_as(kind: str) -> str:
    """Return the kind of player that fills a seat of that kind at the table of the window."""
    return USUAL if kind == "computer" else kind


def has_styles(level: str) -> bool:
    return in_style(level, "bold") in LEVEL_KINDS


def level_words(kind: str) -> str:
    """Return the words for a computer seat's level and style: "Normal, bold"; "" for kinds that no person chooses."""
    level, style = level_and_style(played_as(kind))
    if level not in LEVELS:
        return ""
    return f"{LEVELS[level].words}, {STYLES[style][0].lower()}" if style else LEVELS[level].words


def level_of(kind: str) -> Level | None:
    """Return the level of a kind of seat; None for kinds that no person chooses."""
    return LEVELS.get(level_and_style(played_as(kind))[0])


def seconds_of(kind: str) -> float:
    """Return the most seconds that a player of a kind may take for an answer."""
    return (level_of(kind) or LEVELS[USUAL]).seconds


def tries_of(kind: str) -> float | None:
    """Return the seconds of that in which it tries answers; the rest is for the trial that is begun, and for handing
    the question over and back."""
    seconds = SECONDS.get(level_and_style(played_as(kind))[0])
    return None if seconds is None else min(seconds, _SHARE * seconds_of(kind))
