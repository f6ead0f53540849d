"""How good an answer looks in Heroes: the evaluator of a player that makes the best of its turn and of each window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator, Item
from game.ai.heroes.effect_values import link_ahead
from game.ai.heroes.equal_answers import alike
from game.ai.heroes.fights import armor_value, fight_value, is_free_armor, strike_gain
from game.ai.heroes.objectives import goal_items
from game.ai.heroes.options import option_of
from game.ai.heroes.planning import NEVER, FollowedPlan, is_waste, turn_plan
from game.ai.heroes.position_items import UNIT, position_items
from game.ai.heroes.values import keeping, value_of
from game.core.commands import Agree, Command, Pass
from game.core.views import View
from game.rules.heroes.combat import still_fighting
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import AimTrigger, Dealing, OfferEffect, Window
from game.rules.heroes.state.table import Combat, Table, hero_of, record_of_card
from game.rules.heroes.stats import atk_of, struck_with

AnyView = View[Table, Any]

#: What a hand is kept with: this many cards to play that cost at most this much.
_EARLY_CARDS, _EARLY_COST = 2, 3
#: What a card must bring more while a better moment may come.
_PATIENCE = 0.8
#: What is worth less than this is not worth a resource.
_TRIFLE = 0.05
#: The combat alone does not tell whether a protector is missing in the next one: what protecting brings counts as much.
_UNSURE = 0.3
#: A known top card that is worth less goes under the deck.
_POOR_CARD = 1.6


class HeroesEvaluator(Evaluator):
    """Judges answers for a player of Heroes; more is better."""

    common = UNIT
    odds = 0.7
    #: A choice that costs more is not a slip but a blunder.
    slip, seen = 5.0, 0.15
    attacks, spends = (c.Propose,), (c.PlayCard,)
    held = ("hand",)
    margin = 2.0
    horizon = 2
    # One more turn of each side, and all of it: with many allies four turns have more than sixty windows.
    farther = 2
    stretch = 3

    def __init__(self, followed: FollowedPlan | None = None) -> None:
        """Judge by ``followed``, the plan of one who plays many turns in little time."""
        self._followed = followed
        #: What the best plan of the turn consists of, at the question that was judged last.
        self._planned: frozenset[Command] = frozenset()

    def another(self) -> Evaluator:
        """Return one for another course, who follows his plans."""
        return HeroesEvaluator(FollowedPlan())

    def items(self, view: AnyView) -> Sequence[Item]:
        return (*position_items(view.table, view.seat), *goal_items(view.table, view.seat, self.common))

    def clock(self, view: AnyView) -> int:
        return view.table.turn.number

    def may_go_on(self, view: AnyView) -> bool:
        return view.decision is not None and view.decision.prompt == "action"

    def free(self, view: AnyView, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the armor that is of no use for anything else before it is readied; and the strikes of a hero that
        attacks, where they look better than none: without one it would have attacked for nothing."""
        step = view.step
        if isinstance(step, Window):
            return _strikes_of_attacker(view, answers)
        if not isinstance(step, Dealing):
            return ()
        packet = step.packets[step.at]
        return [
            answer for answer in answers
            if isinstance(answer, c.UseArmor) and is_free_armor(view.table, packet, answer.armor)
        ]  # fmt: skip

    def alike(self, view: AnyView, answer: Command) -> object:
        """Return a key that is the same for copies, and for all that is planned for the turn, whatever comes first."""
        return "planned" if answer in self._planned else alike(view.table, answer)

    def scores(self, view: AnyView, answers: Sequence[Command]) -> Sequence[float]:
        """Return a score for each legal answer, from the seat's own view of the open question."""
        decision = view.decision
        assert decision is not None
        self._planned = frozenset()
        if decision.prompt == "action":
            if self._followed is not None:
                return self._followed.scores(view.table, view.seat, answers)
            plan = turn_plan(view.table, view.seat, answers, others=True)
            if max(plan.scores) < 1:
                self._planned = plan.planned
            return plan.scores
        if decision.prompt.startswith("respond"):
            return [_response(view, answer) for answer in answers]
        judge = _JUDGES.get(decision.prompt, _any)
        return [judge(view, answer) for answer in answers]


# Windows


def _response(view: AnyView, answer: Command) -> float:
    """Return the value of something in a window; passing has 0."""
    table, seat = view.table, view.seat
    step = view.agenda[-1]
    assert isinstance(step, Window)
    if isinstance(answer, c.StrikeWith):
        return strike_gain(table, seat, answer.weapon) if still_fighting(table) is not None else NEVER
    if isinstance(answer, Pass):
        return 0.0
    if table.chain and table.chain[-1].seat == seat:
        # What is under way is to take effect first.
        return NEVER
    if step.name != "action" and table.turn.seat == seat and not table.chain and table.combat is None:
        # The action phase of this turn, or what the other seat may do in its turn, is a better moment.
        return NEVER
    last = step.name == "end" and table.turn.seat != seat and not table.chain
    if isinstance(answer, c.CompleteQuest) and not last:
        return NEVER
    option = option_of(table, seat, answer, free=False)
    assert option is not None
    if is_waste(option):
        return NEVER
    patience = 0.0 if last or abs(option.now) > _TRIFLE else _PATIENCE
    return option.value - patience - _TRIFLE * (1 + option.cost)


