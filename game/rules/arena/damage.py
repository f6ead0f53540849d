"""Damage, what destroys figures, and what follows from it."""

from __future__ import annotations

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.geometry.hexes import Hex
from game.rules.arena import events as e
from game.rules.arena import hidden
from game.rules.arena.asking import NO_FIGURE, NOT_AN_ANSWER, AnyDraft
from game.rules.arena.commands import ChooseFigure
from game.rules.arena.effects import Feast
from game.rules.arena.ends import check_end
from game.rules.arena.recalling import bury_enchantments
from game.rules.arena.stats import auras_of, is_planeswalker, life_left, planeswalker_of
from game.rules.arena.steps import BargainOver, Hurt, HurtInOrder, Watch
from game.rules.arena.table import Figure, Table, figures_in, figures_of


class Buried(Step, frozen=True):
    """After a figure was destroyed: an army card without figures leaves the game, and the match may be over."""

    army: int


def take_hurt(draft: AnyDraft, step: Hurt) -> None:
    """Deal damage, unless somebody bargains first."""
    # rule: arena/damage
    figure = draft.table.figures[step.figure]
    if figure.zone != "field" or step.amount <= 0:
        return
    if not step.settled and is_planeswalker(draft.table, figure) and step.amount >= life_left(draft.table, figure):
        watch = Watch("dying", figure.id, step.dealer, step.amount, hurt=step)
        if hidden.is_watched(draft.table, watch):
            draft.push(watch)
            return
    draft.happen(e.DamageDealt(figure.id, step.amount, step.dealer, step.why))
    if life_left(draft.table, draft.table.figures[figure.id]) <= 0:
        destroy(draft, draft.table.figures[figure.id], step.dealer, step.why)
    struck = Watch("hurt", figure.id, step.dealer, step.amount)
    if step.why == "attack" and hidden.is_watched(draft.table, struck):
        # Asked before the army card of a last figure leaves the game.
        draft.push(struck)


def destroy(draft: AnyDraft, figure: Figure, dealer: int, why: str) -> None:
    """A figure goes to its owner's graveyard; whatever waits for that is asked before its card leaves the game."""
    # rule: arena/destroyed
    spaces: tuple[Hex, ...] = figure.spaces
    draft.happen(e.FigureDestroyed(figure.id, dealer))
    watches = []
    if why == "attack":
        _feast(draft, dealer)
        watches.append(Watch("slain", figure.id, dealer))
    watches.append(Watch("gone", figure.id, dealer, spaces=spaces))
    draft.push(*(one for one in watches if hidden.is_watched(draft.table, one)), Buried(figure.army))


def _feast(draft: AnyDraft, dealer: int) -> None:
    # rule: arena/hungry_dead - each copy heals the Planeswalker of whoever put it there.
    table = draft.table
    for card, feast in auras_of(table, table.figures[dealer].army, Feast):
        heal(draft, planeswalker_of(draft.table, table.cards[card].owner), feast.amount)


def heal(draft: AnyDraft, figure: Figure | None, amount: int) -> None:
    """Take damage off a figure, as far as there is any."""
    if figure is not None and min(figure.damage, amount) > 0:
        draft.happen(e.FigureHealed(figure.id, min(figure.damage, amount)))


def take_buried(draft: AnyDraft, step: Buried) -> None:
    """An army card without figures in play and reserve goes to the army card graveyard."""
    # rule: arena/army_card_graveyard
    table = draft.table
    if not figures_of(table, step.army) and not figures_in(table, step.army, "reserve"):
        draft.happen(e.ArmyBuried(step.army))
        bury_enchantments(draft, step.army)
    check_end(draft)


def take_in_order(draft: AnyDraft, step: HurtInOrder) -> None:
    """Ask the player whose turn it is whom the damage hits next."""
    # rule: arena/simultaneous_damage
    left = tuple(number for number in step.figures if draft.table.figures[number].zone == "field")
    if not left:
        return
    pending = HurtInOrder(left, step.amount, step.why)
    if len(left) == 1:
        draft.push(Hurt(left[0], step.amount, 0, step.why))
        return
    draft.ask(pending, draft.table.turn.seat, "order", "damage_order", left)


def answer_in_order(draft: AnyDraft, step: HurtInOrder, command: Command) -> None:
    """The next figure of several is dealt its damage."""
    assert isinstance(command, ChooseFigure)
    rest = tuple(number for number in step.figures if number != command.figure)
    draft.push(Hurt(command.figure, step.amount, 0, step.why), HurtInOrder(rest, step.amount, step.why))


def order_choices(table: Table, step: HurtInOrder) -> tuple[Command, ...]:
    """The figures that are still to be damaged."""
    return tuple(ChooseFigure(number) for number in step.figures)


def why_not_in_order(table: Table, step: HurtInOrder, command: Command) -> Refusal | None:
    """Why that figure is not next."""
    if not isinstance(command, ChooseFigure):
        return NOT_AN_ANSWER
    return None if command.figure in step.figures else NO_FIGURE


def take_bargain(draft: AnyDraft, step: BargainOver) -> None:
    """Ask which squad figure dies instead."""
    # rule: arena/deaths_bargain
    draft.ask(step, step.seat, "pick", "bargain", (step.figure,))


def bargain_choices(table: Table, step: BargainOver) -> tuple[Command, ...]:
    """The squad figures that can be given."""
    return tuple(ChooseFigure(one.id) for one in hidden.squad_figures(table, step.seat))


def why_no_bargain(table: Table, step: BargainOver, command: Command) -> Refusal | None:
    """Why that figure cannot be given."""
    if not isinstance(command, ChooseFigure):
        return NOT_AN_ANSWER
    return None if any(one.id == command.figure for one in hidden.squad_figures(table, step.seat)) else NO_FIGURE


def answer_bargain(draft: AnyDraft, step: BargainOver, command: Command) -> None:
    """The damage is prevented, and the figure destroyed."""
    assert isinstance(command, ChooseFigure)
    draft.happen(e.DamagePrevented(step.figure, step.amount))
    destroy(draft, draft.table.figures[command.figure], 0, "bargain")
