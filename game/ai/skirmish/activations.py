"""The outcome of an activation: where to go, what to tap for, and who acts first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace

from game.ai.skirmish.effects import Outcome, done, plain_attack, price_of_tapping
from game.ai.skirmish.scene import MELEE, SHOT, Scene
from game.core.commands import Command
from game.geometry.squares import Cell
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.levels import levels_missing, why_not_up_to
from game.rules.skirmish.movement import Manner, reach_of, teleport_squares
from game.rules.skirmish.stack import card_record
from game.rules.skirmish.state.commands import Attack, PlayCard, TearFree, UsePower
from game.rules.skirmish.state.table import Creature
from game.rules.skirmish.stats import can_touch, card_of, is_rooted, lasting_on, size_of

#: Each step of a move, so that nobody walks for nothing.
STEP = 0.004
#: What going away after an action must gain.
_LEAVING = 0.01
#: What walking again must gain, and what it costs otherwise.
_AGAIN, _FUSS = 0.1, 1.0
#: Tapping those who assist.
_HELPER = 0.3
#: Each level of a card, so that of two that do the same the lesser one is played.
_LEVEL = 0.002
#: What a card may be worth beside its damage.
_BESIDES = 1.0
#: What being rid of a card that holds a creature is worth.
_FREE = 0.25


class Option(msgspec.Struct, frozen=True):
    """Something that the activating creature may tap for: an ``answer``, what it does, what it costs. ``where``: what
    must be so for it to be worth a thought on a square: a foe ``near``, foes ``far``, or standing where it is now
    (``here``), since it goes somewhere by itself."""

    answer: Command
    effects: tuple[ef.Effect, ...]
    price: float
    lasting: tuple[ef.Lasting, ...]
    where: str
    reach: int = 0


def options_of(scene: Scene, creature: Creature) -> tuple[Option, ...]:
    """Return the powers and standard cards of an untapped creature."""
    if creature.tapped:
        return ()
    powers = enumerate(card_of(creature).powers)
    found = [_option(UsePower(creature.id, number), power.effects) for number, power in powers]
    table = scene.table
    for card in table.players[scene.seat].hand:
        record = card_record(table, card)
        if record.timing == "standard" and why_not_up_to(table, card, creature) is None:
            price = scene.card_price + _LEVEL * record.level
            price += _HELPER if levels_missing(table, record, creature, ()) else 0.0
            found.append(_option(PlayCard(card, creature.id), record.effects, price, record.lasting))
    return tuple(found)


def _option(
    answer: Command, effects: tuple[ef.Effect, ...], price: float = 0.0, lasting: tuple[ef.Lasting, ...] = ()
) -> Option:
    first = effects[ef.leading(effects)]
    where = "near"
    if (
        isinstance(first, ef.Ranged | ef.Blast)
        or (isinstance(first, ef.Deal) and first.reach > 1)
        or isinstance(first, ef.Slide)
    ):
        where = "far"
    elif not isinstance(first, ef.Melee | ef.Deal | ef.Surround):
        where = "here"
    return Option(answer, effects, price, lasting, where, _reach(first))


def _reach(effect: ef.Effect) -> int:
    """Return how far an effect's targets may be, and one more for large ones."""
    match effect:
        case ef.Ranged(reach):
            return (reach or 64) + 1
        case ef.Deal(_, reach):
            return reach + 1
        case ef.Blast(_, reach, radius):
            return reach + radius + 1
        case ef.Slide(_, _, reach):
            return reach + 1
    return 0


