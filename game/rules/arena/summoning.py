"""Summoning squads from the reserve, and placing figures on empty spaces."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.remembered import RememberedWhile
from game.core.state import Step
from game.geometry.hexes import Hex, neighbours
from game.rules.arena.asking import NO_ARMY, NOT_AN_ANSWER, AnyDraft, is_listed
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.traits import ArmyCard, Detain, Haste, Knowledge
from game.rules.arena.drawing import draw_cards
from game.rules.arena.standing import (
    Spaces,
    by_space,
    card_of,
    in_clear_sight,
    is_place,
    why_no_place,
    would_be_adjacent,
)
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import ChooseArmy, PlaceFigure
from game.rules.arena.state.steps import FreeAttack, Place
from game.rules.arena.state.table import (
    Army,
    Figure,
    Lasting,
    Table,
    armies_of,
    figures_in,
    figures_of,
    who_stands_where,
)
from game.rules.arena.stats import planeswalker_of

#: Squads that a Planeswalker summons in a turn, and how far from it.
SQUADS, REACH = 2, 5
_SPOILT = 22


def _seen_on_spaces(table: Table) -> tuple[object, ...]:
    """Return what may fill a space: figures, and glyphs of whatever kind."""
    return who_stands_where(table), tuple([glyph.at for glyph in table.glyphs])


remembered_occupied = RememberedWhile("board", "players", "armies", "glyphs", "figures", seen=_seen_on_spaces, kept=16)


class Summoned(Step, frozen=True):
    """The figures of an army card have been summoned: what it does then."""

    army: int


class Detaining(Step, frozen=True):
    """A seat chooses an enemy squad to be detained."""

    seat: int
    army: int


def is_empty(table: Table, space: Hex) -> bool:
    """Return whether it is a space without ruin, figure and glyph."""
    # rule: arena/empty_spaces
    column = table.board.terrain.by_place.get(space)
    return column is not None and not column.pillar and space not in occupied(table)


@remembered_occupied
def occupied(table: Table) -> frozenset[Hex]:
    return frozenset((*by_space(table), *(glyph.at for glyph in table.glyphs)))


def open_spaces(
    table: Table, near: tuple[int, ...], reach: int, newcomer: Figure, placed: tuple[int, ...] = ()
) -> tuple[Hex, ...]:
    """Return the empty spaces within ``reach`` clear-sight spaces of the first of ``near``; for 0 those on which the
    newcomer would stand beside any of them."""
    # rule: arena/summoning - figures that were placed together hide no spaces from each other.
    figures = [table.figures[number] for number in near if table.figures[number].zone == "field"]
    if not figures:
        return ()
    by_place, taken = table.board.terrain.by_place, occupied(table)
    if reach:
        seen = in_clear_sight(table, figures[0], reach, placed)
        return tuple([at for at in by_place if at in seen and at not in taken and not by_place[at].pillar])
    return tuple(
        at
        for at in by_place
        if is_empty(table, at) and any(would_be_adjacent(table, newcomer, (at,), figure) for figure in figures)
    )


@remembered_occupied
def poses(
    table: Table, near: tuple[int, ...], reach: int, newcomer: Figure, placed: tuple[int, ...] = ()
) -> tuple[Spaces, ...]:
    """Return where a figure can be placed: the first of its spaces within reach, all of them empty, on one level, with
    no ruin's wall between them."""
    spaces = open_spaces(table, near, reach, newcomer, placed)
    if card_of(table, newcomer).spaces == 1:
        return tuple([(space,) for space in spaces])
    terrain = table.board.terrain
    return tuple(
        (front, back)
        for front in spaces
        for back in neighbours(front)
        if is_empty(table, back) and is_place(terrain, (front, back))
    )


def all_fit(places: tuple[Spaces, ...], count: int) -> bool:
    """Return whether that many figures can stand on different spaces."""
    if not places or len(places[0]) == 1:
        return len(places) >= count
    return len(places) > _SPOILT * count or _fit(list(places), frozenset(), count)


