"""What a greedy player of Heroes thinks of its answers: a resource each turn, the dearest card that can be paid,
attacks that cost the other side more, and armor where it is not wasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.heroes.values import CARD, effects_value, harm, printed_value, trigger_effects, value_of
from game.core.commands import Command
from game.core.state import Step
from game.rules.heroes import commands as c
from game.rules.heroes import steps as s
from game.rules.heroes.combat import packets_of
from game.rules.heroes.effects import Hampers, Modifies, Trigger
from game.rules.heroes.queries import Blow, attack_preview, struck
from game.rules.heroes.table import Table, record_of_card

#: Resources with which a player is content.
ENOUGH_RESOURCES = 7


class HeroesEvaluator:
    """Implements ``greedy_player.Evaluator``."""

    def scores(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """How good each answer looks."""
        step: Step = view.agenda[-1]
        weigh = _WEIGHED.get(type(step), _plain)
        return [weigh(view.table, view.seat, step, answer) for answer in answers]


def _plain(table: Table, seat: int, step: Any, answer: Command) -> float:
    """An answer to a question that has no chapter of its own: yes rather than no."""
    return -1.0 if isinstance(answer, c.Decline | c.Pass | c.TakeDamage) else 0.0


# With priority


def _window(table: Table, seat: int, step: s.Window, answer: Command) -> float:
    match answer:
        case c.PlaceResource(card=card, face_up=face_up):
            return _placed(table, seat, card) + (2.0 if face_up else 0.0)
        case c.PlayCard():
            return _played(table, seat, answer)
        case c.UsePower(source=source, index=index, targets=targets):
            record = table.permanents[source].record
            power = record.powers[index]
            price = 0.35 * power.cost.resources + (1.5 if record.type == "Hero" else 0.0)
            price += 2.0 if power.cost.exhaust and record.type == "Armor" else 0.0
            return effects_value(table, seat, power.effects, targets) - price - 0.1
        case c.CompleteQuest(card=card, targets=targets):
            quest = record_of_card(table, card).quest
            assert quest is not None
            return effects_value(table, seat, quest.reward, targets) - 0.35 * quest.pay
        case c.Propose(attacker=attacker, defender=defender):
            return _attack(table, seat, attacker, defender)
        case c.StrikeWith(weapon=weapon):
            return _strike(table, seat, weapon)
    return 0.0


def _placed(table: Table, seat: int, card: int) -> float:
    """The card that is least likely to be played soon goes to the resources."""
    count = len(table.players[seat].resources)
    if count >= ENOUGH_RESOURCES:
        return -1.0
    record = record_of_card(table, card)
    return 20.0 + (2.0 if record.type == "Quest" else 0.0) + 0.5 * max(0, record.cost - count - 1) - 0.1 * record.cost


def _played(table: Table, seat: int, answer: c.PlayCard) -> float:
    record = record_of_card(table, answer.card)
    if record.type == "Ally":
        enters = [trigger.effects for trigger in record.triggers if trigger.when == "enters"]
        return 4.0 + printed_value(record) + sum(effects_value(table, seat, one, ()) for one in enters if one)
    if record.type in ("Weapon", "Armor", "Item"):
        worn = [one for one in table.permanents.values() if one.seat == seat and one.record.slot == record.slot != ""]
        full = len(worn) >= record.slot_limit > 0 or (
            record.slot == "Off-Hand"
            and any(one.seat == seat and one.record.two_handed for one in table.permanents.values())
        )
        return -1.0 if full else 3.0 + record.cost
    value = effects_value(
        table, seat, record.effects, answer.targets, answer.x, answer.targets[0] if answer.targets else 0
    )
    if record.ongoing:
        value += _ongoing(table, seat, answer)
    paid = record.cost + answer.x
    return value - 0.35 * paid - CARD * 0.3


def _ongoing(table: Table, seat: int, answer: c.PlayCard) -> float:
    """What an ability that stays is worth beside what it does at once."""
    record = record_of_card(table, answer.card)
    if record.attaches is None:
        again = any(one.seat == seat and one.key == record.key for one in table.permanents.values())
        return -2.0 if again else 2.5
    host = answer.targets[0]
    theirs = table.permanents[host].seat != seat
    hampers = any(isinstance(word, Hampers) for word in record.continuous)
    ticks = sum(isinstance(one, Trigger) for one in record.triggers) + sum(
        isinstance(word, Modifies) for word in record.continuous
    )
    worth = (0.7 * value_of(table, host) if hampers else 0.0) + 1.6 * ticks
    return worth if theirs else -worth


def _gain(table: Table, blow: Blow, dealt: int) -> float:
    return harm(table, blow.target, dealt)


def _attack(table: Table, seat: int, attacker: int, defender: int) -> float:
    """What the attack takes from the other side, less what it costs; a hero counts its best strike."""
    seen = attack_preview(table, attacker, defender)
    strike = max((one.atk - 0.4 * one.cost for one in seen.blow.strikes if not one.why), default=0.0)
    answered = max((one.atk for one in seen.back.strikes if not one.why), default=0)
    dealt = seen.blow.dealt + int(strike)
    gain = _gain(table, seen.blow, dealt) - 0.5 * (dealt - seen.blow.least if seen.blow.armor else 0) * 0.3
    loss = _gain(table, seen.back, seen.back.dealt + answered)
    if seen.protectors:
        gain *= 0.6
    return gain - loss - 0.15 if dealt else -1.0


def _strike(table: Table, seat: int, weapon: int) -> float:
    """What the strike adds to what is dealt."""
    assert table.combat is not None
    ahead = struck(table, seat, weapon)
    assert ahead.combat is not None
    before = sum(harm(table, one.target, one.amount) for one in packets_of(table, table.combat) if one.seat == seat)
    after = sum(harm(table, one.target, one.amount) for one in packets_of(ahead, ahead.combat) if one.seat == seat)
    return after - before - 0.3 * table.permanents[weapon].record.strike


# Combat and damage


def _protected(table: Table, seat: int, step: s.ProtectPoint, answer: Command) -> float:
    assert table.combat is not None
    defender = answer.protector if isinstance(answer, c.Protect) else table.combat.defender
    seen = attack_preview(table, table.combat.attacker, defender)
    lost = harm(table, defender, seen.blow.dealt)
    return harm(table, table.combat.attacker, seen.back.dealt) - lost - (0.2 if isinstance(answer, c.Protect) else 0.0)


def _armored(table: Table, seat: int, step: s.Dealing, answer: Command) -> float:
    if not isinstance(answer, c.UseArmor):
        return 0.0
    packet = step.packets[step.at]
    defense = table.permanents[answer.armor].record.defense
    wasted = max(0, defense - packet.amount)
    return harm(table, packet.target, min(defense, packet.amount)) - 0.4 * wasted - 0.2


# Choices


def _kept(table: Table, seat: int, step: Any, answer: Command) -> float:
    """Discard what is least likely to be played."""
    assert isinstance(answer, c.DiscardCard)
    record = record_of_card(table, answer.card)
    return abs(record.cost - min(ENOUGH_RESOURCES, len(table.players[seat].resources))) + (record.type == "Quest")


def _least(table: Table, seat: int, step: Any, answer: Command) -> float:
    """The least of too many is destroyed; of equals the exhausted one."""
    assert isinstance(answer, c.Choose)
    one = table.permanents[answer.permanent]
    return -value_of(table, one.id) - one.record.atk - one.record.defense + (0.1 if one.exhausted else 0.0)


def _aimed(table: Table, seat: int, step: s.AimTrigger, answer: Command) -> float:
    assert isinstance(answer, c.ChooseTarget)
    return effects_value(table, seat, trigger_effects(step.link), (answer.target,))


def _offered(table: Table, seat: int, step: s.OfferEffect, answer: Command) -> float:
    value = effects_value(table, seat, trigger_effects(step.link), step.link.targets)
    return value if isinstance(answer, c.Agree) else 0.0


def _weapon(table: Table, seat: int, step: Any, answer: Command) -> float:
    assert isinstance(answer, c.Choose)
    return float(table.permanents[answer.permanent].record.atk)


def _found(table: Table, seat: int, step: Any, answer: Command) -> float:
    return printed_value(record_of_card(table, answer.card)) if isinstance(answer, c.ChooseCard) else -1.0


def _top(table: Table, seat: int, step: Any, answer: Command) -> float:
    """A card that cannot be paid for soon goes under the deck."""
    cost = record_of_card(table, table.players[seat].deck[-1]).cost
    is_dear = cost > len(table.players[seat].resources) + 1
    return 1.0 if isinstance(answer, c.Agree) == is_dear else 0.0


def _mulligan(table: Table, seat: int, step: Any, answer: Command) -> float:
    """A hand without anything cheap is shuffled back."""
    records = [record_of_card(table, card) for card in table.players[seat].hand]
    cheap = sum(record.type == "Ally" and record.cost <= 3 for record in records)
    return 1.0 if isinstance(answer, c.KeepHand) == (cheap > 0) else 0.0


_WEIGHED: dict[type[Step], Callable[[Table, int, Any, Command], float]] = {
    s.DecideMulligan: _mulligan,
    s.Window: _window,
    s.ProtectPoint: _protected,
    s.Dealing: _armored,
    s.Discarding: _kept,
    s.Repair: _least,
    s.AimTrigger: _aimed,
    s.OfferEffect: _offered,
    s.ChooseWeapon: _weapon,
    s.Searching: _found,
    s.TakingShown: _found,
    s.LookingAtTop: _top,
}
