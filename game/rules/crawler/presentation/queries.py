"""What a screen or a player may ask of a table, also of a seat's own view. Nothing here changes anything, and the
struggles are resolved by the same reports.

``attack_sum`` and ``retaliation_sum`` are the struggle as a sum, live while it is being committed. ``why_not`` says why
a card in hand cannot be played now. The sums of pools, Encounter and Quests follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.refusals import Refusal
from game.core.views import View
from game.rules.crawler.attacking import legal_targets
from game.rules.crawler.cards.terms import CRAWLER_TYPES, Affliction, CrawlerType, Lock, Pin
from game.rules.crawler.cards.traits import Charm, Regeneration, Snare
from game.rules.crawler.combat_triggers import waiting
from game.rules.crawler.playing import ROWS, actions, box_of, serves_struggle, why_no_play
from game.rules.crawler.quests import progress
from game.rules.crawler.resources import cost_of, free, occupying, pool, suppliers
from game.rules.crawler.state.steps import Window
from game.rules.crawler.state.table import CrawlerCard, DungeonCard, Struggle, Table, crawler_record, played_by_id
from game.rules.crawler.stats import encounter_cost, encounter_limit, is_locked, leading, trait_of
from game.rules.crawler.struggles import AttackReport, DefenceReport, aiming, attack_report, defence_report
from game.rules.crawler.wounds import afflictions_of_attack, protects


class PoolShown(msgspec.Struct, frozen=True):
    """A pool: its ``size``, the Adventurers that supply it, the cards that occupy it with how much each takes, and what
    is ``free`` (below 0 when it has fallen under what is in play)."""

    crawler_type: CrawlerType
    size: int
    suppliers: tuple[int, ...]
    occupied: tuple[tuple[int, int], ...]
    free: int


class AttackSum(msgspec.Struct, frozen=True):
    """The Adventurers' attack: the ``report`` item by item, the Characters that could be chosen for its next Wound, how
    many it can wound at ``most``, and who is ``certain`` to be wounded when it is resolved as it is."""

    report: AttackReport
    targets: tuple[int, ...]
    most: int
    certain: tuple[int, ...]


class RetaliationSum(msgspec.Struct, frozen=True):
    """The Dungeon's Retaliation: the pooled attack first, then each attack on a place of its own. ``upright`` are the
    Adventurers that could still be Activated to defend. Before the attack is resolved, it is as it would come now."""

    attacks: tuple[DefenceReport, ...]
    upright: tuple[int, ...]


def pools(table: Table) -> tuple[PoolShown, ...]:
    found = []
    for each in CRAWLER_TYPES:
        held = tuple((card.id, cost_of(table, card.record)) for card in occupying(table, each))
        found.append(PoolShown(each, pool(table, each), suppliers(table, each), held, free(table, each)))
    return tuple(found)


def encounter_gauge(table: Table) -> tuple[int, int]:
    """Return the cost of the Dungeon cards in play, and the limit."""
    return encounter_cost(table), encounter_limit(table)


def next_in_window(view: View[Any, Any]) -> int | None:
    """Return the seat that may act in the open window once the asked one is done; None if nobody, or no window."""
    # rule: crawler/players
    step = view.step
    if not isinstance(step, Window):
        return None
    living = [seat for seat in step.seats[1:] if seat in leading(view.table)]
    return next((seat for seat in living if actions(view.table, Window((seat,), step.prompt))), None)


def quest_counts(table: Table) -> dict[int, tuple[int, int]]:
    """Return how far each Quest is and what it asks for, by its number."""
    return {quest.id: progress(table, quest) for quest in table.quests}


def attack_sum(
    table: Table, adventurers: Iterable[int] = (), cards: Iterable[tuple[int, bool]] = (), chosen: tuple[int, ...] = ()
) -> AttackSum:
    """Return the attack with what is committed, and with what somebody thinks of adding: Adventurers, and cards that
    are played, with whether they are boosted, or used. ``chosen`` are Characters that are chosen for its Wounds.
    Nothing is checked for legality."""
    thought = _with(table, "attack", tuple(adventurers), tuple(cards))
    report = attack_report(thought)
    reached = wounds_in_reach(thought, chosen)
    targets = legal_targets(thought, chosen, area=report.area > 1) if len(reached) > len(chosen) else ()
    sure = targets if report.wins and len(targets) == 1 and not chosen else ()
    paid_for = any(trait_of(thought, card, kind) is not None for card in sure for kind in (Charm, Regeneration))
    return AttackSum(report, targets, len(reached), chosen or (() if paid_for else sure))


def wounds_in_reach(table: Table, chosen: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return as many different Characters as the attack at hand can wound, those that are ``chosen`` first."""
    # rule: crawler/area
    area = attack_report(table).area
    while len(chosen) < area:
        targets = legal_targets(table, chosen, area=area > 1)
        if not targets:
            break
        chosen = (*chosen, targets[0])
    return chosen


