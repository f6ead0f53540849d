"""Playing cards and using abilities: who may when, what it costs, and how it comes to the stack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import stats
from game.rules.factions.abilities import attacks_of
from game.rules.factions.announcing import need_of, possible_picks, why_no_pick, why_nothing_to_pick
from game.rules.factions.attacking import intercept
from game.rules.factions.cards import effects as e
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import RECORDS, record_of
from game.rules.factions.cards.effects import Ability
from game.rules.factions.cards.records import RaiseFallen
from game.rules.factions.figures import why_no_attack
from game.rules.factions.standing import usable_by
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.steps import Announce, BuildTurn, InActivation, Priority
from game.rules.factions.state.table import Entry, Table, Unit, units_of

_Draft = Draft[Table, Step]
Fallen = tuple[tuple[int, int], ...]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


#: Cards that are played at any time.
_BATTLE_CARDS = frozenset(card.key for card in RECORDS.values() if card.type == "battle")


# When


def fallen_of(step: Step) -> Fallen:
    """Return the defeats that a question comes after."""
    return step.fallen if isinstance(step, Priority) else ()


def why_no_card(table: Table, step: Step, seat: int, card: int) -> Refusal | None:
    """Return why a seat cannot play a card of its hand now, or None."""
    # rule: factions/playing
    if card == 0 or card not in table.players[seat].hand:
        return Refusal("not_in_hand", "factions/playing", "That card is not in your hand.", (card,))
    return _why_not_played(table, step, seat, card)


def _why_not_played(table: Table, step: Step, seat: int, card: int) -> Refusal | None:
    """Return why a seat cannot play a card that it has in its hand now, or None."""
    # rule: factions/playing
    record = record_of(table.cards[card].key)
    if record.type != "battle" and not isinstance(step, BuildTurn):
        text = f"{record.name} is played in your own build turn."
        return Refusal("not_now", "factions/playing", text, (card,))
    price = stats.price_of(table, seat, card)
    if price > table.players[seat].build:
        text = f"{record.name} costs {price}; you have {table.players[seat].build}."
        return Refusal("too_dear", "factions/cost", text, (card,))
    # rule: factions/unique
    name = record.counts_as or record.name
    if record.unique and any(unit.record.unique and stats.shared_name(unit) == name for unit in units_of(table, seat)):
        return Refusal("unique", "factions/unique", f"You already control a unit of that name: {name}.", (card,))
    if isinstance(record.battle, RaiseFallen) and not fallen_of(step):
        text = "It is played only when an enemy is defeated."
        return Refusal("nobody_fell", "factions/necromancy", text, (card,))
    return why_nothing_to_pick(table, Announce(seat, card, fallen=fallen_of(step)))


def why_no_ability(table: Table, step: Step, seat: int, number: int, name: str) -> Refusal | None:
    """Return why a seat cannot use a unit's ability now, or None."""
    # rule: factions/abilities
    unit = table.units.get(number)
    if unit is None or unit.seat != seat:
        return Refusal("not_yours", "factions/abilities", "That unit is not yours.", (number,))
    ability = stats.ability_named(table, unit, name)
    if ability is None:
        return Refusal("no_ability", "factions/abilities", f"{unit.record.name} cannot do that.", (number,))
    return _why_not_usable(table, step, unit, ability)


def _why_not_usable(table: Table, step: Step, unit: Unit, ability: Ability) -> Refusal | None:
    """Return why a unit cannot use an ability of its own now, or None."""
    # rule: factions/abilities
    refusal = stats.why_no_magic(table, unit, ability.magic) if ability.magic else None
    refusal = refusal or _why_not_in_time(table, step, unit, ability)
    if refusal is not None:
        return refusal
    if isinstance(ability.effect, e.SweepAttack | e.Strikes) and not can_strike(table, unit):
        return Refusal("no_target", "factions/targets", "There is no enemy to attack.", (unit.id,))
    return why_nothing_to_pick(table, Announce(unit.seat, 0, unit.id, ability.name, fallen=fallen_of(step)))


def can_strike(table: Table, unit: Unit) -> bool:
    """Return whether there is an enemy that the unit's own attacks reach."""
    reach = stats.reach_of(table, unit)
    return any(why_no_attack(table, unit, target, reach) is None for target in table.units.values())


