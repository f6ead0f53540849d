"""The last page of a match in each game's own words: why it is over, and what counted for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from game.app.match import Match
from game.core.state import Outcome

_CONCEDED = "The other side gave up."


class Column(msgspec.Struct, frozen=True):
    """A column of the end's table: its head, and its cell for a seat, of a table and the seats' points. ``share`` is
    how much of the table's width it has; words that stand at its ``left`` edge may take two lines."""

    head: str
    cell: Callable[[Any, int, Outcome], str]
    share: float = 0.18
    left: bool = False


class EndWords(msgspec.Struct, frozen=True):
    """What a game says at its end: a sentence for each reason, and what it counts, after the seats' names. ``besides``
    tells what more there is to say, of the table and the outcome."""

    reasons: dict[str, str]
    columns: tuple[Column, ...]
    besides: Callable[[Any, Outcome], str] | None = None


def _points(table: Any, seat: int, outcome: Outcome) -> str:
    return str(outcome.scores[seat]) if seat < len(outcome.scores) else ""


_POINTS = Column("Points", _points)


def _player(field: str) -> Callable[[Any, int, Outcome], str]:
    def cell(table: Any, seat: int, outcome: Outcome) -> str:
        players = getattr(table, "players", ())
        return str(getattr(players[seat], field, "")) if seat < len(players) else ""

    return cell


_SKIRMISH = EndWords(
    reasons={"gold": "A vault ran dry, and the last turn was played.", "conceded": _CONCEDED, "concede": _CONCEDED},
    columns=(Column("Tokens", _player("points")), Column("Vault", _player("vault")), _POINTS),
)


def _counted(table: Any, seat: int, outcome: Outcome) -> str:
    """The figures that count for a seat, those of a card together with the points of each."""
    from game.rules.arena.standing import card_of
    from game.rules.arena.stats import score_of
    from game.rules.arena.table import field, owner_of

    scoring = set(table.board.scoring)
    mine = [
        figure
        for figure in field(table)
        if owner_of(table, figure) == seat
        and (table.board.mode != "melee" or any(space in scoring for space in figure.spaces))
    ]
    cards = [(card_of(table, figure), score_of(table, figure)) for figure in mine]
    counts = Counter((card.name, points, card.figures == 1) for card, points in cards)
    told = [
        f"{name} {points}" if is_alone else f"{count} of {name} {points}"
        for (name, points, is_alone), count in _sums(counts)
    ]
    return ", ".join(told) or "no figure that counts"


def _sums(counts: Counter[tuple[str, int, bool]]) -> list[tuple[tuple[str, int, bool], int]]:
    """For each card the points of all its figures together, with how many they are."""
    return [((name, each * count, is_alone), count) for (name, each, is_alone), count in counts.items()]


def _sides(table: Any, outcome: Outcome) -> str:
    """What counted in this mode, and what the sides have together where they are teams."""
    if outcome.reason != "points":
        return ""
    if table.board.mode == "melee":
        return "Figures on scoring spaces count."
    if table.board.mode == "duel":
        return "The figures still standing count."
    totals = Counter[int]()
    for player in table.players:
        totals[player.team] += outcome.scores[player.seat]
    best = sorted(totals.values(), reverse=True)
    return f"The figures still standing count: {' to '.join(map(str, best))} points."


_ARENA = EndWords(
    reasons={
        "planeswalkers": "Only one side still has a Planeswalker.",
        "last_left": "Nobody else has a figure left.",
        "points": "The last turn is over.",
        "conceded": "A player gave up.",
    },
    columns=(Column("What counted", _counted, share=0.54, left=True), _POINTS),
    besides=_sides,
)

_PLAIN = EndWords(reasons={"conceded": _CONCEDED}, columns=(_POINTS,))

END_WORDS: dict[str, EndWords] = {"skirmish": _SKIRMISH, "arena": _ARENA}


def end_words(game: str) -> EndWords:
    """What a game says at its end; points alone for a game that says nothing of its own."""
    return END_WORDS.get(game, _PLAIN)


def reason_of(match: Match) -> str:
    """Why a match is over, a sentence; empty for a reason that the game does not tell."""
    outcome = match.outcome
    if outcome is None:
        return ""
    if match.game.profile.game == "arena" and outcome.reason == "planeswalkers" and not outcome.winners:
        return "No Planeswalker is left on either side."
    words = end_words(match.game.profile.game)
    besides = words.besides(match.view(0).table, outcome) if words.besides is not None else ""
    return f"{words.reasons.get(outcome.reason, '')} {besides}".strip()


def score_rows(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Each seat with the cells of its row: its name, and what the game's columns tell."""
    columns = end_words(match.game.profile.game).columns
    outcome = match.outcome
    if outcome is None:
        return [(seat, (name,)) for seat, name in enumerate(match.names)]
    return [
        (seat, (name, *(column.cell(match.view(seat).table, seat, outcome) for column in columns)))
        for seat, name in enumerate(match.names)
    ]
