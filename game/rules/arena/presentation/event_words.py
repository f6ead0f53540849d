"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from game.core.card_words import card_sentences
from game.core.events import DiceRolled, Event, SentenceRow, Sentences, event_table, tellers
from game.core.gathering import kinds_of, rows_for
from game.core.scenario.words import SCENARIO_SENTENCES, turn_begun
from game.core.sentences import Said
from game.core.words import counted, seat_name
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.combat_dice import hits, shields
from game.rules.arena.presentation.names import army_name, card_name, figure_name
from game.rules.arena.presentation.skipped_phases import why_skipped
from game.rules.arena.presentation.words import Names, ability_name, place, target_words
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.table import Lasting, Table, figure_on_glyph, figures_in


def _goes_first(table: Table, seat: int, names: Names) -> Said:
    """Return who goes first; in a duel that was chosen."""
    # rule: arena/who_goes_first
    chosen = ", as the winner of the roll chose" if table.board.mode == "duel" else ""
    return Said(seat_name(names, seat), f"goes first{chosen}")


def _begun(lasting: Lasting, names: Names) -> str | None:
    """Describe a squad that is detained; everything else that lasts is described by the cards that cause it."""
    # rule: arena/detain
    if lasting.what != "detained":
        return None
    return f"{ARMY_CARDS[lasting.key].name} of {seat_name(names, lasting.seat)} are detained for the next turn."


#: What the d20 is rolled for.
_ON_THE_D20 = {"first": "the first turn", "arise": "Darkness Arises", "steal_mind": "Mind Stealer"}


def _dice(table: Table, event: DiceRolled, names: Names) -> Said | None:
    what = _ON_THE_D20.get(event.why)
    if what is None:
        return None
    return Said(seat_name(names, event.seat), "rolls", f"{', '.join(map(str, event.faces))} on the d20 for {what}")


def _placed(table: Table, event: e.FigurePlaced, names: Names) -> Said:
    verb = {"start": "begins at", "summoned": "is summoned to", "raised": "returns to"}.get(event.why, "appears at")
    return Said(figure_name(table, event.figure), verb, place(table, event.spaces[0]))


def _played(table: Table, event: ce.SpellPlayed, names: Names) -> Said:
    name = SPELL_CARDS[event.key].name if event.key else "a hidden enchantment"
    what = f"{name}{target_words(table, event.target, names)}"
    return Said(seat_name(names, event.seat), "plays", what, kind="use")


def _combat(table: Table, event: e.CombatRolled, names: Names) -> Said:
    good = hits(event.faces) if event.side == "power" else shields(event.faces)
    word = "hit" if event.side == "power" else "shield"
    dice = counted(len(event.faces), "die", "dice")
    return Said(figure_name(table, event.figure), "rolls", f"{counted(good, word)} on {dice}")


_FROM = {
    "fall": "from a fall",
    "ground": "from the ground that it stands on",
    "counter_strike": "from Counter Strike",
    "thorns": "from a Wreath of Fire",
    "trample": "from Trample",
    "scenario": "by the scenario",
}


def _dealt(table: Table, event: e.DamageDealt, names: Names) -> Said:
    how = "as it leaves an engagement" if event.why == "leaving" else ""
    what = f"{event.amount} damage"
    return Said(figure_name(table, event.figure), "takes", what, by=_FROM.get(event.why, ""), how=how)


def _destroyed(table: Table, event: e.FigureDestroyed, names: Names) -> Said:
    by = f"by {figure_name(table, event.dealer)}" if event.dealer else ""
    return Said(figure_name(table, event.figure), "is destroyed", by=by)


def _halted(table: Table, event: e.FiguresHalted, names: Names) -> Said | None:
    """Describe those on the battlefield: a whole card is halted with its fallen figures, which are not mentioned."""
    told = [figure_name(table, one) for one in event.figures if table.figures[one].zone == "field"]
    return Said(", ".join(told), "can neither move nor attack any more") if told else None


def _turned(table: Table, event: e.GlyphTurned, names: Names) -> Said | str:
    what = f"glyph of {_GLYPHS.get(event.kind, 'chance')}"
    figure = figure_on_glyph(table, event.glyph)
    return Said(figure_name(table, figure), "turns over", f"a {what}") if figure else f"A {what} is turned over."


def _used_up(table: Table, event: e.GlyphRemoved, names: Names) -> Said | str:
    figure = figure_on_glyph(table, event.glyph)
    return Said(figure_name(table, figure), "uses up", "the glyph") if figure else "The glyph is used up."


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


def _unharmed(table: Table, event: e.AttackEnded, names: Names) -> Said | None:
    """Return why an attack that was rolled for left its defender unharmed; None where it did not, or was not made."""
    attack = table.attack_made
    if attack is None or attack.is_off or not attack.power or event.hits > event.shields:
        return None
    why = f"{counted(event.shields, 'shield')} against {counted(event.hits, 'hit')}" if event.hits else "no hit"
    return Said(figure_name(table, event.defender), "takes", f"no damage: {why}")


def _buried(table: Table, event: ce.EnchantmentsBuried, names: Names) -> str:
    """Return the sentence of what lay on an army card and goes to its owners' graveyards, where all see it."""
    cards = event.auras + event.hidden
    what = " and ".join(card_name(table, card) for card in cards)
    return f"{what} on {army_name(table, event.army)} {'goes' if len(cards) == 1 else 'go'} to the graveyard."


def _phase(table: Table, event: e.PhaseBegan, names: Names) -> Said | None:
    """Describe a part of the turn that is skipped."""
    why = why_skipped(table, event.phase)
    return Said(seat_name(names, event.seat), why) if why is not None else None


