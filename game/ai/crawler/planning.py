"""One Encounter ahead: which Adventurers and cards win the attack, and which are left to stop the Retaliation.

An Encounter that is built holds no chance, so every sum is asked of the rules on a table on which the cards are thought
to lie. Nothing is looked at beyond the end of the Encounter: what a card will be good for later is a price on each card
that is used (``values.py``).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from game.ai.crawler import values
from game.core.commands import Command
from game.rules.crawler.attacking import legal_targets
from game.rules.crawler.cards.effects import ActivateCharacter, Effect, RemoveFromPlay, ResetAdventurers, Weaken
from game.rules.crawler.cards.terms import AttackLine, CrawlerType
from game.rules.crawler.playing import ROWS, box_of, serves_struggle, why_no_commit, why_no_play, why_no_use
from game.rules.crawler.power import power_of, total
from game.rules.crawler.presentation.queries import retaliation_sum
from game.rules.crawler.resources import cost_of, free
from game.rules.crawler.state.commands import Commit, PlayCard, UseCard
from game.rules.crawler.state.table import CrawlerCard, DungeonCard, Struggle, Table, crawler_record, played_by_id
from game.rules.crawler.stats import characters, effects_of
from game.rules.crawler.struggles import DefenceReport, attack_report, defence_report
from game.rules.crawler.wounds import protects

#: Most cards of the hand that are thought of together.
_MOST_CARDS = 3


class Plan(msgspec.Struct, frozen=True):
    """What to do in a struggle, one command after another, and what it is good for."""

    value: float
    commands: tuple[Command, ...] = ()


class _Option(msgspec.Struct, frozen=True):
    """A card that gives ``stamina``, the part ``magic`` of it against what is Incorporeal."""

    command: PlayCard | UseCard
    stamina: int
    magic: int


# What is thought of


def _playing(table: Table, command: PlayCard) -> Table:
    """The table with a card of the hand in play, and committed if it serves the struggle."""
    record = crawler_record(table, command.card)
    card = CrawlerCard(command.card, record.key, ROWS[record.stay], table.round.number, command.boosted)
    after = replace(table, hand=tuple(one for one in table.hand if one != command.card), played=(*table.played, card))
    return _serving(after, card) if record.stay == "encounter" else after


def _serving(table: Table, card: CrawlerCard) -> Table:
    struggle = table.struggle
    if struggle is None or not serves_struggle(effects_of(card)):
        return table
    return replace(table, struggle=replace(struggle, cards=(*struggle.cards, card.id)))


def _doing(table: Table, command: PlayCard | UseCard) -> Table:
    if isinstance(command, PlayCard):
        return _playing(table, command)
    card = played_by_id(table, command.card)
    assert card is not None
    return _serving(table, card)


def _boxes(table: Table, card: int) -> Iterator[tuple[PlayCard, tuple[Effect, ...]]]:
    """The ways to play a card of the hand that are legal now, the second box first."""
    record = crawler_record(table, card)
    if record.boost is not None and why_no_play(table, card, boosted=True) is None:
        yield PlayCard(card, boosted=True), box_of(record, boosted=True)
    elif why_no_play(table, card) is None:
        yield PlayCard(card), box_of(record, boosted=False)


def _upright(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The Adventurers that can be Activated for the struggle at hand, one after another, by players who are still
    asked."""
    able: list[int] = []
    for one in table.party:
        if one.seat in seats and why_no_commit(table, one.seat, one.id) is None:
            able.append(one.id)
            assert table.struggle is not None
            struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, one.id))
            table = replace(table, struggle=struggle)
    return tuple(able)


def _price(count: int) -> float:
    """What it costs to use that many cards."""
    return values.FIRST_CARD + values.CARD * (count - 1) if count else 0.0


# Tricks: cards that change the Encounter before a struggle is resolved


class _Trick(msgspec.Struct, frozen=True):
    """A card that is played first, the table after it, and what it is good for by itself."""

    command: PlayCard
    table: Table
    value: float


