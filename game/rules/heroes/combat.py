"""Combat: who may attack whom, protecting, striking with weapons, and the conclusion."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chapters import Chapter
from game.core.commands import Command, Decline
from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes import stats
from game.rules.heroes.costs import exhaust_resources, why_too_dear
from game.rules.heroes.damage import deal
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import Propose, Protect
from game.rules.heroes.state.steps import AfterCombat, Conclude, Packet, ProtectPoint, Window
from game.rules.heroes.state.table import Combat, Link, Permanent, Strike, Table, characters_of, hero_of
from game.rules.heroes.state_check import check
from game.rules.heroes.triggers import note

_Draft = Draft[Table, Step]


# Proposing


def why_no_attacker(table: Table, seat: int, number: int) -> Refusal | None:
    """Return why a seat cannot propose a combat with that character, or None."""
    # rule: heroes/attackers
    permanent = table.permanents.get(number)
    about = (number,)
    if permanent is None or permanent.seat != seat or not permanent.record.is_character:
        return Refusal("not_yours", "heroes/attackers", "A hero or ally of yours is wanted.", about)
    name = permanent.record.name
    if permanent.exhausted:
        return Refusal("exhausted", "heroes/exhausting", f"{name} is exhausted.", about)
    if stats.cannot_attack(table, permanent):
        return Refusal("cannot_attack", "heroes/cannot_attack", f"{name} cannot attack.", about)
    if stats.is_new(table, permanent) and not stats.has_keyword(table, number, "Ferocity"):
        text = f"{name} is new: it can attack from its player's next turn on."
        return Refusal("new", "heroes/new_allies", text, about)
    return None


def why_no_defender(table: Table, seat: int, number: int) -> Refusal | None:
    """Return why a seat cannot propose a combat against that character, or None."""
    # rule: heroes/defenders
    permanent = table.permanents.get(number)
    about = (number,)
    if permanent is None or permanent.seat == seat or not permanent.record.is_character:
        return Refusal("not_opposing", "heroes/defenders", "An opposing hero or ally is wanted.", about)
    if stats.has_keyword(table, number, "Elusive"):
        return Refusal("elusive", "heroes/elusive", f"{permanent.record.name} is elusive.", about)
    return None


def why_no_combat(table: Table, seat: int, attacker: int, defender: int) -> Refusal | None:
    """Return why a seat cannot propose that combat, or None."""
    return why_no_attacker(table, seat, attacker) or why_no_defender(table, seat, defender)


def proposals(table: Table, seat: int) -> Iterator[Propose]:
    """Yield every combat that a seat may propose at will."""
    mine, theirs = characters_of(table, seat), characters_of(table, 1 - seat)
    defenders = [one.id for one in theirs if why_no_defender(table, seat, one.id) is None]
    for one in mine:
        if why_no_attacker(table, seat, one.id) is None:
            yield from (Propose(one.id, defender) for defender in defenders)


def propose(draft: _Draft, seat: int, command: Propose) -> None:
    """Put a combat on the chain; it begins when the proposal resolves."""
    # rule: heroes/proposing
    key = draft.table.permanents[command.attacker].key
    targets = (command.defender,)
    link = Link(id=draft.new_id(), seat=seat, what="combat", key=key, source=command.attacker, targets=targets)
    draft.happen(cev.LinkAdded(link))


def begin_combat(draft: _Draft, link: Link) -> None:
    """Begin the combat step, if the proposal is still legal."""
    # rule: heroes/proposing
    defender = link.targets[0]
    if why_no_combat(draft.table, link.seat, link.source, defender) is not None:
        draft.happen(cev.LinkLeft(link.id, "void"))
        return
    draft.happen(cev.LinkLeft(link.id, "resolved"), ev.CombatBegan(link.source, defender))
    note(draft, "attacks", (draft.table.permanents[link.source],))
    draft.push(Window("attack", draft.table.turn.seat), ProtectPoint())


def still_fighting(table: Table) -> Combat | None:
    """Return the combat, if both are still in it."""
    # rule: heroes/leaving_combat
    combat = table.combat
    if combat is None or combat.attacker not in table.permanents or combat.defender not in table.permanents:
        return None
    return combat


# Protecting


def why_no_protector(table: Table, number: int) -> Refusal | None:
    """Return why a character cannot protect in the combat, or None."""
    # rule: heroes/protecting
    combat = still_fighting(table)
    permanent = table.permanents.get(number)
    about = (number,)
    if combat is None or permanent is None or not permanent.record.is_character:
        return Refusal("no_protector", "heroes/protecting", "A hero or ally is wanted to protect.", about)
    name = permanent.record.name
    if permanent.seat != table.permanents[combat.defender].seat or number == combat.defender:
        return Refusal(
            "no_protector", "heroes/protecting", "Another character of the defender's side is wanted.", about
        )
    if stats.has_keyword(table, combat.attacker, "Stealth"):
        return Refusal("stealth", "heroes/stealth", "Nobody protects against stealth.", (combat.attacker,))
    if not stats.has_keyword(table, number, "Protector"):
        return Refusal("no_protector", "heroes/protecting", f"{name} is not a protector.", about)
    if permanent.exhausted:
        return Refusal("exhausted", "heroes/exhausting", f"{name} is exhausted.", about)
    if stats.is_hampered(table, number, "protect"):
        return Refusal("cannot_protect", "heroes/protecting", f"{name} cannot protect.", about)
    return None


def take_protect(draft: _Draft, step: ProtectPoint) -> None:
    """Ask the defending player for a protector."""
    # rule: heroes/protecting
    combat = still_fighting(draft.table)
    if combat is None:
        draft.push(AfterCombat())
        return
    seat = draft.table.permanents[combat.defender].seat
    if any(why_no_protector(draft.table, one.id) is None for one in characters_of(draft.table, seat)):
        draft.ask(step, seat, "respond", "protect", (combat.attacker, combat.defender))
    else:
        _start_defending(draft)


def protect_choices(table: Table, step: ProtectPoint) -> Iterator[Command]:
    """Yield every character of the defending side, or nobody."""
    combat = table.combat
    assert combat is not None
    for permanent in characters_of(table, table.permanents[combat.defender].seat):
        yield Protect(permanent.id)
    yield Decline()


def why_not_protect(table: Table, step: ProtectPoint, command: Command) -> Refusal | None:
    """Return why the question for a protector cannot be answered like this, or None."""
    if isinstance(command, Decline):
        return None
    if isinstance(command, Protect):
        return why_no_protector(table, command.protector)
    return Refusal("not_an_answer", "heroes/protecting", "Name a protector, or decline.")


def answer_protect(draft: _Draft, step: ProtectPoint, command: Command) -> None:
    """Make the protector the defender, or let the proposed one stay it."""
    if isinstance(command, Protect):
        draft.happen(ev.DefenderChanged(command.protector))
    _start_defending(draft)


def _start_defending(draft: _Draft) -> None:
    combat = draft.table.combat
    assert combat is not None
    draft.happen(ev.DefenderSettled(combat.defender))
    note(draft, "defends", (draft.table.permanents[combat.defender],))
    draft.push(Window("defend", draft.table.turn.seat), Conclude())


# Striking


def why_no_strike(table: Table, seat: int, number: int) -> Refusal | None:
    """Return why a seat cannot strike with that weapon now, or None."""
    # rule: heroes/strikes
    weapon = table.permanents.get(number)
    about = (number,)
    if weapon is None or weapon.seat != seat or weapon.record.type != "Weapon":
        return Refusal("not_yours", "heroes/strikes", "A weapon of yours is wanted.", about)
    if not stats.is_in_combat(table, hero_of(table, seat).id):
        text = "Your hero strikes only in combat, after the defender has started defending."
        return Refusal("not_in_combat", "heroes/strikes", text, about)
    name = weapon.record.name
    if weapon.exhausted:
        return Refusal("exhausted", "heroes/exhausting", f"{name} is exhausted.", about)
    if stats.struck_with(table, seat) not in (0, number):
        text = "Your hero has struck with another weapon in this combat."
        return Refusal("one_weapon", "heroes/one_weapon", text, about)
    return why_too_dear(table, seat, weapon.record.strike, f"A strike with {name}")


def strike(draft: _Draft, seat: int, number: int) -> None:
    """Strike with a weapon: that is not a link, and nobody can respond before it counts."""
    # rule: heroes/strikes
    weapon = draft.table.permanents[number]
    exhaust_resources(draft, seat, weapon.record.strike)
    damage_type = weapon.record.damage_type or "Melee"
    draft.happen(ev.WeaponStruck(Strike(seat, number, stats.atk_of(draft.table, number), damage_type)))
    note(draft, "strike", (draft.table.permanents[number],), weapon=number)


# Concluding


def packets_of(table: Table, combat: Combat) -> tuple[Packet, ...]:
    """Return what the two in combat deal each other as things are."""
    # rule: heroes/conclusion
    attacker, defender = table.permanents[combat.attacker], table.permanents[combat.defender]
    pairs = [(attacker, defender)]
    # rule: heroes/long_range
    if not stats.has_keyword(table, attacker.id, "Long-Range"):
        pairs.append((defender, attacker))
    return tuple(_packet(table, source, target) for source, target in pairs if stats.atk_of(table, source.id) > 0)


def _packet(table: Table, source: Permanent, target: Permanent) -> Packet:
    weapon = stats.struck_with(table, source.seat) if source.record.type == "Hero" else 0
    damage = stats.damage_type_of(table, source)
    return Packet(source.id, target.id, stats.atk_of(table, source.id), damage, source.seat, weapon=weapon)


def take_conclude(draft: _Draft, step: Conclude) -> None:
    """Let both hit each other at the same time, if both are still there."""
    # rule: heroes/conclusion
    draft.push(AfterCombat())
    combat = still_fighting(draft.table)
    if combat is not None:
        deal(draft, *packets_of(draft.table, combat))


def take_after_combat(draft: _Draft, step: AfterCombat) -> None:
    """Destroy who has fatal damage; then everybody leaves combat, and what lasted this combat ends."""
    # rule: heroes/conclusion
    check(draft)
    if draft.outcome is not None:
        return
    over = tuple(one.id for one in draft.table.modifiers if one.until == "combat")
    draft.happen(ev.CombatEnded())
    if over:
        draft.happen(ev.Expired("combat", over))


#: The steps of this chapter.
STEPS = {
    steps.ProtectPoint: Chapter(take_protect, protect_choices, why_not_protect, answer_protect),
    steps.Conclude: Chapter(take_conclude),
    steps.AfterCombat: Chapter(take_after_combat),
}
