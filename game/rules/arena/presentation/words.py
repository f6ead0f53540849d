"""What the screen and the log say about a match: questions, answers and events as sentences.

Everything is said from a seat's own table, so nothing can be told that the seat does not know. ``names`` are the seats'
names, one per seat.

One chapter, since questions, answers and events share the names of figures, cards and spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.card_words import card_sentences
from game.core.commands import Agree, ChooseAnswer, ChooseCard, Command, Concede, Decline, Done, GoFirst
from game.core.decisions import Decision
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, row_of
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES, choice_answer, choice_words, turn_begun
from game.core.words import asked, counted, either, seat_name
from game.geometry.hexes import Hex, from_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.combat_dice import face_word, hits, shields
from game.rules.arena.presentation.attack_words import unharmed
from game.rules.arena.presentation.card_words import GLOSSARY, ability_text, card_text, kind_words, plain, spell_text
from game.rules.arena.presentation.names import army_name, buried, card_name, figure_name
from game.rules.arena.presentation.skipped_phases import why_skipped
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.table import Lasting, Table, figure_on_glyph, figures_in
from game.rules.arena.state.targets import OnSeat, Target, piece_of
from game.rules.arena.turns import SpellWindow, window_choices

__all__ = [
    "GLOSSARY",
    "ability_text",
    "answer_text",
    "army_name",
    "card_name",
    "card_record",
    "card_text",
    "event_text",
    "figure_name",
    "kind_words",
    "place",
    "plain",
    "prompt_text",
    "spell_text",
]

Names = Sequence[str]


def card_record(key: str) -> ArmyCard | SpellCard:
    """Return a card's record by its key. Raises KeyError."""
    return ARMY_CARDS[key] if key in ARMY_CARDS else SPELL_CARDS[key]


def place(table: Table, space: Hex) -> str:
    """Return a space as the map editor counts it."""
    column, row = from_axial(table.board.stagger, space)
    return f"({column}, {row})"


def _piece(table: Table, number: int) -> str:
    """Return a figure, an army card or a spell card by its number."""
    if number in table.figures:
        return figure_name(table, number)
    return army_name(table, number) if number in table.armies else card_name(table, number)


def _on(table: Table, target: Target | None, names: Names) -> str:
    """Return what a spell is played on, with the word before it."""
    if target is None:
        return ""
    return f" on {seat_name(names, target.seat) if isinstance(target, OnSeat) else _piece(table, piece_of(target))}"


# Questions

_PROMPTS: dict[str, str] = {
    "go_first": "you rolled highest. Who goes first?",
    "place_planeswalker": "place {0} in a starting zone.",
    "choose_army": "choose the army card of this turn.",
    "move": "move figures, or go on.",
    "attack": "attack, or go on.",
    "free_attack": "{0} may attack once, now.",
    "place_figure": "place {0}.",
    "damage_order": "which figure is damaged next?",
    "bargain": "which squad figure is destroyed in place of {0}?",
    "roll_again": "take up dice of {0} to roll again, or keep them.",
    "trample": "onto whom does the rest of the damage go?",
    "slay": "which enemy squad figure is destroyed?",
    "rededicate": "on which army card does {0} lie now?",
    "swap": "with whom does {0} change places?",
    "search": "choose a card of your library to take in hand.",
    "put_under": "put the top card of your library at the bottom?",
    "deceive": "with which figure does your Planeswalker change places?",
    "arise": "roll for {0} to return?",
    "regrow": "which figure of {0} is healed?",
    "steal_mind": "whose mind does {0} try to take?",
    "detain": "which squad is detained?",
    "borrowed_abilities": "use the abilities of {0}, or go on.",
    "hand_limit": "you hold more than seven cards: discard one.",
}


def prompt_text(table: Table, decision: Decision, names: Names) -> str:
    """Return who is asked what and why, for the prompt bar."""
    who = seat_name(names, decision.seat)
    about = [_piece(table, number) for number in decision.about]
    if decision.prompt == "turn_over":
        return asked(who, f"{_why_turned(table)} Turn over the card hidden on {about[0]}?")
    if decision.prompt in _THEN:
        return asked(who, f"{_what_can_be_done(table, decision)}; then {_THEN[decision.prompt]}.")
    said = _PROMPTS.get(decision.prompt, "").format(*(about or ["the figure"]))
    return choice_words(table, decision, names) or asked(who, said)


