"""Scenarios in Heroes: what its events mean for objectives and triggers, and how effects are carried out.

What is in play is a piece; a row of a seat is a space.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from game.core.chapters import Chapter
from game.core.events import Event
from game.core.scenario import facts as f
from game.core.scenario import script as s
from game.core.scenario.effects import deal_cards
from game.core.scenario.settling import scenario_steps
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as ce
from game.rules.heroes import events as e
from game.rules.heroes import scenario_events as se
from game.rules.heroes.cards.all_cards import RECORDS
from game.rules.heroes.hands_and_decks import draw
from game.rules.heroes.state import steps as st
from game.rules.heroes.state.table import Permanent, Table, attachments_on
from game.rules.heroes.state_check import check, finish_for
from game.rules.heroes.stats import health_left, is_in_combat

_Draft = Draft[Table, Step]

#: The areas of a table on which cards may be drawn, in the order of their spaces; the hand lies on none.
ZONES = ("hero", "allies", "equipment", "resources", "deck", "graveyard", "hand")
_EQUIPMENT = ("Weapon", "Armor", "Item")


def space_of(zone: str, seat: int) -> s.Space:
    return (ZONES.index(zone), seat)


def place_of(one: Permanent) -> s.Space:
    """Return the space on which something in play lies."""
    kind = one.record.type
    return space_of("hero" if kind == "Hero" else "equipment" if kind in _EQUIPMENT else "allies", one.seat)


class HeroesScenario:
    """Implements ``core.scenario.effects.ScenarioRules``."""

    resting: tuple[type[Step], ...] = (st.BeginTurn, st.DrawStep, st.ActionPhase, st.Window, st.EndPhase, st.WrapUp)

    def __init__(self) -> None:
        self.facts: Mapping[type[Event], Callable[[Any, Any], Iterable[f.Fact]]] = {
            e.TurnBegan: _turn_began,
            e.PermanentEntered: lambda table, x: (_came(table, x.permanent),),
            se.PermanentArrived: lambda table, x: (
                f.Arrived(x.piece, x.permanent.id, x.permanent.seat, (place_of(x.permanent),)),
            ),
            e.PermanentLeft: _left,
            se.PermanentRemoved: lambda table, x: (f.Gone(x.permanent),),
            e.DamageDealt: lambda table, x: _hit(table, x.target, x.amount),
            e.DamagePut: lambda table, x: _hit(table, x.target, x.amount),
            ce.LinkAdded: lambda table, x: (f.Played(x.link.seat, x.link.key),) if x.link.what == "card" else (),
        }
        self.effects: Mapping[type[Any], Callable[[_Draft, Any], None]] = {
            s.Hurt: _hurt,
            s.Give: _give,
            s.Cards: _cards,
        }

    def pieces(self, table: Table) -> Iterator[f.Standing]:
        """Return all that is in play, resources left out."""
        return (f.Standing(one.id, one.seat, (place_of(one),)) for one in table.permanents.values())

    def finish(self, draft: _Draft, winners: tuple[int, ...], why: str) -> None:
        """End the match for these seats; the score is still the health that is left."""
        finish_for(draft, why, winners)

    def room(self, table: Table, piece: int, spaces: tuple[s.Space, ...], *, elsewhere: bool) -> s.Space:
        """Return the row: there is room for any number of cards."""
        return spaces[0]

    def bring(self, draft: _Draft, piece: int, place: s.Space) -> None:
        """Let a card come into play, in addition to those of the decks."""
        assert draft.table.scenario is not None
        drawn, turn = draft.table.scenario.script.pieces[piece], draft.table.turn.number
        record = RECORDS[drawn.card]
        damage = min(drawn.damage, max(0, record.health - 1)) if record.is_character else 0
        card, number = draft.new_id(), draft.new_id()
        arrived = Permanent(number, drawn.card, drawn.seat, card, drawn.tapped, damage, since=turn)
        draft.happen(se.PermanentArrived(piece, arrived))

    def put(self, draft: _Draft, number: int, place: s.Space) -> None:
        """Leave a card where it lies: a row is no place to go to."""

    def take_off(self, draft: _Draft, numbers: tuple[int, ...]) -> None:
        """Take what is in play out of it, with what is attached to it. Heroes stay."""
        for number in numbers:
            one = draft.table.permanents.get(number)
            if one is not None and one.record.type != "Hero":
                gone = (one, *attachments_on(draft.table, one.id))
                draft.happen(*(se.PermanentRemoved(each.id) for each in gone if each.id in draft.table.permanents))


def _turn_began(table: Table, event: e.TurnBegan) -> Iterator[f.Fact]:
    if event.number > 1:
        yield f.TurnEnded(table.turn.seat)
    yield f.TurnBegan(event.seat)


def _came(table: Table, one: Permanent) -> f.Fact:
    """Say that a card came into play: as a piece of the scenario again, if one of that name went to its seat's hand."""
    # rule: scenario/away
    assert table.scenario is not None
    there = (place_of(one),)
    for away in table.scenario.away:
        if one.card and (away.card, away.seat) == (one.key, one.seat):
            return f.Arrived(away.piece, one.id, one.seat, there)
    return f.Moved(one.id, one.seat, (), there, there)


def _left(table: Table, event: e.PermanentLeft) -> Iterator[f.Fact]:
    left = table.permanents[event.permanent]
    if event.why == "destroyed":
        yield f.Fell(left.id, left.seat)
    elif event.why == "returned" and left.card:
        yield f.Returned(left.id, event.owner, left.key)


def _hit(table: Table, number: int, amount: int) -> Iterator[f.Fact]:
    if amount and number in table.permanents:
        yield f.WasHurt(number, table.permanents[number].seat, amount)


# Effects


def _there(table: Table, pieces: tuple[int, ...]) -> tuple[Permanent, ...]:
    """Return those of the pieces that are in play."""
    assert table.scenario is not None
    numbers = table.scenario.numbers_of(pieces)
    return tuple(table.permanents[number] for number in numbers if number in table.permanents)


def _hurt(draft: _Draft, effect: s.Hurt) -> None:
    """Put damage on characters, which nothing prevents, or heal what there is to heal."""
    for one in _there(draft.table, effect.pieces):
        if not one.record.is_character:
            continue
        if effect.amount < 0 and one.damage:
            draft.happen(e.Healed(one.id, min(-effect.amount, one.damage)))
        elif effect.amount > 0:
            draft.happen(e.DamagePut(one.id, min(effect.amount, health_left(draft.table, one.id))))
    check(draft)


def _give(draft: _Draft, effect: s.Give) -> None:
    """Change who controls what is in play; it is as if it had just come. Heroes stay, and who is in a combat does."""
    # rule: scenario/give
    for one in _there(draft.table, effect.pieces):
        if one.seat != effect.seat and one.record.type != "Hero" and not is_in_combat(draft.table, one.id):
            draft.happen(se.PermanentGiven(one.id, effect.seat))
    check(draft)


def _cards(draft: _Draft, effect: s.Cards) -> None:
    deal_cards(draft, effect, partial(draw, why="effect"), partial(ce.CardDiscarded, why="effect"))
    check(draft)


SCENARIO = HeroesScenario()
STEPS: dict[type[Step], Chapter] = scenario_steps(SCENARIO)
