"""The attack in its steps: declaration, hit, damage, and what it triggers."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command, Decline
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import figures
from game.rules.factions.cards import traits as t
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseUnit, Reroll
from game.rules.factions.state.table import Attack, Entry, Table, Unit, attack_by_id, distance, entry_by_id
from game.rules.factions.stats import can_be_tapped, defense_of, first, has, has_magic, why_no_magic
from game.rules.factions.targets import why_gone
from game.rules.factions.windows import open_priority
from game.rules.factions.wounds import reroll_bonus, rerolls, roll_d20

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


# Declaration


def take_declare(draft: _Draft, step: s.Declare) -> None:
    """Declare the attack, if it is still possible; an ally may step in, and both players may answer."""
    # rule: factions/declaration
    attack, table = step.attack, draft.table
    attacker = table.units.get(attack.attacker)
    if (
        attacker is None
        or figures.why_no_attack(table, attacker, table.units.get(attack.target), attack.reach) is not None
    ):
        return
    activation = table.turn.activation
    forgoes = attack.forgoes or (step.own_turn and activation is not None and activation.forgoes)
    attack = replace(attack, gathered=attacker.gathered, forgoes=forgoes)
    # rule: factions/steady
    settles = step.own_turn and not forgoes and has(table, attacker, t.Steady)
    draft.happen(ev.AttackDeclared(attack, step.own_turn, settles))
    draft.push(
        *intercept(draft.table, attack.target, attack=attack.id),
        open_priority(draft.table, "attack", (attack.attacker, attack.target)),
        s.HitStep(attack.id),
    )


def intercept(table: Table, target: int, *, attack: int = 0, entry: int = 0) -> tuple[Step, ...]:
    """Return the offer to take a target's place, if somebody can."""
    # rule: factions/intercept
    spared = table.units.get(target)
    if spared is None:
        return ()
    cause = entry_by_id(table, entry)
    source = cause.unit if cause else 0
    able = tuple(
        unit.id
        for unit in table.units.values()
        if unit.id not in (spared.id, source)
        and unit.seat == spared.seat
        and distance(unit.zone, spared.zone) <= 1
        and has(table, unit, t.Intercept)
    )
    return (s.OfferIntercept(able, attack, entry),) if able else ()


def intercepted(table: Table, step: s.OfferIntercept) -> int:
    """Return the unit whose place is offered, 0 when it is not a target any more."""
    if step.attack:
        attack = attack_by_id(table, step.attack)
        return attack.target if attack else 0
    entry = entry_by_id(table, step.entry)
    return entry.targets[0] if entry and entry.targets else 0


def take_intercept(draft: _Draft, step: s.OfferIntercept) -> None:
    """Ask whether a unit takes the target's place."""
    spared = intercepted(draft.table, step)
    if spared in draft.table.units:
        draft.ask(step, draft.table.units[spared].seat, "respond", "intercept", (spared,))


def why_no_intercept(table: Table, step: s.OfferIntercept, command: Command) -> Refusal | None:
    """Return why the offer to intercept cannot be answered like this, or None."""
    if isinstance(command, Decline):
        return None
    if isinstance(command, ChooseUnit):
        if command.unit in step.units:
            return None
        return Refusal("no_intercept", "factions/intercept", "It cannot take the target's place.", (command.unit,))
    return _NOT_AN_ANSWER


def answer_intercept(draft: _Draft, step: s.OfferIntercept, command: Command) -> None:
    """Change the target, or keep it."""
    if isinstance(command, ChooseUnit):
        spared = intercepted(draft.table, step)
        draft.happen(ev.TargetChanged(command.unit, spared, step.attack, step.entry))


# The hit step


def take_hit(draft: _Draft, step: s.HitStep) -> None:
    """Roll; offer to roll again; go on to the damage."""
    attack = attack_by_id(draft.table, step.attack)
    if attack is None:
        return
    if not step.rolled:
        if why_lost(draft.table, attack) is not None:
            draft.push(s.EndAttack(attack.id))
            return
        if figures.is_in_vain(draft.table, attack):
            draft.happen(ev.Unaffected(attack.target, "Magic Immunity"))
            draft.push(s.EndAttack(attack.id))
            return
        _roll(draft, attack, again=step.led or attack.face > 0)
        step = replace(step, rolled=True)
    if any(why_no_hit_answer(draft.table, step, Reroll(magic=magic)) is None for magic in (False, True)):
        draft.ask(step, attack.seat, "pick", "reroll_attack", (attack.attacker, attack.target))
        return
    _to_damage(draft, step)


