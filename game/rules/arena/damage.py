"""Damage, the destruction of figures, and what follows from both."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chapters import Chapter
from game.core.state import Step
from game.rules.arena.aims import own_squad_figures
from game.rules.arena.asking import AnyDraft, one_figure_of
from game.rules.arena.cards.effects import Feast
from game.rules.arena.cards.traits import Trample
from game.rules.arena.ends import check_end, plays_on
from game.rules.arena.recalling import bury_enchantments
from game.rules.arena.standing import beside, card_of
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import ChooseFigure
from game.rules.arena.state.steps import BargainOver, DealDamage, DealDamageInOrder, HiddenTrigger, TrampleOn
from game.rules.arena.state.table import Figure, Table, figures_in, figures_of, seats_from
from game.rules.arena.stats import auras_of, is_planeswalker, life_left, planeswalker_of, trait_of

#: Reasons of damage that an attack deals.
ATTACKS = ("attack", "trample")


class Feasting(Step, frozen=True):
    """A seat's Planeswalker is healed, because a figure destroyed another."""

    seat: int
    amount: int


class Buried(Step, frozen=True):
    """After a figure was destroyed: its army card leaves the game if no figures are left, and the match may end."""

    army: int


def take_deal_damage(draft: AnyDraft, step: DealDamage) -> None:
    """Deal damage, unless somebody bargains first."""
    # rule: arena/damage
    figure = draft.table.figures[step.figure]
    if figure.zone != "field" or step.amount <= 0:
        return
    left = life_left(draft.table, figure)
    if not step.settled and is_planeswalker(draft.table, figure) and step.amount >= left:
        draft.push(HiddenTrigger("dying", figure.id, step.dealer, step.amount, hurt=step))
        return
    beyond = _tramples(draft.table, step, figure, step.amount - left)
    draft.happen(e.DamageDealt(figure.id, step.amount, step.dealer, step.why))
    if step.amount >= left:
        draft.happen(e.FigureDestroyed(figure.id, step.dealer))
    if step.why in ATTACKS:
        draft.push(*_triggers(draft.table, step, figure, beyond))
    elif step.amount >= left:
        draft.push(HiddenTrigger("removed", figure.id, step.dealer, spaces=figure.spaces), Buried(figure.army))


def _tramples(table: Table, step: DealDamage, figure: Figure, amount: int) -> tuple[TrampleOn, ...]:
    """Return the damage left over for a figure next to the one that an attack destroys."""
    # rule: arena/trample
    if step.why != "attack" or amount <= 0:
        return ()
    if trait_of(card_of(table, table.figures[step.dealer]), Trample) is None:
        return ()
    return (TrampleOn(step.dealer, amount, tuple(one.id for one in beside(table, figure) if one.id != step.dealer)),)


def _triggers(table: Table, step: DealDamage, figure: Figure, beyond: tuple[TrampleOn, ...]) -> list[Step]:
    """Return what an attack's damage triggers: the turn player's triggers first, then the others in turn order."""
    # rule: arena/simultaneous_triggers
    attacker, owner = table.figures[step.dealer], table.armies[figure.army].owner
    is_destroyed = table.figures[figure.id].zone == "graveyard"
    found: list[tuple[int, Step]] = []
    if is_destroyed:
        found.extend(_feasts(table, attacker))
        found.extend((attacker.seat, one) for one in beyond)
    found.append((owner, HiddenTrigger("hurt", figure.id, attacker.id, step.amount)))
    if is_destroyed:
        found.append((owner, HiddenTrigger("slain", figure.id, attacker.id)))
        found.append((owner, HiddenTrigger("removed", figure.id, attacker.id, spaces=figure.spaces)))
    steps = in_turn_order(table, found)
    if is_destroyed and not is_defending(table, figure):
        steps.append(Buried(figure.army))
    return steps


def in_turn_order(table: Table, found: list[tuple[int, Step]]) -> list[Step]:
    """Return the steps triggered by one event, each given with its seat: those of the turn player first."""
    # rule: arena/simultaneous_triggers
    order = seats_from(table, table.turn.seat)
    return [step for _, step in sorted(found, key=lambda one: order.index(one[0]))]


