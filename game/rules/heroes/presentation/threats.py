"""Whom a seat's foe could destroy with what lies open: by all attacks that it could make, added up, if nothing is
answered and nobody protects."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.heroes.presentation.queries import attack_preview, attack_targets, offered_strikes, strike_preview
from game.rules.heroes.state.table import Table, characters_of
from game.rules.heroes.stats import health_left
from game.rules.heroes.turns import beginning, expiring


def dangers(table: Table, seat: int) -> Iterator[dict[int, bool]]:
    """Yield which characters of a seat could be destroyed in the foe's turn, the one at hand or the next, as far as it
    is worked out. Cards of hands are not counted: asked of a seat's view it tells no more than the seat may know."""
    foe = 1 - seat
    if table.turn.seat != foe or table.turn.phase == "end":
        for event in (*expiring(table), *beginning(table, foe)):
            table = event.apply(table)
    coming: dict[int, int] = {}
    for attacker in characters_of(table, foe):
        for defender in attack_targets(table, attacker.id):
            coming[defender] = coming.get(defender, 0) + _dealt(table, attacker.id, defender)
            yield {number: True for number, damage in coming.items() if damage >= health_left(table, number)}


def _dealt(table: Table, attacker: int, defender: int) -> int:
    """Return what an attack deals, by a hero with the weapon that deals most of those that it can strike with."""
    weapons = (one.weapon for one in offered_strikes(table, attacker) if not one.why)
    struck = (strike_preview(table, attacker, defender, weapon) for weapon in weapons)
    return max(one.blow.dealt for one in (attack_preview(table, attacker, defender), *struck))
