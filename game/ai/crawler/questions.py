"""The questions of Crawler that are not about a struggle: what to give up, whom to heal or to wound, where cards go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.crawler import values
from game.ai.crawler.attack_plans import best_wound
from game.ai.crawler.plans import Known
from game.ai.crawler.tricks import target_of
from game.core.commands import Command, Decline, Done
from game.core.views import View
from game.rules.crawler.cards.effects import Assign, Effect, RemoveFromPlay, Stamina
from game.rules.crawler.cards.records import InGrave, Tokens
from game.rules.crawler.cards.terms import AttackLine, CrawlerType
from game.rules.crawler.cards.traits import Stealth, WinCondition
from game.rules.crawler.quests import counts
from game.rules.crawler.resources import occupying, pool
from game.rules.crawler.state.commands import Choose, Commit, Drop, KeepHand, PlayCard, PutOnBottom, PutOnTop, Redraw
from game.rules.crawler.state.steps import ArrangeParty, ChooseTarget, PayForWound
from game.rules.crawler.state.table import (
    Table,
    adventurer_by_id,
    crawler_record,
    dungeon_card_by_id,
    dungeon_record,
    played_by_id,
)
from game.rules.crawler.stats import effects_of, primary_target

AnyView = View[Table, Any]

#: Which card is given up is plain to see: differences count for more than elsewhere. What comes next may still make
#: another one dear, so that the next best ones are within what is tried.
_PLAIN = 2.0
#: The share of a card that would stay in play, while the pool is taken by others that do.
_WAITING = 0.3


def judge(view: AnyView, answer: Command) -> float:
    """Return how good an answer to the open question looks."""
    decision = view.decision
    assert decision is not None
    return _JUDGES.get(decision.prompt, _by_order)(view, answer)


def _by_order(view: AnyView, answer: Command) -> float:
    """Prefer choosing nothing; of the rest, what comes first in the hand, on the table or in the deck will do."""
    return 1.0 if isinstance(answer, Done | Decline) else 0.0


def _mulligan(view: AnyView, answer: Command) -> float:
    """Draw again a hand without anything to attack or nothing to defend with."""
    records = [crawler_record(view.table, card) for card in view.table.hand]
    effects = [effect for record in records if values.is_usable(view.table, record) for effect in record.effects]
    good = any(isinstance(effect, AttackLine) for effect in effects) and any(
        isinstance(effect, Stamina) for effect in effects
    )
    return float(isinstance(answer, KeepHand) == good or (isinstance(answer, Redraw) and not good))


def _giving_up(view: AnyView, answer: Command) -> float:
    """Prefer the card of the hand that it is least bad to lose."""
    assert isinstance(answer, Choose)
    return -_PLAIN * _holding(view.table, answer.card)


def _holding(table: Table, card: int) -> float:
    """Return how good a card is to hold; a second one of its name is less good, most of all where both cannot stay in
    play."""
    alike = [other for other in table.hand if table.cards[other] == table.cards[card]]
    record = crawler_record(table, card)
    value = values.holding(table, record)
    if record.stay != "encounter" and record.cost * len(alike) > _room(table, record.type):
        value *= _WAITING
    return value - 0.1 * (len(alike) - 1)


def _room(table: Table, crawler_type: CrawlerType) -> int:
    """Return what the cards that stay in play leave of a pool; what is used up leaves it, too."""
    staying = (card for card in occupying(table, crawler_type) if card.row != "response" and not card.exhausted)
    return pool(table, crawler_type) - sum(card.record.cost for card in staying)


def _snare(view: AnyView, answer: Command) -> float:
    """Give a card of a full hand; else Activate the Primary Target."""
    assert isinstance(answer, Choose)
    table = view.table
    if adventurer_by_id(table, answer.card) is not None:
        return -1.4 * _PLAIN
    return -_PLAIN * (_holding(table, answer.card) + (0.0 if len(table.hand) > 3 else 1.0))


def _wound(view: AnyView, answer: Command) -> float:
    """Return the best target first; an end when no other is any good."""
    table = view.table
    if isinstance(answer, Done):
        return 0.5
    assert isinstance(answer, Choose)
    return float(answer.card == best_wound(table, _cards(view), Known())) * 2


def _cards(view: AnyView) -> tuple[int, ...]:
    """Return the Characters that the question is about: all in play that were not chosen yet."""
    decision = view.decision
    chosen = decision.about if decision is not None else ()
    return tuple(card.id for card in view.table.encounter if card.id not in chosen)


def _pay(view: AnyView, answer: Command) -> float:
    """Pay for a Wound if what it brings is better than the card."""
    step = view.agenda[-1]
    assert isinstance(step, PayForWound)
    card = dungeon_card_by_id(view.table, step.wound.card)
    if isinstance(answer, Decline):
        return -(values.wounding(view.table, card) if card is not None else 0.0)
    assert isinstance(answer, Choose)
    return -0.4 * _holding(view.table, answer.card) - 0.1


def _sturdiest(view: AnyView, answer: Command) -> float:
    """Prefer the Adventurer that can best take a Wound."""
    if not isinstance(answer, Choose):
        return -100.0
    return -values.wound_cost(view.table, answer.card)


def _weakest(view: AnyView, answer: Command) -> float:
    """Prefer the Adventurer that needs to be rid of a Wound most."""
    assert isinstance(answer, Choose)
    adventurer = adventurer_by_id(view.table, answer.card)
    return values.wound_cost(view.table, answer.card) if adventurer is not None and adventurer.wounds else -1.0


def _reset(view: AnyView, answer: Command) -> float:
    """Prefer Adventurers that have not defended yet."""
    adventurer = adventurer_by_id(view.table, answer.card) if isinstance(answer, Choose) else None
    return -1.0 if adventurer is None else 1.0 - adventurer.defended


def _hardest(view: AnyView, answer: Command) -> float:
    """Prefer the card of the Encounter that attacks hardest."""
    assert isinstance(answer, Choose)
    able = tuple(card.id for card in view.table.encounter)
    card = dungeon_card_by_id(view.table, answer.card)
    return 0.0 if card is None else _rank(view.table, able, answer.card, leaves=False)


def _rid_of(view: AnyView, answer: Command) -> float:
    assert isinstance(answer, Choose)
    step = view.agenda[-1]
    assert isinstance(step, ChooseTarget)
    effects = [effect for effect in _effects_of(view.table, step.card) if isinstance(effect, RemoveFromPlay)]
    restock = any(effect.restock for effect in effects)
    able = tuple(card.id for card in view.table.encounter)
    return _rank(view.table, able, answer.card, leaves=True, restock=restock)


def _effects_of(table: Table, card: int) -> tuple[Effect, ...]:
    played = played_by_id(table, card)
    return crawler_record(table, card).effects if played is None else effects_of(played)


def _rank(table: Table, able: tuple[int, ...], number: int, *, leaves: bool, restock: bool = False) -> float:
    """Return how early a card comes when the best ones are taken one by one."""
    left = list(able)
    while left:
        best = target_of(table, left, leaves=leaves, restock=restock)
        if best == number:
            return float(len(left))
        left.remove(best)
    return 0.0


def _assign(view: AnyView, answer: Command) -> float:
    """Give Stealth to the Primary Target, so that the next becomes it; other gifts to whoever has most life left."""
    assert isinstance(answer, Choose)
    step = view.agenda[-1]
    assert isinstance(step, ChooseTarget)
    given = crawler_record(view.table, step.card).effects
    hides = any(isinstance(trait, Stealth) for effect in given if isinstance(effect, Assign) for trait in effect.traits)
    cost = values.wound_cost(view.table, answer.card)
    if not hides:
        return -cost
    return cost if answer.card == primary_target(view.table) else -1.0


def _least_permanent(view: AnyView, answer: Command) -> float:
    """Prefer a card that is used up and leaves in any case, then the poorest one."""
    assert isinstance(answer, Choose)
    card = played_by_id(view.table, answer.card)
    if card is None:
        return 0.0
    return 1.0 if card.exhausted else -values.holding(view.table, card.record)


def _reaped(view: AnyView, answer: Command) -> float:
    """Prefer the one whose place in the Grave is best."""
    card = dungeon_card_by_id(view.table, answer.card) if isinstance(answer, Choose) else None
    return values.slaying(view.table, card) if card is not None else 0.0


def _arrange_party(view: AnyView, answer: Command) -> float:
    """Put those to the front who can best take a Wound; say nothing where they already stand like that."""
    step = view.agenda[-1]
    assert isinstance(step, ArrangeParty)
    left = [one.id for one in view.table.party if one.id not in step.placed]
    best = sorted(left, key=lambda one: values.wound_cost(view.table, one))
    if isinstance(answer, Decline):
        return float(best == left)
    assert isinstance(answer, Choose)
    return 0.5 if answer.card == best[0] else -values.wound_cost(view.table, answer.card)


def _wound_more(view: AnyView, answer: Command) -> float:
    card = dungeon_card_by_id(view.table, answer.card) if isinstance(answer, Choose) else None
    return values.wounding(view.table, card) if card is not None else 0.0


def _arrange_deck(view: AnyView, answer: Command) -> float:
    """Put cards of open Quests first, and what is easily dealt with; the others go under the deck. What is put on top
    last comes first."""
    assert isinstance(answer, PutOnTop | PutOnBottom)
    wanted = _welcome(view.table, answer.card)
    return _PLAIN - wanted if isinstance(answer, PutOnBottom) is (wanted < 0) else -_PLAIN


def _welcome(table: Table, card: int) -> float:
    """Return how welcome a Dungeon card is in the next Encounter."""
    record = dungeon_record(table, card)
    goals = [quest.record.goal for quest in table.quests if not quest.complete]
    furthers = any(isinstance(goal, InGrave) and counts(goal, record) for goal in goals)
    frees = record.has(WinCondition) and any(isinstance(goal, Tokens) for goal in goals)
    return 2.0 * (furthers or frees) - 0.5 - 0.2 * (record.power or 0) * record.life


def _search(view: AnyView, answer: Command) -> float:
    assert isinstance(answer, Choose)
    return values.holding(view.table, crawler_record(view.table, answer.card))


#: The questions by their prompts.
_JUDGES: dict[str, Callable[[AnyView, Command], float]] = {
    "mulligan": _mulligan,
    "drop": lambda view, answer: 0.0 if isinstance(answer, Drop) else 1.0,
    "discard": _giving_up,
    "discard_for_card": _giving_up,
    "snare": _snare,
    "wound": _wound,
    "pay_charm": _pay,
    "pay_regeneration": _pay,
    "rampage": _sturdiest,
    "reward": _weakest,
    "heal": _weakest,
    "reset": _reset,
    "primary_target": _sturdiest,
    "activate": _hardest,
    "remove_from_play": _rid_of,
    "ignore": _hardest,
    "wound_after_win": _wound_more,
    "assign": _assign,
    "steal": _least_permanent,
    "maintain": _least_permanent,
    "reaver": _reaped,
    "arrange_party": _arrange_party,
    "arrange_deck": _arrange_deck,
    "search": _search,
}


def equal_answers(view: AnyView, answer: Command) -> object:
    """Return a key; answers with equal keys amount to the same: copies of a card, and whatever is not worth a trial."""
    decision = view.decision
    assert decision is not None
    table = view.table
    if decision.prompt == "drop":
        return "drop"
    if isinstance(answer, PlayCard):
        return "play", table.cards[answer.card], answer.boosted
    if isinstance(answer, Commit):
        assigned = tuple(card.key for card in table.played if card.host == answer.adventurer)
        return "commit", assigned
    if isinstance(answer, Choose):
        if answer.card in table.hand:
            return "hand", table.cards[answer.card]
        card = dungeon_card_by_id(table, answer.card)
        if card is not None:
            return "encounter", card.key, card.wounds, card.activated, card.locks, card.time, card.target
    return answer
