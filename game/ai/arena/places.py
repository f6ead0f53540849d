"""What it is worth to a player of Arena to have a figure on a place: blows, cover, height, glyphs, scoring spaces."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cached_property
from math import comb

from game.ai.arena.fighters import Fighter
from game.ai.arena.ground import sign_of, tops, walks_within
from game.ai.arena.scene import Scene
from game.ai.arena.scoring import promised
from game.geometry.hexes import Hex
from game.rules.arena.attacks import targets_from
from game.rules.arena.movement import moves_of
from game.rules.arena.movement_costs import movement_of
from game.rules.arena.standing import Spaces, card_of, within

#: What a die more or less in every fight, a move of more spaces, a card, and an unknown glyph are worth.
_GLYPHS = {"power": 7.0, "toughness": 7.0, "move": 3.0, "knowledge": 6.0, "random": 5.0}
#: What a level higher up is worth.
_LEVEL = 0.6
#: How much prospects count compared with what is done now: squads lead the way.
_PROSPECT, _WALKER_PROSPECT = 0.5, 0.25
#: How much a possible loss counts compared with one that is dealt: Planeswalkers fear more.
_CAUTION, _WALKER_CAUTION = 0.6, 0.9
#: How much less a seat that is behind fears, and how much more it seeks a fight; one that is ahead does the reverse.
_DARES, _URGES = 0.6, 0.8
#: How much more a seat that has nothing more to lose seeks a fight.
_HUNTS = 1.0
#: What each space nearer to the enemy is worth to a squad figure that counts as many points, far from everybody.
_CLOSES, _COUNTED = 0.3, 25.0
#: What a better place for the Planeswalker alone counts beside what a squad does with the turn.
_FIDGETS = 0.4
#: What it costs a shooting figure to be engaged.
_LOCKED = 3.0
#: Sight is worked out for this many places at most.
_LOOKED_INTO = 12
#: What a shot counts where sight was not worked out.
_UNSEEN = 0.6

_NOBODY: frozenset[int] = frozenset()
_Shots = list[tuple[float, Fighter]]


class Places:
    """The places of one figure. ``acts``: it attacks when its move is over."""

    def __init__(self, scene: Scene, fighter: Fighter, *, acts: bool) -> None:
        self.scene, self.fighter, self.acts = scene, fighter, acts
        table, figure = scene.table, fighter.figure
        self._is_walker = is_walker = card_of(table, figure).kind == "planeswalker"
        self._is_borrowed = fighter.owner != figure.seat
        dares, pressed = scene.daring, scene.pressed
        self._caution = (_WALKER_CAUTION if is_walker else _CAUTION) * (1 - _DARES * dares) * (1 - pressed)
        self._prospect = (_WALKER_PROSPECT if is_walker else _PROSPECT) * (1 + _URGES * dares + _HUNTS * pressed)
        self._outlook = scene.outlook(fighter)
        foes = scene.enemies if fighter.is_friend else scene.friends
        # What a blow from the foe's level, from above and from below is expected to gain.
        self._gains = {foe.id: (foe, tuple(scene.blow(fighter, foe, sign) for sign in (0, 1, -1))) for foe in foes}
        span = fighter.span if fighter.shoots else 0
        self._shots = [(*shot, within(scene.terrain, shot[0].spaces, span)) for shot in self._gains.values() if span]
        self._glyphs = {glyph.at: _GLYPHS[glyph.kind] * (1 - pressed) for glyph in table.glyphs}
        self._engagements = scene.engagements(fighter)
        self._contested = self._engagements.spaces
        free = figure.zone != "field" or movement_of(table, figure).leaves_freely
        self._left = _NOBODY if free else self._engaged_at(fighter.spaces)
        self._columns = scene.terrain.by_place
        self._near = promised(scene, fighter) if table.board.scoring else {}
        is_led = fighter.is_friend and not is_walker and not table.board.scoring
        self._closes = _CLOSES * (1 + min(0.0, dares)) * fighter.values[-1] / _COUNTED if is_led else 0.0

    def values(self, places: Iterable[Spaces]) -> dict[Spaces, float]:
        """Return the value of each place. Blows at adjacent figures are certain; for shots sight is looked into, the
        best places first, until none that is left can be better."""
        found: dict[Spaces, float] = {}
        hopes: list[tuple[float, Spaces, _Shots]] = []
        for spaces in places:
            engaged = self._engaged_at(spaces)
            value = self._quiet(spaces, engaged)
            sure, shots = self._blows(spaces, engaged) if self.acts else (0.0, ())
            found[spaces] = value + sure
            if shots:
                hopes.append((value + shots[0][0], spaces, shots))
        self._look(found, hopes)
        return found

    def marched(self, places: Iterable[Spaces]) -> dict[Spaces, float]:
        """Return the value of each place to a figure that has its whole move still before it: what it can strike at
        from there on."""
        found = {}
        for spaces in places:
            left = len(self._left - self._engaged_at(spaces)) if set(spaces) != set(self.fighter.spaces) else 0
            found[spaces] = self._outlook.reached(spaces[0]) - self._leaving(left)
        return found

    def best_gain(self, gone: Container[Hex] = ()) -> tuple[float, Hex]:
        """Return the best that the figure can gain by its move and its attack, as far as it can walk on an empty
        ground, and the space that is best apart from the attack. The spaces that are ``gone`` are others' to take."""
        one = self.fighter
        here = self._quiet(one.spaces, self._engaged_at(one.spaces))
        taken = self.scene.taken
        reached = walks_within(self.scene.terrain, one.front, one.move, flies=one.flies)
        places = [one.spaces, *((place,) for place in reached if place not in taken and place not in gone)]
        best = max(places, key=lambda spaces: self._quiet(spaces, self._engaged_at(spaces)))
        quiet = self._quiet(best, self._engaged_at(best)) - here
        blow = max(0.0, max(self.values(places).values()) - here - quiet)
        return blow + quiet * (_FIDGETS if self._is_walker else 1.0), best[0]

    def aim(self) -> Fighter | None:
        """Return whom the figure is to strike at from the best place that it can go to; nobody if it strikes none."""
        table, one = self.scene.table, self.fighter
        values = self.values([one.spaces, *(move.to for move in moves_of(table, one.id, one.move))])
        best = max(values, key=values.__getitem__)
        struck = [self._gains[foe.id] for foe in targets_from(table, one.figure, best) if foe.id in self._gains]
        return max(struck, key=lambda foe: foe[1][0])[0] if struck else None

    def _look(self, found: dict[Spaces, float], hopes: list[tuple[float, Spaces, _Shots]]) -> None:
        """Add the shots to what the places are worth."""
        best, looked = max(found.values(), default=0.0), 0
        for hope, spaces, shots in sorted(hopes, key=lambda one: -one[0]):
            if hope <= best or looked >= _LOOKED_INTO:
                found[spaces] = min(found[spaces] + _UNSEEN * shots[0][0], max(best - 1e-3, found[spaces]))
                continue
            looked += 1
            found[spaces] += next((gain for gain, foe in shots if self.scene.sees(self.fighter, spaces, foe)), 0.0)
            best = max(best, found[spaces])

    def _blows(self, spaces: Spaces, engaged: frozenset[int]) -> tuple[float, _Shots]:
        """Return the best blow at somebody beside the place, or, where nobody is, the shots from it, best first."""
        if not engaged and not self._shots:
            return 0.0, []
        here, times = self._columns[spaces[0]].top, self.fighter.times
        if engaged:
            foes = (self._gains[number] for number in engaged)
            return times * max(gains[sign_of(here - foe.base)] for foe, gains in foes), []
        place = spaces[0]
        shots = [(times * gains[sign_of(here - foe.base)], foe) for foe, gains, near in self._shots if place in near]
        shots.sort(key=lambda shot: (-shot[0], shot[1].id))
        return 0.0, shots[:3]

    def _quiet(self, spaces: Spaces, engaged: frozenset[int]) -> float:
        """Return the value of the place apart from the attack of this turn."""
        value = 0.0
        if self._left and set(spaces) != set(self.fighter.spaces):
            value -= self._leaving(len(self._left - engaged))
        if self._is_borrowed:
            return value
        if engaged:
            value += self._locks(engaged)
        return value + self._ground[spaces[0]]

    @cached_property
    def _ground(self) -> dict[Hex, float]:
        """Return the value of each space, whatever stands beside it."""
        outlook, terrain = self._outlook, self.scene.terrain
        worth = self._prospect * outlook.ahead_by_space - self._caution * outlook.exposure_by_space
        if self._closes:
            worth = worth - self._closes * outlook.away_by_space
        ground = dict(zip(self._columns, (worth + _LEVEL * tops(terrain)).tolist(), strict=True))
        for gains in (self._glyphs, self._near):
            for place, gain in gains.items():
                ground[place] += gain
        for place, damage in terrain.harms.items():
            ground[place] -= self.fighter.harm(damage)
        return ground

    def _engaged_at(self, spaces: Spaces) -> frozenset[int]:
        """Return the enemies that the figure would be engaged with there."""
        return _NOBODY if self._contested.isdisjoint(spaces) else self._engagements.at(spaces, self.fighter.height)

    def _leaving(self, foes: int) -> float:
        """Return what the dice of that many enemies cost that are left behind: each hits every second time."""
        # rule: arena/leaving_engagements
        fighter = self.fighter
        harms = [comb(foes, hits) * fighter.harm(hits) for hits in range(1, foes + 1)]
        return sum(harms) / float(2**foes)

    def falls(self, spaces: Spaces, dice: int) -> float:
        """Return what those of the dice on the way to a place cost that no enemy rolls who is left behind."""
        return max(0, dice - len(self._left - self._engaged_at(spaces))) * self.fighter.harm(1) / 2

    def _locks(self, engaged: frozenset[int]) -> float:
        """Judge an engagement: who is engaged strikes at nobody else, and that is bad for those who shoot."""
        # rule: arena/engaged
        if self.fighter.shoots:
            return -_LOCKED
        return _LOCKED * sum(self._gains[number][0].shoots for number in engaged) / 2


def glyph_value(kind: str) -> float:
    """Return the value of a glyph of a kind to the figure that stands on it."""
    return _GLYPHS[kind]
