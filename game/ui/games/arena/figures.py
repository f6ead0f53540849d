"""What the panels show of a match of Arena, as plain records: seats, turns, cards, figures, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.commands import Command
from game.core.events import Event
from game.core.scenario.words import turn_words
from game.core.state import Step
from game.core.views import View
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.ends import last_turn, scores
from game.rules.arena.presentation.event_words import event_said
from game.rules.arena.presentation.names import army_name, card_name, figure_name
from game.rules.arena.presentation.queries import stats_of
from game.rules.arena.presentation.words import GLOSSARY, card_record, card_text, kind_words, prompt_text, spell_text
from game.rules.arena.standing import card_of
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.commands import TurnOver
from game.rules.arena.state.table import Army, Table, armies_of, field, figure_on_glyph, figures_in, figures_of
from game.rules.arena.state.targets import OnFigure, piece_of
from game.rules.arena.stats import Reasons, dice_of
from game.ui.art.card_faces import FaceRecord
from game.ui.games.arena.card_back import BACK
from game.ui.games.arena.faces import arena_face
from game.ui.games.glossary import words_on
from game.ui.games.log_lines import Owner, seat_of
from game.ui.screens.game_screen import Announced, Counter, HeldCard, Inspection, LogLine, SeatFigures, TurnFigures
from game.ui.screens.items import Item

#: The phases of a turn, as the turn panel shows them.
PHASES = ("Card", "Spells", "Move", "Attack", "Spells", "End")
_AT = {"draw": 0, "choose": 0, "spells": 1, "move": 2, "attack": 3, "spells_after": 4, "end": 5}
_HIDDEN_WORDS = "It lies face down until its owner turns it over."
#: Numbers for what is announced: Arena has one spell and one attack at a time.
SPELL, ATTACK, HIDDEN = 1, 2, 3


@lru_cache(maxsize=4)
def hidden_face() -> FaceRecord:
    """Return the face of an enchantment that nobody else may know."""
    return FaceRecord("hidden", "Hidden enchantment", kind="Face down", text=_HIDDEN_WORDS)


def seat_figures(table: Table, seat: int, viewer: int, names: Sequence[str]) -> SeatFigures:
    """Return a seat's strip: points, life of its Planeswalker, figures, and how many cards it has where."""
    player = table.players[seat]
    own = seat == viewer
    walker = next(army for army in armies_of(table, seat) if len(army.figures) == 1)
    figure = table.figures[walker.figures[0]]
    left = ARMY_CARDS[walker.key].life - figure.damage if figure.zone == "field" else 0
    standing = sum(one.seat == seat for one in field(table))
    reserve = sum(len(figures_in(table, army.id, "reserve")) for army in armies_of(table, seat))
    fallen = sum(len(figures_in(table, army.id, "graveyard")) for army in armies_of(table, seat))
    hidden = sum(len(army.hidden) for army in armies_of(table, seat))
    counters = [
        Counter("points", "victory", scores(table)[seat], "Points, were the match to end now."),
        Counter("life", "hp", max(0, left), f"Life left of {ARMY_CARDS[walker.key].name}."),
        Counter("figures", "figures", standing, "Figures on the battlefield."),
        Counter("reserve", "flag", reserve, "Figures in the reserve."),
        Counter("fallen", "dead", fallen, "Figures in the graveyard.", is_pile=True),
    ]
    if not own:
        counters.append(Counter("hand", "hand", len(player.hand), "Spell cards in hand.", back=BACK))
    if hidden:
        counters.append(Counter("hidden", "enchant", hidden, "Hidden enchantments on its army cards.", is_pile=True))
    counters += [
        Counter("library", "deck", len(player.library), "Spell cards left in the library.", is_pile=True),
        Counter("graveyard", "discard", len(player.graveyard), "Spell cards in the graveyard.", is_pile=True),
    ]
    ally = not own and player.team == table.players[viewer].team
    note = ARMY_CARDS[walker.key].name if seat not in table.out else "out"
    return SeatFigures(seat, names[seat], note, tuple(counters), ally)


def turn_figures(table: Table, names: Sequence[str]) -> TurnFigures:
    """Return whose turn it is, where the turn marker stands, and which part of the turn it is."""
    turn = table.turn
    if not turn.number:
        return TurnFigures(turn.seat, "Setting up", (), -1)
    if table.scenario is not None:
        # Turns are counted as the objectives count them.
        title = f"Turn {turn_words(table.scenario)}: {names[turn.seat]}"
        return TurnFigures(turn.seat, title, PHASES, _AT.get(turn.phase, -1))
    last = last_turn(table)
    title = f"Turn {turn.number}/{last}: {names[turn.seat]}"
    rest = last - turn.number
    warning = "" if rest > 4 else "The last turn." if not rest else f"{rest} turn{'s' if rest > 1 else ''} to go."
    return TurnFigures(turn.seat, title, PHASES, _AT.get(turn.phase, -1), warning)


