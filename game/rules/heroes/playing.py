"""What a seat with priority may do: cards, powers, quests, resources, strikes, proposals of combat."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.commands import Command, Pass
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.remembered import remembered
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import costs
from game.rules.heroes.cards.effects import Power
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.combat import proposals, propose, strike, why_no_combat, why_no_strike
from game.rules.heroes.events import Removal
from game.rules.heroes.state.commands import CompleteQuest, PlaceResource, PlayCard, Propose, StrikeWith, UsePower
from game.rules.heroes.state.steps import Window
from game.rules.heroes.state.table import Link, Permanent, Table, hero_of, party, record_of_card, while_there
from game.rules.heroes.state_check import destroy
from game.rules.heroes.stats import bound_to_attack, is_hampered, powers_of
from game.rules.heroes.targets import target_lists, why_no_target_at_all, why_not_these
from game.rules.heroes.triggers import note_party

_Draft = Draft[Table, Step]
_NOT_AN_ANSWER = Refusal("not_an_answer", "heroes/priority", ELSE_ASKED)


def is_free(table: Table, step: Window) -> bool:
    """Return whether the asked player acts at will: in one's own action phase, outside combat, with an empty chain."""
    # rule: heroes/action_phase
    return step.name == "action" and step.asked == table.turn.seat and not table.chain and table.combat is None


def link_of(table: Table, seat: int, command: PlayCard | UsePower | CompleteQuest, number: int) -> Link:
    """Return what a seat's card, power or quest puts on the chain."""
    if isinstance(command, UsePower):
        one, index = table.permanents[command.source], command.index
        return Link(number, seat, "power", one.key, source=one.id, index=index, host=one.host, targets=command.targets)
    key = record_of_card(table, command.card).key
    if isinstance(command, CompleteQuest):
        return Link(number, seat, "quest", key, targets=command.targets)
    return Link(number, seat, "card", key, command.card, targets=command.targets, x=command.x)


# Cards


def why_no_card(table: Table, step: Window, card: int) -> Refusal | None:
    """Return why the asked seat cannot play a card of its hand at all now, or None."""
    # rule: heroes/playing
    seat = step.asked
    if card == 0 or card not in table.players[seat].hand:
        return Refusal("not_in_hand", "heroes/playing", "That card is not in your hand.", (card,))
    record = record_of_card(table, card)
    if record.type == "Quest":
        return Refusal("quest", "heroes/quests", "A quest is placed as a resource, not played.", (card,))
    if not record.instant and not is_free(table, step):
        text = f"{record.name} is played in your own action phase, outside combat, with an empty chain."
        return Refusal("not_now", "heroes/instant", text, (card,))
    refusals = [_why_not_paid(table, seat, record, instead=instead) for instead in _ways_to_pay(record)]
    if all(refusals):
        return refusals[0]
    return why_no_target_at_all(table, seat, record.aim)


def _ways_to_pay(record: CardRecord) -> tuple[bool, ...]:
    """Return the printed cost; and an alternative one, if there is one."""
    return (False,) if record.alternative is None else (False, True)


def _why_not_paid(table: Table, seat: int, record: CardRecord, *, instead: bool) -> Refusal | None:
    """Return why the cost of a card cannot be paid, with X left at 0, or None."""
    # rule: heroes/costs
    return costs.why_cannot_pay(table, seat, costs.cost_of(table, seat, record, 0, instead=instead), record.name)


def why_no_play(table: Table, step: Window, command: PlayCard) -> Refusal | None:
    """Return why a card cannot be played like this, or None."""
    refusal = why_no_card(table, step, command.card)
    if refusal is not None:
        return refusal
    record = record_of_card(table, command.card)
    if command.instead not in _ways_to_pay(record):
        text = f"{record.name} has no alternative cost."
        return Refusal("no_alternative", "heroes/costs", text, (command.card,))
    refusal = _why_not_paid(table, step.asked, record, instead=command.instead)
    if refusal is not None:
        return refusal
    most = 0 if command.instead else costs.most_x(table, step.asked, record)
    if not 0 <= command.x <= most:
        return Refusal("x", "heroes/x", f"X is at most {most} now.", (command.card,))
    return why_not_these(table, step.asked, record.aim, command.targets)