def _why_not_in_time(table: Table, step: Step, unit: Unit, ability: Ability) -> Refusal | None:
    """Return why what an ability replaces or asks for is not there, or None."""
    # rule: factions/replaces
    about = (unit.id,)
    if isinstance(ability.effect, e.Raise) and not fallen_of(step):
        return Refusal("nobody_fell", "factions/necromancy", "Only when an enemy is defeated.", about)
    if isinstance(ability.effect, e.Aim) and (unit.tapped or unit.is_capital):
        return Refusal("tapped", "factions/tapping", f"{unit.record.name} cannot be tapped for it.", about)
    if ability.replaces == "nothing":
        return None
    name = unit.record.name
    activation = table.turn.activation
    if not isinstance(step, InActivation) or activation is None or activation.unit != unit.id:
        return Refusal("not_its_turn", "factions/replaces", f"Only in {name}'s own turn.", about)
    if ability.replaces in ("attacks", "turn") and (activation.acted or activation.gave_up):
        return Refusal("attacks_spent", "factions/replaces", "Its attacks are spent for this turn.", about)
    if ability.replaces in ("movement", "turn") and (activation.moved or activation.settled):
        return Refusal("movement_spent", "factions/replaces", "Its movement is spent for this turn.", about)
    is_attack = isinstance(ability.effect, e.Shoot | e.SweepAttack | e.Strikes)
    if is_attack and activation.moved and stats.has(table, unit, t.CarefulAim):
        return Refusal("careful", "factions/careful_aim", f"{name} has moved.", about)
    return None


def plays(table: Table, step: Step, seat: int) -> Iterator[Command]:
    """Yield all that a seat can put on the stack now, cards and abilities. Each of it is legal."""
    at_will = isinstance(step, BuildTurn)
    for card in table.players[seat].hand:
        in_time = card and (at_will or table.cards[card].key in _BATTLE_CARDS)
        if in_time and _why_not_played(table, step, seat, card) is None:
            yield c.PlayCard(card)
    activation = table.turn.activation if isinstance(step, InActivation) else None
    for unit, ability in usable_by(table, seat, activation.unit if activation else 0):
        if ability.magic <= unit.magic and _why_not_usable(table, step, unit, ability) is None:
            yield c.UseAbility(unit.id, ability.name)


def why_no_play(table: Table, step: Step, seat: int, command: Command) -> Refusal | None:
    """Return why a seat cannot put that on the stack now, or None; anything else is not an answer."""
    if isinstance(command, c.PlayCard):
        return why_no_card(table, step, seat, command.card)
    if isinstance(command, c.UseAbility):
        return why_no_ability(table, step, seat, command.unit, command.ability)
    return _NOT_AN_ANSWER


def can_respond(table: Table, step: Step, seat: int) -> bool:
    """Return whether a seat has anything that it may add to the stack."""
    return next(plays(table, step, seat), None) is not None


def announce(step: Step, seat: int, command: Command) -> Announce:
    """Return the announcement that a command begins."""
    if isinstance(command, c.PlayCard):
        return Announce(seat, command.card, fallen=fallen_of(step))
    assert isinstance(command, c.UseAbility)
    return Announce(seat, 0, command.unit, command.ability, fallen=fallen_of(step))


def could_announce(table: Table, agenda: tuple[Step, ...], card: int) -> bool:
    """Return whether the announcement that asks could be that of this card, as far as others know. Its own player would
    have to be able to play it, and be asked for the same sort of choice; a single one is not asked for."""
    step = agenda[-1]
    assert isinstance(step, Announce)
    holder = replace(table.players[step.seat], hand=(card,))
    held = replace(table, players=tuple(holder if one.seat == step.seat else one for one in table.players))
    if why_no_card(held, _begun_from(table, agenda), step.seat, card) is not None:
        return False
    again = replace(step, card=card)
    return need_of(held, again) == need_of(table, step) and len(tuple(islice(possible_picks(held, again), 2))) > 1


def _begun_from(table: Table, agenda: tuple[Step, ...]) -> Step:
    """Return the question whose answer began the announcement that asks: the one beneath, or beneath its window."""
    *below, step = agenda
    if below and isinstance(below[-1], Priority) and below[-1].event == "stacked":
        is_response = len(table.stack) > below[-1].base
        return below[-1] if is_response or len(below) < 2 else below[-2]
    return below[-1] if below else step


