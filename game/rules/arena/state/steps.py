"""Steps that more than one chapter puts on the agenda. Each is carried out by the chapter that its comment names."""

from __future__ import annotations

from game.core.state import Step
from game.geometry.hexes import Hex
from game.rules.arena.cards.effects import Moment
from game.rules.arena.state.targets import Target


class DealDamage(Step, frozen=True):
    """Damage about to be dealt to a figure, by ``dealer`` (a figure or 0), for the reason ``why``. ``settled``: nobody
    is asked any more (damage.py)."""

    figure: int
    amount: int
    dealer: int
    why: str
    settled: bool = False


class DealDamageInOrder(Step, frozen=True):
    """The same damage to several figures, in the order of the player whose turn it is (damage.py)."""

    figures: tuple[int, ...]
    amount: int
    why: str


class BargainOver(Step, frozen=True):
    """A squad figure of the seat is destroyed in place of damage to ``figure`` (damage.py)."""

    seat: int
    figure: int
    amount: int


class HiddenTrigger(Step, frozen=True):
    """A moment for hidden enchantments (hidden.py): ``figure`` is whom it is about, ``other`` who caused it. ``spaces``
    are what a destroyed figure left, ``near`` the enemies that a mover came beside; ``hurt`` is the damage that waits
    for the answer.

    Who is asked is kept by place, never by card: ``army`` is the army card being asked about (0: none yet), ``turned``
    of whose cards lie above the place of the one that was turned over last, ``asked`` are the army cards before it."""

    moment: Moment
    figure: int = 0
    other: int = 0
    amount: int = 0
    is_adjacent: bool = False
    spaces: tuple[Hex, ...] = ()
    near: tuple[int, ...] = ()
    hurt: DealDamage | None = None
    army: int = 0
    turned: int = 0
    asked: tuple[int, ...] = ()


class TrampleOn(Step, frozen=True):
    """The rest of the damage of an attack may go on to a figure that stood beside the defender (attacking.py)."""

    attacker: int
    amount: int
    onto: tuple[int, ...]


class FreeAttack(Step, frozen=True):
    """A seat may attack once, with one of the figures, out of turn; only ``target`` unless it is 0 (attacking.py)."""

    seat: int
    figures: tuple[int, ...]
    target: int = 0


class Moves(Step, frozen=True):
    """A seat may move figures, one after the other, up to ``budget`` spaces each (-1: their own move). ``counts``: it
    is the chosen army card's move; ``turned`` have turned round where they stand and not gone on since (moving.py)."""

    seat: int
    left: tuple[int, ...]
    budget: int = -1
    counts: bool = False
    turned: tuple[int, ...] = ()


class Place(Step, frozen=True):
    """Figures are placed on empty spaces, one after the other: within ``reach`` clear-sight spaces of the figure
    ``near``, or, with reach 0, beside one of ``near`` (summoning.py). ``optional``: the seat may stop; ``placed`` are
    those that stand already."""

    seat: int
    figures: tuple[int, ...]
    near: tuple[int, ...]
    reach: int
    why: str
    optional: bool = False
    placed: tuple[int, ...] = ()


class Cast(Step, frozen=True):
    """The effects of a sorcery that was not countered, from number ``at`` on (casting.py)."""

    seat: int
    key: str
    target: Target | None
    at: int = 0


class ReturnControl(Step, frozen=True):
    """A borrowed figure goes back to its owner (casting.py)."""

    figure: int


class Abilities(Step, frozen=True):
    """A seat may use the activated abilities of a Planeswalker that it controls for a while (abilities.py)."""

    seat: int
    army: int
