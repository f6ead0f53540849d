"""The steps of a turn of Heroes at which a player may be asked, and at which of them one usually is."""

from __future__ import annotations

from game.core.state import Step
from game.core.views import View
from game.rules.heroes.state.steps import Window
from game.rules.heroes.state.table import Table
from game.ui.screens.stops import Stop

_OWN, _THEIRS = "Your turn", "The other's turn"
#: Each step: its name in the rules, its words, what it is for, and whether one is usually asked in one's own turn and
#: in the other's.
_STEPS = (
    ("ready", "Ready step", "Cards are ready again, none is drawn yet.", (False, False)),
    ("draw", "Draw step", "The card of the turn is drawn.", (False, False)),
    ("action", "End of the action phase", "Nothing more is played or attacked with.", (False, False)),
    ("attack", "Attack", "An attack is made, and nobody has protected yet.", (False, True)),
    ("defend", "Defence", "The defender is settled: heroes strike with their weapons.", (True, True)),
    ("end", "End of the turn", "The last moment of the turn.", (False, True)),
)
STOPS = {
    (name, is_own): Stop(
        f"heroes {'own' if is_own else 'other'} {name}",
        words,
        _OWN if is_own else _THEIRS,
        hint,
        usual[0] if is_own else usual[1],
    )
    for is_own in (True, False)
    for name, words, hint, usual in _STEPS
    if (name, is_own) != ("action", True)
}


def stop_at(view: View[Table, Step]) -> Stop | None:
    """Return the step at which the seat is asked to act of its own will; None for any other question."""
    decision, table = view.decision, view.table
    assert isinstance(table, Table)
    step = view.step
    if decision is None or decision.kind != "respond" or not isinstance(step, Window) or table.chain:
        return None
    return STOPS.get((step.name, table.turn.seat == view.seat))
