"""A table of Arena as one seat weighs it: who can strike whom, what each blow is expected to cost, and what a place is
exposed to. Dice, reach of weapons and engagements are asked of the rules; each answer is kept as long as the table."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.arena.ground import FAR, blows_from, blows_to, footing, overlook, sign_of, steps_to
from game.ai.arena.worths import life_worth, shares
from game.geometry.hex_sight import Body, is_seen
from game.geometry.hexes import Hex
from game.rules.arena.attacks import damage_chances
from game.rules.arena.cards.traits import DoubleAttack, Flying, PhantomWalk
from game.rules.arena.engagements import engagements_of
from game.rules.arena.standing import Spaces, base_of, bodies_of, card_of
from game.rules.arena.state.table import Figure, Table, field
from game.rules.arena.stats import dice_of, life_left, move_of, power_parts, range_of, toughness_parts, trait_of

#: How much less a blow counts for each whole move that it is away.
_LATER = 0.6
#: How much a second attack of one figure is worth beside the first.
_TWICE = 1.8


class Scene:
    """One table for one seat. Losses are in points, those of opponents weighted by how much they matter."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.team = table.players[seat].team
        self.terrain = table.board.terrain.first
        self.shares = shares(table, seat)
        standing = field(table)
        self.friends = tuple(one for one in standing if self.is_friend(one))
        self.enemies = tuple(one for one in standing if not self.is_friend(one))
        self.own = tuple(one for one in self.friends if one.seat == seat)
        self._losses: dict[tuple[int, int, int], float] = {}
        self._dice: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._exposures: dict[tuple[int, Spaces], float] = {}
        self._threats: dict[int, list[_Threat]] = {}
        self._values: dict[int, tuple[float, ...]] = {}
        self._reach: dict[int, tuple[int, int]] = {}

    def is_friend(self, figure: Figure) -> bool:
        """Is the figure on the seat's side?"""
        return self.table.players[figure.seat].team == self.team

    # What a figure is worth, and what damage costs

    def values(self, figure: Figure) -> tuple[float, ...]:
        """What the figure is worth with each amount of life left, from 0 to what it has."""
        known = self._values.get(figure.id)
        if known is None:
            left = life_left(self.table, figure)
            known = tuple(life_worth(self.table, figure, one) for one in range(left + 1))
            self._values[figure.id] = known
        return known

    def harm(self, figure: Figure, damage: int) -> float:
        """What so much damage to the figure costs its side."""
        values = self.values(figure)
        return values[-1] - values[max(0, len(values) - 1 - damage)]

    def weight(self, figure: Figure) -> float:
        """How much the seat cares for a figure: 1 for its side's; less for each of several opponents'."""
        return self.shares.get(figure.seat, 1.0)

    def worth(self, figure: Figure) -> float:
        """What it is worth now, as far as the seat cares."""
        return self.weight(figure) * self.values(figure)[-1]

    # Blows

    def dice(self, attacker: Figure, defender: Figure, sign: int, at: Hex | None = None) -> tuple[int, int]:
        """Attack and toughness dice of a blow from higher (1), level (0) or lower ground (-1)."""
        key = (attacker.id, defender.id, sign)
        known = self._dice.get(key)
        if known is None:
            target = defender if at is None else _moved(defender, at)
            place = footing(self.terrain, target.spaces[0], sign)
            striker = _moved(attacker, place if place is not None else target.spaces[0])
            if place is None and sign:
                striker, target = self._apart(attacker, defender, sign)
            power = dice_of(power_parts(self.table, striker, target))
            known = self._dice[key] = (power, dice_of(toughness_parts(self.table, target, striker)))
        return known

    def _apart(self, attacker: Figure, defender: Figure, sign: int) -> tuple[Figure, Figure]:
        """The two figures as they stand, or, if that is another height, on the battlefield's highest and lowest."""
        now = sign_of(base_of(self.table, attacker.spaces) - base_of(self.table, defender.spaces))
        if now == sign:
            return attacker, defender
        columns = self.terrain.columns
        high, low = max(columns, key=lambda one: one.top).at, min(columns, key=lambda one: one.top).at
        above, below = (high, low) if sign > 0 else (low, high)
        return _moved(attacker, above), _moved(defender, below)

    def blow(self, attacker: Figure, defender: Figure, sign: int, at: Hex | None = None) -> float:
        """What one attack is expected to cost the defender's side."""
        key = (attacker.id, defender.id, sign)
        known = self._losses.get(key)
        if known is None:
            power, toughness = self.dice(attacker, defender, sign, at)
            known = self._losses[key] = self.expected(defender, power, toughness)
        return known

    def expected(self, defender: Figure, power: int, toughness: int) -> float:
        """What so many dice against so many are expected to cost the defender's side."""
        chances = damage_chances(max(0, power), max(0, toughness))
        loss = sum(chance * self.harm(defender, damage) for damage, chance in enumerate(chances) if damage)
        return loss * self.weight(defender)

    def times(self, attacker: Figure) -> float:
        """How much the attacks of a turn are worth beside a single one."""
        return _TWICE if trait_of(card_of(self.table, attacker), DoubleAttack) is not None else 1.0

    # Who can be struck

    def reach(self, figure: Figure) -> tuple[int, int]:
        """Its move and its range."""
        known = self._reach.get(figure.id)
        if known is None:
            known = self._reach[figure.id] = (move_of(self.table, figure), range_of(self.table, figure))
        return known

    def flies(self, figure: Figure) -> bool:
        """Do levels cost it nothing?"""
        return trait_of(card_of(self.table, figure), Flying) is not None

    def missing(self, figure: Figure, place: Hex, target: Hex) -> int:
        """The spaces that a figure at a place must walk until it can strike at a target; ``FAR`` if it never can."""
        _, span = self.reach(figure)
        straight = steps_to(self.terrain, target).get(place, FAR)
        if span >= 2:
            return max(0, straight - span)
        if self.flies(figure):
            return max(0, straight - 1)
        return max(0, blows_to(self.terrain, target).get(place, FAR))

    def strikes(self, figure: Figure, target: Hex) -> bool:
        """Can the figure, with its whole move, strike at somebody on a space, as far as distances tell?"""
        move, span = self.reach(figure)
        return self._span_map(figure).get(target, FAR) <= move + (span if span >= 2 else 0)

    def _span_map(self, figure: Figure) -> dict[Hex, int]:
        """What its walk to a blow at each space costs; for those who shoot or fly, plain steps."""
        _, span = self.reach(figure)
        front = figure.spaces[0]
        if span >= 2:
            return steps_to(self.terrain, front)  # type: ignore[return-value]
        if self.flies(figure):
            return {place: steps - 1 for place, steps in steps_to(self.terrain, front).items()}
        return blows_from(self.terrain, front)  # type: ignore[return-value]

    def ahead(self, figure: Figure, place: Hex) -> float:
        """The best blow that a figure at a place has in prospect: less for each move that it is away."""
        move = max(1, self.reach(figure)[0])
        best = 0.0
        for enemy in self.enemies if self.is_friend(figure) else self.friends:
            missing = self.missing(figure, place, enemy.spaces[0])
            if missing < FAR:
                best = max(best, self.blow(figure, enemy, 0) * _LATER ** (missing / move))
        return best * self.times(figure)

    # What a place is exposed to

    def exposure(self, figure: Figure, spaces: Spaces) -> float:
        """What a figure on those spaces has to fear of the next opponent's turn: one army card acts, and its figures
        have other targets, too."""
        key = (figure.id, spaces)
        known = self._exposures.get(key)
        if known is None:
            known = self._exposures[key] = self._exposed(figure, spaces)
        return known

    def _exposed(self, figure: Figure, spaces: Spaces) -> float:
        threats = self._threats.get(figure.id)
        if threats is None:
            threats = self._threats[figure.id] = [
                _Threat(self, enemy, figure) for enemy in (self.enemies if self.is_friend(figure) else self.friends)
            ]
        place = spaces[0]
        here = self.terrain.top(place)
        best = overlook(self.terrain, place)
        cards: dict[int, float] = {}
        for threat in threats:
            if threat.reached.get(place, FAR) <= threat.limit:
                sign = sign_of(threat.base - here) if threat.shoots else best
                loss = self.blow(threat.enemy, figure, sign, place) * threat.share
                cards[threat.army] = cards.get(threat.army, 0.0) + loss
        if not cards:
            return 0.0
        most = max(cards.values())
        return most + 0.3 * (sum(cards.values()) - most)

    def engaged_at(self, figure: Figure, spaces: Spaces) -> frozenset[int]:
        """The enemies that a figure would be engaged with on those spaces."""
        height = card_of(self.table, figure).height
        return engagements_of(self.table, self.table.players[figure.seat].team).at(spaces, height)

    def sees(self, figure: Figure, spaces: Spaces, target: Figure) -> bool:
        """Would a figure on those spaces see another?"""
        height = card_of(self.table, figure).height
        eye = Body(figure.id, spaces, base_of(self.table, spaces), height)
        aim = Body(target.id, target.spaces, base_of(self.table, target.spaces), card_of(self.table, target).height)
        bodies = tuple(body for body in bodies_of(self.table) if body.piece != figure.id)
        return is_seen(self.terrain, bodies, eye, aim)


class _Threat:
    """An enemy as a threat to one figure: which spaces it can strike at, and how likely it is to choose the figure."""

    def __init__(self, scene: Scene, enemy: Figure, figure: Figure) -> None:
        self.enemy, self.army = enemy, enemy.army
        move, span = scene.reach(enemy)
        self.shoots = span >= 2
        self.base = base_of(scene.table, enemy.spaces)
        self.reached = scene._span_map(enemy)
        self.limit = move + (span if self.shoots else 0)
        if scene.engaged_at(enemy, enemy.spaces) and trait_of(card_of(scene.table, enemy), PhantomWalk) is None:
            # Who is engaged pays for leaving: it strikes at those beside it.
            self.limit = 1 if self.shoots else 0
        loss = scene.blow(enemy, figure, 0)
        others = scene.friends if scene.is_friend(figure) else scene.enemies
        rivals = sum(
            self.reached.get(other.spaces[0], FAR) <= self.limit and scene.blow(enemy, other, 0) >= loss
            for other in others
            if other.id != figure.id
        )
        self.share = scene.times(enemy) / (1 + rivals)


def _moved(figure: Figure, place: Hex) -> Figure:
    """The figure as if it stood on a space."""
    return replace(figure, spaces=(place, *figure.spaces[1:]))
