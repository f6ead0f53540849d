"""What the panels show of Crawler: the party's pools, the round, cards as they are now, graves in their order."""

from __future__ import annotations

import collections
from collections.abc import Sequence
from functools import lru_cache

from game.core.events import Event
from game.core.state import Step
from game.core.views import View
from game.rules.crawler.cards.all_cards import record_of
from game.rules.crawler.cards.terms import CRAWLER_TYPES
from game.rules.crawler.power import power_items, total
from game.rules.crawler.presentation.card_words import card_text, keywords_of
from game.rules.crawler.presentation.event_words import event_said
from game.rules.crawler.presentation.glossary import GLOSSARY
from game.rules.crawler.presentation.queries import PoolShown, attack_sum, encounter_gauge, pools, quest_counts
from game.rules.crawler.resources import cost_of, free, resource_of
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.table import (
    Adventurer,
    CrawlerCard,
    DungeonCard,
    Table,
    adventurer_by_id,
    crawler_record,
    dungeon_card_by_id,
    name_of,
    played_by_id,
)
from game.rules.crawler.stats import is_slain, possessors_of, primary_target
from game.ui.games.crawler import tables as t
from game.ui.games.crawler.board import DUNGEON
from game.ui.games.crawler.faces import crawler_face
from game.ui.games.crawler.tallies import items_text
from game.ui.games.glossary import words_on
from game.ui.games.log_lines import Owner, seat_of
from game.ui.screens.game_screen import (
    Announced,
    Counter,
    HeldCard,
    Inspection,
    LogLine,
    Opened,
    SeatFigures,
    TurnFigures,
)
from game.ui.screens.items import Item

#: The parts of a round as the turn's panel names them, with the phases that belong to each.
PHASES = ("Build", "Respond", "Attack", "Defend", "End")
Fact = tuple[str, str, str]
_PHASE_OF = {"build": 0, "respond": 1, "triggers": 1, "attack": 2, "retaliation": 3, "end": 4}
_PILES = {
    t.DUNGEON_GRAVE: ("Dungeon Grave", "dungeon_grave"),
    t.CRAWLER_GRAVE: ("Crawler Grave", "crawler_grave"),
}


def seat_figures(table: Table, seat: int, viewer: int, names: Sequence[str]) -> SeatFigures:
    """Return a seat's strip: of the viewer's own the party's pools and cards, of others whom they lead."""
    led = [one.record.name for one in table.party if one.seat == seat]
    if seat != viewer:
        note = ", ".join(led) or "leads nobody any more"
        return SeatFigures(
            seat,
            names[seat],
            note,
            (Counter("party", "adventurer", len(led), "Adventurers that this player leads."),),
            ally=True,
        )
    counters = [
        Counter(one.crawler_type.lower(), one.crawler_type.lower(), max(0, one.free), _pool_words(table, one),
                text=f"{max(0, one.free)}/{one.size}")
        for one in pools(table)
    ]  # fmt: skip
    counters.append(Counter("deck", "deck", len(table.crawler_deck), "Cards left in the Crawler deck.", is_pile=True))
    return SeatFigures(seat, names[seat], ", ".join(led) if table.seats > 1 else "", tuple(counters))


def _pool_words(table: Table, one: PoolShown) -> str:
    """Return how much of a pool is free, who provides it, and what takes the rest up."""
    words = f"**{one.crawler_type}**: {max(0, one.free)} of {one.size} free"
    words += f", from {' or '.join(name_of(table, number) for number in one.suppliers)}." if one.suppliers else "."
    taken = ", ".join(f"{name_of(table, number)} {cost}" for number, cost in one.occupied)
    return f"{words}\nTaken: {taken}." if taken else words


def turn_figures(table: Table, names: Sequence[str]) -> TurnFigures:
    """Return the round and its parts."""
    now = table.round
    if not now.number:
        return TurnFigures(now.lead, "Setting up", (), -1)
    done = sum(one.complete for one in table.quests)
    title = f"Round {now.number}"
    if table.quests:
        title += f": {done} of {len(table.quests)} Quest{'s' if len(table.quests) > 1 else ''}"
    cards = len(table.crawler_deck)
    warning = f"{cards} Crawler cards left." if 0 < cards <= 3 else "" if cards else "The Crawler deck is empty."
    return TurnFigures(now.lead, title, PHASES, _PHASE_OF.get(now.phase, -1), warning)