def _fit(places: list[Spaces], taken: frozenset[Hex], count: int) -> bool:
    if count == 0:
        return True
    for number, spaces in enumerate(places):
        if taken.isdisjoint(spaces) and _fit(places[number + 1 :], taken | set(spaces), count - 1):
            return True
    return False


def why_no_summon(table: Table, seat: int, army: Army | None) -> Refusal | None:
    """Return why a seat cannot summon an army card now."""
    # rule: arena/summoning
    if army is None or army.owner != seat:
        return NO_ARMY
    walker = planeswalker_of(table, seat)
    if walker is None or table.turn.army != walker.army:
        text = "Only a turn of the Planeswalker summons."
        return Refusal("not_the_planeswalker", "arena/summoning", text, (army.id,))
    if table.turn.summoned >= SQUADS:
        return Refusal("two_squads", "arena/summoning", "Two squads were summoned this turn.", (army.id,))
    awaited = () if table.scenario is None else table.scenario.awaited
    if any(one.seat == seat and one.card == army.key for one in awaited):
        # rule: scenario/reinforce
        text = f"{ARMY_CARDS[army.key].name} has no figures until the scenario brings them."
        return Refusal("awaited", "scenario/reinforce", text, (army.id,))
    waiting = figures_in(table, army.id, "reserve")
    if not waiting:
        text = f"{ARMY_CARDS[army.key].name} has no figures in the reserve."
        return Refusal("not_in_reserve", "arena/summoning", text, (army.id,))
    places = poses(table, (walker.id,), REACH, waiting[0])
    if not all_fit(places, len(waiting)):
        text = f"There is no room for all its figures within {REACH} clear-sight spaces."
        return Refusal("no_room", "arena/summoning", text, (army.id,))
    return None


def summon(draft: AnyDraft, seat: int, army: int) -> None:
    """Summon a squad: its figures are placed one by one."""
    table = draft.table
    walker = planeswalker_of(table, seat)
    assert walker is not None
    draft.happen(e.ArmySummoned(seat, army))
    figures = tuple(figure.id for figure in figures_in(table, army, "reserve"))
    draft.push(Place(seat, figures, (walker.id,), REACH, "summoned"), Summoned(army))


# Placing


def take_place(draft: AnyDraft, step: Place) -> None:
    """Ask where the next figure goes, if there is a place for it."""
    if step.figures and next(_places(draft.table, step), None) is not None:
        draft.ask(step, step.seat, "space", "place_figure", step.figures[:1])


def _places(table: Table, step: Place) -> Iterator[Spaces]:
    """Yield the places for the next figure that leave room for those after it, when all must be placed."""
    newcomer = table.figures[step.figures[0]]
    found = poses(table, step.near, step.reach, newcomer, step.placed)
    rest = len(step.figures) - 1
    # Two spaces that are taken spoil at most 22 places of two spaces: with more there is always room for the rest.
    is_long = card_of(table, newcomer).spaces > 1
    must_fit = step.why == "summoned" and is_long and rest > 0 and len(found) <= _SPOILT * (rest + 1)
    for spaces in found:
        if not must_fit or _fit([one for one in found if set(one).isdisjoint(spaces)], frozenset(), rest):
            yield spaces


def place_choices(table: Table, step: Place) -> Iterator[Command]:
    """Yield the places, and none where the seat may stop."""
    yield from (PlaceFigure(spaces) for spaces in _places(table, step))
    if step.optional:
        yield Done()


def why_not_placed(table: Table, step: Place, command: Command) -> Refusal | None:
    """Return why the figure cannot be placed there."""
    if isinstance(command, Done) and step.optional:
        return None
    if not isinstance(command, PlaceFigure):
        return NOT_AN_ANSWER
    if is_listed(table, step, command, lambda: place_choices(table, step)):
        return None
    cells = tuple(command.spaces)
    wrong = _why_no_room(table, card_of(table, table.figures[step.figures[0]]), cells)
    if wrong is not None:
        return wrong
    near = " or ".join(dict.fromkeys(card_of(table, table.figures[number]).name for number in step.near))
    where = f"within {step.reach} clear-sight spaces of {near}" if step.reach else f"beside {near}"
    rest = ", with room for the rest of the squad" if step.why == "summoned" and len(step.figures) > 1 else ""
    text = f"{card_of(table, table.figures[step.figures[0]]).name} must be placed {where}{rest}."
    return Refusal("out_of_reach", "arena/summoning", text, cells=cells)