def is_defending(table: Table, figure: Figure) -> bool:
    """Return whether it defends in the current attack: enchantments on its card stay until the attack is over."""
    # rule: arena/destroyed
    return table.attack_made is not None and table.attack_made.defender == figure.id


def destroy(draft: AnyDraft, figure: Figure) -> None:
    """Put a figure into its owner's graveyard; triggers of that are asked about before its card leaves the game."""
    # rule: arena/destroyed
    draft.happen(e.FigureDestroyed(figure.id, 0))
    draft.push(HiddenTrigger("removed", figure.id, spaces=figure.spaces), Buried(figure.army))


def _feasts(table: Table, attacker: Figure) -> Iterator[tuple[int, Step]]:
    # rule: arena/hungry_dead - each copy heals the Planeswalker of its owner.
    for card, feast in auras_of(table, attacker.army, Feast):
        owner = table.cards[card].owner
        yield owner, Feasting(owner, feast.amount)


def take_feasting(draft: AnyDraft, step: Feasting) -> None:
    """Heal the seat's Planeswalker."""
    heal(draft, planeswalker_of(draft.table, step.seat), step.amount)


def heal(draft: AnyDraft, figure: Figure | None, amount: int) -> None:
    """Remove damage from a figure, if it has any."""
    if figure is not None and min(figure.damage, amount) > 0:
        draft.happen(e.FigureHealed(figure.id, min(figure.damage, amount)))


def take_buried(draft: AnyDraft, step: Buried) -> None:
    """Put an army card without figures in play or in reserve into the army card graveyard."""
    # rule: arena/army_card_graveyard
    table = draft.table
    if not figures_of(table, step.army) and not figures_in(table, step.army, "reserve"):
        draft.happen(e.ArmyBuried(step.army))
        bury_enchantments(draft, step.army)
    check_end(draft)


def take_in_order(draft: AnyDraft, step: DealDamageInOrder) -> None:
    """Ask the turn player whom the damage hits next; if that seat no longer plays, ask the next one."""
    # rule: arena/simultaneous_damage
    left = tuple(number for number in step.figures if draft.table.figures[number].zone == "field")
    if not left:
        return
    pending = DealDamageInOrder(left, step.amount, step.why)
    if len(left) == 1:
        draft.push(DealDamage(left[0], step.amount, 0, step.why))
        return
    table = draft.table
    decider = next(seat for seat in seats_from(table, table.turn.seat) if plays_on(table, seat))
    draft.ask(pending, decider, "order", "damage_order", left)


def answer_in_order(draft: AnyDraft, step: DealDamageInOrder, command: ChooseFigure) -> None:
    """Deal damage to the chosen one of several figures."""
    rest = tuple(number for number in step.figures if number != command.figure)
    draft.push(DealDamage(command.figure, step.amount, 0, step.why), DealDamageInOrder(rest, step.amount, step.why))


def take_bargain(draft: AnyDraft, step: BargainOver) -> None:
    """Ask which squad figure dies instead."""
    # rule: arena/deaths_bargain
    draft.ask(step, step.seat, "pick", "bargain", (step.figure,))


def answer_bargain(draft: AnyDraft, step: BargainOver, command: ChooseFigure) -> None:
    """Prevent the damage, and destroy the figure."""
    draft.happen(e.DamagePrevented(step.figure, step.amount))
    destroy(draft, draft.table.figures[command.figure])


STEPS: dict[type[Step], Chapter] = {
    s.DealDamage: Chapter(take_deal_damage),
    s.DealDamageInOrder: one_figure_of(lambda table, step: step.figures, take_in_order, answer_in_order),
    s.BargainOver: one_figure_of(
        lambda table, step: [one.id for one in own_squad_figures(table, step.seat)], take_bargain, answer_bargain
    ),
    Feasting: Chapter(take_feasting),
    Buried: Chapter(take_buried),
}
