"""What hidden enchantments wait for, and what each does when it is turned face up."""

from __future__ import annotations

from game.rules.arena.aims import own_squad_figures
from game.rules.arena.asking import AnyDraft
from game.rules.arena.attacks import why_no_attack
from game.rules.arena.cards import effects as ef
from game.rules.arena.recalling import recall, why_no_recall
from game.rules.arena.standing import are_enemies, card_of, within_clear_sight, would_be_adjacent
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.steps import BargainOver, DealDamage, DealDamageInOrder, FreeAttack, HiddenTrigger
from game.rules.arena.state.table import Army, Figure, Table, field, figures_of

# Would it change anything now? The moment itself is given: ``step`` is the one that the effect waits for.


def always(table: Table, step: HiddenTrigger, army: Army, effect: ef.Effect) -> bool:
    """Answer whenever its moment comes."""
    return True


def draggable(table: Table, step: HiddenTrigger, army: Army, effect: ef.Drag) -> bool:
    """Return whether the attacker is of a squad that an effect of the owner can return to the reserve."""
    attacker = table.figures[step.other]
    return (
        card_of(table, attacker).kind == "squad"
        and why_no_recall(table, table.armies[attacker.army], army.owner) is None
    )


def attacker_stands(table: Table, step: HiddenTrigger, army: Army, effect: ef.Effect) -> bool:
    return table.figures[step.other].zone == "field"


def attacked_from_afar(table: Table, step: HiddenTrigger, army: Army, effect: ef.Blaze) -> bool:
    """Return whether the attacker is still there, and was not adjacent."""
    return not step.is_adjacent and attacker_stands(table, step, army, effect)


def somebody_to_give(table: Table, step: HiddenTrigger, army: Army, effect: ef.Bargain) -> bool:
    """Return whether the owner has a squad figure on the battlefield."""
    # rule: arena/deaths_bargain
    return bool(own_squad_figures(table, army.owner))


def leaving(table: Table, step: HiddenTrigger, army: Army, effect: ef.Retreat) -> bool:
    """Return whether the figure is about to take a leaving-engagement attack."""
    return table.figures[step.figure].zone == "field" and army.id not in table.turn.sheltered


def beside_it(table: Table, step: HiddenTrigger, army: Army, effect: ef.Snare) -> bool:
    """Return whether the mover came beside a figure of the card, and nothing has halted it yet."""
    # rule: arena/snares
    mover = table.figures[step.figure]
    if mover.zone != "field" or mover.id in table.turn.halted:
        return False
    return any(one.id in step.near for one in figures_of(table, army.id))


def in_ambush(table: Table, step: HiddenTrigger, army: Army, effect: ef.Ambush) -> bool:
    """Return whether a figure of the squad can attack the mover where it has ended its move."""
    return bool(ambushers(table, army, table.figures[step.figure], effect.reach))


def ambushers(table: Table, army: Army, mover: Figure, reach: int) -> tuple[int, ...]:
    """Return the figures of a squad that can attack a figure that ended its move near them."""
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


# What it does


def counter(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Counter) -> None:
    """Keep the spell being played from taking effect."""
    # rule: arena/countering
    playing = draft.table.playing
    assert playing is not None
    draft.happen(ce.SpellCountered(playing.seat, playing.card))


def turn_aside(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Turn) -> None:
    """Call the attack off."""
    draft.happen(e.AttackAltered(is_off=True))


def fade(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Fade) -> None:
    """Call the attack off, and send the squad home."""
    draft.happen(e.AttackAltered(is_off=True))
    recall(draft, army.id)


def drag(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Drag) -> None:
    """Call the attack off, and send the attacker's squad home."""
    draft.happen(e.AttackAltered(is_off=True))
    recall(draft, draft.table.figures[step.other].army)


def damp(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Damp) -> None:
    """Let the attack roll fewer dice."""
    draft.happen(e.AttackAltered(fewer=effect.dice))


def harden(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Harden) -> None:
    """Let the defence roll more dice."""
    draft.happen(e.AttackAltered(more=effect.dice))


def mirror(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Mirror) -> None:
    """Deal the attacker as much."""
    draft.push(DealDamage(step.other, step.amount, step.figure, step.moment))


def strike_back(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Spite | ef.Blaze) -> None:
    """Deal the attacker damage."""
    draft.push(DealDamage(step.other, effect.amount, step.figure, step.moment))


def spark(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Sparks) -> None:
    """Deal damage to those who stood beside the figure that is gone."""
    # rule: arena/scattering_sparks
    destroyed = draft.table.figures[step.figure]
    near = tuple(one.id for one in field(draft.table) if would_be_adjacent(draft.table, destroyed, step.spaces, one))
    draft.push(DealDamageInOrder(near, effect.amount, step.moment))


def bargain(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Bargain) -> None:
    """Offer a squad figure to be destroyed instead."""
    draft.push(BargainOver(army.owner, step.figure, step.amount))


def shelter(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Retreat) -> None:
    """Spare the squad leaving-engagement attacks this turn."""
    draft.happen(e.SquadSheltered(army.id))


def snare(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Snare) -> None:
    """Keep the mover, or its whole card, from moving on and attacking."""
    # rule: arena/snares
    mover = draft.table.figures[step.figure]
    halted = (mover.id,) if effect.whom == "figure" else draft.table.armies[mover.army].figures
    draft.happen(e.FiguresHalted(tuple(number for number in halted if number not in draft.table.turn.halted)))


def ambush(draft: AnyDraft, step: HiddenTrigger, army: Army, effect: ef.Ambush) -> None:
    """Let one of the squad attack the mover."""
    figures = ambushers(draft.table, army, draft.table.figures[step.figure], effect.reach)
    draft.push(FreeAttack(army.owner, figures, step.figure))