#: What may be done with spells, in the order in which it is told; and what comes after it, by the question.
_DOING: dict[type[Command], str] = {
    c.PlaySpell: "play spells",
    c.UseAbility: "use abilities",
    c.Summon: "summon",
}
_THEN = {"spells": "go on to move", "spells_after": "end the turn"}


def _what_can_be_done(table: Table, decision: Decision) -> str:
    """Return what the legal answers come to, "play spells or summon"; of an unknown hand all that it might be."""
    kinds = set(_DOING)
    if 0 not in table.players[decision.seat].hand:
        window = SpellWindow(after=decision.prompt == "spells_after")
        kinds = {type(answer) for answer in window_choices(table, window)}
    return either([said for kind, said in _DOING.items() if kind in kinds]) or "nothing can be done now"


def _why_turned(table: Table) -> str:
    """Return what a hidden enchantment would answer: the innermost of what is going on, as a spell may let a figure
    move and attack, and a move may bring an attack about."""
    if table.attack_made is not None:
        attack = table.attack_made
        return f"{figure_name(table, attack.attacker)} attacks {figure_name(table, attack.defender)}."
    if table.turn.moving is not None:
        return f"{figure_name(table, table.turn.moving.figure)} moves."
    if table.playing is not None:
        name = SPELL_CARDS[table.playing.key].name if table.playing.key else "a hidden enchantment"
        return f"{name} is being played."
    return "its moment has come."


def _goes_first(table: Table, seat: int, names: Names) -> str:
    """Return who goes first; in a duel that was chosen."""
    # rule: arena/who_goes_first
    chosen = ", as the winner of the roll chose" if table.board.mode == "duel" else ""
    return f"{seat_name(names, seat)} goes first{chosen}."


def _begun(lasting: Lasting, names: Names) -> str | None:
    """Describe a squad that is detained; everything else that lasts is described by the cards that cause it."""
    # rule: arena/detain
    if lasting.what != "detained":
        return None
    return f"{ARMY_CARDS[lasting.key].name} of {seat_name(names, lasting.seat)} are detained for the next turn."


# Answers

_ABILITIES = {
    "focused_thoughts": "Focused Thoughts",
    "snuff_out": "Snuff Out",
    "super_heated": "Super Heated",
}
_DONE = {
    "spells": "Go on to move",
    "spells_after": "No more spells",
    "move": "No more moves",
    "attack": "No more attacks",
    "turn_over": "Leave it hidden",
    "free_attack": "No attack",
    "place_figure": "No more figures",
    "trample": "Let the rest be",
    "search": "Take none",
    "roll_again": "Roll them again, or keep all",
}


def done_text(prompt: str) -> str:
    """Return what going on is called at a question."""
    return _DONE.get(prompt, "Done")


def answer_text(table: Table, command: Command, names: Names = ()) -> str:
    """Return what a button that gives this answer says."""
    if isinstance(command, Concede):
        return "Concede"
    return _ANSWERS[type(command)](table, command, names)


def ability_name(ability: str) -> str:
    """Return what an activated ability is called."""
    return _ABILITIES[ability]


def _ability(table: Table, command: c.UseAbility, names: Names) -> str:
    on = f" on {_piece(table, command.target)}" if command.target else ""
    cost = f", discarding {card_name(table, command.card)}" if command.card else ""
    return f"{_ABILITIES[command.ability]}{on}{cost}"


def _face(table: Table, die: int) -> str:
    """Return what a die of the last roll of the attack shows: those of toughness are rolled after those of power."""
    # rule: arena/second_sight
    faces = (table.attack_made.toughness or table.attack_made.power) if table.attack_made is not None else ()
    return f": {face_word(faces[die])}" if die < len(faces) else ""


