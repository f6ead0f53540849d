"""What the panels show of Heroes: seats, the turn, cards as they are now, chain and graveyards, as plain records."""

from __future__ import annotations

import collections
from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.core.events import Event
from game.core.state import Step
from game.core.views import View
from game.core.words import counted
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.presentation.card_words import GLOSSARY, card_text
from game.rules.heroes.presentation.event_words import event_said
from game.rules.heroes.presentation.queries import health_of_hero, price_in_hand, sheet_of
from game.rules.heroes.presentation.words import link_text
from game.rules.heroes.state.table import Link, Permanent, Player, Table, hero_of, link_by_id, ready_resources
from game.rules.heroes.stats import health_of
from game.ui.games.glossary import words_on
from game.ui.games.heroes import tables as t
from game.ui.games.heroes.card_back import BACK
from game.ui.games.heroes.chain import WHAT
from game.ui.games.heroes.faces import attack_icon, heroes_face, turned_key
from game.ui.games.heroes.pieces import resource_at
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
from game.ui.screens.items import STACK, Item

PHASES = ("Ready", "Draw", "Action", "End")
_PHASE_OF = {"ready": 0, "draw": 1, "action": 2, "end": 3}
Fact = tuple[str, str, str]


def seat_figures(table: Table, seat: int, viewer: int, names: Sequence[str]) -> SeatFigures:
    """Return a seat's strip: what is left of its hero, its resources, and how many cards it has where."""
    player, hero = table.players[seat], hero_of(table, seat)
    ready, placed = ready_resources(table, seat), len(player.resources)
    counters = [
        Counter("hero", "hp", health_of_hero(table, seat), f"Health left of {hero.record.name}."),
        Counter("resources", "resource", ready, f"{ready} of {placed} resources are ready.", text=f"{ready}/{placed}"),
    ]
    if seat != viewer:
        counters.append(Counter("hand", "hand", len(player.hand), "Cards in hand.", back=BACK))
    counters += [
        Counter(
            "deck",
            "deck",
            len(player.deck),
            "Cards left in the deck. A player who draws from an empty deck is out.",
            is_pile=True,
        ),
        Counter("graveyard", "graveyard", len(player.graveyard), "Cards in the graveyard.", is_pile=True),
    ]
    return SeatFigures(seat, names[seat], hero.record.name, tuple(counters))


def turn_figures(table: Table, names: Sequence[str]) -> TurnFigures:
    """Return whose turn it is, and its phase."""
    turn = table.turn
    if not turn.number:
        return TurnFigures(turn.seat, "Setting up", (), -1)
    phase = _PHASE_OF.get(turn.phase, -1)
    left = table.last_turn - turn.number if table.last_turn is not None else 5
    warning = "The last turn." if left == 0 else f"{left} turns to go." if 0 < left < 5 else ""
    return TurnFigures(turn.seat, f"Turn {turn.number}: {names[turn.seat]}", PHASES, phase, warning)


