"""What a creature is right now: its card, and what lies under it or next to it."""

from __future__ import annotations

from typing import TypeVar

from game.core.remembered import RememberedWhile
from game.geometry.squares import Cell, adjacent, corner_barred, footprint, neighbours
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.table import Creature, Table, creatures_of

#: Squares along each side of a creature's space, by the key of its card.
SIZES = {card.key: card.size for card in CREATURES.values()}

TraitT = TypeVar("TraitT", bound=ef.Trait)


#: What follows from where creatures stand, what is attached to them and who has declined to assist is remembered until
#: one of these changes, whatever is announced meanwhile, and whoever looks at the table.
remembered_on_board = RememberedWhile(
    "board", "cards", "turn.unwilling", "creatures", equal=lambda table: [player.side for player in table.players]
)


def card_of(creature: Creature) -> ef.CreatureCard:
    return CREATURES[creature.key]


def name_of(creature: Creature) -> str:
    return CREATURES[creature.key].name


def size_of(creature: Creature) -> int:
    """Return the squares along each side of its space: 2 for LARGE creatures, else 1."""
    return SIZES[creature.key]


def trait_of(creature: Creature, kind: type[TraitT]) -> TraitT | None:
    """Return the creature's printed trait of that kind, or None."""
    for trait in CREATURES[creature.key].traits:
        if isinstance(trait, kind):
            return trait
    return None


def lasting_on(table: Table, creature: Creature) -> tuple[tuple[int, ef.Lasting], ...]:
    """Return what the attached cards do to the creature: pairs of the card's number and its lasting effect."""
    if not creature.attached:
        return ()
    cards = table.cards
    return tuple((card, lasting) for card in creature.attached for lasting in ACTIONS[cards[card].key].lasting)


def level_of(table: Table, creature: Creature) -> int:
    """Return its level now; what it is worth in gold is the printed one."""
    level = CREATURES[creature.key].level
    if not creature.attached:
        return level
    for _, lasting in lasting_on(table, creature):
        if isinstance(lasting, ef.Raised):
            level += lasting.level
    return level


def max_hp_of(table: Table, creature: Creature) -> int:
    """Return its hit points when unharmed."""
    hp = CREATURES[creature.key].hp
    for _, lasting in lasting_on(table, creature):
        if isinstance(lasting, ef.Raised):
            hp += lasting.hp
    return hp


def block_of(creature: Creature) -> int:
    """Return the damage taken off each attack on it: printed block and what it gained for this activation, together."""
    printed = trait_of(creature, ef.Block)
    return creature.block + (printed.amount if printed else 0)


def has_keyword(creature: Creature, keyword: str) -> bool:
    return keyword in CREATURES[creature.key].keywords


def has_ability(creature: Creature, ability: ef.Ability) -> bool:
    """Return whether it has the ability that a card asks for; every creature has ANY."""
    return ability == "ANY" or ability in CREATURES[creature.key].abilities


def is_rooted(table: Table, creature: Creature) -> bool:
    """Return whether an attached card keeps it from moving and shifting."""
    attached = lasting_on(table, creature) if creature.attached else ()
    return any(isinstance(lasting, ef.Rooted) for _, lasting in attached)


def is_nimble(table: Table, creature: Creature) -> bool:
    """Return whether it untaps at the end of its controller's turn, by its card or by another card."""
    # rule: skirmish/nimble
    if trait_of(creature, ef.Nimble):
        return True
    for bearer in creatures_of(table, creature.seat):
        for _, lasting in lasting_on(table, bearer):
            if isinstance(lasting, ef.AllNimble) and has_keyword(creature, lasting.keyword):
                return True
    return False


def is_shrouded(table: Table, creature: Creature) -> Creature | None:
    """Return the creature whose shroud (its own or a neighbour's) keeps ranged attacks off this one, or None."""
    near = (one for one in _shrouding(table) if one.id == creature.id or are_adjacent(one, creature))
    return next(near, None)


@remembered_on_board
def _shrouding(table: Table) -> tuple[Creature, ...]:
    bearers = (one for one in table.creatures.values() if one.attached)
    return tuple(
        one for one in bearers if any(isinstance(lasting, ef.Shrouded) for _, lasting in lasting_on(table, one))
    )


def squares_of(creature: Creature) -> tuple[Cell, ...]:
    return footprint(creature.cell, size_of(creature))


@remembered_on_board
def taken_squares(table: Table) -> dict[Cell, int]:
    """Return every square with a body on it, and the creature whose it is."""
    return {cell: creature.id for creature in table.creatures.values() for cell in squares_of(creature)}


def beside(table: Table, creature: Creature) -> tuple[Creature, ...]:
    """Return the creatures adjacent to one, in the order in which they came to the table."""
    return _beside(table, creature.id) if table.creatures.get(creature.id) is creature else _around(table, creature)


@remembered_on_board
def _beside(table: Table, creature: int) -> tuple[Creature, ...]:
    one = table.creatures[creature]
    (x, y), size = one.cell, size_of(one)
    # Most stand farther off than a LARGE body is wide.
    near = [
        other
        for other in table.creatures.values()
        if -2 <= other.cell[0] - x <= size and -2 <= other.cell[1] - y <= size and are_adjacent(one, other)
    ]
    return tuple(near)


def _around(table: Table, creature: Creature) -> tuple[Creature, ...]:
    """Return who would be adjacent to a creature that is not where the table has it."""
    taken = taken_squares(table)
    near = {taken[cell] for cell in neighbours(creature.cell, size_of(creature)) if cell in taken}
    near.discard(creature.id)
    return tuple(other for other in table.creatures.values() if other.id in near) if near else ()


def are_adjacent(one: Creature, other: Creature) -> bool:
    """Return whether their squares share a side or a corner. Walls do not matter."""
    return adjacent(one.cell, size_of(one), other.cell, size_of(other))


def can_touch(table: Table, one: Creature, other: Creature) -> bool:
    """Return whether they are adjacent other than only across a wall's corner, where no melee attack passes."""
    # rule: skirmish/corners
    (x, y), (i, j) = one.cell, other.cell
    if not (-2 <= x - i <= 2 and -2 <= y - j <= 2 and are_adjacent(one, other)):
        return False  # Most stand farther off than a LARGE body is wide.
    grid = table.board.grid
    for a in squares_of(one):
        for b in squares_of(other):
            near = abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1
            if near and not corner_barred(grid, a, b):
                return True
    return False
