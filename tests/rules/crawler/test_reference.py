"""Power, Stamina, pools and costs on random situations, against sums that were written from the rules page alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.rules.crawler.cards.all_cards import KEYS
from game.rules.crawler.cards.records import CrawlerRecord
from game.rules.crawler.power import total
from game.rules.crawler.resources import cost_of, pool
from game.rules.crawler.state.table import Struggle, StruggleKind, Table
from game.rules.crawler.stats import primary_target
from game.rules.crawler.struggles import attack_report, defence_report
from tests.rules.crawler import reference as r
from tests.rules.crawler.encounters import Scene

SEEDS = range(8)
SITUATIONS = 150


def situation(chance: Random) -> r.Situation:
    """Return anything that may lie on a table, and much that seldom does."""
    heroes = [
        r.Hero(
            chance.choice(sorted(r.ADVENTURERS)),
            locked=chance.random() < 0.2,
            boots=chance.random() < 0.15,
            helm=chance.random() < 0.15,
            committed=chance.random() < 0.5,
        )
        for _ in range(chance.randint(1, 5))
    ]
    foes = [_foe(chance) for _ in range(chance.randint(0, 7))]
    return r.Situation(heroes, foes, [_card(chance) for _ in range(chance.randint(0, 5))])


def _foe(chance: Random) -> r.Foe:
    foe = r.Foe(chance.choice(sorted(r.FOES)))
    foe.wounds = chance.randint(0, foe.life) if foe.is_character and chance.random() < 0.4 else 0
    foe.locked, foe.activated, foe.new = (chance.random() < 0.15 for _ in range(3))
    foe.stripped = foe.line[0] != "Melee" and chance.random() < 0.3
    foe.ignored = foe.is_character and chance.random() < 0.1
    return foe


def _card(chance: Random) -> r.Card:
    name = chance.choice([name for name in sorted(r.CARDS) if name not in ("Winged Boots", "Wool-Lined Helm")])
    boosted = bool(r.CARDS[name][2]) and chance.random() < 0.5
    return r.Card(name, boosted, new=True, committed=chance.random() < 0.7)


def table_of(wanted: r.Situation, kind: StruggleKind) -> tuple[Table, Scene]:
    """Return the same situation as the rules know it."""
    scene = Scene()
    for hero in wanted.heroes:
        number = scene.adventurer(hero.name, locks=int(hero.locked))
        if hero.boots:
            scene.in_play("Winged Boots", "assigned", host=number)
        if hero.helm:
            scene.in_play("Wool-Lined Helm", "assigned", host=number)
    scene.party = [one.id for one in scene.table.party]
    for foe in wanted.foes:
        scene.dungeon(
            foe.name,
            entered=2 if foe.new else 1,
            wounds=foe.wounds,
            locks=int(foe.locked),
            activated=foe.activated,
            stripped=foe.stripped,
            ignored=foe.ignored,
        )
    cards = [
        scene.in_play(card.name, "response", entered=2 if card.new else 1, boosted=card.boosted)
        for card in wanted.cards
    ]
    struggle = Struggle(
        kind,
        adventurers=tuple(number for number, hero in zip(scene.party, wanted.heroes, strict=True) if hero.committed),
        cards=tuple(number for number, card in zip(cards, wanted.cards, strict=True) if card.committed),
    )
    return replace(scene.table, struggle=struggle), scene


@pytest.mark.parametrize("seed", SEEDS)
def test_the_adventurers_attack_is_the_sum_of_the_page(seed: int) -> None:
    chance = Random(f"attack {seed}")
    for _ in range(SITUATIONS):
        wanted = situation(chance)
        table, _scene = table_of(wanted, "attack")
        report = attack_report(table)
        power, defence, distance, types, area, stripped = wanted.attack()
        assert (report.total_power, report.total_stamina) == (power, defence), wanted
        assert (report.distance, set(report.types), report.area) == (distance, types, area), wanted
        assert set(report.stripped) == {table.encounter[place].id for place in stripped}, wanted
        assert report.wins == (any(hero.committed for hero in wanted.heroes) and power >= defence), wanted


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dungeons_retaliation_is_the_sum_of_the_page(seed: int) -> None:
    chance = Random(f"retaliation {seed}")
    hits = 0
    for _ in range(SITUATIONS):
        wanted = situation(chance)
        table, scene = table_of(wanted, "retaliation")
        report = defence_report(table)
        assert primary_target(table) == scene.party[wanted.primary()], wanted
        if wanted.attackers():
            assert (total(report.stamina), report.magic) == wanted.stamina(), wanted
        found = {each.target: (total(each.power), each.hits) for each in report.assaults}
        assert found == {scene.party[place]: one for place, one in wanted.retaliation().items()}, wanted
        hits += sum(hit for _, hit in found.values())
    assert hits > SITUATIONS // 4


@pytest.mark.parametrize("seed", SEEDS)
def test_pools_and_costs_are_those_of_the_page(seed: int) -> None:
    chance = Random(f"resources {seed}")
    for _ in range(SITUATIONS):
        wanted = situation(chance)
        table, _scene = table_of(wanted, "attack")
        assert [pool(table, kind) for kind in r.TYPES] == [wanted.pool(kind) for kind in r.TYPES], wanted  # type: ignore[arg-type]
        for card, played in zip(wanted.cards, table.played[-len(wanted.cards) :] if wanted.cards else (), strict=True):
            assert isinstance(played.record, CrawlerRecord) and played.key == KEYS[card.name]
            assert cost_of(table, played.record) == wanted.cost(card), wanted
