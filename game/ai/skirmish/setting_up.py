"""Before the first turn, and when creatures come later: which ones, and where they appear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from game.ai.skirmish.scene import Scene
from game.ai.skirmish.values import shot_reach, strength
from game.core.commands import Command
from game.geometry.distance import steps_from
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.deploying import PlaceDeployed
from game.rules.skirmish.setup import STARTING_LEVEL, ChooseStarters, LayTile, PlaceStarter
from game.rules.skirmish.state.commands import ChooseCell, ChooseCreature, GoFirst, PlaceTile
from game.rules.skirmish.state.table import Creature

#: How much stronger for its gold a creature must be, so that one waits a turn for it.
WAITING = 1.1
#: So little looks what is not even tried: more than the margin.
_NEVER = -5.0


def laid(scene: Scene, step: LayTile, answer: Command) -> float:
    """Prefer tiles straight ahead, so that the board does not wind."""
    if not isinstance(answer, PlaceTile):
        return 0.0
    return -0.1 * (abs(answer.column) + abs(answer.row))


def started(scene: Scene, step: ChooseStarters, answer: Command) -> float:
    """Prefer those that are strongest together for the levels that are left; never fewer than could come."""
    if not isinstance(answer, ChooseCreature):
        return -1.0
    cards = scene.table.cards
    levels = step.levels - CREATURES[cards[answer.creature].key].level
    others = [cards[card].key for card in scene.table.players[step.seat].creatures if card != answer.creature]
    fitting = sorted(key for key in others if CREATURES[key].level <= STARTING_LEVEL)
    return strength(cards[answer.creature].key) + _strongest(tuple(fitting), levels)


@lru_cache(maxsize=512)
def _strongest(keys: tuple[str, ...], levels: int) -> float:
    """Return the most strength that creatures of this many levels together have."""
    best = [0.0] * (levels + 1)
    for key in keys:
        level = CREATURES[key].level
        for left in range(levels, level - 1, -1):
            best[left] = max(best[left], best[left - level] + strength(key))
    return best[levels]


def placed(scene: Scene, step: PlaceStarter | PlaceDeployed, answers: Sequence[Command]) -> list[float]:
    """Prefer squares towards the foe, but not where it strikes first; for shooters a step behind."""
    key = scene.table.cards[step.card].key
    cells = [answer.cell for answer in answers if isinstance(answer, ChooseCell)]
    newcomers = [Creature(step.card, key, step.seat, cell) for cell in cells]
    if scene.foes:
        there = scene.on(replace(scene.table, creatures={**scene.table.creatures, step.card: newcomers[0]}))
        return [there.place(newcomer) for newcomer in newcomers]
    board = scene.table.board
    steps = steps_from(board.grid, board.starts[1 - scene.side])
    eager = 0.5 if shot_reach(CREATURES[key]) else 1.0
    rows = [y for _, y in scene.table.board.starts[scene.side]]
    middle = sum(rows) / len(rows)
    return [eager * (-0.1 * int(steps[y, x]) - 0.12 * abs(y - middle)) for x, y in cells]


def first(scene: Scene, answer: Command) -> float:
    return float(isinstance(answer, GoFirst) and scene.table.players[answer.seat].side == scene.side)


def deployed(scene: Scene, card: int) -> float:
    """Return the value of paying for a creature: it fights from one's own next turn on. Gold is saved for a better one
    that can be paid in a turn."""
    if scene.is_last_turn or scene.is_before_the_last:
        return _NEVER
    if scene.own and any(
        _is_worth_waiting_for(scene, other, card) for other in scene.table.players[scene.seat].reserve
    ):
        return -0.1
    return strength(scene.table.cards[card].key)


def _is_worth_waiting_for(scene: Scene, other: int, card: int) -> bool:
    """Return whether paying for a card now would put off one that is much stronger for its gold."""
    keys = scene.table.cards[other].key, scene.table.cards[card].key
    levels = [CREATURES[key].level for key in keys]
    supply = scene.table.players[scene.seat].supply
    if not supply < levels[0] <= supply + 1 or supply + 1 - levels[1] >= levels[0]:
        return False
    return strength(keys[0]) / levels[0] > WAITING * strength(keys[1]) / levels[1]
