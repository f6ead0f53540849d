"""Activated abilities, and those that wait for a turn to begin or to end."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.chapters import Chapter
from game.core.commands import Agree, Command, Decline, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena.asking import NO_FIGURE, NOT_AN_ANSWER, AnyDraft
from game.rules.arena.cards import traits as t
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import Regrowth
from game.rules.arena.damage import destroy, heal
from game.rules.arena.drawing import knows
from game.rules.arena.recalling import exchange
from game.rules.arena.standing import card_of, within_clear_sight
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import ChooseFigure, UseAbility
from game.rules.arena.state.steps import Abilities, DealDamage, FreeAttack, Moves, Place, ReturnControl
from game.rules.arena.state.table import Army, Figure, Table, armies_of, field, figures_in, figures_of, record_of
from game.rules.arena.stats import auras_of, is_planeswalker, planeswalker_of, trait_of


class PutUnder(Step, frozen=True):
    """A seat that looks at the top card of its library may put it at the bottom."""

    seat: int


class Deceive(Step, frozen=True):
    """A Planeswalker may change places with a figure of an army card."""

    seat: int
    army: int


class Arise(Step, frozen=True):
    """A seat may roll for all figures of an army card to return."""

    seat: int
    army: int


class Regrow(Step, frozen=True):
    """A seat chooses which figure of an army card is healed, and by how much."""

    seat: int
    army: int
    amount: int


class StealMind(Step, frozen=True):
    """A seat may try to take an enemy Planeswalker's mind."""

    seat: int
    army: int


Asking = PutUnder | Deceive | Arise | Regrow | StealMind

_WORDS = {t.FocusedThoughts: "focused_thoughts", t.SnuffOut: "snuff_out", t.SuperHeated: "super_heated"}


# Activated abilities


def uses(table: Table, seat: int, army: int) -> Iterator[UseAbility]:
    """Yield every use of the activated abilities of a Planeswalker's army card that a seat controls now."""
    # rule: arena/activated_abilities
    figure = _user(table, seat, army)
    if figure is None:
        return
    for ability in card_of(table, figure).abilities:
        trait = ability.trait
        word = _WORDS.get(type(trait))
        if word is None or _used(army, word) in table.turn.used:
            continue
        if isinstance(trait, t.FocusedThoughts) and table.players[seat].library:
            yield UseAbility("focused_thoughts")
        elif isinstance(trait, t.SnuffOut):
            for one in field(table):
                if (
                    one.damage
                    and not is_planeswalker(table, one)
                    and within_clear_sight(table, figure, one, trait.reach)
                ):
                    yield UseAbility("snuff_out", one.id)
        elif isinstance(trait, t.SuperHeated):
            near = tuple(_in_heat(table, figure, trait))
            for card in _payments(table, seat, trait):
                yield from (UseAbility("super_heated", number, card) for number in near)


def might_use_any(table: Table, seat: int, army: int) -> bool:
    """Return whether a seat might use an activated ability, as far as those know who do not see its hand."""
    # rule: arena/windows
    figure = _user(table, seat, army)
    heat = trait_of(card_of(table, figure), t.SuperHeated) if figure is not None else None
    if figure is not None and heat is not None and _used(army, _WORDS[t.SuperHeated]) not in table.turn.used:
        return bool(table.players[seat].hand) and next(_in_heat(table, figure, heat), None) is not None
    return next(uses(table, seat, army), None) is not None


def _in_heat(table: Table, figure: Figure, trait: t.SuperHeated) -> Iterator[int]:
    for one in field(table):
        if one.id != figure.id and within_clear_sight(table, figure, one, trait.reach):
            yield one.id


def _used(army: int, word: str) -> str:
    return f"{word} {army}"


def _user(table: Table, seat: int, army: int) -> Figure | None:
    figures = figures_of(table, army)
    return figures[0] if figures and figures[0].seat == seat else None


def _payments(table: Table, seat: int, trait: t.SuperHeated) -> Iterator[int]:
    """Yield the cards of the hand that can be discarded for it, copies once."""
    seen = set()
    for card in table.players[seat].hand:
        record = record_of(table, card)
        if record.colour == trait.colour and record.key not in seen:
            seen.add(record.key)
            yield card


