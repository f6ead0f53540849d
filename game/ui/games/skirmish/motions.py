"""Which motions show which event of Skirmish: one entry for every event, or the reason why it has none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.core.events import DiceRolled, Event, EventRow, event_table, row_of
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish import scenario_events as se
from game.rules.skirmish.cards.effects import Blast as BlastEffect
from game.rules.skirmish.cards.effects import Surround
from game.rules.skirmish.stack import effects_of
from game.rules.skirmish.state.table import action_by_id
from game.ui.art.palette import INK
from game.ui.art.tones import good, seat_colour
from game.ui.boards.shared import creature_motions as standing
from game.ui.boards.shared import flying_motions as flying
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.motion import Motion, direction
from game.ui.games.scenario_motions import SCENARIO_MOTIONS
from game.ui.games.skirmish.motion_context import MotionContext, size_of_key
from game.ui.games.skirmish.tile_pictures import tile_picture

#: Seconds into a lunge at which it strikes, and into a blast at which it is felt.
_BLOW, _FELT = 0.14, 0.12

Made = Iterable[Motion]


def motions_for(event: Event, context: MotionContext) -> list[Motion]:
    """Return the motions of one event; none where ``MOTIONS`` says why nothing moves."""
    make = row_of(MOTIONS, event)
    return list(make(event, context)) if make else []


def _dice(event: DiceRolled, context: MotionContext) -> Made:
    rows = sum(1 for what, _ in context.seen if what == "dice")
    context.once("dice", event.seat)
    yield flying.DiceTumble(event.faces, event.sides, event.seat, seat_colour(event.seat), context.chance, rows)


def _tile_laid(event: e.TileLaid, context: MotionContext) -> Made:
    picture = tile_picture(event.placed)
    camera = context.stage.camera

    def drawn(width: int) -> pygame.Surface:
        return pygame.transform.smoothscale(picture, (width * 2, width * 2))

    start = context.stage.spot("hand", event.seat)
    yield flying.CardFlight(drawn, lambda: start, lambda: camera.free.center, shrink=(0.6, 1.4))


def _shuffled(event: ce.DecksShuffled, context: MotionContext) -> Made:
    for deck, place in (("action", "deck"), ("creature", "creature_deck")):
        if context.once(place, event.seat):
            yield flying.Riffle(context.card("", deck), context.spot(place, event.seat))


def _deployed(event: e.CreatureDeployed, context: MotionContext) -> Made:
    yield from _arrival(event.card, event.key, event.cell, event.seat, "reserve", context)
    if event.paid:
        yield flying.CoinFlight(
            event.paid, context.spot("supply", event.seat), context.on_board(_middle(event.cell, event.key))
        )


def _arrival(card: int, key: str, cell: tuple[int, int], seat: int, place: str, context: MotionContext) -> Made:
    middle = _middle(cell, key)
    yield flying.CardFlight(
        context.card(key, "creature"), context.spot(place, seat), context.on_board(middle), shrink=(1.0, 0.4)
    )
    yield standing.DropIn(card, middle, size_of_key(key))


def _draws(seat: int, cards: tuple[int, ...], deck: str, start: str, end: str, context: MotionContext) -> Made:
    # A hand of cards is dealt quickly: all are on their way within an eighth of a second.
    pause = min(0.06, 0.12 / max(1, len(cards)))
    for number, card in enumerate(cards):
        picture = context.card(context.key(card), deck)
        yield flying.CardFlight(picture, context.spot(start, seat), context.spot(end, seat), delay=number * pause)


def _revealed(event: ce.CardsRevealed, context: MotionContext) -> Made:
    for number, card in enumerate(event.cards):
        end = "hand" if card == event.taken else "deck"
        picture = context.card(context.key(card), "action")
        centre = context.spot("stack", event.seat)
        yield flying.CardFlight(picture, centre, context.spot(end, event.seat), delay=number * 0.04)


def _woken(event: e.ActivationBegan, context: MotionContext) -> Made:
    middle, creature = context.middle(event.creature), context.creature(event.creature)
    if middle and creature:
        yield standing.ActivationGlow(event.creature, middle, size_of_key(creature.key))


def _declared(event: ce.ActionDeclared, context: MotionContext) -> Made:
    action = event.action
    if action.what == "card" and action.card:
        key = context.key(action.source_card or action.card)
        yield flying.CardFlight(
            context.card(key, "action"), context.spot("hand", action.seat), context.spot("stack", action.seat)
        )
    actor = context.creature(action.actor)
    middle = context.middle(action.actor)
    if actor and middle and action.what in ("power", "card", "tear"):
        yield flying.Blast(middle, 0.42 * size_of_key(actor.key) + 0.2, flying.ARCANE, context.chance, delay=0)
    if actor and middle and action.what == "attack":
        yield standing.ActivationGlow(action.actor, middle, size_of_key(actor.key))
    for target in action.targets if action.what == "attack" else ():
        aimed = context.middle(target)
        if aimed:
            yield flying.FloatingText(
                "", context.text_anchor(target), flying.HURT, sign="target", large=True, static=True
            )


def _done(event: ce.ActionDone, context: MotionContext) -> Made:
    action = action_by_id(context.before, event.action)
    if action and event.fizzled and context.creature(action.actor):
        yield flying.FloatingText("No effect", context.text_anchor(action.actor), INK, static=True)


def _passed(event: ce.ResponsePassed, context: MotionContext) -> Made:
    # Of every step that nobody answers it would be too much.
    action = action_by_id(context.before, event.action)
    if action and action.what != "move" and context.creature(action.actor):
        yield flying.FloatingText("Pass", context.text_anchor(action.actor), seat_colour(event.seat), static=True)


def _moved(event: e.CreatureMoved, context: MotionContext) -> Made:
    creature = context.before.creatures.get(event.creature)
    if creature is None or not event.path:
        return
    if event.manner == "teleport":
        yield standing.Teleport(creature.id, creature.cell, event.path[-1], size_of_key(creature.key))
    else:
        yield standing.Slide(creature.id, (creature.cell, *event.path), pushed=event.manner == "slide")


def _blocks(event: e.BlockGained, context: MotionContext) -> Made:
    yield from _shielded(event.creature, f"+{event.amount}", context)


def _shield(event: e.ShieldRaised, context: MotionContext) -> Made:
    yield from _shielded(event.creature, "Shield", context)


def _shielded(number: int, text: str, context: MotionContext) -> Made:
    creature, middle = context.creature(number), context.middle(number)
    if creature and middle:
        yield flying.Bubble(middle, size_of_key(creature.key), flying.SHIELD, text)
        yield flying.FloatingText(text, context.text_anchor(number), flying.SHIELD, sign="block")


def _dodged(event: e.ShotDodged, context: MotionContext) -> Made:
    action = action_by_id(context.before, event.action)
    target = context.middle(event.creature)
    start = context.middle(action.actor) if action else None
    if target is None:
        return
    way = direction(start, target) if start else (1.0, 0.0)
    yield standing.Sidestep(event.creature, way)
    yield flying.FloatingText("Dodged", context.text_anchor(event.creature), INK)
    if start and action and action.strike and action.strike.manner == "ranged":
        yield flying.Shot(start, (target[0] + way[0] * 1.5, target[1] + way[1] * 1.5))


def _held(event: e.DamageHeld, context: MotionContext) -> Made:
    for hit in event.hits:
        middle = context.middle(hit.target)
        if middle and context.once("held", hit.target):
            yield flying.FloatingText("", context.text_anchor(hit.target), flying.HURT, sign="wait", static=True)


def _damage(event: e.DamageDealt, context: MotionContext) -> Made:
    target, start = context.middle(event.target), context.middle(event.dealer)
    if target is None:
        return
    way = direction(start, target) if start and event.dealer != event.target else (0.0, 1.0)
    delay = 0.0
    if start and event.dealer != event.target:
        if event.manner == "melee":
            delay = _BLOW
            if context.once("lunge", event.dealer):
                yield standing.Lunge(event.dealer, start, target)
        elif event.manner == "ranged":
            shot = flying.Shot(start, target)
            delay = shot.seconds
            yield shot
        elif event.manner == "effect":
            for motion in _effect(event, start, target, context):
                felt = motion.delay + _FELT if isinstance(motion, flying.Blast) else motion.seconds
                delay = max(delay, felt)
                yield motion
    yield standing.HitReaction(event.target, way, delay=delay, hurt=event.amount > 0)
    if event.amount or not event.prevented:
        colour = flying.POISON if event.manner == "attached" else flying.HURT
        text = f"−{event.amount}" if event.amount else "0"
        yield flying.FloatingText(
            text, context.text_anchor(event.target), colour, sign="damage", delay=delay, large=True
        )
    if event.prevented:
        row = 1 if event.amount else 0
        yield flying.FloatingText(
            f"blocked {event.prevented}",
            context.text_anchor(event.target),
            flying.SHIELD,
            sign="block",
            delay=delay,
            row=row,
        )


def _effect(event: e.DamageDealt, start: Point, target: Point, context: MotionContext) -> Made:
    """Return a bolt at one target; or a bolt at the middle of an area, and a ring of fire from there."""
    action = action_by_id(context.before, event.action)
    flight, middle, reach = flying.Shot(start, target, bolt=flying.ARCANE), target, 0.0
    for effect in effects_of(context.before, action) if action else ():
        if isinstance(effect, BlastEffect) and action and action.cell is not None:
            middle, reach = (action.cell[0] + 0.5, action.cell[1] + 0.5), effect.radius + 0.5
            flight = flying.Shot(start, middle, bolt=flying.FIRE)
        elif isinstance(effect, Surround):
            creature = context.creature(event.dealer)
            middle, reach = start, 1 + (size_of_key(creature.key) / 2 if creature else 0.5)
    if reach and action and not context.once("blast", action.id):
        # The ring is drawn once; the other targets only wait for it.
        yield flying.Blast(middle, 0, flying.FIRE, context.chance, delay=flight.seconds)
        return
    if middle is not start:
        yield flight
    if reach:
        yield flying.Blast(
            middle, reach, flying.FIRE, context.chance, delay=flight.seconds if middle is not start else 0.0
        )


def _healed(event: e.CreatureHealed, context: MotionContext) -> Made:
    creature, middle = context.creature(event.creature), context.middle(event.creature)
    if creature and middle:
        yield flying.Bubble(middle, size_of_key(creature.key), good(), "")
        anchor = context.text_anchor(event.creature)
        yield flying.FloatingText(f"+{event.amount}", anchor, good(), sign="hp", large=True)
        yield standing.ActivationGlow(event.creature, middle, size_of_key(creature.key))


def _destroyed(event: e.CreatureDestroyed, context: MotionContext) -> Made:
    middle, creature = context.middle(event.creature), context.creature(event.creature)
    if middle is None or creature is None:
        return
    yield standing.Fall(event.creature)
    yield flying.FloatingText("", context.text_anchor(event.creature), INK, sign="dead", large=True)
    card = context.before.cards.get(creature.id)
    owner = card.owner if card else creature.seat
    picture = context.card(creature.key, "creature")
    yield flying.CardFlight(
        picture, context.on_board(middle), context.spot("graveyard", owner), delay=0.09, shrink=(0.4, 1.0)
    )


def _gold(event: ce.GoldMoved, context: MotionContext) -> Made:
    yield flying.CoinFlight(event.amount, context.spot("vault", event.seat), context.spot("supply", event.seat))


def _no_gold(event: ce.GoldMissing, context: MotionContext) -> Made:
    name = context.stage.seat_name(event.seat)
    yield flying.Ribbon(f"{name}'s vault is empty", event.seat)
    if event.scorer >= 0:
        yield flying.CoinFlight(event.amount, context.spot("vault", event.seat), context.spot("points", event.scorer))


def _attached(event: ce.CardAttached, context: MotionContext) -> Made:
    middle = context.middle(event.creature)
    owner = context.before.cards[event.card].owner if event.card in context.before.cards else 0
    if middle:
        picture = context.card(context.key(event.card), "action")
        yield flying.CardFlight(picture, context.spot("stack", owner), context.on_board(middle), shrink=(1.0, 0.25))


def _discarded(event: ce.CardDiscarded, context: MotionContext) -> Made:
    card = context.before.cards.get(event.card)
    owner = card.owner if card else 0
    bearer = next((one.id for one in context.before.creatures.values() if event.card in one.attached), 0)
    middle = context.middle(bearer) if bearer else None
    start = context.on_board(middle) if middle else context.spot("stack", owner)
    picture = context.card(context.key(event.card), "action")
    yield flying.CardFlight(picture, start, context.spot("discard", owner), shrink=(0.4 if middle else 1.0, 1.0))


def _ended(event: e.MatchEnded, context: MotionContext) -> Made:
    names = " and ".join(context.stage.seat_name(seat) for seat in event.winners)
    winner = event.winners[0] if event.winners else None
    yield flying.Ribbon(f"{names} won" if event.winners else "A draw", winner, sound="fanfare")


def _middle(cell: tuple[int, int], key: str) -> Point:
    half = size_of_key(key) / 2
    return cell[0] + half, cell[1] + half


_row = EventRow[[MotionContext], Made]()

#: What moves when an event happens; of some, why nothing does.
MOTIONS: Mapping[type[Event], Callable[..., Made] | str] = SCENARIO_MOTIONS | event_table(
    _row(DiceRolled, _dice),
    _row(e.TileLaid, _tile_laid),
    _row(ce.DecksShuffled, _shuffled),
    _row(e.FirstSeatChosen, lambda x, context: [flying.Ribbon(f"{context.stage.seat_name(x.seat)} begins", x.seat)]),
    _row(
        e.StartingCreaturePlaced, lambda x, context: _arrival(x.card, x.key, x.cell, x.seat, "creature_deck", context)
    ),
    _row(e.TurnBegan, lambda x, context: [flying.Ribbon(f"{context.stage.seat_name(x.seat)}'s turn", x.seat)]),
    _row(e.CreaturesUntapped, lambda x, context: [standing.Turn(number, tapped=False) for number in x.creatures]),
    _row(e.CreaturesTapped, lambda x, context: [standing.Turn(number, tapped=True) for number in x.creatures]),
    _row(ce.ActionCardsDrawn, lambda x, context: _draws(x.seat, x.cards, "action", "deck", "hand", context)),
    _row(
        ce.CreatureCardsDrawn,
        lambda x, context: _draws(x.seat, x.cards, "creature", "creature_deck", "reserve", context),
    ),
    _row(ce.CardsRevealed, _revealed),
    _row(e.ActivationBegan, _woken),
    _row(ce.AssistDeclined, lambda x, context: [standing.Shake(x.creature)]),
    _row(ce.ActionDeclared, _declared),
    _row(ce.ActionDone, _done),
    _row(ce.ResponsePassed, _passed),
    _row(e.CreatureMoved, _moved),
    _row(e.BlockGained, _blocks),
    _row(e.ShieldRaised, _shield),
    _row(e.ShotDodged, _dodged),
    _row(e.DamageHeld, _held),
    _row(e.DamageDealt, _damage),
    _row(e.CreatureHealed, _healed),
    _row(e.CreatureDestroyed, _destroyed),
    _row(ce.GoldMoved, _gold),
    _row(ce.GoldMissing, _no_gold),
    _row(ce.CardAttached, _attached),
    _row(ce.CardDiscarded, _discarded),
    _row(e.CreatureDeployed, _deployed),
    _row(e.MatchEnded, _ended),
    _row(se.CreatureArrived, lambda x, context: [standing.DropIn(x.card, _middle(x.cell, x.key), size_of_key(x.key))]),
    _row(se.CreatureLeft, lambda x, context: [standing.Fall(x.creature)]),
    _row(se.CreatureGiven, "its banner shows who has it"),
    _row(se.HandCardDiscarded, "the hand shows it"),
    _row(se.GroundChanged, "the ground is drawn as it is now"),
    _row(e.ActivationEnded, "the glow of the creature goes out"),
    _row(e.PhaseBegan, "the prompt names the phase"),
)
