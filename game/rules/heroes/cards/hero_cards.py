"""The four heroes and their flip powers."""

from __future__ import annotations

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Aim, Cost, Power
from game.rules.heroes.cards.records import CardRecord, hero

HERO_CARDS: tuple[CardRecord, ...] = (
    hero("Captain Osric Vane", "Human", "Bulwark", "Lanternhold", 28, Power(Cost(2), (e.ReadyWeapon(),))),
    hero(
        "Ilsabet Quill",
        "Elf",
        "Flamescribe",
        "Lanternhold",
        31,
        Power(Cost(4), (e.DealDamage(2, "Frost"), e.ForbidAttack()), Aim("hero or ally"), own_turn=True),
    ),
    hero(
        "Rhaska Longstride",
        "Gnoll",
        "Pathfinder",
        "Thornmoot",
        27,
        Power(Cost(2), (e.Strengthen(1, "own weapons", "Ranged"), e.GiveKeyword("Long-Range", "own hero"))),
    ),
    hero(
        "Mother Sedge",
        "Bogfolk",
        "Gloamcaller",
        "Thornmoot",
        29,
        Power(Cost(3), (e.TakeBack(), e.Heal(2, "own hero")), Aim("dead ally", most_cost=2), own_turn=True),
    ),
)
