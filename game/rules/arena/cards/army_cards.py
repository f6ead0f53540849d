"""The army cards of the set: five Planeswalkers and ten squads, with their figures and abilities."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.arena.cards import traits as t
from game.rules.arena.cards.effects import Colour, key_of


class Figures(NamedTuple):
    """What holds for each figure of a card."""

    life: int
    move: int
    range: int
    power: int
    toughness: int
    height: int


def _abilities(named: tuple[tuple[str, t.Trait], ...]) -> tuple[t.AbilityWords, ...]:
    return tuple(t.AbilityWords(name=name, trait=trait) for name, trait in named)


def _planeswalker(
    name: str, title: str, colour: Colour, each: Figures, *abilities: tuple[str, t.Trait], cost: int
) -> t.ArmyCard:
    return t.ArmyCard(
        key=key_of(name),
        name=name,
        kind="planeswalker",
        colour=colour,
        cost=cost,
        ppf=cost,
        types=("Planeswalker",),
        abilities=_abilities(abilities),
        title=title,
        **each._asdict(),
    )


def _squad(
    name: str,
    colour: Colour,
    each: Figures,
    *abilities: tuple[str, t.Trait],
    cost: int,
    ppf: int,
    types: tuple[str, ...],
    size: str = "Medium",
    unique: bool = True,
    spaces: int = 1,
) -> t.ArmyCard:
    return t.ArmyCard(
        key=key_of(name),
        name=name,
        kind="squad",
        colour=colour,
        cost=cost,
        ppf=ppf,
        types=types,
        abilities=_abilities(abilities),
        size=size,
        figures=3,
        unique=unique,
        spaces=spaces,
        **each._asdict(),
    )


_CARDS = (
    _planeswalker(
        "Gideon Jura",
        "Combat Mage",
        "white",
        Figures(life=6, move=6, range=1, power=3, toughness=5, height=5),
        ("Avatar of Justice", t.Avatar(power=1, reach=2)),
        ("Counter Strike", t.CounterStrike()),
        cost=350,
    ),
    _planeswalker(
        "Jace Beleren",
        "Mindmage",
        "blue",
        Figures(life=7, move=6, range=7, power=5, toughness=3, height=4),
        ("Focused Thoughts", t.FocusedThoughts()),
        ("Mind Stealer", t.MindStealer(needed=16, reach=4)),
        cost=340,
    ),
    _planeswalker(
        "Liliana Vess",
        "Necromancer",
        "black",
        Figures(life=7, move=6, range=6, power=4, toughness=3, height=4),
        ("Zombie Toughness", t.Rally(kin="Zombie", toughness=1, reach=4)),
        ("Snuff Out", t.SnuffOut(reach=6)),
        cost=325,
    ),
    _planeswalker(
        "Chandra Nalaar",
        "Pyromancer",
        "red",
        Figures(life=6, move=6, range=5, power=3, toughness=4, height=4),
        ("Double Attack", t.DoubleAttack()),
        ("Super Heated", t.SuperHeated(amount=1, reach=6, colour="red")),
        cost=365,
    ),
    _planeswalker(
        "Nissa Revane",
        "Animist",
        "green",
        Figures(life=7, move=5, range=7, power=3, toughness=4, height=4),
        ("Keen Sight", t.KeenSight(range=2, reach=4, colour="green")),
        ("Sprint", t.Sprint(steps=3)),
        cost=330,
    ),
    _squad(
        "Rhox Veterans",
        "white",
        Figures(life=3, move=5, range=1, power=3, toughness=2, height=5),
        ("Battle Formation", t.Formation(toughness=1)),
        ("Trample", t.Trample()),
        cost=90,
        ppf=30,
        types=("Rhino", "Soldier"),
        size="Large",
    ),
    _squad(
        "Kor Hookmasters",
        "white",
        Figures(life=3, move=5, range=3, power=3, toughness=2, height=4),
        ("Detain", t.Detain()),
        cost=60,
        ppf=20,
        types=("Kor", "Soldier"),
        unique=False,
    ),
    _squad(
        "Leyline Phantoms",
        "blue",
        Figures(life=3, move=6, range=1, power=3, toughness=5, height=5),
        ("Phantom Walk", t.PhantomWalk()),
        cost=95,
        ppf=31,
        types=("Illusion",),
    ),
    _squad(
        "Illusionary Projections",
        "blue",
        Figures(life=2, move=5, range=6, power=3, toughness=2, height=4),
        ("Collective Knowledge", t.Knowledge(cards=1)),
        ("Illusionary Deception", t.Deception()),
        cost=65,
        ppf=21,
        types=("Illusion",),
        unique=False,
    ),
    _squad(
        "Restless Zombies",
        "black",
        Figures(life=1, move=5, range=1, power=3, toughness=1, height=4),
        ("Darkness Arises", t.Arising(needed=12, reach=4)),
        cost=60,
        ppf=20,
        types=("Zombie",),
        unique=False,
    ),
    _squad(
        "Blighted Reavers",
        "black",
        Figures(life=3, move=5, range=1, power=3, toughness=3, height=5),
        ("Necrotic Stench", t.Stench(toughness=2, reach=2, spares="Zombie")),
        cost=115,
        ppf=38,
        types=("Zombie",),
        size="Large",
    ),
    _squad(
        "Flamewing Phoenixes",
        "red",
        Figures(life=1, move=6, range=1, power=2, toughness=2, height=4),
        ("Flying", t.Flying()),
        ("Rebirth", t.Rebirth()),
        cost=35,
        ppf=11,
        types=("Phoenix",),
        unique=False,
    ),
    _squad(
        "Blazing Firecats",
        "red",
        Figures(life=3, move=7, range=1, power=4, toughness=3, height=3),
        ("Haste", t.Haste()),
        ("Intense Strike", t.IntenseStrike(dice=1)),
        cost=100,
        ppf=33,
        types=("Elemental", "Cat"),
        spaces=2,
    ),
    _squad(
        "Elf Rangers",
        "green",
        Figures(life=2, move=6, range=5, power=3, toughness=2, height=4),
        ("Squad Sprint", t.Sprint(steps=2)),
        cost=85,
        ppf=28,
        types=("Elf", "Scout"),
        unique=False,
    ),
    _squad(
        "Pummelroot Elementals",
        "green",
        Figures(life=3, move=5, range=1, power=4, toughness=3, height=6),
        ("Trample", t.Trample()),
        cost=85,
        ppf=28,
        types=("Plant", "Elemental"),
        size="Large",
    ),
)

#: Every army card by its key.
ARMY_CARDS: dict[str, t.ArmyCard] = {card.key: card for card in _CARDS}
