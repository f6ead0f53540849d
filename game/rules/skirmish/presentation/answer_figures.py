"""What an answer to an announced action comes to in figures, for its button. The chapters decide."""

from __future__ import annotations

from typing import Any

from game.core.commands import Command, Pass
from game.core.state import Step
from game.core.views import View
from game.rules.skirmish import table_changes
from game.rules.skirmish.announcing import Window
from game.rules.skirmish.cards.effects import GainBlock, Prevent
from game.rules.skirmish.presentation.queries import announced_damage, attack_preview, damage_to
from game.rules.skirmish.presentation.words import card_name
from game.rules.skirmish.stack import card_record, sources_against, strike_of, threatens
from game.rules.skirmish.state.commands import DodgeShot, PlayCard, StrikeBack
from game.rules.skirmish.state.table import Action, Table, action_by_id, side_of
from game.rules.skirmish.stats import max_hp_of


def figures_of(view: View[Table, Step], command: Command) -> str:
    """Return the outcome of an answer, such as "takes 20"; "" where it has none."""
    step: Any = view.step
    if not isinstance(step, Window):
        return ""
    table, action = view.table, action_by_id(view.table, step.action)
    match command:
        case Pass() if action is not None:
            return _passed(table, action, view.seat)
        case DodgeShot(creature):
            return f"takes {_taken(table, creature, spared=_shot_at(table, creature))}"
        case StrikeBack(creature, target):
            preview = attack_preview(table, creature, target)
            return f"{preview.damage.total} damage{', destroys it' if preview.destroys else ''}"
        case PlayCard(card, creature):
            return _played(table, card, creature)
    return ""


def _passed(table: Table, action: Action, seat: int) -> str:
    """Return what an action does to the creatures of a seat's side."""
    side = side_of(table, seat)
    own = [table.creatures[one] for one in threatens(table, action) if one in table.creatures]
    told = []
    for one in own:
        if side_of(table, one.seat) == side:
            taken = damage_to(table, action, one)
            falls = one.damage + announced_damage(table, one) >= max_hp_of(table, one)
            told.append(f"{card_name(table, one.id)} takes {taken}{' and is destroyed' if taken and falls else ''}")
    return ", ".join(told)


def _played(table: Table, card: int, actor: int) -> str:
    """Return what is left of the damage to the creature that plays a card against it."""
    first = card_record(table, card).effects[0]
    attacks = sources_against(table, actor, attacks_only=True)
    if isinstance(first, GainBlock) and attacks:
        more = table.creatures[actor].block + first.amount
        return f"takes {_taken(table_changes.with_creature(table, actor, block=more), actor)}"
    if isinstance(first, Prevent) and first.scope == "attack" and len(attacks) == 1:
        return f"takes {_taken(table, actor, spared=attacks[0])}"
    return ""


def _shot_at(table: Table, creature: int) -> Action | None:
    """Return the ranged attack on a creature that it would dodge: the last one."""
    shots = (one for one in reversed(table.stack) if creature in one.targets)
    return next((one for one in shots if (strike := strike_of(table, one)) and strike.manner == "ranged"), None)


def _taken(table: Table, creature: int, spared: Action | None = None) -> int:
    """Return the announced damage to a creature except for that of one action."""
    one = table.creatures[creature]
    return announced_damage(table, one) - (damage_to(table, spared, one) if spared is not None else 0)
