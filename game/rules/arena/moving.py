"""Moving figures: choosing who goes where, and the walk itself, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex
from game.rules.arena.asking import NO_FIGURE, NOT_AN_ANSWER, AnyDraft, not_now
from game.rules.arena.combat_dice import FACES, hits
from game.rules.arena.drawing import draw_cards
from game.rules.arena.movement import PathFinder, crossing_of, moves_of, reach_of, why_not_to
from game.rules.arena.standing import Spaces
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import MoveFigure
from game.rules.arena.state.steps import DealDamage, HiddenTrigger, Moves
from game.rules.arena.state.table import Figure, Table, are_friends
from game.rules.arena.stats import move_of


class BeginMove(Step, frozen=True):
    """A figure sets out for a place, once those before it have ended their moves."""

    figure: int
    to: Spaces
    budget: int


class Walk(Step, frozen=True):
    """A figure on its way: the places still to come. ``engaged`` are the enemies that it was engaged with as it set
    out and that a flight has not left yet, ``near`` those that have been told of it, ``passed`` those that a charge has
    passed through; ``clear``: the engagements of the next step have been left."""

    figure: int
    path: tuple[Spaces, ...]
    engaged: tuple[int, ...]
    near: tuple[int, ...]
    clear: bool = False
    passed: tuple[int, ...] = ()


class Leave(Step, frozen=True):
    """A figure leaves the engagement with an enemy."""

    figure: int
    enemy: int


class EndMove(Step, frozen=True):
    """A figure's move is over."""

    figure: int
    counts: bool


# Choosing


def harm_of(terrain: HexTerrain, spaces: Iterable[Hex]) -> int:
    """Return the damage to a figure that ends its move on these spaces: the worst of what is under it."""
    # rule: arena/harmful_ground
    return max((terrain.harms.get(space, 0) for space in spaces), default=0)


def budget_of(table: Table, step: Moves, figure: Figure) -> int:
    """Return the spaces that a figure has left."""
    moving = table.turn.moving
    if moving is not None and moving.figure == figure.id:
        return moving.budget - moving.spent
    return step.budget if step.budget >= 0 else move_of(table, figure)


def movers(table: Table, step: Moves) -> Iterator[Figure]:
    """Yield the figures that may still move, the one on its way first."""
    moving = table.turn.moving
    order = sorted(step.left, key=lambda number: moving is None or moving.figure != number)
    for number in order:
        figure = table.figures[number]
        if figure.zone == "field" and why_not_move(table, step, figure) is None:
            yield figure


def why_not_move(table: Table, step: Moves, figure: Figure) -> Refusal | None:
    if figure.id not in step.left:
        return Refusal("cannot_move", "arena/movement", "It does not move now.", (figure.id,))
    if figure.zone != "field" or not are_friends(table, figure.seat, step.seat):
        return NO_FIGURE
    if figure.id in table.turn.halted:
        return Refusal("halted", "arena/snares", "It was snared and moves no more this turn.", (figure.id,))
    return None


def take_moves(draft: AnyDraft, step: Moves) -> None:
    """Ask for the next move, as long as there is one."""
    table = draft.table
    if step.counts and table.turn.phase != "move":
        draft.happen(e.PhaseBegan(step.seat, "move"))
    left = tuple(number for number in step.left if table.figures[number].zone == "field")
    pending = replace(step, left=left)
    if is_worth_asking(table, pending):
        draft.ask(pending, step.seat, "act", "move", left)
    else:
        _end_current(draft, pending)


def is_worth_asking(table: Table, step: Moves) -> bool:
    """Return whether any of the figures can still move, or turn round before it does."""
    return any(isinstance(choice, MoveFigure) and _goes_on(table, choice) for choice in choices(table, step))


def _goes_on(table: Table, move: MoveFigure) -> bool:
    """Return whether a move is worth a question. To turn round where its move has ended is not: its player chose how it
    stands."""
    moving = table.turn.moving
    if moving is None or moving.figure != move.figure:
        return True
    return moving.spent < moving.budget and not turns_round(table.figures[move.figure], move.to)


def choices(table: Table, step: Moves) -> Iterator[Command]:
    """Yield every place of every figure that may move, and no more moves."""
    for figure in movers(table, step):
        moves = moves_of(table, figure.id, budget_of(table, step, figure))
        if figure.id in step.turned:
            moves = tuple(move for move in moves if not turns_round(figure, move.to))
        yield from moves
    yield Done()


