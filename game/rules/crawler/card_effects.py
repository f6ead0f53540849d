"""What a Crawler card does as it is played or used, besides giving Power or Stamina: one effect after another.

``effect_targets.py`` says whom an effect can be aimed at and what becomes of them; ``arranging.py`` has what is
rearranged, ``searching.py`` what is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.chapters import Chapter
from game.core.commands import Command, Decline
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.arranging import arrange_deck, arrange_party
from game.rules.crawler.cards.effects import Draw, Effect, RearrangeDungeon, RearrangeMarchingOrder, SearchDeck
from game.rules.crawler.cards.terms import Burn
from game.rules.crawler.drawing import draw
from game.rules.crawler.effect_targets import AIMED, AimedEffect
from game.rules.crawler.searching import search_deck
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.steps import BurnCards, CardEffects, ChooseTarget
from game.rules.crawler.state.table import Table, name_of, played_by_id
from game.rules.crawler.stats import effects_of

_Draft = Draft[Table, Step]


# Effects in their order


def why_no_effect(table: Table, card: int, box: tuple[Effect, ...]) -> Refusal | None:
    """Return why a box would do nothing at all: none of its effects has a target."""
    # rule: crawler/effects
    missing = ""
    for effect in box:
        row = AIMED.get(type(effect))
        if row is None or row.targets(table, effect):
            return None
        missing = missing or row.without(table, effect)
    return Refusal("no_target", "crawler/effects", missing, (card,)) if missing else None


def does_more(box: tuple[Effect, ...]) -> bool:
    """Return whether a box does anything besides giving Power or Stamina."""
    # rule: crawler/effects
    return any(type(effect) in AIMED or type(effect) in CARRIED_OUT for effect in box)


def take_card_effects(draft: _Draft, step: CardEffects) -> None:
    """Carry out the next effect of the card, then the rest. What gives Power or Stamina, or holds as long as the card
    is in play, is counted where it is asked for."""
    # rule: crawler/effects
    card = played_by_id(draft.table, step.card)
    # rule: crawler/permanent - what a Permanent gives waits until it is used.
    waits = card is not None and (card.record.spend or card.record.uses > 0) and not card.spent
    effects = () if card is None or waits else effects_of(card)
    if step.index >= len(effects):
        return
    effect = effects[step.index]
    draft.push(CardEffects(step.card, step.seat, step.index + 1))
    carry_out = CARRIED_OUT.get(type(effect))
    if type(effect) in AIMED:
        draft.push(ChooseTarget(step.card, step.seat, step.index))
    elif carry_out is not None:
        carry_out(draft, step, effect)


#: What carries out the effects that have no target.
CARRIED_OUT: dict[type[Effect], Callable[[_Draft, CardEffects, Any], object]] = {
    RearrangeMarchingOrder: arrange_party,
    Draw: lambda draft, step, effect: draw(draft, effect.cards),
    RearrangeDungeon: arrange_deck,
    SearchDeck: search_deck,
    Burn: lambda draft, step, effect: draft.push(BurnCards(effect.cards, step.card)),
}


# Targets


def take_choose_target(draft: _Draft, step: ChooseTarget) -> None:
    """Let the seat that played the card choose, unless there are no more than the effect is for."""
    # rule: crawler/effects
    row, effect = _row(draft.table, step)
    targets = _targets(draft.table, step)
    left = min(row.most(effect) - len(step.chosen), len(targets))
    if left == len(targets) > 0 and not row.may_decline:
        _act(draft, step, targets[0])
    elif left > 0:
        draft.ask(step, step.seat, "pick", row.prompt, (step.card,))


def _row(table: Table, step: ChooseTarget) -> tuple[AimedEffect, Any]:
    """Return the effect that is being aimed, and what there is to know about its targets."""
    card = played_by_id(table, step.card)
    assert card is not None
    effect = effects_of(card)[step.index]
    return AIMED[type(effect)], effect


def _targets(table: Table, step: ChooseTarget) -> tuple[int, ...]:
    row, effect = _row(table, step)
    able = tuple(number for number in row.targets(table, effect) if number not in step.chosen)
    return tuple(number for number in able if row.prefers(table, step.card, effect, number)) or able


def target_choices(table: Table, step: ChooseTarget) -> Iterable[Command]:
    """Return whom the effect can have; nobody, if it may be declined."""
    yield from (Choose(number) for number in _targets(table, step))
    if _row(table, step)[0].may_decline:
        yield Decline()


def why_no_target(table: Table, step: ChooseTarget, command: Command) -> Refusal | None:
    """Return why the effect cannot have this target."""
    if isinstance(command, Decline):
        must = Refusal("must_choose", "crawler/effects", "This must have a target: choose one.", (step.card,))
        return None if _row(table, step)[0].may_decline else must
    if isinstance(command, Choose) and command.card in _targets(table, step):
        return None
    about = (command.card,) if isinstance(command, Choose) and command.card in table.cards else ()
    what = name_of(table, about[0]) if about else "That"
    return Refusal("not_a_target", "crawler/effects", f"{what} cannot be the target of this.", about)


def answer_choose_target(draft: _Draft, step: ChooseTarget, command: Choose | Decline) -> None:
    """Carry the effect out on the target; one for several asks for the next."""
    if isinstance(command, Choose):
        _act(draft, step, command.card)


def _act(draft: _Draft, step: ChooseTarget, target: int) -> None:
    row, effect = _row(draft.table, step)
    draft.push(ChooseTarget(step.card, step.seat, step.index, (*step.chosen, target)))
    row.act(draft, step.card, effect, target)


STEPS: dict[type[Step], Chapter] = {
    s.CardEffects: Chapter(take_card_effects),
    s.ChooseTarget: Chapter(take_choose_target, target_choices, why_no_target, answer_choose_target),
}
