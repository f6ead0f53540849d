"""Plans a turn of Heroes: the options that together are worth most for the turn's resources, and their order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.ai.heroes.fights import BARE_HANDS, is_decided, onslaught, pincers
from game.ai.heroes.options import Option, option_of, paid
from game.ai.heroes.race import expected_damage
from game.ai.heroes.values import FATAL, keeping
from game.core.commands import Command, Pass
from game.rules.heroes.cards import effects as e
from game.rules.heroes.links import effects_of
from game.rules.heroes.playing import power_of
from game.rules.heroes.state.commands import CompleteQuest, PlaceResource, PlayCard, Propose, UsePower
from game.rules.heroes.state.table import Link, Table, hero_of, ready_resources, record_of_card
from game.rules.heroes.stats import health_left

#: The resources that are enough, unless there is nothing better to do with a card.
ENOUGH = 7
#: The score of answers that should not be given.
NEVER = -40.0
#: The resource of the turn is placed before anything is planned, and a match that can be won now is won first.
_RESOURCE, _WINNING = 60.0, 100.0
#: What each further point of X, and each resource of an option's cost, must bring.
_EACH_X = 0.3
#: By how much an option may fall short of its cost, since its price is only estimated.
_WASTE = 0.3
#: By how much a joint attack must beat separate ones.
_TOGETHER = 0.5
#: How much more damage than one's own attacks promise a card or two may do to the other hero.
_WITHIN = 8
#: The weight of a place in the order: less than any difference of points.
_PLACE = 0.001
#: A hero's attack that brings less comes last, when it is weighed against ending the turn with the weapon still ready
#: for the other side's turn.
_LITTLE, _LAST = 2.0, 2.0
_NEW_CARDS = (e.DrawCards, e.SearchDeck, e.RevealTop)


class TurnPlan(msgspec.Struct, frozen=True):
    """The score of each answer in one's own action phase: 0 for one that is part of the best plan, else minus the loss
    of the best plan that includes it. ``planned`` are the answers of the best plan."""

    scores: list[float]
    planned: frozenset[Command]


def turn_plan(table: Table, seat: int, answers: Sequence[Command], *, others: bool) -> TurnPlan:
    """Return the best plan for the rest of the turn; with ``others``, other answers score by what they would lose."""
    options = {answer: option_of(table, seat, answer, free=True) for answer in answers}
    _all_attack(table, seat, options)
    judged = [option for option in options.values() if option is not None and not _can_wait(table, option.answer)]
    resources = ready_resources(table, seat)
    chosen = planned(judged, resources)
    total = sum(option.value for option in chosen)
    best = {option.answer for option in chosen}
    decided = is_decided(table, seat)
    hero = hero_of(table, 1 - seat).id
    ends = _leading_to_the_end(table, seat, judged) if others and not decided else frozenset()
    missed = _missed(judged, resources + 1) if any(isinstance(answer, PlaceResource) for answer in answers) else {}
    scores = []
    for answer in answers:
        option = options[answer]
        if isinstance(answer, PlaceResource):
            scores.append(resource_score(table, seat, answer, missed.get(answer.card, 0.0)))
        elif isinstance(answer, Pass):
            scores.append(-total - _PLACE)
        elif option is None or _can_wait(table, answer):
            scores.append(NEVER)
        elif decided and _adds_damage(option, hero):
            scores.append(_WINNING + option.value * 0.01)
        elif answer in ends:
            scores.append(_WINNING)
        elif answer in best:
            scores.append(_PLACE * _order(table, option))
        elif not others or is_waste(option) or _is_idle(table, option):
            scores.append(NEVER)
        else:
            scores.append(_with(judged, option, resources) - total - 0.1)
    return TurnPlan(scores, frozenset(best))


def _leading_to_the_end(table: Table, seat: int, options: Sequence[Option]) -> frozenset[Command]:
    """Return the cards and powers after which the match can be won at once by attacks, or by one more of them."""
    resources, found, hero = ready_resources(table, seat), [], hero_of(table, 1 - seat).id
    if health_left(table, hero) > expected_damage(table, seat) + _WITHIN:
        return frozenset()
    for option in options:
        if option.after is None or option.cost > resources:
            continue
        after = paid(option.after, seat, option.cost)
        left = resources - option.cost
        burns = (one for one in options if one.what != option.what and one.cost <= left and _aims_at(one, hero))
        if is_decided(after, seat) or any(_is_fatal(after, seat, one.answer) for one in burns):
            found.append(option.answer)
    return frozenset(found)


def _aims_at(option: Option, hero: int) -> bool:
    """Return whether it is a card or a power that may harm a hero."""
    targets = getattr(option.answer, "targets", ())
    return option.after is not None and (not targets or hero in targets)


def _is_fatal(table: Table, seat: int, answer: Command) -> bool:
    # What was done before may have taken the power away.
    if isinstance(answer, UsePower) and power_of(table, answer.source, answer.index) is None:
        return False
    option = option_of(table, seat, answer, free=True)
    return option is not None and option.value >= FATAL / 2


def _all_attack(table: Table, seat: int, options: dict[Command, Option | None]) -> None:
    """Value attacks on the other hero as parts of a joint attack, where that is more than each could do by itself."""
    together = onslaught(table, seat) if any(isinstance(answer, Propose) for answer in options) else {}
    alone = dict.fromkeys(together, 0.0)
    for option in options.values():
        if option is not None and isinstance(option.answer, Propose) and option.answer.attacker in alone:
            alone[option.answer.attacker] = max(alone[option.answer.attacker], option.value)
    if sum(together.values()) <= sum(alone.values()) + _TOGETHER:
        _two_attack(table, seat, options)
        return
    hero = hero_of(table, 1 - seat).id
    for answer, option in options.items():
        if option is not None and isinstance(answer, Propose) and answer.defender == hero:
            options[answer] = replace(option, value=max(option.value, together.get(answer.attacker, option.value)))


def _two_attack(table: Table, seat: int, options: dict[Command, Option | None]) -> None:
    """Value the attacks of two on an ally behind a protector as one, where that is more than they could do alone."""
    attacks = [option for option in options.values() if option is not None and isinstance(option.answer, Propose)]
    worth, first, second, target = pincers(table, seat) if len(attacks) > 1 else (0.0, 0, 0, 0)
    alone = dict.fromkeys((first, second), 0.0)
    for option in attacks:
        assert isinstance(option.answer, Propose)
        if option.answer.attacker in alone:
            alone[option.answer.attacker] = max(alone[option.answer.attacker], option.value)
    if worth <= sum(alone.values()) + _TOGETHER:
        return
    for attacker, share in ((first, 0.6), (second, 0.4)):
        answer = Propose(attacker, target)
        attack = options[answer]
        assert attack is not None
        options[answer] = replace(attack, value=share * worth)


class FollowedPlan:
    """A remembered plan of the turn, for a player that must play many turns in little time: the resource is placed at
    once, and cards are played as planned until something unforeseen happens. Attacks are always planned again."""

    def __init__(self) -> None:
        self._left: list[Command] = []
        self._foreseen: tuple[int, frozenset[int]] | None = None

    def scores(self, table: Table, seat: int, answers: Sequence[Command]) -> list[float]:
        """Return a score for each answer in one's own action phase."""
        resources = [
            resource_score(table, seat, answer) if isinstance(answer, PlaceResource) else NEVER for answer in answers
        ]
        if max(resources) > 0:
            return resources
        hand = frozenset(table.players[seat].hand)
        if self._foreseen != (table.turn.number, hand) or not self._left or self._left[0] not in answers:
            plan = turn_plan(table, seat, answers, others=False)
            scored = zip(answers, plan.scores, strict=True)
            best = [one for one, score in sorted(scored, key=lambda each: -each[1]) if score >= 0]
            self._left = best
            if not best or not isinstance(best[0], PlayCard):
                self._foreseen = None
                return plan.scores
        following = self._left.pop(0)
        assert isinstance(following, PlayCard)
        self._foreseen = table.turn.number, hand - {following.card}
        if not self._left or not isinstance(self._left[0], PlayCard):
            self._foreseen = None
        return [1.0 if answer == following else NEVER for answer in answers]


