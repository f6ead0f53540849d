"""What the panels show of Factions: seats, the turn, cards, units and the stack, as plain records."""

from __future__ import annotations

import collections
from collections.abc import Sequence
from functools import lru_cache

from game.core.events import Event
from game.core.state import Step
from game.core.views import View
from game.core.words import counted
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.presentation import card_words, event_words, words
from game.rules.factions.presentation.queries import UnitStats, unit_stats_of
from game.rules.factions.state import events as ev
from game.rules.factions.state.table import Entry, Table, attack_by_id, entry_by_id, name_of, units_of, zones_held
from game.rules.factions.stats import price_of
from game.ui.games.factions.card_back import BACK
from game.ui.games.factions.faces import capital_key, factions_face
from game.ui.games.glossary import words_on
from game.ui.games.log_lines import Owner, seat_of
from game.ui.screens import game_screen
from game.ui.screens.items import STACK, Item

_PHASES = ("Upkeep", "Build", "Combat")
_WHAT = {"card": "card", "ability": "star", "trigger": "fast"}


def seat_figures(table: Table, seat: int, viewer: int, names: Sequence[str]) -> game_screen.SeatFigures:
    """Return a seat's strip: its capital, its build points, the zones it controls, and how many cards it has where."""
    player = table.players[seat]
    capital = table.units.get(player.capital)
    left = unit_stats_of(table, capital.id).hp_left if capital is not None else 0
    units = sum(not unit.is_capital for unit in units_of(table, seat))
    held = zones_held(table, seat)
    magic = sum(unit.magic for unit in units_of(table, seat))
    counters = [
        game_screen.Counter("capital", "hp", left, "Hit points left of the capital."),
        game_screen.Counter("build", "gold", player.build, "Build points."),
        game_screen.Counter("magic", "magic", magic, "Magic points of its units."),
        game_screen.Counter("zones", "flag", held, "Zones that it controls beside its home."),
        game_screen.Counter("units", "figures", units, "Units in play."),
    ]
    if seat != viewer:
        counters.append(game_screen.Counter("hand", "hand", len(player.hand), "Cards in hand.", back=BACK))
    counters += [
        game_screen.Counter("deck", "deck", len(player.deck), "Cards left in the deck.", is_pile=True),
        game_screen.Counter("graveyard", "dead", len(player.graveyard), "Cards in the graveyard.", is_pile=True),
    ]
    return game_screen.SeatFigures(seat, names[seat], str(player.faction), tuple(counters))


def turn_figures(table: Table, names: Sequence[str]) -> game_screen.TurnFigures:
    """Return the cycle, who has the initiative, and the phase."""
    turn = table.turn
    if not turn.cycle:
        return game_screen.TurnFigures(turn.seat, "Setting up", (), -1)
    title = f"Cycle {turn.cycle}: {names[turn.initiative]} begins"
    phase = {"upkeep": 0, "build": 1, "combat": 2}.get(turn.phase, -1)
    left = table.last_cycle - turn.cycle if table.last_cycle is not None else 3
    warning = "The last cycle." if left == 0 else f"{left} cycles to go." if 0 < left < 3 else ""
    called = "build turn" if turn.phase == "build" else ""
    return game_screen.TurnFigures(turn.seat, title, _PHASES, phase, warning, called)


def held_cards(view: View[Table, Step]) -> tuple[game_screen.HeldCard, ...]:
    return _held(view.table, view.table.players[view.seat].hand, "Hand")


def _held(table: Table, cards: Sequence[int], group: str) -> tuple[game_screen.HeldCard, ...]:
    known = [card for card in cards if card in table.cards]
    return tuple(
        game_screen.HeldCard(card, table.cards[card].key, factions_face(table.cards[card].key), group) for card in known
    )


def shown_cards(view: View[Table, Step], numbers: Sequence[int]) -> tuple[game_screen.HeldCard, ...]:
    return _held(view.table, numbers, "Cards")


def announced(table: Table, names: Sequence[str]) -> tuple[game_screen.Announced, ...]:
    """Return the attacks under way, then the stack, the effect that resolves first on top (last)."""
    found = []
    for attack in table.attacks:
        if attack.attacker in table.units and attack.target in table.units:
            key = table.units[attack.attacker].key
            text = f"{name_of(table, attack.attacker)} attacks {name_of(table, attack.target)}"
            icon = "bow" if attack.ranged else "blade"
            about = (attack.attacker, attack.target)
            found.append(
                game_screen.Announced(attack.id, attack.seat, factions_face(key), text, names[attack.seat], icon, about)
            )
    return (*found, *(_entry(table, entry, names) for entry in table.stack))


def _entry(table: Table, entry: Entry, names: Sequence[str]) -> game_screen.Announced:
    face = factions_face(entry.key)
    note = f"{names[entry.seat]} · {'in response' if entry.counters else entry.what}"
    about = (*((entry.unit,) if entry.unit else ()), *entry.targets)
    text, is_card = words.entry_text(table, entry, names), entry.what == "card"
    return game_screen.Announced(entry.id, entry.seat, face, text, note, _WHAT[entry.what], about, is_card)


def inspection(table: Table, item: Item, names: Sequence[str]) -> game_screen.Inspection | None:
    """Return a unit as it is now, or a card."""
    if item.sort == "piece" and item.number in table.units:
        return _unit(table, item.number, names)
    if item.sort == "place" and item.name == STACK:
        return _on_the_stack(table, item.number, names)
    if item.sort == "place" and item.name == "graveyard":
        return _graveyard(table, item.number, names)
    if item.sort == "card" and item.number in table.cards:
        card = table.cards[item.number]
        record = record_of(card.key)
        price = price_of(table, card.owner, item.number)
        facts = (("gold", f"costs {price}", "Build points that it costs this deck."),)
        return game_screen.Inspection(factions_face(card.key), record.name, card.owner, facts, glossary(card.key))
    return None


