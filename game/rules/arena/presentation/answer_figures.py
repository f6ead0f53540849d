"""What an attack would do if it is not answered, for the button that lets it happen. Nothing is decided here: it asks
the chapters that do."""

from __future__ import annotations

from game.core.state import Step
from game.core.views import View
from game.core.words import counted
from game.rules.arena.attacks import odds_of
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.state.steps import HiddenTrigger
from game.rules.arena.state.table import Table
from game.rules.arena.stats import life_left

#: The moments of an attack before its damage.
_BEFORE_DAMAGE = ("announced", "rolled", "dying")


def unanswered(view: View[Table, Step]) -> str:
    """Return what the attack being made does as it stands, such as "2 damage"; before its roll what it may do; ""
    where none is made, or its damage is done."""
    table, attack = view.table, view.table.attack_made
    step = view.step
    if attack is None or attack.is_off or not isinstance(step, HiddenTrigger) or step.moment not in _BEFORE_DAMAGE:
        return ""
    attacker, defender = table.figures[attack.attacker], table.figures[attack.defender]
    if attacker.zone != "field" or defender.zone != "field":
        return ""
    if attack.power and attack.toughness:
        damage = max(0, hits(attack.power) - shields(attack.toughness))
        return f"{damage} damage{', it is destroyed' if damage >= life_left(table, defender) else ''}"
    if attack.power:
        return f"{counted(hits(attack.power), 'hit')} before its shields"
    odds = odds_of(table, attacker, defender)
    return f"{1 - odds.damage[0]:.0%} to be hurt, {odds.kill:.0%} to be destroyed"
