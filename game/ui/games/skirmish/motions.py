"""Which motions show which event of Skirmish: one entry for every event, or the reason why it has none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game.core.events import DiceRolled, Event
from game.rules.skirmish import events as e
from game.rules.skirmish.action_cards import ACTIONS
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.effects import Blast as BlastEffect
from game.rules.skirmish.effects import Surround
from game.rules.skirmish.stack import effects_of
from game.rules.skirmish.table import action_by_id
from game.ui.art.palette import GOOD, INK, seat_colour
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.creature_motions import (
    DropIn,
    Fall,
    Lunge,
    Reel,
    Shake,
    Sidestep,
    Slide,
    Teleport,
    Turn,
    Wake,
)
from game.ui.boards.shared.flying_motions import (
    ARCANE,
    FIRE,
    HURT,
    POISON,
    SHIELD,
    Blast,
    Bubble,
    CardFlight,
    CoinFlight,
    DiceTumble,
    Ribbon,
    Riffle,
    Shot,
    Words,
)
from game.ui.boards.shared.motion import Motion, direction
from game.ui.games.skirmish.cue import Cue, size_of_key
from game.ui.games.skirmish.tile_pictures import tile_picture

#: Seconds into a lunge at which it strikes, and into a blast at which it is felt.
_BLOW, _FELT = 0.14, 0.12

Made = Iterable[Motion]


def motions_for(event: Event, cue: Cue) -> list[Motion]:
    """The motions of one event; none for an event in ``UNSEEN``."""
    make = _MAKERS.get(type(event))
    return list(make(event, cue)) if make else []


def _dice(event: DiceRolled, cue: Cue) -> Made:
    rows = sum(1 for what, _ in cue.seen if what == "dice")
    cue.once("dice", event.seat)
    yield DiceTumble(event.faces, event.sides, event.seat, seat_colour(event.seat), cue.chance, rows)


def _tile_laid(event: e.TileLaid, cue: Cue) -> Made:
    picture = tile_picture(event.placed)
    camera = cue.stage.camera

    def drawn(width: int) -> pygame.Surface:
        return pygame.transform.smoothscale(picture, (width * 2, width * 2))

    start = cue.stage.spot("hand", event.seat)
    yield CardFlight(drawn, lambda: start, lambda: camera.rect.center, shrink=(0.6, 1.4))


def _shuffled(event: e.DecksShuffled, cue: Cue) -> Made:
    for deck, place in (("action", "deck"), ("creature", "creature_deck")):
        if cue.once(place, event.seat):
            yield Riffle(_card(cue, "", deck), _spot(cue, place, event.seat))


def _first_seat(event: e.FirstSeatChosen, cue: Cue) -> Made:
    yield Ribbon(f"{cue.stage.seat_name(event.seat)} begins", event.seat)


def _starter(event: e.StartingCreaturePlaced, cue: Cue) -> Made:
    yield from _arrival(event.card, event.key, event.cell, event.seat, "creature_deck", cue)


def _deployed(event: e.CreatureDeployed, cue: Cue) -> Made:
    yield from _arrival(event.card, event.key, event.cell, event.seat, "reserve", cue)
    if event.paid:
        yield CoinFlight(event.paid, _spot(cue, "supply", event.seat), _on_board(cue, _middle(event.cell, event.key)))


def _arrival(card: int, key: str, cell: tuple[int, int], seat: int, place: str, cue: Cue) -> Made:
    middle = _middle(cell, key)
    yield CardFlight(_card(cue, key, "creature"), _spot(cue, place, seat), _on_board(cue, middle), shrink=(1.0, 0.4))
    yield DropIn(card, middle, size_of_key(key))


def _turn(event: e.TurnBegan, cue: Cue) -> Made:
    yield Ribbon(f"{cue.stage.seat_name(event.seat)}'s turn", event.seat)


def _untapped(event: e.CreaturesUntapped, cue: Cue) -> Made:
    return (Turn(number, tapped=False) for number in event.creatures)


def _tapped(event: e.CreaturesTapped, cue: Cue) -> Made:
    return (Turn(number, tapped=True) for number in event.creatures)


def _drawn(event: e.ActionCardsDrawn, cue: Cue) -> Made:
    return _draws(event.seat, event.cards, "action", "deck", "hand", cue)


def _creatures_drawn(event: e.CreatureCardsDrawn, cue: Cue) -> Made:
    return _draws(event.seat, event.cards, "creature", "creature_deck", "reserve", cue)


def _draws(seat: int, cards: tuple[int, ...], deck: str, start: str, end: str, cue: Cue) -> Made:
    # A hand of cards is dealt quickly: all are on their way within an eighth of a second.
    pause = min(0.06, 0.12 / max(1, len(cards)))
    for number, card in enumerate(cards):
        picture = _card(cue, _key(cue, card), deck)
        yield CardFlight(picture, _spot(cue, start, seat), _spot(cue, end, seat), delay=number * pause)


def _revealed(event: e.CardsRevealed, cue: Cue) -> Made:
    for number, card in enumerate(event.cards):
        end = "hand" if card == event.taken else "deck"
        picture = _card(cue, _key(cue, card), "action")
        centre = _spot(cue, "stack", event.seat)
        yield CardFlight(picture, centre, _spot(cue, end, event.seat), delay=number * 0.04)


def _woken(event: e.ActivationBegan, cue: Cue) -> Made:
    middle, creature = cue.middle(event.creature), cue.creature(event.creature)
    if middle and creature:
        yield Wake(event.creature, middle, size_of_key(creature.key))


def _declined(event: e.AssistDeclined, cue: Cue) -> Made:
    yield Shake(event.creature)


def _declared(event: e.ActionDeclared, cue: Cue) -> Made:
    action = event.action
    if action.what == "card" and action.card:
        key = _key(cue, action.source_card or action.card)
        yield CardFlight(_card(cue, key, "action"), _spot(cue, "hand", action.seat), _spot(cue, "stack", action.seat))
    actor = cue.creature(action.actor)
    middle = cue.middle(action.actor)
    if actor and middle and action.what in ("power", "card", "tear"):
        yield Blast(middle, 0.42 * size_of_key(actor.key) + 0.2, ARCANE, cue.chance, delay=0)
    if actor and middle and action.what == "attack":
        yield Wake(action.actor, middle, size_of_key(actor.key))
    for target in action.targets if action.what == "attack" else ():
        aimed = cue.middle(target)
        if aimed:
            yield Words("", cue.crown(target), HURT, sign="target", large=True, static=True)


def _done(event: e.ActionDone, cue: Cue) -> Made:
    action = action_by_id(cue.before, event.action)
    if action and event.fizzled and cue.creature(action.actor):
        yield Words("No effect", cue.crown(action.actor), INK, static=True)


def _passed(event: e.ResponsePassed, cue: Cue) -> Made:
    action = action_by_id(cue.before, event.action)
    if action and cue.creature(action.actor):
        yield Words("Pass", cue.crown(action.actor), seat_colour(event.seat), static=True)


def _moved(event: e.CreatureMoved, cue: Cue) -> Made:
    creature = cue.before.creatures.get(event.creature)
    if creature is None or not event.path:
        return
    if event.manner == "teleport":
        yield Teleport(creature.id, creature.cell, event.path[-1], size_of_key(creature.key))
    else:
        yield Slide(creature.id, (creature.cell, *event.path), pushed=event.manner == "slide")


def _blocks(event: e.BlockGained, cue: Cue) -> Made:
    yield from _shielded(event.creature, f"+{event.amount}", cue)


def _shield(event: e.ShieldRaised, cue: Cue) -> Made:
    yield from _shielded(event.creature, "Shield", cue)


def _shielded(number: int, text: str, cue: Cue) -> Made:
    creature, middle = cue.creature(number), cue.middle(number)
    if creature and middle:
        yield Bubble(middle, size_of_key(creature.key), SHIELD, text)
        yield Words(text, cue.crown(number), SHIELD, sign="block")


def _dodged(event: e.ShotDodged, cue: Cue) -> Made:
    action = action_by_id(cue.before, event.action)
    target = cue.middle(event.creature)
    start = cue.middle(action.actor) if action else None
    if target is None:
        return
    way = direction(start, target) if start else (1.0, 0.0)
    yield Sidestep(event.creature, way)
    yield Words("Dodged", cue.crown(event.creature), INK)
    if start and action and action.strike and action.strike.manner == "ranged":
        yield Shot(start, (target[0] + way[0] * 1.5, target[1] + way[1] * 1.5))


def _held(event: e.DamageHeld, cue: Cue) -> Made:
    for hit in event.hits:
        middle = cue.middle(hit.target)
        if middle and cue.once("held", hit.target):
            yield Words("", cue.crown(hit.target), HURT, sign="wait", static=True)


def _damage(event: e.DamageDealt, cue: Cue) -> Made:
    target, start = cue.middle(event.target), cue.middle(event.dealer)
    if target is None:
        return
    way = direction(start, target) if start and event.dealer != event.target else (0.0, 1.0)
    delay = 0.0
    if start and event.dealer != event.target:
        if event.manner == "melee":
            delay = _BLOW
            if cue.once("lunge", event.dealer):
                yield Lunge(event.dealer, start, target)
        elif event.manner == "ranged":
            shot = Shot(start, target)
            delay = shot.seconds
            yield shot
        elif event.manner == "effect":
            for motion in _effect(event, start, target, cue):
                felt = motion.delay + _FELT if isinstance(motion, Blast) else motion.seconds
                delay = max(delay, felt)
                yield motion
    yield Reel(event.target, way, delay=delay, hurt=event.amount > 0)
    if event.amount or not event.prevented:
        colour = POISON if event.manner == "attached" else HURT
        text = f"−{event.amount}" if event.amount else "0"
        yield Words(text, cue.crown(event.target), colour, sign="damage", delay=delay, large=True)
    if event.prevented:
        row = 1 if event.amount else 0
        yield Words(f"blocked {event.prevented}", cue.crown(event.target), SHIELD, sign="block", delay=delay, row=row)


def _effect(event: e.DamageDealt, start: Point, target: Point, cue: Cue) -> Made:
    """A bolt at one target; or a bolt at the middle of an area, and a ring of fire from there."""
    action = action_by_id(cue.before, event.action)
    flight, middle, reach = Shot(start, target, bolt=ARCANE), target, 0.0
    for effect in effects_of(cue.before, action) if action else ():
        if isinstance(effect, BlastEffect) and action and action.cell is not None:
            middle, reach = (action.cell[0] + 0.5, action.cell[1] + 0.5), effect.radius + 0.5
            flight = Shot(start, middle, bolt=FIRE)
        elif isinstance(effect, Surround):
            creature = cue.creature(event.dealer)
            middle, reach = start, 1 + (size_of_key(creature.key) / 2 if creature else 0.5)
    if reach and action and not cue.once("blast", action.id):
        # The ring is drawn once; the other targets only wait for it.
        yield Blast(middle, 0, FIRE, cue.chance, delay=flight.seconds)
        return
    if middle is not start:
        yield flight
    if reach:
        yield Blast(middle, reach, FIRE, cue.chance, delay=flight.seconds if middle is not start else 0.0)


def _healed(event: e.CreatureHealed, cue: Cue) -> Made:
    creature, middle = cue.creature(event.creature), cue.middle(event.creature)
    if creature and middle:
        yield Bubble(middle, size_of_key(creature.key), GOOD, "")
        yield Words(f"+{event.amount}", cue.crown(event.creature), GOOD, sign="hp", large=True)
        yield Wake(event.creature, middle, size_of_key(creature.key))


def _destroyed(event: e.CreatureDestroyed, cue: Cue) -> Made:
    middle, creature = cue.middle(event.creature), cue.creature(event.creature)
    if middle is None or creature is None:
        return
    yield Fall(event.creature)
    yield Words("", cue.crown(event.creature), INK, sign="dead", large=True)
    card = cue.before.cards.get(creature.id)
    owner = card.owner if card else creature.seat
    picture = _card(cue, creature.key, "creature")
    yield CardFlight(picture, _on_board(cue, middle), _spot(cue, "graveyard", owner), delay=0.09, shrink=(0.4, 1.0))


def _gold(event: e.GoldMoved, cue: Cue) -> Made:
    yield CoinFlight(event.amount, _spot(cue, "vault", event.seat), _spot(cue, "supply", event.seat))


def _no_gold(event: e.GoldMissing, cue: Cue) -> Made:
    name = cue.stage.seat_name(event.seat)
    yield Ribbon(f"{name}'s vault is empty", event.seat)
    if event.scorer >= 0:
        yield CoinFlight(event.amount, _spot(cue, "vault", event.seat), _spot(cue, "points", event.scorer))


def _attached(event: e.CardAttached, cue: Cue) -> Made:
    middle = cue.middle(event.creature)
    owner = cue.before.cards[event.card].owner if event.card in cue.before.cards else 0
    if middle:
        picture = _card(cue, _key(cue, event.card), "action")
        yield CardFlight(picture, _spot(cue, "stack", owner), _on_board(cue, middle), shrink=(1.0, 0.25))


def _discarded(event: e.CardDiscarded, cue: Cue) -> Made:
    card = cue.before.cards.get(event.card)
    owner = card.owner if card else 0
    bearer = next((one.id for one in cue.before.creatures.values() if event.card in one.attached), 0)
    middle = cue.middle(bearer) if bearer else None
    start = _on_board(cue, middle) if middle else _spot(cue, "stack", owner)
    picture = _card(cue, _key(cue, event.card), "action")
    yield CardFlight(picture, start, _spot(cue, "discard", owner), shrink=(0.4 if middle else 1.0, 1.0))


def _ended(event: e.MatchEnded, cue: Cue) -> Made:
    names = " and ".join(cue.stage.seat_name(seat) for seat in event.winners)
    winner = event.winners[0] if event.winners else None
    yield Ribbon(f"{names} won" if event.winners else "A draw", winner, sound="fanfare")


def _middle(cell: tuple[int, int], key: str) -> Point:
    half = size_of_key(key) / 2
    return cell[0] + half, cell[1] + half


def _spot(cue: Cue, place: str, seat: int) -> Callable[[], Point]:
    return lambda: cue.stage.spot(place, seat)


def _on_board(cue: Cue, middle: Point) -> Callable[[], Point]:
    return lambda: cue.stage.camera.at(middle)


def _key(cue: Cue, card: int) -> str:
    """The key of a card that this seat knows, or nothing."""
    found = cue.after.cards.get(card) if card else None
    return found.key if found and (found.key in ACTIONS or found.key in CREATURES) else ""


def _card(cue: Cue, key: str, deck: str) -> Callable[[int], pygame.Surface]:
    return lambda width: cue.stage.card_picture(key, deck, width)


_MAKERS: dict[type[Event], Callable[[Any, Cue], Made]] = {
    DiceRolled: _dice,
    e.TileLaid: _tile_laid,
    e.DecksShuffled: _shuffled,
    e.FirstSeatChosen: _first_seat,
    e.StartingCreaturePlaced: _starter,
    e.TurnBegan: _turn,
    e.CreaturesUntapped: _untapped,
    e.CreaturesTapped: _tapped,
    e.ActionCardsDrawn: _drawn,
    e.CreatureCardsDrawn: _creatures_drawn,
    e.CardsRevealed: _revealed,
    e.ActivationBegan: _woken,
    e.AssistDeclined: _declined,
    e.ActionDeclared: _declared,
    e.ActionDone: _done,
    e.ResponsePassed: _passed,
    e.CreatureMoved: _moved,
    e.BlockGained: _blocks,
    e.ShieldRaised: _shield,
    e.ShotDodged: _dodged,
    e.DamageHeld: _held,
    e.DamageDealt: _damage,
    e.CreatureHealed: _healed,
    e.CreatureDestroyed: _destroyed,
    e.GoldMoved: _gold,
    e.GoldMissing: _no_gold,
    e.CardAttached: _attached,
    e.CardDiscarded: _discarded,
    e.CreatureDeployed: _deployed,
    e.MatchEnded: _ended,
}
#: Events that move nothing, each with the reason.
UNSEEN: dict[type[Event], str] = {
    e.PhaseBegan: "the prompt bar names the phase",
    e.ActivationEnded: "the glow of the creature goes out",
}
SEEN = frozenset(_MAKERS)
