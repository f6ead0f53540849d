"""The beginning of a match: decks, capitals, the first initiative, hands."""

from __future__ import annotations

import msgspec

from game.core.card_lists import numbered
from game.core.cards import shuffle_deck
from game.core.chapters import Chapter
from game.core.dice import Dice
from game.core.options import options_in
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script
from game.core.scenario.standing import begun
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.factions.cards.all_cards import CAPITAL
from game.rules.factions.cards.decks import Deck, flaws_of_deck
from game.rules.factions.searching import draw
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.options import FactionsOptions
from game.rules.factions.state.steps import BeginCycle, RollForInitiative
from game.rules.factions.state.table import Card, Player, Table, Unit, home_of

#: The sides of the seats.
SIDES = (0, 1)
#: Cards in the first hand, and build points to begin with.
FIRST_HAND, FIRST_BUILD = 7, 50
#: The latest cycle after which a set-up may have the match counted out.
MOST_CYCLES = 60


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: its deck, which declares its faction, and its name."""

    deck: Deck
    name: str = ""


class FactionsSetup(FactionsOptions, frozen=True):
    """A match: two seats. In a ``scenario`` their cards may be ``laid`` out."""

    seats: tuple[SeatSetup, ...]
    scenario: Script | None = None
    laid: Table | None = None
    layout: Layout = Layout()


def flaws_of_setup(wanted: FactionsSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    flaws = []
    if len(wanted.seats) != 2:
        flaws.append(f"Factions is for 2 players, not {len(wanted.seats)}.")
    # rule: factions/the_end
    if wanted.last_cycle is not None and not 1 <= wanted.last_cycle <= MOST_CYCLES:
        flaws.append(f"The last cycle is one from 1 to {MOST_CYCLES}, not {wanted.last_cycle}.")
    for number, seat in enumerate(wanted.seats, 1):
        flaws.extend(f"Deck {number}: {flaw}" for flaw in flaws_of_deck(seat.deck))
    return (*flaws, *flaws_of_sides(wanted.scenario, SIDES))


def begin(wanted: FactionsSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before the first roll: decks in the order of their lists, a capital in each home."""
    listed, decks = numbered(one.deck.cards for one in wanted.seats)
    cards = {number: Card(key, seat) for number, (key, seat) in listed.items()}
    players = []
    units = {}
    for seat, one in enumerate(wanted.seats):
        capital = len(cards) + 1 + seat
        players.append(Player(seat, one.deck.faction, capital, decks[seat]))
        units[capital] = Unit(capital, CAPITAL, seat, home_of(seat))
    table = Table(
        cards,
        tuple(players),
        units,
        scenario=None if wanted.scenario is None else begun(wanted.scenario),
        **options_in(wanted, FactionsOptions),
    )
    return State(table, (RollForInitiative(),), None, dice, len(cards) + 3, 1)


def take_initiative(draft: Draft[Table, Step], step: RollForInitiative) -> None:
    """Shuffle, roll for the first initiative, and deal."""
    # rule: factions/start
    for seat in (0, 1):
        shuffle_deck(draft, seat)
    while True:
        (mine,) = draft.roll(0, 1, 20, "initiative")
        (yours,) = draft.roll(1, 1, 20, "initiative")
        if mine != yours:
            break
    first = 0 if mine > yours else 1
    draft.happen(ev.InitiativeSettled(first))
    for seat in (first, 1 - first):
        draw(draft, seat, FIRST_HAND, "start")
        draft.happen(cev.BuildGained(seat, FIRST_BUILD, "start"))
    draft.push(BeginCycle())


STEPS: dict[type[Step], Chapter] = {s.RollForInitiative: Chapter(take_initiative)}