def target_of(table: Table, targets: Iterable[int], *, leaves: bool) -> int:
    """The card of the Encounter that an effect is best aimed at: that which attacks hardest; among those that would
    leave play that which it is best to be rid of."""

    def good(card: DungeonCard) -> float:
        attacks = 0.0 if card.activated or card.locks else float(power_of(table, card.id))
        return attacks + (values.slaying(table, card) if leaves else 0.0)

    found = [card for card in table.encounter if card.id in set(targets)]
    return max(found, key=good).id if found else 0


def _tricks(table: Table) -> Iterator[_Trick]:
    for card in table.hand:
        for command, box in _boxes(table, card):
            for effect in box:
                if isinstance(effect, ActivateCharacter | RemoveFromPlay):
                    yield from _aimed_trick(table, command, effect)
                elif isinstance(effect, Weaken):
                    yield _Trick(command, _playing(table, command), 0.0)
                elif isinstance(effect, ResetAdventurers):
                    yield _reset_trick(table, command, effect)


def _reset_trick(table: Table, command: PlayCard, effect: ResetAdventurers) -> _Trick:
    """Adventurers that have attacked stand upright again and can defend."""
    after = _playing(table, command)
    able = [one.id for one in table.party if one.activated and not one.defended][: effect.adventurers]
    party = tuple(replace(one, activated=False) if one.id in able else one for one in after.party)
    return _Trick(command, replace(after, party=party), 0.0)


def _aimed_trick(table: Table, command: PlayCard, effect: ActivateCharacter | RemoveFromPlay) -> Iterator[_Trick]:
    kind = effect.card_type if isinstance(effect, RemoveFromPlay) else "Character"
    able = [
        card.id
        for card in table.encounter
        if card.record.type == kind and (effect.cost is None or card.record.cost <= effect.cost)
    ]
    able = [number for number in able if kind != "Character" or number in {one.id for one in characters(table)}]
    leaves = isinstance(effect, RemoveFromPlay)
    target = target_of(table, able, leaves=leaves)
    if not target:
        return
    after = _playing(table, command)
    card = next(one for one in table.encounter if one.id == target)
    if isinstance(effect, ActivateCharacter):
        changed = tuple(replace(one, activated=True) if one.id == target else one for one in after.encounter)
        yield _Trick(command, replace(after, encounter=changed), 0.0)
        return
    left = tuple(one for one in after.encounter if one.id != target)
    good = values.slaying(table, card) if kind == "Character" and not effect.restock else 0.0
    yield _Trick(command, replace(after, encounter=left), good)


def _best_with_tricks(base: Plan, tricks: Iterable[tuple[_Trick, Plan]]) -> Plan:
    """The plan itself, or one trick before another plan."""
    best = base
    for trick, after in tricks:
        value = trick.value + after.value - values.CARD
        if value > best.value + 0.05:
            # What follows is planned again when the trick is done.
            best = Plan(value, (trick.command,))
    return best


# The Adventurers' attack


def attack_plan(table: Table, seats: tuple[int, ...]) -> Plan:
    """The best attack with what is committed already: who, with which cards; or none."""
    base = _attack(table, seats)
    return _best_with_tricks(base, ((trick, _attack(trick.table, seats)) for trick in _tricks(table)))


def _attack(table: Table, seats: tuple[int, ...]) -> Plan:
    assert table.struggle is not None
    able = _for_attack(table, seats)
    best = Plan(-_retaliation_cost(table, seats, won=False))
    for commands in _combinations(table, _attack_cards(table)):
        thought = table
        for command in commands:
            thought = _playing(thought, command)
        report = attack_report(thought)
        needed = max(report.missing, 0 if report.made else 1)
        if needed > len(able):
            continue
        chosen = able[:needed]
        value, after = _after_attack(thought, chosen)
        value -= _price(len(commands)) + _retaliation_cost(after, seats, won=True)
        if value > best.value + 1e-9:
            best = Plan(value, (*commands, *(Commit(one) for one in chosen)))
    return best


