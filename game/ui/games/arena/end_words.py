"""The last page of a match of Arena: why it is over, and which figures counted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.core.state import Outcome
from game.ui.games.end_words import CONCEDED, POINTS, Column, EndWords

if TYPE_CHECKING:
    from game.rules.arena.state.table import Table


def _counted(table: Table, seat: int, outcome: Outcome) -> str:
    """Return the figures that count for a seat, those of a card together with the points of each."""
    from game.rules.arena.standing import card_of
    from game.rules.arena.state.table import field, owner_of
    from game.rules.arena.stats import score_of

    scoring = set(table.board.scoring)
    mine = [
        figure
        for figure in field(table)
        if owner_of(table, figure) == seat
        and (table.board.mode != "melee" or any(space in scoring for space in figure.spaces))
    ]
    cards = [(card_of(table, figure), score_of(table, figure)) for figure in mine]
    counts = Counter((card.name, points, card.figures == 1) for card, points in cards)
    parts = [
        f"{name} {each * count}" if is_alone else f"{count} of {name} {each * count}"
        for (name, each, is_alone), count in counts.items()
    ]
    return ", ".join(parts) or "no figure that counts"


def _sides(table: Table, outcome: Outcome) -> str:
    """Return what counted in this mode, and what the sides have together where they are teams."""
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


def _goal(table: Table, seat: int) -> tuple[str, str]:
    from game.rules.arena.ends import last_turn

    counts = "figures on violet spaces" if table.board.mode == "melee" else "figures left standing"
    strike = "" if table.board.mode == "melee" else "Defeat every enemy Planeswalker; or have "
    words = f"{strike}more points in {counts} after turn {last_turn(table)}"
    return f"{words[:1].upper()}{words[1:]}", f"turn {table.turn.number}"


END_WORDS: EndWords[Table] = EndWords(
    reasons={
        "planeswalkers": "Only one side still has a Planeswalker.",
        "last_left": "Nobody else has a figure left.",
        "points": "The last turn is over.",
        "conceded": CONCEDED,
    },
    columns=(Column("What counted", _counted, share=0.54, left=True), POINTS),
    draws={"planeswalkers": "No Planeswalker is left on either side."},
    besides=_sides,
    goal=_goal,
)
