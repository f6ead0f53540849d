"""The beginning of a match: the party, its Quests, both decks, the first hand."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

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
from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.decks import STARTER_DECKS, Decks, flaws_of_decks
from game.rules.crawler.drawing import crawler_shuffled, draw, dungeon_shuffled
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import KeepHand, Redraw
from game.rules.crawler.state.options import QUESTS_OF, CrawlerOptions, Length
from game.rules.crawler.state.steps import BeginMatch, BeginRound, OfferRedraw
from game.rules.crawler.state.table import HAND_LIMIT, Adventurer, Quest, Table
from game.rules.crawler.stats import speaker

_Draft = Draft[Table, Step]

#: How many Adventurers a party has.
LEAST_PARTY, MOST_PARTY = 3, 5
#: The party and the Quests of a match that names none. A quick one has a Quest that takes about equally long each time.
READY_PARTY = ("hedge_knight", "gallows_captain", "shrine_keeper", "ember_adept")
READY_QUESTS: dict[Length, tuple[str, ...]] = {
    "quick": ("lay_them_to_rest",),
    "standard": ("break_the_warband", "clear_the_way"),
    "unyielding": ("break_the_warband", "clear_the_way", "lay_them_to_rest"),
}


class SeatSetup(msgspec.Struct, frozen=True):
    """One player."""

    name: str = ""


class Member(msgspec.Struct, frozen=True):
    """One Adventurer of the party, by its key, and the seat that leads it."""

    adventurer: str
    seat: int = 0


class CrawlerSetup(CrawlerOptions, frozen=True):
    """A match: one to four players, the party in its Marching Order (the front first), the Quests by their keys, and
    both decks. In a ``scenario`` all but the seats may be ``laid`` out."""

    seats: tuple[SeatSetup, ...] = (SeatSetup(),)
    party: tuple[Member, ...] = tuple(Member(key) for key in READY_PARTY)
    quests: tuple[str, ...] = READY_QUESTS["standard"]
    decks: Decks = STARTER_DECKS
    scenario: Script | None = None
    laid: Table | None = None
    layout: Layout = Layout()


def party_of(keys: Iterable[str], seats: int) -> tuple[Member, ...]:
    """Return a party in its Marching Order, led by the seats in turn."""
    # rule: crawler/players
    return tuple(Member(key, place % seats) for place, key in enumerate(keys))


def flaws_of_setup(wanted: CrawlerSetup) -> tuple[str, ...]:
    """Return what keeps a match from beginning."""
    return (
        *_flaws_of_party(wanted),
        *_flaws_of_quests(wanted),
        *flaws_of_decks(wanted.decks),
        *flaws_of_sides(wanted.scenario, sides_of(wanted)),
    )


def sides_of(wanted: CrawlerSetup) -> tuple[int, ...]:
    """Return the side of each seat of a scenario: those that play have one, the Dungeon, the last seat, the other."""
    return (*(0 for _ in wanted.seats), 1)


def _flaws_of_party(wanted: CrawlerSetup) -> list[str]:
    # rule: crawler/party
    flaws = []
    seats = len(wanted.seats)
    if not 1 <= seats <= 4:
        flaws.append(f"Crawler is for 1 to 4 players, not {seats}.")
    if not LEAST_PARTY <= len(wanted.party) <= MOST_PARTY:
        flaws.append(f"A party has {LEAST_PARTY} to {MOST_PARTY} Adventurers, not {len(wanted.party)}.")
    flaws += [f"There is no Adventurer {one.adventurer}." for one in wanted.party if one.adventurer not in ADVENTURERS]
    flaws += [f"There is no player {one.seat + 1} to lead one." for one in wanted.party if not 0 <= one.seat < seats]
    idle = set(range(seats)) - {one.seat for one in wanted.party}
    # rule: crawler/players
    flaws += [f"Player {seat + 1} leads no Adventurer." for seat in sorted(idle)]
    return flaws


def _flaws_of_quests(wanted: CrawlerSetup) -> list[str]:
    # rule: crawler/quests
    flaws = [f"There is no Quest {quest}." for quest in wanted.quests if quest not in QUESTS]
    needed = QUESTS_OF[wanted.length]
    if len(wanted.quests) != needed:
        flaws.append(f"A {wanted.length} match has {needed} Quest(s), not {len(wanted.quests)}.")
    if len(set(wanted.quests)) < len(wanted.quests):
        flaws.append("No Quest is laid out twice.")
    return flaws


def begin(wanted: CrawlerSetup, dice: Dice) -> State[Table, Step]:
    """Return the table before anything is shuffled: the party is lined up and the Quests lie open."""
    cards: dict[int, str] = {}

    def number(key: str) -> int:
        cards[len(cards) + 1] = key
        return len(cards)

    table = Table(
        cards=cards,
        seats=len(wanted.seats),
        size=len(wanted.party),
        party=tuple(Adventurer(number(one.adventurer), one.adventurer, one.seat) for one in wanted.party),
        quests=tuple(Quest(number(key), key) for key in wanted.quests),
        crawler_deck=tuple(number(key) for key, count in wanted.decks.crawler for _ in range(count)),
        dungeon_deck=tuple(number(key) for key, count in wanted.decks.dungeon for _ in range(count)),
        scenario=None if wanted.scenario is None else begun(wanted.scenario),
        **options_in(wanted, CrawlerOptions),
    )
    return State(table, (BeginMatch(),), None, dice, len(cards) + 1, 1)


def take_begin(draft: _Draft, step: BeginMatch) -> None:
    """Shuffle, and draw the first hand."""
    # rule: crawler/set_up
    draft.happen(crawler_shuffled(draft), dungeon_shuffled(draft))
    draw(draft, HAND_LIMIT)
    draft.push(OfferRedraw(), BeginRound())


def take_redraw(draft: _Draft, step: OfferRedraw) -> None:
    """Offer the party another hand, once."""
    # rule: crawler/mulligan
    draft.ask(step, speaker(draft.table), "pick", "mulligan")


def redraw_choices(table: Table, step: OfferRedraw) -> tuple[Command, ...]:
    """Keep it, or not."""
    return (KeepHand(), Redraw())


def why_no_redraw(table: Table, step: OfferRedraw, command: Command) -> Refusal | None:
    """Return a refusal of all but the two answers."""
    if isinstance(command, KeepHand | Redraw):
        return None
    return Refusal("no_choice", "crawler/mulligan", "Keep the hand, or draw another one.")


def answer_redraw(draft: _Draft, step: OfferRedraw, command: KeepHand | Redraw) -> None:
    """Put the whole hand back and draw as many cards."""
    if isinstance(command, Redraw):
        hand = draft.table.hand
        draft.happen(cev.HandReturned(hand), crawler_shuffled(draft, hand))
        draw(draft, HAND_LIMIT)


STEPS: dict[type[Step], Chapter] = {
    s.BeginMatch: Chapter(take_begin),
    s.OfferRedraw: Chapter(take_redraw, redraw_choices, why_no_redraw, answer_redraw),
}
