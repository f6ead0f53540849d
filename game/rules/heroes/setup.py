"""The beginning of a match: decks, heroes, the coin, hands, and the mulligan."""

from __future__ import annotations

import msgspec

from game.core.card_lists import numbered
from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.dice import Dice
from game.core.options import options_in
from game.core.refusals import Refusal
from game.core.scenario.layout import Layout, flaws_of_sides
from game.core.scenario.script import Script
from game.core.scenario.standing import begun
from game.core.state import State, Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes.cards.decks import Deck, flaws_of_deck
from game.rules.heroes.hands_and_decks import draw, shuffle_deck
from game.rules.heroes.state import steps
from game.rules.heroes.state.commands import KeepHand, Mulligan
from game.rules.heroes.state.options import HeroesOptions
from game.rules.heroes.state.steps import Begin, BeginTurn, DecideMulligan
from game.rules.heroes.state.table import Card, Permanent, Player, Table

#: The sides of the seats.
SIDES = (0, 1)
#: Cards in the first hand.
FIRST_HAND = 7
#: The latest turn after which a set-up may have the match end in a draw.
MOST_TURNS = 500


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat: its deck with its hero, and its name."""

    deck: Deck
    name: str = ""


class HeroesSetup(HeroesOptions, frozen=True):
    """A match: two seats. In a ``scenario`` their cards may be ``laid`` out."""

    seats: tuple[SeatSetup, ...]
    scenario: Script | None = None
    laid: Table | None = None
    layout: Layout = Layout()


def flaws_of_setup(wanted: HeroesSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    flaws = []
    if len(wanted.seats) != 2:
        flaws.append(f"Heroes is for 2 players, not {len(wanted.seats)}.")
    # rule: heroes/out
    if wanted.last_turn is not None and not 1 <= wanted.last_turn <= MOST_TURNS:
        flaws.append(f"The last turn is a number from 1 to {MOST_TURNS}, not {wanted.last_turn}.")
    for number, seat in enumerate(wanted.seats, 1):
        flaws.extend(f"Deck {number}: {flaw}" for flaw in flaws_of_deck(seat.deck))
    return (*flaws, *flaws_of_sides(wanted.scenario, SIDES))


def begin(wanted: HeroesSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before the coin: decks in the order of their lists, the heroes in play."""
    listed, decks = numbered(one.deck.cards for one in wanted.seats)
    cards = {number: Card(key, seat) for number, (key, seat) in listed.items()}
    heroes = {}
    players = []
    for seat, one in enumerate(wanted.seats):
        number = len(cards) + 1 + seat
        heroes[number] = Permanent(number, one.deck.hero, seat)
        players.append(Player(seat, number, decks[seat]))
    scenario = None if wanted.scenario is None else begun(wanted.scenario)
    table = Table(cards, tuple(players), heroes, scenario=scenario, **options_in(wanted, HeroesOptions))
    return State(table, (Begin(),), None, dice, len(cards) + 3, 1)


def take_begin(draft: Draft[Table, Step], step: Begin) -> None:
    """Shuffle, toss a coin for who goes first, and deal."""
    # rule: heroes/start
    for seat in (0, 1):
        shuffle_deck(draft, seat)
    (face,) = draft.roll(0, 1, 2, "first")
    first = face - 1
    for seat in (first, 1 - first):
        draw(draft, seat, FIRST_HAND, "start")
    draft.push(DecideMulligan(first, first))


def why_no_mulligan(table: Table, step: DecideMulligan, command: Command) -> Refusal | None:
    """Return why the question for a mulligan cannot be answered like this, or None."""
    # rule: heroes/mulligan
    if isinstance(command, KeepHand | Mulligan):
        return None
    return Refusal("not_an_answer", "heroes/mulligan", "Keep the hand, or draw a new one.")


def answer_mulligan(draft: Draft[Table, Step], step: DecideMulligan, command: Command) -> None:
    """Note the answer and ask the other seat; after both, deal new hands and begin the first turn."""
    # rule: heroes/mulligan
    is_new = isinstance(command, Mulligan)
    draft.happen(cev.MulliganDecided(step.seat, is_new))
    again = (*step.again, step.seat) if is_new else step.again
    if step.seat == step.first:
        draft.push(DecideMulligan(1 - step.seat, step.first, again))
        return
    for seat in again:
        draft.happen(cev.HandReturned(seat, draft.table.players[seat].hand))
        shuffle_deck(draft, seat)
        draw(draft, seat, FIRST_HAND, "mulligan")
    draft.push(BeginTurn(step.first))


#: The steps of this chapter.
STEPS = {
    steps.Begin: Chapter(take_begin),
    # rule: heroes/mulligan
    steps.DecideMulligan: Chapter(
        lambda draft, step: draft.ask(step, step.seat, "act", "mulligan"),
        lambda table, step: iter((KeepHand(), Mulligan())),
        why_no_mulligan,
        answer_mulligan,
        (),
    ),
}
