"""What a step of a lesson points at on the screen: a piece, a region, a card, a button, or everything that may be done.

The lesson's table draws rings around the rectangles of ``spots_of``, and keeps its box off them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.app.lessons.run import LessonMatch
from game.app.scenarios.steps import Step
from game.core.scenario.standing import Scenario
from game.ui.screens.items import Item, card, on_stack, piece, square
from game.ui.table.answering import Answering
from game.ui.table.laying import Laying

#: How a place that is a seat's strip begins; the number of the seat, from 1, follows.
SEAT = "seat "
#: More offered answers than this are not pointed at one by one.
_FEW = 4

SpotOf = Callable[[Item], pygame.Rect | None]


def spots_of(
    step: Step, match: LessonMatch, answering: Answering, laying: Laying, spot_of: SpotOf
) -> list[pygame.Rect]:
    """Return the rectangles of the window that a step points at now: none if it shows nothing of that, or allows
    everything. What the step names gives way to what can be pressed first, such as the piece that is to move."""
    if step.is_open:
        return []
    is_asked = answering.may_answer and step.wait != "read"
    if is_asked and answering.narrowed is not None:
        # Of what is asked about a card the step may mean one answer before the others.
        meant = _button_named(step.button, laying) if step.button else None
        return [meant] if meant is not None else _offered(answering, laying, spot_of)
    named = [rect for rect in _named(step, match, answering, laying, spot_of) if rect is not None]
    if is_asked and not (named and _can_be_pressed(step, match, answering, laying)):
        others = _offered(answering, laying, spot_of) or _waiting(answering, spot_of)
        was_chosen = answering.selected is not None and _piece_of(step, match) == answering.selected
        # A piece that was chosen has its reach marked: many spaces, and no ring.
        return others or ([] if was_chosen and answering.offers.items else named)
    return named


def _piece_of(step: Step, match: LessonMatch) -> int:
    """Return the piece that a step points at, by its number; 0 for none."""
    scenario: Scenario | None = getattr(match.state.table, "scenario", None)
    return scenario.numbers[step.piece] if scenario is not None and step.piece >= 0 else 0


def _can_be_pressed(step: Step, match: LessonMatch, answering: Answering, laying: Laying) -> bool:
    """Return whether pressing any of the pieces and cards that a step points at does something, if it does at any."""
    number = _piece_of(step, match)
    items = [piece(number)] if number else []
    items += cards_named(step.card, laying) if step.card else []
    view = laying.following.view
    return (
        not items
        or step.region >= 0
        or any(answering.offers.at(item) for item in items)
        or any(
            item.sort == "piece"
            and item.number != answering.selected
            and view is not None
            and laying.screen.is_selectable(view, item.number)
            for item in items
        )
    )


def _named(
    step: Step, match: LessonMatch, answering: Answering, laying: Laying, spot_of: SpotOf
) -> Iterator[pygame.Rect | None]:
    scenario: Scenario | None = getattr(match.state.table, "scenario", None)
    number = _piece_of(step, match)
    has_begun = number and number == answering.selected and (step.region >= 0 or step.card or step.button)
    if number and not has_begun:
        yield spot_of(piece(number))
        return
    if scenario is not None and step.region >= 0:
        spots = [spot_of(square(space)) for space in match.state.table.scenario.script.regions[step.region].spaces]
        seen = [spot for spot in spots if spot is not None]
        yield seen[0].unionall(seen[1:]) if seen else None
    if step.card:
        yield _card_named(step.card, answering, laying, spot_of)
    if step.button:
        yield _button_named(step.button, laying)
    if step.place.startswith(SEAT):
        yield _strip(step.place.removeprefix(SEAT), answering.seat, laying)
    elif step.place:
        yield spot_of(Item("place", name=step.place))


def cards_named(name: str, laying: Laying) -> list[Item]:
    """Return the cards of that name in the hand, on the tray, on the board and on its stack."""
    board, following = laying.following.board, laying.following
    held = [(card(one.held.number), one.held.face.name) for one in laying.hand.cards]
    shown = [(card(one.number), one.face.name) for one, _ in laying.tray.cards]
    pieces = [piece(number) for number in (board.miniatures.numbers if board is not None else ())]
    seen = [(item, found.face.name) for item in pieces if (found := following.inspect(item)) is not None]
    announced = laying.screen.announced(following.table)
    stack = [(on_stack(one.number), one.face.name) for one in announced]
    return [item for item, called in (*held, *shown, *seen, *stack) if called == name]


def _card_named(name: str, answering: Answering, laying: Laying, spot_of: SpotOf) -> pygame.Rect | None:
    """Return where a card of that name lies, preferably one that may be used now."""
    view = laying.following.view

    def rank(item: Item) -> int:
        if answering.offers.at(item):
            return 0
        is_mine = item.sort == "piece" and view is not None and laying.screen.is_selectable(view, item.number)
        return 1 if is_mine else 2

    for item in sorted(cards_named(name, laying), key=rank):
        spot = laying.hand.place_of(item.number) if item.sort == "card" else None
        spot = spot or spot_of(item)
        if spot is not None:
            return spot
    return None


def _strip(number: str, viewer: int, laying: Laying) -> pygame.Rect | None:
    """Return where the strip of a seat lies, by its number from 1."""
    count = len(laying.match.opening.seatings)
    rects = (laying.layout.own, *laying.layout.strips)
    seats = {str((viewer + step) % count + 1): rect for step, rect in zip(range(count), rects, strict=False)}
    return seats.get(number)


def _button_named(words: str, laying: Laying) -> pygame.Rect | None:
    wanted = words.lower()
    found = (one.rect for one in laying.buttons if wanted in one.words.lower() or wanted == one.name.lower())
    return next(found, None)


def _offered(answering: Answering, laying: Laying, spot_of: SpotOf) -> list[pygame.Rect]:
    """Return where the allowed answers are: items, or buttons; buttons first once an item was picked, since they are
    the question then."""
    items = [item for item in answering.offers.items if item != answering.narrowed]
    spots = [spot for item in items[:_FEW] if (spot := spot_of(item)) is not None] if len(items) <= _FEW else []
    offers = set(map(id, answering.offers.all))
    buttons = [one.rect for one in laying.buttons if one.offer is not None and id(one.offer) in offers]
    pressed = buttons[:1] if len(buttons) <= _FEW else []
    return pressed or spots if answering.narrowed is not None else spots or pressed


def _waiting(answering: Answering, spot_of: SpotOf) -> list[pygame.Rect]:
    """Return where the pieces that can still act are, while none of them has been chosen."""
    waiting = answering.waiting if answering.selected is None else ()
    return [spot for number in waiting if (spot := spot_of(piece(number))) is not None] if len(waiting) <= _FEW else []
