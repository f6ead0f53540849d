"""Law 10: twins, which are states that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core import record, runner
from game.core.commands import Command
from game.core.dice import Dice
from game.core.state import AnyState
from game.core.views import view_for
from tests.conformance.comparing import difference, differing, plain
from tests.conformance.junk import junk
from tests.conformance.walks import Moment

#: A place that was hidden this often in one game and never held another card in a twin is not re-dealt at all.
NEVER_REDEALT = 12


def law_10_twins(at: Moment) -> Iterator[str]:
    """Re-dealt what a seat cannot know, its view, its answers, its prompts and its refusals stay equal."""
    for seat in at.seats:
        view = view_for(at.game, at.state, seat)
        if seat == at.asked and runner.legal(at.game, view) != at.answers:
            yield f"seat {seat}'s view has other answers than the state"
        tried = [*at.answers[:20], *junk(at, 8)] if seat == at.asked else []
        for command in tried:
            why, seen = at.game.why_illegal(at.state, command), at.game.why_illegal(view, command)
            if why != seen:
                yield f"{command}: the state says {why}, the view of seat {seat} says {seen}"
        twin = at.state
        for _ in range(2):
            dice = Dice(at.chance.randrange(1 << 62))
            before, twin = twin, at.game.redeal(at.state, seat, dice)
            yield from _unlike(at, seat, view, twin, tried)
            if at.game.redeal(before, seat, dice) != twin:
                yield f"what is dealt again for seat {seat} depends on more than it knows: on how the cards really lie"


def _unlike(at: Moment, seat: int, view: Any, twin: AnyState, tried: list[Command]) -> Iterator[str]:
    """Yield how ``seat`` could tell the twin from the state."""
    seen = view_for(at.game, twin, seat)
    if seen != view or record.encode(seen) != record.encode(view):
        yield f"seat {seat} sees a difference: {difference(seen, view)}"
    broken = at.game.flaws(twin)
    if broken:
        yield f"the twin for seat {seat} breaks an invariant: {broken[0]}"
    if seat != at.asked:
        return
    if runner.legal(at.game, twin) != at.answers:
        yield f"seat {seat}'s answers tell what it cannot know"
    for command in tried:
        if at.game.why_illegal(twin, command) != at.game.why_illegal(at.state, command):
            yield f"the refusal of {command} tells seat {seat} what it cannot know"


class Redealt:
    """Law 10 over a game: every place that hides something does hold other things in some twin."""

    def __init__(self, game: Any, forced: tuple[str, ...] = ()) -> None:
        self.game = game
        self.forced = forced
        self.hidden: dict[str, int] = {}
        self.changed: set[str] = set()

    def watch(self, at: Moment) -> None:
        """Note which places are hidden from each seat here, and which of them a twin fills differently."""
        table = plain(at.state.table)
        for seat in at.seats:
            twin = self.game.redeal(at.state, seat, Dice(at.chance.randrange(1 << 62)))
            for place in differing(table, plain(self.game.table_for(at.state.table, seat))):
                place = f"{place} (from seat {seat})"
                self.hidden[place] = self.hidden.get(place, 0) + 1
            self.changed.update(f"{place} (from seat {seat})" for place in differing(table, plain(twin.table)))

    def law_10_redeals(self) -> Iterator[str]:
        """Complaints about places that stay as they are in every twin."""
        for place, times in self.hidden.items():
            is_forced = any(word in place for word in self.forced)
            if times >= NEVER_REDEALT and place not in self.changed and not is_forced:
                yield f"{place} was hidden {times} times and is never dealt again"
