"""What the panels show of Skirmish: seats, turns, cards, creatures and announced actions, as plain records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.events import Event
from game.core.scenario.words import turn_words
from game.core.state import Step
from game.core.views import View
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import ActionCard, CreatureCard
from game.rules.skirmish.presentation.event_words import event_said
from game.rules.skirmish.presentation.queries import stats_of
from game.rules.skirmish.presentation.words import GLOSSARY, action_text, card_record, card_text
from game.rules.skirmish.state.table import Action, Table, creatures_of, side_of
from game.ui.art.card_faces import FaceRecord
from game.ui.games.glossary import words_on
from game.ui.games.log_lines import Owner, seat_of
from game.ui.games.skirmish.card_back import BACK
from game.ui.screens.game_screen import Announced, Counter, HeldCard, Inspection, LogLine, SeatFigures, TurnFigures
from game.ui.screens.items import Item

_PHASES = ("Refresh", "Action", "Deploy")
_FACTIONS = {"drow": "Drow", "crown": "Crown"}


@lru_cache(maxsize=256)
def face_of(key: str) -> FaceRecord:
    record = card_record(key)
    if isinstance(record, CreatureCard):
        return FaceRecord(
            record.key,
            record.name,
            level=record.level,
            kind="Large creature" if record.large else "Creature",
            ability=tuple(record.abilities),
            keywords=record.keywords,
            figures=(("hp", str(record.hp)), ("damage", str(record.damage)), ("speed", str(record.speed))),
            text=card_text(record),
            faction=record.faction,
            count=record.count,
            is_level=True,
        )
    return FaceRecord(
        record.key,
        record.name,
        level=record.level,
        kind=record.timing.capitalize(),
        ability=(record.ability,),
        keywords=record.keywords,
        text=card_text(record),
        faction=record.faction,
        count=record.count,
        is_level=True,
    )


def all_faces() -> dict[str, FaceRecord]:
    found = {card.name: face_of(key) for key, card in CREATURES.items()}
    return found | {card.name: face_of(key) for key, card in ACTIONS.items()}


def seat_figures(table: Table, seat: int, viewer: int, names: Sequence[str]) -> SeatFigures:
    """Return a seat's strip: its gold, its points, and how many cards it has where."""
    player = table.players[seat]
    own = seat == viewer
    creatures = creatures_of(table, seat)
    counters = [
        Counter("supply", "gold", player.supply, "Supply: gold to deploy creatures with."),
        Counter("vault", "vault", player.vault, "Vault: gold that is safe. Without it the match ends."),
        Counter("points", "victory", player.points + player.vault, "Victory points: tokens won and gold in the vault."),
        Counter("creatures", "flag", len(creatures), "Creatures on the board."),
    ]
    if not own:
        counters += [
            Counter("hand", "hand", len(player.hand), "Action cards in hand.", back=BACK, deck="action"),
            Counter("reserve", "person", len(player.reserve), "Creature cards in reserve.", back=BACK,
                    deck="creature"),
        ]  # fmt: skip
    counters += [
        Counter("deck", "deck", len(player.actions), "Action cards left in the deck.", is_pile=True),
        Counter("creature_deck", "beast", len(player.creatures), "Creature cards left in the deck.", is_pile=True),
        Counter("discard", "discard", len(player.discard), "Action cards in the discard pile.", is_pile=True),
        Counter("graveyard", "dead", len(player.graveyard), "Creatures in the graveyard.", is_pile=True),
    ]
    ally = not own and side_of(table, seat) == side_of(table, viewer)
    return SeatFigures(seat, names[seat], _FACTIONS[player.faction], tuple(counters), ally)


def turn_figures(table: Table, names: Sequence[str]) -> TurnFigures:
    """Return whose turn it is, and which phase."""
    turn = table.turn
    if turn.phase == "setup" or not turn.number:
        return TurnFigures(turn.seat, "Setting up", (), -1)
    if turn.phase == "over":
        return TurnFigures(turn.seat, "The match is over", (), -1)
    phase = ("refresh", "action", "deploy").index(turn.phase)
    warning = "The last turn" if table.ending else ""
    # In a scenario turns are counted as its objectives count them.
    number = turn.number if table.scenario is None else turn_words(table.scenario)
    return TurnFigures(turn.seat, f"Turn {number}: {names[turn.seat]}", _PHASES, phase, warning)