def _adds_damage(option: Option, hero: int) -> bool:
    """Return whether it is an attack that damages the other hero, whatever becomes of the attacker."""
    return isinstance(option.answer, Propose) and option.answer.defender == hero and option.value > BARE_HANDS


def is_waste(option: Option) -> bool:
    """Return whether it brings less than the card or power it uses is worth. An attack uses neither."""
    return option.value < -_WASTE and not isinstance(option.answer, Propose)


def _is_idle(table: Table, option: Option) -> bool:
    """Return whether it is a hero's attack that is not worth its weapon's strike, without which it has no effect."""
    answer = option.answer
    return isinstance(answer, Propose) and table.permanents[answer.attacker].record.type == "Hero" and option.value <= 0


def _with(options: Sequence[Option], one: Option, resources: int) -> float:
    """Return the value of the best plan that includes this option."""
    rest = [option for option in options if option.what != one.what]
    return one.value + sum(option.value for option in planned(rest, max(0, resources - one.cost)))


def planned(options: Sequence[Option], resources: int) -> list[Option]:
    """Return the most valuable affordable set of options, at most one of each kind."""
    best: dict[tuple[object, ...], Option] = {}
    for option in options:
        known = best.get(option.what)
        if option.value > 0 and option.cost <= resources and (known is None or _net(option) > _net(known)):
            best[option.what] = option
    # The best choice among the options so far, for each number of resources.
    choices: list[tuple[float, tuple[Option, ...]]] = [(0.0, ())] * (resources + 1)
    for option in best.values():
        for left in range(resources, option.cost - 1, -1):
            value, others = choices[left - option.cost]
            if value + option.value > choices[left][0]:
                choices[left] = value + option.value, (*others, option)
    return list(choices[resources][1])


