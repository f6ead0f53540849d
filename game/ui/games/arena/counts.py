"""What a match of Arena came to: damage, figures that fell, spells played, and what the combat dice came to."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import EventRow, event_table
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.combat_dice import FACES, hits, shields
from game.rules.arena.presentation.words import ability_name
from game.rules.arena.state import card_events as cev
from game.rules.arena.state import events as ev
from game.rules.arena.state import scenario_events as sev
from game.rules.arena.state.table import Table, field
from game.ui.games.arena.faces import arena_face
from game.ui.games.counting import NOBODY, Counted, Counts, Fell, Hurt, Joined, Lost, Noted, Played, Rolled

_ALL = range(1, FACES + 1)


def _seat(table: Table, figure: int) -> int:
    return table.figures[figure].seat if figure in table.figures else NOBODY


def _hurt(event: ev.DamageDealt, table: Table) -> Iterable[Counted]:
    yield Hurt(_seat(table, event.dealer), _seat(table, event.figure), event.figure, event.amount, event.dealer)


def _fell(event: ev.FigureDestroyed, table: Table) -> Iterable[Counted]:
    figure = table.figures[event.figure]
    by = _seat(table, event.dealer) if event.dealer else None
    yield Fell(figure.seat, figure.id, table.armies[figure.army].key, by)


def _played(event: cev.SpellPlayed, table: Table) -> Iterable[Counted]:
    yield Played(event.seat)


def _summoned(event: ev.ArmySummoned, table: Table) -> Iterable[Counted]:
    yield Joined(event.seat)


def _placed(event: ev.FigurePlaced, table: Table) -> Iterable[Counted]:
    if event.why in ("summoned", "raised"):
        yield Joined(_seat(table, event.figure), (event.figure,))


def _drawn(event: cev.CardsDrawn, table: Table) -> Iterable[Counted]:
    """Yield what a card, an ability or a glyph has brought, and what the seat may see: one is drawn in every turn."""
    if table.turn.phase not in ("setup", "draw") or (any(event.cards) and table.turn.phase == "draw"):
        yield Noted(event.seat)


def _bound(event: ev.LastingBegan, table: Table) -> Iterable[Counted]:
    # rule: arena/detain
    if event.lasting.what == "detained":
        yield Lost(event.lasting.seat)


def _buried(event: ev.ArmyBuried, table: Table) -> Iterable[Counted]:
    yield Lost(table.armies[event.army].owner)


def _taken(event: ev.ControlTaken, table: Table) -> Iterable[Counted]:
    # A figure that comes back to its owner is none that was taken.
    is_back = _is_owners(event, table)
    yield Joined(event.seat, (event.figure,)) if is_back else Lost(_seat(table, event.figure))


def _is_owners(event: ev.ControlTaken, table: Table) -> bool:
    """Return whether a figure comes back to the seat whose army it is of."""
    return table.armies[table.figures[event.figure].army].owner == event.seat


def _arrived(event: sev.FigureArrived, table: Table) -> Iterable[Counted]:
    yield Joined(event.seat, (event.figure,))


def _turned(event: cev.HiddenTurned, table: Table) -> Iterable[Counted]:
    yield Noted(event.seat)


def _repeats(event: object) -> bool:
    """Return whether whoever summoned a figure is told."""
    return isinstance(event, ev.FigurePlaced) and event.why in ("start", "summoned")


def _rolled(event: ev.CombatRolled, table: Table) -> Iterable[Counted]:
    counted = hits if event.side == "power" else shields
    yield Rolled(event.seat, counted(event.faces), len(event.faces) * counted(_ALL) / FACES)


def _again(event: ev.CombatRerolled, table: Table) -> Iterable[Counted]:
    """Return what the new dice came to: those that they replace had fallen, too."""
    counted = hits if event.side == "power" else shields
    yield Rolled(event.seat, counted(event.faces[die] for die in event.dice), len(event.dice) * counted(_ALL) / FACES)


#: What a card that was turned over, or an ability, brings about at once: until anything else is told.
_AT_ONCE = (
    cev.CardsDrawn,
    ev.LastingBegan,
    cev.CardDiscarded,
    cev.SpellCountered,
    ev.AttackAltered,
    ev.DamageDealt,
    ev.DamagePrevented,
    ev.FigureDestroyed,
    ev.FiguresHalted,
    ev.SquadRecalled,
    ev.SquadSheltered,
)


#: Why a figure falls where the ground has changed.
_NO_GROUND = "no ground to stand on"


def _cause(event: object, table: Table, before: str) -> str:
    """Return what no attack or move of a figure has done: a spell, a turned card, an ability, the hand limit."""
    if isinstance(event, cev.HiddenTurned):
        return SPELL_CARDS[table.cards[event.card].key].name if event.card in table.cards else ""
    if isinstance(event, ev.ArmySummoned):
        return ARMY_CARDS[table.armies[event.army].key].name
    if isinstance(event, ev.FigurePlaced) and event.why == "summoned":
        return before
    if isinstance(event, ev.GlyphRemoved):
        return "glyph"
    if isinstance(event, sev.GroundChanged):
        return _NO_GROUND
    if isinstance(event, ev.AbilityUsed):
        return ability_name(event.used.split()[0])
    if isinstance(event, ev.DamageDealt) and event.why not in ("spell", "super_heated"):
        return ""
    if isinstance(event, _AT_ONCE) and before and (before != _NO_GROUND or isinstance(event, ev.FigureDestroyed)):
        return before
    if isinstance(event, cev.CardDiscarded) and table.turn.phase == "end":
        return "hand limit"
    playing = table.playing if table.attack_made is None and table.turn.moving is None else None
    name = SPELL_CARDS[playing.key].name if playing is not None and playing.key else ""
    is_back = isinstance(event, ev.ControlTaken) and _is_owners(event, table)
    return f"the end of {name}" if name and is_back else name


def _announces(event: object, table: Table) -> tuple[int, ...] | None:
    """Return the figures of an army that was chosen: whatever they do tells of it."""
    return table.armies[event.army].figures if isinstance(event, ev.ArmyChosen) else None


def _standing(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(table.armies[one.army].key for one in field(table) if one.seat == seat)


_row = EventRow[[Table], Iterable[Counted]]()
COUNTS: Counts[Table] = Counts(
    rows=event_table(
        _row(ev.DamageDealt, _hurt),
        _row(ev.FigureDestroyed, _fell),
        _row(ev.ArmySummoned, _summoned),
        _row(ev.FigurePlaced, _placed),
        _row(cev.CardsDrawn, _drawn),
        _row(sev.FigureArrived, _arrived),
        _row(ev.LastingBegan, _bound),
        _row(ev.ArmyBuried, _buried),
        _row(ev.ControlTaken, _taken),
        _row(cev.SpellPlayed, _played),
        _row(cev.HiddenTurned, _turned),
        _row(ev.CombatRolled, _rolled),
        _row(ev.CombatRerolled, _again),
    ),
    standing=_standing,
    face=arena_face,
    dice="Hits, shields (luck)",
    repeats=_repeats,
    # Who is struck as it leaves takes damage.
    aside=(ev.PhaseBegan, ev.Passed, ev.LeavingStruck, cev.CardsDrawn),
    latest=(ev.MoveEnded,),
    cause=_cause,
    announces=_announces,
    caused=(
        *_AT_ONCE,
        cev.CardTaken,
        cev.EnchantmentMoved,
        ev.ControlTaken,
        ev.FigureHealed,
        ev.FigurePlaced,
    ),
)
