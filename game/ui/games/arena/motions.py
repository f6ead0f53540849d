"""Arena's events as records, from which the battlefield makes motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.events import DiceRolled, Event, EventRow, event_table
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import Flying
from game.rules.arena.combat_dice import face_word, hits, shields
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.standing import card_of
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import scenario_events as se
from game.rules.arena.state.table import AttackMade, Table
from game.rules.arena.state.targets import OnArmy, OnFigure
from game.rules.arena.stats import Reasons, dice_of, power_parts, trait_of
from game.ui.boards.hexes import records as r
from game.ui.boards.shared.dice import DieShown, RollShown
from game.ui.games.event_records import records_of
from game.ui.games.scenario_motions import SCENARIO_MOTIONS

_D20 = {"first": "Who goes first", "arise": "Darkness Arises", "steal_mind": "Mind Stealer"}
_COMBAT = {"leaving": "Leaving an engagement", "fall": "A fall", "roll_again": "Rolled again"}


def script(batch: Sequence[Event], before: Table, after: Table) -> list[r.Record]:
    return records_of(MOTIONS, batch, before, after)


def _dice(event: DiceRolled, before: Table, after: Table) -> Iterator[r.Record]:
    if event.why in _D20:
        yield r.DiceTumble(RollShown(event.seat, _D20[event.why], tuple(DieShown(face) for face in event.faces)))
    elif event.why in _COMBAT:
        yield r.DiceTumble(RollShown(event.seat, _COMBAT[event.why], _combat_dice(event.faces, ())))


def _combat_dice(faces: Sequence[int], reasons: Sequence[tuple[str, int]]) -> tuple[DieShown, ...]:
    """Return combat dice, each with the reason that it is rolled for."""
    why = [reason for reason, amount in reasons for _ in range(amount)]
    return tuple(
        DieShown(face_word(face), why[number] if number < len(why) else "") for number, face in enumerate(faces)
    )


def _combat(event: e.CombatRolled, before: Table, after: Table) -> Iterator[r.Record]:
    """Yield the attack dice alone; then both rolls side by side."""
    dice = _combat_dice(event.faces, event.reasons)
    attack_made = after.attack_made
    if event.side == "power" or attack_made is None:
        yield r.DiceTumble(RollShown(event.seat, f"{figure_name(before, event.figure)} attacks", dice))
        return
    attacker = before.figures[attack_made.attacker]
    power = _combat_dice(attack_made.power, _reasons(before, attack_made))
    left = RollShown(attacker.seat, f"{figure_name(before, attacker.id)} attacks", power)
    right = RollShown(event.seat, f"{figure_name(before, event.figure)} defends", dice, "shield")
    struck = hits(attack_made.power)
    damage = max(0, struck - shields(attack_made.toughness))
    yield r.DiceTumble(left, right, f"{damage} damage" if damage else "Blocked" if struck else "No hit")


def _reasons(before: Table, attack_made: AttackMade) -> Reasons:
    """Return what the attack dice were rolled for; nothing where it is another number by now."""
    attacker, defender = before.figures[attack_made.attacker], before.figures[attack_made.defender]
    parts = power_parts(before, attacker, defender, attack_made)
    return parts if dice_of(parts) == len(attack_made.power) else ()


def _announced(event: e.AttackAnnounced, before: Table, after: Table) -> Iterator[r.Record]:
    if not event.is_adjacent:
        yield r.ShotFired(event.attacker, event.defender, magic=_is_magic(before, event.attacker))
    else:
        yield r.Struck(event.attacker, event.defender)


def _is_magic(table: Table, figure: int) -> bool:
    """Return whether the figure throws light, as Planeswalkers and illusions do; all others shoot."""
    card = card_of(table, table.figures[figure])
    return card.kind == "planeswalker" or "Illusion" in card.types


def _moved(event: e.FigureMoved, before: Table, after: Table) -> Iterator[r.Record]:
    figure = before.figures[event.figure]
    flies = trait_of(card_of(before, figure), Flying) is not None
    yield r.Moved(event.figure, (figure.spaces, event.spaces), flies)


def _placed(event: e.FigurePlaced, before: Table, after: Table) -> Iterator[r.Record]:
    figure = before.figures[event.figure]
    if figure.zone == "field":
        yield r.Moved(event.figure, (figure.spaces, event.spaces), thrown=True)
    else:
        yield r.Summoned(event.figure)


def _played(event: ce.SpellPlayed, before: Table, after: Table) -> Iterator[r.Record]:
    piece = event.target.figure if isinstance(event.target, OnFigure) else 0
    if isinstance(event.target, OnArmy):
        figures = before.armies[event.target.army].figures
        piece = next((one for one in figures if before.figures[one].zone == "field"), 0)
    known = event.card in before.cards
    key = before.cards[event.card].key if known else ""
    yield r.CardFlown(event.seat, key, "hand", "graveyard", "", piece)
    if event.key and piece:
        kind = "heal" if any(type(effect).__name__ == "Heal" for effect in SPELL_CARDS[event.key].effects) else "harm"
        yield r.SpellCast((piece,), kind=kind)


_row = EventRow[[Table, Table], Iterator[r.Record]]()

#: What moves when an event happens; of some, why nothing does.
MOTIONS: Mapping[type[Event], Callable[..., Iterator[r.Record]] | str] = SCENARIO_MOTIONS | event_table(
    _row(DiceRolled, _dice),
    _row(se.FigureArrived, lambda event, before, after: iter((r.Summoned(event.figure),))),
    _row(se.GroundChanged, "the ground is drawn as it is now"),
    _row(se.FigureLeft, lambda event, before, after: iter((r.Returned(event.figure),))),
    _row(e.CombatRolled, _combat),
    _row(e.AttackAnnounced, _announced),
    _row(e.FigureMoved, _moved),
    _row(e.FigurePlaced, _placed),
    _row(ce.SpellPlayed, _played),
    _row(e.DamageDealt, lambda event, before, after: iter((r.Damaged(event.figure, event.amount),))),
    _row(e.FigureHealed, lambda event, before, after: iter((r.Healed(event.figure, event.amount),))),
    _row(e.FigureDestroyed, lambda event, before, after: iter((r.Destroyed(event.figure),))),
    _row(e.SquadRecalled, lambda event, before, after: iter([r.Returned(one) for one in event.figures])),
    _row(e.FigureFell, lambda event, before, after: iter((r.Fell(event.figure),))),
    _row(
        e.GlyphTurned,
        lambda event, before, after: iter(
            r.GlyphTurned(glyph.at, event.kind) for glyph in before.glyphs if glyph.id == event.glyph
        ),
    ),
    _row(e.FiguresHalted, lambda event, before, after: iter([r.Refused(one) for one in event.figures])),
    _row(
        ce.CardsDrawn,
        lambda event, before, after: iter(
            [
                r.CardFlown(event.seat, before.cards[card].key if card in before.cards else "", "library", "hand", "")
                for card in event.cards
            ]
        ),
    ),
    _row(
        ce.HiddenTurned,
        lambda event, before, after: iter(
            (r.Message(SPELL_CARDS[before.cards[event.card].key].name, seat=event.seat, sound="card"),)
        ),
    ),
    _row(
        ce.SpellCountered, lambda event, before, after: iter((r.Message("Countered", seat=event.seat, sound="card"),))
    ),
    _row(e.ControlTaken, lambda event, before, after: iter((r.SpellCast((event.figure,), kind="shield"),))),
    _row(e.PlayerOut, lambda event, before, after: iter((r.Message("Out of the melee", seat=event.seat),))),
    _row(e.AbilityUsed, "what it does is shown"),
    _row(e.ArmyBuried, "what it changes is shown where it lies"),
    _row(e.ArmyChosen, "what it changes is shown where it lies"),
    _row(e.ArmySummoned, "its figures are shown as they come"),
    _row(e.AttackAltered, "the attack's tally shows it"),
    _row(e.AttackEnded, "its dice and damage were shown"),
    _row(ce.CardDiscarded, "what it changes is shown where it lies"),
    _row(ce.CardPutUnder, "the order of a library is not seen"),
    _row(ce.CardTaken, "what it changes is shown where it lies"),
    _row(e.CombatRerolled, "the attack's tally shows the dice"),
    _row(e.DamagePrevented, "there is no damage to show"),
    _row(ce.Enchanted, "what it changes is shown where it lies"),
    _row(ce.EnchantmentMoved, "what it changes is shown where it lies"),
    _row(ce.EnchantmentsBuried, "what it changes is shown where it lies"),
    _row(e.FirstSeatChosen, "the prompt says it"),
    _row(e.GlyphRemoved, "what it changes is shown where it lies"),
    _row(e.GlyphsDealt, "they lie face down"),
    _row(e.LastingBegan, "what it changes is shown where it lies"),
    _row(e.LastingEnded, "what it changes is shown where it lies"),
    _row(e.LeavingStruck, "its dice and damage are shown"),
    _row(ce.LibraryClosed, "the page with the library closes"),
    _row(ce.LibraryOpened, "a page shows the library"),
    _row(ce.LibraryShuffled, "the order of a library is not seen"),
    _row(e.MoveBegan, "the way is shown"),
    _row(e.MoveEnded, "the way was shown"),
    _row(e.MoveStopped, "the way was shown"),
    _row(e.PhaseBegan, "the prompt names the phase"),
    _row(ce.SpellBuried, "what it changes is shown where it lies"),
    _row(e.SquadSheltered, "what it changes is shown where it lies"),
    _row(e.TurnBegan, "the prompt says it"),
    _row(e.TurnEnded, "the prompt says whose turn follows"),
    _row(e.Passed, "nothing moves"),
)