class Activating:
    """The choices of one creature's activation."""

    def __init__(self, scene: Scene, creature: Creature) -> None:
        self.scene, self.creature = scene, creature
        self.options = options_of(scene, creature)
        self._near = tuple(option for option in self.options if option.where == "near")
        self._far = tuple(option for option in self.options if option.where == "far")
        places = self._places = scene.places(creature)
        #: What ending the activation on a square is worth, with nothing more done.
        self.stays = places.tapped if creature.tapped else places.untapped

    @property
    def _has_walked(self) -> bool:
        activation = self.scene.table.turn.activation
        return activation is not None and activation.creature == self.creature.id and activation.moved > 0

    @cached_property
    def _beside(self) -> dict[Cell, list[Creature]]:
        """Return the foes whom the creature would stand beside, by its square."""
        size = size_of(self.creature)
        found: dict[Cell, list[Creature]] = {}
        for foe in self.scene.foes:
            x, y = foe.cell
            for row in range(y - size, y + size_of(foe) + 1):
                for column in range(x - size, x + size_of(foe) + 1):
                    found.setdefault((column, row), []).append(foe)
        return found

    def acts(self, outcome: Outcome, cell: Cell) -> float:
        """Return the value of an action, with standing on a square tapped afterwards."""
        return outcome.value + self.scene.place(replace(self.creature, cell=cell, tapped=True), outcome.gone)

    def goes(self, ways: Mapping[Cell, int]) -> dict[Cell, float]:
        """Return the value of going to each of the squares: the best that can be done there, or staying. A
        creature that has moved already moves again only to act, or away after acting."""
        standing = self._places.values_of(ways, tapped=self.creature.tapped)
        values = {cell: value - STEP * cost for value, (cell, cost) in zip(standing, ways.items(), strict=True)}
        if self._has_walked:
            here = self.stays(self.creature.cell)
            wanted = here + _AGAIN if self.creature.tapped else math.inf
            values = {cell: value if value > wanted else here - _FUSS for cell, value in values.items()}
        if self.creature.tapped:
            return values
        for cell in ways:
            if cell in self._beside:
                there = replace(self.creature, cell=cell)
                for outcome in self._near_outcomes(there):
                    values[cell] = max(values[cell], self.acts(outcome, cell) - STEP * ways[cell])
        if self._far:
            self._shoot(ways, values)
        return values

    def _shoot(self, ways: Mapping[Cell, int], values: dict[Cell, float]) -> None:
        """Value shots from squares: the safest are asked about first, as long as a better one may be found."""
        tapped = self.scene.places(self.creature).tapped
        most = max(map(self._most, self._far))
        best = max(values.values(), default=0.0)
        for cell in sorted(ways, key=lambda cell: STEP * ways[cell] - tapped(cell)):
            if tapped(cell) - STEP * ways[cell] + most <= best:
                return
            there = replace(self.creature, cell=cell)
            for outcome in self._far_outcomes(there):
                values[cell] = max(values[cell], self.acts(outcome, cell) - STEP * ways[cell])
            best = max(best, values[cell])

    def _most(self, option: Option) -> float:
        """Return the most that an option from afar could come to, whichever creatures are in its reach: once for each
        time that it strikes, and twice for an area."""
        scene, most = self.scene, 0.0
        for effect in option.effects:
            harms = [0.0]
            if isinstance(effect, ef.Ranged):
                harms += [scene.harm(foe, scene.blow(self.creature, foe, SHOT)) for foe in scene.foes]
            elif isinstance(effect, ef.Melee):
                harms += [scene.harm(foe, scene.blow(self.creature, foe)) for foe in scene.foes]
            elif isinstance(effect, ef.Deal | ef.Blast):
                harms += [scene.harm(foe, effect.amount) for foe in scene.foes]
            most += max(harms) * (2 if isinstance(effect, ef.Blast) or getattr(effect, "splash", False) else 1)
        return most + _BESIDES * bool(option.lasting) - option.price

    def best_act(self) -> float | None:
        """Return the most that an action where it stands is worth, or None without one."""
        if self.creature.tapped:
            return None
        here = self.creature
        outcomes = [*self._near_outcomes(here), *self._far_outcomes(here)]
        values = [self.acts(outcome, here.cell) for outcome in outcomes]
        values += [self.moving(option) for option in self.options if option.where == "here"]
        return max(values, default=None)

    def _near_outcomes(self, there: Creature) -> Iterator[Outcome]:
        scene = self.scene
        near = self._beside.get(there.cell, ())
        beside = [foe for foe in near if why_no_strike(scene.table, there, foe, MELEE) is None]
        if not beside:
            return
        tapping = price_of_tapping(scene, there)
        for foe in beside:
            yield plain_attack(scene, there, foe, tapping)
        for option in self._near:
            yield self.outcome(option, there)

    def _far_outcomes(self, there: Creature) -> Iterator[Outcome]:
        for option in self._far:
            if self._is_in_range(option, there):
                yield self.outcome(option, there)

    def _is_in_range(self, option: Option, there: Creature) -> bool:
        """Return whether a foe is near enough, roughly."""
        (x, y), reach = there.cell, option.reach
        return any(abs(foe.cell[0] - x) <= reach and abs(foe.cell[1] - y) <= reach for foe in self.scene.foes)

    def outcome(self, option: Option, there: Creature) -> Outcome:
        """Return the outcome of an option from where the creature would stand."""
        found = done(self.scene, there, option.effects, option.lasting)
        return Outcome(found.value - option.price, found.gone) if option.price else found

    def afterwards(self, outcome: Outcome, ways: Mapping[Cell, int]) -> float:
        """Return the value of an action from where it stands, with the best place that it could go to then."""
        best = self.acts(outcome, self.creature.cell)
        if not ways:
            return best
        tapped = self.scene.places(self.creature, outcome.gone).tapped
        for cell, cost in ways.items():
            best = max(best, outcome.value + tapped(cell) - STEP * cost - _LEAVING)
        return best

    def acted(self, answer: Command, ways: Mapping[Cell, int]) -> float:
        """Return the value of an answer that taps the creature where it stands."""
        scene, creature = self.scene, self.creature
        if isinstance(answer, Attack):
            target = scene.table.creatures[answer.target]
            outcome = plain_attack(scene, creature, target, price_of_tapping(scene, creature))
            return self.afterwards(outcome, ways)
        if isinstance(answer, TearFree):
            held = any(isinstance(lasting, ef.Rooted) for _, lasting in lasting_on(scene.table, creature))
            return self.acts(Outcome(_FREE * held - price_of_tapping(scene, creature)), creature.cell)
        option = next(option for option in self.options if option.answer == answer)
        if option.where == "here":
            return self.moving(option)
        value = self.afterwards(self.outcome(option, creature), ways)
        return value + self._away(option.effects, creature.cell)

    def moving(self, option: Option) -> float:
        """Return the value of a card or power that takes the creature somewhere first: what follows is done from
        there, while the blows that tapping invites fall here."""
        scene, creature = self.scene, self.creature
        first = ef.leading(option.effects)
        if not isinstance(option.effects[first], ef.Move | ef.Shift | ef.Teleport):
            return self.acts(self.outcome(option, creature), creature.cell)
        squares = _taken_to(scene, creature, option.effects[first])
        rest = option.effects[first + 1 :]
        strikes = any(isinstance(effect, ef.Melee) for effect in rest)
        drawn = done(scene, creature, rest, option.lasting, taps=False).value if rest and not strikes else 0.0
        best = -math.inf
        for cell in (creature.cell, *squares):
            there = replace(creature, cell=cell)
            outcome = Outcome(drawn)
            struck = strikes and any(can_touch(scene.table, foe, there) for foe in self._beside.get(cell, ()))
            if struck:
                outcome = done(scene, there, rest, option.lasting, taps=False)
            value = self.acts(outcome, cell)
            if not struck:
                # Walking brings it there, too, a turn later; a blow is to be kept for somebody to strike.
                value -= (1.0 if strikes else 0.5) * (value - self.acts(outcome, creature.cell))
            best = max(best, value)
        return best - option.price - price_of_tapping(scene, creature)

    def advancing(self, effect: ef.Move) -> float:
        """Return the value of a move that taps nobody, with what can be done from where it leads, cards apart."""
        ways = dict.fromkeys(_taken_to(self.scene, self.creature, effect), 0)
        return max(self.goes(ways).values(), default=-math.inf)

    def _away(self, effects: tuple[ef.Effect, ...], cell: Cell) -> float:
        """Return what a shift gains that comes after a blow."""
        if not isinstance(effects[-1], ef.Shift) or is_rooted(self.scene.table, self.creature):
            return 0.0
        tapped = self.scene.places(self.creature).tapped
        squares = _taken_to(self.scene, self.creature, effects[-1])
        return max(map(tapped, squares), default=-math.inf) - tapped(cell)


