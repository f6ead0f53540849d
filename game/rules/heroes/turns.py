"""The course of a turn: ready step, draw step, action phase, end phase, wrap-up."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.hands_and_decks import draw
from game.rules.heroes.state import steps
from game.rules.heroes.state.steps import ActionPhase, BeginTurn, Discarding, DrawStep, EndPhase, Window, WrapUp
from game.rules.heroes.state.table import Table, party
from game.rules.heroes.state_check import finish
from game.rules.heroes.stats import is_hampered, max_hand
from game.rules.heroes.triggers import note_party

_Draft = Draft[Table, Step]


def take_turn(draft: _Draft, step: BeginTurn) -> None:
    """Ready all of the turn player's cards, and note what happens at the start of the turn."""
    # rule: heroes/ready_step
    seat = step.seat
    for event in beginning(draft.table, seat):
        draft.happen(event)
    note_party(draft, "turn start", seat)
    draft.push(Window("ready", seat), DrawStep())


def beginning(table: Table, seat: int) -> Iterator[Event]:
    """Yield what happens one after another as a seat's turn begins: what lasted until then ends, its cards ready."""
    yield ev.TurnBegan(seat, table.turn.number + 1)
    over = tuple(one.id for one in table.modifiers if one.until == "your turn" and one.seat == seat)
    if over:
        # rule: heroes/durations
        yield ev.Expired("your turn", over)
    exhausted = tuple(one.id for one in party(table, seat) if one.exhausted and not is_hampered(table, one.id, "ready"))
    places = tuple(place for place, one in enumerate(table.players[seat].resources) if one.exhausted)
    if exhausted:
        yield ev.Readied(exhausted, "turn")
    if places:
        yield cev.ResourcesReadied(seat, places)


def take_draw_step(draft: _Draft, step: DrawStep) -> None:
    """Draw a card, but not on the very first turn; two on the second one."""
    # rule: heroes/draw_step
    turn = draft.table.turn
    draft.push(ActionPhase())
    if turn.number > 1:
        draft.happen(ev.PhaseBegan("draw"))
        draw(draft, turn.seat, 2 if turn.number == 2 else 1, "turn")
        draft.push(Window("draw", turn.seat))


def take_action_phase(draft: _Draft, step: ActionPhase) -> None:
    """Let the turn player act until both pass in a row with an empty chain."""
    # rule: heroes/action_phase
    draft.happen(ev.PhaseBegan("action"))
    draft.push(Window("action", draft.table.turn.seat), EndPhase())


def take_end_phase(draft: _Draft, step: EndPhase) -> None:
    """Open the window of the end phase, then wrap up."""
    # rule: heroes/end_phase
    draft.happen(ev.PhaseBegan("end"))
    note_party(draft, "turn end", draft.table.turn.seat)
    draft.push(Window("end", draft.table.turn.seat), WrapUp())


def take_wrap_up(draft: _Draft, step: WrapUp) -> None:
    """Discard down to the maximum hand size; then end what lasts this turn, and the turn."""
    # rule: heroes/hand_limit
    table = draft.table
    seat = table.turn.seat
    over = len(table.players[seat].hand) - max_hand(table, seat)
    if over > 0:
        draft.push(Discarding(seat, over, "limit"), step)
        return
    draft.happen(*expiring(table))
    # rule: heroes/out
    if table.last_turn is not None and table.turn.number >= table.last_turn:
        finish(draft, "last_turn", (0, 1))
        return
    # rule: heroes/extra_turns
    draft.push(BeginTurn(table.extra[-1] if table.extra else 1 - table.after))


def expiring(table: Table) -> Iterator[Event]:
    """Yield the end of what lasts this turn, or until the player's next turn ends and began before."""
    # rule: heroes/durations
    modifiers = tuple(
        one.id
        for one in table.modifiers
        if one.until == "turn"
        or (one.until == "next turn" and one.seat == table.turn.seat and one.turn < table.turn.number)
    )
    shields = tuple(shield.id for shield in table.shields)
    if modifiers or shields:
        yield ev.Expired("turn", modifiers, shields)


#: The steps of this chapter.
STEPS = {
    steps.BeginTurn: Chapter(take_turn),
    steps.DrawStep: Chapter(take_draw_step),
    steps.ActionPhase: Chapter(take_action_phase),
    steps.EndPhase: Chapter(take_end_phase),
    steps.WrapUp: Chapter(take_wrap_up),
}
