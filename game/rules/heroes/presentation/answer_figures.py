"""The outcome of an answer in combat in figures, for its button. Nothing is decided here: the chapters do."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Command, Decline, Pass
from game.core.state import Step
from game.core.views import View
from game.rules.heroes.presentation.queries import Blow, Preview, attack_preview, damage_preview, strike_preview
from game.rules.heroes.state.commands import Protect, StrikeWith, UseArmor
from game.rules.heroes.state.steps import Dealing
from game.rules.heroes.state.table import Table, name_of


def figures_of(view: View[Table, Step], command: Command) -> str:
    """Return the outcome of an answer, such as "takes 2"; "" where it has none."""
    table, combat = view.table, view.table.combat
    step = view.step
    if isinstance(command, UseArmor) and isinstance(step, Dealing):
        packet = step.packets[step.at]
        defense = table.permanents[command.armor].record.defense
        left = damage_preview(table, replace(packet, amount=max(0, packet.amount - defense)))
        return f"takes {left.dealt}{_falls(left)}"
    if combat is None or combat.attacker not in table.permanents or combat.defender not in table.permanents:
        return ""
    prompt = view.decision.prompt if view.decision is not None else ""
    if (isinstance(command, Pass) and not table.chain) or (isinstance(command, Decline) and prompt == "protect"):
        return _of_own_side(table, attack_preview(table, combat.attacker, combat.defender), view.seat)
    match command:
        case Protect(protector):
            preview = attack_preview(table, combat.attacker, protector)
            return f"takes {preview.blow.dealt}{_falls(preview.blow)}, deals {preview.back.dealt}"
        case StrikeWith(weapon):
            return _both(table, strike_preview(table, combat.attacker, combat.defender, weapon))
    return ""


def _of_own_side(table: Table, preview: Preview, seat: int) -> str:
    """Return what a seat's own side deals and takes, without names: the button that goes on has no room for them."""
    is_attacked = table.permanents[preview.blow.target].seat == seat
    words = (
        ("deals", preview.back if is_attacked else preview.blow),
        ("takes", preview.blow if is_attacked else preview.back),
    )
    return ", ".join(f"{what} {one.dealt}{_falls(one)}" for what, one in words if one.dealt) or "no damage"


def _both(table: Table, preview: Preview) -> str:
    """Return what each side of a combat takes that takes anything."""
    blows = [one for one in (preview.blow, preview.back) if one.dealt]
    return ", ".join(f"{name_of(table, one.target)} takes {one.dealt}{_falls(one)}" for one in blows) or "no damage"


def _falls(blow: Blow) -> str:
    return " (fatal)" if blow.fatal else ""
