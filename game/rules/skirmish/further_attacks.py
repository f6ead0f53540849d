"""Further attacks of a card or power: each is announced as it is made, with a window of its own, or left out."""

from __future__ import annotations

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish.announcing import NO_CREATURE, Announce, new_action
from game.rules.skirmish.choices import possible_targets, why_no_target
from game.rules.skirmish.stack import effects_of, strike_of_effect
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Creature, Table, action_by_id

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)

_Draft = Draft[Table, Step]


class FurtherAttack(Step, frozen=True):
    """A card or power makes an attack whose target is chosen only now; the attack has a window of its own."""

    action: int
    index: int


def take_further_attack(draft: Draft[Table, Step], step: FurtherAttack) -> None:
    """Choose the target of an attack in the middle of a card or power, if there is one to choose."""
    # rule: skirmish/further_attacks
    action = action_by_id(draft.table, step.action)
    if action is None or not further_targets(draft.table, step):
        return  # Nobody to attack: the card or power goes on.
    draft.ask(step, action.seat, "pick", "target", (action.actor,))


def further_targets(table: Table, step: FurtherAttack) -> tuple[Creature, ...]:
    """Return the creatures that the further attack may choose."""
    action = action_by_id(table, step.action)
    if action is None or action.actor not in table.creatures:
        return ()
    return possible_targets(table, table.creatures[action.actor], effects_of(table, action)[step.index])


def why_no_further(table: Table, step: FurtherAttack, target: Creature) -> Refusal | None:
    """Return why a creature cannot be the target of the further attack, or None."""
    action = action_by_id(table, step.action)
    if action is None or action.actor not in table.creatures:
        return Refusal("action_gone", "skirmish/further_attacks", "The card or power is over.")
    effect = effects_of(table, action)[step.index]
    return why_no_target(table, table.creatures[action.actor], effect, target)


def make_further_attack(draft: Draft[Table, Step], step: FurtherAttack, target: int) -> None:
    """Announce the further attack; nobody taps again for it."""
    action = action_by_id(draft.table, step.action)
    assert action is not None
    strike = strike_of_effect(effects_of(draft.table, action)[step.index])
    attack = new_action(
        draft,
        action.seat,
        action.actor,
        "attack",
        strike=strike,
        targets=(target,),
        answers=action.answers,
        part_of=action.id,
    )
    draft.push(Announce(attack, taps=False))


def _why_no_further(table: Table, step: FurtherAttack, command: Command) -> Refusal | None:
    if isinstance(command, c.ChooseCreature):
        target = table.creatures.get(command.creature)
        return NO_CREATURE if target is None else why_no_further(table, step, target)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _answer_further(draft: _Draft, step: FurtherAttack, command: Command) -> None:
    if isinstance(command, c.ChooseCreature):
        make_further_attack(draft, step, command.creature)


STEPS: dict[type[Step], Chapter] = {
    FurtherAttack: Chapter(
        take_further_attack,
        lambda table, step: (*(c.ChooseCreature(one.id) for one in further_targets(table, step)), Done()),
        _why_no_further,
        _answer_further,
        doubtful=(),
    )
}