def _on_the_stack(table: Table, number: int, names: Sequence[str]) -> game_screen.Inspection | None:
    """Return an effect that waits on the stack: its card, what it is aimed at, and when its turn comes."""
    entry = entry_by_id(table, number)
    if entry is None:
        return None
    before = len(table.stack) - 1 - [one.id for one in table.stack].index(number)
    order = "resolves next" if not before else f"after {counted(before, 'other')}"
    facts = (
        (_WHAT[entry.what], words.entry_text(table, entry, names), f"{names[entry.seat]} has put it on the stack."),
        ("fast", order, "The last effect on the stack resolves first."),
    )
    return game_screen.Inspection(factions_face(entry.key), f"On the stack ({names[entry.seat]})", entry.seat, facts)


def opened(table: Table, item: Item, names: Sequence[str]) -> game_screen.Opened | None:
    """Return the cards of a graveyard, the last one first; None for an empty one, and for all else."""
    if item.sort != "place" or item.name != "graveyard" or not table.players[item.number].graveyard:
        return None
    cards = _held(table, tuple(reversed(table.players[item.number].graveyard)), "Graveyard")
    return game_screen.Opened(f"{names[item.number]}'s graveyard, the last card first", cards)


def _graveyard(table: Table, seat: int, names: Sequence[str]) -> game_screen.Inspection | None:
    """Return the cards of a graveyard, the last one on top; None when it is empty."""
    cards = table.players[seat].graveyard
    if not cards:
        return None
    counts = collections.Counter(name_of(table, number) for number in reversed(cards))
    facts = tuple(
        ("graveyard", f"{count} {name}" if count > 1 else name, "It lies in the graveyard.")
        for name, count in counts.items()
    )
    title = f"{names[seat]}'s graveyard: {counted(len(cards), 'card')}"
    return game_screen.Inspection(factions_face(table.cards[cards[-1]].key), title, seat, facts)


def _unit(table: Table, number: int, names: Sequence[str]) -> game_screen.Inspection:
    unit = table.units[number]
    sheet: UnitStats = unit_stats_of(table, number)
    facts = [("hp", f"{sheet.hp_left} of {sheet.hp}", "Hit points left, and when unharmed.")]
    if sheet.hp_left == 0 and words.why_it_stands(table):
        facts.append(("hp", "still stands at 0", words.why_it_stands(table)))
    # The card above has these with the same signs.
    if not unit.is_capital:
        facts.append(("shield", str(sheet.defense), "Defense: what an attack's roll must reach."))
    if not unit.is_capital or sheet.dam:
        facts.append(("blade", f"{sheet.atk:+d}", "Attack: added to its attack rolls."))
        facts.append(("damage", str(sheet.dam), "Damage of a hit."))
    if not unit.is_capital:
        facts.append(("speed", f"speed {sheet.speed}", "Zones that it moves in a turn; one more without attacking."))
        facts.append(("range", f"range {sheet.reach}", "Zones that its attack reaches; 0 is its own."))
    if sheet.attacks > 1:
        facts.append(("melee", f"{sheet.attacks} attacks", "Attacks in its turn."))
    if sheet.magic is not None:
        facts.append(("magic", f"magic {sheet.magic} (+{sheet.renewal})", "Magic points, and how many come back."))
    facts += [("tap", state, "How it stands now.") for state in sheet.states]
    facts += [("attachment", name_of(table, card), card_words.card_text(record_of(table.cards[card].key)))
              for card in sheet.equipment]  # fmt: skip
    facts += [
        ("star", card_words.trait_name(trait), f"{source}: {card_words.trait_text(trait)}")
        for source, trait in sheet.traits
        if source != sheet.name and card_words.trait_name(trait)
    ]
    title = f"{sheet.name} ({names[unit.seat]})"
    key = capital_key(table.players[unit.seat].faction) if unit.is_capital else unit.key
    return game_screen.Inspection(factions_face(key), title, unit.seat, tuple(facts), glossary(unit.key))


@lru_cache(maxsize=256)
def glossary(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's terms on a card, with their meanings."""
    text = card_words.card_text(record_of(key)).lower()
    return words_on(text, card_words.GLOSSARY)


#: What tells only of an attack, that of a unit on another.
_OF_ATTACKS = (ev.AttackDeclared, ev.AttackRolled)


def log_line(table: Table, event: Event, names: Sequence[str]) -> game_screen.LogLine | None:
    said = event_words.event_said(table, event, names)
    if said is None:
        return None
    attack = getattr(event, "attack", 0)
    made = attack_by_id(table, attack) if isinstance(attack, int) else attack
    numbers = [getattr(event, name, 0) for name in ("unit", "attacker", "target", "dealer")]
    numbers += [made.attacker, made.target] if made is not None and isinstance(event, _OF_ATTACKS) else []
    about = tuple(number for number in numbers if isinstance(number, int) and number in table.units)
    return game_screen.LogLine(said, about, seat_of(event, _subjects(table)), isinstance(event, ev.CycleBegan))


def _subjects(table: Table) -> dict[str, Owner]:
    """Return the fields that name an event's subject, whatever caused it: the first of them that the event has."""

    def unit(number: int) -> int | None:
        return getattr(table.units.get(number), "seat", None)

    def attack(number: int) -> int | None:
        return getattr(attack_by_id(table, number), "seat", None)

    def entry(number: int) -> int | None:
        return getattr(entry_by_id(table, number), "seat", None)

    return {"unit": unit, "units": unit, "attack": attack, "entry": entry}