def _taken_to(scene: Scene, creature: Creature, effect: ef.Effect) -> Iterable[Cell]:
    """Return the squares to which an effect could take a creature from where it stands."""
    table = scene.table
    match effect:
        case ef.Teleport(squares):
            return teleport_squares(table, creature, squares)
        case ef.Shift(squares) if not is_rooted(table, creature):
            return reach_of(table, creature, "shift", squares or card_of(creature).speed).costs
        case ef.Move(squares, beside_target=False) if not is_rooted(table, creature):
            manner: Manner = "move" if squares else "speed"
            return reach_of(table, creature, manner, squares or card_of(creature).speed).costs
    return ()


def urgency(scene: Scene, creature: Creature) -> float:
    """Return roughly the best blow or shot that a creature could have if it were activated now: who has most to do acts
    first; everybody is activated."""
    best = 0.0
    for foe in () if creature.tapped else scene.foes:
        if scene.is_in_reach(creature, foe):
            back = 0.0 if foe.tapped else 0.9 * scene.harm(creature, scene.blow(foe, creature))
            best = max(best, scene.harm(foe, scene.blow(creature, foe)) - back)
        if scene.is_in_sight(creature, foe):
            best = max(best, scene.harm(foe, scene.shot(creature, foe)))
    return 0.05 + best - 0.001 * scene.steps_to_foe(creature.cell)


def is_free_blow(scene: Scene, answer: Attack) -> bool:
    """Return whether an attack is not answered, its target being tapped. What its attacker could give back in the foes'
    turn if it stayed untapped is worth no more, since they choose who comes, and whether anybody does."""
    creatures = scene.table.creatures
    one, target = creatures[answer.creature], creatures[answer.target]
    if not (target.tapped and scene.is_foe(target)):
        return False
    return scene.harm(target, scene.blow(one, target)) > 0