def _for_attack(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those that can attack; first those that have defended already."""
    defended = {one.id for one in table.party if one.defended}
    return tuple(sorted(_upright(table, seats), key=lambda one: one not in defended))


def _attack_cards(table: Table) -> tuple[PlayCard, ...]:
    found = (way for card in table.hand for way in _boxes(table, card))
    return tuple(command for command, box in found if any(isinstance(effect, AttackLine) for effect in box))


def _combinations(table: Table, commands: tuple[PlayCard, ...]) -> Iterator[tuple[PlayCard, ...]]:
    """Cards that the pools pay for together, none first; of equal cards one selection only."""
    seen = set()
    for count in range(min(len(commands), _MOST_CARDS) + 1):
        for chosen in itertools.combinations(commands, count):
            keys = tuple(sorted(table.cards[command.card] for command in chosen))
            if keys not in seen and _paid(table, chosen):
                seen.add(keys)
                yield chosen


def _paid(table: Table, commands: Iterable[PlayCard | UseCard]) -> bool:
    """Do the pools pay for all of these? What is in play already is paid for."""
    costs: dict[CrawlerType, int] = {}
    for command in commands:
        record = crawler_record(table, command.card)
        cost = cost_of(table, record) if isinstance(command, PlayCard) else 0
        costs[record.type] = costs.get(record.type, 0) + cost
    return all(cost <= max(0, free(table, each)) for each, cost in costs.items())


def _after_attack(table: Table, adventurers: tuple[int, ...]) -> tuple[float, Table]:
    """What a won attack is good for, and the table after it."""
    assert table.struggle is not None
    struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, *adventurers))
    table = replace(table, struggle=struggle)
    report = attack_report(table)
    value = 0.0
    wounded: set[int] = set()
    for _ in range(report.area):
        target = wound_target(table, legal_targets(table, tuple(wounded), area=report.area > 1))
        if not target:
            break
        card = next(one for one in table.encounter if one.id == target)
        if not protects(table, target, report.types):
            value += values.wounding(table, card)
        wounded.add(target)
    harmed = {number for number in wounded if not protects(table, number, report.types)}
    changed = []
    for card in table.encounter:
        wounds = card.wounds + (card.id in harmed)
        changed.append(replace(card, wounds=wounds, stripped=card.stripped or card.id in report.stripped))
    party = tuple(
        replace(one, activated=True, attacked=True) if one.id in struggle.adventurers else one for one in table.party
    )
    return value, replace(table, party=party, encounter=tuple(changed), struggle=None)


def wound_target(table: Table, targets: Iterable[int]) -> int:
    """The Character that it is best to wound; 0 when there is none."""
    types = attack_report(table).types

    def good(card: DungeonCard) -> float:
        return 0.0 if protects(table, card.id, types) else values.wounding(table, card)

    found = [card for card in table.encounter if card.id in set(targets)]
    return max(found, key=good).id if found else 0


def _retaliation_cost(table: Table, seats: tuple[int, ...], *, won: bool) -> float:
    """What the Retaliation will cost when it is defended as well as can be."""
    coming = replace(table, struggle=Struggle("retaliation"), round=replace(table.round, won=won))
    return -_defence(coming, tuple(range(table.seats))).value


# Defence


def defence_plan(table: Table, seats: tuple[int, ...]) -> Plan:
    """The best defence against the attack at hand."""
    base = _defence(table, seats)
    return _best_with_tricks(base, ((trick, _defence(trick.table, seats)) for trick in _tricks(table)))


#: What an Adventurer is good for that is upright after a trigger's attack.
_LATER = 0.35


def _defence(table: Table, seats: tuple[int, ...]) -> Plan:
    report = defence_report(table)
    able = _for_defence(table, seats) if report.attackers else ()
    spared = 0.0 if table.struggle is not None and table.struggle.kind == "retaliation" else _LATER
    later = retaliation_sum(table).attacks[1:]
    won, lost = values.conditions(table) if not spared else (0.0, 0.0)
    best = Plan(
        -_hits(table, report, total(report.stamina), report.magic) - lost - _aimed_cost(table, later, len(able))
    )
    if not any(assault.hits for assault in report.assaults):
        if table.struggle is not None and not table.struggle.adventurers and table.round.won and won and able:
            return Plan(won - _aimed_cost(table, later, len(able) - 1), (Commit(able[0]),))
        return Plan(-_aimed_cost(table, later, len(able)))
    for chosen in _selections(table, _stamina_cards(table)):
        stamina = total(report.stamina) + sum(option.stamina for option in chosen)
        magic = report.magic + sum(option.magic for option in chosen)
        needed = _needed(table, report, able, stamina)
        if needed is None:
            continue
        value = -_hits(table, report, stamina + _given(table, able[:needed]), magic) - _price(len(chosen))
        value -= spared * needed + _aimed_cost(table, later, len(able) - needed)
        value += won if table.round.won and value > -0.5 else 0.0
        if value > best.value + 1e-9:
            best = Plan(value, (*(option.command for option in chosen), *(Commit(one) for one in able[:needed])))
    return best


def _for_defence(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those that can defend; first those that give more than 1."""
    given = {one: _given(table, (one,)) for one in _upright(table, seats)}
    return tuple(sorted(given, key=lambda one: -given[one]))


def _given(table: Table, adventurers: tuple[int, ...]) -> int:
    """The stamina that Adventurers would add."""
    if not adventurers or table.struggle is None:
        return 0
    struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, *adventurers))
    return total(defence_report(replace(table, struggle=struggle)).stamina) - total(defence_report(table).stamina)


