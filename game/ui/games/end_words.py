"""The last page of a match: why it is over, and what counted for each seat, in the words that a game gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from game.app.matches.match import Match
from game.app.scenarios.results import medals
from game.core.scenario.settling import BY_SCENARIO
from game.core.scenario.standing import Scenario
from game.core.scenario.words import decided_words
from game.core.state import Outcome

#: The tables of a game.
ToldT = TypeVar("ToldT", contravariant=True)

CONCEDED = "{gave_up} gave up."


class Column(msgspec.Struct, Generic[ToldT], frozen=True):
    """A column of the end's table: its head, and its cell for a seat, of a table and the seats' points. ``share`` is
    how much of the table's width it has; words that stand at its ``left`` edge may take two lines."""

    head: str
    cell: Callable[[ToldT, int, Outcome], str]
    share: float = 0.18
    left: bool = False


class EndWords(msgspec.Struct, Generic[ToldT], frozen=True):
    """What a game says at its end: a sentence for each reason, in which ``{others}`` are those who have not won and
    ``{gave_up}`` is who answered last, and what it counts, after the seats' names. ``draws`` are sentences for reasons
    when nobody has won, which is called ``no_winner``; ``all_win`` is said where all seats win together ("": their
    names); ``besides`` tells what more there is to say, of the table and the outcome. ``goal`` tells a seat what this
    match is won by, and how far that has come."""

    reasons: dict[str, str]
    columns: tuple[Column[ToldT], ...]
    draws: dict[str, str] = {}
    besides: Callable[[ToldT, Outcome], str] | None = None
    goal: Callable[[ToldT, int], tuple[str, str]] | None = None
    no_winner: str = "A draw"
    all_win: str = ""


#: What a game says, found by the game's name: the type of its tables is the game's own.
GameEnd = EndWords[Any]


def _points(table: object, seat: int, outcome: Outcome) -> str:
    return str(outcome.scores[seat]) if seat < len(outcome.scores) else ""


POINTS: Column[object] = Column("Points", _points)


def of_player(field: str) -> Callable[[object, int, Outcome], str]:
    """Return a cell that shows a field of the seat's entry in the table's ``players``."""

    def cell(table: object, seat: int, outcome: Outcome) -> str:
        players = getattr(table, "players", ())
        return str(getattr(players[seat], field, "")) if seat < len(players) else ""

    return cell


#: What a game says that says nothing of its own.
PLAIN_END: EndWords[object] = EndWords(reasons={"conceded": CONCEDED}, columns=(POINTS,))


def winners_of(words: GameEnd, match: Match, outcome: Outcome) -> str:
    """Return who wins by an outcome of the match: "Blue wins"."""
    names = [match.players.names[seat] for seat in outcome.winners]
    if not names:
        return words.no_winner
    if words.all_win and len(names) == len(match.players.names):
        return words.all_win
    return f"{' and '.join(names)} {'win' if len(names) > 1 else 'wins'}"


def reason_of(words: GameEnd, match: Match) -> str:
    """Return why a match is over, a sentence; empty for a reason that the game does not tell."""
    outcome = match.outcome
    if outcome is None:
        return ""
    scenario = getattr(match.state.table, "scenario", None)
    medals_got = _medal_words(match, scenario) if scenario is not None else ""
    if scenario is not None and outcome.reason in BY_SCENARIO:
        return f"{decided_words(scenario, outcome.reason)} {medals_got}".strip()
    others = " and ".join(name for seat, name in enumerate(match.players.names) if seat not in outcome.winners)
    reasons = words.reasons if outcome.winners else words.reasons | words.draws
    besides = words.besides(match.view(0).table, outcome) if words.besides is not None else ""
    gave_up = match.players.names[match.given[-1].seat] if match.given else others
    said = reasons.get(outcome.reason, "").format(others=others, gave_up=gave_up)
    return " ".join(filter(None, (said, besides, medals_got)))


def _medal_words(match: Match, scenario: Scenario) -> str:
    """Return how many medals the people at the table have got; "" where there are none to get."""
    if not match.players.people:
        return ""
    got, of = medals(scenario, scenario.script.sides[match.players.people[0]])
    return f"Medals: {got} of {of}." if of else ""


def score_rows(words: GameEnd, match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Return each seat with the cells of its row: its name, and what the game's columns tell."""
    outcome = match.outcome
    if outcome is None:
        return [(seat, (name,)) for seat, name in enumerate(match.players.names)]
    return [
        (seat, (name, *(column.cell(match.view(seat).table, seat, outcome) for column in words.columns)))
        for seat, name in enumerate(match.players.names)
    ]
