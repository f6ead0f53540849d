"""Thornmoot: the faction's own cards, and those of its classes, Pathfinder and Gloamcaller."""

from __future__ import annotations

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Aim, Cost, Power, Quest, Trigger
from game.rules.heroes.cards.records import CardRecord, ability, ally, armor, item, ongoing, quest, weapon

_HERO_OR_ALLY = Aim("hero or ally")
_ALLY = Aim("ally")

THORNMOOT_CARDS: tuple[CardRecord, ...] = (
    ally("Mudfoot Runner", "Thornmoot", 1, (2, "Melee", 1), "Goblin", "Ferocity"),
    ally(
        "Bonepicker",
        "Thornmoot",
        2,
        (1, "Shadow", 2),
        "Gnoll",
        Trigger("destroyed", (e.DiscardCards(1),), Aim("opponent")),
    ),
    ally("Briar Slinker", "Thornmoot", 2, (2, "Nature", 2), "Goblin", "Elusive"),
    ally(
        "Warren Drummer",
        "Thornmoot",
        3,
        (2, "Melee", 2),
        "Goblin",
        e.Modifies("other own allies", atk=1, when="attacking"),
    ),
    ally("Tusked Charger", "Thornmoot", 4, (4, "Melee", 2), "Beast", "Ferocity"),
    ally(
        "Ash Shaman",
        "Thornmoot",
        4,
        (2, "Fire", 3),
        "Gnoll",
        Power(Cost(exhaust=True), (e.DealDamage(1, "Fire"),), _HERO_OR_ALLY),
    ),
    ally("Ironback Hauler", "Thornmoot", 5, (3, "Melee", 6), "Beast", "Protector"),
    ally(
        "Warchief Gorrun", "Thornmoot", 7, (6, "Melee", 5), "Gnoll", e.HasKeyword("own allies", "Ferocity"), unique=True
    ),
    ability(
        "Blood Frenzy", "Thornmoot", 2, e.Strengthen(2), e.GiveKeyword("Ferocity"), aim=Aim("own ally"), instant=True
    ),
    quest("Raid the Granary", "Thornmoot", Quest(2, (e.DrawCards(2),), attackers=2)),
)

PATHFINDER_CARDS: tuple[CardRecord, ...] = (
    ability(
        "Loose Two Arrows",
        "Pathfinder",
        2,
        e.DealDamage(1, "Ranged"),
        aim=Aim("hero or ally", least=0, most=2),
        instant=True,
    ),
    ability("Patient Aim", "Pathfinder", 1, e.DealDamage("X", "Ranged"), aim=_ALLY, has_x=True),
    ongoing(
        "Bramble Snare", "Pathfinder", 3, e.Hampers(("ready",)), to=_ALLY, first=(e.Exhaust("host"),), instant=True
    ),
    ongoing("Hunter's Patience", "Pathfinder", 3, e.Modifies("own weapons", atk=1, slot="Ranged")),
    ability("Field Dressing", "Pathfinder", 2, e.Heal(5), aim=_HERO_OR_ALLY, instant=True),
    ally("Grey Lurcher", "Pathfinder", 2, (2, "Melee", 2), "Wolf", companion=True),
    ally("Old Thicket-Bear", "Pathfinder", 5, (4, "Nature", 5), "Bear", "Protector", companion=True),
    ability("Whistle Them In", "Pathfinder", 2, e.SearchDeck("Companion")),
    weapon(
        "Yew Longbow",
        "Pathfinder",
        3,
        (2, "Ranged", 2),
        "Ranged",
        Trigger("strike", (e.GiveKeyword("Long-Range", "own hero", "combat"),)),
    ),
    weapon("Skinning Hatchet", "Pathfinder", 2, (2, "Melee", 1), "Melee"),
    weapon("Wardstone Sling", "Pathfinder", 1, (1, "Nature", 1), "Ranged"),
    armor("Bark Jerkin", "Pathfinder", 3, 2, "Chest"),
    armor("Trailworn Hood", "Pathfinder", 4, 1, "Head", e.HasKeyword("own hero", "Stealth")),
    item("Scout's Spyglass", "Pathfinder", 2, "Trinket", Power(Cost(1, exhaust=True), (e.LookAtTop(),))),
)

GLOAMCALLER_CARDS: tuple[CardRecord, ...] = (
    ability(
        "Sap Vigor", "Gloamcaller", 2, e.DealDamage(2, "Shadow"), e.Heal(2, "own hero"), aim=_HERO_OR_ALLY, instant=True
    ),
    ongoing(
        "Creeping Rot",
        "Gloamcaller",
        2,
        e.Modifies("host", atk=-1),
        Trigger("turn start", (e.DealDamage(1, "Shadow", "host"),)),
        to=_ALLY,
    ),
    ability("Mending Hymn", "Gloamcaller", 2, e.Heal(6), aim=_HERO_OR_ALLY),
    ability("Severance", "Gloamcaller", 3, e.Destroy(), aim=_ALLY, additional=Cost(damage=2)),
    ability("Dispelling Word", "Gloamcaller", 1, e.Destroy(), aim=Aim("ability in play"), instant=True),
    ability("Call from the Barrow", "Gloamcaller", 4, e.PutIntoPlay(), aim=Aim("dead ally", most_cost=4)),
    ongoing("Veil of Prayers", "Gloamcaller", 4, e.PreventsEach(1)),
    ability("Dread Whisper", "Gloamcaller", 2, e.DiscardCards(1), aim=Aim("opponent")),
    ally("Tethered Shade", "Gloamcaller", 3, (3, "Shadow", 3), "Spirit", "Elusive", companion=True),
    weapon("Bone Sickle", "Gloamcaller", 3, (2, "Shadow", 1), "Melee", Trigger("weapon hit", (e.Heal(1, "own hero"),))),
    weapon(
        "Pilgrim's Staff",
        "Gloamcaller",
        2,
        (1, "Holy", 2),
        "Melee",
        Power(Cost(2, exhaust=True), (e.Heal(2),), _HERO_OR_ALLY),
        two_handed=True,
    ),
    armor("Ash Vestments", "Gloamcaller", 3, 2, "Chest", Trigger("turn start", (e.Heal(1, "own hero"),))),
    armor("Moth-Eaten Cowl", "Gloamcaller", 3, 1, "Head", Trigger("quest", (e.Heal(2, "own hero"),))),
    item(
        "Grave Candle",
        "Gloamcaller",
        2,
        "Trinket",
        Power(Cost(exhaust=True, exile_ally=True), (e.DealDamage(1, "Shadow"),), Aim("hero")),
    ),
)
