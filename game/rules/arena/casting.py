"""A spell from the hand to the graveyard: countering it, what it does, and what waits for that."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena import effects as ef
from game.rules.arena import events as e
from game.rules.arena.army_cards import ARMY_CARDS
from game.rules.arena.asking import NO_ARMY, NO_FIGURE, NOT_AN_ANSWER, AnyDraft
from game.rules.arena.commands import ChooseArmy, ChooseCard, ChooseFigure, Done, PlaySpell
from game.rules.arena.damage import destroy, heal
from game.rules.arena.drawing import draw_cards, knows
from game.rules.arena.effects import Effect, SpellCard
from game.rules.arena.recalling import recall
from game.rules.arena.spell_cards import SPELL_CARDS
from game.rules.arena.spells import enemy_squad_figures, new_holders, record_of, swap_partners
from game.rules.arena.standing import beside, card_of
from game.rules.arena.stats import is_steadfast, planeswalker_of, trait_of
from game.rules.arena.steps import FreeAttack, Hurt, HurtInOrder, Moves, Place, ReturnControl, Watch
from game.rules.arena.table import Lasting, Table, armies_of, figures_in, figures_of, owner_of
from game.rules.arena.traits import Rebirth


class Resolve(Step, frozen=True):
    """The card being played takes effect, unless it was countered."""


class Effects(Step, frozen=True):
    """The effects of a sorcery from number ``at`` on."""

    seat: int
    key: str
    target: int
    at: int = 0


class EndSpell(Step, frozen=True):
    """The sorcery goes to the graveyard, and what waits for it happens."""

    seat: int


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


def play(draft: AnyDraft, seat: int, command: PlaySpell) -> None:
    """Play a card; it can be countered before it takes effect."""
    # rule: arena/countering
    record = record_of(draft.table, command.card)
    down = record.kind == "hidden"
    key = "" if down else record.key
    draft.happen(e.SpellPlayed(seat, command.card, key, command.target, knows(draft.table, seat)))
    moment: ef.Moment = "sorcery" if record.kind == "sorcery" else "enchantment"
    draft.push(Watch(moment), Resolve())


def take_resolve(draft: AnyDraft, step: Resolve) -> None:
    """Put an enchantment where it lies, or begin with the effects of a sorcery."""
    playing = draft.table.playing
    if playing is None:
        return
    record = record_of(draft.table, playing.card)
    seat = playing.seat
    if record.kind == "sorcery":
        draft.push(Effects(seat, record.key, playing.target), EndSpell(seat))
        return
    down = record.kind == "hidden"
    draft.happen(e.Enchanted(seat, playing.card, playing.target, down, knows(draft.table, seat)))


def take_effects(draft: AnyDraft, step: Effects) -> None:
    """The next effect of the sorcery."""
    record: SpellCard = SPELL_CARDS[step.key]
    if step.at >= len(record.effects):
        return
    draft.push(Effects(step.seat, step.key, step.target, step.at + 1))
    effect = record.effects[step.at]
    if step.target in draft.table.figures:
        _on_figure(draft, step, effect)
    else:
        _elsewhere(draft, step, effect)


def _on_figure(draft: AnyDraft, step: Effects, effect: Effect) -> None:
    """Effects of a card that was played on a figure."""
    table = draft.table
    figure = table.figures[step.target]
    seat = step.seat
    if isinstance(effect, ef.Heal):
        heal(draft, planeswalker_of(table, seat) if effect.whom == "planeswalker" else figure, effect.amount)
    elif isinstance(effect, ef.Draw):
        draw_cards(draft, seat, effect.cards)
    elif isinstance(effect, ef.Harm):
        draft.push(Hurt(figure.id, effect.amount, 0, "spell"))
    elif isinstance(effect, ef.Exchange):
        draft.happen(e.LastingBegan(Lasting("exchange", seat, figure.id, key=step.key)))
    elif isinstance(effect, ef.Control):
        draft.happen(e.ControlTaken(figure.id, seat))
        moves = () if is_steadfast(table, figure) else (Moves(seat, (figure.id,)),)
        draft.push(*moves, FreeAttack(seat, (figure.id,)), ReturnControl(figure.id))
    elif isinstance(effect, ef.Swap):
        draft.push(ChoosePartner(seat, figure.id, effect.reach))
    elif isinstance(effect, ef.Sacrifice):
        destroy(draft, figure)
    elif isinstance(effect, ef.Slay):
        draft.push(ChooseSlain(seat))
    elif isinstance(effect, ef.Wave):
        around = tuple(one.id for one in beside(table, figure) if effect.spares not in card_of(table, one).types)
        draft.push(HurtInOrder(around, effect.amount, "spell"))
    elif isinstance(effect, ef.Twin):
        draft.happen(e.LastingBegan(Lasting("twin", seat, figure.id, power=effect.dice, key=step.key)))
    elif isinstance(effect, ef.Seize):
        draft.push(Moves(seat, (figure.id,)), FreeAttack(seat, (figure.id,)))
    elif isinstance(effect, ef.Growth):
        lasting = Lasting("growth", seat, figure.id, 0, effect.power, effect.toughness, step.key)
        draft.happen(e.LastingBegan(lasting))


def _elsewhere(draft: AnyDraft, step: Effects, effect: Effect) -> None:
    """Effects of a card that was played on an army card, a seat, an enchantment, or on nothing."""
    table = draft.table
    seat, target = step.seat, step.target
    if isinstance(effect, ef.Heal):
        heal(draft, planeswalker_of(table, seat), effect.amount)
    elif isinstance(effect, ef.Draw):
        draw_cards(draft, seat, effect.cards)
    elif isinstance(effect, ef.March):
        draft.push(Moves(seat, tuple(figure.id for figure in figures_of(table, target)), effect.steps))
    elif isinstance(effect, ef.Search):
        library = tuple(sorted(table.players[seat].library))
        draft.happen(e.LibraryOpened(seat, library, knows(table, seat)))
        draft.push(Searching(seat, effect.sort))
    elif isinstance(effect, ef.Recall):
        recall(draft, target)
    elif isinstance(effect, ef.Rededicate):
        origin = next(army.id for army in table.armies.values() if target in army.auras)
        draft.push(ChooseHolder(seat, target, origin))
    elif isinstance(effect, ef.Raise):
        _raise(draft, seat, target, effect)
    elif isinstance(effect, ef.Discard):
        _discard(draft, -1 - target, effect.cards)
    elif isinstance(effect, ef.Charge):
        draft.happen(e.LastingBegan(Lasting("charge", seat, 0, target, power=effect.power, key=step.key)))


def _raise(draft: AnyDraft, seat: int, army: int, effect: ef.Raise) -> None:
    # rule: arena/rise_of_the_dark_realms
    walker = planeswalker_of(draft.table, seat)
    if walker is not None:
        fallen = tuple(one.id for one in figures_in(draft.table, army, "graveyard"))[: effect.figures]
        draft.push(Place(seat, fallen, (walker.id,), effect.reach, "raised", optional=True))


def _discard(draft: AnyDraft, seat: int, count: int) -> None:
    # rule: arena/grave_whisper
    for _ in range(min(count, len(draft.table.players[seat].hand))):
        card = draft.shuffled(draft.table.players[seat].hand)[0]
        draft.happen(e.CardDiscarded(seat, card))


def take_end_spell(draft: AnyDraft, step: EndSpell) -> None:
    """The card goes to the graveyard; Phoenixes may rise."""
    playing = draft.table.playing
    assert playing is not None
    draft.happen(e.SpellBuried(step.seat, playing.card))
    # rule: arena/rebirth - once a sorcery, however many army cards of Phoenixes there are.
    for army in armies_of(draft.table, step.seat):
        fallen = figures_in(draft.table, army.id, "graveyard")
        if trait_of(ARMY_CARDS[army.key], Rebirth) is None or not fallen:
            continue
        walker = planeswalker_of(draft.table, step.seat)
        near = [one.id for kin in armies_of(draft.table, step.seat) if kin.key == army.key
                for one in figures_of(draft.table, kin.id)]  # fmt: skip
        if walker is not None:
            near.append(walker.id)
        draft.push(Place(step.seat, (fallen[0].id,), tuple(near), 0, "raised", optional=True))
        return


def take_return(draft: AnyDraft, step: ReturnControl) -> None:
    """A borrowed figure obeys its owner again."""
    figure = draft.table.figures[step.figure]
    owner = owner_of(draft.table, figure)
    if figure.zone == "field" and figure.seat != owner:
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
    else:
        # Asked also when nothing fits: nobody else learns what lies in the library.
        draft.ask(step, step.seat, "act", "search")


def choices(table: Table, step: Asking) -> Iterator[Command]:
    """What may be chosen."""
    if isinstance(step, ChooseSlain):
        yield from (ChooseFigure(one.id) for one in enemy_squad_figures(table, step.seat))
    elif isinstance(step, ChooseHolder):
        yield from (ChooseArmy(army.id) for army in new_holders(table, step.card, step.origin))
    elif isinstance(step, ChoosePartner):
        figure = table.figures[step.figure]
        partners = swap_partners(table, step.seat, figure, step.reach)
        yield from (ChooseFigure(one.id) for one in partners)
    else:
        yield from (ChooseCard(card) for card in table.players[step.seat].looking if _is_sort(table, card, step.sort))
        yield Done()


def _is_sort(table: Table, card: int, sort: str) -> bool:
    return (record_of(table, card).kind == "sorcery") == (sort == "sorcery")


def why_not(table: Table, step: Asking, command: Command) -> Refusal | None:
    """Why that cannot be chosen."""
    if any(command == choice for choice in choices(table, step)):
        return None
    if isinstance(command, ChooseFigure) and isinstance(step, ChooseSlain | ChoosePartner):
        return NO_FIGURE
    if isinstance(command, ChooseArmy) and isinstance(step, ChooseHolder):
        return NO_ARMY
    return NOT_AN_ANSWER


def answer(draft: AnyDraft, step: Asking, command: Command) -> None:
    """What was chosen takes effect."""
    table = draft.table
    if isinstance(step, ChooseSlain) and isinstance(command, ChooseFigure):
        destroy(draft, table.figures[command.figure])
    elif isinstance(step, ChooseHolder) and isinstance(command, ChooseArmy):
        draft.happen(e.EnchantmentMoved(step.card, step.origin, command.army))
    elif isinstance(step, ChoosePartner) and isinstance(command, ChooseFigure):
        exchange(draft, step.figure, command.figure)
    elif isinstance(step, Searching):
        if isinstance(command, ChooseCard):
            key = table.cards[command.card].key
            draft.happen(e.CardTaken(step.seat, command.card, key, knows(table, step.seat)))
        draft.happen(e.LibraryClosed(step.seat))
        draft.happen(e.LibraryShuffled(step.seat, draft.shuffled(draft.table.players[step.seat].library)))


def exchange(draft: AnyDraft, one: int, other: int) -> None:
    """Two figures change places, without leaving-engagement attacks."""
    figures = draft.table.figures
    here, there = figures[one].spaces, figures[other].spaces
    draft.happen(e.FigurePlaced(one, there, "exchanged"), e.FigurePlaced(other, here, "exchanged"))