_ANSWERS: dict[type[Command], Callable[[Table, Any, Names], str]] = {
    ChooseAnswer: lambda table, command, names: choice_answer(table, command),
    GoFirst: lambda table, command, names: f"{seat_name(names, command.seat)} goes first",
    c.PlaceFigure: lambda table, command, names: f"Place it on space {place(table, command.spaces[0])}",
    c.ChooseArmy: lambda table, command, names: army_name(table, command.army),
    c.PlaySpell: lambda table, command, names: (
        f"Play {card_name(table, command.card)}{_on(table, command.target, names)}"
    ),
    c.UseAbility: _ability,
    c.Summon: lambda table, command, names: f"Summon {army_name(table, command.army)}",
    c.MoveFigure: lambda table, command, names: (
        f"Move {figure_name(table, command.figure)} to {place(table, command.to[0])}"
    ),
    c.Attack: lambda table, command, names: (
        f"{figure_name(table, command.figure)} attacks {figure_name(table, command.target)}"
    ),
    c.ChooseFigure: lambda table, command, names: figure_name(table, command.figure),
    ChooseCard: lambda table, command, names: card_name(table, command.card),
    c.ChooseDie: lambda table, command, names: f"Die {command.die + 1}{_face(table, command.die)}",
    c.TurnOver: lambda table, command, names: f"Turn over {card_name(table, command.card)}",
    Agree: lambda table, command, names: "Yes",
    Decline: lambda table, command, names: "No",
    Done: lambda table, command, names: "Done",
}


# Events


def event_text(table: Table, event: Event, names: Names) -> str | None:
    """Return a line for the log, from the table before the event; None when there is nothing to say."""
    tell = row_of(SENTENCES, event)
    return tell(table, event, names) if tell else None


#: What the d20 is rolled for.
_ON_THE_D20 = {"first": "the first turn", "arise": "Darkness Arises", "steal_mind": "Mind Stealer"}


def _dice(table: Table, event: DiceRolled, names: Names) -> str | None:
    what = _ON_THE_D20.get(event.why)
    if what is None:
        return None
    return f"{seat_name(names, event.seat)} rolls {', '.join(map(str, event.faces))} on the d20 for {what}."


def _placed(table: Table, event: e.FigurePlaced, names: Names) -> str:
    name = figure_name(table, event.figure)
    verb = {"start": "begins at", "summoned": "is summoned to", "raised": "returns to"}.get(event.why, "appears at")
    return f"{name} {verb} {place(table, event.spaces[0])}."


def _played(table: Table, event: ce.SpellPlayed, names: Names) -> str:
    name = SPELL_CARDS[event.key].name if event.key else "a hidden enchantment"
    return f"{seat_name(names, event.seat)} plays {name}{_on(table, event.target, names)}."


def _combat(table: Table, event: e.CombatRolled, names: Names) -> str:
    good = hits(event.faces) if event.side == "power" else shields(event.faces)
    word = "hit" if event.side == "power" else "shield"
    dice = counted(len(event.faces), "die", "dice")
    return f"{figure_name(table, event.figure)} rolls {counted(good, word)} on {dice}."


_WHY = {
    "leaving": "as it leaves an engagement",
    "fall": "from a fall",
    "ground": "from the ground that it stands on",
    "counter_strike": "from Counter Strike",
    "thorns": "from a Wreath of Fire",
    "trample": "from Trample",
    "scenario": "by the scenario",
}


def _dealt(table: Table, event: e.DamageDealt, names: Names) -> str:
    why = _WHY.get(event.why, "")
    return f"{figure_name(table, event.figure)} takes {event.amount} damage{' ' + why if why else ''}."


def _destroyed(table: Table, event: e.FigureDestroyed, names: Names) -> str:
    by = f" by {figure_name(table, event.dealer)}" if event.dealer else ""
    return f"{figure_name(table, event.figure)} is destroyed{by}."


def _halted(table: Table, event: e.FiguresHalted, names: Names) -> str | None:
    """Describe those on the battlefield: a whole card is halted with its fallen figures, of which nothing is to be
    told."""
    told = [figure_name(table, one) for one in event.figures if table.figures[one].zone == "field"]
    return f"{', '.join(told)} can neither move nor attack any more." if told else None


