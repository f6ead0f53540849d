"""Why nothing moves on a board at a scenario's events: words and objectives have their own places at the table."""

from __future__ import annotations

from game.core.events import Event
from game.core.scenario import events as e

SCENARIO_MOTIONS: dict[type[Event], str] = {
    e.TriggerFired: "what it does moves",
    e.ObjectiveChanged: "the panel of objectives shows it",
    e.Told: "the words are shown in a box",
    e.ChoicePut: "the question is shown in a box",
    e.AnswerChosen: "what comes of it moves",
    e.CardGot: "the hand shows it",
    e.ItemTaken: "its mark goes from the board",
    e.PieceLeaves: "that it leaves moves",
    e.PieceWaits: "nobody knows of it",
    e.WaitIsOver: "that it comes moves",
    e.BehaviourChanged: "it shows in what the piece does",
    e.Scored: "the panel of objectives counts it",
}
