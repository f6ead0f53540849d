"""Who plays a match: people, and the computer players and programs that answer by themselves."""

from __future__ import annotations

import random
import weakref
from typing import Any, Protocol

from game.ai.players import Player, player_for
from game.ai.worlds import DealtWorlds
from game.app.games.entries import entry_of, evaluator_of
from game.app.matches.opening import Opening, SeatKind
from game.app.matches.programs import ProgramFailed, ProgramPlayer, chosen_program
from game.core.commands import Command, Concede
from game.core.decisions import Decision
from game.core.record import Answer
from game.core.refusals import Refusal
from game.core.ruleset import Ruleset
from game.core.state import AnyState
from game.core.views import View


class Played(Protocol):
    """What players need of the match that they play."""

    game: Ruleset
    opening: Opening
    state: AnyState
    given: list[Answer]

    @property
    def decision(self) -> Decision | None: ...

    def view(self, seat: int) -> View[Any, Any]: ...

    def answers(self, seat: int) -> tuple[Command, ...]: ...

    def submit(self, seat: int, command: Command, number: int | None = None) -> Refusal | None:
        """Answer the open question."""


class Players:
    """Who sits where (``people``: the seats of persons), and the players that answer for the other seats. Each seat's
    player begins with its first answer."""

    def __init__(self, match: Played) -> None:
        # A match that nobody plays any more ends at once, and its journal with it: its players do not keep it.
        self._match: Played = weakref.proxy(match)
        seatings = match.opening.seatings
        self.people = tuple(seat for seat, seating in enumerate(seatings) if seating.kind == "human")
        #: The command of the program at the seats of programs; empty: that of the player's settings.
        self.program = ""
        #: Why a program has given up.
        self.notice = ""
        self._players: dict[tuple[int, SeatKind], Player] = {}
        self._seeds: dict[int, str] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seating.name for seating in self._match.opening.seatings)

    def is_human(self, seat: int) -> bool:
        return seat in self.people

    def has_others_than(self, seat: int) -> bool:
        """Return whether another person plays, from whom this seat's cards are hidden."""
        return any(other != seat for other in self.people) and self._match.game.profile.hidden

    @property
    def may_have_hints(self) -> bool:
        """Return whether people may ask for hints. Unless that was chosen, one person may, or all who play together."""
        match = self._match
        if match.opening.hints is not None:
            return match.opening.hints
        return len(self.people) < 2 or match.game.profile.together

    def step(self) -> bool:
        """Let a computer player or a program answer once if one is asked. Returns whether it did."""
        decision = self._match.decision
        if decision is None or self.is_human(decision.seat):
            return False
        return self._match.submit(decision.seat, self.answer(decision.seat), decision.number) is None

    def answer(self, seat: int) -> Command:
        """Ask the player at a seat for its answer; the match stays as it is. A program that fails gives up, and
        ``notice`` says why."""
        match = self._match
        key = seat, match.opening.seatings[seat].kind
        if key not in self._players:
            self._players[key] = self._new_player(*key)
        try:
            return self._players[key].choose(match.view(seat), match.answers(seat), self.worlds(seat))
        except ProgramFailed as failed:
            self.notice = f"{self.names[seat]} has given up: {failed}"
            return Concede(seat)

    def _new_player(self, seat: int, kind: SeatKind) -> Player:
        game = self._match.opening.game
        if kind == "program":
            return ProgramPlayer(self.program or chosen_program(), entry_of(game), self.names)
        return player_for(kind, self.seed(seat), evaluator_of(game))

    def seed(self, seat: int) -> str:
        """Return what a computer player at that seat draws its chance from, the same from its first answer on: a
        generator of its own, for the match's dice never depend on how a player thinks."""
        return self._seeds.setdefault(seat, f"{self._match.opening.seed} {seat} {len(self._match.given)}")

    def worlds(self, seat: int) -> DealtWorlds:
        """Deal courses that the match may take, as far as a seat knows; others for each question."""
        match = self._match
        generator = random.Random(f"worlds {match.opening.seed} {seat} {len(match.given)}")
        return DealtWorlds(match.game, match.state, seat, generator.getrandbits(62))

    def close_programs(self) -> None:
        """End the programs that play here; one that is asked again is started again."""
        for player in self._players.values():
            if isinstance(player, ProgramPlayer):
                player.close()