def _plays(table: Table, step: Window, *, at_will: bool) -> Iterator[Command]:
    seat = step.asked
    for card in table.players[seat].hand:
        record = record_of_card(table, card)
        if (at_will or record.instant) and why_no_card(table, step, card) is None:
            ways = tuple(_payments(table, seat, record))
            for targets in target_lists(table, seat, record.aim):
                for x, instead in ways:
                    yield PlayCard(card, targets, x, instead)


def _payments(table: Table, seat: int, record: CardRecord) -> Iterator[tuple[int, bool]]:
    """Yield how a playable card may be paid for: what is chosen for X, and whether the alternative cost is paid."""
    ways = _ways_to_pay(record)
    for instead in ways:
        if len(ways) == 1 or _why_not_paid(table, seat, record, instead=instead) is None:
            most = 0 if instead else costs.most_x(table, seat, record)
            yield from ((x, instead) for x in range(most + 1))


# Powers


def power_of(table: Table, source: int, index: int) -> Power | None:
    """Return a power of something in play that can be used, or None."""
    permanent = table.permanents.get(source)
    powers = powers_of(table, permanent) if permanent is not None else ()
    return powers[index] if 0 <= index < len(powers) else None


def why_no_power_at_all(table: Table, seat: int, source: int, index: int) -> Refusal | None:
    """Return why a seat cannot use that power at all now, or None."""
    # rule: heroes/powers
    permanent = table.permanents.get(source)
    if permanent is None or permanent.seat != seat:
        return Refusal("not_yours", "heroes/powers", "That is not yours.", (source,))
    name = permanent.record.name
    power = power_of(table, source, index)
    if power is None:
        if not permanent.face_up:
            return Refusal("flipped", "heroes/flip", f"{name} has used the power.", (source,))
        if is_hampered(table, source, "powers"):
            return Refusal("no_powers", "heroes/losing_powers", f"{name} has lost its powers.", (source,))
        return Refusal("no_power", "heroes/powers", f"{name} has no such power.", (source,))
    return _why_not_usable(table, seat, permanent, power)


def _why_not_usable(table: Table, seat: int, permanent: Permanent, power: Power) -> Refusal | None:
    """Return why a seat cannot use a power that something of its own has, or None."""
    # rule: heroes/powers
    if power.own_turn and table.turn.seat != seat:
        text = f"{permanent.record.name}'s power is used on its player's own turn."
        return Refusal("own_turn", "heroes/powers", text, (permanent.id,))
    refusal = costs.why_cannot_pay(table, seat, power.cost, permanent.record.name, permanent)
    return refusal or why_no_target_at_all(table, seat, power.aim)


def why_no_power(table: Table, step: Window, command: UsePower) -> Refusal | None:
    """Return why a power cannot be used like this, or None."""
    seat = step.asked
    refusal = why_no_power_at_all(table, seat, command.source, command.index)
    power = power_of(table, command.source, command.index)
    if refusal is not None or power is None:
        return refusal
    refusal = why_not_these(table, seat, power.aim, command.targets)
    return refusal or costs.why_not_removed(table, seat, power.cost, command.paid)


def _powers(table: Table, seat: int) -> Iterator[Command]:
    for source, index, power in _owned_powers(table, seat):
        if _why_not_usable(table, seat, table.permanents[source], power) is None:
            for targets in target_lists(table, seat, power.aim):
                for card in costs.cards_to_remove(table, seat, power.cost):
                    yield UsePower(source, index, targets, card)


@while_there
def _owned_powers(table: Table, seat: int) -> tuple[tuple[int, int, Power], ...]:
    """Return the powers of what a seat has in play, whether they can be paid for or not."""
    return tuple(
        (permanent.id, index, power)
        for permanent in table.permanents.values()
        if permanent.seat == seat
        for index, power in enumerate(powers_of(table, permanent))
    )


