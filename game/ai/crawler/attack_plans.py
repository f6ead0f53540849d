"""The Adventurers' attack: who attacks with which cards, what is wounded by it, and what the Retaliation will cost with
those who are left; or no attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set

from msgspec.structs import replace

from game.ai.crawler import values
from game.ai.crawler.defence_plans import retaliation_cost
from game.ai.crawler.plans import Known, Plan, box, playing, price, selections, upright
from game.rules.crawler.attacking import legal_targets
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.cards.traits import Charm, Leap, Rampage, Regeneration
from game.rules.crawler.playing import box_of
from game.rules.crawler.power import power_of
from game.rules.crawler.state.commands import Commit, PlayCard
from game.rules.crawler.state.table import DungeonCard, Table, crawler_record
from game.rules.crawler.stats import possessors, trait_of, traits_in_force, traits_of_adventurer
from game.rules.crawler.struggles import attack_report
from game.rules.crawler.wounds import protects


def attack_plans(table: Table, seats: tuple[int, ...], known: Known) -> tuple[Plan, ...]:
    """Return the attacks that can be won with what is committed already, and none; the best first."""
    return tuple(sorted(_plans(table, seats, known), key=lambda plan: -plan.value))


def _plans(table: Table, seats: tuple[int, ...], known: Known) -> Iterator[Plan]:
    able = _able(table, seats)
    yield Plan(-retaliation_cost(table, known, won=False))
    for commands in selections(table, _attack_cards(table, known), lambda command: command):
        thought = table
        for command in commands:
            thought = playing(thought, command)
        report = attack_report(thought)
        needed = max(report.missing, 0 if report.made else 1)
        if needed <= len(able):
            chosen = able[:needed]
            value = _after_attack(thought, chosen, known) - price(table, len(commands))
            yield Plan(value, (*commands, *(Commit(one) for one in chosen)))


def _able(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those that can attack: first those that have defended already, last those that defend best."""
    party = {one.id: (not one.defended, len(traits_of_adventurer(table, one.id))) for one in table.party}
    return tuple(sorted(upright(table, seats), key=lambda one: party[one]))


def _attack_cards(table: Table, known: Known) -> tuple[PlayCard, ...]:
    found = (box(table, card, known) for card in table.hand)
    ways = (way for way in found if way is not None)
    able = [command for command, effects in ways if any(isinstance(effect, AttackLine) for effect in effects)]
    return (*able, *(plain for command in able for plain in _for_leapers(table, command)))


def _for_leapers(table: Table, command: PlayCard) -> Iterator[PlayCard]:
    """Yield the first box of a card whose second one cannot be aimed at somebody in play."""
    lines = (one for one in box_of(crawler_record(table, command.card), boosted=True) if isinstance(one, AttackLine))
    if command.boosted and any(line.area > 1 for line in lines) and traits_in_force(table, Leap):
        yield PlayCard(command.card)


def _after_attack(table: Table, adventurers: tuple[int, ...], known: Known) -> float:
    """Return the value of a won attack, less what the Retaliation costs after it."""
    assert table.struggle is not None
    struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, *adventurers))
    table = replace(table, struggle=struggle)
    area = attack_report(table).area
    if area == 1:
        found = _by_target(table, legal_targets(table, (), area=False), known)
        return max(found.values(), default=-retaliation_cost(_wounded(table, set()), known, won=True))
    value = 0.0
    chosen: list[int] = []
    harmed: set[int] = set()
    for _ in range(area):
        target = wound_target(table, legal_targets(table, tuple(chosen), area=True))
        good = wound_value(table, target) if target else 0.0
        if not target or (chosen and good <= 0):
            break
        chosen.append(target)
        value += good
        if good > 0:
            harmed.add(target)
    return value - retaliation_cost(_wounded(table, harmed), known, won=True)


def _by_target(table: Table, targets: Iterable[int], known: Known) -> dict[int, float]:
    """Return the value of a Wound, less what the Retaliation costs after it, on the one that it is worth most on and
    on the one that would strike back hardest."""
    goods = {target: wound_value(table, target) for target in targets}
    found = {}
    for target in dict.fromkeys(max(goods, key=order) for order in (goods.__getitem__, _strength(table)) if goods):
        harmed = {target} if goods[target] > 0 else set()
        found[target] = goods[target] - retaliation_cost(_wounded(table, harmed), known, won=True)
    return found


def _strength(table: Table) -> Callable[[int], int]:
    """Return how hard each Character of the Encounter would strike back."""
    idle = {card.id for card in table.encounter if card.activated or card.locks}
    return lambda number: 0 if number in idle else power_of(table, number)


def best_wound(table: Table, targets: tuple[int, ...], known: Known) -> int:
    """Return the Character that it is best to wound, with what strikes back in mind; 0 when there is none."""
    found = _by_target(table, targets, known)
    return max(found, key=lambda number: (found[number], wound_value(table, number)), default=0)


def _wounded(table: Table, harmed: Set[int]) -> Table:
    """Return the table after a won attack that wounds these."""
    struggle = table.struggle
    assert struggle is not None
    report = attack_report(table)
    encounter = tuple(
        replace(card, wounds=card.wounds + (card.id in harmed), stripped=card.stripped or card.id in report.stripped)
        for card in table.encounter
    )
    party = tuple(
        replace(one, activated=True, attacked=True) if one.id in struggle.adventurers else one for one in table.party
    )
    return replace(table, party=party, encounter=encounter, struggle=None)


def wound_target(table: Table, targets: tuple[int, ...]) -> int:
    """Return the Character that it is best to wound; 0 when there is none."""
    return max(targets, key=lambda number: wound_value(table, number), default=0)


def wound_value(table: Table, number: int) -> float:
    """Return the value of a Wound by the attack at hand, with what it brings and what must be paid for it."""
    report = attack_report(table)
    if protects(table, number, report.types):
        return 0.0
    card = next(one for one in table.encounter if one.id == number)
    payment = _payment(table, number)
    if payment > len(table.hand):
        return 0.0
    value = values.wounding(table, card) - values.CARD * payment
    return max(0.0, value) - (_struck_back(table, card) if report.distance == "Melee" else 0.0) - _mirrored(table, card)


def _payment(table: Table, number: int) -> int:
    """Return how many cards must be discarded for a Wound."""
    regeneration = trait_of(table, number, Regeneration)
    if regeneration is not None:
        return regeneration.cards
    charm = trait_of(table, number, Charm)
    return charm.others if charm is not None else 0


def _struck_back(table: Table, card: DungeonCard) -> float:
    """Return what the Rampage of a wounded Character costs."""
    trait = trait_of(table, card.id, Rampage)
    struggle = table.struggle
    if trait is None or card.rampaged or card.spent >= trait.times or struggle is None:
        return 0.0
    return min((values.wound_cost(table, one) for one in struggle.adventurers), default=0.0)


def _mirrored(table: Table, card: DungeonCard) -> float:
    """Return the cost of the Wound that a possessed Adventurer takes as well, less the gain of being freed."""
    if not any(one.id == card.id for one in possessors(table)):
        return 0.0
    return values.wound_cost(table, card.target) - values.FREED
