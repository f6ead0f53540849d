"""What the effects of a power or card are worth, done by a creature from where it stands or would stand: the whole
thing as one, its targets chosen as well as they can be."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.ai.skirmish.lasting import heal_value, lasting_value
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.slides import is_pulled_beside, push_away
from game.ai.skirmish.values import price_of, value_of_cards
from game.geometry.distance import steps_from
from game.geometry.sight import COVER
from game.rules.skirmish.attacks import near, sight_verdict, why_no_strike
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.stack import strike_of_effect
from game.rules.skirmish.state.table import Creature, Strike
from game.rules.skirmish.stats import are_adjacent, can_touch, squares_of

#: What is left of a shot at somebody who may tap to dodge it.
DODGED = 0.25
#: An untapped foe that is tapped cannot give a blow back, dodge or assist for the rest of the turn.
_TAPPED = 0.12
#: What does nothing to anybody is not done.
_FOR_NOTHING = -0.4
#: An area in which nobody stands: not even a trial is spent on it.
_NOBODY = -6.0


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of an action: its value in levels, and the foes that it destroys."""

    value: float
    gone: frozenset[int] = frozenset()


class Estimate:
    """One power, card or attack as it is worked out, effect by effect."""

    def __init__(self, scene: Scene, actor: Creature, lasting: tuple[ef.Lasting, ...] = ()) -> None:
        self.scene, self.actor, self._lasting = scene, actor, lasting
        self.value = 0.0
        self.block = 0
        self.target: Creature | None = None
        #: Damage so far to each creature.
        self.dealt: dict[int, int] = {}
        #: The foes that have been slid beside the actor, or can be.
        self._pulled: frozenset[int] = frozenset()

    def gone(self) -> frozenset[int]:
        """Return the foes that it destroys."""
        creatures = self.scene.table.creatures
        return frozenset(
            number
            for number, damage in self.dealt.items()
            if damage >= self.scene.left(creatures[number]) and self.scene.is_foe(creatures[number])
        )

    def more(self, target: Creature, damage: int) -> float:
        """Return the value of further damage to a creature, after what this action has done to it."""
        before = self.dealt.get(target.id, 0)
        return self.scene.swing(target, before + damage) - self.scene.swing(target, before)

    def hit(self, target: Creature, damage: int, share: float = 1.0) -> None:
        """Damage a creature; ``share`` is how much of the damage counts."""
        self.value += share * self.more(target, damage)
        if share > DODGED:
            self.dealt[target.id] = self.dealt.get(target.id, 0) + damage

    # Effects

    def do(self, effects: Iterable[ef.Effect], chosen: Creature | None = None) -> None:
        """Do the effects in their order; ``chosen`` is the target of the first that takes one, if it is known."""
        self.target = chosen
        for effect in effects:
            match effect:
                case ef.Melee() | ef.Ranged():
                    self._attack(effect, chosen)
                    chosen = None
                case ef.Deal():
                    self._deal(effect, chosen)
                    chosen = None
                case ef.Blast():
                    self._blast(effect)
                case ef.Surround(amount):
                    for other in self.scene.table.creatures.values():
                        if other.id != self.actor.id and are_adjacent(other, self.actor):
                            self.hit(other, amount)
                case ef.GainBlock(amount):
                    self.block += amount
                case ef.Slide(squares, whom="enemy", reach=reach):
                    self._pull(squares, reach, chosen)
                    chosen = None
                case _:
                    self._other(effect, chosen)

    def _attack(self, effect: ef.Melee | ef.Ranged, chosen: Creature | None) -> None:
        strike = strike_of_effect(effect)
        assert strike is not None
        if isinstance(effect, ef.Ranged) and chosen is None:
            self._shoot(strike)
            return
        targets = [chosen] if chosen is not None else self._targets(strike)
        values = sorted(((self._blow(target, strike), -number) for number, target in enumerate(targets)), reverse=True)
        many = {"one": 1, "two": 2, "each": len(targets)}[effect.targets] if isinstance(effect, ef.Melee) else 1
        for _, number in values[:many]:
            target = targets[-number]
            if self.target is None:
                self.target = target
            self.hit(target, self.scene.blow(self.actor, target, strike), self._sureness(target, strike))

    def _shoot(self, strike: Strike) -> None:
        """Take the best shot: those worth most are asked about first."""
        scene = self.scene
        values = [(self.more(foe, scene.blow(self.actor, foe, strike)), foe) for foe in scene.foes]
        best, target, sure = 0.0, None, 1.0
        for value, foe in sorted(values, key=lambda each: -each[0]):
            if value <= best:
                break
            if why_no_strike(scene.table, self.actor, foe, strike) is None:
                sureness = self._sureness(foe, strike)
                if value * sureness > best:
                    best, target, sure = value * sureness, foe, sureness
        if target is not None:
            self.target = self.target or target
            self.hit(target, scene.blow(self.actor, target, strike), sure)

    def _blow(self, target: Creature, strike: Strike) -> float:
        damage = self.scene.blow(self.actor, target, strike)
        return self._sureness(target, strike) * self.more(target, damage)

    def _sureness(self, target: Creature, strike: Strike) -> float:
        """Return how much of an attack is to be counted on: who has cover and is not tapped dodges."""
        if strike.manner == "melee" or target.tapped:
            return 1.0
        covered = sight_verdict(self.scene.table, self.actor, target) == COVER
        return DODGED if covered else 1.0

    def _targets(self, strike: Strike) -> list[Creature]:
        scene, actor = self.scene, self.actor
        return [
            foe
            for foe in scene.foes
            if foe.id in self._pulled or why_no_strike(scene.table, actor, foe, strike) is None
        ]

    def _deal(self, effect: ef.Deal, chosen: Creature | None) -> None:
        scene, actor = self.scene, self.actor
        if chosen is None:
            among = scene.friends if effect.whom == "ally" else scene.foes
            fitting = [one for one in among if one.id != actor.id and near(scene.table, actor, one, effect.reach)]
            if not fitting:
                return
            chosen = max(fitting, key=lambda one: self._dealt(one, effect))
        self.target = chosen
        for other in self._caught(chosen, effect):
            self.hit(other, effect.amount)

    def _caught(self, target: Creature, effect: ef.Deal) -> list[Creature]:
        if not effect.splash:
            return [target]
        return [target, *(one for one in self.scene.table.creatures.values() if are_adjacent(one, target))]

    def _dealt(self, target: Creature, effect: ef.Deal) -> float:
        return sum(self.more(other, effect.amount) for other in self._caught(target, effect))

    def _blast(self, effect: ef.Blast) -> None:
        """Take the best area within reach; somebody must be caught, and be it one's own."""
        steps = steps_from(self.scene.table.board.grid, squares_of(self.actor))
        for value, (x, y), caught in self.scene.areas(effect.amount, effect.radius):
            if value > 0 and 0 <= steps[y, x] <= effect.reach:
                for one in caught:
                    self.hit(one, effect.amount)
                return
        self.value += _NOBODY

    def _other(self, effect: ef.Effect, chosen: Creature | None) -> None:
        match effect:
            case ef.Draw(cards, if_dealt):
                player = self.scene.table.players[self.scene.seat]
                if self.dealt or not if_dealt:
                    held = max(0, len(player.hand) - 1)  # The card that draws is in the hand while it is weighed.
                    self.value += value_of_cards(held, min(cards, len(player.actions)))
            case ef.Heal(amount):
                self.value += self._healed(amount, chosen)
            case ef.Slide(squares, whom="adjacent"):
                among = (chosen,) if chosen is not None else self.scene.foes
                beside = [one for one in among if self.scene.is_foe(one) and are_adjacent(one, self.actor)]
                pushes = (push_away(self.scene, one, squares, self.actor) for one in beside)
                self.value += max(pushes, default=0.0)
            case ef.Slide(squares):
                self.value += self._slid(squares, chosen or self.target)
            case ef.TapAdjacent():
                self.value += self._feinted(chosen)
            case ef.Attach(whom, reach):
                self._attached(whom, reach, chosen)
            case ef.Prevent() | ef.Teleport() | ef.Move() | ef.Shift():
                pass  # Where the actor goes itself is weighed by ``Activating.moving`` and ``choices.relocated``.

    def _healed(self, amount: int, chosen: Creature | None) -> float:
        scene = self.scene
        among = (
            [chosen]
            if chosen is not None
            else [one for one in scene.friends if one.id == self.actor.id or are_adjacent(one, self.actor)]
        )
        return max((heal_value(scene, one, amount) for one in among), default=0.0)

    def _pull(self, squares: int, reach: int, chosen: Creature | None) -> None:
        """Note the foes within reach that can be slid beside the actor."""
        scene, actor = self.scene, self.actor
        among = scene.foes if chosen is None else (chosen,)
        self._pulled = frozenset(
            foe.id
            for foe in among
            if near(scene.table, actor, foe, reach) and is_pulled_beside(scene, foe, squares, actor)
        )

    def _slid(self, squares: int, target: Creature | None) -> float:
        """Return the value of pushing a foe away: nothing if it is destroyed or has nowhere to go."""
        if target is None or not self.scene.is_foe(target) or target.id in self.gone():
            return 0.0
        if not self.scene.slides(target, squares, self.actor):
            return 0.0
        return 0.12 + (0.08 * price_of(self.scene.table, target) if not target.tapped else 0.0)

    def _feinted(self, chosen: Creature | None) -> float:
        """Return the value of tapping a foe: it gives no blows back this turn, and invites those of untapped creatures
        beside it."""
        scene = self.scene
        foes = [chosen] if chosen is not None else [foe for foe in scene.foes if are_adjacent(foe, self.actor)]
        best = 0.0
        for foe in foes:
            if foe.tapped or not scene.is_foe(foe):
                continue
            ready = [one for one in scene.own if not one.tapped and can_touch(scene.table, one, foe)]
            if ready:
                spared = max(scene.harm(one, scene.blow(foe, one)) for one in ready)
                best = max(best, 0.8 * spared + 0.1)
        return best

    def _attached(self, whom: str, reach: int, chosen: Creature | None) -> None:
        bearer: Creature | None
        for lasting in self._lasting:
            if whom == "actor":
                bearer = self.actor
            elif whom == "creature":
                bearer = chosen
                if bearer is None:
                    among = [
                        one
                        for one in self.scene.table.creatures.values()
                        if near(self.scene.table, self.actor, one, reach)
                    ]
                    self.value += max((lasting_value(self.scene, one, lasting) for one in among), default=0.0)
                    continue
            else:
                bearer = self.target
                if bearer is None or bearer.id in self.gone() or (whom == "damaged" and bearer.id not in self.dealt):
                    continue
            self.value += lasting_value(self.scene, bearer, lasting)


