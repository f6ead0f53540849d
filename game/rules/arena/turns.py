"""Arena's turn: draw, choose an army card, cast and summon, move, attack, cast spells again, advance the marker."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena import abilities, casting, summoning
from game.rules.arena.asking import NO_ARMY, NOT_AN_ANSWER, AnyDraft, not_now
from game.rules.arena.attacking import AttackPhase
from game.rules.arena.drawing import draw_cards
from game.rules.arena.ends import count_up, finish, last_turn
from game.rules.arena.recalling import bury_enchantments
from game.rules.arena.spells import plays, why_no_play, why_no_spells
from game.rules.arena.standing import pairs_beside
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.commands import ChooseArmy, ChooseCard, PlaySpell, Summon, UseAbility
from game.rules.arena.state.steps import Moves
from game.rules.arena.state.table import Army, Playing, Table, armies_of, field, figures_of, owner_of, seats_from
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat

#: The most spell cards that a seat may hold as its turn ends.
HAND_LIMIT = 7


class BeginTurn(Step, frozen=True):
    """A seat's turn begins."""

    seat: int


class DrawCard(Step, frozen=True):
    """Action 1: a spell card is drawn."""


class ChooseCardOfTurn(Step, frozen=True):
    """Action 2: an army card is chosen."""


class SpellWindow(Step, frozen=True):
    """Spells and activated abilities; before the move summoning too."""

    after: bool


class MovePhase(Step, frozen=True):
    """Action 3: the figures of the chosen card move."""


class EndTriggers(Step, frozen=True):
    """The triggers at the end of the chosen card's turn."""


class HandLimit(Step, frozen=True):
    """Cards beyond the hand limit are discarded."""


class EndTurn(Step, frozen=True):
    """Action 5: the turn marker moves on."""


def take_begin_turn(draft: AnyDraft, step: BeginTurn) -> None:
    """Begin the turn, and end effects that lasted until then."""
    table = draft.table
    draft.happen(e.TurnBegan(step.seat, table.turn.number + 1, pairs_beside(table)))
    _end_lasting(draft, ("growth",), step.seat)
    draft.push(*abilities.at_start(draft.table, step.seat), DrawCard(), ChooseCardOfTurn())


def _end_lasting(draft: AnyDraft, whats: tuple[str, ...], seat: int | None) -> None:
    for one in draft.table.lasting:
        if one.what in whats and seat in (None, one.seat):
            draft.happen(e.LastingEnded(one))


def take_draw(draft: AnyDraft, step: DrawCard) -> None:
    """Draw a card; the first player of a duel draws none in the first turn."""
    # rule: arena/draw
    turn = draft.table.turn
    if turn.number == 1 and draft.table.board.mode == "duel":
        return
    draw_cards(draft, turn.seat, 1)


def choosable(table: Table) -> Iterator[Army]:
    """Yield the army cards that the seat may choose this turn."""
    # rule: arena/choosing
    for army in armies_of(table, table.turn.seat):
        if figures_of(table, army.id) and not is_detained(table, army):
            yield army


def is_detained(table: Table, army: Army) -> bool:
    """Return whether the card may not be chosen in this turn of its player."""
    # rule: arena/detain
    return any(one.what == "detained" and one.seat == army.owner and one.key == army.key for one in table.lasting)


def take_choose(draft: AnyDraft, step: ChooseCardOfTurn) -> None:
    """Ask for an army card; a player with nothing to choose passes the turn."""
    if next(choosable(draft.table), None) is None:
        draft.push(HandLimit(), EndTurn())
        return
    draft.happen(e.PhaseBegan(draft.table.turn.seat, "choose"))
    draft.ask(step, draft.table.turn.seat, "pick", "choose_army")


def army_choices(table: Table, step: ChooseCardOfTurn) -> Iterator[Command]:
    return (ChooseArmy(army.id) for army in choosable(table))


def why_not_army(table: Table, step: ChooseCardOfTurn, command: Command) -> Refusal | None:
    """Return why that army card cannot be chosen."""
    if not isinstance(command, ChooseArmy):
        return NOT_AN_ANSWER
    army = table.armies.get(command.army)
    if army is None or army.owner != table.turn.seat:
        return NO_ARMY
    if not figures_of(table, army.id):
        return Refusal("not_in_play", "arena/choosing", "None of its figures is on the battlefield.", (army.id,))
    if is_detained(table, army):
        return Refusal("detained", "arena/detain", "It is detained this turn.", (army.id,))
    return None


