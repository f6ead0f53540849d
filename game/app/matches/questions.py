"""An open question as other programs read it: ``docs/headless.md`` describes it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.app.games.game_entry import AnyView, Document, GameEntry
from game.core.commands import Command
from game.core.decisions import Decision


def question_of(
    entry: GameEntry, view: AnyView, decision: Decision, answers: Sequence[Command], names: Sequence[str]
) -> Document:
    """Return the decision in words, with each legal answer; ``view`` is the asked seat's, ``names`` are the seats'."""
    asked: Document = msgspec.to_builtins(decision)
    offered = [
        {"n": number, "command": command, "text": entry.offer_text(view, command, names)}
        for number, command in enumerate(answers)
    ]
    return {**asked, "text": entry.prompt_text(view.table, decision, names), "answers": offered}