def _passed(table: Table, event: e.Passed, names: Names) -> Said | None:
    """Say that a seat is done; nothing of what it leaves face down, about which it is asked time and again."""
    if event.what == "turn_over":
        return None
    what = {"spells": "spells before the move", "spells_after": "spells after the attacks"}.get(event.what)
    return Said(
        seat_name(names, event.seat), "is done with", what or f"the abilities of {army_name(table, event.army)}"
    )


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
            None if t.turn.army else Said(seat_name(n, x.seat), "has no army card to choose and passes the turn")
        ),
    ),
    _row(e.PhaseBegan, _phase),
    _row(e.ArmyChosen, lambda t, x, n: Said(seat_name(n, x.seat), "chooses", army_name(t, x.army))),
    _row(ce.SpellPlayed, _played),
    _row(ce.SpellCountered, lambda t, x, n: Said(card_name(t, x.card), "is countered")),
    _row(ce.EnchantmentMoved, lambda t, x, n: Said(card_name(t, x.card), f"goes to {army_name(t, x.army)}")),
    _row(
        ce.HiddenTurned,
        lambda t, x, n: Said(
            seat_name(n, x.seat), "turns over", f"{card_name(t, x.card)} on {army_name(t, x.army)}", kind="use"
        ),
    ),
    _row(
        ce.LibraryOpened,
        lambda t, x, n: Said(
            seat_name(n, x.seat), "looks at", f"the {'top card of the ' if len(x.cards) == 1 else ''}library"
        ),
    ),
    _row(ce.CardTaken, lambda t, x, n: Said(seat_name(n, x.seat), "takes", SPELL_CARDS[x.key].name)),
    _row(ce.CardPutUnder, lambda t, x, n: Said(seat_name(n, x.seat), "puts the top card at the bottom")),
    _row(
        e.AbilityUsed, lambda t, x, n: Said(seat_name(n, x.seat), "uses", ability_name(x.used.split()[0]), kind="use")
    ),
    _row(e.ArmySummoned, lambda t, x, n: Said(seat_name(n, x.seat), "summons", _summoned(t, x.army))),
    _row(
        e.MoveEnded,
        lambda t, x, n: (
            Said(figure_name(t, x.figure), "has moved to", place(t, t.figures[x.figure].spaces[0]))
            if t.figures[x.figure].spaces
            else None
        ),
    ),
    _row(
        e.LeavingStruck,
        lambda t, x, n: Said(
            figure_name(t, x.figure), "leaves", figure_name(t, x.enemy), how="and is struck" if x.hit else "unharmed"
        ),
    ),
    _row(
        e.FigureFell,
        lambda t, x, n: Said(
            figure_name(t, x.figure), f"falls {counted(x.levels, 'level')} {'and is hurt' if x.hit else 'unharmed'}"
        ),
    ),
    _row(e.FiguresHalted, _halted),
    _row(e.SquadSheltered, lambda t, x, n: Said(army_name(t, x.army), "may leave engagements freely")),
    _row(e.GlyphTurned, _turned),
    _row(e.GlyphRemoved, _used_up),
    _row(
        e.AttackAnnounced,
        lambda t, x, n: Said(figure_name(t, x.attacker), "attacks", figure_name(t, x.defender), kind="attack"),
    ),
    _row(e.AttackAltered, _altered),
    _row(e.CombatRolled, _combat),
    _row(
        e.CombatRerolled,
        lambda t, x, n: Said(seat_name(n, x.seat), "rolls", f"{counted(len(x.dice), 'die', 'dice')} again"),
    ),
    _row(e.DamageDealt, _dealt),
    _row(e.DamagePrevented, lambda t, x, n: f"{x.amount} damage to {figure_name(t, x.figure)} is prevented."),
    _row(e.FigureHealed, lambda t, x, n: Said(figure_name(t, x.figure), "heals", str(x.amount))),
    _row(e.FigureDestroyed, _destroyed),
    _row(e.ArmyBuried, lambda t, x, n: f"The army card {army_name(t, x.army)} leaves the game."),
    _row(e.SquadRecalled, lambda t, x, n: f"The squad {army_name(t, x.army)} returns to the reserve."),
    _row(e.ControlTaken, lambda t, x, n: Said(seat_name(n, x.seat), "controls", figure_name(t, x.figure))),
    _row(e.Passed, _passed),
    _row(e.PlayerOut, lambda t, x, n: Said(seat_name(n, x.seat), "is out")),
    _row(se.FigureArrived, lambda t, x, n: Said(figure_name(t, x.figure), f"joins {seat_name(n, x.seat)}")),
    _row(se.GroundChanged, lambda t, x, n: f"The ground changes to {x.ground or f'level {x.level}'}."),
    _row(se.FigureLeft, lambda t, x, n: Said(figure_name(t, x.figure), "leaves the battlefield")),
    _row(e.AttackEnded, _unharmed),
    _row(ce.Enchanted, "the spell that was played is logged"),
    _row(ce.EnchantmentsBuried, _buried),
    _row(e.FigureMoved, "the end of its move is logged"),
    _row(e.GlyphsDealt, "a glyph is logged when it is turned over"),
    _row(e.LastingEnded, "its end was already logged at its beginning"),
    _row(ce.LibraryClosed, "what was taken is logged"),
    _row(ce.LibraryShuffled, "it follows a search that is logged"),
    _row(e.MoveBegan, "the end of the move is logged"),
    _row(e.MoveStopped, "the end of the move is logged"),
    _row(ce.SpellBuried, "the spell that was played is logged"),
)

event_said, event_text = tellers(SENTENCES)