def _needed(table: Table, report: DefenceReport, able: tuple[int, ...], stamina: int) -> int | None:
    """How many of them it takes to stop all that can be stopped; None when they are too few."""
    most = max((total(one.power) for one in report.assaults if not one.unstoppable), default=0)
    for count in range(len(able) + 1):
        if stamina + _given(table, able[:count]) >= most:
            return count
    return None


def _hits(table: Table, report: DefenceReport, stamina: int, magic: int) -> float:
    """What the attacks cost that such stamina does not stop."""
    cost = 0.0
    for one in report.assaults:
        if total(one.power) > stamina or one.incorporeal > magic or one.unstoppable:
            cost += values.hit_cost(table, one.target, one.attackers)
    return cost


def _aimed_cost(table: Table, attacks: tuple[DefenceReport, ...], able: int) -> float:
    """What attacks on places of their own will cost with so many Adventurers left."""
    cost = 0.0
    for report in attacks:
        most = max((total(one.power) for one in report.assaults), default=0)
        if any(one.unstoppable for one in report.assaults) or most > able:
            cost += _hits(table, report, 0, 0)
        else:
            able -= most
    return cost


def _stamina_cards(table: Table) -> tuple[_Option, ...]:
    """The cards that can be committed to the defence at hand."""
    commands: list[PlayCard | UseCard] = []
    for card in table.hand:
        commands += [command for command, box in _boxes(table, card) if serves_struggle(box)]
    used = (card for card in table.played if card.row == "permanent" and serves_struggle(card.record.effects))
    commands += [UseCard(card.id) for card in used if why_no_use(table, card.id) is None]
    base = defence_report(table)
    found = []
    for command in commands:
        report = defence_report(_doing(table, command))
        stamina, magic = total(report.stamina) - total(base.stamina), report.magic - base.magic
        if stamina > 0:
            found.append(_Option(command, stamina, magic))
    return tuple(found)


def _selections(table: Table, options: tuple[_Option, ...]) -> Iterator[tuple[_Option, ...]]:
    """Cards that the pools pay for together, none first."""
    for count in range(min(len(options), _MOST_CARDS) + 1):
        for chosen in itertools.combinations(options, count):
            if _paid(table, (option.command for option in chosen)):
                yield chosen
