"""Defence: which Adventurers and cards stop an attack of the Dungeon, or part of it, and what it costs if none do."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.ai.crawler import values
from game.ai.crawler.plans import Faced, Known, Plan, box, dearer, doing, price, selections, upright
from game.rules.crawler.playing import serves_struggle, why_no_use
from game.rules.crawler.power import total
from game.rules.crawler.state.commands import Commit, PlayCard, UseCard
from game.rules.crawler.state.table import Struggle, Table, played_by_id
from game.rules.crawler.stats import traits_of_adventurer
from game.rules.crawler.struggles import DefenceReport, aiming, defence_report

#: What an Adventurer is worth that is upright after a trigger's attack, and after the last one.
LATER, _IDLE = 0.35, 0.01


class _Option(msgspec.Struct, frozen=True):
    """A card that gives ``stamina``, the part ``magic`` of it against what is Incorporeal."""

    command: PlayCard | UseCard
    stamina: int
    magic: int


def defence_plans(table: Table, seats: tuple[int, ...], known: Known) -> tuple[Plan, ...]:
    """Return the ways to meet the attack at hand, the best first; one of them commits nothing."""
    return tuple(sorted(_plans(table, seats, known), key=lambda plan: -plan.value))


def retaliation_cost(table: Table, known: Known, *, won: bool) -> float:
    """Return what the Retaliation will cost when it is defended as well as can be."""
    coming = replace(table, struggle=Struggle("retaliation"), round=replace(table.round, won=won))
    everybody = tuple(range(table.seats))
    return -max(plan.value for plan in _plans(coming, everybody, known))


def _plans(table: Table, seats: tuple[int, ...], known: Known) -> Iterator[Plan]:
    faced = _faced(table, known)
    report = faced.report
    able = _able(table, seats, known) if report.attackers else ()
    is_last = table.struggle is not None and table.struggle.kind == "retaliation"
    spared = _IDLE if is_last else LATER
    won, lost = values.conditions(table) if is_last else (0.0, 0.0)
    base, magic = total(report.stamina), report.magic
    if not any(assault.hits for assault in report.assaults):
        bare = -_aimed_cost(table, faced, len(able))
        yield Plan(bare)
        committed = table.struggle is not None and table.struggle.adventurers
        if not committed and table.round.won and won and able:
            yield Plan(won - _aimed_cost(table, faced, len(able) - 1), (Commit(able[0][0]),))
        return
    yield Plan(-_hits(table, faced, report, base, magic) - lost - _aimed_cost(table, faced, len(able)))
    for chosen in selections(table, _stamina_cards(table, report, known), lambda option: option.command):
        stamina = base + sum(option.stamina for option in chosen)
        more_magic = magic + sum(option.magic for option in chosen)
        for needed in _numbers(report, able, stamina):
            if not needed and not chosen:
                continue
            given = stamina + sum(amount for _, amount in able[:needed])
            hits = _hits(table, faced, report, given, more_magic)
            shields = sum(isinstance(option.command, UseCard) for option in chosen)
            value = -hits - price(table, len(chosen) - shields) - values.CARD * shields - spared * needed
            value -= dearer(table, [option.command.card for option in chosen])
            value -= _aimed_cost(table, faced, len(able) - needed)
            value += won if table.round.won and not hits else 0.0
            value -= lost if hits else 0.0
            commits = (Commit(one) for one, _ in able[:needed])
            yield Plan(value, (*(option.command for option in chosen), *commits))


def _faced(table: Table, known: Known) -> Faced:
    """Return the attack at hand. That which follows an attack of the party's depends on the Encounter and on the cards
    that were played, not on who stands upright."""
    struggle = table.struggle
    played = tuple(card.id for card in table.played if card.row == "response")
    key = (table.encounter, struggle, played if struggle is None or not struggle.adventurers else table.party)
    found = known.faced.get(key)
    if found is None:
        later: tuple[DefenceReport, ...] = ()
        if struggle is None or not struggle.trigger:
            aimed = struggle.aimed if struggle is not None else 0
            waiting = [card for card in aiming(table) if card != aimed]
            bare = replace(table, struggle=None) if waiting else table
            later = tuple(defence_report(bare, card) for card in waiting)
        found = known.faced[key] = Faced(defence_report(table), later, {})
    return found


def _able(table: Table, seats: tuple[int, ...], known: Known) -> tuple[tuple[int, int], ...]:
    """Return those that can defend with the stamina that each gives; first those that give most."""
    given = [(one, _given(table, one, known)) for one in upright(table, seats)]
    return tuple(sorted(given, key=lambda pair: -pair[1]))


def _given(table: Table, adventurer: int, known: Known) -> int:
    """Return the stamina that an Adventurer would add."""
    assert table.struggle is not None
    key = traits_of_adventurer(table, adventurer)
    if key not in known.given:
        struggle = replace(table.struggle, adventurers=(*table.struggle.adventurers, adventurer))
        after = defence_report(replace(table, struggle=struggle))
        known.given[key] = total(after.stamina) - total(defence_report(table).stamina), 0
    return known.given[key][0]


def _numbers(report: DefenceReport, able: tuple[tuple[int, int], ...], stamina: int) -> list[int]:
    """Return how many Adventurers it takes to stop each attack that can be stopped, with the cards' stamina."""
    found = []
    for most in {total(one.power) for one in report.assaults if not one.unstoppable}:
        given = stamina
        for count in range(len(able) + 1):
            if given >= most:
                found.append(count)
                break
            given += able[count][1] if count < len(able) else 0
    return sorted(set(found))


def _hits(table: Table, faced: Faced, report: DefenceReport, stamina: int, magic: int) -> float:
    """Return what the attacks cost that such stamina does not stop."""
    cost = 0.0
    for one in report.assaults:
        if total(one.power) > stamina or one.incorporeal > magic or one.unstoppable:
            key = (one.target, one.attackers)
            if key not in faced.costs:
                faced.costs[key] = values.hit_cost(table, one.target, one.attackers)
            cost += faced.costs[key]
    return cost


def _aimed_cost(table: Table, faced: Faced, able: int) -> float:
    """Return what attacks on places of their own will cost with this many Adventurers left."""
    cost = 0.0
    for report in faced.later:
        most = max((total(one.power) for one in report.assaults), default=0)
        if any(one.unstoppable for one in report.assaults) or most > able:
            cost += _hits(table, faced, report, 0, 0)
        else:
            able -= most
    return cost


def _stamina_cards(table: Table, report: DefenceReport, known: Known) -> tuple[_Option, ...]:
    """Return the cards that can be committed to the defence at hand."""
    commands: list[PlayCard | UseCard] = []
    for card in table.hand:
        way = box(table, card, known)
        if way is not None and serves_struggle(way[1], "retaliation"):
            commands.append(way[0])
    for used in table.played:
        is_shield = used.row == "permanent" and serves_struggle(used.record.effects, "retaliation")
        if is_shield and why_no_use(table, used.id) is None:
            commands.append(UseCard(used.id))
    found = []
    for command in commands:
        boosted = isinstance(command, PlayCard) and command.boosted
        in_play = isinstance(command, UseCard) and played_by_id(table, command.card) is not None
        key = (table.cards[command.card], boosted, in_play, len(report.attackers))
        if key not in known.given:
            after = defence_report(doing(table, command))
            known.given[key] = total(after.stamina) - total(report.stamina), after.magic - report.magic
        stamina, magic = known.given[key]
        if stamina > 0:
            found.append(_Option(command, stamina, magic))
    return tuple(found)