def why_lost(table: Table, attack: Attack) -> Refusal | None:
    """Return why nothing comes of an attack that has not been rolled for yet: one of both is no longer in play, or the
    target out of reach; or None. A unit that stepped in need not be in reach."""
    # rule: factions/fizzling
    attacker, target = table.units.get(attack.attacker), table.units.get(attack.target)
    if attacker is None or target is None:
        return why_gone(table, attack.attacker) or why_gone(table, attack.target)
    return None if attack.stepped_in else figures.why_no_attack(table, attacker, target, attack.reach)


def _roll(draft: _Draft, attack: Attack, *, again: bool) -> None:
    # rule: factions/hit_step
    attacker = draft.table.units[attack.attacker]
    face = roll_d20(draft, attacker, "attack")
    bonus = figures.total(figures.attack_parts(draft.table, attack)) + (
        reroll_bonus(draft.table, attacker) if again else 0
    )
    hit, critical = figures.hits(draft.table, attack, face, bonus)
    defense = defense_of(draft.table, draft.table.units[attack.target])
    draft.happen(ev.AttackRolled(attack.id, face, face + bonus, defense, hit, critical, attacker.aimed, again=again))


def why_no_hit_answer(table: Table, step: s.HitStep, command: Command) -> Refusal | None:
    """Return why the roll cannot be answered like this, or None."""
    # rule: factions/rerolls
    attack = attack_by_id(table, step.attack)
    assert attack is not None
    unit = table.units.get(attack.attacker)
    if isinstance(command, Decline):
        return None
    if not isinstance(command, Reroll) or unit is None:
        return _NOT_AN_ANSWER
    about = (attack.attacker,)
    if command.magic:
        if attack.critical:
            return Refusal("no_need", "factions/rerolls", "There is nothing to win by another roll.", about)
        return why_no_magic(table, unit, 1)
    if attack.hit:
        return Refusal("no_failure", "factions/rerolls", "The attack has not failed.", about)
    if step.led or not has(table, unit, t.RerollAttacks):
        return Refusal("no_leader", "factions/rerolls", "No commander lets it roll again.", about)
    return None


def answer_hit(draft: _Draft, step: s.HitStep, command: Command) -> None:
    """Roll again, or go on."""
    if isinstance(command, Reroll):
        attack = attack_by_id(draft.table, step.attack)
        assert attack is not None
        if command.magic:
            draft.happen(cev.MagicSpent(attack.attacker, 1, "reroll"))
        draft.push(replace(step, rolled=False, led=step.led or not command.magic))
    else:
        _to_damage(draft, step)


def _to_damage(draft: _Draft, step: s.HitStep) -> None:
    attack = attack_by_id(draft.table, step.attack)
    assert attack is not None
    event = "hit" if attack.hit else "missed"
    draft.push(open_priority(draft.table, event, (attack.attacker, attack.target)), s.DamageStep(attack.id))


# The damage step


def take_damage(draft: _Draft, step: s.DamageStep) -> None:
    """Send the attack's damage to the target."""
    table = draft.table
    attack = attack_by_id(table, step.attack)
    assert attack is not None
    attacker, target = table.units.get(attack.attacker), table.units.get(attack.target)
    if attacker is None or target is None:
        draft.push(s.EndAttack(attack.id))
        return
    draft.push(s.Aftermath(attack.id))
    if attack.hit:
        amount = figures.damage_of(table, attack, critical=attack.critical)
        kind: ev.DamageKind = "ranged" if attack.ranged else "melee"
        piercing = figures.pierces(table, attacker)
        is_stopped = amount <= (0 if piercing else figures.reduction_of(table, target))
        is_idle = is_stopped and not triggers_of(draft, attack)
        draft.push(s.Wound(target.id, amount, kind, attacker.id, attack.id, piercing, is_idle=is_idle))


def take_aftermath(draft: _Draft, step: s.Aftermath) -> None:
    """Put what the attack has triggered on the stack; then check who has fallen."""
    # rule: factions/triggers
    table = draft.table
    attack = attack_by_id(table, step.attack)
    assert attack is not None
    draft.push(s.CheckFallen(), s.QueueTriggers(triggers_of(draft, attack)), s.EndAttack(attack.id))


