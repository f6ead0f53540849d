"""When a computer player offers to give up: it is sure that it has lost, judging only by what its seat may see and over
several turns, and giving up would end the match with a person as the winner."""

from __future__ import annotations

from game.app.games.entries import entry_of
from game.app.matches.match import Match

#: A seat whose chance to win is below this, in this many of its own turns in a row, has lost as far as it can tell.
HOPELESS, _TURNS = 0.03, 2
#: For this many of its own turns after a refusal it does not offer again.
_SILENT = 5


class Prospects:
    """What a seat has thought of its chance to win, from turn to turn of its own."""

    def __init__(self) -> None:
        self._turn: object = None
        self._turns = self._lost = self._silent_until = 0
        self._is_lost = False

    def judge(self, turn: object, chance: float | None) -> None:
        """Note the chance to win after an answer in a ``turn`` of its own; None: it has not been weighed."""
        if chance is None:
            return
        if turn != self._turn:
            self._turn, self._turns = turn, self._turns + 1
            self._lost, self._is_lost = self._lost + self._is_lost, True
        if chance >= HOPELESS:
            self._lost, self._is_lost = 0, False

    @property
    def is_hopeless(self) -> bool:
        """Return whether it was lost all through the last turns."""
        return self._lost + self._is_lost >= _TURNS

    @property
    def offers(self) -> bool:
        return self.is_hopeless and self._turns >= self._silent_until

    def refuse(self) -> None:
        """Let it play on, and offer nothing for some turns."""
        self._silent_until = self._turns + _SILENT


class GivingUp:
    """The prospects of a match's computer players, and which of them offers to give up."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._prospects: dict[int, Prospects] = {}
        self._known: tuple[int, int | None] = (-1, None)

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the seats are called now."""
        return self._match.players.names

    def judge(self, seat: int, chance: float | None) -> None:
        """Note a seat's chance to win after the answer that it is about to give. Only turns of its own count."""
        match = self._match
        if match.decision is not None and match.decision.kind == "act":
            turn = entry_of(match.opening.game).counted.turn(match.state.table)
            self._prospects.setdefault(seat, Prospects()).judge(turn, chance)
        self._known = (-1, None)

    @property
    def offered(self) -> int | None:
        """Return the seat that offers to give up now; None for none."""
        if self._known[0] != self._match.revision:
            self._known = self._match.revision, next(filter(self._offers, self._prospects), None)
        return self._known[1]

    def refuse(self) -> None:
        """Let the seat that offers it play on."""
        if self.offered is not None:
            self._prospects[self.offered].refuse()
            self._known = (-1, None)

    def _offers(self, seat: int) -> bool:
        """Return whether a seat would give up and the people at the screen had won; scenarios have other aims."""
        match = self._match
        is_scenario = getattr(match.state.table, "scenario", None) is not None
        if is_scenario or match.outcome is not None or not self._prospects[seat].offers:
            return False
        ends, people = match.outcome_by_conceding(seat), match.players.people
        return ends is not None and bool(people) and set(people) <= set(ends.winners)
