"""Factions' cycle: upkeep, the two build turns, and the combat phase with its activations."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.cards import shuffle_deck
from game.core.chapters import Chapter, yes_or_no
from game.core.commands import Agree, Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.records import Musters
from game.rules.factions.playing import announce, plays, why_no_play
from game.rules.factions.searching import draw
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.table import Entry, Table, Unit, units_of, zones_held
from game.rules.factions.stats import may_attack, renewal_of, traits_of
from game.rules.factions.targets import why_no_control
from game.rules.factions.windows import open_priority, window_for
from game.rules.factions.wounds import finish

_Draft = Draft[Table, Step]

#: Build points at each upkeep, and for each controlled zone but the home; the Kingdom's bonus.
UPKEEP_BUILD, ZONE_BUILD, KINGDOM_BUILD = 20, 2, 1

_NOT_NOW = Refusal("not_now", "factions/turn", ELSE_ASKED)

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


def take_cycle(draft: _Draft, step: s.BeginCycle) -> None:
    """Begin a cycle: the initiative changes; there is no upkeep in the first."""
    # rule: factions/cycle
    turn = draft.table.turn
    cycle = turn.cycle + 1
    last = draft.table.last_cycle
    # rule: factions/the_end
    if last is not None and cycle > last:
        finish(draft, "cycles", ())
        return
    first = turn.initiative if cycle == 1 else 1 - turn.initiative
    draft.happen(ev.CycleBegan(cycle, first))
    build = (s.BeginBuild(first), s.BeginBuild(1 - first), s.BeginCombat())
    upkeep = () if cycle == 1 else (s.Upkeep(first), s.Upkeep(1 - first), s.EndUpkeep())
    draft.push(*upkeep, *build)


# Upkeep


def take_upkeep(draft: _Draft, step: s.Upkeep) -> None:
    """Draw a card, get build points and magic."""
    # rule: factions/upkeep
    seat = step.seat
    draft.happen(ev.PhaseBegan(seat, "upkeep"))
    before = len(draft.table.players[seat].hand)
    draw(draft, seat, 1, "upkeep")
    hand = draft.table.players[seat].hand
    draft.happen(ce.BuildGained(seat, UPKEEP_BUILD, "upkeep"))
    zones = zones_held(draft.table, seat)
    if zones:
        draft.happen(ce.BuildGained(seat, ZONE_BUILD * zones, "zones"))
    faction = draft.table.players[seat].faction
    if faction == "Kingdom":
        draft.happen(ce.BuildGained(seat, KINGDOM_BUILD, "kingdom"))
    for unit in units_of(draft.table, seat):
        renewal = renewal_of(draft.table, unit) if unit.record.magic is not None else 0
        if renewal:
            draft.happen(ce.MagicGained(unit.id, renewal, "renewal"))
    draft.push(open_priority(draft.table, "upkeep"))
    if faction == "Underworld" and len(hand) > before:
        draft.push(s.DrawAgain(seat, hand[-1]))


def answer_draw_again(draft: _Draft, step: s.DrawAgain, command: Command) -> None:
    """Shuffle the card back and draw another, or keep it."""
    if isinstance(command, Agree):
        draft.happen(ce.CardReturned(step.seat, step.card))
        shuffle_deck(draft, step.seat)
        draw(draft, step.seat, 1, "again")


# Build


def take_begin_build(draft: _Draft, step: s.BeginBuild) -> None:
    """Begin a build turn; productive units bring build points."""
    # rule: factions/productive
    seat = step.seat
    draft.happen(ev.PhaseBegan(seat, "build"))
    for unit in units_of(draft.table, seat):
        for trait in traits_of(draft.table, unit, t.Productive)[:1]:
            draft.happen(ce.BuildGained(seat, trait.build, "productive"))
    draft.push(open_priority(draft.table, "build", after=seat), s.BuildTurn(seat), s.EndBuildTurn(seat))


def take_build(draft: _Draft, step: s.BuildTurn) -> None:
    """Ask the player for the next action of the build turn."""
    draft.ask(step, step.seat, "act", "build")


def build_choices(table: Table, step: s.BuildTurn) -> Iterator[Command]:
    """Yield what may be done in a build turn; all of it is legal."""
    yield from plays(table, step, step.seat)
    for zone in table.locations:
        if _why_no_raze(table, step.seat, zone) is None:
            yield c.Raze(zone)
    yield c.EndBuild()


def why_no_build(table: Table, step: s.BuildTurn, command: Command) -> Refusal | None:
    """Return why that cannot be done in a build turn, or None."""
    # rule: factions/build
    if isinstance(command, c.EndBuild):
        return None
    if isinstance(command, c.Raze):
        return _why_no_raze(table, step.seat, command.zone)
    if isinstance(command, c.PlayCard | c.UseAbility):
        return why_no_play(table, step, step.seat, command)
    return _NOT_NOW


def _why_no_raze(table: Table, seat: int, zone: int) -> Refusal | None:
    # rule: factions/razing
    if zone not in table.locations:
        return Refusal("no_location", "factions/razing", f"There is no location in zone {zone}.")
    refusal = why_no_control(table, seat, zone)
    if refusal is not None:
        return refusal
    able = razers(table, seat, zone)
    if len(able) < 2:
        text = "Two units there that are not tapped are wanted."
        return Refusal("too_few", "factions/razing", text, tuple(unit.id for unit in able))
    return None


def razers(table: Table, seat: int, zone: int) -> tuple[Unit, ...]:
    """Return the units that can be tapped to destroy the location in a zone."""
    there = [unit for unit in table.units.values() if unit.zone == zone and unit.seat == seat]
    return tuple([unit for unit in there if not unit.tapped and not unit.is_capital])


def act_in_build(draft: _Draft, step: s.BuildTurn, command: Command) -> None:
    if isinstance(command, c.EndBuild):
        return
    if isinstance(command, c.Raze):
        draft.push(s.Razing(step.seat, command.zone), step)
    else:
        draft.push(announce(step, step.seat, command), window_for(draft.table, step.seat), step)


def razing_choices(table: Table, step: s.Razing) -> Iterator[Command]:
    """Yield the units that may be tapped for the destruction."""
    for unit in razers(table, step.seat, step.zone):
        if unit.id != step.first:
            yield c.ChooseUnit(unit.id)


def why_no_razer(table: Table, step: s.Razing, command: Command) -> Refusal | None:
    """Return why a unit cannot be tapped for the destruction, or None."""
    if isinstance(command, c.ChooseUnit):
        able = [unit.id for unit in razers(table, step.seat, step.zone)]
        if command.unit in able and command.unit != step.first:
            return None
        return Refusal("not_able", "factions/razing", "That unit cannot be tapped for it.", (command.unit,))
    return _NOT_NOW


def answer_razing(draft: _Draft, step: s.Razing, command: Command) -> None:
    """Note the chosen unit; with the second one the location is destroyed."""
    assert isinstance(command, c.ChooseUnit)
    if not step.first:
        draft.push(replace(step, first=command.unit))
        return
    by = (step.first, command.unit)
    draft.happen(ev.UnitsTapped(by, "raze"), ce.LocationRazed(step.zone, by))
    draft.push(open_priority(draft.table, "razed", after=step.seat))


def take_end_build(draft: _Draft, step: s.EndBuildTurn) -> None:
    """Let locations muster; both may answer the end of the turn."""
    # rule: factions/mustering
    table = draft.table
    triggers = []
    for zone, location in table.locations.items():
        musters = any(isinstance(effect, Musters) for effect in location.record.location)
        if musters and location.seat == step.seat:
            triggers.append(
                Entry(
                    id=draft.new_id(),
                    seat=step.seat,
                    what="trigger",
                    key=location.key,
                    word="Muster",
                    zone=zone,
                    origin=zone,
                )
            )
    draft.push(s.QueueTriggers(tuple(triggers)), open_priority(table, "build_over"))


# Combat


def take_begin_combat(draft: _Draft, step: s.BeginCombat) -> None:
    """Begin the combat phase with the initiative player."""
    seat = draft.table.turn.initiative
    draft.happen(ev.PhaseBegan(seat, "combat"))
    draft.push(open_priority(draft.table, "combat"), s.NextActivation(seat))


def waiting(table: Table, seat: int) -> tuple[Unit, ...]:
    """Return the units of a seat that have not been activated; a capital that cannot attack never is."""
    # rule: factions/activation
    ready = [unit for unit in table.units.values() if unit.seat == seat and not unit.tapped]
    return tuple([unit for unit in ready if not unit.is_capital or may_attack(table, unit)])


def take_next_activation(draft: _Draft, step: s.NextActivation) -> None:
    """Ask the next player to activate a unit; a player without one is skipped."""
    # rule: factions/activation
    table = draft.table
    for seat in (step.seat, 1 - step.seat):
        if waiting(table, seat):
            draft.ask(s.NextActivation(seat), seat, "act", "activate")
            return
    draft.push(s.EndRound())


def why_no_activation(table: Table, step: s.NextActivation, command: Command) -> Refusal | None:
    """Return why a unit cannot be activated now, or None."""
    if not isinstance(command, c.Activate):
        return _NOT_NOW
    unit = table.units.get(command.unit)
    if unit is None or unit.seat != step.seat:
        return Refusal("not_yours", "factions/activation", "That unit is not yours.", (command.unit,))
    if unit.tapped:
        return Refusal("tapped", "factions/activation", f"{unit.record.name} is tapped.", (unit.id,))
    if not may_attack(table, unit):
        return Refusal("capital", "factions/capitals", "This capital is never activated.", (unit.id,))
    return None


def answer_next_activation(draft: _Draft, step: s.NextActivation, command: Command) -> None:
    """Begin the unit's turn; the other player is next."""
    assert isinstance(command, c.Activate)
    draft.happen(ev.ActivationBegan(command.unit, step.seat))
    window = open_priority(draft.table, "activation", (command.unit,), after=step.seat)
    draft.push(window, s.InActivation(), s.NextActivation(1 - step.seat))