def _why_no_room(table: Table, card: ArmyCard, cells: Spaces) -> Refusal | None:
    """Return why nothing could be placed on those spaces, however near: what they are, and what stands there."""
    terrain = table.board.terrain
    if any(space not in terrain.by_place for space in cells):
        return None
    if len(cells) == 2 and card.spaces == 2 and cells[1] not in neighbours(cells[0]):
        text = f"{card.name} stands on two spaces beside each other."
        return Refusal("apart", "arena/double_space", text, cells=cells)
    for space in cells:
        column = terrain.by_place[space]
        if not column.pillar and not is_empty(table, space):
            return Refusal("not_empty", "arena/empty_spaces", "That space is not empty.", cells=(space,))
    return why_no_place(terrain, cells)


def answer_place(draft: AnyDraft, step: Place, command: Command) -> None:
    """Place a figure, and ask about the next one."""
    if isinstance(command, PlaceFigure):
        draft.happen(e.FigurePlaced(step.figures[0], command.spaces, step.why))  # type: ignore[arg-type]
        draft.push(replace(step, figures=step.figures[1:], placed=(*step.placed, step.figures[0])))


# What happens when a squad was summoned


def take_summoned(draft: AnyDraft, step: Summoned) -> None:
    """Carry out the abilities that wait for the squad to be summoned."""
    table = draft.table
    army = table.armies[step.army]
    for ability in ARMY_CARDS[army.key].abilities:
        if isinstance(ability.trait, Detain):
            draft.push(Detaining(army.owner, army.id))
        elif isinstance(ability.trait, Knowledge):
            # rule: arena/collective_knowledge
            draw_cards(draft, army.owner, ability.trait.cards)
        elif isinstance(ability.trait, Haste):
            # rule: arena/haste
            draft.push(FreeAttack(army.owner, tuple(figure.id for figure in figures_of(table, army.id))))


def enemy_squads(table: Table, seat: int) -> Iterator[Army]:
    """Yield the squads of the other side that have figures on the battlefield."""
    for player in table.players:
        if player.team != table.players[seat].team:
            for army in armies_of(table, player.seat):
                if ARMY_CARDS[army.key].kind == "squad" and figures_of(table, army.id):
                    yield army


def take_detaining(draft: AnyDraft, step: Detaining) -> None:
    """Ask which squad is detained, if there is one."""
    # rule: arena/detain
    if next(enemy_squads(draft.table, step.seat), None) is not None:
        draft.ask(step, step.seat, "pick", "detain", (step.army,))


def detain_choices(table: Table, step: Detaining) -> Iterator[Command]:
    return (ChooseArmy(army.id) for army in enemy_squads(table, step.seat))


def why_not_detained(table: Table, step: Detaining, command: Command) -> Refusal | None:
    """Return why that card cannot be detained."""
    if not isinstance(command, ChooseArmy):
        return NOT_AN_ANSWER
    return None if any(army.id == command.army for army in enemy_squads(table, step.seat)) else NO_ARMY


def answer_detain(draft: AnyDraft, step: Detaining, command: Command) -> None:
    """Detain the squad, and all others of its name of that player, for a turn."""
    assert isinstance(command, ChooseArmy)
    army = draft.table.armies[command.army]
    draft.happen(e.LastingBegan(Lasting("detained", army.owner, key=army.key)))


STEPS: dict[type[Step], Chapter] = {
    s.Place: Chapter(take_place, place_choices, why_not_placed, answer_place, doubtful=()),
    Summoned: Chapter(take_summoned),
    Detaining: Chapter(take_detaining, detain_choices, why_not_detained, answer_detain, doubtful=()),
}