def held_cards(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    return shown_cards(view.table, view.table.hand, "Hand")


def shown_cards(table: Table, cards: Sequence[int], group: str) -> tuple[HeldCard, ...]:
    """Return the cards that are looked at, those that are known."""
    known = [card for card in cards if card in table.cards]
    return tuple(HeldCard(card, table.cards[card], crawler_face(table.cards[card]), group) for card in known)


def opened(table: Table, item: Item) -> Opened | None:
    """Return the cards of a grave, the top one first; None for an empty one, and for all else."""
    title, field = _PILES.get(item.name, ("", ""))
    cards = getattr(table, field) if item.sort == "place" and field else ()
    if not cards:
        return None
    order = "the top card first" if item.name == t.DUNGEON_GRAVE else "the last card first"
    return Opened(f"{title}: {len(cards)} cards, {order}", shown_cards(table, tuple(reversed(cards)), title))


def party_colour(table: Table) -> int:
    """Return the colour of what belongs to the whole party: one that no player has, where there is one."""
    return 0 if table.seats in (1, DUNGEON) else table.seats


def inspection(table: Table, item: Item, names: Sequence[str]) -> Inspection | None:
    number = item.number
    if item.sort == "place":
        return _pile(table, item)
    if item.sort not in ("piece", "card") or number not in table.cards:
        return None
    key = table.cards[number]
    adventurer, dungeon = adventurer_by_id(table, number), dungeon_card_by_id(table, number)
    played = played_by_id(table, number)
    title, seat = record_of(key).name, party_colour(table)
    facts: list[Fact] = []
    if adventurer is not None:
        seat, facts = adventurer.seat, _adventurer(table, adventurer)
        title = f"{title} ({names[seat]})" if table.seats > 1 else title
    elif dungeon is not None:
        seat, facts = DUNGEON, _dungeon_card(table, dungeon)
    elif played is not None:
        facts = _played(table, played)
    elif number in table.hand:
        facts = _in_hand(table, number)
    elif any(one.id == number for one in table.quests):
        facts = _quest(table, number)
    return Inspection(crawler_face(key), title, seat, tuple(facts), glossary(key))


def _tokens(one: Adventurer | DungeonCard) -> list[Fact]:
    found = []
    if one.poison:
        found.append(("poison", f"{one.poison} Poison", GLOSSARY["Poison"]))
    if one.locks:
        found.append(("lock", f"{one.locks} Lock", GLOSSARY["Lock"]))
    return found


def _adventurer(table: Table, one: Adventurer) -> list[Fact]:
    life = one.record.life
    facts = [("hp", f"{life - one.wounds} of {life}", "Life left, and without Wounds.")]
    for kind in CRAWLER_TYPES:
        facts.append((kind.lower(), str(resource_of(table, one, kind)), f"{kind} that it provides unless Locked."))
    facts += _tokens(one)
    if one.activated:
        facts.append(("tap", "Activated", GLOSSARY["Activate"]))
    for card in possessors_of(table, one.id):
        facts.append(("lock", f"Locked by {card.record.name}", GLOSSARY["Possession"]))
    if one.id == primary_target(table):
        facts.append(("target", "Primary Target", GLOSSARY["Primary Target"]))
    return facts


def _dungeon_card(table: Table, one: DungeonCard) -> list[Fact]:
    facts = []
    if one.record.power is not None:
        items = power_items(table, one.id)
        facts.append(("blade", str(total(items)), f"**Power**: {items_text(table, items)}"))
    if one.record.type == "Character":
        items = tuple(item for item in attack_sum(table).report.stamina if item.card == one.id)
        facts.append(("block", str(total(items)), f"**Stamina**: {items_text(table, items)}"))
        left = one.record.life - one.wounds
        facts.append(("hp", f"{left} of {one.record.life}", "Life left, and without Wounds."))
    if one.time:
        facts.append(("clock", f"{one.time} Time", GLOSSARY["Time Limit"]))
    facts += _tokens(one)
    for is_so, icon, word in ((is_slain(one), "dead", "Slain"), (one.activated, "tap", "Activated"),
                              (one.ignored, "cancel", "Ignored")):  # fmt: skip
        if is_so:
            facts.append((icon, word, _STATES[word]))
    if one.target:
        facts.append(("target", name_of(table, one.target), "The Adventurer that it has fixed on."))
    return facts


_STATES = {
    "Slain": "It gives nothing any more, and leaves at the end of the encounter.",
    "Activated": "It does not attack; its Stamina counts all the same.",
    "Ignored": "It has no attributes until it leaves play.",
}


def _played(table: Table, one: CrawlerCard) -> list[Fact]:
    kind = one.record.type
    facts = [(kind.lower(), f"takes {cost_of(table, one.record)} {kind}", "Its Cost, taken from the pool.")]
    if one.boosted:
        facts.append(("fast", "Boost", GLOSSARY["Boost"]))
    if one.exhausted:
        facts.append(("spent", "Spent", "It leaves at the end of the encounter."))
    elif one.record.uses:
        facts.append(("spent", f"{one.spent} of {one.record.uses} used", "Spent tokens on it."))
    return facts


def _in_hand(table: Table, number: int) -> list[Fact]:
    record = crawler_record(table, number)
    words = f"costs {cost_of(table, record)} of {max(0, free(table, record.type))} {record.type}"
    return [(record.type.lower(), words, "Its Cost now, and what is free of the pool.")]


def _quest(table: Table, number: int) -> list[Fact]:
    quest = next(one for one in table.quests if one.id == number)
    done, wanted = quest_counts(table)[number]
    state = "Complete" if quest.complete else f"{done} of {wanted}"
    return [("quest", state, "A Quest is read at the end of a round; once complete it stays so.")]


def _pile(table: Table, item: Item) -> Inspection | None:
    """Return a pile: a grave with what lies in it by kind, or a deck with how many cards it has left."""
    if item.name in (t.CRAWLER_DECK, t.DUNGEON_DECK):
        return _deck(table, item.name)
    title, field = _PILES.get(item.name, ("", ""))
    cards = getattr(table, field) if field else ()
    if not cards:
        return None
    counts = collections.Counter(crawler_face(table.cards[card]).kind for card in cards)
    facts = tuple((kind.lower(), f"{count} {kind}", "Click the grave to look through it.")
                  for kind, count in counts.items())  # fmt: skip
    seat = DUNGEON if item.name == t.DUNGEON_GRAVE else 0
    return Inspection(crawler_face(table.cards[cards[-1]]), f"{title}: {len(cards)} cards", seat, facts)


def _deck(table: Table, name: str) -> Inspection | None:
    if name == t.CRAWLER_DECK or not table.flipped or not table.dungeon_deck:
        return None
    key = table.cards[table.dungeon_deck[-1]]
    cost, limit = encounter_gauge(table)
    full = f"{cost} of {limit}"
    facts = (
        ("deck", f"{len(table.dungeon_deck)} cards", "Cards left in the Dungeon deck, this one included."),
        ("dungeon", full, "Cost of the Encounter, and its limit."),
    )
    return Inspection(crawler_face(key), f"Next: {record_of(key).name}", DUNGEON, facts, glossary(key))


@lru_cache(maxsize=256)
def glossary(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's terms on a card, with their meanings."""
    card = record_of(key)
    text = f"{card_text(card)} {' '.join(keywords_of(card))}".lower()
    return words_on(text, GLOSSARY)


def log_line(table: Table, event: Event, names: Sequence[str]) -> LogLine | None:
    said = event_said(table, event, names)
    if said is None:
        return None
    fields = ("card", "adventurer", "target", "quest")
    numbers = [getattr(event, name, 0) for name in fields]
    about = tuple(one if isinstance(one, int) else getattr(one, "id", 0) for one in numbers)
    # One player alone need not be told apart, and what comes to the Dungeon is not a player's.
    seat = seat_of(event, _subjects(table)) if table.seats > 1 else -1
    seat = seat if seat < table.seats else -1
    return LogLine(said, tuple(one for one in about if one in table.cards), seat, isinstance(event, ev.RoundBegan))


def _subjects(table: Table) -> dict[str, Owner]:
    """Return who led the Adventurer that an event is about; cards are the party's."""

    def leader(number: int) -> int | None:
        return getattr(adventurer_by_id(table, number), "seat", None)

    return {"adventurer": leader, "card": leader, "target": leader}


def announced(table: Table, names: Sequence[str]) -> tuple[Announced, ...]:
    """Return nothing: nothing is answered before it happens."""
    return ()
