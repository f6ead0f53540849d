"""A table of Arena as one seat weighs it: who can strike whom, what each blow is expected to cost, and what a place is
exposed to. What is worked out is kept as long as the table."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from game.ai.arena.fighters import (
    Fighter,
    aim_map,
    aim_row,
    dice_between,
    expected_loss,
    fighter_of,
    missing,
    strike_map,
    strike_row,
)
from game.ai.arena.ground import FAR, overlook, overlooks, sign_of, signs_from
from game.ai.arena.objectives import goals_of
from game.ai.arena.values import daring, life_value, pressed, shares
from game.geometry.hex_sight import Body, is_seen
from game.geometry.hexes import Hex
from game.geometry.worked_out import WorkedOut
from game.rules.arena.engagements import Engagements, engagements_of
from game.rules.arena.standing import Spaces, base_of, bodies_of, card_of
from game.rules.arena.state.table import Figure, Table, field, pair_of
from game.rules.arena.stats import life_left

#: How much less a blow counts for each whole move that it is away, and for a seat that has nothing more to lose.
_LATER, _PRESSED_LATER = 0.6, 0.9
#: How much the blows of other army cards count compared with those of the one that is feared most.
_OTHER_CARDS = 0.3
#: A way to the foes that is longer, or none, counts as long as that.
_FARTHEST = 24.0
_NOBODY: frozenset[int] = frozenset()


class Scene:
    """One table for one seat. Losses are in points, those of opponents weighted by how much they matter."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.team = table.players[seat].team
        self.terrain = table.board.terrain.first
        self.shares = shares(table, seat)
        self.daring = daring(table, seat)
        self.pressed = pressed(table, seat)
        goals = goals_of(table, seat)
        #: What depends on each foe for the objectives of a scenario.
        self._stakes = goals.stakes() if goals is not None else {}
        self.fighters = {figure.id: self.stand_in(figure) for figure in field(table)}
        self.taken = {space for one in self.fighters.values() for space in one.spaces}
        self.friends = tuple(one for one in self.fighters.values() if one.is_friend)
        self.enemies = tuple(one for one in self.fighters.values() if not one.is_friend)
        self.own = tuple(one for one in self.friends if one.figure.seat == seat)
        self._enemies: dict[int, Engagements] = {}
        self._blows: WorkedOut = self.terrain.worked_out.setdefault(Scene.blow, WorkedOut())
        self._strikers: dict[int, Striker] = {}
        self._outlooks: dict[int, Outlook] = {}

    def is_friend(self, figure: Figure) -> bool:
        """Return whether the figure is on the seat's side."""
        return self.table.players[figure.seat].team == self.team

    def stand_in(self, figure: Figure) -> Fighter:
        """Return a figure as a fighter, wherever it is taken to stand."""
        weight = self.shares.get(figure.seat, 1.0)
        if self._stakes.get(figure.id):
            # What depends on it counts beside its own value, spread evenly over that.
            whole = life_value(self.table, figure, life_left(self.table, figure))
            weight += self._stakes[figure.id] / max(1.0, whole)
        return fighter_of(self.table, figure, weight, is_friend=self.is_friend(figure))

    def fighter(self, number: int) -> Fighter:
        """Return the fighter of a figure on the battlefield."""
        return self.fighters[number]

    def dice(self, one: Fighter, other: Fighter, sign: int) -> tuple[int, int]:
        """Return attack and toughness dice of a blow from higher (1), level (0) or lower ground (-1), nobody else
        near."""
        return dice_between(self.table, self.terrain, one, other, sign)

    def blow(self, one: Fighter, other: Fighter, sign: int) -> float:
        """Return what one attack is expected to cost the other's side, as far as the seat cares."""
        was_beside = (one.intense or other.intense) and pair_of(one.id, other.id) in self.table.turn.beside
        key = (one.kind, other.kind, other.stake, sign, was_beside)
        known: float | None = self._blows.get(key)
        if known is None:
            power, toughness = self.dice(one, other, sign)
            known = self._blows[key] = other.weight * expected_loss(other.values, power, toughness)
        return known

    def missing(self, one: Fighter, place: Hex, target: Hex) -> int:
        """Return the spaces that a fighter at a place must walk until it can strike at a target; ``FAR`` if it never
        can."""
        return missing(self.terrain, one, place, target)

    def strikes(self, one: Fighter, target: Hex) -> bool:
        """Return whether it can strike at somebody on a space with its whole move, as far as distances tell."""
        costs, spared = strike_map(self.terrain, one)
        return costs.get(target, FAR) <= one.move + spared

    def engaged_at(self, one: Fighter, spaces: Spaces) -> frozenset[int]:
        """Return the enemies that a fighter would be engaged with on those spaces."""
        engagements = self.engagements(one)
        return _NOBODY if engagements.spaces.isdisjoint(spaces) else engagements.at(spaces, one.height)

    def engagements(self, one: Fighter) -> Engagements:
        """Return with whom a fighter would be engaged, wherever it stood."""
        team = self.table.players[one.figure.seat].team
        engagements = self._enemies.get(team)
        if engagements is None:
            engagements = self._enemies[team] = engagements_of(self.table, team)
        return engagements

    def outlook(self, one: Fighter) -> Outlook:
        """Return what a fighter has to hope and to fear on any place."""
        known = self._outlooks.get(one.id)
        if known is None or known.fighter is not one:
            known = self._outlooks[one.id] = Outlook(self, one)
        return known

    def striker(self, one: Fighter) -> Striker:
        """Return whom a fighter can strike at from where it stands."""
        known = self._strikers.get(one.id)
        if known is None or known.fighter is not one:
            known = self._strikers[one.id] = Striker(self, one)
        return known

    def ahead(self, one: Fighter) -> float:
        """Return the best blow that a fighter has in prospect where it stands."""
        return self.outlook(one).ahead(one.front)

    def exposure(self, one: Fighter) -> float:
        """Return what a fighter has to fear where it stands."""
        return self.outlook(one).exposure(one.front)

    def sees(self, one: Fighter, spaces: Spaces, target: Fighter) -> bool:
        """Return whether a fighter on those spaces would see another."""
        eye = Body(one.id, spaces, base_of(self.table, spaces), one.height)
        aim = Body(target.id, target.spaces, target.base, card_of(self.table, target.figure).height)
        bodies = tuple(body for body in bodies_of(self.table) if body.piece != one.id)
        return is_seen(self.terrain, bodies, eye, aim)


