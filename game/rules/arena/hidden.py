"""Arena's hidden enchantments: when their owners are asked, and what happens when one is turned face up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena.aims import holder_of
from game.rules.arena.asking import NOT_AN_ANSWER, AnyDraft
from game.rules.arena.cards.effects import Effect
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.effect_table import HIDDEN_ROWS
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import TurnOver
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import Army, Table, armies_of, record_of, seats_from
from game.rules.arena.stats import planeswalker_army


def _by_moment() -> dict[tuple[str, str], tuple[Effect, ...]]:
    """Return the effects of all hidden enchantments, by the kind of card they lie on and the moment they wait for."""
    found: dict[tuple[str, str], tuple[Effect, ...]] = {}
    for record in SPELL_CARDS.values():
        if record.kind == "hidden":
            for effect in record.effects:
                at = (str(record.on), str(getattr(effect, "moment", "")))
                found[at] = (*found.get(at, ()), effect)
    return found


_WAITING = _by_moment()


def asked_next(table: Table, step: HiddenTrigger) -> HiddenTrigger | None:
    """Return the moment with the army card that it concerns next; None when there is none left.

    What counts is the place: a face-down card lies there, and some hidden enchantment that may lie on such a card could
    answer now. Which card it really is makes no difference, so being asked reveals nothing."""
    # rule: arena/hidden_enchantments
    for army in _armies(table, step):
        if not army.hidden or army.id in step.asked:
            continue
        pending = step if army.id == step.army else replace(step, army=army.id, turned=0)
        if len(army.hidden) > pending.turned and any(
            _can_answer(table, pending, army, effect) for effect in _WAITING.get((holder_of(army), pending.moment), ())
        ):
            return pending
    return None


def answering(table: Table, step: HiddenTrigger) -> Iterator[tuple[int, Effect]]:
    """Yield the hidden enchantments of the army card being asked about that can answer: their places in its pile, the
    topmost first, and their effects. Cards above one that was turned over have had their chance."""
    army = table.armies[step.army]
    for place, card in enumerate(army.hidden):
        if place >= step.turned and card in table.cards:
            for effect in record_of(table, card).effects:
                if getattr(effect, "moment", None) == step.moment and _can_answer(table, step, army, effect):
                    yield place, effect


def _can_answer(table: Table, step: HiddenTrigger, army: Army, effect: Effect) -> bool:
    """Return whether the enchantment's moment has come and it would change anything."""
    return HIDDEN_ROWS[type(effect)].answers(table, step, army, effect)


def _armies(table: Table, step: HiddenTrigger) -> Iterator[Army]:
    """Yield the army cards whose hidden enchantments a moment concerns."""
    if step.moment in ("sorcery", "enchantment"):
        if table.playing is not None:
            team = table.players[table.playing.seat].team
            for seat in seats_from(table, table.turn.seat):
                if table.players[seat].team != team:
                    yield planeswalker_army(table, seat)
    elif step.moment in ("beside", "near"):
        mover = table.figures[step.figure]
        for seat in seats_from(table, table.turn.seat):
            if table.players[seat].team != table.players[mover.seat].team:
                yield from armies_of(table, seat)
    else:
        yield table.armies[table.figures[step.figure].army]


def take_hidden_trigger(draft: AnyDraft, step: HiddenTrigger) -> None:
    """Ask the owner of the next army card with a face-down card; go on when there is none."""
    table = draft.table
    if is_called_off(table) and step.moment in ("announced", "rolled"):
        return
    while (pending := asked_next(table, step)) is not None:
        owner = table.armies[pending.army].owner
        # rule: arena/windows
        if table.windows == "always" or next(answering(table, pending), None) is not None:
            draft.ask(pending, owner, "respond", "turn_over", (pending.army,))
            return
        # The others hear of an owner that is not asked as of one that left it face down: silence would reveal what lies
        # there.
        draft.happen(e.Passed(owner, "turn_over", pending.army))
        step = _passed(pending)
    if step.hurt is not None:
        draft.push(replace(step.hurt, settled=True))


def _passed(step: HiddenTrigger) -> HiddenTrigger:
    """Return the moment after the owner of the army card has left its hidden cards face down."""
    return replace(step, army=0, turned=0, asked=(*step.asked, step.army))


def is_called_off(table: Table) -> bool:
    return table.attack_made is not None and table.attack_made.is_off


def choices(table: Table, step: HiddenTrigger) -> tuple[Command, ...]:
    """Return the choices: leave all of them hidden, or turn over one that can answer."""
    hidden = table.armies[step.army].hidden
    return (Done(), *(TurnOver(hidden[place]) for place, _ in answering(table, step)))


def why_not(table: Table, step: HiddenTrigger, command: Command) -> Refusal | None:
    """Return why an answer is not legal."""
    if command in choices(table, step):
        return None
    if isinstance(command, TurnOver) and command.card and command.card in table.armies[step.army].hidden:
        text = "That enchantment does not answer this."
        return Refusal("no_answer", "arena/hidden_enchantments", text, (command.card,))
    return NOT_AN_ANSWER


def answer(draft: AnyDraft, step: HiddenTrigger, command: Command) -> None:
    """Leave all cards hidden, or turn one face up and do what it says; the cards beneath it are asked about next."""
    army = draft.table.armies[step.army]
    if not isinstance(command, TurnOver):
        draft.happen(e.Passed(army.owner, "turn_over", army.id))
        draft.push(_passed(step))
        return
    place, effect = next(one for one in answering(draft.table, step) if army.hidden[one[0]] == command.card)
    row = HIDDEN_ROWS[type(effect)]
    draft.happen(ce.HiddenTurned(army.owner, command.card, army.id, place))
    if not row.prevents:
        draft.push(replace(step, turned=place))
    row.resolve(draft, step, army, effect)


STEPS: dict[type[Step], Chapter] = {
    s.HiddenTrigger: Chapter(take_hidden_trigger, choices, why_not, answer, doubtful=())
}
