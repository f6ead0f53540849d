"""Lanternhold: the faction's own cards, and those of its classes, Bulwark and Flamescribe."""

from __future__ import annotations

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Aim, Cost, Power, Quest, Trigger
from game.rules.heroes.cards.records import CardRecord, ability, ally, armor, item, ongoing, quest, weapon

_HERO_OR_ALLY = Aim("hero or ally")
_ALLY = Aim("ally")

LANTERNHOLD_CARDS: tuple[CardRecord, ...] = (
    ally("Lamplighter Recruit", "Lanternhold", 1, (1, "Melee", 2), "Human", "Protector"),
    ally(
        "Chapel Novice",
        "Lanternhold",
        2,
        (1, "Holy", 2),
        "Human",
        Power(Cost(exhaust=True), (e.Heal(2),), _HERO_OR_ALLY),
    ),
    ally("Wallwatch Archer", "Lanternhold", 2, (2, "Ranged", 2), "Elf", "Long-Range"),
    ally("Vault Tinker", "Lanternhold", 3, (2, "Arcane", 2), "Gnome", Trigger("enters", (e.DrawCards(1),))),
    ally(
        "Lantern Sergeant",
        "Lanternhold",
        4,
        (2, "Melee", 4),
        "Human",
        "Protector",
        e.Modifies("other own allies", atk=1, when="defending"),
    ),
    ally(
        "Frostmantle Adept",
        "Lanternhold",
        4,
        (3, "Frost", 3),
        "Elf",
        Trigger("enters", (e.Exhaust(),), _ALLY, optional=True),
    ),
    ally(
        "Dawn Templar", "Lanternhold", 5, (4, "Holy", 4), "Human", Trigger("combat damage", (e.Heal(None, "own hero"),))
    ),
    ally(
        "High Marshal Edda Rowe",
        "Lanternhold",
        7,
        (5, "Melee", 6),
        "Human",
        "Protector",
        e.Modifies("other own allies", atk=1, health=1, faction="Lanternhold"),
        unique=True,
    ),
    ability(
        "Hold the Line",
        "Lanternhold",
        2,
        e.Ready(),
        e.GiveKeyword("Protector", "own allies"),
        aim=Aim("own ally"),
        instant=True,
    ),
    quest("Light the Beacons", "Lanternhold", Quest(4, (e.MakeTokens("militia", 2),))),
)

BULWARK_CARDS: tuple[CardRecord, ...] = (
    ability("Shield Wall", "Bulwark", 1, e.PreventNext(4, "own hero"), instant=True),
    ability("Opening Feint", "Bulwark", 2, e.Exhaust(), e.DrawCards(1), aim=_HERO_OR_ALLY),
    ongoing("Guardian Oath", "Bulwark", 2, e.HasKeyword("own hero", "Protector")),
    ongoing("Battle Rhythm", "Bulwark", 4, Trigger("first weapon hit", (e.ReadyWeapon(that=True),))),
    ongoing(
        "Reeling Wound",
        "Bulwark",
        1,
        Trigger("turn start", (e.DealDamage(1, "Melee", "host"),)),
        to=_HERO_OR_ALLY,
        instant=True,
    ),
    ability("Crushing Reply", "Bulwark", 2, e.DealWeaponDamage("Melee", "Melee"), aim=_ALLY, instant=True),
    ability("Sweeping Arc", "Bulwark", 4, e.DealDamage(2, "Melee", "opposing allies")),
    weapon("Oathkeeper Blade", "Bulwark", 3, (2, "Melee", 1), "Melee", e.Modifies("this", atk=1, when="defending")),
    weapon("Mountain Maul", "Bulwark", 5, (5, "Melee", 3), "Melee", two_handed=True),
    weapon("Harpooner's Axe", "Bulwark", 2, (2, "Ranged", 2), "Ranged"),
    armor("Plated Cuirass", "Bulwark", 5, 4, "Chest"),
    armor("Kettle Helm", "Bulwark", 2, 2, "Head"),
    armor("Tower Shield", "Bulwark", 4, 3, "Off-Hand", Power(Cost(1, exhaust=True), (e.PreventNext(3),), _ALLY)),
    item("Veteran's Signet", "Bulwark", 2, "Ring", e.Modifies("own hero", health=4)),
)

FLAMESCRIBE_CARDS: tuple[CardRecord, ...] = (
    ability(
        "Glyph Dart", "Flamescribe", 1, e.DealDamage(2, "Arcane", preventable=False), aim=_HERO_OR_ALLY, instant=True
    ),
    ongoing(
        "Clinging Cinders",
        "Flamescribe",
        3,
        Trigger("turn start", (e.DealDamage(1, "Fire", "host"),)),
        to=_HERO_OR_ALLY,
        first=(e.DealDamage(3, "Fire", "host"),),
    ),
    ability("Rimebind", "Flamescribe", 2, e.DealDamage(2, "Frost"), e.Exhaust(), aim=_HERO_OR_ALLY, instant=True),
    ability("Pillar of Embers", "Flamescribe", 5, e.DealDamage(2, "Fire", "opposing characters")),
    ability("Unravel", "Flamescribe", 2, e.Interrupt(), aim=Aim("ability card"), instant=True),
    ongoing("Arcane Wellspring", "Flamescribe", 2, e.LargerHand(2), Power(Cost(2, destroy=True), (e.DrawCards(2),))),
    ongoing("Toad Hex", "Flamescribe", 2, e.Hampers(("powers", "attack", "protect")), to=_ALLY),
    weapon(
        "Ashwood Staff",
        "Flamescribe",
        2,
        (1, "Melee", 3),
        "Melee",
        Power(Cost(3, exhaust=True, exhaust_hero=True), (e.DealDamage(1, "Fire"),), _HERO_OR_ALLY),
        two_handed=True,
    ),
    weapon("Brass Wand", "Flamescribe", 3, (2, "Fire", 1), "Ranged"),
    weapon("Scribe's Knife", "Flamescribe", 1, (1, "Melee", 1), "Melee"),
    armor("Woven Mantle", "Flamescribe", 4, 1, "Back", e.RaisesAbilityDamage(1)),
    armor(
        "Circlet of Stillness", "Flamescribe", 3, 1, "Head", Power(Cost(1, exhaust=True), (e.Strengthen(-2),), _ALLY)
    ),
    armor("Quilted Robe", "Flamescribe", 1, 1, "Chest"),
    item("Vial of Quicksilver", "Flamescribe", 2, "Potion", Power(Cost(destroy=True), (e.ReadyResources(2),))),
)