def why_no_use(table: Table, seat: int, army: int, command: UseAbility) -> Refusal | None:
    """Return why an ability cannot be used so."""
    if any(command == use for use in uses(table, seat, army)):
        return None
    if _used(army, command.ability) in table.turn.used:
        return Refusal("used", "arena/activated_abilities", "That ability was used this turn.")
    about = (command.target,) if command.target else ()
    return Refusal("cannot_use", "arena/activated_abilities", "That ability cannot be used so now.", about)


def use(draft: AnyDraft, seat: int, army: int, command: UseAbility) -> None:
    draft.happen(e.AbilityUsed(seat, army, _used(army, command.ability)))
    table = draft.table
    if command.ability == "focused_thoughts":
        draft.happen(ce.LibraryOpened(seat, table.players[seat].library[-1:], knows(table, seat)))
        draft.push(PutUnder(seat))
    elif command.ability == "snuff_out":
        destroy(draft, table.figures[command.target])
    else:
        user = _user(table, seat, army)
        assert user is not None
        trait = trait_of(card_of(table, user), t.SuperHeated)
        assert trait is not None
        draft.happen(ce.CardDiscarded(seat, command.card))
        draft.push(DealDamage(command.target, trait.amount, user.id, "super_heated"))


def take_abilities(draft: AnyDraft, step: Abilities) -> None:
    """Ask a seat that borrows a Planeswalker for its abilities."""
    # rule: arena/windows
    might = might_use_any(draft.table, step.seat, step.army)
    if might and (draft.table.windows == "always" or next(uses(draft.table, step.seat, step.army), None) is not None):
        draft.ask(step, step.seat, "act", "borrowed_abilities", (step.army,))
    elif might:
        draft.happen(e.Passed(step.seat, "borrowed_abilities", step.army))


def ability_choices(table: Table, step: Abilities) -> Iterator[Command]:
    """Yield the uses, and no more."""
    yield from uses(table, step.seat, step.army)
    yield Done()


def why_no_ability(table: Table, step: Abilities, command: Command) -> Refusal | None:
    """Return why that is not an answer."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, UseAbility):
        return NOT_AN_ANSWER
    return why_no_use(table, step.seat, step.army, command)


def answer_ability(draft: AnyDraft, step: Abilities, command: Command) -> None:
    """Use it, and ask again."""
    if isinstance(command, UseAbility):
        draft.push(step)
        use(draft, step.seat, step.army, command)
    else:
        draft.happen(e.Passed(step.seat, "borrowed_abilities", step.army))


# Turns that begin and end


def at_start(table: Table, seat: int) -> Iterator[Step]:
    """Yield what waits for a seat's turn to begin, whatever card it chooses."""
    # rule: arena/deep_roots - for each copy that the seat put there.
    for army in table.armies.values():
        for card, effect in auras_of(table, army.id, Regrowth):
            if table.cards[card].owner == seat:
                yield Regrow(seat, army.id, effect.amount)


def at_start_of_card(table: Table, seat: int, army: Army) -> Iterator[Step]:
    """Yield what waits for a turn of the seat's Planeswalker to begin."""
    if ARMY_CARDS[army.key].kind != "planeswalker":
        return
    arising: list[str] = []
    for own in armies_of(table, seat):
        card = ARMY_CARDS[own.key]
        same_colour = card.colour == ARMY_CARDS[army.key].colour
        if same_colour and trait_of(card, t.Deception) is not None:
            yield Deceive(seat, own.id)
        if same_colour and trait_of(card, t.Arising) is not None and own.key not in arising:
            # rule: arena/darkness_arises - one roll for all army cards of the name.
            arising.append(own.key)
            yield Arise(seat, own.id)


def at_end_of_card(table: Table, seat: int, army: Army) -> Iterator[Step]:
    """Yield what waits for a turn of an army card to end."""
    card = ARMY_CARDS[army.key]
    sprint = trait_of(card, t.Sprint)
    if sprint is not None:
        # rule: arena/sprint
        yield Moves(seat, tuple(figure.id for figure in figures_of(table, army.id)), sprint.steps)
    if trait_of(card, t.MindStealer) is not None:
        yield StealMind(seat, army.id)


def _stealable(table: Table, step: StealMind) -> Iterator[Figure]:
    thief = _user(table, step.seat, step.army)
    if thief is None:
        return
    trait = trait_of(card_of(table, thief), t.MindStealer)
    assert trait is not None
    for one in field(table):
        enemy = table.players[one.seat].team != table.players[step.seat].team
        if enemy and is_planeswalker(table, one) and within_clear_sight(table, thief, one, trait.reach):
            yield one


