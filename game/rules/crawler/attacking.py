"""Step 3.2: the Adventurers attack, and Wounds are dealt to Characters."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.crawler.cards.traits import Leap, Stealth
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose
from game.rules.crawler.state.table import Struggle, Table, name_of
from game.rules.crawler.stats import characters, leading, speaker, trait_of
from game.rules.crawler.struggles import attack_report

_Draft = Draft[Table, Step]


def take_begin_attack(draft: _Draft, step: s.BeginAttack) -> None:
    """Begin the attack: Adventurers and cards are committed, or it is skipped."""
    # rule: crawler/attack
    draft.happen(ev.PhaseBegan("attack"), ev.StruggleBegan(Struggle("attack")))
    draft.push(s.Window(leading(draft.table), "attack"), s.ResolveAttack(), s.EndStruggle(), s.BeginRetaliation())


def take_resolve_attack(draft: _Draft, step: s.ResolveAttack) -> None:
    """Resolve the attack; without an Adventurer there is none. Distance bonuses are stripped whether it wins or not."""
    report = attack_report(draft.table)
    if not report.made:
        draft.happen(ev.AttackResolved(report.total_power, report.total_stamina, won=False, made=False))
        return
    if report.stripped:
        # rule: crawler/distance
        draft.happen(ev.BonusStripped(report.stripped))
    draft.happen(ev.AttackResolved(report.total_power, report.total_stamina, won=report.wins))
    if report.wins:
        draft.push(s.ChooseWounds(report.area))


def legal_targets(table: Table, chosen: tuple[int, ...], *, area: bool) -> tuple[int, ...]:
    """Return the Characters that may be chosen for the next Wound, besides those that are chosen already. ``area``: by
    an attack that may wound several."""
    # rule: crawler/leap
    able = [card for card in characters(table) if card.id not in chosen]
    able = [card for card in able if not area or trait_of(table, card.id, Leap) is None]
    # rule: crawler/stealth
    seen = tuple(card.id for card in able if trait_of(table, card.id, Stealth) is None)
    if seen or not able:
        return seen
    least = min(card.record.cost for card in able)
    return tuple(card.id for card in able if card.record.cost == least)


def take_choose_wounds(draft: _Draft, step: s.ChooseWounds) -> None:
    """Let the party choose one Character after another; with Area it may stop after the first."""
    # rule: crawler/wounds
    table = draft.table
    if step.left and _targets(table, step):
        draft.ask(step, speaker(table), "pick", "wound", step.chosen)
        return
    _deal(draft, step.chosen)


def _targets(table: Table, step: s.ChooseWounds) -> tuple[int, ...]:
    return legal_targets(table, step.chosen, area=attack_report(table).area > 1)


def wound_choices(table: Table, step: s.ChooseWounds) -> Iterable[Command]:
    """Yield the legal targets; and an end, once there is one."""
    yield from (Choose(card) for card in _targets(table, step))
    if step.chosen:
        yield Done()


def why_no_wound(table: Table, step: s.ChooseWounds, command: Command) -> Refusal | None:
    """Return why a Character is not a legal target."""
    if isinstance(command, Done):
        no_target = Refusal("no_target", "crawler/wounds", "Choose a Character for the Wound.")
        return None if step.chosen else no_target
    if not isinstance(command, Choose) or command.card not in [card.id for card in characters(table)]:
        return Refusal("no_character", "crawler/wounds", "Choose a Character in play.")
    number = command.card
    if number in _targets(table, step):
        return None
    name = name_of(table, number)
    if number in step.chosen:
        return Refusal("chosen", "crawler/area", f"{name} is chosen already.", (number,))
    if trait_of(table, number, Leap) is not None:
        return Refusal(
            "leap", "crawler/leap", f"{name} has Leap: an Area attack cannot have it as a target.", (number,)
        )
    return Refusal("stealth", "crawler/stealth", f"{name} has Stealth, and another Character is a target.", (number,))


def answer_choose_wounds(draft: _Draft, step: s.ChooseWounds, command: Choose | Done) -> None:
    """Take one target more, or no more."""
    if isinstance(command, Done):
        _deal(draft, step.chosen)
    else:
        draft.push(s.ChooseWounds(step.left - 1, (*step.chosen, command.card)))


def _deal(draft: _Draft, chosen: tuple[int, ...]) -> None:
    """Deal each a Wound, one after another."""
    report = attack_report(draft.table)
    melee = report.distance == "Melee"
    draft.push(*(s.WoundCharacter(card, report.types, melee, combat=True) for card in chosen))


def take_end_struggle(draft: _Draft, step: s.EndStruggle) -> None:
    """End the struggle: cards serve one only."""
    # rule: crawler/one_use
    draft.happen(ev.StruggleEnded())


STEPS: dict[type[Step], Chapter] = {
    s.BeginAttack: Chapter(take_begin_attack),
    s.ResolveAttack: Chapter(take_resolve_attack),
    s.ChooseWounds: Chapter(take_choose_wounds, wound_choices, why_no_wound, answer_choose_wounds),
    s.EndStruggle: Chapter(take_end_struggle),
}