def retaliation_sum(
    table: Table, adventurers: Iterable[int] = (), cards: Iterable[tuple[int, bool]] = ()
) -> RetaliationSum:
    """Return what the Dungeon's attack does with what is committed, and with what somebody thinks of adding. In a
    struggle of the Dungeon's it is the one at hand; at any other time it is the Retaliation that would come, in the
    Adventurers' attack the one after it (see ``after_attack``)."""
    added, chosen = tuple(adventurers), tuple(cards)
    struggle = table.struggle
    if struggle is not None and struggle.kind == "attack":
        return retaliation_sum(after_attack(table), added, chosen)
    upright = tuple(
        one.id
        for one in table.party
        if not one.activated and not one.defended and one.id not in added and not is_locked(table, one.id)
    )
    first = defence_report(_with(table, "retaliation" if struggle is None else struggle.kind, added, chosen))
    bare = replace(table, struggle=None)
    waiting = aiming(table)
    if struggle is not None:
        waiting = () if struggle.trigger else tuple(card for card in waiting if card != struggle.aimed)
    return RetaliationSum((first, *(defence_report(bare, card) for card in waiting)), upright)


def attack_before(table: Table) -> tuple[int, ...]:
    """Return the Characters whose combat trigger lets them attack alone before the Adventurers, not with the others."""
    # rule: crawler/frenzy
    return tuple(number for number in waiting(table) if trait_of(table, number, Snare) is None)


def after_triggers(table: Table) -> Table:
    """Return the table as combat triggers that still wait would leave it: who has attacked alone is Activated."""
    first = attack_before(table)
    encounter = tuple(replace(card, activated=True) if card.id in first else card for card in table.encounter)
    return replace(table, encounter=encounter) if first else table


def after_attack(
    table: Table, adventurers: Iterable[int] = (), cards: Iterable[tuple[int, bool]] = (), wounded: Iterable[int] = ()
) -> Table:
    """Return the table as the Adventurers' attack would leave it, with what is committed and what somebody thinks of
    adding: Adventurers are Activated, bonuses for distance are stripped, and the Characters ``wounded`` have a Wound
    more unless they are Immune, with what the committed cards bring with it. What else a Wound brings is left out."""
    thought = _with(table, "attack", tuple(adventurers), tuple(cards))
    report, hit = attack_report(thought), tuple(wounded)
    committed = thought.struggle.adventurers if thought.struggle is not None else ()
    party = tuple(replace(one, activated=True) if one.id in committed else one for one in thought.party)
    stripped = report.stripped if report.made else ()
    encounter = tuple(replace(card, stripped=card.stripped or card.id in stripped) for card in thought.encounter)
    hit = tuple(number for number in hit if not protects(thought, number, report.types))
    brought = tuple(affliction for _, affliction in afflictions_of_attack(thought))
    encounter = tuple(_wounded(card, brought) if card.id in hit else card for card in encounter)
    return replace(thought, party=party, encounter=encounter, struggle=None)


def _wounded(card: DungeonCard, brought: tuple[Affliction, ...]) -> DungeonCard:
    """Return a Character with a Wound more, and with what comes with it."""
    # rule: crawler/afflictions
    locks = sum(one.tokens if isinstance(one, Lock) else 1 for one in brought if isinstance(one, Lock | Pin))
    pinned = any(isinstance(one, Pin) for one in brought)
    return replace(card, wounds=card.wounds + 1, locks=card.locks + locks, activated=card.activated or pinned)


def _with(table: Table, kind: str, adventurers: tuple[int, ...], cards: tuple[tuple[int, bool], ...]) -> Table:
    """Return the table with more committed than there is."""
    struggle = table.struggle
    if struggle is None or struggle.kind != kind:
        struggle = Struggle("attack" if kind == "attack" else "retaliation")
    laid, serving = [], []
    for number, boosted in cards:
        used = card = played_by_id(table, number)
        if card is None:
            record = crawler_record(table, number)
            card = CrawlerCard(number, record.key, ROWS[record.stay], table.round.number, boosted)
            laid.append(card)
        # rule: crawler/permanent - it gives what it has when it is used, and nothing as it is played.
        is_given = used is not None or card.row == "response"
        if is_given and serves_struggle(box_of(card.record, boosted=card.boosted), struggle.kind):
            serving.append(number)
    struggle = replace(struggle, adventurers=(*struggle.adventurers, *adventurers), cards=(*struggle.cards, *serving))
    return replace(table, struggle=struggle, played=(*table.played, *laid))


def why_not(table: Table, card: int) -> Refusal | None:
    """Return why a card of the hand cannot be played now, with neither of its boxes; None when it can."""
    refusal = why_no_play(table, card)
    if refusal is not None and crawler_record(table, card).boost is not None:
        boosted = why_no_play(table, card, boosted=True)
        return refusal if boosted is not None else None
    return refusal
