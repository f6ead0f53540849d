"""The Crawler cards: Equipment, Magic, Skill and Tactic."""

from __future__ import annotations

from game.rules.crawler.cards import effects as e
from game.rules.crawler.cards.effects import Effect
from game.rules.crawler.cards.records import Boost, CrawlerRecord, Stay, key_of
from game.rules.crawler.cards.terms import AdventurerClass, Alignment, AttackLine, Burn, CrawlerType, Lock, Pin
from game.rules.crawler.cards.traits import Flight, GivesArmour, Immune, Stealth


def _card(
    crawler_type: CrawlerType,
    name: str,
    *effects: Effect,
    count: int = 0,
    cost: int,
    boost: Boost | None = None,
    stay: Stay = "encounter",
    spend: bool = False,
    uses: int = 0,
    alignments: tuple[Alignment, ...] = (),
    against: tuple[Effect, ...] = (),
) -> CrawlerRecord:
    return CrawlerRecord(
        key=key_of(name),
        name=name,
        type=crawler_type,
        cost=cost,
        count=count,
        effects=effects,
        boost=boost,
        stay=stay,
        spend=spend,
        uses=uses,
        alignments=alignments,
        against=against,
    )


def _boost(one: AdventurerClass, other: AdventurerClass, *effects: Effect) -> Boost:
    return Boost(classes=(one, other), effects=effects)


EQUIPMENT: tuple[CrawlerRecord, ...] = (
    _card("Equipment", "Short Spear", AttackLine("Reach", 2), count=3, cost=1),
    _card("Equipment", "Throwing Axe", AttackLine("Thrown", 2), count=2, cost=1),
    _card(
        "Equipment",
        "Yew Bow",
        AttackLine("Ranged", 3),
        count=2,
        cost=2,
        boost=_boost("Ranger", "Rogue", AttackLine("Ranged", 4), e.AfflictsWounded(Pin())),
    ),
    _card("Equipment", "Leather Armour", e.Stamina(1, ("Equipment",), per_attacker=True), count=3, cost=1),
    _card("Equipment", "Tower Shield", e.Stamina(4, ("Equipment",)), count=2, cost=2, stay="permanent", spend=True),
    _card("Equipment", "Healing Draught", e.Heal(1, poison=True), count=2, cost=1),
    _card("Equipment", "Weighted Net", e.ActivateCharacter(cost=2, locks=1), count=1, cost=2),
    _card("Equipment", "Field Satchel", e.Draw(1), count=1, cost=1, stay="permanent", uses=3),
    _card("Equipment", "Winged Boots", e.Assign((Flight(), Stealth())), count=1, cost=1, stay="assigned"),
    _card("Equipment", "Wool-Lined Helm", e.Assign((Immune("Cold"), GivesArmour(1))), count=1, cost=1, stay="assigned"),
)

MAGIC: tuple[CrawlerRecord, ...] = (
    _card("Magic", "Ember Bolt", AttackLine("Ranged", 2, ("Fire", "Magic")), count=3, cost=1),
    _card(
        "Magic", "Frost Lance", AttackLine("Reach", 3, ("Cold", "Magic")), e.AfflictsWounded(Lock(1)), count=2, cost=2
    ),
    _card(
        "Magic",
        "Thunderclap",
        AttackLine("Thrown", 2, ("Sonic", "Magic"), area=2),
        count=2,
        cost=2,
        boost=_boost("Mage", "Priest", AttackLine("Thrown", 3, ("Sonic", "Magic"), area=3)),
    ),
    _card("Magic", "Ward of Light", e.Stamina(3, ("Magic", "Supernatural")), e.MoreStamina(1, "Good"), count=3, cost=1),
    _card("Magic", "Mend", e.Heal(1), count=2, cost=1, boost=_boost("Priest", "Mage", e.Heal(2))),
    _card("Magic", "Spirit Blade", AttackLine("Melee", 2, ("Supernatural", "Magic")), count=2, cost=1),
    _card("Magic", "Unweave", e.IgnoreAttributes(), e.RemoveLocks(), count=1, cost=2),
    _card("Magic", "Banishment", e.RemoveFromPlay("Character", cost=2), count=1, cost=3),
)

SKILLS: tuple[CrawlerRecord, ...] = (
    _card(
        "Skill",
        "Cleave",
        AttackLine("Melee", 2),
        count=3,
        cost=2,
        boost=_boost("Fighter", "Ranger", AttackLine("Melee", 3, area=2)),
    ),
    _card(
        "Skill",
        "Shield Drill",
        e.Stamina(2, ("Skill",)),
        count=3,
        cost=1,
        boost=_boost("Fighter", "Priest", e.Stamina(3, ("Skill",))),
    ),
    _card("Skill", "Sidestep", e.Stamina(1, ("Skill",)), e.ChoosePrimaryTarget(), count=2, cost=0),
    _card(
        "Skill",
        "Backstab",
        AttackLine("Melee", 2, ("Skill",)),
        count=2,
        cost=1,
        boost=_boost("Rogue", "Ranger", AttackLine("Melee", 3, ("Skill",)), e.IgnoresTraits(("Stealth", "Rampage"))),
    ),
    _card("Skill", "Second Wind", e.ResetAdventurers(2), count=2, cost=1),
    _card("Skill", "Veteran", e.HandLimit(6), count=1, cost=1, stay="permanent"),
    _card("Skill", "Disarm", e.RemoveFromPlay("Trap"), count=2, cost=1),
    _card("Skill", "Press the Advantage", e.WoundAfterWin(1, ("Harm",)), count=1, cost=1),
)

TACTICS: tuple[CrawlerRecord, ...] = (
    _card("Tactic", "Rally", e.Draw(2), count=2, cost=1),
    _card("Tactic", "Flanking March", AttackLine("Melee", 2, ("Tactic",)), e.RearrangeMarchingOrder(), count=2, cost=1),
    _card("Tactic", "Feint", e.ActivateCharacter(), count=2, cost=1),
    _card("Tactic", "Bar the Door", e.RemoveFromPlay("Character", cost=3, restock=True), count=2, cost=2),
    _card("Tactic", "Scout Ahead", e.RearrangeDungeon(3, 1, "Neutral"), e.Draw(1), count=2, cost=0),
    _card("Tactic", "Bold Defiance", e.Weaken(1, "Fearless"), count=2, cost=1, against=(e.Embolden(1, "Fearless"),)),
    _card("Tactic", "Hold the Line", e.Stamina(3, ("Tactic",)), count=2, cost=1),
    _card("Tactic", "Grim Bargain", Burn(3), e.SearchDeck(1), count=1, cost=0, alignments=("Evil", "Chaotic")),
)

#: Every Crawler card by its key.
CRAWLER_CARDS: dict[str, CrawlerRecord] = {
    card.key: card for group in (EQUIPMENT, MAGIC, SKILLS, TACTICS) for card in group
}
