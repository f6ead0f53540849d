"""How players pursue the objectives of a scenario: from the same records that the rules check.

A game says how many turns a piece needs to come to some spaces, and where an answer would put one; the rest follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from game.ai.evaluation import Item
from game.core.commands import Command
from game.core.scenario.facts import Standing
from game.core.scenario.progress import items_held, items_of, wanted
from game.core.scenario.script import AT_REGIONS, NONE, Objective, Score, Space
from game.core.scenario.standing import Behaviour, Progress, Scenario

#: Turns that a piece needs at least to come from a space (the first one that it fills) to any of some spaces.
Turns = Callable[[Standing, Sequence[Space]], float]
#: Where an answer would put a piece: its number and its spaces; None for answers that put none.
Put = Callable[[Command], tuple[int, tuple[Space, ...]] | None]

#: Common pieces that an objective is worth: required ones decide the match.
_REQUIRED, _OPTIONAL = 4.0, 0.5
#: What a turn nearer to a goal is worth to the piece that moves, in common pieces; and the shares of that for a piece
#: with enough others before it, for one that bars the foes' way, and for one that guards those that must not fall.
_NEARER = 0.5
_SPARE, _BARS, _ESCORTS = 0.5, 0.5, 0.4
#: What it is worth to the piece that moves that it wins the match, in common pieces.
_WINS = 20.0
#: What it costs a piece that is to hold its place to stand elsewhere, in common pieces.
_STAYS = 4.0
#: Turns that who must not fall keeps away from foes, if it can.
_AWAY = 2.0
#: The share of a goal that is made by being on the way to it.
_ON_THE_WAY = 0.4


class Goals:
    """The objectives of one match as a seat sees them. ``common`` is the game's worth of a common piece."""

    def __init__(self, scenario: Scenario, seat: int, pieces: Iterable[Standing], turns: Turns, common: float) -> None:
        self.scenario, self.seat, self.turns, self.common = scenario, seat, turns, common
        self.pieces = tuple(pieces)
        self.side = scenario.script.sides[seat]

    @cached_property
    def _quarries(self) -> frozenset[int]:
        """Return the pieces whose fall decides the match against their side: those to be defeated, or kept."""
        deciding = (
            objective
            for objective, progress in self._open()
            if objective.required and objective.pieces and progress.status == progress.verdict == "open"
            if objective.aim in (("protect", "survive") if self._is_own(objective) else ("defeat",))
        )
        return frozenset(number for one in deciding for number in self.scenario.numbers_of(one.pieces))

    def needs(self, number: int) -> bool:
        """Return whether the match depends on a piece of the seat's own side: foes are to defeat it, it must not fall,
        or without it too few are left to do a required objective at some spaces."""
        if number in self._quarries:
            return True
        for objective, progress in self._open():
            is_ahead = progress.status == progress.verdict == "open" and objective.aim in AT_REGIONS
            if is_ahead and objective.required and objective.pieces and self._is_own(objective):
                doers = [one.piece for one in self._doers(objective)]
                if number in doers and len(doers) <= self._left(objective):
                    return True
        return False

    def items(self) -> tuple[Item, ...]:
        """Return how the objectives stand: what the seat's side has done of its own, and foes of theirs."""
        own = others = 0.0
        for objective, progress in self._open():
            worth = _REQUIRED if objective.required else _OPTIONAL
            worth = -worth if objective.ends == "loss" else worth
            done = worth * self._done(objective, progress)
            if self._is_own(objective):
                own += done
            else:
                others += done
        return (Item("objectives", own, others, self.common),)

    def _open(self) -> Iterable[tuple[Objective, Progress]]:
        pairs = zip(self.scenario.script.objectives, self.scenario.objectives, strict=True)
        return ((objective, progress) for objective, progress in pairs if objective.seats)

    def _is_own(self, objective: Objective) -> bool:
        return self.scenario.script.sides[objective.seats[0]] == self.side

    def _done(self, objective: Objective, progress: Progress) -> float:
        """Return the share of an objective that is done, from 0 to 1: less than nothing where it has failed."""
        if progress.verdict == "met" or progress.status == "met":
            return 1.0
        if progress.verdict == "failed" or progress.status == "failed":
            return -1.0
        if progress.status != "open":
            return 0.0
        need = max(1, wanted(self.scenario, objective))
        match objective.aim:
            case "collect":
                found = items_held(self.scenario, objective)
                return (found + _ON_THE_WAY * self._nearness(objective, need - found)) / need
            case "reach" | "leave":
                there = len(progress.pieces)
                return (there + _ON_THE_WAY * self._nearness(objective, need - there)) / need
            case "hold":
                held = progress.held / max(1, objective.turns)
                return (1 - _ON_THE_WAY) * held + _ON_THE_WAY * self._nearness(objective, need) / need
            case "survive":
                return 0.5 * progress.held / objective.turns if objective.turns else 0.0
            case "defeat":
                total = wanted(self.scenario, objective) or len(progress.pieces) + len(self._foes(objective))
                return len(progress.pieces) / max(1, total)
            case "score":
                return sum(self.scenario.scores[seat] for seat in objective.seats) / max(1, objective.count)
        return 0.0

    def _nearness(self, objective: Objective, count: int) -> float:
        """Return how near the nearest pieces are to an objective's region, each 1 when it is there."""
        spaces = self._spaces(objective)
        if not spaces:
            return 0.0
        near = sorted((1 / (1 + self.turns(one, spaces)) for one in self._doers(objective)), reverse=True)
        return sum(near[: max(0, count)])

    def _spaces(self, objective: Objective) -> tuple[Space, ...]:
        """Return where an objective is done: its region, or wherever an item of it still lies."""
        if objective.aim == "collect":
            items = items_of(self.scenario.script, objective)
            return tuple(self.scenario.script.items[n].space for n in items if self.scenario.holders[n] == NONE)
        return self.scenario.script.regions[objective.region].spaces

    def _doers(self, objective: Objective) -> list[Standing]:
        """Return the pieces on the board that may do an objective and have not."""
        numbers = self.scenario.numbers_of(objective.pieces)
        done = next(p.pieces for o, p in self._open() if o is objective)
        return [
            one
            for one in self.pieces
            if one.piece not in done and (one.piece in numbers if objective.pieces else one.seat in objective.seats)
        ]

    def _foes(self, objective: Objective) -> list[Standing]:
        """Return the pieces on the board that an objective is to defeat."""
        numbers = self.scenario.numbers_of(objective.pieces)
        foes = self.scenario.script.foes_of(objective.seats)
        return [one for one in self.pieces if (one.piece in numbers if objective.pieces else one.seat in foes)]

    def guidance(self, answers: Sequence[Command], put: Put) -> list[float]:
        """Return what each answer gains on the way to the goals, in the game's points."""
        by_number = {one.piece: one for one in self.pieces}
        known: dict[tuple[int, tuple[Space, ...]], float] = {}
        found = []
        for answer in answers:
            placed = put(answer)
            piece = by_number.get(placed[0]) if placed is not None else None
            if placed is None or piece is None:
                found.append(0.0)
                continue
            if placed not in known:
                there = Standing(piece.piece, piece.seat, placed[1])
                known[placed] = self._pull(there) - self._pull(piece)
            found.append(known[placed] * self.common)
        return found

    def standing_worth(self, piece: Standing) -> float:
        """Return how well a piece stands for the goals where it is, or would stand elsewhere, in the game's points."""
        return self._pull(piece) * self.common

    def stakes(self) -> dict[int, float]:
        """Return the value of the fall of each foe's piece for the goals, in the game's points, by its number."""
        sides = self.scenario.script.sides
        return {one.piece: self._staked(one) * self.common for one in self.pieces if sides[one.seat] != self.side}

    def _staked(self, piece: Standing) -> float:
        """Return the value of a foe's piece's fall, in common pieces: what depends on it, and how far it has come."""
        sides = self.scenario.script.sides
        total = stake(self.scenario, piece.piece, piece.seat, self.side)
        for objective, progress in self._open():
            if sides[objective.seats[0]] != sides[piece.seat] or not objective.required or objective.pieces:
                continue
            if progress.status == "open" and self._spaces_at(objective) and self._left(objective):
                away = self.turns(piece, self._spaces(objective))
                total += _REQUIRED * _ON_THE_WAY / (1 + away) / max(1, wanted(self.scenario, objective))
        return total

    def urgency(self, numbers: Sequence[int]) -> float:
        """Return what it gains to act with these pieces, in the game's points: those that are still on their way."""
        total = 0.0
        for objective, progress in self._open():
            is_ahead = progress.status == "open" and progress.verdict == "open"
            if is_ahead and self._spaces_at(objective) and self._is_own(objective):
                away = [
                    self.turns(one, self._spaces(objective)) for one in self._doers(objective) if one.piece in numbers
                ]
                if away and min(away) > 0:
                    total += (1.0 if objective.required else 0.3) * _NEARER
        for behaviour in self.scenario.behaviours:
            if behaviour.piece in numbers and behaviour.manner in ("guards", "hunts", "follows"):
                total += _NEARER
        return total * self.common

    def _spaces_at(self, objective: Objective) -> tuple[Space, ...]:
        """Return the spaces to which an objective draws pieces; none where it is about something else."""
        return self._spaces(objective) if objective.aim in (*AT_REGIONS, "collect") else ()

    @cached_property
    def _runners(self) -> dict[Objective, frozenset[int]]:
        """Return the pieces that are to do each of its own side's objectives that draw them to spaces: the nearest, as
        many as it still asks for; to hold a place all."""
        found = {}
        for objective, progress in self._open():
            spaces = self._spaces_at(objective) if progress.status == "open" and self._is_own(objective) else ()
            doers = self._doers(objective) if spaces else []
            if objective.aim != "hold":
                doers = sorted(doers, key=lambda one: (self.turns(one, spaces), one.piece))[: self._left(objective)]
            found[objective] = frozenset(one.piece for one in doers)
        return found

    def _pull(self, piece: Standing) -> float:
        """Return how well a piece stands for the goals, in common pieces."""
        behaviours = (one for one in self.scenario.behaviours if one.piece == piece.piece)
        total = sum(self._behaviour(piece, one) for one in behaviours)
        is_quarry, is_bound = piece.piece in self._quarries, False
        for objective, progress in self._open():
            if progress.status != "open" or progress.verdict != "open":
                continue
            share = 1.0 if objective.required else 0.3
            if self._spaces_at(objective):
                is_doer = self._is_own(objective) and piece.piece in {one.piece for one in self._doers(objective)}
                is_bound |= is_doer
                if is_doer:
                    total += share * self._on_the_way(piece, objective)
                elif not self._is_own(objective) and self.scenario.script.sides[piece.seat] == self.side:
                    total += share * self._in_the_way(piece, objective, progress)
            elif is_quarry:
                # Who must not fall does not lead the hunt.
                continue
            elif objective.aim in ("protect", "survive") and not self._is_own(objective) and objective.pieces:
                total -= share * _NEARER * self._to_nearest(piece, self._doers(objective))
            elif objective.aim in ("protect", "survive") and self._is_own(objective) and objective.pieces:
                # A piece that can be back in a turn is near enough.
                total -= share * _NEARER * _ESCORTS * max(0.0, self._to_nearest(piece, self._doers(objective)) - 1)
            elif objective.aim == "defeat" and self._is_own(objective) and objective.pieces:
                total -= share * _NEARER * self._to_nearest(piece, self._foes(objective))
        if is_quarry and not is_bound:
            foes = [one for one in self.pieces if self.scenario.script.sides[one.seat] != self.side]
            total += _NEARER * self._to_nearest(piece, foes, _AWAY)
        return total

    def _on_the_way(self, piece: Standing, objective: Objective) -> float:
        """Return how well a piece stands that may do an objective at some spaces."""
        away = self.turns(piece, self._spaces(objective))
        runs = piece.piece in self._runners[objective]
        total = -_NEARER * min(away, 6.0) * (1.0 if runs else _SPARE)
        if away:
            return total
        if objective.aim == "hold":
            return total + _NEARER
        left = self._left(objective)
        return total + _REQUIRED / max(1, wanted(self.scenario, objective)) + (_WINS if left == 1 else 0.0)

    def _in_the_way(self, piece: Standing, objective: Objective, progress: Progress) -> float:
        """Return how well a piece stands to keep foes from doing an objective of theirs at some spaces: who is to do
        one of its own elsewhere does not turn back for that."""
        if any(piece.piece in those for one, those in self._runners.items() if one.aim != "hold"):
            return 0.0
        # A piece that can be there as soon as they are is near enough.
        spaces = self._spaces(objective)
        late = self.turns(piece, spaces) - min((self.turns(foe, spaces) for foe in self._doers(objective)), default=6.0)
        stands = objective.aim == "hold" and not self.turns(piece, spaces)
        return _NEARER * _BARS * (1 + progress.held) * (stands - max(0.0, min(late, 6.0)))

    def _left(self, objective: Objective) -> int:
        """Return how many pieces or items an objective at some spaces still asks for."""
        progress = next(progress for one, progress in self._open() if one is objective)
        done = items_held(self.scenario, objective) if objective.aim == "collect" else len(progress.pieces)
        return max(0, wanted(self.scenario, objective) - done)

    def _behaviour(self, piece: Standing, behaviour: Behaviour) -> float:
        """Return how well a piece stands for the manner in which it is to behave, in common pieces."""
        # rule: scenario/behave: it is a preference, and forbids nothing
        sides = self.scenario.script.sides
        foes = [one for one in self.pieces if sides[one.seat] != sides[piece.seat]]
        target = [one for one in self.pieces if one.piece == behaviour.target]
        match behaviour.manner:
            case "guards":
                return -_NEARER * min(self.turns(piece, behaviour.spaces), 6.0)
            case "holds":
                return -_STAYS * min(self.turns(piece, behaviour.spaces), 1.0)
            case "hunts":
                return -_NEARER * self._to_nearest(piece, target or foes, 6.0)
            case "follows":
                return -_NEARER * self._to_nearest(piece, target, 6.0)
            case "flees":
                return _NEARER * self._to_nearest(piece, foes, 4.0)
        return 0.0

    def _to_nearest(self, piece: Standing, others: Sequence[Standing], most: float = 4.0) -> float:
        return min((min(self.turns(piece, other.spaces), most) for other in others), default=0.0)


