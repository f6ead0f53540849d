"""How good an answer looks in Crawler: the evaluator of a player that looks one Encounter ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.crawler import values
from game.ai.crawler.planning import attack_plan, defence_plan, target_of, wound_target
from game.ai.evaluation import Evaluator
from game.core.commands import Command
from game.core.views import View
from game.rules.crawler.cards.effects import Draw, Heal, Stamina
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.playing import box_of
from game.rules.crawler.state.commands import (
    Choose,
    Commit,
    Decline,
    Done,
    Drop,
    KeepHand,
    PlayCard,
    PutOnTop,
    Redraw,
    UseCard,
)
from game.rules.crawler.state.steps import PayForWound, Window
from game.rules.crawler.state.table import Table, adventurer_by_id, crawler_record, dungeon_card_by_id

#: An answer that nothing else comes near.
_BEST = 100.0
#: What is left of the Life of an Adventurer for whom a card that heals is played at once.
_BADLY_HURT = 2
#: Cards in the deck with which nothing is drawn beyond what each round brings.
_ENOUGH = 14

AnyView = View[Table, Any]


class CrawlerEvaluator(Evaluator):
    """Judges answers for a player of Crawler; more is better. In a struggle it makes a plan for the rest of the
    Encounter and holds to it while it can be carried out."""

    def __init__(self) -> None:
        self._plan_for: tuple[object, ...] = ()
        self._plan: tuple[Command, ...] = ()

    def another(self) -> CrawlerEvaluator:
        """An evaluator without a plan."""
        return CrawlerEvaluator()

    def scores(self, view: AnyView, answers: Sequence[Command]) -> Sequence[float]:
        """A score for each legal answer, from the seat's own view of the open question."""
        decision = view.decision
        assert decision is not None
        if decision.prompt in ("attack", "defend", "respond"):
            chosen = self._in_window(view, answers)
            return [_BEST if answer == chosen else 0.0 for answer in answers]
        judge = _JUDGES.get(decision.prompt, _by_order)
        return [judge(view, answer) for answer in answers]

    def _in_window(self, view: AnyView, answers: Sequence[Command]) -> Command:
        """The next command of the plan; without one, a card that heals, or an end."""
        table = view.table
        step = view.agenda[-1]
        assert isinstance(step, Window)
        struggle = table.struggle
        if struggle is not None:
            drawing = _drawing(view, answers) if struggle.kind == "attack" else None
            if drawing is not None:
                self._plan_for = ()
                return drawing
            key = (table.round.number, struggle.kind, struggle.trigger, struggle.aimed, step.seats[0])
            left = self._left(table)
            if key != self._plan_for or any(self._is_own(table, one, step) and one not in answers for one in left):
                plan = attack_plan if struggle.kind == "attack" else defence_plan
                self._plan_for, self._plan = key, plan(table, step.seats).commands
                left = self._plan
            for command in left:
                if command in answers:
                    if _is_trick(table, command):
                        self._plan_for = ()
                    return command
        return _healing(view, answers) or _laying(view, answers) or Done()

    def _left(self, table: Table) -> tuple[Command, ...]:
        """What of the plan is not done yet."""
        struggle = table.struggle
        committed = struggle.adventurers if struggle is not None else ()
        left = []
        for command in self._plan:
            if isinstance(command, Commit):
                done = command.adventurer in committed
            else:
                assert isinstance(command, PlayCard | UseCard)
                used = struggle.cards if struggle is not None else ()
                done = command.card in used if isinstance(command, UseCard) else command.card not in table.hand
            if not done:
                left.append(command)
        return tuple(left)

    def _is_own(self, table: Table, command: Command, step: Window) -> bool:
        """Is a command for the seat that is asked? Others Activate the Adventurers that they lead themselves."""
        if not isinstance(command, Commit):
            return True
        adventurer = adventurer_by_id(table, command.adventurer)
        return adventurer is None or adventurer.seat == step.seats[0]


def _is_trick(table: Table, command: Command) -> bool:
    """Does a card change the Encounter, so that the rest is to be planned again?"""
    if not isinstance(command, PlayCard):
        return False
    box = box_of(crawler_record(table, command.card), boosted=command.boosted)
    return not any(isinstance(effect, AttackLine | Stamina) for effect in box)


def _drawing(view: AnyView, answers: Sequence[Command]) -> Command | None:
    """A card that draws others, as long as the deck holds enough for the rounds to come."""
    table = view.table
    if len(table.crawler_deck) <= _ENOUGH:
        return None
    for answer in answers:
        if isinstance(answer, PlayCard):
            box = box_of(crawler_record(table, answer.card), boosted=answer.boosted)
        elif isinstance(answer, UseCard):
            box = crawler_record(table, answer.card).effects
        else:
            continue
        if any(isinstance(effect, Draw) for effect in box):
            return answer
    return None


def _laying(view: AnyView, answers: Sequence[Command]) -> Command | None:
    """A Permanent that gives stamina in a later round, when nothing else is to come in this one."""
    struggle = view.table.struggle
    if struggle is None or struggle.kind != "retaliation":
        return None
    for answer in answers:
        if isinstance(answer, PlayCard):
            record = crawler_record(view.table, answer.card)
            if record.stay == "permanent" and any(isinstance(effect, Stamina) for effect in record.effects):
                return answer
    return None


