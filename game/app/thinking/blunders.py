"""What cost a person most in a match that is over: the costliest of its turning points, judged again at length, each
with the line that might have come after the better answer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.ai.worlds import DealtWorlds, World
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.opening import opening_from
from game.app.records.course import Recorded
from game.app.thinking.comparing import BLUNDER, at_least
from game.app.thinking.hints import told_chance
from game.app.thinking.levels import USUAL
from game.app.thinking.predicting import log_lines
from game.app.thinking.thinker import Question, Reply, Thinker
from game.app.thinking.turning_points import Given, TurningPoint, TurningPoints, told_apart
from game.core import record, runner

#: How many are shown to each person.
MOST = 3
#: What an answer cost at first sight, to be judged again.
_WORTH = 0.07
#: The most things listed of what happened.
_GRAVEST = 3
#: Seconds for judging one again, and those after which that is given up.
_SECONDS, _PATIENCE = 3.0, 10.0


class Blunder(msgspec.Struct, frozen=True):
    """An answer that cost ``at_least`` as much beyond chance: the turning ``point``, with the chances as they were
    judged again, and the ``line``, a match from a world of that moment, dealt from what its seat knew."""

    point: TurningPoint
    at_least: float
    line: Recorded


class Teacher:
    """Goes on with the turning points of a match and judges the dearest of them again; ``update`` goes on a little.
    ``changes`` counts how often there was something new."""

    def __init__(self, points: TurningPoints, thinker: Thinker) -> None:
        self.points, self._thinker = points, thinker
        self.changes = 0
        #: Those that were judged again, by the number of the answer; None: it was not a blunder.
        self._judged: dict[int, Blunder | None] = {}
        self._asked: tuple[TurningPoint, Question] | None = None

    @property
    def is_over(self) -> bool:
        return self.points.is_over and self._asked is None and self._next() is None

    def blunders(self, seat: int) -> tuple[Blunder, ...]:
        """Return those of a seat that cost most, the worst first, each of another moment."""
        found = (self._judged.get(one.number) for one in self._dearest(seat))
        return tuple(one for one in found if one is not None)

    def pause(self) -> None:
        """Pause because nobody looks: what is being judged is judged again later."""
        if self._asked is not None:
            self._thinker.drop(self._asked[1])
            self._asked = None
        self.points.pause()

    def update(self) -> bool:
        """Take what was judged meanwhile. Return whether there is something new to show."""
        is_new = self._go_on()
        self.changes += is_new
        return is_new

    def _go_on(self) -> bool:
        if self._asked is not None:
            reply = self._thinker.take()
            if reply is None:
                return False
            (point, question), self._asked = self._asked, None
            self._judged[point.number] = self._judge(point, question, reply)
            return True
        following = None if self.points.is_asking else self._next()
        if following is None:
            return self.points.update()
        self._asked = following, self._question(following)
        self._thinker.ask(self._asked[1])
        return False

    def _dearest(self, seat: int) -> Iterator[TurningPoint]:
        """Yield the dearest turning points of a seat that are blunders, or may be."""
        rows = []
        for one in self.points.all:
            again = self._judged.get(one.number)
            if one.seat == seat and (again is not None or (one.number not in self._judged and one.cost >= _WORTH)):
                rows.append((one, one.cost if again is None else again.point.cost))
        taken: list[TurningPoint] = []
        for one, _ in sorted(rows, key=lambda row: -row[1]):
            if len(taken) < MOST and not any(self.points.are_one_moment(one, other) for other in taken):
                taken.append(one)
                yield one

    def _next(self) -> TurningPoint | None:
        """Return what is to be judged again next."""
        seats = range(len(self.points.match.opening.seatings))
        dearest = (one for seat in seats for one in self._dearest(seat))
        return next((one for one in dearest if one.number not in self._judged), None)

    def _question(self, point: TurningPoint) -> Question:
        opening = self.points.match.opening
        game, seed = entry_of(opening.game).ruleset, f"blunders {opening.seed} {point.number}"
        answers = runner.legal_for(game, point.state, point.seat)
        # Other worlds than those by which it was found dear: what was chance there is not again.
        worlds = DealtWorlds(game, point.state, point.seat, random.Random(seed).getrandbits(62))
        return Question(
            opening.game, "blunders", USUAL, seed, point.view, answers, worlds, _SECONDS, _PATIENCE,
            also=(answers.index(point.given), answers.index(point.better)),
            names=tuple(one.name for one in opening.seatings), compares=True,
        )  # fmt: skip

    def _judge(self, point: TurningPoint, question: Question, reply: Reply) -> Blunder | None:
        """Return the blunder that an answer was, if it was one for sure."""
        rows = {row.answer: row for row in reply.weighed}
        given, better = (rows.get(place) for place in question.also)
        if given is None or better is None or given.estimate is None or better.estimate is None:
            return None
        sure = at_least(given.told, better.told)
        if sure < BLUNDER or reply.foreseen is None:
            return None
        chance = better.estimate
        known = " ".join((point.better_words, *question.names))
        hint, lost = told_apart(given, better, known, chance, chance - given.estimate)
        again = replace(point, given_chance=given.estimate, hint=hint, lost=lost)
        return Blunder(again, sure, self._line(question, reply))

    def _line(self, question: Question, reply: Reply) -> Recorded:
        assert reply.foreseen is not None
        game = entry_of(question.game).ruleset
        state = question.worlds.state_of(reply.foreseen.number)
        opening = opening_from(game, state, self.points.match.opening.seatings)
        return Recorded(opening, reply.foreseen.answers)


def told(point: TurningPoint, game: str) -> str:
    """Return a blunder as a sentence: what was answered, what it cost and what was lost, and what was better."""
    better, given = told_chance(game, point.better_chance), told_chance(game, point.given_chance)
    fell = f": {better} became {given}" if better else ""
    lost = f", then {_within(point.lost)}" if point.lost else ""
    gained = f", then {_within(point.hint.brings)}" if point.hint.brings else ""
    if not lost and not gained:
        gained = f". {why}" if (why := point.why_better.removesuffix(".")) else ""
    return f"**{_bare(point.given_words)}**{fell}{lost}. Better: **{_bare(point.better_words)}**{gained}."


def _bare(words: str) -> str:
    """Return the words of an answer without the stop at the end of a power's text."""
    return words.removesuffix(".")


def what_happened(match: Given, point: TurningPoint) -> str:
    """Return the gravest things that happened in a match from a moment on, as far as answers are judged, as a
    sentence. The match is over: all of it may be told."""
    evaluator, game = evaluator_of(match.opening.game), entry_of(match.opening.game).ruleset
    if evaluator is None:
        return ""
    names, until = [one.name for one in match.opening.seatings], evaluator.clock(point.view) + evaluator.horizon + 1
    world: World | None = World(game, point.state)
    found: dict[str, tuple[int, int]] = {}
    for answer in match.given[point.number :]:
        world = world.after(record.decode_command(game, answer.command)) if world is not None else None
        if world is None:
            break
        for words, means in log_lines(world, point.seat, names):
            found.setdefault(words, (-means.weight, len(found)))
        if world.asked is None or evaluator.clock(world.view(world.asked)) >= until:
            break
    gravest = sorted(sorted(found, key=lambda words: found[words])[:_GRAVEST], key=lambda words: found[words][1])
    return f"What happened: {'; '.join(gravest) or 'nothing of note, so far'}."


def _within(words: str) -> str:
    """Return words as they stand within a sentence."""
    return f"your {words.removeprefix('Your ')}" if words.startswith("Your ") else words