def triggers_of(draft: _Draft, attack: Attack) -> tuple[Entry, ...]:
    """Return the triggers of an attack whose damage has landed."""
    table = draft.table
    attacker, target = table.units.get(attack.attacker), table.units.get(attack.target)
    found: list[Entry] = []

    def trigger(unit: Unit, word: str, victims: tuple[int, ...], amount: int = 0, zone: int = 0) -> None:
        found.append(
            Entry(
                id=draft.new_id(),
                seat=unit.seat,
                what="trigger",
                key=unit.key,
                unit=unit.id,
                word=word,
                targets=victims,
                zone=zone,
                origin=unit.zone,
                amount=amount,
            )
        )

    # rule: factions/evading
    if attacker is None or target is None or attack.evaded:
        return ()
    if attack.dealt and has(table, attacker, t.LifeDrain):
        trigger(attacker, "Life Drain", (attacker.id,), attack.dealt)
    if attack.dealt and target.magic and has_magic(attacker) and has(table, attacker, t.MagicDrain):
        trigger(attacker, "Magic Drain", (target.id,), 1)
    stun = first(table, attacker, t.Stun)
    if stun and attack.hit and can_be_tapped(table, target):
        trigger(attacker, "Stun", (target.id,), stun.save)
    splash = first(table, attacker, t.Splash)
    if splash:
        trigger(attacker, "Splash", (), splash.damage, target.zone)
    recoil = first(table, target, t.Recoil)
    if recoil and not attack.ranged:
        trigger(target, "Recoil", (attacker.id,), recoil.damage)
    answers = attack.immediate and attack.answers == target.id
    if attack.hit and not answers and has(table, target, t.QuickReactions):
        trigger(target, "Quick Reactions", (attacker.id,))
    return tuple(found)


def take_end_attack(draft: _Draft, step: s.EndAttack) -> None:
    """End the attack: both may answer, and a Twin Attack may follow."""
    attack = attack_by_id(draft.table, step.attack)
    assert attack is not None
    draft.happen(ev.AttackEnded(attack.id))
    further = () if attack.twin or not attack.face else (s.OfferTwin(attack),)
    draft.push(open_priority(draft.table, "attack_over", (attack.attacker,)), *further)


def take_offer_twin(draft: _Draft, step: s.OfferTwin) -> None:
    """Ask for one more attack at the same target."""
    # rule: factions/twin_attack
    table, attack = draft.table, step.attack
    attacker = table.units.get(attack.attacker)
    if attacker is None or not has(table, attacker, t.TwinAttack):
        return
    if figures.why_no_attack(table, attacker, table.units.get(attack.target), attack.reach) is None:
        draft.ask(step, attack.seat, "pick", "twin_attack", (attack.attacker, attack.target))


def answer_twin(draft: _Draft, step: s.OfferTwin, command: Command) -> None:
    """Attack again, or not."""
    if isinstance(command, Agree):
        last = step.attack
        again = Attack(
            id=draft.new_id(),
            seat=last.seat,
            attacker=last.attacker,
            target=last.target,
            reach=last.reach,
            ranged=last.ranged,
            atk=last.atk,
            damage=last.damage,
            immediate=last.immediate,
            answers=last.answers,
            twin=True,
            forgoes=last.forgoes,
        )
        draft.push(s.Declare(again))


def take_offer_strike(draft: _Draft, step: s.OfferStrike) -> None:
    """Ask for an immediate attack, if it is still possible."""
    table, attack = draft.table, step.attack
    attacker = table.units.get(attack.attacker)
    if attacker and figures.why_no_attack(table, attacker, table.units.get(attack.target), attack.reach) is None:
        draft.ask(step, attack.seat, "pick", "strike_back", (attack.attacker, attack.target))


def answer_strike(draft: _Draft, step: s.OfferStrike, command: Command) -> None:
    """Attack at once, or not."""
    if isinstance(command, Agree):
        draft.push(s.Declare(step.attack))
    else:
        draft.happen(ev.StrikeForgone(step.attack.attacker, step.attack.target))


STEPS: dict[type[Step], Chapter] = {
    s.OfferIntercept: Chapter(
        take_intercept,
        lambda table, step: (*(ChooseUnit(unit) for unit in step.units), Decline()),
        why_no_intercept,
        answer_intercept,
        doubtful=(),
    ),
    s.Declare: Chapter(take_declare),
    s.HitStep: Chapter(take_hit, rerolls, why_no_hit_answer, answer_hit),
    s.DamageStep: Chapter(take_damage),
    s.Aftermath: Chapter(take_aftermath),
    s.EndAttack: Chapter(take_end_attack),
    s.OfferTwin: yes_or_no(take_offer_twin, answer_twin, _NOT_AN_ANSWER),
    s.OfferStrike: yes_or_no(take_offer_strike, answer_strike, _NOT_AN_ANSWER),
}