def why_not(table: Table, step: Moves, command: Command) -> Refusal | None:
    if isinstance(command, Done):
        return None
    if not isinstance(command, MoveFigure):
        return not_now(table, command) if step.counts else NOT_AN_ANSWER
    figure = table.figures.get(command.figure)
    if figure is None:
        return NO_FIGURE
    refusal = why_not_move(table, step, figure)
    if refusal is None and figure.id in step.turned and turns_round(figure, command.to):
        # Otherwise it could turn back and forth for ever.
        text = "It has just turned round; it must move on before it can do so again."
        refusal = Refusal("turned", "arena/flipping", text, (figure.id,))
    return refusal or why_not_to(table, figure, command.to, budget_of(table, step, figure))


def turns_round(figure: Figure, to: Spaces) -> bool:
    """Return whether a figure stays on its spaces and only turns round on them."""
    return len(to) > 1 and to == figure.spaces[::-1]


def answer(draft: AnyDraft, step: Moves, command: Command) -> None:
    """Move a figure, turn it round, or end the moving. A figure on its way has ended when another one sets out."""
    if not isinstance(command, MoveFigure):
        _end_current(draft, step)
        return
    table = draft.table
    moving = table.turn.moving
    figure = table.figures[command.figure]
    if turns_round(figure, command.to):
        # rule: arena/flipping - that is not a move: nobody sets out, and no move ends by it.
        draft.happen(e.FigureMoved(figure.id, command.to, 0))
        draft.push(replace(step, turned=(*step.turned, figure.id)))
        return
    step = replace(step, turned=tuple(number for number in step.turned if number != figure.id))
    begin = BeginMove(figure.id, command.to, budget_of(table, step, figure))
    if moving is not None and moving.figure != figure.id:
        rest = tuple(number for number in step.left if number != moving.figure)
        draft.push(EndMove(moving.figure, step.counts), begin, replace(step, left=rest))
    else:
        draft.push(begin, step)


def _end_current(draft: AnyDraft, step: Moves) -> None:
    moving = draft.table.turn.moving
    if moving is not None:
        draft.push(EndMove(moving.figure, step.counts))


def take_begin_move(draft: AnyDraft, step: BeginMove) -> None:
    """Set out, if what happened in between has left the way open."""
    table = draft.table
    figure = table.figures[step.figure]
    if figure.zone != "field" or why_not_to(table, figure, step.to, step.budget) is not None:
        return
    if table.turn.moving is None:
        draft.happen(e.MoveBegan(figure.id, step.budget))
    path = reach_of(table, figure, step.budget).path(step.to)
    engaged = tuple(sorted(crossing_of(table, figure.id).engaged_at(figure.spaces)))
    draft.push(Walk(figure.id, path, engaged, engaged))


# Walking


def take_walk(draft: AnyDraft, step: Walk) -> None:
    """Go along the way as long as nothing comes of a step; before each of them leave engagements."""
    figure = draft.table.figures[step.figure]
    if figure.zone != "field" or figure.id in draft.table.turn.halted:
        return
    path_finder, here = crossing_of(draft.table, figure.id), figure.spaces
    while step.path:
        held, passed = frozenset(step.engaged), frozenset(step.passed)
        left = () if step.clear else sorted(next(path_finder.left_on(step.path, held, passed, here)))
        if left:
            # rule: arena/hidden_enchantments - each enemy that is left is an event of its own.
            leave = [
                one for enemy in left for one in (HiddenTrigger("leaving", figure.id, enemy), Leave(figure.id, enemy))
            ]
            engaged = tuple(number for number in step.engaged if number not in left)
            draft.push(*leave, replace(step, engaged=engaged, clear=True))
            return
        follows = _go(draft, step, path_finder, here)
        here = step.path[0]
        match follows:
            case [Walk() as step]:
                pass
            case _:
                draft.push(*follows)
                return


def take_leave(draft: AnyDraft, step: Leave) -> None:
    """Roll a die for the enemy that is left: a hit is a damage that nothing blocks."""
    # rule: arena/leaving_engagements
    figure = draft.table.figures[step.figure]
    if figure.zone != "field" or figure.army in draft.table.turn.sheltered:
        return
    faces = draft.roll(draft.table.figures[step.enemy].seat, 1, FACES, "leaving")
    struck = hits(faces) > 0
    draft.happen(e.LeavingStruck(figure.id, step.enemy, struck))
    if struck:
        draft.push(DealDamage(figure.id, 1, step.enemy, "leaving"))


