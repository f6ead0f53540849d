"""Why triggers have not fired: what a designer is told of each, from the records and the table as it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.core.scenario.facts import Standing
from game.core.scenario.progress import fallen_share, tally
from game.core.scenario.script import NONE, Trigger
from game.core.scenario.standing import Scenario
from game.core.words import counted, either, seat_name


class TriggerRow(msgspec.Struct, frozen=True):
    """A trigger as a list shows it: its name, whether it has fired, and why it has not fired, or not again."""

    name: str
    has_fired: bool
    why: str


def trigger_rows(scenario: Scenario, pieces: Sequence[Standing], names: Sequence[str]) -> tuple[TriggerRow, ...]:
    """Return every trigger that was drawn, in the order of the script; ``names`` are those of the seats."""
    told = _Told(scenario, pieces, names)
    return tuple(
        TriggerRow(one.name, scenario.firings[index].times > 0, told.why(index, one))
        for index, one in enumerate(scenario.script.triggers)
        if one.is_drawn
    )


class _Told:
    """Tells of one moment of a match."""

    def __init__(self, scenario: Scenario, pieces: Sequence[Standing], names: Sequence[str]) -> None:
        self.scenario, self.script, self.pieces, self.names = scenario, scenario.script, pieces, names

    def why(self, index: int, trigger: Trigger) -> str:
        firing = self.scenario.firings[index]
        if firing.times >= trigger.most:
            return "It has fired." if trigger.most == 1 else f"It has fired {counted(firing.times, 'time')}, the most."
        if firing.ready != NONE:
            return f"It fires in turn {firing.ready}; this is turn {self.scenario.round}."
        if trigger.unless != NONE and self.scenario.firings[trigger.unless].times:
            return f"“{self.script.triggers[trigger.unless].name}” has fired, which bars it."
        missing = [f"“{self.script.triggers[n].name}”" for n in trigger.after if not self.scenario.firings[n].times]
        if missing and (trigger.join == "all" or len(missing) == len(trigger.after)):
            return f"{either(missing) if trigger.join == 'any' else missing[0]} has not fired."
        tell = _TELL.get(trigger.when)
        text = tell(self, trigger) if tell is not None else "Nothing it waits for has fired."
        return f"{text} ({firing.seen} of {trigger.count} times so far.)" if trigger.count > 1 else text

    def turn(self, trigger: Trigger) -> str:
        seats = trigger.seats or tuple(range(len(self.script.sides)))
        now = max(self.scenario.turns[seat] for seat in seats)
        of = f" of {self._seats(trigger)}" if trigger.seats else ""
        if not trigger.turn:
            return f"No turn{of} has {'begun' if trigger.when == 'turn' else 'ended'} since."
        past = " is over" if now > trigger.turn else ""
        return f"It waits for turn {trigger.turn}{of}{past}; this is turn {now}."

    def enters(self, trigger: Trigger) -> str:
        inside = self._inside(trigger)
        where = self.script.regions[trigger.region].name
        if inside:
            return f"{inside} stands in {where}, and did not come from outside."
        return self._nobody(trigger, f"has come to {where}", f"has not come to {where}")

    def leaves(self, trigger: Trigger) -> str:
        inside, where = self._inside(trigger), self.script.regions[trigger.region].name
        if inside:
            return f"{inside} still stands in {where}."
        return self._nobody(trigger, f"was in {where}", f"was not in {where}")

    def holds(self, trigger: Trigger) -> str:
        where, spaces = self.script.regions[trigger.region].name, set(self.script.regions[trigger.region].spaces)
        seats = {one.seat for one in self.pieces if not spaces.isdisjoint(one.spaces)}
        own = set(trigger.seats) or seats
        if not seats & own:
            return self._nobody(trigger, f"stands in {where}", f"does not stand in {where}")
        foes = set(self.script.foes_of(tuple(own))) & seats if trigger.seats else set()
        return f"A foe stands in {where}." if foes else f"{where} is held, and the turn is not over."

    def falls(self, trigger: Trigger) -> str:
        if trigger.when == "falls":
            return self._nobody(trigger, "has fallen", "has not fallen")
        return self._nobody(trigger, "was hurt", "was not hurt")

    def share(self, trigger: Trigger) -> str:
        if trigger.objective != NONE:
            done, need = tally(self.scenario, trigger.objective)
            what = f"{done} of {need} is done of “{self.script.objectives[trigger.objective].words}”"
        else:
            done, need = fallen_share(self.scenario, trigger.pieces, trigger.seats)
            what = f"{done} of {counted(need, 'piece')} have fallen"
        return f"{what}; {trigger.share} % are needed."

    def taken(self, trigger: Trigger) -> str:
        if trigger.item == NONE:
            return "No item was taken."
        holder, name = self.scenario.holders[trigger.item], self.script.items[trigger.item].name
        return f"{name} still lies there." if holder == NONE else f"{seat_name(self.names, holder)} has taken {name}."

    def objective(self, trigger: Trigger) -> str:
        status = self.scenario.objectives[trigger.objective].status
        words = self.script.objectives[trigger.objective].words
        return f"“{words}” is {status}; it waits for {trigger.becomes}."

    def played(self, trigger: Trigger) -> str:
        who = self._seats(trigger) if trigger.seats else ""
        what = trigger.card or "a card"
        return f"{who} has not played {what}." if who else f"Nobody has played {what}."

    def chosen(self, trigger: Trigger) -> str:
        question = self.scenario.question
        if question is not None and question.number == trigger.choice:
            return "Its choice is open."
        return "Its choice was not put, or another answer was chosen."

    def _seats(self, trigger: Trigger) -> str:
        return either([seat_name(self.names, seat) for seat in trigger.seats])

    def _meant(self, trigger: Trigger) -> list[Standing]:
        numbers = self.scenario.numbers_of(trigger.pieces)
        return [
            one
            for one in self.pieces
            if (not trigger.pieces or one.piece in numbers) and (not trigger.seats or one.seat in trigger.seats)
        ]

    def _inside(self, trigger: Trigger) -> str:
        """Return who of those that are meant stands in the region; "" for nobody."""
        spaces = set(self.script.regions[trigger.region].spaces)
        there = next((one for one in self._meant(trigger) if not spaces.isdisjoint(one.spaces)), None)
        if there is None:
            return ""
        named = dict(zip(self.scenario.numbers, (one.name for one in self.script.pieces), strict=True))
        return named.get(there.piece) or f"A piece of {seat_name(self.names, there.seat)}"

    def _nobody(self, trigger: Trigger, does: str, does_not: str) -> str:
        """Return the sentence that none of the pieces or seats meant does something."""
        named = [self.script.pieces[piece].name for piece in trigger.pieces]
        if len(named) == 1:
            return f"{named[0]} {does_not}."
        if named:
            return f"None of {', '.join(named)} {does}."
        return f"Nobody of {self._seats(trigger)} {does}." if trigger.seats else f"Nobody {does}."


_TELL: Mapping[str, Callable[[_Told, Trigger], str]] = {
    "turn": _Told.turn,
    "turn_end": _Told.turn,
    "enters": _Told.enters,
    "leaves": _Told.leaves,
    "holds": _Told.holds,
    "falls": _Told.falls,
    "hurt": _Told.falls,
    "share": _Told.share,
    "taken": _Told.taken,
    "objective": _Told.objective,
    "played": _Told.played,
    "chosen": _Told.chosen,
}
