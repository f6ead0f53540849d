"""How good an answer looks in Arena, and how a position stands, in points as they are counted at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.arena.equal_answers import alike
from game.ai.arena.face_down import turn_value
from game.ai.arena.objectives import COMMON, goals_of, put_by
from game.ai.arena.places import Places
from game.ai.arena.position import position_items
from game.ai.arena.scene import Scene
from game.ai.arena.sorceries import IDLE, play_value
from game.ai.arena.turns import ability_value, activation, attack_value, danger_of_card, is_free_blow, summoning
from game.ai.arena.values import harms, held_value, laid_value
from game.ai.evaluation import Evaluator, Item, scores_by_step
from game.ai.known_scenes import KnownScenes
from game.core.commands import Agree, Command, Decline, Done
from game.core.state import Step
from game.core.views import View
from game.rules.arena import abilities, attacking, setup, sorcery_effects, turns
from game.rules.arena import summoning as summons
from game.rules.arena.combat_dice import face_word, hits, shields
from game.rules.arena.movement import reach_of
from game.rules.arena.moving import budget_of
from game.rules.arena.state import commands as c
from game.rules.arena.state import steps as s
from game.rules.arena.state.table import Table, record_of
from game.rules.arena.stats import planeswalker_of

AnyView = View[Table, Any]


#: What a move must gain, so that a figure does not stay where it is.
_STAY = 0.05
#: By how much less something looks that can wait until the best was done: more than the margin.
_IN_ITS_TURN = 30.0


#: How well a whole turn is foreseen compared with a single answer: what looks a little worse is worth a trial.
_FORESEEN = 0.4
#: An army card that promises less than this part of the best one is idle, where the best promises as much as that and
#: the seat is not clearly ahead: it is never given the turn, since trials of two turns take idleness for safety. Nor
#: does it stay or go where less than so much of the best place is to be had.
_IDLE_PART, _ACTS = 0.5, 0.8
#: How much a seat must dare to be pressed.
_MUST_DARE = 0.5
#: A seat that has nothing more to lose gives the turn to whoever promises as much as that.
_PRESSED_ACTS = 0.2
#: What a beginner may overlook where its Planeswalker may be lost by it.
_GRAVE = 15.0


class ArenaEvaluator(Evaluator):
    """Judges answers for a player of Arena; more is better."""

    common = COMMON
    odds = 0.6
    # Places and targets come to so nearly the same that who misses little of them still plays well.
    slip, seen = 45.0, 0.02
    attacks, spends = (c.Attack,), (c.PlaySpell,)
    dangers, held = ("attacks ahead", "exposed figures"), ("spells in hand",)
    margin = 10.0
    horizon = 2
    # Trials of two turns take long.
    effort = 0.6
    # With a whole one there is little that so few trials could overrule, and fewer games are won.
    doubt = 0.5

    def __init__(self, known: KnownScenes[Scene] | None = None) -> None:
        self._known = known or KnownScenes(Scene, lambda table: (table.turn, *table.figures.values()))

    def scores(self, view: AnyView, answers: Sequence[Command]) -> Sequence[float]:
        """Return how good each answer looks, in points."""
        known, step = self._known.of(view), view.agenda[-1]
        found = known.scores(step, answers, lambda: scores_by_step(known.scene, step, answers, _WEIGHED, _EACH, _plain))
        goals = goals_of(view.table, view.seat)
        if goals is None:
            return found
        pulls = goals.guidance(answers, put_by)
        armies = view.table.armies
        return [
            score + (goals.urgency(armies[answer.army].figures) if isinstance(answer, c.ChooseArmy) else pull)
            for answer, score, pull in zip(answers, found, pulls, strict=True)
        ]

    def items(self, view: AnyView) -> Sequence[Item]:
        items = self._known.of(view).items(position_items)
        goals = goals_of(view.table, view.seat)
        return items if goals is None else (*items, *goals.items())

    def slip_at(self, view: AnyView) -> float:
        """Return what a beginner may overlook: less of whose turn it is and of where the Planeswalker goes, with whom a
        match is lost."""
        step = view.step
        grave = isinstance(step, turns.ChooseCardOfTurn)
        if isinstance(step, s.Moves):
            walker = planeswalker_of(view.table, view.seat)
            grave = walker is not None and walker.army == view.table.turn.army
        return _GRAVE if grave else self.slip

    def clock(self, view: AnyView) -> int:
        """Return the space of the turn marker."""
        return view.table.turn.number

    def free(self, view: AnyView, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the attacks that are worth something where one of them costs nothing: then somebody strikes; what
        looks good in a window where an enchantment is among it: in the hand that does nothing; the army cards that
        have something to do where another has not; and the moves to good places."""
        step = view.step
        if isinstance(step, turns.ChooseCardOfTurn):
            return self._acting(view, answers)
        if isinstance(step, turns.SpellWindow):
            return self._laying(view, answers)
        if isinstance(step, s.Moves):
            return self._going(view, step, answers)
        if not isinstance(step, attacking.AttackPhase | s.FreeAttack):
            return ()
        scene = self._known.of(view).scene
        attacks = [answer for answer in answers if isinstance(answer, c.Attack)]
        if not any(is_free_blow(scene, attack) for attack in attacks):
            return ()
        return [attack for attack in attacks if attack_value(scene, attack) > 0]

    def _laying(self, view: AnyView, answers: Sequence[Command]) -> Sequence[Command]:
        """Return what looks good in a window where an enchantment does; else nothing."""
        good = [one for one, score in zip(answers, self.scores(view, answers), strict=True) if score > 0]
        cards = (one.card for one in good if isinstance(one, c.PlaySpell))
        return good if any(record_of(view.table, card).kind != "sorcery" for card in cards) else ()

    def _acting(self, view: AnyView, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the army cards that are not idle, where a seat that is not ahead has such and others; else nothing."""
        if self._known.of(view).scene.daring <= 0:
            return ()
        scores = self.scores(view, answers)
        best = max(scores, default=0.0)
        if best < (_PRESSED_ACTS if self._known.of(view).scene.pressed >= _MUST_DARE else _ACTS):
            return ()
        acting = [one for one, score in zip(answers, scores, strict=True) if score >= _IDLE_PART * best]
        return acting if len(acting) < len(answers) else ()

    def _going(self, view: AnyView, step: s.Moves, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the moves to good places, of a seat that is not ahead where there are such; else nothing. Trials of
        two turns see what it costs to go, and not what it is for."""
        scene = self._known.of(view).scene
        if scene.daring <= 0 or not step.counts:
            return ()
        rows = [*zip(answers, self.scores(view, answers), strict=True)]
        best = max((score for one, score in rows if isinstance(one, c.MoveFigure)), default=0.0)
        if best <= (_STAY if scene.pressed >= _MUST_DARE else _ACTS):
            return ()
        return [one for one, score in rows if isinstance(one, c.MoveFigure) and score >= _IDLE_PART * best]

    def alike(self, view: AnyView, answer: Command) -> object:
        """Take places side by side, figures and cards that are alike for the same."""
        return alike(view.table, answer)

    def another(self) -> ArenaEvaluator:
        """Return one that knows the same scenes: it plans nothing, and what holds of a table holds in every course."""
        return ArenaEvaluator(self._known)


def _plain(scene: Scene, step: Any, answer: Command) -> float:
    """Prefer yes to no."""
    return -1.0 if isinstance(answer, Decline | Done) else 0.0


def _one_by_one(answers: Sequence[Command], values: list[float], idle: float) -> list[float]:
    """Judge answers one by one: what can be done just as well after the best answer is no other choice: only what is
    done with the same figure or card instead of it is, and spells that look better left alone."""
    best = max(range(len(values)), key=values.__getitem__)
    if values[best] <= idle:
        return values
    subject = _subject(answers[best])
    return [
        value
        if _subject(answer) == subject or (value <= idle and not isinstance(answer, c.MoveFigure))
        else value - _IN_ITS_TURN
        for answer, value in zip(answers, values, strict=True)
    ]


def _subject(answer: Command) -> object:
    match answer:
        case c.MoveFigure(figure=number):
            return "move", number
        case c.PlaySpell(card=card):
            return "play", card
        case c.UseAbility(ability=ability):
            return ability
    return type(answer)


# Places


def _moves(scene: Scene, step: s.Moves, answers: Sequence[Command]) -> list[float]:
    """Return the value of each place compared with the one where the figure stands."""
    turn = scene.table.turn
    found: dict[int, list[c.MoveFigure]] = {}
    for answer in answers:
        if isinstance(answer, c.MoveFigure):
            found.setdefault(answer.figure, []).append(answer)
    gains: dict[Command, float] = {}
    for number, moves in found.items():
        one = scene.fighter(number)
        can_act = number not in turn.halted
        # Who marches before its own move is nearer for it then.
        marches = turn.phase == "spells" and one.army == turn.army and step.budget >= 0 and not step.counts
        places = Places(scene, one, acts=can_act and (step.counts or step.budget < 0))
        spots = [one.spaces, *(move.to for move in moves)]
        values = places.marched(spots) if marches and can_act else places.values(spots)
        here, reach = values[one.spaces], reach_of(scene.table, one.figure, budget_of(scene.table, step, one.figure))
        gains.update((move, values[move.to] - here - places.falls(move.to, reach.risk(move.to))) for move in moves)
    return _one_by_one(answers, [gains.get(answer, _STAY) for answer in answers], _STAY)


def _placed(scene: Scene, step: s.Place, answers: Sequence[Command]) -> list[float]:
    """Judge where a figure comes into play; one of a squad that was just summoned does not act any more."""
    spots = [answer.spaces for answer in answers if isinstance(answer, c.PlaceFigure)]
    figure = replace(scene.table.figures[step.figures[0]], spaces=spots[0])
    values = Places(scene, scene.stand_in(figure), acts=False).values(spots)
    return [values[answer.spaces] if isinstance(answer, c.PlaceFigure) else -50.0 for answer in answers]


def _begun(scene: Scene, step: setup.PlacePlaneswalker, answers: Sequence[Command]) -> list[float]:
    """Judge where the Planeswalker begins: high, near the middle of the battlefield, with room around it."""
    columns = scene.terrain.columns
    middle = (sum(one.at[0] for one in columns) / len(columns), sum(one.at[1] for one in columns) / len(columns))

    def value(answer: Command) -> float:
        assert isinstance(answer, c.PlaceFigure)
        at = answer.spaces[0]
        dq, dr = at[0] - middle[0], at[1] - middle[1]
        away = max(abs(dq), abs(dr), abs(dq + dr))
        return 0.3 * scene.terrain.top(at) - 0.5 * away

    return [value(answer) for answer in answers]


# The turn


def _chosen(scene: Scene, step: turns.ChooseCardOfTurn, answer: Command) -> float:
    assert isinstance(answer, c.ChooseArmy)
    return _FORESEEN * activation(scene, scene.table.armies[answer.army])


def _window(scene: Scene, step: Any, answers: Sequence[Command]) -> list[float]:
    """Prefer summoning, then spells and abilities that are worth it."""
    return _one_by_one(answers, [_in_window(scene, answer) for answer in answers], 0.0)


def _in_window(scene: Scene, answer: Command) -> float:
    if isinstance(answer, c.Summon):
        return 1.0 + summoning(scene, scene.table.armies[answer.army])
    if isinstance(answer, c.PlaySpell):
        return play_value(scene, answer)
    if isinstance(answer, c.UseAbility):
        return ability_value(scene, answer)
    return 0.0


def _attacks(scene: Scene, step: Any, answer: Command) -> float:
    return attack_value(scene, answer) if isinstance(answer, c.Attack) else 0.0


def _dropped(scene: Scene, step: Any, answer: Command) -> float:
    """Drop the least card."""
    return -_card(scene, answer.card) if isinstance(answer, c.ChooseCard) else 0.0


def _card(scene: Scene, card: int) -> float:
    record = record_of(scene.table, card)
    return held_value(scene.table, record) + 0.001 * record.cost


def _searched(scene: Scene, step: Any, answer: Command) -> float:
    return 1.0 + _card(scene, answer.card) if isinstance(answer, c.ChooseCard) else 0.0


# Choices of figures and cards


def _struck(scene: Scene, step: Any, answer: Command) -> float:
    """Count an enemy's loss as a gain, a friend's as a loss."""
    if not isinstance(answer, c.ChooseFigure):
        return 0.0
    one = scene.fighter(answer.figure)
    return one.value * (-1.0 if one.is_friend else 1.0)


def _trampled(scene: Scene, step: s.TrampleOn, answer: Command) -> float:
    return scene.fighter(answer.figure).gain(step.amount) if isinstance(answer, c.ChooseFigure) else 0.0


def _given(scene: Scene, step: Any, answer: Command) -> float:
    return -scene.fighter(answer.figure).values[-1] if isinstance(answer, c.ChooseFigure) else 0.0


def _regrown(scene: Scene, step: abilities.Regrow, answer: Command) -> float:
    """Prefer to heal: who would lose most by the next damage is healed."""
    return scene.fighter(answer.figure).harm(1) if isinstance(answer, c.ChooseFigure) else 0.0


def _held_by(scene: Scene, step: sorcery_effects.ChooseHolder, answer: Command) -> float:
    """Give enchantments that help to friends, others to enemies."""
    assert isinstance(answer, c.ChooseArmy)
    army = scene.table.armies[answer.army]
    record = record_of(scene.table, step.card)
    helped = scene.table.players[army.owner].team == scene.team
    standing = sum(scene.table.figures[one].zone == "field" for one in army.figures) / len(army.figures)
    return laid_value(scene.table, record) * standing * (1.0 if helped != harms(record) else -1.0)


def _exchanged(scene: Scene, step: Any, answer: Command) -> float:
    """Judge an exchange: a Planeswalker changes places where it is better off."""
    if not isinstance(answer, c.ChooseFigure):
        return 0.5
    table = scene.table
    if isinstance(step, sorcery_effects.ChoosePartner):
        mover = scene.fighter(step.figure)
    else:
        walker = planeswalker_of(table, scene.seat)
        assert walker is not None
        mover = scene.fighter(walker.id)
    other = scene.fighter(answer.figure)
    one, two = Places(scene, mover, acts=True), Places(scene, other, acts=False)
    after = one.values([mover.spaces, other.spaces]), two.values([mover.spaces, other.spaces])
    gain = after[0][other.spaces] - after[0][mover.spaces] + after[1][mover.spaces] - after[1][other.spaces]
    return gain - 3.0


def _under(scene: Scene, step: Any, answer: Command) -> float:
    """Put a poor top card under the library."""
    looking = scene.table.players[scene.seat].looking
    cost = record_of(scene.table, looking[-1]).cost if looking and looking[-1] else 15
    return float(isinstance(answer, Agree) == (cost < 15))


def _again(scene: Scene, step: attacking.RollAgain, answer: Command) -> float:
    """Roll dice again that do not show what helps; those of an enemy when they do."""
    attack = scene.table.attack_made
    if attack is None:
        return 0.0
    faces = attack.power if step.side == "power" else attack.toughness
    wanted = "hit" if step.side == "power" else "shield"
    rolls = scene.fighter(attack.attacker if step.side == "power" else attack.defender)
    if step.side == "toughness" and rolls.is_friend and hits(attack.power) <= shields(attack.toughness):
        # Nothing gets through: the dice are kept for the next attack.
        return IDLE if isinstance(answer, c.ChooseDie) else 0.0
    helpful = [die for die, face in enumerate(faces) if (face_word(face) == wanted) != rolls.is_friend]
    # rule: arena/second_sight
    if isinstance(answer, c.ChooseDie):
        # Dice are taken up in their order: beginning with a later one leaves those before it as they are.
        return 1.0 - 0.01 * answer.die if answer.die in helpful else IDLE
    return IDLE if step.taken and max(helpful, default=-1) > max(step.taken) else 0.0


_WEIGHED: dict[type[Step], Callable[[Scene, Any, Sequence[Command]], Sequence[float]]] = {
    s.Moves: _moves,
    s.Place: _placed,
    setup.PlacePlaneswalker: _begun,
    turns.SpellWindow: _window,
    s.Abilities: _window,
}

_EACH: dict[type[Step], Callable[[Scene, Any, Command], float]] = {
    setup.ChooseFirst: lambda scene, step, answer: float(isinstance(answer, c.GoFirst) and answer.seat == scene.seat),
    turns.ChooseCardOfTurn: _chosen,
    turns.HandLimit: _dropped,
    attacking.AttackPhase: _attacks,
    s.FreeAttack: _attacks,
    attacking.RollAgain: _again,
    s.TrampleOn: _trampled,
    s.DealDamageInOrder: _struck,
    s.BargainOver: _given,
    s.HiddenTrigger: lambda scene, step, answer: (
        turn_value(scene, step, answer) if isinstance(answer, c.TurnOver) else 0.0
    ),
    sorcery_effects.ChooseSlain: _struck,
    sorcery_effects.ChooseHolder: _held_by,
    sorcery_effects.ChoosePartner: _exchanged,
    sorcery_effects.Searching: _searched,
    summons.Detaining: lambda scene, step, answer: (
        danger_of_card(scene, answer.army) if isinstance(answer, c.ChooseArmy) else 0.0
    ),
    abilities.PutUnder: _under,
    abilities.Deceive: _exchanged,
    abilities.Regrow: _regrown,
    abilities.StealMind: _struck,
}