def done(
    scene: Scene,
    actor: Creature,
    effects: Iterable[ef.Effect],
    lasting: tuple[ef.Lasting, ...] = (),
    chosen: Creature | None = None,
    *,
    taps: bool = True,
) -> Outcome:
    """Return the outcome of a power or card from where the actor stands, the blows that its tapping invites
    included."""
    estimate = Estimate(scene, actor, lasting)
    estimate.do(effects, chosen)
    value = estimate.value if estimate.dealt or estimate.value else _FOR_NOTHING
    if taps:
        value -= price_of_tapping(scene, actor, estimate.block)
    return Outcome(value, estimate.gone())


def plain_attack(scene: Scene, actor: Creature, target: Creature, tapping: float) -> Outcome:
    """Return the outcome of a plain attack, with the price of ``tapping`` for it."""
    damage = scene.blow(actor, target)
    if not damage:
        return Outcome(_FOR_NOTHING - tapping)
    gone = frozenset((target.id,)) if damage >= scene.left(target) else frozenset()
    return Outcome(scene.harm(target, damage) - tapping, gone)


def price_of_tapping(scene: Scene, actor: Creature, block: int = 0) -> float:
    """Return what the blows are likely to cost that a creature's tapping invites from untapped foes beside it. They are
    tapped then, which is worth a little."""
    cost = 0.0
    damage = 0
    for foe in scene.foes:
        if not foe.tapped and can_touch(scene.table, foe, actor):
            damage += max(0, scene.blow(foe, actor) - block)
            cost -= _TAPPED
    return 0.9 * scene.harm(actor, damage) + cost if damage else 0.0