def _use(draft: _Draft, seat: int, command: UsePower) -> None:
    # rule: heroes/costs
    power = power_of(draft.table, command.source, command.index)
    source = draft.table.permanents[command.source]
    assert power is not None
    link = link_of(draft.table, seat, command, draft.new_id())
    costs.pay(draft, seat, power.cost, source, command.paid)
    if power.cost.destroy:
        destroy(draft, Removal("cost"), source)
    draft.happen(cev.LinkAdded(link))


# Quests and resources


def why_no_quest_at_all(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why a seat cannot complete that quest at all now, or None."""
    # rule: heroes/quests
    about = (card,)
    if card == 0 or not any(one.card == card and one.face_up for one in table.players[seat].resources):
        is_down = card != 0 and any(one.card == card and not one.face_up for one in table.players[seat].resources)
        text = "It lies face down: it pays, and nothing else." if is_down else "That is not an open quest of yours."
        return Refusal("no_quest", "heroes/quests", text, about)
    record = record_of_card(table, card)
    quest = record.quest
    assert quest is not None
    if quest.own_turn and table.turn.seat != seat:
        return Refusal("own_turn", "heroes/quests", f"{record.name} is completed on your own turn.", about)
    attacked = len(table.turn.attacked) if table.turn.seat == seat else 0
    if attacked < quest.attackers:
        text = f"{quest.attackers} of your characters must have attacked this turn; {attacked} did."
        return Refusal("too_few_attackers", "heroes/quests", text, about)
    return costs.why_too_dear(table, seat, quest.pay, record.name) or why_no_target_at_all(table, seat, quest.aim)


def why_no_quest(table: Table, step: Window, command: CompleteQuest) -> Refusal | None:
    """Return why a quest cannot be completed so, or None."""
    refusal = why_no_quest_at_all(table, step.asked, command.card)
    if refusal is not None:
        return refusal
    quest = record_of_card(table, command.card).quest
    return why_not_these(table, step.asked, quest.aim if quest is not None else None, command.targets)


def _quests(table: Table, seat: int) -> Iterator[Command]:
    for resource in table.players[seat].resources:
        if resource.face_up and why_no_quest_at_all(table, seat, resource.card) is None:
            quest = record_of_card(table, resource.card).quest
            for targets in target_lists(table, seat, quest.aim if quest is not None else None):
                yield CompleteQuest(resource.card, targets)


def _complete(draft: _Draft, seat: int, command: CompleteQuest) -> None:
    # rule: heroes/quests
    record = record_of_card(draft.table, command.card)
    assert record.quest is not None
    costs.exhaust_resources(draft, seat, record.quest.pay)
    link = link_of(draft.table, seat, command, draft.new_id())
    draft.happen(cev.QuestCompleted(seat, command.card), cev.LinkAdded(link))
    note_party(draft, "quest", seat)


def why_no_resource(table: Table, step: Window, command: PlaceResource) -> Refusal | None:
    """Return why a card cannot be placed as a resource now, or None."""
    # rule: heroes/resources
    card = command.card
    if card == 0 or card not in table.players[step.asked].hand:
        return Refusal("not_in_hand", "heroes/resources", "That card is not in your hand.", (card,))
    if not is_free(table, step):
        text = "A resource is placed in your own action phase, outside combat, with an empty chain."
        return Refusal("not_now", "heroes/resources", text, (card,))
    if table.turn.placed:
        return Refusal("placed", "heroes/resources", "You have placed a resource this turn.", (card,))
    if command.face_up and record_of_card(table, card).type != "Quest":
        return Refusal("face_down", "heroes/resources", "Only a quest may lie face up.", (card,))
    return None


def _resources(table: Table, seat: int) -> Iterator[Command]:
    if not table.turn.placed:
        for card in table.players[seat].hand:
            if record_of_card(table, card).type == "Quest":
                yield PlaceResource(card, face_up=True)
            yield PlaceResource(card)


# Combat


def why_no_proposal(table: Table, step: Window, command: Propose) -> Refusal | None:
    """Return why a combat cannot be proposed now, or None."""
    # rule: heroes/proposing
    if not is_free(table, step):
        text = "A combat is proposed in your own action phase, outside combat, with an empty chain."
        return Refusal("not_now", "heroes/proposing", text, (command.attacker,))
    return why_no_combat(table, step.asked, command.attacker, command.defender)


def why_no_pass(table: Table, step: Window) -> Refusal | None:
    """Return why the asked seat cannot pass, or None: an ally of the turn player's must attack, and can."""
    # rule: heroes/must_attack
    bound = bound_to_attack(table)
    if not bound or not is_free(table, step):
        return None
    bound = tuple(command.attacker for command in proposals(table, step.asked) if command.attacker in bound)
    if not bound:
        return None
    text = f"{table.permanents[bound[0]].record.name} must attack."
    return Refusal("must_attack", "heroes/must_attack", text, tuple(dict.fromkeys(bound)))


# All of it


@remembered
def actions(table: Table, step: Window) -> tuple[Command, ...]:
    """Return all that the asked seat may do now, passing left out. Each of it is legal."""
    at_will = is_free(table, step)
    at_any_time = (*_plays(table, step, at_will=at_will), *public_actions(table, step))
    return (*at_any_time, *_resources(table, step.asked), *proposals(table, step.asked)) if at_will else at_any_time


def public_actions(table: Table, step: Window) -> Iterator[Command]:
    """Yield what of it everybody knows that the seat may do: what lies open in play and in the resource row."""
    seat = step.asked
    yield from _powers(table, seat)
    yield from _quests(table, seat)
    if is_in_reach(table, seat):
        for permanent in party(table, seat):
            if permanent.record.type == "Weapon" and why_no_strike(table, seat, permanent.id) is None:
                yield StrikeWith(permanent.id)


def is_in_reach(table: Table, seat: int) -> bool:
    """Return whether there is a combat in which the seat's hero might strike."""
    combat = table.combat
    return combat is not None and hero_of(table, seat).id in (combat.attacker, combat.defender)


def why_no_action(table: Table, step: Window, command: Command) -> Refusal | None:
    """Return why the asked seat cannot do that now, or None: the one source of what is legal with priority."""
    # rule: heroes/priority
    if isinstance(command, Pass):
        return why_no_pass(table, step)
    if isinstance(command, PlayCard):
        return why_no_play(table, step, command)
    if isinstance(command, UsePower):
        return why_no_power(table, step, command)
    if isinstance(command, CompleteQuest):
        return why_no_quest(table, step, command)
    if isinstance(command, PlaceResource):
        return why_no_resource(table, step, command)
    if isinstance(command, Propose):
        return why_no_proposal(table, step, command)
    if isinstance(command, StrikeWith):
        return why_no_strike(table, step.asked, command.weapon)
    return _NOT_AN_ANSWER


def act(draft: _Draft, seat: int, command: Command) -> None:
    if isinstance(command, PlayCard):
        # rule: heroes/costs
        record = record_of_card(draft.table, command.card)
        costs.pay(draft, seat, costs.cost_of(draft.table, seat, record, command.x, instead=command.instead))
        draft.happen(cev.LinkAdded(link_of(draft.table, seat, command, draft.new_id())))
    elif isinstance(command, UsePower):
        _use(draft, seat, command)
    elif isinstance(command, CompleteQuest):
        _complete(draft, seat, command)
    elif isinstance(command, PlaceResource):
        # rule: heroes/resources
        draft.happen(cev.ResourcePlaced(seat, command.card, command.face_up))
    elif isinstance(command, Propose):
        propose(draft, seat, command)
    elif isinstance(command, StrikeWith):
        strike(draft, seat, command.weapon)