_Costs = dict[Hex, int]
#: What each space is worth, in the order of the columns.
_Worth = NDArray[np.float64]


class Striker:
    """A fighter with its next turn before it: the spaces that it can strike at, each with what it costs to get there,
    the ``limit`` of that, and the ``targets`` within it, with what a blow at each is expected to cost."""

    def __init__(self, scene: Scene, one: Fighter) -> None:
        self.fighter = one
        self.costs, spared = strike_map(scene.terrain, one)
        limit = one.move + spared
        if not one.slips and scene.engaged_at(one, one.spaces):
            # Who is engaged pays for leaving: it strikes at those beside it.
            limit = 1 if one.shoots or one.flies else 0
        self.limit = limit
        self.targets = [
            (foe.id, scene.blow(one, foe, 0))
            for foe in (scene.enemies if one.is_friend else scene.friends)
            if self.costs.get(foe.front, FAR) <= limit
        ]


@lru_cache(maxsize=64)
def _later(move: int, pressed: float) -> list[float]:
    """Return how much a blow counts by its distance in spaces, for a figure with this move."""
    step = (_LATER + (_PRESSED_LATER - _LATER) * pressed) ** (1 / move)
    return [step**spaces for spaces in range(FAR + 1)]


@lru_cache(maxsize=256)
def _counts(move: int, spared: int, pressed: float) -> _Worth:
    """Return how much a blow counts by the cost of walking there, less what weapons spare; nothing from ``FAR`` on."""
    later = _later(move, pressed)
    return np.array([*(later[max(0, cost - spared)] for cost in range(FAR)), 0.0])


