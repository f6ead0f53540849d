"""What sorceries do, one function for each effect, and what they ask on their way."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena.aims import enemy_squad_figures, new_holders, swap_partners
from game.rules.arena.asking import NO_ARMY, NO_FIGURE, NOT_AN_ANSWER, AnyDraft
from game.rules.arena.cards import effects as ef
from game.rules.arena.damage import destroy, heal
from game.rules.arena.drawing import draw_cards, knows
from game.rules.arena.recalling import exchange, recall
from game.rules.arena.standing import beside, card_of
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import ChooseArmy, ChooseCard, ChooseFigure
from game.rules.arena.state.steps import Cast, DealDamage, DealDamageInOrder, FreeAttack, Moves, Place, ReturnControl
from game.rules.arena.state.table import Figure, Lasting, Table, figures_in, figures_of, owner_of, record_of
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat
from game.rules.arena.stats import is_steadfast, planeswalker_of


class ChooseSlain(Step, frozen=True):
    """A seat chooses the enemy squad figure that is destroyed."""

    seat: int


class ChooseHolder(Step, frozen=True):
    """A seat chooses where an enchantment goes."""

    seat: int
    card: int
    origin: int


class ChoosePartner(Step, frozen=True):
    """A seat chooses with whom a figure changes places."""

    seat: int
    figure: int
    reach: int


class Searching(Step, frozen=True):
    """A seat looks for a card of a sort in its library."""

    seat: int
    sort: str


Asking = ChooseSlain | ChooseHolder | ChoosePartner | Searching


def _figure(draft: AnyDraft, cast: Cast) -> Figure:
    """Return the figure that the sorcery was played on."""
    assert isinstance(cast.target, OnFigure)
    return draft.table.figures[cast.target.figure]


def _army(cast: Cast) -> int:
    assert isinstance(cast.target, OnArmy)
    return cast.target.army


def draw(draft: AnyDraft, cast: Cast, effect: ef.Draw) -> None:
    draw_cards(draft, cast.seat, effect.cards)


def heal_figure(draft: AnyDraft, cast: Cast, effect: ef.Heal) -> None:
    heal(draft, _figure(draft, cast), effect.amount)


def heal_planeswalker(draft: AnyDraft, cast: Cast, effect: ef.HealPlaneswalker) -> None:
    """Heal the caster's Planeswalker."""
    heal(draft, planeswalker_of(draft.table, cast.seat), effect.amount)


def march(draft: AnyDraft, cast: Cast, effect: ef.March) -> None:
    """Let the figures of the squad move."""
    figures = tuple(figure.id for figure in figures_of(draft.table, _army(cast)))
    draft.push(Moves(cast.seat, figures, effect.steps))


def harm(draft: AnyDraft, cast: Cast, effect: ef.Harm) -> None:
    """Deal the effect's damage to the target."""
    draft.push(DealDamage(_figure(draft, cast).id, effect.amount, 0, "spell"))


def search(draft: AnyDraft, cast: Cast, effect: ef.Search) -> None:
    """Let the caster look through the library."""
    library = tuple(sorted(draft.table.players[cast.seat].library))
    draft.happen(ce.LibraryOpened(cast.seat, library, knows(draft.table, cast.seat)))
    draft.push(Searching(cast.seat, effect.sort))


def turn_round(draft: AnyDraft, cast: Cast, effect: ef.Exchange) -> None:
    """Exchange the target's power and toughness."""
    draft.happen(e.LastingBegan(Lasting("exchange", cast.seat, _figure(draft, cast).id, key=cast.key)))


def send_home(draft: AnyDraft, cast: Cast, effect: ef.Recall) -> None:
    recall(draft, _army(cast))


