"""Targets: what an effect may be aimed at, and why not at something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.core.refusals import Refusal
from game.core.remembered import remembered
from game.rules.heroes.cards.effect_words import aim_words
from game.rules.heroes.cards.effects import Aim
from game.rules.heroes.state.table import Table, link_by_id, record_of_card

_TYPES = {"hero or ally": ("Hero", "Ally"), "hero": ("Hero",), "ally": ("Ally",), "own ally": ("Ally",)}


def _eligible(table: Table, seat: int, aim: Aim) -> Iterable[int]:
    """Return where to look for targets."""
    if aim.what == "opponent":
        return (1 - seat,)
    if aim.what == "ability card":
        return (link.id for link in table.chain)
    if aim.what == "dead ally":
        return table.players[seat].graveyard
    return table.permanents


def fits(table: Table, seat: int, aim: Aim, target: int) -> bool:
    """Return whether ``seat`` may aim at that now."""
    # rule: heroes/targets
    if aim.what == "opponent":
        return target == 1 - seat
    if aim.what == "ability card":
        link = link_by_id(table, target)
        return link is not None and link.what == "card" and link.record.type == "Ability"
    if aim.what == "dead ally":
        if target not in table.players[seat].graveyard:
            return False
        record = record_of_card(table, target)
        return record.type == "Ally" and (aim.most_cost is None or record.cost <= aim.most_cost)
    permanent = table.permanents.get(target)
    if permanent is None:
        return False
    if aim.what == "ability in play":
        return permanent.record.type == "Ability"
    return permanent.record.type in _TYPES[aim.what] and (aim.what != "own ally" or permanent.seat == seat)


@remembered
def possible_targets(table: Table, seat: int, aim: Aim) -> tuple[int, ...]:
    """Return all that may be targeted, in a fixed order."""
    return tuple(target for target in _eligible(table, seat, aim) if fits(table, seat, aim, target))


def target_lists(table: Table, seat: int, aim: Aim | None) -> Iterator[tuple[int, ...]]:
    """Yield every choice of targets that may be made, in the order of what may be targeted."""
    if aim is None:
        yield ()
        return
    possible = possible_targets(table, seat, aim)
    for count in range(aim.least, aim.most + 1):
        yield from combinations(possible, count)


def why_no_target_at_all(table: Table, seat: int, aim: Aim | None) -> Refusal | None:
    """Return why an effect with that aim cannot be announced at all, or None."""
    # rule: heroes/targets
    if aim is None or len(possible_targets(table, seat, aim)) >= aim.least:
        return None
    return Refusal("no_target", "heroes/targets", f"There is no {aim_words(aim).removeprefix('target ')}.")


def why_not_these(table: Table, seat: int, aim: Aim | None, targets: tuple[int, ...]) -> Refusal | None:
    """Return why an effect cannot be announced with these targets, or None. Several are named in the order of play."""
    # rule: heroes/targets
    if aim is None:
        return Refusal("targets", "heroes/targets", "It has no target.", targets) if targets else None
    if not aim.least <= len(targets) <= aim.most:
        return Refusal("targets", "heroes/targets", f"It is for {aim_words(aim)}.", targets)
    possible = possible_targets(table, seat, aim)
    wrong = tuple(target for target in targets if target not in possible)
    if wrong:
        return Refusal("no_target", "heroes/targets", f"It is for {aim_words(aim)}.", wrong)
    if list(targets) != sorted(set(targets), key=possible.index):
        return Refusal("targets", "heroes/targets", "Each target is named once, in the order of play.", targets)
    return None
