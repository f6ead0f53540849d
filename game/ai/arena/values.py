"""The value of things to a player of Arena, in points as they are counted at the end of a match."""

from __future__ import annotations

from game.core.scenario.standing import has_usual_end
from game.rules.arena.cards.effects import Bonus, Draw, SpellCard
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.ends import last_turn, scores
from game.rules.arena.standing import card_of
from game.rules.arena.state.table import Figure, Table

#: The part of a squad figure's points that depends on its life: the rest goes when it is destroyed.
_LIFE = 0.5
#: The part of a Planeswalker's cost that depends on its life, and what it costs more to be left with a single point.
_WALKER_LIFE, _LAST_LIFE = 0.25, 40.0
#: What the loss of a Planeswalker costs where it decides the match, and in a melee, in parts of its cost.
DECIDED, _WALKER_IN_MELEE = 200.0, 0.4
#: What a figure's points count in a melee while it stands on no scoring space.
_OFF_SCORING = 0.4
#: What a spell card in hand is worth, as a part of its cost; and one that lies face down.
HELD, LAID = 0.35, 0.5
#: Points behind that make a seat dare all, and how many it takes itself to be behind: a draw wins nothing, and of two
#: who wait for each other neither wins. And into how many parts a match is divided of which the first must be over
#: before a seat dares as much as that.
_CLEAR, _EVEN, _WAITS = 40.0, 40.0, 4.0
#: Between which parts of a match a seat that is clearly behind comes to have nothing more to lose.
_HURRIES, _DESPERATE = 0.3, 0.6
#: What an unknown spell card costs on average.
COMMON_COST = 15.0


def progress(table: Table) -> float:
    """Return how much of the match is over, from 0 to 1."""
    return min(1.0, max(0.0, (table.turn.number - 1) / last_turn(table)))


def turns_left(table: Table) -> float:
    """Return the turns that each seat has still to come, this one included."""
    seats = len(table.players) - len(table.out)
    return max(0.0, (last_turn(table) - table.turn.number + 1) / max(1, seats))


def life_value(table: Table, figure: Figure, left: int) -> float:
    """Return what a figure with this much life left is worth on the battlefield; nothing without life."""
    if left <= 0:
        return 0.0
    card = card_of(table, figure)
    share = left / card.life
    if card.kind == "planeswalker":
        return _walker_value(table, card, left)
    points = card.ppf * (1 - _LIFE + _LIFE * share)
    return points * (_OFF_SCORING + (1 - _OFF_SCORING) * progress(table)) if table.board.mode == "melee" else points


def _walker_value(table: Table, card: ArmyCard, left: int) -> float:
    """Return the value of a Planeswalker: its life counts a little for each point, and much for the last one."""
    points = card.cost * _WALKER_LIFE * left / card.life - (_LAST_LIFE if left == 1 else 0.0)
    return points + (_WALKER_IN_MELEE * card.cost if table.board.mode == "melee" else DECIDED)


def _behind(table: Table, seat: int) -> int:
    """Return by how many points the side of a seat is behind the best other one."""
    # rule: arena/scoring
    points = scores(table)
    team = table.players[seat].team
    own = sum(points[one.seat] for one in table.players if one.team == team)
    teams = {one.team for one in table.players if one.team != team and one.seat not in table.out}
    others = [sum(points[one.seat] for one in table.players if one.team == other) for other in teams]
    return max(others, default=0) - own


def daring(table: Table, seat: int) -> float:
    """Return how much a seat must dare, the more the later: above 0 unless it is clearly ahead on points, else
    below."""
    late = min(1.0, _WAITS * progress(table))
    return late * max(-1.0, min(1.0, (_behind(table, seat) + _EVEN) / _CLEAR))


def pressed(table: Table, seat: int) -> float:
    """Return how surely a seat loses by points where nobody does anything more, from 0 to 1: what it holds back for
    fear is lost as well."""
    if table.board.mode == "melee" or not has_usual_end(table):
        return 0.0
    late = (progress(table) - _HURRIES) / (_DESPERATE - _HURRIES)
    return max(0.0, min(1.0, late)) * max(0.0, min(1.0, _behind(table, seat) / _CLEAR))


def shares(table: Table, seat: int) -> dict[int, float]:
    """Return how much the losses of each opponent are worth to a seat: of several the leaders' most."""
    team = table.players[seat].team
    others = [one.seat for one in table.players if one.team != team and one.seat not in table.out]
    if table.board.mode != "melee":
        return dict.fromkeys(others, 1.0)
    points = scores(table)
    weights = {one: 1.0 + points[one] / 300 for one in others}
    whole = sum(weights.values()) or 1.0
    return {one: 1.4 * weight / whole for one, weight in weights.items()}


def held_value(table: Table, record: SpellCard) -> float:
    """Return the value of a spell card in hand: less and less as the match ends."""
    cost = record.cost + COMMON_COST * sum(effect.cards for effect in record.effects if isinstance(effect, Draw))
    return HELD * cost * (1 - progress(table))


def unknown_value(table: Table) -> float:
    """Return the value of a card that one does not know in hand."""
    return HELD * COMMON_COST * (1 - progress(table))


def laid_value(table: Table, record: SpellCard) -> float:
    """Return what an enchantment does until the end for the side that it helps."""
    later = 1 - progress(table)
    return LAID * record.cost * (0.2 + 0.8 * later) if later > 0 else 0.0


def harms(record: SpellCard) -> bool:
    """Return whether an open enchantment weakens those whom it lies on."""
    bonuses = [effect for effect in record.effects if isinstance(effect, Bonus)]
    return any(bonus.power + bonus.toughness + bonus.move < 0 for bonus in bonuses)