class Outlook:
    """The hopes and fears of one fighter: what its best blow is from each place, and who may strike at it there."""

    def __init__(self, scene: Scene, one: Fighter) -> None:
        self.fighter = one
        self._terrain = scene.terrain
        self._top = scene.terrain.by_place
        self._foes = foes = scene.enemies if one.is_friend else scene.friends
        self._prospects = [(*aim_map(scene.terrain, one, foe.front), scene.blow(one, foe, 0)) for foe in foes]
        self._pressed = scene.pressed if one.is_friend else 0.0
        self._later = _later(max(1, one.move), self._pressed)
        self._threats = [self._threat(scene, foe) for foe in foes]
        self._known: dict[Hex, float] = {}

    def _threat(self, scene: Scene, foe: Fighter) -> tuple[_Costs, int, bool, int, tuple[float, float, float], int]:
        """Return the spaces that a foe can strike at, within which limit, does it shoot, from which level, what its
        blow costs by that level (as the foe has others to choose from), and its army card."""
        one = self.fighter
        striker = scene.striker(foe)
        loss = scene.blow(foe, one, 0)
        rivals = 0
        for other, blow in striker.targets:
            if blow >= loss and other != one.id:
                rivals += 1
        share = foe.times / (1 + rivals)
        losses = (share * loss, share * scene.blow(foe, one, 1), share * scene.blow(foe, one, -1))
        return striker.costs, striker.limit, foe.shoots, foe.base, losses, foe.army

    def ahead(self, place: Hex) -> float:
        """Return the best blow that the fighter at a place has in prospect: less for each move that it is away."""
        best, later = 0.0, self._later
        for costs, spared, gain in self._prospects:
            cost = costs.get(place, FAR)
            if cost < FAR:
                hope = gain * later[cost - spared] if cost > spared else gain
                if hope > best:
                    best = hope
        return best * self.fighter.times

    def reached(self, place: Hex) -> float:
        """Return the best blow that the fighter can strike with one whole move from a place; of one that is farther
        away, what it comes to be hoped for."""
        one, prospects = self.fighter, self._prospects
        near = (gain for costs, spared, gain in prospects if costs.get(place, FAR) - spared <= one.move)
        return max(one.times * max(near, default=0.0), self.ahead(place))

    @cached_property
    def ahead_by_space(self) -> _Worth:
        """Return ``ahead`` of all spaces, in the order of the columns: all at once takes as long as two dozen one by
        one."""
        one, move = self.fighter, max(1, self.fighter.move)
        best = np.zeros(len(self._terrain.columns))
        for foe, (_, spared, gain) in zip(self._foes, self._prospects, strict=True):
            costs = aim_row(self._terrain, one, foe.front)
            np.maximum(best, gain * _counts(move, spared, self._pressed)[costs], out=best)
        return best * one.times

    @cached_property
    def away_by_space(self) -> _Worth:
        """Return what the fighter must walk from each space until it can strike at the foe that is nearest to it."""
        terrain, one = self._terrain, self.fighter
        away = np.full(len(terrain.columns), _FARTHEST)
        for foe, (_, spared, _) in zip(self._foes, self._prospects, strict=True):
            np.minimum(away, np.maximum(0, aim_row(terrain, one, foe.front) - spared), out=away)
        return away

    def exposure(self, place: Hex) -> float:
        """Return what the fighter at a place has to fear of the next opponent's turn: one army card acts, and its
        figures have other targets, too."""
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = self._exposed(place)
        return known

    def _exposed(self, place: Hex) -> float:
        here, best = self._top[place].top, overlook(self._terrain, place)
        cards: dict[int, float] = {}
        for costs, limit, shoots, base, losses, army in self._threats:
            if costs.get(place, FAR) <= limit:
                loss = losses[sign_of(base - here) if shoots else best]
                cards[army] = cards.get(army, 0.0) + loss
        if not cards:
            return 0.0
        most = max(cards.values())
        return most + _OTHER_CARDS * (sum(cards.values()) - most)

    @cached_property
    def exposure_by_space(self) -> _Worth:
        """Return ``exposure`` of all spaces, in the order of the columns."""
        terrain = self._terrain
        cards: dict[int, _Worth] = {}
        for foe, (_, limit, shoots, base, losses, army) in zip(self._foes, self._threats, strict=True):
            signs = signs_from(terrain, base) if shoots else overlooks(terrain)
            loss = np.array(losses)[signs] * (strike_row(terrain, foe) <= limit)
            cards[army] = cards[army] + loss if army in cards else loss
        if not cards:
            return np.zeros(len(terrain.columns))
        most = np.maximum.reduce([*cards.values()])
        worth: _Worth = most + _OTHER_CARDS * (sum(cards.values()) - most)
        return worth