def _turned(table: Table, event: e.GlyphTurned, names: Names) -> str:
    what = f"glyph of {_GLYPHS.get(event.kind, 'chance')}"
    figure = figure_on_glyph(table, event.glyph)
    return f"{figure_name(table, figure)} turns over a {what}." if figure else f"A {what} is turned over."


def _used_up(table: Table, event: e.GlyphRemoved, names: Names) -> str:
    figure = figure_on_glyph(table, event.glyph)
    return f"{figure_name(table, figure)} uses up the glyph." if figure else "The glyph is used up."


def _summoned(table: Table, army: int) -> str:
    """Return the squad that is summoned, or of one that is there in part the figures that come."""
    reserve, whole = figures_in(table, army, "reserve"), table.armies[army].figures
    if not 0 < len(reserve) < len(whole):
        return army_name(table, army)
    return " and ".join(figure_name(table, one.id) for one in reserve)


def _altered(table: Table, event: e.AttackAltered, names: Names) -> str | None:
    if event.is_off:
        made = table.attack_made
        whose = f" of {figure_name(table, made.attacker)} on {figure_name(table, made.defender)}" if made else ""
        return f"The attack{whose} does not happen."
    if event.fewer:
        return f"The attack rolls {counted(event.fewer, 'die', 'dice')} fewer."
    return f"The defence rolls {counted(event.more, 'die', 'dice')} more."


def _phase(table: Table, event: e.PhaseBegan, names: Names) -> str | None:
    """Describe a part of the turn that is skipped."""
    why = why_skipped(table, event.phase)
    return f"{seat_name(names, event.seat)} {why}." if why is not None else None


def _passed(table: Table, event: e.Passed, names: Names) -> str | None:
    """Say that a seat is done; nothing of what it leaves face down, about which it is asked time and again."""
    if event.what == "turn_over":
        return None
    what = {"spells": "spells before the move", "spells_after": "spells after the attacks"}.get(event.what)
    return f"{seat_name(names, event.seat)} is done with {what or f'the abilities of {army_name(table, event.army)}'}."


_GLYPHS = {"power": "Power", "toughness": "Toughness", "move": "Movement", "knowledge": "Knowledge"}

_row = SentenceRow[Table]()