def answer_army(draft: AnyDraft, step: ChooseCardOfTurn, command: Command) -> None:
    """Choose the army card of the turn, and push the rest of the turn."""
    assert isinstance(command, ChooseArmy)
    seat = draft.table.turn.seat
    draft.happen(e.ArmyChosen(seat, command.army))
    starts = abilities.at_start_of_card(draft.table, seat, draft.table.armies[command.army])
    draft.push(
        *starts,
        SpellWindow(after=False),
        MovePhase(),
        AttackPhase(),
        SpellWindow(after=True),
        EndTriggers(),
        HandLimit(),
        EndTurn(),
    )


# Spells


def take_window(draft: AnyDraft, step: SpellWindow) -> None:
    """Ask for spells, abilities and squads to be summoned, as long as there is anything to do."""
    seat = draft.table.turn.seat
    phase = "spells_after" if step.after else "spells"
    if draft.table.turn.phase != phase:
        draft.happen(e.PhaseBegan(seat, phase))  # type: ignore[arg-type]
    # rule: arena/windows
    might = might_act(draft.table, step)
    if might and (draft.table.windows == "always" or _can_act(draft.table, step)):
        draft.ask(step, seat, "act", phase)
    elif might:
        # As if it had been asked and had done nothing: silence would reveal its hand.
        draft.happen(e.Passed(seat, phase))  # type: ignore[arg-type]


def might_act(table: Table, step: SpellWindow) -> bool:
    """Return whether the seat might do anything now, judged without seeing its hand."""
    # rule: arena/windows
    seat = table.turn.seat
    if table.players[seat].hand and why_no_spells(table, seat) is None:
        return True
    if abilities.might_use_any(table, seat, table.turn.army):
        return True
    # rule: scenario/reinforce - which of its squads wait for the scenario, a seat alone knows.
    return _can_act(table if table.scenario is None else replace(table, scenario=None), step)


def _can_act(table: Table, step: SpellWindow) -> bool:
    return any(not isinstance(choice, Done) for choice in window_choices(table, step))


def window_choices(table: Table, step: SpellWindow) -> Iterator[Command]:
    """Yield summons from the reserve, abilities of the chosen card, spells, and ``Done``."""
    seat, army = table.turn.seat, table.turn.army
    if not step.after:
        for own in armies_of(table, seat):
            if summoning.why_no_summon(table, seat, own) is None:
                yield Summon(own.id)
    yield from abilities.uses(table, seat, army)
    yield from plays(table, seat)
    yield Done()


def why_not_in_window(table: Table, step: SpellWindow, command: Command) -> Refusal | None:
    """Return why that cannot be done now."""
    seat = table.turn.seat
    if isinstance(command, Done):
        return None
    if isinstance(command, PlaySpell):
        return why_no_play(table, seat, command)
    if isinstance(command, UseAbility):
        return abilities.why_no_use(table, seat, table.turn.army, command)
    if isinstance(command, Summon):
        if step.after:
            text = "Squads are summoned before the Planeswalker moves."
            return Refusal("too_late", "arena/summoning", text, (command.army,))
        return summoning.why_no_summon(table, seat, table.armies.get(command.army))
    return not_now(table, command)


def answer_window(draft: AnyDraft, step: SpellWindow, command: Command) -> None:
    """Carry the answer out, and ask again."""
    seat = draft.table.turn.seat
    if isinstance(command, Done):
        draft.happen(e.Passed(seat, "spells_after" if step.after else "spells"))
        return
    draft.push(step)
    if isinstance(command, PlaySpell):
        casting.play(draft, seat, command)
    elif isinstance(command, UseAbility):
        abilities.use(draft, seat, draft.table.turn.army, command)
    elif isinstance(command, Summon):
        summoning.summon(draft, seat, command.army)


def take_move_phase(draft: AnyDraft, step: MovePhase) -> None:
    """Let all figures of the chosen card move."""
    table = draft.table
    figures = tuple(one.id for one in figures_of(table, table.turn.army) if one.seat == table.turn.seat)
    draft.push(Moves(table.turn.seat, figures, counts=True))


# The end of the turn


def take_end_triggers(draft: AnyDraft, step: EndTriggers) -> None:
    """Carry out the abilities that trigger at the end of the chosen card's turn."""
    table = draft.table
    draft.happen(e.PhaseBegan(table.turn.seat, "end"))
    draft.push(*abilities.at_end_of_card(table, table.turn.seat, table.armies[table.turn.army]))


def take_hand_limit(draft: AnyDraft, step: HandLimit) -> None:
    """Ask for discards down to the hand limit."""
    # rule: arena/hand_limit
    seat = draft.table.turn.seat
    if len(draft.table.players[seat].hand) > HAND_LIMIT:
        draft.ask(step, seat, "pick", "hand_limit")


