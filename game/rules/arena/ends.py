"""How a match ends: who has won, and what counts when the turns are over."""

from __future__ import annotations

from game.core.scenario.standing import has_usual_end
from game.core.state import Outcome
from game.rules.arena.asking import AnyDraft
from game.rules.arena.state import events as e
from game.rules.arena.state.board import TURNS
from game.rules.arena.state.table import Table, field, owner_of
from game.rules.arena.stats import planeswalker_of, score_of


def scores(table: Table) -> tuple[int, ...]:
    """Return the points of each seat now: for figures on the battlefield, in a melee on its scoring spaces only."""
    # rule: arena/scoring
    points = [0] * len(table.players)
    counting = set(table.board.scoring)
    for figure in field(table):
        if table.board.mode != "melee" or any(space in counting for space in figure.spaces):
            points[owner_of(table, figure)] += score_of(table, figure)
    return tuple(points)


def last_turn(table: Table) -> int:
    """Return the turn after which the match is over."""
    return TURNS[table.board.mode][len(table.players)]


def check_end(draft: AnyDraft) -> None:
    """End the match if it is won."""
    # rule: arena/victory
    table = draft.table
    if table.board.mode == "melee":
        _check_melee(draft)
        return
    if not has_usual_end(table):
        return
    teams = sorted({player.team for player in table.players})
    alive = {player.team for player in table.players if planeswalker_of(table, player.seat) is not None}
    if len(alive) == 1:
        winner = alive.pop()
        finish(draft, "planeswalkers", tuple(one.seat for one in table.players if one.team == winner))
    elif not alive and teams:
        finish(draft, "planeswalkers", ())


def _check_melee(draft: AnyDraft) -> None:
    table = draft.table
    holding = {owner_of(table, figure) for figure in field(table)}
    for player in table.players:
        if player.seat not in holding and player.seat not in table.out:
            draft.happen(e.PlayerOut(player.seat))
    left = [player.seat for player in table.players if player.seat not in draft.table.out]
    if len(left) <= 1:
        finish(draft, "last_left", tuple(left))


def plays_on(table: Table, seat: int) -> bool:
    """Return whether a seat has anything left to play with: in a melee it is out once it has no figure."""
    # rule: arena/out
    return table.board.mode != "melee" or any(owner_of(table, figure) == seat for figure in field(table))


def finish(draft: AnyDraft, reason: str, winners: tuple[int, ...]) -> None:
    """End the match."""
    draft.end(Outcome(reason, winners, scores(draft.table)))


def count_up(draft: AnyDraft) -> None:
    """End the match on points, when the turns are over: most points win, equal points are a draw."""
    # rule: arena/scoring
    table = draft.table
    points = scores(table)
    totals: dict[int, int] = {}
    for player in table.players:
        if player.seat not in table.out:
            totals[player.team] = totals.get(player.team, 0) + points[player.seat]
    best = max(totals.values())
    winners = [team for team, total in totals.items() if total == best]
    seats = tuple(player.seat for player in table.players if player.team == winners[0]) if len(winners) == 1 else ()
    finish(draft, "points", seats)
