"""What a card is: one record with its figures and the words of ``effects.py`` that it is made of."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from game.rules.heroes.cards.effects import Aim, Continuous, Cost, DamageType, Effect, Keyword, Power, Quest, Trigger

CardType = Literal["Hero", "Ally", "Weapon", "Armor", "Item", "Ability", "Quest"]
Faction = Literal["Lanternhold", "Thornmoot"]
HeroClass = Literal["Bulwark", "Flamescribe", "Pathfinder", "Gloamcaller"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
CLASSES: tuple[HeroClass, ...] = get_args(HeroClass)
#: What a hero wears and wields.
EQUIPMENT: tuple[CardType, ...] = ("Weapon", "Armor", "Item")


class CardRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A card as printed. ``icons`` are factions and classes (none: neutral); ``has_x``: X more resources are paid.
    ``slot`` is a tag of which a player has ``slot_limit`` cards in play at most. Abilities that stay in play are
    ``ongoing``; ``attaches`` says to what. ``additional`` is paid, too; ``alternative`` may be paid in place of the
    cost: both of resources, damage and exhausting the hero alone. ``effects`` are those of an ability as it resolves.
    For heroes ``race``, ``faction`` and ``hero_class``, and one power, the flip power."""

    key: str
    name: str
    type: CardType
    icons: tuple[Faction | HeroClass, ...] = ()
    cost: int = 0
    has_x: bool = False
    atk: int = 0
    damage_type: DamageType | None = None
    health: int = 0
    defense: int = 0
    strike: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    instant: bool = False
    ongoing: bool = False
    attaches: Aim | None = None
    unique: bool = False
    unlimited: bool = False
    slot: str = ""
    slot_limit: int = 0
    two_handed: bool = False
    token: bool = False
    additional: Cost | None = None
    alternative: Cost | None = None
    aim: Aim | None = None
    effects: tuple[Effect, ...] = ()
    powers: tuple[Power, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    continuous: tuple[Continuous, ...] = ()
    quest: Quest | None = None
    race: str = ""
    faction: Faction | None = None
    hero_class: HeroClass | None = None

    @property
    def is_character(self) -> bool:
        return self.type in ("Hero", "Ally")

    @property
    def tags(self) -> tuple[str, ...]:
        """Return what stands on its type line beside the type."""
        hands = ("2H" if self.two_handed else "1H",) if self.type == "Weapon" else ()
        marks = (("Instant", self.instant), ("Ongoing", self.ongoing), ("Unique", self.unique))
        tags = (*self.traits, *hands, *(mark for mark, has in marks if has))
        if self.slot:
            tags += (f"{self.slot}({self.slot_limit})",)
        if self.attaches is not None:
            tags += (f"Attach({self.attaches.what})",)
        return (*tags, "Unlimited") if self.unlimited else tags


def key_of(name: str) -> str:
    """Return a card's key: its name in small letters, with underscores."""
    plain = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", "").replace("’", ""))
    return "_".join(plain.split())


Icon = Faction | HeroClass
Word = Power | Trigger | Continuous


def _card(
    name: str,
    kind: CardType,
    icon: Icon | None,
    words: tuple[Word, ...] = (),
    # Fields of a record, each of its own type.
    **more: Any,
) -> CardRecord:
    return CardRecord(
        key=key_of(name),
        name=name,
        type=kind,
        icons=() if icon is None else (icon,),
        powers=tuple(word for word in words if isinstance(word, Power)),
        triggers=tuple(word for word in words if isinstance(word, Trigger)),
        continuous=tuple(word for word in words if isinstance(word, Continuous)),
        **more,
    )


def hero(name: str, race: str, hero_class: HeroClass, faction: Faction, health: int, power: Power) -> CardRecord:
    return _card(name, "Hero", None, (power,), race=race, hero_class=hero_class, faction=faction, health=health)


def ally(
    name: str,
    icon: Icon | None,
    cost: int,
    figures: tuple[int, DamageType, int],
    traits: str,
    *words: Word | Keyword,
    unique: bool = False,
    unlimited: bool = False,
    companion: bool = False,
    token: bool = False,
) -> CardRecord:
    """Return an ally; ``figures`` are ATK, damage type and health, ``traits`` stand with blanks between."""
    atk, damage_type, health = figures
    return _card(
        name,
        "Ally",
        icon,
        tuple(word for word in words if not isinstance(word, str)),
        cost=cost,
        atk=atk,
        damage_type=damage_type,
        health=health,
        traits=tuple(traits.split()),
        keywords=tuple(word for word in words if isinstance(word, str)),
        unique=unique,
        unlimited=unlimited,
        slot="Companion" if companion else "",
        slot_limit=1 if companion else 0,
        token=token,
    )


def ability(
    name: str,
    icon: Icon | None,
    cost: int,
    *effects: Effect,
    aim: Aim | None = None,
    instant: bool = False,
    has_x: bool = False,
    additional: Cost | None = None,
) -> CardRecord:
    """Return an ability that does something once."""
    return _card(
        name, "Ability", icon, cost=cost, has_x=has_x, instant=instant, additional=additional, aim=aim, effects=effects
    )


def ongoing(
    name: str,
    icon: Icon | None,
    cost: int,
    *words: Word,
    to: Aim | None = None,
    first: tuple[Effect, ...] = (),
    instant: bool = False,
) -> CardRecord:
    """Return an ability that stays in play, attached if it says ``to`` what; ``first`` happens as it comes there."""
    return _card(
        name, "Ability", icon, words, cost=cost, instant=instant, ongoing=True, attaches=to, aim=to, effects=first
    )


def weapon(
    name: str,
    icon: Icon,
    cost: int,
    figures: tuple[int, DamageType, int],
    slot: Literal["Melee", "Ranged"],
    *words: Word,
    two_handed: bool = False,
) -> CardRecord:
    """Return a weapon; ``figures`` are ATK, damage type and strike cost."""
    atk, damage_type, strike = figures
    return _card(
        name,
        "Weapon",
        icon,
        words,
        cost=cost,
        atk=atk,
        damage_type=damage_type,
        strike=strike,
        slot=slot,
        slot_limit=1,
        two_handed=two_handed,
    )


def armor(name: str, icon: Icon, cost: int, defense: int, slot: str, *words: Word) -> CardRecord:
    return _card(name, "Armor", icon, words, cost=cost, defense=defense, slot=slot, slot_limit=1)


def item(name: str, icon: Icon, cost: int, kind: str, *words: Word) -> CardRecord:
    """Return an item: a ring or a trinket, of which two are worn, or a potion."""
    if kind in ("Ring", "Trinket"):
        return _card(name, "Item", icon, words, cost=cost, slot=kind, slot_limit=2)
    return _card(name, "Item", icon, words, cost=cost, traits=(kind,))


def quest(name: str, icon: Icon | None, completed: Quest) -> CardRecord:
    return _card(name, "Quest", icon, quest=completed)