# How


def take_announce(draft: _Draft, step: Announce) -> None:
    """Ask for the next choice, or put the effect on the stack."""
    if not step.card and step.unit not in draft.table.units:
        return
    need = need_of(draft.table, step)
    if need:
        draft.ask(step, step.seat, "space" if need == "zone" else "pick", _PROMPTS[need], (step.card or step.unit,))
    elif step.card:
        _put_card(draft, step)
    else:
        _put_ability(draft, step)


_PROMPTS = {"unit": "target", "zone": "zone", "entry": "effect"}


def announce_choices(table: Table, step: Announce) -> Iterator[Command]:
    """Yield what may be picked next."""
    make = {"unit": c.ChooseUnit, "zone": c.ChooseZone, "entry": c.ChooseEntry}[need_of(table, step) or "unit"]
    for pick in possible_picks(table, step):
        yield make(pick)


def why_no_choice(table: Table, step: Announce, command: Command) -> Refusal | None:
    """Return why the question for a choice cannot be answered like this, or None."""
    need = need_of(table, step)
    if isinstance(command, c.ChooseUnit) and need == "unit":
        return why_no_pick(table, step, command.unit)
    if isinstance(command, c.ChooseZone) and need == "zone":
        return why_no_pick(table, step, command.zone)
    if isinstance(command, c.ChooseEntry) and need == "entry":
        return why_no_pick(table, step, command.entry)
    return _NOT_AN_ANSWER


def answer_announce(draft: _Draft, step: Announce, command: Command) -> None:
    pick = {c.ChooseUnit: "unit", c.ChooseZone: "zone", c.ChooseEntry: "entry"}[type(command)]
    draft.push(replace(step, picks=(*step.picks, getattr(command, pick))))


def _put_card(draft: _Draft, step: Announce) -> None:
    """Pay for a card and put it on the stack."""
    # rule: factions/cost
    table = draft.table
    record = record_of(table.cards[step.card].key)
    pick = step.picks[0] if step.picks else 0
    need = "" if not step.picks else need_of(table, replace(step, picks=()))
    entry = Entry(
        id=draft.new_id(),
        seat=step.seat,
        what="card",
        key=record.key,
        card=step.card,
        targets=(pick,) if need == "unit" else (),
        zone=pick if need == "zone" else 0,
        counters=pick if need == "entry" else 0,
    )
    draft.happen(cev.EntryAdded(entry, stats.price_of(table, step.seat, step.card)))


def _put_ability(draft: _Draft, step: Announce) -> None:
    """Pay for an ability and put it on the stack; abilities that are attacks are declared as such."""
    table = draft.table
    unit = table.units[step.unit]
    ability = stats.ability_named(table, unit, step.ability)
    assert ability is not None
    needs = [need_of(table, replace(step, picks=step.picks[:count])) for count in range(len(step.picks))]
    units = tuple(pick for pick, need in zip(step.picks, needs, strict=True) if need == "unit")
    zones = tuple(pick for pick, need in zip(step.picks, needs, strict=True) if need == "zone")
    if ability.magic:
        draft.happen(cev.MagicSpent(unit.id, ability.magic, ability.name))
    if ability.replaces != "nothing":
        draft.happen(ev.PartUsed(unit.id, ability.replaces))
    if isinstance(ability.effect, e.Aim):
        draft.happen(ev.UnitsTapped((unit.id,), "aim"))
    steps = attacks_of(draft, unit, ability, units)
    if steps:
        draft.push(*steps)
        return
    entry = Entry(
        id=draft.new_id(),
        seat=step.seat,
        what="ability",
        key=unit.key,
        unit=unit.id,
        word=ability.name,
        targets=units,
        zone=zones[0] if zones else 0,
        origin=unit.zone,
    )
    draft.happen(cev.EntryAdded(entry))
    if units:
        draft.push(*intercept(draft.table, units[0], entry=entry.id))


STEPS: dict[type[Step], Chapter] = {
    s.Announce: Chapter(take_announce, announce_choices, why_no_choice, answer_announce, doubtful=())
}
