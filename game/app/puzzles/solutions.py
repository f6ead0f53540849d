"""What there is to a proved puzzle: its different solutions, what all of them need, and how hard it is to see."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import evaluator_of
from game.app.puzzles.proof import Proof, Search, Value
from game.app.puzzles.puzzle import Puzzle
from game.core import runner
from game.core.commands import Command
from game.core.outcomes import key_of
from game.core.state import AnyState
from game.core.views import view_for

#: What a solution is made of: answers that name a card or a piece, without the spaces that they name.
Play = tuple[str, tuple[int | str, ...]]
Plays = frozenset[Play]

#: Sets of plays that are followed from one position; a puzzle with more has too many to tell.
MOST_SETS = 48
#: A number that nothing has.
_NOTHING = -1
#: Own answers after which nobody is asked any more what a player would do.
_LONGEST = 60

Difficulty = Literal["easy", "medium", "hard"]


class Solutions(msgspec.Struct, frozen=True):
    """``sets`` are the smallest sets of plays that solve it, against the replies that ask for most; ``is_complete``
    says whether there were not too many of them, ``can_go_wrong`` whether any answer on the way is a wrong one.
    ``openings`` are the right first answers that are not idle: each belongs to some set. ``essential`` are cards and
    pieces that every set needs, ``decoys`` cards that could be played and are of none, by their names. ``words`` tell
    the plays, ``steps`` are the plays of the shortest set."""

    sets: tuple[Plays, ...]
    words: dict[Play, str]
    openings: tuple[Command, ...]
    essential: tuple[str, ...]
    decoys: tuple[str, ...]
    steps: int
    difficulty: Difficulty
    is_complete: bool = True
    can_go_wrong: bool = True
    greedy_solves: bool = False


def solutions_of(puzzle: Puzzle, search: Search, proof: Proof) -> Solutions:
    """Return what there is to a puzzle that was proved by this search. Raises Unsettled where the budget is used up."""
    finding = _Finding(search, puzzle.entry.name_of, puzzle.state)
    sets = tuple(sorted(finding.sets(puzzle.state), key=lambda plays: (len(plays), sorted(map(str, plays)))))
    in_sets = frozenset(play for plays in sets for play in plays)
    in_all = frozenset.intersection(*sets) if sets else frozenset()
    openings = tuple(command for command in proof.right if finding.play(puzzle.state, command) in in_sets)

    def name(part: int | str) -> str:
        return part if isinstance(part, str) else puzzle.entry.name_of(puzzle.state.table, part)

    used = {part for play in in_sets for part in play[1] if isinstance(part, int)}
    decoys = sorted(finding.cards - used)
    steps = min(map(len, sets), default=0)
    greedy = greedy_solves(puzzle, search)
    return Solutions(
        sets,
        {play: _words(puzzle, *finding.seen[play]) for play in in_sets},
        openings,
        _named(name(play[1][0]) for play in sorted(in_all, key=str) if play[1]),
        _named(map(name, decoys)),
        steps,
        difficulty(len(proof.answers), len(openings), steps, len(decoys), greedy=greedy),
        finding.is_complete,
        finding.can_go_wrong,
        greedy,
    )


def _words(puzzle: Puzzle, state: AnyState, command: Command) -> str:
    """Return an answer as its seat is offered it."""
    assert state.decision is not None
    view = view_for(puzzle.entry.ruleset, state, state.decision.seat)
    return puzzle.entry.offer_text(view, command, puzzle.names)


def _named(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name))


def _play_of(command: Command) -> Play | None:
    """Return what an answer plays: its kind and the numbers and words that it names; None where it names none."""
    found: list[int | str] = []
    for field in command.__struct_fields__:
        value = getattr(command, field)
        if isinstance(value, int | str) and not isinstance(value, bool):
            found.append(value)
        elif isinstance(value, tuple) and field not in ("cell", "to", "spaces"):
            found += [part for part in value if isinstance(part, int)]
    return (type(command).__name__, tuple(found)) if found else None


class _Finding:
    """Follows all right answers from a position. ``cards`` are those that could be played on the way."""

    def __init__(self, search: Search, name_of: Callable[[Any, int], str], first: AnyState) -> None:
        self.search, self.name_of, self.first = search, name_of, first
        self.is_complete = True
        self.can_go_wrong = False
        self.cards: set[int] = set()
        #: A state in which each play can be answered, with the answer.
        self.seen: dict[Play, tuple[AnyState, Command]] = {}
        self._known: dict[bytes, frozenset[Plays]] = {}

    def sets(self, state: AnyState) -> frozenset[Plays]:
        """Return the smallest sets of plays with which a position is solved."""
        key = key_of(state)
        if key not in self._known:
            self._known[key] = frozenset()
            self._known[key] = self._found(state)
        return self._known[key]

    def play(self, state: AnyState, command: Command) -> Play | None:
        """Return what an answer plays. What came later is called by name: its number depends on what was played."""
        play = _play_of(command)
        return None if play is None else (play[0], tuple(self._called(state, part) for part in play[1]))

    def _called(self, state: AnyState, part: int | str) -> int | str:
        if isinstance(part, str):
            return part
        unknown, now = self.name_of(self.first.table, _NOTHING), self.name_of(state.table, part)
        is_new = self.name_of(self.first.table, part) == unknown and now != unknown
        return now if is_new else part

    def _found(self, state: AnyState) -> frozenset[Plays]:
        if state.decision is None:
            return frozenset({frozenset()})
        search = self.search
        answers = runner.legal(search.game, state)
        if not search.is_solvers(state):
            replies = [self.after(state, command) for command in answers]
            return max((sets for sets in replies if sets), key=_need, default=frozenset())
        best = search.value(state)
        found: set[Plays] = set()
        for command in answers:
            if hasattr(command, "card"):
                self.cards.add(command.card)
            is_right = search.after(state, command) >= best > 0
            self.can_go_wrong |= not is_right
            if is_right:
                play = self.play(state, command)
                own = frozenset({play}) if play else frozenset()
                if play:
                    self.seen.setdefault(play, (state, command))
                found |= {own | rest for rest in self.after(state, command)}
        return self._smallest(found)

    def after(self, state: AnyState, command: Command) -> frozenset[Plays]:
        """Return the sets after an answer: of the ways in which it can turn out, that which asks for most."""
        ways = [self.sets(after) for _, after in self.search.results(state, command) if self.search.value(after) > 0]
        return max((sets for sets in ways if sets), key=_need, default=frozenset())

    def _smallest(self, found: set[Plays]) -> frozenset[Plays]:
        kept: list[Plays] = []
        for plays in sorted(found, key=len):
            if not any(other <= plays for other in kept):
                kept.append(plays)
        if len(kept) > MOST_SETS:
            self.is_complete = False
        return frozenset(kept[:MOST_SETS])


def _need(sets: frozenset[Plays]) -> tuple[int, int]:
    """Return how much a reply asks for: long solutions, and few of them."""
    return min(map(len, sets), default=0), -len(sets)


def hardest_reply(search: Search, state: AnyState, values: Sequence[Value]) -> int:
    """Return the place of the answer of the other side that is worst for the side that solves: it refutes, or it asks
    for the longest solution. ``values`` are what the position is worth after each. Raises Unsettled."""
    worst = min(values)
    places = [place for place, value in enumerate(values) if value == worst]
    if not worst or len(places) == 1:
        return places[0]
    finding, answers = _Finding(search, lambda table, number: "", state), runner.legal(search.game, state)
    return max(places, key=lambda place: _need(finding.after(state, answers[place])))


def greedy_solves(puzzle: Puzzle, search: Search) -> bool:
    """Return whether the player that takes what looks best at once stays on a right way to the end."""
    evaluator = evaluator_of(puzzle.game)
    player, state = GreedyPlayer("puzzle", evaluator), puzzle.state
    for _ in range(_LONGEST):
        if state.decision is None:
            break
        answers = runner.legal(search.game, state)
        if search.is_solvers(state):
            command = player.choose(view_for(search.game, state, state.decision.seat), answers)
            if search.after(state, command) < search.needed:
                return False
        else:
            command = min(answers, key=lambda one: search.after(state, one))
        state = max(search.results(state, command), key=lambda way: (search.value(way[1]) > 0, way[0]))[1]
    return search.value(state) >= search.needed


def difficulty(answers: int, openings: int, steps: int, decoys: int, *, greedy: bool) -> Difficulty:
    """Return how hard a puzzle is to see: by how many answers there are and how few begin a solution, how long it is,
    what leads astray, and whether it is what anybody would do."""
    points = math.log2(max(1, answers / max(1, openings))) + 0.8 * steps + 0.5 * min(decoys, 3) + (0 if greedy else 1.5)
    return "easy" if points < 4 else "medium" if points < 6.5 else "hard"