def control(draft: AnyDraft, cast: Cast, effect: ef.Control) -> None:
    """Let the target move and attack for the caster."""
    figure = _figure(draft, cast)
    draft.happen(e.ControlTaken(figure.id, cast.seat))
    # rule: arena/steadfast
    moves = () if is_steadfast(draft.table, figure) else (Moves(cast.seat, (figure.id,)),)
    draft.push(*moves, FreeAttack(cast.seat, (figure.id,)), ReturnControl(figure.id))


def rededicate(draft: AnyDraft, cast: Cast, effect: ef.Rededicate) -> None:
    """Let the caster choose another army card for the enchantment."""
    assert isinstance(cast.target, OnEnchantment)
    card = cast.target.card
    origin = next(army.id for army in draft.table.armies.values() if card in army.auras)
    draft.push(ChooseHolder(cast.seat, card, origin))


def swap(draft: AnyDraft, cast: Cast, effect: ef.SwapFigures) -> None:
    """Let the target change places with another figure."""
    draft.push(ChoosePartner(cast.seat, _figure(draft, cast).id, effect.reach))


def sacrifice(draft: AnyDraft, cast: Cast, effect: ef.Sacrifice) -> None:
    """Destroy the target."""
    destroy(draft, _figure(draft, cast))


def slay(draft: AnyDraft, cast: Cast, effect: ef.Slay) -> None:
    """Let the caster choose an enemy squad figure to be destroyed."""
    draft.push(ChooseSlain(cast.seat))


def raise_fallen(draft: AnyDraft, cast: Cast, effect: ef.Raise) -> None:
    """Return figures from the graveyard."""
    # rule: arena/rise_of_the_dark_realms
    walker = planeswalker_of(draft.table, cast.seat)
    if walker is not None:
        fallen = tuple(one.id for one in figures_in(draft.table, _army(cast), "graveyard"))[: effect.figures]
        draft.push(Place(cast.seat, fallen, (walker.id,), effect.reach, "raised", optional=True))


def wave(draft: AnyDraft, cast: Cast, effect: ef.Wave) -> None:
    """Deal damage to those around the Planeswalker."""
    around = beside(draft.table, _figure(draft, cast))
    struck = tuple(one.id for one in around if effect.spares not in card_of(draft.table, one).types)
    draft.push(DealDamageInOrder(struck, effect.amount, "spell"))


def discard(draft: AnyDraft, cast: Cast, effect: ef.Discard) -> None:
    """Discard cards of the opponent's at random."""
    # rule: arena/grave_whisper
    assert isinstance(cast.target, OnSeat)
    seat = cast.target.seat
    for _ in range(min(effect.cards, len(draft.table.players[seat].hand))):
        card = draft.shuffled(draft.table.players[seat].hand)[0]
        draft.happen(ce.CardDiscarded(seat, card))


def twin(draft: AnyDraft, cast: Cast, effect: ef.Twin) -> None:
    """Strengthen the target's next attack."""
    lasting = Lasting("twin", cast.seat, _figure(draft, cast).id, power=effect.dice, key=cast.key)
    draft.happen(e.LastingBegan(lasting))


def seize(draft: AnyDraft, cast: Cast, effect: ef.Seize) -> None:
    """Let the target move and attack."""
    figure = _figure(draft, cast).id
    draft.push(Moves(cast.seat, (figure,)), FreeAttack(cast.seat, (figure,)))


def grow(draft: AnyDraft, cast: Cast, effect: ef.Growth) -> None:
    """Strengthen the target for a while."""
    figure = _figure(draft, cast).id
    lasting = Lasting("growth", cast.seat, figure, 0, effect.power, effect.toughness, cast.key)
    draft.happen(e.LastingBegan(lasting))


def charge(draft: AnyDraft, cast: Cast, effect: ef.Charge) -> None:
    """Strengthen the squad, and let it pass through enemies, until the turn ends."""
    draft.happen(e.LastingBegan(Lasting("charge", cast.seat, 0, _army(cast), power=effect.power, key=cast.key)))