def take_end_round(draft: _Draft, step: s.EndRound) -> None:
    """End the combat phase, and what lasted for the round."""
    # rule: factions/rounds
    draft.happen(ev.RoundEnded())
    draft.push(s.BeginCycle())


STEPS: dict[type[Step], Chapter] = {
    s.BeginCycle: Chapter(take_cycle),
    s.Upkeep: Chapter(take_upkeep),
    # rule: factions/underworld
    s.DrawAgain: yes_or_no(
        lambda draft, step: draft.ask(step, step.seat, "pick", "draw_again"), answer_draw_again, _NOT_AN_ANSWER
    ),
    s.EndUpkeep: Chapter(lambda draft, step: draft.happen(ev.UnitsReadied(tuple(draft.table.units)))),
    s.BeginBuild: Chapter(take_begin_build),
    s.BuildTurn: Chapter(take_build, build_choices, why_no_build, act_in_build, doubtful=()),
    s.Razing: Chapter(
        lambda draft, step: draft.ask(step, step.seat, "pick", "raze"),
        razing_choices,
        why_no_razer,
        answer_razing,
        doubtful=(),
    ),
    s.EndBuildTurn: Chapter(take_end_build),
    s.BeginCombat: Chapter(take_begin_combat),
    s.NextActivation: Chapter(
        take_next_activation,
        lambda table, step: tuple(c.Activate(unit.id) for unit in waiting(table, step.seat)),
        why_no_activation,
        answer_next_activation,
        doubtful=(),
    ),
    s.EndRound: Chapter(take_end_round),
}
