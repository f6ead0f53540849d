"""What it is worth to a player of Arena to have a figure on a place: blows, cover, height, glyphs, scoring spaces."""

from __future__ import annotations

from collections.abc import Iterable

from game.ai.arena.ground import FAR, blows_to, sign_of, steps_to
from game.ai.arena.scene import Scene
from game.ai.arena.worths import progress, turns_left
from game.rules.arena.movement import gait_of
from game.rules.arena.standing import Spaces, base_of, card_of
from game.rules.arena.state.table import Figure
from game.rules.arena.stats import score_of

#: What a die more or less in every fight, a move of more spaces, a card, and an unknown glyph are worth.
_GLYPHS = {"power": 7.0, "toughness": 7.0, "move": 3.0, "knowledge": 6.0, "random": 5.0}
#: What a level higher up is worth.
_LEVEL = 0.6
#: How much of what lies in prospect counts beside what is done now.
_PROSPECT = 0.5
#: How much a loss that may come counts beside one that is dealt: Planeswalkers fear more.
_CAUTION, _WALKER_CAUTION = 0.6, 0.9
#: What a blow of an enemy that is left behind costs: its die hits every second time.
_LEAVING = 0.5
#: Sight is not looked into behind so many places.
_LOOKED_INTO = 12
#: What a shot counts whose sight was not looked into.
_UNSEEN = 0.6


class Places:
    """The places of one figure. ``acts``: does it attack when its move is over?"""

    def __init__(self, scene: Scene, figure: Figure, acts: bool) -> None:
        self.scene, self.figure, self.acts = scene, figure, acts
        table = scene.table
        self.card = card_of(table, figure)
        self.is_borrowed = table.armies[figure.army].owner != figure.seat
        self.caution = _WALKER_CAUTION if self.card.kind == "planeswalker" else _CAUTION
        self._foes = scene.enemies
        self._by_id = {one.id: one for one in self._foes}
        self._glyphs = {glyph.at: _GLYPHS[glyph.kind] for glyph in table.glyphs}
        free = figure.zone != "field" or gait_of(table, figure).unharried
        self._left = frozenset() if free else scene.engaged_at(figure, figure.spaces)
        self._hurt = scene.harm(figure, 1) if self._left else 0.0

    def values(self, places: Iterable[Spaces]) -> dict[Spaces, float]:
        """What each place is worth. Blows at adjacent figures are certain; for shots sight is looked into, the best
        places first, until none that is left can be better."""
        rest: dict[Spaces, float] = {}
        hopes: list[tuple[float, Spaces, list[tuple[float, Figure]]]] = []
        for spaces in places:
            value = self._quiet(spaces)
            sure, shots = self._blows(spaces) if self.acts else (0.0, [])
            rest[spaces] = value + sure
            if shots:
                hopes.append((value + shots[0][0], spaces, shots))
        self._look(rest, hopes)
        return rest

    def _look(self, rest: dict[Spaces, float], hopes: list[tuple[float, Spaces, list[tuple[float, Figure]]]]) -> None:
        best, looked = max(rest.values(), default=0.0), 0
        for hope, spaces, shots in sorted(hopes, key=lambda one: -one[0]):
            if hope <= best or looked >= _LOOKED_INTO:
                rest[spaces] += _UNSEEN * shots[0][0]
                if looked < _LOOKED_INTO:
                    rest[spaces] = min(rest[spaces], best - 1e-3)
                continue
            looked += 1
            seen = next((gain for gain, foe in shots if self.scene.sees(self.figure, spaces, foe)), 0.0)
            rest[spaces] += seen
            best = max(best, rest[spaces])

    def _blows(self, spaces: Spaces) -> tuple[float, list[tuple[float, Figure]]]:
        """The best blow at somebody beside the place, or, where nobody is, the shots from it, best first."""
        scene, figure = self.scene, self.figure
        here = base_of(scene.table, spaces)
        engaged = scene.engaged_at(figure, spaces)
        times = scene.times(figure)
        if engaged:
            foes = (self._by_id[number] for number in engaged)
            gains = (scene.blow(figure, foe, sign_of(here - base_of(scene.table, foe.spaces))) for foe in foes)
            return times * max(gains), []
        span = scene.reach(figure)[1]
        if span < 2:
            return 0.0, []
        shots = [
            (times * scene.blow(figure, foe, sign_of(here - base_of(scene.table, foe.spaces))), foe)
            for foe in self._foes
            if min(steps_to(scene.terrain, space).get(spaces[0], FAR) for space in foe.spaces) <= span
        ]
        shots.sort(key=lambda shot: (-shot[0], shot[1].id))
        return 0.0, shots[:3]

    def _quiet(self, spaces: Spaces) -> float:
        """What the place is worth apart from the attack of this turn."""
        scene, figure = self.scene, self.figure
        value = -_LEAVING * self._hurt * self._left_at(spaces)
        if self.is_borrowed:
            return value
        value -= self.caution * scene.exposure(figure, spaces)
        value += _PROSPECT * scene.ahead(figure, spaces[0])
        value += _LEVEL * base_of(scene.table, spaces)
        value += self._glyphs.get(spaces[0], 0.0)
        if scene.table.board.scoring:
            value += self._scoring(spaces)
        return value

    def _left_at(self, spaces: Spaces) -> int:
        """The enemies whose blows the way to the place takes, as far as those tell who are beside it now."""
        if not self._left or set(spaces) == set(self.figure.spaces):
            return 0
        return len(self._left - self.scene.engaged_at(self.figure, spaces))

    def _scoring(self, spaces: Spaces) -> float:
        """What the place counts at the end of a melee, or how near it is to one that does."""
        scene = self.scene
        table = scene.table
        points = score_of(table, self.figure)
        weight = 0.15 + 0.85 * progress(table) ** 2
        scoring = table.board.scoring
        if any(space in scoring for space in spaces):
            return points * weight
        move = max(1, scene.reach(self.figure)[0])
        taken = {space for one in scene.friends if one.id != self.figure.id for space in one.spaces}
        near = min((blows_to(scene.terrain, goal).get(spaces[0], FAR) + 1 for goal in scoring if goal not in taken),
                   default=FAR)  # fmt: skip
        turns = near / move
        return 0.0 if turns > turns_left(table) else points * weight * 0.85 ** (1 + turns)


def glyph_worth(kind: str) -> float:
    """What a glyph of a kind is worth to whoever stands on it."""
    return _GLYPHS[kind]