def discard_choices(table: Table, step: HandLimit) -> Iterator[Command]:
    return (ChooseCard(card) for card in table.players[table.turn.seat].hand)


def why_no_discard(table: Table, step: HandLimit, command: Command) -> Refusal | None:
    """Return why that card cannot be discarded."""
    if not isinstance(command, ChooseCard):
        return NOT_AN_ANSWER
    if command.card == 0 or command.card not in table.players[table.turn.seat].hand:
        return Refusal("not_in_hand", "arena/hand_limit", "That card is not in the hand.", (command.card,))
    return None


def answer_discard(draft: AnyDraft, step: HandLimit, command: Command) -> None:
    assert isinstance(command, ChooseCard)
    draft.happen(ce.CardDiscarded(draft.table.turn.seat, command.card))
    draft.push(step)


def take_end(draft: AnyDraft, step: EndTurn) -> None:
    """Advance the marker; after its last space the points are counted."""
    # rule: arena/turn_marker
    turn = draft.table.turn
    draft.happen(e.TurnEnded(turn.seat, turn.number))
    _end_lasting(draft, ("exchange", "charge", "twin"), None)
    _end_lasting(draft, ("detained",), turn.seat)
    if turn.number >= last_turn(draft.table):
        count_up(draft)
        return
    order = seats_from(draft.table, turn.seat)[1:]
    following = next((seat for seat in order if seat not in draft.table.out), turn.seat)
    draft.push(BeginTurn(following))


def leave_melee(draft: AnyDraft, seat: int) -> None:
    """Give up for a seat in a melee: its figures leave as if destroyed, nobody scores them, and the others play on. If
    it is the seat's turn, the turn ends at once."""
    # rule: arena/out
    table = draft.table
    own = tuple(one for one in field(table) if owner_of(table, one) == seat)
    led = tuple(one for one in field(table) if one.seat == seat and owner_of(table, one) != seat)
    made, playing = table.attack_made, table.playing
    if made is not None and table.turn.seat == seat:
        draft.happen(e.AttackEnded(made.attacker, made.defender, 0, 0))
    elif made is not None and {made.attacker, made.defender} & {one.id for one in own}:
        draft.happen(e.AttackAltered(is_off=True))
    if playing is not None and playing.seat == seat:
        draft.happen(ce.SpellBuried(seat, playing.card))
    elif playing is not None and _is_waiting(draft) and _aims_at(table, playing, seat):
        draft.happen(ce.SpellCountered(playing.seat, playing.card))
    if table.players[seat].looking:
        draft.happen(ce.LibraryClosed(seat))
    draft.happen(
        *(e.FigureDestroyed(one.id, 0) for one in own),
        *(e.ControlTaken(one.id, owner_of(table, one)) for one in led),
        e.PlayerOut(seat),
    )
    for army in armies_of(table, seat):
        bury_enchantments(draft, army.id)
    left = tuple(player.seat for player in table.players if player.seat not in draft.table.out)
    if len(left) == 1:
        finish(draft, "last_left", left)
    elif table.turn.seat == seat and table.turn.number:
        draft.agenda[:] = [EndTurn()]


def _is_waiting(draft: AnyDraft) -> bool:
    """Return whether a spell was played that has not taken effect yet."""
    return any(isinstance(step, casting.Resolve) for step in draft.agenda)


def _aims_at(table: Table, playing: Playing, seat: int) -> bool:
    """Return whether a spell is aimed at something of a seat's."""
    target = playing.target
    if isinstance(target, OnFigure):
        return owner_of(table, table.figures[target.figure]) == seat
    if isinstance(target, OnArmy):
        return table.armies[target.army].owner == seat
    if isinstance(target, OnEnchantment):
        return any(target.card in army.auras for army in armies_of(table, seat))
    return isinstance(target, OnSeat) and target.seat == seat


STEPS: dict[type[Step], Chapter] = {
    BeginTurn: Chapter(take_begin_turn),
    DrawCard: Chapter(take_draw),
    ChooseCardOfTurn: Chapter(take_choose, army_choices, why_not_army, answer_army, doubtful=()),
    SpellWindow: Chapter(take_window, window_choices, why_not_in_window, answer_window, doubtful=()),
    MovePhase: Chapter(take_move_phase),
    EndTriggers: Chapter(take_end_triggers),
    HandLimit: Chapter(take_hand_limit, discard_choices, why_no_discard, answer_discard, doubtful=()),
    EndTurn: Chapter(take_end),
}
