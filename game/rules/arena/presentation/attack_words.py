"""What is said of an attack that did no damage; damage is told as it is dealt."""

from __future__ import annotations

from game.core.words import counted
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.state.table import AttackMade


def unharmed(name: str, attack: AttackMade | None) -> str | None:
    """Return why an attack that was rolled for left its defender unharmed; None where it did not, or was not made."""
    if attack is None or attack.is_off or not attack.power:
        return None
    struck, kept_off = hits(attack.power), shields(attack.toughness)
    if struck > kept_off:
        return None
    why = f"{counted(kept_off, 'shield')} against {counted(struck, 'hit')}" if struck else "no hit"
    return f"{name} takes no damage: {why}."