def _strikes_of_attacker(view: AnyView, answers: Sequence[Command]) -> list[Command]:
    """Return the strikes that are worth something to a seat whose hero attacks and has not struck yet."""
    combat = view.table.combat
    if combat is None or combat.attacker != hero_of(view.table, view.seat).id or combat.strikes:
        return []
    return [answer for answer in answers if isinstance(answer, c.StrikeWith) and _response(view, answer) > 0]


def _protect(view: AnyView, answer: Command) -> float:
    """Return what the combat is to the seat with that defender."""
    table = view.table
    combat = table.combat
    assert combat is not None
    defender = answer.protector if isinstance(answer, c.Protect) else combat.defender
    fighting = replace(table, combat=Combat(combat.attacker, defender, defending=True, strikes=combat.strikes))
    return _UNSURE * (fight_value(fighting, view.seat)[0] - (0.3 if isinstance(answer, c.Protect) else 0.0))


def _armor(view: AnyView, answer: Command) -> float:
    step = view.agenda[-1]
    assert isinstance(step, Dealing)
    return armor_value(view.table, step.packets[step.at], answer.armor) if isinstance(answer, c.UseArmor) else 0.0


# Triggers and choices


def _trigger_target(view: AnyView, answer: Command) -> float:
    step = view.agenda[-1]
    assert isinstance(step, AimTrigger) and isinstance(answer, c.ChooseTarget)
    return link_ahead(view.table, view.seat, replace(step.link, targets=(answer.target,)))[0]


def _optional(view: AnyView, answer: Command) -> float:
    step = view.agenda[-1]
    assert isinstance(step, OfferEffect)
    # What changes nothing is declined.
    return link_ahead(view.table, view.seat, step.link)[0] - _TRIFLE if isinstance(answer, Agree) else 0.0


def _weapon(view: AnyView, answer: Command) -> float:
    """Prefer the weapon that was struck with in the combat, or else the one that hits hardest."""
    assert isinstance(answer, c.Choose)
    again = 10.0 if answer.permanent == struck_with(view.table, view.seat) else 0.0
    return again + atk_of(view.table, answer.permanent)


def _too_many(view: AnyView, answer: Command) -> float:
    """Prefer to destroy the least one; of two alike the exhausted one."""
    assert isinstance(answer, c.Choose)
    one = view.table.permanents[answer.permanent]
    return -value_of(view.table, one.id) + (0.1 if one.exhausted else 0.0)


# Cards


def _mulligan(view: AnyView, answer: Command) -> float:
    """Draw a hand again that has nothing to play in the first turns. That is not to be tried: two turns on there is
    nothing to be seen of what a hand is worth."""
    hand = [record_of_card(view.table, card) for card in view.table.players[view.seat].hand]
    early = sum(one.type not in ("Quest", "Ability") and one.cost <= _EARLY_COST for one in hand)
    return 0.0 if isinstance(answer, c.KeepHand) == (early >= _EARLY_CARDS) else NEVER


def _to_have(view: AnyView, card: int) -> float:
    return keeping(view.table, card, len(view.table.players[view.seat].resources) + 1)


def _discard(view: AnyView, answer: Command) -> float:
    assert isinstance(answer, c.DiscardCard)
    return -_to_have(view, answer.card)


def _take(view: AnyView, answer: Command) -> float:
    return _to_have(view, answer.card) if isinstance(answer, c.ChooseCard) else 0.0


def _top(view: AnyView, answer: Command) -> float:
    """Put a poor card under the deck."""
    deck = view.table.players[view.seat].deck
    poor = bool(deck and deck[-1]) and _to_have(view, deck[-1]) < _POOR_CARD
    return float(isinstance(answer, Agree) == poor)


def _any(view: AnyView, answer: Command) -> float:
    """Judge one to be as good as the other."""
    return 0.0


#: The questions by their prompts.
_JUDGES: dict[str, Callable[[AnyView, Command], float]] = {
    "mulligan": _mulligan,
    "protect": _protect,
    "armor": _armor,
    "trigger_target": _trigger_target,
    "optional": _optional,
    "choose_weapon": _weapon,
    "too_many": _too_many,
    "discard_limit": _discard,
    "discard_effect": _discard,
    "search": _take,
    "take_shown": _take,
    "look_at_top": _top,
    "next_trigger": _any,
}