_SHARED = rows_for(kinds_of(Event, ce, e), card_sentences(card_name)) | SCENARIO_SENTENCES
#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = _SHARED | event_table(
    _row(DiceRolled, _dice),
    _row(e.FirstSeatChosen, lambda t, x, n: _goes_first(t, x.seat, n)),
    _row(e.LastingBegan, lambda t, x, n: _begun(x.lasting, n)),
    _row(e.FigurePlaced, _placed),
    _row(e.TurnBegan, lambda t, x, n: f"Turn {turn_begun(t.scenario, x.seat, x.number)}: {seat_name(n, x.seat)}."),
    _row(
        e.TurnEnded,
        lambda t, x, n: (
            None if t.turn.army else f"{seat_name(n, x.seat)} has no army card to choose and passes the turn."
        ),
    ),
    _row(e.PhaseBegan, _phase),
    _row(e.ArmyChosen, lambda t, x, n: f"{seat_name(n, x.seat)} chooses {army_name(t, x.army)}."),
    _row(ce.SpellPlayed, _played),
    _row(ce.SpellCountered, lambda t, x, n: f"{card_name(t, x.card)} is countered."),
    _row(ce.EnchantmentMoved, lambda t, x, n: f"{card_name(t, x.card)} goes to {army_name(t, x.army)}."),
    _row(
        ce.HiddenTurned,
        lambda t, x, n: f"{seat_name(n, x.seat)} turns over {card_name(t, x.card)} on {army_name(t, x.army)}.",
    ),
    _row(
        ce.LibraryOpened,
        lambda t, x, n: (
            f"{seat_name(n, x.seat)} looks at the {'top card of the ' if len(x.cards) == 1 else ''}library."
        ),
    ),
    _row(ce.CardTaken, lambda t, x, n: f"{seat_name(n, x.seat)} takes {SPELL_CARDS[x.key].name}."),
    _row(ce.CardPutUnder, lambda t, x, n: f"{seat_name(n, x.seat)} puts the top card at the bottom."),
    _row(e.AbilityUsed, lambda t, x, n: f"{seat_name(n, x.seat)} uses {_ABILITIES[x.used.split()[0]]}."),
    _row(e.ArmySummoned, lambda t, x, n: f"{seat_name(n, x.seat)} summons {_summoned(t, x.army)}."),
    _row(
        e.MoveEnded,
        lambda t, x, n: (
            f"{figure_name(t, x.figure)} has moved to {place(t, t.figures[x.figure].spaces[0])}."
            if t.figures[x.figure].spaces
            else None
        ),
    ),
    _row(
        e.LeavingStruck,
        lambda t, x, n: (
            f"{figure_name(t, x.figure)} leaves {figure_name(t, x.enemy)} {'and is struck' if x.hit else 'unharmed'}."
        ),
    ),
    _row(
        e.FigureFell,
        lambda t, x, n: (
            f"{figure_name(t, x.figure)} falls {counted(x.levels, 'level')} {'and is hurt' if x.hit else 'unharmed'}."
        ),
    ),
    _row(e.FiguresHalted, _halted),
    _row(e.SquadSheltered, lambda t, x, n: f"{army_name(t, x.army)} may leave engagements freely."),
    _row(e.GlyphTurned, _turned),
    _row(e.GlyphRemoved, _used_up),
    _row(e.AttackAnnounced, lambda t, x, n: f"{figure_name(t, x.attacker)} attacks {figure_name(t, x.defender)}."),
    _row(e.AttackAltered, _altered),
    _row(e.CombatRolled, _combat),
    _row(
        e.CombatRerolled,
        lambda t, x, n: f"{seat_name(n, x.seat)} rolls {counted(len(x.dice), 'die', 'dice')} again.",
    ),
    _row(e.DamageDealt, _dealt),
    _row(e.DamagePrevented, lambda t, x, n: f"{x.amount} damage to {figure_name(t, x.figure)} is prevented."),
    _row(e.FigureHealed, lambda t, x, n: f"{figure_name(t, x.figure)} heals {x.amount}."),
    _row(e.FigureDestroyed, _destroyed),
    _row(e.ArmyBuried, lambda t, x, n: f"The army card {army_name(t, x.army)} leaves the game."),
    _row(e.SquadRecalled, lambda t, x, n: f"The squad {army_name(t, x.army)} returns to the reserve."),
    _row(e.ControlTaken, lambda t, x, n: f"{seat_name(n, x.seat)} controls {figure_name(t, x.figure)}."),
    _row(e.Passed, _passed),
    _row(e.PlayerOut, lambda t, x, n: f"{seat_name(n, x.seat)} is out."),
    _row(se.FigureArrived, lambda t, x, n: f"{figure_name(t, x.figure)} joins {seat_name(n, x.seat)}."),
    _row(se.GroundChanged, lambda t, x, n: f"The ground changes to {x.ground or f'level {x.level}'}."),
    _row(se.FigureLeft, lambda t, x, n: f"{figure_name(t, x.figure)} leaves the battlefield."),
    _row(e.AttackEnded, lambda t, x, n: unharmed(figure_name(t, x.defender), t.attack_made)),
    _row(ce.Enchanted, "the spell that was played is logged"),
    _row(ce.EnchantmentsBuried, lambda t, x, n: buried(t, x)),
    _row(e.FigureMoved, "the end of its move is logged"),
    _row(e.GlyphsDealt, "a glyph is logged when it is turned over"),
    _row(e.LastingEnded, "its end was logged with its beginning"),
    _row(ce.LibraryClosed, "what was taken is logged"),
    _row(ce.LibraryShuffled, "it follows a search that is logged"),
    _row(e.MoveBegan, "the end of the move is logged"),
    _row(e.MoveStopped, "the end of the move is logged"),
    _row(ce.SpellBuried, "the spell that was played is logged"),
)
