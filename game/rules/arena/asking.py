"""Steps that several chapters put on the agenda, and the small questions that they share."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.arena.table import Table

AnyDraft = Draft[Table, Step]

NOT_AN_ANSWER = Refusal("not_an_answer", "arena/turn", "That does not answer what is asked.")
NO_FIGURE = Refusal("no_figure", "arena/targets", "There is no such figure on the battlefield.")
NO_ARMY = Refusal("no_army", "arena/targets", "There is no such army card in play.")