def take_return(draft: AnyDraft, step: ReturnControl) -> None:
    """Return a borrowed figure to its owner."""
    figure = draft.table.figures[step.figure]
    owner = owner_of(draft.table, figure)
    if figure.seat != owner:
        draft.happen(e.ControlTaken(figure.id, owner))


# What sorceries ask on their way


def take_asking(draft: AnyDraft, step: Asking) -> None:
    """Ask, if there is anything to choose."""
    if next(choices(draft.table, step), None) is None:
        return
    if isinstance(step, ChooseSlain):
        draft.ask(step, step.seat, "pick", "slay")
    elif isinstance(step, ChooseHolder):
        draft.ask(step, step.seat, "pick", "rededicate", (step.card,))
    elif isinstance(step, ChoosePartner):
        draft.ask(step, step.seat, "pick", "swap", (step.figure,))
    elif draft.table.windows == "always" or any(_found(draft.table, step)):
        # rule: arena/windows - asked also when nothing fits: nobody else learns what lies in the library.
        draft.ask(step, step.seat, "act", "search")
    else:
        _end_search(draft, step)


def choices(table: Table, step: Asking) -> Iterator[Command]:
    """Yield what may be chosen."""
    if isinstance(step, ChooseSlain):
        yield from (ChooseFigure(one.id) for one in enemy_squad_figures(table, step.seat))
    elif isinstance(step, ChooseHolder) and step.card not in table.armies[step.origin].auras:
        # rule: arena/out - it has gone with the army card on which it lay.
        return
    elif isinstance(step, ChooseHolder):
        yield from (ChooseArmy(army.id) for army in new_holders(table, step.card, step.origin))
    elif isinstance(step, ChoosePartner):
        figure = table.figures[step.figure]
        partners = swap_partners(table, step.seat, figure, step.reach)
        yield from (ChooseFigure(one.id) for one in partners)
    else:
        yield from (ChooseCard(card) for card in _found(table, step))
        yield Done()


def _found(table: Table, step: Searching) -> Iterator[int]:
    """Yield the cards of the sort that is looked for."""
    for card in table.players[step.seat].looking:
        if (record_of(table, card).kind == "sorcery") == (step.sort == "sorcery"):
            yield card


def _end_search(draft: AnyDraft, step: Searching) -> None:
    draft.happen(ce.LibraryClosed(step.seat))
    draft.happen(ce.LibraryShuffled(step.seat, draft.shuffled(draft.table.players[step.seat].library)))


def why_not(table: Table, step: Asking, command: Command) -> Refusal | None:
    """Return why that cannot be chosen."""
    if any(command == choice for choice in choices(table, step)):
        return None
    if isinstance(command, ChooseFigure) and isinstance(step, ChooseSlain | ChoosePartner):
        return NO_FIGURE
    if isinstance(command, ChooseArmy) and isinstance(step, ChooseHolder):
        return NO_ARMY
    return NOT_AN_ANSWER


def answer(draft: AnyDraft, step: Asking, command: Command) -> None:
    """Carry out what was chosen."""
    table = draft.table
    if isinstance(step, ChooseSlain) and isinstance(command, ChooseFigure):
        destroy(draft, table.figures[command.figure])
    elif isinstance(step, ChooseHolder) and isinstance(command, ChooseArmy):
        draft.happen(ce.EnchantmentMoved(step.card, step.origin, command.army))
    elif isinstance(step, ChoosePartner) and isinstance(command, ChooseFigure):
        exchange(draft, step.figure, command.figure)
    elif isinstance(step, Searching):
        if isinstance(command, ChooseCard):
            key = table.cards[command.card].key
            draft.happen(ce.CardTaken(step.seat, command.card, key, knows(table, step.seat)))
        _end_search(draft, step)


STEPS: dict[type[Step], Chapter] = {
    s.ReturnControl: Chapter(take_return),
    ChooseSlain: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    ChooseHolder: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    ChoosePartner: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    Searching: Chapter(take_asking, choices, why_not, answer, doubtful=()),
}