def _go(draft: AnyDraft, step: Walk, path_finder: PathFinder, here: Spaces) -> list[Step]:
    """Take the step from ``here``, look at what the space that was entered does, and return what follows."""
    figure, to, rest = path_finder.figure, step.path[0], step.path[1:]
    front, is_flip = here[0], set(here) == set(to)
    cost = 0 if is_flip else path_finder.cost(front, to[0])
    levels = 0 if is_flip else path_finder.fall(front, to[0])
    stops = not is_flip and path_finder.stops(to)
    # rule: arena/flying - who flies comes beside somebody only where it lands.
    lands = stops or not rest
    may_stand = path_finder.may_end(to) and (lands or not path_finder.movement_type.flies)
    draft.happen(e.FigureMoved(figure.id, to, cost))
    steps: list[Step] = []
    if levels:
        steps.extend(_fall(draft, figure, levels))
    if not is_flip:
        steps.extend(_enter_glyph(draft, draft.table.figures[figure.id]))
    near = step.engaged if path_finder.movement_type.flies else step.near
    if may_stand:
        # rule: arena/snares - a figure is snared where it can stand.
        now = path_finder.engaged_at(to)
        trigger = HiddenTrigger("beside", figure.id, near=tuple(sorted(now - set(near))))
        near = tuple(sorted(now))
        if trigger.near:
            steps.append(trigger)
    if rest and not stops:
        passed = tuple(sorted({*step.passed, *path_finder.passed_on(to)}))
        steps.append(replace(step, path=rest, near=near, clear=False, passed=passed))
    elif stops:
        steps.append(Stopped(figure.id))
    return steps


class Stopped(Step, frozen=True):
    """What a figure entered ends its move: nothing is left of its budget."""

    figure: int


def take_stopped(draft: AnyDraft, step: Stopped) -> None:
    """Use up what is left of the move."""
    moving = draft.table.turn.moving
    if moving is not None and moving.figure == step.figure:
        draft.happen(e.MoveStopped(step.figure))


def _fall(draft: AnyDraft, figure: Figure, levels: int) -> Iterator[Step]:
    # rule: arena/falling
    faces = draft.roll(figure.seat, 1, FACES, "fall")
    struck = hits(faces) > 0
    draft.happen(e.FigureFell(figure.id, levels, struck))
    if struck:
        yield DealDamage(figure.id, 1, 0, "fall")


class Learn(Step, frozen=True):
    """A figure takes the Glyph of Knowledge that it has entered."""

    figure: int
    glyph: int


def _enter_glyph(draft: AnyDraft, figure: Figure) -> Iterator[Step]:
    """Turn a glyph under the front face up, and yield what follows: that of Knowledge gives a card and is gone."""
    # rule: arena/glyphs
    for glyph in draft.table.glyphs:
        if glyph.at != figure.spaces[0]:
            continue
        if not glyph.is_up:
            draft.happen(e.GlyphTurned(glyph.id, glyph.kind))
        if glyph.kind == "knowledge":
            yield Learn(figure.id, glyph.id)


def take_learn(draft: AnyDraft, step: Learn) -> None:
    """Draw a card, unless the fall onto the glyph has destroyed the figure."""
    # rule: arena/glyphs
    figure = draft.table.figures[step.figure]
    if figure.zone == "field":
        draft.happen(e.GlyphRemoved(step.glyph))
        draw_cards(draft, figure.seat, 1)


def take_end_move(draft: AnyDraft, step: EndMove) -> None:
    """End the move; somebody may lie in ambush."""
    if draft.table.turn.moving is None or draft.table.turn.moving.figure != step.figure:
        return
    draft.happen(e.MoveEnded(step.figure, step.counts))
    figure = draft.table.figures[step.figure]
    if figure.zone == "field":
        harm = harm_of(draft.table.board.terrain, figure.spaces)
        hurt = (DealDamage(figure.id, harm, 0, "ground"),) if harm else ()
        draft.push(*hurt, HiddenTrigger("near", figure.id))


STEPS: dict[type[Step], Chapter] = {
    s.Moves: Chapter(take_moves, choices, why_not, answer, doubtful=()),
    BeginMove: Chapter(take_begin_move),
    Walk: Chapter(take_walk),
    Leave: Chapter(take_leave),
    Learn: Chapter(take_learn),
    Stopped: Chapter(take_stopped),
    EndMove: Chapter(take_end_move),
}