def held_cards(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    return shown_cards(view.table, view.table.players[view.seat].hand, "Hand")


def shown_cards(table: Table, cards: Sequence[int], group: str) -> tuple[HeldCard, ...]:
    """Return those of the cards that are known."""
    known = [card for card in cards if card in table.cards]
    return tuple(HeldCard(card, table.cards[card].key, heroes_face(table.cards[card].key), group) for card in known)


def announced(table: Table, names: Sequence[str]) -> tuple[Announced, ...]:
    """Return the combat under way, then the chain, the link that resolves first last."""
    found = []
    combat = table.combat
    if combat is not None and {combat.attacker, combat.defender} <= set(table.permanents):
        attacker, defender = table.permanents[combat.attacker], table.permanents[combat.defender]
        text = f"{attacker.record.name} {'fights' if combat.defending else 'attacks'} {defender.record.name}"
        note = names[attacker.seat]
        about = (attacker.id, defender.id)
        found.append(Announced(attacker.id, attacker.seat, heroes_face(attacker.key), text, note, "blade", about))
    return (*found, *(_link(table, link, names) for link in table.chain))


def _link(table: Table, link: Link, names: Sequence[str]) -> Announced:
    about = tuple(one for one in (link.source, *link.targets) if one in table.permanents)
    text, is_card = link_text(table, link, names), link.what == "card"
    return Announced(link.id, link.seat, heroes_face(link.key), text, names[link.seat], WHAT[link.what], about, is_card)


def inspection(table: Table, item: Item, names: Sequence[str]) -> Inspection | None:
    """Return something in play as it is now, a resource, a link, a pile, or a card."""
    number = item.number
    if item.sort == "place":
        if item.name == STACK:
            return _on_the_chain(table, number, names)
        return _graveyard(table, number, names) if item.name == t.GRAVEYARD else None
    if item.sort not in ("piece", "card"):
        return None
    if number in table.permanents:
        return _in_play(table, table.permanents[number], names)
    place = resource_at(table, number)
    if place is not None:
        return _resource(table, *place, names)
    if number in table.cards:
        card = table.cards[number]
        facts: tuple[Fact, ...] = ()
        if number in table.players[card.owner].hand and record_of(card.key).type != "Quest":
            ready = ready_resources(table, card.owner)
            price = ("resource", f"costs {price_in_hand(table, number)}, {ready} ready", "Its cost now.")
            facts = (price, *_printed(record_of(card.key)))
        return Inspection(heroes_face(card.key), record_of(card.key).name, card.owner, facts, glossary(card.key))
    return None


def _printed(record: CardRecord) -> tuple[Fact, ...]:
    """Return the figures that stand on a card as icons, with what they are; characters have theirs in words."""
    facts: list[Fact] = []
    if record.type == "Weapon":
        facts.append((attack_icon(record), str(record.atk), f"ATK: {(record.damage_type or 'Melee').lower()} damage."))
    return (*facts, *_of_gear(record))


def _of_gear(record: CardRecord) -> Iterator[Fact]:
    """Yield what weapons, armor and items cost and give, and where they are worn."""
    if record.type == "Weapon":
        yield "strike", str(record.strike), GLOSSARY["Strike"]
    if record.type == "Armor":
        yield "block", str(record.defense), GLOSSARY["DEF"]
    if record.slot:
        most = f"You can control {record.slot_limit} of that kind; of more, some are destroyed."
        yield record.type.lower(), f"{record.slot} slot", most


def _in_play(table: Table, one: Permanent, names: Sequence[str]) -> Inspection:
    """Return its figures with what they are made of, its state, and why its powers cannot be used."""
    record, sheet = one.record, sheet_of(table, one.id)
    facts: list[Fact] = []
    if record.is_character or record.type == "Weapon":
        facts.append((attack_icon(record), str(sheet.atk), f"ATK: {(record.damage_type or 'Melee').lower()} damage."))
    if record.is_character:
        facts.append(("hp", f"{sheet.left} of {health_of(table, one.id)}", "Health left, and without damage."))
    facts += _of_gear(record)
    facts += [("star", word, GLOSSARY[word]) for word in sheet.keywords]
    if one.exhausted:
        facts.append(("tap", "Exhausted", GLOSSARY["Exhaust"]))
    if record.type == "Ally" and sheet.is_new:
        facts.append(("clock", "New", "It came after the beginning of its player's turn, and cannot attack yet."))
    if not one.face_up:
        facts.append(("hidden", "Face down", GLOSSARY["Flip"]))
    facts += [("cancel", why, "Why a power of it cannot be used now.") for why in dict.fromkeys(sheet.powers) if why]
    key = one.key if one.face_up else turned_key(one.key)
    return Inspection(heroes_face(key), f"{record.name} ({names[one.seat]})", one.seat, tuple(facts), glossary(one.key))


def _resource(table: Table, seat: int, place: int, names: Sequence[str]) -> Inspection | None:
    """Return a resource, as far as it is known."""
    one = table.players[seat].resources[place]
    if not one.card:
        return None
    key = table.cards[one.card].key
    state = "An open quest" if one.face_up else "A completed quest" if one.completed else "Face down"
    facts: list[Fact] = [("resource", state, GLOSSARY["Resource"])]
    if one.exhausted:
        facts.append(("tap", "Exhausted", GLOSSARY["Exhaust"]))
    title = f"{names[seat]}'s resource: {record_of(key).name}"
    return Inspection(heroes_face(key), title, seat, tuple(facts), glossary(key))


def _on_the_chain(table: Table, number: int, names: Sequence[str]) -> Inspection | None:
    """Return a link: its card, what it is aimed at, and when its turn comes."""
    link = link_by_id(table, number)
    if link is None:
        return None
    before = len(table.chain) - 1 - [one.id for one in table.chain].index(number)
    order = "resolves next" if not before else f"after {counted(before, 'other')}"
    facts = (
        (WHAT[link.what], link_text(table, link, names), f"{names[link.seat]} has put it on the chain."),
        ("fast", order, GLOSSARY["Chain"]),
    )
    return Inspection(heroes_face(link.key), f"On the chain ({names[link.seat]})", link.seat, facts)


def opened(table: Table, item: Item, names: Sequence[str]) -> Opened | None:
    """Return the cards of a graveyard, the last one first, then those removed; None for all else."""
    if item.sort != "place" or item.name != t.GRAVEYARD:
        return None
    player = table.players[item.number]
    if not player.graveyard and not player.removed:
        return None
    cards = shown_cards(table, tuple(reversed(player.graveyard)), "Graveyard")
    removed = shown_cards(table, tuple(reversed(player.removed)), "Removed from the game")
    return Opened(f"{names[item.number]}'s graveyard, the last card first{_removed(player)}", (*cards, *removed))


def _removed(player: Player) -> str:
    count = len(player.removed)
    return f"; {count} removed from the game" if count else ""


def _graveyard(table: Table, seat: int, names: Sequence[str]) -> Inspection | None:
    """Return a graveyard with what lies in it by type; None when it is empty."""
    cards = table.players[seat].graveyard
    if not cards:
        return None
    counts = collections.Counter(record_of(table.cards[card].key).type for card in cards)
    facts = tuple((kind.lower(), f"{count} {kind}", "Click the graveyard to look through it.")
                  for kind, count in counts.items())  # fmt: skip
    title = f"{names[seat]}'s graveyard: {counted(len(cards), 'card')}"
    return Inspection(heroes_face(table.cards[cards[-1]].key), title, seat, facts)


@lru_cache(maxsize=256)
def glossary(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's terms on a card, with their meanings."""
    record = record_of(key)
    text = f"{card_text(record)} {' '.join((*record.tags, *record.keywords))}".lower()
    return words_on(text, GLOSSARY)


def log_line(table: Table, event: Event, names: Sequence[str]) -> LogLine | None:
    said = event_said(table, event, names)
    if said is None:
        return None
    fields = ("permanent", "attacker", "defender", "source", "target", "protector")
    numbers = [getattr(event, name, 0) for name in fields]
    about = tuple(one if isinstance(one, int) else getattr(one, "id", 0) for one in numbers)
    if isinstance(event, cev.LinkAdded):
        about = (event.link.source, *event.link.targets, event.link.host)
    known = tuple(one for one in about if one in table.permanents)
    return LogLine(said, known, seat_of(event, _subjects(table)), isinstance(event, ev.TurnBegan))


def _subjects(table: Table) -> dict[str, Owner]:
    """Return the fields that name an event's subject, whatever caused it: the first of them that the event has."""

    def in_play(number: int) -> int | None:
        return getattr(table.permanents.get(number), "seat", None)

    def on_chain(number: int) -> int | None:
        return getattr(link_by_id(table, number), "seat", None)

    fields = ("source", "attacker", "protector", "permanent", "permanents", "modifier.on", "shield.on", "target")
    return {"link": on_chain, "strike": in_play, **dict.fromkeys(fields, in_play)}
