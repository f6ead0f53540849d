"""How a position of Arena stands for a seat, item by item, when a turn has just begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.arena.fighters import Fighter
from game.ai.arena.ground import sign_of
from game.ai.arena.places import glyph_value
from game.ai.arena.scene import Scene
from game.ai.arena.scoring import promise_here
from game.ai.arena.values import COMMON_COST, harms, held_value, laid_value, progress, turns_left, unknown_value
from game.ai.evaluation import Item
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.ends import scores
from game.rules.arena.standing import card_of
from game.rules.arena.state.table import armies_of, figures_in, figures_of, record_of, seats_from
from game.rules.arena.stats import planeswalker_of

#: What a point of the count is worth beside the figures that make it, when the match ends: a lead is all then.
_COUNT, _LATE = 4.0, 6
#: What a squad in the reserve is worth, in parts of its points, while there is time to summon it.
_RESERVE = 0.95
#: How much more cards in hand, glyphs that are held and enchantments count for a position than for a single answer, by
#: how often greedy players with slips won from such positions (``tests.ai.standings``); Planeswalkers count the same.
_IN_HAND, _ON_GLYPHS, _LAID = 4.0, 1.3, 4.0
#: How much of the best turn in prospect counts for the seat that is next, and how much less for each one after it.
_PROSPECT, _AFTER = 0.4, 0.5
#: How much of what a squad figure has to fear counts, and of what a Planeswalker has: little, since those who held
#: back for fear lost in trials.
_FEAR, _WALKER_FEAR = 0.3, 0.18
#: How much an engaged figure's blows against others count.
_HELD_UP = 0.4


def position_items(scene: Scene) -> Sequence[Item]:
    """Return the items; each is the seat's side against its opponents, these weighted by how much they matter."""
    found = [
        _item(scene, "Planeswalkers", _walkers),
        _item(scene, "squads", _squads),
        _item(scene, "reserve", _reserve),
        _item(scene, "spells in hand", _hand),
        _item(scene, "enchantments", _enchantments),
        _item(scene, "glyphs", _glyphs),
        _item(scene, "attacks ahead", _ahead),
        _item(scene, "exposed figures", _exposed),
    ]
    is_melee = scene.table.board.mode == "melee"
    found.append(_item(scene, "scoring spaces", _scoring) if is_melee else _item(scene, "points", _points))
    return found


def _item(scene: Scene, name: str, of: Callable[[Scene, int], float]) -> Item:
    own = sum(of(scene, player.seat) for player in scene.table.players if player.team == scene.team)
    others = sum(share * of(scene, seat) for seat, share in scene.shares.items())
    return Item(name, own, others)


def _standing(scene: Scene, seat: int) -> tuple[Fighter, ...]:
    return tuple(one for one in scene.fighters.values() if one.owner == seat)


def _walkers(scene: Scene, seat: int) -> float:
    walker = planeswalker_of(scene.table, seat)
    return scene.fighter(walker.id).values[-1] if walker is not None else 0.0


def _squads(scene: Scene, seat: int) -> float:
    figures = _standing(scene, seat)
    return sum(one.values[-1] for one in figures if card_of(scene.table, one.figure).kind == "squad")


def _reserve(scene: Scene, seat: int) -> float:
    table = scene.table
    if planeswalker_of(table, seat) is None or turns_left(table) < 1:
        return 0.0
    waiting = sum(
        ARMY_CARDS[army.key].ppf * len(figures_in(table, army.id, "reserve")) for army in armies_of(table, seat)
    )
    return waiting * _RESERVE * (1 - progress(table))


def _hand(scene: Scene, seat: int) -> float:
    table = scene.table
    if planeswalker_of(table, seat) is None:
        return 0.0
    return _IN_HAND * sum(
        held_value(table, record_of(table, card)) if card else unknown_value(table) for card in table.players[seat].hand
    )


def _enchantments(scene: Scene, seat: int) -> float:
    table = scene.table
    value = 0.0
    for army in armies_of(table, seat):
        standing = len(figures_of(table, army.id)) / len(army.figures)
        for card in army.auras:
            record = record_of(table, card)
            value += standing * laid_value(table, record) * (-1.0 if harms(record) else 1.0)
        for card in army.hidden:
            known = laid_value(table, record_of(table, card)) if card else 0.4 * COMMON_COST * (1 - progress(table))
            value += known
    return _LAID * value


def _glyphs(scene: Scene, seat: int) -> float:
    places = {glyph.at: glyph.kind for glyph in scene.table.glyphs}
    held = [one.spaces for one in _standing(scene, seat)]
    return _ON_GLYPHS * sum(glyph_value(places[space]) for spaces in held for space in spaces if space in places)


def _ahead(scene: Scene, seat: int) -> float:
    """Return the best turn that the seat has in prospect: one army card acts. The seat that comes next is likelier to
    have it."""
    cards: dict[int, float] = {}
    for one in _standing(scene, seat):
        cards[one.army] = cards.get(one.army, 0.0) + _blow_ahead(scene, one)
    order = [other for other in seats_from(scene.table, scene.table.turn.seat) if other not in scene.table.out]
    later = order.index(seat) if seat in order else len(order)
    return max(cards.values(), default=0.0) * _PROSPECT * _AFTER**later


def _blow_ahead(scene: Scene, one: Fighter) -> float:
    """Return the best blow that a figure has in prospect: an engaged figure must leave before it strikes at others."""
    engaged = scene.engaged_at(one, one.spaces)
    if not engaged:
        return scene.ahead(one)
    foes = (scene.fighter(number) for number in engaged)
    near = max(scene.blow(one, foe, sign_of(one.base - foe.base)) for foe in foes)
    return max(one.times * near, _HELD_UP * scene.ahead(one))


def _points(scene: Scene, seat: int) -> float:
    return _COUNT * scores(scene.table)[seat] * progress(scene.table) ** _LATE


def _exposed(scene: Scene, seat: int) -> float:
    """Return what the figures of the seat have to fear where they stand; more of it is worse."""
    fears = 0.0
    for one in _standing(scene, seat):
        is_squad = card_of(scene.table, one.figure).kind == "squad"
        fears -= scene.exposure(one) * (_FEAR if is_squad else _WALKER_FEAR)
    return fears


def _scoring(scene: Scene, seat: int) -> float:
    """Return what stands on scoring spaces, and the figure most likely to reach one."""
    goals = set(scene.table.board.scoring)
    there, near = 0.0, 0.0
    for one in _standing(scene, seat):
        promise = promise_here(scene, one)
        if goals.isdisjoint(one.spaces):
            near = max(near, promise)
        else:
            there += promise
    return there + near