def held_cards(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    """Return the seat's spell cards and its army cards, the one chosen for its turn marked."""
    table: Table = view.table
    chosen = table.turn.army if table.turn.seat == view.seat else 0
    player = table.players[view.seat]
    spells = [
        HeldCard(number, table.cards[number].key, arena_face(table.cards[number].key), "Hand")
        for number in player.hand
        if number
    ]
    armies = [
        HeldCard(army.id, army.key, arena_face(army.key), "Army", "Chosen" if army.id == chosen else "")
        for army in armies_of(table, view.seat)
        if figures_of(table, army.id) or figures_in(table, army.id, "reserve")
    ]
    return (*spells, *armies)


def library_cards(view: View[Table, Step]) -> tuple[HeldCard, ...]:
    """Return the cards of the library that the seat looks at."""
    table: Table = view.table
    looking = [number for number in table.players[view.seat].looking if number]
    return tuple(
        HeldCard(number, table.cards[number].key, arena_face(table.cards[number].key), "Library") for number in looking
    )


def announced(table: Table, names: Sequence[str]) -> tuple[Announced, ...]:
    """Return the attack being made, and the spell being played."""
    found = []
    attack_made, playing = table.attack_made, table.playing
    if attack_made is not None:
        face = arena_face(card_of(table, table.figures[attack_made.attacker]).key)
        text = f"{figure_name(table, attack_made.attacker)} attacks {figure_name(table, attack_made.defender)}"
        if attack_made.is_off:
            text += " (called off)"
        found.append(
            Announced(
                ATTACK,
                attack_made.seat,
                face,
                text,
                names[attack_made.seat],
                "blade",
                (attack_made.attacker, attack_made.defender),
            )
        )
    if playing is not None:
        known = playing.card in table.cards
        face = arena_face(table.cards[playing.card].key) if known else hidden_face()
        about = (playing.target.figure,) if isinstance(playing.target, OnFigure) else ()
        name = card_name(table, playing.card) if known else "a hidden enchantment"
        note = kind_words(SPELL_CARDS[table.cards[playing.card].key]) if known else "Hidden enchantment"
        text = f"{names[playing.seat]} plays {name}"
        found.append(Announced(SPELL, playing.seat, face, text, note, "sorcery", about, is_card=True))
    return tuple(found)


def hidden_asked(view: View[Table, Step], answers: Sequence[Command], names: Sequence[str]) -> tuple[Announced, ...]:
    """Return the seat's own hidden enchantment that is asked about, as if it were announced: the first that may be
    turned over now, or the topmost if none may."""
    table: Table = view.table
    decision = view.decision
    if decision is None or decision.prompt != "turn_over" or decision.seat != view.seat:
        return ()
    fitting = [command.card for command in answers if isinstance(command, TurnOver)]
    card = next((number for number in (*fitting, *table.armies[decision.about[0]].hidden) if number), 0)
    if not card:
        return ()
    moving = table.turn.moving
    about = (moving.figure,) if moving is not None and table.attack_made is None else ()
    asked = prompt_text(table, decision, names).partition(": ")[2]
    text = f"{asked[:1].upper()}{asked[1:]}"
    note = "Your hidden enchantment" if fitting else "It does not answer this"
    return (Announced(HIDDEN, view.seat, arena_face(table.cards[card].key), text, note, "enchant", about),)


def inspection(table: Table, item: Item, names: Sequence[str]) -> Inspection | None:
    """Return a figure as it is now, an army card, or a spell card."""
    if item.sort == "piece" and item.number in table.figures:
        return _figure(table, item.number, names)
    if item.sort != "card":
        return None
    if item.number in table.armies:
        army = table.armies[item.number]
        return Inspection(arena_face(army.key), army_name(table, army.id), army.owner, _army_facts(table, army),
                          glossary(army.key))  # fmt: skip
    if item.number in table.cards:
        card = table.cards[item.number]
        return Inspection(arena_face(card.key), SPELL_CARDS[card.key].name, card.owner, (), glossary(card.key))
    return None


def _figure(table: Table, number: int, names: Sequence[str]) -> Inspection | None:
    figure = table.figures[number]
    if figure.zone != "field":
        return None
    stats = stats_of(table, number)
    card = card_of(table, figure)
    facts = [
        ("hp", f"{stats.life_left} of {stats.life}", "Life left, and when unharmed."),
        (
            "speed",
            str(sum(part for _, part in stats.move)),
            "Spaces that it moves: " + ", ".join(f"{reason} {amount}" for reason, amount in stats.move) + ".",
        ),
        ("range", str(stats.range), "Spaces that its attack reaches."),
        ("blade", str(dice_of(stats.power)), _dice("Attack", stats.power)),
        ("shield", str(dice_of(stats.toughness)), _dice("Toughness", stats.toughness)),
        ("height", f"{stats.height} on level {stats.base}", "How tall it is, and the level that it stands on."),
    ]
    if stats.engaged:
        engaged = ", ".join(figure_name(table, other) for other in stats.engaged)
        facts.append(("melee", "engaged", f"Engaged with {engaged}: it attacks nobody else."))
    facts += _enchantments(table, table.armies[figure.army])
    for one in table.lasting:
        if one.figure == number or (one.army and one.army == figure.army):
            record = SPELL_CARDS[one.key]
            facts.append(("sorcery", record.name, spell_text(record)))
    title = f"{figure_name(table, number)} ({names[figure.seat]})"
    return Inspection(arena_face(card.key), title, figure.seat, tuple(facts), glossary(card.key))


def _dice(what: str, parts: Reasons) -> str:
    """Return the sources of a figure's dice against any opponent."""
    listed = ", ".join(f"{reason} {amount}" for reason, amount in parts)
    return f"{what} dice: {listed}. Height and what depends on the other figure come with the attack."


def _enchantments(table: Table, army: Army) -> list[tuple[str, str, str]]:
    """Return the enchantments on an army card, as facts."""
    facts = [("enchant", card_name(table, card), spell_text(SPELL_CARDS[table.cards[card].key])) for card in army.auras]
    for card in army.hidden:
        known = card in table.cards
        words = spell_text(SPELL_CARDS[table.cards[card].key]) if known else _HIDDEN_WORDS
        facts.append(("help", f"{card_name(table, card)}, hidden" if known else "Hidden enchantment", words))
    return facts


def _army_facts(table: Table, army: Army) -> tuple[tuple[str, str, str], ...]:
    counts = [(zone, len(figures_in(table, army.id, zone))) for zone in ("field", "reserve", "graveyard")]
    words = {"field": "on the battlefield", "reserve": "in the reserve", "graveyard": "in the graveyard"}
    icons = {"field": "figures", "reserve": "flag", "graveyard": "dead"}
    facts = [(icons[zone], str(count), f"Figures {words[zone]}.") for zone, count in counts if count]
    return (*facts, *_enchantments(table, army))


@lru_cache(maxsize=256)
def glossary(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's terms on a card, with their meanings."""
    record: ArmyCard | SpellCard = card_record(key)
    words = card_text(record)
    if isinstance(record, SpellCard):
        words += " " + kind_words(record).replace("enchant ", "enchantment ")
    return words_on(words, GLOSSARY)


def log_line(table: Table, event: Event, names: Sequence[str]) -> LogLine | None:
    said = event_said(table, event, names)
    if said is None:
        return None
    return LogLine(said, _about(table, event), seat_of(event, _subjects(table)), isinstance(event, e.TurnBegan))


def _subjects(table: Table) -> dict[str, Owner]:
    """Return the fields that name an event's subject, whatever caused it: the first of them that the event has."""

    def army(number: int) -> int | None:
        return getattr(table.armies.get(number), "owner", None)

    def figure(number: int) -> int | None:
        return getattr(table.figures.get(number), "seat", None)

    def on_glyph(number: int) -> int | None:
        return figure(figure_on_glyph(table, number))

    return {"figure": figure, "attacker": figure, "figures": figure, "army": army, "glyph": on_glyph}


def _about(table: Table, event: Event) -> tuple[int, ...]:
    """Return the figures that an event is about; of a spell those that it is played on."""
    if isinstance(event, ce.SpellPlayed):
        number = piece_of(event.target)
        return table.armies[number].figures if number in table.armies else (number,) * (number in table.figures)
    if isinstance(event, e.GlyphTurned | e.GlyphRemoved):
        return (figure_on_glyph(table, event.glyph),)
    names = ("figure", "attacker", "defender", "enemy", "dealer")
    found = [getattr(event, name, 0) for name in names]
    return tuple(number for number in found if isinstance(number, int) and number)