def stake(scenario: Scenario, number: int, seat: int, side: int = NONE) -> float:
    """Return what depends on a piece of a seat, in common pieces: a side that must defeat it gains by its fall, and one
    that needs it loses. To another ``side`` than those two (NONE: there is none) what foes of it gain is a loss."""
    total = 0.0
    sides = scenario.script.sides
    for objective, progress in zip(scenario.script.objectives, scenario.objectives, strict=True):
        if not objective.seats or progress.status != "open" or progress.verdict != "open":
            continue
        worth = _REQUIRED if objective.required else _OPTIONAL
        named = number in scenario.numbers_of(objective.pieces)
        if side != NONE and sides[seat] != side and sides[objective.seats[0]] not in (side, sides[seat]):
            worth = -worth
        if objective.aim == "defeat":
            is_meant = named if objective.pieces else seat in scenario.script.foes_of(objective.seats)
            if is_meant:
                need, done = wanted(scenario, objective), len(progress.pieces)
                total += worth / max(1, need - done if need else done + 1)
        elif objective.aim in AT_REGIONS and named:
            total += worth / (1 + len(objective.pieces) - wanted(scenario, objective))
        elif objective.aim in ("protect", "survive") and named:
            spare = len(objective.pieces) - len(progress.pieces) - wanted(scenario, objective)
            total += worth / (1 + max(0, spare))
        elif objective.aim == "score" and seat in scenario.script.foes_of(objective.seats):
            left = objective.count - sum(scenario.scores[one] for one in objective.seats)
            total += worth * min(1.0, _points(scenario, objective, number, seat) / max(1, left))
    return total


def _points(scenario: Scenario, objective: Objective, number: int, seat: int) -> int:
    """Return the points that the fall of a piece of a seat scores for the seats with an objective."""
    return sum(
        effect.amount
        for trigger in scenario.script.triggers
        if trigger.when == "falls" and (not trigger.seats or seat in trigger.seats)
        if not trigger.pieces or number in scenario.numbers_of(trigger.pieces)
        for effect in trigger.effects
        if isinstance(effect, Score) and effect.seat in objective.seats
    )