def _missed(options: Sequence[Option], resources: int) -> dict[int, float]:
    """Return what the turn brings less without each card of the best plan."""
    best = planned(options, resources)
    cards = [one for option in best if isinstance(one := option.what[1], int) and option.what[0] == "card"]
    total = sum(option.value for option in best)
    without = {card: [option for option in options if option.what != ("card", card)] for card in cards}
    return {card: total - sum(one.value for one in planned(rest, resources)) for card, rest in without.items()}


def _net(option: Option) -> float:
    return option.value - _EACH_X * option.cost


def _can_wait(table: Table, answer: Command) -> bool:
    """Return whether it is as good at the end of the opponent's turn, its resources free for responses until then."""
    if not isinstance(answer, CompleteQuest):
        return False
    quest = record_of_card(table, answer.card).quest
    return quest is not None and not quest.own_turn and not quest.attackers


def _order(table: Table, option: Option) -> float:
    """Return an option's place: new cards, what clears the way, attackers at once, attacks, the rest, weak attacks."""
    answer = option.answer
    better = 0.01 * min(option.value, FATAL)
    if option.value >= FATAL / 2:
        return 15.0 + better
    if isinstance(answer, Propose):
        hero = table.permanents[answer.attacker].record.type == "Hero"
        return (_LAST if hero and option.value < _LITTLE else 4.0) + 0.1 * min(option.value, 9.0)
    if isinstance(answer, UsePower):
        power = power_of(table, answer.source, answer.index)
        draws = power is not None and any(isinstance(effect, _NEW_CARDS) for effect in power.effects)
        return 8.0 + better if draws else 6.0 + better
    if isinstance(answer, PlayCard):
        record = record_of_card(table, answer.card)
        link = Link(0, 0, "card", record.key)
        if any(isinstance(effect, _NEW_CARDS) for effect in effects_of(link)):
            return 8.0 + better
        if record.type == "Ability" and not (record.ongoing and record.attaches is None):
            return 7.0 + better
        at_once = "Ferocity" in record.keywords or record.type == "Weapon" or record.continuous
        return 6.0 + better if at_once or record.triggers else 3.0 + better
    return 5.0 + better


def resource_score(table: Table, seat: int, answer: PlaceResource, missed: float = 0.0) -> float:
    """Return how good it is to place a card as the resource of the turn: quests face up, then the least useful card.
    ``missed``: what the turn brings less without the card."""
    player = table.players[seat]
    record = record_of_card(table, answer.card)
    if record.type == "Quest":
        return _RESOURCE + 1.0 if answer.face_up else NEVER
    row = len(player.resources)
    costs = [record_of_card(table, card).cost for card in player.hand]
    useful = keeping(table, answer.card, row + 1)
    wanted = row < ENOUGH and (row < max(costs) or len(player.hand) > 2)
    if wanted or useful <= 0.5 or len(player.hand) > ENOUGH:
        playable = 0.3 * useful if record.cost <= row + 1 else 0.0
        return _RESOURCE - min(useful + max(playable, missed), 20.0)
    return NEVER
