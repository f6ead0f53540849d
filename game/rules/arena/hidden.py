"""Hidden enchantments: when their owners are asked, and what happens when they are turned face up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.commands import Command
from game.core.refusals import Refusal
from game.geometry.hexes import Hex
from game.rules.arena import effects as ef
from game.rules.arena import events as e
from game.rules.arena.asking import NOT_AN_ANSWER, AnyDraft
from game.rules.arena.attacks import why_no_attack
from game.rules.arena.commands import Done, TurnOver
from game.rules.arena.effects import Effect
from game.rules.arena.recalling import recall, why_no_recall
from game.rules.arena.spell_cards import SPELL_CARDS
from game.rules.arena.spells import holder_of
from game.rules.arena.standing import are_enemies, card_of, within_clear_sight, would_be_adjacent
from game.rules.arena.stats import planeswalker_army
from game.rules.arena.steps import BargainOver, FreeAttack, Hurt, HurtInOrder, Watch
from game.rules.arena.table import Army, Figure, Table, armies_of, field, figures_of, seats_from


def _by_moment() -> dict[tuple[str, str], tuple[Effect, ...]]:
    """The effects of all hidden enchantments by the sort of army card that they lie on and what they wait for."""
    found: dict[tuple[str, str], tuple[Effect, ...]] = {}
    for record in SPELL_CARDS.values():
        if record.kind == "hidden":
            for effect in record.effects:
                at = (str(record.on), str(getattr(effect, "moment", "")))
                found[at] = (*found.get(at, ()), effect)
    return found


_WAITING = _by_moment()


def asked_next(table: Table, step: Watch) -> Army | None:
    """The army card whose owner is asked next at a moment.

    It is asked by place: a face-down card lies there, and some hidden enchantment that may lie on such a card could
    answer now. Which of them it is changes nothing, so nobody learns it from who is asked and when."""
    # rule: arena/hidden_enchantments
    for army in _armies(table, step):
        lying = len(army.hidden) - (step.turned if army.id == step.army else 0)
        if army.id not in step.asked and lying > 0 and _could_answer(table, step, army):
            return army
    return None


def _could_answer(table: Table, step: Watch, army: Army) -> bool:
    """Is there a hidden enchantment that may lie on the army card and could answer now?"""
    return any(_applies(table, step, army, effect) for effect in _WAITING.get((holder_of(army), step.moment), ()))


def answering(table: Table, step: Watch) -> Iterator[tuple[int, Effect]]:
    """The hidden enchantments of the army card being asked about that can answer: their places in its pile, the
    topmost first, and their effects. What lies above one that was turned over has had its turn."""
    army = table.armies[step.army]
    for place, card in enumerate(army.hidden):
        if place >= step.turned and card in table.cards:
            for effect in SPELL_CARDS[table.cards[card].key].effects:
                if getattr(effect, "moment", None) == step.moment and _applies(table, step, army, effect):
                    yield place, effect


def _armies(table: Table, step: Watch) -> Iterator[Army]:
    """The army cards whose hidden enchantments a moment concerns."""
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


def _applies(table: Table, step: Watch, army: Army, effect: Effect) -> bool:
    """Does what the enchantment waits for happen, and would it change anything?"""
    figure = table.figures[step.figure] if step.figure else None
    other = table.figures[step.other] if step.other else None
    if isinstance(effect, ef.Drag):
        return other is not None and card_of(table, other).kind == "squad" and _can_drag(table, other, army)
    if isinstance(effect, ef.Blaze):
        return other is not None and other.zone == "field" and not step.is_adjacent
    if isinstance(effect, ef.Mirror | ef.Spite):
        return other is not None and other.zone == "field"
    if isinstance(effect, ef.Bargain):
        return bool(squad_figures(table, army.owner))
    if isinstance(effect, ef.Snare):
        if figure is None or figure.zone != "field" or figure.id in table.turn.halted:
            return False
        return any(one.id in step.near for one in figures_of(table, army.id))
    if isinstance(effect, ef.Ambush):
        return figure is not None and bool(ambushers(table, army, figure, effect.reach))
    if isinstance(effect, ef.Retreat):
        return figure is not None and figure.zone == "field" and army.id not in table.turn.sheltered
    return True


def _can_drag(table: Table, attacker: Figure, army: Army) -> bool:
    return why_no_recall(table, table.armies[attacker.army], army.owner) is None


def squad_figures(table: Table, seat: int) -> tuple[Figure, ...]:
    """The squad figures that a seat controls on the battlefield."""
    return tuple(one for one in field(table) if one.seat == seat and card_of(table, one).kind == "squad")


def ambushers(table: Table, army: Army, mover: Figure, reach: int) -> tuple[int, ...]:
    """The figures of a squad that can attack a figure that ended its move near them."""
    # rule: arena/ambush
    if mover.zone != "field":
        return ()
    return tuple(
        one.id
        for one in figures_of(table, army.id)
        if are_enemies(table, one, mover)
        and within_clear_sight(table, one, mover, reach)
        and why_no_attack(table, one, mover) is None
    )


def take_watch(draft: AnyDraft, step: Watch) -> None:
    """Ask the owner of the next army card on which something lies face down; go on when there is none."""
    army = asked_next(draft.table, step)
    if army is None or (is_called_off(draft.table) and step.moment in ("announced", "rolled")):
        if step.hurt is not None:
            draft.push(replace(step.hurt, settled=True))
        return
    pending = step if army.id == step.army else replace(step, army=army.id, turned=0)
    draft.ask(pending, army.owner, "respond", "turn_over", (army.id,))


def is_called_off(table: Table) -> bool:
    """Has the attack being made been called off?"""
    return table.blow is not None and table.blow.is_off


def choices(table: Table, step: Watch) -> tuple[Command, ...]:
    """Leave all of them hidden, or turn one over that can answer."""
    hidden = table.armies[step.army].hidden
    return (Done(), *(TurnOver(hidden[place]) for place, _ in answering(table, step)))


def why_not(table: Table, step: Watch, command: Command) -> Refusal | None:
    """Why that is no answer."""
    if command in choices(table, step):
        return None
    if isinstance(command, TurnOver) and command.card and command.card in table.armies[step.army].hidden:
        text = "That enchantment does not answer this."
        return Refusal("no_answer", "arena/hidden_enchantments", text, (command.card,))
    return NOT_AN_ANSWER


def answer(draft: AnyDraft, step: Watch, command: Command) -> None:
    """What lies there stays hidden, or one is turned face up and does what it says; those beneath it follow."""
    army = draft.table.armies[step.army]
    if not isinstance(command, TurnOver):
        draft.push(replace(step, army=0, turned=0, asked=(*step.asked, army.id)))
        return
    place, effect = next(one for one in answering(draft.table, step) if army.hidden[one[0]] == command.card)
    draft.happen(e.HiddenTurned(army.owner, command.card, army.id, place))
    if isinstance(effect, ef.Bargain):
        # The damage is prevented: what it would have done is not pushed again.
        draft.push(BargainOver(army.owner, step.figure, step.amount))
        return
    draft.push(replace(step, turned=place))
    _turned(draft, step, army, effect)


def _turned(draft: AnyDraft, step: Watch, army: Army, effect: Effect) -> None:
    """What the enchantment does."""
    table = draft.table
    name = step.moment
    if isinstance(effect, ef.Counter):
        assert table.playing is not None
        draft.happen(e.SpellCountered(table.playing.seat, table.playing.card))
    elif isinstance(effect, ef.Turn):
        draft.happen(e.AttackAltered(is_off=True))
    elif isinstance(effect, ef.Fade):
        draft.happen(e.AttackAltered(is_off=True))
        recall(draft, army.id)
    elif isinstance(effect, ef.Drag):
        draft.happen(e.AttackAltered(is_off=True))
        recall(draft, table.figures[step.other].army)
    elif isinstance(effect, ef.Damp):
        draft.happen(e.AttackAltered(fewer=effect.dice))
    elif isinstance(effect, ef.Harden):
        draft.happen(e.AttackAltered(more=effect.dice))
    elif isinstance(effect, ef.Mirror):
        draft.push(Hurt(step.other, step.amount, step.figure, name))
    elif isinstance(effect, ef.Spite | ef.Blaze):
        draft.push(Hurt(step.other, effect.amount, step.figure, name))
    elif isinstance(effect, ef.Sparks):
        draft.push(HurtInOrder(_around(table, table.figures[step.figure], step.spaces), effect.amount, name))
    elif isinstance(effect, ef.Retreat):
        draft.happen(e.SquadSheltered(army.id))
    elif isinstance(effect, ef.Snare):
        _snare(draft, step, effect)
    elif isinstance(effect, ef.Ambush):
        figures = ambushers(table, army, table.figures[step.figure], effect.reach)
        draft.push(FreeAttack(army.owner, figures, step.figure))


def _snare(draft: AnyDraft, step: Watch, effect: ef.Snare) -> None:
    # rule: arena/snares
    mover = draft.table.figures[step.figure]
    halted = (mover.id,) if effect.whom == "figure" else draft.table.armies[mover.army].figures
    new = tuple(number for number in halted if number not in draft.table.turn.halted)
    draft.happen(e.FiguresHalted(new))


def _around(table: Table, figure: Figure, spaces: tuple[Hex, ...]) -> tuple[int, ...]:
    """The figures that stood beside a figure on spaces that it left."""
    # rule: arena/scattering_sparks
    return tuple(one.id for one in field(table) if would_be_adjacent(table, figure, spaces, one))