def _arising(table: Table, step: Arise) -> tuple[int, ...]:
    """Return the fallen figures that would all return, if all of that name have fallen."""
    key = table.armies[step.army].key
    armies = [army for army in armies_of(table, step.seat) if army.key == key]
    if any(len(figures_in(table, army.id, "graveyard")) != len(army.figures) for army in armies):
        return ()
    return tuple(figure for army in armies for figure in army.figures)


def take_asking(draft: AnyDraft, step: Asking) -> None:
    """Ask, if there is anything to choose."""
    table = draft.table
    if isinstance(step, PutUnder):
        draft.ask(step, step.seat, "pick", "put_under")
    elif isinstance(step, Arise):
        if _arising(table, step) and planeswalker_of(table, step.seat) is not None:
            draft.ask(step, step.seat, "pick", "arise", (step.army,))
    elif any(isinstance(choice, ChooseFigure) for choice in choices(table, step)):
        prompt = {Deceive: "deceive", Regrow: "regrow", StealMind: "steal_mind"}[type(step)]
        draft.ask(step, step.seat, "pick", prompt, (step.army,))


def choices(table: Table, step: Asking) -> Iterator[Command]:
    """Yield what may be chosen."""
    if isinstance(step, PutUnder | Arise):
        yield from (Agree(), Decline())
    elif isinstance(step, Deceive):
        if planeswalker_of(table, step.seat) is not None:
            yield from (ChooseFigure(one.id) for one in figures_of(table, step.army))
        yield Done()
    elif isinstance(step, Regrow):
        yield from (ChooseFigure(one.id) for one in figures_of(table, step.army) if one.damage)
    else:
        yield from (ChooseFigure(one.id) for one in _stealable(table, step))
        yield Done()


def why_not(table: Table, step: Asking, command: Command) -> Refusal | None:
    """Return why that cannot be chosen."""
    if any(command == choice for choice in choices(table, step)):
        return None
    return NO_FIGURE if isinstance(command, ChooseFigure) else NOT_AN_ANSWER


def answer(draft: AnyDraft, step: Asking, command: Command) -> None:
    """Carry out what was chosen."""
    if isinstance(step, PutUnder):
        draft.happen(ce.LibraryClosed(step.seat))
        if isinstance(command, Agree):
            # rule: arena/focused_thoughts
            draft.happen(ce.CardPutUnder(step.seat))
    elif isinstance(step, Arise):
        if isinstance(command, Agree):
            _arise(draft, step)
    elif not isinstance(command, ChooseFigure):
        return
    elif isinstance(step, Deceive):
        # rule: arena/illusionary_deception
        walker = planeswalker_of(draft.table, step.seat)
        assert walker is not None
        exchange(draft, walker.id, command.figure)
    elif isinstance(step, Regrow):
        heal(draft, draft.table.figures[command.figure], step.amount)
    else:
        _steal(draft, step, command.figure)


def _arise(draft: AnyDraft, step: Arise) -> None:
    # rule: arena/darkness_arises
    trait = trait_of(ARMY_CARDS[draft.table.armies[step.army].key], t.Arising)
    walker = planeswalker_of(draft.table, step.seat)
    assert trait is not None and walker is not None
    if draft.roll(step.seat, 1, 20, "arise")[0] >= trait.needed:
        draft.push(Place(step.seat, _arising(draft.table, step), (walker.id,), trait.reach, "raised"))


def _steal(draft: AnyDraft, step: StealMind, figure: int) -> None:
    # rule: arena/mind_stealer
    trait = trait_of(ARMY_CARDS[draft.table.armies[step.army].key], t.MindStealer)
    assert trait is not None
    if draft.roll(step.seat, 1, 20, "steal_mind")[0] < trait.needed:
        return
    draft.happen(e.ControlTaken(figure, step.seat))
    army = draft.table.figures[figure].army
    one = (figure,)
    draft.push(Abilities(step.seat, army), Moves(step.seat, one), FreeAttack(step.seat, one), ReturnControl(figure))


STEPS: dict[type[Step], Chapter] = {
    s.Abilities: Chapter(take_abilities, ability_choices, why_no_ability, answer_ability, doubtful=()),
    PutUnder: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    Deceive: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    Arise: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    Regrow: Chapter(take_asking, choices, why_not, answer, doubtful=()),
    StealMind: Chapter(take_asking, choices, why_not, answer, doubtful=()),
}
