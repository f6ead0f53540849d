"""The outcome of an answer in figures, for its button. Nothing is decided here: it asks the chapters that do."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Command, Decline, Pass
from game.core.state import Step
from game.core.views import View
from game.rules.factions.attacking import why_lost
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.figures import damage_of, pierces, reduction_of
from game.rules.factions.presentation.queries import preview_of, spared_by
from game.rules.factions.resolving import why_void
from game.rules.factions.state.commands import ChooseUnit
from game.rules.factions.state.steps import OfferIntercept, Priority, Wound
from game.rules.factions.state.table import Attack, Table, attack_by_id
from game.rules.factions.targets import why_gone


def figures_of(view: View[Table, Step], command: Command) -> str:
    """Return the outcome of an answer, such as "takes 30"; "" where it has none."""
    table, step = view.table, view.step
    if isinstance(step, Wound):
        return f"takes {step.amount}" if isinstance(command, Decline) else ""
    if isinstance(step, OfferIntercept):
        attack = attack_by_id(table, step.attack)
        if attack is None:
            return ""
        return _rolled(table, attack, command.unit if isinstance(command, ChooseUnit) else attack.target)
    return _passed(table, step) if isinstance(step, Priority) and isinstance(command, Pass) else ""


def _passed(table: Table, step: Priority) -> str:
    """Return what the last effect on the stack, or an attack, does when nobody adds to the stack."""
    if len(table.stack) > step.base:
        entry = table.stack[-1]
        what = record_of(entry.key).name if entry.what == "card" else entry.word
        return f"{what} {'resolves' if why_void(table, entry) is None else 'has no effect'}"
    attack = table.attacks[-1] if table.attacks else None
    if attack is None or step.event not in ("attack", "hit"):
        return ""
    if step.event == "attack":
        return "the attack is lost" if why_lost(table, attack) else _rolled(table, attack, attack.target)
    if why_gone(table, attack.attacker) or why_gone(table, attack.target):
        return "the attack is lost"
    saves = spared_by(table, attack)
    return f"it does {_damage(table, attack)}{', or 0 with ' if saves else ''}{' or '.join(saves)}"


def _rolled(table: Table, attack: Attack, target: int) -> str:
    """Return the chance that an attack hits a unit, and what a plain hit does then."""
    aimed = replace(attack, target=target)
    return f"{preview_of(table, aimed).hit:.0%} to hit for {_damage(table, aimed)}"


def _damage(table: Table, attack: Attack) -> int:
    """Return what a hit of an attack does, after reductions."""
    attacker, target = table.units[attack.attacker], table.units[attack.target]
    off = 0 if pierces(table, attacker) else reduction_of(table, target)
    return max(0, damage_of(table, attack, critical=attack.critical) - off)