def held_cards(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    """Return the seat's hand and reserve."""
    table: Table = view.table
    player = table.players[view.seat]
    return tuple(
        HeldCard(number, table.cards[number].key, face_of(table.cards[number].key), group)
        for group, zone in (("Hand", player.hand), ("Reserve", player.reserve))
        for number in zone
        if number
    )


def starters(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    """Return the creature cards to choose starting creatures from, one of each."""
    table: Table = view.table
    firsts: dict[str, int] = {}
    for number in table.players[view.seat].creatures:
        if number:
            firsts.setdefault(table.cards[number].key, number)
    order = sorted(firsts, key=lambda key: (CREATURES[key].level, key))
    return tuple(HeldCard(firsts[key], key, face_of(key), "Starting creatures") for key in order)


def announced(table: Table, names: Sequence[str]) -> tuple[Announced, ...]:
    """Return the stack, the last announced action last."""
    return tuple(_announced(table, action, names) for action in table.stack)


_WHAT = {
    "move": "speed",
    "attack": "blade",
    "power": "tap",
    "card": "card",
    "dodge": "speed",
    "tear": "web",
    "tap": "tap",
}


def _announced(table: Table, action: Action, names: Sequence[str]) -> Announced:
    key = action.key
    note = names[action.seat]
    if action.what == "card" and action.source_card in table.cards:
        record = ACTIONS[table.cards[action.source_card].key]
        key, note = record.key, f"{note} · level {record.level} {record.timing}"
    if action.answers:
        note += " · in response"
    icon = "bow" if action.strike is not None and action.strike.manner == "ranged" else _WHAT[action.what]
    about = (action.actor, *action.targets)
    return Announced(action.id, action.seat, face_of(key), action_text(table, action), note, icon, about,
                     action.what == "card")  # fmt: skip


def inspection(table: Table, item: Item, names: Sequence[str]) -> Inspection | None:
    """Return a card, or a creature with its figures of the moment."""
    if item.sort == "piece" and item.number in table.creatures:
        return _creature(table, item.number, names)
    if item.sort == "card" and item.number in table.cards:
        face = face_of(table.cards[item.number].key)
        return Inspection(face, face.name, table.cards[item.number].owner, (), _glossary(card_record(face.key)))
    return None


def _creature(table: Table, number: int, names: Sequence[str]) -> Inspection:
    creature = table.creatures[number]
    stats = stats_of(table, number)
    active = table.turn.activation is not None and table.turn.activation.creature == number
    facts = [
        ("hp", f"{stats.hp_left} of {stats.hp}", "Hit points left, and when unharmed."),
        ("damage", str(stats.damage), "Damage of its attacks, before bonuses."),
        (
            "speed",
            f"{stats.speed_left} of {stats.speed}" if active else str(stats.speed),
            "Squares that it can move in its activation; what is left of them while it is active.",
        ),
    ]
    if stats.block:
        facts.append(("block", str(stats.block), "Taken off the damage of each attack on it."))
    if stats.level != CREATURES[creature.key].level:
        facts.append(("star", f"level {stats.level}", "Its level as it is now."))
    icons = {"Tapped": "tap", "Activated": "check", "Rooted": "web", "Nimble": "untap", "Stopped": "flag"}
    words = {
        "Tapped": "It has acted by tapping; it untaps in its controller's refresh phase.",
        "Activated": "It has had its activation this turn.",
        "Rooted": "An attached card keeps it from moving.",
        "Nimble": GLOSSARY["Nimble"],
        "Stopped": "Its movement has ended beside an enemy; it goes on once no enemy is adjacent any more.",
    }
    facts += [(icons[state], state, words[state]) for state in stats.states]
    for card, name in zip(creature.attached, stats.attached, strict=True):
        facts.append(("attachment", name, card_text(ACTIONS[table.cards[card].key])))
    record = CREATURES[creature.key]
    title = f"{stats.name} ({names[creature.seat]})"
    return Inspection(face_of(creature.key), title, creature.seat, tuple(facts), _glossary(record))


@lru_cache(maxsize=256)
def _glossary(record: CreatureCard | ActionCard) -> tuple[tuple[str, str], ...]:
    """Return the game's terms on a card, with their meanings."""
    text = " ".join((card_text(record), *record.keywords, getattr(record, "timing", ""))).lower()
    if isinstance(record, ActionCard) and record.affinity:
        text += " affinity"
    return words_on(text, GLOSSARY)


def log_line(table: Table, event: Event, names: Sequence[str]) -> LogLine | None:
    said = event_said(table, event, names)
    if said is None:
        return None
    return LogLine(said, _about(event), seat_of(event, _subjects(table)), isinstance(event, e.TurnBegan))


def _subjects(table: Table) -> dict[str, Owner]:
    """Return the fields that name an event's subject, whatever caused it: the first of them that the event has."""

    def creature(number: int) -> int | None:
        return getattr(table.creatures.get(number), "seat", None)

    return {"action": lambda _: None, "dealer": creature, "creature": creature, "creatures": creature}


def _about(event: Event) -> tuple[int, ...]:
    if isinstance(event, ce.ActionDeclared):
        return (event.action.actor, *event.action.targets)
    found: list[int] = []
    for name in ("creature", "dealer", "target"):
        number = getattr(event, name, 0)
        if isinstance(number, int) and number:
            found.append(number)
    many = getattr(event, "creatures", ())
    return (*found, *many) if isinstance(many, tuple) else tuple(found)