def _healing(view: AnyView, answers: Sequence[Command]) -> Command | None:
    """A card that heals, for an Adventurer who needs it; in the last window of a round for anybody."""
    table = view.table
    left = {one.id: one.record.life - one.wounds for one in table.party if one.wounds}
    if not left:
        return None
    struggle = table.struggle
    is_last = struggle is not None and struggle.kind == "retaliation"
    worst = max(one.wounds for one in table.party)
    best: tuple[int, Command] | None = None
    for answer in answers:
        if not isinstance(answer, PlayCard):
            continue
        for effect in box_of(crawler_record(table, answer.card), boosted=answer.boosted):
            if isinstance(effect, Heal):
                healed = min(effect.wounds, worst)
                needed = min(left.values()) <= _BADLY_HURT and struggle is None
                if (is_last or needed) and (best is None or healed > best[0]):
                    best = healed, answer
    return best[1] if best is not None else None


# Questions that are not about a struggle


def _by_order(view: AnyView, answer: Command) -> float:
    """What comes first in the order of the hand, the table or the deck is as good as anything."""
    return 1.0 if isinstance(answer, Done | Decline) else 0.0


def _mulligan(view: AnyView, answer: Command) -> float:
    """A hand without anything to attack or nothing to defend with is drawn anew."""
    effects = [effect for card in view.table.hand for effect in crawler_record(view.table, card).effects]
    good = any(isinstance(effect, AttackLine) for effect in effects) and any(
        isinstance(effect, Stamina) for effect in effects
    )
    return float(isinstance(answer, KeepHand) == good or (isinstance(answer, Redraw) and not good))


def _giving_up(view: AnyView, answer: Command) -> float:
    """The card of the hand that it is least bad to lose."""
    assert isinstance(answer, Choose)
    return -_holding(view.table, answer.card)


def _holding(table: Table, card: int) -> float:
    """How good a card is to hold; a second one of its name is less good."""
    alike = sum(table.cards[other] == table.cards[card] for other in table.hand)
    return values.holding(crawler_record(table, card)) - 0.1 * (alike - 1)


def _drop(view: AnyView, answer: Command) -> float:
    return 0.0 if isinstance(answer, Drop) else 1.0


def _snare(view: AnyView, answer: Command) -> float:
    """A full hand gives a card; else the Primary Target is Activated."""
    assert isinstance(answer, Choose)
    table = view.table
    if adventurer_by_id(table, answer.card) is not None:
        return -1.4
    return -_holding(table, answer.card) - (0.0 if len(table.hand) > 3 else 1.0)


def _wound(view: AnyView, answer: Command) -> float:
    """The best target first; an end when no other is any good."""
    table = view.table
    if isinstance(answer, Done):
        return 0.5
    assert isinstance(answer, Choose)
    return float(answer.card == wound_target(table, _cards(view))) * 2


def _cards(view: AnyView) -> tuple[int, ...]:
    """The Characters that the question is about: all in play that were not chosen yet."""
    decision = view.decision
    chosen = decision.about if decision is not None else ()
    return tuple(card.id for card in view.table.encounter if card.id not in chosen)


def _pay(view: AnyView, answer: Command) -> float:
    """A Wound is paid for if what it brings is better than the card."""
    step = view.agenda[-1]
    assert isinstance(step, PayForWound)
    card = dungeon_card_by_id(view.table, step.wound.card)
    if isinstance(answer, Decline):
        return -(values.wounding(view.table, card) if card is not None else 0.0)
    assert isinstance(answer, Choose)
    return -0.4 * _holding(view.table, answer.card) - 0.1


def _sturdiest(view: AnyView, answer: Command) -> float:
    """The Adventurer that can best take a Wound."""
    if not isinstance(answer, Choose):
        return -100.0
    return -values.wound_cost(view.table, answer.card)


def _weakest(view: AnyView, answer: Command) -> float:
    """The Adventurer that needs to be rid of a Wound most."""
    assert isinstance(answer, Choose)
    adventurer = adventurer_by_id(view.table, answer.card)
    return values.wound_cost(view.table, answer.card) if adventurer is not None and adventurer.wounds else -1.0


def _reset(view: AnyView, answer: Command) -> float:
    """Adventurers that have not defended yet."""
    adventurer = adventurer_by_id(view.table, answer.card) if isinstance(answer, Choose) else None
    return -1.0 if adventurer is None else 1.0 - adventurer.defended


def _hardest(view: AnyView, answer: Command) -> float:
    """The card of the Encounter that attacks hardest."""
    assert isinstance(answer, Choose)
    able = tuple(card.id for card in view.table.encounter)
    card = dungeon_card_by_id(view.table, answer.card)
    return 0.0 if card is None else _rank(view.table, able, answer.card, leaves=False)


def _rid_of(view: AnyView, answer: Command) -> float:
    assert isinstance(answer, Choose)
    return _rank(view.table, tuple(card.id for card in view.table.encounter), answer.card, leaves=True)


def _rank(table: Table, able: tuple[int, ...], number: int, *, leaves: bool) -> float:
    """How early a card comes when the best ones are taken one by one."""
    left = list(able)
    while left:
        best = target_of(table, left, leaves=leaves)
        if best == number:
            return float(len(left))
        left.remove(best)
    return 0.0


def _wound_more(view: AnyView, answer: Command) -> float:
    card = dungeon_card_by_id(view.table, answer.card) if isinstance(answer, Choose) else None
    return values.wounding(view.table, card) if card is not None else 0.0


def _arrange_deck(view: AnyView, answer: Command) -> float:
    """As they lay."""
    return float(isinstance(answer, PutOnTop))


def _search(view: AnyView, answer: Command) -> float:
    assert isinstance(answer, Choose)
    return values.holding(crawler_record(view.table, answer.card))


#: The questions by their prompts.
_JUDGES: dict[str, Callable[[AnyView, Command], float]] = {
    "mulligan": _mulligan,
    "drop": _drop,
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
    "arrange_deck": _arrange_deck,
    "search": _search,
}
