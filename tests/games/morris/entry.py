"""Nine Men's Morris for other programs and for the texts of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.game_entry import GameEntry
from game.core.commands import Command
from game.core.decisions import Decision
from game.core.events import Event
from tests.games.morris import state as st
from tests.games.morris.evaluator import EVALUATOR, MorrisEvaluator
from tests.games.morris.ruleset import MORRIS

_ASKED = {"place_man": "place a man.", "move_man": "move a man.", "take_man": "a mill! Take a man of the other side."}


class MorrisEntry(GameEntry):
    ruleset = MORRIS

    def prompt_text(self, table: Any, decision: Decision, names: Sequence[str]) -> str:
        return f"{names[decision.seat]}: {_ASKED[decision.prompt]}"

    def answer_text(self, table: st.Table, command: Command, names: Sequence[str]) -> str:
        match command:
            case st.PlaceMan(point):
                return f"Place a man on {st.name_of(point)}"
            case st.MoveMan(start, point):
                return f"Move {st.name_of(start)} to {st.name_of(point)}"
            case st.TakeMan(point):
                return f"Take the man on {st.name_of(point)}"
        return super().answer_text(table, command, names)

    def event_text(self, table: st.Table, event: Event, names: Sequence[str]) -> str | None:
        match event:
            case st.ManPlaced(seat, _, point):
                return f"{names[seat]} places a man on {st.name_of(point)}."
            case st.ManMoved(seat, _, start, point):
                return f"{names[seat]} moves {st.name_of(start)} to {st.name_of(point)}."
            case st.ManTaken(seat, _, point):
                return f"{names[seat]} loses the man on {st.name_of(point)}."
        return super().event_text(table, event, names)

    def table_text(self, table: st.Table, names: Sequence[str]) -> tuple[str, ...]:
        signs = {
            cell: ".XO"[st.seat_of(man) + 1 if man else 0] for cell, man in zip(st.POINTS, table.points, strict=True)
        }
        rows = [f"{7 - y}  " + " ".join(signs.get((x, y), " ") for x in range(7)) for y in range(7)]
        left = [f"{name}: {st.MEN - table.placed[seat]} men to place" for seat, name in enumerate(names)]
        return (*rows, "   a b c d e f g", *left)

    def evaluator(self) -> MorrisEvaluator:
        return EVALUATOR


ENTRY = MorrisEntry()
